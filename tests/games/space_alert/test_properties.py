"""What holds for every flight, whatever the crew planned and whatever came at them."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from hullbreach.games.space_alert import cell, mode, pieces, told
from hullbreach.games.space_alert.cards.tables import CARDS
from hullbreach.games.space_alert.papers.paper import FlightPaper
from hullbreach.games.space_alert.papers.reading import read
from hullbreach.games.space_alert.papers.report import resolve_paper, snapshot
from hullbreach.games.space_alert.planner.rehearsal import Rehearsal
from hullbreach.games.space_alert.resolution.effects.inside import is_adjacent
from hullbreach.games.space_alert.resolution.energy import capacity
from hullbreach.games.space_alert.resolution.flight import Flight
from hullbreach.games.space_alert.resolution.turns import STORES, begin, is_done, next_turn, resolve
from hullbreach.kernel.journal import MUTE, Event, Journal
from tests.games.space_alert.golden import golden_games
from tests.games.space_alert.strategies import flights
from tests.games.space_alert.told import Listener

if TYPE_CHECKING:
    from collections.abc import Iterator

CUBES_GONE = ("absorbed", "drained", "leaked", "cubes-spilt")


def told_flight(paper: FlightPaper) -> Flight:
    return begin(*read(paper), Journal())


def turns_of(flight: Flight) -> Iterator[list[Event]]:
    """Go on turn by turn; what was told in each."""
    heard = 0
    while not is_done(flight):
        next_turn(flight)
        yield flight.journal.events[heard:]
        heard = len(flight.journal.events)


def events_of(paper: FlightPaper) -> list[dict[str, int | str]]:
    flight = told_flight(paper)
    resolve(flight)
    return [{"kind": event.kind.name, **event.named()} for event in flight.journal.events]


def energy_of(flight: Flight) -> int:
    return sum(int(flight.cells[cell.SHIELD + store]) for store in range(STORES))


# --- the journal -----------------------------------------------------------------------------------------------------
@given(flights)
def test_the_events_of_a_flight_add_up_to_its_state(paper: FlightPaper) -> None:
    assert_told(paper)


def test_the_events_of_every_golden_flight_add_up_to_its_state() -> None:
    for golden in golden_games():
        assert_told(golden.input)


def assert_told(paper: FlightPaper) -> None:
    flight = told_flight(paper)
    listener = Listener(flight)
    for events in turns_of(flight):
        listener.hear(events)
        assert snapshot(listener.flight) == snapshot(flight)
    assert list(listener.flight.cells[cell.LOSS : cell.SHIELD]) == list(flight.cells[cell.LOSS : cell.SHIELD])


@given(flights)
def test_nobody_notices_whether_the_journal_listens(paper: FlightPaper) -> None:
    heard, mute = told_flight(paper), begin(*read(paper))
    resolve(heard)
    resolve(mute)
    assert list(heard.cells) == list(mute.cells)
    assert mute.journal.events == []


@given(flights)
def test_the_next_card_turned_over_is_the_one_that_lies_there(paper: FlightPaper) -> None:
    flight = begin(*read(paper))
    while not is_done(flight):
        turn = flight.cells[cell.TURN] + 1
        if turn <= flight.mission.turns:
            ahead = flight.copy(MUTE)
            ahead.cells[cell.TURN] = turn
            playing = [member for member in range(flight.mission.crew) if not flight.is_out(member)]
            assert [ahead.turn_over(who) for who in playing] == [flight.action_of(who, turn) for who in playing]
        next_turn(flight)


@given(flights)
def test_a_flight_always_ends_the_same_way(paper: FlightPaper) -> None:
    assert resolve_paper(paper) == resolve_paper(paper)
    assert events_of(paper) == events_of(paper)


# --- energy ----------------------------------------------------------------------------------------------------------
def gained(event: Event) -> int:
    """Cubes that came onto shields and reactors with this event, less those that left."""
    if event.kind.name == "refuelled":
        return int(event.a)
    if event.kind.name == "heroic-cube":
        return 1
    if event.kind.name == "cube-spent":
        return -1
    return -int(event.named()["cubes"]) if event.kind.name in CUBES_GONE else 0


@given(flights)
def test_no_cube_comes_or_goes_unnoticed(paper: FlightPaper) -> None:
    flight = told_flight(paper)
    before = energy_of(flight)
    for events in turns_of(flight):
        assert energy_of(flight) == before + sum(gained(event) for event in events)
        before = energy_of(flight)


@given(flights)
def test_a_store_holds_at_most_its_capacity_and_a_heroic_cube(paper: FlightPaper) -> None:
    flight = told_flight(paper)
    for _ in turns_of(flight):
        for store in range(int(cell.SHIELD), int(cell.SHIELD + STORES)):
            assert 0 <= flight.cells[store] <= capacity(flight, store) + 1


# --- places ----------------------------------------------------------------------------------------------------------
@given(flights)
def test_threats_stay_on_their_trajectories_and_never_go_back(paper: FlightPaper) -> None:
    flight = told_flight(paper)
    spaces: dict[int, int] = {}
    for _ in turns_of(flight):
        for threat in range(flight.mission.threats):
            if flight.threat(threat, cell.STATUS) == cell.ACTIVE and not flight.is_lost():
                space = int(flight.threat(threat, cell.POSITION))
                assert 1 < space < spaces.get(threat, length_of(flight, threat) + 1)
                spaces[threat] = space


def length_of(flight: Flight, threat: int) -> int:
    return int(flight.mark_on(threat, 0))


@given(flights)
def test_everybody_is_in_a_station_but_for_the_one_pilot(paper: FlightPaper) -> None:
    flight = told_flight(paper)
    for _ in turns_of(flight):
        outside = [member for member in range(paper.crew) if flight.station_of(member) == pieces.SPACE]
        assert outside == ([] if flight.cells[cell.PILOT] == pieces.NONE else [flight.cells[cell.PILOT]])
        assert all(0 <= flight.station_of(member) <= pieces.SPACE for member in range(paper.crew))


@given(flights)
def test_a_figure_moves_to_a_neighbouring_station_unless_it_moves_heroically(paper: FlightPaper) -> None:
    action = ""
    for event in events_of(paper):
        if event["kind"] == "acts":
            action = pieces.ACTION_NAMES[int(event["action"])]
        elif event["kind"] == "came-back":
            action = "return"
        elif event["kind"] == "moved" and action != "return" and not action.startswith("heroic_move"):
            assert is_adjacent(int(event["from"]), int(event["station"]))


# --- damage ----------------------------------------------------------------------------------------------------------
@given(flights)
def test_a_zone_draws_each_tile_once_and_the_seventh_ends_the_flight(paper: FlightPaper) -> None:
    flight = told_flight(paper)
    resolve(flight)
    for zone in range(pieces.ZONES):
        drawn = [event.b for event in flight.journal.events if event.kind is told.DAMAGED and event.a == zone]
        pile = list(flight.mission.piles[zone * pieces.TILES : zone * pieces.TILES + len(drawn)])
        assert drawn == (pile if flight.mission.uses(mode.WITH_TILES) else [0] * len(pile))
        assert len(drawn) == flight.cells[cell.DAMAGE + zone] <= CARDS.hull
    if flight.cells[cell.LOSS] == cell.ZONE_DESTROYED:
        assert flight.cells[cell.DAMAGE + flight.cells[cell.LOSS_ZONE]] == CARDS.hull


# --- what is over ----------------------------------------------------------------------------------------------------
@given(flights)
def test_whoever_is_knocked_out_never_acts_again(paper: FlightPaper) -> None:
    out: set[int | str] = set()
    for event in events_of(paper):
        assert event["kind"] == "squad-disabled" or event.get("member") not in out
        if event["kind"] == "knocked-out":
            out.add(event["member"])


@given(flights)
def test_a_threat_that_has_gone_does_nothing_more_but_what_its_end_sets_off(paper: FlightPaper) -> None:
    gone: dict[int | str, int] = {}
    turn = 0
    for event in events_of(paper):
        turn = int(event["turn"]) if event["kind"] == "turn" else turn
        threat = event.get("threat", pieces.NONE)
        if threat in gone and event["kind"] != "lost":
            assert (event["kind"], gone[threat]) == ("attacks", turn)
        if event["kind"] in ("destroyed", "survived"):
            gone[threat] = turn


@given(flights)
def test_nothing_is_heard_of_a_threat_before_it_appears(paper: FlightPaper) -> None:
    here: set[int | str] = set()
    for event in events_of(paper):
        if event["kind"] == "appeared":
            here.add(event["threat"])
        elif event.get("threat", pieces.NONE) != pieces.NONE:
            assert event["threat"] in here


@given(flights)
def test_marks_are_performed_in_the_order_of_the_trajectory(paper: FlightPaper) -> None:
    performed: dict[tuple[int | str, int | str], list[int]] = {}
    for event in events_of(paper):
        if event["kind"] == "triggered":
            performed.setdefault((event["threat"], event["station"]), []).append(int(event["mark"]))
    for marks in performed.values():
        assert all(first <= then for first, then in pairwise(marks))


# --- rehearsals ------------------------------------------------------------------------------------------------------
@given(flights, st.data())
def test_a_rehearsed_change_comes_to_the_same_as_a_new_flight(paper: FlightPaper, data: st.DataObject) -> None:
    rehearsal = Rehearsal(*read(paper))
    for _ in range(data.draw(st.integers(1, 6))):
        member, turn = data.draw(st.integers(0, paper.crew - 1)), data.draw(st.integers(1, int(pieces.TURNS)))
        rehearsal.plans[member * pieces.TURNS + turn - 1] = data.draw(st.integers(0, int(pieces.ACTIONS) - 1))
        rehearsal.fly_from(turn)
        assert_flown(rehearsal)
        rehearsal.keep() if data.draw(st.booleans()) else rehearsal.drop()
        assert_flown(rehearsal)


def assert_flown(rehearsal: Rehearsal) -> None:
    flight = begin(rehearsal.flight.mission, rehearsal.plans[:], rehearsal.flight.slips)
    resolve(flight)
    assert list(flight.cells) == list(rehearsal.flight.cells)
