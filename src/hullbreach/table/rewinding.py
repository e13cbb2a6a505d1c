"""Looking back at a game, beside the table: whoever does keeps nobody waiting who plays."""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from itertools import accumulate
from time import monotonic_ns
from typing import TYPE_CHECKING, Final, ParamSpec, TypeVar

from hullbreach.kernel.log import Entry, Log
from hullbreach.table.errors import TableError
from hullbreach.table.turns import TurnLock

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hullbreach.kernel.journal import Event
    from hullbreach.kernel.title import Title
    from hullbreach.kernel.view import Seen
    from hullbreach.table.store import Row, TableRow

P = ParamSpec("P")
T = TypeVar("T")
SHORT: Final = 20
"""Entries that are replayed sooner than a thread is woken."""


def entry_of(title: Title, row: Row) -> Entry:
    return Entry(row.seat, None if row.move is None else title.vocabulary.numbered(row.move), row.ms)


class Reel:
    """A game up to now, as it was: what happens at the table meanwhile does not touch it."""

    def __init__(
        self, title: Title, row: TableRow, rows: Sequence[Row], marks: Sequence[int], events: Sequence[Event]
    ) -> None:
        self.title = title
        self.row = row
        self.rows = list(rows)
        self.marks = list(marks)
        """How many events had been told before the first entry, and after each."""
        self.events = list(events)

    def log(self) -> Log:
        """The game as a log that stands alone; what was undone is not in it."""
        log = Log(self.title, self.row.options, self.row.seed)
        log.entries = [entry_of(self.title, row) for row in self.rows]
        return log

    def moment(self, seat: int | None, told: int) -> tuple[int, Seen]:
        """What the seat saw between two entries, when not more than `told` events had reached it, and how many had."""
        reached = [0, *accumulate(event.reaches(seat) for event in self.events)]
        place = max(0, bisect_right(self.marks, told, key=lambda mark: reached[mark]) - 1)
        return reached[self.marks[place]], self.log().replay(place).view(seat)


class Projector:
    """Replays what is long in a thread, one after the other; a crowd is told so."""

    def __init__(self, most_waiting: int) -> None:
        self._most_waiting = most_waiting
        self._turns = TurnLock(monotonic_ns)
        self._waiting = 0

    async def show(self, entries: int, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What comes of work that goes through so many entries; raises TableError."""
        if entries <= SHORT:
            return work(*args, **kwargs)
        return await self.show_slowly(work, *args, **kwargs)

    async def show_slowly(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What takes a while for any game."""
        if self._waiting >= self._most_waiting:
            raise TableError("busy")
        self._waiting += 1
        try:
            async with self._turns:
                return await asyncio.to_thread(work, *args, **kwargs)
        finally:
            self._waiting -= 1
