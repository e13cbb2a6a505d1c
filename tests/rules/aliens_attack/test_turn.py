"""Turns: one action, what follows it, and the end of the game (AA-TURN-*)."""

from __future__ import annotations

import pytest

from tests.rules.aliens_attack.scene import Scene

ALL_ONE = {"alpha": 1, "beta": 1, "gamma": 1, "delta": 1}
REPAIR_NOTHING = {"repair nothing"}
VORTEX = {f"vortex c{column}" for column in range(1, 5)}


# --- one action ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("AA-TURN-01", "AA-TURN-02")
def test_a_turn_offers_the_cannons_with_a_target_and_the_visible_defence_actions() -> None:
    scene = Scene({"r3c1": "ship_01", "r0c3": "ship_02"})
    assert scene.legal == {"fire alpha", "fire gamma", "laser r3c1", "laser r0c3", *VORTEX, *REPAIR_NOTHING}


@pytest.mark.rule("AA-TURN-01", "AA-DP-01")
def test_only_the_side_that_is_up_can_be_used() -> None:
    scene = Scene({"r3c1": "ship_01"}, backs=["satellite_card", "repairs_card"])
    assert scene.verbs == {"fire", "upgrade", "vortex", "barrage"}
    assert scene.refusal("laser r3c1") == ("card-not-shown", "AA-DP-01")
    assert scene.refusal("redeploy alpha+beta") == ("card-not-shown", "AA-DP-01")


@pytest.mark.rule("AA-TURN-01")
@pytest.mark.parametrize("move", ["fire alpha", "laser r3c1", "vortex c4", "repair nothing"])
def test_one_action_is_a_whole_turn(move: str) -> None:
    scene = Scene({"r3c1": "ship_02", "r1c2": "ship_05"}, levels={"alpha": 2}, turn=7)
    scene.play(move)
    assert (scene.turn, scene.phase, scene.game.actors()) == (8, "earth", (0,))
    assert scene.told.count("turn") == 1
    assert len(scene.table.agenda) == 0


@pytest.mark.rule("AA-TURN-01")
def test_passing_is_not_possible() -> None:
    scene = Scene({"r0c1": "ship_01"})
    assert scene.refusal("hold") == ("not-now", "AA-TURN-01")
    assert scene.refusal("laser nothing") == ("must-choose", "AA-DP-04")
    assert not any(verb in scene.verbs for verb in ("hold", "refill", "danger", "descend", "advance", "prepare"))


@pytest.mark.rule("AA-TURN-01")
def test_nobody_but_the_player_to_act_may_move() -> None:
    scene = Scene({"r0c3": "ship_01"})
    assert scene.refusal("fire gamma", seat=1) == ("not-your-turn", "AA-TURN-01")
    assert (scene.game.seats(), scene.game.legal(1)) == (1, [])


# --- targets ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("AA-TURN-02", "AA-RULING-11")
@pytest.mark.parametrize("shot", ["alpha", "beta", "gamma", "delta-left", "delta-right"])
def test_a_cannon_without_a_target_cannot_be_chosen(shot: str) -> None:
    """r1c1 is out of Alpha's gauge, r2c2 out of Beta's first; column 3 is empty; Delta's left column is column 3."""
    scene = Scene({"r1c1": "ship_01", "r2c2": "ship_02", "r3c4": "ship_03"})
    assert scene.refusal(f"fire {shot}") == ("no-target", "AA-TURN-02")


@pytest.mark.rule("AA-TURN-02", "AA-CAN-11")
def test_a_neutralised_cannon_cannot_be_chosen_though_it_has_a_target() -> None:
    scene = Scene({"r3c1": "ship_01", "r3c3": "ship_02"}, levels={"alpha": 0, "delta": 0})
    assert scene.refusal("fire alpha") == ("cannon-neutralised", "AA-CAN-11")
    assert scene.refusal("fire delta-left") == ("cannon-neutralised", "AA-CAN-11")
    assert {move for move in scene.legal if move.startswith("fire")} == {"fire gamma"}


@pytest.mark.rule("AA-TURN-02")
def test_when_no_cannon_has_a_target_a_defence_card_must_be_used() -> None:
    scene = Scene({"r1c1": "ship_01", "r0c4": "ship_02"})
    assert scene.legal == {"laser r1c1", "laser r0c4", *VORTEX, *REPAIR_NOTHING}


# --- an empty sky ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("AA-EX-40", "AA-TURN-03", "AA-RULING-19")
def test_four_cards_are_drawn_before_a_turn_without_ships() -> None:
    scene = Scene({"r3c3": "ship_09 damaged_scout"}, deck=["ship_01", "ship_02", "ship_03", "ship_04", "ship_05"])
    scene.play("fire delta-left")
    assert scene.ships == {
        "r0c1": "ship_01 scout",
        "r0c2": "ship_02 scout",
        "r0c3": "ship_03 scout",
        "r0c4": "ship_04 scout",
    }
    assert scene.deck == ["ship_05 scout", "ship_09 advanced"]
    assert scene.told == ["fired", "scout-flipped", "cancelled", "buried", "turn", "sky-empty", *["drawn"] * 4]
    assert (scene.turn, scene.phase) == (2, "earth")


@pytest.mark.rule("AA-TURN-03")
@pytest.mark.parametrize("square", ["r0c1", "r0c4", "r1c2", "r3c4"])
def test_nothing_is_drawn_while_one_ship_is_left(square: str) -> None:
    scene = Scene({square: "ship_05", "r3c3": "ship_09 damaged_scout"}, deck=["ship_01"])
    scene.play("fire delta-left")
    assert scene.ships == {square: "ship_05 scout"}
    assert scene.deck == ["ship_01 scout", "ship_09 advanced"]
    assert "sky-empty" not in scene.told


@pytest.mark.rule("AA-TURN-03", "AA-DECK-03")
def test_a_short_deck_gives_what_it_has_and_the_ship_just_flipped_comes_back() -> None:
    scene = Scene({"r3c3": "ship_09 damaged_scout"}, deck=["ship_01 damaged_scout"])
    scene.play("fire delta-left")
    assert scene.ships == {"r0c1": "ship_01 damaged_scout", "r0c2": "ship_09 advanced"}
    assert (scene.deck, scene.phase) == ([], "earth")


@pytest.mark.rule("AA-TURN-03", "AA-MS-03", "AA-MS-07")
def test_a_part_is_one_of_the_four_cards_and_waiting_parts_are_no_ships() -> None:
    deck = ["ship_12 part", "ship_01", "ship_02", "ship_03", "ship_04"]
    scene = Scene({"r3c3": "ship_09 damaged_scout"}, deck=deck, placed=[1, 4])
    scene.play("fire delta-left")
    assert scene.ships == {"r0c1": "ship_01 scout", "r0c2": "ship_02 scout", "r0c3": "ship_03 scout"}
    assert (scene.placed, scene.deck) == ([1, 2, 4], ["ship_04 scout", "ship_09 advanced"])


@pytest.mark.rule("AA-TURN-03", "AA-BATTLE-10")
def test_in_the_final_battle_an_empty_sky_stays_empty() -> None:
    scene = Scene({"r3c3": "ship_09 damaged_scout"}, deck=["ship_01"], battle_row=0)
    scene.next_die(5)
    scene.play("fire delta-left")
    assert (scene.ships, scene.deck) == ({}, ["ship_01 scout", "ship_09 advanced"])
    assert "sky-empty" not in scene.told


@pytest.mark.rule("AA-TURN-03", "AA-TURN-04", "AA-MS-05")
def test_the_draw_before_a_turn_may_bring_the_fourth_part_and_with_it_the_die() -> None:
    deck = ["ship_01", "ship_12 part", "ship_02"]
    scene = Scene({"r3c3": "ship_09 damaged_scout"}, deck=deck, placed=[1, 3, 4])
    scene.play("fire delta-left")
    assert (scene.battle_row, scene.phase, scene.turn) == (-1, "earth", 2)
    assert (scene.ships, scene.deck) == ({"r0c1": "ship_01 scout"}, ["ship_02 scout", "ship_09 advanced"])
    assert "die" not in scene.told
    scene.play("repair nothing")
    assert scene.told.count("die") == 1


@pytest.mark.rule("AA-TURN-03", "AA-RULING-19")
def test_with_two_players_the_alien_player_has_to_fill_an_empty_sky() -> None:
    scene = Scene({"r1c3": "ship_09"}, deck=["ship_01", "ship_02", "ship_03"], mode="two_player", danger=4)
    scene.play("vortex c3")
    assert (scene.phase, scene.ships) == ("alien", {})
    assert scene.legal == {"refill"}
    for level in (1, 2, 3, 4):
        assert scene.refusal(f"danger {level}", 1) == ("nothing-to-move", "AA-TURN-03")
    scene.play("refill", 1)
    assert list(scene.ships) == ["r0c1", "r0c2", "r0c3", "r0c4"]
    assert (scene.deck, scene.phase) == ([], "earth")
    assert "sky-empty" not in scene.told


@pytest.mark.rule("AA-TURN-03", "AA-RULING-19")
def test_an_empty_sky_stays_empty_in_earths_turn_with_two_players() -> None:
    scene = Scene({"r3c1": "ship_09"}, deck=["ship_01", "ship_02"], mode="two_player", danger=4)
    scene.play("repair nothing")
    scene.play("danger 1", 1)
    assert (scene.phase, scene.ships) == ("earth", {})
    assert scene.deck == ["ship_01 scout", "ship_02 scout", "ship_09 scout"]


@pytest.mark.rule("AA-TURN-03", "AA-RULING-49")
def test_with_no_ship_left_anywhere_the_alien_player_may_do_anything() -> None:
    scene = Scene({"r3c3": "ship_09 damaged_advanced"}, mode="two_player", danger=4)
    scene.play("fire gamma")
    assert scene.legal == {"refill", "danger 1", "danger 2", "danger 3", "danger 4"}


# --- the die ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("AA-TURN-04", "AA-BATTLE-01")
@pytest.mark.parametrize("move", ["fire gamma", "laser r3c3", "vortex c1", "repair nothing"])
def test_in_the_final_battle_the_mothership_acts_after_every_action(move: str) -> None:
    scene = Scene({"r3c3": "ship_01"}, battle_row=-1, turn=30)
    scene.next_die(2)
    scene.play(move)
    assert scene.told[-3:] == ["die", "descended", "turn"]
    assert scene.told.count("die") == 1
    assert (scene.battle_row, scene.turn, scene.phase) == (0, 31, "earth")


@pytest.mark.rule("AA-TURN-04", "AA-BATTLE-01")
def test_the_die_decides_what_the_mothership_does() -> None:
    scene = Scene({"r0c4": "ship_01"}, battle_row=1)
    scene.next_die(4)
    scene.play("repair nothing")
    assert (scene.levels, scene.battle_row) == (ALL_ONE | {"alpha": 0}, 1)
    assert scene.ships == {"r0c4": "ship_01 scout"}


@pytest.mark.rule("AA-TURN-04", "AA-SETUP-06")
def test_before_the_final_battle_no_die_is_thrown() -> None:
    scene = Scene({"r3c1": "ship_02", "r0c4": "ship_05"}, placed=[1, 2, 3])
    dice = scene.table.dice
    before = (dice.a, dice.b, dice.c, dice.counter)
    scene.play("fire alpha")
    scene.play("repair nothing")
    assert "die" not in scene.told
    assert (dice.a, dice.b, dice.c, dice.counter) == before


@pytest.mark.rule("AA-TURN-04", "AA-MS-06")
def test_no_die_is_thrown_in_the_turn_that_brings_the_fourth_part() -> None:
    scene = Scene({"r2c3": "ship_01", "r0c1": "ship_02"}, placed=[1, 2, 4], deck=["ship_13 part", "ship_05"])
    scene.play("fire gamma")
    assert scene.told == ["fired", "scout-pivoted", "part-placed", "battle", "turn"]
    assert (scene.battle_row, scene.phase, scene.turn) == (-1, "earth", 2)


# --- the end ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("AA-TURN-05", "AA-RULING-31")
def test_a_defeat_in_the_middle_of_an_icon_drops_all_that_is_left() -> None:
    """Danger 4 at once: the first ship loses the game, the next does not move, the card is not turned."""
    scene = Scene({"r3c1": "ship_01", "r3c2": "ship_02"}, levels={"alpha": 0, "beta": 2}, danger=4, turn=9)
    scene.play("repair nothing")
    assert (scene.won, scene.reason, scene.phase, scene.turn) == (False, "neutralised-cannon-hit", "over", 9)
    assert scene.at("r3c2") == "ship_02 scout"
    assert scene.levels == ALL_ONE | {"alpha": 0, "beta": 2}
    assert scene.actions == ["laser_satellite", "vortex", "repairs"]
    assert scene.told == ["no-effect", "danger-applied", "reached", "lost-cannon"]
    assert len(scene.table.agenda) == 0


@pytest.mark.rule("AA-TURN-05", "AA-RULING-31", "AA-WIN-01")
def test_the_winning_hit_ends_the_game_before_the_die_and_the_card() -> None:
    scene = Scene({"r0c1": "ship_01"}, battle_row=3, damaged=[1, 2, 3])
    scene.next_die(1)
    scene.play("laser part4")
    assert (scene.won, scene.reason, scene.phase) == (True, "mothership-destroyed", "over")
    assert scene.told == ["satellite", "part-damaged", "won"]
    assert (scene.battle_row, scene.actions) == (3, ["laser_satellite", "vortex", "repairs"])


@pytest.mark.rule("AA-TURN-05")
def test_victory_is_checked_after_every_single_hit() -> None:
    """Alpha's first hit wins; its second is never made."""
    scene = Scene(battle_row=3, damaged=[2, 3, 4])
    scene.play("fire alpha")
    assert scene.told == ["fired", "part-damaged", "won"]
    assert scene.won is True


@pytest.mark.rule("AA-TURN-05")
def test_when_the_game_is_over_nobody_may_act() -> None:
    scene = Scene({"r3c1": "ship_01"}, levels={"alpha": 0})
    scene.play("repair nothing")
    assert (scene.game.over(), scene.game.actors(), scene.game.legal(0)) == (True, (), [])
    assert scene.refusal("vortex c1") == ("game-over", "AA-TURN-05")


# --- the turn limit --------------------------------------------------------------------------------------------------
@pytest.mark.rule("AA-RULING-50", "AA-LOSE-03")
def test_after_turn_two_hundred_and_fifty_the_game_counts_as_lost() -> None:
    scene = Scene({"r0c1": "ship_01"}, turn=250)
    scene.play("vortex c4")
    assert (scene.won, scene.reason, scene.phase, scene.turn) == (False, "out-of-time", "over", 250)
    assert scene.outcome is not None
    assert scene.outcome.rule == "AA-RULING-50"
    assert scene.outcome.score == (("turns", 250), ("parts", 0), ("cannons", 4))
    assert scene.told[-1] == "lost-time"
    assert scene.ships == {"r2c1": "ship_01 scout"}


@pytest.mark.rule("AA-RULING-50")
def test_turn_two_hundred_and_fifty_is_still_played() -> None:
    scene = Scene({"r0c1": "ship_01"}, turn=249)
    scene.play("vortex c4")
    assert (scene.won, scene.phase, scene.turn) == (None, "earth", 250)


@pytest.mark.rule("AA-RULING-50", "AA-TURN-05")
def test_a_game_won_on_turn_two_hundred_and_fifty_is_won() -> None:
    scene = Scene(battle_row=0, damaged=[1, 2, 3], turn=250)
    scene.play("laser part4")
    assert (scene.won, scene.reason) == (True, "mothership-destroyed")
