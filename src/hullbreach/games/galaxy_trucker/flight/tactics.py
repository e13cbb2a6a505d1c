"""Tactical zones: two columns, in each of which one value of the ship is taken from another and the lowest pays."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import cell, pieces, step, told
from hullbreach.games.galaxy_trucker.flight import combat, track
from hullbreach.games.galaxy_trucker.flight.adventure import Adventure, pay
from hullbreach.games.galaxy_trucker.pieces import Card
from hullbreach.games.galaxy_trucker.ship.board import bit
from hullbreach.games.galaxy_trucker.ship.strength import HALVES
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.kernel.steps import Step

COLUMNS: Final[i64] = 2
LINES: Final[i64] = 4  # of a column, one for each level
FIVE: Final[i64] = 5  # players, of whom two pay


class TacticalZone(Adventure):
    """The left column completely before the right one (GT-TACT-01)."""

    def begin(self, table: Table, card: Card) -> None:
        column: i64 = COLUMNS
        while column > 0:
            column -= 1
            table.agenda.push(step.TACTIC, column)


class Tactic(Step[Table]):
    """All announce in flight order, powering anew (GT-TACT-02, -05); alone there is nobody to be lower than.

    GT-TACT-06, GT-RULING-38.
    """

    def resolve(self, table: Table, seat: i64, column: i64, b: i64, c: i64, d: i64) -> None:
        order = track.last_first(table)
        if len(order) < 2:
            table.journal.tell(told.NO_EFFECT, table.cells[cell.CARD])
            return
        table.agenda.push(step.RECKON, column)
        for ship in order:
            table.agenda.push(step.LESS, column, seat=ship)
            table.agenda.push(step.DECLARE, table.card().columns[2 * column], seat=ship)


class Less(Step[Table]):
    """The value that counts is declared; now the one that is taken away (GT-TACT-01)."""

    def resolve(self, table: Table, seat: i64, column: i64, b: i64, c: i64, d: i64) -> None:
        columns = table.card().columns
        table.agenda.push(step.RESULT, declared(table, seat, columns[2 * column]), column, seat=seat)
        table.agenda.push(step.DECLARE, columns[2 * column + 1], seat=seat)


class Result(Step[Table]):
    """Results are compared exactly, below zero and in halves (GT-TACT-03)."""

    def resolve(self, table: Table, seat: i64, plus: i64, column: i64, c: i64, d: i64) -> None:
        result: i64 = plus - declared(table, seat, table.card().columns[2 * column + 1])
        table.set_of(seat, cell.STRENGTH, result)
        if result < 0:
            table.journal.tell(told.RESULT_BELOW, seat, -result)
        else:
            table.journal.tell(told.RESULT, seat, result)


def declared(table: Table, seat: i64, criterion: i64) -> i64:
    """What was declared last, in halves as cannons always are."""
    found: i64 = table.of(seat, cell.STRENGTH)
    return found if criterion == pieces.CANNONS else HALVES * found


class Reckon(Step[Table]):
    """The lowest pays; on a tie the one farthest ahead (GT-TACT-03). Of five players the next one pays less (-07)."""

    def resolve(self, table: Table, seat: i64, column: i64, b: i64, c: i64, d: i64) -> None:
        order = table.flying()
        worst: i64 = combat.weakest(table, order)
        if table.seats == FIVE:
            second: i64 = combat.weakest(table, others(order, worst))  # GT-RULING-37
            charge(table, second, column, 1)
            table.journal.tell(told.WORST, worst, column)
            table.journal.tell(told.SECOND_WORST, second, column)
        else:
            table.journal.tell(told.WORST, worst, column)
        charge(table, worst, column, 0)


def others(order: vec[i64], but: i64) -> vec[i64]:
    found = vec[i64]()
    for seat in order:
        if seat != but:
            found = append(found, seat)
    return found


def charge(table: Table, seat: i64, column: i64, relieved: i64) -> None:
    """All lines of the column down to the level of the flight, from the top (GT-TACT-04)."""
    line: i64 = table.cells[cell.LEVEL]
    while line > 0:
        line -= 1
        table.agenda.push(step.COST, column * LINES + line, relieved, seat=seat)


class Cost(Step[Table]):
    """One line. Relief is a day, a figure and a block of the total, and the first heavy salvo (GT-TACT-07)."""

    def resolve(self, table: Table, seat: i64, line: i64, relieved: i64, c: i64, d: i64) -> None:
        if not table.is_flying(seat):
            return
        row = table.card().lines[line]
        relief: i64 = relieved if is_first_of_its_kind(table.card(), line) else 0
        if row.penalty == pieces.BE_SHOT_AT:
            table.agenda.push(step.SALVO, 0, line, bit(seat), relief)  # rolled for himself (GT-RULING-36)
        else:
            pay(table, seat, row.penalty, row.amount - relief)


def is_first_of_its_kind(card: Card, line: i64) -> bool:
    """Whether no line above it in its column takes the same; of shots, whether none above it has heavy ones."""
    above: i64 = line - line % LINES
    while above < line:
        if card.lines[above].penalty == card.lines[line].penalty and is_as_heavy(card, above):
            return False
        above += 1
    return True


def is_as_heavy(card: Card, line: i64) -> bool:
    """Shots count as a heavy salvo only if one of them is heavy (GT-RULING-37)."""
    row = card.lines[line]
    if row.penalty != pieces.BE_SHOT_AT:
        return True
    for number in range(len(row.dice)):
        if row.hazards[2 * number] == pieces.HEAVY_SHOT:
            return True
    return False
