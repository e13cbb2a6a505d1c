"""Tactical zones (topic `tactical_zone`)."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import pytest

from hullbreach.games.galaxy_trucker import cell, pieces
from hullbreach.games.galaxy_trucker.flight import tactics
from tests.rules.galaxy_trucker.flight_scene import CABIN, SCOUT, Flight, rigged

CREW_CANNONS, CANNONS_ENGINES, ENGINES_CREW = "tactical_zone_1", "tactical_zone_2", "tactical_zone_3"
CHECKS = tomllib.loads((files("hullbreach.games.galaxy_trucker") / "data" / "supercards.toml").read_text())["check"]
CHECK = {check["id"]: check for check in CHECKS}
LEFT, RIGHT = 0, 1


def results(flight: Flight) -> list[tuple[int, int]]:
    """Who announced what, in halves."""
    found = []
    for event in flight.journal.events:
        if event.kind.name in ("result", "result-below"):
            seat, halves = event.values
            found.append((seat, halves if event.kind.name == "result" else -halves))
    return found


def settle_losses(flight: Flight) -> None:
    while flight.asked and flight.asked[1].startswith("lose"):
        seat = flight.asked[0]
        flight.game.play(seat, flight.game.legal(seat)[0])


@pytest.mark.rule("GT-TACT-01", "GT-TACT-03", "GT-TACT-04", "GT-EX-68")
def test_the_lowest_difference_pays() -> None:
    ships = [
        rigged(crew=6, cannons=3, side_cannons=1),
        rigged(crew=4, cannons=5),
        rigged(crew=7, cannons=4, side_cannons=1),
    ]
    flight = Flight(*ships, at=[20, 15, 10], card=CREW_CANNONS, level=2, ship_class="III")
    assert results(flight)[:3] == [(0, 5), (1, -2), (2, 5)]
    assert flight.heard("worst")[0] == (1, LEFT)
    assert flight.crew(1) == 0
    assert flight.spaces[1] == 9  # five empty spaces back, the one at 10 is taken
    settle_losses(flight)
    assert flight.causes()[1] == "no_human"


@pytest.mark.rule("GT-TACT-04")
def test_the_figures_of_the_seed() -> None:
    """[[check]] tactical_zone_level_2."""
    check = CHECK["tactical_zone_level_2"]
    flight = Flight(rigged(crew=8), CABIN, at=[20, 0], card=CREW_CANNONS, level=2, ship_class="III")
    assert flight.heard("worst")[0] == (1, LEFT)
    flight = Flight(rigged(crew=8, cannons=8), rigged(crew=8), at=[20, 0], card=CREW_CANNONS, level=2, ship_class="III")
    settle_losses(flight)
    assert 8 - flight.crew(0) == check["crew_lost"]
    assert flight.heard("back")[0] == (0, check["days_lost"])


@pytest.mark.rule("GT-TACT-03", "GT-EX-69")
def test_of_equals_the_one_farthest_ahead_pays() -> None:
    ships = [rigged(crew=3, cannons=2), rigged(crew=2, cannons=2), rigged(crew=2, cannons=2)]
    flight = Flight(*ships, at=[9, 6, 3], card=CREW_CANNONS, ship_class="III")
    assert results(flight)[:3] == [(0, 2), (1, 0), (2, 0)]
    assert [seat for seat, column in flight.heard("worst") if column == LEFT] == [1]


@pytest.mark.rule("GT-TACT-03")
def test_halves_are_compared_exactly() -> None:
    ships = [rigged(crew=4, cannons=3), rigged(crew=4, cannons=3, side_cannons=1)]
    flight = Flight(*ships, at=[9, 6], card=CREW_CANNONS, ship_class="III")
    assert results(flight)[:2] == [(0, 2), (1, 1)]
    assert flight.heard("worst")[0] == (1, LEFT)


@pytest.mark.rule("GT-TACT-01")
@pytest.mark.parametrize(
    ("card", "columns"),
    [
        (CREW_CANNONS, [(6, -4), (2, -4)]),
        (CANNONS_ENGINES, [(4, -2), (6, -2)]),
        (ENGINES_CREW, [(2, -6), (4, -6)]),
    ],
)
def test_each_column_has_its_two_values(card: str, columns: list[tuple[int, int]]) -> None:
    """Crew 3, one engine, two cannons, in halves."""
    ship = rigged(crew=3, engines=1, cannons=2)
    flight = Flight(ship, CABIN, at=[9, 2], card=card, ship_class="III")
    settle_losses(flight)
    mine = [result for seat, result in results(flight) if seat == 0]
    assert mine[0] == sum(columns[0])


@pytest.mark.rule("GT-TACT-02", "GT-BATT-02")
def test_doubles_are_powered_or_not_and_all_else_counts() -> None:
    ship = rigged(engines=1, double_engines=1, cannons=1, cells=3, aliens="B")
    flight = Flight(ship, SCOUT, at=[9, 2], card=ENGINES_CREW, ship_class="III")
    assert flight.asked == (0, "engines")
    # One engine and the alien, less a crew of three: nothing, as long as no cell is spent.
    assert (flight.question.have, flight.question.result) == (3, 0)
    battery = next(move for move in flight.legal_for(0) if move.startswith("spend"))
    flight.play(battery)
    assert results(flight)[0] == (0, 4)


@pytest.mark.rule("GT-TACT-02")
def test_who_wants_to_may_power_what_is_taken_away() -> None:
    ship = rigged(crew=4, double_cannons=1, cells=1)
    flight = Flight(ship, CABIN, at=[9, 2], card=CREW_CANNONS, ship_class="III")
    assert flight.asked == (0, "cannons")
    assert (flight.question.have, flight.question.result) == (0, 8)
    flight.play(next(move for move in flight.legal_for(0) if move.startswith("spend")))
    assert results(flight)[0] == (0, 4)


@pytest.mark.rule("GT-TACT-05")
def test_the_right_column_is_powered_anew() -> None:
    ship = rigged(crew=8, engines=0, double_engines=1, cells=2)
    flight = Flight(ship, rigged(crew=6, cannons=5), at=[9, 2], card=CREW_CANNONS, ship_class="III")
    settle_losses(flight)
    assert flight.asked == (0, "engines")
    flight.play(next(move for move in flight.legal_for(0) if move.startswith("spend")))
    assert flight.cells(0) == 1
    assert results(flight)[2] == (0, 4)


@pytest.mark.rule("GT-TACT-05")
def test_losses_of_the_left_column_count_for_the_right_one() -> None:
    """The crew goes in the left column, and the purple alien with it: the cannons count less in the right one."""
    ship = rigged(crew=2, cannons=4, aliens="P")
    flight = Flight(ship, rigged(crew=8), at=[9, 2], card=CREW_CANNONS, ship_class="III")
    assert results(flight)[0] == (0, 2 * 3 - 8 - 4)
    assert flight.crew(0) == 0  # five of three
    assert results(flight)[2] == (0, 2 * 1 - 8)


@pytest.mark.rule("GT-TACT-02", "GT-TACT-05", "GT-EX-70")
def test_an_alien_lost_to_the_left_column_and_a_new_cell_for_the_right_one() -> None:
    ship = rigged(crew=2, engines=2, double_engines=1, cannons=2, cells=3, aliens="P")
    flight = Flight(ship, rigged(crew=8), at=[9, 2], card=CREW_CANNONS, ship_class="III")
    assert results(flight)[0] == (0, 2 * 3 - 2 * 4)  # in the left column the cannons still count 4
    assert flight.asked == (0, "engines")
    flight.play(next(move for move in flight.legal_for(0) if move.startswith("spend")))
    assert results(flight)[2] == (0, 2 * 2)
    assert flight.cells(0) == 2


@pytest.mark.rule("GT-TACT-06", "GT-SUP-05")
def test_alone_there_is_no_effect() -> None:
    flight = Flight(CABIN, CABIN, card=CREW_CANNONS, gave_up=[1], deck=["i_stardust"])
    assert flight.heard("no-effect")
    assert flight.heard("worst") == []
    assert flight.crew(0) == 2


@pytest.mark.rule("GT-RULING-38")
def test_with_one_ship_left_after_the_left_column_the_right_one_has_no_effect() -> None:
    """The second ship is taken out of the flight while the first one is still being asked."""
    flight = Flight(rigged(crew=4, double_cannons=1, cells=1), CABIN, at=[9, 2], card=CREW_CANNONS, ship_class="III")
    flight.table.set_of(1, cell.STATUS, cell.GAVE_UP)
    flight.play("enough")
    settle_losses(flight)
    assert len(flight.heard("worst")) == 1
    assert len(flight.heard("no-effect")) == 1


@pytest.mark.rule("GT-TACT-04", "GT-SUP-06")
@pytest.mark.parametrize(("level", "crew", "days"), [(1, 5, 0), (2, 5, 5), (3, 8, 5), (4, 8, 8)])
def test_the_penalty_is_all_lines_down_to_the_level(level: int, crew: int, days: int) -> None:
    loser = rigged(crew=10, cannons=9)
    flight = Flight(loser, rigged(crew=10), at=[30, 0], card=CREW_CANNONS, level=level, ship_class="III")
    while flight.asked == (0, "lose-crew"):
        flight.play(min(flight.legal_for(0)))
    assert 10 - flight.crew(0) == crew
    assert sum(lost for seat, lost in flight.heard("back") if seat == 0) == days


@pytest.mark.rule("GT-RULING-36")
def test_who_pays_is_shot_at_alone() -> None:
    ships = [rigged(engines=1), rigged(engines=4), rigged(engines=4)]
    flight = Flight(*ships, at=[9, 6, 3], card=CREW_CANNONS, level=2, ship_class="III", dice=[4, 4, 4])
    worst = [seat for seat, column in flight.heard("worst") if column == RIGHT]
    assert len(flight.heard("hazard")) == 1
    assert [seat for (seat,) in flight.heard("missed")] == worst


# --- five players ---
def five(*ships: str, card: str, level: int = 1) -> Flight:
    return Flight(*ships, at=[39, 30, 20, 10, 0], card=card, level=level, ship_class="III")


@pytest.mark.rule("GT-TACT-07", "GT-RULING-37")
def test_of_five_players_the_second_worst_pays_too_and_less() -> None:
    strong = rigged(crew=10)
    flight = five(
        rigged(crew=10, cannons=8), rigged(crew=10, cannons=6), strong, strong, strong, card=CREW_CANNONS, level=2
    )
    while flight.asked and flight.asked[1] == "lose-crew":
        flight.play(min(flight.legal_for(flight.asked[0])))
    assert flight.heard("worst")[0] == (0, LEFT)
    assert flight.heard("second-worst")[0] == (1, LEFT)
    assert [10 - flight.crew(seat) for seat in (0, 1)] == [5, 4]
    assert flight.heard("back")[:2] == [(0, 5), (1, 4)]


@pytest.mark.rule("GT-TACT-07", "GT-EX-71")
def test_the_second_worst_of_the_example() -> None:
    cannons = {0: 2, 1: 8, 2: 6, 3: 3, 4: 5}  # less than a crew of six: 4, -2, 0, 3, 1
    flight = five(*(rigged(crew=6, cannons=cannons[seat]) for seat in range(5)), card=CREW_CANNONS, level=2)
    while flight.asked and flight.asked[1] == "lose-crew":
        flight.play(min(flight.legal_for(flight.asked[0])))
    assert [halves for _, halves in results(flight)[:5]] == [8, -4, 0, 6, 2]
    assert [flight.heard("worst")[0], flight.heard("second-worst")[0]] == [(1, LEFT), (2, LEFT)]
    assert [6 - flight.crew(seat) for seat in range(5)] == [0, 5, 4, 0, 0]
    assert flight.heard("back")[:2] == [(1, 5), (2, 4)]


@pytest.mark.rule("GT-RULING-37")
def test_ties_for_the_second_place_hurt_the_one_farthest_ahead() -> None:
    flight = five(*[rigged(crew=6)] * 5, card=CREW_CANNONS)
    assert flight.heard("worst")[0] == (0, LEFT)
    assert flight.heard("second-worst")[0] == (1, LEFT)


@pytest.mark.rule("GT-TACT-07", "GT-RULING-37")
def test_four_players_have_no_second_worst() -> None:
    flight = Flight(*[rigged(crew=6)] * 4, at=[30, 20, 10, 0], card=CREW_CANNONS, ship_class="III")
    assert flight.heard("second-worst") == []


@pytest.mark.rule("GT-TACT-07", "GT-RULING-37")
def test_relief_is_from_the_total_of_each_kind_and_the_first_heavy_salvo() -> None:
    """The right columns: goods, heavy, goods, heavy; small and heavy twice, crew, heavy; goods, days, heavy, goods."""
    first, second, third = (pieces.CARDS[pieces.CARD_NAMES.index(f"tactical_zone_{number}")] for number in (1, 2, 3))
    assert [tactics.is_first_of_its_kind(first, line) for line in range(4, 8)] == [True, True, False, False]
    assert [tactics.is_first_of_its_kind(second, line) for line in range(4, 8)] == [True, False, True, False]
    assert [tactics.is_first_of_its_kind(third, line) for line in range(4, 8)] == [True, True, True, False]
    assert [tactics.is_first_of_its_kind(third, line) for line in range(4)] == [True, False, True, False]


@pytest.mark.rule("GT-TACT-07", "GT-RULING-36")
def test_the_second_worst_hears_nothing_of_the_first_heavy_salvo() -> None:
    """In the right column of the second zone: small and heavy at level I, small and heavy at level II."""
    ships = [rigged(engines=5), rigged(engines=4), *[rigged(engines=1)] * 3]
    flight = five(*ships, card=CANNONS_ENGINES, level=2)
    while flight.asked:  # which piece flies on
        flight.play(min(flight.legal_for(flight.asked[0])))
    assert flight.heard("worst")[RIGHT] == (0, RIGHT)
    assert flight.heard("second-worst")[RIGHT] == (1, RIGHT)
    shots = [pieces.HAZARD_NAMES[hazard] for hazard, *_ in flight.heard("hazard")]
    assert shots == ["light_shot", "heavy_shot"] * 2 + ["light_shot", "light_shot", "heavy_shot"]
