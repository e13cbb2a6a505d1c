"""Building robots (UFS-ROBOT-01 to UFS-ROBOT-05, UFS-ROBOT-11 to UFS-ROBOT-13)."""

from __future__ import annotations

import pytest

from hullbreach.games.under_falling_skies import step
from tests.rules.under_falling_skies.scene import Scene, new_game

# Washington DC: r3c2 robot room cost 2, r2c2 energy modifier -1, r5c3 robot room, r5c5 robot room cost 1.
# New York: r2c1 robot room cost 1 modifier -1, r3c1 robot room modifier -1.


@pytest.mark.rule("UFS-ROBOT-02", "UFS-ROBOT-03", "UFS-ROBOT-05", "UFS-RULING-13")
def test_a_robot_is_installed_exhausted_on_an_empty_excavated_space() -> None:
    ships = {"r4c2": "purple"}
    placed = {"r3c2": "gray-4", "r2c4": "gray-2"}
    scene = Scene(ships, city="washington_dc", placed=placed, energy=3, excavator="r4c1", phase="rooms")
    scene.play("use r3c2")
    assert (scene.phase, scene.view.choice.value, scene.energy) == ("install", 4, 1)
    above = {f"r{row}c{column}" for row in (1, 2, 3) for column in range(1, 6)}
    assert scene.choices("install") == above - {"r3c2", "r2c4"}
    assert scene.refusal("install r2c4") == ("space-taken", "UFS-PLAN-07")
    assert scene.refusal("install r3c2") == ("space-taken", "UFS-PLAN-07")
    assert scene.refusal("install r4c1") == ("not-excavated", "UFS-MULTI-03")
    assert scene.refusal("done") == ("not-now", "UFS-ROUND-01")
    scene.play("install r2c2")
    assert scene.robots == {"r2c2": "4 exhausted"}
    assert scene.refusal("use r2c2") == ("robot-exhausted", "UFS-ROBOT-14")
    assert scene.story[-2:] == ["robot-installed r2c2 4 exhausted", "die-removed r3c2"]
    assert (scene.ships, scene.battle.base.robots_in_reserve) == (ships, 1)


@pytest.mark.rule("UFS-RULING-13", "UFS-DIG-03")
def test_spaces_of_resolved_dice_and_fresh_spaces_are_empty() -> None:
    placed = {"r3c2": "gray-4", "r2c4": "gray-2", "r4c1": "white-3"}
    scene = Scene(city="washington_dc", placed=placed, energy=9, excavator="r3c1", phase="rooms")
    scene.play("use r2c4", "dig", "use r3c2")
    assert scene.refusal("install r4c1")[0] == "not-excavated"  # the excavator stands there
    assert {"r2c4", "r3c1"} <= scene.choices("install")


@pytest.mark.rule("UFS-ROBOT-02", "UFS-EX-33", "UFS-ADV-02")
@pytest.mark.parametrize(("die", "value"), [(2, 1), (6, 5)])
def test_a_robot_shows_the_value_of_the_room(die: int, value: int) -> None:
    scene = Scene(city="new_york", side="damaged", placed={"r3c1": f"gray-{die}"}, excavator="r4c1", phase="rooms")
    scene.play("use r3c1", "install r1c1")
    assert f"robot-installed r1c1 {value} exhausted" in scene.story


@pytest.mark.rule("UFS-ROBOT-02", "UFS-EX-33", "UFS-CITY-09")
def test_a_robot_built_with_value_seven_shows_six() -> None:
    robots = {"r5c5": "6"}
    scene = Scene(city="new_york", side="damaged", robots=robots, energy=3, excavator="r6c1", phase="rooms")
    assert scene.room("r5c5") == (7, 2)
    scene.play("use r5c5", "install r1c1")
    assert scene.robots == {"r1c1": "6", "r5c5": "5"}


@pytest.mark.rule("UFS-RULING-05")
def test_no_robot_of_value_zero() -> None:
    scene = Scene(
        city="new_york", placed={"r3c1": "gray-1", "r2c2": "gray-1"}, energy=3, excavator="r4c1", phase="rooms"
    )
    assert scene.refusal("use r3c1") == ("no-value", "UFS-RULING-05")


# --- two at most -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-ROBOT-04", "UFS-EX-15", "UFS-RULING-12")
def test_with_two_robots_on_the_board_one_must_be_built_anew() -> None:
    scene = Scene(
        city="washington_dc",
        robots={"r3c2": "2", "r2c2": "1"},
        placed={"r5c3": "gray-4", "r2c4": "gray-5"},
        excavator="r6c1",
        energy=9,
        phase="rooms",
    )
    scene.play("use r5c3")
    assert scene.legal == {"scrap r3c2", "scrap r2c2"}
    assert scene.refusal("install r2c1") == ("robot-limit", "UFS-ROBOT-04")
    assert scene.refusal("scrap r2c4") == ("no-robot", "UFS-ROBOT-04")
    scene.play("scrap r3c2")
    assert scene.story[-1] == "robot-scrapped r3c2"
    scene.play("install r3c2")
    assert scene.robots == {"r3c2": "4 exhausted", "r2c2": "1"}
    assert scene.battle.base.robots_in_reserve == 0


@pytest.mark.rule("UFS-ROBOT-11", "UFS-EX-15", "UFS-ROBOT-09")
def test_a_robot_may_build_itself_anew() -> None:
    scene = Scene(city="washington_dc", robots={"r5c3": "4", "r2c2": "3"}, excavator="r6c1", energy=9, phase="rooms")
    scene.play("use r5c3", "scrap r5c3")
    assert scene.refusal("install r2c2") == ("space-taken", "UFS-PLAN-07")
    scene.play("install r5c3")
    assert scene.robots == {"r5c3": "4 exhausted", "r2c2": "3"}  # its old value no longer matters
    assert {"robot-used", "robot-worn-out"}.isdisjoint(scene.told)


@pytest.mark.rule("UFS-ROBOT-11", "UFS-ROBOT-09")
def test_a_robot_that_builds_another_one_is_used() -> None:
    scene = Scene(city="washington_dc", robots={"r5c3": "4"}, excavator="r6c1", energy=9, phase="rooms")
    scene.play("use r5c3", "install r2c2")
    assert scene.story[:2] == ["rooms-phase", "room-used r5c3 robot 4"]
    assert {"robot-installed r2c2 4 exhausted", "robot-used r5c3 3"} <= set(scene.story)
    assert scene.robots == {"r2c2": "4", "r5c3": "3"}


@pytest.mark.rule("UFS-ROBOT-04")
@pytest.mark.parametrize("phase", ["planning", "rooms"])
def test_a_robot_may_be_removed_between_two_steps(phase: str) -> None:
    placed = {"r2c4": "gray-4"} if phase == "rooms" else {}
    robots = {"r3c2": "2", "r2c2": "1 exhausted"}
    scene = Scene(city="washington_dc", robots=robots, placed=placed, energy=4, excavator="r4c1", phase=phase)
    assert scene.choices("scrap") == {"r3c2", "r2c2"}
    assert scene.refusal("scrap r2c1") == ("no-robot", "UFS-ROBOT-04")
    scene.play("scrap r2c2")
    assert (scene.robots, scene.story[-1]) == ({"r3c2": "2"}, "robot-scrapped r2c2")
    assert scene.battle.base.robots_in_reserve == 1
    scene.play("scrap r3c2")
    assert scene.robots == {}


@pytest.mark.rule("UFS-ROBOT-04", "UFS-ROBOT-03")
def test_a_scrapped_robot_comes_back_without_its_past() -> None:
    placed = {"r5c3": "gray-5", "r3c2": "gray-2"}
    robots = {"r2c2": "1 exhausted"}
    scene = Scene(city="washington_dc", robots=robots, placed=placed, energy=4, excavator="r6c1", phase="rooms")
    scene.play("scrap r2c2", "use r5c3", "install r2c1")
    assert scene.robots == {"r2c1": "5 exhausted"}


# A die of 2 could clear any of them, so dice in AA guns stay until the player says otherwise.
TOKENS_IN_REACH = {f"c{column}": 2 for column in range(1, 6)}


@pytest.mark.rule("UFS-RULING-12")
def test_without_an_empty_space_no_robot_is_built() -> None:
    """Five excavated spaces, a die on each."""
    placed = {f"r1c{column}": "gray-2" for column in (1, 2, 3)} | {"r1c4": "white-2", "r1c5": "white-2"}
    full = Scene(
        city="washington_dc",
        placed=placed,
        excavator="r2c1",
        scenario="evacuation",
        tokens=TOKENS_IN_REACH,
        roboticist="normal",
        phase="rooms",
    )
    assert full.refusal("ability roboticist") == ("ability-idle", "UFS-CITY-01")
    full.play("discard r1c3", "done")


@pytest.mark.rule("UFS-RULING-12", "UFS-RULING-13")
@pytest.mark.parametrize("left", ["r1c1", "r1c2", "r1c5"])
def test_a_robot_goes_to_the_only_space_that_is_left(left: str) -> None:
    dice = {"r1c1": "gray-2", "r1c2": "gray-2", "r1c3": "gray-2", "r1c4": "white-2", "r1c5": "white-2"}
    scene = Scene(
        city="washington_dc",
        placed={space: die for space, die in dice.items() if space != left},
        excavator="r2c1",
        scenario="evacuation",
        tokens=TOKENS_IN_REACH,
        roboticist="normal",
        phase="rooms",
    )
    scene.play("ability roboticist")
    assert scene.robots == {left: "3 exhausted"}


# --- where they stand ------------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-ROBOT-01")
def test_robots_are_never_rolled_and_stay_from_round_to_round() -> None:
    scene = Scene(city="washington_dc", robots={"r2c2": "4", "r1c1": "6"}, phase="mothership")
    scene.play("launch c1")
    assert (scene.round, scene.robots) == (2, {"r2c2": "4", "r1c1": "6"})
    scene.next_throws(1, 1, 1, 1, 1)
    scene.resolve(step.ROLL)
    assert scene.robots == {"r2c2": "4", "r1c1": "6"}
    assert not any("blue" in text for text in scene.choices("place"))


@pytest.mark.rule("UFS-ROBOT-12", "UFS-SHIP-02")
def test_a_robot_in_an_aa_gun_slows_nothing() -> None:
    scene = Scene({"r5c2": "purple"}, city="washington_dc", robots={"r1c2": "6"}, dice="2 1 1 / 1 1")
    scene.play("place gray-2 r2c2")
    assert scene.robots == {"r1c2": "6"}
    assert "descended purple r5c2 r7c2" in scene.story


@pytest.mark.rule("UFS-ROBOT-12", "UFS-RULING-14")
@pytest.mark.parametrize("space", ["r1c1", "r2c5"])
def test_a_robot_may_stand_in_aa_guns_and_tunnels_without_effect(space: str) -> None:
    placed = {"r3c2": "gray-4", "r2c2": "gray-3"}
    scene = Scene(city="washington_dc", placed=placed, energy=2, excavator="r4c1", phase="rooms")
    scene.play("use r3c2", f"install {space}")
    assert scene.robots == {space: "4 exhausted"}
    idle = Scene(city="washington_dc", robots={space: "4"}, placed={"r2c2": "gray-3"}, excavator="r4c1", phase="rooms")
    assert idle.refusal(f"use {space}") == ("no-use", "UFS-KIND-02")
    idle.play("use r2c2")
    assert idle.robots == {space: "4"}


@pytest.mark.rule("UFS-ROBOT-13", "UFS-MS-05", "UFS-EX-28", "UFS-RULING-16")
def test_the_excavator_does_not_go_back_beyond_its_start_and_buries_robots() -> None:
    scene = Scene(robots={"r3c4": "3", "r2c1": "2"}, excavator="r3c3")
    scene.action("excavator_back", 3)
    assert (scene.excavator, scene.robots) == ("r3c5", {"r2c1": "2"})
    assert scene.story == ["excavator-back 2 r3c5", "robot-buried r3c4"]


@pytest.mark.rule("UFS-ROBOT-13", "UFS-RULING-16")
def test_the_excavator_buries_the_robot_it_stops_on_and_no_farther_one() -> None:
    scene = Scene(robots={"r3c3": "3", "r3c4": "2"}, excavator="r3c1")
    scene.action("excavator_back", 2)
    assert (scene.excavator, scene.robots) == ("r3c3", {"r3c4": "2"})
    assert scene.story == ["excavator-back 2 r3c3", "robot-buried r3c3"]


@pytest.mark.rule("UFS-FREE-01", "UFS-COMP-02")
@pytest.mark.parametrize(("city", "has_rooms"), [("roswell", False), ("washington_dc", True), ("new_york", True)])
def test_robots_are_in_use_where_the_base_has_robot_rooms(city: str, has_rooms: bool) -> None:
    rooms = new_game(city=city).battle.base.rooms
    assert any("robot" in room.kinds for room in rooms) == has_rooms
