"""Four people and four bots build at two tables, each of them five moves a second: nobody waits for news of any."""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from time import monotonic, time
from typing import cast

import msgspec
import pytest

from hullbreach.games.galaxy_trucker.game import TITLE, GalaxyTrucker
from hullbreach.table.bodies import Join
from hullbreach.table.live import LiveTable
from hullbreach.table.sqlite import SqliteStore
from hullbreach.table.store import Row, Stored
from tests.effort import LONG
from tests.games.galaxy_trucker.test_conservation import assert_components_conserved
from tests.table.client import decode_seated
from tests.table.conftest import COUNTDOWN_MS, Running, server_apart
from tests.table.hands import Hand, seq_of, waits

pytestmark = [pytest.mark.anyio, pytest.mark.alone]

SECONDS = 60 if LONG else 8
TABLES = 2
PEOPLE = 2
"""At each table, and as many bots."""
MOVES_PER_SECOND = 5
ASKED_PER_SECOND = 6
"""By people: now and then somebody else was faster, or their own last move is no news to them yet."""
PROMPT, PROMPT_S = (0.99, 0.1) if LONG else (0.9, 0.15)
"""Such a part of the news must come so soon after the move. A short run on a busy machine says less."""
BUSY = 0.8 if LONG else 0.3
"""Such a part of the moves must be made."""
OPTIONS = {"players": str(2 * PEOPLE), "flights": "III", "clock": "full"}
"""The timer waits to be turned: nobody does, so building goes on."""
BUILDING = ("draw", "take", "return", "weld", "lift", "keep", "reach", "look", "close")
MOVES = [move.number for move in TITLE.vocabulary.moves if move.text.split(" ")[0] in BUILDING]


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "table.db"


@pytest.fixture
def server(database: Path) -> Iterator[Running]:
    """In a process of its own, its bots in another."""
    with server_apart(database, "tests.table.busy", countdown_ms=COUNTDOWN_MS) as running:
        yield running


def sit_down(server: Running) -> list[Hand]:
    """The first seats are for people."""
    names = TITLE.seats(TITLE.settle(OPTIONS))
    bots = dict.fromkeys(names[PEOPLE:], "random")
    first = server.create(game=TITLE.id, options=OPTIONS, bots=bots, absent="play-on")
    seats = f"/api/tables/{first.table}/seats"
    seated = [first, *(decode_seated(server.post(seats, Join()).content) for _ in range(PEOPLE - 1))]
    return [Hand(server.url, one) for one in seated]


async def build(hands: list[Hand]) -> None:
    await asyncio.gather(*(hand.client.until_running() for hand in hands))
    for hand in hands:
        hand.begin()
    await asyncio.gather(*(hand.play(SECONDS, 1 / ASKED_PER_SECOND, MOVES) for hand in hands))
    for _ in range(100):
        if any(hand.unanswered() for hand in hands):
            await asyncio.sleep(0.1)


def waits_for_bots(hands: list[Hand], rows: list[Row], until: float) -> list[float]:
    """From each move of a bot, as the log dates it, to the news of it at each hand."""
    wall = time() - monotonic()
    found = []
    for row in rows:
        if row.seat >= PEOPLE and row.at / 1000 < until:
            news = [hand.heard[bisect_left(hand.heard, row.seq, key=seq_of)][0] for hand in hands]
            found += [heard + wall - row.at / 1000 for heard in news]
    return found


def check_the_pace(hands: list[Hand], rows: list[Row]) -> None:
    """Everybody was as busy as that, people and bots; and of people no move is lost or doubled."""
    made = Counter(row.seat for row in rows if row.seat >= 0)
    wanted = BUSY * MOVES_PER_SECOND * SECONDS
    assert all(made[seat] > wanted for seat in range(2 * PEOPLE)), made
    theirs = sorted((row.seat, row.id, row.seq) for row in rows if 0 <= row.seat < PEOPLE)
    assert theirs == sorted((hand.seated.seat, *done) for hand in hands for done in hand.done.items())
    assert {error.code for hand in hands for error in hand.refused.values()} <= {"refused"}


def check_the_views(hands: list[Hand], stored: Stored) -> None:
    """What news has led to is what the log leads to; and all components are somewhere, once."""
    for hand in hands:
        known = [row for row in stored.rows if row.seq <= hand.client.seq]
        table = LiveTable(msgspec.structs.replace(stored, rows=known), TITLE)
        assert msgspec.to_builtins(table.game.view(hand.seated.seat)) == hand.client.view
        assert_components_conserved(cast("GalaxyTrucker", table.game).table)


async def test_in_a_busy_yard_news_comes_at_once(server: Running, database: Path) -> None:
    store = SqliteStore(database)
    crews = [sit_down(server) for _ in range(TABLES)]
    hands = [hand for crew in crews for hand in crew]
    async with AsyncExitStack() as stack:
        for hand in hands:
            await stack.enter_async_context(hand.client)
        await build(hands)
        now = time()
        await asyncio.sleep(1)  # the last news
        for hand in hands:
            await hand.end()
    heard, of_bots = [], []
    for crew in crews:
        stored = await store.load(crew[0].seated.table)
        assert stored is not None
        check_the_pace(crew, stored.rows)
        check_the_views(crew, stored)
        heard += waits(crew)
        of_bots += waits_for_bots(crew, stored.rows, now)
    await store.close()
    rates = [len(found) / PEOPLE / len(hands) / SECONDS for found in (heard, of_bots)]
    print("moves a second of each person and each bot:", *(f"{rate:.1f}" for rate in rates))
    size = sum(len(text) for hand in hands for text in hand.client.raw)
    print(f"{size / len(hands) / SECONDS / 1000:.1f} kB a second came to each of them")
    for name, found in (("people", sorted(heard)), ("bots", sorted(of_bots))):
        at = {part: round(found[int(len(found) * part)] * 1000) for part in (0.5, 0.9, 0.99)}
        print(
            f"{len(found)} times news of a move of {name} was heard after (ms)", at, "at most", round(found[-1] * 1000)
        )
        assert found[int(len(found) * PROMPT)] < PROMPT_S
