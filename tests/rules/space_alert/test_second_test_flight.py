"""The second test flight, as the rulebook walks through it (SA-MODE-08): energy cloud, gunship, cryoshield fighter."""

from __future__ import annotations

import pytest

from hullbreach.games.space_alert.planner.dealing import new_mission
from hullbreach.games.space_alert.timelines import official
from tests.rules.space_alert.flights import Voyage

THREATS = ["1 white energy_cloud", "2 red gunship", "4 blue cryoshield_fighter"]


def second(*plans: str, only: str = "") -> Voyage:
    """The flight; `only` one of the threats, to look at it alone."""
    threats = [threat for threat in THREATS if only in threat]
    return Voyage(*(plans or (".",)), threats=threats, tracks="T3 T5 T1", flight="test")


@pytest.mark.rule("SA-MODE-08", "SA-MODE-06", "SA-EX-070")
def test_three_threats_come_in_turns_1_2_and_4() -> None:
    voyage = second()
    assert [len(voyage.to(turn).told("appeared")) for turn in (1, 2, 3, 4)] == [1, 2, 2, 3]
    assert voyage.told("appeared") == [
        "appeared energy_cloud white 14",
        "appeared gunship red 12",
        "appeared cryoshield_fighter blue 10",
    ]
    paper = new_mission(official("second_test_run"))
    assert [(threat.time, threat.zone, threat.code) for threat in paper.threats] == [
        (1, "white", "E1-04"),
        (2, "red", "E1-05"),
        (4, "blue", "E1-06"),
    ]
    assert paper.tracks == {"red": "T3", "white": "T5", "blue": "T1"}


# --- the energy cloud ------------------------------------------------------------------------------------------------
@pytest.mark.rule("SA-EX-071")
def test_three_shots_of_the_central_laser_destroy_the_energy_cloud() -> None:
    voyage = second("a a a", only="cloud")
    assert [voyage.to(turn).hit_points("energy_cloud") for turn in (1, 2, 3)] == [3, 1, -1]
    assert voyage.status("energy_cloud") == "destroyed"


@pytest.mark.rule("SA-EX-072")
def test_the_pulse_cannon_strips_the_energy_cloud_of_its_armour() -> None:
    voyage = second(". . a", "lift . a", only="cloud").to(3)
    assert voyage.told("wounded", "destroyed") == ["wounded energy_cloud 6 0", "destroyed energy_cloud"]


@pytest.mark.rule("SA-EX-073", "SA-DMG-03", "SA-DMG-04")
@pytest.mark.parametrize(("turn", "space", "hit"), [(1, 14, False), (2, 12, False), (3, 10, True)])
def test_the_pulse_cannon_reaches_it_from_turn_3_on(turn: int, space: int, hit: bool) -> None:
    voyage = Voyage(". " * (turn - 1) + "a", at="lower_white", threats=THREATS[:1], tracks="T3 T5 T1", flight="test")
    voyage.to(turn - 1)
    assert turn == 1 or voyage.space("energy_cloud") == space
    voyage.to(turn)
    assert bool(voyage.told("wounded")) == hit


@pytest.mark.rule("SA-EX-074")
def test_it_empties_the_shields_in_turn_2() -> None:
    voyage = second("a a", only="cloud").to(2)
    assert (voyage.status("energy_cloud"), voyage.space("energy_cloud")) == ("active", 10)
    assert (voyage.triggers, voyage.shields) == (["2 energy_cloud X"], [0, 0, 0])


@pytest.mark.rule("SA-EX-075")
def test_it_attacks_the_other_zones() -> None:
    voyage = second(only="cloud").end()
    assert voyage.triggers == ["2 energy_cloud X", "4 energy_cloud Y", "7 energy_cloud Z"]
    assert voyage.told("attacks") == [
        "attacks energy_cloud red 1",
        "attacks energy_cloud blue 1",
        "attacks energy_cloud red 2",
        "attacks energy_cloud blue 2",
    ]


# --- the gunship -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("SA-EX-076")
def test_two_shots_of_the_red_heavy_laser_are_not_enough_for_the_gunship() -> None:
    voyage = second("red a a", only="gunship").to(3)
    assert (voyage.hit_points("gunship"), voyage.reactors) == (1, [0, 3, 2])


@pytest.mark.rule("SA-EX-077", "SA-MODE-11")
def test_a_gunship_nobody_shoots_destroys_the_red_zone() -> None:
    voyage = Voyage(".", threats=THREATS[1:2], tracks="T3 T5 T1", shields=[0, 0, 0], flight="test")
    assert [voyage.to(turn).damage[0] for turn in (2, 3, 5, 6)] == [0, 2, 2, 4]
    voyage.to(7)
    assert voyage.triggers == ["3 gunship X", "6 gunship Y", "7 gunship Z"]
    assert (voyage.outcome, voyage.loss) == ("lost", "zone_destroyed red")


@pytest.mark.rule("SA-EX-078")
def test_three_shots_destroy_it_before_its_x() -> None:
    voyage = second("red a a", "lift red a", only="gunship")
    assert voyage.to(2).hit_points("gunship") == 3
    assert (voyage.to(3).status("gunship"), voyage.end().triggers) == ("destroyed", [])


@pytest.mark.rule("SA-EX-079")
@pytest.mark.parametrize("plan", ["lift red a", "red lift a"])
def test_the_red_light_laser_can_fire_in_turn_3_at_the_earliest(plan: str) -> None:
    voyage = second(plan)
    assert (voyage.to(2).at, voyage.told("fired")) == (["lower_red"], [])
    assert voyage.to(3).told("fired") == ["fired 0 lower_red 2"]


@pytest.mark.rule("SA-EX-080", "SA-DMG-07")
def test_four_weapons_destroy_two_threats_in_one_turn() -> None:
    voyage = second(". . a", "lift . a", "red . a", "lift red a").to(3)
    assert voyage.told("wounded") == ["wounded energy_cloud 6 0", "wounded gunship 5 0"]
    assert voyage.told("destroyed") == ["destroyed energy_cloud", "destroyed gunship"]


# --- the cryoshield fighter ------------------------------------------------------------------------------------------
@pytest.mark.rule("SA-EX-082")
@pytest.mark.parametrize("plans", [("blue . . a",), ("blue . . a", "lift blue . a", "lift . . a")])
def test_the_first_hits_only_break_the_cryoshield(plans: tuple[str, ...]) -> None:
    voyage = second(*plans, only="cryoshield").to(4)
    assert (voyage.hit_points("cryoshield_fighter"), voyage.told("cryoshield-broken")) == (
        4,
        ["cryoshield-broken cryoshield_fighter"],
    )


@pytest.mark.rule("SA-EX-083", "SA-DMG-03")
def test_the_pulse_cannon_reaches_it_as_soon_as_it_appears() -> None:
    voyage = second("lift . . a", only="cryoshield").to(4)
    assert voyage.told("appeared", "targeted") == [
        "appeared cryoshield_fighter blue 10",
        "targeted pulse_cannon cryoshield_fighter 1",
    ]


@pytest.mark.rule("SA-EX-084")
@pytest.mark.parametrize(("other", "cubes"), [("lift blue . . a", 5), ("lift . . . a", 4)])
def test_then_two_weapons_destroy_it_before_it_attacks(other: str, cubes: int) -> None:
    voyage = second("blue . . a a", other, only="cryoshield").to(5)
    assert voyage.told("wounded") == [f"wounded cryoshield_fighter {cubes} 0"]
    assert (voyage.status("cryoshield_fighter"), voyage.triggers) == ("destroyed", [])


@pytest.mark.rule("SA-EX-085")
def test_left_alone_it_attacks_in_turns_5_and_6() -> None:
    voyage = Voyage(".", threats=THREATS[2:], tracks="T3 T5 T1", shields=[0, 0, 0], flight="test")
    assert [voyage.to(turn).space("cryoshield_fighter") for turn in (4, 5)] == [7, 4]
    assert (voyage.damage, voyage.to(6).damage) == ([0, 0, 1], [0, 0, 3])
    assert voyage.triggers == ["5 cryoshield_fighter X", "6 cryoshield_fighter Z"]


# --- the whole flight ------------------------------------------------------------------------------------------------
@pytest.mark.rule("SA-EX-081", "SA-MODE-08", "SA-ORD-02")
def test_a_flight_without_damage() -> None:
    voyage = second("lift red a blue b", ". . a blue a", "lift . a a a", "red . a")
    assert voyage.to(2).shields == [0, 0, 0]
    assert voyage.to(3).told("destroyed") == ["destroyed energy_cloud", "destroyed gunship"]
    voyage.to(4)
    assert (voyage.told("cryoshield-broken"), voyage.reactors[1]) == (["cryoshield-broken cryoshield_fighter"], 0)
    voyage.to(5)
    assert voyage.told("capsule-burnt", "wounded")[-2:] == ["capsule-burnt 2", "wounded cryoshield_fighter 4 0"]
    voyage.end()
    assert (voyage.outcome, voyage.damage, voyage.reactors, voyage.fuel) == ("won", [0, 0, 0], [1, 4, 1], 2)
