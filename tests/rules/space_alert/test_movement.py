"""Moving from station to station (SA-MOV-*)."""

from __future__ import annotations

import pytest

from tests.rules.space_alert.flights import Voyage


@pytest.mark.rule("SA-MOV-01", "SA-CARD-02")
@pytest.mark.parametrize("deck", ["upper", "lower"])
def test_arrows_lead_along_the_deck(deck: str) -> None:
    voyage = Voyage("red red", at=f"{deck}_blue")
    assert [voyage.to(turn).at[0] for turn in (1, 2)] == [f"{deck}_white", f"{deck}_red"]
    voyage = Voyage("blue blue", at=f"{deck}_red")
    assert [voyage.to(turn).at[0] for turn in (1, 2)] == [f"{deck}_white", f"{deck}_blue"]


@pytest.mark.rule("SA-MOV-02", "SA-ORD-10")
@pytest.mark.parametrize("zone", ["red", "blue"])
@pytest.mark.parametrize("deck", ["upper", "lower"])
def test_there_is_nothing_beyond_the_last_station(zone: str, deck: str) -> None:
    voyage = Voyage(f"{zone} .", at=f"{deck}_{zone}").to(1)
    assert (voyage.at, voyage.told("moved")) == ([f"{deck}_{zone}"], [])
    assert voyage.told("in-vain") == [f"in-vain 0 {zone} edge"]
    assert voyage.to(2).told("acts") == [f"acts 0 {zone} {deck}_{zone}"]


@pytest.mark.rule("SA-MOV-03", "SA-CARD-02")
@pytest.mark.parametrize("zone", ["red", "white", "blue"])
def test_the_gravolift_leads_to_the_other_deck_and_back(zone: str) -> None:
    voyage = Voyage("lift lift a", at=f"upper_{zone}")
    assert voyage.to(1).at == [f"lower_{zone}"]
    assert voyage.to(2).at == [f"upper_{zone}"]
    assert voyage.told("delayed") == []


@pytest.mark.rule("SA-MOV-04", "SA-MOV-06", "SA-EX-092", "SA-DEL-07")
@pytest.mark.parametrize(
    ("at", "after"),
    [
        ("upper_white lower_white", ["lower_white", "upper_white"]),
        ("lower_white upper_white", ["upper_white", "lower_white"]),
        ("upper_white upper_white", ["lower_white", "lower_white"]),
    ],
)
def test_the_second_user_of_a_gravolift_climbs_the_ladder_and_is_late(at: str, after: list[str]) -> None:
    voyage = Voyage("lift a", "lift a", at=at).to(1)
    assert voyage.at == after
    assert (voyage.board(0), voyage.board(1)) == ("lift a", "lift . a")
    assert voyage.told("lift-taken") == ["lift-taken 1 white"]


@pytest.mark.rule("SA-MOV-04", "SA-MOV-06")
def test_all_later_users_are_late_and_the_next_turn_starts_anew() -> None:
    voyage = Voyage("lift . a", "lift b", "lift b", ". lift b").to(1)
    assert [voyage.board(member) for member in range(4)] == ["lift . a", "lift . b", "lift . b", ". lift b"]
    voyage.to(2)
    assert voyage.board(3) == ". lift b"


@pytest.mark.rule("SA-MOV-05", "SA-HULL-07", "SA-DEL-07")
def test_a_damaged_gravolift_delays_everybody() -> None:
    voyage = Voyage("lift a", "lift a", "lift a", at="upper_red upper_red upper_white", damage={"red": "gravolift"}).to(
        1
    )
    assert voyage.at == ["lower_red", "lower_red", "lower_white"]
    assert [voyage.board(member) for member in range(3)] == ["lift . a", "lift . a", "lift a"]
    assert voyage.told("lift-broken", "lift-taken") == ["lift-broken 0 red", "lift-broken 1 red"]


@pytest.mark.rule("SA-MOV-06")
def test_gravolifts_of_different_zones_are_independent() -> None:
    voyage = Voyage("lift a", "lift a", "lift a", at="upper_red lower_white upper_blue").to(1)
    assert (voyage.at, voyage.told("delayed")) == (["lower_red", "upper_white", "lower_blue"], [])


@pytest.mark.rule("SA-MOV-07")
@pytest.mark.parametrize("way", ["red lift", "!lower_red ."])
def test_a_squad_goes_with_its_leader(way: str) -> None:
    """An active one fights where he comes to, a disabled one is woken there."""
    voyage = Voyage(f"{way} bots", squads="active", threats=["3 internal commandos_red"]).to(3)
    assert (voyage.at, voyage.hit_points("commandos_red")) == (["lower_red"], 1)
    voyage = Voyage(f"{way} c", squads="disabled").to(3)
    assert (voyage.at, voyage.squads, voyage.stored) == (["lower_red"], ["active"], ["ready", "ready"])


@pytest.mark.rule("SA-MOV-08")
def test_nobody_is_in_anybodys_way() -> None:
    intruders = ["1 internal troopers_blue @16", "2 internal slime_blue @16"]
    voyage = Voyage(*["blue"] * 5, at="lower_white", squads="active active none", threats=intruders).to(1)
    assert (voyage.stations("troopers_blue"), voyage.stations("slime_blue")) == (["lower_blue"], ["lower_blue"])
    assert voyage.at == ["lower_blue"] * 5


@pytest.mark.rule("SA-MOV-09", "SA-DEL-07")
def test_slime_delays_whoever_enters() -> None:
    voyage = Voyage(
        "blue a", ". a", "lift a", at="lower_white lower_blue upper_white", threats=["1 internal slime_blue"]
    )
    voyage.to(1)
    assert [voyage.board(member) for member in range(3)] == ["blue . a", ". a", "lift a"]
    assert voyage.told("stuck-in-slime") == ["stuck-in-slime 0 lower_blue"]
