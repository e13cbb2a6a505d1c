"""Bots of any game. They see a game only through guesses: `game.guess(seed, seat)` and `game.legal(seat)`."""

from __future__ import annotations

from typing import Final

from hullbreach.kernel.drive import Player
from hullbreach.kernel.errors import BadOption
from hullbreach.players.greedy import Greedy
from hullbreach.players.mcts import Mcts
from hullbreach.players.player import TRIES, Random

BOTS: Final = ("random", "greedy", "mcts")
TRIES_PER_PLAYOUT: Final = 6000


def make_bot(
    name: str, seed: int, playouts: int | None = None, seconds: float | None = None, tries: int | None = None
) -> Player:
    """A bot by name; `playouts` (per legal move) and `seconds` bound the thinking of those that search.

    Where a game plans by itself it makes so many `tries`; if that is not said, a playout counts for many of them.
    """
    if tries is None:
        tries = TRIES if playouts is None else playouts * TRIES_PER_PLAYOUT
    if name == "random":
        return Random(seed)
    if name == "greedy":
        return Greedy(seed, tries)
    if name == "mcts":
        return Mcts(seed, playouts, seconds, tries=tries)
    raise BadOption("unknown-bot", bot=name, expected=", ".join(BOTS))
