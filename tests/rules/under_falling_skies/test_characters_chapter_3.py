"""The characters of chapter 3, normal and upgraded (UFS-CAMP-07, UFS-CAMP-08)."""

from __future__ import annotations

import pytest

from tests.rules.under_falling_skies.scene import Scene

pytestmark = pytest.mark.rule("UFS-CAMP-07", "UFS-CAMP-08")


# --- Signal Jammer ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-RULING-29")
def test_the_signal_jammer_shifts_one_ship_aside() -> None:
    ships = {"r5c3": "purple", "r9c1": "white", "r9c2": "purple"}
    scene = Scene(ships, signal_jammer="normal")
    scene.play("ability signal_jammer")
    assert scene.phase == "target"
    assert scene.choices("target") == {"r5c3", "r9c2"}  # r9c1 has no free neighbour
    assert scene.refusal("target r9c1") == ("no-ship", "UFS-CAMP-07")
    assert scene.refusal("target r8c1") == ("no-ship", "UFS-CAMP-07")
    assert scene.refusal("done") == ("must-choose", "UFS-CAMP-07")
    scene.play("target r5c3")
    assert (scene.phase, scene.view.choice.square) == ("move_ship", "r5c3")
    assert scene.choices("to") == {"r5c2", "r5c4"}
    for square in ("r5c1", "r5c5", "r6c3", "r5c3"):
        assert scene.refusal(f"to {square}") == ("square-taken", "UFS-RULING-29")
    scene.play("to r5c2")
    assert scene.ships == {"r5c2": "purple", "r9c1": "white", "r9c2": "purple"}  # the arrow there does nothing
    assert scene.story == ["ability-used signal_jammer", "ship-shifted purple r5c3 r5c2"]
    assert scene.phase == "planning"


@pytest.mark.parametrize(("square", "end"), [("r9c1", "r9c2"), ("r9c5", "r9c4")])
def test_ships_do_not_leave_the_sky_sideways(square: str, end: str) -> None:
    scene = Scene({square: "purple"}, signal_jammer="normal")
    scene.play("ability signal_jammer")  # one ship, one way
    assert scene.ships == {end: "purple"}


@pytest.mark.rule("UFS-RULING-34")
def test_the_signal_jammer_does_not_reach_launch_points() -> None:
    scene = Scene(launch={"c1": "purple"}, waiting="white", signal_jammer="upgraded")
    assert scene.refusal("ability signal_jammer") == ("ability-idle", "UFS-CITY-01")


def test_the_signal_jammer_upgraded_shifts_three_and_raises_two() -> None:
    ships = {"r5c1": "purple", "r9c1": "white", "r13c1": "purple", "r16c1": "purple"}
    scene = Scene(ships, signal_jammer="upgraded")
    scene.play("ability signal_jammer")
    assert scene.view.choice.left == 3
    scene.play("target r5c1", "target r9c1")
    assert scene.view.choice.left == 1
    scene.play("target r13c1")
    assert scene.view.choice.left == 2  # now upwards
    scene.play("target r16c1", "to r14c1", "target r5c2", "to r4c2")
    assert scene.ships == {"r4c2": "purple", "r9c2": "white", "r13c2": "purple", "r14c1": "purple"}
    assert scene.phase == "planning"
    assert [line for line in scene.story if line.startswith("ship-shifted")] == [
        "ship-shifted purple r5c1 r5c2",
        "ship-shifted white r9c1 r9c2",
        "ship-shifted purple r13c1 r13c2",
        "ship-shifted purple r16c1 r14c1",
        "ship-shifted purple r5c2 r4c2",
    ]


def test_either_part_of_the_jamming_may_be_left_out() -> None:
    scene = Scene({"r5c5": "purple", "r9c1": "white"}, mothership=3, signal_jammer="upgraded")
    scene.play("ability signal_jammer", "done", "target r9c1")
    assert scene.choices("to") == {"r8c1", "r7c1"}
    scene.play("to r7c1", "done")
    assert (scene.ships, scene.phase) == ({"r5c5": "purple", "r7c1": "white"}, "planning")


@pytest.mark.rule("UFS-RULING-34")
@pytest.mark.parametrize(("mothership", "ends"), [(6, {"r8c1", "r7c1"}), (7, {"r8c1"}), (8, set())])
def test_ships_are_raised_to_free_squares_below_the_launch_points(mothership: int, ends: set[str]) -> None:
    ships = {"r9c1": "white", "r12c2": "purple", "r13c2": "white", "r14c2": "purple"}
    scene = Scene(ships, mothership=mothership, signal_jammer="upgraded")
    scene.play("ability signal_jammer", "done")
    assert scene.choices("target") == {"r12c2", "r13c2"} | ({"r9c1"} if ends else set())
    assert scene.refusal("target r14c2") == ("no-ship", "UFS-CAMP-07")  # ships stand on both squares above it
    if len(ends) > 1:
        scene.play("target r9c1")
        assert scene.choices("to") == ends


def test_the_signal_jammer_moves_no_ship_twice() -> None:
    scene = Scene({"r9c1": "white", "r9c5": "purple"}, signal_jammer="upgraded")
    scene.play("ability signal_jammer", "target r9c1")
    assert scene.ships == {"r9c2": "white", "r9c5": "purple"}
    assert scene.refusal("target r9c2") == ("no-ship", "UFS-CAMP-07")
    scene.play("target r9c5")  # no ship is left to shift
    assert scene.choices("target") == {"r9c2", "r9c4"}
    scene.play("target r9c2", "to r7c2")
    assert scene.choices("target") == {"r9c4"}


# --- Sharpshooter ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-KIND-05")
def test_the_sharpshooter_destroys_a_ship_on_any_explosion() -> None:
    ships = {"r8c3": "purple", "r3c3": "white", "r9c1": "white", "r12c1": "purple"}
    scene = Scene(ships, sharpshooter="normal")
    scene.play("ability sharpshooter")
    assert scene.choices("target") == {"r8c3", "r3c3"}  # numbers 6 and 1
    assert scene.refusal("target r9c1") == ("no-ship", "UFS-CAMP-07")
    assert scene.refusal("target r10c1") == ("no-ship", "UFS-CAMP-07")
    assert scene.refusal("done") == ("must-choose", "UFS-CAMP-07")
    scene.play("target r8c3")
    assert (scene.waiting, scene.phase) == ("purple", "planning")
    assert scene.story == ["ability-used sharpshooter", "ship-destroyed purple r8c3", "ship-waits purple"]


@pytest.mark.rule("UFS-ADV-11")
def test_red_explosions_are_explosions_to_the_sharpshooter() -> None:
    scene = Scene({"r9c3": "white", "r9c1": "purple"}, tile_3="advanced", sharpshooter="normal")
    scene.play("ability sharpshooter")
    assert (scene.ships, scene.supply) == ({"r9c1": "purple"}, 4)
    assert scene.story[1:] == ["ship-destroyed white r9c3", "ship-leaves white"]


def test_the_sharpshooter_upgraded_destroys_two_ships_anywhere_in_the_sky() -> None:
    ships = {"r8c3": "purple", "r9c1": "white", "r12c1": "purple"}
    scene = Scene(ships, launch={"c5": "purple"}, sharpshooter="upgraded")
    scene.play("ability sharpshooter")
    assert scene.choices("target") == {"r8c3", "r9c1", "r12c1"}
    assert scene.refusal("target r0c5") == ("no-ship", "UFS-CAMP-07")
    scene.play("target r9c1")
    assert scene.choices("target") == {"r8c3", "r12c1"}
    scene.play("target r12c1")
    assert (scene.ships, scene.waiting, scene.phase) == ({"r8c3": "purple"}, "purple", "planning")


def test_the_sharpshooter_upgraded_may_be_content_with_one() -> None:
    scene = Scene({"r8c3": "purple", "r9c1": "white"}, sharpshooter="upgraded")
    scene.play("ability sharpshooter")
    assert scene.refusal("done") == ("must-choose", "UFS-CAMP-07")
    scene.play("target r9c1", "done")
    assert (scene.ships, scene.phase) == ({"r8c3": "purple"}, "planning")


@pytest.mark.rule("UFS-RULING-34")
def test_the_sharpshooter_needs_a_target() -> None:
    launch = Scene(launch={"c1": "purple"}, sharpshooter="upgraded")
    assert launch.refusal("ability sharpshooter") == ("ability-idle", "UFS-CITY-01")
    empty = Scene({"r9c1": "white"}, sharpshooter="normal")
    assert empty.refusal("ability sharpshooter") == ("ability-idle", "UFS-CITY-01")


# --- Reactor Chief ---------------------------------------------------------------------------------------------------
# Roswell: r2c1 fighter cost 1 modifier -1, r2c2 research cost 2, r3c1 energy.
def test_the_reactor_chief_runs_one_room_free_of_charge() -> None:
    placed = {"r2c2": "gray-3", "r2c1": "gray-4", "r3c1": "white-1"}
    scene = Scene(placed=placed, energy=1, excavator="r4c1", reactor_chief="normal", phase="rooms")
    scene.play("ability reactor_chief")
    assert (scene.room("r2c2")[1], scene.room("r2c1")[1]) == (0, 0)
    scene.play("use r3c1")  # costs nothing anyway
    assert scene.room("r2c2")[1] == 0
    scene.play("use r2c2")
    assert (scene.energy, scene.room("r2c1")[1]) == (2, 1)
    assert "energy-paid" not in scene.told
    scene.play("use r2c1")
    assert "energy-paid 1 1" in scene.story


@pytest.mark.rule("UFS-DIG-01")
def test_the_reactor_chief_does_not_pay_for_digging_unless_upgraded() -> None:
    placed = {"r2c2": "gray-3", "r2c1": "gray-4", "r3c4": "gray-3"}
    one = Scene(placed=placed, energy=0, reactor_chief="normal", phase="rooms")
    one.play("ability reactor_chief")
    assert one.refusal("dig") == ("no-energy", "UFS-COST-01")
    one.play("use r2c2")
    assert {"discarded r2c1", "discarded r3c4"} <= set(one.story)
    every = Scene(placed=placed, energy=0, reactor_chief="upgraded", phase="rooms")
    every.play("ability reactor_chief", "use r2c2", "use r2c1")
    assert every.battle.base.dig_cost == 0
    every.play("dig")
    assert (every.excavator, every.energy) == ("r3c4", 0)


def test_the_reactor_chief_helps_in_this_rooms_phase_only() -> None:
    scene = Scene(placed={"r2c2": "gray-3"}, energy=2, reactor_chief="upgraded", mothership=3, phase="rooms")
    scene.play("ability reactor_chief", "done")
    assert scene.round == 2
    assert (scene.room("r2c2")[1], scene.battle.base.dig_cost) == (2, 1)


def test_the_reactor_chief_comes_before_any_die_is_resolved() -> None:
    scene = Scene(placed={"r2c2": "gray-3", "r2c1": "gray-4"}, energy=3, reactor_chief="normal", phase="rooms")
    scene.play("use r2c1")
    assert scene.refusal("ability reactor_chief") == ("no-ability", "UFS-CITY-01")


# --- The Defector ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-MS-04")
def test_the_defector_stops_the_action() -> None:
    scene = Scene(defector="normal", phase="mothership")
    assert scene.legal == {"ability defector", "decline"}
    assert (scene.mothership, scene.view.choice.source) == (1, "defector")
    scene.play("ability defector")
    assert (scene.mothership, scene.supply, scene.round) == (1, 4, 2)
    assert scene.story[1:4] == ["mothership-moved 1", "ability-used defector", "action-skipped white_ships"]
    assert {"action", "ships-added"}.isdisjoint(scene.told)


def test_the_defector_may_wait() -> None:
    scene = Scene(defector="normal", phase="mothership")
    scene.play("decline")
    assert ("action white_ships 1" in scene.story, scene.uses_left("defector")) == (True, [1])


def test_the_defector_is_not_asked_in_a_row_without_action() -> None:
    scene = Scene(mothership=3, defector="normal", phase="mothership")
    assert (scene.round, "action none 0" in scene.story) == (2, True)


@pytest.mark.rule("UFS-MS-09")
def test_the_defector_does_not_stop_the_skull() -> None:
    scene = Scene(mothership=11, defector="normal", phase="mothership")
    assert scene.reason == "skull-row-reached"


@pytest.mark.rule("UFS-MS-01", "UFS-LAUNCH-01")
def test_the_defector_upgraded_holds_the_mothership_and_ships_are_launched_all_the_same() -> None:
    scene = Scene(
        {"r1c1": "purple"}, launch={"c2": "purple"}, waiting="purple", defector="upgraded", phase="mothership"
    )
    assert (scene.legal, scene.mothership) == ({"ability defector", "decline"}, 0)
    scene.play("ability defector")
    assert (scene.mothership, scene.supply, scene.ships) == (0, 4, {"r1c1": "purple"})
    assert scene.story[1:3] == ["ability-used defector", "mothership-held"]
    scene.play("launch c3")
    assert (scene.round, scene.launch) == (2, {"c2": "purple", "c3": "purple"})


def test_the_defector_upgraded_may_save_the_game_from_the_skull() -> None:
    held = Scene(mothership=11, defector="upgraded", phase="mothership")
    held.play("ability defector")
    assert (held.reason, held.mothership, held.round) == (None, 11, 2)
    declined = Scene(mothership=11, defector="upgraded", phase="mothership")
    declined.play("decline")
    assert declined.reason == "skull-row-reached"
