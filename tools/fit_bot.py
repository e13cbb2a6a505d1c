"""Fit the bots' rule of thumb for Aliens Attack! to the outcomes of games that the bots play (data/bot.toml).

    PYTHONPATH=.built .venv/bin/python tools/fit_bot.py --games 3000
    PYTHONPATH=.built .venv/bin/python tools/fit_bot.py --two-players --games 600 --playouts 8

Plays with a few random moves, notes the signs on the table after every decision, and weighs them by logistic regression
against who won; what is not fitted stays as it is in the file.

Solo: all modes against all motherships. The weights in use come from the second round: by hand, 1500 games with 10
playouts, then 3000 with 15. A third round on stronger games made the bots weaker: positions that a strong player wins
anyway teach nothing about danger.

With two players: all handicaps, sides of uneven strength, so that every kind of position is won and lost. Each side
gets weights of its own, from the positions it has brought about, drawn towards those of the solo game. A game without
an end is no success for Earth, or it would learn to wait.
The weights in use are older than this way of fitting (see data/bot.toml): in one short attempt to fit them anew for the
values of today Earth lost nearly every game. Too many rows of games without an end may be the cause.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random

import numpy as np
from regression import fit

from hullbreach.games import find_title
from hullbreach.games.aliens_attack import bot, cell
from hullbreach.games.aliens_attack.facts import BotWeights, Weights, bot_weights
from hullbreach.games.aliens_attack.game import AliensAttack
from hullbreach.kernel.moves import Move
from hullbreach.players import make_bot

PENALTY = 5.0
PENALTY_OF_A_SIDE = 20.0
LONGEST = 90
DATA = Path(__file__).parent.parent / "src/hullbreach/games/aliens_attack/data/bot.toml"
MODES = ["recruit", "standard", "standard", "commando", "survival", "doomsday"]
MOTHERSHIPS = ["apex", "apex", "fortress", "robust", "swift"]
HANDICAPS = ["none", "none", "easier", "harder"]

Row = tuple[int, bool, list[float], bool]
"""Who decided, in battle or not, the signs, and whether Earth won."""
Job = tuple[int, int, float, bool]


def some_options(chance: Random, two_players: bool) -> dict[str, str]:
    if two_players:
        return {"mode": "two_player", "handicap": chance.choice(HANDICAPS)}
    options = {"mode": chance.choice(MODES), "mothership": chance.choice(MOTHERSHIPS)}
    options |= {card: "yes" for card in ("mines", "shield") if chance.random() < 0.2}
    return options


def play(job: Job) -> list[Row]:
    """The rows of one game."""
    seed, playouts, wildness, two_players = job
    chance = Random(seed)  # noqa: S311 - not a secret
    game = find_title("aliens-attack").new(some_options(chance, two_players), seed)
    assert isinstance(game, AliensAttack)
    strengths = [
        chance.choice([2, 4, playouts, 2 * playouts]) if two_players else playouts for _ in range(game.seats())
    ]
    players = [make_bot("mcts", seed * 7 + 1 + seat, strength) for seat, strength in enumerate(strengths)]
    noted: list[tuple[int, bool, list[float]]] = []
    while not game.over() and not (two_players and game.table.cells[cell.TURN] > LONGEST):
        seat = game.actors()[0]
        wild = chance.random() < wildness
        move = chance.choice(game.legal(seat)) if wild else players[seat].choose(game, seat)
        assert isinstance(move, Move)
        game.play(seat, move)
        if not game.over():
            noted.append((seat, game.table.in_battle(), list(bot.signs_of(game.table))))
    outcome = game.outcome()
    won = outcome is not None and outcome.won[0]
    return [(seat, battle, signs, won) for seat, battle, signs in noted]


def fitted(rows: list[Row], penalty: float, prior: Weights | None) -> Weights:
    """The weights that explain the rows; towards the prior, if there is one."""
    tables = []
    for battle, names, known in (
        (False, bot.BEFORE.names, prior.before if prior else {}),
        (True, bot.IN_BATTLE.names, prior.battle if prior else {}),
    ):
        part = [(signs, won) for _, fought, signs, won in rows if fought == battle]
        start = np.array([known.get(name, 0.0) for name in names])
        signs = np.array([signs for signs, _ in part])
        weights = fit(signs, np.array([won for _, won in part], dtype=float), penalty, start)
        tables.append(dict(zip(names, map(float, weights), strict=True)))
    return Weights(*tables)


def lines(name: str, weights: Weights) -> Iterator[str]:
    for table, signs in (("before", weights.before), ("battle", weights.battle)):
        yield f"\n[{name}.{table}]"
        yield from (f'"{sign}" = {weight:.3f}' for sign, weight in signs.items())


def write(weights: BotWeights) -> None:
    head = DATA.read_text(encoding="utf-8").partition("\n[solo.before]")[0]
    page = [head.rstrip()]
    for name, part in (("solo", weights.solo), ("earth", weights.earth), ("alien", weights.alien)):
        page += lines(name, part)
    DATA.write_text("\n".join(page) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--playouts", type=int, default=15)
    parser.add_argument("--wildness", type=float, default=0.03, help="share of random moves")
    parser.add_argument("--seed", type=int, default=200_000)
    parser.add_argument("--two-players", action="store_true", help="fit the sides of the two-player game, not solo")
    wanted = parser.parse_args()
    jobs = [
        (wanted.seed + number, wanted.playouts, wanted.wildness, wanted.two_players) for number in range(wanted.games)
    ]
    with ProcessPoolExecutor() as pool:
        rows = [row for game in pool.map(play, jobs, chunksize=8) for row in game]
    now = bot_weights()
    if wanted.two_players:
        sides = [fitted([row for row in rows if row[0] == seat], PENALTY_OF_A_SIDE, now.solo) for seat in (0, 1)]
        write(BotWeights(now.meta, now.solo, *sides))
    else:
        write(BotWeights(now.meta, fitted(rows, PENALTY, None), now.earth, now.alien))


if __name__ == "__main__":
    main()
