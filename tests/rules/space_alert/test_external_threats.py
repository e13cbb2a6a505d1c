"""What is special about common external threats (SA-EXT-*)."""

from __future__ import annotations

import msgspec
import pytest

from hullbreach.games.space_alert.papers.paper import ThreatPaper
from hullbreach.games.space_alert.papers.reading import read
from tests.rules.space_alert.flights import Voyage

HIDDEN = ["stealth_fighter", "phantom_fighter"]
CRYOSHIELDED = ["cryoshield_fighter", "cryoshield_frigate"]
CLOUDS = ["energy_cloud", "maelstrom"]


def hits(voyage: Voyage) -> list[str]:
    return [line.removeprefix("targeted ") for line in voyage.told("targeted")]


# --- hiding ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SA-EXT-01", "SA-RULING-40", "SA-EX-062")
@pytest.mark.parametrize("threat", HIDDEN)
@pytest.mark.parametrize("station", ["upper_red", "lower_red", "lower_white"])
def test_no_cannon_sees_it_before_its_x(threat: str, station: str) -> None:
    voyage = Voyage("a a", at=station, threats=[f"1 red {threat}"]).to(1)
    assert (hits(voyage), voyage.space(threat)) == ([], 10)
    assert (hits(voyage.to(2)), voyage.triggers) == ([], [f"2 {threat} X"])


@pytest.mark.rule("SA-EXT-01")
@pytest.mark.parametrize("threat", HIDDEN)
def test_neither_do_rockets_nor_interceptors(threat: str) -> None:
    rocket = Voyage("c", at="lower_blue", threats=[f"1 white {threat} @9"], tracks="T4 T1 T2").to(2)
    assert rocket.told("rocket-spent", "targeted") == ["rocket-spent"]
    sortie = Voyage("c", at="upper_red", squads="active", threats=[f"1 white {threat} @5"]).to(1)
    assert sortie.told("took-off", "targeted") == ["took-off 0"]


@pytest.mark.rule("SA-EXT-01")
@pytest.mark.parametrize("threat", HIDDEN)
def test_weapons_take_something_else_instead(threat: str) -> None:
    voyage = Voyage("a", at="upper_red", threats=[f"1 red {threat} @10", "2 red gunship @13"]).to(1)
    assert hits(voyage) == ["heavy_laser_red gunship 4"]


@pytest.mark.rule("SA-EXT-01", "SA-EX-063")
@pytest.mark.parametrize("threat", HIDDEN)
def test_after_its_x_it_is_a_target_like_others(threat: str) -> None:
    voyage = Voyage(". . a", at="upper_red", threats=[f"1 red {threat}"]).to(3)
    assert voyage.told("revealed") == [f"revealed {threat}"]
    assert hits(voyage) == [f"heavy_laser_red {threat} 4"]


@pytest.mark.rule("SA-EXT-02", "SA-EX-137")
def test_a_rocket_finds_the_phantom_fighter_and_is_spent_on_it() -> None:
    voyage = Voyage(
        "c", ". a", at="lower_blue upper_red", threats=["1 red phantom_fighter @10", "2 white gunship @10"]
    ).to(2)
    assert hits(voyage) == ["heavy_laser_red phantom_fighter 4", "rocket phantom_fighter 0"]
    assert voyage.hit_points("phantom_fighter") == 3 - (4 - 3)
    assert voyage.hit_points("gunship") == 5


@pytest.mark.rule("SA-EXT-02")
def test_a_rocket_alone_does_the_phantom_fighter_no_harm() -> None:
    voyage = Voyage("c", at="lower_blue", threats=["1 red phantom_fighter @10"]).to(3)
    assert voyage.told("wounded", "withstood", "rocket-spent") == []


# --- cryoshields -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("SA-EXT-03", "SA-EX-082")
@pytest.mark.parametrize(("threat", "life"), [("cryoshield_fighter", 4), ("cryoshield_frigate", 7)])
@pytest.mark.parametrize("plans", [("a a", ". a"), ("a a", "a a")])
def test_the_first_turn_of_hits_breaks_the_cryoshield_and_nothing_else(
    threat: str, life: int, plans: tuple[str, str]
) -> None:
    voyage = Voyage(*plans, at="upper_red lower_red", threats=[f"1 red {threat}"])
    assert voyage.to(1).hit_points(threat) == life
    assert voyage.told("cryoshield-broken", "wounded") == [f"cryoshield-broken {threat}"]
    voyage.to(2)
    assert voyage.told("wounded") == [f"wounded {threat} {4 + 2 - 1} {max(0, life - 5)}"]


@pytest.mark.rule("SA-EXT-04", "SA-RULING-32")
@pytest.mark.parametrize("threat", CRYOSHIELDED)
def test_even_a_hit_that_its_armour_would_stop_breaks_the_cryoshield(threat: str) -> None:
    voyage = Voyage("a", ". a", at="lower_white upper_red", threats=[f"1 red {threat} @10"])
    assert voyage.to(1).told("cryoshield-broken") == [f"cryoshield-broken {threat}"]
    assert voyage.to(2).told("wounded")[0].startswith(f"wounded {threat} 3 ")


@pytest.mark.rule("SA-EXT-04")
@pytest.mark.parametrize("threat", CRYOSHIELDED)
def test_a_shot_at_something_else_leaves_the_cryoshield_up(threat: str) -> None:
    voyage = Voyage("a", at="upper_red", threats=[f"1 red {threat} @13", "2 red gunship @10"]).to(1)
    assert voyage.told("cryoshield-broken") == []


# --- clouds and the pulse cannon -------------------------------------------------------------------------------------
@pytest.mark.rule("SA-EXT-06")
@pytest.mark.parametrize(("threat", "life"), [("energy_cloud", 5), ("maelstrom", 8)])
def test_the_pulse_cannon_strips_a_cloud_of_its_armour_for_a_turn(threat: str, life: int) -> None:
    voyage = Voyage("a", "a . a", at="lower_white lower_red", threats=[f"1 red {threat} @10"])
    assert voyage.to(1).hit_points(threat) == life - (1 + 2)
    assert voyage.to(3).told("withstood") == [f"withstood {threat} 2 3"]


@pytest.mark.rule("SA-EXT-06", "SA-EX-072")
def test_central_laser_and_pulse_cannon_together_destroy_an_energy_cloud() -> None:
    voyage = Voyage("a", "a", at="upper_white lower_white", threats=["1 white energy_cloud @10"]).to(1)
    assert voyage.told("wounded") == ["wounded energy_cloud 6 0"]
    assert voyage.status("energy_cloud") == "destroyed"


@pytest.mark.rule("SA-EXT-06")
@pytest.mark.parametrize("threat", CLOUDS)
def test_out_of_the_pulse_cannon_s_range_the_armour_holds(threat: str) -> None:
    voyage = Voyage("a", "a", at="upper_red lower_white", threats=[f"1 red {threat} @11"]).to(1)
    assert voyage.told("wounded")[0].startswith(f"wounded {threat} {4 - 3} ")


@pytest.mark.rule("SA-EXT-15", "SA-RULING-10")
@pytest.mark.parametrize(("threat", "life"), [("energy_cloud", 5), ("maelstrom", 8)])
def test_the_marauder_s_armour_goes_with_it(threat: str, life: int) -> None:
    voyage = Voyage(". a", at="lower_white", threats=["1 white marauder @12", f"2 red {threat} @10"])
    assert voyage.to(1).armour(threat) == 3 + 1
    assert voyage.to(2).hit_points(threat) == life - 1


# --- the Scout -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SA-EXT-07")
def test_heavy_lasers_skip_the_scout() -> None:
    voyage = Voyage("a", at="upper_red", threats=["1 red scout @5", "2 red gunship @13"]).to(1)
    assert hits(voyage) == ["heavy_laser_red gunship 4"]
    alone = Voyage("a", at="upper_white", threats=["1 white scout @5"]).to(1)
    assert alone.told("targeted", "no-target") == ["no-target heavy_laser_white"]


@pytest.mark.rule("SA-EXT-07")
@pytest.mark.parametrize(("station", "weapon"), [("lower_red", "light_laser_red 2"), ("lower_white", "pulse_cannon 1")])
def test_other_cannons_hit_the_scout(station: str, weapon: str) -> None:
    name, power = weapon.split()
    assert hits(Voyage("a", at=station, threats=["1 red scout @5"]).to(1)) == [f"{name} scout {power}"]


@pytest.mark.rule("SA-EXT-08", "SA-EX-131")
def test_the_scout_strengthens_whatever_attacks_after_its_x() -> None:
    voyage = Voyage(
        ".", threats=["2 red gunship @10", "3 white scout @12", "5 blue frigate @11"], shields=[9, 9, 9]
    ).to(1)
    assert voyage.told("attacks", "attacks-raised") == [
        "attacks gunship red 2",
        "attacks-raised scout",
        "attacks frigate blue 3",
    ]
    assert "attacks gunship red 3" in voyage.to(3).story


@pytest.mark.rule("SA-EXT-08", "SA-EXT-09")
def test_the_bonus_holds_for_latecomers_and_outlives_a_scout_that_performed_z() -> None:
    voyage = Voyage(".", threats=["1 white scout @12", "7 red gunship"], shields=[9, 9, 9]).to(8)
    assert voyage.status("scout") == "survived"
    assert voyage.told("attacks") == ["attacks scout white 3", "attacks gunship red 3"]


@pytest.mark.rule("SA-EXT-08")
@pytest.mark.parametrize(("plan", "status", "power"), [(". a", "destroyed", 2), ("", "active", 3)])
def test_the_bonus_ends_with_the_scout(plan: str, status: str, power: int) -> None:
    voyage = Voyage(
        plan, at="lower_red", threats=["1 red scout @10", "2 white gunship @14"], wounds={"scout": 2}, shields=[9, 9, 9]
    ).to(2)
    assert voyage.status("scout") == status
    assert voyage.told("attacks") == [f"attacks gunship white {power}"]


@pytest.mark.rule("SA-EXT-08", "SA-EXT-10", "SA-RULING-34")
def test_the_bonus_goes_for_every_zone_and_for_an_attack_of_nothing() -> None:
    pulses = Voyage(".", threats=["1 white scout @12", "2 red pulse_ball @10"], shields=[9, 9, 9]).to(1)
    assert pulses.told("attacks") == [f"attacks pulse_ball {zone} 2" for zone in ("red", "white", "blue")]
    rock = Voyage(
        ". a",
        at="upper_red",
        threats=["1 white scout @12", "2 red asteroid"],
        wounds={"asteroid": 8},
        shields=[9, 9, 9],
    ).to(2)
    assert rock.told("attacks") == ["attacks asteroid red 1"]


@pytest.mark.rule("SA-EXT-08", "SA-EXT-24")
def test_the_bonus_goes_for_the_nemesis_striking_back() -> None:
    voyage = Voyage(". a", at="upper_red", threats=["1 white scout @12", "2 red nemesis"], shields=[9, 9, 9]).to(2)
    assert voyage.told("attacks")[:3] == [f"attacks nemesis {zone} 2" for zone in ("red", "white", "blue")]


@pytest.mark.rule("SA-RULING-34")
def test_neither_the_scout_itself_nor_internal_threats_gain() -> None:
    voyage = Voyage(
        ".", threats=["1 white scout @12", "7 internal skirmishers_red"], shields=[9, 9, 9], tracks="T4 T5 T6 T1"
    ).end()
    assert voyage.told("attacks") == ["attacks scout white 3"]
    assert voyage.damage == [0, 6, 0]  # 3 past the shields, 3 by the Skirmishers


@pytest.mark.rule("SA-EXT-11", "SA-EX-132")
def test_the_scout_s_y_moves_the_others_before_their_own_move() -> None:
    voyage = Voyage(
        ".",
        threats=["2 blue fighter @15", "3 white scout @8", "5 red gunship @10", "6 internal alien @16"],
        shields=[9, 9, 9],
    ).to(1)
    assert voyage.told("advanced", "triggered", "attacks") == [
        "advanced fighter 15 12",
        "advanced scout 8 6",
        "triggered scout Y -",
        "advanced fighter 12 11",
        "advanced gunship 10 9",
        "triggered gunship X -",
        "attacks gunship red 2",
        "advanced gunship 9 7",
        "advanced alien 16 14",
    ]


# --- Swarm, Jellyfish, Marauder --------------------------------------------------------------------------------------
@pytest.mark.rule("SA-EXT-12")
def test_the_swarm_takes_one_point_a_turn() -> None:
    voyage = Voyage("a a a", "a a a", at="upper_red lower_red", threats=["1 red swarm"], reactors=[3, 3, 3])
    assert [voyage.to(turn).hit_points("swarm") for turn in (1, 2, 3)] == [2, 1, 0]
    assert voyage.status("swarm") == "destroyed"


@pytest.mark.rule("SA-EXT-12", "SA-EXT-16", "SA-EX-032")
def test_the_tanker_s_end_costs_the_swarm_another() -> None:
    voyage = Voyage(
        "a",
        "a",
        "a",
        at="upper_red lower_red upper_white",
        threats=["1 red swarm @13", "2 white leviathan_tanker @13"],
        wounds={"leviathan_tanker": 7},
    ).to(1)
    assert voyage.hit_points("swarm") == 1


@pytest.mark.rule("SA-EXT-13", "SA-EX-031")
def test_the_jellyfish_takes_two_more_than_what_hits_it() -> None:
    voyage = Voyage("a", at="upper_red", threats=["1 red jellyfish @13"]).to(1)
    assert voyage.hit_points("jellyfish") == 13 - (4 + 2)
    alone = Voyage("a", at="upper_blue", threats=["1 red jellyfish @13"]).to(1)
    assert alone.hit_points("jellyfish") == 13


@pytest.mark.rule("SA-EXT-14", "SA-EX-133")
def test_the_marauder_gives_all_external_threats_a_point_of_armour() -> None:
    voyage = Voyage(
        ". a", ". a", at="upper_red lower_red", threats=["1 white marauder @12", "2 red fighter", "3 blue gunship"]
    )
    assert (voyage.to(1).armour("marauder"), voyage.told("armour-raised")) == (2, ["armour-raised marauder"])
    assert voyage.to(2).hit_points("fighter") == 4 - (6 - 3)
    assert voyage.to(3).armour("gunship") == 3


@pytest.mark.rule("SA-EXT-14")
@pytest.mark.parametrize(("plan", "status", "armour"), [("", "survived", 3), (". a a", "destroyed", 2)])
def test_the_armour_ends_with_the_marauder_unless_it_performed_z(plan: str, status: str, armour: int) -> None:
    voyage = Voyage(
        plan, at="upper_white", threats=["1 white marauder @12", "2 red fighter"], wounds={"marauder": 1}
    ).to(4)
    assert (voyage.status("marauder"), voyage.armour("fighter")) == (status, armour)


# --- the printed code ------------------------------------------------------------------------------------------------
@pytest.mark.rule("SA-EXT-31")
def test_the_code_of_a_card_only_identifies_it() -> None:
    named = Voyage(".", threats=["1 red fighter"]).paper
    coded = msgspec.structs.replace(named, threats=[ThreatPaper(1, "red", code="E1-07")])
    assert list(read(coded)[0].cards) == list(read(named)[0].cards)
