"""Which cards everybody really held: a game is gone through again, and whoever comes by a card is written down."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple, cast

from hullbreach.games.space_alert.action_round import layout, packs
from hullbreach.games.space_alert.planner.holding import HeldCards
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.journal import MUTE

if TYPE_CHECKING:
    from hullbreach.games.space_alert.action_round.state import Table
    from hullbreach.games.space_alert.game import SpaceAlert
    from hullbreach.kernel.log import Entry, Log

COMMON = -1
"""Alone, ordinary cards belong to nobody."""


class Acquired(NamedTuple):
    """A card, who came by it, and the phase (from 0) that was open to him then."""

    owner: int
    phase: int
    card: int


class Ledger:
    """Cards by who came by them. What is given in a data transfer goes over to the other's page."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.cards: list[Acquired] = []
        self._planned_by: dict[tuple[int, int], int] = {}
        """Whose card lies in a slot of an android."""

    def begin(self) -> None:
        """Another mission: nobody holds anything yet."""
        self.cards = []
        self._planned_by = {}
        self.look()

    def look(self) -> None:
        """Whatever somebody has and had not is written down."""
        if self.table.flight is not None:
            return  # the round is over, and nothing is in hand
        for owner in self._owners():
            fresh = self._owned(owner) - Counter(one.card for one in self.cards if one.owner == owner)
            self.cards += [Acquired(owner, self._phase_of(owner), card) for card in fresh.elements()]

    def note(self, entry: Entry) -> None:
        """Before a move: who plans for an android, and who gives a card away."""
        assert entry.move is not None
        verb, *words = entry.move.text.split()
        if verb == "plan":
            member, slot = int(words[0].removeprefix("member")) - 1, int(words[2]) - 1
            self._planned_by[member, slot] = entry.seat
        elif verb == "give":
            card = packs.CARD_NAMES.index(words[0])
            held = [one for one in self.cards if one.owner == entry.seat and one.card == card]
            self.cards.remove(max(held))  # equal cards: he may have kept the one that came first

    # --- what is where ---
    def _phase_of(self, owner: int) -> int:
        """Androids have heroic cards alone, from the beginning."""
        if owner >= self.table.seats:
            return 0
        return int(self.table.open_phase(max(owner, 0)))

    def _owners(self) -> list[int]:
        crew = range(int(self.table.setting.crew))
        return [COMMON, *crew] if self.table.setting.solo else [*crew]

    def _owned(self, owner: int) -> Counter[int]:
        """In the hand, on the board, and on the boards of androids."""
        if owner == COMMON:
            return self._common()
        table = self.table
        has = Counter({card: int(table.held(owner, card)) for card in range(int(packs.KINDS))})
        for member, slot, card in self._laid():
            planned_by = member if packs.is_heroic(card) else self._planned_by.get((member, slot), member)
            if planned_by == owner and (packs.is_heroic(card) or not table.setting.is_android(owner)):
                has[card] += 1
        return +has

    def _common(self) -> Counter[int]:
        has = Counter({card: int(self.table.cells[layout.COMMON + card]) for card in range(int(packs.ORDINARY))})
        has.update(card for _, _, card in self._laid() if not packs.is_heroic(card))
        return +has

    def _laid(self) -> list[tuple[int, int, int]]:
        table = self.table
        places = [(member, slot) for member in range(table.setting.crew) for slot in range(table.setting.turns)]
        return [
            (member, slot, int(packs.card_of(table.laid(member, slot))))
            for member, slot in places
            if table.laid(member, slot) != NONE
        ]


def gone_through(log: Log) -> Ledger:
    """The cards of the last mission of a game, with the table as it stands at its end."""
    game = cast("SpaceAlert", log.title.open(log.options, log.seed, MUTE))
    ledger = Ledger(game.table)
    ledger.begin()
    for entry in log.entries:
        flown = game.table.flight is not None
        left = entry.ms
        while left:
            step = min(left, game.deadline() or left)
            game.advance(step)
            left -= step
            ledger.look()
        if entry.move is not None:
            if game.table.flight is None:
                ledger.note(entry)
            game.play(entry.seat, entry.move)
        if flown and game.table.flight is None:
            ledger.begin()
        ledger.look()
    return ledger


def held_cards(ledger: Ledger) -> HeldCards:
    """Ready to be asked what could have been laid; the flight that was flown can."""
    table = ledger.table
    crew, humans = int(table.setting.crew), int(table.setting.humans)
    assert table.flight is not None
    held = HeldCards(table.flight.mission)
    androids = [member for member in range(crew) if member >= humans]
    for owner, phase, card in ledger.cards:
        boards = [owner] if packs.is_heroic(card) else [*({owner} - {COMMON}), *androids]
        mask = sum(1 << board for board in {*boards})
        held.add(mask, phase, int(packs.HALVES[card * 2]), int(packs.HALVES[card * 2 + 1]))
    fitted = held.lay(table.plans())
    assert fitted, "what was laid was held"
    return held
