"""The warehouse: components face down and face up, and the one hand everybody works with (topic `building`)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import cell, pieces, told, why
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.moves import Move
from hullbreach.kernel.reasons import ALLOWED
from hullbreach.kernel.verbs import Action

MOST_HANDLED: Final[i64] = 400
"""How often a seat may pick something up in one round (GT-RULING-57)."""


def no_free_hand(table: Table, seat: i64) -> i64:
    """Why the seat cannot pick up anything now, or ALLOWED: one hand holds one thing (GT-BUILD-02, GT-PREV-02)."""
    if table.of(seat, cell.LOOKING) != NONE:
        return why.LOOKING
    if table.of(seat, cell.HAND) != NONE:
        return why.HAND_FULL
    if table.of(seat, cell.HANDLED) >= MOST_HANDLED:
        return why.WORN_OUT
    return ALLOWED


def pick_up(table: Table, seat: i64, tile: i64, origin: i64) -> None:
    """Into the hand; the component that was placed before is welded now (GT-BUILD-05)."""
    weld_last(table, seat)
    hold(table, seat, tile, origin)


def hold(table: Table, seat: i64, tile: i64, origin: i64) -> None:
    table.set_of(seat, cell.HAND, tile)
    table.set_of(seat, cell.HAND_FROM, origin)
    table.add_of(seat, cell.HANDLED, 1)


def weld_last(table: Table, seat: i64) -> None:
    table.set_of(seat, cell.LAST, NONE)
    table.set_of(seat, cell.LAST_FROM, cell.FROM_WAREHOUSE)


def let_go(table: Table, seat: i64) -> i64:
    """What was in hand; whoever asked puts it somewhere."""
    tile: i64 = table.of(seat, cell.HAND)
    table.set_of(seat, cell.HAND, NONE)
    table.set_of(seat, cell.HAND_FROM, cell.FROM_WAREHOUSE)
    return tile


# --- face down ---
# Special components have a back of their own, so everybody sees which ones they are, but not of which kind: they are
# drawn by a verb of their own, and the plain one takes an ordinary component (GT-SPC-01, GT-RULING-45, GT-RULING-65).
def any_face_down(table: Table) -> bool:
    return table.has_face_down(False)


def face_down(table: Table, number: i64, special: bool) -> i64:
    """The component that many places into the face-down ones with such a back; there must be more than that."""
    tile: i64 = 0
    left: i64 = number
    while left > 0 or not table.lies_face_down(tile, special):
        if table.lies_face_down(tile, special):
            left -= 1
        tile += 1
    return tile


def turn_up(table: Table, seat: i64, special: bool) -> None:
    """The pile has no order but the one the dice give it (GT-SETUP-02)."""
    tile: i64 = face_down(table, table.dice.roll(table.count_face_down(special)), special)
    table.set_where(tile, cell.TAKEN)
    pick_up(table, seat, tile, cell.FROM_WAREHOUSE)
    table.journal.tell(told.DREW, seat, tile)


@final
class Draw(Action[Table]):
    """A face-down component (GT-BUILD-02)."""

    def refusal(self, table: Table, seat: i64, stage: i64, arg: i64) -> i64:
        reason: i64 = no_free_hand(table, seat)
        if reason != ALLOWED:
            return reason
        return ALLOWED if any_face_down(table) else why.NONE_FACE_DOWN

    def carry_out(self, table: Table, seat: i64, stage: i64, arg: i64) -> None:
        turn_up(table, seat, False)


@final
class DrawSpecial(Action[Table]):
    """A face-down special component, picked for its back (GT-RULING-45)."""

    def refusal(self, table: Table, seat: i64, stage: i64, arg: i64) -> i64:
        reason: i64 = no_free_hand(table, seat)
        if reason != ALLOWED:
            return reason
        return ALLOWED if table.has_face_down(True) else why.NONE_SPECIAL

    def carry_out(self, table: Table, seat: i64, stage: i64, arg: i64) -> None:
        turn_up(table, seat, True)


# --- face up ---


@final
class Take(Action[Table]):
    """Any component that lies face up; whoever comes first has it (GT-BUILD-02)."""

    def refusal(self, table: Table, seat: i64, stage: i64, arg: i64) -> i64:
        reason: i64 = no_free_hand(table, seat)
        if reason != ALLOWED:
            return reason
        return ALLOWED if table.where(arg) == cell.FACE_UP else why.NOT_FACE_UP

    def carry_out(self, table: Table, seat: i64, stage: i64, arg: i64) -> None:
        table.set_where(arg, cell.TAKEN)
        pick_up(table, seat, arg, cell.FROM_WAREHOUSE)
        table.journal.tell(told.TOOK, seat, arg)

    def offer(self, table: Table, seat: i64, stage: i64, legal: list[Move]) -> None:
        if no_free_hand(table, seat) != ALLOWED:
            return
        for tile in range(pieces.COMPONENTS):
            if table.cells[cell.TILES + tile] == cell.FACE_UP:
                legal.append(self.moves[tile])


@final
class Return(Action[Table]):
    """Back into the warehouse, face up; never what was set aside (GT-BUILD-03, GT-BUILD-06)."""

    def refusal(self, table: Table, seat: i64, stage: i64, arg: i64) -> i64:
        if table.of(seat, cell.HAND) == NONE:
            return why.HAND_EMPTY
        return why.NEVER_BACK if table.of(seat, cell.HAND_FROM) == cell.FROM_ASIDE else ALLOWED

    def carry_out(self, table: Table, seat: i64, stage: i64, arg: i64) -> None:
        tile: i64 = let_go(table, seat)
        table.set_where(tile, cell.FACE_UP)
        table.journal.tell(told.RETURNED, seat, tile)
