"""The table on built ships in docs/performance.md: what decisions, copies and views of Galaxy Trucker cost.

    PYTHONPATH=.built .venv/bin/python benchmarks/yard.py [GAMES]

At random nearly everybody flies in nothing but a cabin. Here people weld whatever fits and fly on, so that ships are
full; which weld it is, is left to chance. Games are written down first and then made again from their logs, so that
choosing moves costs nothing of what is measured. Each figure is the best of several spells.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import groupby
from time import process_time
from typing import Final

from hullbreach.games.galaxy_trucker import cell
from hullbreach.games.galaxy_trucker.game import TITLE, GalaxyTrucker
from hullbreach.kernel.dice import Dice, seeded
from hullbreach.kernel.drive import NOBODY, TEMPO, Pulse
from hullbreach.kernel.game import Game
from hullbreach.kernel.log import Entry
from hullbreach.kernel.moves import Move
from hullbreach.kernel.view import View
from hullbreach.lab.bench import reference_cost
from hullbreach.players.player import is_compiled
from hullbreach.table.patch import difference

GAMES: Final = 12
OPTIONS: Final = {"players": "4", "flights": "all", "clock": "full"}
SELDOM: Final = ("finish", "give-up", "return", "lift", "keep", "look", "remove")
"""What is done only now and then, if there is anything else to do."""
ONCE_IN: Final = 25
PAUSE: Final = 1500
SPELLS: Final = 7
PHASES: Final = ("building", "inspection", "flight")
"""In which anything is decided that takes long."""

Scene = tuple[str, GalaxyTrucker, list[Entry]]
"""Some entries in a row, the phase all of them are made in, and the game before them."""


def open_game(seed: int) -> GalaxyTrucker:
    game = TITLE.new(OPTIONS, seed)
    assert isinstance(game, GalaxyTrucker)
    return game


def choose(game: GalaxyTrucker, seat: int, dice: Dice) -> Move:
    moves = game.legal(seat)
    welds = [move for move in moves if move.text.startswith("weld")]
    keen = welds or [move for move in moves if move.text.split(" ")[0] not in SELDOM]
    if keen and dice.roll(ONCE_IN):
        moves = keen
    return moves[dice.roll(len(moves))]


def scenes(seed: int) -> list[Scene]:
    """A game from beginning to end, cut where its phase changes."""
    game, dice, entries = open_game(seed), seeded(seed), []
    pulse = Pulse(game.seats())
    while (seat := pulse.next_seat(game, dice)) != NOBODY:
        move = choose(game, seat, dice)
        entries.append((cell.PHASE_NAMES[game.table.cells[cell.PHASE]], Entry(seat, move, pulse.passed)))
        game.play(seat, move)
        pulse.acted(seat, TEMPO + dice.roll(PAUSE))
    game, found = open_game(seed), []
    for phase, group in groupby(entries, key=lambda pair: pair[0]):
        scene = [entry for _, entry in group]
        found.append((phase, twin(game), scene))
        for entry in scene:
            entry.apply(game)
    return found


def twin(game: GalaxyTrucker) -> GalaxyTrucker:
    copy = game.copy()
    assert isinstance(copy, GalaxyTrucker)
    return copy


def decide(game: Game, entry: Entry) -> None:
    """As whoever plays does: look at what is legal, then move."""
    game.legal(entry.seat)
    entry.apply(game)


def only_move(game: Game, entry: Entry) -> None:
    entry.apply(game)


def move_and_copy(game: Game, entry: Entry) -> None:
    entry.apply(game)
    game.copy()


def move_and_look(game: Game, entry: Entry) -> None:
    entry.apply(game)
    game.view(entry.seat)


def cost(found: list[Scene], work: Callable[[Game, Entry], None]) -> float:
    """CPU-seconds for an entry, in the best of several spells."""
    return min(spell(found, work) for _ in range(SPELLS)) / made_in(found)


def spell(found: list[Scene], work: Callable[[Game, Entry], None]) -> float:
    spent = 0.0
    for _, before, entries in found:
        game = before.copy()
        start = process_time()
        for entry in entries:
            work(game, entry)
        spent += process_time() - start
    return spent


def made_in(found: list[Scene]) -> int:
    return sum(len(entries) for _, _, entries in found)


def changes(found: list[Scene]) -> float:
    """CPU-seconds to find what an entry has changed of the view."""
    pairs = []
    for _, before, entries in found:
        game = before.copy()
        old = game.public_view()
        for entry in entries:
            entry.apply(game)
            new = game.public_view()
            pairs.append((old, new))
            old = new
    return min(compare(pairs) for _ in range(SPELLS)) / len(pairs)


def compare(pairs: list[tuple[View, View]]) -> float:
    start = process_time()
    for old, new in pairs:
        difference(old, new)
    return process_time() - start


def report(games: int) -> None:
    found = [scene for seed in range(1, games + 1) for scene in scenes(seed)]
    how = "compiled" if is_compiled() else "interpreted"
    print(
        f"{how}, reference step {reference_cost(0.3) * 1e9:.1f} ns, {made_in(found) / games:.0f} decisions in a game\n"
    )
    print("| | decisions per CPU-second | legal moves | copy | view | what changed |")
    print("|---|--:|--:|--:|--:|--:|")
    for phase in PHASES:
        print(line(phase, [scene for scene in found if scene[0] == phase]))
    print(line("all", found))


def line(name: str, found: list[Scene]) -> str:
    move, both = cost(found, only_move), cost(found, decide)
    shown = [both - move, cost(found, move_and_copy) - move, cost(found, move_and_look) - move, changes(found)]
    return f"| {name} | {1 / both:,.0f} | {' | '.join(f'{one * 1e6:.2f} µs' for one in shown)} |"


if __name__ == "__main__":
    report(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
