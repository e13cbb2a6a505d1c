"""The characters of chapter 2, normal and upgraded (UFS-CAMP-07, UFS-CAMP-08)."""

from __future__ import annotations

import pytest

from tests.rules.under_falling_skies.scene import Scene

pytestmark = pytest.mark.rule("UFS-CAMP-07", "UFS-CAMP-08")


# --- Logistician -----------------------------------------------------------------------------------------------------
def test_the_logistician_rerolls_any_dice_together() -> None:
    scene = Scene(dice="1 1 2 / 5 5", logistician="normal")
    scene.play("ability logistician")
    assert scene.phase == "reroll_dice"
    assert scene.refusal("done") == ("must-choose", "UFS-CAMP-07")
    scene.play("reroll gray-1", "reroll white-5")
    assert scene.choices("reroll") == {"gray-1", "gray-2", "white-5"}
    assert [die.in_hand for die in scene.battle.dice] == [True, False, False, True, False]
    assert scene.refusal("reroll gray-3") == ("no-such-die", "UFS-PLAN-02")
    scene.next_throws(6, 3)
    scene.play("done")
    assert scene.tray == "gray-6 gray-1 gray-2 white-3 white-5"
    assert scene.story == ["ability-used logistician", "rerolled 0 gray-6", "rerolled 3 white-3"]
    assert scene.refusal("ability logistician") == ("ability-spent", "UFS-CAMP-07")
    assert not any(die.in_hand for die in scene.battle.dice)


def test_the_logistician_may_take_the_same_face_twice() -> None:
    scene = Scene(dice="1 1 2 / 5 5", logistician="normal")
    scene.play("ability logistician", "reroll gray-1", "reroll gray-1")
    assert scene.choices("reroll") == {"gray-2", "white-5"}
    assert scene.refusal("reroll gray-1") == ("no-such-die", "UFS-PLAN-02")


def test_with_every_die_in_hand_the_logistician_rolls_at_once() -> None:
    scene = Scene(dice="1 1 2 / 5 5", logistician="normal")
    scene.next_throws(6, 5, 4, 3, 2)
    scene.play("ability logistician", "reroll gray-1", "reroll gray-1", "reroll gray-2", "reroll white-5")
    assert (scene.phase, scene.view.choice.left) == ("reroll_dice", None)
    scene.play("reroll white-5")
    assert (scene.phase, scene.tray) == ("planning", "gray-6 gray-5 gray-4 white-3 white-2")


@pytest.mark.rule("UFS-PLAN-07")
def test_the_logistician_leaves_placed_dice_alone() -> None:
    scene = Scene(dice="1 1 2 / 5 5", logistician="normal")
    scene.play("place gray-2 r1c1", "ability logistician")
    assert scene.choices("reroll") == {"gray-1", "white-5"}


def test_the_logistician_upgraded_sets_two_dice() -> None:
    scene = Scene(dice="1 1 2 / 5 5", logistician="upgraded")
    scene.play("ability logistician")
    assert scene.view.choice.left == 2
    assert scene.refusal("done") == ("must-choose", "UFS-CAMP-07")
    assert scene.refusal("turn gray-1 1") == ("not-that-value", "UFS-ADV-02")
    assert scene.refusal("turn gray-3 1") == ("no-such-die", "UFS-PLAN-02")
    scene.play("turn gray-1 6")
    assert scene.view.choice.left == 1
    scene.play("turn white-5 1")
    assert scene.tray == "gray-6 gray-1 gray-2 white-1 white-5"
    assert scene.story == ["ability-used logistician", "turned 0 gray-1 6", "turned 3 white-5 1"]
    assert scene.phase == "planning"


@pytest.mark.rule("UFS-ADV-02")
def test_the_logistician_upgraded_may_stop_after_one_and_choose_any_value() -> None:
    scene = Scene(dice="1 1 2 / 5 5", logistician="upgraded")
    scene.play("ability logistician")
    assert {text for text in scene.choices("turn") if text.startswith("gray-2")} == {
        f"gray-2 {value}" for value in (1, 3, 4, 5, 6)
    }
    scene.play("turn gray-2 3", "done")
    assert (scene.tray, scene.phase) == ("gray-1 gray-1 gray-3 white-5 white-5", "planning")


def test_the_logistician_ends_what_belongs_right_after_the_first_roll() -> None:
    scene = Scene(city="paris", dice="1 1 2 / 5 5", logistician="normal")
    scene.play("ability logistician", "reroll gray-1", "done")
    assert scene.refusal("ability city") == ("no-ability", "UFS-CITY-01")
    assert Scene(logistician="normal", placed={"r2c2": "gray-3"}, energy=2, phase="rooms").refusal(
        "ability logistician"
    ) == ("no-ability", "UFS-CITY-01")


# --- Fire Chief ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("side", "damage", "repaired"),
    [("normal", 1, 1), ("normal", 4, 1), ("upgraded", 1, 1), ("upgraded", 3, 3), ("upgraded", 5, 3)],
)
def test_the_fire_chief_repairs(side: str, damage: int, repaired: int) -> None:
    scene = Scene(damage=damage, fire_chief=side)
    scene.play("ability fire_chief")
    assert scene.damage == damage - repaired
    assert scene.story == ["ability-used fire_chief", f"repaired {repaired} {damage - repaired}"]
    assert scene.refusal("ability fire_chief") == ("ability-spent", "UFS-CAMP-07")


def test_the_fire_chief_needs_something_to_repair() -> None:
    assert Scene(fire_chief="normal").refusal("ability fire_chief") == ("ability-idle", "UFS-CITY-01")


# --- Decoy Pilot -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("side", "told"), [("normal", "descended purple r4c1 r6c1"), ("upgraded", "ships-stay c1")])
def test_the_decoy_pilot_holds_ships_back(side: str, told: str) -> None:
    scene = Scene({"r4c1": "purple"}, dice="4 1 1 / 1 1", decoy_pilot=side)
    scene.play("place gray-4 r2c1")
    assert (scene.phase, scene.view.choice.source) == ("offer", "decoy_pilot")
    assert scene.legal == {"ability decoy_pilot", "decline"}
    scene.play("ability decoy_pilot")
    assert scene.story == ["placed gray-4 r2c1 0", "ability-used decoy_pilot", told]
    assert scene.uses_left("decoy_pilot") == [0]


def test_the_decoy_pilot_may_wait() -> None:
    scene = Scene({"r4c1": "purple", "r4c5": "purple"}, dice="4 4 1 / 1 1", decoy_pilot="normal")
    scene.play("place gray-4 r2c1", "decline")
    assert ("descended purple r4c1 r8c1" in scene.story, scene.uses_left("decoy_pilot")) == (True, [1])
    scene.play("place gray-4 r1c5", "ability decoy_pilot")
    assert "descended purple r4c5 r5c5" in scene.story  # 4, less 1 for the AA gun, less 2


def test_the_decoy_works_for_one_die_only() -> None:
    scene = Scene({"r4c1": "purple", "r4c4": "purple"}, dice="4 4 1 / 1 1", decoy_pilot="upgraded")
    scene.play("place gray-4 r2c1", "ability decoy_pilot", "place gray-4 r2c4")
    assert (scene.phase, "descended purple r4c4 r8c4" in scene.story) == ("planning", True)


@pytest.mark.rule("UFS-SHIP-03")
@pytest.mark.parametrize(
    ("value", "told"), [(1, "ships-stay c1"), (2, "ships-stay c1"), (3, "descended purple r5c1 r6c1")]
)
def test_ships_held_back_never_climb(value: int, told: str) -> None:
    scene = Scene({"r5c1": "purple"}, dice=f"{value} 1 1 / 1 1", decoy_pilot="normal")
    scene.play(f"place gray-{value} r2c1", "ability decoy_pilot")
    assert scene.story[-1] == told


@pytest.mark.rule("UFS-ADV-09")
def test_the_decoy_pilot_is_asked_for_dice_with_ships_below_them_only() -> None:
    scene = Scene({"r4c2": "purple"}, dice="4 1 1 / 1 1", decoy_pilot="normal")
    scene.play("place gray-4 r2c1")
    assert scene.phase == "planning"
    moved = Scene({"r6c3": "purple"}, decoy_pilot="normal")
    moved.action("move_ships", 1)
    assert (moved.phase, moved.ships) == ("planning", {"r7c3": "purple"})


@pytest.mark.rule("UFS-SHIP-02", "UFS-SHIP-03")
@pytest.mark.parametrize("value", [1, 2])
def test_the_decoy_pilot_is_not_asked_for_ships_that_stay_anyway(value: int) -> None:
    scene = Scene({"r4c1": "purple"}, dice=f"{value} 1 1 / 1 1", city="rio_de_janeiro", decoy_pilot="normal")
    scene.play(f"place gray-{value} r1c1")  # this AA gun slows ships by 2
    assert (scene.phase, scene.story[-1]) == ("planning", "ships-stay c1")
    assert scene.uses_left("decoy_pilot") == [1]


@pytest.mark.rule("UFS-CAMP-09")
def test_the_decoy_pilot_is_asked_for_ships_only_the_command_ship_drives_on() -> None:
    ships = {"r4c1": "purple", "r8c1": "orange"}
    scene = Scene(ships, dice="1 1 1 / 1 1", scenario="command_ship", decoy_pilot="upgraded")
    scene.play("place gray-1 r1c1")
    assert (scene.phase, scene.view.choice.source) == ("offer", "decoy_pilot")
    scene.play("ability decoy_pilot")
    assert scene.ships == ships


# --- Roboticist ------------------------------------------------------------------------------------------------------
def test_the_roboticist_installs_an_exhausted_robot_of_value_three() -> None:
    scene = Scene(placed={"r2c1": "gray-3"}, energy=3, roboticist="normal", phase="rooms")
    scene.play("ability roboticist")
    assert (scene.phase, scene.view.choice.value) == ("install", 3)
    assert scene.refusal("install r2c1") == ("space-taken", "UFS-PLAN-07")
    scene.play("install r2c2")
    assert (scene.robots, scene.energy) == ({"r2c2": "3 exhausted"}, 3)
    assert scene.story[1:] == ["ability-used roboticist", "robot-installed r2c2 3 exhausted"]


def test_the_robot_of_the_upgraded_roboticist_works_at_once() -> None:
    scene = Scene(placed={"r2c1": "gray-3"}, energy=3, roboticist="upgraded", phase="rooms")
    scene.play("ability roboticist", "install r2c2")
    assert "robot-installed r2c2 5 ready" in scene.story
    scene.play("use r2c2")
    assert (scene.robots, scene.research) == ({"r2c2": "4 exhausted"}, 2)


def test_the_roboticist_comes_before_any_die_is_resolved() -> None:
    scene = Scene(placed={"r2c1": "gray-3", "r2c2": "gray-3"}, energy=3, roboticist="normal", phase="rooms")
    scene.play("discard r2c1")
    assert scene.refusal("ability roboticist") == ("no-ability", "UFS-CITY-01")


@pytest.mark.rule("UFS-ROBOT-04")
def test_the_roboticist_takes_one_of_two_robots_if_need_be() -> None:
    robots = {"r2c1": "5", "r2c2": "2"}
    scene = Scene(robots=robots, placed={"r2c4": "gray-3"}, energy=3, roboticist="normal", phase="rooms")
    scene.play("ability roboticist")
    assert scene.legal == {"scrap r2c1", "scrap r2c2"}
    scene.play("scrap r2c2", "install r2c2")
    assert scene.robots == {"r2c1": "5", "r2c2": "3 exhausted"}
