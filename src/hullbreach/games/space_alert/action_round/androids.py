"""Planning for androids, together or alone (catalogue topics `android` and `solo`)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.space_alert import pieces, told, why
from hullbreach.games.space_alert.action_round import layout, packs
from hullbreach.games.space_alert.action_round.computer import note_move
from hullbreach.games.space_alert.action_round.planning import SIDES, closed, forget_given
from hullbreach.games.space_alert.action_round.state import Table
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.moves import Move
from hullbreach.kernel.reasons import ALLOWED
from hullbreach.kernel.verbs import Action

PLAN_ROW: Final[i64] = 24  # slots and sides
assert PLAN_ROW == pieces.TURNS * SIDES
PLAN_BOARD: Final[i64] = 288  # cards, slots and sides
assert PLAN_BOARD == packs.ORDINARY * PLAN_ROW


def barred(table: Table, seat: i64, member: i64, slot: i64) -> i64:
    """Why the seat may not plan that slot of an android now (SA-AND-09, SA-AND-10, SA-SOLO-04)."""
    if not table.setting.is_android(member):
        return why.NO_SUCH_ANDROID
    reason: i64 = closed(table, seat, slot)
    if reason == ALLOWED and not table.setting.solo and table.laid(member, slot) != NONE:
        return why.ANDROID_SLOT_TAKEN
    return reason


def has(table: Table, seat: i64, card: i64) -> bool:
    """Whether an ordinary card is at hand: alone all of them lie open (SA-SOLO-02)."""
    if table.setting.solo:
        return table.cells[layout.COMMON + card] > 0
    return table.held(seat, card) > 0


def lay_for(table: Table, seat: i64, member: i64, slot: i64, laid: i64) -> None:
    """Always face up (SA-AND-08)."""
    table.lay(member, slot, laid)
    if table.setting.solo:
        table.journal.tell(told.PLANNED_ALONE, member, slot + 1, packs.action_of(laid))
    else:
        forget_given(table, seat, packs.card_of(laid))
        table.journal.tell(told.PLANNED, seat, member, slot + 1, packs.action_of(laid))
    note_move(table)


def take_off(table: Table, member: i64, slot: i64) -> None:
    """Alone: back to the others, if there is a card (SA-SOLO-04)."""
    laid: i64 = table.laid(member, slot)
    if laid == NONE:
        return
    table.lay(member, slot, NONE)
    card: i64 = packs.card_of(laid)
    if packs.is_heroic(card):
        table.take_up(member, card)
    else:
        table.cells[layout.COMMON + card] += 1


class PlanFor(Action[Table]):
    """One of one's cards onto the board of an android."""

    def refusal(self, table: Table, seat: i64, stage: i64, arg: i64) -> i64:
        reason: i64 = barred(table, seat, arg // PLAN_BOARD, arg % PLAN_ROW // SIDES)
        if reason == ALLOWED and not has(table, seat, arg % PLAN_BOARD // PLAN_ROW):
            return why.NOT_IN_HAND
        return reason

    def carry_out(self, table: Table, seat: i64, stage: i64, arg: i64) -> None:
        member: i64 = arg // PLAN_BOARD
        slot: i64 = arg % PLAN_ROW // SIDES
        card: i64 = arg % PLAN_BOARD // PLAN_ROW
        take_off(table, member, slot)
        if table.setting.solo:
            table.cells[layout.COMMON + card] -= 1
        else:
            table.take_up(seat, card, -1)
        lay_for(table, seat, member, slot, packs.laid(card, arg % SIDES))

    def offer(self, table: Table, seat: i64, stage: i64, legal: list[Move]) -> None:
        setting = table.setting
        phase: i64 = table.open_phase(seat)
        first: i64 = setting.first_slot(phase)
        end: i64 = setting.end_slot(phase)
        for member in range(setting.humans, setting.crew):
            for card in range(packs.ORDINARY):
                if has(table, seat, card):
                    start: i64 = member * PLAN_BOARD + card * PLAN_ROW
                    for slot in range(first, end):
                        if setting.solo or table.laid(member, slot) == NONE:
                            legal.append(self.moves[start + slot * SIDES])
                            legal.append(self.moves[start + slot * SIDES + 1])


class PlanHeroic(Action[Table]):
    """The heroic card of an android onto its own board (SA-AND-12, SA-SOLO-03)."""

    def refusal(self, table: Table, seat: i64, stage: i64, arg: i64) -> i64:
        member: i64 = arg // PLAN_ROW
        reason: i64 = barred(table, seat, member, arg % PLAN_ROW // SIDES)
        if reason == ALLOWED and heroic_of(table, member) == NONE:
            return why.NOT_IN_HAND
        return reason

    def carry_out(self, table: Table, seat: i64, stage: i64, arg: i64) -> None:
        member: i64 = arg // PLAN_ROW
        slot: i64 = arg % PLAN_ROW // SIDES
        card: i64 = heroic_of(table, member)
        take_off(table, member, slot)
        table.take_up(member, card, -1)
        lay_for(table, seat, member, slot, packs.laid(card, arg % SIDES))


def heroic_of(table: Table, member: i64) -> i64:
    """The heroic card beside the board, or NONE."""
    for card in range(packs.ORDINARY, packs.KINDS):
        if table.held(member, card):
            return card
    return NONE


class Retrieve(Action[Table]):
    """Alone, a planned card may go back; with several players it lies for good (SA-AND-09, SA-SOLO-04)."""

    def refusal(self, table: Table, seat: i64, stage: i64, arg: i64) -> i64:
        member: i64 = arg // pieces.TURNS
        if not table.setting.is_android(member):
            return why.NO_SUCH_ANDROID
        if not table.setting.solo:
            return why.ANDROID_FINAL
        reason: i64 = closed(table, seat, arg % pieces.TURNS)
        if reason == ALLOWED and table.laid(member, arg % pieces.TURNS) == NONE:
            return why.SLOT_EMPTY
        return reason

    def carry_out(self, table: Table, seat: i64, stage: i64, arg: i64) -> None:
        take_off(table, arg // pieces.TURNS, arg % pieces.TURNS)
        table.journal.tell(told.TAKEN_BACK, arg // pieces.TURNS, arg % pieces.TURNS + 1)
        note_move(table)
