"""The habits of Under Falling Skies: what a sensible player does without thinking, and that they win games."""

from __future__ import annotations

from typing import Any

import pytest

from hullbreach.games.under_falling_skies import cell, pieces
from hullbreach.games.under_falling_skies.game import TITLE, UnderFallingSkies
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


def last_die(column: str, face: str, **position: Any) -> str | None:
    """The habit with one die left; the other columns have theirs, on the AA guns unless stated."""
    others = {f"r1{other}": "gray-1" for other in ("c1", "c2", "c3", "c4", "c5") if other != column}
    others |= position.pop("placed", {})
    taken = {space[2:]: space for space in others}  # one die to a column, the last one stated
    colours = ["white" if number > 1 else "gray" for number in range(4)]
    placed = {space: f"{colour}-{others[space][-1]}" for space, colour in zip(taken.values(), colours, strict=True)}
    return habit(Scene(dice=f"1 1 {face} / 1 1", placed=placed, **position))


def test_the_last_step_is_taken() -> None:
    """It costs 11, in the room for two."""
    position: dict[str, Any] = {"excavator": "r6c5", "energy": 3, "placed": {"r4c4": "gray-5"}}
    assert last_die("c3", "6", research=15, **position) == "place gray-6 r4c3"


def test_the_city_takes_a_hit_for_energy_but_not_its_last() -> None:
    position: dict[str, Any] = {"ships": {"r12c1": "purple"}, "energy": 0, "excavator": "r4c1"}
    assert last_die("c1", "5", damage=3, **position) == "place gray-5 r3c1"
    assert last_die("c1", "5", damage=6, **position) == "place gray-5 r1c1"


def test_the_mothership_is_pulled_for_research_but_not_onto_the_skull() -> None:
    """A four brings the ship onto the icon in r16c3, or with a six beside it four steps of research."""
    position: dict[str, Any] = {"ships": {"r12c3": "purple"}, "energy": 3, "excavator": "r6c5"}
    position |= {"placed": {"r4c4": "gray-6"}, "research": 4}
    assert last_die("c3", "4", mothership=8, **position) == "place gray-4 r4c3"
    assert last_die("c3", "4", mothership=11, **position) == "place gray-4 r1c3"


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
    assert scene.table.cells[cell.ROUND] == 2
    assert len([event for event in scene.told if event == "round"]) == 1


def test_between_the_battles_of_a_campaign_nothing_is_played() -> None:
    scene = new_game(play="campaign")
    before = scene.game.to_bytes()
    scene.game.quieten()
    assert scene.game.to_bytes() == before


@pytest.mark.parametrize("city", pieces.CITY_NAMES)
def test_every_battle_can_be_played_by_habit(city: str) -> None:
    assert played_out(3, city=city, threat="2", side="damaged", decoy_pilot="upgraded").over()


def test_habits_win_first_games() -> None:
    """More often than not; random play never wins."""
    assert sum(played_out(seed).estimate(0) == 1.0 for seed in range(20)) >= 7
