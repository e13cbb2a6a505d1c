"""The excavator and the die ahead of it, placing and digging (UFS-EXC-*, UFS-DIG-*)."""

from __future__ import annotations

import pytest

from tests.rules.under_falling_skies.scene import Scene, new_game

SNAKE = [
    *(f"r1c{column}" for column in (5, 4, 3, 2, 1)),
    *(f"r2c{column}" for column in (1, 2, 3, 4, 5)),
    *(f"r3c{column}" for column in (5, 4, 3, 2, 1)),
    *(f"r4c{column}" for column in (1, 2, 3, 4, 5)),
    *(f"r5c{column}" for column in (5, 4, 3, 2, 1)),
    *(f"r6c{column}" for column in (1, 2, 3, 4, 5)),
]
NAMES = [f"r{row}c{column}" for row in range(1, 7) for column in range(1, 6)]


def spaces(scene: Scene) -> set[str]:
    """Where a die may be placed."""
    return {text.split(" ")[1] for text in scene.choices("place")}


# --- the path --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-EXC-01")
def test_the_path_winds_through_the_base_row_after_row() -> None:
    base = new_game().battle.base
    assert base.path == SNAKE
    assert [space.path for space in base.spaces] == [SNAKE.index(name) for name in NAMES]


@pytest.mark.rule("UFS-EXC-01", "UFS-EXC-02", "UFS-PLAN-06", "UFS-RULING-03")
@pytest.mark.parametrize("place", range(10, 30))
def test_what_lies_behind_the_excavator_is_excavated_and_one_space_is_in_reach_of_a_one(place: int) -> None:
    scene = Scene(dice="1 1 1 / 1 1", excavator=SNAKE[place])
    assert spaces(scene) == set(SNAKE[:place] + SNAKE[place + 1 : place + 2])
    assert scene.refusal(f"place gray-1 {SNAKE[place]}") == ("on-excavator", "UFS-RULING-03")


@pytest.mark.rule("UFS-EXC-02")
@pytest.mark.parametrize("city", ["roswell", "new_york", "washington_dc"])
def test_row_one_is_excavated_from_the_start(city: str) -> None:
    assert {f"r1c{column}" for column in range(1, 6)} <= spaces(new_game(city=city))


# --- placing ahead ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-EXC-04", "UFS-EX-01", "UFS-RULING-21")
@pytest.mark.parametrize(("value", "legal"), [(6, True), (5, True), (4, False)])
def test_a_die_reaches_as_far_ahead_as_its_value(value: int, legal: bool) -> None:
    for die, dice in ((f"gray-{value}", f"{value} 1 1 / 1 1"), (f"white-{value}", f"1 1 1 / 1 {value}")):
        scene = Scene(dice=dice, excavator="r3c5")
        assert (f"{die} r4c1" in scene.choices("place")) == legal
        if legal:
            scene.play(f"place {die} r4c1")
            assert (scene.placed, scene.told[0]) == ({"r4c1": die}, "placed-ahead")
        else:
            assert scene.refusal(f"place {die} r4c1") == ("too-far-ahead", "UFS-EXC-04")


@pytest.mark.rule("UFS-EXC-04", "UFS-RULING-21")
@pytest.mark.parametrize("value", range(1, 7))
@pytest.mark.parametrize("place", [10, 15, 23])
def test_rooms_tunnels_and_spaces_of_big_rooms_each_count_one_step(place: int, value: int) -> None:
    """Nearer spaces will do as well; beyond the value nothing does."""
    scene = Scene(dice=f"{value} {value} {value} / {value} {value}", excavator=SNAKE[place])
    assert spaces(scene) - set(SNAKE[:place]) == set(SNAKE[place + 1 : place + value + 1])


@pytest.mark.rule("UFS-RULING-35")
@pytest.mark.parametrize(
    ("excavator", "ahead"), [("r6c2", {"r6c3", "r6c4", "r6c5"}), ("r6c4", {"r6c5"}), ("r6c5", set())]
)
def test_at_the_end_of_the_path_a_surplus_is_not_used_up(excavator: str, ahead: set[str]) -> None:
    scene = Scene(dice="6 6 6 / 6 6", excavator=excavator)
    assert spaces(scene) - set(SNAKE[: SNAKE.index(excavator)]) == ahead


@pytest.mark.rule("UFS-EXC-04", "UFS-RULING-31")
def test_a_die_ahead_of_the_excavator_is_not_raised_afterwards() -> None:
    scene = Scene(city="moscow", placed={"r2c3": "gray-5", "r3c5": "gray-1"}, energy=3, phase="rooms")
    scene.play("use r2c3")
    assert "raise" not in scene.verbs
    assert scene.placed == {"r3c5": "gray-1"}


@pytest.mark.rule("UFS-EXC-03", "UFS-EXC-06")
def test_one_die_a_round_ahead_of_the_excavator() -> None:
    scene = Scene({"r4c4": "purple"}, dice="2 2 2 / 4 5")
    scene.play("place gray-2 r3c4")
    assert scene.ships == {"r6c4": "purple"}
    assert scene.story == ["placed-ahead gray-2 r3c4 0", "descended purple r4c4 r6c4"]
    assert scene.refusal("place gray-2 r3c3") == ("already-digging", "UFS-EXC-03")
    assert spaces(scene) == {f"r{row}c{column}" for row in (1, 2) for column in (1, 2, 3, 5)}
    digging = {
        name for name, space in zip(NAMES, scene.battle.base.spaces, strict=True) if space.die and space.die.digging
    }
    assert digging == {"r3c4"}


@pytest.mark.rule("UFS-EXC-03")
@pytest.mark.parametrize("ending", ["dig", "discard r3c4", "done"])
def test_the_next_round_has_a_die_to_dig_with_again(ending: str) -> None:
    placed = {"r3c4": "gray-1", "r1c1": "gray-1", "r1c2": "gray-1", "r1c3": "white-1"}
    scene = Scene(placed=placed, energy=1, mothership=3)
    scene.play("place white-5 r1c5", ending)
    assert scene.round == 2
    ahead = "r3c3" if ending == "dig" else "r3c4"
    assert ahead in spaces(scene)


@pytest.mark.rule("UFS-EXC-06", "UFS-SHIP-01")
@pytest.mark.parametrize("value", [2, 4, 6])
def test_the_die_ahead_moves_ships_by_its_full_value_whatever_the_distance(value: int) -> None:
    scene = Scene({"r9c3": "purple"}, dice=f"{value} 1 1 / 1 1", excavator="r3c4")
    scene.play(f"place gray-{value} r3c3")
    assert f"descended purple r9c3 r{9 + value}c3" in scene.story


@pytest.mark.rule("UFS-EXC-06")
def test_the_die_ahead_takes_up_its_column() -> None:
    scene = Scene(dice="2 2 2 / 4 5")
    scene.play("place gray-2 r3c4")
    assert scene.refusal("place gray-2 r1c4") == ("column-taken", "UFS-PLAN-02")
    scene = Scene(dice="2 2 2 / 4 5", placed={"r2c4": "gray-2"})
    assert scene.refusal("place gray-2 r3c4") == ("column-taken", "UFS-PLAN-02")


# --- a die ahead does not work ---------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-EXC-05", "UFS-MULTI-03")
def test_a_die_ahead_of_the_excavator_does_not_work_its_room() -> None:
    scene = Scene(placed={"r3c4": "gray-6"}, energy=3, phase="rooms")
    assert scene.refusal("use r3c4") == ("not-excavated", "UFS-MULTI-03")
    assert scene.legal == {"dig", "discard r3c4", "done"}


@pytest.mark.rule("UFS-EXC-05", "UFS-MULTI-03")
def test_a_die_ahead_does_not_count_for_a_room_of_several_spaces() -> None:
    """The excavator stands on the middle one of three spaces."""
    placed = {"r6c2": "gray-6", "r6c4": "gray-6"}
    scene = Scene(placed=placed, robots={"r6c3": "6"}, excavator="r6c3", energy=3, phase="rooms")
    assert scene.refusal("use r6c2") == ("not-excavated", "UFS-MULTI-03")
    assert scene.room("r6c2") == (None, 2)


@pytest.mark.rule("UFS-EXC-05", "UFS-DIG-01")
def test_a_die_the_excavator_was_moved_past_neither_works_nor_digs() -> None:
    scene = Scene(tunneller="normal", placed={"r3c4": "gray-6", "r2c2": "gray-3"}, energy=7, phase="rooms")
    scene.play("ability tunneller", "excavate r3c2")
    assert scene.refusal("use r3c4") == ("space-empty", "UFS-MULTI-01")
    assert scene.refusal("dig") == ("no-dig-die", "UFS-DIG-01")
    scene.play("use r2c2")
    assert "discarded r3c4" in scene.story


# --- digging ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-DIG-01", "UFS-EX-12")
def test_digging_costs_one_energy_and_goes_to_the_space_of_the_die() -> None:
    scene = Scene(placed={"r4c1": "gray-6"}, energy=3, phase="rooms")
    scene.play("dig")
    assert scene.story[:4] == ["rooms-phase", "energy-paid 1 2", "die-removed r4c1", "excavated 5 r4c1"]
    assert (scene.excavator, scene.energy, scene.placed) == ("r4c1", 2, {})


@pytest.mark.rule("UFS-DIG-01")
@pytest.mark.parametrize(("space", "steps"), [("r3c4", 1), ("r3c3", 2), ("r4c1", 5), ("r4c2", 6)])
def test_the_cost_is_one_whatever_the_distance(space: str, steps: int) -> None:
    scene = Scene(placed={space: "gray-6"}, energy=1, phase="rooms")
    assert scene.battle.base.dig_cost == 1
    scene.play("dig")
    assert (scene.excavator, scene.energy) == (space, 0)
    assert f"excavated {steps} {space}" in scene.story


@pytest.mark.rule("UFS-DIG-01")
def test_without_a_die_ahead_there_is_nothing_to_dig() -> None:
    scene = Scene(placed={"r2c2": "gray-3"}, energy=3, phase="rooms")
    assert scene.refusal("dig") == ("no-dig-die", "UFS-DIG-01")
    scene = Scene(placed={"r2c2": "gray-3", "r3c4": "gray-3"}, energy=3, phase="rooms")
    scene.play("dig")
    assert scene.refusal("dig") == ("no-dig-die", "UFS-DIG-01")
    assert scene.excavator == "r3c4"


@pytest.mark.rule("UFS-DIG-02", "UFS-EX-34")
def test_without_energy_the_excavator_stays() -> None:
    scene = Scene(placed={"r4c1": "gray-6"}, energy=0, phase="rooms")
    assert "discarded r4c1" in scene.story
    assert (scene.excavator, scene.placed) == ("r3c5", {})


@pytest.mark.rule("UFS-DIG-02", "UFS-COST-01")
def test_digging_without_energy_is_refused() -> None:
    scene = Scene(placed={"r4c1": "gray-6", "r2c4": "gray-6", "r2c5": "gray-6"}, energy=0, phase="rooms")
    assert scene.refusal("dig") == ("no-energy", "UFS-COST-01")
    scene.play("use r2c4")
    assert scene.legal == {"dig", "discard r4c1", "done"}


@pytest.mark.rule("UFS-DIG-02", "UFS-ROOM-02")
@pytest.mark.parametrize("move", ["discard r4c1", "done"])
def test_the_player_may_choose_not_to_dig(move: str) -> None:
    scene = Scene(placed={"r4c1": "gray-6"}, energy=3, phase="rooms")
    scene.play(move)
    assert (scene.excavator, scene.energy, scene.placed) == ("r3c5", 3, {})
    assert scene.story[1] == "discarded r4c1"


@pytest.mark.rule("UFS-DIG-03", "UFS-EXC-02")
def test_excavated_spaces_take_worker_dice_from_the_next_round_on() -> None:
    scene = Scene(placed={"r3c2": "gray-6"}, energy=3, mothership=3, phase="rooms")
    scene.play("dig")
    assert (scene.round, scene.phase) == (2, "planning")
    assert {"r3c5", "r3c4", "r3c3"} <= spaces(scene)
    assert scene.refusal(f"place {scene.tray.split()[0]} r3c2") == ("on-excavator", "UFS-RULING-03")


@pytest.mark.rule("UFS-DIG-03")
def test_a_robot_built_later_in_the_phase_may_be_installed_on_what_was_just_excavated() -> None:
    placed = {"r3c2": "gray-4", "r5c5": "gray-6"}
    scene = Scene(city="washington_dc", placed=placed, excavator="r4c2", energy=3, phase="rooms")
    scene.play("dig", "use r3c2")
    assert {"r4c2", "r4c3", "r4c4", "r4c5"} <= scene.choices("install")
    assert scene.refusal("install r5c5") == ("not-excavated", "UFS-MULTI-03")
    scene.play("install r4c5")
    assert "robot-installed r4c5 4 exhausted" in scene.story


@pytest.mark.rule("UFS-DIG-03", "UFS-MULTI-03")
def test_a_robot_built_before_the_digging_may_not() -> None:
    placed = {"r3c2": "gray-4", "r5c5": "gray-6"}
    scene = Scene(city="washington_dc", placed=placed, excavator="r4c2", energy=3, phase="rooms")
    scene.play("use r3c2")
    assert scene.refusal("install r4c3") == ("not-excavated", "UFS-MULTI-03")
