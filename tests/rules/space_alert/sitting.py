"""A crew around the table, in a few words: who does what, what is heard, and what everybody sees."""

from __future__ import annotations

from typing import cast

from hullbreach.games.space_alert.action_round import layout, packs
from hullbreach.games.space_alert.game import TITLE, SpaceAlert
from hullbreach.games.space_alert.view import SpaceAlertOwn, SpaceAlertView
from hullbreach.kernel.errors import IllegalMove
from hullbreach.kernel.journal import Journal

FOUR = {"flight": "mission_1", "people": "4", "clock": "full"}
TWO = {"flight": "mission_1", "people": "2", "clock": "full"}
SOLO = {"flight": "mission_1", "people": "1", "clock": "full"}
SECOND = 1000


class Sitting:
    """A game in progress with its journal."""

    def __init__(self, options: dict[str, str], seed: int = 1) -> None:
        self.journal = Journal()
        self.game = cast("SpaceAlert", TITLE.new(options, seed, self.journal))
        self.table = self.game.table

    # --- doing ---
    def play(self, seat: int, *moves: str) -> None:
        for text in moves:
            self.game.play(seat, TITLE.vocabulary.read(text))

    def refusal(self, seat: int, text: str) -> str:
        """The code of the refusal; nothing has changed."""
        before = self.game.to_bytes()
        try:
            self.play(seat, text)
        except IllegalMove as refused:
            assert self.game.to_bytes() == before
            assert TITLE.vocabulary.read(text) not in self.game.legal(seat)
            return refused.code
        return ""

    def deal(self, seat: int, *cards: str) -> None:
        """These cards and no others in the hand."""
        for card, name in enumerate(packs.CARD_NAMES):
            self.table.cells[layout.HANDS + seat * int(packs.KINDS) + card] = cards.count(name)

    # --- hearing ---
    def wait(self, seconds: float) -> None:
        self.game.advance(int(seconds * SECOND))

    def until(self, second: int) -> None:
        """Until that second of the mission, at full speed."""
        self.wait(second - self.public.second)

    def hear(self, kind: str) -> None:
        """Go on until that is told, by the clock or by asking."""
        start = len(self.journal.events)
        while kind not in [event.kind.name for event in self.journal.events[start:]]:
            assert self.public.round == "action", kind
            if (deadline := self.game.deadline()) is None:
                self.play(0, "next")
            else:
                self.game.advance(deadline)

    def told(self, kind: str, seat: int | None = None) -> list[tuple[int, ...]]:
        """What that seat, or everybody, was told of a kind."""
        return [event.values for event in self.journal.heard_by(seat) if event.kind.name == kind]

    # --- seeing ---
    @property
    def public(self) -> SpaceAlertView:
        return cast("SpaceAlertView", self.game.public_view())

    def own(self, seat: int) -> SpaceAlertOwn:
        return cast("SpaceAlertOwn", self.game.own_view(seat))

    def hand(self, seat: int) -> list[str]:
        return self.own(seat).hand

    def backs(self, member: int) -> list[str | None]:
        return [slot.back for slot in self.public.crew[member].slots]

    def actions(self, member: int) -> list[str | None]:
        """What everybody can read on a board."""
        return [slot.open.action if slot.open else None for slot in self.public.crew[member].slots]

    def finish(self) -> None:
        """Through the rest of the action round, and the resolution without a slip."""
        while self.public.round == "action":
            deadline = self.game.deadline()
            if deadline is None:
                self.play(0, "next")
            else:
                self.game.advance(deadline)
        while not self.game.over():
            for seat in self.game.actors():
                self.play(seat, "trust")
