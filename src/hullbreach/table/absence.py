"""Somebody has gone in the middle of a game in real time: the table waits, a bot stands in, or play goes on."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from hullbreach.table.clock import PAUSED, RUNNING
from hullbreach.table.errors import TableError
from hullbreach.table.opening import STAND_IN
from hullbreach.table.voting import Voting

if TYPE_CHECKING:
    from hullbreach.table.live import LiveTable


class Absence(Voting):
    """Minds who is not here. While nobody is, the clock stands anyway."""

    def go_on(self, table: LiveTable) -> None:
        if table.real_time and not table.game.over():
            self._mind(table)
        super().go_on(table)

    def _mind(self, table: LiveTable) -> None:
        """Give seats back, go on when all are here again, and see to those who are not."""
        away = set(table.held()) - table.here()
        table.excused &= away
        for seat in set(table.stand_ins) - away:
            del table.stand_ins[seat]
        if table.phase == PAUSED and table.waited_for and not table.waited_for & away:
            table.waited_for.clear()
            table.resuming = True
        self._set_patience(table, missed(table))

    def _set_patience(self, table: LiveTable, missed: bool) -> None:
        """Reloading a page is no absence; and nobody is waited for without end."""
        if missed == (table.patience is not None):
            return
        if table.patience is not None:
            table.patience.cancel()
            table.patience = None
        else:
            wait_s = self.settings.absent_s if table.phase == RUNNING else self.settings.wait_s
            table.patience = asyncio.get_running_loop().call_later(wait_s, lambda: self.start(self._act(table)))

    async def _act(self, table: LiveTable) -> None:
        """They have been missed for long enough."""
        async with table.lock:
            table.patience = None
            if missed(table) and not table.gone:
                with suppress(TableError):
                    await self._do_without(table, set(table.held()) - table.here() - table.excused)
                table.tell_people()
            self.go_on(table)

    async def _do_without(self, table: LiveTable, away: set[int]) -> None:
        if table.phase == PAUSED:
            table.excused |= table.waited_for
            table.waited_for.clear()
            table.resuming = True
        elif table.row.absent == "bot":
            table.stand_ins.update(dict.fromkeys(away, STAND_IN))
        else:
            table.waited_for = away
            await self.pause(table)

    def forget(self, table: LiveTable) -> None:
        if table.patience:
            table.patience.cancel()
        super().forget(table)


def missed(table: LiveTable) -> bool:
    """Whether the table has to do something about somebody who is not here."""
    if table.row.absent == "play-on" or not table.here():
        return False
    if table.phase == PAUSED:
        return bool(table.waited_for)
    return table.phase == RUNNING and bool(set(table.held()) - table.here() - table.excused - set(table.stand_ins))
