"""The smallest change to a crew's plans that brings a lost flight home, or a flown one more.

All single slots first, then all pairs of slots, the most promising first; where two do not suffice, annealing in which
every changed slot has its price, after which whatever can be put back is. Where it is known which cards everybody held,
only plans that can be laid with them count.
"""

from __future__ import annotations

from math import inf
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.games.space_alert import pieces
from hullbreach.games.space_alert.planner.annealing import Aim, Rounds, worth
from hullbreach.games.space_alert.planner.deadline import PULSE, Clock, Deadline
from hullbreach.games.space_alert.planner.hands import FreeHands, Hands, actions_of
from hullbreach.games.space_alert.planner.holding import FittingHands, HeldCards
from hullbreach.games.space_alert.planner.rehearsal import Rehearsal, copy_to
from hullbreach.games.space_alert.resolution.flight import Flight, Mission
from hullbreach.kernel.dice import Dice

PRICE: Final = 2.0  # of a changed slot, while annealing
FOR_PAIRS: Final = 0.6  # of the time, if they need that much


@final
class NearTo(Aim):
    """What a flight is worth, less a price for every slot that differs from a given plan."""

    def __init__(self, given: vec[i64]) -> None:
        self.given = given

    def value(self, rehearsal: Rehearsal) -> float:
        return worth(rehearsal.flight) - PRICE * float(count_changes(self.given, rehearsal.plans))


def count_changes(given: vec[i64], plans: vec[i64]) -> i64:
    count: i64 = 0
    for place in range(i64(len(given))):
        if given[place] != plans[place]:
            count += 1
    return count


@final
class Mender:
    """`mend` looks; `plans`, `changes` and `value` are the best found: a success first, then few changes."""

    def __init__(
        self,
        mission: Mission,
        plans: vec[i64],
        slips: vec[i64],
        dice: Dice,
        held: HeldCards | None = None,
        start: Flight | None = None,
    ) -> None:
        self.rehearsal = Rehearsal(mission, plans, slips, start)
        self.dice = dice
        self.held = held
        self.given: vec[i64] = plans[:]
        self.turns: i64 = mission.turns
        self.actions: i64 = actions_of(mission)
        self.before: float = worth(self.rehearsal.flight)
        self.plans: vec[i64] = plans[:]
        self.changes: i64 = 0
        self.value: float = self.before
        self.succeeded = False
        self.singles: list[tuple[float, int, int]] = []

    def mend(self, clock: Clock, seconds: float) -> None:
        """All single slots are tried however little time there is."""
        start = clock()
        self.try_singles()
        if not self.succeeded:
            self.try_pairs(Deadline(clock, start + seconds * FOR_PAIRS))
        if not self.succeeded:
            self.anneal(Deadline(clock, start + seconds))

    # --- one slot, two slots ---
    def try_singles(self) -> None:
        for place in range(i64(len(self.given))):
            if place % pieces.TURNS < self.turns:
                self.try_slot(place)
        self.singles.sort(reverse=True)

    def try_slot(self, place: i64) -> None:
        for action in range(self.actions):
            if action != self.given[place] and (self.held is None or self.held.may_lie(place, action)):
                self.singles.append((self.value_with(place, action), place, action))

    def value_with(self, place: i64, action: i64) -> float:
        """-inf for a second heroic card: it may only come with the loss of the first."""
        if self.held is None and action >= pieces.HEROIC_A and has_other_heroic(self.rehearsal.plans, place):
            return -inf
        self.rehearsal.plans[place] = action
        self.rehearsal.fly_from(place % pieces.TURNS + 1)
        value: float = worth(self.rehearsal.flight)
        self.consider(value)
        self.rehearsal.drop()
        return value

    def try_pairs(self, until: Deadline) -> None:
        """With each single change, the best first, every other one that did not come first itself."""
        for number, (value, place, action) in enumerate(self.singles, start=1):
            if value == -inf or until.has_passed():
                return
            self.change_for_good(place, action)
            self.try_seconds(place, number)
            self.change_for_good(place, self.given[place])

    def try_seconds(self, first: i64, number: i64) -> None:
        for _, place, action in self.singles[number:]:
            if place != first:
                self.value_with(place, action)

    def change_for_good(self, place: i64, action: i64) -> None:
        self.rehearsal.plans[place] = action
        self.rehearsal.fly_from(place % pieces.TURNS + 1)
        self.rehearsal.keep()

    # --- more ---
    def anneal(self, until: Deadline) -> None:
        flight = self.rehearsal.flight
        hands: Hands = FreeHands(flight.mission)
        if self.held is not None:
            hands = FittingHands(self.held, self.actions)
        rounds = Rounds(flight.mission, hands, self.dice, self.given, flight.slips, NearTo(self.given), until)
        while not until.has_passed():
            rounds.go_on(until.within(PULSE))
            self.put_back(rounds.planner.plans)

    def put_back(self, plans: vec[i64]) -> None:
        """Take the annealed plans, and undo every change that is not needed."""
        copy_to(plans, self.rehearsal.plans)
        self.rehearsal.fly_from(1)
        self.rehearsal.keep()
        self.consider(worth(self.rehearsal.flight))
        for place in range(i64(len(self.given))):
            self.undo(place, place)
        if self.held is not None:
            self.undo_pairs()
        copy_to(self.given, self.rehearsal.plans)
        self.rehearsal.fly_from(1)
        self.rehearsal.keep()

    def undo_pairs(self) -> None:
        """Cards that changed places go back together, or not at all."""
        for place in range(i64(len(self.given))):
            for other in range(place + 1, i64(len(self.given))):
                self.undo(place, other)

    def undo(self, place: i64, other: i64) -> None:
        """As it was given in both slots, if both differ and that is no worse."""
        plans, given = self.rehearsal.plans, self.given
        if plans[place] == given[place] or plans[other] == given[other]:
            return
        kept: float = worth(self.rehearsal.flight)
        plans[place] = given[place]
        plans[other] = given[other]
        if not self.fits() or (given[place] >= pieces.HEROIC_A and has_other_heroic(plans, place)):
            self.rehearsal.drop()
            return
        first: i64 = place % pieces.TURNS
        second: i64 = other % pieces.TURNS
        self.rehearsal.fly_from((first if first < second else second) + 1)
        value: float = worth(self.rehearsal.flight)
        if self.is_success(value) or value >= kept:
            self.rehearsal.keep()
            self.consider(value)
        else:
            self.rehearsal.drop()

    # --- the best so far ---
    def fits(self) -> bool:
        """Whether the plans can be laid with the cards there were."""
        return self.held is None or self.held.fit(self.rehearsal.plans)

    def is_success(self, value: float) -> bool:
        """The flight came home, with more than it brought before."""
        return value > self.before and not self.rehearsal.flight.is_lost()

    def consider(self, value: float) -> None:
        success = self.is_success(value)
        changes: i64 = count_changes(self.given, self.rehearsal.plans)
        if success != self.succeeded:
            better = success
        elif success and changes != self.changes:
            better = changes < self.changes
        else:
            better = value > self.value or (value == self.value and changes < self.changes)
        if better and self.fits():
            self.succeeded = success
            self.value = value
            self.changes = changes
            copy_to(self.rehearsal.plans, self.plans)


def has_other_heroic(plans: vec[i64], place: i64) -> bool:
    """In the same plan, in another slot."""
    row: i64 = place // pieces.TURNS * pieces.TURNS
    for slot in range(row, row + pieces.TURNS):
        if slot != place and plans[slot] >= pieces.HEROIC_A:
            return True
    return False
