"""What is special about serious external threats (SA-EXT-*), and about the rocks of both classes."""

from __future__ import annotations

import pytest

from tests.rules.space_alert.flights import Voyage


def hits(voyage: Voyage) -> list[str]:
    return [line.removeprefix("targeted ") for line in voyage.told("targeted")]


def exploding(*others: str, **wounds: int) -> Voyage:
    """A Leviathan Tanker that is shot down in turn 1, among others."""
    return Voyage(
        "a",
        at="upper_white",
        threats=["1 white leviathan_tanker @13", *others],
        wounds={"leviathan_tanker": 7, **wounds},
        shields=[9, 9, 9],
    ).to(1)


# --- the Leviathan Tanker --------------------------------------------------------------------------------------------
@pytest.mark.rule("SA-EXT-16")
@pytest.mark.parametrize(
    "threat",
    ["frigate", "stealth_fighter", "phantom_fighter", "pulse_satellite", "psionic_satellite", "swarm", "jellyfish"],
)
def test_the_tanker_s_end_costs_every_other_threat_a_point_whatever_protects_it(threat: str) -> None:
    voyage = exploding(f"2 red {threat} @13")
    assert voyage.status("leviathan_tanker") == "destroyed"
    assert [line.split()[1:3] for line in voyage.told("wounded")] == [["leviathan_tanker", "2"], [threat, "1"]]


@pytest.mark.rule("SA-EXT-16", "SA-EXT-17", "SA-RULING-33")
@pytest.mark.parametrize("threat", ["cryoshield_fighter", "cryoshield_frigate"])
def test_a_cryoshield_neither_stops_it_nor_breaks(threat: str) -> None:
    voyage = exploding(f"2 red {threat} @13")
    assert voyage.told("cryoshield-broken") == []
    assert voyage.told("wounded")[1].startswith(f"wounded {threat} 1 ")


@pytest.mark.rule("SA-EXT-16")
def test_neither_internal_threats_nor_those_to_come_feel_it() -> None:
    voyage = exploding("2 internal alien @16", "3 red fighter")
    assert len(voyage.told("wounded")) == 1


@pytest.mark.rule("SA-EXT-17", "SA-RULING-33")
def test_what_it_destroys_counts_as_destroyed() -> None:
    voyage = exploding("2 red fighter @13", fighter=3)
    assert voyage.status("fighter") == "destroyed"
    assert voyage.told("advanced") == []


@pytest.mark.rule("SA-EXT-17", "SA-RULING-33", "SA-EXT-28")
def test_it_sets_off_the_nemesis_and_breaks_up_asteroids() -> None:
    voyage = exploding("2 red nemesis @13", "3 blue asteroid @15", asteroid=8)
    assert voyage.told("attacks") == [
        "attacks nemesis red 1",
        "attacks nemesis white 1",
        "attacks nemesis blue 1",
        "attacks asteroid blue 0",
    ]
    assert voyage.status("asteroid") == "destroyed"


@pytest.mark.rule("SA-EXT-17")
def test_a_threat_is_destroyed_once_even_if_shot_and_caught_in_the_blast() -> None:
    voyage = Voyage(
        "a",
        "a",
        at="upper_white upper_red",
        threats=["1 white leviathan_tanker @13", "2 red asteroid @13"],
        wounds={"leviathan_tanker": 7, "asteroid": 8},
    ).to(1)
    assert voyage.told("destroyed") == ["destroyed leviathan_tanker", "destroyed asteroid"]
    assert len(voyage.told("attacks")) == 1


# --- satellites ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SA-EXT-18", "SA-EX-138")
@pytest.mark.parametrize("threat", ["pulse_satellite", "psionic_satellite"])
def test_no_weapon_reaches_a_satellite_at_distance_3(threat: str) -> None:
    voyage = Voyage("a", at="upper_red", threats=[f"1 red {threat} @11", "2 red fighter @13"]).to(1)
    assert hits(voyage) == ["heavy_laser_red fighter 4"]
    alone = Voyage("a", at="lower_red", threats=[f"1 red {threat} @11"]).to(1)
    assert alone.told("no-target") == ["no-target light_laser_red"]


@pytest.mark.rule("SA-EXT-18")
@pytest.mark.parametrize("threat", ["pulse_satellite", "psionic_satellite"])
def test_nearer_it_is_a_target_like_others(threat: str) -> None:
    voyage = Voyage("a", at="upper_red", threats=[f"1 red {threat} @10"]).to(1)
    assert hits(voyage) == [f"heavy_laser_red {threat} 4"]


# --- the Behemoth ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("SA-EXT-19", "SA-EXT-20", "SA-EX-033", "SA-EX-034")
@pytest.mark.parametrize(("card", "power"), [("bots", 9), ("bots!", 10)])
def test_the_behemoth_tempts_a_pilot_who_sees_nothing_else(card: str, power: int) -> None:
    voyage = Voyage(card, ". c", at="space upper_red", squads="active", threats=["1 red behemoth @5"]).to(2)
    assert hits(voyage) == [f"interceptors behemoth {power}"]
    assert voyage.hit_points("behemoth") == 7 - (power - 4)
    assert (voyage.out, voyage.squads) == ([0], ["disabled", "active"])
    assert voyage.told("in-vain") == ["in-vain 1 c taken"]
    assert (voyage.score["knocked_out"], voyage.score["disabled_squads"]) == (-2, -1)


@pytest.mark.rule("SA-EXT-19")
def test_the_pilot_s_last_blow_joins_the_cannons() -> None:
    voyage = Voyage("bots", "a", at="space upper_red", squads="active none", threats=["1 red behemoth @5"]).to(1)
    assert (voyage.status("behemoth"), voyage.out) == ("destroyed", [0])


@pytest.mark.rule("SA-EXT-21", "SA-EX-035")
@pytest.mark.parametrize(("card", "power"), [("bots", 1), ("bots!", 2)])
def test_beside_others_the_behemoth_is_a_target_like_them(card: str, power: int) -> None:
    voyage = Voyage(card, at="space", squads="active", threats=["1 red behemoth @5", "2 blue fighter @5"]).to(1)
    assert hits(voyage) == [f"interceptors behemoth {power}", f"interceptors fighter {power}"]
    assert voyage.out == []


@pytest.mark.rule("SA-EXT-19")
def test_interceptors_do_not_see_a_behemoth_that_is_not_close() -> None:
    voyage = Voyage("bots", at="space", squads="active", threats=["1 red behemoth @6"], shields=[9, 9, 9]).to(1)
    assert (hits(voyage), voyage.out) == ([], [])


# --- the Juggernaut --------------------------------------------------------------------------------------------------
@pytest.mark.rule("SA-EXT-22", "SA-EXT-23", "SA-EX-134")
def test_the_juggernaut_draws_every_rocket_from_any_distance() -> None:
    voyage = Voyage(
        "c",
        ". a",
        at="lower_blue upper_red",
        threats=["1 red juggernaut @15", "2 blue gunship @6"],
        tracks="T7 T1 T2",
    )
    assert (voyage.to(1).space("juggernaut"), voyage.space("gunship")) == (14, 4)
    assert hits(voyage.to(2)) == ["heavy_laser_red juggernaut 4", "rocket juggernaut 3"]
    assert (voyage.hit_points("juggernaut"), voyage.armour("juggernaut")) == (10 - (3 + 4 - 3), 4)


@pytest.mark.rule("SA-EXT-23")
def test_its_armour_grows_even_if_the_rocket_does_no_damage_but_not_by_cannons() -> None:
    rocket = Voyage("c", at="lower_blue", threats=["1 red juggernaut @13"]).to(2)
    assert rocket.told("withstood", "armour-changed") == ["withstood juggernaut 3 3", "armour-changed juggernaut 4"]
    cannon = Voyage("a", at="upper_red", threats=["1 red juggernaut @13"]).to(1)
    assert cannon.armour("juggernaut") == 3


@pytest.mark.rule("SA-EXT-22")
def test_rockets_are_free_again_once_the_juggernaut_is_gone() -> None:
    voyage = Voyage(
        "c", at="lower_blue", threats=["1 red juggernaut @2", "2 blue gunship @6"], shields=[9, 9, 9], tracks="T7 T1 T2"
    )
    voyage.to(1)
    assert voyage.space("juggernaut") == 1
    assert hits(voyage.to(2)) == ["rocket gunship 3"]


# --- the Nemesis -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("SA-EXT-24", "SA-EX-135")
def test_the_nemesis_strikes_back_at_all_zones_when_hurt() -> None:
    voyage = Voyage("bots", at="space", squads="active", threats=["1 red nemesis @5"], shields=[1, 0, 2]).to(1)
    assert voyage.told("wounded") == ["wounded nemesis 2 7"]
    assert (voyage.shields, voyage.damage) == ([0, 0, 1], [0, 1, 0])


@pytest.mark.rule("SA-EXT-24")
def test_a_hit_that_does_not_hurt_does_not_provoke_it() -> None:
    voyage = Voyage("a", at="lower_white", threats=["1 red nemesis @9"]).to(1)
    assert voyage.told("withstood", "attacks") == ["withstood nemesis 1 1"]


@pytest.mark.rule("SA-EXT-25", "SA-RULING-35")
def test_it_strikes_back_even_as_it_is_destroyed() -> None:
    voyage = Voyage("a", at="upper_red", threats=["1 red nemesis @13"], wounds={"nemesis": 8}).to(1)
    assert voyage.told("destroyed", "attacks") == [
        "destroyed nemesis",
        "attacks nemesis red 1",
        "attacks nemesis white 1",
        "attacks nemesis blue 1",
    ]


@pytest.mark.rule("SA-EXT-26")
@pytest.mark.parametrize(("start", "cost"), [(10, 1), (6, 2)])
def test_its_own_actions_hurt_it_past_its_armour_and_do_not_provoke_it(start: int, cost: int) -> None:
    voyage = Voyage(". a", at="upper_blue", threats=[f"1 red nemesis @{start}"], shields=[9, 9, 9]).to(1)
    assert voyage.hit_points("nemesis") == 9 - cost
    assert voyage.told("attacks") == [f"attacks nemesis red {cost}"]
    assert {line.split()[2] for line in voyage.to(2).told("attacks")} == {"red"}


@pytest.mark.rule("SA-EXT-26")
def test_destroying_itself_it_counts_as_destroyed() -> None:
    voyage = Voyage(". a", at="upper_red", threats=["1 red nemesis @10"], wounds={"nemesis": 8}).to(1)
    assert voyage.status("nemesis") == "destroyed"
    assert voyage.score["destroyed"] == 12
    assert len(voyage.to(2).told("attacks")) == 1  # its X; shots fired later meet nobody


# --- asteroids -------------------------------------------------------------------------------------------------------
ROCKS = {"minor_asteroid": (7, 1), "asteroid": (9, 2), "major_asteroid": (11, 3)}


@pytest.mark.rule("SA-EXT-28", "SA-EXT-29", "SA-RULING-36")
@pytest.mark.parametrize("rock", ROCKS)
@pytest.mark.parametrize(("passed", "turn"), [(0, 1), (1, 2), (2, 4)])
def test_an_asteroid_breaks_up_the_harder_the_more_marks_it_has_passed(rock: str, passed: int, turn: int) -> None:
    life, factor = ROCKS[rock]
    turn = 3 if passed == 2 and rock != "major_asteroid" else turn
    voyage = Voyage(
        ". " * (turn - 1) + "a",
        at="upper_red",
        threats=[f"1 red {rock} @10"],
        wounds={rock: life - 1},
        shields=[9, 9, 9],
    ).to(turn)
    assert voyage.told("destroyed", "attacks") == [f"destroyed {rock}", f"attacks {rock} red {factor * passed}"]


@pytest.mark.rule("SA-EXT-28", "SA-EXT-29", "SA-EX-136")
def test_the_shield_absorbs_what_it_can_of_a_break_up() -> None:
    voyage = Voyage(". . a", at="upper_red", threats=["1 red asteroid @10"], wounds={"asteroid": 8}).to(3)
    assert (voyage.shields[0], voyage.damage) == (0, [3, 0, 0])


@pytest.mark.rule("SA-EXT-30")
@pytest.mark.parametrize(
    ("first", "second"), [("1 red nemesis @13", "2 white asteroid @14"), ("1 red asteroid @13", "2 white nemesis @14")]
)
def test_attacks_at_the_end_of_a_step_go_by_time_tokens(first: str, second: str) -> None:
    voyage = Voyage(
        "a", "a", at="upper_white upper_red", threats=[first, second], wounds={"asteroid": 8}, shields=[9, 9, 9]
    ).to(1)
    attackers = [line.split()[1] for line in voyage.told("attacks")][:4]
    rock = first.split()[2] == "asteroid"
    assert attackers == (["asteroid"] + ["nemesis"] * 3 if rock else ["nemesis"] * 3 + ["asteroid"])
