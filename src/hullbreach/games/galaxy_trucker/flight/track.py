"""The track: a loop of 40 spaces, and how rockets move along it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import cell, pieces, told
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.kernel.steps import Step


def last_first(table: Table) -> vec[i64]:
    """The seats in flight, farthest behind first: so ships lose days (GT-MOVE-02).

    Steps pushed in this order are resolved in flight order, because the last one pushed comes first.
    """
    order = table.flying()
    last: i64 = len(order) - 1
    for place in range((last + 1) // 2):
        seat: i64 = order[place]
        order[place] = order[last - place]
        order[last - place] = seat
    return order


def is_occupied(table: Table, space: i64, mover: i64) -> bool:
    """Whether another rocket stands there on the board, whatever its lap (GT-MOVE-04)."""
    for seat in range(table.seats):
        if seat != mover and table.is_on_track(seat) and (table.of(seat, cell.SPACE) - space) % pieces.SPACES == 0:
            return True
    return False


def _move(table: Table, seat: i64, days: i64, way: i64) -> None:
    """That many empty spaces: occupied ones are jumped over and not counted (GT-MOVE-01)."""
    space: i64 = table.of(seat, cell.SPACE)
    left: i64 = days
    while left > 0:
        space += way
        if not is_occupied(table, space, seat):
            left -= 1
    table.set_of(seat, cell.SPACE, space)


def ahead(table: Table, seat: i64, days: i64) -> None:
    """Days gained (GT-MOVE-01)."""
    if days > 0:
        table.journal.tell(told.AHEAD, seat, days)
        _move(table, seat, days, 1)


def back(table: Table, seat: i64, days: i64) -> None:
    """Days lost (GT-MOVE-01)."""
    if days > 0:
        table.journal.tell(told.BACK, seat, days)
        table.add_of(seat, cell.DAYS_LOST, days)
        _move(table, seat, days, -1)


class Days(Step[Table]):
    def resolve(self, table: Table, seat: i64, days: i64, b: i64, c: i64, d: i64) -> None:
        back(table, seat, days)
