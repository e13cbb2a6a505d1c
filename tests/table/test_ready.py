"""A game in real time starts when everybody is ready; pauses and starts are entries of its log."""

from __future__ import annotations

import asyncio

import pytest

from hullbreach.kernel.log import NOBODY, load
from hullbreach.table.bodies import Create, Fork, Join
from hullbreach.table.clock import PAUSE, RESUME, START, STOP
from hullbreach.table.errors import TableError
from hullbreach.table.films import replay
from hullbreach.table.live import LiveTable
from hullbreach.table.messages import ClockTold, Countdown, People, Play, Propose, Ready, Reply, Whole
from hullbreach.table.store import Row
from hullbreach.table.tables import Tables
from tests.kernel.toy import TITLE
from tests.table.client import Client
from tests.table.conftest import Running
from tests.table.quiet import MemoryStore, Notes, begin, run, serve
from tests.table.shelf import find_title
from tests.table.test_clock import airlock

STAY = TITLE.vocabulary.read("stay").number
TOY = Create(game=TITLE.id)


async def sat_down(tables: Tables) -> tuple[LiveTable, Notes, Notes]:
    """Both seats are taken, and nobody is ready."""
    table = await tables.find((await tables.open(TOY, "here")).table)
    await tables.sit_down(table, Join())
    people = [Notes(table.row.id, seat) for seat in table.held()]
    for listener in people:
        await tables.join(table, listener, None)
    return table, people[0], people[1]


async def refused(tables: Tables, table: LiveTable, listener: Notes) -> str:
    with pytest.raises(TableError) as error:
        await tables.play(table, listener, Play(id="no", seq=table.seq, move=STAY))
    return error.value.code


def last(listener: Notes) -> Reply:
    return listener.told[-1]


def test_it_starts_three_seconds_after_the_last_one_is_ready() -> None:
    async def scenario() -> None:
        tables = serve(MemoryStore())
        table, left, right = await sat_down(tables)
        await tables.say_ready(table, left, Ready(id="a"))
        await asyncio.sleep(10)
        assert table.seq == 0
        assert await refused(tables, table, left) == "not-started"
        people = [message for message in right.told if isinstance(message, People)][-1].people
        assert [person.ready for person in people] == [True, False]
        await tables.say_ready(table, right, Ready(id="b"))
        assert last(left) == Countdown(starts=3000)
        await asyncio.sleep(2.9)
        assert not table.clock.runs()
        await asyncio.sleep(0.11)
        assert last(left) == ClockTold(time=0, runs=True, due=5000, phase="running")
        assert [(row.seat, row.clock) for row in table.entries] == [(NOBODY, START)]
        assert not table.ready
        await tables.close()

    run(scenario())


def test_the_countdown_is_called_off_if_somebody_is_not_ready_after_all_or_leaves() -> None:
    async def scenario() -> None:
        tables = serve(MemoryStore())
        table, left, right = await sat_down(tables)
        for listener in (left, right):
            await tables.say_ready(table, listener, Ready(id="a"))
        await asyncio.sleep(1)
        await tables.say_ready(table, right, Ready(id="b", yes=False))
        assert Countdown() in left.told
        await tables.say_ready(table, right, Ready(id="c"))
        await asyncio.sleep(2)
        late = Notes(table.row.id, None)
        await tables.join(table, late, None)
        first = late.told[0]
        assert isinstance(first, Whole)
        assert (first.phase, first.starts) == ("waiting", 1000)
        tables.leave(table, right)
        await asyncio.sleep(10)
        assert table.seq == 0
        assert table.ready == {0}
        await tables.close()

    run(scenario())


def test_while_it_is_paused_time_stands_and_moves_are_refused() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        tables = serve(store)
        table, (left, _) = await begin(tables, TOY)
        await asyncio.sleep(1)
        async with table.lock:
            await tables.pause(table)
        stopped = table.game_time()
        assert last(left) == ClockTold(time=stopped, runs=False, phase="paused")
        await asyncio.sleep(60)
        assert await refused(tables, table, left) == "paused"
        assert table.game_time() == stopped
        table.resuming = True
        tables.go_on(table)
        assert last(left) == Countdown(starts=3000)
        await asyncio.sleep(4)
        await tables.play(table, left, Play(id="now", seq=table.seq, move=STAY))
        assert [row.clock for row in table.entries] == [START, PAUSE, RESUME, ""]
        assert stopped + 990 <= table.game_time() <= stopped + 1000
        await tables.close()
        again = await serve(store).find(table.row.id)
        assert again.game.to_bytes() == table.game.to_bytes()

    run(scenario())


def test_a_pause_survives_a_restart() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        tables = serve(store)
        table, (left, _) = await begin(tables, TOY)
        async with table.lock:
            await tables.pause(table)
        await tables.close()
        tables = serve(store)
        table = await tables.find(table.row.id)
        back = Notes(table.row.id, left.seat)
        await tables.join(table, back, None)
        assert not table.clock.runs()
        assert await refused(tables, table, back) == "paused"
        await tables.close()

    run(scenario())


def test_a_log_from_before_clocks_had_entries_goes_on() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        tables = serve(store)
        seated = await tables.open(TOY, "here")
        store.tables[seated.table].rows.append(Row(1, 0, STAY, 700, 0))
        table = await tables.find(seated.table)
        await tables.sit_down(table, Join())
        await tables.join(table, Notes(table.row.id, 1), None)
        assert table.clock.runs()
        assert table.game_time() == 700
        await tables.close()

    run(scenario())


def test_who_plays_on_from_a_fork_is_asked_whether_they_are_ready() -> None:
    async def scenario() -> None:
        tables = serve(MemoryStore())
        bots = {TITLE.seats(TITLE.settle({}))[1]: "random"}
        seated = await tables.open(Create(game=TITLE.id, bots=bots), "here")
        table = await tables.find(seated.table)
        table.entries.append(Row(1, NOBODY, None, 500, 0))
        fork = await tables.fork(table, 0, Fork(), "here")
        again = await tables.find(fork.table)
        assert (again.phase, again.time) == ("waiting", 500)
        assert again.entries[-1].clock == STOP
        await tables.close()

    run(scenario())


def test_a_log_and_a_film_tell_of_pauses() -> None:
    async def scenario() -> None:
        tables = serve(MemoryStore())
        table, _ = await begin(tables, Create(game=TITLE.id, options={"rounds": "1"}))
        async with table.lock:
            await tables.pause(table)
        table.resuming = True
        tables.go_on(table)
        await asyncio.sleep(3.5)
        while not table.game.over():
            await asyncio.sleep(1)
            for seat in table.game.actors():
                move = table.game.legal(seat)[0].number
                await tables.play(table, Notes("", seat), Play(id=f"{seat}{table.seq}", seq=table.seq, move=move))
        log = load(table.reel().log().dump(), find_title)
        assert log.replay().to_bytes() == table.game.to_bytes()
        result = table.result()
        assert result
        steps = replay(table.reel(), table.people(), result).steps
        assert [step.clock for step in steps][:3] == [START, PAUSE, RESUME]
        await tables.close()

    run(scenario())


@pytest.mark.anyio
async def test_over_a_socket_nothing_moves_before_the_start(server: Running) -> None:
    async with airlock(server) as (left, _):
        assert (await left.play(STAY)).seq == 2
    seated = server.create()
    async with Client(server.url, seated) as client:
        assert (await client.refused(Ready(id="r"))).code == "no-clock"
        # Where people play over days, who is not here has not left.
        assert (await client.refused(Propose(id="p", what="remove", seat=0))).code == "no-clock"
