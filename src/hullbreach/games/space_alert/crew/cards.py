"""What a crew may plan as far as one of them knows: the cards they told, closed slots, and what is imagined."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from hullbreach.games.space_alert import pieces
from hullbreach.games.space_alert.action_round import packs
from hullbreach.games.space_alert.planner.hands import filled
from hullbreach.games.space_alert.planner.rehearsal import copy_to
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

IMAGINED_COSTS: Final = 5.0  # points: what is in hand counts more than what may come
GIFT_COSTS: Final = 1.0  # many changes at once are too many to carry out in time
CARD_COSTS: Final = 0.05  # a card that is not played can be played later

# What a change does.
NO_CHANGE: Final[i64] = 0
PUT: Final[i64] = 1
IMAGINE: Final[i64] = 2
CLEAR: Final[i64] = 3
TURN_OVER: Final[i64] = 4
SWAP: Final[i64] = 5


ERRAND: Final[i64] = 6

LONGEST_ERRAND: Final[i64] = 4


@final
class Change:
    """A small change of a plan, so that it can be made in several futures alike."""

    def __init__(self) -> None:
        self.kind: i64 = NO_CHANGE
        self.place: i64 = 0
        self.card: i64 = 0  # the card put in; of a swap the other place
        self.action: i64 = 0  # what is done from then on
        # An errand: what is put in one slot after the other.
        self.length: i64 = 0
        self.cards: vec[i64] = filled(LONGEST_ERRAND)
        self.actions: vec[i64] = filled(LONGEST_ERRAND)

    def become(self, kind: i64, place: i64, card: i64 = 0, action: i64 = 0) -> None:
        self.kind = kind
        self.place = place
        self.card = card
        self.action = action

    # --- errands ---
    def begin(self, kind: i64, place: i64) -> None:
        self.kind = kind
        self.place = place
        self.length = 0

    def has_room(self) -> bool:
        return self.length < LONGEST_ERRAND

    def next_place(self) -> i64:
        return self.place + self.length

    def add(self, card: i64, action: i64) -> None:
        self.cards[self.length] = card
        self.actions[self.length] = action
        self.length += 1

    def uses(self, card: i64) -> bool:
        for number in range(self.length):
            if self.cards[number] == card:
                return True
        return False


@final
class CrewHands:
    """Cards by kind and owner, each from its slot on; in a data transfer everybody may give one of them away.

    Some slots are decided now, the same whatever comes; the others once more is known.
    """

    def __init__(self, crew: i64, humans: i64, turns: i64) -> None:
        self.crew = crew
        self.humans = humans
        self.turns = turns
        self.kinds: vec[i64] = vec[i64]()
        self.owners: vec[i64] = vec[i64]()
        self.since: vec[i64] = vec[i64]()  # the first slot each may go to
        self.may: vec[i64] = vec[i64]([0 for _ in range(crew * pieces.TURNS)])
        self.now: vec[i64] = vec[i64]([0 for _ in range(crew * pieces.TURNS)])  # 1 where it is decided now
        self.open: vec[i64] = vec[i64]()  # the slots that are not closed, as places on all boards
        self.usable: list[vec[i64]] = [vec[i64]() for _ in range(crew)]  # by member, the numbers of cards
        self.givers: i64 = 0  # a bit for each seat that may still give a card away
        self.slots: vec[i64] = filled(crew * pieces.TURNS)
        self._slots: vec[i64] = filled(crew * pieces.TURNS)

    # --- what is known ---
    def allow(self, member: i64, slot: i64, may: i64, now: bool) -> None:
        place: i64 = member * pieces.TURNS + slot
        self.may[place] = may
        self.now[place] = 1 if now else 0
        if may != CLOSED:
            self.open = append(self.open, place)

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
    def propose(self, plans: vec[i64], dice: Dice, change: Change) -> None:
        """Any change of a slot or two that may be made to what lies now."""
        change.kind = NO_CHANGE
        if not len(self.open):
            return
        place: i64 = self.open[dice.roll(len(self.open))]
        if self.may[place] >= UNKNOWN:
            self.propose_imagined(place, dice, change)
            return
        kind: i64 = dice.roll(8)
        if kind == 0:
            self.propose_swap(place, dice.roll(self.turns), change)
        elif kind == 1:
            self.propose_turn(plans, place, change)
        elif kind == 2:
            self.propose_clear(place, change)
        elif kind == 3 and self.may[place] == LATER:
            self.propose_imagined(place, dice, change)
        else:
            self.propose_card(place, dice, change)

    def propose_imagined(self, place: i64, dice: Dice, change: Change) -> None:
        may: i64 = self.may[place]
        action: i64 = pieces.A + dice.roll(pieces.HEROIC_A - pieces.A)
        if may == UNKNOWN_MOVEMENT:
            action = pieces.MOVE_RED + dice.roll(3)
        elif may == UNKNOWN_ACTION:
            action = pieces.A + dice.roll(4)
        elif may == UNKNOWN and dice.roll(4) == 0:
            self.propose_clear(place, change)
            return
        change.become(IMAGINE, place, IMAGINED, action)

    def propose_card(self, place: i64, dice: Dice, change: Change) -> None:
        member: i64 = place // pieces.TURNS
        usable = self.usable[member]
        if not len(usable):
            return
        card: i64 = usable[dice.roll(len(usable))]
        if place % pieces.TURNS < self.since[card] or not self.can_be_given(card, member, place):
            return
        old: i64 = self.place_of(card)
        if old != pieces.NONE and self.now[old] and not self.now[place]:
            return  # what is decided now is not undone for one future alone
        change.become(PUT, place, card, packs.HALVES[self.kinds[card] * 2 + dice.roll(2)])

    def propose_turn(self, plans: vec[i64], place: i64, change: Change) -> None:
        card: i64 = self.slots[place]
        if card >= 0:
            up: i64 = packs.HALVES[self.kinds[card] * 2]
            change.become(TURN_OVER, place, card, packs.HALVES[self.kinds[card] * 2 + 1] if plans[place] == up else up)

    def propose_clear(self, place: i64, change: Change) -> None:
        if self.slots[place] != pieces.NONE:
            change.become(CLEAR, place, pieces.NONE, pieces.NOTHING)

    def propose_swap(self, place: i64, slot: i64, change: Change) -> None:
        """Two slots of one board change what is in them."""
        other: i64 = place - place % pieces.TURNS + slot
        one: i64 = self.slots[place]
        two: i64 = self.slots[other]
        if one != two and self.now[place] == self.now[other] and self.fits(one, other) and self.fits(two, place):
            change.become(SWAP, place, other)

    def fits(self, card: i64, place: i64) -> bool:
        may: i64 = self.may[place]
        if card == pieces.NONE:
            return may == CARDS or may == LATER
        if card == IMAGINED:
            return may == LATER
        return (may == CARDS or may == LATER) and self.since[card] <= place % pieces.TURNS

    def can_be_given(self, card: i64, member: i64, place: i64) -> bool:
        """One card from each giver, for what is decided now (SA-ANN-09)."""
        if not self.is_gift(card, member):
            return True
        if not self.now[place]:
            return False
        owner: i64 = self.owners[card]
        for other_place in self.open:
            other: i64 = self.slots[other_place]
            if other < 0 or other == card or self.owners[other] != owner:
                continue
            if self.is_gift(other, other_place // pieces.TURNS):
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

    # --- making them ---
    def make(self, plans: vec[i64], change: Change) -> i64:
        """Returns the first turn that is changed."""
        copy_to(self.slots, self._slots)
        if change.kind == SWAP:
            return self.swap(plans, change.place, change.card)
        if change.kind != ERRAND:
            return self.put(plans, change.place, change.card, change.action)
        first: i64 = pieces.TURNS
        for number in range(change.length):
            turn: i64 = self.put(plans, change.place + number, change.cards[number], change.actions[number])
            first = turn if turn < first else first
        return first

    def put(self, plans: vec[i64], place: i64, card: i64, action: i64) -> i64:
        """A card, or none, into a slot; it leaves the one it was in. Returns the first turn that is changed."""
        first: i64 = place % pieces.TURNS
        old: i64 = self.place_of(card) if card >= 0 else pieces.NONE
        if old != pieces.NONE and old != place:
            self.slots[old] = pieces.NONE
            plans[old] = pieces.NOTHING
            if old % pieces.TURNS < first:
                first = old % pieces.TURNS
        self.slots[place] = card
        plans[place] = action
        return first + 1

    def swap(self, plans: vec[i64], place: i64, other: i64) -> i64:
        card: i64 = self.slots[place]
        action: i64 = plans[place]
        self.slots[place] = self.slots[other]
        plans[place] = plans[other]
        self.slots[other] = card
        plans[other] = action
        one: i64 = place % pieces.TURNS
        two: i64 = other % pieces.TURNS
        return (one if one < two else two) + 1

    def drop(self) -> None:
        """Take the last change back."""
        copy_to(self._slots, self.slots)

    def costs(self) -> float:
        """Points a plan must bring more for what it uses."""
        costs: float = 0.0
        for place in self.open:
            if self.slots[place] == IMAGINED:
                costs += IMAGINED_COSTS
            elif self.slots[place] >= 0:
                costs += GIFT_COSTS if self.is_gift(self.slots[place], place // pieces.TURNS) else CARD_COSTS
        return costs
