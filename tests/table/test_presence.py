"""Comings and goings at a table with a clock neither gain nor cost anybody time."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from typing import Literal

from hypothesis import given
from hypothesis import strategies as st

from hullbreach.table.bodies import Create, Join
from hullbreach.table.clock import PAUSED, RUNNING
from hullbreach.table.errors import TableError
from hullbreach.table.live import LiveTable
from hullbreach.table.messages import ClockTold, News, Play, Propose, Ready, Vote, Whole
from hullbreach.table.store import Row
from hullbreach.table.tables import Tables
from tests.kernel.toy import TITLE
from tests.table.quiet import COMMIT_S, MemoryStore, Notes, run, serve, virtual_ns

MS = 1_000_000
SEATS = (0, 1)
STAY = TITLE.vocabulary.read("stay").number
SECOND = 1.0
COUNTDOWN_S = 3.0
GATHERING_S = 0.05
TELLING_MS = 4 * round(COMMIT_S * 1000)
"""What is told of the clock is in the log first, and so is what had to be entered before it."""


class Witness:
    """Sits at a table and measures, with a watch of its own, how long its clock should have run."""

    def __init__(self, absent: Literal["pause", "bot", "play-on"] = "play-on") -> None:
        self.absent = absent
        self.store = MemoryStore()
        self.store.seat_is_free = lambda: self.look(stopped=True)
        self.tables: Tables
        self.table: LiveTable
        self.listeners: list[Notes] = []
        self.measured = 0
        self.since: int | None = None

    async def open(self) -> None:
        self.tables = serve(self.store)
        seated = await self.tables.open(Create(game=TITLE.id, public=True, absent=self.absent), "here")
        self.table = await self.tables.find(seated.table)
        await self.sit(1)

    async def start(self) -> None:
        """Everybody comes and is ready; then the first seat stays alone."""
        for seat in SEATS:
            await self.come(seat)
            await self.ready(seat)
        await self.await_countdown()
        await self.go(1)

    async def ready(self, seat: int) -> None:
        for listener in [listener for listener in self.listeners if listener.seat == seat][:1]:
            await self.tables.say_ready(self.table, listener, Ready(id="r"))

    async def await_countdown(self) -> None:
        if self.table.countdown is not None:
            await asyncio.sleep(COUNTDOWN_S + COMMIT_S)
            self.look()

    async def pause(self, seat: int) -> None:
        """The clock stands from the moment it is asked to."""
        async with self.table.lock:
            if self.table.phase == RUNNING and not self.table.game.over():
                self.look(stopped=True)
                await self.tables.pause(self.table)

    async def resume(self, seat: int) -> None:
        self.table.resuming = self.table.phase == PAUSED
        self.tables.go_on(self.table)

    def time(self) -> int:
        """Milliseconds for which everything was there that the clock needs."""
        running = 0 if self.since is None else virtual_ns() - self.since
        return (self.measured + running) // MS

    def look(self, stopped: bool = False) -> None:
        """Something has changed: whether the clock should run is read off the table's people, and the last entry."""
        if self.since is not None:
            self.measured += virtual_ns() - self.since
        complete = not self.table.free() and any(listener.seat is not None for listener in self.listeners)
        runs = complete and not stopped and self.table.phase == RUNNING and not self.table.game.over()
        self.since = virtual_ns() if runs else None

    async def come(self, seat: int | None) -> Notes:
        listener = Notes(self.table.row.id, None if seat in self.table.free() else seat)
        await self.tables.join(self.table, listener, None)
        self.listeners.append(listener)
        self.look()
        return listener

    async def go(self, seat: int | None) -> None:
        for listener in [listener for listener in self.listeners if listener.seat == seat][:1]:
            self.listeners.remove(listener)
            self.tables.leave(self.table, listener)
        self.look()

    async def reload(self, seat: int | None) -> None:
        await self.go(seat)
        await self.come(seat)

    async def stand(self, seat: int) -> None:
        await self.tables.stand_up(self.table, seat)
        self.look()

    async def sit(self, seat: int) -> None:
        with suppress(TableError):
            await self.tables.sit_down(self.table, Join(seat=seat))
        self.look()

    async def play(self, seat: int) -> None:
        """Allowed or not."""
        ask = Play(id=f"at{virtual_ns()}", seq=self.table.seq, move=STAY)
        with suppress(TableError):
            await self.tables.play(self.table, Notes("", seat), ask)

    async def move_house(self, seat: int) -> None:
        """The server stops, and another takes over."""
        self.listeners.clear()
        self.look()
        await self.tables.close()
        self.tables = serve(self.store)
        self.table = await self.tables.find(self.table.row.id)
        await self.come(seat)

    def rows(self) -> list[Row]:
        return self.store.tables[self.table.row.id].rows

    def in_the_log(self) -> int:
        return sum(row.ms for row in self.rows())


ACTS = st.sampled_from(["come", "go", "reload", "stand", "sit", "play", "move_house", "ready", "pause", "resume"])
STEPS = st.lists(st.tuples(ACTS, st.sampled_from(SEATS), st.integers(0, 700)), max_size=25)


@given(STEPS)
def test_nobody_gains_or_loses_time_by_coming_and_going(steps: list[tuple[str, int, int]]) -> None:
    async def scenario() -> None:
        witness = Witness()
        await witness.open()
        await witness.start()
        for act, seat, ms in steps:
            await getattr(witness, act)(seat)
            await witness.await_countdown()
            await asyncio.sleep(ms / 1000)
            if witness.table.game.deadline() is None:
                break
            assert witness.table.game_time() == witness.time()
        for listener in list(witness.listeners):
            await witness.go(listener.seat)
        await asyncio.sleep(SECOND)
        if witness.table.game.deadline() is None:
            assert witness.in_the_log() <= witness.time()
        else:
            assert witness.in_the_log() == witness.time()
        await witness.tables.close()

    run(scenario())


class Stopwatch(Notes):
    """A spectator who notes what is told of the clock, and when."""

    def __init__(self, name: str) -> None:
        super().__init__(name, None)
        self.clocks: list[tuple[int, ClockTold]] = []

    def send(self, text: str) -> None:
        super().send(text)
        if isinstance(told := self.told[-1], ClockTold):
            self.clocks.append((virtual_ns() // MS, told))

    def check(self) -> None:
        """While it was said to run, game time passed as all time does; while it was said to stand, none did."""
        for (at, told), (later, told_later) in zip(self.clocks, self.clocks[1:], strict=False):
            passed = told_later.time - told.time
            assert abs(passed - (later - at)) <= TELLING_MS if told.runs else passed == 0


class Company(Witness):
    """People who decide together."""

    asked = 0

    async def open(self) -> None:
        await super().open()
        self.watch = Stopwatch(self.table.row.watch)
        await self.tables.join(self.table, self.watch, None)

    def new_id(self) -> str:
        self.asked += 1
        return f"a{self.asked}"

    def connection(self, seat: int) -> Notes:
        """Or one that is not at the table; whatever it asks for is refused."""
        found = [listener for listener in self.table.listeners if listener.seat == seat]
        return found[0] if found else Notes("", None)  # type: ignore[return-value] # all of them are notes

    async def pause(self, seat: int) -> None:
        with suppress(TableError):
            await self.tables.propose(self.table, self.connection(seat), Propose(id=self.new_id(), what="pause"))

    async def resume(self, seat: int) -> None:
        with suppress(TableError):
            await self.tables.propose(self.table, self.connection(seat), Propose(id=self.new_id(), what="resume"))

    async def agree(self, seat: int) -> None:
        with suppress(TableError):
            await self.tables.vote(self.table, self.connection(seat), Vote(id=self.new_id(), yes=True))

    async def refuse(self, seat: int) -> None:
        with suppress(TableError):
            await self.tables.vote(self.table, self.connection(seat), Vote(id=self.new_id(), yes=False))

    def check(self) -> None:
        """The clock stands for a reason; nobody is waited for, or stood in for, who is here."""
        table, here = self.table, self.table.here()
        complete = not table.free() and bool(here) and table.game.deadline() is not None
        assert table.clock.runs() == (complete and table.phase == RUNNING)
        assert not table.waited_for & here
        assert not table.waited_for or table.phase == PAUSED
        assert not set(table.stand_ins) & here


DECISIONS = ["pause", "resume", "agree", "agree", "refuse"]
TOGETHER = st.sampled_from(["come", "go", "reload", "stand", "sit", "play", "ready", *DECISIONS])
OCCASIONS = st.lists(st.tuples(TOGETHER, st.sampled_from(SEATS), st.integers(10, 4000)), max_size=25)


@given(st.sampled_from(["pause", "bot", "play-on"]), OCCASIONS)
def test_no_time_is_lost_or_won_beside_what_was_agreed_on(
    absent: Literal["pause", "bot", "play-on"], occasions: list[tuple[str, int, int]]
) -> None:
    async def scenario() -> None:
        company = Company(absent)
        await company.open()
        await company.start()
        for act, seat, ms in occasions:
            await getattr(company, act)(seat)
            await asyncio.sleep(ms / 1000)
            async with company.table.lock:  # nothing is half done
                if company.table.game.deadline() is None:
                    break
                company.check()
        company.watch.check()
        for listener in list(company.listeners):
            await company.go(listener.seat)
        await asyncio.sleep(SECOND)
        if company.table.game.deadline() is not None:
            assert company.in_the_log() == company.table.game_time() == company.watch.clocks[-1][1].time
        await company.tables.close()

    run(scenario())


async def with_two(witness: Witness) -> tuple[Notes, Notes]:
    await witness.open()
    spectator = await witness.come(None)
    await witness.start()
    return witness.listeners[1], spectator


def clocks(listener: Notes) -> list[ClockTold]:
    return [message for message in listener.told if isinstance(message, ClockTold)]


def test_the_start_and_the_stop_of_the_clock_are_told_to_everybody_with_game_time() -> None:
    async def scenario() -> None:
        witness = Witness()
        player, spectator = await with_two(witness)
        await asyncio.sleep(SECOND)
        await witness.stand(1)
        await asyncio.sleep(SECOND)
        await witness.sit(1)
        await witness.start()
        # Freeing a seat takes the store a moment, and until it has, the clock runs.
        go = ClockTold(time=0, runs=True, due=5000, phase="running")
        stop = ClockTold(time=1003, runs=False, phase="waiting")
        go_on = ClockTold(time=1003, runs=True, due=3997, phase="running")
        assert clocks(player) == clocks(spectator) == [go, stop, go_on]
        await asyncio.sleep(SECOND)
        for _ in range(2):
            await witness.go(0)
        assert clocks(spectator)[-1] == ClockTold(time=2003, runs=False, phase="running")
        await witness.tables.close()

    run(scenario())


def test_who_comes_hears_how_the_clock_stands_before_anything_else() -> None:
    async def scenario() -> None:
        witness = Witness()
        player, _ = await with_two(witness)
        await asyncio.sleep(SECOND)
        late = await witness.come(1)
        for listener, time, phase, due in ((player, 0, "waiting", None), (late, 1000, "running", 4000)):
            first = listener.told[0]
            assert isinstance(first, Whole)
            assert (first.time, first.phase, first.due) == (time, phase, due)
        await witness.tables.close()

    run(scenario())


def test_a_refused_move_leaves_no_trace() -> None:
    async def scenario() -> None:
        witness = Witness()
        _, spectator = await with_two(witness)
        await asyncio.sleep(SECOND)
        await witness.play(0)
        await asyncio.sleep(GATHERING_S)
        state, told = witness.table.game.to_bytes(), len(spectator.told)
        for _ in range(500):
            await asyncio.sleep(0.001)
            await witness.play(0)
        assert witness.table.game.to_bytes() == state
        assert len(spectator.told) == told
        assert [(row.seat, row.ms) for row in witness.rows()] == [(-1, 0), (0, 1000)]
        await witness.play(1)
        assert witness.table.seq == 3
        assert witness.in_the_log() == witness.time() - 3  # the commit of the last one
        await witness.tables.close()

    run(scenario())


def test_deadlines_are_entries_and_fill_no_table() -> None:
    async def scenario() -> None:
        witness = Witness()
        _, spectator = await with_two(witness)
        while witness.table.game.deadline() is not None:
            await asyncio.sleep(SECOND)
        await asyncio.sleep(SECOND)
        rows = witness.rows()
        assert [(row.seat, row.move) for row in rows] == [(-1, None)] * len(rows)
        assert not +witness.table.made - Counter({-1: len(rows)})
        news = [message for message in spectator.told if isinstance(message, News)]
        assert [message.seq for message in news] == [row.seq for row in rows]
        assert clocks(spectator)[-1] == ClockTold(time=witness.in_the_log(), runs=False, phase="running")
        await witness.tables.close()

    run(scenario())


def test_a_move_after_the_grace_comes_too_late_even_if_nobody_has_noticed_yet() -> None:
    """The lock may be held by somebody else when the alarm rings; who waits for it too must not win by that."""

    async def scenario() -> None:
        witness = Witness()
        await with_two(witness)
        async with witness.table.lock:
            await asyncio.sleep(5 * SECOND)
            in_time = asyncio.create_task(witness.play(0))
            await asyncio.sleep(SECOND)
        await in_time
        rows = witness.rows()
        assert rows[1].move is None
        assert rows[1].ms == 5000
        await witness.tables.close()

    run(scenario())


def test_time_that_could_not_be_stored_has_still_passed() -> None:
    async def scenario() -> None:
        witness = Witness()
        await with_two(witness)
        await asyncio.sleep(SECOND)
        witness.store.full = True
        await witness.play(0)
        assert witness.table.game.actors() == SEATS
        assert witness.table.game_time() == witness.time()
        witness.store.full = False
        await witness.play(0)
        assert [row.ms for row in witness.rows()] == [0, witness.time() - 3]
        await witness.tables.close()

    run(scenario())


def test_who_sits_down_on_a_seat_that_was_left_twice_keeps_it() -> None:
    """The second request to leave it came from who had held it, and had to wait."""

    async def scenario() -> None:
        witness = Witness()
        await witness.open()
        async with witness.table.lock:
            first = asyncio.create_task(witness.tables.stand_up(witness.table, 1))
            await asyncio.sleep(0.001)
            coming = asyncio.create_task(witness.tables.sit_down(witness.table, Join(seat=1)))
            await asyncio.sleep(0.001)
            again = asyncio.create_task(witness.tables.stand_up(witness.table, 1))
            await asyncio.sleep(0.001)
        with suppress(TableError):
            await first
        seated = await coming
        await again
        assert witness.table.seat_of(seated.token) == 1
        await witness.tables.close()

    run(scenario())
