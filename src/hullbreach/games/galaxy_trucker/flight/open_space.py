"""Open Space and Stardust: cards that only move ships."""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import cell, pieces, step, told
from hullbreach.games.galaxy_trucker.flight import giving_up, track
from hullbreach.games.galaxy_trucker.flight.adventure import Adventure
from hullbreach.games.galaxy_trucker.pieces import Card
from hullbreach.games.galaxy_trucker.ship import structure
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.kernel.steps import Step


class OpenSpace(Adventure):
    """The leader first, each declares its engines and moves at once (GT-ADV-OPEN-01, GT-MOVE-03)."""

    def begin(self, table: Table, card: Card) -> None:
        for seat in track.last_first(table):
            table.agenda.push(step.FLY, seat=seat)
            table.agenda.push(step.DECLARE, pieces.ENGINES, seat=seat)


class Fly(Step[Table]):
    """Who has no thrust gives up at once (GT-ADV-OPEN-02, GT-QUIT-03)."""

    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        thrust: i64 = table.of(seat, cell.STRENGTH)
        if thrust > 0:
            track.ahead(table, seat, thrust)
        else:
            giving_up.give_up(table, seat, giving_up.NO_ENGINE)


class Stardust(Adventure):
    """A day for each exposed connector, the ship farthest behind first (GT-ADV-DUST-01, GT-MOVE-02)."""

    def begin(self, table: Table, card: Card) -> None:
        for seat in track.last_first(table):
            exposed: i64 = structure.exposed(table.ships[seat])
            table.journal.tell(told.EXPOSED, seat, exposed)
            track.back(table, seat, exposed)
