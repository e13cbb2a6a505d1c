"""A flight that stops whenever somebody may call a trip-up comes to the same as one that is resolved at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest
from hypothesis import given

from hullbreach.games.space_alert import cell, pieces
from hullbreach.games.space_alert.papers.reading import read
from hullbreach.games.space_alert.pieces import may_mean
from hullbreach.games.space_alert.planner.rehearsal import Rehearsal
from hullbreach.games.space_alert.resolution.turns import answer, begin, go_on, is_crew_acting, is_done, resolve
from hullbreach.kernel.journal import Journal
from tests.games.space_alert.golden import Golden, golden_games
from tests.games.space_alert.strategies import flights
from tests.rules.space_alert.flights import Voyage

if TYPE_CHECKING:
    from hullbreach.games.space_alert.papers.paper import FlightPaper
    from hullbreach.games.space_alert.resolution.flight import Flight


def slip_of(flight: Flight) -> int:
    """What the paper says about the card that is revealed."""
    return int(flight.slips[flight.cells[cell.NEXT] * pieces.TURNS + flight.cells[cell.TURN] - 1])


def stop_by_stop(paper: FlightPaper) -> tuple[Flight, list[Flight]]:
    """The flight as it ended, and as it stood at every stop."""
    flight = begin(*read(paper), Journal())
    stops: list[Flight] = []
    go_on(flight)
    while not is_done(flight):
        stops.append(flight.copy(Journal()))
        answer(flight, slip_of(flight))
    return flight, stops


def at_once(paper: FlightPaper) -> Flight:
    flight = begin(*read(paper), Journal())
    resolve(flight)
    return flight


def check(paper: FlightPaper) -> list[Flight]:
    """Every cell and every event are the same; the flight stopped for every card that was carried out."""
    stopped, stops = stop_by_stop(paper)
    whole = at_once(paper)
    assert list(stopped.cells) == list(whole.cells)
    assert stopped.journal.numbers() == whole.journal.numbers()
    acted = [event.kind.name for event in whole.journal.events].count("acts")
    assert len(stops) == acted
    return stops


@pytest.mark.parametrize("golden", golden_games(), ids=lambda golden: golden.game)
def test_golden_flights_end_alike_stop_by_stop(golden: Golden) -> None:
    check(golden.input)


@given(flights)
def test_any_flight_ends_alike_stop_by_stop(paper: FlightPaper) -> None:
    check(paper)


def test_a_copy_taken_at_any_stop_goes_on_alike() -> None:
    for golden in golden_games()[:10]:
        whole = at_once(golden.input)
        for stop in stop_by_stop(golden.input)[1]:
            while not is_done(stop):
                answer(stop, slip_of(stop))
            assert list(stop.cells) == list(whole.cells)


def test_the_state_says_whose_card_lies_open() -> None:
    flight = begin(*read(Voyage("a .", ". b").paper))
    go_on(flight)
    assert (flight.cells[cell.TURN], flight.cells[cell.NEXT], is_crew_acting(flight)) == (1, 0, True)
    answer(flight, int(pieces.NOTHING))
    assert (flight.cells[cell.TURN], flight.cells[cell.NEXT], is_done(flight)) == (2, 1, False)
    answer(flight, int(pieces.NOTHING))
    assert (flight.cells[cell.NEXT], is_crew_acting(flight), is_done(flight)) == (pieces.NONE, False, True)


@pytest.mark.rule("SA-ORD-05", "SA-ORD-06", "SA-EX-095")
def test_a_call_at_the_reveal_is_a_slip_on_paper() -> None:
    flight = begin(*read(Voyage(". . . blue a").paper), Journal())
    go_on(flight)
    answer(flight, int(pieces.MOVE_RED))
    while not is_done(flight):
        answer(flight, int(pieces.NOTHING))
    on_paper = at_once(Voyage(". . . blue a", slips=["0 4 red"]).paper)
    assert flight.journal.numbers() == on_paper.journal.numbers()
    assert "tripped" in [event.kind.name for event in flight.journal.events]


@pytest.mark.rule("SA-AND-16", "SA-RULING-24")
def test_nobody_is_asked_about_the_card_of_an_android() -> None:
    paper = msgspec.structs.replace(Voyage("a a", "b b", "c c").paper, androids=2)
    asked = {int(stop.cells[cell.NEXT]) for stop in stop_by_stop(paper)[1]}
    assert asked == {0}


def test_what_the_card_cannot_mean_is_not_carried_out() -> None:
    flight = begin(*read(Voyage("a").paper))
    go_on(flight)
    assert not may_mean(pieces.A, pieces.B)
    answer(flight, int(pieces.B))
    assert flight.cells[cell.REACTOR + pieces.WHITE] == 2, "it fired"


# --- rehearsals ------------------------------------------------------------------------------------------------------
def test_a_pilot_who_slips_on_his_way_home_is_rehearsed_as_he_flies() -> None:
    """The call delays his next card, then the one of this turn is pushed into its slot."""
    mission, plans, slips = read(Voyage("red lift c lift c a b c a b", "c . . c . . . c", slips=["0 6 red"]).paper)
    rehearsal = Rehearsal(mission, plans, slips)
    rehearsal.plans[8] = pieces.BATTLEBOTS
    rehearsal.fly_from(9)
    flight = begin(mission, rehearsal.plans, slips)
    resolve(flight)
    boards = [[board.action_of(0, turn) for turn in range(1, 13)] for board in (rehearsal.flight, flight)]
    assert boards[0] == boards[1]
    assert boards[1][5:8] == [pieces.NOTHING, pieces.A, pieces.B]
