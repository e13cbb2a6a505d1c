"""Combat zones: in each of three lines the weakest ship suffers."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import cell, pieces, step, told
from hullbreach.games.galaxy_trucker.flight import declaring, track
from hullbreach.games.galaxy_trucker.flight.adventure import Adventure, pay
from hullbreach.games.galaxy_trucker.pieces import Card
from hullbreach.games.galaxy_trucker.ship.board import bit
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.kernel.steps import Step


class CombatZone(Adventure):
    """Three lines from top to bottom (GT-ADV-COMBAT-01); alone there is nobody to fight (GT-ADV-COMBAT-05)."""

    def begin(self, table: Table, card: Card) -> None:
        if len(table.flying()) < 2:
            table.journal.tell(told.NO_EFFECT, card.number)
            return
        line: i64 = len(card.lines)
        while line > 0:
            line -= 1
            table.agenda.push(step.COMBAT, line)


class Combat(Step[Table]):
    """A line is judged when all have declared, in flight order (GT-ADV-COMBAT-03)."""

    def resolve(self, table: Table, seat: i64, line: i64, b: i64, c: i64, d: i64) -> None:
        criterion: i64 = table.card().lines[line].criterion
        table.agenda.push(step.JUDGE, line)
        for ship in track.last_first(table):
            if criterion == pieces.CREW and not table.setting.other_boxes:
                table.set_of(ship, cell.STRENGTH, declaring.value(table.ships[ship], criterion, 0))
            else:
                table.agenda.push(step.DECLARE, criterion, seat=ship)


def weakest(table: Table, order: vec[i64]) -> i64:
    """Who has declared least; of equals the one farthest ahead (GT-ADV-COMBAT-02)."""
    found: i64 = order[0]
    for seat in order:
        if table.of(seat, cell.STRENGTH) < table.of(found, cell.STRENGTH):
            found = seat
    return found


class Judge(Step[Table]):
    """The weakest suffers before the next line is looked at (GT-ADV-COMBAT-01, -04)."""

    def resolve(self, table: Table, seat: i64, line: i64, b: i64, c: i64, d: i64) -> None:
        loser: i64 = weakest(table, table.flying())
        row = table.card().lines[line]
        table.journal.tell(told.LOWEST, loser, row.criterion, row.penalty, row.amount)
        if row.penalty == pieces.BE_SHOT_AT:
            table.agenda.push(step.SALVO, 0, line, bit(loser))
        else:
            pay(table, loser, row.penalty, row.amount)
