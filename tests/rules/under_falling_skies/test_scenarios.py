"""The scenarios of chapter 1 and of the final battle (UFS-CAMP-09, UFS-ADV-03)."""

from __future__ import annotations

import pytest

from tests.rules.under_falling_skies.scene import FREE_ROOM, Scene, new_game

pytestmark = pytest.mark.rule("UFS-CAMP-09")

GOAL = {"r4c3": "gray-6", "r4c4": "gray-6"}  # Roswell: a research room of value 12


# --- Battle for the Sky ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("destroyed", "open_goal"), [(0, False), (7, False), (8, True), (12, True)])
def test_the_goal_is_closed_until_eight_ships_are_destroyed(destroyed: int, open_goal: bool) -> None:
    scene = Scene(
        placed={**GOAL, "r2c1": "white-2"},
        energy=5,
        research=15,
        excavator="r6c1",
        counters=[destroyed],
        scenario="battle_for_the_sky",
        phase="rooms",
    )
    assert scene.battle.research.goal_open == open_goal
    assert [(one.name, one.count, one.needed) for one in scene.battle.counters] == [("ships_destroyed", destroyed, 8)]
    scene.play("use r4c3")
    assert (scene.reason == "research-complete", scene.research) == (open_goal, 16 if open_goal else 15)
    assert ("goal-closed" in scene.told) == (not open_goal)


def test_every_ship_destroyed_counts_in_the_battle_for_the_sky() -> None:
    ships = {"r3c3": "purple", "r15c3": "white", "r5c4": "purple"}
    scene = Scene(
        ships,
        placed={**GOAL, "r2c1": "white-4"},
        energy=5,
        research=15,
        excavator="r6c1",
        counters=[6],
        scenario="battle_for_the_sky",
        phase="rooms",
    )
    scene.play("use r2c1")
    assert scene.counters == {"ships_destroyed": 8}
    assert [line for line in scene.story if line.startswith("counted")] == [
        "counted ships_destroyed 7",
        "counted ships_destroyed 8",
    ]
    scene.play("use r4c3")
    assert scene.reason == "research-complete"


def test_a_ship_destroyed_by_an_ability_counts_and_one_that_hits_the_city_does_not() -> None:
    ships = {"r3c3": "purple", "r16c1": "purple"}
    scene = Scene(ships, scenario="battle_for_the_sky", sharpshooter="normal")
    scene.descend("c1", 1)
    assert scene.counters == {"ships_destroyed": 0}
    scene.play("ability sharpshooter")
    assert scene.counters == {"ships_destroyed": 1}


def test_the_marker_stops_before_a_closed_goal() -> None:
    scene = Scene(
        placed={**GOAL, "r2c1": "white-2"},
        energy=5,
        research=14,
        excavator="r6c1",
        scenario="battle_for_the_sky",
        phase="rooms",
    )
    scene.play("use r4c3")
    assert (scene.research, "goal-closed" in scene.told) == (15, False)
    assert "researched 1 15" in scene.story


def test_too_low_a_value_before_a_closed_step_is_no_step() -> None:
    placed = {"r2c2": "gray-2", "r2c1": "white-2"}
    scene = Scene(placed=placed, energy=5, research=14, scenario="battle_for_the_sky", phase="rooms")
    scene.play("use r2c2")
    assert ("no-step" in scene.told, "goal-closed" in scene.told) == (True, False)


@pytest.mark.rule("UFS-ADV-01")
def test_the_order_of_two_effects_matters_while_destroyed_ships_count() -> None:
    """Havana: r6c2 to r6c4 fighter and research, cost 2, +1."""

    def battle() -> Scene:
        return Scene(
            {"r3c3": "purple"},
            city="havana",
            placed={"r6c2": "gray-4", "r6c3": "gray-4", "r6c4": "gray-4"},
            energy=2,
            research=15,
            excavator="r6c5",
            counters=[7],
            scenario="battle_for_the_sky",
            phase="rooms",
        )

    scene = battle()
    scene.play("use r6c2")
    assert (scene.phase, scene.view.choice.room, scene.view.choice.value) == ("order", "r6c2", 13)
    assert scene.legal == {"first fighter", "first research"}
    assert scene.refusal("first energy") == ("not-that-effect", "UFS-ADV-01")
    scene.play("first fighter")
    assert scene.reason == "research-complete"
    other = battle()
    other.play("use r6c2", "first research")
    assert (other.reason, other.research) == (None, 15)
    assert other.told.index("goal-closed") < other.told.index("ship-destroyed")


# --- Evacuation ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-ADV-03")
def test_evacuation_lays_a_shuffled_token_on_each_column() -> None:
    games = [new_game(seed, scenario="evacuation") for seed in range(10)]
    assert all(set(game.tokens) == {"c1", "c2", "c3", "c4", "c5"} for game in games)
    assert all(sorted(game.tokens.values()) == [2, 3, 4, 5, 6] for game in games)
    assert len({tuple(game.tokens.items()) for game in games}) > 5
    told = [line for line in games[0].story if line.startswith("token-on-column")]
    assert told == [f"token-on-column {column} {value}" for column, value in games[0].tokens.items()]


@pytest.mark.parametrize(("die", "cleared"), [(2, False), (3, True), (6, True)])
def test_evacuation_clears_a_token_with_a_die_in_its_aa_gun(die: int, cleared: bool) -> None:
    placed = {"r1c1": f"gray-{die}", "r2c2": "gray-5", **FREE_ROOM}
    scene = Scene(placed=placed, tokens={"c1": 3, "c2": 5}, energy=1, scenario="evacuation", phase="rooms")
    if not cleared:
        assert scene.refusal("clear r1c1") == ("die-too-low", "UFS-ADV-03")
        return
    assert scene.choices("clear") == {"r1c1"}
    assert scene.refusal("clear r2c2") == ("no-token", "UFS-ADV-03")
    scene.play("clear r1c1")
    assert (scene.tokens, scene.energy, "r1c1" in scene.placed) == ({"c2": 5}, 0, False)
    assert scene.story[1:4] == ["energy-paid 1 0", "die-removed r1c1", "column-cleared c1 3"]


def test_evacuation_needs_energy_a_die_and_a_token() -> None:
    placed = {"r1c1": "gray-6", "r1c3": "gray-6", **FREE_ROOM}
    scene = Scene(placed=placed, tokens={"c1": 3, "c2": 5}, energy=0, scenario="evacuation", phase="rooms")
    assert scene.refusal("clear r1c1") == ("no-energy", "UFS-COST-01")
    assert scene.refusal("clear r1c2") == ("no-worker", "UFS-ROOM-02")
    assert scene.refusal("clear r1c3") == ("no-token", "UFS-ADV-03")
    robot = Scene(
        placed={"r1c2": "gray-1", **FREE_ROOM},
        robots={"r1c1": "6"},
        tokens={"c1": 3},
        energy=1,
        scenario="evacuation",
        phase="rooms",
    )
    assert robot.refusal("clear r1c1") == ("no-worker", "UFS-ROOM-02")
    planning = Scene(tokens={"c1": 3}, scenario="evacuation")
    assert planning.refusal("clear r1c1") == ("not-now", "UFS-ROUND-01")


def test_a_die_that_can_clear_a_token_waits_for_the_player() -> None:
    scene = Scene(placed={"r1c1": "gray-3"}, tokens={"c1": 3}, energy=1, scenario="evacuation", phase="rooms")
    assert (scene.phase, scene.legal) == ("rooms", {"clear r1c1", "discard r1c1", "done"})
    scene.play("done")
    assert ("die-removed r1c1" in scene.story, scene.tokens) == (True, {"c1": 3})
    idle = Scene(placed={"r1c1": "gray-2"}, tokens={"c1": 3}, energy=1, scenario="evacuation", phase="rooms")
    assert (idle.phase, "die-removed r1c1" in idle.story, idle.tokens) == ("launch", True, {"c1": 3})


@pytest.mark.parametrize(("column", "damage", "left"), [("c1", 2, {"c2": 5}), ("c3", 1, {"c1": 3, "c2": 5})])
def test_a_hit_in_a_column_with_a_token_is_worse(column: str, damage: int, left: dict[str, int]) -> None:
    ships = {"r16c1": "purple", "r16c3": "white"}
    scene = Scene(ships, tokens={"c1": 3, "c2": 5}, scenario="evacuation")
    scene.descend(column, 1)
    assert (scene.damage, scene.tokens) == (damage, left)
    assert ("token-hit c1 3" in scene.story) == (column == "c1")
    assert f"damage-taken {damage} {damage}" in scene.story


def test_the_second_hit_in_a_column_finds_no_token() -> None:
    scene = Scene({"r15c1": "purple", "r16c1": "white"}, tokens={"c1": 3}, scenario="evacuation")
    scene.descend("c1", 2)
    assert (scene.damage, scene.tokens) == (3, {})


@pytest.mark.parametrize(("tokens", "won"), [({}, True), ({"c4": 2}, True), ({"c1": 3, "c4": 2}, False)])
def test_evacuation_opens_the_goal_with_one_token_left(tokens: dict[str, int], won: bool) -> None:
    scene = Scene(
        placed={**GOAL, "r2c1": "white-3"},
        energy=5,
        research=15,
        excavator="r6c1",
        tokens=tokens,
        scenario="evacuation",
        phase="rooms",
    )
    assert scene.battle.research.goal_open == won
    scene.play("use r4c3")
    assert (scene.reason == "research-complete") == won


# --- Reinforcements --------------------------------------------------------------------------------------------------
def test_a_white_ship_waits_for_reinforcements_from_the_start() -> None:
    scene = new_game(scenario="reinforcements")
    assert (scene.waiting, scene.supply) == ("white", 3)
    assert "ships-added white 1" in scene.story
    assert new_game().waiting == ""


def test_reinforcements_turn_quiet_rows_into_white_ships() -> None:
    scene = Scene(mothership=3, scenario="reinforcements", phase="mothership")
    start = scene.story.index("action-replaced white_ships 1")
    assert scene.story[start : start + 3] == [
        "action-replaced white_ships 1",
        "action white_ships 1",
        "ships-added white 1",
    ]
    other = Scene(mothership=1, excavator="r3c3", scenario="reinforcements", phase="mothership")
    assert (other.excavator, "action-replaced" in other.told) == ("r3c5", False)


def test_reinforcements_come_in_every_quiet_row_above_the_skull() -> None:
    easy = new_game(scenario="reinforcements").battle.sky
    assert [(row.action, row.number) for row in easy if row.row in (4, 8, 11)] == [("white_ships", 1)] * 3
    assert [row.action for row in easy][11:] == ["skull", "none", "none", "none", "none"]


# --- Satellites ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-ADV-03")
def test_four_satellites_stand_in_the_sky() -> None:
    scene = new_game(scenario="satellites")
    assert scene.tokens == {"r6c3": 1, "r8c4": 2, "r10c5": 3, "r14c1": 4}
    assert [line for line in scene.story if line.startswith("token")] == [
        "token-on-square r6c3 1",
        "token-on-square r8c4 2",
        "token-on-square r10c5 3",
        "token-on-square r14c1 4",
    ]


@pytest.mark.rule("UFS-ADV-12")
def test_tile_zero_pushes_the_satellites_down() -> None:
    assert new_game(scenario="satellites", tile_0="yes").tokens == {"r8c3": 1, "r10c4": 2, "r12c5": 3, "r16c1": 4}


@pytest.mark.parametrize(("energy", "after"), [(7, 6), (6, 6), (2, 2)])
def test_a_ship_that_lands_on_a_satellite_lowers_the_maximum_energy(energy: int, after: int) -> None:
    scene = Scene({"r5c3": "purple"}, energy=energy, scenario="satellites")
    scene.descend("c3", 1)
    assert (scene.tokens, scene.max_energy) == ({"r8c4": 2, "r10c5": 3, "r14c1": 4}, 6)
    assert (scene.energy, "energy-lost 1 6" in scene.story) == (after, energy == 7)
    assert {"token-lost r6c3 1", "max-energy 6"} <= set(scene.story)


def test_a_ship_that_flies_past_a_satellite_leaves_it_alone() -> None:
    scene = Scene({"r5c3": "purple"}, scenario="satellites")
    scene.descend("c3", 2)
    assert (len(scene.tokens), scene.max_energy) == (4, 7)


@pytest.mark.rule("UFS-RULING-27")
def test_a_ship_that_slides_onto_a_satellite_does_not_land_there() -> None:
    """r8c5 is an arrow to the left, onto the satellite of r8c4."""
    scene = Scene({"r7c5": "purple"}, scenario="satellites")
    scene.descend("c5", 1)
    assert (scene.ships, len(scene.tokens)) == ({"r8c4": "purple"}, 4)


def test_the_mothership_destroys_the_satellites_of_the_rows_it_enters() -> None:
    scene = Scene(mothership=7, scenario="satellites", phase="mothership")
    assert scene.tokens == {"r10c5": 3, "r14c1": 4, "r6c3": 1}
    assert (scene.max_energy, "token-lost r8c4 2" in scene.story) == (6, True)


def test_a_lost_satellite_is_lost_once() -> None:
    scene = Scene({"r5c3": "purple", "r4c3": "white"}, scenario="satellites")
    scene.descend("c3", 1)
    scene.descend("c3", 1)
    assert scene.max_energy == 6


# --- The Final Battle ------------------------------------------------------------------------------------------------
def test_a_white_ship_waits_in_the_final_battle_from_the_start() -> None:
    scene = new_game(scenario="the_final_battle")
    assert (scene.waiting, scene.supply, scene.battle.abilities[0].name) == ("white", 3, "the_final_battle")
