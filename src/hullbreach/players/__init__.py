"""Bots of any game, and advisers of those who play with the box.

Bots see a game only through guesses: `game.guess(seed, seat)` and `game.legal(seat)`.
"""

from __future__ import annotations

from importlib import import_module
from time import process_time
from typing import Final

from hullbreach.kernel.companion import Adviser
from hullbreach.kernel.drive import Player
from hullbreach.kernel.errors import BadOption
from hullbreach.players.greedy import Greedy
from hullbreach.players.mcts import Mcts
from hullbreach.players.player import Random

BOTS: Final = ("random", "greedy", "mcts")
ADVISERS: Final = {
    "space-alert": "hullbreach.games.space_alert.planner.advice",
}


def make_bot(name: str, seed: int, playouts: int | None = None, seconds: float | None = None) -> Player:
    """A bot by name; `playouts` (per legal move) and `seconds` bound the thinking of those that search."""
    if name == "random":
        return Random(seed)
    if name == "greedy":
        return Greedy(seed)
    if name == "mcts":
        return Mcts(seed, playouts, seconds)
    raise BadOption("unknown-bot", bot=name, expected=", ".join(BOTS))


def find_adviser(game: str) -> Adviser:
    """Who advises those who play that game with the box; raises BadOption."""
    if game not in ADVISERS:
        raise BadOption("unknown-companion", game=game, expected=", ".join(ADVISERS))
    adviser = import_module(ADVISERS[game]).make_adviser(process_time)
    assert isinstance(adviser, Adviser)
    return adviser
