"""What will be heard reaches everybody once, a moment before its game time, and its future nobody."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from hullbreach.table.bodies import Create, Join
from hullbreach.table.clock import PAUSED
from hullbreach.table.live import LiveTable
from hullbreach.table.messages import Cued, Play, Whole
from hullbreach.table.tables import Tables
from tests.kernel.toy import TITLE
from tests.table.client import Client, decode_seated
from tests.table.conftest import Running
from tests.table.quiet import MemoryStore, Notes, begin, run, serve

LEAD_MS = 1500
LEAKY = Create(game=TITLE.id, options={"leak": "yes"}, absent="play-on")
STAY = TITLE.vocabulary.read("stay").number
BLACKOUT = (1250, "silence")
LIGHTS = (2500, "restored")
ROUND_OVER = (5000, "phase")
NEXT_ROUND = (6000, "alert")


def heard(listener: Notes) -> list[tuple[int, str]]:
    return [(told.at, told.kind) for told in listener.told if isinstance(told, Cued) and not told.off]


def called_off(listener: Notes) -> list[tuple[int, str]]:
    return [(told.at, told.kind) for told in listener.told if isinstance(told, Cued) and told.off]


def found(listener: Notes) -> list[tuple[int, str]]:
    """What is in the whole that it was greeted with."""
    whole = next(told for told in listener.told if isinstance(told, Whole))
    return [(cue.at, cue.kind) for cue in whole.cues]


async def until(table: LiveTable, time: int) -> None:
    while table.game_time() < time:
        await asyncio.sleep(0.001)


async def come(tables: Tables, table: LiveTable, seat: int | None = None) -> Notes:
    listener = Notes(table.row.watch, seat)
    await tables.join(table, listener, None)
    return listener


def scenario(work: Any, ask: Create = LEAKY, **settings: object) -> None:
    async def play() -> None:
        tables = serve(MemoryStore(), **settings)
        table, people = await begin(tables, ask)
        await work(tables, table, people)
        await tables.close()

    run(play())


def test_each_cue_is_told_once_and_a_lead_ahead() -> None:
    async def work(tables: Tables, table: LiveTable, people: list[Notes]) -> None:
        spectator = await come(tables, table)
        assert found(people[0]) == [BLACKOUT]
        for cue in (LIGHTS, ROUND_OVER, NEXT_ROUND):
            await until(table, cue[0] - LEAD_MS - 2)
            assert cue not in heard(people[0])
            await until(table, cue[0] - LEAD_MS + 5)
            assert cue in heard(people[0])
        assert heard(people[0]) == heard(people[1]) == heard(spectator) == [LIGHTS, ROUND_OVER, NEXT_ROUND]
        assert not called_off(people[0])
        told = next(told for told in people[0].told if isinstance(told, Cued))
        assert ([phrase.clip for phrase in told.says], told.lasts) == (["restored"], 0)

    scenario(work)


@pytest.mark.parametrize("lead_ms", [0, 700, 3000])
def test_the_lead_is_a_setting(lead_ms: int) -> None:
    async def work(tables: Tables, table: LiveTable, people: list[Notes]) -> None:
        await until(table, ROUND_OVER[0] - lead_ms - 2)
        assert ROUND_OVER not in heard(people[0])
        await until(table, ROUND_OVER[0] - lead_ms + 5)
        assert ROUND_OVER in heard(people[0])

    scenario(work, cue_lead_ms=lead_ms)


def test_who_comes_late_finds_what_is_ahead_and_what_is_being_heard() -> None:
    async def work(tables: Tables, table: LiveTable, people: list[Notes]) -> None:
        finds = {900: [BLACKOUT], 1100: [BLACKOUT, LIGHTS], 2000: [BLACKOUT, LIGHTS], 2400: [BLACKOUT, LIGHTS]}
        finds |= {2600: [], 3400: [], 3600: [ROUND_OVER], 4600: [ROUND_OVER, NEXT_ROUND]}
        for time, expected in finds.items():
            await until(table, time)
            late = await come(tables, table)
            assert found(late) == expected
            await until(table, time + 20)
            assert not heard(late)
            tables.leave(table, late)

    scenario(work)


@pytest.mark.parametrize("time", [900, 1100, 1300, 2400])
def test_a_pause_doubles_and_loses_nothing(time: int) -> None:
    async def work(tables: Tables, table: LiveTable, people: list[Notes]) -> None:
        await until(table, time)
        async with table.lock:
            await tables.pause(table)
        before = heard(people[0])
        await asyncio.sleep(20)
        assert (table.phase, heard(people[0])) == (PAUSED, before)
        reloaded = await come(tables, table, 0)
        assert {*found(reloaded)} == {cue for cue in {BLACKOUT, *before} if cue == BLACKOUT or cue[0] > time}
        table.resuming = True
        tables.go_on(table)
        await until(table, NEXT_ROUND[0] - 300)
        assert heard(people[0]) == [LIGHTS, ROUND_OVER, NEXT_ROUND]
        assert sorted({*found(reloaded), *heard(reloaded)}) == [BLACKOUT, LIGHTS, ROUND_OVER, NEXT_ROUND]
        assert not called_off(people[0])

    scenario(work)


def test_a_stop_doubles_and_loses_nothing() -> None:
    async def work(tables: Tables, table: LiveTable, people: list[Notes]) -> None:
        await until(table, 1100)
        await tables.stand_up(table, 1)
        await asyncio.sleep(5)
        await tables.sit_down(table, Join(seat=1))
        other = await come(tables, table, 1)
        for seat in (0, 1):
            tables.get_ready(table, seat, yes=True)
        await until(table, NEXT_ROUND[0] - 300)
        assert heard(people[0]) == [LIGHTS, ROUND_OVER, NEXT_ROUND]
        assert (found(other), heard(other)) == ([BLACKOUT, LIGHTS], [ROUND_OVER, NEXT_ROUND])

    scenario(work)


def test_another_server_tells_what_the_first_had_told() -> None:
    async def work(tables: Tables, table: LiveTable, people: list[Notes]) -> None:
        await until(table, 1100)
        await tables.close()
        heir = serve(tables.store)  # type: ignore[arg-type] # the store of these tests
        again = await heir.find(table.row.id)
        assert found(await come(heir, again, 0)) == [BLACKOUT, LIGHTS]
        await heir.close()

    scenario(work)


def test_what_is_prevented_is_called_off_once() -> None:
    """In the middle of the blackout everybody has decided: the lights are on again, and nothing ends later."""

    async def work(tables: Tables, table: LiveTable, people: list[Notes]) -> None:
        await until(table, 2000)
        for listener in people:
            await tables.play(table, listener, Play(id="stay", seq=table.seq, move=STAY))
        for listener in people:
            assert called_off(listener) == [BLACKOUT, LIGHTS]
        await until(table, 2500)
        assert [kind for _, kind in heard(people[0])] == ["restored", "alert"]
        assert len(called_off(people[0])) == 2
        assert [kind for _, kind in found(await come(tables, table))] == ["alert"]

    scenario(work)


def test_a_game_without_a_clock_is_asked_for_none() -> None:
    async def work() -> None:
        tables = serve(MemoryStore())
        seated = await tables.open(Create(game="aliens-attack"), "here")
        table = await tables.find(seated.table)
        listener = await come(tables, table, 0)
        assert (found(listener), table.cue_timer) == ([], None)
        await tables.close()

    run(work())


@pytest.mark.anyio
async def test_cues_reach_a_client(server: Running) -> None:
    first = server.create(game=TITLE.id, options={"leak": "yes", "pace": "hasty"}, absent="play-on")
    second = decode_seated(server.post(f"/api/tables/{first.table}/seats", Join()).content)
    async with Client(server.url, first) as one, Client(server.url, second) as two:
        assert [cue.at for cue in one.whole.cues] == [500, 1000]
        await asyncio.gather(one.until_running(), two.until_running())
        told = await one.expect(Cued)
        assert (told.at, told.kind, told.says[0].clip, told.lasts, told.off) == (
            2000,
            "phase",
            "phase-over-1",
            0,
            False,
        )
        assert await two.expect(Cued) == told
        async with Client(server.url, table=server.info(first).watch) as spectator:
            assert 2000 in [cue.at for cue in spectator.whole.cues]
