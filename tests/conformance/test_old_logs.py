"""Logs written before entries carried time, under the first rules of their games, are still the same games."""

from __future__ import annotations

from pathlib import Path

import pytest

from hullbreach.games import find_title
from hullbreach.kernel.errors import BadLog
from hullbreach.kernel.log import FORMAT, load
from tests.conformance.playthrough import FOLDER, text_of

OLD = sorted((Path(__file__).parent / "format1").glob("*.log"))
CHANGED = Path(__file__).parent / "format1" / "aliens_attack_two_players.log"
"""A game whose rules have changed since."""


def test_there_are_old_logs() -> None:
    assert {path.stem.partition("_")[0] for path in OLD} == {"aliens", "under"}
    assert all(path.read_text(encoding="utf-8").startswith(f'{{"hull":{FORMAT - 1},') for path in OLD)


@pytest.mark.parametrize("path", [path for path in OLD if path != CHANGED], ids=lambda path: path.stem)
def test_an_old_log_replays_to_the_game_it_was(path: Path) -> None:
    log = load(path.read_text(encoding="utf-8"), find_title)
    assert text_of(log) == (FOLDER / f"{path.stem}.txt").read_text(encoding="utf-8")


def test_an_old_log_of_a_game_that_goes_otherwise_today_is_refused() -> None:
    assert CHANGED in OLD
    with pytest.raises(BadLog, match="log-older-rules"):
        load(CHANGED.read_text(encoding="utf-8"), find_title)
    title = find_title("aliens-attack")
    assert title.reads(2, {"mode": "standard"})
    assert not title.reads(3, {"mode": "two_player"})
    assert title.reads(4, {"mode": "two_player"})
