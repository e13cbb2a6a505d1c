"""What is special about each malfunction (SA-INN-*)."""

from __future__ import annotations

import pytest

from hullbreach.games.space_alert.papers.report import snapshot
from tests.rules.space_alert.flights import Voyage

BEFORE = {"X": 13, "Y": 9, "Z": 2}  # a space short of the mark, on T7


def performing(malfunction: str, mark: str) -> list[str]:
    return [f"1 internal {malfunction} @{BEFORE[mark]}"]


# --- Hacked Shields, Virus, Crossed Wires ----------------------------------------------------------------------------
@pytest.mark.rule("SA-THR-03", "SA-INN-35")
@pytest.mark.parametrize(("zone", "place"), [("red", 0), ("blue", 2)])
def test_hacked_shields_empty_the_shield_then_the_reactor_of_their_zone(zone: str, place: int) -> None:
    x = Voyage(".", threats=performing(f"hacked_shields_{zone}", "X")).to(1)
    assert [x.shields[place], x.reactors[place]] == [0, 2]
    y = Voyage(".", threats=performing(f"hacked_shields_{zone}", "Y")).to(1)
    assert [y.shields[place], y.reactors[place]] == [1, 0]
    assert (sum(x.shields), sum(y.reactors)) == (2, 5)


@pytest.mark.rule("SA-THR-03")
def test_a_virus_takes_a_cube_of_every_reactor() -> None:
    assert Voyage(".", threats=performing("virus", "X"), reactors=[2, 0, 3]).to(1).reactors == [1, 0, 2]


@pytest.mark.rule("SA-THR-03", "SA-ATK-07")
@pytest.mark.parametrize(
    ("shield", "reactor", "after", "damage"), [(1, 3, 3, 1), (0, 2, 2, 0), (3, 2, 3, 2), (4, 1, 4, 1)]
)
def test_crossed_wires_charge_the_central_shield_and_what_does_not_fit_leaks(
    shield: int, reactor: int, after: int, damage: int
) -> None:
    voyage = Voyage(".", threats=performing("crossed_wires", "X"), shields=[1, shield, 1], reactors=[2, reactor, 2]).to(
        1
    )
    assert (voyage.shields[1], voyage.reactors) == (after, [2, 0, 2])
    assert voyage.damage == [0, damage, 0]


@pytest.mark.rule("SA-THR-03", "SA-ATK-07")
def test_crossed_wires_leak_the_central_shield_then_each_reactor_into_its_own_zone() -> None:
    y = Voyage(".", threats=performing("crossed_wires", "Y"), shields=[1, 3, 1]).to(1)
    assert (y.shields, y.damage) == ([1, 0, 1], [0, 3, 0])
    z = Voyage(".", threats=performing("crossed_wires", "Z"), reactors=[2, 3, 1]).to(1)
    assert (z.reactors, z.damage) == ([0, 0, 0], [2, 3, 1])


# --- Unstable Warheads -----------------------------------------------------------------------------------------------
@pytest.mark.rule("SA-INN-01", "SA-EX-099")
def test_rockets_on_the_trail_are_no_hit_points() -> None:
    voyage = Voyage("c", at="lower_blue", threats=["2 internal unstable_warheads"]).to(2)
    assert voyage.hit_points("unstable_warheads") == 2


@pytest.mark.rule("SA-INN-01", "SA-APP-07")
def test_without_rockets_they_are_destroyed_as_they_appear() -> None:
    voyage = Voyage(".", rockets=0, threats=["1 internal unstable_warheads"]).to(1)
    assert (voyage.status("unstable_warheads"), voyage.covered) == ("destroyed", [])
    assert (voyage.told("advanced"), voyage.score) == ([], {"destroyed": 4})


@pytest.mark.rule("SA-INN-02")
def test_no_rocket_starts_before_they_are_repaired() -> None:
    voyage = Voyage("c c c c", at="lower_blue", threats=["1 internal unstable_warheads @16"]).to(3)
    assert (voyage.rockets, voyage.status("unstable_warheads")) == (3, "destroyed")
    assert voyage.to(4).rockets == 2


@pytest.mark.rule("SA-INN-03", "SA-EX-098")
@pytest.mark.parametrize(("rockets", "wounds", "damage"), [(3, 1, 6), (3, 2, 3), (1, 0, 3), (2, 0, 6)])
def test_at_z_each_rocket_not_made_safe_costs_three(rockets: int, wounds: int, damage: int) -> None:
    voyage = Voyage(
        ".", rockets=rockets, threats=["1 internal unstable_warheads @2"], wounds={"unstable_warheads": wounds}
    ).to(1)
    assert voyage.damage == [0, 0, damage]


# --- the Overheated Reactor ------------------------------------------------------------------------------------------
@pytest.mark.rule("SA-INN-17", "SA-EX-100")
def test_the_repair_knocks_out_whoever_stands_at_the_side_reactors_at_that_moment() -> None:
    voyage = Voyage(
        "blue",
        "b",
        "a",
        "lift",
        at="lower_red lower_white lower_red upper_blue",
        threats=["1 internal overheated_reactor @16"],
        wounds={"overheated_reactor": 2},
    ).to(1)
    assert voyage.out == [2]
    assert voyage.at == ["lower_white", "lower_white", "lower_red", "lower_blue"]
    assert voyage.told("fired") == []  # he was to fire after the repair


@pytest.mark.rule("SA-INN-17")
def test_earlier_repairs_hurt_nobody() -> None:
    voyage = Voyage("b", ".", at="lower_white lower_blue", threats=["1 internal overheated_reactor @16"]).to(1)
    assert voyage.out == []


@pytest.mark.rule("SA-INN-35", "SA-ATK-07")
def test_it_damages_by_the_cubes_of_the_central_reactor_and_burns_a_capsule() -> None:
    x = Voyage(".", threats=performing("overheated_reactor", "X"), reactors=[2, 2, 2]).to(1)
    assert (x.damage, x.reactors) == ([0, 2, 0], [2, 2, 2])
    y = Voyage(".", threats=performing("overheated_reactor", "Y")).to(1)
    assert (y.fuel, y.told("refuelled")) == (2, [])
    assert Voyage(".", threats=performing("overheated_reactor", "Y"), fuel=0).to(1).told("fuel-lost") == []
    assert Voyage(".", threats=performing("overheated_reactor", "Z")).to(1).damage == [0, 3, 0]


# --- the Fissure -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("SA-INN-19")
def test_two_sorties_repair_the_fissure_the_launch_included() -> None:
    voyage = Voyage("c bots", at="upper_red", squads="active", threats=["1 internal fissure @16"])
    assert (voyage.to(1).hit_points("fissure"), voyage.at) == (1, ["space"])
    assert voyage.to(2).status("fissure") == "destroyed"


@pytest.mark.rule("SA-INN-19", "SA-INT-11")
@pytest.mark.parametrize("card", ["a", "b", "bots"])
def test_nothing_on_board_repairs_the_fissure(card: str) -> None:
    voyage = Voyage(card, at="upper_red", squads="active", threats=["1 internal fissure @16"]).to(1)
    assert voyage.hit_points("fissure") == 2


@pytest.mark.rule("SA-INN-20", "SA-INN-21", "SA-RULING-21")
def test_interceptors_busy_with_the_fissure_hit_nothing_else_not_even_with_the_last_repair() -> None:
    voyage = Voyage(
        "c bots bots",
        at="upper_red",
        squads="active",
        threats=["1 internal fissure @16", "2 red man_of_war @5"],
        shields=[9, 9, 9],
    )
    assert voyage.to(2).told("targeted") == []
    assert voyage.to(3).told("targeted") == ["targeted interceptors man_of_war 3"]


@pytest.mark.rule("SA-INN-21", "SA-RULING-21")
def test_a_heroic_sortie_is_one_repair_as_well() -> None:
    voyage = Voyage("bots!", at="space", squads="active", threats=["1 internal fissure @16"]).to(1)
    assert voyage.hit_points("fissure") == 1


@pytest.mark.rule("SA-INN-22")
def test_after_x_the_red_zone_takes_double() -> None:
    threats = ["1 internal fissure @13", "2 red gunship @10", "3 white frigate @12"]
    voyage = Voyage(".", threats=threats, shields=[0, 0, 0]).to(1)
    assert (voyage.damage, snapshot(voyage.flight).doubled) == ([4, 2, 0], ["red"])


@pytest.mark.rule("SA-INN-23")
def test_after_y_all_zones_do() -> None:
    voyage = Voyage(".", threats=["1 internal fissure @9", "2 red pulse_ball @10"], shields=[0, 0, 0]).to(1)
    assert (voyage.damage, snapshot(voyage.flight).doubled) == ([2, 2, 2], ["red", "white", "blue"])


@pytest.mark.rule("SA-INN-22", "SA-ATK-08")
def test_damage_from_inside_doubles_too() -> None:
    voyage = Voyage(".", threats=["1 internal fissure @13", "2 internal skirmishers_red @2"]).to(1)
    assert voyage.damage == [6, 0, 0]


@pytest.mark.rule("SA-INN-20", "SA-INN-22", "SA-EX-141")
def test_while_one_repairs_it_the_threats_go_on() -> None:
    """On T6 the Fighter passes its second Y."""
    threats = ["1 internal fissure @13", "2 red fighter @5"]
    voyage = Voyage("bots", at="space", squads="active", threats=threats, tracks="T6 T5 T4 T7", shields=[0, 1, 1]).to(1)
    assert (voyage.hit_points("fissure"), voyage.hit_points("fighter")) == (1, 4)
    assert voyage.damage == [4, 0, 0]


@pytest.mark.rule("SA-INN-24")
def test_the_doubling_ends_with_the_repair() -> None:
    threats = ["1 internal fissure @13", "2 red gunship @13"]
    voyage = Voyage("c bots", at="upper_red", squads="active", threats=threats, shields=[0, 1, 1]).to(1)
    assert snapshot(voyage.flight).doubled == ["red"]
    assert (voyage.to(2).damage, snapshot(voyage.flight).doubled) == ([2, 0, 0], [])


# --- repairing together ----------------------------------------------------------------------------------------------
@pytest.mark.rule("SA-INN-25", "SA-EX-101")
def test_a_c_in_both_stations_puts_an_extra_cube_on_the_uprising() -> None:
    threats = ["1 internal battlebot_uprising @16"]
    both = Voyage("c", "c", at="lower_red upper_blue", threats=threats).to(1)
    assert both.hit_points("battlebot_uprising") == 4 - 3
    assert both.told("repaired-together") == ["repaired-together battlebot_uprising 1"]
    one = Voyage("c", "c", at="lower_red", threats=threats).to(1)
    assert one.hit_points("battlebot_uprising") == 4 - 2
    apart = Voyage("c", ". c", at="lower_red upper_blue", threats=threats).to(2)
    assert apart.hit_points("battlebot_uprising") == 4 - 2


@pytest.mark.rule("SA-INN-25")
def test_the_extra_cube_may_be_the_last() -> None:
    voyage = Voyage(
        "c",
        "c",
        at="lower_red upper_blue",
        threats=["1 internal battlebot_uprising @16"],
        wounds={"battlebot_uprising": 1},
    ).to(1)
    assert (voyage.status("battlebot_uprising"), voyage.covered) == ("destroyed", [])


@pytest.mark.rule("SA-INN-28", "SA-EX-102")
def test_a_b_in_all_three_stations_puts_two_extra_cubes_on_the_overload() -> None:
    threats = ["1 internal power_system_overload @16"]
    three = Voyage("b", "b", "b", at="lower_red lower_white lower_blue", threats=threats).to(1)
    assert three.hit_points("power_system_overload") == 7 - 5
    two = Voyage("b", "b", "b", at="lower_red lower_white lower_white", threats=threats).to(1)
    assert two.hit_points("power_system_overload") == 7 - 3


@pytest.mark.rule("SA-INN-28", "SA-MAL-07")
def test_a_b_that_repairs_another_malfunction_does_not_count_for_the_overload() -> None:
    threats = ["1 internal overheated_reactor @16", "2 internal power_system_overload @16"]
    voyage = Voyage("b", "b", "b", at="lower_red lower_white lower_blue", threats=threats).to(1)
    assert voyage.hit_points("power_system_overload") == 7 - 2


@pytest.mark.rule("SA-THR-03")
def test_an_overload_drains_reactors() -> None:
    x = Voyage(".", threats=performing("power_system_overload", "X")).to(1)
    assert x.reactors == [2, 1, 2]
    y = Voyage(".", threats=performing("power_system_overload", "Y"), reactors=[2, 3, 0]).to(1)
    assert y.reactors == [1, 2, 0]


@pytest.mark.rule("SA-INN-34", "SA-EX-104")
def test_the_nuclear_device_takes_three_c_in_one_turn() -> None:
    voyage = Voyage("c c", "c c", ". c", at="lower_white", threats=["1 internal nuclear_device @16"])
    assert (voyage.to(1).hit_points("nuclear_device"), voyage.status("nuclear_device")) == (1, "active")
    assert voyage.told("repair-joined", "repaired") == [f"repair-joined {member} nuclear_device" for member in (0, 1)]
    assert voyage.to(2).status("nuclear_device") == "destroyed"
    assert voyage.confirmed == [0, 0, 0]


@pytest.mark.rule("SA-INN-34")
def test_three_c_over_two_turns_do_not_do() -> None:
    voyage = Voyage("c c", "c", at="lower_white", threats=["1 internal nuclear_device @16"]).to(2)
    assert voyage.hit_points("nuclear_device") == 1


@pytest.mark.rule("SA-THR-13")
@pytest.mark.parametrize("mark", ["X", "Y"])
def test_the_nuclear_device_speeds_up(mark: str) -> None:
    threats = [f"1 internal nuclear_device @{BEFORE[mark]}"]
    voyage = Voyage(".", threats=threats).to(1)
    assert voyage.told("speed-changed")[0] == "speed-changed nuclear_device 5"


# --- BattleBot Uprising ----------------------------------------------------------------------------------------------
@pytest.mark.rule("SA-INN-26")
def test_the_uprising_knocks_out_leaders_of_active_squads_on_the_ship() -> None:
    voyage = Voyage(
        ".",
        ".",
        ".",
        "bots",
        at="upper_white lower_blue lower_red space",
        squads="active disabled none active",
        threats=performing("battlebot_uprising", "X"),
    ).to(1)
    assert (voyage.out, voyage.squads) == ([0], ["disabled", "disabled", "none", "active"])


@pytest.mark.rule("SA-INN-27", "SA-RULING-51")
def test_then_whoever_is_in_its_stations_then_all_who_are_not_on_the_bridge() -> None:
    crew = "upper_blue lower_red upper_white lower_blue space"
    plans = [".", ".", ".", ".", "bots"]
    squads = "none none none none active"
    y = Voyage(*plans, at=crew, squads=squads, threats=performing("battlebot_uprising", "Y")).to(1)
    assert y.out == [0, 1]
    z = Voyage(*plans, at=crew, squads=squads, threats=performing("battlebot_uprising", "Z")).to(1)
    assert z.out == [0, 1, 3]


@pytest.mark.rule("SA-INN-27")
def test_stored_squads_make_no_difference() -> None:
    voyage = Voyage(
        "c", ".", at="lower_red upper_blue", threats=["2 internal battlebot_uprising"], tracks="T4 T5 T6 T1"
    )
    assert voyage.to(1).stored == ["taken", "ready"]
    assert voyage.end().out == [0, 1]
