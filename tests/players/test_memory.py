"""What is played a thousand times over costs the memory of playing it once.

What is looked for is what compiled code does not give back; in an interpreted build arrays are objects like all others.
"""

from __future__ import annotations

import ast
import tracemalloc
from collections.abc import Callable
from pathlib import Path

import pytest

from hullbreach.games import titles
from hullbreach.games.space_alert.papers.report import resolve_paper
from hullbreach.lab.simulate import Batch, simulate
from hullbreach.players.player import is_compiled
from tests.games.space_alert.golden import golden_games

SOURCES = Path(__file__).parents[2] / "src" / "hullbreach"
SPARE = 64_000  # bytes that caches may still take in a second round
MISSIONS = {"players": "2", "clock": "none", "flights": "I", "mission": "experiments"}


def growth(of: Callable[[], object]) -> int:
    """How much more memory is taken after a second round than after the first."""
    of()
    tracemalloc.start()
    try:
        of()
        before, _ = tracemalloc.get_traced_memory()
        of()
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return after - before


if is_compiled():  # nothing else can lose arrays

    @pytest.mark.parametrize("game", [title.id for title in titles()])
    def test_games_between_bots_leave_nothing_behind(game: str) -> None:
        batch = Batch(game=game, bots=("greedy",), games=1)
        assert growth(lambda: simulate(batch, 1, None)) < SPARE

    def test_missions_that_bots_build_for_leave_nothing_behind() -> None:
        batch = Batch(game="galaxy-trucker", options=MISSIONS, bots=("mcts",), playouts=1, games=1)
        assert growth(lambda: simulate(batch, 1, None)) < SPARE

    def test_flights_from_paper_leave_nothing_behind() -> None:
        papers = [golden.input for golden in golden_games()[:40]]
        assert growth(lambda: [resolve_paper(paper) for paper in papers]) < SPARE / 4


def test_no_array_goes_through_a_callable() -> None:
    kinds = [
        (path.name, ast.unparse(node))
        for path in SOURCES.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Subscript) and ast.unparse(node.value) == "Callable"
    ]
    assert len(kinds) > 50
    assert not [found for found in kinds if "vec[" in found[1]]
