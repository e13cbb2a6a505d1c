"""A planner for crews: given a mission and what each member may play, it looks for the plan that brings home most.

Simulated annealing over whole plans, a few cards changed at a time; each try resolves only the turns from the first
change on. It can be asked for its best plan at any moment, and the same dice give the same plans.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from math import exp, log
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from hullbreach.games.space_alert.actions import phase_of
from hullbreach.games.space_alert.cards import DESTROYED_POINTS
from hullbreach.games.space_alert.pieces import (
    HEROIC_A,
    NONE,
    NOTHING,
    TURNS,
)
from hullbreach.games.space_alert.rehearsal import Rehearsal, copy_to
from hullbreach.games.space_alert.score import Score
from hullbreach.games.space_alert.state import (
    DESTROYED,
    LIFE,
    STATUS,
    TURN,
    WOUNDS,
    Flight,
    Mission,
)
from hullbreach.kernel.dice import Dice

LOST: Final = -150.0
PER_TURN_SURVIVED: Final = 7.0
PER_POINT: Final = 0.6  # for points of threats in a lost flight, destroyed or partly
HOT: Final = 5.0
COLD: Final = 0.35
WORDS: Final = 4294967296.0


def worth(flight: Flight) -> float:
    """The score of a flight that came home; below all of those, how far a lost one got."""
    if not flight.is_lost():
        return float(Score(flight).total())
    return LOST + PER_TURN_SURVIVED * float(flight.cells[TURN]) + PER_POINT * inflicted(flight)


def inflicted(flight: Flight) -> float:
    """The points of all threats, each as far as it was hurt."""
    points: float = 0.0
    threat: i64 = 0
    while threat < flight.mission.threats:
        life: i64 = flight.threat(threat, LIFE)
        if flight.threat(threat, STATUS) == DESTROYED:
            points += float(flight.printed(threat, DESTROYED_POINTS))
        elif life > 0:
            share: float = float(flight.threat(threat, WOUNDS)) / float(life)
            points += share * float(flight.printed(threat, DESTROYED_POINTS))
        threat += 1
    return points


@mypyc_attr(allow_interpreted_subclasses=True)
class Hands(ABC):
    """What the crew may plan."""

    @abstractmethod
    def alter(self, plans: vec[i64], dice: Dice) -> i64:
        """Change a few slots; returns the first turn changed, or NONE."""

    def drop(self) -> None:  # noqa: B027 - some remember nothing but the plans
        """The last change was taken back."""


@final
class FreeHands(Hands):
    """Any card at any time, with one heroic card each: what a crew could do at best."""

    def __init__(self, crew: i64, heroic: bool, turns: i64) -> None:
        self.crew = crew
        self.turns = turns
        self.actions: i64 = HEROIC_A + 9 if heroic else HEROIC_A

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
        return dice.roll(self.actions)

    def put(self, plans: vec[i64], member: i64, turn: i64, action: i64) -> i64:
        if action >= HEROIC_A:
            self.give_up_heroic(plans, member)
        place: i64 = member * TURNS + turn
        if plans[place] == action:
            return NONE
        plans[place] = action
        return 1 if action >= HEROIC_A else turn + 1

    def give_up_heroic(self, plans: vec[i64], member: i64) -> None:
        place: i64 = member * TURNS
        while place < (member + 1) * TURNS:
            if plans[place] >= HEROIC_A:
                plans[place] = NOTHING
            place += 1

    def swap(self, plans: vec[i64], member: i64, one: i64, other: i64) -> i64:
        first: i64 = plans[member * TURNS + one]
        plans[member * TURNS + one] = plans[member * TURNS + other]
        plans[member * TURNS + other] = first
        return (one if one < other else other) + 1

    def insert(self, plans: vec[i64], member: i64, turn: i64, dice: Dice) -> i64:
        """A card more, everything behind it one turn later."""
        place: i64 = member * TURNS + self.turns - 1
        while place > member * TURNS + turn:
            plans[place] = plans[place - 1]
            place -= 1
        plans[place] = dice.roll(HEROIC_A)
        return turn + 1

    def remove(self, plans: vec[i64], member: i64, turn: i64) -> i64:
        """A card less, everything behind it one turn sooner."""
        place: i64 = member * TURNS + turn
        while place < member * TURNS + self.turns - 1:
            plans[place] = plans[place + 1]
            place += 1
        plans[place] = NOTHING
        return turn + 1

    def trade(self, plans: vec[i64], one: i64, other: i64, turn: i64) -> i64:
        """Two members change roles from a turn on."""
        if one == other:
            return NONE
        place: i64 = turn
        while place < self.turns:
            first: i64 = plans[one * TURNS + place]
            second: i64 = plans[other * TURNS + place]
            if first < HEROIC_A and second < HEROIC_A:
                plans[one * TURNS + place] = second
                plans[other * TURNS + place] = first
            place += 1
        return turn + 1


@final
class DealtHands(Hands):
    """Cards as dealt: each is used once, by its owner, in the phase it came with or later (SA-PLAN-08)."""

    def __init__(self, crew: i64, turns: i64) -> None:
        self.crew = crew
        self.turns = turns
        self.halves: vec[i64] = vec[i64]()  # two actions for each card
        self.phases: vec[i64] = vec[i64]()
        self.owners: vec[i64] = vec[i64]()
        self.slots: vec[i64] = filled(crew * TURNS)  # card in each slot
        self._slots: vec[i64] = filled(crew * TURNS)

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
            return self.turn_over(plans, dice.roll(self.crew) * TURNS + dice.roll(self.turns))
        if kind == 2:
            return self.clear(plans, dice.roll(self.crew) * TURNS + dice.roll(self.turns))
        return self.put(plans, dice)

    def put(self, plans: vec[i64], dice: Dice) -> i64:
        """Any card into any slot it may go to; it leaves the slot it was in."""
        card: i64 = dice.roll(len(self.phases))
        place: i64 = self.owners[card] * TURNS + dice.roll(self.turns)
        if phase_of(place % TURNS + 1) < self.phases[card]:
            return NONE
        first: i64 = place
        other: i64 = self.owners[card] * TURNS
        while other < (self.owners[card] + 1) * TURNS:
            if self.slots[other] == card and other != place:
                self.slots[other] = NONE
                plans[other] = NOTHING
                if other < first:
                    first = other
            other += 1
        self.slots[place] = card
        plans[place] = self.halves[card * 2 + dice.roll(2)]
        return first % TURNS + 1

    def turn_over(self, plans: vec[i64], place: i64) -> i64:
        card: i64 = self.slots[place]
        if card == NONE:
            return NONE
        up: i64 = self.halves[card * 2]
        plans[place] = self.halves[card * 2 + 1] if plans[place] == up else up
        return place % TURNS + 1

    def clear(self, plans: vec[i64], place: i64) -> i64:
        if self.slots[place] == NONE:
            return NONE
        self.slots[place] = NONE
        plans[place] = NOTHING
        return place % TURNS + 1

    def swap(self, plans: vec[i64], dice: Dice) -> i64:
        member: i64 = dice.roll(self.crew)
        one: i64 = dice.roll(self.turns)
        other: i64 = dice.roll(self.turns)
        if one > other:
            one, other = other, one
        early: i64 = member * TURNS + one
        late: i64 = member * TURNS + other
        card: i64 = self.slots[late]
        if one == other or (card != NONE and phase_of(one + 1) < self.phases[card]):
            return NONE
        self.slots[late] = self.slots[early]
        self.slots[early] = card
        action: i64 = plans[late]
        plans[late] = plans[early]
        plans[early] = action
        return one + 1

    def drop(self) -> None:
        copy_to(self._slots, self.slots)


def filled(size: i64) -> vec[i64]:
    slots = vec[i64]()
    while len(slots) < size:
        slots = append(slots, NONE)
    return slots


@final
class Planner:
    """An annealing search. `search(tries)` goes on; `best` and `plans` are what it has found so far."""

    def __init__(self, mission: Mission, hands: Hands, dice: Dice, plans: vec[i64]) -> None:
        slips = vec[i64]()
        while len(slips) < mission.crew * TURNS:
            slips = append(slips, NOTHING)
        self.rehearsal = Rehearsal(mission, plans, slips)
        self.hands = hands
        self.dice = dice
        self.current: float = worth(self.rehearsal.flight)
        self.best: float = self.current
        self.plans: vec[i64] = plans[:]
        self.tries: i64 = 0

    def search(self, tries: i64, hot: float = HOT, cold: float = COLD) -> None:
        """Anneal from hot to cold over that many tries."""
        done: i64 = 0
        ratio: float = cold / hot
        while done < tries:
            share: float = float(done) / float(tries)
            self.try_one(hot * exp(share * log(ratio)))
            done += 1

    def try_one(self, heat: float) -> None:
        rehearsal = self.rehearsal
        self.tries += 1
        turn: i64 = self.hands.alter(rehearsal.plans, self.dice)
        if turn == NONE:
            self.drop()
            return
        rehearsal.fly_from(turn)
        value: float = worth(rehearsal.flight)
        if value >= self.current or self.dares(self.current - value, heat):
            rehearsal.keep()
            self.current = value
            if value > self.best:
                self.best = value
                copy_to(rehearsal.plans, self.plans)
        else:
            self.drop()

    def drop(self) -> None:
        self.rehearsal.drop()
        self.hands.drop()

    def dares(self, loss: float, heat: float) -> bool:
        """Accept a worse plan, the more likely the less it loses and the hotter it is."""
        if loss > heat * 8.0:
            return False
        return float(self.dice.word()) / WORDS < exp(-loss / heat)
