"""Robots in the Planning phase and in the Rooms phase (UFS-ROBOT-06 to UFS-ROBOT-10, UFS-ROBOT-14)."""

from __future__ import annotations

import pytest

from tests.rules.under_falling_skies.scene import Scene

# Roswell: r2c4+r2c5 energy modifier -3, r3c2+r3c3 fighter cost 2, r2c2 research cost 2.
# Washington DC: r2c2 energy modifier -1, r3c1 research cost 1; r4c1+r4c2+r4c3 research cost 5.


# --- Planning phase --------------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-ROBOT-06")
def test_every_column_needs_its_worker_die_whatever_robots_stand_there() -> None:
    scene = Scene(city="washington_dc", dice="1 1 1 / 1 1", robots={"r2c1": "4", "r2c2": "3"}, excavator="r3c5")
    assert {text[-2:] for text in scene.choices("place")} == {"c1", "c2", "c3", "c4", "c5"}
    for column in ("c1", "c2", "c3", "c4"):
        scene.play(f"place {scene.tray.split()[0]} r1{column}")
    assert scene.phase == "planning"
    assert {text[-2:] for text in scene.choices("place")} == {"c5"}


@pytest.mark.rule("UFS-ROBOT-07", "UFS-EX-33", "UFS-ROBOT-05")
@pytest.mark.parametrize("words", ["6", "6 exhausted"])
def test_a_worker_die_takes_the_place_of_a_robot(words: str) -> None:
    scene = Scene({"r5c1": "purple"}, dice="2 2 2 / 4 5", robots={"r2c1": words, "r2c2": "3"})
    scene.play("place gray-2 r2c1")
    assert (scene.robots, scene.placed) == ({"r2c2": "3"}, {"r2c1": "gray-2"})
    assert scene.story == ["placed gray-2 r2c1 0", "robot-displaced r2c1", "descended purple r5c1 r7c1"]
    assert scene.battle.base.robots_in_reserve == 1


# --- at work ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-ROBOT-08", "UFS-ROBOT-09", "UFS-COST-01")
def test_a_robot_works_alone_like_a_worker_die_and_its_room_is_paid() -> None:
    scene = Scene(city="washington_dc", robots={"r3c1": "6"}, energy=1, excavator="r4c1", phase="rooms")
    scene.play("use r3c1")
    assert scene.story[1:6] == [
        "room-used r3c1 research 6",
        "energy-paid 1 0",
        "researched 1 1",
        "robot-used r3c1 5",
        "robots-ready",
    ]
    poor = Scene(
        city="washington_dc", robots={"r3c1": "6"}, placed={"r2c2": "gray-5"}, energy=0, excavator="r4c1", phase="rooms"
    )
    assert poor.refusal("use r3c1") == ("no-energy", "UFS-COST-01")


@pytest.mark.rule("UFS-ROBOT-08", "UFS-MULTI-01", "UFS-RULING-15")
def test_robots_and_workers_share_a_multi_space_room() -> None:
    scene = Scene(robots={"r2c4": "3"}, placed={"r2c5": "white-4"}, energy=0, phase="rooms")
    scene.play("use r2c4")
    assert (scene.energy, scene.robots, scene.placed) == (4, {"r2c4": "2"}, {})
    assert {"room-used r2c4 energy 4", "robot-used r2c4 2", "die-removed r2c5"} <= set(scene.story)


@pytest.mark.rule("UFS-RULING-15", "UFS-ROBOT-09")
def test_each_robot_of_a_multi_space_room_loses_one() -> None:
    scene = Scene(robots={"r2c4": "5", "r2c5": "1"}, placed={"r2c2": "gray-3"}, energy=2, phase="rooms")
    scene.play("use r2c4")
    assert (scene.energy, scene.robots) == (5, {"r2c4": "4 exhausted"})
    assert {"robot-used r2c4 4", "robot-worn-out r2c5"} <= set(scene.story)


@pytest.mark.rule("UFS-ROBOT-09", "UFS-ROBOT-10", "UFS-EX-19", "UFS-RULING-01")
def test_used_robots_lose_one_and_are_ready_again_at_the_end() -> None:
    robots = {"r5c1": "3", "r4c3": "1"}
    scene = Scene(city="new_york", side="damaged", robots=robots, excavator="r6c1", energy=1, phase="rooms")
    scene.play("use r5c1")
    assert scene.robots == {"r5c1": "2 exhausted", "r4c3": "1"}
    assert scene.energy == 5  # the city adds 1
    assert scene.refusal("use r5c1") == ("robot-exhausted", "UFS-ROBOT-14")
    scene.play("use r4c3")
    assert scene.robots == {"r5c1": "2"}
    assert {"robot-worn-out r4c3", "robots-ready"} <= set(scene.story)


@pytest.mark.rule("UFS-RULING-01", "UFS-ROBOT-09")
@pytest.mark.parametrize(("value", "left"), [(6, {"r3c1": "5"}), (2, {"r3c1": "1"}), (1, {})])
def test_a_robot_used_at_six_becomes_a_five_and_one_used_at_one_is_removed(value: int, left: dict[str, str]) -> None:
    scene = Scene(robots={"r3c1": str(value)}, energy=0, excavator="r4c1", phase="rooms")
    scene.play("use r3c1")
    assert (scene.robots, scene.energy) == (left, value)


@pytest.mark.rule("UFS-ROBOT-09", "UFS-ROBOT-10", "UFS-ROOM-02")
def test_a_robot_that_is_not_used_keeps_its_value_and_stays() -> None:
    scene = Scene(robots={"r3c1": "3"}, placed={"r2c2": "gray-4"}, energy=2, excavator="r4c1", phase="rooms")
    assert scene.refusal("discard r3c1") == ("no-worker", "UFS-ROOM-02")
    scene.play("done")
    assert (scene.robots, scene.energy) == ({"r3c1": "3"}, 2)
    assert "robots-ready" not in scene.told


@pytest.mark.rule("UFS-ROBOT-14", "UFS-MULTI-01")
def test_an_exhausted_robot_is_an_empty_space() -> None:
    scene = Scene(robots={"r2c4": "3 exhausted"}, placed={"r2c5": "gray-4", "r2c2": "gray-3"}, energy=3, phase="rooms")
    assert scene.refusal("use r2c4") == ("robot-exhausted", "UFS-ROBOT-14")
    assert scene.room("r2c4") == (None, 0)
    scene.play("use r2c2")
    assert (scene.energy, scene.robots) == (1, {"r2c4": "3"})
    assert {"discarded r2c5", "robots-ready"} <= set(scene.story)


@pytest.mark.rule("UFS-ROBOT-10")
def test_robots_are_ready_again_before_the_mothership_moves() -> None:
    scene = Scene(robots={"r2c4": "3 exhausted", "r2c1": "2 exhausted"}, phase="rooms")
    assert scene.robots == {"r2c4": "3", "r2c1": "2"}
    assert scene.told.index("robots-ready") < scene.told.index("mothership-phase")
    assert scene.told.count("robots-ready") == 1
