"""Fit the bots' rule of thumb for the solo game of Aliens Attack! to the outcomes of games they play (data/bot.toml).

    PYTHONPATH=.built .venv/bin/python tools/fit_bot.py --games 3000

Plays all modes against all motherships with a few random moves, notes the signs on the table after every decision, and
weighs them by logistic regression against who won; what is not fitted stays as it is in the file. The sides of the game
with two players are fitted by tools/fit_sides.py.

The weights in use come from the second round: by hand, 1500 games with 10 playouts, then 3000 with 15. A third round on
stronger games made the bots weaker: positions that a strong player wins anyway teach nothing about danger.
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
from hullbreach.games.aliens_attack import bot, cell, pieces
from hullbreach.games.aliens_attack.facts import BotWeights, Weights, bot_weights
from hullbreach.games.aliens_attack.game import AliensAttack
from hullbreach.kernel.drive import Player
from hullbreach.kernel.moves import Move
from hullbreach.players import make_bot

PENALTY = 5.0
LONGEST = int(pieces.MOST_TURNS)
DATA = Path(__file__).parent.parent / "src/hullbreach/games/aliens_attack/data/bot.toml"
MODES = ["recruit", "standard", "standard", "commando", "survival", "doomsday"]
MOTHERSHIPS = ["apex", "apex", "fortress", "robust", "swift"]

Row = tuple[int, bool, list[float], float]
"""Who decided, in battle or not, the signs, and what the game was worth to Earth in the end."""
Job = tuple[int, int, float]


def some_options(chance: Random) -> dict[str, str]:
    options = {"mode": chance.choice(MODES), "mothership": chance.choice(MOTHERSHIPS)}
    options |= {card: "yes" for card in ("mines", "shield") if chance.random() < 0.2}
    return options


def play(job: Job) -> list[Row]:
    """The rows of one game."""
    seed, playouts, wildness = job
    chance = Random(seed)  # noqa: S311 - not a secret
    game = find_title("aliens-attack").new(some_options(chance), seed)
    assert isinstance(game, AliensAttack)
    player = make_bot("mcts", seed * 7 + 1, playouts)
    return noted(game, [player], chance, wildness, LONGEST, 0.0)


def noted(
    game: AliensAttack, players: list[Player], chance: Random, wildness: float, longest: int, worth_of_no_end: float
) -> list[Row]:
    """Play on, at most so many rounds, with so many random moves, and note the signs after every decision."""
    seen: list[tuple[int, bool, list[float]]] = []
    while not game.over() and game.table.cells[cell.TURN] <= longest:
        seat = game.actors()[0]
        wild = chance.random() < wildness
        move = chance.choice(game.legal(seat)) if wild else players[seat].choose(game, seat)
        assert isinstance(move, Move)
        game.play(seat, move)
        if not game.over():
            seen.append((seat, game.table.in_battle(), list(bot.signs_of(game.table))))
    outcome = game.outcome()
    worth = worth_of_no_end if outcome is None else outcome.value(0)
    return [(seat, battle, signs, worth) for seat, battle, signs in seen]


def fitted(rows: list[Row], penalty: float, prior: Weights | None) -> Weights:
    """The weights that explain the rows; towards the prior, if there is one."""
    tables = []
    for battle, names, known in (
        (False, bot.BEFORE.names, prior.before if prior else {}),
        (True, bot.IN_BATTLE.names, prior.battle if prior else {}),
    ):
        part = [(signs, worth) for _, fought, signs, worth in rows if fought == battle]
        start = np.array([known.get(name, 0.0) for name in names])
        signs = np.array([signs for signs, _ in part])
        weights = fit(signs, np.array([worth for _, worth in part]), penalty, start)
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
    wanted = parser.parse_args()
    jobs = [(wanted.seed + number, wanted.playouts, wanted.wildness) for number in range(wanted.games)]
    with ProcessPoolExecutor() as pool:
        rows = [row for game in pool.map(play, jobs, chunksize=8) for row in game]
    now = bot_weights()
    write(BotWeights(now.meta, fitted(rows, PENALTY, None), now.earth, now.alien))


if __name__ == "__main__":
    main()
