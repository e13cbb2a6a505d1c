"""What a crew may plan as far as one of them knows: the cards they told, closed slots, and what is imagined."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from hullbreach.games.space_alert import pieces
from hullbreach.games.space_alert.action_round import packs
from hullbreach.games.space_alert.planner.annealing import Aim, worth
from hullbreach.games.space_alert.planner.hands import Hands, filled
from hullbreach.games.space_alert.planner.rehearsal import Rehearsal, copy_to
from hullbreach.kernel.dice import Dice

COMMON: Final[i64] = -1  # the owner of cards that lie open for all
IMAGINED: Final[i64] = -2  # in a slot: an action nobody has a card for yet

# What may be planned in a slot.
CLOSED: Final[i64] = 0
CARDS: Final[i64] = 1  # cards that are there
LATER: Final[i64] = 2  # those, or some that are still to come
UNKNOWN: Final[i64] = 3  # whatever somebody may have who does not tell
UNKNOWN_MOVEMENT: Final[i64] = 4  # a card whose back is seen
UNKNOWN_ACTION: Final[i64] = 5

IMAGINED_COSTS: Final = 1.5  # points: what is in hand counts more than what may come
GIFT_COSTS: Final = 1.0  # many changes at once are too many to carry out in time
CARD_COSTS: Final = 0.05  # a card that is not played can be played later


@final
class CrewHands(Hands):
    """Cards by kind and owner, each from its slot on; in a data transfer everybody may give one of them away."""

    def __init__(self, crew: i64, humans: i64, turns: i64) -> None:
        self.crew = crew
        self.humans = humans
        self.turns = turns
        self.kinds: vec[i64] = vec[i64]()
        self.owners: vec[i64] = vec[i64]()
        self.since: vec[i64] = vec[i64]()  # the first slot each may go to
        self.may: vec[i64] = vec[i64]([0 for _ in range(crew * pieces.TURNS)])
        self.open: vec[i64] = vec[i64]()  # the slots that are not closed, as places on all boards
        self.usable: list[vec[i64]] = [vec[i64]() for _ in range(crew)]  # by member, the numbers of cards
        self.givers: i64 = 0  # a bit for each seat that may still give a card away
        self.slots: vec[i64] = filled(crew * pieces.TURNS)
        self._slots: vec[i64] = filled(crew * pieces.TURNS)

    # --- what is known ---
    def allow(self, member: i64, slot: i64, may: i64) -> None:
        self.may[member * pieces.TURNS + slot] = may
        if may != CLOSED:
            self.open = append(self.open, member * pieces.TURNS + slot)

    def deal(self, owner: i64, kind: i64, since: i64) -> None:
        number: i64 = len(self.kinds)
        self.kinds = append(self.kinds, kind)
        self.owners = append(self.owners, owner)
        self.since = append(self.since, since)
        for member in range(self.crew):
            if self.may_play(member, owner, kind):
                self.usable[member] = append(self.usable[member], number)

    def may_play(self, member: i64, owner: i64, kind: i64) -> bool:
        """Whether a card can come onto that board: androids are planned for, others may be given it."""
        if member == owner:
            return True
        if packs.is_heroic(kind):
            return False
        return owner == COMMON or member >= self.humans or (self.givers >> owner) & 1 != 0

    # --- small changes ---
    def alter(self, plans: vec[i64], dice: Dice) -> i64:
        copy_to(self.slots, self._slots)
        if not len(self.open):
            return pieces.NONE
        place: i64 = self.open[dice.roll(len(self.open))]
        if self.may[place] >= UNKNOWN:
            return self.imagine(plans, place, dice)
        kind: i64 = dice.roll(8)
        if kind == 0:
            return self.swap(plans, place, dice.roll(self.turns))
        if kind == 1:
            return self.turn_over(plans, place)
        if kind == 2:
            return self.clear(plans, place)
        if kind < 5 and self.may[place] == LATER:
            return self.imagine(plans, place, dice)
        return self.put(plans, place, dice)

    def imagine(self, plans: vec[i64], place: i64, dice: Dice) -> i64:
        may: i64 = self.may[place]
        action: i64 = pieces.A + dice.roll(pieces.HEROIC_A - pieces.A)
        if may == UNKNOWN_MOVEMENT:
            action = pieces.MOVE_RED + dice.roll(3)
        elif may == UNKNOWN_ACTION:
            action = pieces.A + dice.roll(4)
        elif may == UNKNOWN and dice.roll(4) == 0:
            return self.clear(plans, place)
        self.slots[place] = IMAGINED
        plans[place] = action
        return place % pieces.TURNS + 1

    def put(self, plans: vec[i64], place: i64, dice: Dice) -> i64:
        """A card into the slot; it leaves the one it was in."""
        member: i64 = place // pieces.TURNS
        usable = self.usable[member]
        if not len(usable):
            return pieces.NONE
        card: i64 = usable[dice.roll(len(usable))]
        first: i64 = place % pieces.TURNS
        if first < self.since[card] or not self.can_be_given(card, member):
            return pieces.NONE
        old: i64 = self.place_of(card)
        if old != pieces.NONE and old != place:
            self.clear(plans, old)
            if old % pieces.TURNS < first:
                first = old % pieces.TURNS
        self.slots[place] = card
        plans[place] = packs.HALVES[self.kinds[card] * 2 + dice.roll(2)]
        return first + 1

    def can_be_given(self, card: i64, member: i64) -> bool:
        """One card from each giver (SA-ANN-09)."""
        if not self.is_gift(card, member):
            return True
        owner: i64 = self.owners[card]
        for place in self.open:
            other: i64 = self.slots[place]
            if other < 0 or other == card or self.owners[other] != owner:
                continue
            if self.is_gift(other, place // pieces.TURNS):
                return False
        return True

    def is_gift(self, card: i64, member: i64) -> bool:
        """Whether that card on that board was somebody else's."""
        return self.owners[card] != member and self.owners[card] != COMMON and member < self.humans

    def place_of(self, card: i64) -> i64:
        for place in self.open:
            if self.slots[place] == card:
                return place
        return pieces.NONE

    def turn_over(self, plans: vec[i64], place: i64) -> i64:
        card: i64 = self.slots[place]
        if card < 0:
            return pieces.NONE
        up: i64 = packs.HALVES[self.kinds[card] * 2]
        plans[place] = packs.HALVES[self.kinds[card] * 2 + 1] if plans[place] == up else up
        return place % pieces.TURNS + 1

    def clear(self, plans: vec[i64], place: i64) -> i64:
        if self.slots[place] == pieces.NONE:
            return pieces.NONE
        self.slots[place] = pieces.NONE
        plans[place] = pieces.NOTHING
        return place % pieces.TURNS + 1

    def swap(self, plans: vec[i64], place: i64, slot: i64) -> i64:
        """Two slots of one board change what is in them."""
        other: i64 = place - place % pieces.TURNS + slot
        one: i64 = self.slots[place]
        two: i64 = self.slots[other]
        if one == two or not (self.fits(one, other) and self.fits(two, place)):
            return pieces.NONE
        self.slots[place] = two
        self.slots[other] = one
        action: i64 = plans[place]
        plans[place] = plans[other]
        plans[other] = action
        return (slot if slot < place % pieces.TURNS else place % pieces.TURNS) + 1

    def fits(self, card: i64, place: i64) -> bool:
        may: i64 = self.may[place]
        if card == pieces.NONE:
            return may == CARDS or may == LATER
        if card == IMAGINED:
            return may == LATER
        return (may == CARDS or may == LATER) and self.since[card] <= place % pieces.TURNS

    def drop(self) -> None:
        copy_to(self._slots, self.slots)

    def gather(self) -> None:
        self.slots = filled(self.crew * pieces.TURNS)

    def costs(self) -> float:
        """Points a plan must bring more for what it uses."""
        costs: float = 0.0
        for place in self.open:
            if self.slots[place] == IMAGINED:
                costs += IMAGINED_COSTS
            elif self.slots[place] >= 0:
                costs += GIFT_COSTS if self.is_gift(self.slots[place], place // pieces.TURNS) else CARD_COSTS
        return costs


@final
class Thrift(Aim):
    """Most points with what is there."""

    def __init__(self, hands: CrewHands) -> None:
        self.hands = hands

    def value(self, rehearsal: Rehearsal) -> float:
        return worth(rehearsal.flight) - self.hands.costs()
