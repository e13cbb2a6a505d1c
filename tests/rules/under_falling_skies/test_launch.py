"""Launching the ships that wait (UFS-LAUNCH-*)."""

from __future__ import annotations

import pytest

from tests.rules.under_falling_skies.scene import Scene


def launched(scene: Scene) -> list[str]:
    return [line.removeprefix("launched ") for line in scene.story if line.startswith("launched")]


# --- where -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-EX-14", "UFS-LAUNCH-01", "UFS-LAUNCH-02", "UFS-LAUNCH-03", "UFS-LAUNCH-04", "UFS-LAUNCH-05")
def test_an_empty_column_comes_first_then_the_farthest_ship_then_a_choice() -> None:
    ships = {"r5c2": "purple", "r9c3": "purple", "r5c4": "purple", "r12c2": "white"}
    scene = Scene(ships, launch={"c1": "purple"}, waiting="purple purple white", mothership=1, phase="launch")
    assert launched(scene) == ["purple c5", "purple c3"]
    assert (scene.phase, scene.waiting, scene.view.choice.ship) == ("launch", "white", "white")
    assert scene.legal == {"launch c2", "launch c4"}
    scene.play("launch c4")
    assert scene.launch == {"c1": "purple", "c3": "purple", "c4": "white", "c5": "purple"}
    assert (scene.waiting, scene.round) == ("", 2)


@pytest.mark.rule("UFS-LAUNCH-03")
@pytest.mark.parametrize("column", range(1, 6))
def test_the_only_empty_column_is_taken_however_far_other_ships_are(column: int) -> None:
    ships = {f"r16c{other}": "purple" for other in range(1, 6) if other != column}
    scene = Scene(ships, waiting="purple", phase="launch")
    assert (launched(scene), scene.waiting) == ([f"purple c{column}"], "")


@pytest.mark.rule("UFS-LAUNCH-03", "UFS-LAUNCH-05")
def test_among_several_empty_columns_the_player_chooses() -> None:
    scene = Scene({"r16c3": "purple"}, launch={"c5": "white"}, waiting="purple", mothership=2, phase="launch")
    assert scene.choices("launch") == {"c1", "c2", "c4"}
    for column in ("c3", "c5"):
        assert scene.refusal(f"launch {column}") == ("not-that-launch-point", "UFS-LAUNCH-04")
    scene.play("launch c2")
    assert (scene.launch, launched(scene)) == ({"c2": "purple", "c5": "white"}, ["purple c2"])


@pytest.mark.rule("UFS-LAUNCH-03", "UFS-RULING-20")
def test_a_ship_on_a_launch_point_is_a_ship_in_its_column() -> None:
    """Column 1 has no ship on its squares, and yet it is not empty."""
    ships = {f"r5c{column}": "purple" for column in (2, 3, 4, 5)}
    scene = Scene(ships, launch={"c1": "purple"}, waiting="white", phase="launch")
    assert scene.choices("launch") == {"c2", "c3", "c4", "c5"}
    assert scene.refusal("launch c1") == ("not-that-launch-point", "UFS-LAUNCH-04")


@pytest.mark.rule("UFS-LAUNCH-03", "UFS-LAUNCH-04", "UFS-LAUNCH-05", "UFS-EX-35")
def test_the_farthest_launch_points_are_a_choice() -> None:
    ships = {"r8c2": "purple", "r12c3": "purple", "r12c4": "purple", "r5c5": "purple"}
    scene = Scene(ships, launch={"c1": "purple"}, waiting="purple purple", mothership=3, phase="launch")
    assert scene.choices("launch") == {"c3", "c4"}
    assert scene.refusal("launch c2") == ("not-that-launch-point", "UFS-LAUNCH-04")
    scene.play("launch c4")
    assert scene.launch == {"c1": "purple", "c3": "purple", "c4": "purple"}
    assert launched(scene) == ["purple c4", "purple c3"]


@pytest.mark.rule("UFS-LAUNCH-04")
@pytest.mark.parametrize("column", range(1, 6))
def test_it_is_the_topmost_ship_of_a_column_that_counts(column: int) -> None:
    """All columns have a ship in the last row; one of them is farther because its other ship is lower."""
    ships = {f"r{6 if other == column else 5}c{other}": "purple" for other in range(1, 6)}
    ships |= {f"r16c{other}": "white" for other in range(1, 6)}
    scene = Scene(ships, waiting="purple", mothership=4, phase="launch")
    assert launched(scene) == [f"purple c{column}"]


@pytest.mark.rule("UFS-LAUNCH-04")
def test_a_ship_right_below_its_launch_point_leaves_it_free_all_the_same() -> None:
    ships = {f"r5c{column}": "purple" for column in range(1, 6)}
    scene = Scene(
        ships, launch={"c2": "white", "c3": "white", "c4": "white"}, waiting="purple", mothership=4, phase="launch"
    )
    assert scene.choices("launch") == {"c1", "c5"}


@pytest.mark.rule("UFS-LAUNCH-05")
def test_every_launch_changes_the_situation_for_the_next() -> None:
    """Two empty columns, then the farthest, then the next."""
    ships = {"r9c1": "purple", "r8c2": "purple", "r7c3": "purple"}
    scene = Scene(ships, waiting="purple purple purple white", phase="launch")
    assert scene.choices("launch") == {"c4", "c5"}
    scene.play("launch c5")
    assert launched(scene) == ["purple c5", "purple c4", "purple c1", "white c2"]


# --- in which order --------------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-LAUNCH-01")
def test_all_waiting_ships_are_launched_one_at_a_time() -> None:
    scene = Scene(waiting="purple purple purple purple purple", phase="launch")
    for count, column in enumerate(("c3", "c1", "c5", "c2")):
        assert (scene.phase, len(scene.launch), len(scene.waiting.split())) == ("launch", count, 5 - count)
        scene.play(f"launch {column}")
    assert launched(scene) == ["purple c3", "purple c1", "purple c5", "purple c2", "purple c4"]
    assert (scene.waiting, scene.round, scene.phase) == ("", 2, "planning")


@pytest.mark.rule("UFS-LAUNCH-01")
def test_without_waiting_ships_the_round_just_ends() -> None:
    scene = Scene({"r5c1": "purple"}, phase="launch")
    assert (scene.launch, scene.round) == ({}, 2)
    assert scene.told[0] == "round"


@pytest.mark.rule("UFS-LAUNCH-02", "UFS-LAUNCH-06", "UFS-EX-26", "UFS-RULING-19", "UFS-LAUNCH-01")
def test_purple_first_and_the_rest_keeps_waiting() -> None:
    full = {f"c{column}": "purple" for column in (1, 2, 4, 5)}
    scene = Scene(launch=full, waiting="white purple purple", phase="launch")
    assert (scene.launch["c3"], scene.waiting) == ("purple", "purple white")
    assert scene.story[:3] == ["launched purple c3", "launch-full 2", "round 2"]


@pytest.mark.rule("UFS-LAUNCH-02", "UFS-RULING-19")
def test_a_white_ship_goes_when_no_purple_ship_waits() -> None:
    full = {f"c{column}": "purple" for column in (1, 2, 4, 5)}
    scene = Scene(launch=full, waiting="white white", phase="launch")
    assert (scene.launch["c3"], scene.waiting) == ("white", "white")
    assert scene.story[:2] == ["launched white c3", "launch-full 1"]


@pytest.mark.rule("UFS-LAUNCH-06", "UFS-RULING-19")
def test_what_could_not_be_launched_waits_for_the_next_round() -> None:
    """A white ship waited; in the next round a purple ship that came later goes first."""
    full = {f"c{column}": "purple" for column in range(1, 6)}
    scene = Scene({"r5c1": "white"}, launch=full, waiting="white", mothership=3, phase="mothership")
    assert (scene.launch, scene.waiting, scene.round) == (full, "white", 2)
    assert "launch-full 1" in scene.story
    later = Scene(launch={f"c{column}": "purple" for column in (1, 2, 3)}, waiting="white purple", phase="launch")
    later.play("launch c4")
    assert launched(later) == ["purple c4", "white c5"]


@pytest.mark.rule("UFS-LAUNCH-05", "UFS-ROUND-01")
@pytest.mark.parametrize("move", ["place gray-1 r1c1", "done", "use r2c1", "dig"])
def test_while_a_launch_point_is_chosen_nothing_else_is_done(move: str) -> None:
    scene = Scene(waiting="purple", phase="launch")
    assert scene.refusal(move) == ("not-now", "UFS-ROUND-01")
