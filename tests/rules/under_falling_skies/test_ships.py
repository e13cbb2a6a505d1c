"""Ships on the move (UFS-SHIP-*)."""

from __future__ import annotations

import pytest

from tests.rules.under_falling_skies.scene import Scene


def landed(scene: Scene) -> list[str]:
    """What landing set off, in order."""
    return [line for line in scene.story if line.split(" ")[0] not in ("placed", "descended", "placed-ahead")]


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


@pytest.mark.rule("UFS-SHIP-01", "UFS-SETUP-01")
@pytest.mark.parametrize("column", range(1, 6))
@pytest.mark.parametrize("value", range(1, 7))
def test_a_die_moves_its_own_column_by_its_value(column: int, value: int) -> None:
    ships = {f"r6c{other}": "purple" for other in range(1, 6)}
    scene = Scene(ships, dice=f"{value} 1 1 / 1 1")
    scene.play(f"place gray-{value} r2c{column}")
    moves = [line for line in scene.story if line.startswith("descended")]
    assert moves == [f"descended purple r6c{column} r{6 + value}c{column}"]
    assert ships.items() - scene.ships.items() == {(f"r6c{column}", "purple")}


@pytest.mark.rule("UFS-SHIP-01")
@pytest.mark.parametrize("row", [0, 1, 4])
def test_a_ship_on_a_launch_point_descends_from_the_row_of_the_mothership(row: int) -> None:
    scene = Scene(launch={"c5": "white", "c4": "purple"}, mothership=row)
    scene.descend("c5", 2)
    assert f"descended white r{row}c5 r{row + 2}c5" in scene.story
    assert scene.launch == {"c4": "purple"}


@pytest.mark.rule("UFS-SHIP-01")
def test_waiting_ships_are_in_no_column() -> None:
    scene = Scene(waiting="purple white", dice="6 6 6 / 6 6")
    scene.play("place gray-6 r2c1", "place gray-6 r2c2", "place gray-6 r2c3")
    assert (scene.waiting, scene.ships) == ("purple white", {})
    assert scene.told == ["placed"] * 3


# --- AA guns ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-SHIP-02", "UFS-SHIP-03", "UFS-EX-25")
def test_an_aa_gun_slows_ships_by_one_and_a_one_moves_nothing() -> None:
    """The arrow under the ship was blocked once; it does not work on a ship that stays."""
    scene = Scene({"r2c2": "purple"}, dice="1 3 1 / 1 1")
    scene.play("place gray-1 r1c2")
    assert (scene.ships, scene.story) == ({"r2c2": "purple"}, ["placed gray-1 r1c2 0", "ships-stay c2"])
    scene = Scene({"r2c2": "purple"}, dice="1 3 1 / 1 1")
    scene.play("place gray-3 r1c2")
    assert scene.ships == {"r4c2": "purple"}
    scene = Scene({"r3c2": "purple"}, dice="1 3 1 / 1 1")
    scene.play("place gray-3 r1c2")
    assert scene.story[1:] == ["descended purple r3c2 r5c2", "slid purple r5c2 r5c3"]


@pytest.mark.rule("UFS-SHIP-02")
@pytest.mark.parametrize("column", range(1, 6))
@pytest.mark.parametrize("value", range(2, 7))
def test_every_aa_gun_takes_one_square_off_every_value(column: int, value: int) -> None:
    scene = Scene({f"r8c{column}": "purple"}, launch={f"c{column}": "white"}, dice=f"{value} 1 1 / 1 1")
    scene.play(f"place gray-{value} r1c{column}")
    assert [line for line in scene.story if line.startswith("descended")] == [
        f"descended purple r8c{column} r{7 + value}c{column}",
        f"descended white r0c{column} r{value - 1}c{column}",
    ]


@pytest.mark.rule("UFS-SHIP-02")
@pytest.mark.parametrize("space", ["r2c3", "r3c3", "r4c3", "r5c3", "r6c3"])
def test_no_other_space_slows_ships(space: str) -> None:
    scene = Scene({"r8c3": "purple"}, dice="2 1 1 / 1 1", excavator="r6c5")
    scene.play(f"place gray-2 {space}")
    assert "descended purple r8c3 r10c3" in scene.story


@pytest.mark.rule("UFS-SHIP-03")
@pytest.mark.parametrize("square", ["r3c1", "r5c1", "r12c1", "r8c1", "r13c1"])
def test_a_one_in_an_aa_gun_sets_off_no_square_whatever_it_is(square: str) -> None:
    scene = Scene({square: "purple"}, launch={"c1": "purple"}, dice="1 1 1 / 1 1")
    scene.play("place gray-1 r1c1")
    assert (scene.ships, scene.launch, scene.mothership) == ({square: "purple"}, {"c1": "purple"}, 0)
    assert scene.told == ["placed", "ships-stay"]


@pytest.mark.rule("UFS-SHIP-03")
def test_where_there_is_no_ship_none_stays() -> None:
    scene = Scene({"r5c2": "purple"}, dice="1 1 1 / 1 1")
    scene.play("place gray-1 r1c1")
    assert scene.told == ["placed"]


@pytest.mark.rule("UFS-SHIP-03")
def test_a_one_elsewhere_moves_ships_by_one() -> None:
    scene = Scene({"r2c1": "purple"}, dice="1 1 1 / 1 1")
    scene.play("place gray-1 r2c1")
    assert (scene.ships, scene.mothership) == ({"r3c1": "purple"}, 1)


# --- all at once -----------------------------------------------------------------------------------------------------
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


@pytest.mark.rule("UFS-SHIP-04", "UFS-RULING-29")
@pytest.mark.parametrize("value", range(1, 7))
def test_ships_one_behind_the_other_never_collide(value: int) -> None:
    """Five in a row, the first still on its launch point; column 5 has nothing that moves ships aside down to row 7."""
    ships = {"r1c5": "white", "r2c5": "purple", "r3c5": "white", "r4c5": "purple"}
    scene = Scene(ships, launch={"c5": "purple"})
    scene.descend("c5", value)
    moves = [line for line in scene.story if line.startswith("descended")]
    assert moves == [
        f"descended {ship} r{row}c5 r{row + value}c5"
        for row, ship in ((4, "purple"), (3, "white"), (2, "purple"), (1, "white"), (0, "purple"))
    ]
    assert len(scene.ships) == 5


@pytest.mark.rule("UFS-SHIP-04")
@pytest.mark.parametrize(("start", "value", "end"), [("r2c1", 2, "r4c1"), ("r4c1", 2, "r6c1"), ("r1c2", 2, "r3c2")])
def test_squares_passed_on_the_way_are_ignored(start: str, value: int, end: str) -> None:
    """Over the icons of rows 3 and 5, over the arrow of row 2."""
    scene = Scene({start: "purple"})
    scene.descend(start[-2:], value)
    assert (scene.ships, scene.mothership) == ({end: "purple"}, 0)
    assert scene.told == ["descended"]


@pytest.mark.rule("UFS-SHIP-05")
def test_landing_effects_follow_from_the_topmost_ship_to_the_lowest() -> None:
    scene = Scene({"r1c2": "purple", "r4c2": "white", "r5c2": "purple", "r16c2": "purple"})
    scene.descend("c2", 1)
    assert landed(scene) == [
        "slid purple r2c2 r2c1",
        "slid white r5c2 r5c3",
        "mothership-pulled 1",
        "city-hit purple c2",
        "ship-waits purple",
        "damage-taken 1 1",
    ]


@pytest.mark.rule("UFS-SHIP-05", "UFS-LAND-04")
def test_the_mothership_may_come_down_for_several_ships_of_a_column() -> None:
    """The icons of rows 3, 5 and 12: each of them takes up the next ship of the column."""
    scene = Scene({"r3c1": "white", "r4c1": "purple", "r11c1": "purple"}, launch={"c1": "purple"}, mothership=2)
    scene.descend("c1", 1)
    assert landed(scene) == [
        "mothership-pulled 3",
        "taken-up purple r3c1",
        "mothership-pulled 4",
        "taken-up white r4c1",
        "mothership-pulled 5",
        "taken-up purple r5c1",
    ]
    assert (scene.ships, scene.waiting, scene.mothership) == ({"r12c1": "purple"}, "purple purple white", 5)


# --- modifiers and other columns -------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-SHIP-06")
@pytest.mark.parametrize("space", ["r2c1", "r4c1", "r5c1", "r3c1"])
def test_the_modifier_of_a_room_changes_no_descent(space: str) -> None:
    """Modifiers -1, -1, +1 and 0."""
    scene = Scene({"r5c1": "purple"}, dice="4 1 1 / 1 1", excavator="r6c1")
    scene.play(f"place gray-4 {space}")
    assert scene.ships == {"r9c1": "purple"}


@pytest.mark.rule("UFS-SHIP-07", "UFS-EX-20")
def test_a_ship_shifted_into_another_column_moves_again_with_the_die_of_that_column() -> None:
    scene = Scene(launch={"c2": "purple"}, dice="2 1 1 / 1 1")
    scene.play("place gray-2 r2c2")
    assert scene.ships == {"r2c1": "purple"}
    scene.play("place gray-1 r2c1")
    assert (scene.ships, scene.mothership) == ({"r3c1": "purple"}, 1)


@pytest.mark.rule("UFS-SHIP-07")
def test_a_ship_shifted_into_a_column_that_has_its_die_stays_there() -> None:
    scene = Scene(launch={"c2": "purple"}, dice="2 1 1 / 1 1")
    scene.play("place gray-1 r2c1", "place gray-2 r2c2")
    assert scene.ships == {"r2c1": "purple"}
    scene.play("place gray-1 r2c3")
    assert scene.ships == {"r2c1": "purple"}
    assert scene.refusal("place white-1 r1c1") == ("column-taken", "UFS-PLAN-02")
