"""Hits on the city and the damage track (UFS-DMG-*)."""

from __future__ import annotations

import pytest

from tests.rules.under_falling_skies.scene import Scene


@pytest.mark.rule("UFS-DMG-01", "UFS-EX-04")
@pytest.mark.parametrize(("value", "hits"), [(1, 0), (2, 1), (3, 1), (6, 1)])
def test_a_ship_hits_the_city_beyond_the_last_row_whatever_the_surplus(value: int, hits: int) -> None:
    scene = Scene({"r15c1": "purple"}, dice=f"{value} 1 1 / 1 1")
    scene.play(f"place gray-{value} r2c1")
    assert (scene.damage, scene.waiting) == (hits, "purple" if hits else "")
    assert scene.ships == ({} if hits else {"r16c1": "purple"})


@pytest.mark.rule("UFS-DMG-01", "UFS-DMG-02")
@pytest.mark.parametrize("column", range(1, 6))
@pytest.mark.parametrize("ship", ["purple", "white"])
def test_a_hit_is_told_step_by_step_and_the_ship_waits(column: int, ship: str) -> None:
    scene = Scene({f"r16c{column}": ship}, damage=2)
    scene.descend(f"c{column}", 3)
    assert scene.story == [
        f"descended {ship} r16c{column} r17c{column}",
        f"city-hit {ship} c{column}",
        f"ship-waits {ship}",
        "damage-taken 1 3",
    ]
    assert (scene.damage, scene.waiting, scene.ships) == (3, ship, {})


@pytest.mark.rule("UFS-DMG-02")
def test_a_ship_that_hit_is_launched_at_the_end_of_the_round_not_before() -> None:
    scene = Scene({"r16c1": "purple"}, mothership=3, dice="2 1 1 / 1 1")
    scene.play("place gray-2 r2c1")
    assert (scene.waiting, scene.launch) == ("purple", {})
    scene.finish_round()
    assert (scene.waiting, list(scene.launch.values())) == ("", ["purple"])


@pytest.mark.rule("UFS-DMG-01", "UFS-DMG-02", "UFS-DMG-03", "UFS-EX-04", "UFS-RULING-07")
def test_ships_beyond_the_sky_hit_the_city_and_wait() -> None:
    scene = Scene({"r15c1": "purple", "r16c1": "white"}, dice="2 1 1 / 1 1")
    scene.play("place gray-2 r1c1")
    assert (scene.damage, scene.ships, scene.waiting) == (1, {"r16c1": "purple"}, "white")
    scene = Scene({"r15c1": "purple", "r16c1": "white"}, dice="2 1 1 / 1 1")
    scene.play("place gray-2 r2c1")
    assert (scene.damage, scene.ships, scene.waiting) == (2, {}, "purple white")
    assert [line for line in scene.story if line.startswith("city-hit")] == ["city-hit purple c1", "city-hit white c1"]


@pytest.mark.rule("UFS-DMG-03", "UFS-RULING-07")
def test_every_ship_does_its_own_damage_the_one_that_went_farthest_last() -> None:
    scene = Scene({"r14c3": "white", "r15c3": "purple", "r16c3": "white", "r10c1": "purple"}, dice="3 1 1 / 1 1")
    scene.play("place gray-3 r2c3")
    assert scene.damage == 3
    assert [line for line in scene.story if line.startswith(("city-hit", "damage"))] == [
        "city-hit white c3",
        "damage-taken 1 1",
        "city-hit purple c3",
        "damage-taken 1 2",
        "city-hit white c3",
        "damage-taken 1 3",
    ]


@pytest.mark.rule("UFS-DMG-04", "UFS-END-03")
def test_the_last_space_of_the_damage_track_loses_at_once() -> None:
    scene = Scene({"r15c1": "purple", "r16c1": "white"}, damage=6, dice="2 1 1 / 1 1")
    scene.play("place gray-2 r2c1")
    assert (scene.reason, scene.damage, scene.story[-1]) == ("base-destroyed", 7, "lost-damage 7")
    assert scene.told.count("city-hit") == 1


@pytest.mark.rule("UFS-DMG-04", "UFS-RULING-06")
@pytest.mark.parametrize(("city", "hits"), [("roswell", 7), ("new_york", 6), ("washington_dc", 6)])
def test_so_many_hits_lose_a_city_and_one_less_does_not(city: str, hits: int) -> None:
    scene = Scene({f"r16c{column}": "purple" for column in (1, 2)}, city=city, damage=hits - 2)
    scene.descend("c1", 1)
    assert (scene.damage, scene.game.over()) == (hits - 1, False)
    scene.descend("c2", 1)
    assert (scene.damage, scene.reason) == (hits, "base-destroyed")
    assert scene.story[-2:] == [f"damage-taken 1 {hits}", f"lost-damage {hits}"]


@pytest.mark.rule("UFS-DMG-02", "UFS-DMG-04", "UFS-END-03")
@pytest.mark.parametrize(
    ("scenario", "waiting", "leaving"),
    [("none", "purple purple white", []), ("kamikaze_ships", "purple purple", ["ship-leaves white"])],
)
def test_ships_whose_hit_comes_after_the_last_one_are_still_there(
    scenario: str, waiting: str, leaving: list[str]
) -> None:
    ships = {"r14c1": "purple", "r15c1": "white", "r16c1": "purple"}
    scene = Scene(ships, damage=6, dice="4 1 1 / 1 1", scenario=scenario)
    scene.play("place gray-4 r2c1")
    assert (scene.reason, scene.waiting, scene.ships) == ("base-destroyed", waiting, {})
    assert [line for line in scene.story if line.startswith("city-hit")] == ["city-hit purple c1"]
    assert [line for line in scene.story if line.startswith("ship-leaves")] == leaving
