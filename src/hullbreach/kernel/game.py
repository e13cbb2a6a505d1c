"""The few verbs every game speaks."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, final

from mypy_extensions import mypyc_attr

from hullbreach.kernel.dice import Dice
from hullbreach.kernel.journal import MUTE, Journal
from hullbreach.kernel.moves import Move

if TYPE_CHECKING:
    from hullbreach.kernel.view import View


@final
class Outcome:
    """How a game ended: who won, why (a code and its rule), and the parts of the score."""

    def __init__(self, won: tuple[bool, ...], reason: str, rule: str, score: tuple[tuple[str, int], ...]) -> None:
        self.won = won
        self.reason = reason
        self.rule = rule
        self.score = score


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """One game in progress. Rules only: no clock, no words, no chance but its own dice."""

    journal: Journal

    @abstractmethod
    def seats(self) -> int:
        """How many seats take part."""

    @abstractmethod
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now; empty when the game is over or only time can go on."""

    @abstractmethod
    def legal(self, seat: int) -> list[Move]:
        """The moves that seat may make now; never empty for an actor, always empty for others."""

    @abstractmethod
    def play(self, seat: int, move: Move) -> None:
        """Apply one move; raises IllegalMove and changes nothing if the rules refuse it."""

    @abstractmethod
    def over(self) -> bool:
        """Whether the game has ended."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """None while the game runs."""

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """Everything that seat (None: a spectator) may know, and nothing else."""

    @abstractmethod
    def copy(self, seed: int | None = None, seat: int | None = None, journal: Journal = MUTE) -> Game:
        """An independent game, for search; it tells its own journal what happens in it.

        With a seed, everything hidden from `seat` (None: from a spectator), chance to come included, is guessed
        afresh. The guess depends on the seed and on the seat's view alone: whoever plays on guesses cannot peek.
        """

    @abstractmethod
    def to_bytes(self) -> bytes:
        """The whole state, hidden things included: equal bytes, equal games. For tests and diagnosis."""

    @abstractmethod
    def estimate(self, seat: int) -> float:
        """How likely the seat looks to win, from 0 to 1, by the game's own rule of thumb."""

    def habit(self, seat: int) -> Move | None:
        """The move a sensible player makes here without thinking, from what the seat sees; None if there is none."""
        return None

    def quieten(self) -> None:  # noqa: B027 - most positions can be judged as they are
        """Play on by habit to the next position that `estimate` judges well: for guesses, before they are judged.

        In the middle of things, with half a plan on the table, a rule of thumb is blind. A game whose plans take
        several moves knows how a sensible player would go on, and when it is quiet again.
        """

    def advance(self, ms: int) -> None:  # noqa: B027 - most games have no clock
        """Let time pass. Games without a clock ignore it."""

    def deadline(self) -> int | None:
        """In how many milliseconds time alone will change something, or None."""
        return None


def play_out(game: Game, dice: Dice, limit: int) -> int:
    """Play random moves until the game ends or `limit` decisions were made; returns how many were."""
    decisions = 0
    while decisions < limit and not game.over():
        actors = game.actors()
        if not actors:
            wait(game)
            continue
        seat = actors[dice.roll(len(actors))] if len(actors) > 1 else actors[0]
        moves = game.legal(seat)
        game.play(seat, moves[dice.roll(len(moves))])
        decisions += 1
    return decisions


def wait(game: Game) -> None:
    """Let a game in which nobody may act go on to its next deadline."""
    deadline = game.deadline()
    if deadline is None:
        raise RuntimeError("a game that is not over has neither an actor nor a deadline")
    game.advance(deadline)
