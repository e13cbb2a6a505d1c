"""The Planning phase: rolling, placing and rerolling the worker dice (UFS-PLAN-*)."""

from __future__ import annotations

import pytest

from hullbreach.kernel.dice import seeded
from tests.rules.under_falling_skies.scene import Scene, new_game

COLUMNS = ("c1", "c2", "c3", "c4", "c5")


def rolled(scene: Scene, kind: str = "rerolled") -> list[str]:
    """What was rolled, by slot of the tray: "0 gray-6"."""
    return [line.removeprefix(f"{kind} ") for line in scene.story if line.startswith(f"{kind} ")]


# --- rolling ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-PLAN-01")
def test_a_round_begins_with_a_roll_of_all_five_dice() -> None:
    ships = {f"r5c{column}": "purple" for column in range(1, 6)}
    scene = Scene(ships, waiting="white", dice="1 1 1 / 1 1", phase="launch")
    scene.next_throws(6, 5, 4, 3, 2)
    scene.play("launch c1")
    assert scene.tray == "gray-6 gray-5 gray-4 white-3 white-2"
    assert rolled(scene, "rolled") == ["0 gray-6", "1 gray-5", "2 gray-4", "3 white-3", "4 white-2"]
    assert scene.story[-6] == "round 2"


@pytest.mark.rule("UFS-PLAN-01", "UFS-PLAN-02", "UFS-ROOM-02")
def test_every_round_all_columns_and_all_dice_are_free_again() -> None:
    scene = new_game()
    scene.finish_round()
    assert (scene.round, scene.placed, len(scene.tray.split())) == (2, {}, 5)
    assert {text[-4:] for text in scene.choices("place")} >= {f"r1{column}" for column in COLUMNS}


# --- placing ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-PLAN-02", "UFS-PLAN-07")
def test_one_worker_die_in_each_column() -> None:
    scene = Scene(dice="1 2 3 / 4 5")
    scene.play("place gray-1 r1c2")
    assert scene.refusal("place gray-2 r2c2") == ("column-taken", "UFS-PLAN-02")
    assert scene.refusal("place gray-3 r1c2") == ("column-taken", "UFS-PLAN-02")
    assert scene.refusal("place gray-1 r1c1") == ("no-such-die", "UFS-PLAN-02")
    columns = {text[-2:] for text in scene.choices("place")}
    assert columns == {"c1", "c3", "c4", "c5"}


@pytest.mark.rule("UFS-PLAN-02")
@pytest.mark.parametrize("order", [(1, 2, 3, 4, 5), (5, 4, 3, 2, 1), (3, 1, 5, 2, 4)])
def test_the_phase_ends_when_every_column_has_its_die(order: tuple[int, ...]) -> None:
    """Dice and columns in any order; the energy room of column 4 keeps the Rooms phase open."""
    scene = Scene(dice="6 6 6 / 6 6")
    for count, column in enumerate(order):
        assert (scene.phase, len(scene.placed)) == ("planning", count)
        scene.next_throws(6, 6, 6, 6)
        scene.play(f"place {scene.tray.split()[-1]} r2c{column}")
    assert (scene.phase, scene.battle.part) == ("rooms", "rooms")
    assert {name[-2:] for name in scene.placed} == {"c1", "c2", "c4", "c5"}
    assert "die-removed r2c3" in scene.story


@pytest.mark.rule("UFS-PLAN-02")
@pytest.mark.parametrize("die", ["gray-1", "gray-2", "gray-3", "white-4", "white-5"])
def test_any_die_may_come_first(die: str) -> None:
    scene = Scene(dice="1 2 3 / 4 5")
    assert {text.split(" ")[0] for text in scene.choices("place")} == set(scene.tray.split())
    slot = scene.tray.split().index(die)
    scene.play(f"place {die} r2c3")
    assert (scene.placed, scene.story[0]) == ({"r2c3": die}, f"placed {die} r2c3 {slot}")


@pytest.mark.rule("UFS-PLAN-02")
@pytest.mark.parametrize("die", ["gray-2", "white-1", "white-6"])
def test_only_a_die_that_was_rolled_can_be_placed(die: str) -> None:
    scene = Scene(dice="1 1 6 / 2 2")
    assert scene.refusal(f"place {die} r1c1") == ("no-such-die", "UFS-PLAN-02")


@pytest.mark.rule("UFS-PLAN-02")
def test_of_dice_that_look_alike_one_is_placed() -> None:
    scene = Scene(dice="3 3 3 / 3 3")
    scene.play("place gray-3 r1c1", "place gray-3 r1c2")
    assert scene.tray == "gray-3 white-3 white-3"
    assert [line for line in scene.story if line.startswith("placed")] == [
        "placed gray-3 r1c1 0",
        "placed gray-3 r1c2 1",
    ]


@pytest.mark.rule("UFS-ROUND-01", "UFS-PLAN-02")
@pytest.mark.parametrize("move", ["use r2c1", "dig", "discard r2c1", "done", "launch c1"])
def test_while_dice_are_placed_nothing_else_is_done(move: str) -> None:
    scene = Scene(placed={"r2c1": "gray-4"}, energy=7)
    assert scene.refusal(move) == ("not-now", "UFS-ROUND-01")
    assert scene.verbs == {"place"}


@pytest.mark.rule("UFS-PLAN-06")
def test_aa_guns_tunnels_and_rooms_behind_the_excavator_all_take_a_die() -> None:
    scene = Scene(dice="1 1 1 / 1 1")
    assert {text.split(" ")[1] for text in scene.choices("place")} == {
        *(f"r1{column}" for column in COLUMNS),
        *(f"r2{column}" for column in COLUMNS),
        "r3c4",
    }


@pytest.mark.rule("UFS-PLAN-08")
@pytest.mark.parametrize("city", ["roswell", "washington_dc"])
def test_every_unplaced_die_fits_the_aa_gun_of_every_free_column(city: str) -> None:
    """Mothership actions drive the excavator back, but never from the AA guns."""
    for seed in range(3):
        scene, dice = new_game(seed, city=city, threat="4"), seeded(seed)
        while not scene.game.over():
            if scene.phase == "planning":
                free = set(COLUMNS) - {name[-2:] for name in scene.placed}
                wanted = {f"{die} r1{column}" for die in scene.tray.split() for column in free}
                assert wanted <= scene.choices("place")
            moves = scene.game.legal(0)
            scene.game.play(0, moves[dice.roll(len(moves))])


@pytest.mark.rule("UFS-ROBOT-07", "UFS-EX-33")
def test_a_worker_die_takes_the_place_of_a_robot() -> None:
    scene = Scene(dice="2 2 2 / 4 5", robots={"r2c1": "6"})
    scene.play("place gray-2 r2c1")
    assert (scene.robots, scene.placed) == ({}, {"r2c1": "gray-2"})
    assert scene.battle.base.robots_in_reserve == 2
    assert "robot-displaced r2c1" in scene.story


# --- one placement after the other -----------------------------------------------------------------------------------
@pytest.mark.rule("UFS-PLAN-03", "UFS-PLAN-04")
def test_ships_move_and_land_before_the_others_are_rerolled() -> None:
    scene = Scene({"r1c2": "purple"}, dice="1 1 1 / 1 5")
    scene.next_throws(2, 3, 4, 6)
    scene.play("place white-1 r2c2")
    assert scene.story == [
        "placed white-1 r2c2 3",
        "descended purple r1c2 r2c2",
        "slid purple r2c2 r2c1",
        "rerolled 0 gray-2",
        "rerolled 1 gray-3",
        "rerolled 2 gray-4",
        "rerolled 4 white-6",
    ]


@pytest.mark.rule("UFS-PLAN-03", "UFS-DMG-01", "UFS-LAND-03")
def test_hits_and_icons_too_come_before_the_reroll() -> None:
    scene = Scene({"r15c3": "purple", "r16c3": "white"}, dice="1 1 1 / 1 5")
    scene.play("place white-1 r2c3")
    assert scene.told[:7] == [
        "placed",
        "descended",
        "descended",
        "mothership-pulled",
        "city-hit",
        "ship-waits",
        "damage-taken",
    ]
    assert scene.told[7:] == ["rerolled"] * 4


@pytest.mark.rule("UFS-PLAN-03")
def test_a_column_moves_as_soon_as_its_die_is_down() -> None:
    scene = Scene({"r5c3": "purple", "r9c1": "purple"}, dice="1 2 3 / 4 5")
    scene.play("place gray-1 r2c3")
    assert scene.ships == {"r6c3": "purple", "r9c1": "purple"}
    scene.play("place gray-3 r2c1")
    assert scene.ships == {"r6c3": "purple", "r12c1": "purple"}


# --- rerolls ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-PLAN-04", "UFS-PLAN-05", "UFS-PLAN-07")
def test_a_white_die_has_every_unplaced_die_rerolled() -> None:
    scene = Scene(dice="1 1 1 / 4 5")
    scene.next_throws(6, 5, 4, 3)
    scene.play("place white-4 r1c1")
    assert scene.tray == "gray-6 gray-5 gray-4 white-3"
    scene.play("place gray-6 r1c2")
    assert scene.tray == "gray-5 gray-4 white-3"
    assert rolled(scene) == ["0 gray-6", "1 gray-5", "2 gray-4", "4 white-3"]
    scene.next_throws(1, 1)
    scene.play("place white-3 r1c3")
    assert scene.tray == "gray-1 gray-1"
    assert scene.placed == {"r1c1": "white-4", "r1c2": "gray-6", "r1c3": "white-3"}


@pytest.mark.rule("UFS-PLAN-05")
def test_a_gray_die_has_nothing_rerolled() -> None:
    scene = Scene(dice="1 2 3 / 4 5")
    for number in (1, 2, 3):
        scene.play(f"place gray-{number} r1c{number}")
    assert (scene.tray, rolled(scene)) == ("white-4 white-5", [])


@pytest.mark.rule("UFS-EX-02", "UFS-PLAN-04", "UFS-PLAN-05")
@pytest.mark.parametrize(
    ("order", "rerolls"),
    [
        ("gray gray gray white white", [0, 0, 0, 1, 0]),
        ("white gray gray white gray", [4, 0, 0, 1, 0]),
        ("white white gray gray gray", [4, 3, 0, 0, 0]),
        ("gray white gray gray white", [0, 3, 0, 0, 0]),
    ],
)
def test_two_white_dice_are_two_rerolls_unless_one_comes_last(order: str, rerolls: list[int]) -> None:
    scene = Scene(dice="1 1 1 / 1 1")
    seen = []
    for column, colour in enumerate(order.split(), 1):
        before = len(rolled(scene))
        die = next(die for die in scene.tray.split() if die.startswith(colour))
        scene.play(f"place {die} r1c{column}")
        seen.append(len(rolled(scene)) - before)
    assert seen == rerolls


@pytest.mark.rule("UFS-RULING-36", "UFS-PLAN-04")
def test_the_result_of_a_reroll_is_known_before_the_next_choice() -> None:
    scene = Scene(dice="1 1 1 / 4 5")
    scene.next_throws(6, 2, 2, 3)
    scene.play("place white-4 r1c1")
    assert scene.phase == "planning"
    assert [die.value for die in scene.battle.dice] == [6, 2, 2, 4, 3]
    assert [die.space for die in scene.battle.dice] == [None, None, None, "r1c1", None]
    assert {text.split(" ")[0] for text in scene.choices("place")} == {"gray-6", "gray-2", "white-3"}
