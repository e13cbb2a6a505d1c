"""What is in the box, and the board it makes (UFS-COMP-*, UFS-SETUP-01, UFS-SETUP-06)."""

from __future__ import annotations

from collections import Counter

import pytest

from hullbreach.games.under_falling_skies import facts
from hullbreach.kernel.dice import seeded
from tests.rules.under_falling_skies.scene import Scene, new_game

STANDARD = ("roswell", "new_york", "washington_dc")
CODES = {
    ".": ("empty", 0),
    "<": ("arrow_left", 0),
    ">": ("arrow_right", 0),
    "M": ("mothership_icon", 0),
    **{str(number): ("explosion", number) for number in range(1, 10)},
}


# --- the box ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-COMP-01")
def test_the_standard_game_has_its_ships_and_launch_points() -> None:
    ships = facts.mothership_track().meta
    assert (ships.purple_ships, ships.white_ship_supply) == (5, 4)
    mothership = new_game().battle.mothership
    assert (len(mothership.launch_points), mothership.supply) == (5, 4)


@pytest.mark.rule("UFS-COMP-01")
def test_the_standard_game_has_four_sky_tiles_three_cities_and_three_base_tiles_with_two_sides_each() -> None:
    sky = [tile for tile in facts.sky_tiles().tile if tile.kind == "base"]
    assert [(tile.position, tile.threat is not None) for tile in sky] == [(1, True), (2, True), (3, True), (4, True)]
    assert {city.id for city in facts.cities().city if city.chapter == 0} == set(STANDARD)
    assert [tile.id for tile in facts.base_tiles().tile if tile.chapter == 0] == ["A", "B", "C"]
    assert {new_game(city=city, side="damaged").battle.side for city in STANDARD} == {"damaged"}


@pytest.mark.rule("UFS-COMP-01")
def test_there_are_three_gray_two_white_and_two_blue_dice() -> None:
    battle = new_game(city="washington_dc").battle
    assert Counter(die.colour for die in battle.dice) == {"gray": 3, "white": 2}
    assert battle.base.robots_in_reserve == 2


@pytest.mark.rule("UFS-COMP-01", "UFS-PLAN-01")
def test_every_die_has_the_six_sides_one_to_six() -> None:
    thrown = Counter((slot, die.value) for seed in range(80) for slot, die in enumerate(new_game(seed).battle.dice))
    assert set(thrown) == {(slot, value) for slot in range(5) for value in range(1, 7)}


@pytest.mark.rule("UFS-COMP-02")
def test_the_orange_ship_comes_with_the_campaign_alone() -> None:
    assert facts.mothership_track().meta.orange_ships == 1
    users = {one.chapter for one in facts.scenarios().scenario if any(e.op == "orange_ship" for e in one.effects)}
    assert users
    assert 0 not in users


@pytest.mark.rule("UFS-COMP-02")
@pytest.mark.parametrize(("city", "rooms"), [("roswell", 0), ("washington_dc", 3), ("new_york", 3)])
def test_roswell_has_no_room_that_builds_robots(city: str, rooms: int) -> None:
    assert sum("robot" in room.kinds for room in new_game(city=city).battle.base.rooms) == rooms


@pytest.mark.rule("UFS-COMP-01", "UFS-COMP-02", "UFS-RULING-29")
@pytest.mark.parametrize("city", STANDARD)
def test_no_ship_is_ever_lost_or_doubled_and_no_stranger_joins(city: str) -> None:
    """Two ships on one square would leave one too few. A lost game ends with ships still on their way to the city."""
    for seed in range(6):
        scene, dice = new_game(seed, city=city, threat="2"), seeded(seed)
        while not scene.game.over():
            board = Counter([*scene.ships.values(), *scene.launch.values(), *scene.waiting.split()])
            whites = [event for event in scene.journal.events if event.kind.name in ("ships-added", "ship-leaves")]
            added = sum(event.b if event.kind.name == "ships-added" else -1 for event in whites)
            assert board == Counter({"purple": 5, "white": added})
            assert scene.supply == 4 - added
            moves = scene.game.legal(0)
            scene.game.play(0, moves[dice.roll(len(moves))])
        assert city != "roswell" or "robot-installed" not in scene.told


# --- the board -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-SETUP-01")
@pytest.mark.parametrize("threats", [[], [1, 2, 3, 4], [2], [3, 4]])
def test_every_square_and_action_of_the_sky_is_as_printed_on_its_tile(threats: list[int]) -> None:
    sky = iter(Scene(threats=threats).battle.sky)
    tiles = {tile.position: tile for tile in facts.sky_tiles().tile if tile.kind == "base"}
    for position in (1, 2, 3, 4):
        face = tiles[position].threat if position in threats else tiles[position].easy
        assert face is not None
        for codes, printed in zip(face.grid, face.mothership_actions, strict=True):
            row = next(sky)
            assert (row.tile, row.threat) == (f"sky_{position}", position in threats)
            assert [(square.kind, square.number) for square in row.squares] == [CODES[code] for code in codes]
            assert (row.action, row.number) == (printed.action, printed.n)
            assert all(square.ship is None and square.token is None for square in row.squares)
    assert next(sky, None) is None


@pytest.mark.rule("UFS-SETUP-01", "UFS-SETUP-06")
@pytest.mark.parametrize("city", [city.id for city in facts.cities().city])
def test_the_base_is_an_upper_and_a_lower_face_of_two_different_tiles(city: str) -> None:
    printed = next(one for one in facts.cities().city if one.id == city)
    base = new_game(city=city).battle.base
    assert (base.top, base.bottom) == (printed.base_top, printed.base_bottom)
    assert base.top != base.bottom
    tiles = {tile.id: tile for tile in facts.base_tiles().tile}
    rooms = [*tiles[base.top].top.rooms, *tiles[base.bottom].bottom.rooms]
    assert [(room.kinds, room.cost, room.modifier, room.spaces) for room in base.rooms] == [
        (room.kind.split("+"), room.cost, room.modifier, [f"r{row}c{column}" for row, column in room.spaces])
        for room in rooms
    ]
    home = {space: room.room for room in base.rooms for space in room.spaces}
    names = [f"r{row}c{column}" for row in range(1, 7) for column in range(1, 6)]
    assert [space.room for space in base.spaces] == [home[name] for name in names]
