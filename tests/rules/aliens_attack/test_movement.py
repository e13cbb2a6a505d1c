"""How ships move (AA-MOVE-*)."""

from __future__ import annotations

import pytest

from hullbreach.games.aliens_attack.game import TITLE
from hullbreach.kernel.dice import seeded
from hullbreach.kernel.drive import play_out
from hullbreach.kernel.journal import Journal
from tests.rules.aliens_attack.scene import Scene

COLUMNS = ("c1", "c2", "c3", "c4")
ALL_ONE = {"alpha": 1, "beta": 1, "gamma": 1, "delta": 1}


# --- which ship moves ------------------------------------------------------------------------------------------------
@pytest.mark.rule("AA-EX-02", "AA-MOVE-02", "AA-MOVE-03", "AA-ICON-02")
def test_the_take_off_row_is_searched_first_from_the_left() -> None:
    scene = Scene({"r1c1": "ship_01", "r0c3": "ship_02", "r0c4": "ship_03"})
    scene.icon("move", 1, 1)
    assert scene.ships == {"r1c1": "ship_01 scout", "r1c3": "ship_02 scout", "r0c4": "ship_03 scout"}
    assert scene.told == ["moved"]


@pytest.mark.rule("AA-EX-03", "AA-MOVE-03")
def test_row_one_is_searched_when_the_take_off_row_is_empty() -> None:
    scene = Scene({"r2c1": "ship_01", "r1c2": "ship_02", "r1c4": "ship_03"})
    scene.icon("move", 1, 2)
    assert scene.ships == {"r2c1": "ship_01 scout", "r3c2": "ship_02 scout", "r1c4": "ship_03 scout"}


@pytest.mark.rule("AA-MOVE-03")
def test_row_two_is_searched_before_row_three() -> None:
    scene = Scene({"r3c1": "ship_01", "r2c3": "ship_02", "r2c4": "ship_03"})
    scene.icon("move", 1, 1)
    assert scene.ships == {"r3c1": "ship_01 scout", "r3c3": "ship_02 scout", "r2c4": "ship_03 scout"}
    assert scene.levels == ALL_ONE


@pytest.mark.rule("AA-MOVE-03", "AA-MOVE-08")
def test_row_three_is_searched_last_and_its_first_ship_reaches_a_cannon() -> None:
    scene = Scene({"r3c2": "ship_01", "r3c4": "ship_02"})
    scene.icon("move", 1, 1)
    assert scene.ships == {"r3c4": "ship_02 scout"}
    assert scene.levels == ALL_ONE | {"beta": 0}
    assert scene.deck == ["ship_01 scout"]


@pytest.mark.rule("AA-MOVE-03")
def test_without_a_ship_a_move_icon_does_nothing() -> None:
    scene = Scene(deck=["ship_05"])
    before = scene.game.to_bytes()
    scene.icon("move", 4, 2)
    assert scene.game.to_bytes() == before
    assert scene.told == []


@pytest.mark.rule("AA-MOVE-03", "AA-MOVE-06")
def test_with_every_ship_blocked_a_move_icon_does_nothing() -> None:
    """Only the mothership can block all ships: without it the lowest ship of a column is free."""
    ships = {"r0c1": "ship_01 scout", "r0c4": "ship_02 scout"}
    scene = Scene(ships, battle_row=1)
    scene.icon("move", 2, 1)
    assert (scene.ships, scene.battle_row, scene.told) == (ships, 1, [])


# --- several ships ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("AA-EX-04", "AA-MOVE-04", "AA-MOVE-01")
def test_the_second_ship_is_looked_for_in_the_take_off_row_again() -> None:
    scene = Scene({"r0c2": "ship_01", "r0c4": "ship_02"})
    scene.icon("move", 2, 1)
    assert scene.ships == {"r1c2": "ship_01 scout", "r1c4": "ship_02 scout"}
    numbers = [(event.a, event.b) for event in scene.journal.events]
    assert numbers == [(1, 5), (3, 7)]


@pytest.mark.rule("AA-MOVE-04")
def test_the_search_starts_again_at_the_first_square_of_the_changed_board() -> None:
    """r0c1 is blocked until r1c1 has left, and then comes before r1c2."""
    scene = Scene({"r0c1": "ship_01", "r1c1": "ship_02", "r1c2": "ship_03"})
    scene.icon("move", 2, 1)
    assert scene.ships == {"r1c1": "ship_01 scout", "r2c1": "ship_02 scout", "r1c2": "ship_03 scout"}


@pytest.mark.rule("AA-EX-05", "AA-MOVE-04", "AA-MOVE-05", "AA-RULING-03")
def test_a_ship_already_moved_by_the_icon_is_passed_over() -> None:
    scene = Scene({"r0c2": "ship_01", "r2c1": "ship_02"})
    scene.icon("move", 2, 1)
    assert scene.ships == {"r1c2": "ship_01 scout", "r3c1": "ship_02 scout"}


@pytest.mark.rule("AA-EX-06", "AA-MOVE-05", "AA-RULING-03")
def test_a_single_ship_moves_once_and_the_rest_of_the_icon_is_lost() -> None:
    scene = Scene({"r0c2": "ship_01"})
    scene.icon("move", 4, 2)
    assert scene.ships == {"r2c2": "ship_01 scout"}
    assert scene.told == ["moved"]
    assert scene.levels == ALL_ONE


@pytest.mark.rule("AA-MOVE-04", "AA-MOVE-05")
def test_a_ship_that_reached_a_cannon_has_had_its_move_and_the_next_goes_on() -> None:
    scene = Scene({"r3c1": "ship_01", "r3c2": "ship_02", "r3c4": "ship_04"}, deck=["ship_05"])
    scene.icon("move", 2, 1)
    assert scene.ships == {"r3c4": "ship_04 scout"}
    assert scene.levels == ALL_ONE | {"alpha": 0, "beta": 0}
    assert scene.deck == ["ship_05 scout", "ship_01 scout", "ship_02 scout"]


@pytest.mark.rule("AA-MOVE-04", "AA-MOVE-05")
def test_ships_of_one_column_follow_each_other_down_without_moving_twice() -> None:
    """r2c1 makes room, then r1c1, then r0c1; the fourth move finds no ship that has not moved."""
    scene = Scene({"r0c1": "ship_01", "r1c1": "ship_02", "r2c1": "ship_03"})
    scene.icon("move", 4, 1)
    assert scene.ships == {"r1c1": "ship_01 scout", "r2c1": "ship_02 scout", "r3c1": "ship_03 scout"}
    assert (scene.told, scene.levels) == (["moved"] * 3, ALL_ONE)


@pytest.mark.rule("AA-MOVE-05")
def test_another_icon_may_move_the_same_ship_again() -> None:
    scene = Scene({"r0c2": "ship_01"})
    scene.icon("move", 1, 1)
    scene.icon("move", 1, 1)
    assert scene.ships == {"r2c2": "ship_01 scout"}


@pytest.mark.rule("AA-MOVE-01", "AA-MOVE-05", "AA-ICON-02")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_an_icon_moves_exactly_the_number_of_ships_it_states(count: int) -> None:
    scene = Scene({"r0c1": "ship_01", "r0c2": "ship_02", "r0c3": "ship_03", "r0c4": "ship_04"})
    scene.icon("move", count, 1)
    assert set(scene.ships) == {f"r{1 if number < count else 0}{column}" for number, column in enumerate(COLUMNS)}


# --- how far ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("AA-MOVE-01", "AA-MOVE-07")
@pytest.mark.parametrize("column", COLUMNS)
@pytest.mark.parametrize("squares", [1, 2, 3])
def test_a_ship_moves_straight_down_by_the_number_of_squares_stated(column: str, squares: int) -> None:
    scene = Scene({f"r0{column}": "ship_05 damaged_scout"}, deck=["ship_06"])
    scene.icon("move", 1, squares)
    assert scene.ships == {f"r{squares}{column}": "ship_05 damaged_scout"}
    assert (scene.deck, scene.levels) == (["ship_06 scout"], ALL_ONE)


@pytest.mark.rule("AA-EX-07", "AA-MOVE-06", "AA-RULING-02")
def test_a_ship_with_a_ship_right_below_is_passed_over() -> None:
    scene = Scene({"r0c1": "ship_01", "r1c1": "ship_02", "r0c2": "ship_03"})
    scene.icon("move", 1, 2)
    assert scene.ships == {"r0c1": "ship_01 scout", "r1c1": "ship_02 scout", "r2c2": "ship_03 scout"}


@pytest.mark.rule("AA-EX-08", "AA-MOVE-06", "AA-RULING-02")
def test_a_ship_stops_in_front_of_another_and_loses_the_rest_of_its_move() -> None:
    scene = Scene({"r0c1": "ship_01", "r2c1": "ship_02"})
    scene.icon("move", 1, 3)
    assert scene.ships == {"r1c1": "ship_01 scout", "r2c1": "ship_02 scout"}
    assert scene.told == ["moved"]
    assert scene.levels == ALL_ONE


@pytest.mark.rule("AA-MOVE-06")
def test_a_ship_stops_in_front_of_a_ship_two_squares_away() -> None:
    scene = Scene({"r0c1": "ship_01", "r3c1": "ship_02"})
    scene.icon("move", 1, 3)
    assert scene.ships == {"r2c1": "ship_01 scout", "r3c1": "ship_02 scout"}


@pytest.mark.rule("AA-MOVE-06", "AA-MOVE-03")
def test_blocked_ships_are_passed_over_row_by_row_until_one_can_move() -> None:
    column = {"r0c1": "ship_01 scout", "r1c1": "ship_02 scout", "r2c1": "ship_03 scout"}
    scene = Scene({**column, "r3c1": "ship_04"})
    scene.icon("move", 1, 1)
    assert scene.ships == column
    assert (scene.deck, scene.levels) == (["ship_04 scout"], ALL_ONE | {"alpha": 0})


@pytest.mark.rule("AA-MOVE-06")
def test_a_ship_stops_in_front_of_a_mothership_part() -> None:
    scene = Scene({"r0c2": "ship_01"}, battle_row=2)
    scene.icon("move", 1, 3)
    assert (scene.ships, scene.battle_row) == ({"r1c2": "ship_01 scout"}, 2)


@pytest.mark.rule("AA-MOVE-06")
def test_a_ship_with_a_part_right_below_is_passed_over() -> None:
    scene = Scene({"r0c1": "ship_01", "r2c4": "ship_02"}, battle_row=1)
    scene.icon("move", 1, 1)
    assert scene.ships == {"r0c1": "ship_01 scout", "r3c4": "ship_02 scout"}


@pytest.mark.rule("AA-MOVE-06")
def test_parts_that_wait_above_the_take_off_zone_block_no_ship() -> None:
    scene = Scene({"r0c1": "ship_01"}, placed=[1, 2, 3])
    scene.icon("move", 1, 1)
    assert scene.ships == {"r1c1": "ship_01 scout"}


# --- the cannons -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("AA-EX-09", "AA-MOVE-08", "AA-DMG-01", "AA-DMG-02", "AA-DMG-03", "AA-RULING-18")
def test_a_ship_that_reaches_a_cannon_neutralises_it_and_goes_under_the_deck_as_it_is() -> None:
    scene = Scene({"r2c3": "ship_05 damaged_scout"}, deck=["ship_06"])
    scene.icon("move", 1, 3)
    assert scene.ships == {}
    assert scene.levels == ALL_ONE | {"gamma": 0}
    assert scene.deck == ["ship_06 scout", "ship_05 damaged_scout"]
    assert scene.columns == ["alpha", "beta", "gamma", "delta"]
    assert (scene.told, scene.won) == (["reached", "cannon-damaged", "buried"], None)


@pytest.mark.rule("AA-EX-10", "AA-DMG-01")
def test_an_upgraded_cannon_that_is_reached_drops_to_level_one_and_stays_usable() -> None:
    scene = Scene({"r3c2": "ship_01"}, levels={"beta": 2}, deck=["ship_06"])
    scene.icon("move", 1, 1)
    assert scene.levels == ALL_ONE
    assert (scene.ships, scene.deck) == ({}, ["ship_06 scout", "ship_01 scout"])
    assert scene.refusal("fire beta") == ("no-target", "AA-TURN-02")


@pytest.mark.rule("AA-EX-11", "AA-DMG-04", "AA-LOSE-01", "AA-TURN-05")
def test_a_ship_that_reaches_a_neutralised_cannon_loses_the_game_at_once() -> None:
    scene = Scene({"r3c1": "ship_01"}, levels={"alpha": 0})
    scene.icon("move", 1, 1)
    assert (scene.won, scene.reason) == (False, "neutralised-cannon-hit")
    assert scene.outcome is not None
    assert scene.outcome.rule == "AA-LOSE-01"
    assert scene.told == ["reached", "lost-cannon"]
    assert scene.levels == ALL_ONE | {"alpha": 0}


@pytest.mark.rule("AA-MOVE-08")
@pytest.mark.parametrize("squares", [1, 2, 3])
def test_a_move_ends_at_the_cannon_however_many_squares_are_left(squares: int) -> None:
    scene = Scene({"r3c4": "ship_01"}, levels={"delta": 2})
    scene.icon("move", 1, squares)
    assert scene.levels == ALL_ONE
    assert (scene.ships, scene.deck) == ({}, ["ship_01 scout"])


@pytest.mark.rule("AA-MOVE-08", "AA-GEO-01")
def test_a_ship_needs_four_squares_from_the_take_off_zone_to_the_cannon() -> None:
    scene = Scene({"r0c4": "ship_01"})
    scene.icon("move", 1, 4)
    assert (scene.ships, scene.deck) == ({}, ["ship_01 scout"])
    assert scene.levels == ALL_ONE | {"delta": 0}


@pytest.mark.rule("AA-MOVE-08", "AA-MOVE-07")
def test_a_ship_reaches_the_cannon_that_stands_in_its_column_now() -> None:
    scene = Scene({"r3c1": "ship_01"}, columns=["delta", "beta", "gamma", "alpha"])
    scene.icon("move", 1, 1)
    assert scene.levels == ALL_ONE | {"delta": 0}


@pytest.mark.rule("AA-MOVE-07")
@pytest.mark.parametrize("mothership", ["apex", "robust"])
def test_no_ship_ever_changes_its_column(mothership: str) -> None:
    steps = []
    for seed in range(20):
        journal = Journal()
        play_out(TITLE.new({"mothership": mothership}, seed, journal), seeded(seed), 300)
        steps += [event.named() for event in journal.events if event.kind.name in ("moved", "pushed", "retreated")]
    assert len(steps) > 100
    assert all(step["from"] % 4 == step["square"] % 4 for step in steps)


# --- parts -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("AA-MOVE-09")
def test_parts_that_wait_are_neither_moved_nor_drawn_nor_swept_away() -> None:
    scene = Scene(deck=["ship_05", "ship_06"], placed=[1, 2, 4])
    scene.icon("move", 4, 2)
    assert (scene.ships, scene.placed, scene.told) == ({}, [1, 2, 4], [])
    scene.icon("draw", 1)
    assert (scene.ships, scene.deck) == ({"r0c1": "ship_05 scout"}, ["ship_06 scout"])
    scene.play("vortex c1")
    assert scene.placed == [1, 2, 4]
    # The last ship went under the deck, so the sky is filled again: the waiting parts are no ships.
    assert scene.ships == {"r0c1": "ship_06 scout", "r0c2": "ship_05 scout"}
    assert scene.deck == []


@pytest.mark.rule("AA-MOVE-09")
def test_parts_that_wait_do_nothing_in_a_turn() -> None:
    scene = Scene({"r2c3": "ship_09 advanced", "r1c1": "ship_05"}, placed=[1, 2, 3], levels={"gamma": 2})
    scene.play("fire gamma")
    assert scene.told == ["fired", "advanced-pivoted", "cancelled", "turn"]
    assert scene.ships == {"r2c3": "ship_09 damaged_advanced", "r1c1": "ship_05 scout"}
    assert (scene.levels, scene.placed) == (ALL_ONE | {"gamma": 2}, [1, 2, 3])


@pytest.mark.rule("AA-MOVE-09")
def test_no_move_icon_and_no_vortex_moves_the_mothership() -> None:
    scene = Scene({"r3c1": "ship_01", "r0c1": "ship_02"}, battle_row=1, damaged=[1, 3])
    scene.icon("move", 4, 2)
    assert (scene.battle_row, scene.damaged, scene.placed) == (1, [1, 3], [1, 2, 3, 4])
    scene.next_die(5)
    scene.play("vortex c1")
    assert (scene.battle_row, scene.damaged, scene.placed) == (1, [1, 3], [1, 2, 3, 4])
    assert (scene.ships, scene.deck) == ({}, ["ship_01 scout", "ship_02 scout"])


# --- ships that are hit ----------------------------------------------------------------------------------------------
@pytest.mark.rule("AA-RULING-04")
def test_a_pivoted_ship_may_be_moved_by_its_own_effect() -> None:
    scene = Scene({"r1c3": "ship_01"})
    scene.play("fire gamma")
    assert scene.ships == {"r2c3": "ship_01 damaged_scout"}


@pytest.mark.rule("AA-RULING-04", "AA-RULING-05", "AA-HIT-05")
def test_a_flipped_ship_is_not_moved_by_its_own_effect() -> None:
    """ship_09's advanced side moves 2 x 2: only the other ship is there to move."""
    scene = Scene({"r1c3": "ship_09 damaged_scout", "r1c4": "ship_05"})
    scene.play("fire gamma")
    assert scene.ships == {"r3c4": "ship_05 scout"}
    assert scene.deck == ["ship_09 advanced"]
    assert scene.told == ["fired", "scout-flipped", "moved", "buried", "turn"]


@pytest.mark.rule("AA-RULING-05", "AA-HIT-05")
def test_the_square_of_a_flipped_ship_is_free_during_its_own_effects() -> None:
    """ship_09 leaves r1c3 at once, so that the ship behind it comes through."""
    scene = Scene({"r1c3": "ship_09 damaged_scout", "r0c3": "ship_05"})
    scene.play("fire gamma")
    assert (scene.ships, scene.deck) == ({"r2c3": "ship_05 scout"}, ["ship_09 advanced"])


@pytest.mark.rule("AA-RULING-05", "AA-HIT-05")
def test_a_flipped_ship_cannot_be_drawn_by_its_own_effects() -> None:
    """ship_06 in r0c3 draws 1 from an empty deck: it goes under the deck only after its last icon."""
    scene = Scene({"r0c3": "ship_06 damaged_scout", "r1c1": "ship_05"})
    scene.play("fire gamma")
    assert scene.ships == {"r2c1": "ship_05 scout"}
    assert scene.deck == ["ship_06 advanced"]


@pytest.mark.rule("AA-RULING-05", "AA-HIT-05", "AA-ICON-01")
def test_a_card_may_be_drawn_into_the_square_the_flipped_ship_left() -> None:
    taken = {"r0c1": "ship_01 scout", "r0c2": "ship_02 scout", "r0c4": "ship_04 scout"}
    below = {"r1c1": "ship_08 scout", "r1c2": "ship_09 scout"}
    scene = Scene({**taken, **below, "r0c3": "ship_10 damaged_scout", "r1c4": "ship_07"}, deck=["ship_05"])
    scene.play("fire gamma")
    # draw 1, apply Danger 1: the drawn ship is the only one in row 0 that can move.
    assert scene.ships == {**taken, **below, "r2c3": "ship_05 scout", "r1c4": "ship_07 scout"}
    assert scene.deck == ["ship_10 advanced"]
