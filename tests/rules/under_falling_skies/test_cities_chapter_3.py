"""The cities of chapter 3: Beijing, Tokyo, Seoul, Singapore and Sydney (UFS-CITY-01)."""

from __future__ import annotations

import pytest

from tests.rules.under_falling_skies.scene import Scene

pytestmark = pytest.mark.rule("UFS-CITY-01")


# --- Beijing: robots that keep their value ---------------------------------------------------------------------------
# r2c1+r3c1 research cost 1, r2c2 energy -1, r2c3 robot -1, r2c4 fighter cost 1 -1, r3c4 research cost 1, r5c1 energy.
@pytest.mark.rule("UFS-ROBOT-09")
@pytest.mark.parametrize(
    ("side", "space", "kept"),
    [
        *(("blue", "r2c2", True), ("blue", "r2c4", False), ("blue", "r3c4", False), ("blue", "r2c3", False)),
        *(("damaged", "r2c2", True), ("damaged", "r2c4", True), ("damaged", "r3c4", True), ("damaged", "r2c3", False)),
    ],
)
def test_beijing_keeps_the_value_of_robots(side: str, space: str, kept: bool) -> None:
    placed = {"r3c3": "gray-5"}
    scene = Scene(
        city="beijing", side=side, robots={space: "4"}, placed=placed, energy=3, excavator="r4c1", phase="rooms"
    )
    scene.play(f"use {space}")
    if scene.phase == "install":
        scene.play("install r1c1")
    assert scene.robots[space] == ("4 exhausted" if kept else "3 exhausted")
    assert (f"robot-keeps-value {space} 4" in scene.story) == kept
    assert (f"robot-used {space} 3" in scene.story) == (not kept)


@pytest.mark.rule("UFS-ADV-08")
def test_damaged_beijing_keeps_no_value_in_a_vertical_room() -> None:
    robots = {"r2c1": "4", "r3c1": "1"}
    scene = Scene(city="beijing", side="damaged", robots=robots, energy=1, excavator="r4c1", phase="rooms")
    scene.play("use r2c1")
    assert scene.robots == {"r2c1": "3"}
    assert {"robot-used r2c1 3", "robot-worn-out r3c1"} <= set(scene.story)


def test_a_robot_of_value_one_stays_in_beijing() -> None:
    scene = Scene(city="beijing", robots={"r3c5": "1"}, energy=1, excavator="r4c1", phase="rooms")
    scene.play("use r3c5")
    assert (scene.robots, scene.energy) == ({"r3c5": "1"}, 2)


# --- Tokyo: big rooms ------------------------------------------------------------------------------------------------
# r2c3+r2c4 energy, r4c5+r5c5 fighter cost 1 +1, r5c1+r6c1 research cost 3 +1, r6c2+r6c3 research cost 4 +2.
@pytest.mark.rule("UFS-COST-01", "UFS-VAL-01")
@pytest.mark.parametrize(
    ("side", "rooms"),
    [
        ("blue", {"r2c3": 0, "r4c5": 0, "r5c1": 2, "r6c2": 3, "r2c2": 3, "r3c4": 1}),
        ("damaged", {"r2c3": 0, "r4c5": 0, "r5c1": 1, "r6c2": 2, "r2c2": 3, "r3c4": 1}),
    ],
)
def test_tokyo_runs_multi_space_rooms_cheaper(side: str, rooms: dict[str, int]) -> None:
    scene = Scene(city="tokyo", side=side)
    assert {room: scene.room(room)[1] for room in rooms} == rooms


@pytest.mark.parametrize(("side", "value", "cost"), [("blue", 5, 3), ("damaged", 6, 2)])
def test_tokyo_pays_less_for_a_big_room(side: str, value: int, cost: int) -> None:
    placed = {"r6c2": "gray-1", "r6c3": "gray-2", "r3c4": "gray-4"}
    scene = Scene(city="tokyo", side=side, placed=placed, energy=cost, excavator="r6c5", phase="rooms")
    assert (scene.room("r6c2"), scene.room("r3c4")) == ((value, cost), (4, 1))
    scene.play("use r6c2")
    assert {f"room-used r6c2 research {value}", f"energy-paid {cost} 0"} <= set(scene.story)
    poor = Scene(city="tokyo", side=side, placed=placed, energy=cost - 1, excavator="r6c5", phase="rooms")
    assert poor.refusal("use r6c2") == ("no-energy", "UFS-COST-01")


# --- Seoul: better robots --------------------------------------------------------------------------------------------
# r2c3 robot -1, r2c2 energy -1, r5c3 robot.
@pytest.mark.rule("UFS-ROBOT-02", "UFS-ROBOT-03", "UFS-ADV-02")
@pytest.mark.parametrize(("die", "value"), [(2, 2), (4, 4), (5, 5), (6, 6)])
@pytest.mark.parametrize(("side", "state"), [("blue", "exhausted"), ("damaged", "ready")])
def test_seoul_builds_better_robots(side: str, state: str, die: int, value: int) -> None:
    scene = Scene(
        city="seoul", side=side, placed={"r2c3": f"gray-{die}", "r2c2": "gray-2"}, excavator="r3c5", phase="rooms"
    )
    scene.play("use r2c3", "install r2c4")
    assert f"robot-installed r2c4 {value} {state}" in scene.story
    assert ("use r2c4" in scene.legal) == (side == "damaged" and value > 1)


@pytest.mark.rule("UFS-ROBOT-02")
def test_a_robot_of_seoul_shows_six_at_most() -> None:
    scene = Scene(city="seoul", placed={"r5c3": "gray-6", "r2c2": "gray-2"}, energy=3, excavator="r6c1", phase="rooms")
    scene.play("use r5c3", "install r2c4")
    assert scene.robots == {"r2c4": "6 exhausted"}


def test_a_ready_robot_of_seoul_works_in_the_same_phase() -> None:
    scene = Scene(city="seoul", side="damaged", placed={"r2c3": "gray-4"}, excavator="r3c5", phase="rooms")
    scene.play("use r2c3", "install r2c2")
    assert scene.robots == {"r2c2": "4"}
    scene.play("use r2c2")
    assert scene.robots == {"r2c2": "3"}


@pytest.mark.rule("UFS-ROOM-01")
def test_a_blue_die_works_once_in_a_rooms_phase_even_if_built_anew() -> None:
    scene = Scene(city="seoul", side="damaged", robots={"r2c3": "4"}, excavator="r3c5", phase="rooms")
    scene.play("use r2c3", "scrap r2c3", "install r2c2")
    assert scene.robots == {"r2c2": "4"}
    assert "robot-installed r2c2 4 exhausted" in scene.story


@pytest.mark.rule("UFS-ADV-03")
def test_singapore_moves_its_die_before_anything_else_is_done() -> None:
    placed = {"r1c1": "gray-4", "r1c2": "gray-4", "r2c4": "white-3"}
    tokens = {"c1": 2, "c2": 2}
    scene = Scene(city="singapore", scenario="evacuation", tokens=tokens, placed=placed, energy=3, phase="rooms")
    assert "ability city" in scene.legal
    scene.play("clear r1c1")
    assert scene.refusal("ability city") == ("no-ability", "UFS-CITY-01")


# --- Singapore: move a die -------------------------------------------------------------------------------------------
# r2c4 fighter cost 1 -1, r2c5 research cost 2, r3c5 tunnel; the excavator starts on r3c5.
@pytest.mark.rule("UFS-ADV-07")
def test_singapore_moves_a_die_within_its_column() -> None:
    ships = {"r9c5": "purple"}
    placed = {"r1c5": "gray-4", "r2c4": "gray-3"}
    scene = Scene(ships, city="singapore", placed=placed, excavator="r3c4", energy=2, phase="rooms")
    scene.play("ability city")
    assert scene.choices("take") == {"r1c5", "r2c4"}
    assert scene.refusal("done") == ("must-choose", "UFS-CAMP-07")
    assert scene.refusal("take r2c5") == ("not-that-die", "UFS-ADV-07")
    scene.play("take r1c5")
    assert (scene.phase, scene.view.choice.space) == ("put_die", "r1c5")
    assert scene.choices("put") == {"r2c5", "r3c5"}
    assert scene.refusal("put r3c4") == ("not-there", "UFS-ADV-07")
    assert scene.refusal("put r1c4") == ("not-there", "UFS-ADV-07")
    assert scene.refusal("put r1c5") == ("not-there", "UFS-ADV-07")
    scene.play("put r2c5")
    assert scene.placed == {"r2c5": "gray-4", "r2c4": "gray-3"}
    assert (scene.ships, scene.story[-1]) == (ships, "die-moved r1c5 r2c5")
    assert scene.refusal("ability city") == ("ability-spent", "UFS-CAMP-07")
    scene.play("use r2c5")
    assert "room-used r2c5 research 4" in scene.story


@pytest.mark.rule("UFS-ADV-07")
def test_singapore_damaged_moves_a_die_to_any_column() -> None:
    placed = {"r1c5": "gray-4", "r2c4": "gray-3"}
    robots = {"r2c1": "2"}
    scene = Scene(city="singapore", side="damaged", placed=placed, robots=robots, excavator="r3c4", phase="rooms")
    scene.play("ability city", "take r2c4")
    excavated = {f"r{row}c{column}" for row in (1, 2) for column in range(1, 6)} | {"r3c5"}
    assert scene.choices("put") == excavated - {"r1c5", "r2c4", "r2c1"}
    scene.play("put r2c2")
    assert scene.placed == {"r1c5": "gray-4", "r2c2": "gray-3"}


@pytest.mark.rule("UFS-ADV-07", "UFS-EXC-05")
def test_a_die_moved_from_ahead_of_the_excavator_digs_no_more() -> None:
    placed = {"r3c4": "gray-4"}
    scene = Scene(city="singapore", placed=placed, energy=2, phase="rooms")
    assert "dig" in scene.legal
    scene.play("ability city", "put r2c4")  # the only die is taken without asking
    assert scene.refusal("dig") == ("no-dig-die", "UFS-DIG-01")
    scene.play("use r2c4")
    assert "room-used r2c4 fighter 3" in scene.story


@pytest.mark.parametrize("space", ["r1c1", "r1c2", "r2c1"])
def test_singapore_moves_the_only_die_wherever_it_lies(space: str) -> None:
    scene = Scene(city="singapore", placed={space: "gray-4"}, energy=0, excavator="r3c5", phase="rooms")
    scene.play("ability city")  # one die, and one other excavated space in its column
    other = space.replace("r1", "r3").replace("r2", "r1").replace("r3", "r2")
    assert f"die-moved {space} {other}" in scene.story


def test_singapore_moves_dice_only_before_any_room_is_used() -> None:
    placed = {"r2c5": "gray-4", "r2c4": "gray-3"}
    scene = Scene(city="singapore", placed=placed, energy=4, phase="rooms")
    scene.play("use r2c4")
    assert scene.refusal("ability city") == ("no-ability", "UFS-CITY-01")


@pytest.mark.rule("UFS-KIND-01")
def test_dice_singapore_does_not_move_are_removed_at_the_end() -> None:
    scene = Scene(city="singapore", placed={"r1c5": "gray-4", "r2c5": "gray-3"}, energy=2, phase="rooms")
    assert scene.placed == {"r1c5": "gray-4", "r2c5": "gray-3"}
    scene.play("done")
    assert {"die-removed r1c5", "discarded r2c5"} <= set(scene.story)


# --- Sydney: ignore landings -----------------------------------------------------------------------------------------
# Easy faces: r2c2 arrow left, r2c3 arrow right, r3c1 and r5c1 icons, r7c4 arrow left, r8c5 arrow left.
@pytest.mark.rule("UFS-LAND-01")
def test_sydney_may_ignore_an_arrow() -> None:
    scene = Scene({"r1c2": "purple"}, city="sydney", dice="1 1 1 / 1 1")
    scene.play("place gray-1 r2c2")
    assert (scene.phase, scene.view.choice.source, scene.view.choice.square) == ("offer", "city", "r2c2")
    assert scene.legal == {"ability city", "decline"}
    assert scene.refusal("ability scenario") == ("no-ability", "UFS-CITY-01")
    scene.play("ability city")
    assert scene.ships == {"r2c2": "purple"}
    assert scene.story[-2:] == ["ability-used city", "landing-ignored r2c2"]
    assert (scene.phase, scene.uses_left("city")) == ("planning", [0])


@pytest.mark.rule("UFS-LAND-03")
def test_sydney_may_ignore_an_icon_once_a_round() -> None:
    scene = Scene({"r2c1": "purple", "r5c2": "white"}, city="sydney", dice="1 1 1 / 1 1")
    scene.play("place gray-1 r2c1", "ability city")
    assert (scene.mothership, scene.ships["r3c1"]) == (0, "purple")
    scene.play("place gray-1 r2c2")
    assert (scene.mothership, scene.phase) == (1, "planning")


def test_sydney_may_decline_and_wait_for_another_landing() -> None:
    scene = Scene({"r2c1": "purple", "r5c2": "white"}, city="sydney", dice="1 1 1 / 1 1")
    scene.play("place gray-1 r2c1", "decline")
    assert (scene.mothership, scene.uses_left("city")) == (1, [1])
    scene.play("place gray-1 r2c2")
    assert (scene.phase, scene.view.choice.square) == ("offer", "r6c2")
    assert scene.refusal("place gray-1 r1c3") == ("not-now", "UFS-ROUND-01")


@pytest.mark.parametrize(
    ("ships", "column", "tile"),
    [
        ({"r1c2": "purple", "r2c1": "white"}, "c2", "base"),  # the arrow is blocked
        ({"r2c3": "purple"}, "c3", "base"),  # an explosion
        ({"r2c2": "purple"}, "c2", "base"),  # an empty square
        ({"r2c1": "purple"}, "c1", "advanced"),  # a teleporter
    ],
)
def test_sydney_is_not_asked_where_nothing_can_be_ignored(ships: dict[str, str], column: str, tile: str) -> None:
    scene = Scene(ships, city="sydney", dice="1 1 1 / 1 1", mothership=0, tile_1=tile)
    scene.play(f"place gray-1 r2{column}")
    assert (scene.phase, scene.uses_left("city")) == ("planning", [1])


@pytest.mark.rule("UFS-ADV-09")
def test_sydney_may_ignore_a_landing_in_the_mothership_phase() -> None:
    scene = Scene({"r4c1": "purple"}, city="sydney", mothership=2, tile_1="advanced", phase="mothership")
    assert (scene.phase, scene.view.choice.square) == ("offer", "r5c1")
    scene.play("ability city")
    assert (scene.mothership, scene.ships) == (3, {"r5c1": "purple"})


def test_sydney_damaged_decides_where_ships_slide() -> None:
    scene = Scene({"r1c2": "purple"}, city="sydney", side="damaged", dice="1 1 1 / 1 1")
    scene.play("place gray-1 r2c2")
    assert (scene.phase, scene.view.choice.square) == ("move_ship", "r2c2")
    assert scene.choices("to") == {"r2c1", "r2c2", "r2c3"}
    assert scene.refusal("to r2c4") == ("square-taken", "UFS-RULING-29")
    assert scene.refusal("to r3c2") == ("square-taken", "UFS-RULING-29")
    scene.play("to r2c3")
    assert (scene.ships, scene.story[-1]) == ({"r2c3": "purple"}, "slid purple r2c2 r2c3")  # its own arrow is ignored
    assert scene.uses_left("city") == [2, None]


def test_sydney_damaged_may_leave_a_ship_on_its_arrow() -> None:
    scene = Scene({"r1c2": "purple"}, city="sydney", side="damaged", dice="1 1 1 / 1 1")
    scene.play("place gray-1 r2c2", "to r2c2")
    assert (scene.ships, scene.phase) == ({"r2c2": "purple"}, "planning")
    assert "slid" not in scene.told


@pytest.mark.rule("UFS-LAND-02")
@pytest.mark.parametrize(
    ("others", "choices"),
    [({"r8c4": "white"}, set()), ({}, {"r8c4", "r8c5"})],
)
def test_ships_of_sydney_slide_onto_free_squares_of_their_row_only(others: dict[str, str], choices: set[str]) -> None:
    scene = Scene({"r7c5": "purple", **others}, city="sydney", side="damaged", excavator="r3c5")
    scene.play("place gray-1 r2c5")
    assert scene.choices("to") == choices
    assert scene.ships == {"r8c5": "purple", **others}  # where it can only stay nobody is asked


def test_sydney_damaged_ignores_two_icons_a_round() -> None:
    ships = {"r2c1": "purple", "r5c2": "white", "r12c4": "purple"}
    scene = Scene(ships, city="sydney", side="damaged", dice="1 1 1 / 1 1")
    scene.play("place gray-1 r2c1", "ability city", "place gray-1 r2c2", "ability city", "place gray-1 r2c4")
    assert (scene.phase, scene.mothership, scene.uses_left("city")) == ("planning", 1, [0, None])
