"""The Planning phase and the excavator (UFS-PLAN-*, UFS-EXC-*)."""

from __future__ import annotations

import pytest

from tests.rules.under_falling_skies.scene import Scene


@pytest.mark.rule("UFS-PLAN-02", "UFS-PLAN-07")
def test_one_worker_die_in_each_column() -> None:
    scene = Scene(dice="1 2 3 / 4 5")
    scene.play("place gray-1 r1c2")
    assert scene.refusal("place gray-2 r2c2") == ("column-taken", "UFS-PLAN-02")
    assert scene.refusal("place gray-1 r1c1") == ("no-such-die", "UFS-PLAN-02")
    columns = {text[-2:] for text in scene.choices("place")}
    assert columns == {"c1", "c3", "c4", "c5"}


@pytest.mark.rule("UFS-PLAN-04", "UFS-PLAN-05", "UFS-EX-02")
def test_a_white_die_has_every_unplaced_die_rerolled() -> None:
    scene = Scene(dice="1 1 1 / 4 5")
    scene.next_throws(6, 5, 4, 3)
    scene.play("place white-4 r1c1")
    assert scene.tray == "gray-6 gray-5 gray-4 white-3"
    scene.play("place gray-6 r1c2")
    assert scene.tray == "gray-5 gray-4 white-3"
    assert scene.told.count("rerolled") == 4


@pytest.mark.rule("UFS-EXC-01", "UFS-EXC-02", "UFS-PLAN-06", "UFS-RULING-03")
def test_what_lies_behind_the_excavator_is_excavated() -> None:
    scene = Scene(dice="1 1 1 / 1 1", excavator="r3c3")
    spaces = {text.split(" ")[1] for text in scene.choices("place")}
    behind = {f"r{row}c{column}" for row in (1, 2) for column in range(1, 6)} | {"r3c5", "r3c4"}
    assert spaces == behind | {"r3c2"}
    assert scene.refusal("place gray-1 r3c3") == ("on-excavator", "UFS-RULING-03")


@pytest.mark.rule("UFS-EXC-04", "UFS-EX-01", "UFS-RULING-21")
@pytest.mark.parametrize(("value", "legal"), [(6, True), (5, True), (4, False)])
def test_a_die_reaches_as_far_ahead_as_its_value(value: int, legal: bool) -> None:
    scene = Scene(dice=f"{value} 1 1 / 1 1", excavator="r3c5")
    assert (f"gray-{value} r4c1" in scene.choices("place")) == legal
    if not legal:
        assert scene.refusal(f"place gray-{value} r4c1") == ("too-far-ahead", "UFS-EXC-04")


@pytest.mark.rule("UFS-EXC-03", "UFS-EXC-06")
def test_one_die_a_round_ahead_of_the_excavator() -> None:
    scene = Scene({"r4c4": "purple"}, dice="2 2 2 / 4 5")
    scene.play("place gray-2 r3c4")
    assert scene.ships == {"r6c4": "purple"}
    assert scene.refusal("place gray-2 r3c3") == ("already-digging", "UFS-EXC-03")


@pytest.mark.rule("UFS-ROBOT-07", "UFS-EX-33")
def test_a_worker_die_takes_the_place_of_a_robot() -> None:
    scene = Scene(dice="2 2 2 / 4 5", robots={"r2c1": "6"})
    scene.play("place gray-2 r2c1")
    assert (scene.robots, scene.placed) == ({}, {"r2c1": "gray-2"})
    assert "robot-displaced r2c1" in scene.story
