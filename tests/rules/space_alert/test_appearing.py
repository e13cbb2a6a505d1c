"""Threats appear (SA-APP-*)."""

from __future__ import annotations

import pytest

from tests.rules.space_alert.flights import Voyage


@pytest.mark.rule("SA-APP-01", "SA-EX-011")
def test_a_threat_appears_on_the_farthest_space_in_the_turn_of_its_token() -> None:
    voyage = Voyage(".", threats=["2 white cryoshield_fighter"])
    assert voyage.to(1).status("cryoshield_fighter") == "pending"
    assert voyage.told("appeared") == []
    assert voyage.to(2).told("appeared") == ["appeared cryoshield_fighter white 14"]
    told = voyage.told("step", "appeared")
    assert told[told.index("appeared cryoshield_fighter white 14") - 1] == "step 2 appear"


@pytest.mark.rule("SA-APP-01")
@pytest.mark.parametrize(
    ("track", "length"), [("T1", 10), ("T2", 11), ("T3", 12), ("T4", 13), ("T5", 14), ("T6", 15), ("T7", 16)]
)
def test_every_trajectory_has_its_own_first_space(track: str, length: int) -> None:
    others = [other for other in ("T1", "T2", "T3", "T4") if other != track]
    voyage = Voyage(".", threats=["1 red gunship"], tracks=f"{track} {' '.join(others[:3])}").to(1)
    assert voyage.told("appeared") == [f"appeared gunship red {length}"]


@pytest.mark.rule("SA-APP-02", "SA-MAL-02")
def test_a_malfunction_covers_its_system_before_anybody_acts() -> None:
    voyage = Voyage("b", at="upper_red", threats=["1 internal hacked_shields_red"]).to(1)
    assert voyage.covered == ["upper_red.b"]
    assert voyage.told("repaired", "energy-moved") == ["repaired 0 hacked_shields_red 1"]


COVERED = {
    "hacked_shields_blue": ["upper_blue.b"],
    "hacked_shields_red": ["upper_red.b"],
    "unstable_warheads": ["lower_blue.c"],
    "virus": ["upper_white.c"],
    "overheated_reactor": ["lower_white.b"],
    "crossed_wires": ["upper_white.b"],
    "battlebot_uprising": ["upper_blue.c", "lower_red.c"],
    "power_system_overload": ["lower_red.b", "lower_white.b", "lower_blue.b"],
    "nuclear_device": ["lower_white.c"],
    "fissure": [],
}


@pytest.mark.rule("SA-APP-02", "SA-APP-06", "SA-MAL-01")
@pytest.mark.parametrize(("malfunction", "covered"), COVERED.items())
def test_every_malfunction_marks_all_its_stations(malfunction: str, covered: list[str]) -> None:
    assert Voyage(".", threats=[f"1 internal {malfunction}"]).to(1).covered == covered


PLACES = {
    "skirmishers_red": ["upper_red"],
    "skirmishers_blue": ["upper_blue"],
    "saboteur_red": ["lower_white"],
    "saboteur_blue": ["lower_white"],
    "slime_red": ["lower_red"],
    "slime_blue": ["lower_blue"],
    "troopers_red": ["upper_red"],
    "troopers_blue": ["lower_blue"],
    "commandos_red": ["lower_red"],
    "commandos_blue": ["upper_blue"],
    "alien": ["lower_white"],
    "executioner": ["upper_blue"],
    "seeker": ["upper_white"],
}


@pytest.mark.rule("SA-APP-03", "SA-INTR-01")
@pytest.mark.parametrize(("intruder", "stations"), PLACES.items())
def test_every_intruder_has_a_station_to_start_in(intruder: str, stations: list[str]) -> None:
    assert Voyage(".", threats=[f"1 internal {intruder}"], tracks="T4 T5 T7 T6").to(1).stations(intruder) == stations


@pytest.mark.rule("SA-APP-04")
def test_what_has_not_appeared_can_neither_be_shot_nor_moves_nor_acts() -> None:
    voyage = Voyage("a", at="upper_red", threats=["2 red fighter", "3 internal hacked_shields_red"]).to(1)
    assert voyage.told("no-target", "targeted", "advanced") == ["no-target heavy_laser_red"]
    assert voyage.covered == []
    assert voyage.reactors == [1, 3, 2]


@pytest.mark.rule("SA-APP-04", "SA-APP-05", "SA-EX-044")
def test_it_moves_in_the_turn_it_appears() -> None:
    voyage = Voyage(".", threats=["2 red fighter"], tracks="T6 T1 T2")
    assert voyage.to(1).told("advanced") == []
    assert voyage.to(2).told("appeared", "advanced", "triggered") == [
        "appeared fighter red 15",
        "advanced fighter 15 12",
    ]


@pytest.mark.rule("SA-APP-07", "SA-INN-01", "SA-EX-099")
@pytest.mark.parametrize("rockets", [1, 2, 3])
def test_unstable_warheads_count_the_rockets_as_they_appear(rockets: int) -> None:
    voyage = Voyage(".", rockets=rockets, threats=["1 internal unstable_warheads"]).to(1)
    assert voyage.hit_points("unstable_warheads") == rockets
    launched = Voyage("c", at="lower_blue", rockets=rockets, threats=["2 internal unstable_warheads"]).to(1)
    assert launched.rockets == rockets - 1


@pytest.mark.rule("SA-APP-07", "SA-INN-31")
def test_contamination_appears_in_four_stations_at_once() -> None:
    voyage = Voyage(".", threats=["1 internal contamination"]).to(1)
    assert voyage.stations("contamination") == ["upper_red", "upper_blue", "lower_red", "lower_blue"]
