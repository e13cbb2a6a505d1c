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
from hullbreach.games.aliens_attack.pieces import (
    BARRAGE,
    CANCEL_ALWAYS,
    CANCEL_NOTHING,
    CANNON_NAMES,
    CANNONS,
    COLUMNS,
    DRAW,
    LASER_SATELLITE,
    MOBILE_SHIELD,
    NONE,
    REDEPLOYMENT,
    REPAIRS,
    ROWS,
    SPACE_MINES,
    SQUARES,
    UPGRADE_CANNONS,
    VORTEX,
)
from hullbreach.games.aliens_attack.state import (
    ALIEN,
    CHOICE_CANCEL,
    CHOOSE_SHIP,
    EARTH,
    MINES,
    PHASE,
    PREPARE,
    SHIELD,
    SHOT,
    Table,
    column_of,
    row_of,
    square_at,
)
from hullbreach.kernel.agenda import about_of, step
from hullbreach.kernel.moves import Domain, Move, Verb, Vocabulary

ALL_CANNONS: Final[i64] = 15

# --- the vocabulary --------------------------------------------------------------------------------------------------
_PAIRS: Final = [(one, other) for one in range(CANNONS) for other in range(one + 1, CANNONS)]
_PAIR_NAMES: Final = [f"{CANNON_NAMES[one]}+{CANNON_NAMES[other]}" for one, other in _PAIRS]
_SQUARE_NAMES: Final = [f"r{row}c{column + 1}" for row in range(ROWS) for column in range(COLUMNS)]
_COLUMN_NAMES: Final = [f"c{column + 1}" for column in range(COLUMNS)]

SHOT_DOMAIN: Final = Domain("shot", ["alpha", "beta", "gamma", "delta-left", "delta-right"])
BARRAGE_DOMAIN: Final = Domain("shot", [*SHOT_DOMAIN.values, "nothing"])
TARGET_DOMAIN: Final = Domain("target", [*_SQUARE_NAMES, *[f"part{part + 1}" for part in range(COLUMNS)], "nothing"])
PAIR_DOMAIN: Final = Domain("cannons", _PAIR_NAMES)
SWAP_DOMAIN: Final = Domain("cannons", [*_PAIR_NAMES, "nothing"])
CANNONS_DOMAIN: Final = Domain("cannons", ["nothing", *CANNON_NAMES, *_PAIR_NAMES])
COLUMN_DOMAIN: Final = Domain("column", _COLUMN_NAMES)
COMBAT_DOMAIN: Final = Domain("square", [*_SQUARE_NAMES[COLUMNS:], "nothing"])
LEVEL_DOMAIN: Final = Domain("danger", ["1", "2", "3", "4"])

NOTHING_FIRED: Final[i64] = 5
NO_TARGET: Final[i64] = 20
NO_SWAP: Final[i64] = 6
NO_SQUARE: Final[i64] = 12

# Sets of up to two cannons as bits, in the order of CANNONS_DOMAIN; pairs alone in the order of PAIR_DOMAIN.
SET_BITS: Final[list[int]] = [0, 1, 2, 4, 8, *[(1 << one) | (1 << other) for one, other in _PAIRS]]
PAIR_FIRST: Final[list[int]] = [one for one, _ in _PAIRS]
PAIR_SECOND: Final[list[int]] = [other for _, other in _PAIRS]

# --- refusals --------------------------------------------------------------------------------------------------------
ALLOWED: Final[i64] = 0
NOT_NOW: Final[i64] = 1
NEUTRALISED: Final[i64] = 2
OUT_OF_RANGE: Final[i64] = 3
NOT_OFFERED: Final[i64] = 4
CARD_NOT_SHOWN: Final[i64] = 5
EMPTY_SQUARE: Final[i64] = 6
NO_MOTHERSHIP: Final[i64] = 7
MUST_CHOOSE: Final[i64] = 8
NOT_LEVEL_ONE: Final[i64] = 9
NOT_NEUTRALISED: Final[i64] = 10
SQUARE_TAKEN: Final[i64] = 11
NOT_BELOW_MOTHERSHIP: Final[i64] = 12
MINES_ON_BOARD: Final[i64] = 13
SHIP_CANNOT_MOVE: Final[i64] = 14
ONLY_DESCEND: Final[i64] = 15
NOT_YET_DESCEND: Final[i64] = 16

# Reason code and the rule it rests on, by number.
REFUSALS: Final = (
    ("allowed", "AA-TURN-01"),
    ("not-now", "AA-TURN-01"),
    ("cannon-neutralised", "AA-CAN-11"),
    ("no-target", "AA-TURN-02"),
    ("cannon-not-offered", "AA-DP-10"),
    ("card-not-shown", "AA-DP-01"),
    ("empty-square", "AA-DP-05"),
    ("no-mothership", "AA-MS-07"),
    ("must-choose", "AA-DP-04"),
    ("not-level-one", "AA-DP-06"),
    ("not-neutralised", "AA-DP-09"),
    ("square-taken", "AA-ALT-12"),
    ("not-below-mothership", "AA-ALT-10"),
    ("mines-on-board", "AA-ALT-13"),
    ("ship-cannot-move", "AA-2P-07"),
    ("only-descend", "AA-2P-16"),
    ("not-yet-descend", "AA-2P-15"),
)


class Action:
    """One verb: when it is legal and what it sets going."""

    def refusal(self, table: Table, arg: i64) -> i64:
        """The number of the reason it is refused now, or ALLOWED."""
        return NOT_NOW

    def carry_out(self, table: Table, arg: i64) -> None:
        """Do it; only called when nothing refuses it. The phase is RESOLVING by then."""


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
            return NOT_OFFERED
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


# --- defence cards ---------------------------------------------------------------------------------------------------
class CardAction(Action):
    """The action on a side of a defence card: legal in Earth's turn while that side is up (AA-DP-01)."""

    def __init__(self, action: i64) -> None:
        self.action = action

    def refusal(self, table: Table, arg: i64) -> i64:
        if table.cells[PHASE] != EARTH:
            return NOT_NOW
        if table.slot_of(self.action) == NONE:
            return CARD_NOT_SHOWN
        return self.use_refusal(table, arg)

    def use_refusal(self, table: Table, arg: i64) -> i64:
        """What speaks against this use of a card that is ready."""
        return ALLOWED

    def carry_out(self, table: Table, arg: i64) -> None:
        """The action, then the card's Danger icon, then the card is turned (AA-DP-02, AA-DP-03)."""
        slot: i64 = table.slot_of(self.action)
        flow.begin_action(table)
        if table.setting.cards_turn and self.is_turned(table, arg):
            table.agenda.push(step(effects.TURN_CARD, slot))
        table.agenda.push(step(table.danger_icon_of(slot)))
        self.use(table, arg)

    def is_turned(self, table: Table, arg: i64) -> bool:
        """Cards that lie on the board are turned only when they come back."""
        return True

    def use(self, table: Table, arg: i64) -> None:
        """The action itself."""

    def tell_no_effect(self, table: Table) -> None:
        table.journal.tell(told.NO_EFFECT, self.action)


class SatelliteLaser(CardAction):
    """One hit anywhere (AA-DP-05). With nothing to hit it may be used all the same (AA-DP-04)."""

    def use_refusal(self, table: Table, arg: i64) -> i64:
        if arg < SQUARES:
            return ALLOWED if table.card_at(arg) != NONE else EMPTY_SQUARE
        if arg == NO_TARGET:
            return MUST_CHOOSE if table.in_battle() or table.has_ships() else ALLOWED
        return ALLOWED if table.in_battle() else NO_MOTHERSHIP

    def use(self, table: Table, arg: i64) -> None:
        if arg == NO_TARGET or (arg >= SQUARES and table.setting.dodges_satellite):
            self.tell_no_effect(table)  # The Swift is too fast (AA-ALT-14)
            return
        table.journal.tell(told.SATELLITE, arg)
        if arg >= SQUARES:
            table.agenda.push(step(effects.HIT_PART, arg - SQUARES))
        else:
            table.agenda.push(step(effects.HIT_SHIP, CANCEL_NOTHING, table.card_at(arg)))


class CannonsAction(CardAction):
    """Lift up to two cannons from one level to the next."""

    def __init__(self, action: i64, from_level: i64, reason: i64) -> None:
        super().__init__(action)
        self.from_level = from_level
        self.reason = reason

    def use_refusal(self, table: Table, arg: i64) -> i64:
        bits: i64 = SET_BITS[arg]
        cannon: i64 = 0
        while cannon < CANNONS:
            if (bits >> cannon) & 1 and table.level(cannon) != self.from_level:
                return self.reason
            cannon += 1
        return ALLOWED

    def use(self, table: Table, arg: i64) -> None:
        bits: i64 = SET_BITS[arg]
        if bits == 0:
            self.tell_no_effect(table)
        cannon: i64 = 0
        while cannon < CANNONS:
            if (bits >> cannon) & 1:
                table.set_level(cannon, self.from_level + 1)
                table.journal.tell(told.REPAIRED if self.from_level == 0 else told.UPGRADED, cannon)
            cannon += 1


class Vortex(CardAction):
    """All ships of a column go under the deck, nearest the cannons first (AA-DP-07)."""

    def use(self, table: Table, arg: i64) -> None:
        table.journal.tell(told.VORTEX, arg)
        row: i64 = ROWS - 1
        while row >= 0:
            square: i64 = square_at(row, arg)
            if table.card_at(square) != NONE:
                effects.bury(table, table.lift(square))
            row -= 1


class Redeploy(CardAction):
    """Swap two cannons, then one of them may fire (AA-DP-08)."""

    def use(self, table: Table, arg: i64) -> None:
        if arg == NO_SWAP:
            self.tell_no_effect(table)
            return
        one: i64 = PAIR_FIRST[arg]
        other: i64 = PAIR_SECOND[arg]
        table.swap_cannons(one, other)
        table.journal.tell(told.REDEPLOYED, one, other)
        table.agenda.push(step(effects.OFFER_SHOT, (1 << one) | (1 << other), CANCEL_NOTHING))


class Barrage(CardAction):
    """One cannon fires, then another may with all effects cancelled (AA-DP-10)."""

    def use_refusal(self, table: Table, arg: i64) -> i64:
        if arg == NOTHING_FIRED:
            return MUST_CHOOSE if flow.any_target(table) else ALLOWED
        if table.level(cannon_of(arg)) == 0:
            return NEUTRALISED
        return ALLOWED if has_target(table, arg) else OUT_OF_RANGE

    def use(self, table: Table, arg: i64) -> None:
        table.journal.tell(told.BARRAGE)
        if arg == NOTHING_FIRED:
            self.tell_no_effect(table)
            return
        others: i64 = ALL_CANNONS & ~(1 << cannon_of(arg))
        table.agenda.push(step(effects.OFFER_SHOT, others, CANCEL_ALWAYS))
        fire(table, arg, CANCEL_NOTHING)


class BoardCard(CardAction):
    """A card that is laid on a square of the combat zone: Space mines and Mobile shield."""

    def __init__(self, action: i64, cell: i64) -> None:
        super().__init__(action)
        self.cell = cell

    def use_refusal(self, table: Table, arg: i64) -> i64:
        if arg == NO_SQUARE:
            return MUST_CHOOSE if self.has_place(table) else ALLOWED
        return self.place_refusal(table, arg + COLUMNS)

    def place_refusal(self, table: Table, square: i64) -> i64:
        """Only on an empty square, and in the final battle only below the mothership (AA-ALT-10, AA-ALT-12)."""
        if table.in_battle() and row_of(square) <= table.mothership_row():
            return NOT_BELOW_MOTHERSHIP
        if not table.is_free(square) or table.cells[MINES] == square:
            return SQUARE_TAKEN
        return ALLOWED

    def has_place(self, table: Table) -> bool:
        square: i64 = COLUMNS
        while square < SQUARES:
            if self.place_refusal(table, square) == ALLOWED:
                return True
            square += 1
        return False

    def is_turned(self, table: Table, arg: i64) -> bool:
        return arg == NO_SQUARE and table.cells[self.cell] == NONE

    def use(self, table: Table, arg: i64) -> None:
        if arg == NO_SQUARE:
            self.tell_no_effect(table)
            return
        table.cells[self.cell] = arg + COLUMNS
        table.journal.tell(told.MINES_LAID if self.cell == MINES else told.SHIELD_SET, arg + COLUMNS)


class LayMines(BoardCard):
    def use_refusal(self, table: Table, arg: i64) -> i64:
        if table.cells[MINES] != NONE:
            return MINES_ON_BOARD
        return super().use_refusal(table, arg)


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
VERBS: Final = (
    Verb("fire", SHOT_DOMAIN),
    Verb("hold"),
    Verb("laser", TARGET_DOMAIN),
    Verb("upgrade", CANNONS_DOMAIN),
    Verb("vortex", COLUMN_DOMAIN),
    Verb("redeploy", SWAP_DOMAIN),
    Verb("repair", CANNONS_DOMAIN),
    Verb("barrage", BARRAGE_DOMAIN),
    Verb("mines", COMBAT_DOMAIN),
    Verb("shield", COMBAT_DOMAIN),
    Verb("prepare", PAIR_DOMAIN),
    Verb("refill"),
    Verb("danger", LEVEL_DOMAIN),
    Verb("descend"),
    Verb("advance", COLUMN_DOMAIN),
)
VOCABULARY: Final = Vocabulary(VERBS)

ACTIONS: Final[list[Action]] = [
    Fire(),
    Hold(),
    SatelliteLaser(LASER_SATELLITE),
    CannonsAction(UPGRADE_CANNONS, 1, NOT_LEVEL_ONE),
    Vortex(VORTEX),
    Redeploy(REDEPLOYMENT),
    CannonsAction(REPAIRS, 0, NOT_NEUTRALISED),
    Barrage(BARRAGE),
    LayMines(SPACE_MINES, MINES),
    BoardCard(MOBILE_SHIELD, SHIELD),
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
    legal: list[Move] = []
    for move in _candidates(table):
        if ACTIONS[move.verb].refusal(table, move.arg) == ALLOWED:
            legal.append(move)
    return legal


def _said(*verbs: str) -> list[Move]:
    return [move for move in VOCABULARY.moves if VOCABULARY.verbs[move.verb].name in verbs]


# What is worth asking about in each phase, so that `legal_moves` need not try the whole vocabulary.
_BY_PHASE: Final[list[list[Move]]] = [
    [],
    _said("prepare"),
    _said("fire"),
    _said("fire", "hold"),
    _said("refill", "danger", "descend"),
    _said("advance"),
    [],
]
# The verb that uses each defence action, in the order of ACTION_NAMES.
_BY_ACTION: Final[list[list[Move]]] = [
    _said("laser"),
    _said("upgrade"),
    _said("vortex"),
    _said("redeploy"),
    _said("repair"),
    _said("barrage"),
    _said("mines"),
    _said("shield"),
]


def _candidates(table: Table) -> list[Move]:
    phase: i64 = table.cells[PHASE]
    if phase != EARTH:
        return _BY_PHASE[phase]
    return [
        *_BY_PHASE[EARTH],
        *_BY_ACTION[table.action_of(0)],
        *_BY_ACTION[table.action_of(1)],
        *_BY_ACTION[table.action_of(2)],
    ]
