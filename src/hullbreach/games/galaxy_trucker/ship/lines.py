"""How the columns or the rows of a ship class are numbered, and which of them dice find.

A line has three numbers: where it lies on the grid all outlines are drawn on (3 to 11), what it is called on its board,
and the rolls that hit it. On most boards the last two are the same.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

WIDTH: Final[i64] = 9
FIRST_LINE: Final[i64] = 3  # columns and rows of the grid are 3 to 11
LAST_LINE: Final[i64] = 11
LINES: Final[i64] = 13  # two dice give 2 to 12

# How dice find a line (GT-HAZ-01, GT-RULING-78).
SUM: Final[i64] = 0  # two dice are added
SINGLE: Final[i64] = 1  # one die
AROUND: Final[i64] = 2  # one die for the line, the next for where it begins: there is no fixed side
DICE_NAMES: Final = ("sum", "single", "around")

# What a hazard was rolled for is one number too: a roll; two dice one after the other, as digits; or a line of the grid
# itself, whatever the dice would say, behind all those (GT-EXP-27).
DIGIT: Final[i64] = 10
BY_ITSELF: Final[i64] = 70
AIMS: Final[i64] = 82
FACES: Final[i64] = 6


@final
class Lines:
    """The columns of a class from left to right, or its rows from the bow."""

    def __init__(
        self, first: int, names: list[int], numbers: list[list[int]], dice: i64, begins: list[int], wraps: bool
    ) -> None:
        """`first` is where the first one lies; for each its name and the rolls that hit it.

        `begins` tells by the second die where a line begins: which line of the other direction is the side.
        """
        self.first: i64 = first
        self.last: i64 = first + len(names) - 1
        self.dice = dice
        self.wraps = wraps
        self.begins = vec[i64](begins)
        self.name_of = vec[i64]([0 for _ in range(AIMS)])
        for line in range(len(names)):
            self.name_of[first + line] = names[line]
        self.numbers = numbers

    def found(self, number: i64) -> list[int]:
        """Where the lines lie that a roll hits, bow first: none, one, or two that are folded on one another."""
        first = int(self.first)
        return [first + line for line, numbers in enumerate(self.numbers) if int(number) in numbers]

    def aims(self) -> list[int]:
        """All that dice can show."""
        faces = range(1, int(FACES) + 1)
        if self.dice == SUM:
            return list(range(2, 2 * int(FACES) + 1))
        return [*faces] if self.dice == SINGLE else [int(DIGIT) * one + other for one in faces for other in faces]

    def printed(self, larger: i64, smaller: i64) -> i64:
        """What two printed dice aim at: the larger one alone where one die is rolled, or before the other one.

        GT-EXP-30.
        """
        if self.dice == SINGLE:
            return larger
        return larger + smaller if self.dice == SUM else DIGIT * larger + smaller

    def swept(self, line: i64, begin: i64) -> i64:
        """Aims at a line of the grid, whatever number it has (GT-EXP-27).

        Where there is no fixed side, `begin` is the die that was rolled for where all lines begin (GT-EXP-28).
        """
        return DIGIT * self.numbers[line - self.first][0] + begin if self.dice == AROUND else BY_ITSELF + line

    def called(self, aim: i64) -> i64:
        """The number of the line that something comes along, as people read it off the board."""
        if aim >= BY_ITSELF:
            return self.name_of[aim - BY_ITSELF]
        return aim // DIGIT if self.dice == AROUND else aim

    def next_aim(self, aim: i64, way: i64) -> i64:
        """The number after that one, or before it, and round again; where a line begins stays as it is."""
        if self.dice == AROUND:
            return (aim // DIGIT - 1 + way + FACES) % FACES * DIGIT + DIGIT + aim % DIGIT
        return (aim + way + LINES) % LINES

    def beside(self, line: i64, way: i64) -> i64:
        """The next line, one way or the other; beyond the last one where they do not go round."""
        other: i64 = line + way
        if self.wraps and other > self.last:
            return self.first
        return self.last if self.wraps and other < self.first else other

    def chance(self, name: i64) -> float:
        """How likely dice hit the line of that name."""
        found: float = 0.0
        for line in range(self.first, self.last + 1):
            if self.name_of[line] == name:
                for number in self.numbers[line - self.first]:
                    found += _chance(number) if self.dice == SUM else 1.0 / float(FACES)
        return found


def _chance(number: int) -> float:
    """That two dice show it."""
    return max(6.0 - abs(7.0 - number), 0.0) / 36.0
