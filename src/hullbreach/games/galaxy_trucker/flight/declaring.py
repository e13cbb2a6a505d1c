"""Declaring strength: which double engines or cannons are powered, cell by cell."""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import cell, pieces, stage, step, told
from hullbreach.games.galaxy_trucker.ship import reserves, strength
from hullbreach.games.galaxy_trucker.ship.hull import Hull
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.kernel.steps import Step


def value(hull: Hull, criterion: i64, cells: i64, full: i64 = strength.FULL_TO_THE_BOW) -> i64:
    """What a ship counts for a criterion with so many cells spent; cannons in halves."""
    if criterion == pieces.ENGINES:
        return strength.engine(hull, cells)
    if criterion == pieces.CANNONS:
        return strength.cannon(hull, cells, full)
    return reserves.mustered(hull, cells)


def sides(table: Table) -> i64:
    """The set of sides to which cannons count in full on this card: a fleet says so itself (GT-FLEET-03)."""
    card = table.card()
    return card.full if card.type == pieces.ENEMY_FLEET else strength.FULL_TO_THE_BOW


def announce(table: Table, seat: i64, criterion: i64, cells: i64) -> None:
    """The strength is what it is now: singles and aliens cannot be left out (GT-ENG-02, GT-CAN-03, GT-CREW-05)."""
    declared: i64 = value(table.ships[seat], criterion, cells, sides(table))
    table.set_of(seat, cell.STRENGTH, declared)
    kind = told.MUSTERED
    if criterion != pieces.CREW:
        kind = told.ENGINES if criterion == pieces.ENGINES else told.CANNONS
    table.journal.tell(kind, seat, told.at_least_zero(declared))


class Declare(Step[Table]):
    """Who has a double, or robonauts, and a cell for it decides first (GT-BATT-02, GT-EXP-24)."""

    def resolve(self, table: Table, seat: i64, criterion: i64, b: i64, c: i64, d: i64) -> None:
        hull = table.ships[seat]
        ask_for_power(table, seat, criterion, 0, useful_cells(hull, criterion))


def useful_cells(hull: Hull, criterion: i64) -> i64:
    """How many cells could be of use for a criterion now (GT-RULING-51)."""
    if criterion == pieces.ENGINES:
        return strength.useful_for_engines(hull)
    return strength.useful_for_cannons(hull) if criterion == pieces.CANNONS else reserves.useful_for_crew(hull)


class Power(Step[Table]):
    def resolve(self, table: Table, seat: i64, criterion: i64, spent: i64, useful: i64, d: i64) -> None:
        ask_for_power(table, seat, criterion, spent, useful)


def ask_for_power(table: Table, seat: i64, criterion: i64, spent: i64, useful: i64) -> None:
    """Another cell, or that is all; a cell that powers nothing cannot be spent (GT-RULING-51)."""
    if spent == useful:
        announce(table, seat, criterion, spent)
        return
    table.agenda.push(step.POWER, criterion, spent, useful, seat=seat)
    if criterion == pieces.CREW:
        table.ask(seat, stage.ROBONAUTS)
    else:
        table.ask(seat, stage.ENGINES if criterion == pieces.ENGINES else stage.CANNONS)


def power(table: Table) -> None:
    """A cell was spent: the next best double works for this calculation (GT-BATT-01)."""
    table.agenda.set_b(table.agenda.b() + 1)


def enough(table: Table, seat: i64) -> None:
    """No more cells."""
    criterion: i64 = table.agenda.a()
    spent: i64 = table.agenda.b()
    table.agenda.drop()
    announce(table, seat, criterion, spent)
