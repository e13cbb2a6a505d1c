"""Damage to the ship (SA-HULL-*)."""

from __future__ import annotations

import pytest

from tests.rules.space_alert.flights import Voyage

PARTS = {
    "red": ["heavy_laser", "light_laser", "shield", "reactor", "gravolift", "structural"],
    "white": ["heavy_laser", "pulse_cannon", "shield", "reactor", "gravolift", "structural"],
    "blue": ["heavy_laser", "light_laser", "shield", "reactor", "gravolift", "structural"],
}


def struck(zone: str, points: int, pile: str = "", damage: int | str = 0, plan: str = ".", at: str = "") -> Voyage:
    """The ship after turn 1, in which an asteroid with so many hit points left has hit a zone without shield."""
    return Voyage(
        plan,
        at=at,
        threats=[f"1 {zone} minor_asteroid @2"],
        wounds={"minor_asteroid": 7 - points},
        shields=[0, 0, 0],
        piles={zone: pile},
        damage={zone: damage},
    ).to(1)


@pytest.mark.rule("SA-HULL-01", "SA-HULL-03")
@pytest.mark.parametrize("zone", PARTS)
@pytest.mark.parametrize("points", [1, 4, 6])
def test_every_point_draws_a_tile_of_the_zone(zone: str, points: int) -> None:
    pile = PARTS[zone]
    voyage = struck(zone, points, " ".join(pile))
    drawn = [f"{zone}_{part}" for part in pile[:points]]
    assert voyage.tiles == drawn
    assert voyage.told("damaged") == [f"damaged {zone} {tile} {number}" for number, tile in enumerate(drawn, start=1)]
    assert voyage.broken == drawn


@pytest.mark.rule("SA-HULL-02", "SA-RES-10")
@pytest.mark.parametrize("zone", PARTS)
@pytest.mark.parametrize(
    ("before", "points", "outcome"), [(0, 6, ""), (0, 7, "lost"), (3, 3, ""), (6, 1, "lost"), (5, 7, "lost")]
)
def test_a_seventh_tile_would_destroy_the_ship(zone: str, before: int, points: int, outcome: str) -> None:
    voyage = struck(zone, points, damage=before)
    assert (voyage.outcome, sum(voyage.damage)) == (outcome, 6)
    assert voyage.loss == (f"zone_destroyed {zone}" if outcome else "")


@pytest.mark.rule("SA-HULL-02")
def test_each_zone_has_its_own_six_points() -> None:
    voyage = Voyage(".", damage={"red": 6, "white": 6, "blue": 6}).end()
    assert (voyage.outcome, voyage.damage) == ("won", [6, 6, 6])


@pytest.mark.rule("SA-HULL-03", "SA-HULL-06")
def test_a_tile_takes_effect_before_the_next_is_drawn() -> None:
    """The intruders cost the shield a cube; of the gunship's attack in the same step it absorbs accordingly less."""
    threats = ["1 internal skirmishers_red @2", "2 red gunship @10"]
    voyage = Voyage(".", threats=threats, shields=[2, 1, 1], piles={"red": "shield"}).to(1)
    assert voyage.told("cubes-spilt", "absorbed") == ["cubes-spilt shield_red 1", "absorbed red 1 0"]
    assert voyage.damage == [4, 0, 0]


@pytest.mark.rule("SA-HULL-03", "SA-HULL-11")
def test_a_tile_works_to_the_end_of_the_flight() -> None:
    voyage = Voyage("a . . | . . . . | . . . . a", at="upper_red", damage={"red": "heavy_laser"}).to(12)
    assert voyage.told("fired") == ["fired 0 upper_red 3", "fired 0 upper_red 3"]
    assert voyage.end().tiles == ["red_heavy_laser"]


@pytest.mark.rule("SA-HULL-04")
@pytest.mark.parametrize(
    ("zone", "tile", "at", "power"),
    [
        ("red", "heavy_laser", "upper_red", 3),
        ("white", "heavy_laser", "upper_white", 4),
        ("blue", "heavy_laser", "upper_blue", 3),
        ("red", "light_laser", "lower_red", 1),
        ("blue", "light_laser", "lower_blue", 1),
    ],
)
def test_a_hit_on_a_laser_costs_it_one_power(zone: str, tile: str, at: str, power: int) -> None:
    voyage = struck(zone, 1, tile, plan=". a", at=at).to(2)
    assert voyage.told("fired") == [f"fired 0 {at} {power}"]


@pytest.mark.rule("SA-HULL-05")
def test_a_hit_on_the_pulse_cannon_costs_range() -> None:
    voyage = struck("white", 1, "pulse_cannon", plan="a a", at="lower_white").to(2)
    assert voyage.told("fired") == ["fired 0 lower_white 1"] * 2
    near, far = (
        Voyage("a", at="lower_white", threats=[f"1 red amoeba @{space}"], damage={"white": "pulse_cannon"}).to(1)
        for space in (5, 6)
    )
    assert (near.hit_points("amoeba"), far.hit_points("amoeba")) == (7, 8)


@pytest.mark.rule("SA-HULL-06")
@pytest.mark.parametrize(
    ("zone", "tile", "before", "after"),
    [
        ("red", "shield", [2, 3, 2], [1, 3, 2]),
        ("white", "shield", [2, 3, 2], [2, 2, 2]),
        ("blue", "shield", [2, 3, 2], [2, 3, 1]),
        ("blue", "shield", [2, 3, 1], [2, 3, 1]),
        ("white", "shield", [2, 4, 2], [2, 2, 2]),
    ],
)
def test_a_hit_on_a_shield_spills_what_it_cannot_hold(
    zone: str, tile: str, before: list[int], after: list[int]
) -> None:
    """The intruders' damage from inside draws the tile; no shield absorbs it."""
    intruder = {"red": "skirmishers_red", "white": "saboteur_red", "blue": "skirmishers_blue"}[zone]
    voyage = Voyage(".", threats=[f"1 internal {intruder} @2"], shields=before, piles={zone: tile}).to(1)
    assert voyage.shields == after


@pytest.mark.rule("SA-HULL-06")
@pytest.mark.parametrize(
    ("zone", "before", "after"),
    [
        ("red", [3, 5, 3], [2, 5, 3]),
        ("white", [3, 5, 3], [3, 4, 3]),
        ("blue", [3, 5, 3], [3, 5, 2]),
        ("white", [3, 6, 3], [3, 4, 3]),
        ("red", [2, 5, 3], [2, 5, 3]),
    ],
)
def test_a_hit_on_a_reactor_spills_what_it_cannot_hold(zone: str, before: list[int], after: list[int]) -> None:
    voyage = Voyage(
        ".",
        threats=[f"1 {zone} meteoroid @2"],
        wounds={"meteoroid": 4},
        shields=[0, 0, 0],
        reactors=before,
        piles={zone: "reactor"},
    ).to(1)
    assert (voyage.reactors, voyage.fuel) == (after, 3)


@pytest.mark.rule("SA-HULL-07", "SA-MOV-05")
def test_a_hit_on_a_gravolift_slows_its_users() -> None:
    voyage = struck("red", 1, "gravolift", plan=". lift a", at="upper_red").to(2)
    assert (voyage.at, voyage.board()) == (["lower_red"], ". lift . a")


@pytest.mark.rule("SA-HULL-08")
def test_structural_damage_only_counts() -> None:
    hit = struck("red", 1, "structural", plan=". b lift a b c", at="upper_red").to(6)
    sound = Voyage(". b lift a b c", at="upper_red", shields=[0, 0, 0]).to(6)
    assert (hit.at, hit.reactors, hit.shields) == (sound.at, sound.reactors, sound.shields)
    assert hit.told("fired") == sound.told("fired")
    assert (hit.damage, hit.score["damage"], hit.score["worst_zone"]) == ([1, 0, 0], -1, -1)


@pytest.mark.rule("SA-HULL-09", "SA-GEN-12")
def test_the_order_of_tiles_not_drawn_changes_nothing() -> None:
    one = struck("red", 2, "shield structural reactor gravolift light_laser heavy_laser", plan="a", at="upper_red")
    other = struck("red", 2, "shield structural heavy_laser light_laser gravolift reactor", plan="a", at="upper_red")
    assert one.end().story == other.end().story


@pytest.mark.rule("SA-HULL-10")
def test_damage_hits_both_decks_of_a_zone() -> None:
    voyage = struck("red", 2, "heavy_laser light_laser")
    assert voyage.damage == [2, 0, 0]
    decks = Voyage("a", "a", at="upper_red lower_red", damage={"red": "heavy_laser light_laser"}).to(1)
    assert decks.told("fired") == ["fired 0 upper_red 3", "fired 1 lower_red 1"]
    inside = Voyage(".", threats=["1 internal skirmishers_red @2"]).to(1)
    assert (inside.damage, inside.told("triggered")) == ([3, 0, 0], ["triggered skirmishers_red Z -"])


@pytest.mark.rule("SA-INN-22", "SA-DMG-20")
def test_a_cracked_hull_stays_cracked_whatever_is_fired() -> None:
    """The fissure doubles damage to red from turn 1 on; a shot in turn 2 clears the cannons and nothing else."""
    threats = ["1 internal fissure @13", "2 red gunship @13"]
    voyage = Voyage(". a", at="upper_blue", threats=threats, shields=[0, 1, 1]).to(2)
    assert voyage.triggers == ["1 fissure X", "2 gunship X"]
    assert (voyage.told("fired"), voyage.damage) == (["fired 0 upper_blue 4"], [4, 0, 0])
