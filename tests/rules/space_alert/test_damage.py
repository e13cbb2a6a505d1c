"""Computing damage to external threats (SA-DMG-*).

An amoeba (8 hit points) and a jellyfish (13, armour -2) take all there is; fighter (4) and gunship (5) have armour 2.
"""

from __future__ import annotations

import pytest

from hullbreach.games.space_alert import cell, pieces
from hullbreach.games.space_alert.resolution.weapons import compute_damage
from tests.rules.space_alert.flights import Voyage

EVERYWHERE = ("upper_red", "upper_white", "upper_blue", "lower_red", "lower_white", "lower_blue")


def volley(*stations: str, threats: list[str]) -> Voyage:
    """Everybody fires once, a crew member in each of these stations."""
    return Voyage(*["a"] * len(stations), at=" ".join(stations), threats=threats).to(1)


@pytest.mark.rule("SA-DMG-01")
def test_weapons_do_nothing_to_internal_threats() -> None:
    inside = ["1 internal hacked_shields_red", "2 internal troopers_blue @16", "3 internal alien @16"]
    stations = "upper_red upper_red lower_red lower_white upper_blue"
    voyage = Voyage("c", "a", "a", "a", "a", at=stations, squads="active none", threats=inside).to(1)
    assert voyage.told("targeted", "wounded") == []
    assert len(voyage.told("no-target")) == 3


@pytest.mark.rule("SA-DMG-02", "SA-DMG-12")
def test_cannons_rocket_and_interceptors_all_count_in_one_turn() -> None:
    """Heavy laser 4, light laser 2, pulse cannon 1, rocket 3, interceptors 3 on armour 2."""
    voyage = Voyage(
        ". a", ". a", ". a", "c .", ". c",
        at="upper_red lower_red lower_white lower_blue upper_red",
        squads="none none none none active",
        threats=["1 red man_of_war @5"],
    ).to(2)  # fmt: skip
    assert voyage.told("targeted") == [
        "targeted heavy_laser_red man_of_war 4",
        "targeted light_laser_red man_of_war 2",
        "targeted pulse_cannon man_of_war 1",
        "targeted rocket man_of_war 3",
        "targeted interceptors man_of_war 3",
    ]
    assert voyage.status("man_of_war") == "destroyed"


@pytest.mark.rule("SA-DMG-02")
def test_the_interceptors_strike_when_they_take_off_and_while_they_stay() -> None:
    voyage = Voyage("c bots .", at="upper_red", squads="active", threats=["1 red major_asteroid @5"])
    assert [voyage.to(turn).hit_points("major_asteroid") for turn in (1, 2)] == [8, 5]


@pytest.mark.rule("SA-DMG-03", "SA-DMG-09", "SA-DMG-07")
@pytest.mark.parametrize(("space", "distance"), [(1, 1), (5, 1), (6, 2), (10, 2), (11, 3), (14, 3)])
def test_distance_is_counted_in_spaces_whatever_the_marks(space: int, distance: int) -> None:
    """Interceptors reach 1, the pulse cannon 2, lasers 3; the trajectory does not matter."""
    for tracks in ("T5 T6 T7", "T7 T5 T6"):
        voyage = Voyage(
            "c", "a", "a",
            at="upper_red lower_white upper_red", squads="active none none", tracks=tracks,
            threats=[f"1 red meteoroid @{space}"],
        ).to(1)  # fmt: skip
        weapons = [line.split()[1] for line in voyage.told("targeted")]
        assert weapons == ["heavy_laser_red", "pulse_cannon", "interceptors"][: 4 - distance]


@pytest.mark.rule("SA-DMG-04", "SA-DMG-07", "SA-EX-028")
def test_the_pulse_cannon_does_not_reach_distance_three_and_its_energy_is_gone() -> None:
    voyage = volley("upper_white", "lower_white", threats=["1 white fighter @11"])
    assert (voyage.told("wounded"), voyage.reactors) == (["wounded fighter 3 1"], [2, 1, 2])


@pytest.mark.rule("SA-DMG-05", "SA-DMG-16", "SA-DMG-17", "SA-EX-029")
def test_targets_are_fixed_before_anything_is_hit() -> None:
    two = ["1 red meteoroid @9", "2 red fighter @13"]
    voyage = Voyage("a a", "a", at="upper_red lower_red", threats=two, wounds={"meteoroid": 4}).to(1)
    assert voyage.told("targeted") == ["targeted heavy_laser_red meteoroid 4", "targeted light_laser_red meteoroid 2"]
    assert (voyage.status("meteoroid"), voyage.hit_points("fighter")) == ("destroyed", 4)
    assert voyage.to(2).hit_points("fighter") == 2


@pytest.mark.rule("SA-DMG-05")
def test_a_target_that_dies_still_takes_every_shot_aimed_at_it() -> None:
    """The rocket and the laser both choose the nearest; neither looks what the other will do."""
    two = ["1 red gunship @8", "2 red frigate @11"]
    voyage = Voyage("c .", ". a", at="lower_blue upper_red", threats=two, wounds={"gunship": 4}).to(2)
    assert voyage.told("targeted") == ["targeted heavy_laser_red gunship 4", "targeted rocket gunship 3"]
    assert (voyage.status("gunship"), voyage.hit_points("frigate")) == ("destroyed", 7)


@pytest.mark.rule("SA-DMG-06")
@pytest.mark.parametrize("at", ["upper_red", "lower_red"])
def test_a_laser_hits_the_threat_nearest_to_the_ship_in_its_own_zone(at: str) -> None:
    threats = ["1 red jellyfish @9", "2 red amoeba @8", "3 white meteoroid @2", "4 red fighter @12"]
    voyage = volley(at, threats=threats)
    assert [line.split()[2] for line in voyage.told("targeted")] == ["amoeba"]


@pytest.mark.rule("SA-DMG-06")
def test_on_one_space_the_lowest_time_token_is_hit() -> None:
    threats = ["1 white amoeba @3", "3 red jellyfish @9", "4 red meteoroid @9"]
    assert volley("upper_red", threats=threats).told("wounded") == ["wounded jellyfish 6 7"]
    threats = ["1 white amoeba @3", "3 red meteoroid @9", "4 red jellyfish @9"]
    assert volley("upper_red", threats=threats).told("wounded") == ["wounded meteoroid 4 1"]


@pytest.mark.rule("SA-DMG-07", "SA-SHIP-10")
def test_the_pulse_cannon_hits_everything_in_range_on_all_trajectories() -> None:
    threats = [
        "1 red meteoroid @9",
        "2 red amoeba @6",
        "3 white asteroid @1",
        "4 blue jellyfish @10",
        "5 blue swarm @11",
    ]
    voyage = volley("lower_white", threats=threats)
    assert voyage.told("wounded") == [
        "wounded meteoroid 1 4",
        "wounded amoeba 1 7",
        "wounded asteroid 1 8",
        "wounded jellyfish 3 10",
    ]


@pytest.mark.rule("SA-DMG-08")
def test_a_rocket_hits_one_threat() -> None:
    threats = ["1 red gunship @9", "2 red frigate @10", "3 white fighter @12", "4 blue destroyer @11"]
    voyage = Voyage("c", at="lower_blue", threats=threats).to(2)
    assert voyage.told("targeted") == ["targeted rocket gunship 3"]


@pytest.mark.rule("SA-DMG-09", "SA-EX-126")
def test_interceptors_find_a_lone_target_at_distance_one() -> None:
    two = ["1 red amoeba @5", "2 white jellyfish @6"]
    voyage = Voyage("c", at="upper_red", squads="active", threats=two).to(1)
    assert voyage.told("targeted") == ["targeted interceptors amoeba 3"]


@pytest.mark.rule("SA-DMG-09", "SA-EX-127")
def test_interceptors_share_their_power_among_several() -> None:
    threats = ["1 red amoeba @5", "2 blue jellyfish @2", "3 blue asteroid @5"]
    voyage = Voyage("c", at="upper_red", squads="active", threats=threats).to(1)
    assert voyage.told("wounded") == ["wounded amoeba 1 7", "wounded jellyfish 3 10", "wounded asteroid 1 8"]


@pytest.mark.rule("SA-DMG-10", "SA-GEN-11")
def test_a_laser_takes_the_next_threat_instead_of_one_it_cannot_target() -> None:
    hidden = ["1 red stealth_fighter @11", "2 red amoeba @12"]
    assert volley("upper_red", "lower_red", threats=hidden).told("wounded") == ["wounded amoeba 6 2"]
    scout = ["1 red scout @8", "2 red amoeba @12"]
    voyage = volley("upper_red", "lower_red", threats=scout)
    assert voyage.told("targeted") == ["targeted heavy_laser_red amoeba 4", "targeted light_laser_red scout 2"]


@pytest.mark.rule("SA-DMG-10", "SA-GEN-11")
def test_a_rocket_takes_the_next_threat_and_the_pulse_cannon_leaves_one_out() -> None:
    two = ["1 red amoeba @9", "2 white gunship @12"]
    voyage = Voyage("c", at="lower_blue", threats=two).to(2)
    assert voyage.told("targeted") == ["targeted rocket gunship 3"]
    hidden = ["1 red stealth_fighter @10", "2 red amoeba @10"]
    voyage = Voyage("a", at="lower_white", threats=hidden, tracks="T1 T2 T3").to(1)
    assert voyage.told("targeted") == ["targeted pulse_cannon amoeba 1"]


@pytest.mark.rule("SA-DMG-10", "SA-DMG-11", "SA-RULING-16")
def test_what_interceptors_cannot_target_does_not_count_as_a_second_target() -> None:
    """On the short trajectory the stealth fighter is at distance 1 before it shows itself."""
    two = ["1 red stealth_fighter @5", "2 white amoeba @5"]
    voyage = Voyage("c", at="upper_red", squads="active", threats=two, tracks="T1 T2 T3").to(1)
    assert voyage.told("targeted") == ["targeted interceptors amoeba 3"]


@pytest.mark.rule("SA-DMG-12", "SA-EX-022", "SA-EX-023", "SA-EX-025")
@pytest.mark.parametrize(
    ("stations", "zone", "left", "reactors"),
    [
        pytest.param(["upper_red"], "red", 2, [1, 3, 2], id="heavy laser"),
        pytest.param(["lower_red"], "red", 4, [2, 3, 2], id="light laser"),
        pytest.param(["upper_white"], "white", 1, [2, 2, 2], id="central heavy laser"),
        pytest.param(["upper_white", "lower_red"], "white", 1, [2, 2, 2], id="another zone's laser beside it"),
        pytest.param(["lower_white"], "white", 4, [2, 2, 2], id="pulse cannon"),
    ],
)
def test_a_fighter_loses_the_power_above_its_armour(
    stations: list[str], zone: str, left: int, reactors: list[int]
) -> None:
    voyage = volley(*stations, threats=[f"1 {zone} fighter @9"])
    assert (voyage.hit_points("fighter"), voyage.reactors) == (left, reactors)


@pytest.mark.rule("SA-DMG-12", "SA-DMG-15", "SA-EX-024", "SA-EX-026")
@pytest.mark.parametrize(
    ("stations", "zone", "reactors"),
    [
        pytest.param(["upper_red", "lower_red"], "red", [1, 3, 2], id="both red lasers"),
        pytest.param(["upper_white", "lower_white"], "white", [2, 1, 2], id="central heavy laser and pulse cannon"),
    ],
)
def test_armour_is_subtracted_once_for_all_weapons_together(
    stations: list[str], zone: str, reactors: list[int]
) -> None:
    voyage = volley(*stations, threats=[f"1 {zone} fighter @9"])
    assert (voyage.status("fighter"), voyage.reactors) == ("destroyed", reactors)
    assert voyage.told("wounded") == ["wounded fighter 4 0"]


@pytest.mark.rule("SA-DMG-12", "SA-DMG-13", "SA-DMG-14", "SA-EX-022", "SA-EX-027")
@pytest.mark.parametrize(("at", "zone", "cubes"), [("upper_red", "red", [2, 4]), ("upper_white", "white", [3, 6])])
def test_damage_stays_from_turn_to_turn_and_so_does_armour(at: str, zone: str, cubes: list[int]) -> None:
    voyage = Voyage("a a", at=at, threats=[f"1 {zone} fighter @13"])
    assert [4 - voyage.to(turn).hit_points("fighter") for turn in (1, 2)] == cubes
    assert (voyage.status("fighter"), voyage.armour("fighter")) == ("destroyed", 2)


@pytest.mark.rule("SA-DMG-12")
@pytest.mark.parametrize(
    ("threat", "told"), [("maelstrom", "withstood maelstrom 2 3"), ("fighter", "withstood fighter 2 2")]
)
def test_what_does_not_exceed_the_armour_does_nothing(threat: str, told: str) -> None:
    voyage = volley("lower_red", threats=[f"1 red {threat} @9"])
    assert (voyage.told("wounded"), voyage.told("withstood")) == ([], [told])


@pytest.mark.rule("SA-DMG-15")
def test_a_destroyed_threat_is_gone() -> None:
    """The gunship stands before its X and its speed would carry it over."""
    voyage = Voyage("a", "a", at="upper_red lower_red", threats=["1 red gunship @10"], wounds={"gunship": 1}).end()
    assert (voyage.status("gunship"), voyage.triggers, voyage.damage) == ("destroyed", [], [0, 0, 0])
    assert voyage.told("advanced") == []
    assert voyage.score == {"destroyed": 4}


@pytest.mark.rule("SA-DMG-15")
@pytest.mark.parametrize(("wounds", "status"), [(1, "active"), (2, "destroyed"), (3, "destroyed")])
def test_a_threat_dies_when_its_cubes_reach_its_hit_points(wounds: int, status: str) -> None:
    voyage = Voyage("a", at="upper_red", threats=["1 red fighter @12"], wounds={"fighter": wounds}).to(1)
    assert voyage.status("fighter") == status


@pytest.mark.rule("SA-DMG-16")
def test_surplus_damage_goes_nowhere() -> None:
    two = ["1 red meteoroid @9", "2 red amoeba @9"]
    voyage = Voyage("a", "a", at="upper_red lower_red", threats=two, wounds={"meteoroid": 4}).to(1)
    assert (voyage.status("meteoroid"), voyage.hit_points("amoeba")) == ("destroyed", 8)


@pytest.mark.rule("SA-DMG-18", "SA-ORD-02")
def test_the_order_of_the_shooters_does_not_matter() -> None:
    threats = ["1 red fighter @8", "2 white gunship @9", "3 blue amoeba @10", "4 red jellyfish @9"]
    stations = ["upper_red", "lower_white", "upper_blue", "lower_red", "upper_white"]
    forth = volley(*stations, threats=threats)
    back = volley(*reversed(stations), threats=threats)
    assert forth.told("targeted", "wounded", "destroyed") == back.told("targeted", "wounded", "destroyed")


@pytest.mark.rule("SA-DMG-19", "SA-RES-06")
def test_last_attacks_come_after_all_damage_lowest_token_first() -> None:
    """Both asteroids have passed their X when they are shot; the later one stands nearer to the ship."""
    two = ["2 red asteroid @13", "3 blue minor_asteroid @10"]
    wounds = {"asteroid": 8, "minor_asteroid": 6}
    voyage = Voyage(". a", ". a", at="upper_red upper_blue", threats=two, wounds=wounds, tracks="T5 T4 T3").to(2)
    assert voyage.told("wounded", "destroyed", "attacks") == [
        "wounded asteroid 4 0",
        "wounded minor_asteroid 4 0",
        "destroyed asteroid",
        "destroyed minor_asteroid",
        "attacks asteroid red 2",
        "attacks minor_asteroid blue 1",
    ]


@pytest.mark.rule("SA-DMG-20", "SA-RULING-06")
@pytest.mark.parametrize("at", EVERYWHERE)
def test_a_shot_is_spent_and_the_next_one_costs_again(at: str) -> None:
    voyage = Voyage("a . a", at=at, threats=["1 red major_asteroid @9", "2 white amoeba @9", "3 blue jellyfish @9"])
    energy = [sum(voyage.to(turn).reactors) for turn in (1, 2, 3)]
    assert energy == ([7, 7, 7] if at in ("lower_red", "lower_blue") else [6, 6, 5])
    shots = {line.split()[2] for line in voyage.told("targeted")}
    assert len(voyage.told("targeted")) == 2 * len(shots)


@pytest.mark.rule("SA-DMG-20")
def test_a_rocket_strikes_once() -> None:
    voyage = Voyage("c", at="lower_blue", threats=["1 red gunship @10"]).to(5)
    assert voyage.told("targeted") == ["targeted rocket gunship 3"]


@pytest.mark.rule("SA-DMG-21")
def test_a_threat_without_armour_takes_nothing_unless_targeted() -> None:
    voyage = Voyage("a", at="upper_blue", threats=["1 red jellyfish @13", "2 blue fighter @9"]).to(1)
    assert (voyage.hit_points("jellyfish"), voyage.hit_points("fighter")) == (13, 2)


@pytest.mark.rule("SA-DMG-22", "SA-HULL-04")
@pytest.mark.parametrize(
    ("at", "zone", "tile", "power"),
    [
        ("upper_red", "red", "heavy_laser", 3),
        ("upper_white", "white", "heavy_laser", 4),
        ("upper_blue", "blue", "heavy_laser", 3),
        ("lower_red", "red", "light_laser", 1),
        ("lower_blue", "blue", "light_laser", 1),
    ],
)
def test_a_damaged_laser_hits_with_one_less(at: str, zone: str, tile: str, power: int) -> None:
    voyage = Voyage("a", at=at, threats=[f"1 {zone} amoeba @10"], damage={zone: tile}).to(1)
    assert voyage.told("wounded") == [f"wounded amoeba {power} {8 - power}"]


@pytest.mark.rule("SA-DMG-22", "SA-HULL-05")
@pytest.mark.parametrize(("space", "cubes"), [(5, 1), (6, 0)])
def test_a_damaged_pulse_cannon_reaches_distance_one_with_the_same_power(space: int, cubes: int) -> None:
    damage = {"white": "pulse_cannon"}
    voyage = Voyage("a", at="lower_white", threats=[f"1 red meteoroid @{space}"], damage=damage).to(1)
    assert voyage.told("fired") == ["fired 0 lower_white 1"]
    assert voyage.told("wounded") == ["wounded meteoroid 1 4"] * cubes


@pytest.mark.rule("SA-DMG-19")
def test_a_threat_hits_back_in_the_turn_it_was_hit_and_in_no_later_one() -> None:
    """The nemesis was hurt after the last damage step; in this one a laser finds no target."""
    voyage = Voyage(".", threats=["1 red nemesis @13"], shields=[0, 0, 0])
    voyage.flight.mark(cell.WAS_DAMAGED, 0)
    voyage.flight.mark(cell.FIRED, pieces.UPPER_BLUE)
    compute_damage(voyage.flight)
    assert (voyage.told("no-target"), voyage.told("attacks")) == (["no-target heavy_laser_blue"], [])
