"""What a crew may plan: any card at any time, or cards as dealt; and small changes to try."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from hullbreach.games.space_alert import mode, pieces
from hullbreach.games.space_alert.papers.paper import FlightPaper
from hullbreach.games.space_alert.papers.reading import read_hands
from hullbreach.games.space_alert.planner.rehearsal import copy_to
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


@final
class DealtHands(Hands):
    """Cards as dealt: each is used once, in the phase it came with or later (SA-PLAN-08, SA-PLAN-09).

    Everybody plans for himself; for androids whoever has the card, but for their heroic ones (SA-AND-08, SA-AND-11).
    """

    def __init__(self, mission: Mission, androids: i64 = 0) -> None:
        crew: i64 = mission.crew
        self.mission = mission
        self.crew = crew
        self.humans: i64 = crew - androids
        self.turns: i64 = mission.turns
        self.halves: vec[i64] = vec[i64]()  # two actions for each card
        self.phases: vec[i64] = vec[i64]()
        self.owners: vec[i64] = vec[i64]()
        self.slots: vec[i64] = filled(crew * pieces.TURNS)  # card in each slot
        self._slots: vec[i64] = filled(crew * pieces.TURNS)

    def deal(self, member: i64, phase: i64, one: i64, other: i64) -> None:
        """Phases count from 0."""
        self.halves = append(append(self.halves, one), other)
        self.phases = append(self.phases, phase)
        self.owners = append(self.owners, member)

    def alter(self, plans: vec[i64], dice: Dice) -> i64:
        copy_to(self.slots, self._slots)
        kind: i64 = dice.roll(6)
        if kind == 0:
            return self.swap(plans, dice)
        if kind == 1:
            return self.turn_over(plans, dice.roll(self.crew) * pieces.TURNS + dice.roll(self.turns))
        if kind == 2:
            return self.clear(plans, dice.roll(self.crew) * pieces.TURNS + dice.roll(self.turns))
        return self.put(plans, dice)

    def put(self, plans: vec[i64], dice: Dice) -> i64:
        """Any card into any slot it may go to; it leaves the slot it was in."""
        card: i64 = dice.roll(len(self.phases))
        place: i64 = self.board_for(card, dice) * pieces.TURNS + dice.roll(self.turns)
        if self.mission.phase_of(place % pieces.TURNS + 1) < self.phases[card]:
            return pieces.NONE
        first: i64 = place % pieces.TURNS + 1
        old: i64 = self.place_of(card)
        if old != pieces.NONE and old != place:
            self.clear(plans, old)
            if old % pieces.TURNS + 1 < first:
                first = old % pieces.TURNS + 1
        self.slots[place] = card
        plans[place] = self.halves[card * 2 + dice.roll(2)]
        return first

    def board_for(self, card: i64, dice: Dice) -> i64:
        """Whose plan it goes to: its owner's, or any android's."""
        owner: i64 = self.owners[card]
        if self.humans == self.crew or self.halves[card * 2] >= pieces.HEROIC_A:
            return owner
        other: i64 = dice.roll(self.crew - self.humans + 1)
        return owner if other == 0 else self.humans + other - 1

    def place_of(self, card: i64) -> i64:
        for place in range(self.crew * pieces.TURNS):
            if self.slots[place] == card:
                return place
        return pieces.NONE

    def turn_over(self, plans: vec[i64], place: i64) -> i64:
        card: i64 = self.slots[place]
        if card == pieces.NONE:
            return pieces.NONE
        up: i64 = self.halves[card * 2]
        plans[place] = self.halves[card * 2 + 1] if plans[place] == up else up
        return place % pieces.TURNS + 1

    def clear(self, plans: vec[i64], place: i64) -> i64:
        if self.slots[place] == pieces.NONE:
            return pieces.NONE
        self.slots[place] = pieces.NONE
        plans[place] = pieces.NOTHING
        return place % pieces.TURNS + 1

    def swap(self, plans: vec[i64], dice: Dice) -> i64:
        member: i64 = dice.roll(self.crew)
        one: i64 = dice.roll(self.turns)
        other: i64 = dice.roll(self.turns)
        if one > other:
            one, other = other, one
        early: i64 = member * pieces.TURNS + one
        late: i64 = member * pieces.TURNS + other
        card: i64 = self.slots[late]
        if one == other or (card != pieces.NONE and self.mission.phase_of(one + 1) < self.phases[card]):
            return pieces.NONE
        self.slots[late] = self.slots[early]
        self.slots[early] = card
        action: i64 = plans[late]
        plans[late] = plans[early]
        plans[early] = action
        return one + 1

    def drop(self) -> None:
        copy_to(self._slots, self.slots)

    def gather(self) -> None:
        self.slots = filled(self.crew * pieces.TURNS)


def filled(size: i64) -> vec[i64]:
    slots = vec[i64]()
    for _ in range(size):
        slots = append(slots, pieces.NONE)
    return slots


def hands_of(paper: FlightPaper, mission: Mission) -> DealtHands:
    """The cards that lie ready on paper; raises BadFlight."""
    hands = DealtHands(mission, paper.androids)
    for member, hand in enumerate(read_hands(paper)):
        for phase, one, other in hand:
            hands.deal(member, phase, one, other)
    return hands
