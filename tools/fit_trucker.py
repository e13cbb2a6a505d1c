"""Fit what the builders of Galaxy Trucker like (the tastes in data/bot.toml), one level at a time.

    PYTHONPATH=.built .venv/bin/python tools/fit_trucker.py --level 2 --rounds 5 --games 800

In every game three builders have tastes of their own: groups of weights, each made larger or smaller at random. All
fly by habit. Credits are then regressed on how far each group was off, and the taste takes a step along what pays. It
is printed after every round, ready to be put into the file.
"""

from __future__ import annotations

import argparse
from math import exp
from random import Random
from typing import Any, cast

import msgspec
import numpy as np

from hullbreach.games.galaxy_trucker import facts, pieces, stage
from hullbreach.games.galaxy_trucker.bot.builder import build
from hullbreach.games.galaxy_trucker.bot.care import CARES
from hullbreach.games.galaxy_trucker.bot.taste import Taste
from hullbreach.games.galaxy_trucker.game import TITLE, GalaxyTrucker
from hullbreach.kernel.dice import seeded
from hullbreach.kernel.drive import Driver, Player
from hullbreach.kernel.game import Game
from hullbreach.kernel.moves import Move

SEATS = 3
SPREAD = 0.4  # of a group, as a logarithm
STEP = 0.35  # the longest, as a logarithm
# A weight or a list of them, and which part of the list.
GROUPS: dict[str, tuple[str, slice]] = {
    **{f"first {name}": (name, slice(0, 5)) for name in ("engines", "cannons", "crew", "holds")},
    **{f"further {name}": (name, slice(5, None)) for name in ("engines", "cannons", "crew", "holds")},
    **{name: (name, slice(0, None)) for name in ("cells", "special", "shields", "exposed", "square", "torn")},
    "cover ahead": ("cover", slice(0, 1)),
    "cover aside": ("cover", slice(1, None)),
}


def changed(found: facts.Taste, factors: dict[str, float]) -> facts.Taste:
    """The taste with every group of weights multiplied."""
    weights: dict[str, Any] = msgspec.to_builtins(found)
    for group, factor in factors.items():
        name, part = GROUPS[group]
        if isinstance(weights[name], list):
            weights[name][part] = [round(weight * factor, 3) for weight in weights[name][part]]
        else:
            weights[name] = round(weights[name] * factor, 3)
    return msgspec.convert(weights, facts.Taste)


class Builder(Player):
    """Builds as carefully as it can by a taste of its own, and flies by habit."""

    def __init__(self, found: facts.Taste) -> None:
        self.taste = Taste(found)

    def choose(self, game: Game, seat: int) -> Move:
        table = cast("GalaxyTrucker", game).table
        if table.stage_of(seat) == stage.BUILD:
            return build(table, seat, CARES[-1], self.taste)
        habit = game.habit(seat)
        assert habit is not None
        return habit


def play(base: facts.Taste, chance: Random) -> tuple[list[list[float]], list[int]]:
    """How far the tastes of one game were off, seat by seat, and what each earned."""
    off = [[chance.gauss(0, 1) for _ in GROUPS] for _ in range(SEATS)]
    tastes = [changed(base, dict(zip(GROUPS, map(exp, np.array(row) * SPREAD), strict=True))) for row in off]
    seed = chance.randrange(1 << 40)
    options = {"players": str(SEATS), "flights": pieces.LEVEL_NAMES[base.level - 1], "clock": "none"}
    game = TITLE.new(options, seed)
    Driver(game, [Builder(found) for found in tastes], seeded(seed)).run()
    outcome = game.outcome()
    assert outcome is not None
    return off, [dict(result.score)["credits"] for result in outcome.results]


def improve(base: facts.Taste, games: int, chance: Random) -> facts.Taste:
    """One round: play, regress, step as far as what was found can be trusted."""
    played = [play(base, chance) for _ in range(games)]
    signs = np.array([[1.0, *row] for off, _ in played for row in off])
    earned = np.array([sum_ for _, found in played for sum_ in found], dtype=float)
    inverse = np.linalg.inv(signs.T @ signs)
    slopes = inverse @ signs.T @ earned
    errors = np.sqrt(np.diag(inverse) * np.var(earned - signs @ slopes))
    trust = np.clip(slopes / errors / 2, -1, 1)
    print(f"{slopes[0]:.2f} ± {1.96 * errors[0]:.2f} credits; t:", end=" ")
    print(
        ", ".join(
            f"{group} {slope / error:+.1f}" for group, slope, error in zip(GROUPS, slopes[1:], errors[1:], strict=True)
        )
    )
    steps = STEP * trust[1:] * np.abs(trust[1:])
    return changed(base, dict(zip(GROUPS, map(exp, steps), strict=True)))


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--level", type=int, choices=(1, 2, 3), required=True)
    words.add_argument("--rounds", type=int, default=5)
    words.add_argument("--games", type=int, default=800)
    words.add_argument("--seed", type=int, default=1)
    chosen = words.parse_args()
    chance = Random(chosen.seed)  # noqa: S311 - not a secret
    base = facts.bot().taste[chosen.level - 1]
    for _ in range(chosen.rounds):
        base = improve(base, chosen.games, chance)
        print("\n".join(f"{name} = {weight}" for name, weight in msgspec.to_builtins(base).items()), flush=True)


if __name__ == "__main__":
    main()
