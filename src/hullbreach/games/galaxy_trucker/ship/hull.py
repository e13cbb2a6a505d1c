"""One ship: its components and what they carry, as they stand in an array of numbers."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.games.galaxy_trucker.ship import load, part
from hullbreach.games.galaxy_trucker.ship.board import MOST_SQUARES, Board, bit

SHIP_CELLS: Final[i64] = 110  # a component and what it carries, for each square
assert SHIP_CELLS == 2 * MOST_SQUARES


@final
class Hull:
    """Readers and writers of a ship's squares, by place; the rules about ships are in the modules beside this one."""

    def __init__(self, board: Board, cells: vec[i64], at: i64) -> None:
        """The ship stands in the array from `at` on; who hands it over shares it."""
        self.board = board
        self.cells = cells
        self.at = at
        self.joins: i64 = part.USUAL_JOINS
        """Which connectors join which on this flight."""
        self.away: i64 = 0
        """The places of parts that are not in flight for a card: nothing is there, for anybody (GT-RULING-25)."""

    def twin(self) -> Hull:
        """The same ship in an array of its own, for those who ask what would be."""
        twin = Hull(self.board, self.cells[self.at : self.at + SHIP_CELLS], 0)
        twin.joins = self.joins
        twin.away = self.away
        return twin

    def part(self, place: i64) -> i64:
        """The component there, or part.EMPTY."""
        if self.away != 0 and self.away >> place & 1:
            return part.EMPTY
        return self.cells[self.at + place]

    def kind(self, place: i64) -> i64:
        return part.kind_of(self.part(place))

    def load(self, place: i64) -> i64:
        return self.cells[self.at + MOST_SQUARES + place]

    def put(self, place: i64, lying: i64) -> None:
        self.cells[self.at + place] = lying

    def set_load(self, place: i64, carried: i64) -> None:
        self.cells[self.at + MOST_SQUARES + place] = carried

    def remove(self, place: i64) -> None:
        """The component goes, and all it carried with it (GT-DMG-01)."""
        self.put(place, part.EMPTY)
        self.set_load(place, load.NOTHING)

    def clear(self) -> None:
        for place in range(MOST_SQUARES):
            self.remove(place)

    def is_free(self, place: i64) -> bool:
        return self.part(place) == part.EMPTY

    def facing_part(self, place: i64, side: i64) -> i64:
        """The component on the next square to that side, or part.EMPTY."""
        other: i64 = self.board.neighbour(place, side)
        return self.part(other) if other >= 0 else part.EMPTY

    def components(self) -> i64:
        """The set of places with a component."""
        found: i64 = 0
        for place in range(self.board.size):
            if self.cells[self.at + place] != part.EMPTY:
                found |= bit(place)
        return found & ~self.away
