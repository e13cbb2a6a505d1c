"""Knocked-out crew members (SA-KO-*)."""

from __future__ import annotations

import pytest

from tests.rules.space_alert.flights import Voyage

# Commandos at Z knock out everybody in their station and damage its zone.
COMMANDOS = "1 internal commandos_red @2"


@pytest.mark.rule("SA-KO-01")
def test_who_is_knocked_out_does_nothing_more() -> None:
    voyage = Voyage("a a a a", "b", at="lower_red upper_white", threats=[COMMANDOS]).end()
    assert (voyage.out, voyage.told("fired")) == ([0], ["fired 0 lower_red 2"])
    assert voyage.told("acts") == ["acts 0 a lower_red", "acts 1 b upper_white"]


@pytest.mark.rule("SA-KO-02")
def test_he_stays_where_he_lies() -> None:
    voyage = Voyage("a lift blue", at="lower_red", threats=[COMMANDOS]).end()
    assert (voyage.at, voyage.told("knocked-out")) == (["lower_red"], ["knocked-out 0 lower_red"])


@pytest.mark.rule("SA-KO-03")
def test_his_squad_is_disabled_for_good() -> None:
    """Another who calls the squads of the station wakes only his own."""
    voyage = Voyage(". a", ". . c c", at="lower_red upper_red", squads="active none", threats=[COMMANDOS]).to(1)
    assert voyage.squads == ["disabled", "none"]
    voyage = Voyage(". c", ". lift c c", at="lower_red upper_red", squads="active disabled", threats=[COMMANDOS]).to(4)
    assert (voyage.squads, voyage.stored) == (["disabled", "active"], ["ready", "ready"])


@pytest.mark.rule("SA-KO-03")
def test_who_leads_no_squad_loses_none() -> None:
    voyage = Voyage(".", at="lower_red", threats=[COMMANDOS]).to(1)
    assert (voyage.out, voyage.squads) == ([0], ["none"])


@pytest.mark.rule("SA-KO-04", "SA-SHIP-06")
@pytest.mark.parametrize(
    "threat",
    [
        pytest.param("1 red psionic_satellite @2", id="everybody on the ship"),
        pytest.param("1 internal battlebot_uprising @2", id="everybody not on the bridge"),
        pytest.param("1 internal battlebot_uprising @13", id="leaders of active squads"),
        pytest.param("1 internal contamination @2", id="in these stations"),
    ],
)
def test_nobody_in_space_is_hit_by_what_hits_the_ship(threat: str) -> None:
    voyage = Voyage("bots", ".", at="space upper_red", squads="active", threats=[threat]).to(1)
    assert (voyage.out, voyage.at[0]) == ([1], "space")


@pytest.mark.rule("SA-KO-05", "SA-SCO-06")
@pytest.mark.parametrize("out", [[], [0], [0, 2, 3]])
def test_each_costs_two_points(out: list[int]) -> None:
    voyage = Voyage(".", ".", ".", ".", out=out).end()
    assert voyage.total == -2 * len(out)


@pytest.mark.rule("SA-KO-06", "SA-RULING-09")
def test_who_is_knocked_out_is_not_counted() -> None:
    """The alien comes up to the bridge and deals a point for everybody there who is awake."""
    voyage = Voyage(".", ".", ".", out=[1], threats=["1 internal alien @9"]).to(1)
    assert (voyage.stations("alien"), voyage.damage) == (["upper_white"], [0, 2, 0])


@pytest.mark.rule("SA-KO-06", "SA-RULING-09")
def test_the_seeker_passes_those_who_lie_there() -> None:
    """Two in red, one of them knocked out, and two in blue: it goes to blue."""
    stations = "upper_red upper_red upper_blue upper_blue"
    seeker = ["1 internal seeker @13"]
    assert Voyage(*["."] * 4, at=stations, threats=seeker).to(1).stations("seeker") == ["upper_white"]
    assert Voyage(*["."] * 4, at=stations, out=[0], threats=seeker).to(1).stations("seeker") == ["upper_blue"]


@pytest.mark.rule("SA-KO-06")
def test_who_is_knocked_out_cannot_be_delayed() -> None:
    voyage = Voyage(". . b", ". . b", out=[0], maintained=False).to(2)
    assert voyage.told("delayed") == ["delayed 1 3"]


@pytest.mark.rule("SA-KO-07")
def test_nobody_is_knocked_out_twice() -> None:
    both = ["1 internal commandos_red @2", "2 red psionic_satellite @2"]
    voyage = Voyage(".", at="lower_red", threats=both).to(1)
    assert [line.split()[1] for line in voyage.triggers] == ["commandos_red", "psionic_satellite"]
    assert (voyage.told("knocked-out"), voyage.score["knocked_out"]) == (["knocked-out 0 lower_red"], -2)
