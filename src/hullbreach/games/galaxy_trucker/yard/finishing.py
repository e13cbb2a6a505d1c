"""Finishing a ship, order tiles, and the end of building for all (topic `finishing`)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import cell, stage, step, told, why
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.games.galaxy_trucker.yard import aside, stacks, timer, warehouse
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.reasons import ALLOWED
from hullbreach.kernel.steps import Step
from hullbreach.kernel.verbs import Action


def busy_hand(table: Table, seat: i64) -> i64:
    """Why nobody can leave the yard so, or ALLOWED."""
    if table.of(seat, cell.LOOKING) != NONE:
        return why.LOOKING
    return ALLOWED if table.of(seat, cell.HAND) == NONE else why.HAND_FULL


def is_taken(table: Table, order: i64) -> bool:
    for seat in range(table.seats):
        if table.of(seat, cell.ORDER) == order:
            return True
    return False


def lowest_left(table: Table) -> i64:
    """The lowest order tile nobody has; there must be one."""
    order: i64 = 1
    while is_taken(table, order):
        order += 1
    return order


def all_finished(table: Table) -> bool:
    for seat in range(table.seats):
        if table.of(seat, cell.ORDER) == 0 and table.takes_part(seat):
            return False
    return True


@final
class Finish(Action[Table]):
    """Take any of the remaining order tiles, and build no more (GT-FIN-01, GT-FIN-02)."""

    def refusal(self, table: Table, seat: i64, now: i64, arg: i64) -> i64:
        reason: i64 = busy_hand(table, seat)
        if reason != ALLOWED:
            return reason
        if arg >= table.players():
            return why.NO_SUCH_ORDER
        return why.ORDER_TAKEN if is_taken(table, arg + 1) else ALLOWED

    def carry_out(self, table: Table, seat: i64, now: i64, arg: i64) -> None:
        warehouse.weld_last(table, seat)
        table.set_of(seat, cell.ORDER, arg + 1)
        table.journal.tell(told.FINISHED, seat, arg + 1)
        if all_finished(table):
            table.release_all()
            table.agenda.push(step.CLOSE_YARD)
        elif timer.waits(table):
            table.ask(seat, stage.WATCH)


@final
class CloseYard(Step[Table]):
    """All have finished, or time is up: hands are emptied, the remaining order tiles given out (GT-TIMER-04, -05)."""

    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        timer.stop(table)
        for other in range(table.seats):
            empty_hand(table, other)
            warehouse.weld_last(table, other)
        give_orders(table)
        table.cells[cell.PHASE] = cell.INSPECTION
        table.agenda.push(step.INSPECT)


def empty_hand(table: Table, seat: i64) -> None:
    """To where it came from (GT-TIMER-04)."""
    if table.of(seat, cell.LOOKING) != NONE:
        stacks.put_down(table, seat)
    if table.of(seat, cell.HAND) == NONE:
        return
    if table.of(seat, cell.HAND_FROM) == cell.FROM_ASIDE:
        table.journal.tell(told.SET_ASIDE, seat, aside.put_aside(table, seat))
        return
    tile: i64 = warehouse.let_go(table, seat)
    table.set_where(tile, cell.FACE_UP)
    table.journal.tell(told.PUT_BACK, seat, tile)


def give_orders(table: Table) -> None:
    """The lowest tile to whoever placed the last component first (GT-RULING-06)."""
    seat: i64 = next_in_line(table)
    while seat != NONE:
        order: i64 = lowest_left(table)
        table.set_of(seat, cell.ORDER, order)
        table.journal.tell(told.GIVEN_ORDER, seat, order)
        seat = next_in_line(table)


def next_in_line(table: Table) -> i64:
    """Of those without a tile; who has placed nothing at all comes last, then by seat. NONE if all have one."""
    first: i64 = NONE
    for seat in range(table.seats):
        waits: bool = table.of(seat, cell.ORDER) == 0 and table.takes_part(seat)
        if waits and (first == NONE or is_before(table, seat, first)):
            first = seat
    return first


def is_before(table: Table, seat: i64, other: i64) -> bool:
    if table.of(seat, cell.BUILT_AT) == 0:
        return False
    return table.of(other, cell.BUILT_AT) == 0 or table.of(seat, cell.BUILT_AT) < table.of(other, cell.BUILT_AT)
