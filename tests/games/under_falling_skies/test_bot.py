"""The rule of thumb of Under Falling Skies: which signs it reads, and that it knows better from worse."""

from __future__ import annotations

import pytest

from hullbreach.games.under_falling_skies.bot import CAMPAIGN_SIGNS, SIGNS, chances, signs_of
from hullbreach.games.under_falling_skies.facts import bot_weights
from hullbreach.games.under_falling_skies.state import CITY_FATE, SET_ASIDE
from tests.rules.under_falling_skies.scene import Scene, new_game


def shown(scene: Scene) -> dict[str, float]:
    """The signs that show, by name."""
    return {name: sign for name, sign in zip(SIGNS, signs_of(scene.table), strict=True) if sign}


def test_every_sign_has_a_weight_and_every_weight_a_sign() -> None:
    assert set(bot_weights().battle) == set(SIGNS)
    assert set(bot_weights().campaign) == set(CAMPAIGN_SIGNS)


def test_markers() -> None:
    scene = Scene(research=2, energy=7, damage=6, mothership=3, excavator="r6c1")
    signs = shown(scene)
    assert signs["research done"] == pytest.approx(4 / 49)
    assert (signs["energy"], signs["one hit from defeat"]) == (1.0, 1.0)
    assert signs["damage taken"] == pytest.approx(6 / 7)
    assert signs["rows to the skull"] == pytest.approx(9 / 12)
    assert "way to a room for the last step" not in signs
    assert shown(Scene())["way to a room for the last step"] == pytest.approx((19 - 10) / 29)


def test_the_sky() -> None:
    signs = shown(Scene({"r11c1": "white", "r10c2": "white", "r16c5": "purple"}))
    assert (signs["white ships"], signs["ships near the city"]) == (2.0, 2.0)


def test_what_rooms_promise() -> None:
    scene = Scene(
        {"r3c3": "purple"},
        placed={"r2c1": "gray-3", "r2c2": "gray-4", "r2c4": "white-2", "r3c1": "gray-2"},
        energy=2,
        excavator="r4c1",
    )
    signs = shown(scene)
    assert signs["research promised"] == pytest.approx(4 / 49)
    assert signs["energy promised"] == pytest.approx(2 / 7)
    assert signs["ships destroyed soon"] == 1.0
    assert signs["dice waiting for a crew"] == pytest.approx(2 / 12)
    poor = shown(Scene(placed={"r2c2": "gray-4", "r3c4": "gray-6"}, energy=0))
    assert not {"research promised", "spaces promised"} & set(poor)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (Scene(research=8), Scene(research=2)),
        (Scene(energy=5), Scene(energy=0)),
        (Scene(), Scene(damage=5)),
        (Scene(mothership=1), Scene(mothership=9)),
        (Scene(excavator="r5c1"), Scene()),
        (Scene(), Scene({"r16c1": "purple", "r15c2": "purple"})),
    ],
)
def test_better_looks_better(better: Scene, worse: Scene) -> None:
    assert 0 < chances(worse.table) < chances(better.table) < 1


def test_a_campaign_looks_better_with_every_saved_city() -> None:
    scene = new_game(play="campaign")
    before = chances(scene.table)
    scene.table.cells[CITY_FATE] = SET_ASIDE
    assert before < chances(scene.table)
