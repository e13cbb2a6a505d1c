"""Slavers, Smugglers, Pirates and Combat Zones."""

from __future__ import annotations

import pytest

from hullbreach.games.galaxy_trucker.pieces import CREW, ENGINES, LOSE_CREW, LOSE_DAYS
from tests.rules.galaxy_trucker.flight_scene import OPEN_SPACE, SCOUT, Flight, rigged


def gunship(halves: int, crew: int = 2, goods: str = "") -> str:
    return rigged(crew=crew, engines=1, cannons=halves // 2, side_cannons=halves % 2, goods=goods)


# --- enemies ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-EX-81", "GT-ADV-ENEMY-01", "GT-ADV-ENEMY-02", "GT-ADV-ENEMY-03", "GT-ADV-ENEMY-04", "GT-CAN-01")
def test_slavers_attack_until_they_are_beaten() -> None:
    ships = [gunship(10, crew=5), gunship(12), gunship(13), gunship(2)]
    flight = Flight(*ships, at=[9, 8, 5, 1], card="i_slavers", deck=[OPEN_SPACE], level=3)
    assert flight.asked == (0, "lose-crew")
    assert flight.question.need == 3
    for square in ("7,7", "7,7", "7,6"):
        flight.play(f"discharge {square}")
    assert flight.crew(0) == 2
    assert flight.heard("beaten") == [(0, 0)]
    assert flight.heard("held-off") == [(1, 0)]
    assert flight.heard("beat") == [(2, 0)]
    assert flight.heard("cannons") == [(0, 10), (1, 12), (2, 13)]
    assert flight.crew(1) == 2
    assert flight.asked == (2, "reward")
    assert (flight.question.credits, flight.question.days) == (5, 1)
    flight.play("claim")
    assert flight.credits == [0, 0, 5, 0]
    assert flight.spaces == [9, 8, 4, 1]
    assert flight.crew(3) == 2  # never attacked


@pytest.mark.rule("GT-ADV-ENEMY-03")
def test_reward_and_days_may_be_declined() -> None:
    flight = Flight(gunship(13), SCOUT, at=[5, 1], card="i_slavers", deck=[OPEN_SPACE], level=3)
    flight.play("decline")
    assert (flight.credits, flight.spaces) == ([0, 0], [5, 1])
    assert flight.heard("declined") == [(0,)]


@pytest.mark.rule("GT-ADV-ENEMY-01", "GT-CAN-03", "GT-BATT-01")
def test_the_attacked_decide_which_cannons_to_power() -> None:
    flight = Flight(
        rigged(cannons=3, double_cannons=2, cells=3), SCOUT, card="i_slavers", deck=[OPEN_SPACE], level=3, at=[5, 0]
    )
    assert flight.asked == (0, "cannons")
    assert (flight.question.have, flight.question.need) == (6, 12)
    (battery,) = flight.choices("spend")
    flight.play(f"spend {battery}")
    assert flight.question.have == 10
    flight.play(f"spend {battery}")
    assert flight.heard("cannons")[0] == (0, 14)
    assert flight.asked == (0, "reward")
    assert flight.cells() == 1


@pytest.mark.rule("GT-CAN-02", "GT-CREW-05", "GT-ADV-ENEMY-02")
def test_a_purple_alien_helps_whoever_has_a_cannon() -> None:
    ships = [rigged(cannons=4, aliens="P"), rigged(cannons=0, aliens="P")]
    flight = Flight(*ships, card="i_slavers", deck=[OPEN_SPACE], level=3)
    assert flight.heard("cannons") == [(0, 12), (1, 0)]
    assert flight.heard("held-off") == [(0, 0)]


@pytest.mark.rule("GT-ADV-ENEMY-04", "GT-CREW-02")
def test_slavers_take_all_if_there_are_fewer() -> None:
    flight = Flight(gunship(0, crew=2), gunship(13), card="i_slavers", deck=[OPEN_SPACE], level=3)
    assert flight.crew(0) == 0
    assert flight.status(0) == "flying"  # the card is not resolved yet (GT-RULING-08)
    flight.play("decline")
    assert flight.causes() == {0: "no_human"}


@pytest.mark.rule("GT-EX-76", "GT-ADV-ENEMY-05", "GT-GOODS-05", "GT-GOODS-06")
def test_smugglers_take_the_dearest_goods_then_cells() -> None:
    ships = [rigged(goods="YYGB"), rigged(goods="RB", cells=3), rigged(cells=2)]
    flight = Flight(*ships, card="ii_smugglers", deck=[OPEN_SPACE], level=3)
    assert [flight.goods(seat) for seat in (0, 1, 2)] == ["B", "", ""]
    assert [flight.cells(seat) for seat in (0, 1, 2)] == [0, 2, 0]
    assert [colour for seat, _, colour in flight.heard("goods-lost") if seat == 0] == [1, 1, 2]
    assert [seat for seat, _ in flight.heard("cell-lost")] == [1, 2, 2]


@pytest.mark.rule("GT-ADV-ENEMY-05")
def test_who_beats_smugglers_may_load() -> None:
    flight = Flight(
        gunship(10, goods="B"),
        SCOUT,
        at=[5, 1],
        card="i_smugglers",
        deck=[OPEN_SPACE],
        level=3,
    )
    flight.play("claim")
    assert flight.asked == (0, "loading")
    assert flight.spaces == [5, 1]
    flight.play("stow")
    assert flight.goods() == "YGB"
    assert flight.spaces == [4, 1]


# --- pirates ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-EX-100", "GT-ADV-ENEMY-06", "GT-HAZ-09", "GT-RULING-11")
def test_all_losers_are_shot_at_when_the_fights_are_over() -> None:
    ships = [gunship(6), gunship(10), gunship(4), gunship(14)]
    flight = Flight(*ships, card="i_pirates", deck=[OPEN_SPACE], level=3, dice=[4, 7, 11], at=[9, 6, 4, 1])
    assert flight.heard("beaten") == [(0, 2), (2, 2)]
    assert flight.heard("held-off") == [(1, 2)]
    assert flight.heard("hazard") == []
    flight.play("claim")
    assert flight.credits == [0, 0, 0, 4]
    assert [line for _, _, line, _ in flight.heard("hazard")] == [4, 7, 11]
    assert [hazard for hazard, *_ in flight.heard("hazard")] == [2, 3, 2]
    assert flight.heard("missed") == [(0,), (2,), (0,), (2,)]
    assert {seat for seat, *_ in flight.heard("destroyed")} == {0, 2}
    assert flight.lost[1] == flight.lost[3] == 0
    told = [name for name in flight.told if name in ("hazard", "missed", "destroyed")]
    assert told == ["hazard", "missed", "missed", "hazard", "destroyed", "destroyed", "hazard", "missed", "missed"]


@pytest.mark.rule("GT-ADV-ENEMY-06")
def test_pirates_nobody_loses_to_shoot_at_nobody() -> None:
    flight = Flight(gunship(10), gunship(14), card="i_pirates", deck=[OPEN_SPACE], level=3)
    flight.play("decline")
    assert flight.heard("hazard") == []


@pytest.mark.rule("GT-ADV-ENEMY-06")
def test_pirates_shoot_when_nobody_beats_them() -> None:
    flight = Flight(gunship(2), gunship(4), card="i_pirates", deck=[OPEN_SPACE], level=3, dice=[4, 4, 4])
    assert flight.heard("missed") == [(0,), (1,)] * 3


# --- combat zones ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-EX-82", "GT-ADV-COMBAT-01", "GT-ADV-COMBAT-02", "GT-ADV-COMBAT-04")
def test_of_equals_the_one_farthest_ahead_suffers() -> None:
    ships = [rigged(crew=4, engines=3, cannons=2), rigged(crew=4, engines=2, cannons=2), rigged(crew=6, cannons=2)]
    flight = Flight(*ships, at=[9, 8, 1], card="i_combat_zone", deck=[OPEN_SPACE], level=3)
    assert flight.heard("lowest")[0] == (0, CREW, LOSE_DAYS, 3)
    assert flight.spaces == [5, 8, 1]  # three empty spaces, over the second ship
    # Second line: the third ship has the weakest engines and loses two of its crew.
    assert flight.heard("lowest")[1] == (2, ENGINES, LOSE_CREW, 2)
    assert flight.heard("engines") == [(1, 2), (0, 3), (2, 1)]  # in the new order
    assert flight.asked == (2, "lose-crew")
    flight.play("discharge 7,7")
    flight.next_dice(4, 4)
    flight.play("discharge 7,7")
    # Third line: all have the same cannons; now the second ship leads and is shot at.
    assert flight.heard("lowest")[2][0] == 1
    assert flight.heard("missed") == [(1,), (1,)]


@pytest.mark.rule("GT-ADV-COMBAT-05", "GT-EX-82", "GT-RULING-60")
def test_a_combat_zone_has_no_effect_on_a_single_ship() -> None:
    flight = Flight(SCOUT, SCOUT, card="i_combat_zone", deck=[OPEN_SPACE], gave_up=[1])
    assert flight.told == ["card", "no-effect"]
    assert flight.game.actors() == (0,)


@pytest.mark.rule("GT-ADV-COMBAT-03")
def test_strengths_are_declared_in_flight_order_and_cells_serve_one_line() -> None:
    doubles = rigged(crew=4, engines=1, double_engines=1, double_cannons=1, cells=3)
    flight = Flight(rigged(crew=2, engines=2, cannons=1), doubles, card="i_combat_zone", deck=[OPEN_SPACE], level=3)
    assert flight.asked == (1, "engines")
    assert (flight.question.have, flight.question.need) == (1, 2)
    (battery,) = flight.choices("spend")
    flight.play(f"spend {battery}")
    # So the first has the weakest engines and loses its crew of two; then the cannons have to be powered anew.
    assert flight.heard("lowest")[1][0] == 0
    assert flight.crew(0) == 0
    assert flight.asked == (1, "cannons")
    assert (flight.question.have, flight.cells(1)) == (0, 2)
    flight.next_dice(4, 4)
    flight.play("enough")
    assert flight.heard("lowest")[2][0] == 1


@pytest.mark.rule("GT-ADV-COMBAT-04", "GT-RULING-12", "GT-GOODS-06")
def test_goods_lost_in_a_combat_zone_are_replaced_by_cells() -> None:
    flight = Flight(
        rigged(crew=4, goods="R", cells=2, cannons=2),
        rigged(crew=6, engines=2, cannons=2),
        card="iii_combat_zone",
        deck=[OPEN_SPACE],
        level=3,
    )
    assert (flight.goods(0), flight.cells(0)) == ("", 0)
    assert flight.heard("goods-lost")[0][2] == 0
    assert len(flight.heard("cell-lost")) == 2


@pytest.mark.rule("GT-ADV-COMBAT-04")
def test_the_shots_of_a_line_strike_one_ship_only() -> None:
    flight = Flight(
        rigged(crew=2, cannons=3, engines=4),
        rigged(crew=6, cannons=3, engines=4),
        card="ii_combat_zone",
        deck=[OPEN_SPACE],
        level=3,
        dice=[4, 4, 4, 4],
    )
    assert [hazard for hazard, *_ in flight.heard("hazard")] == [2, 2, 2, 3]
    assert [side for _, side, *_ in flight.heard("hazard")] == [1, 3, 0, 2]
    assert flight.heard("missed") == [(0,)] * 4


@pytest.mark.rule("GT-EX-102", "GT-HEAVY-05", "GT-ADV-COMBAT-01")
def test_strengths_below_zero_are_compared_too() -> None:
    heavy = f"{rigged(crew=4, engines=2, cannons=1)}; 3,9 XH4 3333"
    flight = Flight(
        rigged(crew=4, engines=1, cannons=1),
        heavy,
        rigged(crew=4, engines=0, cannons=1),
        card="i_combat_zone",
        deck=[OPEN_SPACE],
        level=3,
    )
    assert flight.heard("lowest")[1][0] == 1
    assert (1, 0) in flight.heard("engines")  # the journal tells of no number below zero


@pytest.mark.rule("GT-RULING-08")
def test_a_ship_without_humans_still_meets_the_rest_of_the_card() -> None:
    flight = Flight(
        rigged(crew=2, cannons=0),
        rigged(crew=4, engines=2, cannons=2),
        card="i_combat_zone",
        deck=[OPEN_SPACE],
        level=3,
        dice=[4, 4],
    )
    assert flight.heard("lowest") == [(0, 0, 0, 3), (0, 1, 1, 2), (0, 2, 3, 0)]
    assert flight.heard("missed") == [(0,), (0,)]
    assert flight.causes() == {0: "no_human"}
    assert flight.told[-1] == "gave-up"
