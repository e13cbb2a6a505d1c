"""Hands as dealt: plans for which there are cards, and cards that pass from hand to hand in data transfers."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from hullbreach.games.space_alert import pieces
from hullbreach.games.space_alert.papers.paper import FlightPaper
from hullbreach.games.space_alert.papers.reading import read_hands, read_transfers
from hullbreach.games.space_alert.planner.hands import FreeHands, Hands, filled
from hullbreach.games.space_alert.planner.rehearsal import copy_to
from hullbreach.games.space_alert.resolution.flight import Mission
from hullbreach.kernel.dice import Dice

END: Final[i64] = 1000  # more than any slot, later than any transfer


@final
class DealtHands(Hands):
    """Cards as dealt: each is used once, in the phase it came with or later (SA-PLAN-08, SA-PLAN-09).

    Everybody plans for himself; for androids whoever has the card, but for their heroic ones (SA-AND-08, SA-AND-11).
    A card on the board of another human was given to him in a data transfer before that phase ended, one by each giver
    in each of them (SA-ANN-09); who gives which in which follows from where the cards lie.

    Plans are changed as if every card were there; then cards are found for what changed, if need be by taking
    another card for what lay elsewhere.
    """

    def __init__(self, mission: Mission, androids: i64 = 0) -> None:
        crew: i64 = mission.crew
        self.mission = mission
        self.crew = crew
        self.humans: i64 = crew - androids
        self.free = FreeHands(mission)
        self.halves: vec[i64] = vec[i64]()  # two actions for each card
        self.phases: vec[i64] = vec[i64]()
        self.owners: vec[i64] = vec[i64]()
        self.soonest: vec[i64] = vec[i64]()  # the first transfer each card can be given in
        self.choices: vec[vec[i64]] = vec[vec[i64]]()  # for each owner and action the cards with that half
        for _ in range(crew * pieces.ACTIONS):
            self.choices = append(self.choices, vec[i64]())
        self.transfers: vec[i64] = vec[i64]()  # the phase of each
        self.latest: vec[i64] = filled(pieces.PHASES)  # the last transfer up to the end of each phase
        self.slots: vec[i64] = filled(crew * pieces.TURNS)  # card in each slot
        self.places: vec[i64] = vec[i64]()  # slot of each card
        self.planned: vec[i64] = filled(crew * pieces.TURNS)  # what the card in each slot is there for
        self.given: vec[i64] = filled(crew * pieces.TURNS)  # for each giver and transfer the slot the card went to
        self._slots: vec[i64] = self.slots[:]
        self._places: vec[i64] = vec[i64]()
        self._planned: vec[i64] = self.planned[:]
        self._gifts: vec[i64] = filled(crew * pieces.TURNS + 1)
        self._asked: vec[i64] = vec[i64]()  # for each card the search that looked at it last
        self._search: i64 = 0
        self._doubtful = False
        self.gather()

    def announce(self, phases: vec[i64]) -> None:
        """The phases of the data transfers, in order and from 0; before any card is dealt."""
        self.transfers = phases
        for transfer in range(i64(len(phases))):
            for phase in range(phases[transfer], pieces.PHASES):
                self.latest[phase] = transfer

    def deal(self, member: i64, phase: i64, one: i64, other: i64, after: i64 = 0) -> None:
        """Phases count from 0. After so many data transfers: the card cannot be given in those."""
        card: i64 = len(self.phases)
        soonest: i64 = after
        while soonest < len(self.transfers) and self.transfers[soonest] < phase:
            soonest += 1
        self.halves = append(append(self.halves, one), other)
        self.phases = append(self.phases, phase)
        self.owners = append(self.owners, member)
        self.soonest = append(self.soonest, soonest)
        self.places = append(self.places, pieces.NONE)
        self._places = append(self._places, pieces.NONE)
        self._asked = append(self._asked, 0)
        for action in (one, other):
            choice: i64 = member * pieces.ACTIONS + action
            self.choices[choice] = append(self.choices[choice], card)

    # --- small changes ---
    def alter(self, plans: vec[i64], dice: Dice) -> i64:
        copy_to(self.slots, self._slots)
        copy_to(self.places, self._places)
        copy_to(self.planned, self._planned)
        first: i64 = self.free.alter(plans, dice)
        if first == pieces.NONE:
            return first
        return first if self.follow(plans) else pieces.NONE

    def follow(self, plans: vec[i64]) -> bool:
        """Find cards for all that is planned otherwise now; False if there are none."""
        self._doubtful = False
        for place in range(i64(len(plans))):
            if plans[place] != self.planned[place]:
                self.release(place)
                self.planned[place] = plans[place]
        for place in range(i64(len(plans))):
            if plans[place] != pieces.NOTHING and self.slots[place] == pieces.NONE:
                self._search += 1
                if not self.find(place):
                    return False
        return not self._doubtful or self.can_all_give()

    def release(self, place: i64) -> None:
        card: i64 = self.slots[place]
        if card != pieces.NONE:
            self.slots[place] = pieces.NONE
            self.places[card] = pieces.NONE

    def lay(self, card: i64, place: i64) -> None:
        self.slots[place] = card
        self.places[card] = place

    # --- which card ---
    def find(self, place: i64) -> bool:
        """Lay a card for what is planned there: an own one, then one that others may plan with or give."""
        member: i64 = place // pieces.TURNS
        if self.find_of(member, place):
            return True
        if member < self.humans and not len(self.transfers):
            return False
        for step in range(1, self.crew):
            owner: i64 = (member + step) % self.crew
            if owner < self.humans and self.find_of(owner, place):
                return True
        return False

    def find_of(self, owner: i64, place: i64) -> bool:
        """One that is still in hand, or one that can be replaced where it lies."""
        cards: vec[i64] = self.choices[owner * pieces.ACTIONS + self.planned[place]]
        phase: i64 = self.mission.phase_of(place % pieces.TURNS + 1)
        for card in cards:
            if self.places[card] == pieces.NONE and self.is_choice(card, phase) and self.lay_if_given(card, place):
                return True
        for card in cards:
            if self.places[card] != pieces.NONE and self.is_choice(card, phase):
                self._asked[card] = self._search
                if self.replace(card) and self.lay_if_given(card, place):
                    return True
        return False

    def is_choice(self, card: i64, phase: i64) -> bool:
        """It is there in that phase, and not the one that another is looked for."""
        return self.phases[card] <= phase and self._asked[card] != self._search

    def replace(self, card: i64) -> bool:
        """Lay another card where that one lies, so that it is in hand again.

        Others may have been moved in vain meanwhile: whether it can still be given is seen in the end.
        """
        place: i64 = self.places[card]
        self.release(place)
        if self.find(place):
            return True
        self.lay(card, place)
        self._doubtful = True
        return False

    def lay_if_given(self, card: i64, place: i64) -> bool:
        """False if it is somebody else's who cannot give it in time."""
        owner: i64 = self.owners[card]
        member: i64 = place // pieces.TURNS
        if owner != member and self.halves[card * 2] >= pieces.HEROIC_A:
            return False
        self.lay(card, place)
        if owner == member or member >= self.humans or self.can_give(owner):
            return True
        self.release(place)
        return False

    # --- data transfers ---
    def can_give(self, giver: i64) -> bool:
        """Whether each card of his that lies on boards of others has a transfer of its own; says so in `given`.

        In every transfer he gives what is needed soonest.
        """
        waiting: i64 = self.collect_gifts(giver)
        if waiting > len(self.transfers):
            return False
        for transfer in range(i64(len(self.transfers))):
            best: i64 = self.most_urgent(transfer)
            if best == pieces.NONE:
                self.given[giver * pieces.TURNS + transfer] = pieces.NONE
                continue
            self.given[giver * pieces.TURNS + transfer] = self._gifts[best]
            self._gifts[best] = pieces.NONE
            waiting -= 1
        return waiting == 0

    def can_all_give(self) -> bool:
        for giver in range(self.humans):
            if not self.can_give(giver):
                return False
        return True

    def collect_gifts(self, giver: i64) -> i64:
        """The slots of others that hold a card of his; returns how many."""
        count: i64 = 0
        for place in range(self.humans * pieces.TURNS):
            card: i64 = self.slots[place]
            if card != pieces.NONE and self.owners[card] == giver and place // pieces.TURNS != giver:
                self._gifts[count] = place
                count += 1
        self._gifts[count] = END
        return count

    def most_urgent(self, transfer: i64) -> i64:
        """Of the gifts collected the number of the one to give in that transfer, or NONE."""
        best: i64 = pieces.NONE
        soon: i64 = END
        number: i64 = 0
        while self._gifts[number] != END:
            place: i64 = self._gifts[number]
            if place != pieces.NONE and self.soonest[self.slots[place]] <= transfer:
                latest: i64 = self.latest[self.mission.phase_of(place % pieces.TURNS + 1)]
                if transfer <= latest < soon:
                    best = number
                    soon = latest
            number += 1
        return best

    def gifts(self, seats: vec[i64]) -> list[tuple[int, int, int, int]]:
        """Transfer, giver, receiver and card of all that was given so that cards could lie like that."""
        copy_to(seats, self.slots)
        found: list[tuple[int, int, int, int]] = []
        for giver in range(self.humans):
            self.can_give(giver)
            for transfer in range(i64(len(self.transfers))):
                place: i64 = self.given[giver * pieces.TURNS + transfer]
                if place != pieces.NONE:
                    found.append((int(transfer), int(giver), int(place // pieces.TURNS), int(self.slots[place])))
        return sorted(found)

    # --- as it was ---
    def drop(self) -> None:
        copy_to(self._slots, self.slots)
        copy_to(self._places, self.places)
        copy_to(self._planned, self.planned)

    def gather(self) -> None:
        for place in range(i64(len(self.slots))):
            self.release(place)
            self.planned[place] = pieces.NOTHING

    def seats(self) -> vec[i64]:
        return self.slots[:]


def hands_of(paper: FlightPaper, mission: Mission) -> DealtHands:
    """The cards that lie ready on paper; raises BadFlight."""
    hands = DealtHands(mission, paper.androids)
    hands.announce(read_transfers(paper))
    for member, hand in enumerate(read_hands(paper)):
        for phase, one, other, after in hand:
            hands.deal(member, phase, one, other, after)
    return hands
