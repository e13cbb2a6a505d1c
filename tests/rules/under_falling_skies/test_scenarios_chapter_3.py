"""The scenarios of chapter 3 (UFS-CAMP-09, UFS-ADV-03)."""

from __future__ import annotations

import pytest

from hullbreach.games.under_falling_skies import moves, step
from hullbreach.games.under_falling_skies.state import PLAYER
from tests.rules.under_falling_skies.scene import FREE_ROOM, Scene, new_game

pytestmark = pytest.mark.rule("UFS-CAMP-09")


# --- Contamination ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-ADV-03")
def test_contamination_starts_with_three_tokens_in_the_pool() -> None:
    scene = new_game(scenario="contamination")
    assert (scene.tokens, scene.battle.tokens_in_pool) == ({}, 3)


@pytest.mark.parametrize(
    ("ships", "column"),
    [
        ({"r9c2": "purple", "r9c4": "purple"}, "c2"),
        ({"r9c2": "purple", "r10c4": "purple"}, "c4"),
        ({"r16c5": "white", "r1c1": "purple"}, "c5"),
    ],
)
def test_a_token_goes_below_the_lowest_ship_leftmost_among_equals(ships: dict[str, str], column: str) -> None:
    scene = Scene(ships, scenario="contamination", phase="launch")
    assert (scene.tokens, scene.battle.tokens_in_pool) == ({column: 0}, 2)
    assert scene.story[0] == f"token-on-column {column} 0"


def test_ships_on_launch_points_count_and_without_ships_no_token_is_laid() -> None:
    launched = Scene(waiting="purple", launch={"c1": "purple"}, scenario="contamination", phase="launch")
    launched.play("launch c3")
    assert launched.tokens == {"c1": 0}
    empty = Scene(scenario="contamination", phase="launch")
    assert (empty.tokens, empty.battle.tokens_in_pool) == ({}, 3)


def test_a_column_gets_one_token_only_and_the_pool_may_run_dry() -> None:
    scene = Scene({"r9c2": "purple"}, tokens={"c2": 0}, scenario="contamination", phase="launch")
    assert (scene.tokens, "token-on-column" in scene.told) == ({"c2": 0}, False)
    tokens = {"c1": 0, "c2": 0, "c3": 0}
    dry = Scene({"r9c4": "purple"}, tokens=tokens, scenario="contamination", phase="launch")
    assert (dry.tokens, dry.battle.tokens_in_pool) == (tokens, 0)


def test_tokens_of_the_pool_are_alike() -> None:
    scene = Scene({"r9c4": "purple"}, tokens={"c2": 0}, scenario="contamination", phase="launch")
    assert scene.story[0] == "token-on-column c4 0"
    assert (scene.tokens, scene.battle.tokens_in_pool) == ({"c2": 0, "c4": 0}, 1)


@pytest.mark.rule("UFS-SHIP-02")
@pytest.mark.parametrize(("column", "row"), [("c2", 12), ("c4", 11)])
def test_a_contaminated_aa_gun_slows_nothing(column: str, row: int) -> None:
    ships = {"r9c2": "purple", "r9c4": "purple"}
    scene = Scene(ships, tokens={"c2": 0}, scenario="contamination")
    scene.descend(column, 3, aa_gun=True)
    assert f"descended purple r9{column} r{row}{column}" in scene.story


@pytest.mark.parametrize(("die", "cleared"), [(3, False), (4, True), (6, True)])
def test_a_four_cleans_an_aa_gun_for_nothing(die: int, cleared: bool) -> None:
    placed = {"r1c2": f"gray-{die}", "r1c3": "gray-6", **FREE_ROOM}
    scene = Scene(placed=placed, tokens={"c2": 0}, energy=0, scenario="contamination", phase="rooms")
    pool = scene.battle.tokens_in_pool
    assert scene.choices("clear") == ({"r1c2"} if cleared else set())
    if not cleared:
        assert scene.refusal("clear r1c2") == ("die-too-low", "UFS-ADV-03")
        return
    scene.play("clear r1c2")
    assert (scene.tokens, scene.battle.tokens_in_pool) == ({}, pool + 1)
    assert scene.story[1:3] == ["die-removed r1c2", "column-cleared c2 0"]


# --- Kamikaze Ships --------------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-WHITE-02")
def test_kamikaze_ships_do_two_damage_and_leave() -> None:
    scene = Scene({"r16c1": "white"}, scenario="kamikaze_ships")
    scene.descend("c1", 1)
    assert (scene.damage, scene.waiting, scene.supply) == (2, "", 4)
    assert scene.story[1:] == ["city-hit white c1", "ship-leaves white", "damage-taken 2 2"]


def test_purple_ships_are_no_kamikazes() -> None:
    scene = Scene({"r16c1": "purple"}, scenario="kamikaze_ships")
    scene.descend("c1", 1)
    assert (scene.damage, scene.waiting) == (1, "purple")


def test_a_kamikaze_waits_from_the_start() -> None:
    scene = new_game(scenario="kamikaze_ships")
    assert (scene.waiting, scene.supply) == ("white", 3)


# --- Saboteur --------------------------------------------------------------------------------------------------------
def roll(scene: Scene, *values: int) -> None:
    """The first roll of a round shows these values; play goes on to the first placement."""
    scene.next_throws(*values)
    scene.table.agenda.clear()
    for kind in (step.PLAN, step.ROLL):
        scene.table.agenda.push(kind)
    scene.table.release(PLAYER)
    moves.RULES.run(scene.table)


@pytest.mark.rule("UFS-ADV-02")
@pytest.mark.parametrize(
    ("grays", "tray", "told"),
    [
        ((2, 5, 3), "gray-2 gray-3 gray-3", "turned 1 gray-5 3"),
        ((6, 6, 1), "gray-4 gray-6 gray-1", "turned 0 gray-6 4"),
        ((1, 2, 1), "gray-1 gray-1 gray-1", "turned 1 gray-2 1"),
        ((1, 1, 3), "gray-1 gray-1 gray-1", "turned 2 gray-3 1"),
    ],
)
def test_the_saboteur_lowers_the_highest_gray_die(grays: tuple[int, int, int], tray: str, told: str) -> None:
    scene = Scene(scenario="saboteur")
    roll(scene, *grays, 6, 6)
    assert scene.tray == f"{tray} white-6 white-6"
    assert (scene.phase, scene.story[-1]) == ("planning", told)


def test_the_saboteur_cannot_lower_ones() -> None:
    scene = Scene(scenario="saboteur")
    roll(scene, 1, 1, 1, 6, 6)
    assert (scene.tray, "turned" in scene.told) == ("gray-1 gray-1 gray-1 white-6 white-6", False)


def test_the_saboteur_strikes_in_the_first_roll_only() -> None:
    scene = Scene(dice="1 1 1 / 4 5", scenario="saboteur")
    scene.next_throws(6, 5, 4, 3)
    scene.play("place white-4 r1c1")
    assert scene.tray == "gray-6 gray-5 gray-4 white-3"


# --- Storm -----------------------------------------------------------------------------------------------------------
def test_the_storm_marks_a_column_at_the_start_of_every_round() -> None:
    marks = {}
    for seed in range(60):
        scene = new_game(seed, scenario="storm")
        column = scene.battle.marked_column
        event = next(line for line in scene.story if "column-marked" in line)
        assert event == ("no-column-marked" if column is None else f"column-marked {column}")
        assert scene.told.index(event.split()[0]) < scene.told.index("rolled")
        marks[column] = True
    assert set(marks) == {"c1", "c2", "c3", "c4", "c5", None}


@pytest.mark.parametrize(("throw", "column"), [(1, "c1"), (5, "c5"), (6, None)])
def test_the_die_of_the_storm_names_the_column(throw: int, column: str | None) -> None:
    scene = Scene(waiting="purple", marked="c3", scenario="storm", phase="launch")
    scene.next_throws(throw)
    scene.play("launch c1")
    assert scene.battle.marked_column == column


@pytest.mark.rule("UFS-CITY-01")
def test_the_storm_and_the_city_both_begin_the_round() -> None:
    scene = Scene(waiting="purple", city="cairo", side="damaged", energy=4, scenario="storm", phase="launch")
    scene.next_throws(3)
    scene.play("launch c1")
    assert (scene.energy, scene.battle.marked_column) == (5, "c3")


@pytest.mark.rule("UFS-SHIP-02")
@pytest.mark.parametrize(
    ("column", "aa_gun", "row"), [("c2", True, 7), ("c2", False, 7), ("c3", True, 5), ("c3", False, 6)]
)
def test_in_the_storm_guns_slow_nothing_and_ships_descend_farther(column: str, aa_gun: bool, row: int) -> None:
    scene = Scene({f"r4{column}": "purple"}, marked="c2", scenario="storm", threats=[1, 2, 3, 4])
    scene.descend(column, 2, aa_gun=aa_gun)
    assert f"descended purple r4{column} r{row}{column}" in scene.story


@pytest.mark.rule("UFS-ADV-09")
def test_the_storm_also_speeds_the_action_move_ships() -> None:
    scene = Scene({"r4c2": "purple", "r4c3": "purple"}, marked="c2", scenario="storm", threats=[1, 2, 3, 4])
    scene.action("move_ships", 1)
    assert {"descended purple r4c2 r6c2", "descended purple r4c3 r5c3"} <= set(scene.story)
