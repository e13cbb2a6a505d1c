"""A server is killed at any moment; every acknowledged move is there afterwards, and no other."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from hullbreach.games import find_title
from hullbreach.kernel.log import load
from hullbreach.table.messages import Done, Play, Pong, Seated
from hullbreach.table.settings import Settings
from tests.table.client import Client
from tests.table.conftest import GENEROUS, Running, free_port, process_server

pytestmark = pytest.mark.anyio

ROUNDS = 200 if os.environ.get("HULLBREACH_LONG") == "1" else 10
PLAYERS = 6


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
    made = Fate(Settings(port=free_port(), database=str(tmp_path / "table.db"), limits=GENEROUS))
    yield made
    made.kill()
    made.server.http.close()


async def test_no_acknowledged_move_is_lost_and_none_is_invented(fate: Fate) -> None:
    dice = random.Random(2026)  # noqa: S311
    witnesses = [Witness(fate.server, number) for number in range(PLAYERS)]
    for _ in range(ROUNDS):
        playing = asyncio.gather(*(witness.play_until_death() for witness in witnesses))
        await asyncio.sleep(dice.uniform(0.02, 0.35))
        fate.kill()
        await playing
        fate.rise()
        for witness in witnesses:
            await witness.check()
    found = sum(witness.found for witness in witnesses)
    unanswered = sum(witness.unanswered for witness in witnesses)
    arrived = sum(witness.arrived for witness in witnesses)
    print(f"{ROUNDS} deaths, {found} acknowledged moves found, {unanswered} unanswered, {arrived} of them in the log")
    assert found > ROUNDS * PLAYERS  # they did play
    assert unanswered > ROUNDS  # and were interrupted


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
