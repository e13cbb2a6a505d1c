"""A server is killed at any moment; every acknowledged move is there afterwards, and no other."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from hullbreach.games import find_title
from hullbreach.kernel.log import NOBODY, load
from hullbreach.table.bodies import Join, Seated
from hullbreach.table.messages import Done, Play, Pong
from hullbreach.table.settings import Settings
from tests.effort import LONG
from tests.kernel.toy import TITLE
from tests.table.client import Client, decode_seated
from tests.table.conftest import COUNTDOWN_MS, GENEROUS, Running, free_port, process_server
from tests.table.shelf import LONG_AIRLOCK

pytestmark = pytest.mark.anyio

ROUNDS = 200 if LONG else 10
PLAYERS = 6
HURRIED = 2
TAKE, PUT_BACK = (TITLE.vocabulary.read(text).number for text in ("take", "put-back"))
MOMENT_MS = 50
"""From the start of a clock to the message that tells of it."""


class Witnessed:
    """One table: what was acknowledged there, and what was sent last without an answer."""

    def __init__(self, seated: Seated) -> None:
        self.seated = seated
        self.acknowledged: list[int] = []
        self.sent: Play | None = None

    async def play_out(self, server: Running, dice: random.Random) -> None:
        async with Client(server.url, self.seated) as client:
            while client.result is None:
                self.sent = client.next_play(dice.choice(client.legal), f"m{len(self.acknowledged)}")
                await client.send(self.sent)
                await self.acknowledgement(client)

    async def acknowledgement(self, client: Client) -> None:
        assert self.sent
        while getattr(await client.receive(), "id", None) != self.sent.id:
            pass
        self.acknowledged.append(self.sent.move)
        self.sent = None

    def arrived(self, server: Running) -> int:
        """How many moves the log holds: those that were acknowledged and, perhaps, the one whose answer was lost."""
        headers = {"authorization": f"Bearer {self.seated.token}"}
        text = server.http.get(f"/api/tables/{self.seated.table}/log", headers=headers).text
        found = [entry.move.number for entry in load(text, find_title).entries if entry.move]
        hoped = [*self.acknowledged, self.sent.move] if self.sent else self.acknowledged
        assert found in (self.acknowledged, hoped)
        return len(found)

    async def send_again(self, server: Running, found: int) -> None:
        """The lost answer comes now; the move counts once, whether or not it had arrived."""
        assert self.sent
        async with Client(server.url, self.seated) as client:
            assert client.seq == found
            await client.send(self.sent)
            arrived = found > len(self.acknowledged)
            await self.acknowledgement(client)
            async with Client(server.url, self.seated) as again:
                assert again.seq == len(self.acknowledged) == found + (not arrived)
            if arrived:
                await client.send(Play(id=f"m{found - 1}", seq=0, move=0))
                assert (await client.expect(Done)).seq == found


class Witness:
    """A person who plays one game after the other and notes what is acknowledged."""

    def __init__(self, server: Running, number: int) -> None:
        self.server = server
        self.dice = random.Random(number)  # noqa: S311 - which move is played, not a secret
        self.games = [self.sit()]
        """Those since the last death; the last one may go on."""
        self.found = self.unanswered = self.arrived = 0

    def sit(self) -> Witnessed:
        return Witnessed(self.server.create())

    async def play_until_death(self) -> None:
        with suppress(WebSocketException, OSError, httpx.TransportError):
            while True:
                await self.games[-1].play_out(self.server, self.dice)
                self.games.append(self.sit())

    async def check(self) -> None:
        for game in self.games:
            found = game.arrived(self.server)
            self.found += len(game.acknowledged)
            if game.sent:
                self.unanswered += 1
                self.arrived += found - len(game.acknowledged)
                await game.send_again(self.server, found)
        del self.games[:-1]


class Hurried:
    """Somebody at a table with a clock, who notes what is acknowledged and, by a watch of its own, what time it is."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.left = server.create(game=LONG_AIRLOCK.id, absent="play-on")
        self.right = decode_seated(server.post(f"/api/tables/{self.left.table}/seats", Join()).content)
        self.acknowledged: dict[str, int] = {}
        self.sent: Play | None = None
        self.asked = self.found = self.arrived = self.unanswered = 0
        self.time = 0
        """What the log added up to when the clock was last seen to start; at most, until it was."""
        self.began = self.watched = 0.0
        """When we came, and when we heard that it ran."""
        self.made_at = 0
        """The game time by which the last acknowledged move had not been sent yet."""
        self.ended = 0.0

    async def play_until_death(self) -> None:
        with suppress(WebSocketException, OSError, httpx.TransportError, TimeoutError):
            await self._play()
        self.ended = monotonic()

    async def _play(self) -> None:
        self.began = self.watched = monotonic()
        async with Client(self.server.url, self.left) as client:
            self.time, self.watched = client.whole.time, monotonic()
            if client.whole.phase == "waiting":
                async with Client(self.server.url, self.right) as other:
                    await asyncio.gather(client.until_running(), other.until_running())
                self.watched = monotonic()
            holds = client.view["public"]["wrench"] == self.left.seat
            while True:
                await self._move(client, PUT_BACK if holds else TAKE)
                holds = not holds
                await asyncio.sleep(0.005)

    async def _move(self, client: Client, move: int) -> None:
        self.asked += 1
        self.sent = Play(id=f"m{self.asked}", seq=client.seq, move=move)
        at = self.time + int((monotonic() - self.watched) * 1000)
        await client.send(self.sent)
        await self._acknowledgement(client)
        self.made_at = at

    async def _acknowledgement(self, client: Client) -> None:
        assert self.sent
        while getattr(reply := await client.receive(), "id", None) != self.sent.id:
            pass
        assert isinstance(reply, Done), reply
        assert reply.seq
        self.acknowledged[self.sent.id] = reply.seq
        self.sent = None

    async def check(self, database: Path) -> None:
        rows = stored(database, self.left.table)
        found = {ask_id: seq for seq, seat, ask_id, _ in rows if seat != NOBODY}
        hoped = {self.sent.id} if self.sent else set()
        assert {ask_id: found.get(ask_id) for ask_id in self.acknowledged} == self.acknowledged
        assert found.keys() - self.acknowledged.keys() <= hoped
        self.found = len(self.acknowledged)
        self._check_time(rows)
        came = monotonic()
        async with Client(self.server.url, self.left) as client:
            assert 0 <= client.whole.time - sum(ms for *_, ms in rows) < MOMENT_MS
            if self.sent:
                await self._send_again(client, found)
        self.time = client.whole.time + int((monotonic() - came) * 1000) + 1

    def _check_time(self, rows: list[tuple[int, int, str, int]]) -> None:
        """No more than has passed since the last death; and no less than when the last answered move was made."""
        last = max(self.acknowledged.values(), default=0)
        assert sum(ms for *_, ms in rows) <= self.time + (self.ended - self.began) * 1000 + 1
        assert sum(ms for seq, *_, ms in rows if seq <= last) >= self.made_at - 1

    async def _send_again(self, client: Client, found: dict[str, int]) -> None:
        assert self.sent
        ask_id = self.sent.id
        self.unanswered += 1
        self.arrived += ask_id in found
        await client.send(self.sent)
        await self._acknowledgement(client)
        assert self.acknowledged[ask_id] == found.get(ask_id, client.seq + 1)


def stored(database: Path, table: str) -> list[tuple[int, int, str, int]]:
    """The entries of a log as they are on the disk: number, seat, id and time."""
    with sqlite3.connect(database) as connection:
        query = 'SELECT seq, seat, id, ms FROM entries WHERE "table" = ? ORDER BY seq'
        return connection.execute(query, (table,)).fetchall()


class Fate:
    """One server after the other on the same port and database."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.process = process_server(settings)
        self.server = Running(f"http://127.0.0.1:{settings.port}")

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate()

    def rise(self) -> None:
        self.process = process_server(self.settings)


@pytest.fixture
def fate(tmp_path: Path) -> Iterator[Fate]:
    database = str(tmp_path / "table.db")
    made = Fate(Settings(port=free_port(), database=database, limits=GENEROUS, countdown_ms=COUNTDOWN_MS))
    yield made
    made.kill()
    made.server.http.close()


async def test_no_acknowledged_move_is_lost_and_none_is_invented(fate: Fate) -> None:
    dice = random.Random(2026)  # noqa: S311
    witnesses = [Witness(fate.server, number) for number in range(PLAYERS)]
    hurried = [Hurried(fate.server) for _ in range(HURRIED)]
    for _ in range(ROUNDS):
        everybody: list[Witness | Hurried] = [*witnesses, *hurried]
        playing = asyncio.gather(*(one.play_until_death() for one in everybody))
        await asyncio.sleep(dice.uniform(0.02, 0.35))
        fate.kill()
        await playing
        fate.rise()
        for witness in witnesses:
            await witness.check()
        for one in hurried:
            await one.check(Path(fate.settings.database))
    for label, people in (("without a clock", witnesses), ("against it", hurried)):
        found, unanswered, arrived = count(people)
        print(f"{ROUNDS} deaths, {label}: {found} acknowledged moves found, {unanswered} unanswered, {arrived} arrived")
        assert found > ROUNDS * len(people)  # they did play
        assert unanswered > ROUNDS // 5  # and were interrupted


def count(people: Sequence[Witness | Hurried]) -> tuple[int, int, int]:
    """Acknowledged moves that were found, and moves without an answer, in the log or not."""
    return (
        sum(one.found for one in people),
        sum(one.unanswered for one in people),
        sum(one.arrived for one in people),
    )


async def test_a_stop_is_clean_and_a_restart_resumes_every_table(fate: Fate) -> None:
    seats = [fate.server.create() for _ in range(3)]
    views = []
    for seated in seats:
        async with Client(fate.server.url, seated) as client:
            await client.play()
            views.append(client.view)
    async with Client(fate.server.url, seats[0]) as client:
        fate.process.terminate()
        with pytest.raises(ConnectionClosed):
            await client.expect(Pong)
    assert fate.process.wait(10) in (0, -15)
    assert fate.process.communicate()[1] == b""
    fate.rise()
    for seated, view in zip(seats, views, strict=True):
        async with Client(fate.server.url, seated) as client:
            assert client.view == view
            await client.play()
