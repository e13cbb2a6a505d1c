"""Malfunctions: blocked systems, repairs, and what cannot be repaired any more (SA-MAL-*)."""

from __future__ import annotations

import pytest

from hullbreach.games.space_alert.papers.report import snapshot
from tests.rules.space_alert.flights import Voyage


@pytest.mark.rule("SA-MAL-02", "SA-APP-02", "SA-EX-096")
def test_each_action_on_a_covered_system_is_a_repair_and_nothing_else() -> None:
    voyage = Voyage("b b b", at="upper_red", threats=["1 internal hacked_shields_red @16"])
    assert [voyage.to(turn).hit_points("hacked_shields_red") for turn in (1, 2)] == [2, 1]
    assert voyage.to(3).status("hacked_shields_red") == "destroyed"
    assert voyage.told("energy-moved") == []


REPAIRS = {
    "hacked_shields_red": ("b", "upper_red"),
    "hacked_shields_blue": ("b", "upper_blue"),
    "unstable_warheads": ("c", "lower_blue"),
    "virus": ("c", "upper_white"),
    "overheated_reactor": ("b", "lower_white"),
    "crossed_wires": ("b", "upper_white"),
    "battlebot_uprising": ("c", "lower_red"),
    "power_system_overload": ("b", "lower_red"),
}


@pytest.mark.rule("SA-MAL-01", "SA-MAL-02")
@pytest.mark.parametrize("malfunction", REPAIRS)
@pytest.mark.parametrize("card", ["a", "b", "c"])
def test_only_the_letter_on_the_card_repairs(malfunction: str, card: str) -> None:
    letter, station = REPAIRS[malfunction]
    voyage = Voyage(card, at=station, threats=[f"1 internal {malfunction} @16"], maintained=False).to(1)
    assert voyage.told("repaired") == ([f"repaired 0 {malfunction} 1"] if card == letter else [])


@pytest.mark.rule("SA-MAL-03", "SA-MAL-04", "SA-MAL-05", "SA-EX-097")
def test_the_system_works_again_for_whoever_acts_later_in_the_turn() -> None:
    voyage = Voyage(
        "b", "b", at="upper_red", threats=["1 internal hacked_shields_red @16"], wounds={"hacked_shields_red": 2}
    ).to(1)
    assert voyage.told("repaired", "destroyed", "energy-moved") == [
        "repaired 0 hacked_shields_red 1",
        "destroyed hacked_shields_red",
        "energy-moved reactor_red shield_red 1",
    ]
    assert (voyage.covered, voyage.told("advanced")) == ([], [])


@pytest.mark.rule("SA-MAL-03")
def test_several_may_repair_in_one_turn() -> None:
    voyage = Voyage("b", "b", at="upper_red", threats=["1 internal hacked_shields_red @16"]).to(1)
    assert voyage.hit_points("hacked_shields_red") == 1


@pytest.mark.rule("SA-MAL-06")
def test_repairs_in_different_stations_add_up() -> None:
    voyage = Voyage("b", ". b", at="lower_red lower_blue", threats=["1 internal power_system_overload @16"]).to(2)
    assert voyage.hit_points("power_system_overload") == 5
    assert voyage.covered == ["lower_red.b", "lower_white.b", "lower_blue.b"]


OVERHEATED_FIRST = ["1 internal overheated_reactor @16", "2 internal power_system_overload @16"]
OVERLOAD_FIRST = ["1 internal power_system_overload @16", "2 internal overheated_reactor @16"]


@pytest.mark.rule("SA-MAL-07")
@pytest.mark.parametrize("threats", [OVERHEATED_FIRST, OVERLOAD_FIRST])
def test_of_two_malfunctions_on_a_system_the_lower_token_is_repaired(threats: list[str]) -> None:
    voyage = Voyage("b", at="lower_white", threats=threats).to(1)
    assert voyage.told("repaired") == [f"repaired 0 {threats[0].split()[2]} 1"]


@pytest.mark.rule("SA-MAL-08")
def test_the_system_stays_blocked_while_another_covers_it() -> None:
    voyage = Voyage("b", "b", at="lower_white", threats=OVERHEATED_FIRST, wounds={"overheated_reactor": 2}).to(1)
    assert voyage.told("repaired") == ["repaired 0 overheated_reactor 1", "repaired 1 power_system_overload 1"]
    assert "lower_white.b" in voyage.covered
    assert voyage.told("capsule-burnt") == []


@pytest.mark.rule("SA-MAL-09")
@pytest.mark.parametrize("malfunction", REPAIRS)
def test_after_z_the_tile_stays_for_the_rest_of_the_flight(malfunction: str) -> None:
    letter, station = REPAIRS[malfunction]
    voyage = Voyage(".", threats=[f"1 internal {malfunction} @2"], reactors=[0, 0, 0], rockets=1).to(1)
    assert voyage.status(malfunction) == "survived"
    assert f"{station}.{letter}" in snapshot(voyage.flight).irreparable
    assert voyage.end().covered == snapshot(voyage.flight).irreparable


@pytest.mark.rule("SA-MAL-09", "SA-MAL-11")
@pytest.mark.parametrize("malfunction", [name for name in REPAIRS if name != "battlebot_uprising"])
def test_after_z_neither_repairs_nor_the_system_work(malfunction: str) -> None:
    letter, station = REPAIRS[malfunction]
    plan = f". {letter} {letter}"
    voyage = Voyage(plan, at=station, threats=[f"1 internal {malfunction} @2"], reactors=[0, 0, 0], rockets=1).to(3)
    assert voyage.told("in-vain") == [f"in-vain 0 {letter} irreparable"] * 2
    assert voyage.told("repaired", "energy-moved", "maintained", "rocket-launched", "capsule-burnt") == []


@pytest.mark.rule("SA-MAL-10", "SA-RULING-13")
def test_nothing_behind_an_irreparable_malfunction_can_be_repaired_there() -> None:
    threats = ["1 internal overheated_reactor @2", "2 internal power_system_overload @16"]
    voyage = Voyage(". b", ". b", at="lower_white lower_red", threats=threats, shields=[9, 9, 9]).to(2)
    assert voyage.status("overheated_reactor") == "survived"
    assert voyage.told("repaired") == ["repaired 1 power_system_overload 1"]
    assert voyage.told("in-vain") == ["in-vain 0 b irreparable"]


@pytest.mark.rule("SA-MAL-10", "SA-RULING-13")
def test_one_before_an_irreparable_malfunction_can_but_the_system_stays_blocked() -> None:
    threats = ["1 internal overheated_reactor @16", "2 internal power_system_overload @2"]
    voyage = Voyage(". b b", at="lower_white", threats=threats, wounds={"overheated_reactor": 2}).to(3)
    assert voyage.status("power_system_overload") == "survived"
    assert voyage.status("overheated_reactor") == "destroyed"
    assert voyage.told("in-vain") == ["in-vain 0 b irreparable"]
    assert "lower_white.b" in voyage.covered


@pytest.mark.rule("SA-MAL-12", "SA-RULING-14")
def test_cubes_beyond_the_hit_points_are_lost() -> None:
    voyage = Voyage("b!", at="lower_white", threats=OVERHEATED_FIRST, wounds={"overheated_reactor": 2}).to(1)
    assert voyage.told("repaired") == ["repaired 0 overheated_reactor 2"]
    assert voyage.hit_points("power_system_overload") == 7


@pytest.mark.rule("SA-MAL-13", "SA-RULING-15")
def test_a_covered_shield_still_absorbs() -> None:
    voyage = Voyage(".", threats=["1 red frigate @10", "2 internal hacked_shields_red @16"], shields=[2, 1, 1]).to(1)
    assert (voyage.covered, voyage.shields[0], voyage.damage[0]) == (["upper_red.b"], 0, 0)


@pytest.mark.rule("SA-MAL-13", "SA-RULING-15")
def test_a_covered_reactor_still_feeds_cannons_shields_and_reactors() -> None:
    voyage = Voyage(
        "a", "b", "b", at="upper_white upper_white lower_red", threats=["1 internal overheated_reactor @16"]
    ).to(1)
    assert voyage.told("fired", "energy-moved") == [
        "fired 0 upper_white 5",
        "energy-moved reactor_white shield_white 2",
    ]
    assert voyage.reactors == [2, 0, 2]
