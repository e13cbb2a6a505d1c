"""Four hands reach for the same component in the same millisecond: one has it, three are told why, and by whom."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import cast

import msgspec
import pytest

from hullbreach.games.galaxy_trucker import pieces
from hullbreach.games.galaxy_trucker.game import TITLE, GalaxyTrucker
from hullbreach.table.bodies import Join
from hullbreach.table.live import LiveTable
from hullbreach.table.messages import Done, Error, Reply, encode
from hullbreach.table.sqlite import SqliteStore
from hullbreach.table.store import Row
from tests.effort import LONG
from tests.games.galaxy_trucker.test_conservation import assert_components_conserved
from tests.table.client import Client, decode_seated
from tests.table.conftest import COUNTDOWN_MS, Running, server_apart

pytestmark = pytest.mark.anyio

SEATS = 4
WANTED = 1000 if LONG else 1
"""So many times all four must have asked in the same millisecond; what took longer is checked and not counted."""
SAME_S = 0.001
GRABS = 200 if LONG else 60
"""At one table: whoever is always the fastest must not run into the limit of GT-RULING-57."""
OPTIONS = {"players": str(SEATS), "flights": "III", "clock": "full"}
"""The timer waits to be turned: nobody does, so building goes on."""
DRAW, RETURN = (TITLE.vocabulary.read(text).number for text in ("draw", "return"))


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "table.db"


@pytest.fixture
def server(database: Path) -> Iterator[Running]:
    """In a process of its own, so that it reads its sockets while others are still being written to."""
    with server_apart(database, countdown_ms=COUNTDOWN_MS) as running:
        yield running


class Scramble:
    """A table, those who sit there, and what they were answered."""

    def __init__(self, clients: list[Client]) -> None:
        self.clients = clients
        self.entered: list[tuple[int, str, int]] = []
        """What was answered with "done": the seat, the id, the number of the move."""
        self.refused: list[str] = []
        self.spreads: list[float] = []
        """How long after the first request of a grab the last one left."""
        self.wins: Counter[int] = Counter()

    async def put_on_the_pile(self) -> str:
        """Seat 0 draws something and does not want it; everybody sees that."""
        await self.do(0, DRAW)
        tile = str(self.clients[0].view["public"]["seats"][0]["hand"])
        await self.do(0, RETURN)
        return tile

    async def do(self, seat: int, move: int) -> None:
        client = self.clients[seat]
        ask = client.next_play(move)
        await client.send(ask)
        done = await answer(client, ask.id)
        assert isinstance(done, Done), done
        self.entered.append((seat, ask.id, move))
        await self.all_hear(done.seq or 0)

    async def all_hear(self, seq: int) -> None:
        for client in self.clients:
            while client.seq < seq:
                await client.receive()

    async def grab(self, tile: str, turn: int) -> None:
        """All at once. Another one begins each time; the one who has it then puts it back."""
        move = TITLE.vocabulary.read(f"take {tile}").number
        assert all(move in client.legal for client in self.clients)
        asks = [client.next_play(move) for client in self.clients]
        texts = [encode(ask) for ask in asks]
        began = perf_counter()
        for place in range(SEATS):
            await self.clients[(turn + place) % SEATS].socket.send(texts[(turn + place) % SEATS])
        self.spreads.append(perf_counter() - began)
        answers = [await answer(client, ask.id) for client, ask in zip(self.clients, asks, strict=True)]
        (winner,) = [seat for seat, told in enumerate(answers) if isinstance(told, Done)]
        for told in answers:
            if not isinstance(told, Done):
                assert isinstance(told, Error)
                assert (told.code, told.why, told.rule) == ("refused", "not-face-up", "GT-BUILD-02")
                assert told.details == {"move": f"take {tile}", "faster": winner}
        self.refused += [ask.id for seat, ask in enumerate(asks) if seat != winner]
        self.entered.append((winner, asks[winner].id, move))
        self.wins[winner] += 1
        await self.all_hear(cast("Done", answers[winner]).seq or 0)
        hands = [one["hand"] for one in self.clients[turn % SEATS].view["public"]["seats"]]
        assert hands == [tile if seat == winner else None for seat in range(SEATS)]
        await self.do(winner, RETURN)


async def answer(client: Client, ask_id: str) -> Reply:
    while getattr(told := await client.receive(), "id", None) != ask_id:
        pass
    return told


def check_the_log(rows: list[Row], scramble: Scramble) -> None:
    """What was done stands there, each once and in that order; of what was refused nothing does."""
    assert [(row.seat, row.id, row.move) for row in rows if row.seat >= 0] == scramble.entered
    assert not {row.id for row in rows} & {*scramble.refused}


def check_the_table(table: LiveTable, scramble: Scramble) -> None:
    """Whoever replays the log sees what everybody sees, and no component is lost or doubled."""
    for seat, client in enumerate(scramble.clients):
        assert msgspec.to_builtins(table.game.view(seat)) == client.view
    trucker = cast("GalaxyTrucker", table.game).table
    assert_components_conserved(trucker)
    assert scramble.clients[0].view["public"]["face_down"] + 1 == pieces.ORDINARY


@pytest.mark.rule("GT-BUILD-02")
async def test_of_four_who_reach_for_a_component_at_once_one_has_it(server: Running, database: Path) -> None:
    store = SqliteStore(database)
    spreads: list[float] = []
    while sum(spread < SAME_S for spread in spreads) < WANTED:
        first = server.create(game=TITLE.id, options=OPTIONS, absent="play-on")
        seats = f"/api/tables/{first.table}/seats"
        seated = [first, *(decode_seated(server.post(seats, Join()).content) for _ in range(SEATS - 1))]
        async with AsyncExitStack() as stack:
            scramble = Scramble([await stack.enter_async_context(Client(server.url, one)) for one in seated])
            await asyncio.gather(*(client.until_running() for client in scramble.clients))
            tile = await scramble.put_on_the_pile()
            for turn in range(GRABS):
                await scramble.grab(tile, turn)
            stored = await store.load(first.table)
            assert stored is not None
            check_the_log(stored.rows, scramble)
            check_the_table(LiveTable(stored, TITLE), scramble)
        assert len(scramble.refused) == (SEATS - 1) * GRABS
        assert len(scramble.wins) > 1
        spreads += scramble.spreads
    await store.close()
    same = sum(spread < SAME_S for spread in spreads)
    print(f"{len(spreads)} grabs, {same} of them in the same millisecond, median {median(spreads) * 1000:.2f} ms")
