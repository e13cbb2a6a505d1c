"""The simplest bot."""

from __future__ import annotations

from typing import Final

from hullbreach.kernel.dice import seeded
from hullbreach.kernel.drive import Player
from hullbreach.kernel.game import Game
from hullbreach.kernel.moves import Move

TRIES: Final = 240_000
"""How many plans a game may try where it searches for them itself."""


class Random(Player):
    """Any legal move, each as likely."""

    def __init__(self, seed: int) -> None:
        self.dice = seeded(seed)

    def choose(self, game: Game, seat: int) -> Move:
        moves = game.legal(seat)
        return moves[self.dice.roll(len(moves))]
