"""What a question shows of its consequences."""

from __future__ import annotations

import pytest

from hullbreach.games.galaxy_trucker.flight import asking
from hullbreach.games.galaxy_trucker.ship import load
from tests.rules.galaxy_trucker.flight_scene import OPEN_SPACE, SCOUT, Flight, place_at, rigged, ship_of


def lost_with(ship: str, square: str, ship_class: str = "I") -> set[str]:
    flight = Flight(ship, between=True, ship_class=ship_class)
    before = flight.game.to_bytes()
    lost = flight.named(asking.would_lose(flight.hull(), place_at(flight.hull(), square)))
    assert flight.game.to_bytes() == before
    return lost


@pytest.mark.rule("GT-DMG-02", "GT-DMG-03")
def test_what_a_hit_would_cost() -> None:
    assert lost_with(ship_of("GT-EX-36"), "8,7") == {"8,7", "9,7"}
    assert lost_with(ship_of("GT-EX-24"), "7,7") == {"6,7", "7,7", "8,7", "7,8"}
    assert lost_with(ship_of("GT-EX-39"), "9,7", "II") == {"8,6", "7,7", "8,7", "9,7", "9,8", "10,8"}
    # Of two pieces with cabins the owner could keep either.
    assert lost_with(ship_of("GT-EX-35"), "8,7") == {"8,7"}


@pytest.mark.rule("GT-ADV-COMBAT-02", "GT-ADV-COMBAT-03")
def test_in_a_combat_zone_one_knows_what_those_ahead_declared() -> None:
    doubles = rigged(crew=4, engines=2, double_engines=1, cells=3)
    ships = [rigged(crew=3, engines=4), rigged(crew=4, engines=3), doubles]
    flight = Flight(*ships, at=[9, 4, 0], card="i_combat_zone", deck=[OPEN_SPACE], level=3)
    assert flight.asked == (2, "engines")
    assert (flight.question.have, flight.question.need) == (2, 3)
    assert asking.current(flight.table) == 1
    flight = Flight(doubles, doubles, card="i_combat_zone", deck=[OPEN_SPACE], level=3)
    assert flight.asked == (0, "engines")
    assert flight.question.need == 0  # nobody has declared yet


@pytest.mark.rule("GT-ADV-COMBAT-01")
def test_the_line_of_a_combat_zone_is_known_to_its_last_shot() -> None:
    flight = Flight(
        "7,7 P0 3333 h2; 7,8 C2 3030; 6,7 SH:SW 0300; 8,7 B2 0003 c2",
        rigged(crew=6, engines=2, cannons=2),
        card="i_combat_zone",
        deck=[OPEN_SPACE],
        level=3,
        dice=[7],
    )
    assert flight.asked == (0, "defend")
    assert asking.current(flight.table) == 2


@pytest.mark.rule("GT-ADV-METEOR-01")
def test_the_meteor_of_a_swarm_is_known() -> None:
    shielded = "7,7 P0 3333 h2; 7,8 C2 3030; 6,7 SH:SW 0300; 8,7 B2 0003 c1"
    flight = Flight(shielded, card="i_meteor_swarm_2", deck=[OPEN_SPACE], dice=[12, 7])
    assert flight.asked == (0, "defend")
    assert asking.current(flight.table) == 1  # from the rear, the second
    flight = Flight(SCOUT, between=True)
    assert asking.current(flight.table) == 0


@pytest.mark.rule("GT-ADV-ASTA-01", "GT-ADV-ENEMY-03", "GT-ADV-PLAN-03")
def test_offers_and_rewards_say_what_they_bring_and_cost() -> None:
    flight = Flight(rigged(crew=5), SCOUT, card="i_abandoned_station_1", level=3)
    asked = flight.question
    assert (asked.need, asked.goods, asked.days, asked.credits) == (5, load.packed(0, 1, 1, 0), 1, 0)
    flight = Flight(rigged(cannons=5), SCOUT, card="i_smugglers", level=3)
    asked = flight.question
    assert (asked.need, asked.goods, asked.days, asked.credits) == (0, load.packed(0, 1, 1, 1), 1, 0)
    flight = Flight(SCOUT, SCOUT, card="i_planets_4")
    assert flight.question.days == 2
    assert asking.question(flight.table, 1).days == 0  # who is not asked
