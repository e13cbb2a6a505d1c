"""Mobile shield, Space mines, the satellite laser against The Swift, what goes together (AA-ALT-10 to AA-ALT-15)."""

from __future__ import annotations

import pytest

from hullbreach.games.aliens_attack import cell, step
from hullbreach.games.aliens_attack.pieces import DIE_ACTION_NAMES, MODE_NAMES, MOTHERSHIP_NAMES, SQUARE_NAMES
from hullbreach.kernel.agenda import NONE
from tests.rules.aliens_attack.scene import Scene, new_game

LEVELS = {"alpha": 1, "beta": 1, "gamma": 1, "delta": 1}
COMBAT_ZONE = set(SQUARE_NAMES[4:])
MINES_TAKEN = ("square-taken", "AA-ALT-12")
SHIELD_TAKEN = ("square-taken", "AA-ALT-10")
NO_TARGET = ("no-target", "AA-TURN-02")


def laid(
    ships: dict[str, str], *, mines: str | None = None, shield: str | None = None, battle_row: int | None = None
) -> Scene:
    """Both cards are in the game; one without a square waits in the defence column."""
    scene = Scene(ships, mines=mines or "r1c1", shield=shield or "r1c1", battle_row=battle_row)
    for place, square in ((cell.MINES, mines), (cell.SHIELD, shield)):
        if square is None:
            scene.table.cells[place] = NONE
    return scene


def gone(scene: Scene) -> bool:
    """Whether the shield is back in the defence column, whole and with its back up."""
    return (scene.shield, scene.shield_hits, scene.actions[1]) == (None, 0, "redeployment")


def spent(scene: Scene) -> bool:
    """Whether the mines are back in the defence column with Upgrade cannons up."""
    return (scene.mines, scene.actions[0]) == (None, "upgrade_cannons")


# --- laying them out ---
@pytest.mark.rule("AA-ALT-10", "AA-ALT-12", "AA-RULING-39", "AA-RULING-40")
def test_the_cards_go_on_empty_squares_of_the_combat_zone() -> None:
    ships = {"r0c4": "ship_01", "r1c3": "ship_02"}
    mines = laid(ships, shield="r2c2")
    assert mines.choices("mines") == COMBAT_ZONE - {"r1c3", "r2c2"}
    shield = laid(ships, mines="r2c2")
    assert shield.choices("shield") == COMBAT_ZONE - {"r1c3", "r2c2"}
    for square in ("r1c3", "r2c2"):
        assert mines.refusal(f"mines {square}") == MINES_TAKEN
        assert shield.refusal(f"shield {square}") == SHIELD_TAKEN
    assert mines.refusal("mines nothing") == ("must-choose", "AA-DP-04")
    assert shield.refusal("shield nothing") == ("must-choose", "AA-DP-04")


@pytest.mark.rule("AA-ALT-10", "AA-ALT-12")
@pytest.mark.parametrize(("row", "below"), [(-1, [1, 2, 3]), (0, [1, 2, 3]), (1, [2, 3]), (2, [3])])
def test_in_the_final_battle_the_cards_go_only_below_the_mothership(row: int, below: list[int]) -> None:
    scene = laid({}, battle_row=row)
    squares = {square for square in COMBAT_ZONE if int(square[1]) in below}
    assert (scene.choices("mines"), scene.choices("shield")) == (squares, squares)
    for square in COMBAT_ZONE - squares:
        assert scene.refusal(f"mines {square}") == ("not-below-mothership", "AA-ALT-12")
        assert scene.refusal(f"shield {square}") == ("not-below-mothership", "AA-ALT-10")


@pytest.mark.rule("AA-ALT-10", "AA-DP-02", "AA-RULING-40")
def test_the_shield_is_laid_and_moved_with_its_hits_and_applies_danger_each_time() -> None:
    scene = laid({"r0c4": "ship_01", "r0c3": "ship_02"})
    scene.play("shield r2c1")
    assert (scene.shield, scene.actions[1]) == ("r2c1", "mobile_shield")
    assert scene.refusal("shield r2c1") == SHIELD_TAKEN
    scene.resolve(step.HIT_SHIELD)
    scene.play("shield r3c1")
    assert (scene.shield, scene.shield_hits, scene.actions[1]) == ("r3c1", 1, "mobile_shield")
    assert scene.ships == {"r2c3": "ship_02 scout", "r2c4": "ship_01 scout"}
    laying = ["shield-set r2c1", "danger-applied 1", "moved r0c3 r2c3", "turn 2"]
    moving = ["shield-set r3c1", "danger-applied 1", "moved r0c4 r2c4", "turn 3"]
    assert scene.story == [*laying, "shield-hit r2c1 1", *moving]


@pytest.mark.rule("AA-ALT-12", "AA-ALT-13", "AA-DP-02")
def test_mines_are_laid_apply_danger_and_cannot_be_used_while_they_lie_there() -> None:
    scene = laid({"r0c4": "ship_01"})
    scene.play("mines r2c1")
    assert (scene.mines, scene.actions[0]) == ("r2c1", "space_mines")
    assert scene.story == ["mines-laid r2c1", "danger-applied 1", "moved r0c4 r2c4", "turn 2"]
    assert scene.refusal("mines r3c1") == ("mines-on-board", "AA-ALT-13")
    assert scene.refusal("mines nothing") == ("mines-on-board", "AA-ALT-13")
    assert "mines" not in scene.verbs


@pytest.mark.rule("AA-DP-02", "AA-ALT-11", "AA-ALT-12")
def test_a_card_that_comes_back_in_the_turn_it_was_laid_is_not_turned_again() -> None:
    mines = laid({"r0c4": "ship_02"})
    mines.play("mines r1c4")
    assert spent(mines)
    assert mines.ships == {"r1c4": "ship_02 damaged_scout"}
    shield = Scene({"r0c4": "ship_02"}, shield="r3c1", shield_hits=1)
    shield.play("shield r1c4")
    assert gone(shield)
    assert shield.ships == {"r0c4": "ship_02 scout"}


@pytest.mark.rule("AA-DP-04", "AA-ALT-10", "AA-ALT-12")
def test_without_a_place_the_cards_may_be_used_for_nothing() -> None:
    mines, shield = laid({}, battle_row=3), laid({}, battle_row=3)
    for scene, card in ((mines, "mines"), (shield, "shield")):
        assert scene.choices(card) == {"nothing"}
        scene.next_die(4)
        scene.play(f"{card} nothing")
    assert (mines.actions[:2], shield.actions[:2]) == (
        ["upgrade_cannons", "mobile_shield"],
        ["space_mines", "redeployment"],
    )
    assert mines.story[0] == "no-effect space_mines"
    # On the board it stays as it is: the other eleven squares are full.
    full = {square: f"ship_{number:02}" for number, square in enumerate(SQUARE_NAMES[4:15], 1)}
    assert laid(full).refusal("mines nothing") == ("must-choose", "AA-DP-04")
    on_board = Scene(full, shield="r3c4")
    assert on_board.choices("shield") == {"nothing"}
    on_board.play("shield nothing")
    assert (on_board.shield, on_board.actions[1]) == ("r3c4", "mobile_shield")


# --- Space mines ---
@pytest.mark.rule("AA-EX-62", "AA-ALT-12", "AA-ALT-13")
def test_mines_stop_a_ship_and_hit_it_without_effects() -> None:
    scene = Scene({"r0c1": "ship_02"}, deck=["ship_05"], mines="r2c1")
    scene.icon("move", 1, 3)
    assert scene.ships == {"r2c1": "ship_02 damaged_scout"}
    assert spent(scene)
    assert (scene.deck, scene.danger, scene.levels) == (["ship_05 scout"], 1, LEVELS)
    exploding = ["mines-exploded r2c1", "scout-pivoted r2c1 carrier", "cancelled r2c1"]
    assert scene.story == ["moved r0c1 r2c1", *exploding]


@pytest.mark.rule("AA-ALT-12")
@pytest.mark.parametrize(("squares", "square", "is_hit"), [(1, "r1c1", False), (2, "r2c1", True), (3, "r2c1", True)])
def test_mines_go_off_when_a_ship_enters_and_not_before(squares: int, square: str, is_hit: bool) -> None:
    scene = Scene({"r0c1": "ship_02"}, mines="r2c1")
    scene.icon("move", 1, squares)
    assert scene.ships == {square: "ship_02 damaged_scout" if is_hit else "ship_02 scout"}
    assert spent(scene) is is_hit


@pytest.mark.rule("AA-ALT-12", "AA-HIT-09")
@pytest.mark.parametrize(
    ("ship", "stays", "buried"),
    [
        ("ship_02 damaged_scout", {}, ["ship_02 advanced"]),
        ("ship_09 advanced", {"r3c2": "ship_09 damaged_advanced"}, []),
        ("ship_08 damaged_advanced", {}, ["ship_08 scout"]),
        ("ship_14 damaged_scout", {}, ["ship_14 part"]),
    ],
)
def test_mines_pivot_or_flip_any_ship_without_effects(ship: str, stays: dict[str, str], buried: list[str]) -> None:
    scene = Scene({"r2c2": ship}, deck=["ship_05"], mines="r3c2")
    scene.icon("move", 1, 2)
    assert (scene.ships, scene.deck) == (stays, ["ship_05 scout", *buried])
    assert (scene.levels, scene.danger) == (LEVELS, 1)


@pytest.mark.rule("AA-ALT-12", "AA-BATTLE-05", "AA-RULING-39")
def test_mines_go_off_under_a_pushed_ship() -> None:
    scene = Scene({"r1c3": "ship_02"}, mines="r2c3", battle_row=0)
    scene.mothership("move")
    assert (scene.ships, scene.battle_row) == ({"r2c3": "ship_02 damaged_scout"}, 1)
    assert (spent(scene), scene.damaged) == (True, [])


@pytest.mark.rule("AA-ALT-12", "AA-BATTLE-05", "AA-HIT-05")
def test_a_pushed_ship_flipped_by_mines_is_under_the_deck_before_the_next_column_is_pushed() -> None:
    scene = Scene({"r2c1": "ship_02 damaged_scout", "r2c2": "ship_05", "r3c2": "ship_06"}, mines="r3c1", battle_row=1)
    scene.mothership("move")
    assert scene.ships == {"r3c2": "ship_05 scout"}
    assert scene.deck == ["ship_02 advanced", "ship_06 scout"]


@pytest.mark.rule("AA-ALT-12", "AA-BATTLE-07")
def test_mines_catch_a_quick_advance() -> None:
    scene = Scene({"r0c2": "ship_02", "r1c2": "ship_05"}, mines="r2c2", battle_row=-1)
    scene.mothership("quick_advance")
    assert scene.ships == {"r1c2": "ship_05 scout", "r2c2": "ship_02 damaged_scout"}
    assert (spent(scene), scene.levels) == (True, LEVELS)
    assert scene.story[1] == "moved r0c2 r2c2"


@pytest.mark.rule("AA-ALT-12", "AA-ALT-06")
def test_mines_catch_a_retreating_ship() -> None:
    scene = Scene({"r3c2": "ship_02", "r2c2": "ship_05"}, mines="r1c2", battle_row=-1, mothership="robust")
    scene.mothership("retreat")
    assert scene.ships == {"r2c2": "ship_05 scout", "r1c2": "ship_02 damaged_scout"}
    assert (spent(scene), scene.story[0]) == (True, "retreated r3c2 r1c2")


@pytest.mark.rule("AA-RULING-35", "AA-ALT-05", "AA-ALT-12")
def test_mines_go_off_under_reinforcements() -> None:
    deck = ["ship_05", "ship_06 damaged_scout", "ship_07", "ship_08 advanced", "ship_09"]
    scene = Scene(deck=deck, mines="r1c2", battle_row=0, mothership="robust")
    scene.mothership("reinforcements")
    assert scene.ships == {"r1c1": "ship_05 scout", "r1c3": "ship_07 scout", "r1c4": "ship_08 advanced"}
    assert (scene.deck, spent(scene)) == (["ship_09 scout", "ship_06 advanced"], True)


@pytest.mark.rule("AA-RULING-35", "AA-ALT-12", "AA-HIT-05")
def test_a_reinforcement_flipped_by_mines_is_in_the_deck_again_for_the_next_square() -> None:
    deck = ["ship_02 damaged_scout"]
    scene = Scene({"r1c1": "ship_09"}, deck=deck, mines="r1c2", battle_row=0, mothership="robust")
    scene.mothership("reinforcements")
    assert scene.ships == {"r1c1": "ship_09 scout", "r1c3": "ship_02 advanced"}


@pytest.mark.rule("AA-RULING-35", "AA-ALT-05", "AA-ALT-11")
def test_reinforcements_leave_out_the_shield_and_stop_with_the_deck() -> None:
    deck = ["ship_05", "ship_06 damaged_scout"]
    scene = Scene({"r1c2": "ship_01"}, deck=deck, shield="r1c1", battle_row=0, mothership="robust")
    scene.mothership("reinforcements")
    assert scene.ships == {"r1c2": "ship_01 scout", "r1c3": "ship_05 scout", "r1c4": "ship_06 damaged_scout"}
    assert (scene.shield, scene.shield_hits, scene.deck) == ("r1c1", 0, [])
    short = Scene(deck=["ship_05"], battle_row=0, mothership="robust")
    short.mothership("reinforcements")
    assert short.ships == {"r1c1": "ship_05 scout"}


@pytest.mark.rule("AA-EX-63", "AA-ALT-12", "AA-ALT-13", "AA-RULING-39")
def test_mines_damage_the_part_that_comes_down_on_them() -> None:
    scene = Scene(battle_row=1, mines="r2c3")
    scene.mothership("move")
    assert (scene.battle_row, scene.damaged) == (2, [3])
    assert spent(scene)
    assert scene.story == ["descended r2", "mines-exploded r2c3", "part-damaged part3"]


@pytest.mark.rule("AA-ALT-13")
def test_mines_wait_for_the_mothership_to_enter_their_row_and_may_win_the_game() -> None:
    scene = Scene(battle_row=0, mines="r2c4", damaged=[1, 2, 3])
    scene.mothership("move")
    assert (scene.mines, scene.won) == ("r2c4", None)
    scene.mothership("move")
    assert (scene.won, scene.reason) == (True, "mothership-destroyed")
    assert scene.told[-2:] == ["part-damaged", "won"]
    again = Scene(battle_row=1, mines="r2c3", damaged=[3])
    again.mothership("move")
    assert (again.damaged, spent(again), again.won) == ([3], True, None)


@pytest.mark.rule("AA-ALT-13")
def test_mines_do_not_block_fire() -> None:
    scene = Scene({"r2c1": "ship_02 damaged_scout", "r0c4": "ship_09"}, mines="r3c1")
    scene.play("fire alpha")
    assert (scene.deck, scene.mines, scene.actions[0]) == (["ship_02 advanced"], "r3c1", "space_mines")


@pytest.mark.rule("AA-2P-13", "AA-ALT-13")
def test_with_two_players_the_cards_come_back_front_up() -> None:
    scene = Scene({"r1c1": "ship_02", "r1c2": "ship_03"}, mines="r2c1", shield="r2c2", battle_row=0, mode="two_player")
    scene.mothership("move")
    assert (scene.mines, scene.shield, scene.actions[:2]) == (None, None, ["space_mines", "mobile_shield"])


# --- Mobile shield: collisions ---
@pytest.mark.rule("AA-EX-64", "AA-ALT-10", "AA-ALT-11")
def test_the_search_does_not_prefer_the_ship_in_front_of_the_shield() -> None:
    scene = Scene({"r2c2": "ship_01", "r0c4": "ship_02"}, shield="r3c2")
    scene.icon("move", 1, 1)
    assert scene.ships == {"r2c2": "ship_01 scout", "r1c4": "ship_02 scout"}
    scene.icon("move", 1, 1)
    assert scene.ships == {"r2c2": "ship_01 scout", "r2c4": "ship_02 scout"}
    assert (scene.shield, scene.shield_hits) == ("r3c2", 0)


@pytest.mark.rule("AA-EX-65", "AA-ALT-11", "AA-RULING-40")
def test_a_ship_collides_with_the_shield_and_the_second_collision_destroys_it() -> None:
    scene = Scene({"r1c2": "ship_01"}, shield="r3c2")
    scene.icon("move", 1, 3)
    assert (scene.ships, scene.shield, scene.shield_hits) == ({"r2c2": "ship_01 scout"}, "r3c2", 1)
    scene.icon("move", 1, 1)
    assert (scene.ships, gone(scene)) == ({"r2c2": "ship_01 scout"}, True)
    first = ["shield-hit r3c2 1", "moved r1c2 r2c2"]
    assert scene.story == [*first, "shield-hit r3c2 2", "shield-destroyed r3c2"]
    assert scene.levels == LEVELS


@pytest.mark.rule("AA-ALT-11", "AA-MOVE-05")
def test_a_collision_uses_up_the_move_of_the_ship() -> None:
    scene = Scene({"r2c2": "ship_01", "r2c3": "ship_02"}, shield="r3c2")
    scene.icon("move", 2, 1)
    assert scene.ships == {"r2c2": "ship_01 scout", "r3c3": "ship_02 scout"}
    assert scene.shield_hits == 1
    last = Scene({"r1c2": "ship_01"}, shield="r2c2", shield_hits=1)
    last.icon("move", 1, 3)
    assert (last.ships, gone(last)) == ({"r1c2": "ship_01 scout"}, True)


@pytest.mark.rule("AA-ALT-11", "AA-ALT-06")
def test_a_retreating_ship_collides_with_the_shield_from_below() -> None:
    scene = Scene({"r3c2": "ship_01"}, shield="r1c2", battle_row=-1, mothership="robust")
    scene.mothership("retreat")
    assert (scene.ships, scene.shield_hits) == ({"r2c2": "ship_01 scout"}, 1)


@pytest.mark.rule("AA-ALT-11", "AA-BATTLE-05")
def test_a_pushed_ship_and_the_mothership_itself_destroy_the_shield() -> None:
    pushed = Scene({"r1c2": "ship_01"}, shield="r2c2", battle_row=0)
    pushed.mothership("move")
    assert (pushed.ships, pushed.battle_row, gone(pushed)) == ({"r2c2": "ship_01 scout"}, 1, True)
    entered = Scene(shield="r2c4", battle_row=0)
    entered.mothership("move")
    assert (entered.shield, entered.shield_hits) == ("r2c4", 0)
    entered.mothership("move")
    assert (entered.battle_row, gone(entered)) == (2, True)


# --- Mobile shield: weapons ---
@pytest.mark.rule("AA-EX-66", "AA-ALT-11", "AA-DP-05")
def test_the_shield_takes_the_laser_of_a_ship_above_it_but_does_not_stop_the_satellite() -> None:
    scene = Scene({"r1c3": "ship_02 damaged_scout"}, shield="r3c3")
    scene.play("laser r1c3")
    assert (scene.shield, scene.shield_hits, scene.levels) == ("r3c3", 1, LEVELS)
    assert scene.story[1:4] == ["scout-flipped r1c3 ship_02", "laser r1c3", "shield-hit r3c3 1"]


@pytest.mark.rule("AA-ALT-11", "AA-CAN-02")
@pytest.mark.parametrize(("shot", "square", "shield"), [("beta", "r2c2", "r3c2"), ("alpha", "r0c1", "r2c1")])
def test_the_shield_alone_is_no_target(shot: str, square: str, shield: str) -> None:
    assert Scene({square: "ship_01"}, shield=shield).refusal(f"fire {shot}") == NO_TARGET


# --- The Swift, and what goes together ---
@pytest.mark.rule("AA-ALT-14", "AA-DP-04")
def test_the_satellite_laser_is_used_in_vain_against_parts_of_the_swift() -> None:
    scene = Scene({"r2c3": "ship_01"}, battle_row=1, mothership="swift", damaged=[1, 2])
    assert scene.choices("laser") == {"part1", "part2", "part3", "part4", "r2c3"}
    scene.next_die(5)
    scene.play("laser part3")
    assert (scene.damaged, scene.won, scene.actions[0]) == ([1, 2], None, "upgrade_cannons")
    assert scene.story[:3] == ["no-effect laser_satellite", "card-turned upgrade_cannons", "die 5 quick_advance"]


@pytest.mark.rule("AA-ALT-14", "AA-DP-05")
@pytest.mark.parametrize("name", MOTHERSHIP_NAMES)
def test_ships_and_the_parts_of_all_others_can_be_hit_by_the_laser(name: str) -> None:
    for part in (1, 2, 3, 4):
        scene = Scene({"r3c3": "ship_01"}, battle_row=0, mothership=name)
        scene.next_die(5)  # no mothership repairs itself with a 5
        scene.play(f"laser part{part}")
        assert scene.damaged == ([] if name == "swift" else [part])
    scene = Scene({"r3c3": "ship_01"}, battle_row=0, mothership=name)
    scene.play("laser r3c3")
    assert scene.story[:2] == ["satellite r3c3", "scout-pivoted r3c3 carrier"]


@pytest.mark.rule("AA-ALT-15")
@pytest.mark.parametrize("mode", MODE_NAMES)
@pytest.mark.parametrize("name", MOTHERSHIP_NAMES)
def test_either_or_both_cards_go_with_any_mothership_and_mode(name: str, mode: str) -> None:
    for mines, satellite in (("no", "laser_satellite"), ("yes", "space_mines")):
        for shield, vortex in (("no", "vortex"), ("yes", "mobile_shield")):
            scene = new_game(mothership=name, mode=mode, mines=mines, shield=shield)
            assert scene.actions == [satellite, vortex, "repairs"]


@pytest.mark.rule("AA-ALT-15", "AA-DP-06", "AA-DP-08")
def test_the_new_cards_have_the_backs_of_the_cards_they_replace() -> None:
    backs = ["mines_card", "shield_card"]
    scene = Scene({"r0c4": "ship_01"}, mines="r1c1", shield="r1c2", backs=backs)
    assert scene.actions == ["upgrade_cannons", "redeployment", "repairs"]
    scene.play("upgrade alpha")
    scene.play("redeploy nothing")
    assert (scene.actions, scene.danger) == (["space_mines", "mobile_shield", "repairs"], 3)


@pytest.mark.rule("AA-ALT-11")
def test_a_quick_advance_stopped_at_once_has_not_moved() -> None:
    scene = Scene({"r1c2": "ship_01"}, shield="r2c2", battle_row=-1)
    scene.next_die(6)
    scene.play("repair nothing")
    assert scene.ships == {"r1c2": "ship_01 scout"}
    assert (scene.shield_hits, "moved" in scene.told) == (1, False)


@pytest.mark.rule("AA-RULING-55")
@pytest.mark.parametrize("ships", [{}, {"r1c1": "ship_01"}])
def test_a_shield_alone_in_the_gauge_is_no_target(ships: dict[str, str]) -> None:
    # Alpha reaches two squares: the shield, and nothing behind it that it could hit.
    scene = laid({**ships, "r0c4": "ship_02"}, shield="r3c1")
    assert "fire alpha" not in scene.legal
    assert scene.refusal("fire alpha") == NO_TARGET
    aimed = laid({"r2c1": "ship_01", "r0c4": "ship_02"}, shield="r3c1")
    aimed.play("fire alpha")
    assert (aimed.at("r2c1"), aimed.story[:2]) == ("ship_01 scout", ["fired alpha r3c1", "shield-hit r3c1 1"])


@pytest.mark.rule("AA-RULING-56")
def test_the_shield_stops_the_second_shot_of_beta_where_it_stands_before_the_second_ship() -> None:
    scene = Scene({"r3c2": "ship_02", "r1c2": "ship_04"}, shield="r2c2", levels={"beta": 2})
    scene.play("fire beta")
    assert scene.story[:4] == [
        "fired beta r3c2",
        "scout-pivoted r3c2 carrier",
        "second-shot beta r2c2",
        "shield-hit r2c2 1",
    ]
    assert scene.at("r1c2") == "ship_04 scout"


@pytest.mark.rule("AA-RULING-57")
@pytest.mark.parametrize("mothership", MOTHERSHIP_NAMES)
def test_no_mothership_ever_goes_up(mothership: str) -> None:
    # The ruling speaks of a case that never comes: a retreat is a ship's, and no action lifts the mothership.
    for row in (-1, 0, 1, 2):
        for action in DIE_ACTION_NAMES:
            scene = Scene({"r3c4": "ship_01"}, battle_row=row, mothership=mothership, mines="r3c1", shield="r3c2")
            scene.mothership(action)
            assert scene.battle_row == row + {"move": 1, "double_move": min(2, 3 - row)}.get(action, 0)
