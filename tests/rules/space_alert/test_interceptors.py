"""In space: taking off, staying out, coming home (SA-INT-*)."""

from __future__ import annotations

import pytest

from tests.rules.space_alert.flights import Voyage


def strikes(voyage: Voyage) -> list[str]:
    """What the interceptors hit, with which power."""
    lines = [line.split() for line in voyage.told("targeted")]
    return [" ".join(words[2:]) for words in lines if words[1] == "interceptors"]


@pytest.mark.rule("SA-INT-01")
def test_c_in_upper_red_takes_the_leader_and_his_squad_to_space() -> None:
    voyage = Voyage("c", at="upper_red", squads="active").to(1)
    assert (voyage.at, voyage.squads) == (["space"], ["active"])
    assert voyage.told("took-off") == ["took-off 0"]


@pytest.mark.rule("SA-INT-02", "SA-EX-128")
@pytest.mark.parametrize("squad", ["none", "disabled"])
def test_nobody_takes_off_without_an_active_squad(squad: str) -> None:
    voyage = Voyage("c", at="upper_red", squads=squad).to(1)
    assert (voyage.at, voyage.squads) == (["upper_red"], [squad])
    assert voyage.told("in-vain") == ["in-vain 0 c no-active-squad"]


@pytest.mark.rule("SA-INT-02")
def test_only_one_is_in_space_at_a_time() -> None:
    voyage = Voyage("c", "c", at="upper_red", squads="active").to(1)
    assert voyage.at == ["space", "upper_red"]
    assert voyage.told("in-vain") == ["in-vain 1 c taken"]


@pytest.mark.rule("SA-INT-03")
def test_the_interceptors_attack_in_the_turn_they_take_off() -> None:
    voyage = Voyage("c", at="upper_red", squads="active", threats=["1 blue gunship @5"]).to(1)
    assert strikes(voyage) == ["gunship 3"]
    assert voyage.hit_points("gunship") == 5 - (3 - 2)


@pytest.mark.rule("SA-INT-04")
@pytest.mark.parametrize(("card", "power"), [("bots", 3), ("bots!", 4)])
def test_the_battlebot_action_keeps_one_out_there_attacking(card: str, power: int) -> None:
    voyage = Voyage(f"c {card}", at="upper_red", squads="active", threats=["1 red man_of_war @5"]).to(2)
    assert (voyage.at, voyage.told("stayed-out")) == (["space"], ["stayed-out 0"])
    assert strikes(voyage) == ["man_of_war 3", f"man_of_war {power}"]


@pytest.mark.rule("SA-INT-05", "SA-INT-12")
def test_one_may_stay_out_to_the_end_and_comes_home_before_the_jump() -> None:
    voyage = Voyage("c" + " bots" * 11, at="upper_red", squads="active").to(12)
    assert (voyage.at, len(voyage.told("stayed-out"))) == (["space"], 11)
    assert voyage.end().at == ["upper_red"]
    assert voyage.told("step")[-2:] == ["step 13 return", "step 13 threats"]


@pytest.mark.rule("SA-INT-06", "SA-RULING-04")
def test_c_launches_but_does_not_keep_one_out_and_the_battlebot_action_the_reverse() -> None:
    on_board = Voyage("bots", at="upper_red", squads="active").to(1)
    assert (on_board.at, on_board.told("took-off")) == (["upper_red"], [])
    outside = Voyage("c c", at="upper_red", squads="active", threats=["1 red man_of_war @5"]).to(2)
    assert outside.at == ["upper_red"]
    assert strikes(outside) == ["man_of_war 3"]
    assert outside.board() == "c . c"


@pytest.mark.rule("SA-INT-07")
def test_an_empty_slot_brings_one_home_and_is_spent_on_it() -> None:
    voyage = Voyage("c . a", at="upper_red", squads="active").to(2)
    assert (voyage.at, voyage.squads) == (["upper_red"], ["active"])
    assert voyage.told("fired", "delayed") == []
    assert voyage.to(3).told("fired") == ["fired 0 upper_red 4"]


@pytest.mark.rule("SA-INT-08", "SA-DEL-10")
@pytest.mark.parametrize("card", ["red", "blue", "lift", "a", "b", "c", "a!", "b!", "!lower_blue"])
def test_any_other_card_waits_a_turn_while_one_flies_home(card: str) -> None:
    voyage = Voyage(f"{card} . bots", at="space", squads="active").to(1)
    assert voyage.at == ["upper_red"]
    assert voyage.board() == f". {card} bots"
    assert f"acts 0 {card} upper_red" in voyage.to(2).told("acts")


@pytest.mark.rule("SA-INT-08", "SA-DEL-10", "SA-EX-094")
def test_the_card_that_waits_pushes_the_next_ones() -> None:
    voyage = Voyage("bots bots bots bots bots bots red a", at="space", squads="active").to(6)
    assert voyage.at == ["space"]
    assert voyage.to(7).at == ["upper_red"]
    assert voyage.board().split()[6:] == [".", "red", "a"]


@pytest.mark.rule("SA-INT-09", "SA-KO-04", "SA-RULING-51")
@pytest.mark.parametrize(
    "threat",
    [
        "1 red psionic_satellite @2",
        "1 internal battlebot_uprising @13",
        "1 internal battlebot_uprising @2",
        "1 internal contamination @2",
        "1 internal executioner @13",
    ],
)
def test_nothing_that_knocks_out_reaches_space(threat: str) -> None:
    voyage = Voyage("bots bots", ".", at="space upper_blue", squads="active none", threats=[threat]).to(2)
    assert 0 not in voyage.out
    assert voyage.at[0] == "space"


@pytest.mark.rule("SA-INT-09", "SA-DEL-08")
@pytest.mark.parametrize(
    "threat",
    [
        "1 red psionic_satellite @10",
        "1 red psionic_satellite @6",
        "1 internal virus @9",
        "1 internal contamination @13",
    ],
)
def test_nothing_that_delays_reaches_space(threat: str) -> None:
    voyage = Voyage(". bots", "bots bots bots", at="upper_red space", squads="active", threats=[threat]).to(1)
    assert voyage.told("delayed") == ["delayed 0 2"]


@pytest.mark.rule("SA-INT-11", "SA-INTR-02")
@pytest.mark.parametrize("card", ["bots", "bots!"])
def test_no_intruder_can_be_hit_from_space(card: str) -> None:
    voyage = Voyage(card, at="space", squads="active", threats=["1 internal skirmishers_red @16"]).to(1)
    assert (voyage.hit_points("skirmishers_red"), voyage.squads) == (1, ["active"])
    assert voyage.told("attacked") == []


@pytest.mark.rule("SA-INT-13")
def test_interceptors_whose_pilot_lies_out_there_are_lost_to_all() -> None:
    voyage = Voyage(
        "bots", ". c", at="space upper_red", squads="active", threats=["1 red behemoth @6"], shields=[9, 9, 9]
    ).to(1)
    assert voyage.out == []
    voyage = Voyage(
        "bots", ". c", at="space upper_red", squads="active", threats=["1 red behemoth @5"], shields=[9, 9, 9]
    ).to(2)
    assert (voyage.out, voyage.at) == ([0], ["space", "upper_red"])
    assert voyage.told("in-vain") == ["in-vain 1 c taken"]


@pytest.mark.rule("SA-INT-14")
def test_the_next_may_take_off_as_soon_as_the_first_is_home() -> None:
    voyage = Voyage(".", "c", at="space upper_red", squads="active").to(1)
    assert voyage.at == ["upper_red", "space"]
    too_early = Voyage("c", ".", at="upper_red space", squads="active").to(1)
    assert too_early.at == ["upper_red", "upper_red"]


@pytest.mark.rule("SA-INT-14")
def test_he_who_came_home_may_take_off_again() -> None:
    voyage = Voyage(". c", at="space", squads="active").to(2)
    assert voyage.at == ["space"]


@pytest.mark.rule("SA-DMG-11", "SA-RULING-16")
def test_what_cannot_be_targeted_does_not_share_the_interceptors_fire() -> None:
    hidden = Voyage(
        "c", at="upper_red", squads="active", threats=["1 red man_of_war @5", "2 white stealth_fighter @5"]
    ).to(1)
    assert strikes(hidden) == ["man_of_war 3"]
    seen = Voyage("c", at="upper_red", squads="active", threats=["1 red man_of_war @5", "2 white fighter @5"]).to(1)
    assert strikes(seen) == ["man_of_war 1", "fighter 1"]
