"""Films of what is resolved at tables, what decided games that are over, and what would have helped.

Scenes are what everybody at the table may see, at any time. The rest looks into hands, so it opens with the log.
"""

from __future__ import annotations

import asyncio
from time import process_time
from typing import TYPE_CHECKING, Final

import msgspec

from hullbreach.games import find_aftermath
from hullbreach.kernel.companion import Search
from hullbreach.kernel.errors import BadOption
from hullbreach.table.asking import FILM, HINT, PREVIEW
from hullbreach.table.errors import TableError
from hullbreach.table.hindsights import Hindsight
from hullbreach.table.record import Record, record_of
from hullbreach.table.workers import Workers

if TYPE_CHECKING:
    from collections.abc import Callable

    from hullbreach.kernel.aftermath import Aftermath
    from hullbreach.kernel.title import Title
    from hullbreach.table.bodies import AskRemedy
    from hullbreach.table.live import LiveTable
    from hullbreach.table.rewinding import Reel
    from hullbreach.table.tables import Tables

MENDERS: Final = 1
"""A process of their own: no bot waits for somebody who wonders."""


class Regret(msgspec.Struct, frozen=True):
    """What a worker needs to know: the whole log, and how long it may think."""

    record: Record
    seconds: float
    salt: int


def regret_of(reel: Reel, ask: AskRemedy) -> Regret:
    return Regret(record_of(reel.row, reel.rows), ask.seconds, ask.seed)


def mend(find_title: Callable[[str], Title], regret: Regret) -> bytes:
    """In the worker: the remedy, ready for the wire."""
    search = Search(process_time, regret.seconds, regret.salt)
    aftermath = find_aftermath(regret.record.game)
    return msgspec.json.encode(aftermath.remedy(regret.record.log(find_title), search))


class Cinema:
    """What is shown is made once for everybody at a table."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._workers = Workers(MENDERS, tables.settings.limits.advices)
        self._wondering: set[str] = set()
        self.hindsight = Hindsight(tables)

    def find(self, table: LiveTable) -> Aftermath:
        try:
            return find_aftermath(table.row.game)
        except BadOption:
            raise TableError("no-such-page") from None

    async def scenes(self, table: LiveTable, start: int, address: str) -> msgspec.Struct:
        """What has been resolved so far, from a scene on."""
        aftermath = self.find(table)
        self.tables.budget.spend(PREVIEW, address)
        async with table.lock:
            if table.shown is None or table.shown[0] != table.seq:
                reel = table.reel()
                work = self.tables.projector.show(len(reel.rows), lambda: aftermath.show(reel.log()))
                table.shown = table.seq, asyncio.ensure_future(work)
            making = table.shown
        try:
            return aftermath.since(await asyncio.shield(making[1]), start)
        except TableError:
            if table.shown is making:
                table.shown = None
            raise

    async def review(self, table: LiveTable, address: str) -> msgspec.Struct:
        """What decided a game that is over."""
        aftermath = self.find(table)
        async with table.lock:
            self._check_over(table)
            if table.reviewed is None or table.reviewed[0] != table.seq:
                self.tables.budget.spend(FILM, address)
                reel = table.reel()
                work = self.tables.projector.show_slowly(lambda: aftermath.review(reel.log()))
                table.reviewed = table.seq, asyncio.ensure_future(work)
            making = table.reviewed
        try:
            return await asyncio.shield(making[1])
        except TableError:
            if table.reviewed is making:
                table.reviewed = None
            raise

    async def remedy(self, table: LiveTable, ask: AskRemedy, address: str) -> bytes:
        """What would have helped, as JSON; each address waits for one answer at a time."""
        self.find(table)
        async with table.lock:
            self._check_over(table)
            reel = table.reel()
        if address in self._wondering:
            raise TableError("busy")
        self.tables.budget.spend(HINT, address)
        self._wondering.add(address)
        try:
            return await self._workers.do(address, False, mend, self.tables.find_title, regret_of(reel, ask))
        finally:
            self._wondering.discard(address)

    def _check_over(self, table: LiveTable) -> None:
        """Whoever plays alone may export a log before the end; what could have been is for afterwards."""
        if table.result() is None:
            raise TableError("not-over")
        self.tables.check_export(table, None)

    def close(self) -> None:
        self._workers.close()
        self.hindsight.close()
