"""The six special events (topic `special_events`), and what all supercards have in common."""

from __future__ import annotations

import random

import pytest

from hullbreach.games.galaxy_trucker import cell, pieces
from hullbreach.games.galaxy_trucker.bot import pilot
from hullbreach.games.galaxy_trucker.flight import events
from hullbreach.games.galaxy_trucker.ship import structure
from tests.rules.galaxy_trucker.flight_scene import CABIN, SCOUT, Flight, rigged
from tests.rules.galaxy_trucker.test_flight_random import Books, build

SUPERCARDS = [card.name for card in pieces.CARDS if card.level == 0 and card.type != pieces.ROBOPOLICE_RAID]


def gone(flight: Flight, *kinds: str) -> set[str | None]:
    """Squares of which that was told."""
    return {flight.game.name_of("square", square) for _, square, *_ in flight.heard(*kinds)}


# --- nanobot dust ---
DUSTY = "7,7 P0 3333 h2; 8,7 ST 3333; 9,7 ST 0303; 6,7 ST 0303; 5,7 ST 0300; 7,8 E1:S 3000; 10,7 ST 0003"
"""8,7 has two exposed connectors, the cabin one."""


@pytest.mark.rule("GT-EVENT-01", "GT-EVENT-02", "GT-LOSS-03")
@pytest.mark.parametrize(("level", "connectors"), [(1, 3), (2, 2), (3, 2), (4, 1)])
def test_nanobots_take_off_what_has_enough_exposed_connectors(level: int, connectors: int) -> None:
    ship = "7,7 P0 3333 h2; 6,7 ST 0333; 8,7 ST 0303; 7,8 ST 3300; 9,7 CA 3333 h2"
    flight = Flight(ship, card="nanobot_dust", level=level, ship_class="III")
    exposed = {"6,7": 2, "8,7": 0, "7,8": 1, "9,7": 3}
    assert gone(flight, "detached") == {square for square, count in exposed.items() if count >= connectors}
    assert flight.heard("destroyed") == []
    assert flight.lost[0] == len(flight.heard("detached"))


@pytest.mark.rule("GT-EVENT-02", "GT-LOSS-03")
def test_what_is_cut_off_falls_off_too_and_no_container_bursts() -> None:
    flight = Flight(
        "7,7 P0 3333 h2; 8,7 ST 3333; 9,7 XE 0003; 7,6 XF 0030; 7,8 E1:S 3000", card="nanobot_dust", level=2
    )
    assert gone(flight, "detached") == {"8,7"}
    assert gone(flight, "fell-off") == {"9,7"}
    assert flight.heard("destroyed") == []
    assert flight.squares() == {"7,7", "7,6", "7,8"}


@pytest.mark.rule("GT-EVENT-02")
def test_nanobots_do_not_eat_the_starting_cabin() -> None:
    flight = Flight(CABIN, card="nanobot_dust", level=4)
    assert flight.squares() == {"7,7"}
    assert flight.lost == [0]


@pytest.mark.rule("GT-EVENT-02", "GT-DMG-03")
def test_the_owner_chooses_among_the_pieces_that_are_left() -> None:
    ship = "6,7 CA 0300 h2; 7,7 ST 3333; 8,7 CA 0003 h2"
    flight = Flight(ship, card="nanobot_dust", level=2)
    assert gone(flight, "detached") == {"7,7"}
    assert flight.asked == (0, "piece")
    flight.play("salvage 8,7")
    assert flight.squares() == {"8,7"}


# --- abrasive dust ---
@pytest.mark.rule("GT-EVENT-01", "GT-MOVE-02")
def test_days_for_each_exposed_connector_the_last_ship_first() -> None:
    flight = Flight(CABIN, SCOUT, at=[9, 4], card="abrasive_dust", level=2)
    assert flight.asked == (1, "sacrifice")
    assert (flight.question.have, flight.question.days) == (3, 6)
    flight.play("hold-fast")
    assert flight.asked == (0, "sacrifice")
    flight.play("hold-fast")
    assert flight.heard("back") == [(1, 6), (0, 8)]
    assert flight.spaces == [1, -2]


@pytest.mark.rule("GT-EVENT-01", "GT-LOSS-02")
def test_a_component_with_most_exposed_connectors_may_be_sacrificed_before_counting() -> None:
    ship = "7,7 P0 3333 h2; 8,7 CA 3333 h2; 7,8 E1:S 3000"
    flight = Flight(ship, SCOUT, at=[9, 20], card="abrasive_dust")
    assert flight.asked == (0, "sacrifice")
    assert flight.legal_for(0) == {"hold-fast", "part-with 8,7"}
    assert flight.refusal("part-with 7,7") == ("not-the-one", "GT-EVENT-01")
    flight.play("part-with 8,7")
    assert gone(flight, "destroyed") == {"8,7"}
    assert flight.heard("back") == [(0, 3)]  # instead of 5


@pytest.mark.rule("GT-EVENT-01", "GT-EXPL-01")
def test_what_the_dust_destroys_may_burst() -> None:
    ship = "7,7 P0 3333 h2; 8,7 XE 3333; 9,7 ST 0003; 7,8 E1:S 3000"
    flight = Flight(ship, card="abrasive_dust")
    flight.play("part-with 8,7")
    assert gone(flight, "destroyed", "blown-up") == {"7,7", "8,7", "9,7", "7,8"}
    assert flight.causes() == {0: "no_ship"}


@pytest.mark.rule("GT-EVENT-01")
def test_nobody_is_asked_without_exposed_connectors() -> None:
    ship = "7,6 C2 0010; 6,7 ST 0300; 7,7 P0 3333 h2; 8,7 C2 0003; 7,8 E1 1000"
    flight = Flight(ship, card="abrasive_dust", at=[5])
    assert flight.heard("exposed") == [(0, 0)]
    assert flight.spaces == [5]


# --- sickness ---
ROW = "5,7 CA 0300 h2; 6,7 CA 0303 h2; 7,7 P0 3333 h2; 9,8 CA 0001 h2; 8,7 ST 0033; 8,8 ST 3100"
"""Three cabins in a row, and one that touches none."""


@pytest.mark.rule("GT-EVENT-01")
@pytest.mark.parametrize(("level", "left"), [(1, [0, 0, 0, 2]), (3, [0, 0, 0, 2])])
def test_plague_is_several_epidemics_in_a_row(level: int, left: list[int]) -> None:
    flight = Flight(ROW, SCOUT, card="plague", level=level, deck=["i_stardust"])
    assert [flight.in_cabin(square) for square in ("5,7", "6,7", "7,7", "9,8")] == left
    assert len(flight.heard("fell-ill")) == 6


@pytest.mark.rule("GT-EVENT-01")
def test_each_round_of_a_plague_looks_anew_which_cabins_are_joined() -> None:
    ship = "5,7 CA 0300 h2; 6,7 CA 0303 h1; 7,7 P0 3333 h2"
    flight = Flight(ship, card="plague")
    # After the first round the cabin in the middle is empty: the others are joined to nobody.
    assert [flight.in_cabin(square) for square in ("5,7", "6,7", "7,7")] == [1, 0, 1]


@pytest.mark.rule("GT-EVENT-01")
@pytest.mark.parametrize(("level", "each"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_space_fever_jumps_diagonally_and_without_joins(level: int, each: int) -> None:
    ship = "7,7 P0 3333 h2; 8,7 ST 0033; 8,8 CA 3000 h2; 6,7 ST 0300; 7,6 ST 3030; 7,5 CA 0030 h2"
    flight = Flight(ship, card="space_fever", level=level, ship_class="III", deck=["i_stardust"])
    assert [flight.in_cabin(square) for square in ("7,7", "8,8", "7,5")] == [2 - each, 2 - each, 2]


@pytest.mark.rule("GT-EVENT-01")
def test_space_fever_takes_an_alien_as_its_one_figure() -> None:
    ship = "7,7 P0 3333 h2; 8,7 CA 0333 aP; 8,8 LP 3000"
    flight = Flight(ship, card="space_fever", level=4, ship_class="III", deck=["i_stardust"])
    assert flight.crew() == 0
    assert len(flight.heard("crew-lost")) == 3


@pytest.mark.rule("GT-EVENT-01")
@pytest.mark.parametrize(("level", "each"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_cell_leaks_poison_cabins_joined_to_a_charged_battery(level: int, each: int) -> None:
    ship = "7,7 P0 3333 h2; 8,7 B2 0303 c1; 9,7 CA 0003 h2; 6,7 CA 0300 h2; 7,8 ST 3300; 8,8 B2 0003 c2; 7,6 B2 0010 c0"
    flight = Flight(ship, card="cell_leak", level=level, ship_class="III", deck=["i_stardust"])
    assert [flight.in_cabin(square) for square in ("7,7", "9,7", "6,7")] == [2 - each, 2 - each, 2]
    assert flight.cells() == 3


# --- meltdown ---
BATTERIES = "7,7 P0 3333 h2; 8,7 B3 0303 c3; 9,7 ST 0003; 6,7 B3 0300 c3; 7,8 B2 3000 c2; 7,6 B2 0030 c0"


@pytest.mark.rule("GT-EVENT-01", "GT-LOSS-03")
def test_the_owner_chooses_among_the_fullest_batteries() -> None:
    flight = Flight(BATTERIES, card="meltdown")
    assert flight.asked == (0, "meltdown")
    assert flight.legal_for(0) == {"part-with 8,7", "part-with 6,7"}
    assert flight.refusal("part-with 7,8") == ("not-the-one", "GT-EVENT-01")
    flight.play("part-with 8,7")
    assert gone(flight, "detached") == {"8,7"}
    assert gone(flight, "fell-off") == {"9,7"}
    assert (flight.cells(), flight.lost) == (5, [2])
    assert flight.heard("destroyed") == []


@pytest.mark.rule("GT-EVENT-01", "GT-RULING-75")
def test_at_level_iii_two_batteries_melt_at_once() -> None:
    flight = Flight(BATTERIES.replace("B2 3000 c2", "B3 3000 c3"), card="meltdown", level=3)
    assert flight.question.need == 2
    flight.play("part-with 8,7")
    assert (flight.question.need, flight.named(flight.question.marked)) == (1, {"8,7"})
    assert flight.legal_for(0) == {"part-with 6,7", "part-with 7,8"}
    assert flight.heard("detached") == []
    flight.play("part-with 6,7")
    assert gone(flight, "detached") == {"8,7", "6,7"}
    assert flight.cells() == 3


@pytest.mark.rule("GT-EVENT-01")
def test_the_next_fullest_battery_follows() -> None:
    flight = Flight(BATTERIES.replace("6,7 B3 0300 c3", "6,7 B3 0300 c2"), card="meltdown", level=3)
    assert flight.legal_for(0) == {"part-with 6,7", "part-with 7,8"}  # the one with three was no choice


@pytest.mark.rule("GT-RULING-75")
def test_empty_batteries_do_not_melt_and_a_single_way_is_taken_unasked() -> None:
    flight = Flight("7,7 P0 3333 h2; 7,8 B2 3000 c1; 7,6 B2 0030 c0", SCOUT, card="meltdown", level=3)
    assert gone(flight, "detached") == {"7,8"}
    assert flight.squares() == {"7,7", "7,6"}


# --- all supercards ---
@pytest.mark.rule("GT-SUP-05")
@pytest.mark.parametrize("card", SUPERCARDS)
def test_supercards_never_pay_and_leave_alone_who_is_not_in_flight(card: str) -> None:
    ship = rigged(crew=4, engines=2, cannons=2, cells=3, goods="Y")
    flight = Flight(ship, ship, card=card, level=2, ship_class="III", gave_up=[1], deck=["i_stardust"])
    before = flight.squares(1)
    while flight.table.cells[cell.SHOWN] < 2 and flight.asked and flight.asked[1] != "between":
        flight.game.play(0, pilot.fly(flight.table, 0))
    assert flight.heard("paid") == []
    assert flight.squares(1) == before
    assert (flight.crew(1), flight.goods(1), flight.cells(1)) == (4, "Y", 3)


@pytest.mark.rule("GT-SUP-01", "GT-SUP-07")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
@pytest.mark.parametrize("card", SUPERCARDS)
def test_pilots_play_every_supercard_to_its_end_at_every_level(card: str, level: int) -> None:
    """With ships of chance; nothing is lost or made from nothing, and giving up is possible afterwards."""
    chance = random.Random(f"{card} {level}")  # noqa: S311 - for tests
    flight = Flight(*[CABIN] * 3, at=[12, 9, 6], between=True, level=level)
    for seat, hull in enumerate(flight.table.ships):
        build(hull, chance, seat, others=False)
    flight._lay_deck(["i_stardust", card, "i_stardust"])
    books = Books(flight)
    flight.fly_on()
    while flight.table.cells[cell.CARD] != -1 and flight.game.actors():
        seat = flight.game.actors()[0]
        move = pilot.fly(flight.table, seat)
        assert move in flight.game.legal(seat)
        flight.game.play(seat, move)
        books.check()
    for seat in flight.game.actors():
        assert "give-up" in flight.legal_for(seat) or flight.game.over()


@pytest.mark.rule("GT-EVENT-01")
def test_pilots_part_with_what_costs_them_least() -> None:
    flight = Flight(BATTERIES, card="meltdown")
    assert pilot.fly(flight.table, 0).text == "part-with 6,7"  # nothing hangs on it
    assert structure.count(events.fullest(flight.hull(), 0)) == 2
