"""A title: one game on the shelf, everything about it that does not depend on a game in progress."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping

from mypy_extensions import mypyc_attr

from hullbreach.kernel.errors import BadOption, HullError
from hullbreach.kernel.game import Game
from hullbreach.kernel.journal import MUTE, EventKinds, Journal
from hullbreach.kernel.logbook import LogColumn
from hullbreach.kernel.moves import Vocabulary
from hullbreach.kernel.options import Option, Options, settle
from hullbreach.kernel.outcome import Outcome
from hullbreach.kernel.view import Own, View


@mypyc_attr(allow_interpreted_subclasses=True)
class Title(ABC):
    """What the frame asks of a game: names, vocabulary, options, and new games."""

    id: str
    version: int
    """Goes up whenever an old log would no longer replay to the same game."""
    oldest: int = 1
    """Logs of rules down to these are still read: what has been mended since touches few games, and those differ."""
    package: str
    """Where its data lies."""
    vocabulary: Vocabulary
    events: EventKinds
    options: tuple[Option, ...]
    names: Mapping[str, tuple[str, ...]]
    """What the numbers in the fields of events stand for; fields that are not here are plain numbers."""
    turns: tuple[str, ...] = ()
    """The kinds of events that open a turn: where somebody who looks back stops. Without any, every move is one."""
    log_columns: tuple[LogColumn, ...] = ()
    """What stands in a line of its log book; without columns, a game keeps none."""
    longest: int
    """No game takes more decisions than this; where pieces can be put back that follows from time and tempo."""

    @abstractmethod
    def seats(self, options: Options) -> tuple[str, ...]:
        """The names of the seats, in order."""

    @abstractmethod
    def open(self, options: Options, seed: int, journal: Journal) -> Game:
        """A game with settled options."""

    @abstractmethod
    def view_type(self) -> type[View]:
        """The class of this game's public views, for whoever decodes or documents them."""

    def own_type(self) -> type[Own] | None:
        """The class of what a seat knows beside that, if there is such a thing."""
        return None

    def name_of(self, field: str, number: int, game: Game | None = None) -> str:
        """What a number in an event's field stands for: a plain name that words can be made of.

        Some names depend on the game in progress: it is asked first.
        """
        if game is not None and (name := game.name_of(field, number)) is not None:
            return name
        names = self.names.get(field)
        return names[number] if names and 0 <= number < len(names) else str(number)

    def rank(self, outcome: Outcome, seat: int = 0) -> int:
        """How well a seat did, for comparing games of one challenge: bigger is better, equal is a tie.

        What counts beside winning is the game's own business; by default nothing does.
        """
        return int(outcome.won[seat])

    def oldest_for(self, options: Mapping[str, str]) -> int:
        """The oldest rules under which games with these options went as they go today."""
        return self.oldest

    def reads(self, rules: int, options: Mapping[str, str]) -> bool:
        """Whether logs of that version of the rules, with those options, can be replayed."""
        return self.oldest_for(options) <= rules <= self.version

    def check(self, options: Options) -> None:  # noqa: B027 - most combinations are fine
        """Raise BadOption for options that do not go together."""

    def written(self, option: str, text: str) -> str:
        """The one way to write what somebody wrote for an option; raises HullError, which names the field."""
        return text

    def settle(self, wanted: Mapping[str, str]) -> Options:
        """Defaults filled in, everything checked; raises BadOption."""
        options = self._in_one_way(settle(self.options, wanted))
        self.check(options)
        return options

    def _in_one_way(self, options: Options) -> Options:
        """Whatever is written, as it is always written: equal games have equal logs."""
        values = options.as_dict()
        for option in self.options:
            if option.longest and values[option.name]:
                try:
                    values[option.name] = self.written(option.name, values[option.name])
                except HullError as error:
                    raise BadOption(error.code, **{**error.details, "option": option.name}) from error
        return Options(values)

    def new(self, wanted: Mapping[str, str], seed: int, journal: Journal = MUTE) -> Game:
        """A fresh game; raises BadOption."""
        return self.open(self.settle(wanted), seed, journal)
