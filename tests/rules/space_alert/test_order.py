"""Who acts when, and slips of the hand (SA-ORD-*)."""

from __future__ import annotations

import pytest

from hullbreach.games.space_alert.papers.paper import BadFlight
from tests.rules.space_alert.flights import Voyage


@pytest.mark.rule("SA-ORD-01", "SA-ROLE-01", "SA-AND-03")
def test_the_captain_acts_first_and_the_others_follow_in_every_turn() -> None:
    voyage = Voyage(*["a a a | . . . . | . . . . a"] * 5).to(12)
    assert [int(line.split()[1]) for line in voyage.told("acts")] == [0, 1, 2, 3, 4] * 4


@pytest.mark.rule("SA-ORD-02")
def test_an_action_is_complete_before_the_next_begins() -> None:
    """The second fires with the cube the first has brought; the other way round there is none."""
    voyage = Voyage("b", "a", at="lower_red upper_red", reactors=[0, 1, 0]).to(1)
    assert (voyage.told("fired"), voyage.reactors) == (["fired 1 upper_red 4"], [0, 0, 0])
    voyage = Voyage("a", "b", at="upper_red lower_red", reactors=[0, 1, 0]).to(1)
    assert (voyage.told("fired"), voyage.reactors) == ([], [1, 0, 0])


@pytest.mark.rule("SA-ORD-03", "SA-PLAN-03")
def test_an_empty_slot_is_a_turn_without_action() -> None:
    voyage = Voyage(". a .", at="lower_red")
    assert [len(voyage.to(turn).told("acts")) for turn in (1, 2, 3)] == [0, 1, 1]
    pilot = Voyage("c .", at="upper_red", squads="active").to(2)
    assert (pilot.at, pilot.told("came-back")) == (["upper_red"], ["came-back 0"])


@pytest.mark.rule("SA-ORD-04", "SA-RULING-28")
def test_who_is_knocked_out_before_his_turn_comes_does_not_act() -> None:
    """The repair that ends the overheated reactor knocks out everybody in the lower side stations."""
    plans = ["a", "b", "a", "a"]
    stations = "lower_red lower_white lower_blue lower_white"
    voyage = Voyage(*plans, at=stations, threats=["1 internal overheated_reactor"], wounds={"overheated_reactor": 2})
    voyage.to(1)
    assert (voyage.out, voyage.told("fired")) == ([0, 2], ["fired 0 lower_red 2", "fired 3 lower_white 1"])


@pytest.mark.rule("SA-ORD-09", "SA-RULING-53")
def test_without_the_captain_the_order_goes_on_with_the_next() -> None:
    voyage = Voyage("a", "a a", "a a", "a a", out=[0, 2]).to(2)
    assert [int(line.split()[1]) for line in voyage.told("acts")] == [1, 3, 1, 3]


@pytest.mark.rule("SA-ORD-10")
def test_a_card_is_played_even_if_it_harms() -> None:
    """A capsule is burnt for nothing, and the nemesis is shot at though it hits back."""
    voyage = Voyage("b", at="lower_white", reactors=[2, 5, 2]).to(1)
    assert (voyage.reactors, voyage.fuel) == ([2, 5, 2], 2)
    voyage = Voyage("a", at="upper_red", threats=["1 red nemesis @13"], shields=[0, 0, 0]).to(1)
    assert voyage.damage == [1, 1, 1]


# --- trip-ups --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SA-ORD-05", "SA-ORD-06", "SA-ORD-08", "SA-EX-095")
def test_an_arrow_the_wrong_way_is_corrected_and_costs_a_delay() -> None:
    voyage = Voyage(". . . blue a", slips=["0 4 red"]).to(4)
    assert (voyage.at, voyage.board()) == (["upper_red"], ". . . blue . a")
    assert voyage.told("tripped") == ["tripped 0 red"]


@pytest.mark.rule("SA-ORD-05", "SA-ORD-07", "SA-RULING-47")
@pytest.mark.parametrize(
    ("card", "meant"),
    [
        ("red", "a"), ("a", "red"), ("b", "blue"), ("c", "lift"), ("bots", "red"), ("lift", "bots"),
        ("red", "blue"), ("blue", "red"),
        ("a!", "!lower_red"), ("!lower_blue", "a!"), ("b!", "!upper_blue"), ("bots!", "!upper_white"),
    ],
)  # fmt: skip
def test_a_card_can_be_turned_round_and_arrows_swapped(card: str, meant: str) -> None:
    slipped = Voyage(f"{card} a", slips=[f"0 1 {meant}"], at="lower_white").to(1)
    planned = Voyage(f"{meant} . a", at="lower_white").to(1)
    assert (slipped.told("tripped"), slipped.board()) == ([f"tripped 0 {meant}"], f"{card} . a")
    effects = ("moved", "fired", "capsule-burnt", "heroic-cube", "confirms", "in-vain")
    assert slipped.told(*effects) == planned.told(*effects) != []


@pytest.mark.rule("SA-ORD-07", "SA-RULING-47")
@pytest.mark.parametrize(
    ("card", "meant"),
    [
        ("a", "b"), ("b", "c"), ("a", "a"), ("lift", "red"), ("blue", "lift"), ("c", "bots"),
        ("a", "!lower_red"), ("a!", "red"), ("a!", "!upper_red"), ("b!", "!lower_white"), ("a!", "b!"), ("red", "a!"),
    ],
)  # fmt: skip
def test_a_bad_plan_cannot_be_corrected(card: str, meant: str) -> None:
    with pytest.raises(BadFlight, match="flight-no-slip"):
        Voyage(card, slips=[f"0 1 {meant}"])


@pytest.mark.rule("SA-ORD-07")
def test_a_call_for_a_card_that_came_later_does_nothing() -> None:
    """The red arrow was delayed and is not revealed in turn 2; the A of turn 3 has no arrow to swap."""
    voyage = Voyage("lift red a", slips=["0 2 blue"], damage={"white": "gravolift"}).to(3)
    assert voyage.told("tripped") == []
    voyage = Voyage("red a b", slips=["0 2 lift"]).to(2)
    assert (voyage.at, voyage.board()) == (["lower_red"], "red a . b")


@pytest.mark.rule("SA-ORD-08")
def test_a_correction_keeps_the_place_in_the_order() -> None:
    voyage = Voyage("a", "blue", "a", slips=["1 1 red"]).to(1)
    assert [line.split()[1] for line in voyage.told("acts")] == ["0", "1", "2"]
    assert voyage.at[1] == "upper_red"
