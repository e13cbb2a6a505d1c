"""Meteor Rain and Meteor Alert: meteors that need no dice, or only one of the two."""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import cell, pieces, step, told
from hullbreach.games.galaxy_trucker.flight import rolling, track
from hullbreach.games.galaxy_trucker.flight.adventure import Adventure
from hullbreach.games.galaxy_trucker.pieces import Card
from hullbreach.games.galaxy_trucker.ship import hazards, lines
from hullbreach.games.galaxy_trucker.ship.board import bit
from hullbreach.games.galaxy_trucker.ship.lines import Lines
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.steps import Step


class MeteorAlert(Adventure):
    """Line after line down to the level of the flight; all ships in flight are struck (GT-ALERT-01, -02)."""

    def begin(self, table: Table, card: Card) -> None:
        everybody: i64 = bit(table.seats) - 1
        line: i64 = table.cells[cell.LEVEL]
        while line > 0:
            line -= 1
            table.agenda.push(step.SALVO, 0, line, everybody)


class MeteorRain(Adventure):
    """Each ship has the whole rain to itself; they do not influence each other (GT-RAIN-06)."""

    def begin(self, table: Table, card: Card) -> None:
        for seat in track.last_first(table):
            table.agenda.push(step.RAIN, 0, 0, seat=seat)


class Rain(Step[Table]):
    """The next meteor of the sweep that meets something: its damage is done before the one after it (GT-RAIN-04).

    All lines of the board are swept; where there is nothing the meteor misses (GT-RULING-39). Where there is no fixed
    side, one roll for each direction says where the lines begin (GT-EXP-28).
    """

    def resolve(self, table: Table, seat: i64, sweep: i64, number: i64, begin: i64, d: i64) -> None:
        if not table.is_flying(seat):
            return
        sweeps = table.card().sweeps
        hull = table.ships[seat]
        while 2 * sweep < len(sweeps):
            side: i64 = sweeps[2 * sweep]
            ways: Lines = hull.board.lines(side)
            if begin == 0 and ways.dice == lines.AROUND:
                begin = rolling.die(table)
            while number <= ways.last - ways.first:
                line: i64 = swept(ways, sweeps[2 * sweep + 1] != 0, number)
                number += 1
                aim: i64 = ways.swept(line, begin)
                if hazards.target(hull, side, aim) != NONE:
                    table.journal.tell(told.METEOR, seat, side, ways.name_of[line])
                    table.agenda.push(step.RAIN, sweep, number, begin, seat=seat)
                    table.agenda.push(step.STRIKE, pieces.SMALL_METEOR, side, aim, 1, seat=seat)
                    return
            sweep += 1
            number = 0
            begin = 0


def swept(ways: Lines, backwards: bool, number: i64) -> i64:
    """Which line of the grid comes as that one, the way the arrow points (GT-RAIN-02)."""
    return ways.last - number if backwards else ways.first + number
