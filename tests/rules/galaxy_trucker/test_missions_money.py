"""What missions pay and cost, line by line, between the sale of goods and the lost components."""

from __future__ import annotations

from typing import Any

import pytest

from hullbreach.games.galaxy_trucker import cell
from hullbreach.games.galaxy_trucker.missions import counting
from hullbreach.games.galaxy_trucker.missions.plan import COUNTER_NAMES
from tests.rules.galaxy_trucker.flight_scene import CABIN, SCOUT, Flight, own_mission, rigged

FOUR = [[2, 4, 6, 8]] * 4
AMOUNT = [3, 6, 9, 12]
FREIGHTER = (
    "7,7 P0 3333 h2; 7,8 E1:S 3000; 6,7 XE 0303; 5,7 XF 0303; 8,7 XH3 0303; 9,7 XR 0003; "
    "7,6 XD 0030; 6,8 XA 3000; 8,8 CA 3000 aB"
)


def settled(*ships: str, lists: dict[str, Any] | None = None, **more: Any) -> Flight:
    """A flight of level II that is over, with a mission of these entries."""
    kinds = ("explosive", "fragile", "heavy", "radioactive", "artefact")
    setup = [{"op": "add_to_warehouse", "kind": kind} for kind in kinds]
    options = own_mission(**{"setup": setup, **(lists or {})})
    return Flight(*ships, level=2, credits=[20] * len(ships), **{**options, **more})


def rewards(*ops: dict[str, Any]) -> dict[str, Any]:
    return {"rewards": list(ops)}


def lines(flight: Flight, seat: int = 0) -> list[int]:
    return [line[2] for line in flight.mission_lines(seat)]


# --- where they stand ---
@pytest.mark.rule("GT-RULING-42", "GT-MIS-05")
def test_a_mission_is_settled_after_the_goods_and_before_the_losses() -> None:
    """20 credits, 8 for order and the looks, then −6: only then are lost components paid for."""
    fine = {"penalties": [{"op": "pay_if", "counter": "delivered_heavy", "at_most": 0, "amount": AMOUNT, "who": "all"}]}
    flight = settled(rigged(goods="R", ship_class="II"), CABIN, lists=fine, lost=[3, 0])
    order = [event.kind.name for event in flight.journal.events if event.kind.name in ("earned", "fined", "pays")]
    assert order == ["earned"] * order.count("earned") + ["fined", "fined", "pays"]
    assert flight.mission_lines(0) == [("if", "delivered_heavy", -6)]
    assert flight.table.of(0, cell.ACCOUNT + cell.FOR_MISSION) == -6


@pytest.mark.rule("GT-RULING-42", "GT-END-05")
def test_nobody_goes_into_debt_for_a_mission() -> None:
    fine = {"penalties": [{"op": "pay_per", "counter": "lost_in_flight", "amount": AMOUNT, "who": "all"}]}
    flight = Flight(SCOUT, gave_up=[0], lost=[5], credits=[4], level=2, **own_mission(**fine))
    assert lines(flight) == [-4]
    assert flight.credits == [0]
    assert flight.accounts(0)[3] == 0


@pytest.mark.rule("GT-MIS-10", "GT-EX-94", "GT-MIS-11")
def test_only_who_finishes_delivers() -> None:
    bottles = "7,7 P0 3333 h2; 7,8 E1:S 3000; 6,7 XF 0300; 8,7 XF 0003"
    flight = Flight(bottles, bottles, level=3, mission="beverage_run", gave_up=[1], credits=[20, 20])
    assert flight.mission_lines(0) == [("per", "delivered_fragile", 32)]
    assert flight.mission_lines(1) == []


# --- counters ---
@pytest.mark.rule("GT-MIS-11", "GT-MIS-04")
@pytest.mark.parametrize(
    ("counter", "found"),
    [
        ("delivered_explosive", 1),
        ("delivered_fragile", 1),
        ("delivered_heavy", 1),
        ("delivered_radioactive", 1),
        ("delivered_artefact", 2),
        ("delivered_artefact_single", 1),
        ("delivered_artefact_double", 1),
        ("delivered_weight", 3),
        ("delivered_distinct_kinds", 5),
        ("delivered_human", 2),
        ("delivered_alien", 1),
        ("delivered_goods_colours", 0),
        ("lost_explosive", 0),
        ("lost_crew", 0),
        ("lost_in_flight", 0),
        ("cannon_components", 0),
        ("cells_left", 0),
        ("badges", 0),
        ("enemies_beaten", 0),
        ("built_artefact", 2),
        ("aliens_aboard", 1),
        ("empty_squares_at_launch", 18),
    ],
)
def test_what_is_counted(counter: str, found: int) -> None:
    flight = settled(FREIGHTER, SCOUT, lists={})
    assert counting.count(flight.table, 0, COUNTER_NAMES.index(counter)) == found


@pytest.mark.rule("GT-MIS-04", "GT-MIS-11")
@pytest.mark.parametrize(
    ("counter", "found"),
    [("lost_explosive", 1), ("lost_fragile", 0), ("lost_human", 1), ("lost_alien", 0), ("lost_crew", 1)],
)
def test_what_was_lost_is_what_took_off_and_is_not_there_any_more(counter: str, found: int) -> None:
    flight = Flight(FREIGHTER, SCOUT, level=2, between=True, mission="experiments")
    hull = flight.hull()
    hull.remove(flight.table.board().labels.index("6,7"))
    hull.set_load(hull.board.start, 1)
    assert counting.count(flight.table, 0, COUNTER_NAMES.index(counter)) == found


@pytest.mark.rule("GT-MIS-04")
def test_cannons_goods_cells_and_engines_are_counted_as_they_are() -> None:
    ship = rigged(cannons=1, double_cannons=1, cells=4, goods="RYB", engines=2, ship_class="II")
    flight = settled(ship, SCOUT, lists={})

    def counted(name: str) -> int:
        return int(counting.count(flight.table, 0, COUNTER_NAMES.index(name)))

    assert (counted("cannon_components"), counted("cells_left")) == (2, 4)
    assert (counted("delivered_goods_colours"), counted("engine_strength_without_cells")) == (3, 2)


def test_every_counter_of_the_vocabulary_counts() -> None:
    flight = settled(FREIGHTER, SCOUT, lists={})
    assert all(counting.count(flight.table, 0, counter) >= 0 for counter in range(len(COUNTER_NAMES)))


# --- ways to pay ---
def pay(op: str, counter: str = "delivered_weight", **more: Any) -> dict[str, Any]:
    return {"op": op, "counter": counter, **more}


def heavies(weight: int) -> str:
    """A ship with heavy containers that weigh so much, each 2."""
    squares = ["6,7", "8,7", "5,7", "9,7"]
    return "; ".join([SCOUT, *(f"{square} XH2 0303" for square in squares[: weight // 2])])


@pytest.mark.rule("GT-MIS-04")
@pytest.mark.parametrize(
    ("op", "expected"),
    [
        (pay("pay_per", amount=AMOUNT), [24, 12, 0]),
        (pay("pay_table", amounts=[[1, 2, 3]] * 4), [3, 2, 0]),
        (pay("pay_most", amount=AMOUNT), [6, 0, 0]),
        (pay("pay_rank", order="most_first", amounts=[[8, 4, 2]] * 4), [8, 4, 2]),
        (pay("pay_rank", order="fewest_first", amounts=[[8, 4, 2]] * 4), [2, 4, 8]),
        (
            pay(
                "pay_rank",
                order="fewest_first",
                amounts=[[8, 4, 2]] * 4,
                needs={"counter": "delivered_heavy", "at_least": 1},
            ),
            [4, 8, 0],
        ),
        (pay("pay_if", at_least=3, amount=AMOUNT), [6, 0, 0]),
        (pay("pay_if", at_most=2, amount=AMOUNT), [0, 6, 6]),
    ],
)
def test_ways_to_pay(op: dict[str, Any], expected: list[int]) -> None:
    flight = settled(heavies(4), heavies(2), heavies(0), lists=rewards(op))
    assert [sum(lines(flight, seat)) for seat in range(3)] == expected


@pytest.mark.rule("GT-MIS-04")
@pytest.mark.parametrize(("ties", "expected"), [("all", [6, 6]), ("nobody", [0, 0])])
def test_ties_for_the_most(ties: str, expected: list[int]) -> None:
    flight = settled(heavies(2), heavies(2), lists=rewards(pay("pay_most", amount=AMOUNT, ties=ties)))
    assert [sum(lines(flight, seat)) for seat in range(2)] == expected


@pytest.mark.rule("GT-MIS-04")
def test_who_ties_shares_a_place_and_the_next_is_skipped() -> None:
    op = pay("pay_rank", order="most_first", amounts=[[8, 4, 2]] * 4)
    flight = settled(heavies(2), heavies(2), heavies(0), lists=rewards(op))
    assert [sum(lines(flight, seat)) for seat in range(3)] == [8, 8, 2]


@pytest.mark.rule("GT-MIS-04")
def test_nobody_has_most_of_nothing() -> None:
    flight = settled(SCOUT, SCOUT, lists=rewards(pay("pay_most", amount=AMOUNT)))
    assert lines(flight) == lines(flight, 1) == []


@pytest.mark.rule("GT-MIS-04")
@pytest.mark.parametrize(("times", "expected"), [("once", 6), ("each", 12)])
def test_complete_sets(times: str, expected: int) -> None:
    ship = "7,7 P0 3333 h2; 7,8 E1:S 3000; 6,7 XF 0303; 5,7 XF 0303; 8,7 XE 0303; 9,7 XE 0303"
    op = {"op": "pay_sets", "counters": ["delivered_fragile", "delivered_explosive"], "amount": AMOUNT, "times": times}
    assert lines(settled(ship, SCOUT, lists=rewards(op))) == [expected]
    assert lines(settled(heavies(2), SCOUT, lists=rewards(op))) == []


@pytest.mark.rule("GT-MIS-04")
def test_what_is_for_all_is_for_those_who_gave_up_too() -> None:
    fine = {"penalties": [pay("pay_if", "delivered_heavy", at_most=0, amount=AMOUNT, who="all")]}
    flight = settled(SCOUT, heavies(2), lists=fine, gave_up=[0, 1])
    assert lines(flight) == lines(flight, 1) == [-6]
    fine = {"penalties": [pay("pay_if", "delivered_heavy", at_most=0, amount=AMOUNT)]}
    assert lines(settled(SCOUT, SCOUT, lists=fine, gave_up=[0])) == []


# --- the usual lines ---
@pytest.mark.rule("GT-MIS-04")
def test_everything_pays_double_on_easy_peasy_and_beauty_three_times_on_alien_design() -> None:
    usual = Flight(SCOUT, CABIN, level=2, credits=[20, 20])
    easy = Flight(SCOUT, CABIN, level=2, credits=[20, 20], mission="easy_peasy")
    assert easy.accounts(0)[:2] == [2 * line for line in usual.accounts(0)[:2]]
    design = Flight(SCOUT, CABIN, level=2, credits=[20, 20], mission="alien_design")
    assert design.accounts(0)[:2] == [usual.accounts(0)[0], 3 * usual.accounts(0)[1]]


@pytest.mark.rule("GT-MIS-04")
def test_on_the_carpool_every_finisher_is_first_and_passengers_pay() -> None:
    flight = Flight(SCOUT, CABIN, level=3, credits=[20, 20], mission="carpool")
    assert flight.accounts(0)[0] == flight.accounts(1)[0] > 0
    assert flight.mission_lines(0) == [("per", "delivered_human", 4)]


@pytest.mark.rule("GT-MIS-04")
def test_hilarious_stories_pay_finishers_for_what_they_lost_in_flight() -> None:
    flight = Flight(SCOUT, SCOUT, level=2, credits=[20, 20], lost=[9, 4], gave_up=[1], mission="hilarious_stories")
    assert flight.mission_lines(0) == [("losses", "lost_in_flight", 18), ("most", "lost_in_flight", 5)]
    assert flight.accounts(0)[3] == 0
    assert flight.mission_lines(1) == []
    assert flight.accounts(1)[3] == 4


@pytest.mark.rule("GT-MIS-04")
def test_what_was_lost_before_the_launch_is_no_story() -> None:
    flight = Flight(SCOUT, between=True, level=2, credits=[20], mission="hilarious_stories")
    flight.table.set_of(0, cell.LOST, 3)
    flight.table.set_of(0, cell.LOST_EARLY, 3)
    flight.fly_on()
    assert flight.mission_lines(0) == []
    assert flight.accounts(0)[3] == 3


@pytest.mark.rule("GT-MIS-04")
@pytest.mark.parametrize(("capped", "expected"), [(True, -8), (False, -18)])
def test_a_dearer_loss_is_capped_if_the_card_says_so(capped: bool, expected: int) -> None:
    op = {"op": "loss_penalty", "per_component": 2, "capped": capped}
    flight = settled(SCOUT, lists=rewards(op), lost=[9])
    assert lines(flight) == [expected]
    assert flight.accounts(0)[3] == 0


# --- at launch, bets, directives ---
@pytest.mark.rule("GT-MIS-04", "GT-RULING-67")
def test_who_takes_off_without_what_is_asked_for_is_fined_in_the_accounts() -> None:
    flight = Flight(CABIN, FREIGHTER, level=2, credits=[20, 20], mission="alien_archaeology", gave_up=[0])
    assert flight.mission_lines(0) == [("launch", "built_artefact", -6)]
    assert flight.mission_lines(1) == [
        ("per", "delivered_artefact_single", 8),
        ("per", "delivered_artefact_double", 16),
    ]


@pytest.mark.rule("GT-MIS-04")
@pytest.mark.parametrize(
    ("choice", "lost", "gave_up", "expected"),
    [(1, 0, False, 10), (1, 1, False, -5), (2, 2, False, 6), (3, 5, False, -2), (2, 0, True, -3), (4, 9, False, 0)],
)
def test_a_bet_is_won_or_lost(choice: int, lost: int, gave_up: bool, expected: int) -> None:
    """Half of what it would have won is paid, rounded up; who does not finish has lost it."""
    flight = Flight(SCOUT, SCOUT, level=2, between=True, credits=[20, 20], mission="the_bet")
    flight.table.set_of(0, cell.CHOICE, choice)
    flight.table.set_of(0, cell.LOST, lost)
    flight.play("give-up" if gave_up else "fly-on", 0)
    flight.play("fly-on", 1)
    assert sum(lines(flight)) == expected


@pytest.mark.rule("GT-MIS-04")
def test_directives_kept_pay_and_broken_ones_cost() -> None:
    """Few exposed connectors, few cannons, three cells left: two of them are kept."""
    flight = Flight(rigged(cells=3, ship_class="II"), level=2, between=True, credits=[20], mission="directives")
    flight.table.cells[cell.DIRECTIVES] = 0b1011
    flight.fly_on()
    assert flight.mission_lines(0) == [("per", "directives_met", 8), ("per", "directives_broken", -2)]


@pytest.mark.rule("GT-MIS-04")
def test_isotopes_lost_cost_those_who_gave_up_too() -> None:
    ship = f"{SCOUT}; 8,7 XR 0303"
    flight = Flight(ship, ship, level=2, between=True, credits=[20, 20], mission="radioactive_isotopes")
    flight.hull(1).remove(flight.table.board().labels.index("8,7"))
    flight.play("give-up", 1)
    flight.play("fly-on", 0)
    assert flight.mission_lines(0) == [("per", "delivered_radioactive", 7)]
    assert flight.mission_lines(1) == [("per", "lost_radioactive", -3)]
