"""Welding components onto the ship, and taking the last one back (GT-BUILD-04, GT-BUILD-05)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import cell, pieces, told, why
from hullbreach.games.galaxy_trucker.ship import part, structure
from hullbreach.games.galaxy_trucker.ship.hull import Hull
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.games.galaxy_trucker.yard import warehouse
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.moves import Move
from hullbreach.kernel.reasons import ALLOWED
from hullbreach.kernel.verbs import Action


def is_beside_ship(hull: Hull, place: i64) -> bool:
    for side in range(part.SIDES):
        if hull.facing_part(place, side) != part.EMPTY:
            return True
    return False


@final
class Weld(Action[Table]):
    """On any free square of the outline where it joins; other errors are for the inspection (GT-RULING-05)."""

    def refusal(self, table: Table, seat: i64, stage: i64, arg: i64) -> i64:
        tile: i64 = table.of(seat, cell.HAND)
        if tile == NONE:
            return why.HAND_EMPTY
        hull = table.ships[seat]
        place: i64 = hull.board.place_of(arg // part.SIDES)
        if place == NONE:
            return why.OUTSIDE
        if not hull.is_free(place):
            return why.SQUARE_TAKEN
        joins = structure.would_join(hull, place, pieces.lying(tile, arg % part.SIDES))
        return ALLOWED if joins else why.NOT_JOINED

    def carry_out(self, table: Table, seat: i64, stage: i64, arg: i64) -> None:
        hull = table.ships[seat]
        place: i64 = hull.board.place_of(arg // part.SIDES)
        table.set_of(seat, cell.LAST, place)
        table.set_of(seat, cell.LAST_FROM, table.of(seat, cell.HAND_FROM))
        tile: i64 = warehouse.let_go(table, seat)
        hull.put(place, pieces.lying(tile, arg % part.SIDES))
        table.add_of(seat, cell.BUILT, 1)
        table.cells[cell.ACTIONS] += 1
        table.set_of(seat, cell.BUILT_AT, table.cells[cell.ACTIONS])
        table.journal.tell(told.PLACED, seat, tile, arg // part.SIDES, arg % part.SIDES)

    def offer(self, table: Table, seat: i64, stage: i64, legal: list[Move]) -> None:
        tile: i64 = table.of(seat, cell.HAND)
        if tile == NONE:
            return
        hull = table.ships[seat]
        for place in range(hull.board.size):
            if hull.is_free(place) and is_beside_ship(hull, place):
                for turn in range(part.SIDES):
                    if structure.would_join(hull, place, pieces.lying(tile, turn)):
                        legal.append(self.moves[hull.board.spots[place] * part.SIDES + turn])


@final
class Lift(Action[Table]):
    """The component placed last comes back into the hand, as long as no other was taken (GT-BUILD-05)."""

    def refusal(self, table: Table, seat: i64, stage: i64, arg: i64) -> i64:
        reason: i64 = warehouse.no_free_hand(table, seat)
        if reason != ALLOWED:
            return reason
        return why.WELDED if table.of(seat, cell.LAST) == NONE else ALLOWED

    def carry_out(self, table: Table, seat: i64, stage: i64, arg: i64) -> None:
        hull = table.ships[seat]
        place: i64 = table.of(seat, cell.LAST)
        tile: i64 = part.tile_of(hull.part(place))
        origin: i64 = table.of(seat, cell.LAST_FROM)
        hull.remove(place)
        table.add_of(seat, cell.BUILT, -1)
        warehouse.pick_up(table, seat, tile, origin)
        table.journal.tell(told.LIFTED, seat, tile, hull.board.spots[place])
