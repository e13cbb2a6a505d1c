"""Looking at the three open stacks of adventure cards while building (topic `card_preview`)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import cell, told, why
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.games.galaxy_trucker.yard import warehouse
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.reasons import ALLOWED
from hullbreach.kernel.verbs import Action


def put_down(table: Table, seat: i64) -> None:
    """The stack goes back, so that others can look at it; there must be one in hand."""
    stack: i64 = table.of(seat, cell.LOOKING)
    table.set_of(seat, cell.LOOKING, NONE)
    table.cells[cell.HELD_BY + stack] = NONE
    table.journal.tell(told.CLOSED, seat, stack)


@final
class Look(Action[Table]):
    """One of the three open stacks, once a component is on the ship; nobody else has it then (GT-PREV-01, -02, -03)."""

    def refusal(self, table: Table, seat: i64, stage: i64, arg: i64) -> i64:
        if not table.plan.may_look:
            return why.NOT_TO_BE_SEEN
        reason: i64 = warehouse.no_free_hand(table, seat)
        if reason != ALLOWED:
            return reason
        if table.of(seat, cell.BUILT) == 0:
            return why.NOTHING_BUILT
        return ALLOWED if table.cells[cell.HELD_BY + arg] == NONE else why.STACK_HELD

    def carry_out(self, table: Table, seat: i64, stage: i64, arg: i64) -> None:
        table.set_of(seat, cell.LOOKING, arg)
        table.cells[cell.HELD_BY + arg] = seat
        table.add_of(seat, cell.HANDLED, 1)
        table.journal.tell(told.LOOKED, seat, arg)


@final
class Close(Action[Table]):
    def refusal(self, table: Table, seat: i64, stage: i64, arg: i64) -> i64:
        return why.NOT_LOOKING if table.of(seat, cell.LOOKING) == NONE else ALLOWED

    def carry_out(self, table: Table, seat: i64, stage: i64, arg: i64) -> None:
        put_down(table, seat)
