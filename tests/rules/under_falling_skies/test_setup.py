"""Setting up a game (UFS-SETUP-*, UFS-THREAT-*)."""

from __future__ import annotations

from collections import Counter

import pytest

from hullbreach.games.under_falling_skies import facts
from tests.rules.under_falling_skies.scene import Scene, new_game


@pytest.mark.rule("UFS-SETUP-02", "UFS-SETUP-03", "UFS-SETUP-05", "UFS-SETUP-07", "UFS-SETUP-08")
def test_the_first_game_is_roswell_with_every_marker_at_its_start() -> None:
    battle = new_game().battle
    assert (battle.city, battle.side, battle.base.top, battle.base.bottom) == ("roswell", "blue", "A", "B")
    assert (battle.mothership.row, battle.mothership.launch_points) == (0, ["purple"] * 5)
    assert (battle.mothership.waiting, battle.mothership.supply) == ([], 4)
    assert (battle.energy.value, battle.energy.most) == (2, 7)
    assert (battle.damage.value, battle.damage.most) == (0, 7)
    assert (battle.research.steps, battle.base.path[battle.base.excavator]) == (0, "r3c5")
    assert [die.colour for die in battle.dice] == ["gray", "gray", "gray", "white", "white"]
    assert (battle.threat, battle.scenario, battle.abilities) == (0, "none", [])


@pytest.mark.rule("UFS-SETUP-05", "UFS-SETUP-07", "UFS-ROUND-01")
def test_a_game_opens_with_its_first_roll() -> None:
    scene = new_game()
    battle = scene.battle
    assert (battle.round, battle.part, battle.ending, scene.phase) == (1, "planning", "running", "planning")
    assert scene.told == ["battle", "round", *["rolled"] * 5]
    assert scene.story[:2] == ["battle roswell blue none", "round 1"]
    assert (scene.ships, scene.placed, scene.robots) == ({}, {}, {})


@pytest.mark.rule("UFS-SETUP-06")
def test_the_battle_is_told_with_its_city_side_and_scenario() -> None:
    scene = new_game(city="new_york", side="damaged", scenario="storm")
    assert scene.story[0] == "battle new_york damaged storm"


@pytest.mark.rule("UFS-SETUP-01")
def test_the_sky_is_sixteen_rows_from_tile_one_to_tile_four() -> None:
    sky = new_game().battle.sky
    assert [row.row for row in sky] == list(range(1, 17))
    assert [row.tile for row in sky] == [f"sky_{position}" for position in (1, 2, 3, 4) for _ in range(4)]


@pytest.mark.rule("UFS-SETUP-02")
@pytest.mark.parametrize(("squares", "hits"), [(16, 0), (17, 1)])
def test_a_ship_needs_seventeen_squares_from_its_launch_point_to_the_city(squares: int, hits: int) -> None:
    scene = Scene(launch={"c1": "purple"})
    scene.descend("c1", squares)
    assert scene.damage == hits
    assert scene.ships == ({} if hits else {"r16c1": "purple"})


@pytest.mark.rule("UFS-SETUP-04", "UFS-THREAT-01", "UFS-THREAT-02")
@pytest.mark.parametrize("threat", range(5))
def test_the_threat_level_says_how_many_tiles_show_their_threat_face(threat: int) -> None:
    faces = {tuple(row.threat for row in new_game(seed, threat=str(threat)).battle.sky[::4]) for seed in range(40)}
    assert {sum(face) for face in faces} == {threat}
    assert len(faces) == {0: 1, 1: 4, 2: 6, 3: 4, 4: 1}[threat]


@pytest.mark.rule("UFS-SETUP-04", "UFS-THREAT-02", "UFS-RULING-22")
@pytest.mark.parametrize("threat", range(5))
def test_the_tiles_that_are_turned_are_told(threat: int) -> None:
    for seed in range(5):
        scene = new_game(seed, threat=str(threat))
        told = [event.a for event in scene.journal.events if event.kind.name == "threat-tile"]
        turned = [position for position in (1, 2, 3, 4) if scene.battle.sky[position * 4 - 1].threat]
        assert (sorted(told), scene.battle.threat) == (turned, threat)


@pytest.mark.rule("UFS-SETUP-04", "UFS-RULING-22")
def test_every_tile_is_as_likely_to_be_turned_as_any_other() -> None:
    turned = Counter(
        row.tile for seed in range(200) for row in new_game(seed, threat="1").battle.sky[::4] if row.threat
    )
    assert sum(turned.values()) == 200
    assert all(35 <= turned[f"sky_{position}"] <= 65 for position in (1, 2, 3, 4))


@pytest.mark.rule("UFS-SETUP-06", "UFS-CITY-02", "UFS-CITY-03", "UFS-EX-16", "UFS-RULING-06")
@pytest.mark.parametrize(
    ("city", "tiles", "energy", "hits"),
    [("roswell", "AB", (2, 7), 7), ("new_york", "CA", (2, 8), 6), ("washington_dc", "BC", (3, 9), 6)],
)
def test_the_city_names_its_base_tiles(city: str, tiles: str, energy: tuple[int, int], hits: int) -> None:
    battle = new_game(city=city).battle
    assert battle.base.top + battle.base.bottom == tiles
    assert (battle.energy.value, battle.energy.most, battle.damage.most) == (*energy, hits)


@pytest.mark.rule("UFS-SETUP-07", "UFS-RULING-06")
@pytest.mark.parametrize("city", [city.id for city in facts.cities().city])
def test_the_markers_stand_where_the_base_prints_them(city: str) -> None:
    battle = new_game(city=city).battle
    tiles = {tile.id: tile for tile in facts.base_tiles().tile}
    top, bottom = tiles[battle.base.top].top, tiles[battle.base.bottom].bottom
    assert top.excavator_start is not None
    row, column = top.excavator_start
    start = battle.base.path.index(f"r{row}c{column}")
    assert (battle.base.excavator, battle.base.excavator_start) == (start, start)
    assert battle.energy.most == top.energy_slots + bottom.energy_slots
    assert battle.damage.most == top.damage_slots + bottom.damage_slots - 1
    assert (battle.damage.value, battle.research.steps) == (0, 0)


@pytest.mark.rule("UFS-SETUP-07", "UFS-RULING-03")
@pytest.mark.parametrize("city", [city.id for city in facts.cities().city])
def test_the_excavator_starts_and_ends_on_a_tunnel(city: str) -> None:
    base = new_game(city=city).battle.base
    tunnels = {room.room for room in base.rooms if room.kinds == ["tunnel"]}
    assert {base.path[base.excavator_start], base.path[-1]} <= tunnels


@pytest.mark.rule("UFS-SETUP-07")
@pytest.mark.parametrize(
    ("threats", "costs"),
    [
        ([], [3, 1, 3, 1, 4, 1, 3, 2, 1, 6, 1, 3, 5, 1, 3, 11]),
        ([1, 2, 3, 4], [3, 2, 1, 5, 3, 1, 3, 7, 2, 3, 4, 2, 3, 5, 1, 12]),
        ([4], [3, 2, 1, 5, 4, 1, 3, 2, 1, 6, 1, 3, 5, 1, 3, 11]),
    ],
)
def test_the_research_track_climbs_from_the_city_to_tile_one(threats: list[int], costs: list[int]) -> None:
    research = Scene(threats=threats).battle.research
    assert (research.costs, research.city_steps, research.goal_open) == (costs, 0, True)


@pytest.mark.rule("UFS-SETUP-08")
@pytest.mark.parametrize(("city", "blue"), [("roswell", 2), ("washington_dc", 2), ("new_york", 1)])
def test_the_blue_dice_wait_in_reserve(city: str, blue: int) -> None:
    """New York allows a single robot."""
    scene = new_game(city=city)
    assert (scene.battle.base.robots_in_reserve, scene.robots) == (blue, {})
    assert [word.split("-")[0] for word in scene.tray.split()] == ["gray"] * 3 + ["white"] * 2
