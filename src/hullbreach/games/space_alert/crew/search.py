"""Looking for a plan that does well however the mission goes on.

Several futures are drawn. What is decided now is the same in all of them; what is decided later answers each of them
apart, with the cards that are dealt there. So nobody counts on a future that nobody can know, and everybody counts on
the crew to go on sensibly.
"""

from __future__ import annotations

from math import exp, log
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.games.space_alert import cell, pieces
from hullbreach.games.space_alert.crew.cards import NO_CHANGE, UNKNOWN, Change, CrewHands
from hullbreach.games.space_alert.crew.errands import propose_errand
from hullbreach.games.space_alert.planner.annealing import COLD, HOT, WORDS, worth
from hullbreach.games.space_alert.planner.rehearsal import Rehearsal, copy_to
from hullbreach.games.space_alert.resolution.flight import Flight
from hullbreach.kernel.dice import Dice

ERRAND_ONE_IN: Final[i64] = 2
FOR_WOUNDS: Final = 30.0  # points in a lost flight: of the threat that destroyed the ship
FOR_A_SQUAD: Final = 4.0
FOR_BEING_THERE: Final = 4.0
HOPELESS: Final = 40.0  # points a change may lose in some futures before the others are asked


def nearly(flight: Flight) -> float:
    """How close a lost crew came to what would have saved it: many steps lead to an intruder, the last alone counts."""
    threat: i64 = flight.cells[cell.LOSS_THREAT]
    if threat == pieces.NONE or flight.cells[cell.LOSS] != cell.THREAT_EFFECT:
        return 0.0
    life: i64 = flight.threat(threat, cell.LIFE)
    points: float = FOR_WOUNDS * float(flight.threat(threat, cell.WOUNDS)) / float(life) if life > 0 else 0.0
    if flight.mission.zones[threat] != pieces.INTERNAL:
        return points
    where: i64 = flight.threat(threat, cell.WHERE)
    for member in range(flight.mission.crew):
        if flight.is_out(member):
            continue
        if flight.squad_of(member) == cell.READY_SQUAD:
            points += FOR_A_SQUAD
            if (where >> flight.station_of(member)) & 1:
                points += FOR_BEING_THERE
    return points


@final
class Future:
    """One way it may go on, and the best answer so far."""

    def __init__(self, start: Flight, hands: CrewHands) -> None:
        self.hands = hands
        self.rehearsal = Rehearsal(start.mission, start.plans, start.slips, start)
        self.value: float = self.judge()
        self.trial: float = self.value

    def judge(self) -> float:
        flight = self.rehearsal.flight
        value: float = worth(flight) - self.hands.costs()
        return value + nearly(flight) if flight.is_lost() else value

    def propose(self, dice: Dice, change: Change) -> None:
        """An errand now and then, else something small."""
        hands = self.hands
        if not len(hands.open) or dice.roll(ERRAND_ONE_IN) != 0:
            hands.propose(self.rehearsal.plans, dice, change)
            return
        place: i64 = hands.open[dice.roll(len(hands.open))]
        station: i64 = self.rehearsal.station_before(place % pieces.TURNS + 1, place // pieces.TURNS)
        if hands.may[place] >= UNKNOWN or station >= pieces.STATIONS or station == pieces.NONE:
            change.kind = NO_CHANGE
            return
        propose_errand(hands, station, place, dice, change)

    def make(self, change: Change) -> None:
        turn: i64 = self.hands.make(self.rehearsal.plans, change)
        self.rehearsal.fly_from(turn)
        self.trial = self.judge()

    def keep(self) -> None:
        self.rehearsal.keep()
        self.value = self.trial

    def drop(self) -> None:
        self.rehearsal.drop()
        self.hands.drop()


@final
class CrewSearch:
    """Annealing over what is decided now, and over the answers to each future."""

    def __init__(self, futures: list[Future], dice: Dice) -> None:
        self.futures = futures
        self.dice = dice
        self.change = Change()
        self.flown: i64 = 0
        self.sum: float = self.total()
        self.best: float = self.sum
        self.slots: vec[i64] = futures[0].hands.slots[:]
        self.plans: vec[i64] = futures[0].rehearsal.plans[:]

    def total(self) -> float:
        total: float = 0.0
        for future in self.futures:
            total += future.value
        return total

    def search(self, tries: i64) -> None:
        """As many flights as that."""
        cooling: float = log(COLD / HOT) / float(tries) if tries else 0.0
        while self.flown < tries:
            self.try_one(HOT * exp(float(self.flown) * cooling))

    def try_one(self, heat: float) -> None:
        chosen: i64 = self.dice.roll(len(self.futures))
        future = self.futures[chosen]
        future.propose(self.dice, self.change)
        if self.change.kind == NO_CHANGE:
            self.flown += 1
            return
        # A worse plan is accepted the more likely, the less it loses and the hotter it is.
        allowed: float = heat * log((float(self.dice.word()) + 1.0) / WORDS)
        if future.hands.now[self.change.place]:
            self.try_in_all(chosen, allowed * float(len(self.futures)))
        else:
            self.try_in_one(future, allowed)
        if self.sum > self.best:
            self.best = self.sum
            copy_to(self.futures[0].hands.slots, self.slots)
            copy_to(self.futures[0].rehearsal.plans, self.plans)

    def try_in_one(self, future: Future, allowed: float) -> None:
        self.flown += 1
        future.make(self.change)
        if future.trial - future.value >= allowed:
            self.sum += future.trial - future.value
            future.keep()
        else:
            future.drop()

    def try_in_all(self, first: i64, allowed: float) -> None:
        """From one future to the next, until all are asked or it has lost too much."""
        count: i64 = len(self.futures)
        gain: float = 0.0
        asked: i64 = 0
        while asked < count and gain >= allowed - HOPELESS:
            future = self.futures[(first + asked) % count]
            future.make(self.change)
            gain += future.trial - future.value
            asked += 1
        self.flown += asked
        kept: bool = asked == count and gain >= allowed
        for place in range(asked):
            future = self.futures[(first + place) % count]
            if kept:
                future.keep()
            else:
                future.drop()
        if kept:
            self.sum = self.total()
