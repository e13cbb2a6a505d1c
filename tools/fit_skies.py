"""Fit the bots of Under Falling Skies: first their habits, then the rule of thumb (data/bot.toml).

    PYTHONPATH=.built .venv/bin/python tools/fit_skies.py habits --minutes 15
    PYTHONPATH=.built .venv/bin/python tools/fit_skies.py signs --games 12000

Habits are evolved: a separable CMA-ES tries
weights on whole games played by habit alone, a millisecond each, and looks at victories and, where there are none, at
research. Signs are weighed by logistic regression: games played by habit with some moves at random, the signs on the
table as every round begins, and who won in the end. Both play in all cities and at all threat levels.
"""

from __future__ import annotations

import argparse
import re
from concurrent.futures import ProcessPoolExecutor
from math import exp, sqrt
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import numpy as np
from regression import fit

from hullbreach.games import find_title
from hullbreach.games.under_falling_skies import bot, cell, outlook, pieces
from hullbreach.games.under_falling_skies.game import UnderFallingSkies
from hullbreach.kernel.moves import Move
from hullbreach.players import make_bot

DATA = Path(__file__).parent.parent / "src/hullbreach/games/under_falling_skies/data/bot.toml"
PENALTY = 2.0
FAMILY = 16  # candidates of a generation
STEP = 0.4  # of the first generation, in halves of each weight
SHARE_OF_A_WIN = 0.3  # what all research without victory counts

Row = tuple[list[float], bool]


def some_options(chance: Random) -> dict[str, str]:
    """Any city and level, more often the standard ones; sometimes a damaged side, or a scenario with a team for it."""
    city = chance.choice(["roswell", "new_york", "washington_dc", *chance.sample(pieces.CITY_NAMES[3:], 2)])
    options = {"city": city, "threat": chance.choice("000112234")}
    if chance.random() < 0.3:
        options["side"] = "damaged"
    if chance.random() < 0.3:
        options["scenario"] = chance.choice(pieces.SCENARIO_NAMES[1:])
        options |= dict(zip(chance.sample(pieces.CHARACTER_NAMES, 2), ("normal", "upgraded"), strict=True))
    return options


def new_game(seed: int) -> UnderFallingSkies:
    game = find_title("under-falling-skies").new(some_options(Random(seed)), seed)  # noqa: S311 - not a secret
    assert isinstance(game, UnderFallingSkies)
    return game


# --- habits: evolution ---
def success(weights: Any, seeds: range) -> float:
    """How well habits with these weights do on average."""
    for place, weight in enumerate(weights):
        outlook.WEIGHTS[place] = float(weight)
    return sum(success_of(new_game(seed)) for seed in seeds) / len(seeds)


def success_of(game: UnderFallingSkies) -> float:
    while not game.over():
        game.quieten()
    costs = [int(cost) for cost in game.table.setting.research]
    done = sum(costs[: int(game.table.cells[cell.RESEARCH])])
    return 1.0 if game.estimate(0) == 1.0 else SHARE_OF_A_WIN * done / sum(costs)


class Evolution:
    """Separable CMA-ES: a mean, a step, and a variance for every weight."""

    def __init__(self, start: Any, seed: int) -> None:
        self.size = len(start)
        self.start, self.scale = start, np.maximum(np.abs(start) / 2, 0.1)
        self.chance = np.random.default_rng(seed)
        ranks = np.log(FAMILY / 2 + 0.5) - np.log(np.arange(1, FAMILY // 2 + 1))
        self.ranks = ranks / ranks.sum()
        self.mass = 1 / (self.ranks**2).sum()
        self.mean, self.variance, self.step = np.zeros(self.size), np.ones(self.size), STEP
        self.step_path, self.path = np.zeros(self.size), np.zeros(self.size)

    def best(self) -> Any:
        return self.start + self.scale * self.mean

    def generation(self, seeds: range) -> float:
        """Try a family on the same games, and move towards its better half."""
        family = self.chance.standard_normal((FAMILY, self.size)) * np.sqrt(self.variance)
        scores = [success(self.start + self.scale * (self.mean + self.step * child), seeds) for child in family]
        elite = family[np.argsort(scores)[::-1][: FAMILY // 2]]
        self._follow(elite, self.ranks @ elite)
        return max(scores)

    def _follow(self, elite: Any, way: Any) -> None:
        size, mass = self.size, self.mass
        step_rate, path_rate = (mass + 2) / (size + mass + 5), 4 / (size + 4)
        one = (size + 2) / 3 * 2 / ((size + 1.3) ** 2 + mass)
        many = min(1 - one, (size + 2) / 3 * 2 * (mass - 2 + 1 / mass) / ((size + 2) ** 2 + mass))
        self.mean = self.mean + self.step * way
        kept = sqrt(step_rate * (2 - step_rate) * mass)
        self.step_path = (1 - step_rate) * self.step_path + kept * way / np.sqrt(self.variance)
        self.path = (1 - path_rate) * self.path + sqrt(path_rate * (2 - path_rate) * mass) * way
        spread = (self.ranks[:, None] * elite**2).sum(0)
        self.variance = (1 - one - many) * self.variance + one * self.path**2 + many * spread
        expected = sqrt(size) * (1 - 1 / (4 * size) + 1 / (21 * size**2))
        self.step *= exp(step_rate / (1 + step_rate) * (float(np.linalg.norm(self.step_path)) / expected - 1))


def fit_habits(minutes: float, games: int, seed: int) -> Any:
    evolution = Evolution(np.array(list(outlook.WEIGHTS)), seed)
    until, first = monotonic() + 60 * minutes, seed * 1_000_000
    while monotonic() < until:
        print(f"best of the generation: {evolution.generation(range(first, first + games)):.3f}", flush=True)
        first += games
    return evolution.best()


# --- signs: regression ---
def play(job: tuple[int, float]) -> list[Row]:
    """The rows of one game: the signs as each round begins, and whether it was won."""
    seed, wildness = job
    chance = Random(-seed)  # noqa: S311 - not a secret
    game, player = new_game(seed), make_bot("greedy", seed)
    noted: list[list[float]] = []
    now = int(game.table.cells[cell.ROUND])
    while not game.over():
        wild = chance.random() < wildness
        move = chance.choice(game.legal(0)) if wild else player.choose(game, 0)
        assert isinstance(move, Move)
        game.play(0, move)
        if int(game.table.cells[cell.ROUND]) != now and not game.over():
            now = int(game.table.cells[cell.ROUND])
            noted.append(list(bot.signs_of(game.table)))
    return [(signs, game.estimate(0) == 1.0) for signs in noted]


def fit_signs(games: int, wildness: float, seed: int) -> Any:
    """Weighed by regression over all of them."""
    jobs = [(seed * 1_000_000 + number, wildness) for number in range(games)]
    with ProcessPoolExecutor() as pool:
        rows = [row for game in pool.map(play, jobs, chunksize=8) for row in game]
    signs, won = np.array([signs for signs, _ in rows]), np.array([won for _, won in rows], dtype=float)
    return fit(signs, won, PENALTY)


def write(table: str, names: list[str], weights: Any) -> None:
    """Put the weights into their table of the data file."""
    lines = "".join(f'"{name}" = {weight:.3f}\n' for name, weight in zip(names, weights, strict=True))
    page = DATA.read_text(encoding="utf-8")
    DATA.write_text(re.sub(rf'(?<=\[{table}\]\n)(".*\n)+', lines, page), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["habits", "signs"])
    parser.add_argument("--minutes", type=float, default=15, help="for habits")
    parser.add_argument("--games", type=int, help="per candidate for habits (500), in all for signs (12000)")
    parser.add_argument("--wildness", type=float, default=0.02, help="for signs: share of random moves")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    if wanted.what == "habits":
        write("habits", outlook.REASONS, fit_habits(wanted.minutes, wanted.games or 500, wanted.seed))
    else:
        write("battle", bot.SIGNS, fit_signs(wanted.games or 12000, wanted.wildness, wanted.seed))


if __name__ == "__main__":
    main()
