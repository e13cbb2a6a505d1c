"""The rule of thumb of Under Falling Skies: which signs it reads, and that it knows better from worse."""

from __future__ import annotations

from typing import Any

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
    assert signs["white ships"] == 2.0
    assert signs["ships near the city"] == pytest.approx(1 / 6 + 1)  # six squares away, and one; seven are far


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
    poor = shown(Scene(placed={"r2c2": "gray-4", "r3c4": "gray-6"}, energy=0))
    assert not {"research promised", "spaces promised"} & set(poor)


HOPES = {"research hoped for", "energy hoped for", "ships hoped for", "victory hoped for"}


def last_step(**position: Any) -> dict[str, float]:
    """The last step costs 11, and a 6 lies in a research room for two dice."""
    usual: dict[str, Any] = {"placed": {"r4c3": "gray-6"}, "dice": "1 2 3 / 4 5", "energy": 2}
    return shown(Scene(research=15, excavator="r6c5", **(usual | position)))


def test_a_room_that_lacks_dice_gives_hope() -> None:
    signs = last_step()
    assert signs["victory hoped for"] == 1.0
    assert signs["research hoped for"] == pytest.approx(11 / 49)
    assert not {"victory promised", "research promised"} & set(signs)
    full = last_step(placed={"r4c3": "gray-6", "r4c4": "white-5"})
    assert (full["victory promised"], HOPES & set(full)) == (1.0, set())


@pytest.mark.parametrize(
    "position",
    [
        {"dice": "1 2 3 / 4 4"},  # not enough in the tray
        {"energy": 1},
        {"placed": {"r4c3": "gray-6", "r1c4": "gray-1"}},  # the other column has its die
        {"phase": "rooms", "placed": {"r4c3": "gray-6", "r4c1": "gray-2"}},
    ],
    ids=["low dice", "no energy", "column used", "rooms phase"],
)
def test_there_is_no_hope(position: dict[str, Any]) -> None:
    assert "victory hoped for" not in last_step(**position)


def test_energy_can_be_hoped_for() -> None:
    signs = shown(Scene(placed={"r2c4": "gray-4"}, energy=2, excavator="r6c5"))
    assert signs["energy hoped for"] == pytest.approx(5 / 7)  # 4 + 5 - 3, but the track ends


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
