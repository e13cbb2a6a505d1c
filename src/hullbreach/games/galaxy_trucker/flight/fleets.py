"""Enemy fleets: they attack every ship, and each pays for the lines it has not reached."""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import cell, pieces, step, told
from hullbreach.games.galaxy_trucker.flight import track
from hullbreach.games.galaxy_trucker.flight.adventure import Adventure, pay
from hullbreach.games.galaxy_trucker.pieces import Card
from hullbreach.games.galaxy_trucker.ship.board import bit
from hullbreach.games.galaxy_trucker.ship.strength import HALVES
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.kernel.steps import Step


class EnemyFleet(Adventure):
    """All announce their cannons in flight order; then line after line is paid (GT-FLEET-02, -04, GT-RULING-34)."""

    def begin(self, table: Table, card: Card) -> None:
        line: i64 = table.cells[cell.LEVEL]
        while line > 0:
            line -= 1
            table.agenda.push(step.FLEET, line)
        for seat in track.last_first(table):
            table.agenda.push(step.COMPARE, seat=seat)
            table.agenda.push(step.DECLARE, pieces.CANNONS, seat=seat)


def reached(table: Table, seat: i64) -> i64:
    """How many lines a ship need not pay: those down to the highest strength it has matched (GT-FLEET-05, -06)."""
    strengths = table.card().by_level
    level: i64 = table.cells[cell.LEVEL]
    while level > 0 and table.of(seat, cell.STRENGTH) < HALVES * strengths[level - 1]:
        level -= 1
    return level


def meet(table: Table, seat: i64) -> None:
    """The strength of the level, or more: unharmed (GT-FLEET-04)."""
    number: i64 = table.cells[cell.CARD]
    lines: i64 = table.cells[cell.LEVEL] - reached(table, seat)
    if lines == 0:
        table.cells[cell.REPELLED] = 1
        table.journal.tell(told.UNHARMED, seat, number)
    else:
        table.set_of(seat, cell.BEATEN, 1)
        table.journal.tell(told.OUTGUNNED, seat, number, lines)


class Fleet(Step[Table]):
    """A line hits everybody who has not reached it, in flight order; shots are rolled once (GT-FLEET-07, -08)."""

    def resolve(self, table: Table, seat: i64, line: i64, b: i64, c: i64, d: i64) -> None:
        row = table.card().lines[line]
        aimed: i64 = 0
        for ship in track.last_first(table):
            if reached(table, ship) <= line:
                aimed |= bit(ship)
                if row.penalty != pieces.BE_SHOT_AT:
                    pay(table, ship, row.penalty, row.amount)
        if row.penalty == pieces.BE_SHOT_AT:
            table.agenda.push(step.SALVO, 0, line, aimed)
