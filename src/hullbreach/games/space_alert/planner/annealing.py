"""A planner for crews: given a mission and what each member may play, it looks for the plan that brings home most.

Simulated annealing over whole plans, a few cards changed at a time; each try resolves only the turns from the first
change on. It can be asked for its best plan at any moment, and the same dice give the same plans.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from math import exp, inf, log
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from hullbreach.games.space_alert import cell, pieces
from hullbreach.games.space_alert.cards import card
from hullbreach.games.space_alert.planner.deadline import NEVER, Deadline
from hullbreach.games.space_alert.planner.hands import Hands
from hullbreach.games.space_alert.planner.rehearsal import Rehearsal, copy_to
from hullbreach.games.space_alert.resolution.flight import Flight, Mission, max_of
from hullbreach.games.space_alert.resolution.score import Score
from hullbreach.kernel.dice import Dice

LOST: Final = -220.0
HOME: Final = -60.0  # less than the score of any flight that came home, and more than any other is worth
PER_TURN_SURVIVED: Final = 7.0
PER_POINT: Final = 0.6  # for points of threats in a lost flight, destroyed or partly
HOT: Final = 4.0
COLD: Final = 0.35  # as cold as crews of bots let it become
COLDEST: Final = 0.15
WORDS: Final = 4294967296.0
GLANCE: Final[i64] = 64  # tries between two looks at the clock
MOST_TRIES: Final[i64] = 1 << 40
FIRST_ROUND: Final[i64] = 20_000  # tries
GROWTH: Final[i64] = 4  # each round has so many times as many as the one before
TOO_LITTLE: Final = 2.0  # rounds of time left: they become one


def worth(flight: Flight) -> float:
    """The score of a flight that came home; below all of those, how far a lost one got."""
    if not flight.is_lost():
        return float(Score(flight).total())
    return LOST + PER_TURN_SURVIVED * float(flight.cells[cell.TURN]) + PER_POINT * inflicted(flight)


def inflicted(flight: Flight) -> float:
    """The points of all threats, each as far as it was hurt."""
    points: float = 0.0
    for threat in range(flight.appeared()):
        life: i64 = flight.threat(threat, cell.LIFE)
        if flight.threat(threat, cell.STATUS) == cell.DESTROYED:
            points += float(flight.printed(threat, card.DESTROYED_POINTS))
        elif life > 0:
            share: float = float(flight.threat(threat, cell.WOUNDS)) / float(life)
            points += share * float(flight.printed(threat, card.DESTROYED_POINTS))
    return points


@mypyc_attr(allow_interpreted_subclasses=True)
class Aim(ABC):
    """What a search wants more of."""

    @abstractmethod
    def value(self, rehearsal: Rehearsal) -> float:
        """Of the flight as it was rehearsed last."""


@final
class MostPoints(Aim):
    def value(self, rehearsal: Rehearsal) -> float:
        return worth(rehearsal.flight)


@final
class Planner:
    """An annealing search. `search(tries)` goes on; `best` and `plans` are what it has found so far."""

    def __init__(self, mission: Mission, hands: Hands, dice: Dice, plans: vec[i64], slips: vec[i64], aim: Aim) -> None:
        self.rehearsal = Rehearsal(mission, plans, slips)
        self.hands = hands
        self.dice = dice
        self.aim = aim
        self.current: float = aim.value(self.rehearsal)
        self.best: float = self.current
        self.plans: vec[i64] = plans[:]
        self.seats: vec[i64] = hands.seats()  # cards of the best plans
        self.tries: i64 = 0

    def search(self, tries: i64, done: i64 = 0, until: Deadline = NEVER, goal: float = inf) -> i64:
        """Anneal over that many tries, some of them done before, while there is time and no goal reached.

        Returns how many are done now.
        """
        cooling: float = log(COLDEST / HOT) / float(tries)
        while done < tries:
            self.try_one(HOT * exp(float(done) * cooling))
            done += 1
            if done % GLANCE == 0 and (until.has_passed() or self.best >= goal):
                break
        return done

    def try_one(self, heat: float) -> None:
        rehearsal = self.rehearsal
        self.tries += 1
        turn: i64 = self.hands.alter(rehearsal.plans, self.dice)
        if turn == pieces.NONE:
            self.drop()
            return
        rehearsal.fly_from(turn)
        value: float = self.aim.value(rehearsal)
        if value >= self.current or self.dares(self.current - value, heat):
            rehearsal.keep()
            self.current = value
            if value > self.best:
                self.best = value
                copy_to(rehearsal.plans, self.plans)
                self.seats = self.hands.seats()
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


def change_and_drop(planner: Planner, changes: i64) -> i64:
    """Rehearse that many changes without keeping any, to measure it; returns how many turns were resolved anew."""
    turns: i64 = 0
    done: i64 = 0
    while done < changes:
        turn: i64 = planner.hands.alter(planner.rehearsal.plans, planner.dice)
        if turn != pieces.NONE:
            planner.rehearsal.fly_from(turn)
            turns += planner.rehearsal.turns_flown()
            done += 1
        planner.drop()
    return turns


@final
class Rounds:
    """Annealing again and again from the same plans, longer each time: soon something, later something better.

    The last round is as long as there is time until the end, if one is known: a search that is stopped while it is hot
    has found nothing, and one long round finds more than several short ones.
    """

    def __init__(
        self,
        mission: Mission,
        hands: Hands,
        dice: Dice,
        plans: vec[i64],
        slips: vec[i64],
        aim: Aim,
        end: Deadline = NEVER,
    ) -> None:
        self.mission = mission
        self.hands = hands
        self.dice = dice
        self.start: vec[i64] = plans[:]
        self.slips = slips
        self.aim = aim
        self.end = end
        self.length: i64 = FIRST_ROUND
        self.is_last = False
        self.done: i64 = 0
        self.planner: Planner = Planner(mission, hands, dice, plans, slips, aim)
        self.tries: i64 = 0  # in rounds before this one
        self.left: float = end.left()  # seconds, when this round began
        self.best: float = self.planner.best
        self.plans: vec[i64] = self.planner.plans
        self.seats: vec[i64] = self.planner.seats

    def go_on(self, until: Deadline, goal: float = inf) -> None:
        """To the end of the round, or as long as there is time and the goal is not reached."""
        if self.done >= self.length:
            self.begin_round()
        elif self.is_last and self.done:
            self.length = self.done + self.room()
        planner = self.planner
        self.done = planner.search(self.length, self.done, until, goal)
        if planner.best > self.best:
            self.best = planner.best
            self.plans = planner.plans
            self.seats = planner.seats

    def begin_round(self) -> None:
        room: i64 = self.room()
        self.tries += self.done
        self.length *= GROWTH
        self.is_last = float(room) < TOO_LITTLE * float(self.length)
        if self.is_last:
            self.length = room
        self.left = self.end.left()
        self.done = 0
        self.hands.gather()
        self.planner = Planner(self.mission, self.hands, self.dice, self.start, self.slips, self.aim)

    def room(self) -> i64:
        """How many tries there is time for until the end, at the pace of this round."""
        left: float = self.end.left()
        used: float = self.left - left
        if left == inf or used <= 0.0:
            return MOST_TRIES
        return max_of(i64(int(float(self.done) * left / used)), GLANCE)
