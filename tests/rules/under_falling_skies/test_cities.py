"""Cities and their abilities (UFS-CITY-*)."""

from __future__ import annotations

import pytest

from tests.rules.under_falling_skies.scene import Scene, new_game


@pytest.mark.rule("UFS-CITY-06")
@pytest.mark.parametrize(
    ("city", "side", "prefix"),
    [("roswell", "blue", []), ("new_york", "blue", [2]), ("new_york", "damaged", [3]), ("washington_dc", "blue", [6])],
)
def test_steps_on_the_city_tile_come_first(city: str, side: str, prefix: list[int]) -> None:
    research = new_game(city=city, side=side).battle.research
    assert research.costs[: research.city_steps] == prefix
    assert research.costs[research.city_steps :][:4] == [3, 1, 3, 1]


@pytest.mark.rule("UFS-CITY-07")
def test_roswell_damaged_gains_a_step_for_its_first_damage_only() -> None:
    scene = Scene({"r16c1": "purple", "r16c2": "purple"}, side="damaged", dice="2 2 1 / 1 1")
    scene.play("place gray-2 r2c1", "place gray-2 r2c2")
    assert (scene.damage, scene.research) == (2, 1)
    assert scene.uses_left("city") == [0]


@pytest.mark.rule("UFS-CITY-08", "UFS-RULING-24")
def test_washington_sets_one_white_die_in_the_first_roll() -> None:
    for seed in range(10):
        scene = new_game(seed, city="washington_dc")
        assert "white-6" in scene.tray.split()
        assert scene.told.count("rolled") == 4


@pytest.mark.rule("UFS-CITY-08")
def test_washington_damaged_may_set_a_die_after_the_first_roll() -> None:
    scene = Scene(city="washington_dc", side="damaged", dice="1 2 2 / 3 6")
    scene.play("ability city")
    assert scene.choices("turn") == {"gray-1 6", "gray-2 6", "white-3 6"}
    scene.play("turn gray-2 6")
    assert scene.tray == "gray-1 gray-6 gray-2 white-3 white-6"
    scene.play("place gray-1 r1c1")
    assert scene.refusal("ability city") == ("no-ability", "UFS-CITY-01")


@pytest.mark.rule("UFS-CITY-09", "UFS-RULING-25")
def test_new_york_gives_a_room_one_more_for_its_robot() -> None:
    dice = {"robots": {"r2c3": "3"}, "placed": {"r2c4": "gray-2", "r2c2": "white-4"}}
    scene = Scene(city="new_york", energy=3, excavator="r3c5", phase="rooms", **dice)  # type: ignore[arg-type]
    assert (scene.room("r2c3"), scene.room("r2c2")) == ((6, 0), (4, 3))
    assert scene.battle.base.robots_in_reserve == 0


def test_havana_pays_to_change_a_die() -> None:
    scene = Scene(city="havana", dice="1 3 3 / 3 3", energy=1)
    scene.play("ability city", "turn gray-3 4")
    assert (scene.tray, scene.energy) == ("gray-1 gray-4 gray-3 white-3 white-3", 0)
    assert scene.refusal("ability city") == ("ability-spent", "UFS-CAMP-07")


def test_montreal_gives_one_room_with_a_white_die_one_more() -> None:
    scene = Scene(
        city="montreal",
        placed={"r2c1": "white-3", "r3c4": "white-2", "r3c1": "gray-1"},
        excavator="r4c1",
        phase="rooms",
    )
    scene.play("ability city")
    assert scene.legal == {"use r2c1", "use r3c4"}
    scene.play("use r2c1")
    assert "room-used r2c1 research 4" in scene.story
    assert scene.refusal("ability city") == ("ability-spent", "UFS-CAMP-07")


def test_mexico_city_digs_farther_and_free_of_charge() -> None:
    scene = Scene(city="mexico_city", side="damaged", dice="1 1 1 / 1 1")
    assert {text.split(" ")[1] for text in scene.choices("place")} >= {"r3c4", "r3c3", "r3c2"}
    scene = Scene(city="mexico_city", side="damaged", placed={"r3c2": "gray-1"}, energy=0, phase="rooms")
    scene.play("dig")
    assert scene.excavator == "r3c2"


@pytest.mark.parametrize(("side", "column", "row"), [("blue", 1, 5), ("blue", 2, 6), ("damaged", 2, 5)])
def test_rio_slows_ships_by_two(side: str, column: int, row: int) -> None:
    scene = Scene({f"r4c{column}": "purple"}, city="rio_de_janeiro", side=side, threats=[1, 2, 3, 4])
    scene.descend(f"c{column}", 3, aa_gun=True)
    assert any(line.startswith(f"descended purple r4c{column} r{row}c{column}") for line in scene.story)


@pytest.mark.parametrize(("side", "back"), [("blue", 0), ("damaged", 0)])
def test_moscow_weakens_what_pushes_back(side: str, back: int) -> None:
    scene = Scene(city="moscow", side=side, research=3, mothership=6, phase="mothership")
    assert scene.research == 3 - back
    assert "action-weakened research_back 0" in scene.story


@pytest.mark.parametrize(("side", "hits"), [("blue", 1), ("damaged", 3)])
def test_london_takes_no_damage_from_the_first_ships(side: str, hits: int) -> None:
    scene = Scene(city="london", side=side)
    for number in range(4):
        scene.table.put_ship(1, 16 * 5)
        scene.descend("c1", 1)
        assert scene.damage == max(0, number + 1 - hits)
    assert scene.told.count("damage-prevented") == hits


def test_paris_copies_a_die() -> None:
    scene = Scene(city="paris", dice="1 4 4 / 6 6")
    scene.play("ability city")
    assert scene.choices("turn") == {"gray-1 4", "gray-1 6", "gray-4 1", "gray-4 6"}


@pytest.mark.parametrize(("side", "energy", "gained"), [("blue", 1, 1), ("blue", 2, 0), ("damaged", 2, 1)])
def test_cairo_gains_energy_at_the_start_of_a_round(side: str, energy: int, gained: int) -> None:
    scene = Scene(city="cairo", side=side, energy=energy, phase="launch")
    assert scene.energy == energy + gained


@pytest.mark.parametrize(("side", "gained"), [("blue", 1), ("damaged", 3)])
def test_johannesburg_gains_energy_from_tunnels(side: str, gained: int) -> None:
    scene = Scene(city="johannesburg", side=side, placed={"r3c3": "gray-5"}, energy=0, excavator="r4c1", phase="rooms")
    scene.play("discard r3c3")
    assert scene.energy == gained


def test_beijing_keeps_the_value_of_robots_in_energy_rooms() -> None:
    scene = Scene(city="beijing", robots={"r2c2": "4", "r2c4": "3"}, energy=3, excavator="r3c5", phase="rooms")
    scene.play("use r2c2", "use r2c4")
    assert scene.robots == {"r2c2": "4", "r2c4": "2"}


def test_tokyo_runs_big_rooms_cheaper() -> None:
    scene = Scene(
        city="tokyo", side="damaged", placed={"r6c2": "gray-1", "r6c3": "gray-2"}, excavator="r6c5", phase="rooms"
    )
    assert scene.room("r6c2") == (1 + 2 + 2 + 1, 2)


def test_seoul_builds_better_robots_ready_at_once() -> None:
    scene = Scene(city="seoul", side="damaged", placed={"r2c3": "gray-4"}, excavator="r3c5", phase="rooms")
    scene.play("use r2c3", "install r2c2")
    assert scene.robots == {"r2c2": "4"}
    scene.play("use r2c2")
    assert scene.robots == {"r2c2": "3"}


@pytest.mark.rule("UFS-ROOM-01")
def test_a_blue_die_works_once_in_a_rooms_phase_even_if_built_anew() -> None:
    scene = Scene(city="seoul", side="damaged", robots={"r2c3": "4"}, excavator="r3c5", phase="rooms")
    scene.play("use r2c3", "scrap r2c3", "install r2c2")
    assert scene.robots == {"r2c2": "4"}
    assert "robot-installed r2c2 4 exhausted" in scene.story


@pytest.mark.rule("UFS-ADV-07")
def test_singapore_moves_a_die_at_the_start_of_the_rooms_phase() -> None:
    scene = Scene(city="singapore", placed={"r1c5": "gray-4", "r2c4": "gray-3"}, excavator="r3c4", phase="rooms")
    scene.play("ability city", "take r1c5")
    assert scene.choices("put") == {"r2c5", "r3c5"}
    scene.play("put r2c5")
    assert scene.placed == {"r2c5": "gray-4", "r2c4": "gray-3"}


def test_sydney_may_ignore_a_landing() -> None:
    scene = Scene({"r1c2": "purple"}, city="sydney", dice="1 1 1 / 1 1")
    scene.play("place gray-1 r2c2")
    assert scene.legal == {"ability city", "decline"}
    scene.play("ability city")
    assert scene.ships == {"r2c2": "purple"}
    assert scene.uses_left("city") == [0]


def test_sydney_damaged_decides_where_ships_slide() -> None:
    scene = Scene({"r1c2": "purple"}, city="sydney", side="damaged", dice="1 1 1 / 1 1")
    scene.play("place gray-1 r2c2")
    assert scene.choices("to") == {"r2c1", "r2c2", "r2c3"}
    scene.play("to r2c3")
    assert scene.ships == {"r2c3": "purple"}
