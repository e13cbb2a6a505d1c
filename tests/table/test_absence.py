"""Somebody has gone in the middle, or was never more than a bot."""

from __future__ import annotations

import asyncio

from hullbreach.table.bodies import Create
from hullbreach.table.clock import PAUSE, PAUSED, RESUME, RUNNING
from hullbreach.table.live import LiveTable
from hullbreach.table.messages import Propose
from hullbreach.table.tables import Tables
from hullbreach.table.timing import Made
from tests.kernel.toy import TITLE
from tests.table.quiet import MemoryStore, Notes, begin, gather, run, serve


async def left_alone(absent: str) -> tuple[Tables, LiveTable, Notes]:
    """The clock runs, and the right one has gone."""
    tables = serve(MemoryStore())
    table, people = await begin(tables, Create(game=TITLE.id, absent=absent))  # type: ignore[arg-type]
    tables.leave(table, people[1])
    return tables, table, people[1]


def test_reloading_is_no_absence() -> None:
    async def scenario() -> None:
        tables, table, right = await left_alone("pause")
        await asyncio.sleep(2)
        await tables.join(table, right, None)
        await asyncio.sleep(2)
        assert table.phase == RUNNING
        assert PAUSE not in [row.clock for row in table.entries]
        await tables.close()

    run(scenario())


def test_the_table_waits_and_goes_on_when_they_are_back() -> None:
    async def scenario() -> None:
        tables, table, right = await left_alone("pause")
        await asyncio.sleep(3.5)
        assert table.phase == PAUSED
        stopped = table.game_time()
        await asyncio.sleep(60)
        await tables.join(table, right, None)
        await asyncio.sleep(2.9)
        assert (table.clock.runs(), table.game_time()) == (False, stopped)
        await asyncio.sleep(0.2)
        assert table.clock.runs()
        await tables.close()

    run(scenario())


def test_the_table_does_not_wait_for_ever() -> None:
    async def scenario() -> None:
        tables, table, right = await left_alone("pause")
        await asyncio.sleep(3.1 + 120 + 3.1)
        assert table.clock.runs()
        await asyncio.sleep(1)
        assert [row.clock for row in table.entries][1:3] == [PAUSE, RESUME]
        assert table.excused == {1}
        await tables.join(table, right, None)
        assert table.excused == set()
        await tables.close()

    run(scenario())


def test_a_bot_stands_in_and_gives_the_seat_back() -> None:
    async def scenario() -> None:
        tables, table, right = await left_alone("bot")
        await asyncio.sleep(3.5)
        assert table.clock.runs()
        assert 1 in [row.seat for row in table.entries]
        await tables.join(table, right, None)
        made = len([row for row in table.entries if row.seat == 1])
        while table.game.deadline() is not None:
            await asyncio.sleep(0.1)
        assert len([row for row in table.entries if row.seat == 1]) == made
        await tables.close()

    run(scenario())


def test_play_goes_on_if_the_table_wants_it_so() -> None:
    async def scenario() -> None:
        tables, table, _ = await left_alone("play-on")
        await asyncio.sleep(10)
        assert [row.clock for row in table.entries[1:]] == [""] * (len(table.entries) - 1)
        assert {row.seat for row in table.entries} == {-1}
        await tables.close()

    run(scenario())


def test_several_bots_play_beside_each_other_and_take_their_time() -> None:
    async def scenario() -> None:
        tables = serve(MemoryStore())
        bots = {"right": "random", "upper": "random", "lower": "random"}
        table, _ = await begin(tables, Create(game=TITLE.id, options={"crew": "4"}, bots=bots))
        assert set(table.thinking) == {1, 2, 3}
        while table.game.deadline() is not None:
            await asyncio.sleep(0.1)
        assert {row.seat for row in table.entries} == {-1, 1, 2, 3}
        moments: dict[int, list[int]] = {}
        passed = 0
        for row in table.entries:
            passed += row.ms
            moments.setdefault(row.seat, []).append(passed)
        assert all(
            later - earlier >= 240
            for seat in (1, 2, 3)
            for earlier, later in zip(moments[seat], moments[seat][1:], strict=False)
        )
        await tables.close()

    run(scenario())


def test_without_a_clock_bots_leave_people_time_as_long_as_both_may_act() -> None:
    async def scenario() -> None:
        tables = serve(MemoryStore())
        options = {"players": "2", "flights": "I", "clock": "none"}
        ask = Create(game="galaxy-trucker", options=options, seed=1, bots={"green": "greedy"})
        table, people = await gather(tables, ask)
        await asyncio.sleep(10)
        assert 3 < len(table.entries) < 15
        for move in ("draw", "return", "finish 1"):
            number = next(one.number for one in table.game.legal(0) if one.text == move)
            async with table.lock:
                await tables.play_move(table, Made(0, number, tables.now(), people[0]))
        await asyncio.sleep(10)
        assert table.game.actors() != (1,), "alone it builds at once"
        await tables.close()

    run(scenario())


def test_who_goes_on_without_somebody_by_vote_waits_no_longer_and_may_pause_again() -> None:
    async def scenario() -> None:
        tables, table, right = await left_alone("pause")
        left = next(listener for listener in table.listeners if listener.seat == 0)
        await asyncio.sleep(3.5)
        assert (table.phase, table.waited_for) == (PAUSED, {1})
        await tables.propose(table, left, Propose(id="on", what="resume"))
        await asyncio.sleep(3.5)
        assert (table.clock.runs(), table.waited_for, table.excused) == (True, set(), {1})
        await asyncio.sleep(0.5)
        await tables.propose(table, left, Propose(id="stop", what="pause"))
        await asyncio.sleep(0.1)
        await tables.join(table, right, None)
        await asyncio.sleep(10)
        assert table.phase == PAUSED  # what was decided by vote is ended by vote
        await tables.close()

    run(scenario())
