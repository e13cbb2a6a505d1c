"""The two places beside the outline (GT-BUILD-06, GT-BUILD-07)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import cell, pieces, told, why
from hullbreach.games.galaxy_trucker.state import ASIDE_PLACES, Table
from hullbreach.games.galaxy_trucker.yard import warehouse
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.reasons import ALLOWED
from hullbreach.kernel.verbs import Action


def free_place(table: Table, seat: i64) -> i64:
    """The first place with nothing on it, or NONE."""
    for place in range(ASIDE_PLACES):
        if table.of(seat, cell.ASIDE + place) == NONE:
            return place
    return NONE


def put_aside(table: Table, seat: i64) -> i64:
    """What is in hand goes aside; there must be room. Returns what it was."""
    place: i64 = free_place(table, seat)
    tile: i64 = warehouse.let_go(table, seat)
    table.set_of(seat, cell.ASIDE + place, tile)
    return tile


def leave_over(table: Table, seat: i64) -> None:
    """What is still set aside when building ends is lost (GT-BUILD-07, GT-RULING-24)."""
    for place in range(ASIDE_PLACES):
        tile: i64 = table.of(seat, cell.ASIDE + place)
        if tile != NONE:
            table.set_of(seat, cell.ASIDE + place, NONE)
            if pieces.is_special(tile) and not table.plan.must_be_built():
                table.set_where(tile, cell.NOT_IN_PLAY)
            else:
                table.add_of(seat, cell.LOST, 1)
                table.journal.tell(told.LEFT_OVER, seat, tile)


@final
class Keep(Action[Table]):
    """Set aside what is in hand: at most two (GT-BUILD-06), and no special component unless it came from there.

    GT-SPC-02.
    """

    def refusal(self, table: Table, seat: i64, stage: i64, arg: i64) -> i64:
        tile: i64 = table.of(seat, cell.HAND)
        if tile == NONE:
            return why.HAND_EMPTY
        if pieces.is_special(tile) and table.of(seat, cell.HAND_FROM) != cell.FROM_ASIDE:
            return why.NEVER_ASIDE
        return why.NO_ROOM_ASIDE if free_place(table, seat) == NONE else ALLOWED

    def carry_out(self, table: Table, seat: i64, stage: i64, arg: i64) -> None:
        table.journal.tell(told.SET_ASIDE, seat, put_aside(table, seat))


@final
class Reach(Action[Table]):
    """Take up a component that was set aside; that welds the last one too (GT-BUILD-05, GT-BUILD-06)."""

    def refusal(self, table: Table, seat: i64, stage: i64, arg: i64) -> i64:
        reason: i64 = warehouse.no_free_hand(table, seat)
        if reason != ALLOWED:
            return reason
        return why.NOTHING_ASIDE if table.of(seat, cell.ASIDE + arg) == NONE else ALLOWED

    def carry_out(self, table: Table, seat: i64, stage: i64, arg: i64) -> None:
        tile: i64 = table.of(seat, cell.ASIDE + arg)
        table.set_of(seat, cell.ASIDE + arg, NONE)
        warehouse.pick_up(table, seat, tile, cell.FROM_ASIDE)
        table.journal.tell(told.REACHED, seat, tile)
