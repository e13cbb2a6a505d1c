"""Attacks on the zones of the ship (SA-ATK-*)."""

from __future__ import annotations

import pytest

from tests.rules.space_alert.flights import Voyage


@pytest.mark.rule("SA-ATK-01")
@pytest.mark.parametrize(("zone", "start"), [("red", 10), ("white", 12), ("blue", 11)])
def test_a_threat_attacks_the_zone_of_its_trajectory(zone: str, start: int) -> None:
    voyage = Voyage(".", threats=[f"1 {zone} gunship @{start}"]).to(1)
    assert voyage.told("attacks") == [f"attacks gunship {zone} 2"]


@pytest.mark.rule("SA-ATK-02", "SA-ATK-03")
@pytest.mark.parametrize(
    ("shield", "left", "damage"),
    [(0, 0, 4), (1, 0, 3), (3, 0, 1), (4, 0, 0), (5, 1, 0)],
)
def test_each_cube_absorbs_a_point_and_is_spent(shield: int, left: int, damage: int) -> None:
    voyage = Voyage(".", threats=["1 red frigate @2"], shields=[shield, 9, 9]).to(1)
    assert (voyage.shields, voyage.damage) == ([left, 9, 9], [damage, 0, 0])


@pytest.mark.rule("SA-THR-03", "SA-ATK-03", "SA-ATK-02", "SA-EX-045", "SA-EX-046", "SA-EX-047", "SA-EX-048")
def test_a_fighter_comes_all_the_way() -> None:
    voyage = Voyage(".", threats=["2 red fighter"], tracks="T6 T1 T2", shields=[2, 1, 1]).to(2)
    states = [(voyage.to(turn).shields[0], voyage.damage[0]) for turn in (3, 4, 5, 6)]
    assert states == [(1, 0), (0, 1), (0, 3), (0, 6)]
    assert voyage.triggers == ["3 fighter X", "4 fighter Y", "5 fighter Y", "6 fighter Z"]
    assert voyage.status("fighter") == "survived"


@pytest.mark.rule("SA-ATK-02", "SA-EX-049")
def test_a_shield_charged_in_time_softens_the_last_attack() -> None:
    voyage = Voyage(". . . . . b", at="upper_red", threats=["2 red fighter"], tracks="T6 T1 T2", shields=[2, 1, 1]).to(
        6
    )
    assert (voyage.shields[0], voyage.damage[0]) == (0, 4)


@pytest.mark.rule("SA-ATK-04")
def test_an_attack_on_all_zones_is_three_attacks_from_red_to_blue() -> None:
    voyage = Voyage(".", threats=["1 white pulse_satellite @2"], shields=[0, 1, 4]).to(1)
    assert voyage.told("attacks") == [f"attacks pulse_satellite {zone} 3" for zone in ("red", "white", "blue")]
    assert (voyage.shields, voyage.damage) == ([0, 0, 1], [3, 2, 0])


@pytest.mark.rule("SA-ATK-05", "SA-RULING-56")
@pytest.mark.parametrize(
    ("zone", "others"), [("red", ["white", "blue"]), ("white", ["red", "blue"]), ("blue", ["red", "white"])]
)
def test_an_attack_on_the_other_zones_goes_from_red_to_blue(zone: str, others: list[str]) -> None:
    voyage = Voyage(".", threats=[f"1 {zone} maelstrom @2"]).to(1)
    assert voyage.told("attacks") == [f"attacks maelstrom {other} 3" for other in others]


@pytest.mark.rule("SA-ATK-06")
@pytest.mark.parametrize(
    ("threat", "wounds", "power"),
    [
        ("meteoroid", 0, 5),
        ("meteoroid", 3, 2),
        ("minor_asteroid", 2, 5),
        ("asteroid", 4, 5),
        ("major_asteroid", 10, 1),
        ("interstellar_octopus", 5, 6),
    ],
)
def test_an_attack_may_be_as_strong_as_what_is_left_of_the_threat(threat: str, wounds: int, power: int) -> None:
    voyage = Voyage(".", threats=[f"1 red {threat} @2"], wounds={threat: wounds}, shields=[9, 9, 9]).to(1)
    assert voyage.told("attacks") == [f"attacks {threat} red {power}"]


@pytest.mark.rule("SA-ATK-07", "SA-INTR-06")
@pytest.mark.parametrize(
    ("threat", "damage"),
    [
        ("skirmishers_red @2", [3, 0, 0]),
        ("skirmishers_blue @2", [0, 0, 3]),
        ("saboteur_red @2", [0, 2, 0]),
        ("troopers_blue @2", [0, 0, 4]),
        ("hacked_shields_red @2", [2, 0, 0]),
        ("virus @2", [1, 1, 1]),
        ("power_system_overload @2", [3, 3, 3]),
    ],
)
def test_damage_from_inside_passes_shields_and_hits_the_zone_of_the_tile(threat: str, damage: list[int]) -> None:
    voyage = Voyage(".", threats=[f"1 internal {threat}"], shields=[9, 9, 9]).to(1)
    assert (voyage.damage, voyage.told("attacks", "absorbed")) == (damage, [])


@pytest.mark.rule("SA-ATK-08", "SA-EXT-05")
@pytest.mark.parametrize(("shield", "damage"), [(0, 4), (1, 2), (2, 0)])
def test_what_passes_the_shield_of_a_destroyer_counts_double(shield: int, damage: int) -> None:
    voyage = Voyage(".", threats=["1 red destroyer @2"], shields=[shield, 1, 1]).to(1)
    assert (voyage.shields[0], voyage.damage) == (0, [damage, 0, 0])


@pytest.mark.rule("SA-ATK-08", "SA-INN-22")
def test_a_crack_doubles_only_what_the_shield_lets_through() -> None:
    voyage = Voyage(".", threats=["1 internal fissure @13", "2 red fighter @6"], shields=[1, 1, 1]).to(1)
    assert voyage.told("attacks", "absorbed", "doubled") == [
        "attacks fighter red 2",
        "absorbed red 1 0",
        "doubled red 2",
    ]
    assert voyage.damage == [2, 0, 0]


@pytest.mark.rule("SA-ATK-09", "SA-RULING-08")
def test_two_doublings_multiply() -> None:
    voyage = Voyage(".", threats=["1 internal fissure @13", "2 red destroyer @10"], shields=[0, 1, 1]).to(1)
    assert voyage.damage == [4, 0, 0]


@pytest.mark.rule("SA-ATK-10")
def test_attacks_of_one_turn_meet_the_shield_one_after_the_other() -> None:
    voyage = Voyage(".", threats=["1 red fighter @10", "2 red gunship @10"], shields=[2, 1, 1]).to(1)
    assert voyage.told("attacks", "absorbed", "damaged") == [
        "attacks fighter red 1",
        "absorbed red 1 1",
        "attacks gunship red 2",
        "absorbed red 1 0",
        "damaged red red_structural 1",
    ]
