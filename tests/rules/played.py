"""What the rule tests of every game ask a game in progress, in the words of its logs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from hullbreach.kernel.errors import IllegalMove

if TYPE_CHECKING:
    from hullbreach.kernel.game import Game
    from hullbreach.kernel.journal import Event, Journal
    from hullbreach.kernel.outcome import Outcome
    from hullbreach.kernel.title import Title

FOR_WORDS = {"facility", "rows", "front"}
# Here it is news what a ship looks like.
FRONTS = {"dealt", "drawn", "reinforcement", "buried", "scout-pivoted"}


def is_for_words(event: Event, field: str) -> bool:
    return field in FOR_WORDS and not (field == "front" and event.kind.name in FRONTS)


class Played:
    """A game and its journal. A room's Scene adds positions and readers of its own."""

    title: Title
    game: Game
    journal: Journal

    @property
    def legal(self) -> set[str]:
        """What whoever is to act may do, as written in logs."""
        return {move.text for seat in self.game.actors() for move in self.game.legal(seat)}

    def choices(self, verb: str) -> set[str]:
        """What the verb may be said of now: spaces, squares, "gray-5 r2c1" …"""
        return {text.partition(" ")[2] for text in self.legal if text.startswith(f"{verb} ")}

    @property
    def verbs(self) -> set[str]:
        return {text.split(" ")[0] for text in self.legal}

    def refusal(self, move: str, seat: int = 0) -> tuple[str, str]:
        """Reason code and rule of a move that must be refused, and must change nothing."""
        before = self.game.to_bytes()
        with pytest.raises(IllegalMove) as refused:
            self.game.play(seat, self.title.vocabulary.read(move))
        assert (self.game.to_bytes(), refused.value.move) == (before, move)
        return refused.value.code, refused.value.rule

    @property
    def told(self) -> list[str]:
        """The names of the events so far."""
        return [event.kind.name for event in self.journal.events]

    @property
    def story(self) -> list[str]:
        """The events so far in words: "fired gamma r2c3"; what is for sentences alone is left out."""
        return [" ".join([event.kind.name, *self.names_in(event)]) for event in self.journal.events]

    def names_in(self, event: Event) -> list[str]:
        named = event.named().items()
        return [self.title.name_of(field, number) for field, number in named if not is_for_words(event, field)]

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome()

    @property
    def reason(self) -> str | None:
        return self.outcome.reason if self.outcome else None
