"""The few verbs every game speaks."""

from __future__ import annotations

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from hullbreach.kernel.journal import MUTE, Journal
from hullbreach.kernel.logbook import LogPage
from hullbreach.kernel.moves import Move, Wait
from hullbreach.kernel.outcome import Outcome
from hullbreach.kernel.script import Cue
from hullbreach.kernel.view import Own, Seen, View


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """One game in progress. Rules only: no clock, no words, no chance but its own dice."""

    journal: Journal

    @abstractmethod
    def seats(self) -> int:
        """How many seats take part."""

    @abstractmethod
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now, in any order; empty when the game is over or only time can go on."""

    @abstractmethod
    def legal(self, seat: int) -> list[Move]:
        """The moves that seat may make now; never empty for an actor, always empty for others."""

    @abstractmethod
    def play(self, seat: int, move: Move) -> None:
        """Apply one move; raises IllegalMove and changes nothing if the rules refuse it."""

    @abstractmethod
    def advance(self, ms: int) -> None:
        """Let game time pass. Games without a clock ignore it; others do at each moment what is due then."""

    @abstractmethod
    def deadline(self) -> int | None:
        """In how many milliseconds time alone will change something, or None: then time does not count now."""

    def timed(self) -> bool:
        """Whether it is played against the clock, asked before anybody has moved: then it waits until all are ready.

        A game whose clock starts with a later move says so here.
        """
        return self.deadline() is not None

    @abstractmethod
    def over(self) -> bool:
        """Whether the game has ended."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """None while the game runs."""

    # --- what is known ---
    @abstractmethod
    def public_view(self) -> View:
        """What everybody may know."""

    def own_view(self, seat: int) -> Own | None:
        """What the seat knows beside that; None where it knows nothing more."""
        return None

    def view(self, seat: int | None) -> Seen:
        """Everything that seat (None: a spectator) may know, and nothing else."""
        return Seen(seat, self.public_view(), None if seat is None else self.own_view(seat))

    def name_of(self, field: str, number: int) -> str | None:
        """What a number in an event's field stands for at this moment; None where the title's names hold."""
        return None

    def at(self, seat: int, domain: str, name: str) -> tuple[str, str] | None:
        """What is at the place that a move of the seat speaks of: a field of events and the name in it, for words."""
        return None

    def silent(self) -> bool:
        """Whether the players may not talk now."""
        return False

    def cues(self, ms: int) -> list[Cue]:
        """What everybody will hear within that much more game time if nobody moves, and what is being heard now.

        In the order of game time, in milliseconds. Of what comes later nothing is told.
        """
        return []

    def log_page(self) -> LogPage | None:
        """What its crew writes into its log book once the game is over; None: nothing is, or not yet."""
        return None

    # --- for search ---
    @abstractmethod
    def copy(self, journal: Journal = MUTE) -> Game:
        """An independent game, equal to this one; it tells its own journal what happens in it."""

    @abstractmethod
    def guess(self, seed: int, seat: int | None = None, journal: Journal = MUTE) -> Game:
        """A copy in which everything hidden from `seat` (None: from a spectator), chance to come included, is fresh.

        It depends on the seed and on the seat's view alone: whoever plays on guesses cannot peek.
        """

    @abstractmethod
    def to_bytes(self) -> bytes:
        """The whole state, hidden things included: equal bytes, equal games. For tests and diagnosis."""

    @abstractmethod
    def estimate(self, seat: int) -> float:
        """How likely the seat looks to win, from 0 to 1, by the rule of thumb it plays by."""

    def chances(self) -> list[float]:
        """How likely each seat looks to win to somebody who plays for none of them."""
        return [self.estimate(seat) for seat in range(self.seats())]

    def habit(self, seat: int) -> Move | None:
        """The move a sensible player makes here without thinking, from what the seat sees; None if there is none."""
        return None

    def intent(self, seat: int, tries: int) -> Move | Wait | None:
        """What a player does here who thinks as the game deserves, from what the seat sees; None: nobody can say.

        A game whose plans are worth nothing in pieces searches for them itself, trying no more than that many.
        """
        return None

    def pace(self, seat: int, move: Move, tries: int) -> int:
        """How much game time, in milliseconds, that move takes somebody who thinks so much about a plan; 0: hardly any.

        Where hands race, bots are as quick as people.
        """
        return 0

    def heedless(self) -> Game:
        """The same game to somebody who leaves alone what it asks besides the usual: to see what heeding it is worth.

        Everything but `habit`, `intent` and `estimate` is as it was. Most games ask nothing besides the usual.
        """
        return self

    def quieten(self) -> None:  # noqa: B027 - most positions can be judged as they are
        """Play on by habit to the next position that `estimate` judges well: for guesses, before they are judged.

        In the middle of things, with half a plan on the table, a rule of thumb is blind. A game whose plans take
        several moves knows how a sensible player would go on, and when it is quiet again.
        """
