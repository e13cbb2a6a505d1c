"""Boosters: a ship jumps over a card and the next one; supercards reach it all the same (GT-EXP-14, GT-EXP-15)."""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import cell, dealing, pieces, stage, step, told
from hullbreach.games.galaxy_trucker.flight import damage, rolling, track
from hullbreach.games.galaxy_trucker.ship import load, part, steering, structure
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.steps import Step


def is_away(table: Table, seat: i64) -> bool:
    """Whether the ship is in hyperspace: no card concerns it, but its rocket keeps its space (GT-RULING-89)."""
    status: i64 = table.of(seat, cell.STATUS)
    return status == cell.HYPERSPACE or status == cell.LINGERING


def anybody_away(table: Table) -> bool:
    for seat in range(table.seats):
        if is_away(table, seat):
            return True
    return False


def announce(table: Table, number: i64) -> None:
    """A card lies open: who has a booster may jump, in flight order; then those away are shot at, then it begins."""
    table.cells[cell.CARD] = number
    table.agenda.push(step.BEGIN, number)
    if dealing.is_supercard(number):
        parts: i64 = len(table.board().parts)
        for seat in range(table.seats):
            for number in range(parts):
                table.agenda.push(step.STORM, parts - 1 - number, seat=table.seats - 1 - seat)
    for ship in track.last_first(table):
        table.agenda.push(step.JUMP, seat=ship)


class Jump(Step[Table]):
    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        if steering.ready_booster(table.ships[seat]) != NONE:
            table.ask(seat, stage.JUMP)


def jump(table: Table, seat: i64) -> None:
    """The booster has burnt out; neither this card nor the next concerns the ship (GT-RULING-89)."""
    hull = table.ships[seat]
    booster: i64 = steering.ready_booster(hull)
    hull.set_load(booster, load.NOTHING)
    table.set_of(seat, cell.STATUS, cell.HYPERSPACE)
    table.journal.tell(told.JUMPED, seat, hull.board.spots[booster])


class Storm(Step[Table]):
    """Each ship in hyperspace, or each part of it, rolls for itself: a heavy shot from the front.

    GT-EXP-15, GT-RULING-44.
    """

    def resolve(self, table: Table, seat: i64, number: i64, b: i64, c: i64, d: i64) -> None:
        hull = table.ships[seat]
        within: i64 = hull.board.parts[number]
        if not is_away(table, seat) or within & hull.components() == 0:
            return
        die: i64 = rolling.die(table)
        rolled: i64 = rolling.aim(table, part.NORTH, die)
        table.journal.tell(told.STORM, seat, rolled, die)
        if len(hull.board.parts) == 1:
            table.agenda.push(step.STRIKE, pieces.HEAVY_SHOT, part.NORTH, rolled, seat=seat)
        else:
            graze(table, seat, rolled, within)


def graze(table: Table, seat: i64, rolled: i64, within: i64) -> None:
    """A heavy shot meets the first component of one part of the ship; only plating stops it (GT-HAZ-08)."""
    hull = table.ships[seat]
    for place in hull.board.ray(part.NORTH, rolled):
        if structure.has(within, place) and not hull.is_free(place):
            if part.is_plated(hull.part(place), part.NORTH):
                table.journal.tell(told.PLATED, seat, hull.board.spots[place])
            else:
                damage.destroy(table, seat, place)
            return
    table.journal.tell(told.MISSED, seat)


def card_done(table: Table) -> None:
    """Who jumped on this card misses the next one too, who jumped on the one before is back (GT-RULING-89)."""
    for seat in range(table.seats):
        status: i64 = table.of(seat, cell.STATUS)
        if status == cell.HYPERSPACE:
            table.set_of(seat, cell.STATUS, cell.LINGERING)
        elif status == cell.LINGERING:
            come_back(table, seat)


def come_back(table: Table, seat: i64) -> None:
    table.set_of(seat, cell.STATUS, cell.FLYING)
    table.journal.tell(told.CAME_BACK, seat)


def all_back(table: Table) -> None:
    """The flight is over: who is away has finished it (GT-RULING-89)."""
    for seat in range(table.seats):
        if is_away(table, seat):
            come_back(table, seat)
