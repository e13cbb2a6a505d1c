"""The standard game: 20 credits, which mission is flown, who dies, who wins (topic `standard_game`)."""

from __future__ import annotations

from typing import Any

import pytest

from hullbreach.games.galaxy_trucker import cell, pieces
from hullbreach.games.galaxy_trucker.game import TITLE
from hullbreach.games.galaxy_trucker.missions import box
from hullbreach.kernel.errors import BadOption
from tests.rules.galaxy_trucker.flight_scene import Flight, own_mission
from tests.rules.galaxy_trucker.scene import Yard


def offered(yard: Yard) -> list[str]:
    view = yard.public.mission
    assert view is not None
    return view.offered


def chosen(yard: Yard) -> str | None:
    view = yard.public.mission
    assert view is not None
    return view.name


def after(*says: str, seed: int = 1) -> str:
    """The mission that comes of what each player says, by its place among the three."""
    yard = Yard(players=len(says), mission="drawn", seed=seed)
    three = offered(yard)
    for seat, said in enumerate(says):
        yard.play(seat, said)
    name = chosen(yard)
    assert name is not None
    return str(three.index(name) + 1)


# --- setting up ---
@pytest.mark.rule("GT-STD-01", "GT-RULING-69")
@pytest.mark.parametrize("mission", ["drawn", "lot", "the_bet"])
def test_everybody_starts_with_twenty_credits(mission: str) -> None:
    assert [seat.credits for seat in Yard(players=3, mission=mission).public.seats] == [20, 20, 20]
    assert [seat.credits for seat in Yard(players=3).public.seats] == [0, 0, 0]


@pytest.mark.rule("GT-STD-02", "GT-STD-03", "GT-STD-07")
def test_the_players_agree_on_the_number_of_flights_their_levels_and_classes() -> None:
    options: dict[str, Any] = {"flight-1": "III", "flight-2": "I", "flight-3": "III", "first": "IA"}
    yard = Yard(mission="lot", flights="agreed", **options)
    setting = yard.table.setting
    assert list(setting.levels) == [3, 1, 3]
    assert [pieces.CLASS_NAMES[number] for number in setting.classes] == ["III", "IA", "III"]
    assert yard.public.level == "III"


@pytest.mark.rule("GT-STD-02", "GT-MIS-05")
def test_what_speaks_of_the_round_means_the_level_of_the_flight() -> None:
    """The first flight is of level III: twice 16 for two fragile containers (GT-EX-94 has the same amounts)."""
    bottles = "7,7 P0 3333 h2; 7,8 E1:S 3000; 6,7 XF 0300; 8,7 XF 0003"
    for level, each in ((1, 8), (2, 12), (3, 16)):
        flight = Flight(bottles, level=level, mission="beverage_run")
        assert flight.mission_lines(0) == [("per", "delivered_fragile", 2 * each)]


@pytest.mark.rule("GT-MIS-04", "GT-RULING-63")
def test_a_mission_that_was_agreed_on_must_allow_the_players_and_the_class() -> None:
    assert refused(mission="escort_mission", players="5") == "mission-players"
    assert refused(mission="alien_archaeology", first="IC") == "mission-class"
    assert refused(mission="riding_a_powder_keg", second="IIA") == "mission-class"
    TITLE.settle({"mission": "escort_mission", "players": "4"})


def refused(**options: str) -> str:
    with pytest.raises(BadOption) as problem:
        TITLE.settle(options)
    return problem.value.code


@pytest.mark.rule("GT-RULING-63", "GT-MIS-04")
def test_what_cannot_be_flown_is_not_drawn() -> None:
    for seed in range(25):
        drawn = offered(Yard(players=5, mission="drawn", flights="I", first="IC", seed=seed))
        assert not {"escort_mission", "alien_archaeology"} & set(drawn)


# --- three are drawn ---
@pytest.mark.rule("GT-STD-04")
def test_three_different_missions_are_drawn_at_the_start_of_each_round() -> None:
    seen = set()
    for seed in range(60):
        yard = Yard(mission="drawn", seed=seed)
        assert yard.phase == "mission"
        assert yard.stages == ["mission", "mission"]
        assert chosen(yard) is None
        assert len(set(offered(yard))) == 3
        seen |= set(offered(yard))
    assert len(seen) == 16


@pytest.mark.rule("GT-STD-04", "GT-MIS-03", "GT-RULING-62")
@pytest.mark.parametrize("place", "123")
def test_what_all_agree_on_is_flown_by_all(place: str) -> None:
    for seed in range(4):
        assert after(f"vote {place}", f"vote {place}", seed=seed) == place


@pytest.mark.rule("GT-STD-04", "GT-RULING-62")
def test_without_agreement_the_lot_decides_among_those_that_interest_somebody() -> None:
    assert {after("vote 1", "vote 3", seed=seed) for seed in range(12)} == {"1", "3"}
    assert {after("vote 1", "vote 2", "vote 3", seed=seed) for seed in range(25)} == {"1", "2", "3"}
    assert {after("veto 2", "veto 2", seed=seed) for seed in range(12)} == {"1", "3"}


@pytest.mark.rule("GT-RULING-62")
def test_a_veto_leaves_both_others_so_agreement_comes_easily() -> None:
    for seed in range(6):
        assert after("vote 1", "veto 3", seed=seed) == "1"
        assert after("veto 1", "veto 2", seed=seed) == "3"
    assert {after("vote 1", "veto 1", seed=seed) for seed in range(25)} == {"1", "2", "3"}


@pytest.mark.rule("GT-STD-04")
def test_the_lot_may_decide_at_once() -> None:
    yard = Yard(mission="lot")
    assert yard.phase == "building"
    assert chosen(yard) in offered(yard)
    assert len({chosen(Yard(mission="lot", seed=seed)) for seed in range(20)}) > 8


@pytest.mark.rule("GT-STD-04")
def test_nothing_is_voted_on_that_is_not_offered() -> None:
    yard = Yard(mission="drawn")
    yard.table.cells[cell.OFFERED + 2] = 0
    assert yard.refusal("vote 3", 0) == ("not-offered", "GT-STD-04")
    assert yard.refusal("veto 3", 0) == ("not-offered", "GT-STD-04")


@pytest.mark.rule("GT-STD-06")
def test_all_three_are_discarded_and_three_new_ones_drawn() -> None:
    yard = Yard(mission="drawn", flights="I-II")
    first = offered(yard)
    for seat in (0, 1):
        yard.play(seat, "vote 1")
    yard.finish()
    yard.end_round()
    for seat in yard.game.actors():
        yard.play(seat, "onward")
    assert yard.phase == "mission"
    assert not set(first) & set(offered(yard))


# --- another class ---
@pytest.mark.rule("GT-STD-05")
def test_another_class_is_flown_only_if_all_agree() -> None:
    yard = Yard(players=2, mission="lot", flights="III")
    yard.play(0, "refit IIIA")
    assert yard.public.ship_class == "III"
    yard.play(1, "refit III")
    assert yard.public.ship_class == "III"
    yard.play(1, "refit IIIA")
    assert yard.public.ship_class == "IIIA"
    assert len(yard.squares(0)) == len(yard.squares(1)) == 1
    yard.play(0, "draw")
    assert yard.refusal("refit III", 1) == ("too-late", "GT-STD-05")


@pytest.mark.rule("GT-STD-05", "GT-MIS-04")
def test_no_class_the_mission_forbids_and_none_of_another_level() -> None:
    yard = Yard(players=1, mission="drawn", flights="II")
    yard.table.cells[cell.OFFERED] = box.NAMES.index("riding_a_powder_keg") + 1
    yard.play(0, "vote 1")
    classes = {text.split(" ")[1] for text in yard.legal_for(0) if text.startswith("refit")}
    assert classes == {"II", "IIB", "IIC"}
    assert yard.refusal("refit IIA", 0)[0] == yard.refusal("refit I", 0)[0] == "not-this-class"
    assert not any(text.startswith("refit") for text in Yard(mission="the_bet", flights="II").legal_for(0))


# --- death ---
KEG = "7,7 P0 3333 h2; 7,8 E1:S 3000; 7,6 XE 0010; 8,7 CA 0003 h2"
"""An explosive container right before the pilot's cabin."""


def blown_up(**more: Any) -> Flight:
    flight = Flight(KEG, KEG, mission="riding_a_powder_keg", between=True, credits=[31, 20], **more)
    flight.strike("heavy_shot", "front", 7)
    return flight


@pytest.mark.rule("GT-STD-09", "GT-RULING-68", "GT-MIS-04")
def test_who_is_blown_up_with_the_starting_cabin_dies_with_all_credits() -> None:
    flight = blown_up()
    assert flight.status(0) == "dead"
    assert flight.credits == [0, 20]
    assert flight.squares(0) == set()
    assert flight.heard("died") == [(0, 31)]
    assert flight.flying == [1]


@pytest.mark.rule("GT-RULING-68")
def test_a_cabin_that_is_hit_itself_or_on_another_mission_kills_nobody() -> None:
    flight = Flight(KEG, KEG, mission="riding_a_powder_keg", between=True)
    flight.strike("heavy_shot", "left", 7)
    assert flight.status(0) != "dead"
    flight = Flight(KEG, KEG, mission="cocktail_time", between=True)
    flight.strike("heavy_shot", "front", 7)
    assert flight.status(0) != "dead"


@pytest.mark.rule("GT-RULING-68", "GT-STD-09")
def test_no_line_of_the_accounts_is_about_the_dead() -> None:
    flight = blown_up(flights="I-II")
    flight.fly_on()
    assert flight.credits[0] == 0
    assert flight.mission_lines(0) == []
    assert flight.accounts(0) == [0, 0, 0, 0]


@pytest.mark.rule("GT-STD-09")
def test_a_new_pilot_has_exactly_one_credit() -> None:
    flight = blown_up(flights="I-II")
    flight.fly_on()
    flight.play("onward", 1)
    assert flight.legal_for(0) == {"rejoin", "sit-out"}
    flight.play("rejoin", 0)
    assert flight.credits[0] == 1
    assert flight.heard("new-pilot") == [(0, 1)]
    assert flight.status(0) == flight.status(1) == "in_yard"


@pytest.mark.rule("GT-STD-09")
def test_who_sits_out_takes_no_part_in_the_rest_of_the_game() -> None:
    flight = blown_up(flights="I-II")
    flight.fly_on()
    flight.play("sit-out", 0)
    flight.play("onward", 1)
    assert flight.game.actors() == (1,)
    assert flight.squares(0) == set()
    assert flight.legal_for(1) & {"finish 1", "finish 2"} == {"finish 1"}
    flight.play("finish 1", 1)
    while flight.game.actors():
        seat = flight.game.actors()[0]
        assert seat == 1
        flight.game.play(seat, flight.game.legal(seat)[0])
    outcome = flight.game.outcome()
    assert outcome is not None
    assert dict(outcome.results[0].score) == {"credits": 0}


@pytest.mark.rule("GT-STD-09")
def test_when_all_sit_out_the_game_is_over() -> None:
    flight = Flight(KEG, mission="riding_a_powder_keg", between=True, flights="I-II")
    flight.strike("heavy_shot", "front", 7)
    flight.play("sit-out")
    assert flight.game.over()


# --- who wins ---
def ended(*purses: int) -> Flight:
    return Flight(*["7,7 P0 3333 h2"] * len(purses), gave_up=range(len(purses)), mission="lot", credits=purses)


@pytest.mark.rule("GT-STD-08", "GT-EX-92")
def test_everybody_with_more_than_twenty_credits_wins() -> None:
    outcome = ended(34, 20, 7).game.outcome()
    assert outcome is not None
    assert outcome.won == (True, False, False)
    outcome = ended(34, 41, 7).game.outcome()
    assert outcome is not None
    assert outcome.won == (True, True, False)
    assert [result.rank for result in outcome.results] == [2, 1, 3]


@pytest.mark.rule("GT-RULING-43")
def test_nobody_wins_with_twenty_or_less_but_the_ranking_is_shown() -> None:
    outcome = ended(20, 3).game.outcome()
    assert outcome is not None
    assert outcome.won == (False, False)
    assert [result.rank for result in outcome.results] == [1, 2]


@pytest.mark.rule("GT-MIS-03", "GT-MIS-07")
def test_any_mission_may_be_chosen_one_of_ones_own_too() -> None:
    assert {*box.NAMES} <= set(next(option for option in TITLE.options if option.name == "mission").values)
    yard = Yard(**own_mission(setup=[{"op": "add_to_warehouse", "kind": "heavy"}]))
    assert chosen(yard) == "own"
