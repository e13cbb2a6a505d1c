"""Many hands at one table, against a clock: nothing is lost or doubled, and nobody waits for long."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from pathlib import Path

import pytest

from hullbreach.table.messages import Done, Error, Join, News, Play, Seated
from tests.kernel.toy import SEATS, TITLE
from tests.table.client import Client, decode_seated
from tests.table.conftest import Running, Start

pytestmark = pytest.mark.anyio

GRABS = [TITLE.vocabulary.read(text).number for text in ("take", "put-back", "swap")]
GAMES = 6 if os.environ.get("HULLBREACH_LONG") == "1" else 1
SECONDS = 10
MOVES_PER_SECOND = 20
PROMPT = 0.99 if GAMES > 1 else 0.9
"""The part of moves that must be heard of in time: in a single game the slowest percent is one move."""
LAG_S = 0.05
"""Of the last seat, each way."""


class Hand:
    """One seat that plays on without waiting for anything."""

    def __init__(self, url: str, seated: Seated) -> None:
        self.url = url
        self.seated = seated
        self.client = Client(url, seated)
        self.sent: dict[str, float] = {}
        self.done: dict[str, int] = {}
        self.refused: set[str] = set()
        self.heard_after: list[float] = []
        self.since: dict[int, float] = {}

    async def play(self, lag_s: float) -> None:
        for number in range(SECONDS * MOVES_PER_SECOND // len(SEATS)):
            await asyncio.sleep(len(SEATS) / MOVES_PER_SECOND)
            ask = Play(id=f"m{number}", seq=self.client.seq, move=GRABS[number % len(GRABS)])
            await asyncio.sleep(lag_s)
            self.sent[ask.id] = time.monotonic()
            await self.client.send(ask)

    async def listen(self) -> None:
        while True:
            reply = await self.client.receive()
            if isinstance(reply, Done) and reply.id:
                self.done[reply.id] = reply.seq or 0
                self.since[reply.seq or 0] = self.sent.get(reply.id, 0)
            if isinstance(reply, Error) and reply.id:
                self.refused.add(reply.id)
            if isinstance(reply, News):
                now = time.monotonic()
                self.heard_after += [now - self.since.pop(seq) for seq in list(self.since) if seq <= reply.seq]

    async def be_cut_off(self) -> None:
        """And come back, and send again what was not answered."""
        self.client.socket.transport.abort()
        await asyncio.sleep(0.5)
        self.client = Client(self.url, self.seated, since=self.client.seq)
        await self.client.__aenter__()
        self.since.clear()


async def sit_down(server: Running) -> list[Hand]:
    first = server.create(game=TITLE.id, options={"crew": "4"}, absent="play-on")
    seats = f"/api/tables/{first.table}/seats"
    others = [decode_seated(server.post(seats, Join()).content) for _ in SEATS[1:]]
    return [Hand(server.url, seated) for seated in (first, *others)]


async def play_a_game(hands: list[Hand], spectator: Client) -> None:
    for hand in hands:
        await hand.client.__aenter__()
    await asyncio.gather(*(hand.client.until_running() for hand in hands))
    async with spectator:
        cut = hands[1]
        players = [
            asyncio.create_task(hand.play(LAG_S if hand is hands[-1] else 0)) for hand in hands if hand is not cut
        ]
        listeners = [asyncio.create_task(hand.listen()) for hand in hands if hand is not cut]
        await play_with_a_cut(cut)
        await asyncio.gather(*players)
        await asyncio.sleep(0.5)
        for task in listeners:
            task.cancel()
        await asyncio.gather(*listeners, return_exceptions=True)


async def play_with_a_cut(hand: Hand) -> None:
    listener = asyncio.create_task(hand.listen())
    player = asyncio.create_task(hand.play(0))
    await asyncio.sleep(SECONDS / 3)
    for task in (listener, player):
        task.cancel()
    await asyncio.gather(listener, player, return_exceptions=True)
    await hand.be_cut_off()
    listener = asyncio.create_task(hand.listen())
    for ask_id in [ask_id for ask_id in hand.sent if ask_id not in hand.done and ask_id not in hand.refused]:
        await hand.client.send(Play(id=ask_id, seq=hand.client.seq, move=GRABS[0]))
    for ask_id, seq in list(hand.done.items())[-3:]:
        await hand.client.send(Play(id=ask_id, seq=seq, move=GRABS[0]))
    await asyncio.sleep(SECONDS * 2 / 3)
    listener.cancel()
    await asyncio.gather(listener, return_exceptions=True)


def entries(database: Path, table: str) -> list[tuple[int, int, str]]:
    with sqlite3.connect(database) as connection:
        query = 'SELECT seq, seat, id FROM entries WHERE "table" = ? AND seat >= 0 ORDER BY seq'
        return connection.execute(query, (table,)).fetchall()


async def check_the_log(hands: list[Hand], database: Path) -> None:
    rows = entries(database, hands[0].seated.table)
    assert len({(seat, ask_id) for _, seat, ask_id in rows}) == len(rows)
    became = {(seat, ask_id): seq for seq, seat, ask_id in rows}
    for hand in hands:
        seat = hand.seated.seat
        assert {ask_id: became[seat, ask_id] for ask_id in hand.done} == hand.done
        assert not hand.refused & {ask_id for _, of, ask_id in rows if of == seat}
    assert sum(len(hand.done) for hand in hands) > SECONDS
    assert any(hand.refused for hand in hands)


async def check_the_views(hands: list[Hand], url: str) -> None:
    """What patches have led to is what somebody sees who comes now."""
    for hand in hands:
        async with Client(url, hand.seated) as fresh:
            while hand.client.seq != fresh.seq:
                await min(hand.client, fresh, key=lambda client: client.seq).receive()
            assert hand.client.view == fresh.view
        await hand.client.socket.close()


async def test_nothing_is_lost_or_doubled_in_a_hurry(start: Start, tmp_path: Path) -> None:
    server = start()
    waits: list[float] = []
    for _ in range(GAMES):
        hands = await sit_down(server)
        await play_a_game(hands, Client(server.url, table=server.info(hands[0].seated).watch))
        await check_the_log(hands, tmp_path / "table.db")
        await check_the_views(hands, server.url)
        waits += [wait for hand in hands for wait in hand.heard_after]
    waits.sort()
    assert len(waits) > SECONDS
    assert waits[int(len(waits) * PROMPT)] < 0.1
