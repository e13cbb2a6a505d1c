"""The Rooms phase (UFS-ROOM-*, UFS-COST-*, UFS-VAL-*, UFS-MULTI-*, UFS-KIND-*, UFS-DIG-*)."""

from __future__ import annotations

import pytest

from tests.rules.under_falling_skies.scene import Scene

# Roswell: r2c1 fighter cost 1 modifier -1, r2c2 research cost 2, r2c4+r2c5 energy modifier -3, r3c1 energy,
# r3c2+r3c3 fighter cost 2, r3c4 research cost 1 modifier -1, r4c1 research modifier -1, r4c3+r4c4 research cost 2.


@pytest.mark.rule("UFS-COST-01", "UFS-EX-05")
def test_a_room_works_only_if_its_cost_is_paid() -> None:
    scene = Scene(placed={"r2c2": "gray-5"}, energy=3, phase="rooms")
    scene.play("use r2c2")
    assert (scene.energy, scene.research) == (1, 2)
    poor = Scene(placed={"r2c2": "gray-5", "r3c1": "gray-1"}, energy=0, excavator="r4c1", phase="rooms")
    assert poor.refusal("use r2c2") == ("no-energy", "UFS-COST-01")


@pytest.mark.rule("UFS-VAL-01", "UFS-MULTI-01", "UFS-EX-06", "UFS-EX-07", "UFS-COST-02")
def test_the_value_of_a_room_is_its_dice_and_its_modifier_once() -> None:
    scene = Scene(placed={"r2c1": "gray-3", "r2c4": "gray-1", "r2c5": "white-6"}, phase="rooms")
    assert (scene.room("r2c1"), scene.room("r2c4")) == ((2, 1), (4, 0))
    assert scene.refusal("use r2c5") == ("no-room", "UFS-ROOM-01")


@pytest.mark.rule("UFS-MULTI-02", "UFS-EX-30", "UFS-ROOM-02")
def test_dice_in_a_room_with_an_empty_space_are_removed_without_effect() -> None:
    scene = Scene(placed={"r2c4": "gray-6", "r3c1": "gray-2"}, excavator="r4c1", energy=0, phase="rooms")
    assert scene.refusal("use r2c4") == ("space-empty", "UFS-MULTI-01")
    scene.play("use r3c1")
    assert scene.energy == 2
    assert "discarded r2c4" in scene.story
    assert scene.placed == {}


@pytest.mark.rule("UFS-KIND-03", "UFS-EX-22")
def test_energy_beyond_the_track_is_lost() -> None:
    scene = Scene(placed={"r3c1": "gray-4"}, excavator="r4c1", energy=5, phase="rooms")
    scene.play("use r3c1")
    assert (scene.energy, "energy-gained 2 7" in scene.story) == (7, True)


@pytest.mark.rule("UFS-KIND-04", "UFS-KIND-05", "UFS-EX-09", "UFS-RULING-18")
def test_a_fighter_room_destroys_all_ships_on_explosions_up_to_its_value() -> None:
    ships = {"r3c3": "purple", "r15c3": "white", "r5c4": "purple", "r2c5": "white"}
    scene = Scene(ships, placed={"r2c1": "gray-4"}, energy=1, phase="rooms")
    scene.play("use r2c1")
    assert scene.told[: scene.told.index("die-removed")].count("ship-destroyed") == 2
    assert {"ship-destroyed purple r3c3", "ship-destroyed white r15c3"} <= set(scene.story)
    assert scene.ships == {"r5c4": "purple", "r2c5": "white"}
    assert scene.supply == 2  # two on the board: one in the sky, one added by the mothership's first row


@pytest.mark.rule("UFS-KIND-06", "UFS-EX-08", "UFS-EX-11")
@pytest.mark.parametrize(("value", "start", "steps"), [(4, 3, 1), (5, 3, 2), (5, 1, 3), (4, 0, 2), (2, 0, 0)])
def test_research_goes_as_far_as_the_value(value: int, start: int, steps: int) -> None:
    """The steps cost 3, 1, 3, 1, 4, 1, ..."""
    scene = Scene(placed={"r2c2": f"gray-{value}"}, energy=2, research=start, phase="rooms")
    scene.play("use r2c2")
    assert scene.research == start + steps


@pytest.mark.rule("UFS-KIND-07", "UFS-EX-10")
def test_two_research_rooms_are_resolved_one_after_the_other() -> None:
    dice = {"r2c2": "gray-2", "r3c4": "gray-4"}
    first = Scene(placed=dice, energy=3, research=1, excavator="r4c1", phase="rooms")
    first.play("use r2c2", "use r3c4")
    assert first.research == 3
    other = Scene(placed=dice, energy=3, research=1, excavator="r4c1", phase="rooms")
    other.play("use r3c4", "use r2c2")
    assert other.research == 2


@pytest.mark.rule("UFS-DIG-01", "UFS-EX-12")
def test_digging_costs_one_energy_and_goes_to_the_space_of_the_die() -> None:
    scene = Scene(placed={"r4c1": "gray-6"}, energy=3, phase="rooms")
    scene.play("dig")
    assert (scene.excavator, "energy-paid 1 2" in scene.story) == ("r4c1", True)
    assert "excavated 5 r4c1" in scene.story


@pytest.mark.rule("UFS-DIG-02", "UFS-EX-34")
def test_without_energy_the_excavator_stays() -> None:
    scene = Scene(placed={"r4c1": "gray-6"}, energy=0, phase="rooms")
    assert "discarded r4c1" in scene.story
    assert scene.excavator == "r3c5"


@pytest.mark.rule("UFS-EXC-05", "UFS-MULTI-03")
def test_a_die_ahead_of_the_excavator_does_not_work_its_room() -> None:
    scene = Scene(placed={"r3c4": "gray-6"}, energy=3, phase="rooms")
    assert scene.refusal("use r3c4") == ("not-excavated", "UFS-MULTI-03")
    assert scene.legal == {"dig", "discard r3c4", "done"}


@pytest.mark.rule("UFS-KIND-01", "UFS-KIND-02")
def test_dice_in_aa_guns_and_tunnels_are_removed() -> None:
    scene = Scene(placed={"r1c1": "gray-6", "r2c3": "gray-2", "r2c1": "gray-3"}, energy=3, phase="rooms")
    assert scene.placed == {"r2c1": "gray-3"}


@pytest.mark.rule("UFS-RULING-05")
def test_a_room_of_no_value_cannot_be_used() -> None:
    scene = Scene(placed={"r2c1": "gray-1", "r2c2": "gray-2"}, energy=3, phase="rooms")
    assert scene.refusal("use r2c1") == ("no-value", "UFS-RULING-05")


@pytest.mark.rule("UFS-END-01", "UFS-EX-31")
@pytest.mark.parametrize(("dice", "won"), [(("gray-5", "gray-6"), True), (("gray-5", "gray-5"), False)])
def test_the_last_step_wins_at_once(dice: tuple[str, str], won: bool) -> None:
    placed = {"r4c3": dice[0], "r4c4": dice[1], "r2c1": "white-3"}
    scene = Scene(placed=placed, energy=3, research=15, excavator="r6c1", phase="rooms")
    scene.play("use r4c3")
    assert (scene.reason == "research-complete") == won
    assert (scene.placed == placed) == won
