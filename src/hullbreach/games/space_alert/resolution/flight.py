"""A flight while it resolves: one flat array of numbers behind small named readers and writers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from hullbreach.games.space_alert import cell, mode, pieces
from hullbreach.games.space_alert.cards import card
from hullbreach.games.space_alert.cards.tables import CARDS, Cards
from hullbreach.kernel.journal import EventKind, Journal


@final
class Mission:
    """What a flight starts with and never changes: the crew's size, the threats, the trajectories, the damage piles.

    The last of the crew may be androids, the first `humans` are none.
    """

    def __init__(
        self,
        rules: i64,
        crew: i64,
        humans: i64,
        cards: vec[i64],
        zones: vec[i64],
        times: vec[i64],
        tracks: vec[i64],
        piles: vec[i64],
    ) -> None:
        self.rules = rules
        self.crew = crew
        self.humans = humans
        self.cards = cards
        self.zones = zones
        self.times = times
        self.piles = piles
        self.threats: i64 = len(cards)
        self.turns: i64 = CARDS.short_turns if rules & mode.SHORT else CARDS.turns
        # For each threat: its traits, and where its card and its trajectory start in the tables.
        self.traits: vec[i64] = vec[i64]()
        self.rows: vec[i64] = vec[i64]()
        self.tracks: vec[i64] = vec[i64]()
        for threat in range(self.threats):
            row: i64 = cards[threat] * card.ROW
            self.traits = append(self.traits, CARDS.rows[row + card.TRAITS])
            self.rows = append(self.rows, row)
            self.tracks = append(self.tracks, tracks[zones[threat]] * card.TRACK_ROW)
        self.arrivals: vec[i64] = vec[i64]()  # for each turn the threat whose time it is, or NONE
        for turn in range(pieces.TURNS + 1):
            self.arrivals = append(self.arrivals, self._arrival(turn))

    def _arrival(self, turn: i64) -> i64:
        for threat in range(self.threats):
            if self.times[threat] == turn:
                return threat
        return pieces.NONE

    def uses(self, rule: i64) -> bool:
        return self.rules & rule != 0

    def phase_of(self, turn: i64) -> i64:
        """0, 1 or 2 (SA-GEN-09)."""
        return CARDS.phases[turn]


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(ABC):
    """What one order on a card does."""

    @abstractmethod
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        """Carry it out; `record` is where its numbers start."""


# Indices into an array are computed on a line of their own: the compiler then counts no reference to it.
@final
@mypyc_attr(free_list_len=1)
class Flight:
    """The state of one resolution, with the plans it follows and the slips of the crew it corrects."""

    def __init__(
        self,
        mission: Mission,
        plans: vec[i64],
        slips: vec[i64],
        cells: vec[i64],
        journal: Journal,
        effects: list[Effect],
    ) -> None:
        self.mission = mission
        self.plans = plans
        self.slips = slips
        self.cells = cells
        self.journal = journal
        self.silent: Final[bool] = journal.muted
        self.effects = effects
        self.table: Final[Cards] = CARDS

    def copy(self, journal: Journal) -> Flight:
        return Flight(self.mission, self.plans[:], self.slips[:], self.cells[:], journal, self.effects)

    def tell(self, kind: EventKind, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """So short that the compiler puts it in place of every call: most flights have nobody to tell."""
        if not self.silent:
            self.journal.tell(kind, a, b, c)

    def is_lost(self) -> bool:
        return self.cells[cell.LOSS] != cell.NOT_LOST

    def lose(self, kind: i64, zone: i64, threat: i64) -> None:
        if not self.is_lost():
            self.cells[cell.LOSS] = kind
            self.cells[cell.LOSS_ZONE] = zone
            self.cells[cell.LOSS_THREAT] = threat

    def mark(self, flags: i64, bit: i64) -> None:
        """Set a bit in a cell that has one for each threat, station or crew member."""
        one: i64 = 1
        self.cells[flags] |= one << bit

    def is_marked(self, flags: i64, bit: i64) -> bool:
        return (self.cells[flags] >> bit) & 1 != 0

    def is_broken(self, zone: i64, tile: i64) -> i64:
        """1 if that damage tile was drawn, else 0."""
        place: i64 = cell.BROKEN + zone
        return (self.cells[place] >> tile) & 1

    # --- the crew ---
    def crew(self, member: i64, what: i64) -> i64:
        place: i64 = cell.CREW + member * cell.CREW_ROW + what
        return self.cells[place]

    def set_crew(self, member: i64, what: i64, value: i64) -> None:
        self.cells[cell.CREW + member * cell.CREW_ROW + what] = value

    def station_of(self, member: i64) -> i64:
        return self.crew(member, cell.AT)

    def is_out(self, member: i64) -> bool:
        return self.crew(member, cell.OUT) != 0

    def squad_of(self, member: i64) -> i64:
        return self.crew(member, cell.SQUAD)

    # --- the action boards ---
    def action_of(self, member: i64, turn: i64) -> i64:
        """What the crew member's slot of that turn (1-12) holds now, after all delays."""
        number: i64 = self.card_in(member, turn)
        return pieces.NOTHING if number == pieces.NONE else self.planned(member, number)

    def card_in(self, member: i64, turn: i64) -> i64:
        """Which planned card (0-11) lies in the slot of that turn, or NONE (SA-DEL-01).

        A slot whose card was pushed back is empty; any other takes the first card that has not found one yet.
        """
        pushed: i64 = self.crew(member, cell.PUSHED)
        if (pushed >> turn) & 1:
            return pieces.NONE
        number: i64 = 0
        for earlier in range(1, turn):
            if (pushed >> earlier) & 1 == 0:
                number = self.card_from(number, member, earlier) + 1
        number = self.card_from(number, member, turn)
        return pieces.NONE if self.planned(member, number) == pieces.NOTHING else number

    def card_from(self, number: i64, member: i64, turn: i64) -> i64:
        """The card that comes in that turn if all before that one have come: cards that are late close gaps."""
        while number < turn - 1 and self.planned(member, number) == pieces.NOTHING:
            number += 1
        return number

    def planned(self, member: i64, number: i64) -> i64:
        place: i64 = member * pieces.TURNS + number
        return self.plans[place]

    def turn_over(self, member: i64) -> i64:
        """What the card of this turn says: `action_of` without a search, as every card before it was turned over."""
        turn: i64 = self.cells[cell.TURN]
        if (self.crew(member, cell.PUSHED) >> turn) & 1:
            return pieces.NOTHING
        number: i64 = self.card_from(self.crew(member, cell.CARD), member, turn)
        self.set_crew(member, cell.CARD, number + 1)
        return self.planned(member, number)

    # --- threats ---
    def appeared(self) -> i64:
        """No threat from this one on has appeared yet."""
        return self.cells[cell.APPEARED]

    def threat(self, threat: i64, what: i64) -> i64:
        place: i64 = cell.THREATS + threat * cell.THREAT_ROW + what
        return self.cells[place]

    def set_threat(self, threat: i64, what: i64, value: i64) -> None:
        self.cells[cell.THREATS + threat * cell.THREAT_ROW + what] = value

    def is_active(self, threat: i64) -> bool:
        return self.threat(threat, cell.STATUS) == cell.ACTIVE

    def has(self, threat: i64, traits: i64) -> bool:
        return self.mission.traits[threat] & traits != 0

    def printed(self, threat: i64, what: i64) -> i64:
        """A number on the threat's card."""
        place: i64 = self.mission.rows[threat] + what
        return self.table.rows[place]

    def mark_on(self, threat: i64, space: i64) -> i64:
        """What stands on a space of the threat's trajectory; on space 0 how long it is."""
        place: i64 = self.mission.tracks[threat] + space
        return self.table.tracks[place]

    def ordered(self, record: i64, what: i64) -> i64:
        """A number of an order on a card; `record` is where the order starts."""
        place: i64 = record + what
        return self.table.orders[place]

    def hit_points(self, threat: i64) -> i64:
        """What is left of them."""
        return self.threat(threat, cell.LIFE) - self.threat(threat, cell.WOUNDS)


def min_of(one: i64, other: i64) -> i64:
    return one if one < other else other


def max_of(one: i64, other: i64) -> i64:
    return one if one > other else other
