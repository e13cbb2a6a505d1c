"""The cities of chapter 2: Moscow, London, Paris, Cairo and Johannesburg (UFS-CITY-01)."""

from __future__ import annotations

import pytest

from tests.rules.under_falling_skies.scene import Scene, new_game

pytestmark = pytest.mark.rule("UFS-CITY-01")


# --- Moscow: weaker actions ------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-MS-05")
@pytest.mark.parametrize(("side", "excavator", "told"), [("blue", "r3c3", 1), ("damaged", "r3c2", 0)])
def test_moscow_weakens_what_pushes_the_excavator_back(side: str, excavator: str, told: int) -> None:
    scene = Scene(city="moscow", side=side, mothership=1, excavator="r3c2", phase="mothership")
    assert scene.excavator == excavator
    assert f"action-weakened excavator_back {told}" in scene.story
    assert ("action excavator_back 1" in scene.story) == (told == 1)
    assert ("excavator-back 1 r3c3" in scene.story) == (told == 1)


@pytest.mark.rule("UFS-MS-06")
@pytest.mark.parametrize(("side", "research"), [("blue", 4), ("damaged", 5)])
def test_moscow_weakens_what_pushes_research_back(side: str, research: int) -> None:
    scene = Scene(city="moscow", side=side, mothership=5, research=5, threats=[2], phase="mothership")
    assert scene.research == research
    assert f"action-weakened research_back {research - 3 if side == 'blue' else 0}" in scene.story


@pytest.mark.parametrize("side", ["blue", "damaged"])
def test_an_action_weakened_to_nothing_is_not_carried_out(side: str) -> None:
    scene = Scene(city="moscow", side=side, mothership=6, research=3, phase="mothership")
    assert scene.research == 3
    assert "action-weakened research_back 0" in scene.story
    assert {"action", "research-back"}.isdisjoint(scene.told)


@pytest.mark.parametrize("side", ["blue", "damaged"])
def test_moscow_leaves_other_actions_alone(side: str) -> None:
    ships = Scene(city="moscow", side=side, phase="mothership")
    assert {"action white_ships 1", "ships-added white 1"} <= set(ships.story)
    damage = Scene(city="moscow", side=side, mothership=3, threats=[1], phase="mothership")
    assert (damage.damage, "action damage 1" in damage.story) == (1, True)
    assert "action-weakened" not in [*ships.told, *damage.told]


def test_the_board_of_moscow_shows_the_actions_as_they_work() -> None:
    blue, damaged = (new_game(city="moscow", side=side).battle.sky for side in ("blue", "damaged"))
    assert [(row.action, row.number) for row in blue[:7]] == [
        ("white_ships", 1),
        ("excavator_back", 1),
        ("white_ships", 1),
        ("none", 0),
        ("white_ships", 1),
        ("excavator_back", 0),
        ("research_back", 0),
    ]
    assert (damaged[1].action, damaged[1].number) == ("excavator_back", 0)


# --- London: harmless hits -------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-DMG-01", "UFS-DMG-02")
@pytest.mark.parametrize(("side", "harmless"), [("blue", 1), ("damaged", 3)])
def test_london_takes_no_damage_from_the_first_ships(side: str, harmless: int) -> None:
    ships = {f"r16c{column}": "purple" for column in range(1, 6)}
    scene = Scene(ships, city="london", side=side)
    for hits in range(1, 6):
        scene.descend(f"c{hits}", 1)
        assert scene.damage == max(0, hits - harmless)
        assert scene.uses_left("city") == [max(0, harmless - hits)]
    assert scene.story.count("damage-prevented city") == harmless
    assert scene.waiting == "purple purple purple purple purple"


@pytest.mark.rule("UFS-MS-08")
def test_london_is_not_spared_the_damage_of_an_action() -> None:
    scene = Scene(city="london")
    scene.action("damage", 1)
    assert (scene.damage, scene.uses_left("city")) == (1, [1])


def test_two_ships_of_one_column_are_two_hits_on_london() -> None:
    scene = Scene({"r15c1": "purple", "r16c1": "white"}, city="london")
    scene.descend("c1", 2)
    assert (scene.damage, scene.waiting) == (1, "purple white")


@pytest.mark.rule("UFS-CAMP-09")
def test_london_prevents_a_hit_with_everything_a_scenario_adds_to_it() -> None:
    evacuation = Scene({"r16c1": "purple"}, city="london", tokens={"c1": 3}, scenario="evacuation")
    evacuation.descend("c1", 1)
    assert (evacuation.damage, evacuation.tokens) == (0, {})
    kamikaze = Scene({"r16c1": "white"}, city="london", scenario="kamikaze_ships")
    kamikaze.descend("c1", 1)
    assert (kamikaze.damage, kamikaze.waiting, kamikaze.supply) == (0, "", 4)


# --- Paris: copy a die -----------------------------------------------------------------------------------------------
def test_paris_copies_another_die_onto_a_gray_one_after_the_first_roll() -> None:
    scene = Scene(city="paris", dice="1 4 4 / 6 6")
    scene.play("ability city")
    assert scene.choices("turn") == {"gray-1 4", "gray-1 6", "gray-4 1", "gray-4 6"}
    assert scene.refusal("turn gray-1 5") == ("not-that-value", "UFS-ADV-02")
    assert scene.refusal("turn white-6 4") == ("no-such-die", "UFS-PLAN-02")
    scene.play("turn gray-4 6")
    assert scene.tray == "gray-1 gray-6 gray-4 white-6 white-6"
    assert scene.story == ["ability-used city", "turned 1 gray-4 6"]
    assert scene.refusal("ability city") == ("ability-spent", "UFS-CAMP-07")


def test_paris_must_be_quick() -> None:
    scene = Scene(city="paris", dice="1 4 4 / 6 6")
    scene.play("place gray-1 r1c1")
    assert scene.refusal("ability city") == ("no-ability", "UFS-CITY-01")


def test_paris_has_nothing_to_copy_among_equal_dice() -> None:
    assert Scene(city="paris", dice="3 3 3 / 3 3").refusal("ability city") == ("ability-idle", "UFS-CITY-01")
    for dice in ("3 3 3 / 3 4", "1 1 1 / 4 4", "6 6 6 / 4 4"):
        assert "ability city" in Scene(city="paris", dice=dice).legal


def test_paris_damaged_copies_any_unplaced_die_before_any_placement() -> None:
    scene = Scene(city="paris", side="damaged", dice="1 4 4 / 6 6")
    scene.play("place gray-1 r1c1", "ability city")
    assert scene.choices("turn") == {"gray-4 6", "white-6 4"}  # the die that is placed counts no more
    scene.play("turn white-6 4")
    assert scene.tray == "gray-4 gray-4 white-4 white-6"
    assert scene.refusal("ability city") == ("ability-spent", "UFS-CAMP-07")


# --- Cairo: energy at the start of a round ---------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("side", "energy", "after"),
    [
        *(("blue", 0, 1), ("blue", 1, 2), ("blue", 2, 2), ("blue", 8, 8)),
        *(("damaged", 0, 1), ("damaged", 2, 3), ("damaged", 8, 9), ("damaged", 9, 9)),
    ],
)
def test_cairo_gains_energy_at_the_start_of_a_round(side: str, energy: int, after: int) -> None:
    scene = Scene(city="cairo", side=side, energy=energy, phase="launch")
    assert (scene.energy, scene.round, scene.max_energy) == (after, 2, 9)
    if after > energy:
        assert scene.told[:3] == ["round", "energy-gained", "rolled"]
        assert scene.story[1] == f"energy-gained 1 {after}"


# --- Johannesburg: energy from tunnels -------------------------------------------------------------------------------
# Tunnels r2c5, r3c3; r3c5 energy; the excavator starts on r2c5.
@pytest.mark.rule("UFS-KIND-02")
@pytest.mark.parametrize(("side", "gained"), [("blue", 1), ("damaged", 3)])
def test_johannesburg_gains_energy_from_tunnels(side: str, gained: int) -> None:
    placed = {"r3c3": "gray-5", "r2c5": "white-1", "r1c1": "gray-6"}
    scene = Scene(city="johannesburg", side=side, placed=placed, energy=0, excavator="r4c1", phase="rooms")
    assert scene.placed == placed  # nothing is cleared away before the player says so
    scene.play("discard r3c3")
    assert (scene.energy, scene.story[-2:]) == (gained, ["die-removed r3c3", f"energy-gained {gained} {gained}"])
    scene.play("discard r1c1")
    assert scene.energy == gained
    scene.play("discard r2c5")
    assert f"energy-gained {gained} {2 * gained}" in scene.story


def test_johannesburg_gains_its_energy_at_the_end_of_the_phase_at_the_latest() -> None:
    scene = Scene(city="johannesburg", placed={"r3c3": "gray-5"}, energy=2, excavator="r4c1", phase="rooms")
    scene.play("done")
    assert scene.energy == 3
    assert scene.told.index("energy-gained") < scene.told.index("mothership-phase")


def test_only_worker_dice_in_excavated_tunnels_give_energy() -> None:
    ahead = Scene(city="johannesburg", placed={"r3c3": "gray-5"}, energy=1, phase="rooms")
    ahead.play("discard r3c3")
    assert (ahead.energy, "discarded r3c3" in ahead.story) == (1, True)
    placed = {"r3c5": "gray-2"}
    robot = Scene(city="johannesburg", robots={"r3c3": "4"}, placed=placed, energy=1, excavator="r4c1", phase="rooms")
    robot.play("use r3c5")
    assert (robot.energy, robot.robots) == (3, {"r3c3": "4"})
    other = Scene(city="johannesburg", placed={"r2c2": "gray-6"}, energy=1, excavator="r4c1", phase="rooms")
    other.play("discard r2c2")
    assert other.energy == 1
