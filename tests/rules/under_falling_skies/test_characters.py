"""The characters of chapter 1, normal and upgraded, and what holds for all of them (UFS-CAMP-07, UFS-CAMP-08)."""

from __future__ import annotations

import pytest

from tests.rules.under_falling_skies.scene import Scene, new_game

CHARACTERS = [
    *("wing_commander", "xenolinguist", "tunneller", "power_engineer"),
    *("logistician", "fire_chief", "decoy_pilot", "roboticist"),
    *("signal_jammer", "sharpshooter", "reactor_chief", "defector"),
]


@pytest.mark.rule("UFS-CAMP-07", "UFS-MIX-01")
@pytest.mark.parametrize("side", ["normal", "upgraded"])
@pytest.mark.parametrize("character", CHARACTERS)
def test_every_character_has_one_use_per_game(character: str, side: str) -> None:
    (ability,) = new_game(1, **{character: side}).battle.abilities
    assert (ability.source, ability.name, ability.side) == (character, character, side)
    assert (ability.per, ability.left, ability.optional) == ("game", 1, True)


@pytest.mark.rule("UFS-CAMP-07")
def test_a_character_who_is_not_there_cannot_help() -> None:
    assert Scene().refusal("ability power_engineer") == ("no-ability", "UFS-CITY-01")


@pytest.mark.rule("UFS-CAMP-07")
def test_a_use_lasts_for_the_game_not_for_the_round() -> None:
    scene = Scene(energy=0, launch={"c1": "purple"}, waiting="purple", power_engineer="normal", phase="launch")
    scene.play("ability power_engineer", "launch c2")
    assert (scene.round, scene.uses_left("power_engineer")) == (2, [0])
    assert scene.refusal("ability power_engineer") == ("ability-spent", "UFS-CAMP-07")


# --- Wing Commander --------------------------------------------------------------------------------------------------
# Roswell: r2c1 fighter cost 1 modifier -1, r2c2 research cost 2, r3c2+r3c3 fighter cost 2.
@pytest.mark.rule("UFS-CAMP-07")
def test_the_wing_commander_improves_one_fighter_room() -> None:
    ships = {"r5c4": "purple", "r10c1": "purple"}
    placed = {"r2c1": "gray-3", "r2c2": "gray-6"}
    scene = Scene(ships, placed=placed, energy=3, wing_commander="normal", phase="rooms")
    assert scene.room("r2c1") == (2, 1)
    scene.play("ability wing_commander")  # there is one fighter room it can be for
    assert scene.story[1:4] == ["ability-used wing_commander", "room-used r2c1 fighter 4", "energy-paid 1 2"]
    assert scene.ships == {"r10c1": "purple"}
    assert scene.refusal("ability wing_commander") == ("ability-spent", "UFS-CAMP-07")


def test_the_wing_commander_may_choose_among_fighter_rooms() -> None:
    placed = {"r2c1": "gray-3", "r3c2": "gray-1", "r3c3": "gray-1", "r2c2": "white-5"}
    scene = Scene(placed=placed, energy=7, excavator="r4c1", wing_commander="normal", phase="rooms")
    scene.play("ability wing_commander")
    assert scene.legal == {"use r2c1", "use r3c2"}
    assert scene.refusal("use r2c2") == ("ability-idle", "UFS-CITY-01")
    scene.play("use r3c2")
    assert "room-used r3c2 fighter 4" in scene.story
    assert scene.room("r2c1") == (2, 1)


def test_the_wing_commander_gives_a_worthless_room_value() -> None:
    scene = Scene(placed={"r2c1": "gray-1", "r2c2": "gray-3"}, energy=3, wing_commander="normal", phase="rooms")
    assert scene.refusal("use r2c1") == ("no-value", "UFS-RULING-05")
    scene.play("ability wing_commander")
    assert "room-used r2c1 fighter 2" in scene.story


def test_the_wing_commander_needs_a_fighter_room_that_can_be_used() -> None:
    other = Scene(placed={"r2c2": "gray-6"}, energy=3, wing_commander="normal", phase="rooms")
    assert other.refusal("ability wing_commander") == ("ability-idle", "UFS-CITY-01")
    poor = Scene(
        placed={"r2c1": "gray-3", "r3c1": "gray-1"},
        energy=0,
        excavator="r4c1",
        wing_commander="normal",
        phase="rooms",
    )
    assert poor.refusal("ability wing_commander") == ("ability-idle", "UFS-CITY-01")
    planning = Scene(wing_commander="normal")
    assert planning.refusal("ability wing_commander") == ("no-ability", "UFS-CITY-01")


def test_the_wing_commander_upgraded_flies_for_nothing() -> None:
    scene = Scene(placed={"r2c1": "gray-3"}, energy=0, wing_commander="upgraded", phase="rooms")
    assert scene.refusal("use r2c1") == ("no-energy", "UFS-COST-01")
    scene.play("ability wing_commander")
    assert "room-used r2c1 fighter 6" in scene.story
    assert (scene.energy, "energy-paid" in scene.told) == (0, False)


@pytest.mark.rule("UFS-ADV-01")
def test_the_wing_commander_improves_both_effects_of_a_room() -> None:
    placed = {"r2c4": "gray-2", "r2c5": "gray-2"}
    scene = Scene(
        {"r9c3": "purple"}, city="montreal", placed=placed, energy=0, wing_commander="upgraded", phase="rooms"
    )
    scene.play("ability wing_commander")
    assert {"energy-gained 5 5", "ship-destroyed purple r9c3"} <= set(scene.story)


# --- Xenolinguist ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-CAMP-07", "UFS-CAMP-08")
@pytest.mark.parametrize(("side", "steps"), [("normal", 3), ("upgraded", 4)])
def test_the_xenolinguist_improves_one_research_room(side: str, steps: int) -> None:
    """The first steps cost 3, 1, 3, 1, 4."""
    placed = {"r2c2": "gray-5", "r2c1": "gray-5"}
    scene = Scene(placed=placed, energy=3, xenolinguist=side, phase="rooms")
    scene.play("ability xenolinguist")
    assert f"room-used r2c2 research {7 if side == 'normal' else 9}" in scene.story
    assert (scene.research, scene.energy) == (steps, 1)
    assert scene.room("r2c1") == (4, 1)


def test_the_xenolinguist_has_no_use_for_fighters() -> None:
    scene = Scene(placed={"r2c1": "gray-5"}, energy=3, xenolinguist="normal", phase="rooms")
    assert scene.refusal("ability xenolinguist") == ("ability-idle", "UFS-CITY-01")


@pytest.mark.rule("UFS-END-01")
def test_the_xenolinguist_may_bring_the_last_step_within_reach() -> None:
    placed = {"r4c3": "gray-4", "r4c4": "gray-5"}
    scene = Scene(placed=placed, energy=2, research=15, excavator="r6c1", xenolinguist="normal", phase="rooms")
    scene.play("ability xenolinguist")
    assert scene.reason == "research-complete"


# --- Tunneller -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-CAMP-07", "UFS-CAMP-08")
@pytest.mark.parametrize(("side", "reach"), [("normal", 3), ("upgraded", 6)])
def test_the_tunneller_digs_at_the_start_of_the_rooms_phase(side: str, reach: int) -> None:
    scene = Scene(placed={"r2c1": "gray-3"}, energy=3, tunneller=side, phase="rooms")
    path = scene.battle.base.path
    scene.play("ability tunneller")
    assert scene.choices("excavate") == set(path[11 : 11 + reach])
    assert scene.refusal(f"excavate {path[11 + reach]}") == ("too-far-ahead", "UFS-EXC-04")
    assert scene.refusal("excavate r3c5") == ("too-far-ahead", "UFS-EXC-04")
    assert scene.refusal("done") == ("must-choose", "UFS-CAMP-07")
    scene.play(f"excavate {path[10 + reach]}")
    assert (scene.excavator, scene.energy) == (path[10 + reach], 3)
    assert scene.story[-1] == f"excavated {reach} {path[10 + reach]}"
    assert scene.refusal("excavate r3c4") == ("not-now", "UFS-ROUND-01")


def test_the_tunneller_comes_before_any_die_is_resolved() -> None:
    scene = Scene(placed={"r2c1": "gray-3", "r2c2": "gray-3"}, energy=3, tunneller="normal", phase="rooms")
    scene.play("use r2c1")
    assert scene.refusal("ability tunneller") == ("no-ability", "UFS-CITY-01")
    assert Scene(tunneller="normal").refusal("ability tunneller") == ("no-ability", "UFS-CITY-01")


@pytest.mark.rule("UFS-RULING-35")
def test_the_tunneller_ends_where_the_path_ends() -> None:
    scene = Scene(placed={"r2c1": "gray-3"}, energy=1, excavator="r6c4", tunneller="upgraded", phase="rooms")
    scene.play("ability tunneller")  # one space is left
    assert scene.excavator == "r6c5"
    end = Scene(placed={"r2c1": "gray-3"}, energy=1, excavator="r6c5", tunneller="upgraded", phase="rooms")
    assert end.refusal("ability tunneller") == ("ability-idle", "UFS-CITY-01")


@pytest.mark.rule("UFS-EXC-05", "UFS-DIG-01")
def test_a_die_the_tunneller_overtakes_neither_digs_nor_works() -> None:
    scene = Scene(placed={"r3c4": "gray-3", "r2c2": "gray-3"}, energy=3, tunneller="normal", phase="rooms")
    scene.play("ability tunneller", "excavate r3c3")
    assert scene.refusal("dig") == ("no-dig-die", "UFS-DIG-01")
    assert scene.refusal("use r3c4") == ("space-empty", "UFS-MULTI-01")
    behind = Scene(placed={"r3c2": "gray-3", "r2c2": "gray-3"}, energy=3, tunneller="normal", phase="rooms")
    behind.play("ability tunneller", "excavate r3c3", "dig")
    assert behind.story[-1] == "excavated 1 r3c2"


# --- Power Engineer --------------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-CAMP-07", "UFS-CAMP-08")
@pytest.mark.parametrize(
    ("side", "energy", "gained"), [("normal", 1, 3), ("normal", 5, 2), ("upgraded", 1, 6), ("upgraded", 0, 7)]
)
def test_the_power_engineer_gains_energy(side: str, energy: int, gained: int) -> None:
    scene = Scene(energy=energy, power_engineer=side)
    scene.play("ability power_engineer")
    assert scene.story == ["ability-used power_engineer", f"energy-gained {gained} {energy + gained}"]
    assert scene.refusal("ability power_engineer") == ("ability-spent", "UFS-CAMP-07")


@pytest.mark.parametrize("side", ["normal", "upgraded"])
def test_the_power_engineer_has_nothing_to_do_on_a_full_track(side: str) -> None:
    assert Scene(energy=7, power_engineer=side).refusal("ability power_engineer") == ("ability-idle", "UFS-CITY-01")


@pytest.mark.rule("UFS-CAMP-07")
def test_any_time_is_between_two_placements_rooms_or_launches() -> None:
    planning = Scene(energy=0, dice="1 1 1 / 1 1", power_engineer="normal")
    planning.play("place gray-1 r1c1", "ability power_engineer", "place gray-1 r1c2")
    rooms = Scene(placed={"r2c2": "gray-3"}, energy=0, power_engineer="normal", phase="rooms")
    assert rooms.refusal("use r2c2") == ("no-energy", "UFS-COST-01")
    rooms.play("ability power_engineer", "use r2c2")
    launch = Scene(waiting="purple", energy=0, power_engineer="normal", phase="launch")
    launch.play("ability power_engineer", "launch c1")
    assert [scene.energy for scene in (planning, rooms, launch)] == [3, 1, 3]


@pytest.mark.rule("UFS-CAMP-07")
def test_not_in_the_middle_of_a_step() -> None:
    scene = Scene({"r4c1": "purple"}, dice="4 1 1 / 1 1", energy=0, decoy_pilot="normal", power_engineer="normal")
    scene.play("place gray-4 r2c1")
    assert scene.refusal("ability power_engineer") == ("no-ability", "UFS-CITY-01")
