"""When a game in real time starts, pauses and goes on: all are ready, a few seconds are counted, the log is told."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from hullbreach.table import messages
from hullbreach.table.clock import PAUSE, PAUSED, RESUME, RUNNING, START, STOP, WAITING
from hullbreach.table.cueing import Cueing
from hullbreach.table.errors import TableError

if TYPE_CHECKING:
    from hullbreach.table.live import LiveTable


class Starting(Cueing):
    """Counts down to the start of clocks. Whoever pauses or stops one holds the table's lock."""

    def get_ready(self, table: LiveTable, seat: int, yes: bool) -> None:
        """Or not, after all; raises TableError."""
        if not table.real_time:
            raise TableError("no-clock")
        if table.game.over():
            raise TableError("game-over")
        if table.phase == WAITING:
            (table.ready.add if yes else table.ready.discard)(seat)
            table.tell_people()
            self.go_on(table)

    def go_on(self, table: LiveTable) -> None:
        self._count_down(table)
        super().go_on(table)

    def _count_down(self, table: LiveTable) -> None:
        """Begin to count, or stop counting, as the table stands now."""
        should = may_start(table)
        if should == (table.countdown is not None):
            return
        if table.countdown is None:
            wait = self.settings.countdown_ms / 1000
            table.countdown = asyncio.get_running_loop().call_later(wait, lambda: self.start(self._let_run(table)))
        else:
            table.countdown.cancel()
            table.countdown = None
        table.tell(messages.Countdown(starts=table.starts_in()))

    async def _let_run(self, table: LiveTable) -> None:
        """The seconds are counted."""
        async with table.lock:
            if may_start(table) and not table.gone:
                with suppress(TableError):
                    await self.mark(table, START if table.phase == WAITING else RESUME)
                    table.forget_ready()
            table.countdown = None
            self._show_clock(table)

    async def pause(self, table: LiveTable) -> None:
        """Game time stands from now on; raises TableError."""
        await self._halt(table, PAUSE)

    async def stop_for_newcomers(self, table: LiveTable) -> None:
        """A seat is free: who takes it has to be ready too."""
        if table.real_time and table.phase != WAITING and not table.game.over():
            table.forget_ready()
            with suppress(TableError):
                await self._halt(table, STOP)

    async def _halt(self, table: LiveTable, clock: str) -> None:
        table.clock.stop()
        try:
            await self.mark(table, clock)
        finally:
            self._show_clock(table)

    def _show_clock(self, table: LiveTable) -> None:
        """It was started or stopped by an entry; everybody hears of it, whether anything turns by it or not."""
        self.turn_clock(table)
        table.tell_clock()
        self.go_on(table)

    def forget(self, table: LiveTable) -> None:
        if table.countdown:
            table.countdown.cancel()
        super().forget(table)


def may_start(table: LiveTable) -> bool:
    """Whether nothing is missing but the countdown."""
    if table.phase == RUNNING or table.game.over() or table.free():
        return False
    willing = table.resuming if table.phase == PAUSED else table.ready >= set(table.held())
    return willing and bool(table.here())
