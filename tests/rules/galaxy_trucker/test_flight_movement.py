"""Flight order and movement along the track (topics `flight`, `movement`)."""

from __future__ import annotations

import pytest

from hullbreach.games.galaxy_trucker.pieces import CARD_NAMES
from tests.rules.galaxy_trucker.flight_scene import CABIN, OPEN_SPACE, SCOUT, Flight, rigged


def with_engines(strength: int) -> str:
    return rigged(engines=strength)


def open_space(strengths: list[int], at: list[int]) -> Flight:
    ships = [with_engines(strength) for strength in strengths]
    return Flight(*ships, at=at, card=OPEN_SPACE, deck=[OPEN_SPACE], level=3)


@pytest.mark.rule("GT-EX-78", "GT-MOVE-01", "GT-MOVE-03")
def test_ships_jump_over_each_other_and_the_leader_moves_first() -> None:
    flight = open_space([1, 3, 2], [0, -2, -4])
    assert flight.spaces == [1, 2, -2]
    assert flight.flying == [1, 0, 2]
    assert flight.heard("ahead") == [(0, 1), (1, 3), (2, 2)]


@pytest.mark.rule("GT-EX-79", "GT-MOVE-02", "GT-ADV-DUST-01")
def test_stardust_moves_the_ship_farthest_behind_first() -> None:
    one = "7,7 P0 3333 h2; 7,6 ST 0030; 6,7 ST 0300; 8,7 ST 0003"
    none = f"{one}; 7,8 E1:S 3000"
    flight = Flight(one, one, none, at=[6, 5, 1], card="i_stardust", deck=[OPEN_SPACE])
    assert flight.spaces == [5, 4, 1]
    assert flight.heard("exposed") == [(2, 0), (1, 1), (0, 1)]
    assert flight.heard("back") == [(1, 1), (0, 1)]  # who loses no day is not told to move


@pytest.mark.rule("GT-MOVE-01")
def test_days_are_lost_over_occupied_spaces_too() -> None:
    flight = Flight(CABIN, SCOUT, SCOUT, at=[4, 2, 1], card="i_stardust", deck=[OPEN_SPACE])
    # The last goes 3 back to -2, the second 3 back to -2, jumping there; the leader 4 back over both.
    assert flight.spaces[2] == -2
    assert flight.spaces[1] == -1
    assert flight.spaces[0] == 0


@pytest.mark.rule("GT-MOVE-04", "GT-RULING-17", "GT-BOARD-06")
def test_a_rocket_a_lap_behind_blocks_its_space() -> None:
    flight = open_space([1, 1], [38, -1])
    assert flight.spaces == [40, 1]  # -1 stands on the space of 39, and then 40 on that of 0
    assert flight.flying == [0, 1]


@pytest.mark.rule("GT-MOVE-04")
def test_a_rocket_that_gave_up_blocks_nothing() -> None:
    flight = Flight(SCOUT, SCOUT, SCOUT, at=[3, 4, 0], card=OPEN_SPACE, deck=[OPEN_SPACE], gave_up=[1])
    assert flight.spaces == [4, 4, 1]


@pytest.mark.rule("GT-FLIGHT-01")
def test_cards_come_one_by_one_until_the_last() -> None:
    flight = Flight(SCOUT, SCOUT, card="i_open_space_1", deck=["i_open_space_2", "i_stardust"])
    assert flight.heard("card") == [(CARD_NAMES.index("i_open_space_1"), 2)]
    flight.fly_on()
    assert [card for card, left in flight.heard("card")] == [CARD_NAMES.index(f"i_open_space_{n}") for n in (1, 2)]
    flight.fly_on()
    assert flight.heard("card")[-1] == (CARD_NAMES.index("i_stardust"), 0)
    assert flight.game.over()


@pytest.mark.rule("GT-FLIGHT-01", "GT-RULING-59")
def test_the_flight_ends_with_its_last_ship_and_the_other_cards_are_turned_up() -> None:
    flight = Flight(CABIN, CABIN, card=OPEN_SPACE, deck=["i_stardust", "i_slavers"])
    assert flight.causes() == {0: "no_engine", 1: "no_engine"}
    assert len(flight.heard("card")) == 1
    assert flight.heard("turned-up") == [(CARD_NAMES.index("i_stardust"),), (CARD_NAMES.index("i_slavers"),)]
    assert flight.game.over()


@pytest.mark.rule("GT-FLIGHT-01")
def test_laps_count_for_who_leads() -> None:
    flight = Flight(SCOUT, SCOUT, at=[41, 39], card="i_planets_4")
    assert flight.flying == [0, 1]
    assert flight.asked == (0, "planets")


@pytest.mark.rule("GT-FLIGHT-02")
def test_decisions_are_made_in_flight_order() -> None:
    flight = Flight(SCOUT, SCOUT, SCOUT, at=[2, 9, 5], card="i_planets_4")
    asked = []
    for _ in range(3):
        assert flight.asked is not None
        asked.append(flight.asked[0])
        flight.play("pass")
    assert asked == [1, 2, 0]


@pytest.mark.rule("GT-FLIGHT-02")
def test_nobody_else_may_answer() -> None:
    flight = Flight(SCOUT, SCOUT, card="i_planets_4")
    assert flight.refusal("pass", 1) == ("not-your-turn", "GT-FLIGHT-02")


@pytest.mark.rule("GT-RULING-09")
def test_the_order_of_a_card_is_fixed_at_its_start() -> None:
    doubles = rigged(engines=1, double_engines=1, cells=1)
    flight = Flight(doubles, doubles, doubles, at=[3, 2, 1], card=OPEN_SPACE, deck=[OPEN_SPACE], level=3)
    flight.play("enough")
    assert flight.asked == (1, "engines")
    (battery,) = flight.choices("spend")
    flight.play(f"spend {battery}")
    assert flight.flying[0] == 1  # the second leads now, and the third is still the next
    assert flight.asked == (2, "engines")


@pytest.mark.rule("GT-FLIGHT-03")
def test_cards_do_not_touch_who_gave_up() -> None:
    flight = Flight(CABIN, CABIN, CABIN, at=[4, 6, 0], card="i_stardust", gave_up=[1])
    assert flight.spaces == [0, 6, -4]
    assert {seat for seat, _ in flight.heard("exposed")} == {0, 2}


@pytest.mark.rule("GT-FLIGHT-04")
def test_credits_from_cards_are_paid_at_once_and_kept() -> None:
    flight = Flight(rigged(crew=4), SCOUT, card="i_abandoned_ship_2", deck=[OPEN_SPACE], level=3)
    flight.play("accept")
    flight.play("discharge 7,7")
    flight.play("discharge 7,7")
    assert flight.credits == [3, 0]
    assert flight.heard("paid") == [(0, 3)]
    flight.play("give-up", 0)
    flight.play("fly-on", 1)
    assert flight.credits[0] == 3
