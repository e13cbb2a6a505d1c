"""The planetary defence cards: the action on each side, when it may be used and what it does."""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.aliens_attack import cell, flow, hits, pieces, step, told, vocabulary, why
from hullbreach.games.aliens_attack.cannons import can_fire_one_of, cannon_of, fire, has_target
from hullbreach.games.aliens_attack.pieces import ALL_CANNONS, CANCEL_NOTHING, COLUMNS, SQUARES
from hullbreach.games.aliens_attack.state import Table, row_of, square_at
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.moves import Move
from hullbreach.kernel.reasons import ALLOWED
from hullbreach.kernel.verbs import Action


class CardAction(Action[Table]):
    """The action on a side of a defence card: legal in Earth's turn while that side is up (AA-DP-01)."""

    def __init__(self, action: i64) -> None:
        self.action = action

    def refusal(self, table: Table, seat: i64, stage: i64, arg: i64) -> i64:
        return why.CARD_NOT_SHOWN if table.slot_of(self.action) == NONE else self.use_refusal(table, arg)

    def offer(self, table: Table, seat: i64, stage: i64, legal: list[Move]) -> None:
        """Whether the card shows its action is asked once, not for every use."""
        if table.slot_of(self.action) != NONE:
            for move in self.moves:
                if self.use_refusal(table, move.arg) == ALLOWED:
                    legal.append(move)

    def use_refusal(self, table: Table, arg: i64) -> i64:
        """What speaks against this use of a card that is ready."""
        return ALLOWED

    def carry_out(self, table: Table, seat: i64, stage: i64, arg: i64) -> None:
        """The action, then the card's Danger icon, then the card is turned (AA-DP-02, AA-DP-03)."""
        slot: i64 = table.slot_of(self.action)
        flow.begin_action(table)
        if table.setting.cards_turn and self.is_turned(table, arg):
            table.agenda.push(step.TURN_CARD, slot)
        table.agenda.push(table.danger_icon_of(slot))
        self.use(table, arg)

    def is_turned(self, table: Table, arg: i64) -> bool:
        """Cards that lie on the board are turned only when they come back."""
        return True

    def use(self, table: Table, arg: i64) -> None:
        """The action itself."""

    def tell_no_effect(self, table: Table) -> None:
        table.journal.tell(told.NO_EFFECT, self.action)


class SatelliteLaser(CardAction):
    """A hit anywhere, with two players two on a ship (AA-DP-05, AA-RULING-60).

    With nothing to hit it may be used all the same (AA-DP-04).
    """

    def use_refusal(self, table: Table, arg: i64) -> i64:
        if arg < SQUARES:
            return ALLOWED if table.card_at(arg) != NONE else why.EMPTY_SQUARE
        if arg == vocabulary.NO_TARGET:
            return why.MUST_CHOOSE if table.in_battle() or table.has_ships() else ALLOWED
        return ALLOWED if table.in_battle() else why.NO_MOTHERSHIP

    def use(self, table: Table, arg: i64) -> None:
        if arg == vocabulary.NO_TARGET or (arg >= SQUARES and table.setting.dodges_satellite):
            self.tell_no_effect(table)  # The Swift is too fast (AA-ALT-14)
            return
        table.journal.tell(told.SATELLITE, arg, table.front_at(arg) if arg < SQUARES else pieces.MOTHERSHIP_FRONT)
        if arg >= SQUARES:
            table.agenda.push(step.HIT_PART, arg - SQUARES)
        else:
            for _hit in range(table.setting.satellite_hits):
                table.agenda.push(step.HIT_SHIP, CANCEL_NOTHING, table.card_at(arg))


class Lift(CardAction):
    """Lift a few cannons from one level to another (AA-DP-06, AA-DP-09)."""

    def __init__(self, action: i64, reason: i64) -> None:
        super().__init__(action)
        self.from_level: i64 = pieces.action_fact(action).from_level
        self.to_level: i64 = pieces.action_fact(action).to_level
        self.reason = reason

    def offer(self, table: Table, seat: i64, stage: i64, legal: list[Move]) -> None:
        """Which cannons can be lifted is asked once, not for every set of them."""
        if table.slot_of(self.action) != NONE:
            others: i64 = ~self.liftable(table)
            for move in self.moves:
                if vocabulary.SET_BITS[move.arg] & others == 0 and not self.too_far(table, move.arg):
                    legal.append(move)

    def use_refusal(self, table: Table, arg: i64) -> i64:
        return self.reason if vocabulary.SET_BITS[arg] & ~self.liftable(table) else ALLOWED

    def too_far(self, table: Table, arg: i64) -> bool:
        """Whether cannons of the set stand too far apart to be lifted at once."""
        return False

    def liftable(self, table: Table) -> i64:
        """The cannons at the level it lifts from, a bit each."""
        bits: i64 = 0
        for cannon in range(pieces.CANNONS):
            if table.level(cannon) == self.from_level:
                bits |= 1 << cannon
        return bits

    def use(self, table: Table, arg: i64) -> None:
        bits: i64 = vocabulary.SET_BITS[arg]
        if bits == 0:
            self.tell_no_effect(table)
        for cannon in range(pieces.CANNONS):
            if (bits >> cannon) & 1:
                table.set_level(cannon, self.to_level)
                table.journal.tell(told.REPAIRED if self.from_level == 0 else told.UPGRADED, cannon)


class Repairs(Lift):
    """With two players only neighbours at a time, and a sabotaged cannon has to wait (AA-RULING-59, AA-RULING-62)."""

    def use_refusal(self, table: Table, arg: i64) -> i64:
        if vocabulary.SET_BITS[arg] & table.sabotaged():
            return why.STILL_SABOTAGED
        refused: i64 = super().use_refusal(table, arg)
        return why.NOT_SIDE_BY_SIDE if refused == ALLOWED and self.too_far(table, arg) else refused

    def too_far(self, table: Table, arg: i64) -> bool:
        return table.setting.repairs_neighbours and not table.stand_together(vocabulary.SET_BITS[arg])

    def liftable(self, table: Table) -> i64:
        return super().liftable(table) & ~table.sabotaged()


class Vortex(CardAction):
    """All ships of a column that it reaches go under the deck, nearest the cannons first (AA-DP-07, AA-RULING-61)."""

    def use(self, table: Table, arg: i64) -> None:
        table.journal.tell(told.VORTEX, arg, table.setting.vortex_row + 1)
        for row in range(table.setting.vortex_row, -1, -1):
            square: i64 = square_at(row, arg)
            if table.card_at(square) != NONE:
                hits.bury(table, table.lift(square))


class Redeploy(CardAction):
    """Swap two cannons, then one of them may fire (AA-DP-08)."""

    def use(self, table: Table, arg: i64) -> None:
        if arg == vocabulary.NO_SWAP:
            self.tell_no_effect(table)
            return
        one: i64 = vocabulary.PAIR_FIRST[arg]
        other: i64 = vocabulary.PAIR_SECOND[arg]
        table.swap_cannons(one, other)
        table.journal.tell(told.REDEPLOYED, one, other)
        table.agenda.push(step.OFFER_SHOT, (1 << one) | (1 << other), CANCEL_NOTHING)


class Barrage(CardAction):
    """One cannon fires, then another may with all effects cancelled (AA-DP-10)."""

    def use_refusal(self, table: Table, arg: i64) -> i64:
        if arg == vocabulary.NOTHING_FIRED:
            return why.MUST_CHOOSE if can_fire_one_of(table, ALL_CANNONS) else ALLOWED
        if table.level(cannon_of(arg)) == 0:
            return why.NEUTRALISED
        return ALLOWED if has_target(table, arg) else why.OUT_OF_RANGE

    def offer(self, table: Table, seat: i64, stage: i64, legal: list[Move]) -> None:
        """That nothing can be fired is known once every shot has been asked about."""
        if table.slot_of(self.action) == NONE:
            return
        before: i64 = len(legal)
        for move in self.moves:
            if move.arg == vocabulary.NOTHING_FIRED:
                if len(legal) == before:
                    legal.append(move)
            elif self.use_refusal(table, move.arg) == ALLOWED:
                legal.append(move)

    def use(self, table: Table, arg: i64) -> None:
        table.journal.tell(told.BARRAGE)
        if arg == vocabulary.NOTHING_FIRED:
            self.tell_no_effect(table)
            return
        others: i64 = ALL_CANNONS & ~(1 << cannon_of(arg))
        table.agenda.push(step.OFFER_SHOT, others, table.setting.second_shot_cancel)
        fire(table, arg, CANCEL_NOTHING)


class BoardCard(CardAction):
    """A card that is laid on a square of the combat zone: Space mines and Mobile shield."""

    def __init__(self, action: i64, place: i64, taken: i64, not_below: i64) -> None:
        super().__init__(action)
        self.place = place
        self.taken = taken
        self.not_below = not_below

    def use_refusal(self, table: Table, arg: i64) -> i64:
        if arg == vocabulary.NO_SQUARE:
            return why.MUST_CHOOSE if self.has_place(table) else ALLOWED
        return self.place_refusal(table, arg + COLUMNS)

    def place_refusal(self, table: Table, square: i64) -> i64:
        """Only on an empty square, and in the final battle only below the mothership (AA-ALT-10, AA-ALT-12)."""
        if table.in_battle() and row_of(square) <= table.mothership_row():
            return self.not_below
        if not table.is_free(square) or table.cells[cell.MINES] == square:
            return self.taken
        return ALLOWED

    def has_place(self, table: Table) -> bool:
        for square in range(COLUMNS, SQUARES):
            if self.place_refusal(table, square) == ALLOWED:
                return True
        return False

    def is_turned(self, table: Table, arg: i64) -> bool:
        return arg == vocabulary.NO_SQUARE and table.cells[self.place] == NONE

    def use(self, table: Table, arg: i64) -> None:
        if arg == vocabulary.NO_SQUARE:
            self.tell_no_effect(table)
            return
        table.cells[self.place] = arg + COLUMNS
        table.journal.tell(told.MINES_LAID if self.place == cell.MINES else told.SHIELD_SET, arg + COLUMNS)


class LayMines(BoardCard):
    def use_refusal(self, table: Table, arg: i64) -> i64:
        if table.cells[cell.MINES] != NONE:
            return why.MINES_ON_BOARD
        return super().use_refusal(table, arg)
