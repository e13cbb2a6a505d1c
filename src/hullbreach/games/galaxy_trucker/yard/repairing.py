"""The lenient inspection of a first round: rebuilding instead of paying (GT-CHECK-05, GT-RULING-16)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import cell, stage, told, why
from hullbreach.games.galaxy_trucker.ship import inspection, part, structure
from hullbreach.games.galaxy_trucker.ship.hull import Hull
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.games.galaxy_trucker.yard import aside, finishing, warehouse
from hullbreach.kernel.reasons import ALLOWED
from hullbreach.kernel.verbs import Action


def is_lenient(table: Table) -> bool:
    return table.setting.lenient and table.cells[cell.ROUND] == 0


def send_back(table: Table) -> None:
    """Faulty ships give their order tiles back; the sound ones move up and wait."""
    for seat in range(table.seats):
        if inspection.is_sound(table.ships[seat]):
            aside.leave_over(table, seat)
        else:
            table.set_of(seat, cell.ORDER, 0)
            table.journal.tell(told.SENT_BACK, seat)
            table.ask(seat, stage.REPAIR)
    move_up(table)


def move_up(table: Table) -> None:
    """No tile is left free before another one that is taken."""
    for order in range(1, table.seats + 1):
        for seat in range(table.seats):
            if table.of(seat, cell.ORDER) == order and finishing.lowest_left(table) < order:
                table.set_of(seat, cell.ORDER, finishing.lowest_left(table))
                table.journal.tell(told.GIVEN_ORDER, seat, table.of(seat, cell.ORDER))


def removable(hull: Hull) -> i64:
    """What an error lies between, and what hangs on nothing; starting cabins stay, for all is joined to them."""
    loose: i64 = hull.components() & ~structure.home(hull)
    return (inspection.culprits(hull) | loose) & ~hull.board.starting


def take_off(table: Table, seat: i64, place: i64) -> None:
    """Back to the warehouse, face up and free of charge."""
    hull = table.ships[seat]
    tile: i64 = part.tile_of(hull.part(place))
    hull.remove(place)
    table.set_where(tile, cell.FACE_UP)
    table.add_of(seat, cell.BUILT, -1)
    if table.of(seat, cell.LAST) == place:
        warehouse.weld_last(table, seat)
    table.journal.tell(told.LIFTED, seat, tile, hull.board.spots[place])
    table.journal.tell(told.RETURNED, seat, tile)


@final
class Repaired(Action[Table]):
    """Once no error is left: the next order tile behind all who have one."""

    def refusal(self, table: Table, seat: i64, now: i64, arg: i64) -> i64:
        reason: i64 = finishing.busy_hand(table, seat)
        if reason != ALLOWED:
            return reason
        return ALLOWED if inspection.is_sound(table.ships[seat]) else why.STILL_ERRORS

    def carry_out(self, table: Table, seat: i64, now: i64, arg: i64) -> None:
        order: i64 = finishing.lowest_left(table)
        table.set_of(seat, cell.ORDER, order)
        table.journal.tell(told.REPAIRED, seat, order)
        warehouse.weld_last(table, seat)
        aside.leave_over(table, seat)
