"""The Mothership phase: its move and its actions (UFS-MS-*), and the white ships it brings (UFS-WHITE-*)."""

from __future__ import annotations

import pytest

from hullbreach.games.under_falling_skies import facts
from tests.rules.under_falling_skies.scene import Scene

EASY = {
    1: "white_ships 1",
    2: "excavator_back 2",
    3: "white_ships 1",
    4: "none 0",
    5: "white_ships 1",
    6: "excavator_back 1",
    7: "research_back 1",
    8: "none 0",
    9: "research_back 1",
    10: "white_ships 1",
    11: "none 0",
}
THREAT = {
    1: "excavator_back 1",
    2: "white_ships 2",
    3: "excavator_back 2",
    4: "damage 1",
    5: "excavator_back 3",
    6: "research_back 2",
    7: "white_ships 2",
    8: "research_back 1",
    9: "damage 1",
    10: "none 0",
}
FACES: list[tuple[list[int], dict[int, str]]] = [([], EASY), ([1, 2, 3, 4], THREAT)]
ROWS = [(threats, row, action) for threats, face in FACES for row, action in face.items()]


# --- the three steps -------------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-MS-01", "UFS-MS-02", "UFS-MS-03", "UFS-MS-07", "UFS-EX-13", "UFS-RULING-02")
def test_the_mothership_moves_acts_and_launches() -> None:
    scene = Scene(
        {"r1c2": "purple", "r9c3": "purple", "r5c4": "purple", "r5c5": "white"},
        launch={"c1": "purple"},
        waiting="purple",
        phase="mothership",
    )
    assert scene.story[:5] == [
        "mothership-phase",
        "mothership-moved 1",
        "taken-up purple r1c2",
        "action white_ships 1",
        "ships-added white 1",
    ]
    assert [line for line in scene.story if line.startswith("launched")] == ["launched purple c2", "launched purple c3"]
    assert (scene.phase, scene.battle.part) == ("launch", "mothership")
    assert scene.choices("launch") == {"c4", "c5"}
    scene.play("launch c5")
    assert scene.launch == {"c1": "purple", "c2": "purple", "c3": "purple", "c5": "white"}
    assert (scene.round, scene.phase) == (2, "planning")


@pytest.mark.rule("UFS-EX-13", "UFS-SHIP-03", "UFS-MS-02", "UFS-MS-03", "UFS-MS-07")
def test_a_ship_held_on_its_launch_point_rides_along() -> None:
    """A 1 in its AA gun holds it; row 1 brings a white ship. All launch points full, nothing is launched after that."""
    launch = {f"c{column}": "purple" for column in (2, 3, 4, 5)}
    scene = Scene({"r1c3": "purple"}, launch=launch | {"c1": "purple"}, waiting="purple", dice="1 1 1 / 1 1")
    scene.play("place gray-1 r1c1")
    assert (scene.story[-1], scene.launch["c1"]) == ("ships-stay c1", "purple")
    scene = Scene({"r1c3": "purple"}, launch=launch | {"c1": "white"}, waiting="purple", phase="mothership")
    assert (scene.mothership, scene.launch) == (1, launch | {"c1": "white"})
    assert scene.waiting == "purple purple white"


@pytest.mark.rule("UFS-MS-02")
@pytest.mark.parametrize("row", [0, 3, 7, 10])
def test_the_mothership_descends_one_row_and_takes_up_the_ships_there(row: int) -> None:
    ships = {f"r{row + 1}c1": "purple", f"r{row + 1}c5": "white", f"r{row + 2}c1": "purple", f"r{row + 2}c5": "white"}
    full = {f"c{column}": "purple" for column in range(1, 6)}
    scene = Scene(ships, launch=full, mothership=row, research=9, phase="mothership")
    assert scene.mothership == row + 1
    assert scene.ships == {f"r{row + 2}c1": "purple", f"r{row + 2}c5": "white"}
    assert scene.waiting.split()[:2] == ["purple", "white"]
    assert scene.story[:4] == [
        "mothership-phase",
        f"mothership-moved {row + 1}",
        f"taken-up purple r{row + 1}c1",
        f"taken-up white r{row + 1}c5",
    ]


@pytest.mark.rule("UFS-MS-03", "UFS-RULING-02")
def test_ships_on_launch_points_are_not_waiting_ships() -> None:
    launch = {"c1": "purple", "c2": "white", "c3": "purple", "c4": "white", "c5": "purple"}
    scene = Scene(launch=launch, waiting="purple", mothership=3, phase="mothership")
    assert (scene.launch, scene.waiting, scene.mothership) == (launch, "purple", 4)
    assert "launch-full 1" in scene.story


# --- its action ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-MS-04", "UFS-MS-05", "UFS-MS-06", "UFS-MS-07", "UFS-MS-08")
@pytest.mark.parametrize(("threats", "row", "action"), ROWS)
def test_the_action_is_that_of_the_row_the_launch_points_enter(threats: list[int], row: int, action: str) -> None:
    full = {f"c{column}": "purple" for column in range(1, 6)}
    scene = Scene(launch=full, mothership=row - 1, research=9, excavator="r4c3", threats=threats, phase="mothership")
    name, number = action.split(" ")
    assert scene.story[2] == f"action {action}"
    effects = {
        "none": [],
        "white_ships": [f"ships-added white {number}", f"launch-full {number}"],
        "excavator_back": [
            f"excavator-back {number} r4c{3 - int(number)}" if number != "3" else "excavator-back 3 r3c1"
        ],
        "research_back": [f"research-back {number} {9 - int(number)}"],
        "damage": ["damage-taken 1 1"],
    }[name]
    assert scene.story[3 : scene.story.index("round 2")] == effects
    assert scene.research == (9 - int(number) if name == "research_back" else 9)
    assert scene.damage == (1 if name == "damage" else 0)
    assert scene.supply == (4 - int(number) if name == "white_ships" else 4)
    assert (scene.excavator != "r4c3") == (name == "excavator_back")


@pytest.mark.rule("UFS-MS-04")
def test_the_table_above_is_the_track_of_the_facts() -> None:
    for row in facts.mothership_track().row:
        for printed, table in ((row.easy, EASY), (row.threat, THREAT)):
            if row.row in table:
                assert f"{printed.action} {printed.n}" == table[row.row]


@pytest.mark.rule("UFS-MS-05")
@pytest.mark.parametrize(
    ("excavator", "back", "end", "steps"),
    [
        ("r3c3", 1, "r3c4", 1),
        ("r3c3", 2, "r3c5", 2),
        ("r3c3", 3, "r3c5", 2),
        ("r3c5", 1, "r3c5", 0),
        ("r4c2", 3, "r3c2", 3),
    ],
)
def test_the_excavator_goes_back_along_its_path_not_beyond_its_start(
    excavator: str, back: int, end: str, steps: int
) -> None:
    scene = Scene(excavator=excavator)
    scene.action("excavator_back", back)
    assert (scene.excavator, scene.story) == (end, [f"excavator-back {steps} {end}"])


@pytest.mark.rule("UFS-MS-05", "UFS-EXC-02")
def test_what_the_excavator_gives_back_is_not_excavated_any_more() -> None:
    scene = Scene(dice="1 1 1 / 1 1", excavator="r3c3")
    assert "gray-1 r3c5" in scene.choices("place")
    scene.action("excavator_back", 1)
    assert scene.refusal("place gray-1 r3c4") == ("on-excavator", "UFS-RULING-03")
    assert "gray-1 r3c5" in scene.choices("place")
    scene.action("excavator_back", 1)
    assert scene.refusal("place gray-1 r3c5") == ("on-excavator", "UFS-RULING-03")


@pytest.mark.rule("UFS-MS-06", "UFS-EX-29", "UFS-RULING-09")
@pytest.mark.parametrize(("research", "back", "left"), [(1, 2, 0), (2, 2, 0), (3, 2, 1), (0, 1, 0), (5, 1, 4)])
def test_research_goes_back_but_never_below_the_start(research: int, back: int, left: int) -> None:
    scene = Scene(research=research)
    scene.action("research_back", back)
    assert (scene.research, scene.story) == (left, [f"research-back {research - left} {left}"])


@pytest.mark.rule("UFS-MS-07")
def test_white_ships_are_launched_in_the_phase_that_brings_them() -> None:
    scene = Scene(launch={"c1": "purple"}, threats=[1], mothership=1, phase="mothership")
    assert scene.story[2:4] == ["action white_ships 2", "ships-added white 2"]
    assert (scene.phase, scene.waiting) == ("launch", "white white")
    scene.play("launch c2", "launch c3")
    assert (scene.waiting, scene.supply) == ("", 2)
    assert scene.launch == {"c1": "purple", "c2": "white", "c3": "white"}


@pytest.mark.rule("UFS-MS-08")
@pytest.mark.parametrize(("threats", "row"), [([1], 4), ([3], 9)])
def test_the_damage_symbol_does_one_damage(threats: list[int], row: int) -> None:
    scene = Scene(mothership=row - 1, damage=2, threats=threats, phase="mothership")
    assert (scene.damage, scene.round) == (3, 2)
    assert scene.story[2:4] == ["action damage 1", "damage-taken 1 3"]


@pytest.mark.rule("UFS-MS-08", "UFS-DMG-04", "UFS-END-03")
def test_the_damage_symbol_may_lose_the_game() -> None:
    scene = Scene(mothership=3, damage=6, waiting="purple", threats=[1], phase="mothership")
    assert (scene.reason, scene.damage) == ("base-destroyed", 7)
    assert (scene.story[-1], scene.launch) == ("lost-damage 7", {})


# --- the skull -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-MS-09", "UFS-EX-23", "UFS-GOAL-02")
@pytest.mark.parametrize(("threats", "skull"), [([], 12), ([3], 11)])
def test_the_skull_row_loses_the_game(threats: list[int], skull: int) -> None:
    scene = Scene({f"r{skull}c1": "purple"}, mothership=skull - 1, threats=threats, waiting="white", phase="mothership")
    assert (scene.reason, scene.mothership) == ("skull-row-reached", skull)
    assert scene.story == ["mothership-phase", f"mothership-moved {skull}", f"lost-skull {skull}"]
    assert scene.battle.mothership.skull_row == skull
    before = Scene(mothership=skull - 2, threats=threats, phase="mothership")
    assert (before.reason, before.mothership) == (None, skull - 1)


@pytest.mark.rule("UFS-EX-23", "UFS-MS-09", "UFS-MS-02", "UFS-THREAT-01")
@pytest.mark.parametrize(("threats", "rounds"), [([], 12), ([3], 11)])
def test_rounds_played_out_without_icons_lose_in_the_skull_row(threats: list[int], rounds: int) -> None:
    """Every round starts under an empty sky, so that no ship calls the mothership."""
    scene = Scene(threats=threats)
    while not scene.game.over():
        assert scene.mothership == scene.round - 1
        scene.clear_sky()
        scene.finish_round()
    assert scene.outcome is not None
    assert (scene.reason, dict(scene.outcome.score)["rounds"]) == ("skull-row-reached", rounds)


# --- white ships -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-WHITE-03", "UFS-EX-27", "UFS-RULING-17", "UFS-MS-07")
@pytest.mark.parametrize(("there", "added"), [(0, 2), (1, 2), (2, 2), (3, 1), (4, 0)])
def test_only_as_many_white_ships_as_there_are(there: int, added: int) -> None:
    scene = Scene(waiting=" ".join(["white"] * there))
    scene.action("white_ships", 2)
    assert scene.supply == 4 - there - added
    assert scene.waiting == " ".join(["white"] * (there + added))
    assert scene.story == ([f"ships-added white {added}"] if added else ["no-ships-left white"])


@pytest.mark.rule("UFS-WHITE-03")
@pytest.mark.parametrize(
    ("ships", "launch", "waiting"),
    [
        (4, 0, 0),
        (0, 4, 0),
        (0, 0, 4),
        (2, 1, 1),
    ],
)
def test_white_ships_in_the_sky_on_launch_points_and_waiting_are_all_on_the_board(
    ships: int, launch: int, waiting: int
) -> None:
    scene = Scene(
        {f"r16c{column}": "white" for column in range(1, ships + 1)},
        launch={f"c{column}": "white" for column in range(1, launch + 1)},
        waiting=" ".join(["white"] * waiting),
    )
    assert scene.supply == 0
    scene.action("white_ships", 1)
    assert (scene.story, scene.supply) == (["no-ships-left white"], 0)


@pytest.mark.rule("UFS-WHITE-03")
def test_purple_ships_do_not_count_as_white_ones() -> None:
    scene = Scene({"r5c1": "purple"}, launch={"c2": "purple"}, waiting="purple")
    assert scene.supply == 4


@pytest.mark.rule("UFS-WHITE-01")
@pytest.mark.parametrize(("square", "value"), [("r1c2", 1), ("r2c1", 1), ("r3c2", 6), ("r15c5", 1), ("r5c5", 2)])
def test_white_ships_move_and_land_like_purple_ones(square: str, value: int) -> None:
    stories = []
    for ship in ("purple", "white"):
        scene = Scene({square: ship}, mothership=0)
        scene.descend(square[-2:], value)
        stories.append([line.replace(ship, "ship") for line in [*scene.story, *scene.ships, *scene.ships.values()]])
    assert stories[0] == stories[1]


@pytest.mark.rule("UFS-WHITE-01", "UFS-LAUNCH-02", "UFS-KIND-05")
def test_white_ships_are_launched_last_leave_when_destroyed_and_are_four() -> None:
    scene = Scene(
        {"r4c1": "purple", "r7c5": "white"}, placed={"r4c5": "gray-2"}, energy=2, excavator="r5c5", phase="rooms"
    )
    scene.play("use r4c5")
    assert scene.story[3:7] == [
        "ship-destroyed purple r4c1",
        "ship-waits purple",
        "ship-destroyed white r7c5",
        "ship-leaves white",
    ]
    assert scene.view.choice.ship == "purple"
    scene.play("launch c1")
    assert scene.view.choice.ship == "white"


@pytest.mark.rule("UFS-WHITE-02", "UFS-DMG-02")
def test_a_white_ship_that_hits_the_city_waits_and_is_not_removed() -> None:
    scene = Scene({"r16c4": "white"})
    scene.descend("c4", 1)
    assert (scene.waiting, scene.supply) == ("white", 3)
    assert "ship-waits white" in scene.story
    assert "ship-leaves" not in scene.told
