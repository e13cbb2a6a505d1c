"""How ships move (AA-MOVE-*)."""

from __future__ import annotations

import pytest

from tests.rules.aliens_attack.scene import Scene, new_game


@pytest.mark.rule("AA-EX-01", "AA-OPEN-01", "AA-MOVE-02")
def test_the_opening_move_takes_the_first_ship_two_squares_down() -> None:
    scene = new_game()
    assert scene.at("r0c1") is None
    assert set(scene.ships) == {"r2c1", "r0c2", "r0c3", "r0c4"}
    assert scene.phase == "earth"


@pytest.mark.rule("AA-EX-02", "AA-MOVE-01", "AA-MOVE-02")
def test_the_take_off_row_is_searched_first_from_the_left() -> None:
    scene = Scene({"r1c1": "ship_01", "r0c3": "ship_02", "r0c4": "ship_03"})
    scene.icon("move", 1, 1)
    assert scene.ships == {"r1c1": "ship_01 scout", "r1c3": "ship_02 scout", "r0c4": "ship_03 scout"}


@pytest.mark.rule("AA-EX-05", "AA-MOVE-04", "AA-MOVE-05", "AA-RULING-03")
def test_a_ship_already_moved_by_the_icon_is_passed_over() -> None:
    scene = Scene({"r0c2": "ship_01", "r2c1": "ship_02"})
    scene.icon("move", 2, 1)
    assert scene.ships == {"r1c2": "ship_01 scout", "r3c1": "ship_02 scout"}
