"""The planetary defence cards: the action on each side, when it may be used and what it does."""

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
    CANNONS,
    COLUMNS,
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
from hullbreach.games.aliens_attack.refusals import (
    ALLOWED,
    CARD_NOT_SHOWN,
    EMPTY_SQUARE,
    MINES_ON_BOARD,
    MUST_CHOOSE,
    NEUTRALISED,
    NO_MOTHERSHIP,
    NOT_BELOW_MOTHERSHIP,
    NOT_LEVEL_ONE,
    NOT_NEUTRALISED,
    NOT_NOW,
    OUT_OF_RANGE,
    SHIELD_NOT_BELOW,
    SHIELD_SQUARE_TAKEN,
    SQUARE_TAKEN,
    Action,
)
from hullbreach.games.aliens_attack.state import (
    EARTH,
    MINES,
    PHASE,
    SHIELD,
    Table,
    row_of,
    square_at,
)
from hullbreach.games.aliens_attack.vocabulary import (
    NO_SQUARE,
    NO_SWAP,
    NO_TARGET,
    NOTHING_FIRED,
    PAIR_FIRST,
    PAIR_SECOND,
    SET_BITS,
)
from hullbreach.kernel.agenda import step

ALL_CANNONS: Final[i64] = 15


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

    def __init__(self, action: i64, cell: i64, taken: i64, not_below: i64) -> None:
        super().__init__(action)
        self.cell = cell
        self.taken = taken
        self.not_below = not_below

    def use_refusal(self, table: Table, arg: i64) -> i64:
        if arg == NO_SQUARE:
            return MUST_CHOOSE if self.has_place(table) else ALLOWED
        return self.place_refusal(table, arg + COLUMNS)

    def place_refusal(self, table: Table, square: i64) -> i64:
        """Only on an empty square, and in the final battle only below the mothership (AA-ALT-10, AA-ALT-12)."""
        if table.in_battle() and row_of(square) <= table.mothership_row():
            return self.not_below
        if not table.is_free(square) or table.cells[MINES] == square:
            return self.taken
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


# In the order of ACTION_NAMES.
CARD_ACTIONS: Final[list[CardAction]] = [
    SatelliteLaser(LASER_SATELLITE),
    CannonsAction(UPGRADE_CANNONS, 1, NOT_LEVEL_ONE),
    Vortex(VORTEX),
    Redeploy(REDEPLOYMENT),
    CannonsAction(REPAIRS, 0, NOT_NEUTRALISED),
    Barrage(BARRAGE),
    LayMines(SPACE_MINES, MINES, SQUARE_TAKEN, NOT_BELOW_MOTHERSHIP),
    BoardCard(MOBILE_SHIELD, SHIELD, SHIELD_SQUARE_TAKEN, SHIELD_NOT_BELOW),
]
