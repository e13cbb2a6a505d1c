"""Advanced tiles and rooms, and the difficulty (UFS-ADV-*, UFS-DIFF-*)."""

from __future__ import annotations

import pytest

from tests.rules.under_falling_skies.scene import Scene


@pytest.mark.rule("UFS-ADV-01", "UFS-EX-39")
def test_a_room_with_two_effects_has_both_with_its_value() -> None:
    ships = {"r8c3": "purple"}
    scene = Scene(ships, city="montreal", placed={"r2c4": "gray-4", "r2c5": "gray-5"}, energy=2, phase="rooms")
    scene.play("use r2c4")
    assert (scene.ships, scene.max_energy) == ({}, 7)
    assert "energy-gained 5 7" in scene.story


@pytest.mark.rule("UFS-ADV-04", "UFS-EX-36")
def test_a_shortened_sky_ends_earlier() -> None:
    scene = Scene({"r13c1": "purple"}, tile_4="advanced")
    scene.descend("c1", 3)
    assert (scene.damage, scene.waiting, len(scene.battle.sky)) == (1, "purple", 15)


@pytest.mark.rule("UFS-ADV-05", "UFS-RULING-31")
def test_a_command_room_raises_dice_in_other_rooms() -> None:
    placed = {"r2c3": "gray-5", "r2c2": "gray-5", "r2c4": "white-2"}
    scene = Scene(city="moscow", placed=placed, robots={"r2c1": "2 exhausted"}, energy=2, phase="rooms")
    scene.play("use r2c3")
    assert scene.choices("raise") == {"r2c2", "r2c4"}
    scene.play("raise r2c2", "raise r2c4")
    assert scene.refusal("raise r2c2") == ("die-not-raised", "UFS-ADV-05")
    scene.play("done")
    assert scene.placed == {"r2c2": "gray-6", "r2c4": "white-3"}


@pytest.mark.rule("UFS-ADV-06")
def test_no_robot_in_a_command_room() -> None:
    scene = Scene(city="moscow", placed={"r3c2": "gray-4"}, energy=3, excavator="r4c1", phase="rooms")
    scene.play("use r3c2")
    assert scene.refusal("install r2c3") == ("command-space", "UFS-ADV-06")


@pytest.mark.rule("UFS-ADV-08")
def test_a_vertical_room_works_with_a_robot() -> None:
    scene = Scene(
        city="beijing", placed={"r2c1": "gray-4"}, robots={"r3c1": "3"}, energy=1, excavator="r4c1", phase="rooms"
    )
    assert scene.room("r2c1") == (7, 1)


@pytest.mark.rule("UFS-ADV-09", "UFS-RULING-32")
def test_the_action_move_ships_moves_every_column_from_the_left() -> None:
    scene = Scene({"r5c2": "purple", "r5c4": "white"}, launch={"c5": "purple"}, mothership=2)
    scene.action("move_ships", 1)
    assert [line for line in scene.story if line.startswith("descended")] == [
        "descended purple r5c2 r6c2",
        "descended white r5c4 r6c4",
        "descended purple r3c5 r4c5",  # an icon in column 2 has brought the mothership down with it
    ]
    assert scene.mothership == 3


@pytest.mark.rule("UFS-ADV-10", "UFS-EX-37")
def test_a_teleporter_moves_the_ship_to_its_pair() -> None:
    scene = Scene({"r2c1": "purple"}, mothership=1, tile_1="advanced")
    scene.descend("c1", 1)
    assert scene.ships == {"r4c3": "purple"}
    blocked = Scene({"r2c1": "purple", "r4c3": "white"}, mothership=1, tile_1="advanced")
    blocked.descend("c1", 1)
    assert blocked.ships == {"r3c1": "purple", "r4c3": "white"}


@pytest.mark.rule("UFS-ADV-11", "UFS-EX-38")
def test_fighters_strike_yellow_or_red_explosions() -> None:
    ships = {"r13c1": "purple", "r9c3": "white"}
    scene = Scene(ships, placed={"r2c1": "gray-5", "r2c2": "gray-1"}, energy=3, tile_3="advanced", phase="rooms")
    scene.play("use r2c1")
    assert scene.legal == {"strike yellow", "strike red"}
    scene.play("strike red")
    assert scene.ships == {"r13c1": "purple"}


@pytest.mark.rule("UFS-ADV-12")
def test_tile_zero_adds_two_rows_and_two_steps_on_top() -> None:
    battle = Scene(tile_0="yes").battle
    assert [row.tile for row in battle.sky[:3]] == ["sky_0", "sky_0", "sky_1"]
    assert (battle.mothership.skull_row, battle.research.costs[-2:]) == (14, [3, 6])


@pytest.mark.rule("UFS-DIFF-01", "UFS-DIFF-02", "UFS-DIFF-03", "UFS-EX-18", "UFS-RULING-26", "UFS-MIX-01")
def test_difficulty_is_black_stars_minus_yellow_ones() -> None:
    scene = Scene(
        threats=[1, 2], tile_2="advanced", scenario="storm", side="damaged", tunneller="upgraded", defector="normal"
    )
    assert scene.battle.difficulty == 2.0
    assert Scene(tunneller="normal").battle.difficulty == -0.5
