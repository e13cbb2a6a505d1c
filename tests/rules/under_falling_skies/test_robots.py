"""Robots (UFS-ROBOT-*)."""

from __future__ import annotations

import pytest

from tests.rules.under_falling_skies.scene import Scene

# Washington DC: r3c2 robot room cost 2, r2c2 energy modifier -1, r5c3 robot room cost 0.


@pytest.mark.rule("UFS-ROBOT-02", "UFS-ROBOT-03", "UFS-ROBOT-05")
def test_a_robot_is_installed_exhausted_on_an_empty_excavated_space() -> None:
    scene = Scene(city="washington_dc", placed={"r3c2": "gray-4", "r2c4": "gray-2"}, excavator="r4c1", phase="rooms")
    scene.play("use r3c2")
    assert scene.phase == "install"
    assert scene.refusal("install r2c4") == ("space-taken", "UFS-PLAN-07")
    assert scene.refusal("install r4c1")[0] == "not-excavated"
    scene.play("install r2c2")
    assert scene.robots == {"r2c2": "4 exhausted"}


@pytest.mark.rule("UFS-ROBOT-04", "UFS-ROBOT-11", "UFS-EX-15")
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
    scene.play("scrap r3c2", "install r3c2")
    assert scene.robots == {"r3c2": "4 exhausted", "r2c2": "1"}


@pytest.mark.rule("UFS-ROBOT-08", "UFS-ROBOT-09", "UFS-ROBOT-10", "UFS-EX-19", "UFS-RULING-01")
def test_used_robots_lose_one_and_are_ready_again_at_the_end() -> None:
    scene = Scene(
        city="new_york", side="damaged", robots={"r5c1": "3", "r4c3": "1"}, excavator="r6c1", energy=1, phase="rooms"
    )
    scene.play("use r5c1")
    assert scene.robots == {"r5c1": "2 exhausted", "r4c3": "1"}
    assert scene.energy == 5
    assert scene.refusal("use r5c1") == ("robot-exhausted", "UFS-ROBOT-14")
    scene.play("use r4c3")
    assert scene.robots == {"r5c1": "2"}
    assert {"robot-worn-out r4c3", "robots-ready"} <= set(scene.story)


@pytest.mark.rule("UFS-ROBOT-14", "UFS-RULING-15")
def test_an_exhausted_robot_is_an_empty_space() -> None:
    scene = Scene(robots={"r2c4": "3 exhausted"}, placed={"r2c5": "gray-4", "r2c2": "gray-3"}, energy=3, phase="rooms")
    assert scene.refusal("use r2c4") == ("robot-exhausted", "UFS-ROBOT-14")


@pytest.mark.rule("UFS-ROBOT-13", "UFS-MS-05", "UFS-EX-28", "UFS-RULING-16")
def test_the_excavator_does_not_go_back_beyond_its_start_and_buries_robots() -> None:
    scene = Scene(robots={"r3c4": "3", "r2c1": "2"}, excavator="r3c3")
    scene.action("excavator_back", 3)
    assert (scene.excavator, scene.robots) == ("r3c5", {"r2c1": "2"})
    assert scene.story == ["excavator-back 2 r3c5", "robot-buried r3c4"]
