"""When time becomes an entry of a log: before a move, at a deadline, and when the clock stops.

What has passed is never only in memory for longer than the clock runs: whoever leaves, reloads or comes back, at this
server or another, finds the game time where it stood.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final, NamedTuple

from hullbreach.kernel.log import MOST_MS, NOBODY
from hullbreach.table.clock import grace_ms, longest_grace_ms, should_run, wait_s
from hullbreach.table.errors import TableError
from hullbreach.table.keeping import Keeping
from hullbreach.table.live import Listener, LiveTable
from hullbreach.table.opening import now_ms
from hullbreach.table.store import Row

PAUSE_S: Final = 1.0
"""After something went wrong with what a table does by itself, before it is tried again."""


class Made(NamedTuple):
    """A move as it came: whose, which, and when its bytes arrived. A bot has neither connection nor way."""

    seat: int
    move: int
    at: int
    listener: Listener | None = None
    ask_id: str = ""


class Timing(Keeping):
    """Starts and stops the clocks of tables, and enters what they show."""

    def go_on(self, table: LiveTable) -> None:
        """Let the clock do what is its own, as the table stands now."""
        if self.turn_clock(table):
            table.tell_clock()
        self._set_alarm(table)

    def turn_clock(self, table: LiveTable) -> bool:
        """Start or stop it; whether there was anything to do, which everybody must then be told."""
        should = should_run(table)
        if should == table.clock.runs():
            return False
        if should:
            table.clock.start()
        elif table.game.deadline() is None:
            table.clock.set(table.time)  # nobody plays against it now: what passes meanwhile is nobody's loss
        else:
            table.clock.stop()
            self.start(self._enter_what_passed(table))
        return True

    def _set_alarm(self, table: LiveTable) -> None:
        if table.timer:
            table.timer.cancel()
            table.timer = None
        if table.clock.runs():
            wait = wait_s(table, longest_grace_ms(table, self.settings.grace_ms))
            table.timer = None if wait is None else self._alarm(table, wait)

    def _alarm(self, table: LiveTable, wait: float) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(wait, lambda: self.start(self._tick(table)))

    async def _tick(self, table: LiveTable) -> None:
        """A deadline and its grace have passed."""
        async with table.lock:
            try:
                await self._pass_deadlines(table)
            except TableError as error:
                # Another server may have been first: then memory has followed it, and time goes on.
                if error.code != "conflict" and not table.gone:
                    table.timer = self._alarm(table, PAUSE_S)
                    return
            self.go_on(table)

    async def pass_deadlines_before(self, table: LiveTable, made: Made) -> None:
        """Enter every deadline that a move came too late for; raises TableError."""
        grace = grace_ms(made.listener, self.settings.grace_ms)
        while wait_s(table, grace, made.at) == 0:
            await self._enter_time(table)

    async def _pass_deadlines(self, table: LiveTable) -> None:
        """Enter every deadline whose grace is over for everybody."""
        while wait_s(table, longest_grace_ms(table, self.settings.grace_ms)) == 0:
            await self._enter_time(table)

    async def _enter_what_passed(self, table: LiveTable) -> None:
        """The clock was stopped: what it shows is entered, for whoever serves the table next."""
        async with table.lock:
            with suppress(TableError):
                while not table.clock.runs() and table.elapsed():
                    await self._enter_time(table)

    async def mark(self, table: LiveTable, clock: str) -> None:
        """Enter what becomes of the clock, after what has passed; raises TableError."""
        while table.elapsed() > (table.game.deadline() or 0):
            await self._enter_time(table)
        await self._enter_time(table, clock)

    async def _enter_time(self, table: LiveTable, clock: str = "") -> None:
        """What has passed, up to the next deadline."""
        ms = min(table.elapsed(), table.game.deadline() or 0, MOST_MS)
        await self.enter(table, Row(table.seq + 1, NOBODY, None, ms, now_ms(), clock=clock))

    async def close(self) -> None:
        for table in list(self.live.values()):
            if table.clock.runs():
                table.clock.stop()
            await self._enter_what_passed(table)
        await super().close()
