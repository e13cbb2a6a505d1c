"""Open Space, Stardust, Planets, Abandoned Ships and Stations, Epidemic, Sabotage."""

from __future__ import annotations

import pytest

from tests.rules.galaxy_trucker.flight_scene import CABIN, OPEN_SPACE, SCOUT, Flight, rigged, ship_of

DOUBLE = "7,7 P0 3333 h2; 7,8 E2:S 3000; 8,7 B2 0003 c2; 6,7 B2 0300 c1"


# --- Open Space ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-ADV-OPEN-01", "GT-BATT-02", "GT-ENG-01", "GT-ENG-02")
def test_each_decides_which_engines_to_power_and_moves_at_once() -> None:
    flight = Flight(
        rigged(engines=2, double_engines=2, cells=3), SCOUT, at=[0, -2], card=OPEN_SPACE, deck=[OPEN_SPACE], level=3
    )
    assert flight.asked == (0, "engines")
    assert flight.question.have == 2
    (battery,) = flight.choices("spend")
    flight.play(f"spend {battery}")
    assert (flight.question.have, flight.cells()) == (4, 2)
    flight.play("enough")
    assert flight.spaces == [4, -1]
    assert flight.heard("engines") == [(0, 4), (1, 1)]


@pytest.mark.rule("GT-ADV-OPEN-01", "GT-RULING-51")
def test_when_all_doubles_are_powered_nobody_is_asked_for_more() -> None:
    flight = Flight(DOUBLE, SCOUT, at=[0, -2], card=OPEN_SPACE, deck=[OPEN_SPACE])
    flight.play("spend 8,7")
    assert flight.spaces == [2, -1]
    assert flight.cells() == 2


@pytest.mark.rule("GT-RULING-51")
def test_without_a_double_no_cell_can_be_spent() -> None:
    flight = Flight(rigged(engines=1, double_cannons=1, cells=3), SCOUT, card=OPEN_SPACE, deck=[OPEN_SPACE], level=3)
    assert flight.heard("ahead") == [(0, 1), (1, 1)]


@pytest.mark.rule("GT-BATT-02")
def test_the_owner_chooses_the_battery() -> None:
    flight = Flight(DOUBLE, SCOUT, card=OPEN_SPACE)
    assert flight.choices("spend") == {"8,7", "6,7"}
    assert flight.refusal("spend 7,8") == ("no-cell-there", "GT-BATT-02")
    assert flight.refusal("spend 11,11") == ("no-cell-there", "GT-BATT-02")
    flight.play("spend 6,7")
    assert flight.heard("cell-spent") == [(0, 39)]
    assert flight.hull().load(flight.hull().board.place_of(39)) == 0


@pytest.mark.rule("GT-ADV-OPEN-02", "GT-QUIT-03", "GT-RULING-08")
def test_without_thrust_one_gives_up_at_once() -> None:
    flight = Flight(CABIN, SCOUT, at=[1, 0], card=OPEN_SPACE, deck=[OPEN_SPACE])
    assert flight.causes() == {0: "no_engine"}
    assert flight.spaces[1] == 1  # the space is empty already


@pytest.mark.rule("GT-EX-16", "GT-ADV-OPEN-02", "GT-CREW-05")
def test_who_powers_no_engine_gives_up_in_spite_of_his_alien() -> None:
    ship = ship_of("GT-EX-16")
    flight = Flight(ship, SCOUT, card=OPEN_SPACE, deck=[OPEN_SPACE])
    flight.play("enough")
    assert flight.causes() == {0: "no_engine"}
    flight = Flight(ship, SCOUT, card=OPEN_SPACE, deck=[OPEN_SPACE])
    flight.play("spend 8,7")
    assert flight.heard("ahead")[0] == (0, 4)


@pytest.mark.rule("GT-ADV-OPEN-02", "GT-HEAVY-05", "GT-EX-47")
def test_weight_can_take_all_thrust() -> None:
    flight = Flight(ship_of("GT-EX-47"), SCOUT, card=OPEN_SPACE, deck=[OPEN_SPACE])
    assert flight.heard("engines")[0] == (0, 0)
    assert flight.causes() == {0: "no_engine"}


# --- Stardust --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-ADV-DUST-01")
def test_stardust_costs_a_day_for_each_exposed_connector() -> None:
    flight = Flight(CABIN, at=[0], card="i_stardust", deck=[OPEN_SPACE])
    assert flight.spaces == [-4]


# --- Planets ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-EX-80", "GT-ADV-PLAN-01", "GT-ADV-PLAN-03", "GT-MOVE-02")
def test_who_landed_loses_days_and_who_found_no_planet_does_not_move() -> None:
    flight = Flight(SCOUT, SCOUT, SCOUT, at=[6, 5, 2], card="ii_planets_2", deck=[OPEN_SPACE])
    flight.play("land 1")
    assert flight.choices("land") == {"2"}
    assert flight.refusal("land 1", 1) == ("planet-taken", "GT-ADV-PLAN-01")
    assert flight.refusal("land 3", 1) == ("no-such-planet", "GT-ADV-PLAN-01")
    flight.play("land 2")
    # This card costs 3 days: the second goes first, over the space of the third.
    assert flight.heard("back") == [(1, 3), (0, 3)]
    assert flight.spaces == [3, 1, 2]
    assert flight.heard("passed") == []


@pytest.mark.rule("GT-EX-80")
def test_two_days_for_two_planets() -> None:
    flight = Flight(SCOUT, SCOUT, SCOUT, at=[6, 5, 2], card="i_planets_4", deck=[OPEN_SPACE])
    flight.play("land 1")
    flight.play("land 2")
    flight.play("pass")
    assert flight.spaces == [4, 3, 2]
    assert flight.flying == [0, 1, 2]


@pytest.mark.rule("GT-ADV-PLAN-01", "GT-ADV-PLAN-03")
def test_who_passes_stays_where_he_is() -> None:
    flight = Flight(SCOUT, SCOUT, at=[6, 3], card="i_planets_4", deck=[OPEN_SPACE])
    flight.play("pass")
    assert flight.asked == (1, "planets")
    flight.play("land 3")
    assert flight.heard("landed") == [(1, 2)]
    assert flight.spaces == [6, 1]


@pytest.mark.rule("GT-ADV-PLAN-02", "GT-GOODS-08")
def test_goods_are_loaded_in_flight_order() -> None:
    hold = rigged(goods="B")
    flight = Flight(hold, hold, card="i_planets_4", deck=[OPEN_SPACE], level=3, supply="GG")
    flight.play("land 1")
    assert flight.asked == (0, "loading")
    flight.play("stow")
    assert flight.goods(0) == "GGB"
    flight.play("land 2")  # yellow, of which there is none left
    assert flight.goods(1) == "B"
    assert flight.game.actors() == (0, 1)  # between cards again: there was nothing to load
    assert flight.supply == ""


# --- Abandoned Ship --------------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-EX-85", "GT-ADV-ASHIP-01", "GT-ADV-ASHIP-02", "GT-QUIT-04")
def test_the_whole_crew_may_go() -> None:
    flight = Flight(
        rigged(crew=2),
        rigged(crew=2, aliens="B"),
        rigged(crew=6),
        at=[6, 5, 1],
        card="i_abandoned_ship_1",
        deck=[OPEN_SPACE],
        level=3,
    )
    assert flight.asked == (1, "offer")  # the leader has too few
    assert (flight.question.need, flight.question.credits, flight.question.days) == (3, 4, 1)
    flight.play("accept")
    assert (flight.crew(1), flight.credits) == (0, [0, 4, 0])
    assert flight.spaces == [6, 4, 1]
    assert flight.causes() == {1: "no_human"}
    assert flight.game.actors() == (0, 2)  # the third was not asked
    assert flight.told.index("crew-lost") < flight.told.index("paid") < flight.told.index("back")


@pytest.mark.rule("GT-ADV-ASHIP-01", "GT-CREW-02")
def test_the_owner_chooses_who_goes() -> None:
    flight = Flight(
        "7,7 P0 3333 h2; 6,7 CA 0300 h2; 8,7 CA 0103 aP; 9,7 LP 0001",
        SCOUT,
        at=[5, 0],
        card="i_abandoned_ship_2",
        deck=[OPEN_SPACE],
    )
    flight.play("accept")
    assert flight.asked == (0, "lose-crew")
    assert flight.question.need == 2
    assert flight.choices("discharge") == {"7,7", "6,7", "8,7"}
    assert flight.refusal("discharge 9,7") == ("nobody-there", "GT-CREW-02")
    flight.play("discharge 8,7")
    assert flight.question.need == 1
    assert flight.refusal("discharge 8,7") == ("nobody-there", "GT-CREW-02")
    flight.play("discharge 6,7")
    assert [flight.in_cabin(square) for square in ("7,7", "6,7", "8,7")] == [2, 1, 0]
    assert [figure for _, _, figure in flight.heard("crew-lost")] == [2, 0]
    assert (flight.spaces, flight.credits) == ([4, 0], [3, 0])


@pytest.mark.rule("GT-ADV-ASHIP-01")
def test_the_offer_goes_round() -> None:
    flight = Flight(rigged(crew=4), rigged(crew=4), card="i_abandoned_ship_2", deck=[OPEN_SPACE], level=3)
    flight.play("pass")
    assert flight.asked == (1, "offer")
    flight.play("pass")
    assert flight.heard("accepted") == []
    assert flight.credits == [0, 0]
    assert flight.game.actors() == (0, 1)


# --- Abandoned Station -----------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-EX-98", "GT-ADV-ASTA-01", "GT-CREW-01")
def test_a_station_asks_for_crew_but_takes_none() -> None:
    flight = Flight(
        rigged(crew=4),
        rigged(crew=4, aliens="P", goods="B"),
        rigged(crew=7),
        at=[6, 5, 1],
        card="i_abandoned_station_1",
        deck=[OPEN_SPACE],
        level=3,
    )
    assert flight.asked == (1, "offer")
    assert flight.question.need == 5
    flight.play("accept")
    assert flight.asked == (1, "loading")
    flight.play("stow")
    assert (flight.goods(1), flight.crew(1)) == ("YGB", 5)
    assert flight.spaces == [6, 4, 1]
    assert flight.game.actors() == (0, 1, 2)


# --- Epidemic --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-EX-77", "GT-ADV-EPI-01", "GT-ADV-EPI-02")
def test_joined_cabins_infect_each_other() -> None:
    flight = Flight(ship_of("GT-EX-77"), SCOUT, card="ii_epidemic", deck=[OPEN_SPACE])
    assert [flight.in_cabin(square) for square in ("7,7", "8,7", "9,7", "6,6")] == [1, 0, 0, 2]
    assert flight.crew() == 3
    assert len(flight.heard("fell-ill")) == 3


@pytest.mark.rule("GT-ADV-EPI-01")
def test_aliens_fall_ill_too_and_all_ships_are_affected() -> None:
    ship = "7,7 P0 3333 h2; 8,7 CA 0013 aB; 8,8 LB 1000"
    flight = Flight(ship, ship, card="ii_epidemic", deck=[OPEN_SPACE])
    assert [flight.in_cabin("8,7", seat) for seat in (0, 1)] == [0, 0]
    assert [flight.in_cabin("7,7", seat) for seat in (0, 1)] == [1, 1]
    assert [figure for _, _, figure in flight.heard("fell-ill")] == [0, 1, 0, 1]


@pytest.mark.rule("GT-ADV-EPI-01", "GT-QUIT-04")
def test_an_epidemic_can_end_a_flight() -> None:
    flight = Flight("7,7 P0 3333 h1; 8,7 CA 0003 h1", SCOUT, card="ii_epidemic", deck=[OPEN_SPACE])
    assert flight.causes() == {0: "no_human"}


# --- Sabotage --------------------------------------------------------------------------------------------------------
TWO_PARTS = "7,7 P0 3333 h2; 7,6 CA 0030 h1"


@pytest.mark.rule("GT-EX-83", "GT-ADV-SAB-01")
def test_a_saboteur_tries_three_times() -> None:
    ships = [rigged(crew=5), TWO_PARTS, rigged(crew=3)]
    flight = Flight(*ships, card="iii_sabotage", deck=[OPEN_SPACE], level=3, dice=[5, 7, 7, 9, 7, 6])
    assert flight.heard("saboteur") == [(1, 5, 7), (1, 7, 9), (1, 7, 6)]
    assert flight.squares(1) == {"7,7"}
    assert flight.lost == [0, 1, 0]


@pytest.mark.rule("GT-EX-83", "GT-ADV-SAB-01")
def test_after_three_attempts_it_has_failed() -> None:
    ships = [rigged(crew=5), TWO_PARTS, rigged(crew=3)]
    flight = Flight(*ships, card="iii_sabotage", deck=[OPEN_SPACE], level=3, dice=[5, 7, 7, 9, 5])
    assert len(flight.heard("saboteur")) == 3
    assert flight.heard("sabotage-failed") == [(1,)]
    assert flight.squares(1) == {"7,7", "7,6"}


@pytest.mark.rule("GT-ADV-SAB-01")
def test_the_first_hit_ends_it() -> None:
    flight = Flight(rigged(crew=5), TWO_PARTS, card="iii_sabotage", deck=[OPEN_SPACE], level=3, dice=[7, 6])
    assert flight.heard("saboteur") == [(1, 7, 6)]
    assert flight.lost == [0, 1]


@pytest.mark.rule("GT-RULING-13")
def test_a_single_ship_is_sabotaged() -> None:
    flight = Flight(TWO_PARTS, card="iii_sabotage", deck=[OPEN_SPACE], dice=[7, 6])
    assert flight.lost == [1]


@pytest.mark.rule("GT-ADV-SAB-02", "GT-EX-41", "GT-LOSS-02")
def test_what_is_sabotaged_is_destroyed() -> None:
    flight = Flight(ship_of("GT-EX-41"), card="iii_sabotage", deck=[OPEN_SPACE], dice=[7, 6])
    assert flight.squares() == {"7,7"}  # the fragile containers broke
    assert flight.lost == [3]


@pytest.mark.rule("GT-ADV-SAB-01", "GT-RULING-04", "GT-VAR-01")
def test_rows_are_the_printed_ones() -> None:
    ship = "7,7 P0 3333 h2; 7,8 ST 3000"  # one behind the cabin: printed row 6 on class IIIA
    flight = Flight(ship, card="iii_sabotage", deck=[OPEN_SPACE], level=3, ship_class="IIIA", dice=[7, 6])
    assert flight.squares() == {"7,7"}
