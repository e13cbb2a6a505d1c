"""Fit the bots' rule of thumb for Aliens Attack! to the outcomes of games that the bots play (data/bot.toml).

    PYTHONPATH=.built .venv/bin/python tools/fit_bot.py --games 3000

Plays in all modes against all motherships with a few random moves, notes the signs on the table after every decision,
and weighs them by logistic regression against who won. The weights in use come from the second round: by hand, 1500
games with 10 playouts, then 3000 with 15. A third round on stronger games made the bots weaker: positions that a strong
player wins anyway teach nothing about danger.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from regression import fit

from hullbreach.games import find_title
from hullbreach.games.aliens_attack import bot
from hullbreach.games.aliens_attack.game import AliensAttack
from hullbreach.kernel.moves import Move
from hullbreach.players import make_bot

PENALTY = 5.0
DATA = Path(__file__).parent.parent / "src/hullbreach/games/aliens_attack/data/bot.toml"
MODES = ["recruit", "standard", "standard", "commando", "survival", "doomsday"]
MOTHERSHIPS = ["apex", "apex", "fortress", "robust", "swift"]

Row = tuple[bool, list[float], bool]


def some_options(chance: Random) -> dict[str, str]:
    if chance.random() < 0.12:
        return {"mode": "two_player", "handicap": chance.choice(["none", "easier"])}
    options = {"mode": chance.choice(MODES), "mothership": chance.choice(MOTHERSHIPS)}
    options |= {card: "yes" for card in ("mines", "shield") if chance.random() < 0.2}
    return options


def play(job: tuple[int, int, float]) -> list[Row]:
    """The rows of one game: in battle or not, the signs, and whether Earth won."""
    seed, playouts, wildness = job
    chance = Random(seed)  # noqa: S311 - not a secret
    game = find_title("aliens-attack").new(some_options(chance), seed)
    assert isinstance(game, AliensAttack)
    player = make_bot("mcts", seed * 7 + 1, playouts)
    noted: list[tuple[bool, list[float]]] = []
    while not game.over():
        seat = game.actors()[0]
        wild = chance.random() < wildness
        move = chance.choice(game.legal(seat)) if wild else player.choose(game, seat)
        assert isinstance(move, Move)
        game.play(seat, move)
        if not game.over():
            noted.append((game.table.in_battle(), list(bot.signs_of(game.table))))
    outcome = game.outcome()
    assert outcome is not None
    return [(battle, signs, outcome.won[0]) for battle, signs in noted]


def lines(table: str, names: list[str], weights: Any) -> Iterator[str]:
    yield f"\n[{table}]"
    for name, weight in zip(names, weights, strict=True):
        yield f'"{name}" = {weight:.3f}'


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
    head = DATA.read_text(encoding="utf-8").partition("\n[before]")[0]
    page = [head.rstrip()]
    for battle, table, names in ((False, "before", bot.BEFORE.names), (True, "battle", bot.IN_BATTLE.names)):
        part = [(signs, won) for fought, signs, won in rows if fought == battle]
        weights = fit(np.array([signs for signs, _ in part]), np.array([won for _, won in part], dtype=float), PENALTY)
        page += lines(table, names, weights)
    DATA.write_text("\n".join(page) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
