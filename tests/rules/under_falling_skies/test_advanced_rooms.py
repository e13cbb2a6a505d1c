"""Rooms of the campaign: two effects, command rooms, vertical rooms (UFS-ADV-01, -02, -05, -06, -08)."""

from __future__ import annotations

import pytest

from tests.rules.under_falling_skies.scene import Scene, new_game


# --- two effects -----------------------------------------------------------------------------------------------------
# Montreal: r2c4+r2c5 energy and fighter, modifier -3. Havana: r4c2+r4c3 energy and research, cost 1;
# r6c2 to r6c4 fighter and research, cost 2, modifier +1.
@pytest.mark.rule("UFS-ADV-01", "UFS-EX-39")
def test_a_room_with_two_effects_has_both_with_its_value() -> None:
    ships = {"r8c3": "purple", "r12c4": "white", "r3c3": "purple"}
    placed = {"r2c4": "gray-4", "r2c5": "gray-5", "r2c1": "white-1"}
    scene = Scene(ships, city="montreal", placed=placed, energy=0, phase="rooms")
    scene.play("use r2c4")
    assert (scene.ships, scene.energy) == ({}, 6)
    assert scene.told.count("energy-gained") == 1
    assert scene.told.count("ship-destroyed") == 3
    assert scene.told.count("room-used") == 1


@pytest.mark.rule("UFS-ADV-01", "UFS-EX-39", "UFS-COST-02", "UFS-KIND-03")
def test_the_cost_of_two_effects_is_paid_once() -> None:
    placed = {"r4c2": "gray-2", "r4c3": "gray-3", "r2c1": "white-1"}
    scene = Scene(city="havana", placed=placed, energy=1, excavator="r5c5", phase="rooms")
    scene.play("use r4c2")
    assert scene.story[1:5] == ["room-used r4c2 energy 5", "energy-paid 1 0", "energy-gained 5 5", "researched 2 2"]
    poor = Scene(city="havana", placed={**placed, "r5c1": "white-5"}, energy=0, excavator="r6c1", phase="rooms")
    assert poor.refusal("use r4c2") == ("no-energy", "UFS-COST-01")


@pytest.mark.rule("UFS-ADV-01", "UFS-MULTI-01")
def test_two_effects_need_every_space_filled() -> None:
    placed = {"r6c2": "gray-2", "r6c4": "gray-3", "r2c2": "white-3"}
    scene = Scene(city="havana", placed=placed, energy=5, excavator="r6c5", phase="rooms")
    assert scene.refusal("use r6c2") == ("space-empty", "UFS-MULTI-01")


@pytest.mark.rule("UFS-ADV-01")
@pytest.mark.parametrize("first", ["fighter", "research"])
def test_the_player_chooses_the_order_where_it_matters(first: str) -> None:
    """Dangerous research reacts to steps; r6c2 is fighter and research."""
    placed = {"r6c2": "gray-1", "r6c3": "gray-1", "r6c4": "gray-1"}
    scene = Scene(
        {"r3c3": "purple"},
        city="havana",
        placed=placed,
        energy=2,
        excavator="r6c5",
        scenario="dangerous_research",
        phase="rooms",
    )
    scene.play("use r6c2")
    assert scene.legal == {"first fighter", "first research"}
    scene.play(f"first {first}")
    while scene.phase == "research_steps":
        scene.play("research 1")
    told = [kind for kind in scene.told if kind in ("ship-destroyed", "researched")]
    assert told == (["ship-destroyed", "researched"] if first == "fighter" else ["researched", "ship-destroyed"])


@pytest.mark.rule("UFS-ADV-01")
def test_rooms_show_both_their_effects() -> None:
    rooms = {room.room: room for room in new_game(city="havana").battle.base.rooms}
    assert rooms["r4c2"].kinds == ["energy", "research"]
    assert (rooms["r6c2"].kinds, rooms["r6c2"].spaces) == (["fighter", "research"], ["r6c2", "r6c3", "r6c4"])
    assert (rooms["r6c2"].cost, rooms["r6c2"].modifier) == (2, 1)
    assert rooms["r5c3"].kinds == ["robot"]


# --- dice keep between 1 and 6 ---------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-ADV-02")
def test_no_ability_offers_a_value_below_one_or_above_six() -> None:
    for city, side in (("havana", "blue"), ("havana", "damaged")):
        scene = Scene(city=city, side=side, dice="1 1 1 / 6 6", energy=1)
        scene.play("ability city")
        values = {int(text.split(" ")[1]) for text in scene.choices("turn")}
        assert values == ({2, 5} if side == "blue" else {2, 3, 4, 5})


# --- command rooms ---------------------------------------------------------------------------------------------------
# Moscow: r2c3 command cost 1 modifier -2; r2c1 fighter cost 2, r2c2 energy -1, r2c4 research cost 1 -1.
@pytest.mark.rule("UFS-ADV-05", "UFS-RULING-31")
def test_a_command_room_raises_dice_in_other_rooms() -> None:
    placed = {"r2c3": "gray-5", "r2c2": "gray-5", "r2c4": "white-2"}
    scene = Scene(city="moscow", placed=placed, robots={"r2c1": "2 exhausted"}, energy=2, phase="rooms")
    scene.play("use r2c3")
    assert (scene.phase, scene.energy) == ("command_dice", 1)
    assert (scene.view.choice.room, scene.view.choice.left) == ("r2c3", 3)
    assert scene.choices("raise") == {"r2c2", "r2c4"}
    assert scene.refusal("raise r2c1") == ("die-not-raised", "UFS-ADV-05")  # exhausted
    assert scene.refusal("raise r2c3") == ("die-not-raised", "UFS-ADV-05")  # its own die
    assert scene.refusal("raise r2c5") == ("die-not-raised", "UFS-ADV-05")  # no die
    scene.play("raise r2c2", "raise r2c4")
    assert scene.view.choice.left == 1
    assert scene.refusal("raise r2c2") == ("die-not-raised", "UFS-ADV-05")  # a 6 already
    scene.play("done")
    assert scene.placed == {"r2c2": "gray-6", "r2c4": "white-3"}
    assert scene.story[-3:] == ["die-raised r2c2 6", "die-raised r2c4 3", "die-removed r2c3"]
    assert scene.refusal("raise r2c4") == ("not-now", "UFS-ROUND-01")


@pytest.mark.rule("UFS-ADV-05")
def test_all_points_of_a_command_may_go_to_one_die() -> None:
    placed = {"r2c3": "gray-5", "r2c2": "gray-1", "r2c4": "white-2"}
    scene = Scene(city="moscow", placed=placed, energy=1, phase="rooms")
    scene.play("use r2c3", "raise r2c2", "raise r2c2", "raise r2c2")
    assert (scene.phase, scene.placed) == ("rooms", {"r2c2": "gray-4", "r2c4": "white-2"})
    scene.play("use r2c2")
    assert "room-used r2c2 energy 3" in scene.story


@pytest.mark.rule("UFS-ADV-05", "UFS-ADV-02")
def test_a_command_ends_when_no_die_can_be_raised() -> None:
    placed = {"r2c3": "gray-6", "r2c2": "gray-5", "r2c4": "white-6"}
    scene = Scene(city="moscow", placed=placed, energy=2, phase="rooms")
    scene.play("use r2c3", "raise r2c2")
    assert (scene.phase, scene.placed) == ("rooms", {"r2c2": "gray-6", "r2c4": "white-6"})
    alone = Scene(city="moscow", placed={"r2c3": "gray-6"}, energy=2, mothership=3, phase="rooms")
    alone.play("use r2c3")
    assert (alone.energy, alone.round) == (1, 2)


@pytest.mark.rule("UFS-ADV-05")
@pytest.mark.parametrize("space", ["r2c1", "r2c2", "r2c4"])
def test_a_command_finds_the_only_die_wherever_it_lies(space: str) -> None:
    scene = Scene(city="moscow", placed={"r2c3": "gray-3", space: "gray-2"}, energy=1, phase="rooms")
    scene.play("use r2c3")
    assert scene.legal == {f"raise {space}", "done"}


@pytest.mark.rule("UFS-ADV-05")
def test_dice_already_resolved_cannot_be_raised() -> None:
    placed = {"r2c3": "gray-5", "r2c2": "gray-5", "r2c4": "white-2"}
    scene = Scene(city="moscow", placed=placed, robots={"r2c1": "2"}, energy=4, phase="rooms")
    scene.play("use r2c2", "use r2c1", "use r2c3")
    assert scene.choices("raise") == {"r2c4"}


@pytest.mark.rule("UFS-RULING-31", "UFS-EXC-05")
def test_the_dig_die_cannot_be_raised() -> None:
    placed = {"r2c3": "gray-5", "r3c5": "gray-5", "r2c4": "white-2"}
    scene = Scene(city="moscow", placed=placed, energy=4, phase="rooms")
    scene.play("use r2c3")
    assert scene.choices("raise") == {"r2c4"}
    assert scene.refusal("raise r3c5") == ("die-not-raised", "UFS-ADV-05")


@pytest.mark.rule("UFS-RULING-31", "UFS-ROBOT-09")
def test_a_raise_lasts_for_one_rooms_phase() -> None:
    robots = {"r2c2": "2", "r2c4": "3"}
    scene = Scene(city="moscow", placed={"r2c3": "gray-5"}, robots=robots, energy=2, phase="rooms")
    scene.play("use r2c3", "raise r2c2", "raise r2c2", "raise r2c4", "use r2c2")
    assert scene.robots == {"r2c2": "3 exhausted", "r2c4": "4"}
    scene.play("done")
    assert scene.robots == {"r2c2": "3", "r2c4": "3"}
    assert scene.told.index("raise-ends") < scene.told.index("mothership-phase")
    assert [line for line in scene.story if line.startswith("raise-ends")] == ["raise-ends r2c4 3"]


@pytest.mark.rule("UFS-RULING-31", "UFS-ROBOT-09")
def test_the_raises_of_all_unused_robots_end() -> None:
    robots = {"r2c2": "2", "r2c4": "3"}
    scene = Scene(city="moscow", placed={"r2c3": "gray-5"}, robots=robots, energy=2, phase="rooms")
    scene.play("use r2c3", "raise r2c2", "raise r2c2", "raise r2c4")
    assert scene.robots == {"r2c2": "4", "r2c4": "4"}
    scene.play("done")
    assert scene.robots == robots
    assert [line for line in scene.story if line.startswith("raise-ends")] == ["raise-ends r2c2 2", "raise-ends r2c4 3"]
    scene.finish_round()
    scene.finish_round()
    assert (scene.robots, scene.told.count("raise-ends")) == (robots, 2), "what was given back is not owed again"


@pytest.mark.rule("UFS-RULING-31", "UFS-ROBOT-04")
def test_a_raised_robot_that_is_built_anew_owes_nothing() -> None:
    placed = {"r2c3": "gray-5", "r3c2": "gray-4"}
    scene = Scene(city="moscow", placed=placed, robots={"r2c2": "2"}, energy=3, excavator="r4c1", phase="rooms")
    scene.play("use r2c3", "raise r2c2", "done", "scrap r2c2", "use r3c2", "install r2c2")
    assert scene.robots == {"r2c2": "4"}
    assert "raise-ends" not in scene.told


@pytest.mark.rule("UFS-ADV-05", "UFS-COST-01", "UFS-RULING-05")
def test_a_command_room_needs_energy_and_value() -> None:
    poor = Scene(city="moscow", placed={"r2c3": "gray-5", "r2c2": "gray-2"}, energy=0, phase="rooms")
    assert poor.refusal("use r2c3") == ("no-energy", "UFS-COST-01")
    weak = Scene(city="moscow", placed={"r2c3": "gray-2", "r2c2": "gray-2"}, energy=3, phase="rooms")
    assert weak.refusal("use r2c3") == ("no-value", "UFS-RULING-05")


@pytest.mark.rule("UFS-ADV-06")
@pytest.mark.parametrize(
    ("city", "robot_room", "excavator", "command"),
    [("moscow", "r3c2", "r4c1", "r2c3"), ("london", "r2c1", "r4c1", "r3c4"), ("paris", "r5c4", "r6c1", "r5c5")],
)
def test_no_robot_in_a_command_room(city: str, robot_room: str, excavator: str, command: str) -> None:
    scene = Scene(city=city, placed={robot_room: "gray-4"}, energy=3, excavator=excavator, phase="rooms")
    scene.play(f"use {robot_room}")
    assert scene.refusal(f"install {command}") == ("command-space", "UFS-ADV-06")
    assert command not in scene.choices("install")
    assert "r1c1" in scene.choices("install")


# --- vertical rooms --------------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-ADV-08")
@pytest.mark.parametrize(
    ("city", "room", "spaces"),
    [
        ("beijing", "r2c1", ["r2c1", "r3c1"]),
        ("tokyo", "r4c5", ["r4c5", "r5c5"]),
        ("tokyo", "r5c1", ["r5c1", "r6c1"]),
    ],
)
def test_vertical_rooms_have_their_spaces_in_one_column(city: str, room: str, spaces: list[str]) -> None:
    found = next(one for one in new_game(city=city).battle.base.rooms if one.room == room)
    assert found.spaces == spaces


@pytest.mark.rule("UFS-ADV-08", "UFS-MULTI-01")
def test_a_vertical_room_works_with_a_robot() -> None:
    placed = {"r2c1": "gray-4"}
    scene = Scene(city="beijing", placed=placed, robots={"r3c1": "3"}, energy=1, excavator="r4c1", phase="rooms")
    assert scene.room("r2c1") == (7, 1)
    assert scene.refusal("use r3c1") == ("no-room", "UFS-ROOM-01")
    scene.play("use r2c1")
    assert (scene.robots, "room-used r2c1 research 7" in scene.story) == ({"r3c1": "2"}, True)
    without = Scene(city="beijing", placed={**placed, "r2c2": "gray-3"}, energy=1, excavator="r4c1", phase="rooms")
    assert without.refusal("use r2c1") == ("space-empty", "UFS-MULTI-01")


@pytest.mark.rule("UFS-ADV-08", "UFS-PLAN-02", "UFS-MULTI-03")
def test_a_vertical_room_never_gets_two_worker_dice() -> None:
    scene = Scene(city="beijing", dice="1 1 1 / 1 1", excavator="r4c1")
    scene.play("place gray-1 r2c1")
    assert scene.refusal("place gray-1 r3c1") == ("column-taken", "UFS-PLAN-02")
    half = Scene(city="beijing", placed={"r2c1": "gray-4", "r2c2": "gray-3"}, energy=1, phase="rooms")
    assert half.refusal("use r2c1") == ("not-excavated", "UFS-MULTI-03")
