"""A server is killed at any moment; every acknowledged move is there afterwards, and no other."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from hullbreach.games import find_title
from hullbreach.kernel.log import load
from hullbreach.table.messages import Done, Play, Pong, Seated
from hullbreach.table.settings import Settings
from tests.table.client import Client
from tests.table.conftest import GENEROUS, Running, free_port, process_server

pytestmark = pytest.mark.anyio

ROUNDS = 200 if os.environ.get("HULLBREACH_LONG") == "1" else 10
PLAYERS = 6


class Witness:
    """A person who notes what was acknowledged, and what was sent last."""

    def __init__(self, server: Running, number: int) -> None:
        self.server = server
        self.dice = random.Random(number)  # noqa: S311 - which move is played, not a secret
        self.sit()

    def sit(self) -> None:
        self.seated: Seated = self.server.create()
        self.acknowledged: list[int] = []
        self.sent: Play | None = None
        self.over = False

    async def play_until_death(self) -> None:
        try:
            async with Client(self.server.url, self.seated) as client:
                while client.result is None:
                    self.sent = client.next_play(self.dice.choice(client.legal), f"m{len(self.acknowledged)}")
                    await client.send(self.sent)
                    await self._acknowledgement(client)
                self.over = True
        except (ConnectionClosed, OSError):
            pass

    async def _acknowledgement(self, client: Client) -> None:
        assert self.sent
        while True:
            reply = await client.receive()
            if getattr(reply, "id", None) == self.sent.id:
                self.acknowledged.append(self.sent.move)
                self.sent = None
                return

    async def check(self) -> None:
        """What the log holds is what was acknowledged and, perhaps, the one move whose answer was lost."""
        headers = {"authorization": f"Bearer {self.seated.token}"}
        text = self.server.http.get(f"/api/tables/{self.seated.table}/log", headers=headers).text
        found = [entry.move.number for entry in load(text, find_title).entries if entry.move]
        hoped = [*self.acknowledged, self.sent.move] if self.sent else self.acknowledged
        assert found in (self.acknowledged, hoped)
        if self.sent:
            await self.send_again(len(found))
        if self.over:
            self.sit()

    async def send_again(self, found: int) -> None:
        """The lost answer comes now; the move counts once, whether or not it had arrived."""
        assert self.sent
        async with Client(self.server.url, self.seated) as client:
            assert client.seq == found
            await client.send(self.sent)
            arrived = found > len(self.acknowledged)
            await self._acknowledgement(client)
            async with Client(self.server.url, self.seated) as again:
                assert again.seq == len(self.acknowledged) == found + (not arrived)
            if arrived:
                await client.send(Play(id=f"m{found - 1}", seq=0, move=0))
                assert (await client.expect(Done)).seq == found


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
