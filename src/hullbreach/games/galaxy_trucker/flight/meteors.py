"""Meteors and shots: rolled one by one, each for all ships it is aimed at, and what each meets."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import pieces, stage, step, told
from hullbreach.games.galaxy_trucker.flight import damage, losses, rolling, shifting, track
from hullbreach.games.galaxy_trucker.flight.adventure import Adventure
from hullbreach.games.galaxy_trucker.pieces import Card
from hullbreach.games.galaxy_trucker.ship import hazards
from hullbreach.games.galaxy_trucker.ship.board import bit
from hullbreach.games.galaxy_trucker.ship.hull import Hull
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.steps import Step


class MeteoricSwarm(Adventure):
    """All ships in flight are struck (GT-ADV-METEOR-01)."""

    def begin(self, table: Table, card: Card) -> None:
        everybody: i64 = bit(table.seats) - 1
        table.agenda.push(step.SALVO, 0, NONE, everybody)


def printed(card: Card, line: i64) -> vec[i64]:
    """The hazards of a line of a combat zone, or of the whole card: kind and side of each."""
    return card.hazards if line == NONE else card.lines[line].hazards


def printed_die(card: Card, line: i64, number: i64) -> i64:
    """The die on the arrow of a meteor alert, or 0 (GT-ALERT-03)."""
    return 0 if line == NONE else card.lines[line].dice[number]


def is_aimed(table: Table, seats: i64) -> bool:
    """Whether one of these ships is still in flight."""
    for seat in range(table.seats):
        if (seats >> seat) & 1 and table.is_flying(seat):
            return True
    return False


class Salvo(Step[Table]):
    """One hazard for all in flight order with the same dice, before the next is rolled (GT-HAZ-01, GT-HAZ-09).

    A printed die is not rolled (GT-ALERT-03). Who is spared heavy shots does not even hear of them (GT-TACT-07).
    """

    def resolve(self, table: Table, seat: i64, number: i64, line: i64, seats: i64, spared: i64) -> None:
        rows = printed(table.card(), line)
        if 2 * number == len(rows) or not is_aimed(table, seats):
            return
        hazard: i64 = rows[2 * number]
        side: i64 = rows[2 * number + 1]
        table.agenda.push(step.SALVO, number + 1, line, seats, spared)
        if spared and hazard == pieces.HEAVY_SHOT:
            return
        die: i64 = printed_die(table.card(), line, number)
        if die == 0:
            die = rolling.die(table)
        rolled: i64 = rolling.aim(table, side, die)
        table.journal.tell(told.HAZARD, hazard, side, rolled, die)
        for ship in track.last_first(table):
            if (seats >> ship) & 1:
                table.agenda.push(step.STRIKE, hazard, side, rolled, seat=ship)


def would_destroy(hull: Hull, hazard: i64, side: i64, line: i64) -> bool:
    return hazards.outcome(hull, hazard, side, line, False, False) == hazards.DESTROYED


class Strike(Step[Table]):
    """The owner is asked only where a cell would save something (GT-SHLD-02, GT-HAZ-06, GT-RULING-56)."""

    def resolve(self, table: Table, seat: i64, hazard: i64, side: i64, line: i64, d: i64) -> None:
        hull = table.ships[seat]
        if d == 0 and shifting.could(table, seat) and would_destroy(hull, hazard, side, line):
            shifting.ask(table, seat, hazard, side, line)
        elif hazards.defence(hull, hazard, side, line) == hazards.NO_DEFENCE:
            meet(table, seat, side, line, hazards.outcome(hull, hazard, side, line, False, False))
        else:
            table.agenda.push(step.DEFEND, hazard, side, line, seat=seat)
            table.ask(seat, stage.DEFEND)


def defend(table: Table, seat: i64, battery: i64) -> None:
    """The owner pays a cell for his defence, or with NONE for a battery takes the hit."""
    agenda = table.agenda
    side: i64 = agenda.b()
    line: i64 = agenda.c()
    paid: bool = battery != NONE
    outcome: i64 = hazards.outcome(table.ships[seat], agenda.a(), side, line, paid, paid)
    agenda.drop()
    if paid:
        losses.take_cell(table, seat, battery, told.CELL_SPENT)
    meet(table, seat, side, line, outcome)


def meet(table: Table, seat: i64, side: i64, line: i64, outcome: i64) -> None:
    """The hazard has met the first component of its line, or what defends it (GT-HAZ-02 to -08)."""
    hull = table.ships[seat]
    if outcome == hazards.MISS:
        table.journal.tell(told.MISSED, seat)
    elif outcome == hazards.DESTROYED:
        damage.destroy(table, seat, hazards.target(hull, side, line))
    elif outcome == hazards.SHOT_DOWN:
        table.journal.tell(told.SHOT_DOWN, seat, hull.board.spots[hazards.bearing_cannon(hull, side, line)])
    else:
        kind = told.BOUNCED if outcome == hazards.BOUNCE else told.SHIELDED
        if outcome == hazards.PLATED:
            kind = told.PLATED
        table.journal.tell(kind, seat, hull.board.spots[hazards.target(hull, side, line)])
