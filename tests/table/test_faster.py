"""Who reaches for what somebody else has just taken is told who was faster; nothing else is anybody's doing."""

from __future__ import annotations

import asyncio

import pytest

from hullbreach.table.bodies import Create, Join
from hullbreach.table.errors import TableError
from hullbreach.table.live import LiveTable
from hullbreach.table.messages import Done, Error, Play
from hullbreach.table.rivals import REMEMBERED
from hullbreach.table.tables import Tables
from tests.kernel.toy import TITLE
from tests.table.client import Client, decode_seated
from tests.table.conftest import Running
from tests.table.quiet import MemoryStore, Notes, begin, run, serve

TAKE, PUT_BACK, SWAP, STAY = (TITLE.vocabulary.read(text).number for text in ("take", "put-back", "swap", "stay"))
THREE = Create(game=TITLE.id, options={"crew": "3"}, absent="play-on")


class Hands:
    """Three people at a table, who act one after the other."""

    def __init__(self, tables: Tables, table: LiveTable, people: list[Notes]) -> None:
        self.tables = tables
        self.table = table
        self.people = people
        self.asked = 0

    async def do(self, seat: int, move: int, seq: int | None = None) -> TableError | None:
        self.asked += 1
        ask = Play(id=f"m{self.asked}", seq=self.table.seq if seq is None else seq, move=move)
        try:
            await self.tables.play(self.table, self.people[seat], ask)
        except TableError as error:
            return error
        return None

    async def late(self, seat: int, move: int, seq: int) -> str | int | None:
        """Who was faster than a move that is refused, chosen after that entry."""
        before = self.table.game.to_bytes(), self.table.seq, len(self.table.journal.events)
        error = await self.do(seat, move, seq)
        assert error is not None
        assert before == (self.table.game.to_bytes(), self.table.seq, len(self.table.journal.events))
        assert (error.code, bool(error.rule)) == ("refused", True)
        return error.details.get("faster")


def scenario(work: object) -> None:
    async def play() -> None:
        tables = serve(MemoryStore())
        hands = Hands(tables, *await begin(tables, THREE))
        await work(hands)  # type: ignore[operator]
        await tables.close()

    run(play())


def test_the_one_who_took_it_is_named() -> None:
    async def work(hands: Hands) -> None:
        seq = hands.table.seq
        await hands.do(2, TAKE)
        assert await hands.late(0, TAKE, seq) == 2
        assert await hands.late(1, TAKE, seq) == 2

    scenario(work)


def test_of_several_it_is_the_one_who_has_it_now() -> None:
    async def work(hands: Hands) -> None:
        seq = hands.table.seq
        await hands.do(2, TAKE)
        await hands.do(2, PUT_BACK)
        await hands.do(1, TAKE)
        assert await hands.late(0, TAKE, seq) == 1

    scenario(work)


def test_who_could_know_better_hears_of_nobody() -> None:
    async def work(hands: Hands) -> None:
        await hands.do(2, TAKE)
        assert await hands.late(0, TAKE, hands.table.seq) is None
        await hands.do(1, STAY)
        assert await hands.late(0, TAKE, hands.table.seq - 1) is None

    scenario(work)


def test_ones_own_doing_is_nobodys_else() -> None:
    async def work(hands: Hands) -> None:
        seq = hands.table.seq
        await hands.do(0, STAY)
        await hands.do(1, STAY)
        assert await hands.late(0, STAY, seq) is None

    scenario(work)


def test_time_is_nobody() -> None:
    async def work(hands: Hands) -> None:
        seq = hands.table.seq
        await hands.do(1, STAY)
        await asyncio.sleep(5.5)
        assert await hands.late(0, STAY, seq) is None

    scenario(work)


def test_who_has_decided_is_late_by_its_own_doing() -> None:
    async def work(hands: Hands) -> None:
        await hands.do(0, TAKE)
        seq = hands.table.seq
        for seat in (0, 1):
            await hands.do(seat, STAY)
        assert await hands.late(0, SWAP, seq) is None
        await hands.do(2, STAY)
        assert await hands.late(0, SWAP, seq) is None  # the round is over as well, but that took nothing away

    scenario(work)


def test_what_was_long_ago_is_not_kept() -> None:
    async def work(hands: Hands) -> None:
        seq = hands.table.seq
        for _ in range(REMEMBERED):
            await hands.do(2, TAKE)
            await hands.do(2, PUT_BACK)
        await hands.do(2, TAKE)
        assert await hands.late(0, TAKE, seq) is None
        assert await hands.late(0, TAKE, hands.table.seq - 1) == 2

    scenario(work)


@pytest.mark.anyio
async def test_in_a_scramble_for_the_wrench_all_but_one_are_told_who_has_it(server: Running) -> None:
    first = server.create(game=TITLE.id, options={"crew": "4"}, absent="play-on")
    seats = f"/api/tables/{first.table}/seats"
    seated = [first, *(decode_seated(server.post(seats, Join()).content) for _ in range(3))]
    clients = [Client(server.url, one) for one in seated]
    for client in clients:
        await client.__aenter__()
    await asyncio.gather(*(client.until_running() for client in clients))
    for turn in range(8):
        seq = max(client.seq for client in clients)
        await asyncio.gather(*(client.send(Play(id=f"take{turn}", seq=seq, move=TAKE)) for client in clients))
        answers = await asyncio.gather(*(answer(client, f"take{turn}") for client in clients))
        (winner,) = [seat for seat, told in enumerate(answers) if isinstance(told, Done)]
        for told in answers:
            if isinstance(told, Error):
                assert (told.code, told.why, told.rule) == ("refused", "wrench-taken", "TOY-05")
                assert told.details == {"move": "take", "faster": winner}
        await clients[winner].play(PUT_BACK)
        back = clients[winner].seq
        for client in clients:
            while client.seq < back:
                await client.receive()
    for client in clients:
        await client.__aexit__(None, None, None)


async def answer(client: Client, ask_id: str) -> object:
    while getattr(told := await client.receive(), "id", None) != ask_id:
        pass
    return told
