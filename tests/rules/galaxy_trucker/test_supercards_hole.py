"""Black holes (topic `black_hole`), and what it means to abandon a component (GT-LOSS-04)."""

from __future__ import annotations

import itertools
import random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import cell, facts, pieces
from hullbreach.games.galaxy_trucker.bot import pilot
from hullbreach.games.galaxy_trucker.flight import holes
from hullbreach.games.galaxy_trucker.ship import strength, structure
from hullbreach.games.galaxy_trucker.ship.hull import SHIP_CELLS, Hull
from tests.rules.galaxy_trucker.flight_scene import Flight, lay, place_at, rigged, ship_of
from tests.rules.galaxy_trucker.test_flight_random import build

# Pulls at levels I to IV: 3 5 7 9, 4 6 8 10 and 5 7 9 11.
PULL_3, PULL_4, PULL_5 = "black_hole_1", "black_hole_2", "black_hole_3"


def abandoned(flight: Flight) -> set[str | None]:
    return {flight.game.name_of("square", square) for _, square, _ in flight.heard("abandoned")}


# --- escaping ---
@pytest.mark.rule("GT-HOLE-01")
@pytest.mark.parametrize(("engines", "level"), [(5, 2), (6, 2), (3, 1), (9, 4)])
def test_who_has_the_thrust_escapes_unharmed(engines: int, level: int) -> None:
    flight = Flight(rigged(engines=engines), card="black_hole_1", level=level, ship_class="III")
    assert flight.lost == [0]
    assert flight.heard("escaped") == [(0, engines)]
    assert flight.status(0) == "finished"


@pytest.mark.rule("GT-HOLE-01", "GT-HOLE-02", "GT-HOLE-05", "GT-LOSS-04", "GT-EX-60")
def test_one_missing_point_costs_exactly_two_components() -> None:
    flight = Flight(ship_of("GT-EX-60"), card=PULL_5)
    assert flight.asked == (0, "hole")
    question = flight.question
    assert (question.need, question.have, question.due, question.marked) == (5, 4, 2, 0)
    assert flight.refusal("escape") == ("too-few-abandoned", "GT-HOLE-02")
    assert flight.refusal("abandon 6,7") == ("not-to-spare", "GT-HOLE-05")
    assert flight.refusal("abandon 9,9") == ("not-to-spare", "GT-HOLE-05")
    flight.play("abandon 6,6")
    assert flight.refusal("escape") == ("too-few-abandoned", "GT-HOLE-02")
    flight.play("abandon 7,6")
    flight.play("abandon 8,6")
    assert flight.refusal("escape") == ("too-many-abandoned", "GT-HOLE-05")
    flight.play("take-back 8,6")
    flight.play("escape")
    assert abandoned(flight) == {"6,6", "7,6"}
    assert flight.lost == [2]
    assert flight.heard("escaped") == [(0, 4)]
    assert flight.status(0) == "finished"


@pytest.mark.rule("GT-HOLE-04", "GT-EX-60")
def test_an_engine_left_behind_no_longer_counts() -> None:
    flight = Flight(ship_of("GT-EX-60"), card=PULL_5)
    flight.play("abandon 7,8")
    assert (flight.question.have, flight.question.due) == (3, 4)
    for square in ("6,6", "7,6", "8,6"):
        flight.play(f"abandon {square}")
    flight.play("escape")
    assert flight.lost == [4]


@pytest.mark.rule("GT-HOLE-04", "GT-EX-61")
def test_a_heavy_container_takes_its_weight_with_it() -> None:
    flight = Flight(ship_of("GT-EX-61"), card=PULL_4)
    assert (flight.question.have, flight.question.due) == (0, 8)
    flight.play("abandon 9,7")
    assert (flight.question.have, flight.question.due) == (2, 4)
    for square in ("6,6", "7,6", "8,6"):
        flight.play(f"abandon {square}")
    flight.play("escape")
    assert flight.lost == [4]
    assert flight.heard("escaped") == [(0, 2)]


@pytest.mark.rule("GT-HOLE-05", "GT-RULING-31", "GT-EX-61")
def test_with_the_container_aboard_there_is_no_way_out() -> None:
    hull = hull_of(ship_of("GT-EX-61"))
    heavy = place_at(hull, "9,7")
    assert ways_out(hull, 4, 0)
    assert not [way for way in ways_out(hull, 4, 0) if not way >> heavy & 1]


@pytest.mark.rule("GT-HOLE-03", "GT-HOLE-04", "GT-EX-62")
def test_a_cell_is_spent_and_then_its_battery_abandoned() -> None:
    flight = Flight(ship_of("GT-EX-62"), card=PULL_4)
    flight.play("spend 8,7")
    assert (flight.question.have, flight.question.due) == (3, 2)
    flight.play("abandon 8,7")
    flight.play("abandon 7,6")
    flight.play("escape")
    assert abandoned(flight) == {"8,7", "7,6"}


@pytest.mark.rule("GT-HOLE-03")
def test_the_order_does_not_matter_the_battery_may_be_given_up_first() -> None:
    flight = Flight(ship_of("GT-EX-62"), card=PULL_4)
    flight.play("abandon 8,7")
    flight.play("spend 8,7")
    flight.play("abandon 7,6")
    flight.play("escape")
    assert flight.heard("escaped") == [(0, 3)]


@pytest.mark.rule("GT-HOLE-04")
def test_a_powered_engine_that_is_abandoned_does_not_count() -> None:
    flight = Flight(ship_of("GT-EX-62"), card=PULL_4)
    flight.play("spend 8,7")
    flight.play("abandon 7,8")
    assert flight.question.have == 1
    assert "spend 8,7" not in flight.legal_for(0)


@pytest.mark.rule("GT-HOLE-04", "GT-CREW-04")
def test_a_brown_alien_without_its_life_support_gives_no_bonus() -> None:
    ship = "7,7 P0 3333 h2; 6,7 CA 3333 aB; 6,8 LB 3000; 7,8 E1:S 3000; 8,7 ST 3333; 8,8 E1:S 3000"
    ship += "; 8,6 ST 0030; 9,7 ST 0003"
    flight = Flight(ship, card=PULL_5)
    assert (flight.question.have, flight.question.due) == (4, 2)
    flight.play("abandon 6,8")
    assert (flight.question.have, flight.question.due) == (2, 6)
    flight.play("take-back 6,8")
    flight.play("abandon 8,6")
    flight.play("abandon 9,7")
    flight.play("escape")
    assert flight.heard("alien-lost") == []
    assert flight.in_cabin("6,7") == 1


@pytest.mark.rule("GT-HOLE-04", "GT-CREW-04")
def test_the_alien_leaves_when_its_life_support_was_abandoned() -> None:
    ship = "7,7 P0 3333 h2; 6,7 CA 3333 aP; 6,8 LP 3000; 7,8 E1:S 3000; 8,7 E1:S 0003; 7,6 ST 0030"
    flight = Flight(ship, card=PULL_3)
    flight.play("abandon 6,8")
    flight.play("abandon 7,6")
    flight.play("escape")
    assert len(flight.heard("alien-lost")) == 1
    assert flight.in_cabin("6,7") == 0


@pytest.mark.rule("GT-LOSS-04", "GT-LOSS-01", "GT-HOLE-05")
def test_abandoning_sets_no_container_off() -> None:
    flight = Flight(
        "7,7 P0 3333 h2; 7,6 XE 0030; 6,7 XF 0300; 8,7 ST 0003; 7,8 E2:S 3303; 6,8 B2 0300 c2; 8,8 ST 0003",
        card=PULL_3,
    )
    flight.play("spend 6,8")
    flight.play("abandon 7,6")
    flight.play("abandon 6,7")
    flight.play("escape")
    assert abandoned(flight) == {"7,6", "6,7"}
    assert flight.heard("destroyed") == []
    assert flight.squares() == {"7,7", "8,7", "7,8", "6,8", "8,8"}


@pytest.mark.rule("GT-RULING-32")
def test_a_negative_strength_makes_more_points_missing() -> None:
    ship = (
        "7,7 P0 3333 h2; 7,6 XH4 0030; 6,7 ST 3333; 8,7 ST 3333; 7,8 E1:S 3000; 5,7 ST 0300; 9,7 ST 0003; 6,6 ST 0030"
    )
    flight = Flight(ship, card=PULL_3)
    assert (flight.question.have, flight.question.due) == (-3, 12)


@pytest.mark.rule("GT-RULING-32", "GT-QUIT-04")
def test_cabins_may_be_abandoned_with_their_crew_and_who_has_no_human_gives_up_after_the_card() -> None:
    ship = "7,7 P0 3333 h2; 7,8 E2:S 3303; 6,8 B2 0300 c1; 8,8 CA 0003 aP; 6,7 ST 0300"
    flight = Flight(ship, ship_of("GT-EX-73"), card=PULL_3, deck=["i_stardust"])
    assert flight.asked == (0, "hole")
    flight.play("spend 6,8")
    flight.play("abandon 6,7")
    flight.play("abandon 7,7")
    flight.play("escape")
    assert flight.squares() == {"7,8", "6,8", "8,8"}
    assert flight.causes() == {}
    flight.play("fall-in", 1)
    assert flight.causes() == {0: "no_human", 1: "swallowed"}


# --- swallowed ---
@pytest.mark.rule("GT-HOLE-06", "GT-END-04", "GT-RULING-33", "GT-EX-63")
def test_too_few_components_and_the_ship_is_gone() -> None:
    flight = Flight(ship_of("GT-EX-63"), card=PULL_3, credits=[10])
    assert flight.squares() == set()
    assert flight.goods() == ""
    assert flight.causes() == {0: "swallowed"}
    assert flight.heard("swallowed") == [(0, 3)]
    assert flight.lost == [3]
    assert flight.credits == [7]
    assert flight.status(0) == "gave_up"


@pytest.mark.rule("GT-RULING-31", "GT-HOLE-06")
def test_nobody_has_to_escape() -> None:
    flight = Flight(ship_of("GT-EX-60"), card=PULL_5, credits=[20])
    flight.play("abandon 6,6")
    flight.play("fall-in")
    assert flight.causes() == {0: "swallowed"}
    assert flight.lost == [11]
    assert flight.heard("abandoned") == []


@pytest.mark.rule("GT-HOLE-06", "GT-GOODS-08")
def test_goods_go_back_to_the_supply() -> None:
    flight = Flight(ship_of("GT-EX-63"), card=PULL_3, supply="")
    assert flight.supply == "YY"


# --- in turn ---
@pytest.mark.rule("GT-HOLE-03", "GT-SUP-05", "GT-SUP-07")
def test_the_leader_first_and_each_to_the_end() -> None:
    ship = ship_of("GT-EX-60")
    flight = Flight(ship, ship, rigged(engines=6, ship_class="I"), at=[2, 7, 5], card=PULL_5)
    assert flight.asked == (1, "hole")
    for move in ("abandon 6,6", "abandon 7,6", "escape"):
        flight.play(move)
    assert flight.heard("escaped") == [(1, 4), (2, 6)]
    assert flight.asked == (0, "hole")


@pytest.mark.rule("GT-RULING-74")
def test_marks_may_be_taken_back_as_often_as_the_ship_has_squares() -> None:
    flight = Flight(ship_of("GT-EX-60"), card=PULL_5)
    for _ in range(flight.hull().board.size):
        flight.play("abandon 6,6")
        flight.play("take-back 6,6")
    flight.play("abandon 6,6")
    assert flight.refusal("take-back 6,6") == ("not-given-up", "GT-RULING-74")
    assert "fall-in" in flight.legal_for(0)


@pytest.mark.rule("GT-RULING-74")
def test_only_what_holds_on_to_the_ship_can_be_taken_back() -> None:
    ship = "7,7 P0 3333 h2; 8,7 ST 0303; 9,7 ST 0003; 7,8 E1:S 3000; 6,7 ST 0300; 7,6 ST 0030"
    flight = Flight(ship, card=PULL_3)
    flight.play("abandon 9,7")
    flight.play("abandon 8,7")
    assert flight.refusal("take-back 9,7") == ("not-given-up", "GT-RULING-74")
    flight.play("take-back 8,7")
    flight.play("take-back 9,7")
    assert flight.question.marked == 0


# --- ships in parts ---
RIGHT_PART = "9,7 P0 3333 h2; 9,6 C2 0030 g:Y; 10,7 ST 0033; 9,8 E1:S 3000; 10,8 E1:S 3000"


@pytest.mark.rule("GT-HOLE-07", "GT-EX-64")
def test_the_pull_is_divided_by_the_parts_of_the_class_even_if_one_is_gone() -> None:
    flight = Flight(RIGHT_PART, card=PULL_5, ship_class="IIA")
    assert (flight.question.need, flight.question.have, flight.question.due) == (3, 2, 2)
    flight.play("abandon 9,6")
    flight.play("abandon 10,8")
    assert flight.question.due == 4
    flight.play("take-back 10,8")
    assert flight.refusal("abandon 10,7") == ("not-to-spare", "GT-HOLE-05")
    strong = RIGHT_PART.replace("9,6 C2 0030 g:Y", "9,6 C2 0030; 8,8 E1:S 0300").replace(
        "9,8 E1:S 3000", "9,8 E1:S 3003"
    )
    assert Flight(strong, card=PULL_5, ship_class="IIA").heard("escaped") == [(0, 3)]


@pytest.mark.rule("GT-HOLE-07")
def test_each_part_escapes_with_its_own_engines_and_its_own_components() -> None:
    left = "5,7 P0 3333 h2; 5,8 E1:S 3000; 5,6 ST 0030; 4,7 ST 0300"
    flight = Flight(f"{left}; {RIGHT_PART}", card=PULL_3, ship_class="IIA")
    assert (flight.question.need, flight.question.have, flight.question.due) == (2, 1, 2)
    assert flight.refusal("abandon 9,6") == ("not-to-spare", "GT-HOLE-05")
    flight.play("abandon 5,6")
    flight.play("abandon 4,7")
    flight.play("escape")
    assert flight.heard("escaped") == [(0, 1), (0, 2)]  # the other part has thrust enough
    assert flight.lost == [2]


@pytest.mark.rule("GT-HOLE-07", "GT-HOLE-06")
def test_a_part_that_is_swallowed_leaves_the_others_in_flight() -> None:
    flight = Flight(f"5,7 P0 3333 h2; {RIGHT_PART}", card=PULL_3, ship_class="IIA", deck=["i_stardust"])
    assert flight.heard("swallowed") == [(0, 1)]
    assert flight.flying == [0]
    assert "9,7" in flight.squares()


# --- every way out can be taken, and no other ---
def hull_of(ship: str) -> Hull:
    hull = Hull(pieces.BOARDS[0], vec[i64]([0] * SHIP_CELLS), 0)
    lay(hull, ship)
    return hull


def ways_out(hull: Hull, pull: int, spent: int) -> list[int]:
    """All sets that can be abandoned, by trying every one (GT-RULING-31)."""
    there = [place for place in range(hull.board.size) if not hull.is_free(place)]
    found = []
    for size in range(len(there)):
        for chosen in itertools.combinations(there, size):
            marked = sum(1 << place for place in chosen)
            left = holes.left_of(hull, marked)
            missing = max(0, pull - strength.engine(left, spent))
            if size == 2 * missing and len(structure.pieces(left)) == 1:
                found.append(marked)
    return found


def reached(hull: Hull, pull: int, spent: int) -> set[int]:
    """All sets that can be marked one by one and are just enough."""
    within = hull.board.parts[0]
    seen, found, todo = {0}, set(), [0]
    while todo:
        marked = todo.pop()
        if structure.count(marked) == holes.due(pull, holes.thrust(hull, within, spent, marked)):
            found.add(marked)
        places = holes.removable(hull, within, marked)
        for place in range(hull.board.size):
            following = marked | 1 << place
            if places >> place & 1 and following not in seen:
                seen.add(following)
                todo.append(following)
    return found


@pytest.mark.rule("GT-HOLE-05", "GT-RULING-31")
@pytest.mark.parametrize("seed", range(12))
def test_whatever_may_be_abandoned_together_can_be_marked_one_by_one(seed: int) -> None:
    chance = random.Random(seed)  # noqa: S311 - for tests
    hull = hull_of("7,7 P0 3333 h2")
    build(hull, chance, 0, others=False)
    while structure.count(hull.components()) > 10:  # keeps trying all sets quick
        edge = [p for p in range(hull.board.size) if holes.removable(hull, hull.board.parts[0], 0) >> p & 1]
        hull.remove(chance.choice(edge))
    for pull in (3, 4, 5):
        for spent in range(int(strength.useful_for_engines(hull)) + 1):
            if strength.engine(hull, spent) < pull:
                assert reached(hull, pull, spent) == set(ways_out(hull, pull, spent))


@pytest.mark.rule("GT-HOLE-06", "GT-RULING-31")
@pytest.mark.parametrize("seed", range(20))
def test_only_hopeless_ships_are_swallowed_unasked_and_pilots_find_a_way_out(seed: int) -> None:
    chance = random.Random(seed)  # noqa: S311 - for tests
    flight = Flight("7,7 P0 3333 h2", between=True)
    hull = flight.hull()
    build(hull, chance, 0, others=False)
    while structure.count(hull.components()) > 9:
        edge = [p for p in range(hull.board.size) if holes.removable(hull, hull.board.parts[0], 0) >> p & 1]
        hull.remove(chance.choice(edge))
    cells = int(strength.useful_for_engines(hull))
    possible = any(ways_out(hull, 4, spent) for spent in range(cells + 1))
    flight._lay_deck(["i_stardust", PULL_4])
    flight.fly_on()
    if flight.asked is None:
        assert flight.heard("escaped") or not possible
        return
    while flight.asked == (0, "hole"):
        flight.game.play(0, pilot.fly(flight.table, 0))
    assert bool(flight.heard("escaped")) == possible


@pytest.mark.rule("GT-HOLE-02")
def test_the_figures_of_the_seed() -> None:
    """[[check]] black_hole_missing_one."""
    card = next(card for card in facts.supercards() if card.id == "black_hole_1")
    assert card.pull[1] == 5
    assert holes.due(5, 4) == 2
    flight = Flight(ship_of("GT-EX-60"), card="black_hole_1", level=2, ship_class="I")
    assert (flight.question.need, flight.question.due) == (5, 2)
    assert int(flight.table.cells[cell.LEVEL]) == 2
