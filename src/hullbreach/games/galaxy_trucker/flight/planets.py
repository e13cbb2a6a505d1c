"""Planets: each takes one ship, and costs it days."""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import cell, stage, step, told
from hullbreach.games.galaxy_trucker.flight import track
from hullbreach.games.galaxy_trucker.flight.adventure import Adventure
from hullbreach.games.galaxy_trucker.pieces import Card
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.steps import Step


class Planets(Adventure):
    """In flight order each may land or pass; when all have decided, those who landed lose days (GT-ADV-PLAN-01)."""

    def begin(self, table: Table, card: Card) -> None:
        table.agenda.push(step.LEAVE_PLANETS)
        for seat in track.last_first(table):
            table.agenda.push(step.PLANET, seat=seat)


def is_free(table: Table, planet: i64) -> bool:
    """Whether the card has that planet, and nobody has landed there."""
    return planet < len(table.card().planets) and table.cells[cell.PLANET + planet] == NONE


class Arrive(Step[Table]):
    """Who finds no planet left is not asked."""

    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        for planet in range(len(table.card().planets)):
            if is_free(table, planet):
                table.ask(seat, stage.PLANETS)
                return


def land(table: Table, seat: i64, planet: i64) -> None:
    """The ship takes the planet, and the goods it wants (GT-ADV-PLAN-02); so all load in flight order (GT-GOODS-08)."""
    table.cells[cell.PLANET + planet] = seat
    table.journal.tell(told.LANDED, seat, planet)
    table.agenda.push(step.RECEIVE, table.card().planets[planet], seat=seat)


class LeavePlanets(Step[Table]):
    """All who landed lose the days, the ship farthest behind first (GT-ADV-PLAN-03, GT-MOVE-02)."""

    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        for ship in track.last_first(table):
            if has_landed(table, ship):
                track.back(table, ship, table.card().days)


def has_landed(table: Table, seat: i64) -> bool:
    for planet in range(len(table.card().planets)):
        if table.cells[cell.PLANET + planet] == seat:
            return True
    return False
