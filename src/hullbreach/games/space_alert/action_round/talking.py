"""What passes between players: cards in a data transfer, and calls (SA-ANN-09 to SA-ANN-12, SA-PLAN-17).

Calls are words of ours for those who sit apart: they change nothing on the table, are heard by all, who keep them in
mind, and are forbidden while communications are down. One in a second of game time is enough for anybody.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.space_alert import pieces, told, why
from hullbreach.games.space_alert.action_round import layout, packs
from hullbreach.games.space_alert.action_round.calls import keep_in_mind
from hullbreach.games.space_alert.action_round.computer import may_call_again, note_move
from hullbreach.games.space_alert.action_round.state import Table
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.moves import Move
from hullbreach.kernel.reasons import ALLOWED
from hullbreach.kernel.table import CLOCK
from hullbreach.kernel.verbs import Action

FIVE: Final[i64] = 5
assert FIVE == pieces.MOST_CREW


class Give(Action[Table]):
    """A card from hand to hand, before the beep; heroic ones never."""

    def refusal(self, table: Table, seat: i64, stage: i64, arg: i64) -> i64:
        card: i64 = arg // FIVE
        receiver: i64 = arg % FIVE
        if not table.is_transferring():
            return why.NO_TRANSFER
        if packs.is_heroic(card):
            return why.HEROIC_STAYS
        if receiver >= table.setting.humans or receiver == seat:
            return why.NOBODY_THERE
        if table.cells[layout.GAVE + seat]:
            return why.GAVE_ALREADY
        return ALLOWED if table.held(seat, card) else why.NOT_IN_HAND

    def carry_out(self, table: Table, seat: i64, stage: i64, arg: i64) -> None:
        card: i64 = arg // FIVE
        receiver: i64 = arg % FIVE
        table.cells[layout.GAVE + seat] = 1
        table.take_up(seat, card, -1)
        table.take_up(receiver, card)
        table.fall_silent(receiver)
        forget_all_given(table, seat)
        table.note_given(seat, receiver, card, table.given(seat, receiver, card) + 1)
        table.cells[layout.WISHES + receiver] = 0
        table.journal.tell(told.GAVE, seat, receiver)
        table.journal.whisper(receiver, told.RECEIVED, card, seat)
        note_move(table)

    def offer(self, table: Table, seat: i64, stage: i64, legal: list[Move]) -> None:
        if table.is_transferring() and not table.cells[layout.GAVE + seat]:
            super().offer(table, seat, stage, legal)


def forget_all_given(table: Table, seat: i64) -> None:
    """Nobody can tell whether he passes on what he was given."""
    for giver in range(table.setting.humans):
        for card in range(packs.ORDINARY):
            table.note_given(giver, seat, card, 0)


# --- calls ---
def unheard(table: Table, seat: i64) -> i64:
    """Why the seat may not call now."""
    if table.setting.solo:
        return why.NOBODY_LISTENS
    if table.is_silent():
        return why.COMMUNICATIONS_DOWN
    return why.TOO_SOON if table.cells[CLOCK] < table.cells[layout.SAID + seat] else ALLOWED


def note_call(table: Table, seat: i64) -> None:
    table.cells[layout.SAID + seat] = may_call_again(table)
    note_move(table)


class Claim(Action[Table]):
    """This threat is mine."""

    def refusal(self, table: Table, seat: i64, stage: i64, arg: i64) -> i64:
        reason: i64 = unheard(table, seat)
        if reason == ALLOWED and threat_at(table, arg + 1) == NONE:
            return why.NO_SUCH_THREAT
        return reason

    def carry_out(self, table: Table, seat: i64, stage: i64, arg: i64) -> None:
        table.cells[layout.CLAIMED + arg] = seat + 1
        table.journal.tell(told.CLAIMED, seat, arg + 1)
        note_call(table, seat)


def threat_at(table: Table, time: i64) -> i64:
    """The threat with that time token, or NONE."""
    for number in range(table.cells[layout.THREATS]):
        if table.threat(number, layout.THREAT_TIME) == time:
            return number
    return NONE


class Share(Action[Table]):
    """These are my cards, and this is what I plan; from now on I tell what I do (SA-PLAN-11).

    It holds until cards come that the others have not heard of, or something is planned in silence.
    """

    def refusal(self, table: Table, seat: i64, stage: i64, arg: i64) -> i64:
        reason: i64 = unheard(table, seat)
        return why.TOLD_ALREADY if reason == ALLOWED and table.is_open_handed(seat) else reason

    def carry_out(self, table: Table, seat: i64, stage: i64, arg: i64) -> None:
        forget_all_given(table, seat)
        table.cells[layout.OPEN_HANDED + seat] = 1
        table.journal.tell(told.SHARED, seat)
        note_call(table, seat)


class WillFire(Action[Table]):
    """I fire in that zone in that turn."""

    def refusal(self, table: Table, seat: i64, stage: i64, arg: i64) -> i64:
        reason: i64 = unheard(table, seat)
        if reason == ALLOWED and arg % pieces.TURNS >= table.setting.turns:
            return why.NO_SUCH_TURN
        return reason

    def carry_out(self, table: Table, seat: i64, stage: i64, arg: i64) -> None:
        table.cells[layout.FIRES + seat * pieces.TURNS + arg % pieces.TURNS] = arg // pieces.TURNS + 1
        table.journal.tell(told.WILL_FIRE, seat, arg // pieces.TURNS, arg % pieces.TURNS + 1)
        note_call(table, seat)


class Say(Action[Table]):
    """Questions, answers and wishes."""

    def refusal(self, table: Table, seat: i64, stage: i64, arg: i64) -> i64:
        return unheard(table, seat)

    def carry_out(self, table: Table, seat: i64, stage: i64, arg: i64) -> None:
        keep_in_mind(table, seat, arg)
        table.journal.tell(told.SAID, seat, arg)
        note_call(table, seat)

    def offer(self, table: Table, seat: i64, stage: i64, legal: list[Move]) -> None:
        if unheard(table, seat) == ALLOWED:
            legal.extend(self.moves)
