"""How fast a game is: playouts, moves, copies, guesses, bytes.

Seconds depend on the machine, so every figure also comes as a ratio to a reference loop timed in the same run: plain
Python integer work that no change of ours makes faster or slower.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

import msgspec

import hullbreach
from hullbreach.games import find_title
from hullbreach.kernel.dice import seeded
from hullbreach.kernel.drive import play_out
from hullbreach.kernel.game import Game
from hullbreach.kernel.title import Title
from hullbreach.players.player import is_compiled

REFERENCE_STEPS = 10_000


class Row(msgspec.Struct, frozen=True):
    """One figure; `ratio` is how many reference loops fit into one of the thing measured."""

    name: str
    value: float
    unit: str
    ratio: float | None = None


class BenchReport(msgspec.Struct, frozen=True):
    game: str
    compiled: bool
    rows: list[Row]


def bench(title: Title, seconds: float = 1.0) -> BenchReport:
    """Measure a game with its default options, about `seconds` for each figure."""
    reference = reference_cost(seconds / 4)
    playouts, decisions, playout_cost = _time_playouts(title, seconds)
    middle = _middle_of_a_game(title)
    copy_cost = cost(middle.copy, seconds / 4)
    guess_cost = cost(lambda: middle.guess(1, 0), seconds / 4)
    legal_cost = cost(lambda: middle.legal(middle.actors()[0]), seconds / 4)
    decision_cost = playout_cost * playouts / decisions
    return BenchReport(
        title.id,
        is_compiled(),
        [
            Row("reference step", reference * 1e9, "ns"),
            Row("random playouts", 1 / playout_cost, "per CPU-second", playout_cost / reference),
            Row("decisions", 1 / decision_cost, "per CPU-second", decision_cost / reference),
            Row("decisions per playout", decisions / playouts, ""),
            Row("copy", copy_cost * 1e6, "µs", copy_cost / reference),
            Row("guess", guess_cost * 1e6, "µs", guess_cost / reference),
            Row("legal moves", legal_cost * 1e6, "µs", legal_cost / reference),
            Row("state", len(middle.to_bytes()), "bytes"),
        ],
    )


def bench_builds(title: Title, seconds: float = 1.0) -> list[BenchReport]:
    """The compiled and the interpreted build one after the other; the latter alone where nothing is compiled."""
    if not is_compiled():
        return [bench(title, seconds)]
    return [bench(title, seconds), bench_interpreted("hullbreach.lab.bench", title.id, str(seconds))]


def gain(builds: list[BenchReport], figure: str = "decisions") -> float | None:
    """How many times as many of them the compiled build makes; None where there is only one build."""
    if len(builds) == 1:
        return None
    compiled, interpreted = (next(row.value for row in build.rows if row.name == figure) for build in builds)
    return compiled / interpreted


def bench_interpreted(module: str, *words: str) -> BenchReport:
    """The same package without its libraries, in a process of its own: the sources ship beside them."""
    package = Path(hullbreach.__file__).parent
    with TemporaryDirectory() as folder:
        shutil.copytree(package, Path(folder) / package.name, ignore=shutil.ignore_patterns("*.so", "*.pyd"))
        command = [sys.executable, "-m", module, *words]
        environment = {**os.environ, "PYTHONPATH": folder}
        # In that folder: a module is looked for where one stands before anywhere else.
        answer = subprocess.run(command, cwd=folder, env=environment, check=True, capture_output=True)  # noqa: S603 - our own module
    return msgspec.json.decode(answer.stdout, type=BenchReport)


def reference_cost(seconds: float) -> float:
    """CPU-seconds of one step of the reference loop."""
    return cost(reference_loop, seconds) / REFERENCE_STEPS


def reference_loop() -> int:
    """Plain interpreted work: what one step costs says how fast this machine is today."""
    total = 0
    for number in range(REFERENCE_STEPS):
        total = (total * 31 + number) & 0xFFFF
    return total


def cost(work: Callable[[], object], seconds: float) -> float:
    """CPU-seconds of one call, from as many as fit into the given time."""
    calls = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        for _ in range(16):
            work()
        calls += 16
    return spent / calls


def _time_playouts(title: Title, seconds: float) -> tuple[int, int, float]:
    """Playouts made, decisions in them, and CPU-seconds for one, set-up included."""
    playouts = decisions = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        playouts += 1
        decisions += play_out(title.new({}, playouts), seeded(playouts), title.longest)
    return playouts, decisions, spent / playouts


def _middle_of_a_game(title: Title) -> Game:
    """A position some way into a random game that is not over yet."""
    for seed in range(1, 1000):
        game = title.new({}, seed)
        play_out(game, seeded(seed), 6)
        if not game.over() and game.actors():
            return game
    raise RuntimeError(f"{title.id}: every random game ends within six decisions")


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(bench(find_title(sys.argv[1]), float(sys.argv[2]))))
