"""Bots at the table: each plays at its own pace, in a task of its own."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import TYPE_CHECKING

from hullbreach.kernel.log import NOBODY
from hullbreach.table.absence import Absence
from hullbreach.table.clock import PAUSED, RUNNING, punctual_ms
from hullbreach.table.errors import TableError
from hullbreach.table.opening import now_ms
from hullbreach.table.record import record_of
from hullbreach.table.store import Row
from hullbreach.table.thinking import Choice, Thinkers, Thought
from hullbreach.table.timing import PAUSE_S, Made

if TYPE_CHECKING:
    from hullbreach.table.live import LiveTable


class Bots(Absence):
    """Lets them think in worker processes, and makes their moves."""

    def go_on(self, table: LiveTable) -> None:
        """Let the clock and the bots do what is theirs."""
        if table.quiet():
            return
        super().go_on(table)
        for seat in _idle(table):
            table.thinking[seat] = self.start(self._let_play(table, seat))

    async def play_move(self, table: LiveTable, made: Made) -> None:
        """Anybody's; raises TableError."""
        if table.game.over():
            raise TableError("game-over")
        if table.full(made.seat):
            raise TableError("table-full")
        if table.phase != RUNNING:
            raise TableError("paused" if table.phase == PAUSED else "not-started")
        ms = 0
        if table.game.deadline() is not None:
            await self.pass_deadlines_before(table, made)
            ms = punctual_ms(table, made.at)
        await self.enter(table, Row(table.seq + 1, made.seat, made.move, ms, now_ms(), made.ask_id), made.listener)
        table.settle(granted=False)
        self.go_on(table)

    async def _let_play(self, table: LiveTable, seat: int) -> None:
        """As long as the seat may act and a bot acts for it."""
        try:
            while _may_play(table, seat):
                try:
                    wait = await self._let_decide(table, seat)
                except TableError:
                    wait = PAUSE_S
                await asyncio.sleep(wait)
        finally:
            del table.thinking[seat]
        self.go_on(table)

    async def _let_decide(self, table: LiveTable, seat: int) -> float:
        """One thought, and what comes of it; returns for how many seconds the bot then does nothing."""
        async with table.lock:
            if not _may_play(table, seat):
                return 0
            seq, thought = table.seq, self.thought(table, seat, table.bot_of(seat))
        choice = await self.think(self.thinkers, thought, table.row.id, patient=True)
        async with table.lock:
            timed = table.game.deadline() is not None
            # A position that changed meanwhile is thought about anew, unless a clock asks for speed.
            if choice.move is not None and (timed or seq == table.seq) and _may_play(table, seat):
                await self.play_move(table, Made(seat, choice.move, self.now()))
        return choice.ms / 1000 if timed or choice.move is None or _beside_people(table, seat) else 0

    def thought(self, table: LiveTable, seat: int, bot: str, seconds: float | None = None) -> Thought:
        """About how things stand now: the time that has passed is no entry yet."""
        record = record_of(table.row, table.entries)
        passed = min(table.elapsed(), (table.game.deadline() or 0) - 1)
        if passed > 0:
            record.lines.append((NOBODY, None, passed))
        return Thought(record, seat, bot, self.random_seed(), seconds)

    async def think(self, thinkers: Thinkers, thought: Thought, asker: str, patient: bool) -> Choice:
        began = perf_counter()
        try:
            return await thinkers.choose(self.find_title, thought, asker, patient)
        finally:
            self.metrics.thought.observe(perf_counter() - began)

    async def close(self) -> None:
        await super().close()
        self.thinkers.close()


def _may_play(table: LiveTable, seat: int) -> bool:
    if table.gone or table.full(seat) or table.phase != RUNNING:
        return False
    return bool(table.bot_of(seat)) and seat in table.game.actors()


def _idle(table: LiveTable) -> list[int]:
    """The bots to set going: all that may act. Without a clock who is late thinks anew, and some wait for others."""
    return [seat for seat in table.game.actors() if seat not in table.thinking and _may_play(table, seat)]


def _beside_people(table: LiveTable, seat: int) -> bool:
    """Whether people may act now as well as the seat: without a clock, too, nobody wants to find everything taken."""
    actors = table.game.actors()
    return seat in actors and any(not table.bot_of(other) for other in actors)
