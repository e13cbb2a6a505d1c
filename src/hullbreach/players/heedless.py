"""A bot that leaves alone what a game asks besides the usual, to measure what heeding it is worth."""

from __future__ import annotations

from hullbreach.kernel.drive import Player
from hullbreach.kernel.game import Game
from hullbreach.kernel.moves import Move, Wait


class Heedless(Player):
    """Plays as another one would that knows nothing of it."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.tempo = player.tempo

    def choose(self, game: Game, seat: int) -> Move | Wait:
        return self.player.choose(game.heedless(), seat)

    def busy(self, game: Game, seat: int, move: Move) -> int:
        return self.player.busy(game, seat, move)
