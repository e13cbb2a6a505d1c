"""What a bot is, and the simplest one."""

from __future__ import annotations

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from hullbreach.kernel.dice import seeded
from hullbreach.kernel.game import Game
from hullbreach.kernel.moves import Move


@mypyc_attr(allow_interpreted_subclasses=True)
class Player(ABC):
    """Chooses one of the legal moves of a seat.

    It is handed the game, but may only ask for the seat's legal moves and for guesses, which depend on the seat's
    view alone. A conformance test holds every bot to that.
    """

    @abstractmethod
    def choose(self, game: Game, seat: int) -> Move:
        """The move to make; the seat is one of the game's actors."""


class Random(Player):
    """Any legal move, each as likely."""

    def __init__(self, seed: int) -> None:
        self.dice = seeded(seed)

    def choose(self, game: Game, seat: int) -> Move:
        moves = game.legal(seat)
        return moves[self.dice.roll(len(moves))]
