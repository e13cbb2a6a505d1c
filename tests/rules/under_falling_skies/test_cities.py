"""Cities, their base tiles, and the abilities of the three standard ones (UFS-CITY-*)."""

from __future__ import annotations

import pytest

from hullbreach.games.under_falling_skies import step
from tests.rules.under_falling_skies.scene import Scene, new_game

EASY_TRACK = [3, 1, 3, 1, 4, 1, 3, 2, 1, 6, 1, 3, 5, 1, 3, 11]
# By city: tiles, start and maximum energy, hits that lose, where the excavator starts, research steps on both sides.
CITIES = {
    "roswell": ("AB", (2, 7), 7, "r3c5", [], []),
    "washington_dc": ("BC", (3, 9), 6, "r2c5", [6], [6]),
    "new_york": ("CA", (2, 8), 6, "r2c5", [2], [3]),
    "montreal": ("DB", (2, 7), 7, "r3c5", [], []),
    "havana": ("AD", (2, 8), 7, "r3c5", [], []),
    "mexico_city": ("DC", (2, 9), 7, "r3c5", [2], [2]),
    "rio_de_janeiro": ("CD", (2, 8), 7, "r2c5", [2], [2]),
    "moscow": ("EB", (3, 7), 6, "r2c5", [], []),
    "london": ("FA", (2, 8), 6, "r3c5", [2], [2]),
    "paris": ("AE", (2, 8), 7, "r3c5", [], []),
    "cairo": ("BF", (3, 9), 6, "r2c5", [2], [2]),
    "johannesburg": ("EF", (3, 9), 6, "r2c5", [2], [2]),
    "beijing": ("GC", (3, 9), 7, "r2c5", [2], [2]),
    "tokyo": ("CG", (2, 8), 7, "r2c5", [2], [2]),
    "seoul": ("GD", (3, 8), 7, "r2c5", [3], [3]),
    "singapore": ("FG", (2, 8), 7, "r3c5", [3], [3]),
    "sydney": ("GE", (3, 8), 7, "r2c5", [], []),
}


# --- what a city tile prescribes -------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-CITY-02", "UFS-CITY-03", "UFS-SETUP-06", "UFS-SETUP-07", "UFS-EX-16", "UFS-RULING-06")
@pytest.mark.parametrize("side", ["blue", "damaged"])
@pytest.mark.parametrize("city", CITIES)
def test_the_pair_of_base_tiles_determines_energy_hits_and_excavator(city: str, side: str) -> None:
    tiles, (start, most), hits, excavator, _, _ = CITIES[city]
    scene = new_game(city=city, side=side)
    battle = scene.battle
    assert (battle.city, battle.side, battle.base.top + battle.base.bottom) == (city, side, tiles)
    # Damaged Cairo gains 1 energy as its first round starts.
    assert battle.energy.value == start + ((city, side) == ("cairo", "damaged"))
    assert (battle.energy.most, battle.damage.value, battle.damage.most) == (most, 0, hits)
    assert (scene.excavator, battle.base.excavator) == (excavator, battle.base.excavator_start)
    assert f"battle {city} {side} none" in scene.story


@pytest.mark.rule("UFS-CITY-06")
@pytest.mark.parametrize("city", CITIES)
def test_steps_on_the_city_tile_come_first(city: str) -> None:
    for side, prefix in zip(("blue", "damaged"), CITIES[city][4:], strict=True):
        research = new_game(city=city, side=side).battle.research
        assert research.costs == [*prefix, *EASY_TRACK]
        assert (research.city_steps, research.steps) == (len(prefix), 0)


@pytest.mark.rule("UFS-CITY-06", "UFS-KIND-06")
@pytest.mark.parametrize(("value", "steps"), [(1, 0), (2, 1), (4, 1), (5, 2)])
def test_a_step_on_the_city_tile_is_paid_like_any_other(value: int, steps: int) -> None:
    scene = Scene(city="new_york", placed={"r3c4": f"gray-{value}"}, energy=1, excavator="r4c1", phase="rooms")
    scene.play("use r3c4")
    assert scene.research == steps


@pytest.mark.rule("UFS-CITY-01", "UFS-CITY-07")
def test_every_city_but_blue_roswell_has_an_ability() -> None:
    without = {(city, side) for city in CITIES for side in ("blue", "damaged") if not abilities_of(city, side)}
    assert without == {("roswell", "blue")}


def abilities_of(city: str, side: str) -> list[tuple[str, str, str]]:
    found = new_game(city=city, side=side).battle.abilities
    assert all((ability.source, ability.name, ability.side) == ("city", city, side) for ability in found)
    return [(ability.source, ability.name, ability.side) for ability in found]


@pytest.mark.rule("UFS-CITY-01")
@pytest.mark.parametrize(
    ("city", "side", "limit"),
    [
        ("roswell", "damaged", ("game", 1, False)),
        ("washington_dc", "damaged", ("round", 1, True)),
        ("montreal", "blue", ("round", 1, True)),
        ("montreal", "damaged", ("", None, False)),
        ("havana", "blue", ("round", 1, True)),
        ("havana", "damaged", ("round", 1, True)),
        ("london", "blue", ("game", 1, False)),
        ("london", "damaged", ("game", 3, False)),
        ("paris", "blue", ("round", 1, True)),
        ("paris", "damaged", ("round", 1, True)),
        ("singapore", "damaged", ("round", 1, True)),
        ("sydney", "blue", ("round", 1, True)),
        ("sydney", "damaged", ("round", 2, True)),
    ],
)
def test_an_ability_shows_how_often_it_can_be_used(city: str, side: str, limit: tuple[str, int | None, bool]) -> None:
    ability = new_game(city=city, side=side).battle.abilities[0]
    assert (ability.per, ability.left, ability.optional) == limit


# --- Roswell ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-CITY-07")
def test_roswell_damaged_gains_a_step_for_its_first_damage_only() -> None:
    scene = Scene({"r16c1": "purple", "r16c2": "purple"}, side="damaged", dice="2 2 1 / 1 1")
    scene.play("place gray-2 r2c1")
    assert (scene.damage, scene.research, scene.uses_left("city")) == (1, 1, [0])
    assert scene.story[-2:] == ["damage-taken 1 1", "researched 1 1"]
    scene.play("place gray-2 r2c2")
    assert (scene.damage, scene.research) == (2, 1)


@pytest.mark.rule("UFS-CITY-07")
def test_damage_by_the_mothership_is_damage_to_roswell_too() -> None:
    scene = Scene(side="damaged", research=4)
    scene.action("damage", 1)
    assert (scene.damage, scene.research) == (1, 5)
    blue = Scene(research=4)
    blue.action("damage", 1)
    assert (blue.damage, blue.research) == (1, 4)


@pytest.mark.rule("UFS-CITY-07")
@pytest.mark.parametrize(("start", "end"), [(14, 15), (15, 15)])
def test_the_free_step_of_roswell_never_wins(start: int, end: int) -> None:
    scene = Scene(side="damaged", research=start)
    scene.action("damage", 1)
    assert (scene.research, scene.outcome) == (end, None)


@pytest.mark.rule("UFS-CITY-07", "UFS-END-03")
def test_damage_that_loses_roswell_brings_no_step() -> None:
    scene = Scene(side="damaged", damage=6, research=3)
    scene.action("damage", 1)
    assert (scene.reason, scene.research) == ("base-destroyed", 3)


# --- Washington DC ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-CITY-08", "UFS-RULING-24")
def test_washington_sets_one_white_die_in_the_first_roll_of_every_round() -> None:
    scene = Scene(city="washington_dc")
    scene.next_throws(1, 2, 3, 4, 5)
    scene.resolve(step.ROLL)
    assert scene.tray == "gray-1 gray-2 gray-3 white-6 white-4"
    assert scene.story == [
        "set-unrolled 3 white-6",
        "rolled 0 gray-1",
        "rolled 1 gray-2",
        "rolled 2 gray-3",
        "rolled 4 white-4",
    ]
    second = Scene(city="washington_dc", phase="launch")
    assert (second.round, second.tray.split()[3], second.told.count("rolled")) == (2, "white-6", 4)


@pytest.mark.rule("UFS-CITY-08", "UFS-RULING-24")
def test_washington_rerolls_its_six_like_any_other_die() -> None:
    scene = Scene(city="washington_dc", dice="1 1 1 / 6 2")
    scene.next_throws(5, 4, 3, 2)
    scene.play("place white-2 r1c1")
    assert scene.tray == "gray-5 gray-4 gray-3 white-2"


@pytest.mark.rule("UFS-CITY-08")
def test_washington_damaged_may_set_a_die_after_the_first_roll() -> None:
    scene = Scene(city="washington_dc", side="damaged", dice="1 2 2 / 3 6", phase="launch")
    assert scene.round == 2
    scene = Scene(city="washington_dc", side="damaged", dice="1 2 2 / 3 6")
    scene.play("ability city")
    assert scene.phase == "turn_die"
    assert scene.view.choice.source == "city"
    assert scene.choices("turn") == {"gray-1 6", "gray-2 6", "white-3 6"}
    assert scene.refusal("turn gray-2 5") == ("not-that-value", "UFS-ADV-02")
    assert scene.refusal("turn white-6 6") == ("not-that-value", "UFS-ADV-02")
    assert scene.refusal("turn gray-3 6") == ("no-such-die", "UFS-PLAN-02")
    assert scene.refusal("done") == ("must-choose", "UFS-CAMP-07")
    scene.play("turn gray-2 6")
    assert scene.tray == "gray-1 gray-6 gray-2 white-3 white-6"
    assert scene.story == ["ability-used city", "turned 1 gray-2 6"]
    assert scene.refusal("ability city") == ("ability-spent", "UFS-CAMP-07")


@pytest.mark.rule("UFS-CITY-08")
def test_washington_damaged_must_be_quick() -> None:
    scene = Scene(city="washington_dc", side="damaged", dice="1 2 2 / 3 6")
    scene.play("place gray-1 r1c1")
    assert scene.refusal("ability city") == ("no-ability", "UFS-CITY-01")
    blue = Scene(city="washington_dc", dice="1 2 2 / 3 6")
    assert blue.refusal("ability city") == ("no-ability", "UFS-CITY-01")


@pytest.mark.rule("UFS-CITY-08")
def test_washington_damaged_has_its_ability_anew_in_every_round() -> None:
    scene = Scene(city="washington_dc", side="damaged", dice="1 1 1 / 1 1")
    scene.play("ability city", "turn gray-1 6", "place gray-6 r1c1")
    for column in ("c2", "c3", "c4", "c5"):
        scene.play(f"place {scene.tray.split()[0]} r1{column}")
    assert scene.uses_left("city") == [0]
    scene.play("launch c1")  # the white ship of the first row
    assert (scene.round, scene.uses_left("city")) == (2, [1])


# --- New York --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-CITY-09", "UFS-RULING-25")
@pytest.mark.parametrize(
    ("side", "robots", "value"),
    [
        ("blue", {"r2c3": "3"}, 3 + 2 + 1),
        ("blue", {}, 5 + 2),
        ("damaged", {"r2c3": "3"}, 3 + 2 + 1),
        ("damaged", {"r2c3": "3", "r2c4": "4"}, 3 + 4 + 2),
        ("damaged", {}, 5 + 2),
    ],
)
def test_new_york_gives_rooms_more_for_robots(side: str, robots: dict[str, str], value: int) -> None:
    dice = {"r2c3": "gray-5", "r2c4": "gray-2", "r2c2": "white-4"}
    placed = {space: die for space, die in dice.items() if space not in robots}
    scene = Scene(city="new_york", side=side, robots=robots, placed=placed, energy=3, excavator="r3c5", phase="rooms")
    assert (scene.room("r2c3"), scene.room("r2c2")) == ((value, 0), (4, 3))
    scene.play("use r2c3")
    assert f"room-used r2c3 energy {value}" in scene.story


@pytest.mark.rule("UFS-CITY-09", "UFS-RULING-25", "UFS-ROBOT-14")
def test_an_exhausted_robot_gives_new_york_nothing() -> None:
    robots = {"r2c3": "3 exhausted"}
    scene = Scene(city="new_york", robots=robots, placed={"r2c4": "gray-2", "r2c2": "gray-4"}, energy=3, phase="rooms")
    assert scene.room("r2c3") == (None, 0)
    assert scene.refusal("use r2c3") == ("robot-exhausted", "UFS-ROBOT-14")


@pytest.mark.rule("UFS-CITY-09", "UFS-ROBOT-04")
@pytest.mark.parametrize(
    ("side", "most", "robots"), [("blue", 1, {"r2c3": "3"}), ("damaged", 2, {"r2c2": "5", "r2c3": "3"})]
)
def test_new_york_blue_has_one_robot_only(side: str, most: int, robots: dict[str, str]) -> None:
    assert new_game(city="new_york", side=side).battle.base.robots_in_reserve == most
    scene = Scene(
        city="new_york", side=side, robots={"r2c2": "5"}, placed={"r3c1": "gray-4"}, excavator="r4c1", phase="rooms"
    )
    scene.play("use r3c1", *(["scrap r2c2"] if most == 1 else []), "install r2c3")
    assert ("robot-scrapped r2c2" in scene.story) == (most == 1)
    assert {space: words[0] for space, words in scene.robots.items()} == robots


@pytest.mark.rule("UFS-CITY-09", "UFS-ROBOT-04")
def test_new_york_blue_asks_before_it_takes_its_robot() -> None:
    robots = {"r2c2": "5"}
    scene = Scene(city="new_york", robots=robots, placed={"r3c1": "gray-4"}, excavator="r4c1", phase="rooms")
    scene.play("use r3c1")
    assert (scene.phase, scene.legal, scene.view.choice.value) == ("scrap_robot", {"scrap r2c2"}, 3)
    assert (scene.robots, scene.refusal("install r2c3")) == (robots, ("robot-limit", "UFS-ROBOT-04"))
    scene.play("scrap r2c2")
    assert (scene.phase, scene.robots) == ("install", {})


# --- both sides of a tile --------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-CITY-04", "UFS-MIX-01")
@pytest.mark.parametrize("city", CITIES)
def test_a_game_may_be_played_on_either_side(city: str) -> None:
    assert new_game(city=city).battle.side == "blue"
    assert new_game(city=city, side="damaged").battle.side == "damaged"
