"""Ship boards: the outline of a class, with everything about its squares that never changes.

A square is known by two numbers. Its place counts the squares of one outline, bow first, so that a set of places is
one number with a bit for each. Its spot counts the 81 squares of the grid all outlines are drawn on, so that a move can
name a square whatever the class.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from hullbreach.games.galaxy_trucker.ship import lines, part
from hullbreach.games.galaxy_trucker.ship.lines import AIMS, FIRST_LINE, LAST_LINE, WIDTH, Lines
from hullbreach.kernel.agenda import NONE

MOST_SQUARES: Final[i64] = 55
SPOTS: Final[i64] = 81


def spot_at(column: i64, row: i64) -> i64:
    """By the column, and by the row counted from the bow; 7,7 is the middle."""
    return (row - FIRST_LINE) * WIDTH + column - FIRST_LINE


def column_of(spot: i64) -> i64:
    return spot % WIDTH + FIRST_LINE


def row_of(spot: i64) -> i64:
    """Counted from the bow, whatever is printed."""
    return spot // WIDTH + FIRST_LINE


SPOT_NAMES: Final = tuple(f"{column_of(spot)},{row_of(spot)}" for spot in range(SPOTS))


def bit(place: i64) -> i64:
    """The set of one place, one seat or one of anything else.

    The 1 is made in two steps: a constant would be folded into C, where it is an int, too short for 55 places.
    """
    found: i64 = 0
    found += 1
    return found << place


@final
class Board:
    """One ship class: its squares, the parts they make up, and what dice hit.

    Ships in several parts are independent ships on one sheet: between two parts is empty space, even where squares of
    theirs lie side by side (GT-MULTI-01, GT-RULING-80).
    """

    def __init__(
        self, name: str, spots: list[int], parts: list[int], starts: list[int], columns: Lines, rows: Lines, limit: i64
    ) -> None:
        """`parts` tells by spot which part it belongs to, from 0; `starts` are the spots of starting cabins."""
        self.name = name
        self.loss_limit = limit
        self.size: i64 = len(spots)
        self.spots = vec[i64](sorted(spots))
        self.places = vec[i64]([NONE for _ in range(SPOTS)])
        for place in range(self.size):
            self.places[self.spots[place]] = place
        self.column_lines = columns
        self.row_lines = rows
        self.columns = vec[i64]([columns.name_of[column_of(spot)] for spot in self.spots])
        self.rows = vec[i64]([rows.name_of[row_of(spot)] for spot in self.spots])
        self.labels: list[str] = [f"{self.columns[place]},{self.rows[place]}" for place in range(self.size)]
        # The parts of the ship, one of them on most boards.
        self.part_of = vec[i64]([parts[spot] for spot in self.spots])
        self.parts = self._parts()
        self.starts = vec[i64]([self.places[spot] for spot in starts])
        self.start: i64 = self.starts[0]
        self.starting = self._set(starts)
        # What lies beside, around and in line with each place, and where dice aim.
        self.beside = self._beside()
        self.around = self._around()
        self.same_column = self._lines_of_places(True)
        self.same_row = self._lines_of_places(False)
        self.in_column = self._rolled(columns)
        self.in_row = self._rolled(rows)
        self.column_chances = vec[float]([columns.chance(name) for name in range(lines.LINES)])
        self.row_chances = vec[float]([rows.chance(name) for name in range(lines.LINES)])
        self.rays: list[vec[i64]] = [self._ray(side, aim) for side in range(part.SIDES) for aim in range(AIMS)]
        self.bearing = vec[i64]([self._bearing(side, aim) for side in range(part.SIDES) for aim in range(AIMS)])

    def printed_row(self, row: i64) -> i64:
        """What a row is called that is counted from the bow; class IIIA prints the numbers the other way."""
        return self.row_lines.name_of[row]

    def is_relabelled(self) -> bool:
        """Whether rows are not called by the numbers that moves are written with (GT-BOARD-04)."""
        return self.row_lines.name_of[self.row_lines.first] != self.row_lines.first

    def place_of(self, spot: i64) -> i64:
        """The place of a spot in this outline, or NONE."""
        return self.places[spot]

    def neighbour(self, place: i64, side: i64) -> i64:
        """The place on that side, or NONE: outside the outline is empty space (GT-BOARD-05)."""
        return self.beside[place * part.SIDES + side]

    def ray(self, side: i64, aim: i64) -> vec[i64]:
        """The places of a line in the order in which something from that side passes them (GT-HAZ-01)."""
        return self.rays[side * AIMS + aim]

    def reach(self, side: i64, aim: i64) -> i64:
        """The places from which a cannon reaches what comes there: from the front its own column alone (GT-HAZ-04)."""
        return self.bearing[side * AIMS + aim]

    def lines(self, side: i64) -> Lines:
        """The lines that something from that side comes along: columns, or rows."""
        return self.column_lines if is_along(side) else self.row_lines

    def written_aim(self, aim: i64) -> str | None:
        """Two dice that follow each other, as people write them; None where a number says it all."""
        rolled: int = (self.column_lines.dice == lines.AROUND) + (self.row_lines.dice == lines.AROUND)
        if rolled == 0 or aim >= lines.BY_ITSELF or (rolled == 1 and aim < lines.LINES):
            return None
        return f"{aim // lines.DIGIT}, {aim % lines.DIGIT}"

    # --- made once ---
    def _at(self, column: i64, row: i64) -> i64:
        """The place there, or NONE; round the board where lines go round."""
        if self.column_lines.wraps:
            column = _round(self.column_lines, column)
        if self.row_lines.wraps:
            row = _round(self.row_lines, row)
        if column < FIRST_LINE or column > LAST_LINE or row < FIRST_LINE or row > LAST_LINE:
            return NONE
        return self.places[spot_at(column, row)]

    def _set(self, spots: list[int]) -> i64:
        found: i64 = 0
        for spot in spots:
            found |= bit(self.places[spot])
        return found

    def _parts(self) -> vec[i64]:
        """The set of places of each part."""
        found = vec[i64]([0 for _ in range(max(int(number) for number in self.part_of) + 1)])
        for place in range(self.size):
            found[self.part_of[place]] |= bit(place)
        return found

    def _beside(self) -> vec[i64]:
        found = vec[i64]()
        for place in range(self.size):
            column: i64 = column_of(self.spots[place])
            row: i64 = row_of(self.spots[place])
            found = append(found, self._joinable(place, column, row - 1))
            found = append(found, self._joinable(place, column + 1, row))
            found = append(found, self._joinable(place, column, row + 1))
            found = append(found, self._joinable(place, column - 1, row))
        return found

    def _joinable(self, place: i64, column: i64, row: i64) -> i64:
        """The place there, if it belongs to the same part."""
        other: i64 = self._at(column, row)
        return other if other != NONE and self.part_of[other] == self.part_of[place] else NONE

    def _around(self) -> vec[i64]:
        """For each place the set of those on the eight squares around it, of whatever part (GT-SPC-05, GT-MULTI-03)."""
        found = vec[i64]()
        for spot in self.spots:
            near: i64 = 0
            for across in range(-1, 2):
                for along in range(-1, 2):
                    place: i64 = self._at(column_of(spot) + across, row_of(spot) + along)
                    if place != NONE and (across != 0 or along != 0):
                        near |= bit(place)
            found = append(found, near)
        return found

    def _line(self, line: i64, along: bool) -> i64:
        """The set of places of a column or a row of the grid, of whatever part (GT-MULTI-02)."""
        found: i64 = 0
        for place in range(self.size):
            if (column_of(self.spots[place]) if along else row_of(self.spots[place])) == line:
                found |= bit(place)
        return found

    def _lines_of_places(self, along: bool) -> vec[i64]:
        """By place the set of all in its column, or in its row."""
        found = vec[i64]()
        for spot in self.spots:
            found = append(found, self._line(column_of(spot) if along else row_of(spot), along))
        return found

    def _rolled(self, ways: Lines) -> vec[i64]:
        """By roll the set of places it hits."""
        found = vec[i64]([0 for _ in range(lines.LINES)])
        for number in range(lines.LINES):
            for line in ways.found(number):
                found[number] |= self._line(line, ways is self.column_lines)
        return found

    def _aimed(self, side: i64, aim: i64) -> list[int]:
        """The lines of the grid that something comes along, in the order in which it passes them."""
        ways = self.lines(side)
        if aim >= lines.BY_ITSELF:
            return [int(aim - lines.BY_ITSELF)]
        return ways.found(aim // lines.DIGIT if ways.dice == lines.AROUND else aim)

    def _ray(self, side: i64, aim: i64) -> vec[i64]:
        """Places are counted from the bow, and from left to right: so they lie in that order, or in the other."""
        found: list[int] = []
        for line in self._aimed(side, aim):
            places: i64 = self._line(line, is_along(side))
            passed = [int(place) for place in range(self.size) if places >> place & 1]
            if side == part.SOUTH or side == part.EAST:
                passed.reverse()
            found += self._begun(side, aim, passed)
        return vec[i64](found)

    def _begun(self, side: i64, aim: i64, passed: list[int]) -> list[int]:
        """Where there is no fixed side the second die says where a line begins, and it goes all the way round."""
        ways = self.lines(side)
        if ways.dice != lines.AROUND or aim >= lines.BY_ITSELF:
            return passed
        die: i64 = aim % lines.DIGIT
        if die < 1 or die > lines.FACES:
            return []
        begin: i64 = ways.begins[die - 1]
        ahead: list[int] = []
        behind: list[int] = []
        for place in passed:
            across: i64 = row_of(self.spots[place]) if is_along(side) else column_of(self.spots[place])
            reached: bool = across <= begin if side == part.SOUTH or side == part.EAST else across >= begin
            (ahead if reached else behind).append(place)
        return ahead + behind

    def _bearing(self, side: i64, aim: i64) -> i64:
        """Its own line, and but for the front those beside it as well (GT-HAZ-04, GT-HAZ-05)."""
        ways = self.lines(side)
        found: i64 = 0
        for line in self._aimed(side, aim):
            found |= self._line(line, is_along(side))
            if side != part.NORTH:
                found |= self._line(ways.beside(line, -1), is_along(side))
                found |= self._line(ways.beside(line, 1), is_along(side))
        return found


def is_along(side: i64) -> bool:
    """Whether something from that side comes along a column."""
    return side == part.NORTH or side == part.SOUTH


def _round(ways: Lines, line: i64) -> i64:
    if line < ways.first:
        return ways.last
    return ways.first if line > ways.last else line
