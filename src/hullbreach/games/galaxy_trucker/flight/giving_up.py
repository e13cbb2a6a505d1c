"""Giving up: by choice between cards, or because the ship cannot go on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import cell, pieces, told
from hullbreach.games.galaxy_trucker.ship import crew
from hullbreach.games.galaxy_trucker.state import Table

# Why; told.CAUSE_NAMES has their names.
CHOICE: Final[i64] = 0
NO_ENGINE: Final[i64] = 1
NO_HUMAN: Final[i64] = 2
LAPPED: Final[i64] = 3
NO_SHIP: Final[i64] = 4
SWALLOWED: Final[i64] = 5


def give_up(table: Table, seat: i64, cause: i64) -> None:
    """The rocket leaves the track; no later card affects the ship (GT-QUIT-02)."""
    table.set_of(seat, cell.STATUS, cell.GAVE_UP)
    table.journal.tell(told.GAVE_UP, seat, cause)


def force(table: Table) -> None:
    """A card is resolved: who has no human left gives up (GT-QUIT-04), then who is lapped (GT-QUIT-05).

    A ship that is no longer flown laps nobody (GT-RULING-61).
    """
    for seat in table.flying():
        if crew.humans(table.ships[seat]) == 0:
            give_up(table, seat, NO_HUMAN)
    order = table.flying()
    for seat in order:
        if table.of(order[0], cell.SPACE) - table.of(seat, cell.SPACE) > pieces.SPACES:
            give_up(table, seat, LAPPED)
