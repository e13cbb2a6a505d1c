"""Heroic actions (SA-HERO-*)."""

from __future__ import annotations

import pytest

from hullbreach.games.space_alert.papers.paper import BadFlight
from tests.rules.space_alert.flights import Voyage

STATIONS = ("upper_red", "upper_white", "upper_blue", "lower_red", "lower_white", "lower_blue")


# --- movement --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SA-HERO-01", "SA-CARD-07")
@pytest.mark.parametrize("start", STATIONS)
@pytest.mark.parametrize("target", STATIONS)
def test_a_heroic_movement_leads_anywhere_at_once(start: str, target: str) -> None:
    damage = {"red": "gravolift", "white": "gravolift", "blue": "gravolift"}
    voyage = Voyage(f"!{target} a", at=start, squads="active", damage=damage).to(1)
    assert (voyage.at, voyage.squads, voyage.board()) == ([target], ["active"], f"!{target} a")


@pytest.mark.rule("SA-HERO-02", "SA-RULING-19")
def test_a_heroic_movement_neither_takes_nor_minds_a_gravolift() -> None:
    voyage = Voyage("!lower_white a", "lift a", ". a").to(1)
    assert (voyage.at[:2], voyage.told("delayed")) == (["lower_white", "lower_white"], [])
    voyage = Voyage("lift a", "!lower_white a").to(1)
    assert voyage.told("delayed") == []


@pytest.mark.rule("SA-HERO-03", "SA-RULING-19")
def test_a_heroic_movement_enters_its_target_and_nothing_on_the_way() -> None:
    slime = ["1 internal slime_blue @14"]
    voyage = Voyage("!lower_blue a", "!lower_red b", at="lower_white lower_blue", threats=slime).to(1)
    assert voyage.told("stuck-in-slime") == ["stuck-in-slime 0 lower_blue"]
    assert (voyage.board(0), voyage.board(1)) == ("!lower_blue . a", "!lower_red b")
    past = Voyage("!lower_blue a", at="lower_red", threats=["1 internal slime_red @4", "2 internal slime_blue @14"])
    assert past.to(1).told("stuck-in-slime") == ["stuck-in-slime 0 lower_blue"]


@pytest.mark.rule("SA-HERO-03", "SA-RULING-19")
def test_who_is_there_already_does_not_enter() -> None:
    voyage = Voyage("!lower_blue a", at="lower_blue", threats=["1 internal slime_blue @14"]).to(1)
    assert (voyage.told("moved", "stuck-in-slime"), voyage.board()) == ([], "!lower_blue a")


@pytest.mark.rule("SA-HERO-03")
def test_a_heroic_movement_into_contamination_knocks_out() -> None:
    voyage = Voyage(". !lower_blue", "!upper_red", threats=["1 internal contamination @2"]).to(1)
    assert (voyage.status("contamination"), voyage.out) == ("survived", [1])
    assert voyage.to(2).out == [0, 1]


# --- A ---------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SA-HERO-04", "SA-EX-037", "SA-HULL-04")
@pytest.mark.parametrize(
    ("at", "damage", "power"),
    [
        ("upper_red", {}, 5),
        ("upper_white", {}, 6),
        ("upper_blue", {}, 5),
        ("lower_red", {}, 3),
        ("lower_blue", {}, 3),
        ("lower_white", {}, 2),
        ("upper_white", {"white": "heavy_laser"}, 5),
        ("upper_red", {"red": "heavy_laser"}, 4),
        ("lower_blue", {"blue": "light_laser"}, 2),
        ("lower_white", {"white": "pulse_cannon"}, 2),
    ],
)
def test_heroic_a_adds_one_to_the_power(at: str, damage: dict[str, int | str], power: int) -> None:
    voyage = Voyage("a!", at=at, damage=damage).to(1)
    assert voyage.told("fired") == [f"fired 0 {at} {power}"]


@pytest.mark.rule("SA-HERO-04", "SA-EX-038")
def test_a_heroic_pulse_hits_every_target_with_two() -> None:
    threats = ["1 red amoeba @10", "2 white meteoroid @5", "3 blue jellyfish @11"]
    voyage = Voyage("a!", at="lower_white", threats=threats).to(1)
    assert voyage.told("wounded") == ["wounded amoeba 2 6", "wounded meteoroid 2 3"]
    assert voyage.reactors == [2, 2, 2]


@pytest.mark.rule("SA-HERO-14")
def test_heroic_a_needs_a_free_cannon_and_energy() -> None:
    voyage = Voyage("a", "a!", at="upper_red").to(1)
    assert (voyage.told("fired"), voyage.reactors) == (["fired 0 upper_red 4"], [1, 3, 2])
    voyage = Voyage("a!", at="upper_red", reactors=[0, 5, 0]).to(1)
    assert (voyage.told("fired"), voyage.reactors) == ([], [0, 5, 0])


# --- B ---------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SA-HERO-05", "SA-HERO-06", "SA-RULING-02", "SA-EX-039", "SA-EX-040", "SA-EX-041")
@pytest.mark.parametrize(
    ("at", "shields", "reactors", "fuel"),
    [
        ("upper_red", [3, 1, 1], [1, 3, 2], 3),
        ("upper_white", [1, 4, 1], [2, 1, 2], 3),
        ("upper_blue", [1, 1, 3], [2, 3, 1], 3),
        ("lower_red", [1, 1, 1], [4, 2, 2], 3),
        ("lower_white", [1, 1, 1], [2, 6, 2], 2),
        ("lower_blue", [1, 1, 1], [2, 2, 4], 3),
    ],
)
def test_heroic_b_adds_a_cube_even_above_capacity(at: str, shields: list[int], reactors: list[int], fuel: int) -> None:
    voyage = Voyage("b!", at=at).to(1)
    assert (voyage.shields, voyage.reactors, voyage.fuel) == (shields, reactors, fuel)


@pytest.mark.rule("SA-HERO-05")
def test_heroic_b_adds_a_cube_to_a_store_it_could_not_fill() -> None:
    voyage = Voyage("b!", at="upper_white", shields=[0, 0, 0], reactors=[2, 1, 2]).to(1)
    assert (voyage.shields, voyage.reactors) == ([0, 2, 0], [2, 0, 2])


@pytest.mark.rule("SA-HERO-07", "SA-EX-042", "SA-RULING-12")
@pytest.mark.parametrize(
    ("at", "shields", "reactors", "fuel", "left"),
    [
        pytest.param("upper_red", [2, 1, 1], [2, 3, 2], 3, 3, id="shield full"),
        pytest.param("upper_red", [0, 1, 1], [0, 3, 2], 3, 3, id="reactor empty"),
        pytest.param("lower_red", [1, 1, 1], [3, 3, 2], 3, 3, id="side reactor full"),
        pytest.param("lower_red", [1, 1, 1], [1, 0, 2], 3, 3, id="central reactor empty"),
        pytest.param("lower_white", [1, 1, 1], [2, 1, 2], 0, 0, id="no capsule"),
        pytest.param("lower_white", [1, 1, 1], [2, 5, 2], 3, 2, id="central reactor full"),
    ],
)
def test_heroic_b_without_a_cube_moved_gives_none(
    at: str, shields: list[int], reactors: list[int], fuel: int, left: int
) -> None:
    voyage = Voyage("b!", at=at, shields=shields, reactors=reactors, fuel=fuel).to(1)
    assert (voyage.shields, voyage.reactors, voyage.fuel) == (shields, reactors, left)


@pytest.mark.rule("SA-HERO-08")
def test_heroic_b_is_two_repairs() -> None:
    voyage = Voyage("b!", "b", at="upper_red", threats=["1 internal hacked_shields_red"]).to(1)
    assert (voyage.told("wounded"), voyage.status("hacked_shields_red")) == (
        ["wounded hacked_shields_red 2 1", "wounded hacked_shields_red 1 0"],
        "destroyed",
    )
    assert (voyage.shields, voyage.reactors) == ([1, 1, 1], [2, 3, 2])


# --- battlebots ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SA-HERO-09", "SA-EX-043")
def test_a_heroic_squad_is_not_disabled() -> None:
    voyage = Voyage("bots! bots", at="lower_red", squads="active", threats=["1 internal commandos_red @16"])
    assert (voyage.to(1).hit_points("commandos_red"), voyage.squads) == (1, ["active"])
    assert (voyage.to(2).status("commandos_red"), voyage.squads) == ("destroyed", ["disabled"])


@pytest.mark.rule("SA-HERO-10", "SA-EX-036")
@pytest.mark.parametrize(
    ("threats", "told"),
    [
        (["1 red amoeba @7"], ["targeted interceptors amoeba 4"]),
        (
            ["1 red amoeba @7", "2 blue jellyfish @7"],
            ["targeted interceptors amoeba 2", "targeted interceptors jellyfish 2"],
        ),
    ],
)
def test_a_heroic_pilot_strikes_with_one_more(threats: list[str], told: list[str]) -> None:
    voyage = Voyage("c bots!", at="upper_red", squads="active", threats=threats).to(2)
    assert (voyage.at, voyage.told("targeted")) == (["space"], told)


@pytest.mark.rule("SA-HERO-11")
@pytest.mark.parametrize("squad", ["none", "disabled"])
def test_a_heroic_battlebot_action_needs_an_active_squad(squad: str) -> None:
    voyage = Voyage("bots!", at="lower_red", squads=squad, threats=["1 internal commandos_red"]).to(1)
    assert (voyage.hit_points("commandos_red"), voyage.squads) == (2, [squad])


# --- the cards -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SA-HERO-12", "SA-MODE-15", "SA-MODE-22", "SA-MODE-24")
@pytest.mark.parametrize("flight", ["test", "simulation", "advanced_simulation"])
@pytest.mark.parametrize("card", ["a!", "b!", "bots!", "!lower_red"])
def test_only_missions_have_heroic_cards(flight: str, card: str) -> None:
    with pytest.raises(BadFlight, match="flight-no-heroic"):
        Voyage(card, flight=flight)
    assert Voyage(card, flight="mission").board() == card


@pytest.mark.rule("SA-HERO-13", "SA-SET-16")
def test_nobody_plays_two_heroic_cards() -> None:
    with pytest.raises(BadFlight, match="flight-second-heroic"):
        Voyage("a! . b!", "a")
    assert Voyage("a!", "b!", "bots!", "!lower_red", "!upper_red").to(1).told("fired") == ["fired 0 upper_white 6"]


@pytest.mark.rule("SA-CARD-07")
@pytest.mark.parametrize("turn", range(1, 13))
def test_a_heroic_card_can_be_played_in_any_turn(turn: int) -> None:
    voyage = Voyage(". " * (turn - 1) + "a!").to(turn)
    assert voyage.told("fired") == ["fired 0 upper_white 6"]
