"""Slime: it clings, spreads and stays (SA-INN-04 to SA-INN-16)."""

from __future__ import annotations

import pytest

from hullbreach.games.space_alert.papers.report import snapshot
from tests.rules.space_alert.flights import Voyage

RED = "1 internal slime_red"
BLUE = "1 internal slime_blue"
# On T7 Slime comes from 16 to X on 12 in turn 2, to Y on 8 and 5 in turns 4 and 6, to Z in turn 8.
Y_TURN, SECOND_Y_TURN, Z_TURN = 4, 6, 8


# --- clinging --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SA-INN-05")
@pytest.mark.parametrize(
    ("card", "start"), [("red", "lower_white"), ("lift", "upper_red"), ("!lower_red", "upper_blue")]
)
def test_entering_a_station_with_slime_delays_the_next_action(card: str, start: str) -> None:
    voyage = Voyage(f"{card} a", at=start, threats=[f"{RED} @16"]).to(1)
    assert voyage.told("stuck-in-slime", "delayed") == ["stuck-in-slime 0 lower_red", "delayed 0 2"]
    assert voyage.board() == f"{card} . a"


@pytest.mark.rule("SA-INN-05")
def test_standing_in_slime_delays_nobody() -> None:
    voyage = Voyage("a a", at="lower_red", threats=[RED]).to(2)
    assert len(voyage.told("fired")) == 2
    assert voyage.told("stuck-in-slime") == []


@pytest.mark.rule("SA-INN-05", "SA-HERO-03")
def test_moving_heroically_to_where_one_is_does_not_count_as_entering() -> None:
    voyage = Voyage("!lower_red a", at="lower_red", threats=[f"{RED} @16"]).to(1)
    assert voyage.told("stuck-in-slime", "delayed") == []


@pytest.mark.rule("SA-DEL-06", "SA-INN-05", "SA-EX-091")
def test_a_broken_lift_slime_and_a_missed_check_delay_once() -> None:
    voyage = Voyage(
        ". lift a", at="upper_red", threats=[f"{RED} @16"], damage={"red": "gravolift"}, maintained=False
    ).to(2)
    assert voyage.told("lift-broken", "stuck-in-slime", "check-missed") != []
    assert (voyage.told("delayed"), voyage.board()) == (["delayed 0 3"], ". lift . a")


# --- X ---------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SA-INN-06")
def test_red_slime_swallows_the_squad_stored_beside_it() -> None:
    voyage = Voyage(".", threats=[RED]).to(2)
    assert voyage.stored == ["engulfed", "ready"]
    taken = Voyage("c", at="lower_red", threats=[RED]).to(2)
    assert (taken.stored, taken.squads) == (["taken", "ready"], ["active"])


@pytest.mark.rule("SA-INN-07", "SA-EX-140")
def test_a_swallowed_squad_is_taken_lying_down_and_needs_another_c() -> None:
    voyage = Voyage(". . c c", at="lower_red", threats=[RED])
    assert (voyage.to(3).squads, voyage.stored) == (["disabled"], ["taken", "ready"])
    assert voyage.to(4).squads == ["active"]


@pytest.mark.rule("SA-INN-07")
def test_it_is_woken_in_the_other_station_as_well() -> None:
    voyage = Voyage(". . c blue blue lift c", at="lower_red", threats=[RED], tracks="T4 T5 T6 T2").to(7)
    assert (voyage.at, voyage.squads, voyage.stored) == (["upper_blue"], ["active"], ["taken", "ready"])


@pytest.mark.rule("SA-INN-08")
@pytest.mark.parametrize(("rockets", "left"), [(3, 2), (1, 0), (0, 0)])
def test_blue_slime_destroys_a_rocket_of_the_station(rockets: int, left: int) -> None:
    assert Voyage(".", rockets=rockets, threats=[BLUE]).to(2).rockets == left


@pytest.mark.rule("SA-INN-08")
def test_a_rocket_in_flight_is_safe() -> None:
    voyage = Voyage(". c", at="lower_blue", rockets=1, threats=[BLUE, "2 red gunship @13"]).to(3)
    assert voyage.told("rocket-lost") == []
    assert "targeted rocket gunship 3" in voyage.story


@pytest.mark.rule("SA-INN-04", "SA-RULING-37")
@pytest.mark.parametrize(("wounds", "left"), [(0, 2), (1, 1)])
def test_a_rocket_less_is_a_hit_point_less_for_unstable_warheads(wounds: int, left: int) -> None:
    threats = [f"{BLUE} @14", "2 internal unstable_warheads @16"]
    voyage = Voyage(".", threats=threats, wounds={"unstable_warheads": wounds}).to(1)
    assert (voyage.rockets, voyage.hit_points("unstable_warheads")) == (2, left)
    assert voyage.told("weakened") == [f"weakened unstable_warheads {left}"]


@pytest.mark.rule("SA-INN-04", "SA-RULING-37")
@pytest.mark.parametrize(("rockets", "wounds"), [(3, 2), (2, 1), (1, 0)])
def test_unstable_warheads_are_repaired_when_cubes_reach_the_hit_points_left(rockets: int, wounds: int) -> None:
    threats = [f"{BLUE} @14", "2 internal unstable_warheads @16"]
    voyage = Voyage(".", rockets=rockets, threats=threats, wounds={"unstable_warheads": wounds}).to(1)
    assert voyage.status("unstable_warheads") == "destroyed"
    assert voyage.covered == []
    assert voyage.score["destroyed"] == 4


# --- Y ---------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SA-INN-09", "SA-INN-16", "SA-RULING-39")
@pytest.mark.parametrize(
    ("slime", "spread"), [("slime_red", ["lower_white", "lower_blue"]), ("slime_blue", ["lower_white", "lower_red"])]
)
def test_slime_spreads_by_a_station_at_each_y(slime: str, spread: list[str]) -> None:
    voyage = Voyage(".", threats=[f"1 internal {slime}"])
    assert voyage.to(Y_TURN).told("spread") == [f"spread {slime} {spread[0]}"]
    assert voyage.to(SECOND_Y_TURN).told("spread") == [f"spread {slime} {station}" for station in spread]
    assert voyage.stations(slime) == ["lower_red", "lower_white", "lower_blue"]


@pytest.mark.rule("SA-INN-09", "SA-INN-10", "SA-INN-11", "SA-EX-139")
def test_offspring_spread_on_and_cleared_stations_are_slimed_again() -> None:
    voyage = Voyage(". . . . bots", at="lower_white", squads="active", threats=[BLUE])
    assert voyage.to(Y_TURN).stations("slime_blue") == ["lower_white", "lower_blue"]
    assert voyage.to(5).stations("slime_blue") == ["lower_blue"]
    assert voyage.hit_points("slime_blue") == 2
    assert voyage.to(SECOND_Y_TURN).stations("slime_blue") == ["lower_white", "lower_blue"]


@pytest.mark.rule("SA-INN-05", "SA-INN-09")
def test_offspring_cling_like_the_original() -> None:
    voyage = Voyage(". . . . lift a", at="upper_white", threats=[BLUE]).to(5)
    assert voyage.told("stuck-in-slime") == ["stuck-in-slime 0 lower_white"]


@pytest.mark.rule("SA-INN-10")
def test_neither_slime_spreads_into_the_other() -> None:
    voyage = Voyage(".", threats=[f"{RED} @9", "2 internal slime_blue @9"]).to(1)
    assert voyage.told("spread") == ["spread slime_red lower_white"]
    assert voyage.stations("slime_blue") == ["lower_blue"]


@pytest.mark.rule("SA-INN-10", "SA-INN-14")
def test_slime_that_stayed_after_z_still_keeps_the_other_out() -> None:
    voyage = Voyage(".", threats=[f"{RED} @9", "3 internal slime_blue"]).to(5)
    assert (voyage.status("slime_red"), voyage.told("spread")[0]) == ("survived", "spread slime_red lower_white")
    voyage.end()
    assert [line for line in voyage.triggers if "slime_blue Y" in line] != []
    assert [line for line in voyage.told("spread") if "slime_blue" in line] == []


# --- squads against Slime --------------------------------------------------------------------------------------------
@pytest.mark.rule("SA-INN-11")
def test_the_original_takes_two_hits_and_offspring_one() -> None:
    voyage = Voyage(". . . . bots bots", at="lower_red", squads="active", threats=[RED])
    assert (voyage.to(5).hit_points("slime_red"), len(voyage.stations("slime_red"))) == (1, 2)
    assert voyage.to(6).told("tile-removed") == ["tile-removed slime_red lower_red"]
    assert voyage.squads == ["active"]


@pytest.mark.rule("SA-INN-12", "SA-INN-15", "SA-RULING-38")
def test_without_its_original_the_card_stays_until_the_last_tile_is_gone() -> None:
    voyage = Voyage(". . . bots bots", ". . . . . bots", at="lower_red lower_white", squads="active", threats=[RED])
    voyage.to(5)
    assert (voyage.status("slime_red"), voyage.stations("slime_red")) == ("active", ["lower_white"])
    assert voyage.to(6).status("slime_red") == "destroyed"
    assert voyage.score["destroyed"] == 6


@pytest.mark.rule("SA-INN-11")
def test_of_two_slimes_in_a_station_the_lower_token_is_hit_first() -> None:
    """The red one grew into the blue station before the blue one came."""
    voyage = Voyage(
        ". . . . . . bots bots bots", at="lower_blue", squads="active", threats=[RED, "7 internal slime_blue"]
    ).to(7)
    assert voyage.told("tile-removed") == ["tile-removed slime_red lower_blue"]
    assert "stuck" not in " ".join(voyage.story)
    assert voyage.to(9).status("slime_blue") == "destroyed"


# --- Z ---------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SA-INN-13", "SA-INN-14", "SA-INN-15", "SA-RULING-38")
def test_each_tile_does_two_damage_at_z_and_stays() -> None:
    voyage = Voyage(". . . . . . . . bots red a", at="lower_blue", squads="active", threats=[RED]).to(Z_TURN)
    assert (voyage.damage, voyage.status("slime_red")) == ([2, 2, 2], "survived")
    assert snapshot(voyage.flight).threats[0]["tiles"] == [[f"lower_{zone}", None] for zone in ("red", "white", "blue")]
    voyage.to(10)
    assert voyage.told("in-vain") == ["in-vain 0 bots no-intruder"]
    assert voyage.told("stuck-in-slime") == ["stuck-in-slime 0 lower_white"]


@pytest.mark.rule("SA-INN-13", "SA-INN-15")
def test_offspring_alone_perform_z_as_well() -> None:
    voyage = Voyage(". . . . bots bots", at="lower_red", squads="active", threats=[RED]).to(Z_TURN)
    assert (voyage.damage, voyage.status("slime_red")) == ([0, 2, 2], "survived")
