"""Fit the rules of thumb of both sides of the two-player game of Aliens Attack! (data/bot.toml).

    PYTHONPATH=.built .venv/bin/python tools/fit_sides.py --games 700 --rounds 5

In every round bots play, each side by the weights of the last round or of an earlier one: against its last self alone a
side forgets what it had learnt against the others, and the weights run in circles. The signs after each side's own
decisions are weighed by logistic regression against who won, drawn towards the weights of the solo game; the rows of
the last rounds count together. A game without an end counts little for Earth, or it would learn to wait.

Then all rounds play each other, and the side is taken that does best against the two that trouble it most.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from random import Random

import numpy as np
from fit_bot import Row, fitted, noted, write
from librt.vecs import vec

from hullbreach.games import find_title
from hullbreach.games.aliens_attack import bot
from hullbreach.games.aliens_attack.facts import BotWeights, Weights, bot_weights
from hullbreach.games.aliens_attack.game import AliensAttack
from hullbreach.kernel.drive import Player
from hullbreach.kernel.moves import Move
from hullbreach.players import make_bot

PENALTY = 20.0
LONGEST = 60
WORTH_OF_NO_END = 0.25
WILDNESS = 0.04
HANDICAPS = ["none", "none", "easier", "harder"]
KEPT_ROUNDS = 4

Sides = tuple[Weights, Weights]
"""How Earth and how the alien player weigh the signs."""
Job = tuple[int, int, list[Sides]]
Duel = tuple[int, int, Weights, Weights]


def take_sides(earth: Weights, alien: Weights) -> None:
    """Let the bots of this process go by these weights."""
    tables = (
        (bot.BEFORE, earth.before),
        (bot.IN_BATTLE, earth.battle),
        (bot.BEFORE, alien.before),
        (bot.IN_BATTLE, alien.battle),
    )
    for place, (signs, weights) in enumerate(tables, int(bot.EARTH) * 2):
        bot.WEIGHTS[place] = vec[float]([weights[sign] for sign in signs.names])


def seat_players(seed: int, handicap: str, strengths: Iterable[int]) -> tuple[AliensAttack, list[Player]]:
    game = find_title("aliens-attack").new({"mode": "two_player", "handicap": handicap}, seed)
    assert isinstance(game, AliensAttack)
    return game, [make_bot("mcts", seed * 7 + 1 + seat, strength) for seat, strength in enumerate(strengths)]


def learn(job: Job) -> list[Row]:
    """The rows of one game."""
    seed, playouts, pool = job
    chance = Random(seed)  # noqa: S311 - not a secret
    earth, alien = (pool[-1] if chance.random() < 0.5 else chance.choice(pool) for _ in range(2))
    take_sides(earth[0], alien[1])
    strengths = [chance.choice([4, playouts, playouts, 2 * playouts]) for _ in range(2)]
    game, players = seat_players(seed, chance.choice(HANDICAPS), strengths)
    return noted(game, players, chance, WILDNESS, LONGEST, WORTH_OF_NO_END)


def duel(job: Duel) -> float:
    """What an even game is worth to Earth in the end."""
    seed, playouts, earth, alien = job
    take_sides(earth, alien)
    game, players = seat_players(seed, "none", (playouts, playouts))
    while not game.over():
        seat = game.actors()[0]
        move = players[seat].choose(game, seat)
        assert isinstance(move, Move)
        game.play(seat, move)
    outcome = game.outcome()
    assert outcome is not None
    return outcome.value(0)


def choose(pool: list[Sides], pairs: int, playouts: int, seed: int, workers: ProcessPoolExecutor) -> Sides:
    """The Earth and the alien player that hold best against the two that trouble them most."""
    duels = [(seed + n, playouts, earth, alien) for (earth, _), (_, alien) in product(pool, pool) for n in range(pairs)]
    worth = np.array(list(workers.map(duel, duels, chunksize=8))).reshape(len(pool), len(pool), pairs).mean(axis=2)
    print("Earth (rows) against aliens (columns), in per cent:")
    print(np.round(100 * worth))
    best_earth = np.argmax(np.sort(worth, axis=1)[:, :2].mean(axis=1))
    best_alien = np.argmin(np.sort(worth, axis=0)[-2:].mean(axis=0))
    return pool[int(best_earth)][0], pool[int(best_alien)][1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=700, help="a round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--playouts", type=int, default=12)
    parser.add_argument("--pairs", type=int, default=40, help="games of each pair when all rounds play each other")
    parser.add_argument("--seed", type=int, default=1_300_000)
    wanted = parser.parse_args()
    now = bot_weights()
    pool: list[Sides] = [(now.earth, now.alien)]
    rows: list[list[Row]] = []
    with ProcessPoolExecutor() as workers:
        for number in range(wanted.rounds):
            first = wanted.seed + number * wanted.games
            jobs = [(first + game, wanted.playouts, pool) for game in range(wanted.games)]
            rows.append([row for game in workers.map(learn, jobs, chunksize=8) for row in game])
            known = [row for played in rows[-KEPT_ROUNDS:] for row in played]
            earth, alien = (fitted([row for row in known if row[0] == seat], PENALTY, now.solo) for seat in (0, 1))
            pool.append((earth, alien))
            worth = np.mean([row[3] for row in rows[-1]])
            print(f"round {number + 1}: {len(rows[-1])} positions, worth {worth:.2f} to Earth")
        sides = choose(pool, wanted.pairs, 20, wanted.seed - 100_000, workers)
    write(BotWeights(now.meta, now.solo, *sides))


if __name__ == "__main__":
    main()
