"""At most one step ahead: the game's habit, or the move after which its rule of thumb likes the position best."""

from __future__ import annotations

from typing import Final

from hullbreach.kernel.dice import seeded
from hullbreach.kernel.drive import Player
from hullbreach.kernel.game import Game
from hullbreach.kernel.moves import Move, Wait
from hullbreach.players.player import TRIES

GUESSES: Final = 8
PACE: Final = 1000
"""How much game time a decision takes, as with people who know what they want."""


class Greedy(Player):
    """Goes by habit, or as the game's own search intends; else tries every move in a few guesses and takes the best."""

    tempo: int = PACE

    def __init__(self, seed: int, tries: int = TRIES, guesses: int = GUESSES) -> None:
        self.dice = seeded(seed)
        self.tries = tries
        self.guesses = guesses

    def choose(self, game: Game, seat: int) -> Move | Wait:
        moves = game.legal(seat)
        if len(moves) == 1:
            return moves[0]
        habit = game.habit(seat)
        if habit is not None:
            return habit
        intent = game.intent(seat, self.tries)
        if intent is not None:
            return intent
        seeds = [int(self.dice.word()) for _ in range(self.guesses)]
        best = moves[0]
        best_value = -1.0
        for move in moves:
            value = self._value(game, seat, move, seeds)
            if value > best_value:
                best, best_value = move, value
        return best

    def busy(self, game: Game, seat: int, move: Move) -> int:
        """As quick as those who go by habit are."""
        return max(self.tempo, game.pace(seat, move, 0))

    def _value(self, game: Game, seat: int, move: Move, seeds: list[int]) -> float:
        """The estimate after the move, over the same guesses for every move."""
        total = 0.0
        for seed in seeds:
            trial = game.guess(seed, seat)
            trial.play(seat, move)
            trial.quieten()
            total += trial.estimate(seat)
        return total
