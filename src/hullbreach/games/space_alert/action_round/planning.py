"""What a player does with his own cards and board (catalogue topics `card` and `plan`)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.space_alert import pieces, told, why
from hullbreach.games.space_alert.action_round import layout, packs
from hullbreach.games.space_alert.action_round.computer import announce_next, end_round, note_move, pick_up
from hullbreach.games.space_alert.action_round.state import Table
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.moves import Move
from hullbreach.kernel.reasons import ALLOWED
from hullbreach.kernel.verbs import Action

SIDES: Final[i64] = 2
PUT_ROW: Final[i64] = 24  # slots and sides of a card
assert PUT_ROW == pieces.TURNS * SIDES


def closed(table: Table, seat: i64, slot: i64) -> i64:
    """Why the seat may not plan that slot now: only the phase it has open is free (SA-PLAN-05, SA-PLAN-09)."""
    if slot >= table.setting.turns:
        return why.NO_SUCH_TURN
    phase: i64 = table.setting.phase_of(slot)
    if phase < table.open_phase(seat):
        return why.SLOT_CLOSED
    return why.SLOT_NOT_OPEN if phase > table.open_phase(seat) else ALLOWED


def closed_own(table: Table, seat: i64, slot: i64) -> i64:
    """The same for a slot of one's own board; alone there is none."""
    return why.NO_OWN_BOARD if table.setting.solo else closed(table, seat, slot)


def closed_full(table: Table, seat: i64, slot: i64) -> i64:
    """The same for a slot that must hold a card."""
    reason: i64 = closed_own(table, seat, slot)
    if reason == ALLOWED and table.laid(seat, slot) == NONE:
        return why.SLOT_EMPTY
    return reason


def tell_laid(table: Table, member: i64, slot: i64) -> None:
    """What everybody sees of a card in a slot: its back, or all of it where cards are played open."""
    laid: i64 = table.laid(member, slot)
    if table.is_face_up(member):
        forget_given(table, member, packs.card_of(laid))
        table.journal.tell(told.PLACED_OPEN, member, slot + 1, packs.action_of(laid))
    else:
        table.journal.tell(told.PLACED, member, slot + 1, packs.back_of(laid))


def forget_given(table: Table, member: i64, card: i64) -> None:
    """A card that is seen now may be the one that somebody gave: nobody can tell what is left in the hand."""
    if packs.is_heroic(card):
        return
    for giver in range(table.setting.humans):
        if table.given(giver, member, card) > 0:
            table.note_given(giver, member, card, table.given(giver, member, card) - 1)


def begin_change(table: Table, seat: i64) -> None:
    """Whoever plans while communications are down cannot tell the others (SA-ANN-12)."""
    if table.is_silent():
        table.fall_silent(seat)


class Put(Action[Table]):
    """A card into a slot of one's own board, either half up; what lay there comes back into the hand."""

    def refusal(self, table: Table, seat: i64, stage: i64, arg: i64) -> i64:
        reason: i64 = closed_own(table, seat, arg % PUT_ROW // SIDES)
        if reason == ALLOWED and not table.held(seat, arg // PUT_ROW):
            return why.NOT_IN_HAND
        return reason

    def carry_out(self, table: Table, seat: i64, stage: i64, arg: i64) -> None:
        slot: i64 = arg % PUT_ROW // SIDES
        card: i64 = arg // PUT_ROW
        begin_change(table, seat)
        take_away(table, seat, slot)
        table.take_up(seat, card, -1)
        table.lay(seat, slot, packs.laid(card, arg % SIDES))
        tell_laid(table, seat, slot)
        note_move(table)

    def offer(self, table: Table, seat: i64, stage: i64, legal: list[Move]) -> None:
        if table.setting.solo:
            return
        phase: i64 = table.open_phase(seat)
        first: i64 = table.setting.first_slot(phase) * SIDES
        end: i64 = table.setting.end_slot(phase) * SIDES
        for card in range(packs.KINDS):
            if table.held(seat, card):
                for place in range(card * PUT_ROW + first, card * PUT_ROW + end):
                    legal.append(self.moves[place])


def take_away(table: Table, seat: i64, slot: i64) -> None:
    """Back into the hand, if there is one."""
    laid: i64 = table.laid(seat, slot)
    if laid != NONE:
        table.take_up(seat, packs.card_of(laid))
        table.lay(seat, slot, NONE)


class TakeBack(Action[Table]):
    def refusal(self, table: Table, seat: i64, stage: i64, arg: i64) -> i64:
        return closed_full(table, seat, arg)

    def carry_out(self, table: Table, seat: i64, stage: i64, arg: i64) -> None:
        begin_change(table, seat)
        take_away(table, seat, arg)
        table.journal.tell(told.TAKEN_BACK, seat, arg + 1)
        note_move(table)


class Flip(Action[Table]):
    """The other half up (SA-CARD-04)."""

    def refusal(self, table: Table, seat: i64, stage: i64, arg: i64) -> i64:
        return closed_full(table, seat, arg)

    def carry_out(self, table: Table, seat: i64, stage: i64, arg: i64) -> None:
        laid: i64 = table.laid(seat, arg)
        begin_change(table, seat)
        table.lay(seat, arg, packs.laid(packs.card_of(laid), 1 - packs.side_of(laid)))
        tell_laid(table, seat, arg)
        note_move(table)


class Shift(Action[Table]):
    """A card to another slot of the same phase; two cards change places."""

    def refusal(self, table: Table, seat: i64, stage: i64, arg: i64) -> i64:
        slot: i64 = arg // pieces.TURNS
        to: i64 = arg % pieces.TURNS
        if slot == to:
            return why.SAME_SLOT
        reason: i64 = closed_full(table, seat, slot)
        return closed_own(table, seat, to) if reason == ALLOWED else reason

    def carry_out(self, table: Table, seat: i64, stage: i64, arg: i64) -> None:
        slot: i64 = arg // pieces.TURNS
        to: i64 = arg % pieces.TURNS
        laid: i64 = table.laid(seat, slot)
        begin_change(table, seat)
        table.lay(seat, slot, table.laid(seat, to))
        table.lay(seat, to, laid)
        table.journal.tell(told.SHIFTED, seat, slot + 1, to + 1)
        note_move(table)

    def offer(self, table: Table, seat: i64, stage: i64, legal: list[Move]) -> None:
        if table.setting.solo:
            return
        phase: i64 = table.open_phase(seat)
        first: i64 = table.setting.first_slot(phase)
        end: i64 = table.setting.end_slot(phase)
        for slot in range(first, end):
            if table.laid(seat, slot) != NONE:
                for to in range(first, end):
                    if to != slot:
                        legal.append(self.moves[slot * pieces.TURNS + to])


class ClosePhase(Action[Table]):
    """Go on to the next phase before it is announced (SA-PLAN-05, SA-PLAN-06)."""

    def refusal(self, table: Table, seat: i64, stage: i64, arg: i64) -> i64:
        if table.setting.solo:
            return why.PHASE_FOR_ALL
        return why.LAST_PHASE if table.open_phase(seat) == table.setting.phases - 1 else ALLOWED

    def carry_out(self, table: Table, seat: i64, stage: i64, arg: i64) -> None:
        table.cells[layout.OPEN + seat] += 1
        pick_up(table, seat)
        note_move(table)


# --- the end of the round ---
class GetReady(Action[Table]):
    """All together may end the round early (SA-PLAN-14, SA-RULING-54)."""

    def refusal(self, table: Table, seat: i64, stage: i64, arg: i64) -> i64:
        if not table.may_end():
            return why.TOO_EARLY_TO_END
        return why.READY_ALREADY if table.cells[layout.READY + seat] else ALLOWED

    def carry_out(self, table: Table, seat: i64, stage: i64, arg: i64) -> None:
        table.cells[layout.READY + seat] = 1
        table.journal.tell(told.READY, seat)
        if all_ready(table):
            table.journal.tell(told.ENDED_EARLY)
            end_round(table)
        else:
            note_move(table)


def all_ready(table: Table) -> bool:
    for seat in range(table.seats):
        if not table.cells[layout.READY + seat]:
            return False
    return True


class HoldOn(Action[Table]):
    """Not yet, after all."""

    def refusal(self, table: Table, seat: i64, stage: i64, arg: i64) -> i64:
        return ALLOWED if table.cells[layout.READY + seat] else why.NOT_READY

    def carry_out(self, table: Table, seat: i64, stage: i64, arg: i64) -> None:
        table.cells[layout.READY + seat] = 0
        table.journal.tell(told.NOT_READY, seat)
        note_move(table)


class AskNext(Action[Table]):
    """Without a clock whoever likes asks for the next announcement (SA-ANN-20, SA-SOLO-07)."""

    def refusal(self, table: Table, seat: i64, stage: i64, arg: i64) -> i64:
        return why.CLOCK_RUNS if table.setting.timed() else ALLOWED

    def carry_out(self, table: Table, seat: i64, stage: i64, arg: i64) -> None:
        announce_next(table)


class Watch(Action[Table]):
    """Who has no card left to plan with can still look on."""

    def refusal(self, table: Table, seat: i64, stage: i64, arg: i64) -> i64:
        return why.CARDS_LEFT if has_cards(table, seat) else ALLOWED

    def carry_out(self, table: Table, seat: i64, stage: i64, arg: i64) -> None:
        note_move(table)


def has_cards(table: Table, seat: i64) -> bool:
    """In the hand, or in a slot that is still open; alone there always are some."""
    if table.setting.solo or table.hand_size(seat):
        return True
    phase: i64 = table.open_phase(seat)
    for slot in range(table.setting.first_slot(phase), table.setting.end_slot(phase)):
        if table.laid(seat, slot) != NONE:
            return True
    return False
