"""Ships on the move, landing effects and hits on the city (UFS-SHIP-*, UFS-LAND-*, UFS-DMG-*)."""

from __future__ import annotations

import pytest

from tests.rules.under_falling_skies.scene import Scene


@pytest.mark.rule("UFS-SHIP-01", "UFS-SHIP-06")
def test_all_ships_of_the_column_descend_by_the_value_of_the_die() -> None:
    scene = Scene(
        {"r5c3": "purple", "r9c3": "white", "r5c4": "purple"},
        launch={"c3": "purple"},
        waiting="white",
        dice="2 1 1 / 1 1",
    )
    scene.play("place gray-2 r2c3")
    assert scene.ships == {"r2c4": "purple", "r7c3": "purple", "r11c4": "white", "r5c4": "purple"}
    assert (scene.launch, scene.waiting) == ({}, "white")


@pytest.mark.rule("UFS-SHIP-02", "UFS-SHIP-03", "UFS-EX-25")
def test_an_aa_gun_slows_ships_by_one_and_a_one_moves_nothing() -> None:
    scene = Scene({"r2c2": "purple"}, dice="1 3 1 / 1 1")
    scene.play("place gray-1 r1c2")
    assert (scene.ships, scene.told[-1]) == ({"r2c2": "purple"}, "ships-stay")
    scene = Scene({"r2c2": "purple"}, dice="1 3 1 / 1 1")
    scene.play("place gray-3 r1c2")
    assert scene.ships == {"r4c2": "purple"}


@pytest.mark.rule("UFS-EX-03", "UFS-SHIP-04", "UFS-SHIP-05", "UFS-LAND-03", "UFS-LAND-07")
def test_both_ships_move_before_any_effect() -> None:
    scene = Scene({"r11c2": "purple", "r13c2": "white"}, mothership=4, dice="2 1 1 / 1 1", threats=[4])
    scene.play("place gray-2 r2c2")
    assert scene.ships == {"r13c2": "purple", "r15c2": "white"}
    assert scene.mothership == 5
    assert scene.story == [
        "placed gray-2 r2c2 0",
        "descended white r13c2 r15c2",
        "descended purple r11c2 r13c2",
        "mothership-pulled 5",
    ]


@pytest.mark.rule("UFS-LAND-01", "UFS-LAND-02", "UFS-EX-20", "UFS-SHIP-07")
def test_an_arrow_moves_the_ship_aside_unless_a_ship_is_there() -> None:
    scene = Scene(launch={"c2": "purple"}, dice="2 1 1 / 1 1")
    scene.play("place gray-2 r2c2")
    assert scene.ships == {"r2c1": "purple"}
    scene.play("place gray-1 r2c1")
    assert (scene.ships, scene.mothership) == ({"r3c1": "purple"}, 1)
    blocked = Scene({"r2c1": "white"}, launch={"c2": "purple"}, dice="2 1 1 / 1 1")
    blocked.play("place gray-2 r2c2")
    assert blocked.ships == {"r2c1": "white", "r2c2": "purple"}
    assert blocked.story[-1] == "arrow-blocked r2c2"


@pytest.mark.rule("UFS-LAND-04", "UFS-LAND-05", "UFS-EX-21")
def test_the_mothership_takes_up_the_ship_that_called_it_and_skips_the_row_action() -> None:
    scene = Scene(launch={"c1": "purple"}, mothership=2, dice="1 1 1 / 1 1")
    scene.play("place gray-1 r2c1")
    assert (scene.mothership, scene.ships, scene.waiting) == (3, {}, "purple")
    assert scene.supply == 4


@pytest.mark.rule("UFS-DMG-01", "UFS-DMG-02", "UFS-DMG-03", "UFS-EX-04", "UFS-RULING-07")
def test_ships_beyond_the_sky_hit_the_city_and_wait() -> None:
    scene = Scene({"r15c1": "purple", "r16c1": "white"}, dice="2 1 1 / 1 1")
    scene.play("place gray-2 r1c1")
    assert (scene.damage, scene.ships, scene.waiting) == (1, {"r16c1": "purple"}, "white")
    scene = Scene({"r15c1": "purple", "r16c1": "white"}, dice="2 1 1 / 1 1")
    scene.play("place gray-2 r2c1")
    assert (scene.damage, scene.ships, scene.waiting) == (2, {}, "purple white")
    assert [line for line in scene.story if line.startswith("city-hit")] == ["city-hit purple c1", "city-hit white c1"]


@pytest.mark.rule("UFS-DMG-04", "UFS-END-03")
def test_the_last_space_of_the_damage_track_loses_at_once() -> None:
    scene = Scene({"r15c1": "purple", "r16c1": "white"}, damage=6, dice="2 1 1 / 1 1")
    scene.play("place gray-2 r2c1")
    assert (scene.reason, scene.damage, scene.story[-1]) == ("base-destroyed", 7, "lost-damage 7")
    assert scene.told.count("city-hit") == 1


@pytest.mark.rule("UFS-EX-32", "UFS-MS-09")
def test_an_icon_that_brings_the_mothership_to_the_skull_loses_at_once() -> None:
    scene = Scene({"r12c4": "purple"}, mothership=11, dice="1 1 1 / 1 1")
    scene.play("place gray-1 r2c4")
    assert scene.reason == "skull-row-reached"
