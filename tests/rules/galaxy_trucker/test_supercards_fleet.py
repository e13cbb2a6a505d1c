"""Enemy fleets (topic `enemy_fleet`)."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import pytest

from hullbreach.games.galaxy_trucker import cell, pieces
from tests.rules.galaxy_trucker.flight_scene import CABIN, Flight, rigged, ship_of

PIRATES, SLAVERS, LOOTERS = "pirate_fleet", "slaver_fleet", "looter_fleet"
CHECKS = tomllib.loads((files("hullbreach.games.galaxy_trucker") / "data" / "supercards.toml").read_text())["check"]
CHECK = {check["id"]: check for check in CHECKS}


def armed(halves: int, **more: object) -> str:
    """A ship that has that strength against looters, who do not come from the front: half a point for each cannon."""
    return rigged(cannons=halves, **more)  # type: ignore[arg-type]


def settle_losses(flight: Flight) -> None:
    """Whoever is asked gives the first thing."""
    while flight.asked and flight.asked[1].startswith("lose"):
        seat = flight.asked[0]
        flight.game.play(seat, flight.game.legal(seat)[0])


# --- strength ---
@pytest.mark.rule("GT-FLEET-03", "GT-EX-65")
def test_cannons_count_in_full_to_the_sides_the_fleet_comes_from() -> None:
    flight = Flight(ship_of("GT-EX-65"), card=LOOTERS)
    assert flight.heard("cannons") == [(0, 5)]
    assert Flight(ship_of("GT-EX-65"), card="i_slavers").heard("cannons") == [(0, 4)]


@pytest.mark.rule("GT-FLEET-03")
@pytest.mark.parametrize(
    ("card", "sides"),
    [(PIRATES, {"front", "left", "right"}), (SLAVERS, {"front", "rear"}), (LOOTERS, {"left", "right", "rear"})],
)
def test_each_fleet_has_its_directions(card: str, sides: set[str]) -> None:
    for side, facing in zip(pieces.FROM_NAMES, "NESW", strict=True):
        flight = Flight(f"7,7 P0 3333 h2; 8,7 ST 3333; 9,7 G1:{facing} 0003", card=card)
        assert flight.heard("cannons") == [(0, 2 if side in sides else 1)]


@pytest.mark.rule("GT-FLEET-03", "GT-BATT-02")
def test_double_cannons_are_powered_and_count_by_direction_too() -> None:
    ship = "7,7 P0 3333 h2; 7,6 G2:N 0030; 8,7 G2:E 0003; 6,7 B2 0300 c2"
    flight = Flight(ship, card=LOOTERS)
    assert flight.asked == (0, "cannons")
    assert (flight.question.have, flight.question.need) == (0, 12)
    flight.play("spend 6,7")
    assert flight.question.have == 4  # the one to the right, in full
    flight.play("spend 6,7")
    assert flight.heard("cannons") == [(0, 6)]


@pytest.mark.rule("GT-FLEET-03", "GT-RULING-35")
def test_the_purple_alien_helps_cannons_that_count_anything() -> None:
    flight = Flight(rigged(cannons=1, aliens="P"), rigged(aliens="P"), card=LOOTERS, ship_class="III")
    assert flight.heard("cannons") == [(0, 1 + 4), (1, 0)]


# --- who is harmed ---
@pytest.mark.rule("GT-FLEET-04", "GT-FLEET-05", "GT-FLEET-06", "GT-FLEET-07", "GT-RULING-19", "GT-EX-66")
def test_looters_take_what_stands_above_the_line_of_the_level() -> None:
    """The example of the seed, and [[check]] looters_level_3."""
    cases = CHECK["looters_level_3"]["cases"]
    for case in cases:
        halves = round(case["strength"] * 2)
        ship = rigged(side_cannons=halves // 2, cannons=halves % 2, crew=8, goods="YYYGGGBBB", ship_class="III")
        flight = Flight(ship, card=LOOTERS, level=3)
        assert flight.heard("cannons") == [(0, halves)]
        settle_losses(flight)
        assert 8 - flight.crew() == case["crew_lost"]
        assert 9 - len(flight.goods()) == case["goods_lost"]
        if case["goods_lost"]:
            assert flight.goods() == "YYYGGGBBB"[case["goods_lost"] :]


@pytest.mark.rule("GT-FLEET-01", "GT-FLEET-04", "GT-FLEET-08", "GT-EX-67")
def test_pirates_fire_at_who_is_below_and_nobody_is_rewarded() -> None:
    strong, weak = rigged(cannons=9), rigged(cannons=3)
    flight = Flight(strong, weak, card=PIRATES, level=2, ship_class="III", deck=["i_stardust"], dice=[4, 4, 4, 4])
    assert flight.heard("unharmed") == [(0, pieces.CARD_NAMES.index(PIRATES))]
    assert flight.heard("outgunned") == [(1, pieces.CARD_NAMES.index(PIRATES), 2)]
    assert len(flight.heard("hazard")) == 4  # the shots of levels I and II, each rolled once
    assert [seat for (seat,) in flight.heard("missed")] == [1, 1, 1, 1]
    assert flight.heard("paid") == []


@pytest.mark.rule("GT-FLEET-01", "GT-SUP-06")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_lines_below_the_level_are_ignored(level: int) -> None:
    flight = Flight(rigged(crew=14), card=SLAVERS, level=level, ship_class="III")
    settle_losses(flight)
    assert 14 - flight.crew() == [3, 5, 7, 10][level - 1]


@pytest.mark.rule("GT-FLEET-05")
@pytest.mark.parametrize(("cannons", "lost"), [(5, 10), (6, 7), (7, 7), (8, 5), (10, 3), (11, 3), (12, 0), (13, 0)])
def test_the_highest_line_matched_counts(cannons: int, lost: int) -> None:
    flight = Flight(rigged(crew=14, cannons=cannons), card=SLAVERS, level=4, ship_class="III")
    settle_losses(flight)
    assert 14 - flight.crew() == lost


@pytest.mark.rule("GT-FLEET-02", "GT-SUP-05", "GT-SUP-07")
def test_every_ship_is_attacked_even_after_one_was_strong_enough() -> None:
    flight = Flight(rigged(cannons=6), CABIN, rigged(cannons=6), at=[1, 9, 5], card=SLAVERS, ship_class="III")
    assert [seat for seat, _ in flight.heard("cannons")] == [1, 2, 0]
    assert [seat for seat, _ in flight.heard("unharmed")] == [2, 0]
    assert flight.causes() == {1: "no_human"}


@pytest.mark.rule("GT-FLEET-08", "GT-RULING-34")
def test_all_announce_first_then_line_after_line_hits_all_it_applies_to() -> None:
    leader = rigged(cannons=7, crew=8, goods="YY")
    second = rigged(crew=8, goods="RR")
    flight = Flight(leader, second, card=LOOTERS, level=2, ship_class="III", at=[9, 4])
    told = [event.kind.name for event in flight.journal.events]
    assert told.index("goods-lost") > max(at for at, name in enumerate(told) if name == "outgunned")
    settle_losses(flight)
    order = [(event.kind.name, event.values[0]) for event in flight.journal.events if "lost" in event.kind.name]
    assert order[:5] == [("goods-lost", 0)] * 2 + [("goods-lost", 1)] * 2 + [("crew-lost", 0)]


@pytest.mark.rule("GT-FLEET-05")
def test_a_higher_line_spares_the_lines_above_it() -> None:
    """At level II looters of 6 and 8: who has 6 loses three crew and no goods."""
    flight = Flight(rigged(side_cannons=6, crew=6, goods="YYY"), card=LOOTERS, level=2, ship_class="III")
    settle_losses(flight)
    assert (flight.crew(), flight.goods()) == (3, "YYY")


@pytest.mark.rule("GT-FLEET-09")
def test_the_journal_marks_how_many_lines_each_pays_for() -> None:
    ships = [rigged(cannons=12), rigged(cannons=9), CABIN]
    flight = Flight(*ships, card=SLAVERS, level=4, ship_class="III", at=[9, 6, 3])
    number = pieces.CARD_NAMES.index(SLAVERS)
    assert flight.heard("unharmed") == [(0, number)]
    assert flight.heard("outgunned") == [(1, number, 2), (2, number, 4)]


@pytest.mark.rule("GT-FLEET-04")
@pytest.mark.parametrize(("cannons", "repelled"), [(5, 0), (6, 1)])
def test_the_table_knows_whom_the_fleet_has_beaten_and_whether_somebody_matched_it(cannons: int, repelled: int) -> None:
    """While the last ship is still asked whom it gives up."""
    flight = Flight(rigged(cannons=cannons), rigged(crew=8), card=SLAVERS, ship_class="III")
    assert flight.asked == (1 if repelled else 0, "lose-crew") or flight.crew(0) == 0
    assert int(flight.table.of(1, cell.BEATEN)) == 1
    assert int(flight.table.cells[cell.REPELLED]) == repelled
