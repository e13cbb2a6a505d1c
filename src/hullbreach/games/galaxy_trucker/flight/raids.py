"""Raids of the robopolice: a search through every ship, and what they leave behind (GT-ROBO)."""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import step, told
from hullbreach.games.galaxy_trucker.flight import damage, losses, shifting, track
from hullbreach.games.galaxy_trucker.flight.adventure import Adventure
from hullbreach.games.galaxy_trucker.pieces import Card
from hullbreach.games.galaxy_trucker.ship import load, raid
from hullbreach.games.galaxy_trucker.ship.board import bit
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.steps import Step


class RobopoliceRaid(Adventure):
    """The leader rolls the side for all; the line is printed (GT-ROBO-02, -03, GT-RULING-50)."""

    def begin(self, table: Table, card: Card) -> None:
        die: i64 = table.dice.roll(6)
        side: i64 = card.sides[die]
        line: i64 = table.board().lines(side).printed(card.large, card.small)
        table.journal.tell(told.RAID, side, line, die + 1)
        for seat in track.last_first(table):
            table.agenda.push(step.RAID, side, line, seat=seat)


class Raid(Step[Table]):
    """Every unit goes its way, then all charges go off; thrusters may shift the line before (GT-ROBO-03, -10, -11)."""

    def resolve(self, table: Table, seat: i64, side: i64, line: i64, settled: i64, d: i64) -> None:
        if settled == 0 and shifting.could(table, seat):
            shifting.ask(table, seat, shifting.RAID, side, line)
            return
        charges: i64 = 0
        for way in table.card().ways:
            charges |= search(table, seat, side, line, way)
        if charges != 0:
            table.journal.tell(told.CHARGES_GO_OFF, seat)
            damage.destroy_all(table, seat, charges)


def search(table: Table, seat: i64, side: i64, line: i64, way: i64) -> i64:
    """One unit enters, takes what it finds, and is beaten or leaves; returns where its charges are."""
    hull = table.ships[seat]
    enters: i64 = raid.entry(hull, side, line, way)
    if enters == NONE:
        table.journal.tell(told.RAID_GIVES_UP, seat)
        return 0
    table.journal.tell(told.RAID_ENTERS, seat, hull.board.spots[enters])
    visit = raid.visit(hull, enters, side)
    steps: i64 = len(visit.path)
    charges: i64 = 0
    for at in range(steps):
        place: i64 = visit.path[at]
        if at > 0:
            table.journal.tell(told.RAID_GOES_ON, seat, hull.board.spots[place])
        if visit.beaten and at == steps - 1:
            table.journal.tell(told.RAID_BEATEN, seat, hull.board.spots[place])
        elif confiscate(table, seat, place) == table.card().seeks:
            charges |= lay_charge(table, seat, place)
    if not visit.beaten:
        charges |= lay_charge(table, seat, enters)
        table.journal.tell(told.RAID_LEAVES, seat)
    return charges


def confiscate(table: Table, seat: i64, place: i64) -> i64:
    """One thing of what is there; returns what it was (GT-ROBO-06, GT-RULING-86)."""
    hull = table.ships[seat]
    found: i64 = raid.find(hull, place)
    if found == load.FOUND_CREW:
        losses.discharge(table, seat, place, told.CREW_LOST)
    elif found == load.FOUND_CELLS:
        losses.take_cell(table, seat, place, told.CELL_LOST)
    elif found == load.FOUND_GOODS:
        losses.hand_over(table, seat, place, load.dearest(hull.load(place)))
    return found


def lay_charge(table: Table, seat: i64, place: i64) -> i64:
    """Where it found what it looks for, and where it leaves (GT-ROBO-07, GT-ROBO-10)."""
    table.journal.tell(told.CHARGE, seat, table.board().spots[place])
    return bit(place)
