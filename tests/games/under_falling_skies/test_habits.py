"""The habits of Under Falling Skies: what a sensible player does without thinking, and that they win games."""

from __future__ import annotations

from typing import Any

import pytest

from hullbreach.games.under_falling_skies.game import TITLE, UnderFallingSkies
from hullbreach.games.under_falling_skies.pieces import CITY_NAMES
from hullbreach.games.under_falling_skies.state import ROUND
from tests.rules.under_falling_skies.scene import FREE_ROOM, Scene, new_game


def habit(scene: Scene) -> str | None:
    move = scene.game.habit(0)
    return move.text if move else None


def played_out(seed: int, **options: str) -> UnderFallingSkies:
    """A game played by habit alone."""
    game = TITLE.new(options, seed)
    assert isinstance(game, UnderFallingSkies)
    while not game.over():
        game.quieten()
    return game


@pytest.mark.parametrize(
    ("position", "move"),
    [
        # the last step costs 11: two dice in the room for two
        (
            {"research": 15, "excavator": "r6c5", "dice": "1 2 6 / 4 5", "placed": {"r4c4": "gray-5"}, "energy": 3},
            "place gray-6 r4c3",
        ),
        # a six would bring the ship down on a city that bears no other hit
        ({"ships": {"r12c1": "purple"}, "damage": 6, "dice": "6 6 6 / 6 1"}, None),
    ],
    ids=["victory", "defeat"],
)
def test_placing_dice(position: dict[str, Any], move: str | None) -> None:
    placed = habit(Scene(**position))
    assert placed is not None
    if move is None:
        assert not (placed.endswith("c1") and "-6" in placed)
    else:
        assert placed == move


def test_the_skull_row_is_shunned() -> None:
    """A ship that lands on the mothership's icon would pull it onto the skull."""
    scene = Scene({"r13c2": "purple"}, mothership=11, dice="2 2 2 / 2 2")
    placed = habit(scene)
    assert placed is not None
    assert not placed.endswith("c2") or placed.endswith("r1c2")


def test_rooms_are_used_while_they_do_good() -> None:
    scene = Scene(placed={**FREE_ROOM, "r2c2": "gray-4"}, phase="rooms", energy=2)
    used = []
    while scene.game.habit(0) is not None and scene.phase == "rooms":
        used.append(habit(scene))
        scene.play(used[-1] or "")
    assert {"use r2c2", "use r2c4"} <= set(used)


def test_a_fighter_without_targets_is_not_used() -> None:
    assert habit(Scene(placed={"r2c1": "gray-4"}, phase="rooms", energy=2)) == "done"


def test_there_is_no_habit_where_one_has_to_think() -> None:
    assert new_game(play="campaign").game.habit(0) is None
    assert Scene().game.habit(1) is None


def test_a_round_is_played_to_its_end_and_no_further() -> None:
    scene = Scene({"r3c3": "purple"})
    scene.game.quieten()
    assert scene.table.cells[ROUND] == 2
    assert len([event for event in scene.told if event == "round"]) == 1


def test_between_the_battles_of_a_campaign_nothing_is_played() -> None:
    scene = new_game(play="campaign")
    before = scene.game.to_bytes()
    scene.game.quieten()
    assert scene.game.to_bytes() == before


@pytest.mark.parametrize("city", CITY_NAMES)
def test_every_battle_can_be_played_by_habit(city: str) -> None:
    assert played_out(3, city=city, threat="2", side="damaged", decoy_pilot="upgraded").over()


def test_habits_win_first_games() -> None:
    """More often than not; random play never wins."""
    assert sum(played_out(seed).estimate(0) == 1.0 for seed in range(20)) >= 7
