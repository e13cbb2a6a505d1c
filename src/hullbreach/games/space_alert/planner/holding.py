"""What a crew could have planned with the cards it really held.

Every card was in somebody's hand from some phase on, and goes to certain boards. Plans can be laid if there is a card
for every slot: cards are matched to slots, from how they lay in the flight that was flown.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from hullbreach.games.space_alert import pieces
from hullbreach.games.space_alert.planner.hands import Hands, filled
from hullbreach.games.space_alert.planner.rehearsal import copy_to
from hullbreach.games.space_alert.resolution.flight import Mission
from hullbreach.kernel.dice import Dice

ONE: Final[i64] = 1
SWAP_ONE_IN: Final[i64] = 3


@final
class HeldCards:
    """Cards with the boards they may go to, from which phase on. `lay` says how they lay; `fit` answers questions."""

    def __init__(self, mission: Mission) -> None:
        self.mission = mission
        self.turns: i64 = mission.turns
        self.places: i64 = mission.crew * pieces.TURNS
        self.boards: vec[i64] = vec[i64]()  # a bit for each crew member
        self.phases: vec[i64] = vec[i64]()
        self.halves: vec[i64] = vec[i64]()  # two actions for each card
        self._given: vec[i64] = filled(self.places)  # the plans as they lay
        self._cards: vec[i64] = filled(self.places)  # and the card in each slot
        self._slots: vec[i64] = filled(self.places)  # while something else is tried
        self._users: vec[i64] = vec[i64]()  # the slot each card is in meanwhile
        self._tried: vec[i64] = vec[i64]()  # cards on the way to a free one

    def add(self, boards: i64, phase: i64, one: i64, other: i64) -> None:
        """A card; phases count from 0."""
        self.boards = append(self.boards, boards)
        self.phases = append(self.phases, phase)
        self.halves = append(append(self.halves, one), other)
        self._users = append(self._users, pieces.NONE)
        self._tried = append(self._tried, 0)

    def lay(self, plans: vec[i64]) -> bool:
        """The plans as they lay; False if these cards cannot have lain so."""
        self._given = filled(self.places)
        self._cards = filled(self.places)
        for place in range(self.places):
            self._given[place] = pieces.NOTHING
        if not self.fit(plans):
            return False
        self._given = plans[:]
        self._cards = self._slots[:]
        return True

    def fit(self, plans: vec[i64]) -> bool:
        """Whether there is a card for every slot."""
        copy_to(self._cards, self._slots)
        for card in range(i64(len(self._users))):
            self._users[card] = pieces.NONE
        for place in range(self.places):
            if plans[place] != self._given[place]:
                self._slots[place] = pieces.NONE
            elif self._slots[place] != pieces.NONE:
                self._users[self._slots[place]] = place
        for place in range(self.places):
            if plans[place] != pieces.NOTHING and self._slots[place] == pieces.NONE and not self._find(plans, place):
                return False
        return True

    def _find(self, plans: vec[i64], place: i64) -> bool:
        for card in range(i64(len(self._tried))):
            self._tried[card] = 0
        return self._supply(plans, place)

    def _supply(self, plans: vec[i64], place: i64) -> bool:
        """A card for the slot: one nobody uses, or one whose slot can have another."""
        for card in range(i64(len(self.phases))):
            if self._tried[card] or not self._goes(card, place, plans[place]):
                continue
            self._tried[card] = 1
            user: i64 = self._users[card]
            if user == pieces.NONE or self._supply(plans, user):
                self._users[card] = place
                self._slots[place] = card
                return True
        return False

    def _goes(self, card: i64, place: i64, action: i64) -> bool:
        member: i64 = place // pieces.TURNS
        if not self.boards[card] & (ONE << member):
            return False
        if self.mission.phase_of(place % pieces.TURNS + 1) < self.phases[card]:
            return False
        return self.halves[card * 2] == action or self.halves[card * 2 + 1] == action

    def may_lie(self, place: i64, action: i64) -> bool:
        """Whether any of the cards could say that there, whatever the others say."""
        if action == pieces.NOTHING:
            return True
        for card in range(i64(len(self.phases))):
            if self._goes(card, place, action):
                return True
        return False


@final
class FittingHands(Hands):
    """Small changes that the cards held allow."""

    def __init__(self, held: HeldCards, actions: i64) -> None:
        self.held = held
        self.actions = actions

    def alter(self, plans: vec[i64], dice: Dice) -> i64:
        turns: i64 = self.held.turns
        row: i64 = dice.roll(self.held.places // pieces.TURNS) * pieces.TURNS
        one: i64 = dice.roll(turns)
        if dice.roll(SWAP_ONE_IN) == 0:
            other: i64 = dice.roll(turns)
            first: i64 = plans[row + one]
            plans[row + one] = plans[row + other]
            plans[row + other] = first
            changed: i64 = one if one < other else other
        else:
            plans[row + one] = dice.roll(self.actions)
            changed = one
        # What does not fit is dropped by whoever asked.
        return changed + 1 if self.held.fit(plans) else pieces.NONE
