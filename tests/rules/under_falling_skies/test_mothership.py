"""The Mothership phase and launching (UFS-MS-*, UFS-LAUNCH-*, UFS-WHITE-*)."""

from __future__ import annotations

import pytest

from tests.rules.under_falling_skies.scene import Scene


@pytest.mark.rule("UFS-MS-01", "UFS-MS-02", "UFS-MS-03", "UFS-MS-07", "UFS-EX-13", "UFS-RULING-02")
def test_the_mothership_moves_acts_and_launches() -> None:
    scene = Scene(
        {"r1c2": "purple", "r9c3": "purple", "r5c4": "purple", "r5c5": "white"},
        launch={"c1": "purple"},
        waiting="purple",
        phase="mothership",
    )
    assert scene.story[:4] == ["mothership-phase", "mothership-moved 1", "taken-up purple r1c2", "action white_ships 1"]
    assert [line for line in scene.story if line.startswith("launched")] == ["launched purple c2", "launched purple c3"]
    assert (scene.phase, scene.choices("launch")) == ("launch", {"c4", "c5"})
    scene.play("launch c5")
    assert scene.launch == {"c1": "purple", "c2": "purple", "c3": "purple", "c5": "white"}
    assert (scene.round, scene.phase) == (2, "planning")


@pytest.mark.rule("UFS-LAUNCH-03", "UFS-LAUNCH-04", "UFS-LAUNCH-05", "UFS-EX-35")
def test_the_farthest_launch_points_are_a_choice() -> None:
    ships = {"r8c2": "purple", "r12c3": "purple", "r12c4": "purple", "r5c5": "purple"}
    scene = Scene(ships, launch={"c1": "purple"}, waiting="purple purple", mothership=3, phase="launch")
    assert scene.choices("launch") == {"c3", "c4"}
    assert scene.refusal("launch c2") == ("not-that-launch-point", "UFS-LAUNCH-04")
    scene.play("launch c4")
    assert scene.launch == {"c1": "purple", "c3": "purple", "c4": "purple"}


@pytest.mark.rule("UFS-LAUNCH-02", "UFS-LAUNCH-06", "UFS-EX-26", "UFS-RULING-19")
def test_purple_first_and_the_rest_keeps_waiting() -> None:
    full = {f"c{column}": "purple" for column in (1, 2, 4, 5)}
    scene = Scene(launch=full, waiting="white purple purple", phase="launch")
    assert (scene.launch["c3"], scene.waiting) == ("purple", "purple white")
    assert "launch-full 2" in scene.story


@pytest.mark.rule("UFS-WHITE-03", "UFS-EX-27", "UFS-RULING-17")
@pytest.mark.parametrize(("there", "added"), [(3, 1), (4, 0), (1, 2)])
def test_only_as_many_white_ships_as_there_are(there: int, added: int) -> None:
    scene = Scene(waiting=" ".join(["white"] * there))
    scene.action("white_ships", 2)
    assert scene.supply == 4 - there - added
    assert scene.story == ([f"ships-added white {added}"] if added else ["no-ships-left white"])


@pytest.mark.rule("UFS-MS-06", "UFS-EX-29", "UFS-RULING-09")
def test_research_never_goes_below_the_start() -> None:
    scene = Scene(research=1)
    scene.action("research_back", 2)
    assert (scene.research, scene.story) == (0, ["research-back 1 0"])


@pytest.mark.rule("UFS-MS-09", "UFS-EX-23")
@pytest.mark.parametrize(("threats", "skull"), [([], 12), ([3], 11)])
def test_the_skull_row_loses_the_game(threats: list[int], skull: int) -> None:
    scene = Scene(mothership=skull - 1, threats=threats, phase="mothership")
    assert (scene.reason, scene.mothership) == ("skull-row-reached", skull)


@pytest.mark.rule("UFS-LAND-06")
def test_a_row_entered_in_the_planning_phase_is_skipped() -> None:
    scene = Scene(launch={"c1": "purple"}, mothership=2, dice="1 1 1 / 1 1")
    scene.play("place gray-1 r2c1")
    for column in ("c2", "c3", "c4", "c5"):
        scene.play(f"place {scene.tray.split()[0]} r1{column}")
    while scene.phase == "rooms":
        scene.play("done")
    assert "mothership-moved 4" in scene.story
    assert "action none 0" in scene.story
