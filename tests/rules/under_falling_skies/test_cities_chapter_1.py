"""The cities of chapter 1: Montreal, Havana, Mexico City and Rio de Janeiro (UFS-CITY-01)."""

from __future__ import annotations

import pytest

from tests.rules.under_falling_skies.scene import Scene

pytestmark = pytest.mark.rule("UFS-CITY-01")


# --- Montreal: a room with a white die has +1 ------------------------------------------------------------------------
# r2c1 research cost 2, r2c4+r2c5 energy and fighter modifier -3, r3c4 fighter cost 1, r3c1 energy.
def test_montreal_gives_one_room_with_a_white_die_one_more() -> None:
    placed = {"r2c1": "white-3", "r3c4": "white-2", "r3c1": "gray-1"}
    scene = Scene(city="montreal", placed=placed, energy=4, excavator="r4c1", phase="rooms")
    assert (scene.room("r2c1"), scene.room("r3c4"), scene.room("r3c1")) == ((3, 2), (2, 1), (1, 0))
    scene.play("ability city")
    assert (scene.phase, scene.view.choice.source) == ("aim", "city")
    assert scene.legal == {"use r2c1", "use r3c4"}
    assert scene.refusal("use r3c1") == ("ability-idle", "UFS-CITY-01")
    assert scene.refusal("done") == ("not-now", "UFS-ROUND-01")
    scene.play("use r2c1")
    assert {"ability-used city", "room-used r2c1 research 4"} <= set(scene.story)
    assert scene.room("r3c4") == (2, 1)
    assert scene.refusal("ability city") == ("ability-spent", "UFS-CAMP-07")
    scene.play("use r3c4")
    assert "room-used r3c4 fighter 2" in scene.story


def test_montreal_has_its_ability_again_in_the_next_round() -> None:
    scene = Scene(city="montreal", placed={"r2c1": "white-3"}, energy=2, mothership=3, phase="rooms")
    scene.play("ability city")
    assert (scene.round, scene.uses_left("city")) == (2, [1])


def test_montreal_may_leave_its_ability_unused() -> None:
    scene = Scene(city="montreal", placed={"r2c1": "white-3"}, energy=2, mothership=3, phase="rooms")
    scene.play("use r2c1")
    assert "room-used r2c1 research 3" in scene.story
    assert "ability-used city" not in scene.story


@pytest.mark.rule("UFS-ADV-01")
@pytest.mark.parametrize("side", ["blue", "damaged"])
def test_montreal_counts_for_both_effects_of_a_room(side: str) -> None:
    scene = Scene(
        {"r9c3": "purple", "r5c4": "purple", "r10c1": "purple"},
        city="montreal",
        side=side,
        placed={"r2c4": "gray-2", "r2c5": "white-4"},
        energy=0,
        phase="rooms",
    )
    scene.play("ability city" if side == "blue" else "use r2c4")
    assert "room-used r2c4 energy 4" in scene.story
    assert "energy-gained 4 4" in scene.story
    assert {"ship-destroyed purple r9c3", "ship-destroyed purple r5c4"} <= set(scene.story)
    assert "ship-destroyed purple r10c1" not in scene.story


def test_montreal_damaged_improves_every_room_with_a_white_die_by_itself() -> None:
    placed = {"r2c1": "white-3", "r3c4": "white-2", "r3c1": "gray-1"}
    scene = Scene(city="montreal", side="damaged", placed=placed, energy=4, excavator="r4c1", phase="rooms")
    assert (scene.room("r2c1"), scene.room("r3c4"), scene.room("r3c1")) == ((4, 2), (3, 1), (1, 0))
    assert scene.refusal("ability city") == ("no-ability", "UFS-CITY-01")


def test_two_white_dice_in_one_room_count_once_in_montreal() -> None:
    placed = {"r2c4": "white-2", "r2c5": "white-4"}
    scene = Scene(city="montreal", side="damaged", placed=placed, energy=4, phase="rooms")
    assert scene.room("r2c4") == (2 + 4 - 3 + 1, 0)


# --- Havana: change a die --------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-ADV-02")
def test_havana_pays_to_change_a_die_by_one() -> None:
    scene = Scene(city="havana", dice="1 3 3 / 6 4", energy=1)
    scene.play("ability city")
    assert scene.story == ["ability-used city", "energy-paid 1 0"]
    assert scene.choices("turn") == {"gray-1 2", "gray-3 2", "gray-3 4", "white-6 5", "white-4 3", "white-4 5"}
    assert scene.refusal("turn gray-3 5") == ("not-that-value", "UFS-ADV-02")
    scene.play("turn gray-3 4")
    assert (scene.tray, scene.energy) == ("gray-1 gray-4 gray-3 white-6 white-4", 0)
    assert scene.story[-1] == "turned 1 gray-3 4"
    assert scene.refusal("ability city") == ("ability-spent", "UFS-CAMP-07")


def test_havana_without_energy_changes_nothing() -> None:
    scene = Scene(city="havana", energy=0)
    assert scene.refusal("ability city") == ("ability-idle", "UFS-CITY-01")


@pytest.mark.rule("UFS-ADV-02")
def test_havana_damaged_changes_a_die_by_up_to_two_for_nothing() -> None:
    scene = Scene(city="havana", side="damaged", dice="1 3 3 / 6 6", energy=0)
    scene.play("ability city")
    assert scene.choices("turn") == {
        *("gray-1 2", "gray-1 3"),
        *("gray-3 1", "gray-3 2", "gray-3 4", "gray-3 5"),
        *("white-6 5", "white-6 4"),
    }
    assert scene.refusal("turn gray-1 4") == ("not-that-value", "UFS-ADV-02")
    scene.play("turn white-6 4")
    assert scene.tray == "gray-1 gray-3 gray-3 white-4 white-6"
    assert scene.refusal("ability city") == ("ability-spent", "UFS-CAMP-07")


@pytest.mark.parametrize("side", ["blue", "damaged"])
def test_havana_may_wait_until_the_last_die(side: str) -> None:
    placed = {"r1c1": "gray-1", "r1c2": "gray-1", "r1c3": "gray-1", "r1c4": "white-1"}
    scene = Scene(city="havana", side=side, dice="1 1 1 / 1 2", placed=placed, energy=1)
    scene.play("ability city", "turn white-2 3")
    assert scene.tray == "white-3"
    assert "ability city" not in Scene(city="havana", side=side, placed={"r3c1": "gray-3"}, phase="rooms").legal


# --- Mexico City: dig farther ----------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-EXC-04")
@pytest.mark.parametrize(("side", "reach"), [("blue", 1), ("damaged", 2)])
@pytest.mark.parametrize("value", [1, 3, 6])
def test_mexico_city_reaches_farther_ahead(side: str, reach: int, value: int) -> None:
    scene = Scene(city="mexico_city", side=side, dice=f"{value} {value} {value} / {value} {value}")
    path = scene.battle.base.path
    farthest = path.index("r3c5") + value + reach
    spaces = {text.split(" ")[1] for text in scene.choices("place")}
    assert {space for space in spaces if path.index(space) > path.index("r3c5")} == set(path[11 : farthest + 1])
    assert scene.refusal(f"place gray-{value} {path[farthest + 1]}") == ("too-far-ahead", "UFS-EXC-04")


@pytest.mark.rule("UFS-DIG-01", "UFS-DIG-02")
def test_mexico_city_damaged_digs_free_of_charge() -> None:
    scene = Scene(city="mexico_city", side="damaged", placed={"r3c2": "gray-1"}, energy=0, phase="rooms")
    assert scene.battle.base.dig_cost == 0
    scene.play("dig")
    assert (scene.excavator, scene.energy) == ("r3c2", 0)
    assert "energy-paid" not in scene.told
    blue = Scene(city="mexico_city", placed={"r3c3": "gray-1", "r3c1": "white-1"}, energy=1, phase="rooms")
    assert blue.battle.base.dig_cost == 1
    poor = Scene(city="mexico_city", placed={"r3c3": "gray-1", "r2c3": "white-1"}, energy=0, phase="rooms")
    assert poor.excavator == "r3c5"


# --- Rio de Janeiro: slower ships ------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-SHIP-02")
@pytest.mark.parametrize("column", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("side", ["blue", "damaged"])
def test_the_guns_of_rio_slow_ships_by_two(side: str, column: int) -> None:
    slowed = 2 if side == "damaged" or column in (1, 5) else 1
    scene = Scene({f"r4c{column}": "purple"}, city="rio_de_janeiro", side=side)
    scene.descend(f"c{column}", 4, aa_gun=True)
    assert f"descended purple r4c{column} r{8 - slowed}c{column}" in scene.story
    without = Scene({f"r4c{column}": "purple"}, city="rio_de_janeiro", side=side)
    without.descend(f"c{column}", 4)
    assert f"descended purple r4c{column} r8c{column}" in without.story


@pytest.mark.rule("UFS-SHIP-03")
@pytest.mark.parametrize(
    ("value", "told"), [(1, "ships-stay c1"), (2, "ships-stay c1"), (3, "descended purple r5c1 r6c1")]
)
def test_ships_never_climb_in_rio(value: int, told: str) -> None:
    scene = Scene({"r5c1": "purple"}, city="rio_de_janeiro", dice=f"{value} 1 1 / 1 1")
    scene.play(f"place gray-{value} r1c1")
    assert scene.story[-1] == told
