"""What a game is set up with, and never changes."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.games.space_alert import mode
from hullbreach.games.space_alert.cards.tables import CARDS

COMMON_DECK: Final[i64] = 0  # external; plus 1 for serious, plus 2 for internal
DECKS: Final[i64] = 4
FULL_CREW: Final[i64] = 5  # unconfirmed reports are for them (SA-ANN-07)


@final
class Setting:
    """The flight, its crew and its clock. Seats are people; the last of the crew are androids, alone all of it."""

    def __init__(
        self,
        flight: str,
        group: str,
        people: i64,
        crew: i64,
        rules: i64,
        phases: i64,
        heroic: bool,
        packets: vec[i64],
        decks: list[vec[i64]],
        prescribed: vec[i64],
        pace: i64,
        captain: i64,
    ) -> None:
        self.flight = flight
        self.group = group
        self.people = people
        self.crew = crew
        self.rules = rules
        self.phases = phases
        self.heroic = heroic
        self.packets = packets
        """How many ordinary cards everybody gets for each phase."""
        self.decks = decks
        """The threats that may come: external and internal, common and serious each."""
        self.prescribed = prescribed
        """By time token: the card that comes then; empty where chance decides."""
        self.pace = pace
        """How many milliseconds a second of the mission takes; 0 without a clock."""
        self.captain = captain
        """Which figure acts first."""
        self.solo: bool = people == 1
        self.humans: i64 = 0 if people == 1 else people
        self.turns: i64 = CARDS.short_turns if rules & mode.SHORT else CARDS.turns
        self.face_up: bool = rules & mode.SHORT != 0
        """In test flights cards are played open (SA-MODE-03)."""
        self.internal: bool = rules & mode.WITH_SQUADS != 0

    def timed(self) -> bool:
        return self.pace != 0

    def is_android(self, member: i64) -> bool:
        return self.humans <= member < self.crew

    def packet_start(self, phase: i64, seat: i64) -> i64:
        """Where in the deck the packet of a seat for a phase lies."""
        start: i64 = 0
        for earlier in range(phase):
            start += self.packets[earlier] * self.humans
        return start + self.packets[phase] * seat

    def pile_start(self) -> i64:
        start: i64 = 0
        for phase in range(self.phases):
            start += self.packets[phase] * self.humans
        return start

    def first_slot(self, phase: i64) -> i64:
        """The first slot of a phase, from 0 (SA-GEN-09, SA-GEN-10)."""
        slot: i64 = 0
        while CARDS.phases[slot + 1] < phase:
            slot += 1
        return slot

    def end_slot(self, phase: i64) -> i64:
        """The slot behind the last of a phase."""
        slot: i64 = self.first_slot(phase)
        while slot < self.turns and CARDS.phases[slot + 1] == phase:
            slot += 1
        return slot

    def phase_of(self, slot: i64) -> i64:
        return CARDS.phases[slot + 1]
