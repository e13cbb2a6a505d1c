"""Epidemic and Sabotage: what goes wrong inside the ships."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import cell, told
from hullbreach.games.galaxy_trucker.flight import combat, damage, losses, rolling
from hullbreach.games.galaxy_trucker.flight.adventure import Adventure
from hullbreach.games.galaxy_trucker.pieces import Card
from hullbreach.games.galaxy_trucker.ship import crew, structure
from hullbreach.games.galaxy_trucker.state import Table

ATTEMPTS: Final[i64] = 3  # of a saboteur


class Epidemic(Adventure):
    """Who falls ill is found out first, then all of them leave at once (GT-ADV-EPI-01)."""

    def begin(self, table: Table, card: Card) -> None:
        spread(table)


def spread(table: Table) -> None:
    """Once through all ships in flight."""
    for seat in table.flying():
        infected: i64 = crew.infected(table.ships[seat])
        while infected != 0:
            losses.discharge(table, seat, structure.lowest(infected), told.FELL_ILL)
            infected &= infected - 1


class Sabotage(Adventure):
    """The ship with the smallest crew loses a random component, even alone in flight (GT-ADV-SAB-01, GT-RULING-13)."""

    def begin(self, table: Table, card: Card) -> None:
        order = table.flying()
        for seat in order:
            table.set_of(seat, cell.STRENGTH, crew.crew(table.ships[seat]))
        victim: i64 = combat.weakest(table, order)
        for _attempt in range(ATTEMPTS):
            hit: i64 = self.roll(table, victim)
            if hit != 0:
                damage.destroy(table, victim, structure.lowest(hit))  # as destroyed (GT-ADV-SAB-02)
                return
        table.journal.tell(told.SABOTAGE_FAILED, victim)

    def roll(self, table: Table, seat: i64) -> i64:
        """For a column and for a row, as the class finds them: the components there, as a set."""
        hull = table.ships[seat]
        column: i64 = rolling.number(table, hull.board.column_lines)
        row: i64 = rolling.number(table, hull.board.row_lines)
        table.journal.tell(told.SABOTEUR, seat, column, row)
        return hull.board.in_column[column] & hull.board.in_row[row] & hull.components()
