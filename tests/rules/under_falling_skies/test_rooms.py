"""The Rooms phase: dice, costs, values and rooms of several spaces (UFS-ROOM-*, UFS-COST-*, UFS-VAL-*, UFS-MULTI-*)."""

from __future__ import annotations

import pytest

from hullbreach.games.under_falling_skies import facts
from tests.rules.under_falling_skies.scene import Scene

# Roswell: r2c1 fighter cost 1 modifier -1, r2c2 research cost 2, r2c4+r2c5 energy modifier -3, r3c1 energy,
# r3c2+r3c3 fighter cost 2, r3c4 research cost 1 modifier -1, r4c1 research modifier -1, r4c3+r4c4 research cost 2,
# r6c2+r6c3+r6c4 research cost 2.


# --- resolving dice --------------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-ROOM-01")
@pytest.mark.parametrize("order", [("r3c1", "r2c2", "r2c4"), ("r2c4", "r3c1", "r2c2"), ("r2c2", "r2c4", "r3c1")])
def test_dice_are_resolved_in_any_order_and_removed_one_room_after_the_other(order: tuple[str, ...]) -> None:
    placed = {"r2c2": "gray-3", "r3c1": "gray-2", "r2c4": "white-2", "r2c5": "white-2", "r1c3": "gray-1"}
    scene = Scene(placed=placed, excavator="r4c1", energy=2, phase="rooms")
    for room in order:
        assert room in scene.choices("use")
        scene.play(f"use {room}")
    used = [line.split(" ")[1] for line in scene.story if line.startswith("room-used")]
    assert tuple(used) == order
    assert (scene.research, scene.energy, scene.placed) == (1, 3, {})


@pytest.mark.rule("UFS-ROOM-01")
def test_using_a_room_is_told_step_by_step() -> None:
    scene = Scene(placed={"r2c2": "gray-3", "r2c4": "gray-4", "r2c5": "white-5"}, energy=3, phase="rooms")
    scene.play("use r2c2")
    assert scene.story == [
        "rooms-phase",
        "room-used r2c2 research 3",
        "energy-paid 2 1",
        "researched 1 1",
        "die-removed r2c2",
    ]
    assert (scene.phase, scene.placed) == ("rooms", {"r2c4": "gray-4", "r2c5": "white-5"})
    scene.play("use r2c4")
    assert scene.story[5:9] == [
        "room-used r2c4 energy 6",
        "energy-gained 6 7",
        "die-removed r2c4",
        "die-removed r2c5",
    ]


@pytest.mark.rule("UFS-ROOM-01")
def test_a_die_is_resolved_once() -> None:
    scene = Scene(placed={"r2c2": "gray-3", "r2c1": "gray-4"}, energy=7, phase="rooms")
    scene.play("use r2c2")
    assert scene.refusal("use r2c2") == ("space-empty", "UFS-MULTI-01")
    assert scene.refusal("discard r2c2") == ("no-worker", "UFS-ROOM-02")


@pytest.mark.rule("UFS-ROOM-01")
@pytest.mark.parametrize(
    "move", ["place gray-1 r1c1", "launch c1", "install r2c1", "research 1", "strike red", "decline"]
)
def test_in_the_rooms_phase_only_dice_in_the_base_are_resolved(move: str) -> None:
    scene = Scene(placed={"r2c2": "gray-3"}, energy=7, phase="rooms")
    assert scene.refusal(move) == ("not-now", "UFS-ROUND-01")
    assert scene.legal == {"use r2c2", "discard r2c2", "done"}


@pytest.mark.rule("UFS-ROOM-01", "UFS-KIND-02")
@pytest.mark.parametrize("space", ["r1c1", "r1c5", "r2c3", "r3c5", "r4c2"])
def test_aa_guns_and_tunnels_have_no_use(space: str) -> None:
    scene = Scene(placed={"r2c2": "gray-3"}, energy=7, excavator="r4c5", phase="rooms")
    assert scene.refusal(f"use {space}") == ("no-use", "UFS-KIND-02")


@pytest.mark.rule("UFS-ROOM-02")
def test_a_die_may_be_removed_unused() -> None:
    scene = Scene(placed={"r2c2": "gray-3", "r2c1": "white-6"}, energy=7, phase="rooms")
    scene.play("discard r2c2")
    assert (scene.placed, scene.energy, scene.research) == ({"r2c1": "white-6"}, 7, 0)
    assert scene.story == ["rooms-phase", "discarded r2c2"]


@pytest.mark.rule("UFS-ROOM-02")
def test_no_worker_die_stays_after_the_phase() -> None:
    placed = {"r2c1": "gray-6", "r2c2": "gray-6", "r3c4": "white-6", "r2c5": "white-3"}
    scene = Scene(placed=placed, excavator="r4c1", energy=7, phase="rooms")
    scene.play("done")
    assert scene.story[1:6] == [
        "discarded r2c1",
        "discarded r2c2",
        "discarded r3c4",
        "discarded r2c5",
        "mothership-phase",
    ]
    assert (scene.placed, scene.energy, scene.research) == ({}, 7, 0)


@pytest.mark.rule("UFS-ROOM-02")
@pytest.mark.parametrize("space", ["r2c1", "r1c1", "r3c4"])
def test_only_a_worker_die_can_be_removed_unused(space: str) -> None:
    scene = Scene(placed={"r2c2": "gray-3"}, robots={"r3c4": "3"}, excavator="r4c1", energy=7, phase="rooms")
    assert scene.refusal(f"discard {space}") == ("no-worker", "UFS-ROOM-02")


@pytest.mark.rule("UFS-ROOM-02", "UFS-ROUND-01")
def test_the_phase_ends_by_itself_when_no_die_can_do_anything() -> None:
    scene = Scene(placed={"r2c2": "gray-3", "r2c4": "gray-6"}, energy=1, mothership=3, phase="rooms")
    assert scene.story[:4] == ["rooms-phase", "discarded r2c2", "discarded r2c4", "mothership-phase"]
    assert (scene.round, scene.phase) == (2, "planning")


@pytest.mark.rule("UFS-ROOM-03")
def test_dice_in_different_rooms_are_not_added() -> None:
    """A fighter room of value 3 and one of 3 do not reach the explosion 4, nor do two research rooms of 2 take a 3."""
    ships = {"r5c4": "purple"}
    placed = {"r2c1": "gray-4", "r5c3": "gray-3", "r2c2": "white-2", "r5c5": "white-2"}
    scene = Scene(ships, placed=placed, excavator="r6c1", energy=7, phase="rooms")
    assert [scene.room(room)[0] for room in ("r2c1", "r5c3", "r2c2", "r5c5")] == [3, 3, 2, 2]
    scene.play("use r2c1", "use r5c3", "use r2c2", "use r5c5")
    assert (scene.ships, scene.research) == (ships, 0)


# --- costs -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-COST-01", "UFS-EX-05")
def test_a_room_works_only_if_its_cost_is_paid() -> None:
    scene = Scene(placed={"r2c2": "gray-5"}, energy=3, phase="rooms")
    scene.play("use r2c2")
    assert (scene.energy, scene.research) == (1, 2)
    poor = Scene(placed={"r2c2": "gray-5", "r3c1": "gray-1"}, energy=1, excavator="r4c1", phase="rooms")
    assert poor.refusal("use r2c2") == ("no-energy", "UFS-COST-01")
    poor.play("discard r3c1")
    assert (poor.energy, poor.research, poor.placed) == (1, 0, {})
    assert "discarded r2c2" in poor.story


@pytest.mark.rule("UFS-COST-01")
@pytest.mark.parametrize(
    ("room", "cost"), [("r2c1", 1), ("r2c2", 2), ("r3c4", 1), ("r5c1", 2), ("r5c3", 1), ("r4c5", 2)]
)
def test_the_exact_cost_is_enough_and_one_less_is_not(room: str, cost: int) -> None:
    placed = {room: "gray-6", "r5c2": "gray-1"}
    scene = Scene(placed=placed, excavator="r6c5", energy=cost, phase="rooms")
    assert scene.room(room)[1] == cost
    scene.play(f"use {room}")
    assert f"energy-paid {cost} 0" in scene.story
    short = Scene(placed=placed, excavator="r6c5", energy=cost - 1, phase="rooms")
    assert short.refusal(f"use {room}") == ("no-energy", "UFS-COST-01")


@pytest.mark.rule("UFS-COST-01")
@pytest.mark.parametrize("room", ["r3c1", "r4c1", "r5c2"])
def test_a_room_without_cost_needs_no_energy(room: str) -> None:
    scene = Scene(placed={room: "gray-6"}, excavator="r6c5", energy=0, phase="rooms")
    scene.play(f"use {room}")
    assert "room-used" in scene.told
    assert "energy-paid" not in scene.told


@pytest.mark.rule("UFS-COST-01", "UFS-KIND-03")
def test_energy_gained_first_pays_for_the_next_room() -> None:
    scene = Scene(placed={"r3c1": "gray-2", "r2c2": "gray-3"}, excavator="r4c1", energy=0, phase="rooms")
    assert scene.refusal("use r2c2") == ("no-energy", "UFS-COST-01")
    scene.play("use r3c1", "use r2c2")
    assert (scene.energy, scene.research) == (0, 1)


@pytest.mark.rule("UFS-COST-02")
@pytest.mark.parametrize(("room", "columns"), [("r3c2", "23"), ("r4c3", "34"), ("r6c2", "234")])
def test_the_cost_of_a_room_of_several_spaces_is_paid_once(room: str, columns: str) -> None:
    placed = {f"{room[:2]}c{column}": "gray-3" if column != "4" else "white-3" for column in columns}
    scene = Scene(placed=placed, excavator="r6c5", energy=2, phase="rooms")
    assert scene.room(room) == (3 * len(columns), 2)
    scene.play(f"use {room}")
    assert [line for line in scene.story if line.startswith("energy-paid")] == ["energy-paid 2 0"]


# --- values ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-VAL-01", "UFS-MULTI-01", "UFS-EX-06", "UFS-EX-07", "UFS-COST-02")
def test_the_value_of_a_room_is_its_dice_and_its_modifier_once() -> None:
    scene = Scene(placed={"r2c1": "gray-3", "r2c4": "gray-1", "r2c5": "white-6"}, phase="rooms")
    assert (scene.room("r2c1"), scene.room("r2c4")) == ((2, 1), (4, 0))
    assert scene.refusal("use r2c5") == ("no-room", "UFS-ROOM-01")


@pytest.mark.rule("UFS-VAL-01")
@pytest.mark.parametrize("city", ["roswell", "new_york", "washington_dc"])
@pytest.mark.parametrize("value", [1, 4, 6])
def test_every_room_of_one_space_is_worth_its_die_and_its_modifier(city: str, value: int) -> None:
    printed = next(one for one in facts.cities().city if one.id == city)
    tiles = {tile.id: tile for tile in facts.base_tiles().tile}
    for room in [*tiles[printed.base_top].top.rooms, *tiles[printed.base_bottom].bottom.rooms]:
        if len(room.spaces) == 1 and room.kind not in ("aa_gun", "tunnel"):
            name = f"r{room.spaces[0][0]}c{room.spaces[0][1]}"
            scene = Scene(city=city, placed={name: f"white-{value}"}, excavator="r6c5")
            assert scene.room(name) == (value + room.modifier, room.cost)


@pytest.mark.rule("UFS-VAL-01", "UFS-KIND-01", "UFS-KIND-02")
@pytest.mark.parametrize("space", ["r1c1", "r2c3", "r2c1", "r2c4"])
def test_what_cannot_be_used_has_no_value(space: str) -> None:
    """An AA gun, a tunnel, a room without die, a room with an empty space."""
    scene = Scene(placed={"r1c1": "gray-5", "r2c3": "gray-5", "r2c5": "gray-5"})
    assert scene.room(space)[0] is None


@pytest.mark.rule("UFS-RULING-05")
@pytest.mark.parametrize(
    ("placed", "room"), [({"r2c1": "gray-1"}, "r2c1"), ({"r2c4": "gray-1", "r2c5": "gray-1"}, "r2c4")]
)
def test_a_room_of_no_value_cannot_be_used(placed: dict[str, str], room: str) -> None:
    """A fighter of value 0, an energy room of value -1: nothing is destroyed, gained, lost or paid."""
    scene = Scene({"r3c3": "purple"}, placed=placed | {"r2c2": "white-2"}, energy=3, phase="rooms")
    assert scene.refusal(f"use {room}") == ("no-value", "UFS-RULING-05")
    scene.play("discard r2c2")
    assert (scene.energy, scene.ships) == (3, {"r3c3": "purple"})


@pytest.mark.rule("UFS-RULING-05", "UFS-VAL-01")
def test_a_value_of_one_is_enough() -> None:
    scene = Scene({"r3c3": "purple"}, placed={"r2c1": "gray-2", "r3c1": "gray-1"}, energy=1, phase="rooms")
    scene.play("use r2c1")
    assert scene.story[1:4] == ["room-used r2c1 fighter 1", "energy-paid 1 0", "ship-destroyed purple r3c3"]


# --- rooms of several spaces -----------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-MULTI-01")
def test_all_spaces_filled_make_the_room_work() -> None:
    placed = {"r6c2": "gray-1", "r6c3": "white-2", "r6c4": "gray-5"}
    scene = Scene(placed=placed, energy=2, excavator="r6c5", phase="rooms")
    scene.play("use r6c2")
    assert scene.story[1:7] == [
        "room-used r6c2 research 8",
        "energy-paid 2 0",
        "researched 4 4",
        "die-removed r6c2",
        "die-removed r6c3",
        "die-removed r6c4",
    ]


@pytest.mark.rule("UFS-MULTI-01")
@pytest.mark.parametrize("space", ["r6c3", "r6c4"])
def test_a_room_is_used_by_its_first_space(space: str) -> None:
    placed = {"r6c2": "gray-1", "r6c3": "white-2", "r6c4": "gray-5"}
    scene = Scene(placed=placed, energy=2, excavator="r6c5", phase="rooms")
    assert scene.refusal(f"use {space}") == ("no-room", "UFS-ROOM-01")
    assert scene.choices("use") == {"r6c2"}


@pytest.mark.rule("UFS-MULTI-02", "UFS-EX-30", "UFS-COST-01")
@pytest.mark.parametrize("empty", ["r6c2", "r6c3", "r6c4"])
def test_one_empty_space_makes_the_others_useless(empty: str) -> None:
    placed = {space: "gray-6" for space in ("r6c2", "r6c3", "r6c4") if space != empty}
    scene = Scene(placed=placed | {"r3c1": "white-1"}, energy=5, excavator="r6c5", phase="rooms")
    assert scene.refusal("use r6c2") == ("space-empty", "UFS-MULTI-01")
    scene.play("discard r3c1")
    assert [line for line in scene.story if line.startswith("discarded r6")] == [
        f"discarded {space}" for space in placed
    ]
    assert (scene.placed, scene.energy, scene.research) == ({}, 5, 0)


@pytest.mark.rule("UFS-MULTI-02", "UFS-ROOM-02")
def test_dice_in_a_room_with_an_empty_space_are_removed_without_effect() -> None:
    scene = Scene(placed={"r2c4": "gray-6", "r3c1": "gray-2"}, excavator="r4c1", energy=0, phase="rooms")
    assert scene.refusal("use r2c4") == ("space-empty", "UFS-MULTI-01")
    scene.play("use r3c1")
    assert scene.energy == 2
    assert "discarded r2c4" in scene.story
    assert scene.placed == {}


@pytest.mark.rule("UFS-MULTI-02")
def test_a_die_taken_out_of_a_room_of_several_spaces_leaves_the_other_useless() -> None:
    scene = Scene(placed={"r2c4": "gray-6", "r2c5": "gray-6", "r2c2": "white-3"}, energy=2, phase="rooms")
    scene.play("discard r2c5")
    assert scene.refusal("use r2c4") == ("space-empty", "UFS-MULTI-01")


@pytest.mark.rule("UFS-MULTI-03")
def test_a_room_of_several_spaces_works_when_all_of_them_are_excavated() -> None:
    half = Scene(placed={"r4c3": "gray-4", "r2c2": "white-3"}, excavator="r4c4", energy=2, phase="rooms")
    assert half.refusal("use r4c3") == ("not-excavated", "UFS-MULTI-03")
    whole = Scene(placed={"r4c3": "gray-4", "r4c4": "gray-4"}, excavator="r4c5", energy=2, phase="rooms")
    assert whole.room("r4c3") == (8, 2)
    whole.play("use r4c3")
    assert "room-used r4c3 research 8" in whole.story
