"""Where ships land: arrows, mothership icons and explosions (UFS-LAND-*)."""

from __future__ import annotations

import pytest

from hullbreach.games.under_falling_skies import pieces, step
from tests.rules.under_falling_skies.scene import Scene

EASY_ARROWS = "r1c4> r2c2< r2c3> r4c3< r5c2> r7c4< r8c1> r8c5< r9c4> r10c3< r11c3> r13c2> r14c4< r15c1> r15c5<"
THREAT_ARROWS = "r2c3< r2c4> r3c1> r4c2< r5c1> r5c5< r6c4< r7c2> r8c2< r8c3> r9c3< r10c4> r11c2> r13c5<"
EASY_ICONS = "r3c1 r5c1 r6c2 r11c2 r12c1 r12c5 r13c4 r16c3"
THREAT_ICONS = "r4c4 r6c1 r6c2 r8c5 r9c5 r10c1 r11c4 r12c3 r13c1 r13c3 r14c4 r15c2 r15c5 r16c1 r16c3 r16c4"
FACES: list[tuple[list[int], str, str]] = [
    ([], EASY_ARROWS, EASY_ICONS),
    ([1, 2, 3, 4], THREAT_ARROWS, THREAT_ICONS),
]
ARROWS = [(threats, arrow) for threats, arrows, _ in FACES for arrow in arrows.split()]
ICONS = [(threats, icon) for threats, _, icons in FACES for icon in icons.split()]


def above(square: str) -> tuple[str, str]:
    """The square above another one, and its column."""
    row, _, column = square[1:].partition("c")
    return f"r{int(row) - 1}c{column}", f"c{column}"


def beside(square: str, arrow: str) -> str:
    """The square an arrow points at."""
    row, _, column = square.partition("c")
    return f"{row}c{int(column) + (1 if arrow == '>' else -1)}"


def come_down_on(scene: Scene, square: str) -> None:
    """A ship lands there from the row above."""
    scene.descend(above(square)[1], 1)


# --- arrows ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-LAND-01", "UFS-RULING-27")
@pytest.mark.parametrize(("threats", "arrow"), ARROWS)
def test_every_arrow_moves_the_ship_to_the_square_it_points_at(threats: list[int], arrow: str) -> None:
    square, target = arrow[:-1], beside(arrow[:-1], arrow[-1])
    start, column = above(square)
    on_square = {} if start.startswith("r0") else {start: "white"}
    scene = Scene(on_square, launch={} if on_square else {column: "white"}, threats=threats)
    come_down_on(scene, square)
    assert scene.ships == {target: "white"}
    assert scene.story == [f"descended white {start} {square}", f"slid white {square} {target}"]


@pytest.mark.rule("UFS-LAND-02", "UFS-RULING-29")
@pytest.mark.parametrize("ship", ["purple", "white"])
@pytest.mark.parametrize("arrow", ["r2c2<", "r2c3>", "r8c1>", "r8c5<", "r15c5<"])
def test_an_arrow_that_points_at_a_ship_has_no_effect(arrow: str, ship: str) -> None:
    square, target = arrow[:-1], beside(arrow[:-1], arrow[-1])
    scene = Scene({above(square)[0]: "purple", target: ship})
    come_down_on(scene, square)
    assert scene.ships == {square: "purple", target: ship}
    assert scene.story[1:] == [f"arrow-blocked {square}"]


@pytest.mark.rule("UFS-LAND-01", "UFS-LAND-02", "UFS-EX-20", "UFS-SHIP-07")
def test_an_arrow_moves_the_ship_aside_unless_a_ship_is_there() -> None:
    scene = Scene(launch={"c2": "purple"}, dice="2 1 1 / 1 1")
    scene.play("place gray-2 r2c2")
    assert scene.ships == {"r2c1": "purple"}
    blocked = Scene({"r2c1": "white"}, launch={"c2": "purple"}, dice="2 1 1 / 1 1")
    blocked.play("place gray-2 r2c2")
    assert blocked.ships == {"r2c1": "white", "r2c2": "purple"}
    assert blocked.story[-1] == "arrow-blocked r2c2"


@pytest.mark.rule("UFS-LAND-01")
def test_an_arrow_looks_at_the_square_it_points_at_and_no_other() -> None:
    """A ship on the other side, above or below does not block it."""
    scene = Scene({"r1c2": "purple", "r2c3": "white", "r1c1": "white", "r3c1": "white"})
    come_down_on(scene, "r2c2")
    assert scene.ships == {"r2c1": "purple", "r2c3": "white", "r1c1": "white", "r3c1": "white"}


@pytest.mark.rule("UFS-RULING-27")
def test_a_ship_that_slides_sets_off_nothing_more() -> None:
    """On every tile arrows point at empty squares; where the player may choose the side, an icon can be next to one."""
    scene = Scene({"r4c2": "purple"}, city="sydney", side="damaged", dice="1 1 1 / 1 1")
    scene.play("place gray-1 r2c2", "to r5c1")
    assert (scene.ships, scene.mothership) == ({"r5c1": "purple"}, 0)
    assert "mothership-pulled" not in scene.told


# --- mothership icons ------------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-LAND-03")
@pytest.mark.parametrize(("threats", "icon"), ICONS)
def test_every_icon_brings_the_mothership_one_row_down(threats: list[int], icon: str) -> None:
    scene = Scene({above(icon)[0]: "purple"}, threats=threats)
    come_down_on(scene, icon)
    assert (scene.mothership, scene.ships) == (1, {icon: "purple"})
    assert scene.story[1:] == ["mothership-pulled 1"]


@pytest.mark.rule("UFS-LAND-03", "UFS-RULING-02")
def test_ships_on_launch_points_come_down_with_the_mothership() -> None:
    launch = {"c1": "purple", "c2": "white", "c5": "purple"}
    scene = Scene({"r15c3": "purple"}, launch=launch, mothership=1)
    come_down_on(scene, "r16c3")
    assert (scene.mothership, scene.launch, scene.waiting) == (2, launch, "")


@pytest.mark.rule("UFS-LAND-03", "UFS-SHIP-01")
def test_a_ship_that_came_down_on_its_launch_point_leaves_from_the_new_row() -> None:
    scene = Scene({"r5c2": "purple"}, launch={"c5": "purple"}, mothership=1)
    scene.descend("c2", 1)
    assert scene.launch == {"c5": "purple"}
    scene.descend("c5", 1)
    assert scene.story[-1] == "descended purple r2c5 r3c5"


@pytest.mark.rule("UFS-LAND-04")
@pytest.mark.parametrize("column", range(1, 6))
@pytest.mark.parametrize("ship", ["purple", "white"])
def test_ships_in_the_row_the_mothership_enters_wait_on_it(column: int, ship: str) -> None:
    icon = "r12c1" if column == 3 else "r16c3"
    ships = {f"r4c{column}": ship, "r5c5": "white", above(icon)[0]: "purple"}
    scene = Scene(ships, mothership=3, waiting="white")
    come_down_on(scene, icon)
    assert scene.ships == {icon: "purple", "r5c5": "white"}
    assert scene.waiting == ("white white" if ship == "white" else "purple white")
    assert scene.story[1:] == ["mothership-pulled 4", f"taken-up {ship} r4c{column}"]
    assert scene.launch == {}


@pytest.mark.rule("UFS-LAND-04")
def test_all_ships_of_the_row_are_taken_up_and_none_of_the_next() -> None:
    row = {"r8c1": "white", "r8c2": "purple", "r8c4": "white", "r8c5": "purple"}
    scene = Scene(row | {"r15c3": "purple", "r9c1": "purple"}, mothership=7)
    come_down_on(scene, "r16c3")
    assert scene.story[2:] == [f"taken-up {ship} {square}" for square, ship in row.items()]
    assert scene.ships == {"r16c3": "purple", "r9c1": "purple"}


@pytest.mark.rule("UFS-LAND-04", "UFS-LAND-05", "UFS-EX-21")
def test_the_mothership_takes_up_the_ship_that_called_it_and_skips_the_row_action() -> None:
    scene = Scene(launch={"c1": "purple"}, mothership=2, dice="1 1 1 / 1 1")
    scene.play("place gray-1 r2c1")
    assert (scene.mothership, scene.ships, scene.waiting) == (3, {}, "purple")
    assert (scene.supply, scene.launch) == (4, {})
    assert scene.story[1:] == ["descended purple r2c1 r3c1", "mothership-pulled 3", "taken-up purple r3c1"]
    scene.finish_round()
    assert {"mothership-moved 4", "action none 0"} <= set(scene.story)
    assert "white_ships" not in " ".join(scene.story)


@pytest.mark.rule("UFS-LAND-05")
@pytest.mark.parametrize(
    ("threats", "row"), [([], 1), ([], 2), ([], 7), ([1], 2), ([1], 4), ([2], 5), ([2], 6), ([3], 9)]
)
def test_no_action_is_carried_out_in_the_planning_phase(threats: list[int], row: int) -> None:
    """White ships, excavator and research back, damage: of none there is anything to see."""
    scene = Scene({"r15c3": "purple"}, mothership=row - 1, research=5, excavator="r4c1", threats=threats)
    scene.descend("c3", 1)
    assert scene.mothership == row
    assert (scene.research, scene.excavator, scene.damage, scene.supply) == (5, "r4c1", 0, 4)
    assert scene.told == ["descended", "mothership-pulled"]


@pytest.mark.rule("UFS-LAND-06")
def test_a_row_entered_in_the_planning_phase_is_skipped() -> None:
    """Row 2 would drive the excavator back; row 3 brings a white ship."""
    scene = Scene({"r15c3": "purple"}, mothership=1, excavator="r4c1", dice="1 1 1 / 1 1")
    scene.play("place gray-1 r2c3")
    scene.finish_round()
    told = [line for line in scene.story if line.startswith(("mothership-", "action"))]
    assert told == ["mothership-pulled 2", "mothership-phase", "mothership-moved 3", "action white_ships 1"]
    assert scene.excavator == "r4c1"


@pytest.mark.rule("UFS-EX-32", "UFS-MS-09", "UFS-LAND-05")
@pytest.mark.parametrize(("threats", "skull"), [([], 12), ([3], 11)])
def test_an_icon_that_brings_the_mothership_to_the_skull_loses_at_once(threats: list[int], skull: int) -> None:
    scene = Scene({"r15c3": "purple"}, mothership=skull - 1, dice="1 1 1 / 1 1", threats=threats)
    scene.play("place gray-1 r2c3")
    assert (scene.reason, scene.mothership) == ("skull-row-reached", skull)
    assert scene.story[-2:] == [f"mothership-pulled {skull}", f"lost-skull {skull}"]
    before = Scene({"r15c3": "purple"}, mothership=skull - 2, dice="1 1 1 / 1 1", threats=threats)
    before.play("place gray-1 r2c3")
    assert (before.reason, before.mothership) == (None, skull - 1)


# --- explosions, empty squares, squares under the mothership ---------------------------------------------------------
@pytest.mark.rule("UFS-LAND-07")
@pytest.mark.parametrize("square", ["r4c1", "r3c3", "r4c5", "r5c4", "r16c2", "r2c1", "r16c5", "r6c3"])
def test_explosions_and_empty_squares_set_off_nothing(square: str) -> None:
    scene = Scene({above(square)[0]: "purple"})
    come_down_on(scene, square)
    assert (scene.ships, scene.mothership, scene.told) == ({square: "purple"}, 0, ["descended"])


@pytest.mark.rule("UFS-RULING-08")
def test_the_effect_of_a_ship_that_was_taken_up_is_lost() -> None:
    """Resolving from the top it cannot come to this; a second landing on the same icon stands for it."""
    scene = Scene({"r3c1": "purple"}, mothership=2)
    square = pieces.SQUARE_NAMES.index("r3c1")
    scene.resolve(step.LAND, square)
    assert (scene.mothership, scene.waiting) == (3, "purple")
    scene.resolve(step.LAND, square)
    assert (scene.mothership, scene.waiting, scene.told) == (3, "purple", ["mothership-pulled", "taken-up"])


@pytest.mark.rule("UFS-RULING-34")
@pytest.mark.parametrize(("row", "column"), [(3, 1), (5, 1), (3, 3), (4, 3)])
def test_a_square_under_the_mothership_has_no_effect(row: int, column: int) -> None:
    """Ships on the launch points stand over icons, explosions and arrows."""
    scene = Scene(
        {"r8c4": "purple"},
        launch={f"c{column}": "purple"},
        placed={"r3c2": "gray-6", "r3c3": "gray-6"},
        mothership=row,
        energy=2,
        excavator="r4c1",
        phase="rooms",
    )
    scene.play("use r3c2")
    assert scene.launch == {f"c{column}": "purple"}
    assert "ship-destroyed" not in scene.told
    scene = Scene(launch={f"c{column}": "purple"}, mothership=row)
    scene.descend(f"c{column}", 1, aa_gun=True)
    assert (scene.launch, scene.told) == ({f"c{column}": "purple"}, ["ships-stay"])
