"""Skies of the campaign: short tile 4, tile 0, teleporters, red explosions, move ships (UFS-ADV-04, -09 to -12)."""

from __future__ import annotations

import pytest

from hullbreach.games.under_falling_skies import pieces, step
from tests.rules.under_falling_skies.scene import Scene, new_game

ADVANCED = {f"tile_{position}": "advanced" for position in (1, 2, 3, 4)}


# --- a shortened sky -------------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-ADV-04", "UFS-EX-36")
@pytest.mark.parametrize(("threats", "last"), [([], 15), ([4], 14)])
def test_a_shortened_sky_ends_earlier(threats: list[int], last: int) -> None:
    scene = Scene({f"r{last - 2}c1": "purple"}, tile_4="advanced", threats=threats)
    assert [row.row for row in scene.battle.sky] == list(range(1, last + 1))
    scene.descend("c1", 3)
    assert (scene.damage, scene.ships, scene.waiting) == (1, {}, "purple")
    assert scene.story[0] == f"descended purple r{last - 2}c1 r{last + 1}c1"


@pytest.mark.rule("UFS-ADV-04", "UFS-DMG-01")
@pytest.mark.parametrize("squares", [1, 2, 6])
def test_a_ship_in_the_last_row_of_a_short_sky_hits_the_city(squares: int) -> None:
    scene = Scene({"r14c3": "white"}, tile_4="advanced", threats=[4])
    scene.descend("c3", squares)
    assert (scene.damage, scene.waiting) == (1, "white")
    above = Scene({"r13c3": "white"}, tile_4="advanced", threats=[4])
    above.descend("c3", 1)
    assert (above.damage, above.ships) == (0, {"r14c3": "white"})


# --- move ships ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-ADV-09", "UFS-RULING-32")
def test_the_action_move_ships_moves_every_column_from_the_left() -> None:
    scene = Scene({"r5c2": "purple", "r5c4": "white"}, launch={"c5": "purple"}, waiting="white", mothership=2)
    scene.action("move_ships", 1)
    assert [line for line in scene.story if line.startswith("descended")] == [
        "descended purple r5c2 r6c2",
        "descended white r5c4 r6c4",
        "descended purple r3c5 r4c5",  # an icon in column 2 has brought the mothership down with it
    ]
    assert (scene.mothership, scene.waiting) == (3, "white")


@pytest.mark.rule("UFS-ADV-09", "UFS-SHIP-07")
def test_a_ship_that_slides_into_a_column_still_to_come_moves_again() -> None:
    right = Scene({"r7c1": "purple"})
    right.action("move_ships", 1)  # r8c1 is an arrow to the right
    assert right.ships == {"r9c2": "purple"}
    left = Scene({"r6c4": "purple"})
    left.action("move_ships", 1)  # r7c4 is an arrow to the left
    assert left.ships == {"r7c3": "purple"}


@pytest.mark.rule("UFS-ADV-09", "UFS-MS-01", "UFS-LAUNCH-01")
def test_move_ships_is_carried_out_before_launching() -> None:
    scene = Scene({"r9c1": "purple"}, waiting="purple", mothership=2, tile_1="advanced", phase="mothership")
    assert "action move_ships 1" in scene.story
    assert "descended purple r9c1 r10c1" in scene.story
    assert scene.phase == "launch"


@pytest.mark.rule("UFS-RULING-32", "UFS-LAND-05")
def test_icons_met_by_move_ships_bring_no_further_action() -> None:
    """Row 3 of the advanced tile moves ships by 1; the icon on r5c1 brings the mothership to row 4."""
    scene = Scene({"r4c1": "purple"}, mothership=2, excavator="r3c1", tile_1="advanced", phase="mothership")
    assert (scene.mothership, scene.excavator) == (4, "r3c1")
    assert scene.told.count("action") == 1
    assert "mothership-pulled 4" in scene.story


@pytest.mark.rule("UFS-ADV-09", "UFS-DMG-01")
def test_move_ships_can_hit_the_city_from_every_column() -> None:
    ships = {f"r16c{column}": "purple" for column in range(1, 6)}
    scene = Scene(ships)
    scene.action("move_ships", 1)
    assert [line for line in scene.story if line.startswith("city-hit")] == [
        f"city-hit purple c{column}" for column in range(1, 6)
    ]
    assert scene.damage == 5


# --- teleporters -----------------------------------------------------------------------------------------------------
PAIRS = [
    *(("tile_1", [], "r2c3", "r4c5"), ("tile_1", [], "r3c1", "r4c3")),
    *(("tile_1", [1], "r3c2", "r4c5"), ("tile_1", [1], "r3c3", "r4c1")),
    *(("tile_2", [], "r5c2", "r7c4"), ("tile_2", [], "r6c1", "r8c5")),
    *(("tile_2", [2], "r5c1", "r7c2"), ("tile_2", [2], "r6c4", "r7c5")),
    *(("tile_3", [], "r9c4", "r10c1"), ("tile_3", [], "r12c2", "r12c5")),
    *(("tile_3", [3], "r10c5", "r12c3"), ("tile_3", [3], "r10c3", "r11c2")),
]


def above(square: str) -> str:
    row, column = square[1:].split("c")
    return f"r{int(row) - 1}c{column}"


@pytest.mark.rule("UFS-ADV-10", "UFS-EX-37", "UFS-RULING-27")
@pytest.mark.parametrize(("tile", "threats", "one", "other"), PAIRS)
def test_teleporters_work_both_ways(tile: str, threats: list[int], one: str, other: str) -> None:
    for start, end in ((one, other), (other, one)):
        scene = Scene({above(start): "purple"}, threats=threats, **{tile: "advanced"})  # type: ignore[arg-type]
        scene.descend(start[-2:], 1)
        assert scene.ships == {end: "purple"}
        assert scene.story == [f"descended purple {above(start)} {start}", f"teleported purple {start} {end}"]


@pytest.mark.rule("UFS-ADV-10", "UFS-EX-37", "UFS-RULING-29")
def test_an_occupied_teleporter_takes_nobody() -> None:
    scene = Scene({"r4c3": "white"}, launch={"c1": "purple"}, mothership=2, tile_1="advanced")
    scene.descend("c1", 1)
    assert scene.ships == {"r3c1": "purple", "r4c3": "white"}
    assert scene.story[-1] == "teleporter-blocked r3c1"
    free = Scene(launch={"c1": "purple"}, mothership=2, tile_1="advanced")
    free.descend("c1", 1)
    assert free.ships == {"r4c3": "purple"}


@pytest.mark.rule("UFS-ADV-10", "UFS-RULING-34")
@pytest.mark.parametrize(("mothership", "end"), [(0, "r2c3"), (1, "r2c3"), (2, "r4c5"), (3, "r4c5")])
def test_the_mothership_covers_teleporters(mothership: int, end: str) -> None:
    """r4c5 leads to r2c3."""
    ships = {"r3c5": "purple"} if mothership < 3 else {}
    launch = {"c5": "purple"} if mothership == 3 else {}
    scene = Scene(ships, launch=launch, mothership=mothership, tile_1="advanced")
    scene.descend("c5", 1)
    assert scene.ships == {end: "purple"}
    assert ("teleporter-blocked r4c5" in scene.story) == (mothership >= 2)


@pytest.mark.rule("UFS-RULING-33", "UFS-SHIP-05")
def test_a_teleporter_is_looked_at_when_its_ship_is_resolved() -> None:
    """The upper ship lands on an icon, and the mothership then covers the square the lower one would go to."""
    scene = Scene({"r2c5": "white"}, launch={"c5": "purple"}, mothership=1, tile_1="advanced")
    scene.descend("c5", 2)
    assert scene.story[2:] == ["mothership-pulled 2", "teleporter-blocked r4c5"]
    assert scene.ships == {"r3c5": "purple", "r4c5": "white"}


@pytest.mark.rule("UFS-ADV-10", "UFS-SHIP-07")
def test_a_teleported_ship_belongs_to_its_new_column() -> None:
    scene = Scene({"r2c1": "purple"}, dice="1 2 1 / 1 1", tile_1="advanced")
    scene.play("place gray-1 r2c1", "place gray-2 r2c3")
    assert "descended purple r4c3 r6c3" in scene.story


@pytest.mark.rule("UFS-RULING-08", "UFS-RULING-34")
def test_a_ship_the_mothership_has_covered_lands_nowhere() -> None:
    scene = Scene({"r5c1": "purple"}, mothership=5)
    scene.resolve(step.LAND, pieces.SQUARE_NAMES.index("r5c1"))
    assert (scene.mothership, scene.story) == (5, [])


# --- red explosions --------------------------------------------------------------------------------------------------
# Roswell: r2c1 fighter cost 1 modifier -1. Easy: r13c1 yellow 3, r9c3 red 2, r10c5 red 4, r11c2 red 3.
@pytest.mark.rule("UFS-ADV-11", "UFS-EX-38")
@pytest.mark.parametrize(
    ("colour", "left"),
    [("yellow", {"r9c3": "white", "r10c5": "purple"}), ("red", {"r13c1": "purple", "r5c4": "purple"})],
)
def test_fighters_strike_yellow_or_red_explosions(colour: str, left: dict[str, str]) -> None:
    ships = {"r13c1": "purple", "r5c4": "purple", "r9c3": "white", "r10c5": "purple"}
    scene = Scene(ships, placed={"r2c1": "gray-5", "r2c2": "gray-1"}, energy=3, tile_3="advanced", phase="rooms")
    scene.play("use r2c1")
    assert (scene.phase, scene.view.choice.room, scene.view.choice.value) == ("strike", "r2c1", 4)
    assert scene.legal == {"strike yellow", "strike red"}
    scene.play(f"strike {colour}")
    assert scene.ships == left
    assert scene.refusal(f"strike {colour}") == ("not-now", "UFS-ROUND-01")


@pytest.mark.rule("UFS-ADV-11", "UFS-KIND-04")
@pytest.mark.parametrize(("die", "left"), [(4, {"r10c5": "purple"}), (5, {})])
def test_the_number_of_a_red_explosion_counts_like_a_yellow_one(die: int, left: dict[str, str]) -> None:
    ships = {"r9c3": "white", "r11c2": "purple", "r10c5": "purple"}
    placed = {"r2c1": f"gray-{die}", "r2c2": "gray-1"}
    scene = Scene(ships, placed=placed, energy=3, tile_3="advanced", phase="rooms")
    scene.play("use r2c1")  # nothing on yellow explosions, so nobody is asked
    assert (scene.ships, scene.phase) == (left, "rooms")


@pytest.mark.rule("UFS-ADV-11")
def test_where_only_one_colour_can_be_hit_nobody_is_asked() -> None:
    ships = {"r13c1": "purple", "r10c5": "purple"}
    scene = Scene(ships, placed={"r2c1": "gray-4", "r2c2": "gray-1"}, energy=3, tile_3="advanced", phase="rooms")
    scene.play("use r2c1")
    assert (scene.ships, scene.phase) == ({"r10c5": "purple"}, "rooms")


@pytest.mark.rule("UFS-RULING-34", "UFS-KIND-04")
def test_ships_on_launch_points_stand_on_no_explosion() -> None:
    """The launch point of column 3 is on r3c3, an explosion of 1."""
    scene = Scene(
        {"r4c1": "white"},
        launch={"c3": "purple"},
        mothership=3,
        placed={"r2c1": "gray-6", "r2c2": "gray-1"},
        energy=3,
        phase="rooms",
    )
    scene.play("use r2c1")
    assert (scene.launch, scene.ships) == ({"c3": "purple"}, {})


# --- tile 0 ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-ADV-12")
def test_tile_zero_adds_two_rows_and_two_steps_on_top() -> None:
    scene = new_game(tile_0="yes")
    battle = scene.battle
    assert [row.tile for row in battle.sky[:3]] == ["sky_0", "sky_0", "sky_1"]
    assert [(row.action, row.number) for row in battle.sky[:3]] == [
        ("move_ships", 2),
        ("excavator_back", 3),
        ("white_ships", 1),
    ]
    assert (len(battle.sky), battle.mothership.row, battle.mothership.skull_row) == (18, 0, 14)
    assert battle.research.costs[-3:] == [11, 3, 6]
    assert [square.kind for square in battle.sky[1].squares] == ["arrow_right", "empty", "empty", "empty", "arrow_left"]


@pytest.mark.rule("UFS-ADV-12", "UFS-END-01")
@pytest.mark.parametrize(("research", "value", "won"), [(16, 3, False), (17, 6, True), (17, 5, False)])
def test_the_uppermost_step_of_tile_zero_is_the_goal(research: int, value: int, won: bool) -> None:
    scene = Scene(placed={"r2c2": f"gray-{value}"}, energy=2, research=research, tile_0="yes", phase="rooms")
    scene.play("use r2c2")
    assert (scene.reason == "research-complete") == won


@pytest.mark.rule("UFS-ADV-12", "UFS-DMG-01")
def test_tile_zero_puts_the_city_two_rows_lower() -> None:
    scene = Scene({"r17c1": "purple", "r17c5": "white"}, tile_0="yes")
    scene.descend("c1", 1)
    scene.descend("c5", 2)
    assert (scene.damage, scene.ships) == (1, {"r18c1": "purple"})


@pytest.mark.rule("UFS-ADV-12", "UFS-CAMP-19")
def test_the_sky_of_the_final_battle() -> None:
    battle = new_game(tile_0="yes", tile_1="advanced", tile_2="advanced", tile_3="advanced", threat="0").battle
    tiles = list(dict.fromkeys(row.tile for row in battle.sky))
    assert tiles == ["sky_0", "adv_1", "adv_2", "adv_3", "sky_4"]
    assert battle.research.costs == [3, 1, 3, 1, 3, 6, 2, 5, 5, 2, 1, 7, 3, 1, 10, 10, 3, 6]


@pytest.mark.rule("UFS-MIX-01", "UFS-ADV-04")
def test_every_advanced_tile_on_its_threat_face() -> None:
    battle = new_game(1, threat="4", **ADVANCED).battle
    assert [row.tile for row in battle.sky] == ["adv_1"] * 4 + ["adv_2"] * 4 + ["adv_3"] * 4 + ["adv_4"] * 2
    assert all(row.threat for row in battle.sky)
    assert battle.research.costs == [3, 3, 5, 6, 5, 3, 3, 6, 3, 6, 6, 3, 9, 4, 5, 12]
    assert (battle.mothership.skull_row, battle.difficulty) == (11, 8.0)
