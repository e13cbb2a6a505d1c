"""A title: one game on the shelf, everything about it that does not depend on a game in progress."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from hullbreach.kernel.game import Game, Outcome
from hullbreach.kernel.journal import MUTE, EventKinds, Journal
from hullbreach.kernel.moves import Vocabulary
from hullbreach.kernel.options import Option, Options, settle

if TYPE_CHECKING:
    from hullbreach.kernel.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Title(ABC):
    """What the frame asks of a game: names, vocabulary, options, and new games."""

    id: str
    version: int
    """Goes up whenever an old log would no longer replay to the same game."""
    package: str
    """Where its data lies."""
    vocabulary: Vocabulary
    events: EventKinds
    options: tuple[Option, ...]
    longest: int
    """No game takes more decisions than this."""

    @abstractmethod
    def seats(self, options: Options) -> tuple[str, ...]:
        """The names of the seats, in order."""

    @abstractmethod
    def open(self, options: Options, seed: int, journal: Journal) -> Game:
        """A game with settled options."""

    @abstractmethod
    def name_of(self, field: str, number: int) -> str:
        """What a number in an event's field stands for: a plain name that words can be made of."""

    @abstractmethod
    def view_type(self) -> type[View]:
        """The class of this game's views, for whoever decodes or documents them."""

    def rank(self, outcome: Outcome) -> int:
        """How well the first seat did, for comparing games of one challenge: bigger is better, equal is a tie.

        What counts beside winning is the game's own business; by default nothing does.
        """
        return int(outcome.won[0])

    def check(self, options: Options) -> None:  # noqa: B027 - most combinations are fine
        """Raise BadOption for options that do not go together."""

    def settle(self, wanted: Mapping[str, str]) -> Options:
        """Defaults filled in, everything checked; raises BadOption."""
        options = settle(self.options, wanted)
        self.check(options)
        return options

    def new(self, wanted: Mapping[str, str], seed: int, journal: Journal = MUTE) -> Game:
        """A fresh game; raises BadOption."""
        return self.open(self.settle(wanted), seed, journal)
