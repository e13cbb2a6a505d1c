"""The first test flight, as the rulebook walks through it (SA-MODE-07): pulse ball, destroyer, stealth fighter."""

from __future__ import annotations

import pytest

from hullbreach.games.space_alert.planner.dealing import new_mission
from hullbreach.games.space_alert.timelines import official
from tests.rules.space_alert.flights import Voyage

THREATS = ["1 blue pulse_ball", "2 white destroyer", "3 red stealth_fighter"]


def first(*plans: str, without: str = "") -> Voyage:
    """The flight; `without` a threat, to look at the others alone."""
    threats = [threat for threat in THREATS if not without or without not in threat]
    return Voyage(*(plans or (".",)), threats=threats, tracks="T6 T2 T4", flight="test")


@pytest.mark.rule("SA-MODE-07", "SA-MODE-06", "SA-EX-050", "SA-EX-057")
def test_three_threats_come_one_after_the_other() -> None:
    voyage = first().to(3)
    assert voyage.told("appeared") == [
        "appeared pulse_ball blue 13",
        "appeared destroyer white 11",
        "appeared stealth_fighter red 15",
    ]
    paper = new_mission(official("first_test_run"))
    assert [(threat.time, threat.zone, threat.code) for threat in paper.threats] == [
        (1, "blue", "E1-01"),
        (2, "white", "E1-02"),
        (3, "red", "E1-03"),
    ]
    assert paper.tracks == {"red": "T6", "white": "T2", "blue": "T4"}


@pytest.mark.rule("SA-EX-050", "SA-EX-057", "SA-EX-062", "SA-RULING-40")
@pytest.mark.parametrize(
    ("threat", "turn", "hit_points", "armour", "speed"),
    [("pulse_ball", 1, 5, 1, 2), ("destroyer", 2, 5, 2, 2), ("stealth_fighter", 3, 4, 2, 3)],
)
def test_they_are_as_strong_as_their_cards_say(
    threat: str, turn: int, hit_points: int, armour: int, speed: int
) -> None:
    voyage = first().to(turn)
    assert (voyage.hit_points(threat), voyage.armour(threat), voyage.speed(threat)) == (hit_points, armour, speed)


# --- the pulse ball --------------------------------------------------------------------------------------------------
@pytest.mark.rule("SA-EX-051", "SA-EX-053", "SA-MOV-01", "SA-WPN-01")
def test_two_shots_of_the_blue_heavy_laser_destroy_the_pulse_ball() -> None:
    voyage = first("blue a a")
    assert (voyage.to(2).hit_points("pulse_ball"), voyage.reactors) == (2, [2, 3, 1])
    assert voyage.to(3).status("pulse_ball") == "destroyed"


@pytest.mark.rule("SA-EX-052", "SA-EX-054", "SA-MOV-03")
def test_both_blue_lasers_destroy_it_in_one_turn() -> None:
    voyage = first("blue . a", "blue lift a")
    assert (voyage.to(2).hit_points("pulse_ball"), voyage.at) == (5, ["upper_blue", "lower_blue"])
    voyage.to(3)
    assert voyage.told("wounded", "destroyed") == ["wounded pulse_ball 5 0", "destroyed pulse_ball"]


@pytest.mark.rule("SA-EX-053")
@pytest.mark.parametrize("plans", [("blue a", "blue a"), ("blue a", "lift blue"), ("lift blue", "lift blue")])
def test_nobody_can_destroy_it_with_the_blue_cannons_before_turn_3(plans: tuple[str, ...]) -> None:
    assert first(*plans).to(2).hit_points("pulse_ball") >= 2


@pytest.mark.rule("SA-EX-055", "SA-EX-056")
def test_left_alone_it_attacks_all_zones_in_turns_2_4_and_6() -> None:
    voyage = first(without="fighter").to(2)
    assert (voyage.space("pulse_ball"), voyage.shields, voyage.damage) == (9, [0, 0, 0], [0, 0, 0])
    voyage.end()
    assert [line for line in voyage.triggers if "pulse_ball" in line] == [
        "2 pulse_ball X",
        "4 pulse_ball Y",
        "6 pulse_ball Z",
    ]
    assert voyage.damage[0] == voyage.damage[2] == 1 + 2


# --- the destroyer ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("SA-EX-058")
def test_two_shots_of_the_central_laser_destroy_the_destroyer_before_its_x() -> None:
    voyage = first(". a a")
    assert (voyage.to(2).hit_points("destroyer"), voyage.space("destroyer")) == (2, 9)
    voyage.to(3)
    assert voyage.status("destroyer") == "destroyed"
    assert not [line for line in voyage.end().triggers if "destroyer" in line]


@pytest.mark.rule("SA-EX-059")
def test_a_shot_in_turn_1_finds_nothing_on_white() -> None:
    voyage = first("a").to(1)
    assert (voyage.told("wounded"), voyage.reactors) == ([], [2, 2, 2])


@pytest.mark.rule("SA-EX-060", "SA-NRG-01")
def test_a_full_shield_absorbs_the_whole_destroyer() -> None:
    voyage = first(". . b", "blue a a", without="fighter").to(3)
    assert (voyage.status("pulse_ball"), voyage.reactors[1]) == ("destroyed", 0)
    assert [line for line in voyage.triggers if "destroyer" in line] == ["3 destroyer X"]
    assert voyage.shields == [0, 2, 0]
    voyage.to(6)
    assert (voyage.triggers[-1], voyage.shields, voyage.damage) == ("6 destroyer Z", [0, 0, 0], [0, 0, 0])


@pytest.mark.rule("SA-EX-061")
def test_every_point_of_the_destroyer_counts_twice() -> None:
    voyage = first("blue a a", without="fighter").end()
    assert voyage.damage == [0, 6, 0]


# --- the stealth fighter ---------------------------------------------------------------------------------------------
@pytest.mark.rule("SA-EX-062")
@pytest.mark.parametrize("plan", ["red . a", "red . . a"])
def test_nobody_hits_the_stealth_fighter_before_its_x(plan: str) -> None:
    voyage = first(plan, plan.replace("red .", "lift red")).to(4)
    assert (voyage.hit_points("stealth_fighter"), len(voyage.told("fired"))) == (4, 2)


@pytest.mark.rule("SA-EX-063")
def test_the_stealth_fighter_shows_itself_in_turn_4() -> None:
    voyage = first().to(3)
    assert (voyage.space("stealth_fighter"), voyage.told("revealed")) == (12, [])
    voyage.to(4)
    assert (voyage.space("stealth_fighter"), voyage.told("revealed")) == (9, ["revealed stealth_fighter"])


@pytest.mark.rule("SA-EX-064", "SA-EX-065")
def test_both_red_lasers_in_turn_5_prevent_every_attack() -> None:
    voyage = first("red . . . a", "lift red . . a").end()
    assert (voyage.status("stealth_fighter"), voyage.told("attacks")) == (
        "destroyed",
        [line for line in voyage.told("attacks") if "stealth" not in line],
    )
    late = first("red . . . a", "lift red . . . a").to(5)
    assert (late.status("stealth_fighter"), late.space("stealth_fighter")) == ("active", 6)
    assert "attacks stealth_fighter red 2" in late.story


@pytest.mark.rule("SA-EX-066", "SA-END-05", "SA-END-06")
def test_threats_move_in_turn_7_and_once_more_in_turn_8() -> None:
    voyage = Voyage(". . . . . . a", threats=["4 red pulse_ball"], tracks="T6 T2 T4", flight="test")
    assert [voyage.to(turn).space("pulse_ball") for turn in (6, 7, 8)] == [9, 7, 5]
    assert voyage.outcome == "won"


# --- whole flights ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("SA-EX-067", "SA-MODE-07")
def test_a_flight_without_damage() -> None:
    voyage = first(". a a", "blue a a", "red . . . a", "lift red . . a")
    assert voyage.to(2).shields == [0, 0, 0]
    voyage.to(3)
    assert (voyage.status("pulse_ball"), voyage.status("destroyer")) == ("destroyed", "destroyed")
    assert voyage.to(4).triggers == ["2 pulse_ball X", "4 stealth_fighter X"]
    assert voyage.to(5).status("stealth_fighter") == "destroyed"
    voyage.end()
    assert (voyage.outcome, voyage.damage, voyage.reactors, voyage.fuel) == ("won", [0, 0, 0], [1, 1, 0], 3)


@pytest.mark.rule("SA-EX-068", "SA-MODE-07")
def test_a_flight_that_just_comes_home() -> None:
    voyage = first(". . b", "blue a a", ".", ".").end()
    assert [line for line in voyage.triggers if "stealth" in line] == [
        "4 stealth_fighter X",
        "5 stealth_fighter Y",
        "6 stealth_fighter Y",
        "7 stealth_fighter Z",
    ]
    assert (voyage.outcome, voyage.damage) == ("won", [6, 0, 0])
    assert voyage.status("pulse_ball") == "destroyed"


@pytest.mark.rule("SA-EX-069", "SA-MODE-10", "SA-MODE-11")
@pytest.mark.parametrize(("before", "outcome"), [(1, "won"), (2, "lost")])
def test_six_points_are_survived_and_seven_are_not(before: int, outcome: str) -> None:
    """The meteoroid costs five points; nothing on the ship ever becomes weaker."""
    meteoroid = ["1 red meteoroid @2"]
    voyage = Voyage(". a", threats=meteoroid, damage={"red": before}, shields=[0, 0, 0], at="upper_red", flight="test")
    voyage.end()
    assert (voyage.outcome, voyage.damage, voyage.broken) == (outcome, [6, 0, 0], [])
    assert voyage.told("fired") == (["fired 0 upper_red 4"] if outcome == "won" else [])


@pytest.mark.rule("SA-MODE-07", "SA-NRG-05", "SA-NRG-06")
def test_shields_can_hold_the_stealth_fighter_if_energy_comes_in_time() -> None:
    """Its three attacks of 2 cost six cubes; the red reactor holds three, so a refuelled core fills it twice."""
    voyage = first("red . . . b b b", "lift red . . b b", "lift . . . b", "blue a a").end()
    assert [line.split()[2] for line in voyage.triggers if "stealth" in line] == ["X", "Y", "Y", "Z"]
    assert (voyage.damage[0], voyage.shields[0], voyage.fuel) == (0, 0, 2)
    late = first("red . . . b b b", "lift red . . b b", "lift . . . . b", "blue a a").end()
    assert late.damage[0] == 1
