"""Missions that kill: the pilot's death, and what comes after it (GT-STD-09)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import cell, told
from hullbreach.games.galaxy_trucker.ship import part, structure
from hullbreach.games.galaxy_trucker.ship.hull import Hull
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.kernel.verbs import Action

NEW_PILOT: Final[i64] = 1  # credits


def blows_up_pilot(hull: Hull, hit: i64, chain: i64) -> bool:
    """Whether the starting cabin goes in an explosion: with the chain, but not among those that were hit themselves.

    It is not fragile, so nothing but an explosion beside it can take it along.
    """
    return structure.of_kind(hull, part.STARTING_CABIN) & chain & ~hit != 0


def bury(table: Table, seat: i64) -> None:
    """At once, with all the pilot ever earned."""
    table.journal.tell(told.DIED, seat, table.of(seat, cell.CREDITS))
    table.set_of(seat, cell.STATUS, cell.DEAD)
    table.set_of(seat, cell.CREDITS, 0)
    table.set_of(seat, cell.WINNINGS, 0)


@final
class Rejoin(Action[Table]):
    """As a new pilot with exactly 1 credit."""

    def carry_out(self, table: Table, seat: i64, now: i64, arg: i64) -> None:
        table.set_of(seat, cell.CREDITS, NEW_PILOT)
        table.set_of(seat, cell.STATUS, cell.IN_YARD)
        table.journal.tell(told.NEW_PILOT, seat, NEW_PILOT)


@final
class SitOut(Action[Table]):
    """For the rest of the game."""

    def carry_out(self, table: Table, seat: i64, now: i64, arg: i64) -> None:
        table.set_of(seat, cell.STATUS, cell.SITTING_OUT)
        table.journal.tell(told.SITS_OUT, seat)
