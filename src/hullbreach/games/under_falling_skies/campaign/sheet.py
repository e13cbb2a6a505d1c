"""The campaign sheet: a line for every battle, and the score (UFS-CAMP-13, UFS-CAMP-18)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.under_falling_skies import cell, ending, pieces, told
from hullbreach.games.under_falling_skies.state import Table

# The fields of a line.
CITY: Final[i64] = 0
SCENARIO: Final[i64] = 1
TEAM: Final[i64] = 2
FIRST_GAME: Final[i64] = 3
DAMAGED_GAME: Final[i64] = 4


def line_at(number: i64) -> i64:
    """Where a line begins."""
    return cell.SHEET + number * cell.SHEET_FIELDS


def add_line(table: Table) -> None:
    """The battle that begins, none of its games played yet."""
    line: i64 = line_at(table.cells[cell.SHEET_SIZE])
    table.cells[cell.SHEET_SIZE] += 1
    table.cells[line + CITY] = table.cells[cell.CITY]
    table.cells[line + SCENARIO] = table.cells[cell.SCENARIO]
    table.cells[line + TEAM] = table.cells[cell.TEAM]
    table.cells[line + FIRST_GAME] = pieces.NOT_PLAYED
    table.cells[line + DAMAGED_GAME] = pieces.NOT_PLAYED


def note_game(table: Table) -> None:
    """A lost game is an X, a won one its threat level (UFS-CAMP-13)."""
    won: bool = table.cells[cell.RESULT] == ending.WON
    line: i64 = line_at(table.cells[cell.SHEET_SIZE] - 1)
    box: i64 = line + (FIRST_GAME if table.cells[cell.SIDE] == pieces.BLUE else DAMAGED_GAME)
    table.cells[box] = table.cells[cell.THREAT_LEVEL] if won else pieces.LOST_GAME
    kind = told.GAME_WON if won else told.GAME_LOST
    table.journal.tell(kind, table.cells[cell.CITY], table.cells[cell.SIDE], table.cells[cell.THREAT_LEVEL])


def boxes(table: Table) -> list[int]:
    """The games played, as the sheet notes them."""
    noted: list[int] = []
    for number in range(table.cells[cell.SHEET_SIZE]):
        line: i64 = line_at(number)
        for box in (table.cells[line + FIRST_GAME], table.cells[line + DAMAGED_GAME]):
            if box != pieces.NOT_PLAYED:
                noted.append(int(box))
    return noted


def score(table: Table) -> i64:
    """Threat levels of the games won minus one for every X (UFS-CAMP-18)."""
    points: i64 = 0
    for box in boxes(table):
        points += -1 if box == pieces.LOST_GAME else box
    return points
