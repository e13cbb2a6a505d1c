"""Bots play what somebody wrote, in a worker process, for as long as there is time."""

from __future__ import annotations

from time import process_time
from typing import TYPE_CHECKING, Final

import msgspec

from hullbreach.games import find_workshop
from hullbreach.kernel.dice import seeded
from hullbreach.kernel.drive import Driver
from hullbreach.kernel.journal import MUTE
from hullbreach.kernel.workshop import Earned, Trial
from hullbreach.players import make_bot
from hullbreach.players.player import patient_tries

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from hullbreach.kernel.game import Game
    from hullbreach.kernel.title import Title

SEEDS: Final = 1_000_003
"""Far from those that people choose."""


class Tryout(msgspec.Struct, frozen=True):
    """What a worker needs to know: settled options, who plays, and which games."""

    game: str
    options: dict[str, str]
    bot: str
    start: int
    games: int
    seconds: float


def try_out(find_title: Callable[[str], Title], tryout: Tryout) -> bytes:
    """In the worker: what came of it, ready for the wire."""
    workshop, title = find_workshop(tryout.game), find_title(tryout.game)
    found: list[Earned] = []
    games = hands = 0
    begun = process_time()
    while games < tryout.games and (not games or process_time() - begun < tryout.seconds):
        game = _played(title, tryout, SEEDS + tryout.start + games)
        found += workshop.tally(game, tryout.options[workshop.option])
        games, hands = games + 1, hands + game.seats()
    return msgspec.json.encode(Trial(games, hands, _summed(found)))


def _played(title: Title, tryout: Tryout, seed: int) -> Game:
    game = title.new(tryout.options, seed, MUTE)
    players = [make_bot(tryout.bot, seed * 8 + seat + 1, tries=patient_tries()) for seat in range(game.seats())]
    Driver(game, players, seeded(seed)).run()
    return game


def _summed(found: Iterable[Earned]) -> list[Earned]:
    """By name, in the order in which they were met first."""
    sums: dict[str, Earned] = {}
    for one in found:
        known = sums.get(one.name, Earned(one.name, 0, 0))
        sums[one.name] = Earned(one.name, known.hands + one.hands, known.total + one.total)
    return list(sums.values())
