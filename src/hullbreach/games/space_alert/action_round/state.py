"""What lies on the table: named readers and writers of the array."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from hullbreach.games.space_alert import pieces
from hullbreach.games.space_alert.action_round import layout, packs
from hullbreach.games.space_alert.action_round.setting import Setting
from hullbreach.games.space_alert.resolution import turns
from hullbreach.games.space_alert.resolution.flight import Flight, Mission
from hullbreach.kernel import table as kernel
from hullbreach.kernel.agenda import NONE, Agenda
from hullbreach.kernel.dice import Dice
from hullbreach.kernel.journal import Journal


@final
class Table(kernel.Table):
    """The state of one game; in the resolution round the flight that comes of the plans belongs to it."""

    def __init__(
        self, setting: Setting, cells: vec[i64], agenda: Agenda, dice: Dice, journal: Journal, flight: Flight | None
    ) -> None:
        super().__init__(setting.people, cells, agenda, dice, journal)
        self.setting = setting
        self.flight = flight

    def numbers(self) -> vec[i64]:
        numbers = super().numbers()
        if self.flight is not None:
            for number in self.flight.cells:
                numbers = append(numbers, number)
            for number in self.flight.slips:
                numbers = append(numbers, number)
        return numbers

    # --- the computer ---
    def row(self, number: i64, what: i64) -> i64:
        """A number of a row of the schedule."""
        place: i64 = layout.SCHEDULE + number * layout.ROW_WIDTH + what
        return self.cells[place]

    def is_silent(self) -> bool:
        return self.cells[layout.SILENT] != 0

    def is_transferring(self) -> bool:
        return self.cells[layout.TRANSFER_ENDS] != NONE

    def in_last_phase(self) -> bool:
        return self.cells[layout.PHASE] == self.setting.phases - 1

    def may_end(self) -> bool:
        """From the first warning that operations end on (SA-PLAN-14)."""
        return self.in_last_phase() and self.cells[layout.WARNED] != 0

    def threat(self, number: i64, what: i64) -> i64:
        """A threat on the table."""
        place: i64 = layout.ANNOUNCED + number * layout.THREAT_WIDTH + what
        return self.cells[place]

    # --- cards ---
    def open_phase(self, seat: i64) -> i64:
        return self.cells[layout.OPEN + seat]

    def held(self, member: i64, card: i64) -> i64:
        """How many cards of that kind."""
        place: i64 = layout.HANDS + member * packs.KINDS + card
        return self.cells[place]

    def take_up(self, member: i64, card: i64, count: i64 = 1) -> None:
        """Into the hand; a negative count out of it."""
        self.cells[layout.HANDS + member * packs.KINDS + card] += count

    def hand_size(self, member: i64) -> i64:
        size: i64 = 0
        for card in range(packs.KINDS):
            size += self.held(member, card)
        return size

    def laid(self, member: i64, slot: i64) -> i64:
        """What lies in a slot, or NONE."""
        place: i64 = layout.BOARDS + member * pieces.TURNS + slot
        return self.cells[place]

    def lay(self, member: i64, slot: i64, laid: i64) -> None:
        self.cells[layout.BOARDS + member * pieces.TURNS + slot] = laid

    def is_face_up(self, member: i64) -> bool:
        """Whether everybody knows what lies on that board (SA-MODE-03, SA-AND-08, SA-PLAN-11)."""
        if self.flight is not None or self.setting.face_up or self.setting.is_android(member):
            return True
        return self.is_open_handed(member)

    def is_open_handed(self, member: i64) -> bool:
        """Whether a player has told all his cards and goes on telling (SA-PLAN-11)."""
        return self.cells[layout.OPEN_HANDED + member] != 0

    def fall_silent(self, member: i64) -> None:
        """From here on others do not know what he holds."""
        self.cells[layout.OPEN_HANDED + member] = 0

    def given(self, giver: i64, receiver: i64, card: i64) -> i64:
        place: i64 = layout.GIVEN + (giver * pieces.MOST_CREW + receiver) * packs.ORDINARY + card
        return self.cells[place]

    def note_given(self, giver: i64, receiver: i64, card: i64, count: i64) -> None:
        self.cells[layout.GIVEN + (giver * pieces.MOST_CREW + receiver) * packs.ORDINARY + card] = count

    # --- the flight ---
    def mission(self) -> Mission:
        """What the flight starts with: all threats on the table."""
        cells, setting = self.cells, self.setting
        cards, zones, times = vec[i64](), vec[i64](), vec[i64]()
        for number in range(cells[layout.THREATS]):
            cards = append(cards, self.threat(number, layout.THREAT_CARD))
            zones = append(zones, self.threat(number, layout.THREAT_ZONE))
            times = append(times, self.threat(number, layout.THREAT_TIME))
        tracks = cells[layout.TRACKS : layout.TRACKS + pieces.INTERNAL + 1]
        piles = cells[layout.PILES : layout.PILES + pieces.ZONES * pieces.TILES]
        return Mission(setting.rules, setting.crew, setting.humans, cards, zones, times, tracks, piles)

    def start(self, journal: Journal) -> Flight:
        """The flight that comes of the plans as they lie."""
        return self.take_off(self.plans(), journal)

    def take_off(self, plans: vec[i64], journal: Journal) -> Flight:
        """With any plans; the ship is as earlier missions left it."""
        flight = turns.begin(self.mission(), plans, self.no_slips(), journal)
        cells = self.cells
        old = cells[layout.OLD : layout.OLD + pieces.ZONES]
        turns.wear_out(flight, old, cells[layout.LEFT_BEHIND], cells[layout.SQUAD_AT])
        return flight

    def plans(self) -> vec[i64]:
        """What all boards say, slot by slot."""
        plans = vec[i64]()
        for member in range(self.setting.crew):
            for slot in range(pieces.TURNS):
                laid: i64 = self.laid(member, slot)
                plans = append(plans, pieces.NOTHING if laid == NONE else packs.action_of(laid))
        return plans

    def no_slips(self) -> vec[i64]:
        """Nobody has called a trip-up yet."""
        slips = vec[i64]()
        for _ in range(self.setting.crew * pieces.TURNS):
            slips = append(slips, pieces.NOTHING)
        return slips


def fresh_cells() -> vec[i64]:
    """Nothing dealt, nothing heard."""
    cells = vec[i64]([0 for _ in range(layout.CELLS)])
    cells[layout.TRANSFER_ENDS] = NONE
    for place in range(layout.BOARDS, layout.COMMON):
        cells[place] = NONE
    for place in range(layout.DECK, layout.ENDS):
        cells[place] = NONE
    return cells
