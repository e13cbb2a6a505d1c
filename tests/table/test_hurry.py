"""Many hands at one table, against a clock: nothing is lost or doubled, and nobody waits for long."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from hullbreach.table.bodies import Join
from tests.effort import LONG
from tests.kernel.toy import SEATS, TITLE
from tests.table.client import Client, decode_seated
from tests.table.conftest import COUNTDOWN_MS, Running, server_apart
from tests.table.hands import Hand, waits
from tests.table.shelf import LONG_AIRLOCK

pytestmark = [pytest.mark.anyio, pytest.mark.alone]

SECONDS = 60 if LONG else 9
CUT_S = 10 if LONG else 2
MOVES_PER_SECOND = 20
LAG_S = 0.1
JITTER_S = 0.04
PROMPT, PROMPT_S = (0.99, 0.1) if LONG else (0.9, 0.15)
"""Such a part of the news must come so soon after the move. A short run on a busy machine says less."""
GRABS = [TITLE.vocabulary.read(text).number for text in ("take", "put-back", "swap")]


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "table.db"


@pytest.fixture
def server(database: Path) -> Iterator[Running]:
    """In a process of its own: what the hands do here must not cost it anything."""
    with server_apart(database, countdown_ms=COUNTDOWN_MS) as running:
        yield running


def sit_down(server: Running) -> list[Hand]:
    """Two of them live far away."""
    first = server.create(game=LONG_AIRLOCK.id, options={"crew": str(len(SEATS))}, absent="play-on")
    seats = f"/api/tables/{first.table}/seats"
    seated = [first, *(decode_seated(server.post(seats, Join()).content) for _ in SEATS[1:])]
    far = (LAG_S, JITTER_S)
    return [Hand(server.url, one, *(far if one.seat > 2 else (0, 0))) for one in seated]


async def play_in_a_hurry(hands: list[Hand]) -> None:
    """All reach for the one wrench. In the middle, one who lives near is cut off, and plays on without knowing it."""
    for hand in hands:
        await hand.client.__aenter__()
    await asyncio.gather(*(hand.client.until_running() for hand in hands))
    for hand in hands:
        hand.begin()
    pause_s = len(SEATS) / MOVES_PER_SECOND
    playing = [asyncio.create_task(hand.play(SECONDS, pause_s, GRABS)) for hand in hands]
    await asyncio.sleep((SECONDS - CUT_S) / 2)
    await hands[1].be_cut_off(CUT_S)
    await asyncio.gather(*playing)
    for _ in range(100):
        if any(hand.unanswered() for hand in hands):
            await asyncio.sleep(0.1)
    await asyncio.sleep(1)  # the last news, and its way
    for hand in hands:
        await hand.end()


async def watch(spectator: Client) -> None:
    while True:
        await spectator.receive()


def check_the_log(hands: list[Hand], database: Path) -> None:
    """What was answered "done" is what is in the log, each once, where it was said to be; and nothing else is."""
    with sqlite3.connect(database) as connection:
        query = 'SELECT seat, id, seq FROM entries WHERE "table" = ? AND seat >= 0'
        rows = connection.execute(query, (hands[0].seated.table,)).fetchall()
    assert sorted(rows) == sorted((hand.seated.seat, *done) for hand in hands for done in hand.done.items())
    for hand in hands:
        assert not hand.unanswered()
        assert not {*hand.done} & {*hand.refused}


def check_the_scramble(hands: list[Hand]) -> None:
    """There was one: moves came as fast as they should, and seats were named that had been faster."""
    assert sum(len(hand.asked) for hand in hands) > 0.8 * SECONDS * MOVES_PER_SECOND
    assert all(hand.done and hand.refused for hand in hands)
    faster = {(hand.seated.seat, error.details.get("faster")) for hand in hands for error in hand.refused.values()}
    named = {(late, first) for late, first in faster if first is not None}
    assert len(named) > 2
    assert all(late != first for late, first in named)
    assert {error.code for hand in hands for error in hand.refused.values()} == {"refused"}


async def check_the_views(hands: list[Hand], spectator: Client, url: str) -> None:
    """What patches have led to is what somebody sees who comes now, public and own; and so is the journal."""
    for hand in hands:
        async with Client(url, hand.seated) as fresh:
            assert hand.client.seq == fresh.seq
            assert hand.client.view == fresh.view
            assert hand.client.events == fresh.events
            assert hand.client.legal == fresh.legal
            assert spectator.view["public"] == fresh.view["public"]
        hand.client.socket.transport.abort()


async def test_nothing_is_lost_or_doubled_in_a_hurry(server: Running, database: Path) -> None:
    hands = sit_down(server)
    async with Client(server.url, table=server.info(hands[0].seated).watch) as spectator:
        watching = asyncio.create_task(watch(spectator))
        await play_in_a_hurry(hands)
        watching.cancel()
        check_the_log(hands, database)
        check_the_scramble(hands)
        await check_the_views(hands, spectator, server.url)
    heard = waits(hands)
    at = {part: round(heard[int(len(heard) * part)] * 1000) for part in (0.5, 0.9, 0.99)}
    print(f"{len(heard)} times news of a move was heard after (ms)", at, "at most", round(heard[-1] * 1000))
    assert heard[int(len(heard) * PROMPT)] < PROMPT_S
