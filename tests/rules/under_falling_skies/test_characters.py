"""The abilities of the characters, normal and upgraded (UFS-CAMP-07, UFS-CAMP-08)."""

from __future__ import annotations

import pytest

from tests.rules.under_falling_skies.scene import Scene


@pytest.mark.rule("UFS-CAMP-07")
def test_the_wing_commander_improves_one_fighter_room_once() -> None:
    scene = Scene(
        {"r5c4": "purple"},
        placed={"r2c1": "gray-3", "r2c2": "gray-6"},
        energy=3,
        wing_commander="normal",
        phase="rooms",
    )
    scene.play("ability wing_commander")
    assert "room-used r2c1 fighter 4" in scene.story
    assert scene.ships == {}
    assert scene.refusal("ability wing_commander") == ("ability-spent", "UFS-CAMP-07")


def test_the_wing_commander_upgraded_flies_for_nothing() -> None:
    scene = Scene(placed={"r2c1": "gray-3"}, energy=0, wing_commander="upgraded", phase="rooms")
    assert scene.refusal("use r2c1") == ("no-energy", "UFS-COST-01")
    scene.play("ability wing_commander")
    assert {"room-used r2c1 fighter 6"} <= set(scene.story)
    assert scene.energy == 0


def test_the_tunneller_digs_in_the_rooms_phase() -> None:
    scene = Scene(placed={"r2c1": "gray-3"}, energy=3, tunneller="normal", phase="rooms")
    scene.play("ability tunneller")
    assert scene.choices("excavate") == {"r3c4", "r3c3", "r3c2"}
    scene.play("excavate r3c3")
    assert (scene.excavator, scene.energy) == ("r3c3", 3)


@pytest.mark.parametrize(("side", "energy"), [("normal", 4), ("upgraded", 7)])
def test_the_power_engineer_gains_energy_at_any_time(side: str, energy: int) -> None:
    scene = Scene(energy=1, power_engineer=side)
    scene.play("ability power_engineer")
    assert scene.energy == energy


def test_the_logistician_rerolls_any_dice_together() -> None:
    scene = Scene(dice="1 1 2 / 5 5", logistician="normal")
    scene.play("ability logistician", "reroll gray-1", "reroll white-5")
    assert scene.choices("reroll") == {"gray-1", "gray-2", "white-5"}
    scene.next_throws(6, 3)
    scene.play("done")
    assert scene.tray == "gray-6 gray-1 gray-2 white-3 white-5"


def test_the_logistician_upgraded_sets_two_dice() -> None:
    scene = Scene(dice="1 1 2 / 5 5", logistician="upgraded")
    scene.play("ability logistician")
    assert scene.refusal("done") == ("must-choose", "UFS-CAMP-07")
    scene.play("turn gray-1 6", "turn white-5 1")
    assert scene.tray == "gray-6 gray-1 gray-2 white-1 white-5"
    assert scene.phase == "planning"


def test_the_fire_chief_repairs() -> None:
    scene = Scene(damage=2, fire_chief="upgraded")
    scene.play("ability fire_chief")
    assert scene.damage == 0
    assert Scene(fire_chief="normal").refusal("ability fire_chief") == ("ability-idle", "UFS-CITY-01")


@pytest.mark.parametrize(("side", "square"), [("normal", "r6c1"), ("upgraded", "r4c1")])
def test_the_decoy_pilot_holds_ships_back(side: str, square: str) -> None:
    scene = Scene({"r4c1": "purple"}, dice="4 1 1 / 1 1", decoy_pilot=side)
    scene.play("place gray-4 r2c1")
    assert scene.legal == {"ability decoy_pilot", "decline"}
    scene.play("ability decoy_pilot")
    assert scene.ships == {square: "purple"}
    declined = Scene({"r4c1": "purple"}, dice="4 1 1 / 1 1", decoy_pilot=side)
    declined.play("place gray-4 r2c1", "decline")
    assert "descended purple r4c1 r8c1" in declined.story


def test_the_roboticist_installs_a_robot() -> None:
    scene = Scene(placed={"r2c1": "gray-3"}, energy=3, roboticist="upgraded", phase="rooms")
    scene.play("ability roboticist", "install r2c2", "use r2c2")
    assert (scene.robots, scene.research) == ({"r2c2": "4 exhausted"}, 2)


def test_the_signal_jammer_shifts_and_raises() -> None:
    scene = Scene({"r5c5": "purple", "r9c1": "white"}, mothership=3, signal_jammer="upgraded")
    scene.play("ability signal_jammer", "target r5c5")
    assert scene.ships == {"r5c4": "purple", "r9c1": "white"}
    scene.play("done", "target r9c1")
    assert scene.choices("to") == {"r8c1", "r7c1"}
    scene.play("to r7c1", "done")
    assert scene.ships == {"r5c4": "purple", "r7c1": "white"}


def test_the_sharpshooter_destroys_ships() -> None:
    ships = {"r8c3": "purple", "r9c1": "white"}
    scene = Scene(ships, sharpshooter="normal")
    scene.play("ability sharpshooter")
    assert (scene.ships, scene.waiting) == ({"r9c1": "white"}, "purple")
    upgraded = Scene(ships, sharpshooter="upgraded")
    upgraded.play("ability sharpshooter", "target r9c1", "target r8c3")
    assert (upgraded.ships, upgraded.waiting) == ({}, "purple")


def test_the_reactor_chief_runs_rooms_free_of_charge() -> None:
    placed = {"r2c2": "gray-3", "r2c1": "gray-4", "r3c4": "gray-3"}
    one = Scene(placed=placed, energy=0, reactor_chief="normal", phase="rooms")
    one.play("ability reactor_chief", "use r2c2")
    assert {"discarded r2c1", "discarded r3c4"} <= set(one.story)
    every = Scene(placed=placed, energy=0, reactor_chief="upgraded", phase="rooms")
    every.play("ability reactor_chief", "use r2c2", "use r2c1", "dig")
    assert every.excavator == "r3c4"


def test_the_defector_stops_the_action_or_the_mothership() -> None:
    scene = Scene(defector="normal", phase="mothership")
    assert scene.legal == {"ability defector", "decline"}
    scene.play("ability defector")
    assert (scene.mothership, scene.supply) == (1, 4)
    held = Scene(defector="upgraded", phase="mothership")
    held.play("ability defector")
    assert (held.mothership, held.supply, held.round) == (0, 4, 2)
