"""What the rooms do: AA guns, tunnels, energy, fighters and research (UFS-KIND-*)."""

from __future__ import annotations

import pytest

from tests.rules.under_falling_skies.scene import Scene

# Roswell: r2c1 fighter cost 1 modifier -1, r2c2 research cost 2, r3c1 energy, r3c2+r3c3 fighter cost 2,
# r3c4 research cost 1 modifier -1, r4c5 fighter cost 2, r5c2 energy modifier +1, r5c5 research cost 1.
EASY_EXPLOSIONS = {
    1: "r3c3",
    2: "r4c1 r7c5",
    3: "r7c2 r12c2 r13c1 r15c3",
    4: "r4c5 r5c4 r7c1 r9c3 r12c4 r14c5 r16c4",
    5: "r10c1 r16c2",
    6: "r8c3 r11c5 r14c2",
}
THREAT_EXPLOSIONS = {
    1: "r1c2",
    2: "r3c5 r5c3",
    3: "r4c3 r6c5",
    4: "r7c1 r10c2 r12c4 r14c3 r15c1",
    5: "r7c4 r13c2 r14c5",
    6: "r9c1 r15c4",
    7: "r10c3 r11c5 r16c2",
}


def fight(scene: Scene, room: str = "r4c5") -> list[str]:
    """Use a fighter room; the squares on which ships were destroyed."""
    scene.play(f"use {room}")
    return [line.split(" ")[2] for line in scene.story if line.startswith("ship-destroyed")]


# --- AA guns and tunnels ---------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-KIND-01", "UFS-KIND-02")
def test_dice_in_aa_guns_and_tunnels_are_removed() -> None:
    placed = {"r1c1": "gray-6", "r2c3": "gray-2", "r2c1": "gray-3", "r1c5": "white-6"}
    scene = Scene(placed=placed, energy=3, phase="rooms")
    assert scene.placed == {"r2c1": "gray-3"}
    assert scene.story == ["rooms-phase", "die-removed r1c1", "die-removed r2c3", "die-removed r1c5"]
    assert (scene.energy, scene.research) == (3, 0)


@pytest.mark.rule("UFS-KIND-02", "UFS-EXC-05")
def test_a_die_on_a_tunnel_ahead_of_the_excavator_is_there_to_dig() -> None:
    scene = Scene(placed={"r4c2": "gray-6"}, energy=3, phase="rooms")
    assert scene.placed == {"r4c2": "gray-6"}
    scene.play("dig")
    assert scene.excavator == "r4c2"


# --- energy ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-KIND-03", "UFS-EX-22")
@pytest.mark.parametrize(("energy", "gained"), [(0, 4), (2, 4), (3, 4), (4, 3), (5, 2), (7, 0)])
def test_energy_beyond_the_track_is_lost(energy: int, gained: int) -> None:
    scene = Scene(placed={"r3c1": "gray-4"}, excavator="r4c1", energy=energy, phase="rooms")
    scene.play("use r3c1")
    assert scene.energy == energy + gained
    assert f"energy-gained {gained} {energy + gained}" in scene.story


@pytest.mark.rule("UFS-KIND-03", "UFS-VAL-01")
@pytest.mark.parametrize(("room", "value"), [("r3c1", 3), ("r5c2", 4)])
def test_an_energy_room_gives_its_value(room: str, value: int) -> None:
    scene = Scene(placed={room: "gray-3"}, excavator="r6c1", energy=1, phase="rooms")
    scene.play(f"use {room}")
    assert scene.energy == 1 + value


# --- fighters --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-KIND-04", "UFS-KIND-05", "UFS-EX-09", "UFS-RULING-18")
def test_a_fighter_room_destroys_all_ships_on_explosions_up_to_its_value() -> None:
    ships = {"r3c3": "purple", "r15c3": "white", "r5c4": "purple", "r2c5": "white"}
    scene = Scene(ships, placed={"r2c1": "gray-4", "r2c2": "gray-1"}, energy=3, phase="rooms")
    scene.play("use r2c1")
    assert scene.story[3:-1] == [
        "ship-destroyed purple r3c3",
        "ship-waits purple",
        "ship-destroyed white r15c3",
        "ship-leaves white",
    ]
    assert scene.ships == {"r5c4": "purple", "r2c5": "white"}
    assert (scene.waiting, scene.supply) == ("purple", 3)


@pytest.mark.rule("UFS-KIND-04", "UFS-RULING-10")
@pytest.mark.parametrize("value", range(1, 7))
def test_every_explosion_up_to_the_value_counts_and_none_beyond(value: int) -> None:
    squares = [square for names in EASY_EXPLOSIONS.values() for square in names.split()]
    scene = Scene(
        dict.fromkeys(squares, "purple"),
        placed={"r4c5": f"gray-{value}", "r2c1": "gray-2"},
        energy=4,
        excavator="r5c5",
        phase="rooms",
    )
    due = [square for number, names in EASY_EXPLOSIONS.items() if number <= value for square in names.split()]
    assert sorted(fight(scene)) == sorted(due)
    assert set(scene.ships) == set(squares) - set(due)


@pytest.mark.rule("UFS-KIND-04")
@pytest.mark.parametrize("value", range(1, 8))
def test_the_same_on_the_threat_faces(value: int) -> None:
    """The fighter room r5c1 has modifier +1, so that it reaches 7; without it the room r5c3 stands for 1."""
    squares = [square for names in THREAT_EXPLOSIONS.values() for square in names.split()]
    room, die = ("r5c1", value - 1) if value > 1 else ("r5c3", 1)
    scene = Scene(
        dict.fromkeys(squares, "white"),
        placed={room: f"gray-{die}", "r5c2": "white-1"},
        threats=[1, 2, 3, 4],
        energy=4,
        excavator="r6c1",
        phase="rooms",
    )
    due = [square for number, names in THREAT_EXPLOSIONS.items() if number <= value for square in names.split()]
    assert sorted(fight(scene, room)) == sorted(due)


@pytest.mark.rule("UFS-KIND-04")
def test_ships_on_other_squares_are_safe_from_fighters() -> None:
    """Empty squares, arrows and icons, from the first row to the last."""
    squares = ["r1c1", "r1c4", "r2c2", "r3c1", "r8c5", "r12c5", "r15c5", "r16c3", "r16c5"]
    ships = dict.fromkeys(squares, "purple")
    scene = Scene(ships, placed={"r4c5": "gray-6", "r3c1": "gray-1"}, energy=2, excavator="r5c5", phase="rooms")
    assert fight(scene) == []
    assert scene.ships == ships


@pytest.mark.rule("UFS-KIND-04")
def test_it_does_not_matter_in_which_round_a_ship_got_there() -> None:
    scene = Scene({"r7c2": "purple"}, placed={"r4c5": "gray-3"}, energy=2, excavator="r5c5", round=9, phase="rooms")
    assert fight(scene) == ["r7c2"]


@pytest.mark.rule("UFS-KIND-04", "UFS-RULING-34")
@pytest.mark.parametrize(("row", "destroyed"), [(2, ["r3c3"]), (3, [])])
def test_explosions_count_down_to_the_row_below_the_mothership(row: int, destroyed: list[str]) -> None:
    at_launch = {"c3": "purple"} if row == 3 else {}
    ships = {} if at_launch else {"r3c3": "purple"}
    placed = {"r4c5": "gray-6", "r3c1": "gray-1"}
    scene = Scene(ships, launch=at_launch, placed=placed, energy=2, mothership=row, excavator="r5c5", phase="rooms")
    assert fight(scene) == destroyed
    assert scene.launch == at_launch


@pytest.mark.rule("UFS-RULING-10")
def test_a_fighter_room_spares_no_ship_but_may_be_left_unused() -> None:
    ships = {"r4c1": "white", "r7c5": "purple"}
    scene = Scene(ships, placed={"r4c5": "gray-2", "r3c1": "gray-1"}, energy=2, excavator="r5c5", phase="rooms")
    scene.play("use r4c5")
    assert (scene.phase, scene.ships) == ("rooms", {})
    unused = Scene(ships, placed={"r4c5": "gray-2", "r3c1": "gray-1"}, energy=2, excavator="r5c5", phase="rooms")
    unused.play("discard r4c5")
    assert (unused.ships, unused.energy) == (ships, 2)


@pytest.mark.rule("UFS-KIND-05", "UFS-LAUNCH-01")
def test_a_destroyed_purple_ship_is_launched_again_in_the_same_round() -> None:
    scene = Scene(
        {"r4c1": "purple"}, placed={"r4c5": "gray-2"}, energy=2, mothership=3, excavator="r5c5", phase="rooms"
    )
    scene.play("use r4c5")
    assert "ship-waits purple" in scene.story
    scene.finish_round()
    assert (scene.waiting, list(scene.launch.values())) == ("", ["purple"])


@pytest.mark.rule("UFS-KIND-05", "UFS-RULING-18")
def test_a_destroyed_white_ship_is_in_the_supply_and_may_come_back() -> None:
    ships = {"r4c1": "white", "r2c5": "white", "r6c5": "white", "r9c1": "white"}
    scene = Scene(ships, placed={"r4c5": "gray-2", "r3c1": "gray-1"}, energy=2, excavator="r5c5", phase="rooms")
    assert scene.supply == 0
    scene.play("use r4c5")
    assert (scene.supply, scene.waiting) == (1, "")
    scene.action("white_ships", 1)
    assert (scene.supply, scene.waiting) == (0, "white")


# --- research --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-KIND-06", "UFS-EX-08", "UFS-EX-11", "UFS-RULING-04")
@pytest.mark.parametrize(
    ("value", "start", "steps"), [(4, 3, 1), (5, 3, 2), (5, 1, 3), (4, 0, 2), (3, 0, 1), (6, 0, 2), (1, 1, 1)]
)
def test_research_goes_as_far_as_the_value(value: int, start: int, steps: int) -> None:
    """The steps cost 3, 1, 3, 1, 4, 1, 3, 2, ..."""
    scene = Scene(placed={"r2c2": f"gray-{value}"}, energy=2, research=start, phase="rooms")
    scene.play("use r2c2")
    assert scene.research == start + steps
    assert f"researched {steps} {start + steps}" in scene.story


@pytest.mark.rule("UFS-EX-08", "UFS-KIND-06")
@pytest.mark.parametrize(("value", "steps"), [(4, 1), (5, 2), (1, 0)])
def test_a_two_and_a_three_take_a_value_of_five(value: int, steps: int) -> None:
    """On the threat face of tile 2 the first steps cost 2 and 3."""
    scene = Scene(placed={"r2c2": f"gray-{value}"}, energy=2, research=8, threats=[2], phase="rooms")
    scene.play("use r2c2")
    assert scene.research == 8 + steps


@pytest.mark.rule("UFS-KIND-06", "UFS-RULING-11")
def test_a_value_short_of_the_next_step_takes_none_though_it_was_paid() -> None:
    scene = Scene(placed={"r2c2": "gray-2", "r2c1": "gray-1"}, energy=2, phase="rooms")
    scene.play("use r2c2")
    assert scene.story[1:5] == ["room-used r2c2 research 2", "energy-paid 2 0", "no-step", "die-removed r2c2"]
    assert scene.research == 0


@pytest.mark.rule("UFS-KIND-06")
def test_what_is_left_over_is_saved_neither_for_another_room_nor_for_another_round() -> None:
    scene = Scene(placed={"r2c2": "gray-6", "r5c5": "gray-1"}, energy=3, excavator="r6c1", phase="rooms")
    scene.play("use r2c2", "use r5c5")
    assert scene.research == 2  # 3 and 1; the 2 left over and the 1 do not make another 3
    later = Scene(placed={"r2c2": "gray-1"}, energy=2, research=2, round=2, phase="rooms")
    later.play("use r2c2")
    assert later.research == 2


@pytest.mark.rule("UFS-KIND-07", "UFS-EX-10")
def test_two_research_rooms_are_resolved_one_after_the_other() -> None:
    dice = {"r2c2": "gray-2", "r3c4": "gray-4"}
    first = Scene(placed=dice, energy=3, research=1, excavator="r4c1", phase="rooms")
    first.play("use r2c2", "use r3c4")
    assert (first.research, first.energy) == (3, 0)
    other = Scene(placed=dice, energy=3, research=1, excavator="r4c1", phase="rooms")
    other.play("use r3c4", "use r2c2")
    assert (other.research, other.energy) == (2, 0)


@pytest.mark.rule("UFS-RULING-04")
def test_where_haste_has_a_price_the_player_says_how_far() -> None:
    scene = Scene(
        placed={"r2c2": "gray-5", "r2c1": "gray-3"}, energy=7, research=1, scenario="dangerous_research", phase="rooms"
    )
    scene.play("use r2c2")
    assert scene.legal == {"research 1", "research 2", "research 3"}
    assert scene.refusal("research 4") == ("too-many-steps", "UFS-KIND-06")
    scene.play("research 2")
    assert scene.research == 3


# --- no effect -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-RULING-11")
def test_a_room_may_be_used_for_nothing_and_is_paid_all_the_same() -> None:
    scene = Scene(placed={"r4c5": "gray-6", "r3c1": "gray-1"}, energy=7, excavator="r5c5", phase="rooms")
    scene.play("use r3c1")
    assert scene.story[-3:] == ["room-used r3c1 energy 1", "energy-gained 0 7", "die-removed r3c1"]
    scene.play("use r4c5")
    assert {"room-used r4c5 fighter 6", "energy-paid 2 5"} <= set(scene.story)
