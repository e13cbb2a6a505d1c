"""The simplest bot."""

from __future__ import annotations

from typing import Final

from hullbreach.kernel import game as kernel_game
from hullbreach.kernel.dice import seeded
from hullbreach.kernel.drive import Player
from hullbreach.kernel.game import Game
from hullbreach.kernel.moves import Move

TRIES: Final = 240_000
"""How many plans a game may try where it searches for them itself."""
FEW_TRIES: Final = 12_000
"""The same where rules are not compiled, and a try takes thirty times as long."""


def is_compiled() -> bool:
    """Whether the rules run as compiled code."""
    return not str(kernel_game.__file__).endswith(".py")


def patient_tries() -> int:
    """As many as somebody waits for who plays along: a second or two of a processor."""
    return TRIES if is_compiled() else FEW_TRIES


class Random(Player):
    """Any legal move, each as likely."""

    def __init__(self, seed: int) -> None:
        self.dice = seeded(seed)

    def choose(self, game: Game, seat: int) -> Move:
        moves = game.legal(seat)
        return moves[self.dice.roll(len(moves))]
