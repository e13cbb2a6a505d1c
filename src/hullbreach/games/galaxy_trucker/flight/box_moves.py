"""What one may do in flight with components of other boxes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import stage, told, vocabulary, why
from hullbreach.games.galaxy_trucker.flight import hyperspace, shifting
from hullbreach.games.galaxy_trucker.flight.moves import OfSquare
from hullbreach.games.galaxy_trucker.ship import crew, reserves, structure
from hullbreach.games.galaxy_trucker.ship.board import SPOTS
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.moves import Move
from hullbreach.kernel.reasons import ALLOWED
from hullbreach.kernel.verbs import Action, Bound


class Jump(Action[Table]):
    """To hyperspace, past the card that lies open (GT-EXP-14)."""

    def carry_out(self, table: Table, seat: i64, now: i64, arg: i64) -> None:
        hyperspace.jump(table, seat)


class Stay(Action[Table]):
    """Keep the booster for another card."""


def way_of(arg: i64) -> i64:
    """As the vocabulary counts them: lower, higher."""
    return 1 if arg // SPOTS else -1


class Shift(Action[Table]):
    """The line by one, for a cell from the battery there (GT-RULING-88)."""

    def refusal(self, table: Table, seat: i64, now: i64, arg: i64) -> i64:
        hull = table.ships[seat]
        place: i64 = hull.board.place_of(arg % SPOTS)
        if place == NONE or not structure.has(crew.batteries(hull), place):
            return why.NO_CELL_THERE
        return ALLOWED if shifting.shifted(table, seat, way_of(arg)) != NONE else why.NO_SUCH_LINE

    def carry_out(self, table: Table, seat: i64, now: i64, arg: i64) -> None:
        shifting.shift(table, seat, way_of(arg), table.board().place_of(arg % SPOTS))

    def offer(self, table: Table, seat: i64, now: i64, legal: list[Move]) -> None:
        hull = table.ships[seat]
        for way in range(2):
            batteries: i64 = crew.batteries(hull) if shifting.shifted(table, seat, 2 * way - 1) != NONE else 0
            while batteries != 0:
                legal.append(self.moves[way * SPOTS + hull.board.spots[structure.lowest(batteries)]])
                batteries &= batteries - 1


class Hold(Action[Table]):
    """Leave the thrusters alone."""

    def carry_out(self, table: Table, seat: i64, now: i64, arg: i64) -> None:
        shifting.hold(table, seat)


class Wake(OfSquare):
    """A sleeper, into the cabin there (GT-EXP-21, GT-RULING-91)."""

    def places(self, table: Table, seat: i64) -> i64:
        hull = table.ships[seat]
        return reserves.beds(hull) if table.setting.other_boxes and reserves.chambers(hull) != 0 else 0

    def reason(self) -> i64:
        return why.NO_BED_THERE

    def carry_out(self, table: Table, seat: i64, now: i64, spot: i64) -> None:
        reserves.wake(table.ships[seat], table.board().place_of(spot))
        table.journal.tell(told.WOKEN, seat, spot)


BOUND: Final[list[Bound[Table]]] = [
    Bound("jump", Jump(), (stage.JUMP,)),
    Bound("stay", Stay(), (stage.JUMP,)),
    Bound("shift", Shift(), (stage.SHIFT,), vocabulary.WAY, vocabulary.SQUARE),
    Bound("hold", Hold(), (stage.SHIFT,)),
    Bound("wake", Wake(), (stage.BETWEEN,), vocabulary.SQUARE, lasting=True),
]
