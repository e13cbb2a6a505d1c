"""Bots of any game. They see a game only through guesses: `game.guess(seed, seat)` and `game.legal(seat)`."""

from __future__ import annotations

from typing import Final

from hullbreach.kernel.drive import Player
from hullbreach.kernel.errors import BadOption
from hullbreach.players.greedy import Greedy
from hullbreach.players.heedless import Heedless
from hullbreach.players.mcts import PLAYOUTS, Mcts
from hullbreach.players.player import TRIES, Random

BOTS: Final = ("random", "greedy", "novice", "skilled", "mcts")
SHARES: Final = {"novice": 10, "skilled": 40, "mcts": 100}
"""Those who search, and how much of what may be thought they think, in per cent."""
TRIES_PER_PLAYOUT: Final = 6000
HEEDLESS: Final = "heedless "
"""Before the name of a bot: it leaves alone what a game asks besides the usual. Nobody is offered one."""


def make_bot(
    name: str, seed: int, playouts: int | None = None, seconds: float | None = None, tries: int | None = None
) -> Player:
    """A bot by name; `playouts` (per legal move) and `seconds` bound the thinking of those that search.

    Where a game plans by itself it makes so many `tries`; if that is not said, a playout counts for many of them.
    Weaker ones make do with a share of it all.
    """
    if name.startswith(HEEDLESS):
        return Heedless(make_bot(name.removeprefix(HEEDLESS), seed, playouts, seconds, tries))
    if tries is None:
        tries = TRIES if playouts is None else playouts * TRIES_PER_PLAYOUT
    if name == "random":
        return Random(seed)
    if name == "greedy":
        return Greedy(seed, tries)
    if name in SHARES:
        share = SHARES[name]
        if playouts is None and seconds is None:
            playouts = PLAYOUTS
        made = None if playouts is None else max(1, playouts * share // 100)
        spent = None if seconds is None else seconds * share / 100
        return Mcts(seed, made, spent, tries=max(1, tries * share // 100))
    raise BadOption("unknown-bot", bot=name, expected=", ".join(BOTS))
