"""A planner for crews: given a mission and what each member may play, it looks for the plan that brings home most.

Simulated annealing over whole plans, a few cards changed at a time; each try resolves only the turns from the first
change on. It can be asked for its best plan at any moment, and the same dice give the same plans.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from math import exp, inf, log
from time import process_time
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from hullbreach.games.space_alert.cards import DESTROYED_POINTS
from hullbreach.games.space_alert.pieces import NONE, NOTHING, TURNS
from hullbreach.games.space_alert.rehearsal import Rehearsal, copy_to
from hullbreach.games.space_alert.score import Score
from hullbreach.games.space_alert.state import DESTROYED, LIFE, STATUS, TURN, WOUNDS, Flight, Mission
from hullbreach.kernel.dice import Dice
from hullbreach.players.hands import Hands

LOST: Final = -200.0
PER_TURN_SURVIVED: Final = 7.0
PER_POINT: Final = 0.6  # for points of threats in a lost flight, destroyed or partly
HOT: Final = 5.0
COLD: Final = 0.35
WORDS: Final = 4294967296.0
GLANCE: Final[i64] = 64  # tries between two looks at the clock


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
class Aim(ABC):
    """What a search wants more of."""

    @abstractmethod
    def value(self, rehearsal: Rehearsal) -> float:
        """Of the flight as it was rehearsed last."""


@final
class MostPoints(Aim):
    def value(self, rehearsal: Rehearsal) -> float:
        return worth(rehearsal.flight)


def no_slips(mission: Mission) -> vec[i64]:
    slips = vec[i64]()
    while len(slips) < mission.crew * TURNS:
        slips = append(slips, NOTHING)
    return slips


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
        self.tries: i64 = 0

    def search(self, tries: i64, hot: float = HOT, cold: float = COLD, until: float = inf) -> None:
        """Anneal from hot to cold over that many tries, or until that much processor time was used."""
        done: i64 = 0
        ratio: float = log(cold / hot)
        while done < tries:
            if done % GLANCE == 0 and process_time() >= until:
                return
            share: float = float(done) / float(tries)
            self.try_one(hot * exp(share * ratio))
            done += 1

    def try_one(self, heat: float) -> None:
        rehearsal = self.rehearsal
        self.tries += 1
        turn: i64 = self.hands.alter(rehearsal.plans, self.dice)
        if turn == NONE:
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
