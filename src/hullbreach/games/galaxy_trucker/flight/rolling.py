"""Rolling for a line: two dice on most boards, one or one after the other on others (GT-HAZ-01, GT-RULING-78)."""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker.ship import lines
from hullbreach.games.galaxy_trucker.state import Table


def die(table: Table) -> i64:
    return table.dice.roll(lines.FACES) + 1


def aim(table: Table, side: i64, first: i64) -> i64:
    """Where something from that side goes, after a first die that was rolled or is printed (GT-EXP-29)."""
    manner: i64 = table.board().lines(side).dice
    if manner == lines.SINGLE:
        return first
    return first + die(table) if manner == lines.SUM else lines.DIGIT * first + die(table)


def number(table: Table, ways: lines.Lines) -> i64:
    """A roll for one column or one row, wherever it begins (GT-ADV-SAB-01)."""
    return die(table) + die(table) if ways.dice == lines.SUM else die(table)
