"""Rockets: launched in one turn, striking in the next (SA-RKT-*)."""

from __future__ import annotations

import pytest

from tests.rules.space_alert.flights import Voyage

# Beings and rocks: rockets pass them by (SA-EXT-32).
IGNORED = [
    "amoeba",
    "meteoroid",
    "swarm",
    "jellyfish",
    "minor_asteroid",
    "interstellar_octopus",
    "asteroid",
    "nebula_crab",
    "major_asteroid",
]
HIT = [
    "pulse_ball",
    "destroyer",
    "stealth_fighter",
    "energy_cloud",
    "gunship",
    "cryoshield_fighter",
    "fighter",
    "armored_grappler",
    "kamikaze",
    "scout",
    "marauder",
    "frigate",
    "man_of_war",
    "leviathan_tanker",
    "pulse_satellite",
    "cryoshield_frigate",
    "maelstrom",
    "behemoth",
    "juggernaut",
    "psionic_satellite",
    "nemesis",
]


def targets(voyage: Voyage) -> list[str]:
    """What rockets aimed at, with which power."""
    lines = [line.split() for line in voyage.told("targeted")]
    return [" ".join(words[2:]) for words in lines if words[1] == "rocket"]


@pytest.mark.rule("SA-RKT-01", "SA-RKT-03")
def test_c_in_lower_blue_launches_a_rocket_without_energy() -> None:
    voyage = Voyage("c", at="lower_blue").to(1)
    assert voyage.rockets == 2
    assert voyage.told("rocket-launched", "rocket-flies-on") == ["rocket-launched 0 2", "rocket-flies-on"]
    assert (voyage.reactors, voyage.shields) == ([2, 3, 2], [1, 1, 1])


@pytest.mark.rule("SA-RKT-02", "SA-RKT-09", "SA-EX-123")
def test_one_rocket_a_turn() -> None:
    voyage = Voyage(". . . c c", ". . . c", at="lower_blue").to(4)
    assert voyage.told("rocket-launched", "in-vain") == ["rocket-launched 0 2", "in-vain 1 c already-done"]
    assert voyage.to(5).rockets == 1


@pytest.mark.rule("SA-RKT-02")
def test_three_rockets_a_flight() -> None:
    voyage = Voyage("c c c c", at="lower_blue").to(4)
    assert voyage.rockets == 0
    assert voyage.told("in-vain") == ["in-vain 0 c none-left"]


@pytest.mark.rule("SA-RKT-04", "SA-RKT-08", "SA-RKT-10", "SA-EX-030")
def test_it_strikes_a_turn_later_together_with_that_turn_s_cannons() -> None:
    voyage = Voyage(". . c", ". . . a", at="lower_blue upper_blue", threats=["1 blue frigate @14"])
    assert voyage.to(3).hit_points("frigate") == 7
    assert voyage.to(4).told("targeted") == ["targeted heavy_laser_blue frigate 4", "targeted rocket frigate 3"]
    assert voyage.hit_points("frigate") == 7 - (4 + 3 - 2)
    assert voyage.to(5).hit_points("frigate") == 2  # the rocket is spent


@pytest.mark.rule("SA-RKT-04", "SA-THR-18")
def test_it_moves_on_after_the_threats() -> None:
    told = Voyage("c", at="lower_blue", threats=["1 red fighter"]).to(1).told("advanced", "rocket-flies-on")
    assert told == ["advanced fighter 13 10", "rocket-flies-on"]


@pytest.mark.rule("SA-RKT-05", "SA-RULING-42", "SA-EX-121")
def test_a_tie_goes_to_the_lowest_time_token_and_distance_3_is_out_of_range() -> None:
    voyage = Voyage(
        "c",
        at="lower_blue",
        threats=["1 white destroyer @13", "2 blue frigate @8", "4 red gunship @8"],
    ).to(2)
    assert targets(voyage) == ["frigate 3"]


@pytest.mark.rule("SA-RKT-05")
def test_the_nearest_of_all_trajectories_comes_before_the_lowest_token() -> None:
    voyage = Voyage("c", at="lower_blue", threats=["1 blue frigate @9", "2 red gunship @8"]).to(2)
    assert targets(voyage) == ["gunship 3"]


@pytest.mark.rule("SA-RKT-05")
def test_the_target_is_chosen_when_it_strikes() -> None:
    """At the launch the Gunship was nearer, but the Kamikaze overtook it."""
    voyage = Voyage("c", at="lower_blue", threats=["1 blue gunship @9", "2 red kamikaze @10"]).to(2)
    assert targets(voyage) == ["kamikaze 3"]


@pytest.mark.rule("SA-RKT-06", "SA-EX-122")
def test_threats_that_rockets_ignore_are_skipped() -> None:
    voyage = Voyage("c", at="lower_blue", threats=["1 white destroyer @13", "2 blue amoeba @8", "4 red gunship @8"]).to(
        2
    )
    assert targets(voyage) == ["gunship 3"]


@pytest.mark.rule("SA-EXT-32", "SA-RKT-06", "SA-RKT-07")
@pytest.mark.parametrize("threat", IGNORED)
def test_rockets_ignore_beings_and_rocks(threat: str) -> None:
    voyage = Voyage("c", at="lower_blue", threats=[f"1 red {threat} @10"], shields=[9, 9, 9]).to(2)
    assert targets(voyage) == []
    assert voyage.told("rocket-spent", "wounded") == ["rocket-spent"]


@pytest.mark.rule("SA-EXT-32", "SA-RKT-08")
@pytest.mark.parametrize("threat", HIT)
def test_rockets_find_ships_and_machines(threat: str) -> None:
    voyage = Voyage("c", at="lower_blue", threats=[f"1 red {threat} @10"], shields=[9, 9, 9]).to(2)
    assert targets(voyage) == [f"{threat} 3"]


@pytest.mark.rule("SA-RKT-07", "SA-EX-125")
def test_without_a_target_in_range_it_is_lost() -> None:
    voyage = Voyage("c", at="lower_blue", threats=["1 white gunship @14"]).to(3)
    assert voyage.told("rocket-spent") == ["rocket-spent"]
    assert (voyage.rockets, targets(voyage)) == (2, [])


@pytest.mark.rule("SA-RKT-09")
def test_a_rocket_may_be_launched_while_another_flies() -> None:
    voyage = Voyage("c c c", at="lower_blue", threats=["1 red man_of_war @9"]).to(4)
    assert targets(voyage) == ["man_of_war 3"] * 3
    assert voyage.hit_points("man_of_war") == 9 - 3 * (3 - 2)


@pytest.mark.rule("SA-RKT-11", "SA-END-02", "SA-EX-124")
def test_the_rocket_of_turn_12_strikes_in_turn_13_before_the_threats_act() -> None:
    plan = ". " * 11 + "c"
    voyage = Voyage(plan, at="lower_blue", threats=["8 blue scout"], wounds={"scout": 1}).to(12)
    assert (voyage.status("scout"), voyage.space("scout")) == ("active", 5)
    assert voyage.end().status("scout") == "destroyed"
    assert voyage.score["destroyed"] == 6
    assert all(not line.startswith("13") for line in voyage.triggers)


@pytest.mark.rule("SA-RKT-12")
def test_it_strikes_although_its_launcher_is_knocked_out() -> None:
    voyage = Voyage("c", at="lower_blue", threats=["1 red psionic_satellite @2", "2 white gunship @10"]).to(2)
    assert voyage.out == [0]
    assert targets(voyage) == ["gunship 3"]


@pytest.mark.rule("SA-RKT-12", "SA-INN-01")
def test_it_strikes_although_the_launcher_is_covered_by_then() -> None:
    voyage = Voyage("c", at="lower_blue", threats=["1 white gunship @10", "2 internal unstable_warheads"]).to(2)
    assert voyage.covered == ["lower_blue.c"]
    assert targets(voyage) == ["gunship 3"]
