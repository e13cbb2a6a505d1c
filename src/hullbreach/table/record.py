"""A log as a worker process gets it: in plain numbers, from which it makes the game anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from hullbreach.kernel.log import Entry, Log

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hullbreach.kernel.title import Title
    from hullbreach.table.store import Row, TableRow

Line = tuple[int, int | None, int]
"""An entry: the seat, the number of its move, and the time before it."""


class Record(msgspec.Struct, frozen=True):
    game: str
    options: dict[str, str]
    seed: int
    lines: list[Line]

    def log(self, find_title: Callable[[str], Title]) -> Log:
        title = find_title(self.game)
        log = Log(title, self.options, self.seed)
        numbered = title.vocabulary.numbered
        log.entries = [Entry(seat, None if move is None else numbered(move), ms) for seat, move, ms in self.lines]
        return log


def record_of(row: TableRow, rows: Sequence[Row]) -> Record:
    return Record(row.game, row.options, row.seed, [(one.seat, one.move, one.ms) for one in rows])
