"""What a crew may plan, and small changes to try; with any card at any time."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from hullbreach.games.space_alert import mode, pieces
from hullbreach.games.space_alert.resolution.flight import Mission
from hullbreach.kernel.dice import Dice

HEROIC_ONE_IN: Final[i64] = 8


def actions_of(mission: Mission) -> i64:
    """How many of the actions there are may be planned: heroic ones in real missions only (SA-HERO-12)."""
    return pieces.ACTIONS if mission.uses(mode.WITH_WINDOW) else pieces.HEROIC_A


@mypyc_attr(allow_interpreted_subclasses=True)
class Hands(ABC):
    """What the crew may plan."""

    @abstractmethod
    def alter(self, plans: vec[i64], dice: Dice) -> i64:
        """Change a few slots; returns the first turn changed, or NONE."""

    def drop(self) -> None:  # noqa: B027 - some remember nothing but the plans
        """The last change was taken back."""

    def gather(self) -> None:  # noqa: B027
        """Everything is planned anew: all cards back into the hands."""

    def seats(self) -> vec[i64]:
        """The card in each slot, where it matters which."""
        return vec[i64]()


@final
class FreeHands(Hands):
    """Any card at any time, with one heroic card each: what a crew could do at best."""

    def __init__(self, mission: Mission) -> None:
        self.crew = mission.crew
        self.turns: i64 = mission.turns
        self.actions: i64 = actions_of(mission)

    def alter(self, plans: vec[i64], dice: Dice) -> i64:
        member: i64 = dice.roll(self.crew)
        turn: i64 = dice.roll(self.turns)
        kind: i64 = dice.roll(8)
        if kind == 0:
            return self.swap(plans, member, turn, dice.roll(self.turns))
        if kind == 1:
            return self.insert(plans, member, turn, dice)
        if kind == 2:
            return self.remove(plans, member, turn)
        if kind == 3:
            return self.trade(plans, member, dice.roll(self.crew), turn)
        return self.put(plans, member, turn, self.any_action(dice))

    def any_action(self, dice: Dice) -> i64:
        """An ordinary one mostly: of the heroic ones a plan has room for one."""
        if self.actions > pieces.HEROIC_A and dice.roll(HEROIC_ONE_IN) == 0:
            return pieces.HEROIC_A + dice.roll(self.actions - pieces.HEROIC_A)
        return dice.roll(pieces.HEROIC_A)

    def put(self, plans: vec[i64], member: i64, turn: i64, action: i64) -> i64:
        place: i64 = member * pieces.TURNS + turn
        if plans[place] == action:
            return pieces.NONE
        first: i64 = turn + 1
        if action >= pieces.HEROIC_A:
            earlier: i64 = self.give_up_heroic(plans, member)
            if earlier != pieces.NONE and earlier < first:
                first = earlier
        plans[place] = action
        return first

    def give_up_heroic(self, plans: vec[i64], member: i64) -> i64:
        """Returns the turn it was planned for, or NONE."""
        row: i64 = member * pieces.TURNS
        for slot in range(pieces.TURNS):
            if plans[row + slot] >= pieces.HEROIC_A:
                plans[row + slot] = pieces.NOTHING
                return slot + 1
        return pieces.NONE

    def swap(self, plans: vec[i64], member: i64, one: i64, other: i64) -> i64:
        first: i64 = plans[member * pieces.TURNS + one]
        plans[member * pieces.TURNS + one] = plans[member * pieces.TURNS + other]
        plans[member * pieces.TURNS + other] = first
        return (one if one < other else other) + 1

    def insert(self, plans: vec[i64], member: i64, turn: i64, dice: Dice) -> i64:
        """A card more, everything behind it one turn later."""
        row: i64 = member * pieces.TURNS
        for place in range(row + self.turns - 1, row + turn, -1):
            plans[place] = plans[place - 1]
        plans[row + turn] = dice.roll(pieces.HEROIC_A)
        return turn + 1

    def remove(self, plans: vec[i64], member: i64, turn: i64) -> i64:
        """A card less, everything behind it one turn sooner."""
        last: i64 = member * pieces.TURNS + self.turns - 1
        for place in range(member * pieces.TURNS + turn, last):
            plans[place] = plans[place + 1]
        plans[last] = pieces.NOTHING
        return turn + 1

    def trade(self, plans: vec[i64], one: i64, other: i64, turn: i64) -> i64:
        """Two members change roles from a turn on."""
        if one == other:
            return pieces.NONE
        for slot in range(turn, self.turns):
            first: i64 = plans[one * pieces.TURNS + slot]
            second: i64 = plans[other * pieces.TURNS + slot]
            if first < pieces.HEROIC_A and second < pieces.HEROIC_A:
                plans[one * pieces.TURNS + slot] = second
                plans[other * pieces.TURNS + slot] = first
        return turn + 1


def filled(size: i64) -> vec[i64]:
    slots = vec[i64]()
    for _ in range(size):
        slots = append(slots, pieces.NONE)
    return slots
