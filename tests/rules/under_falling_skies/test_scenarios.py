"""Scenarios of the campaign (UFS-CAMP-09, UFS-ADV-03)."""

from __future__ import annotations

import pytest

from hullbreach.games.under_falling_skies.effects import ROLL
from hullbreach.kernel.agenda import step
from tests.rules.under_falling_skies.scene import Scene, new_game


@pytest.mark.rule("UFS-CAMP-09")
def test_battle_for_the_sky_keeps_the_goal_closed_until_eight_ships_are_destroyed() -> None:
    placed = {"r4c3": "gray-6", "r4c4": "gray-6", "r2c1": "gray-6"}
    closed = Scene(
        {"r3c3": "purple"},
        placed=placed,
        energy=5,
        research=15,
        excavator="r6c1",
        counters=[7],
        scenario="battle_for_the_sky",
        phase="rooms",
    )
    assert not closed.battle.research.goal_open
    closed.play("use r2c1")
    assert closed.counters == {"ships_destroyed": 8}
    closed.play("use r4c3")
    assert closed.reason == "research-complete"


@pytest.mark.rule("UFS-ADV-03")
def test_evacuation_lays_a_token_on_each_column() -> None:
    tokens = [new_game(seed, scenario="evacuation").tokens for seed in range(10)]
    assert all(sorted(token.values()) == [2, 3, 4, 5, 6] for token in tokens)
    assert len({tuple(token.items()) for token in tokens}) > 5


def test_evacuation_clears_tokens_with_aa_dice() -> None:
    tokens = {"c1": 3, "c2": 5}
    scene = Scene(
        placed={"r1c1": "gray-3", "r1c2": "gray-4"}, tokens=tokens, energy=1, scenario="evacuation", phase="rooms"
    )
    assert scene.refusal("clear r1c2") == ("die-too-low", "UFS-ADV-03")
    scene.play("clear r1c1")
    assert (scene.tokens, scene.energy) == ({"c2": 5}, 0)


def test_evacuation_makes_hits_worse() -> None:
    scene = Scene({"r16c1": "purple"}, tokens={"c1": 3, "c2": 5}, scenario="evacuation")
    scene.descend("c1", 1)
    assert (scene.damage, scene.tokens) == (2, {"c2": 5})


def test_reinforcements_turn_quiet_rows_into_white_ships() -> None:
    scene = Scene(mothership=3, scenario="reinforcements", phase="mothership")
    assert {"action-replaced white_ships 1", "ships-added white 1"} <= set(scene.story)
    assert new_game(scenario="reinforcements").waiting == "white"


def test_satellites_are_lost_to_ships_and_to_the_mothership() -> None:
    scene = Scene({"r5c3": "purple"}, energy=7, scenario="satellites")
    scene.descend("c3", 1)
    assert (scene.tokens, scene.max_energy, scene.energy) == ({"r8c4": 2, "r10c5": 3, "r14c1": 4}, 6, 6)
    below = Scene(mothership=7, scenario="satellites", phase="mothership")
    assert below.tokens == {"r10c5": 3, "r14c1": 4, "r6c3": 1}


def test_dangerous_research_lets_the_player_stop_early() -> None:
    scene = Scene(placed={"r2c2": "gray-5"}, energy=2, research=1, scenario="dangerous_research", phase="rooms")
    scene.play("use r2c2")
    assert scene.choices("research") == {"1", "2", "3"}
    scene.play("research 3")
    assert (scene.research, scene.damage) == (4, 2)


def test_the_command_ship_drives_others_on() -> None:
    scene = Scene({"r3c1": "orange", "r6c1": "purple"}, scenario="command_ship", threats=[1, 2, 3, 4])
    scene.descend("c1", 2)
    assert {"descended orange r3c1 r5c1", "descended purple r6c1 r9c1"} <= set(scene.story)
    hit = Scene({"r16c1": "orange"}, scenario="command_ship")
    hit.descend("c1", 1)
    assert (hit.damage, hit.waiting) == (2, "orange")


def test_a_ship_driven_on_stops_behind_the_command_ship() -> None:
    scene = Scene({"r3c1": "purple", "r4c1": "orange"}, scenario="command_ship", threats=[1, 2, 3, 4])
    scene.descend("c1", 3)
    assert {"descended orange r4c1 r7c1", "descended purple r3c1 r6c1"} <= set(scene.story)


@pytest.mark.parametrize(("energy", "after"), [(2, (1, "r3c3")), (0, (0, "r3c4"))])
def test_reactor_leak(energy: int, after: tuple[int, str]) -> None:
    scene = Scene(energy=energy, excavator="r3c3", scenario="reactor_leak", phase="rooms")
    assert (scene.energy, scene.excavator) == after


def test_repairing_the_base_blocks_rooms_until_their_tokens_are_cleared() -> None:
    scene = Scene(placed={"r2c1": "gray-4"}, tokens={"r2c1": 3}, energy=3, scenario="repairing_the_base", phase="rooms")
    assert scene.refusal("use r2c1") == ("room-blocked", "UFS-CAMP-09")
    scene.play("clear r2c1")
    assert (scene.tokens, scene.energy) == ({}, 2)


def test_contamination_silences_aa_guns() -> None:
    scene = Scene({"r9c2": "purple", "r9c4": "purple"}, scenario="contamination", phase="launch")
    assert (scene.tokens, scene.battle.tokens_in_pool) == ({"c2": 0}, 2)
    scene.descend("c2", 3, aa_gun=True)
    assert "descended purple r9c2 r12c2" in scene.story


def test_kamikaze_ships_leave_after_their_hit() -> None:
    scene = Scene({"r16c1": "white"}, scenario="kamikaze_ships")
    scene.descend("c1", 1)
    assert (scene.damage, scene.waiting, scene.supply) == (2, "", 4)


def test_the_saboteur_lowers_the_highest_gray_die() -> None:
    scene = Scene(scenario="saboteur")
    scene.next_throws(2, 5, 3, 6, 1)
    scene.resolve(step(ROLL))
    assert scene.tray == "gray-2 gray-5 gray-3 white-6 white-1"
    assert scene.choices("turn") == {"gray-5 3"}


def test_the_storm_marks_a_column() -> None:
    scene = Scene({"r4c2": "purple", "r4c3": "purple"}, marked="c2", scenario="storm", threats=[1, 2, 3, 4])
    scene.descend("c2", 2, aa_gun=True)
    scene.descend("c3", 2, aa_gun=True)
    assert {"descended purple r4c2 r7c2", "descended purple r4c3 r5c3"} <= set(scene.story)
