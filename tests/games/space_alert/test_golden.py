"""Every flight that was resolved elsewhere resolves the same here, field by field, at the end of every turn."""

from __future__ import annotations

import msgspec
import pytest

from hullbreach.games.space_alert.papers.report import resolve_paper
from tests.games.space_alert.golden import Golden, golden_games


def test_there_are_all_of_them() -> None:
    assert len(golden_games()) == 300


@pytest.mark.parametrize("golden", golden_games(), ids=lambda golden: golden.game)
def test_a_flight_resolves_as_it_did_elsewhere(golden: Golden) -> None:
    result = msgspec.to_builtins(resolve_paper(golden.input))
    for turn, expected in zip(result["turns"], golden.result["turns"], strict=False):
        assert turn == expected
    assert result == golden.result
