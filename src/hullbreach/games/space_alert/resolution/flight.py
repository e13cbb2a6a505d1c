"""A flight while it resolves: one flat array of numbers behind small named readers and writers."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from hullbreach.games.space_alert import cell, pieces
from hullbreach.games.space_alert.cards import card
from hullbreach.games.space_alert.cards.tables import CARDS, Cards
from hullbreach.kernel.journal import Journal


@final
class Mission:
    """What a flight starts with and never changes: the crew's size, the threats, the trajectories, the damage piles."""

    def __init__(
        self,
        rules: i64,
        crew: i64,
        cards: vec[i64],
        zones: vec[i64],
        times: vec[i64],
        tracks: vec[i64],
        piles: vec[i64],
    ) -> None:
        self.rules = rules
        self.crew = crew
        self.cards = cards
        self.zones = zones
        self.times = times
        self.tracks = tracks
        self.piles = piles
        self.threats: i64 = len(cards)
        self.traits: vec[i64] = vec[i64]()
        for number in cards:
            self.traits = append(self.traits, CARDS.get(number, card.TRAITS))

    def uses(self, rule: i64) -> bool:
        return self.rules & rule != 0


@final
class Flight:
    """The state of one resolution, with the plans it follows and the slips of the crew it corrects."""

    def __init__(self, mission: Mission, plans: vec[i64], slips: vec[i64], cells: vec[i64], journal: Journal) -> None:
        self.mission = mission
        self.plans = plans
        self.slips = slips
        self.cells = cells
        self.journal = journal
        self.table: Cards = CARDS

    def copy(self, journal: Journal) -> Flight:
        return Flight(self.mission, self.plans[:], self.slips[:], self.cells[:], journal)

    def is_lost(self) -> bool:
        return self.cells[cell.LOSS] != cell.NOT_LOST

    # --- the crew ---
    def crew(self, member: i64, what: i64) -> i64:
        return self.cells[cell.CREW + member * cell.CREW_ROW + what]

    def set_crew(self, member: i64, what: i64, value: i64) -> None:
        self.cells[cell.CREW + member * cell.CREW_ROW + what] = value

    def station_of(self, member: i64) -> i64:
        return self.cells[cell.CREW + member * cell.CREW_ROW + cell.AT]

    def is_out(self, member: i64) -> bool:
        return self.cells[cell.CREW + member * cell.CREW_ROW + cell.OUT] != 0

    def squad_of(self, member: i64) -> i64:
        return self.cells[cell.CREW + member * cell.CREW_ROW + cell.SQUAD]

    def action_of(self, member: i64, turn: i64) -> i64:
        """What the crew member's slot of that turn (1-12) holds now, after all delays."""
        card: i64 = self.cells[cell.QUEUE + member * pieces.TURNS + turn - 1]
        return pieces.NOTHING if card == pieces.NONE else self.plans[member * pieces.TURNS + card]

    # --- threats ---
    def threat(self, threat: i64, what: i64) -> i64:
        return self.cells[cell.THREATS + threat * cell.THREAT_ROW + what]

    def set_threat(self, threat: i64, what: i64, value: i64) -> None:
        self.cells[cell.THREATS + threat * cell.THREAT_ROW + what] = value

    def is_active(self, threat: i64) -> bool:
        return self.cells[cell.THREATS + threat * cell.THREAT_ROW] == cell.ACTIVE

    def has(self, threat: i64, traits: i64) -> bool:
        return self.mission.traits[threat] & traits != 0

    def printed(self, threat: i64, what: i64) -> i64:
        return self.table.rows[self.mission.cards[threat] * card.ROW + what]

    def hit_points(self, threat: i64) -> i64:
        """What is left of them."""
        row: i64 = cell.THREATS + threat * cell.THREAT_ROW
        return self.cells[row + cell.LIFE] - self.cells[row + cell.WOUNDS]

    def lose(self, kind: i64, zone: i64, threat: i64) -> None:
        if self.cells[cell.LOSS] == cell.NOT_LOST:
            self.cells[cell.LOSS] = kind
            self.cells[cell.LOSS_ZONE] = zone
            self.cells[cell.LOSS_THREAT] = threat
