"""What one may do, and when it is legal.

Each verb of the vocabulary is a small class with two answers: why it is refused now (or not), and what doing it puts
on the agenda. Legal moves are the candidates that nothing refuses, so offering and accepting cannot differ.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.aliens_attack import effects, flow
from hullbreach.games.aliens_attack import events as told
from hullbreach.games.aliens_attack.cannons import cannon_of, fire, has_target
from hullbreach.games.aliens_attack.defence import CARD_ACTIONS
from hullbreach.games.aliens_attack.pieces import (
    CANCEL_NOTHING,
    COLUMNS,
    DEFENCE_CARDS,
    DRAW,
    NONE,
    SQUARES,
)
from hullbreach.games.aliens_attack.refusals import (
    ALLOWED,
    NEUTRALISED,
    NOT_NOW,
    NOT_OFFERED,
    NOT_SWAPPED,
    NOT_YET_DESCEND,
    ONLY_DESCEND,
    OUT_OF_RANGE,
    SHIP_CANNOT_MOVE,
    Action,
)
from hullbreach.games.aliens_attack.state import (
    ALIEN,
    CHOICE_CANCEL,
    CHOOSE_SHIP,
    EARTH,
    PHASE,
    PREPARE,
    SHOT,
    Table,
    column_of,
)
from hullbreach.games.aliens_attack.vocabulary import (
    PAIR_FIRST,
    PAIR_SECOND,
    VOCABULARY,
)
from hullbreach.kernel.agenda import about_of, step
from hullbreach.kernel.moves import Move


# --- before the game -------------------------------------------------------------------------------------------------
class Prepare(Action):
    """Recruit mode: two cannons of the player's choice start at level 2 (AA-MODE-01)."""

    def refusal(self, table: Table, arg: i64) -> i64:
        return ALLOWED if table.cells[PHASE] == PREPARE else NOT_NOW

    def carry_out(self, table: Table, arg: i64) -> None:
        for cannon in (PAIR_FIRST[arg], PAIR_SECOND[arg]):
            table.set_level(cannon, 2)
            table.journal.tell(told.PREPARED, cannon)
        flow.open_game(table)


# --- cannons ---------------------------------------------------------------------------------------------------------
class Fire(Action):
    """Use a cannon, as a turn of its own (AA-CAN-02) or when a card offers a shot."""

    def refusal(self, table: Table, arg: i64) -> i64:
        phase: i64 = table.cells[PHASE]
        if phase != EARTH and phase != SHOT:
            return NOT_NOW
        if table.level(cannon_of(arg)) == 0:
            return NEUTRALISED
        if phase == SHOT and not flow.is_offered(table, arg):
            return NOT_OFFERED if table.cells[CHOICE_CANCEL] else NOT_SWAPPED
        return ALLOWED if has_target(table, arg) else OUT_OF_RANGE

    def carry_out(self, table: Table, arg: i64) -> None:
        if len(table.agenda) == 0:  # nothing is waiting: this shot is the whole turn
            flow.begin_action(table)
            fire(table, arg, CANCEL_NOTHING)
        else:
            fire(table, arg, table.cells[CHOICE_CANCEL])


class Hold(Action):
    """Leave an offered shot unfired (AA-DP-08, AA-DP-10)."""

    def refusal(self, table: Table, arg: i64) -> i64:
        return ALLOWED if table.cells[PHASE] == SHOT else NOT_NOW

    def carry_out(self, table: Table, arg: i64) -> None:
        table.journal.tell(told.HELD)


# --- the alien player ------------------------------------------------------------------------------------------------
class AlienAction(Action):
    """A turn of the alien player before the final battle."""

    def refusal(self, table: Table, arg: i64) -> i64:
        if table.cells[PHASE] != ALIEN:
            return NOT_NOW
        return ONLY_DESCEND if table.in_battle() else ALLOWED


class Refill(AlienAction):
    """Draw until the take-off zone is full or the deck is empty (AA-2P-06)."""

    def carry_out(self, table: Table, arg: i64) -> None:
        table.journal.tell(told.REFILLED)
        table.agenda.push(step(effects.END_ROUND))
        table.agenda.push(step(DRAW, COLUMNS))


class UseDanger(AlienAction):
    """The effect of one Danger level (AA-2P-08)."""

    def carry_out(self, table: Table, arg: i64) -> None:
        table.journal.tell(told.DANGER_CHOSEN, arg + 1)
        table.agenda.push(step(effects.END_ROUND))
        effects.apply_danger(table, arg + 1)


class Descend(Action):
    """The alien turn in the final battle (AA-2P-16)."""

    def refusal(self, table: Table, arg: i64) -> i64:
        if table.cells[PHASE] != ALIEN:
            return NOT_NOW
        return ALLOWED if table.in_battle() else NOT_YET_DESCEND

    def carry_out(self, table: Table, arg: i64) -> None:
        table.agenda.push(step(effects.END_ROUND))
        table.agenda.push(step(effects.DIE_ACTION))


class ChooseShip(Action):
    """The alien player picks which ship of the row a move icon moves (AA-2P-07)."""

    def refusal(self, table: Table, arg: i64) -> i64:
        if table.cells[PHASE] != CHOOSE_SHIP:
            return NOT_NOW
        return ALLOWED if self.square(table, arg) != NONE else SHIP_CANNOT_MOVE

    def square(self, table: Table, column: i64) -> i64:
        """The ship of that column among those that may be moved, or NONE."""
        found: i64 = effects.movers(table, about_of(table.agenda.top()))
        square: i64 = 0
        while square < SQUARES:
            if (found >> square) & 1 and column_of(square) == column:
                return square
            square += 1
        return NONE

    def carry_out(self, table: Table, arg: i64) -> None:
        square: i64 = self.square(table, arg)
        flow.move_chosen(table, table.agenda.pop(), square)


# --- the tables ------------------------------------------------------------------------------------------------------
# In the order of VERBS.
ACTIONS: Final[list[Action]] = [
    Fire(),
    Hold(),
    *CARD_ACTIONS,
    Prepare(),
    Refill(),
    UseDanger(),
    Descend(),
    ChooseShip(),
]


def refusal(table: Table, move: Move) -> i64:
    return ACTIONS[move.verb].refusal(table, move.arg)


def legal_moves(table: Table) -> list[Move]:
    """Every move that nothing refuses now."""
    phase: i64 = table.cells[PHASE]
    legal: list[Move] = []
    for move in _BY_PHASE[phase]:
        if ACTIONS[move.verb].refusal(table, move.arg) == ALLOWED:
            legal.append(move)
    if phase == EARTH:
        slot: i64 = 0
        while slot < DEFENCE_CARDS:
            _add_card_moves(table, table.action_of(slot), legal)
            slot += 1
    return legal


def _add_card_moves(table: Table, action: i64, legal: list[Move]) -> None:
    """The uses of a defence card that shows its action: only the use itself is still to be asked about."""
    card = CARD_ACTIONS[action]
    for move in _BY_ACTION[action]:
        if card.use_refusal(table, move.arg) == ALLOWED:
            legal.append(move)


def _said(*verbs: str) -> list[Move]:
    return [move for move in VOCABULARY.moves if VOCABULARY.verbs[move.verb].name in verbs]


# The moves to ask about in each phase; in Earth's turn those of the visible defence actions come on top.
_BY_PHASE: Final[list[list[Move]]] = [
    [],
    _said("prepare"),
    _said("fire"),
    _said("fire", "hold"),
    _said("refill", "danger", "descend"),
    _said("advance"),
    [],
]
# By action, in the order of ACTION_NAMES.
_BY_ACTION: Final[list[list[Move]]] = [
    _said(verb) for verb in ("laser", "upgrade", "vortex", "redeploy", "repair", "barrage", "mines", "shield")
]
