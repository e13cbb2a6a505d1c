"""The rule of thumb of Under Falling Skies: which signs it reads, and that it knows better from worse."""

from __future__ import annotations

import pytest

from hullbreach.games.under_falling_skies import cell, pieces
from hullbreach.games.under_falling_skies.bot import CAMPAIGN_SIGNS, SIGNS, chances, signs_of
from hullbreach.games.under_falling_skies.facts import bot_weights
from hullbreach.games.under_falling_skies.outlook import REASONS
from tests.rules.under_falling_skies.scene import Scene, new_game


def shown(scene: Scene) -> dict[str, float]:
    """The signs that show, by name."""
    return {name: sign for name, sign in zip(SIGNS, signs_of(scene.table), strict=True) if sign}


def test_every_sign_has_a_weight_and_every_weight_a_sign() -> None:
    assert set(bot_weights().habits) == set(REASONS)
    assert set(bot_weights().battle) == set(SIGNS)
    assert set(bot_weights().campaign) == set(CAMPAIGN_SIGNS)


def test_the_race() -> None:
    signs = shown(Scene(research=2, mothership=3))  # 4 of 49 points done, in 2 of 16 steps
    assert signs["rows to the skull"] == pytest.approx(9 / 12)
    assert signs["research left"] == pytest.approx(45 / 49)
    assert signs["steps left"] == pytest.approx(14 / 16)
    assert signs["research per row"] == pytest.approx(45 / 9 / 10)
    assert signs["research per row, squared"] == pytest.approx(0.25)
    assert "goal closed" not in signs
    assert shown(Scene(mothership=11))["research per row"] == 2.0  # hopeless is hopeless


def test_damage() -> None:
    signs = shown(Scene(damage=6, research=2))
    assert signs["damage taken"] == pytest.approx(6 / 7)
    assert signs["damage long before the end"] == pytest.approx(6 / 7 * 45 / 49)
    assert signs["one hit from defeat"] == 1.0
    assert not {"damage taken", "one hit from defeat"} & set(shown(Scene()))


def test_the_sky() -> None:
    signs = shown(Scene({"r11c1": "white", "r10c2": "white", "r16c5": "purple"}, launch={"c3": "purple"}, damage=5))
    assert signs["ships in the sky"] == 4.0
    assert signs["white ships"] == 2.0
    assert signs["ships near the city"] == pytest.approx(1 / 6 + 1)  # six squares away, and one; seven are far
    assert signs["ships near for each hit left"] == pytest.approx((1 / 6 + 1) / 2)


def test_the_base() -> None:
    signs = shown(Scene(energy=7, excavator="r4c1", robots={"r2c1": "4", "r2c2": "2"}))
    assert signs["energy"] == 1.0
    assert signs["excavated"] == pytest.approx(15 / 29)
    assert signs["way to a room for the last step"] == pytest.approx((19 - 15) / 29)
    assert signs["way to that room per row"] == pytest.approx((19 - 15) / 12)
    assert (signs["research rooms"], signs["energy rooms"], signs["fighter rooms"]) == (2.0, 2.0, 2.0)
    assert signs["robots"] == 1.0
    assert shown(Scene(energy=1))["no energy"] == 1.0
    assert "way to a room for the last step" not in shown(Scene(excavator="r6c1"))


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
    scene.table.cells[cell.CITY_FATE] = pieces.SET_ASIDE
    assert before < chances(scene.table)
