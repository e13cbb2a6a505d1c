"""Kinds of flight: what is in force in each (SA-MODE-*)."""

from __future__ import annotations

import pytest

from hullbreach.games.space_alert import facts
from hullbreach.games.space_alert.facts import Announcement, Timeline
from hullbreach.games.space_alert.papers.paper import BadFlight
from hullbreach.games.space_alert.papers.reading import RULES
from hullbreach.games.space_alert.planner.dealing import new_mission
from hullbreach.games.space_alert.timelines import points, threats_of
from hullbreach.kernel.errors import BadOption
from tests.rules.space_alert.flights import Voyage

KINDS = ("test", "simulation", "advanced_simulation", "mission")


def tracks(group: str) -> list[Timeline]:
    return [timeline for timeline in facts.missions().mission if timeline.group == group]


def announced(group: str) -> list[Announcement]:
    return [event for timeline in tracks(group) for event in timeline.event]


def in_vain(voyage: Voyage) -> list[str]:
    return [line.split()[-1] for line in voyage.told("in-vain")]


@pytest.mark.rule("SA-MODE-01", "SA-MODE-20", "SA-SET-19")
def test_two_test_flights_three_simulations_of_each_kind_and_eight_missions() -> None:
    assert {kind: len(tracks(kind)) for kind in RULES} == {
        "test": 2,
        "simulation": 3,
        "advanced_simulation": 3,
        "mission": 8,
    }
    assert list(dict.fromkeys(timeline.group for timeline in facts.missions().mission)) == list(KINDS)


# --- test flights ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("SA-MODE-02", "SA-END-05")
def test_a_test_flight_has_seven_slots_and_one_threat_movement_more() -> None:
    with pytest.raises(BadFlight, match="flight-slots"):
        Voyage("a " * 8, flight="test")
    voyage = Voyage("a " * 7, at="lower_red", flight="test").end()
    assert (voyage.turn, len(voyage.told("fired")), voyage.outcome) == (8, 7, "won")


@pytest.mark.rule("SA-MODE-05", "SA-MODE-12")
@pytest.mark.parametrize(
    "station", ["upper_red", "upper_white", "upper_blue", "lower_red", "lower_white", "lower_blue"]
)
def test_c_and_battlebots_do_nothing_in_a_test_flight(station: str) -> None:
    voyage = Voyage("c bots", at=station, flight="test", maintained=False).to(2)
    assert (voyage.at, voyage.squads, voyage.rockets, voyage.confirmed) == ([station], ["none"], 3, [0, 0, 0])
    assert (in_vain(voyage)[0], len(in_vain(voyage))) == ("not-in-play", 2)


@pytest.mark.rule("SA-MODE-05")
def test_movements_and_a_and_b_work_in_a_test_flight() -> None:
    voyage = Voyage("red a b lift a blue lift", flight="test").to(7)
    assert (voyage.at, voyage.told("in-vain")) == (["upper_white"], [])
    assert voyage.told("fired") == ["fired 0 upper_red 4", "fired 0 lower_red 2"]
    assert voyage.told("energy-moved") == ["energy-moved reactor_red shield_red 1"]


@pytest.mark.rule("SA-MODE-09", "SA-RULING-43")
def test_test_flights_need_the_time_tokens_1_to_4() -> None:
    assert {event.turn for event in announced("test") if event.type == "threat"} == {1, 2, 3, 4}


@pytest.mark.rule("SA-MODE-10", "SA-MODE-12")
def test_damage_is_only_counted_in_a_test_flight() -> None:
    piles = {"red": "heavy_laser light_laser shield reactor gravolift"}
    threats = ["1 red meteoroid @2"]
    voyage = Voyage(". a b lift a b", at="upper_red", threats=threats, piles=piles, shields=[0, 0, 0], flight="test")
    voyage.to(6)
    assert (voyage.damage, voyage.broken, voyage.shields, voyage.reactors) == ([5, 0, 0], [], [1, 0, 0], [3, 0, 2])
    assert voyage.told("fired") == ["fired 0 upper_red 4", "fired 0 lower_red 2"]


@pytest.mark.rule("SA-MODE-11")
@pytest.mark.parametrize("at", ["upper_red", "lower_blue"])
def test_a_seventh_point_loses_a_test_flight_wherever_one_stands(at: str) -> None:
    damage = {"red": 2}
    threats = ["1 red meteoroid @2"]
    voyage = Voyage(".", at=at, threats=threats, damage=damage, shields=[0, 0, 0], flight="test").end()
    assert (voyage.outcome, voyage.loss) == ("lost", "zone_destroyed red")
    six = Voyage(".", at=at, threats=threats, damage=damage, shields=[1, 0, 0], flight="test").end()
    assert (six.outcome, six.damage) == ("won", [6, 0, 0])


@pytest.mark.rule("SA-MODE-12", "SA-RULING-44")
def test_nobody_is_delayed_in_a_test_flight() -> None:
    """Two in one gravolift, and a computer nobody minds."""
    voyage = Voyage("lift a a a", "lift a a a", flight="test", maintained=False).to(3)
    assert (voyage.at, voyage.told("delayed")) == (["lower_white", "lower_white"], [])
    assert (voyage.board(0), voyage.board(1)) == ("lift a a a", "lift a a a")


@pytest.mark.rule("SA-MODE-12", "SA-MODE-14")
def test_what_a_crew_hears_in_a_test_flight() -> None:
    heard = announced("test")
    assert {event.type for event in heard} == {"threat", "incoming_data", "data_transfer"}
    assert not any(event.serious or event.internal or event.unconfirmed for event in heard)


@pytest.mark.rule("SA-MODE-13", "SA-RULING-47")
def test_a_slip_is_corrected_free_of_charge_in_a_test_flight() -> None:
    voyage = Voyage("blue a b", "a b", slips=["0 1 red", "1 1 lift"], flight="test").to(1)
    assert (voyage.at, voyage.told("delayed")) == (["upper_red", "lower_white"], [])
    assert (voyage.board(0), voyage.board(1)) == ("blue a b", "a b")


@pytest.mark.rule("SA-MODE-04", "SA-MODE-15", "SA-AND-07", "SA-MODE-32")
@pytest.mark.parametrize(
    ("humans", "expected"),
    [(4, [5, 5, 5]), (3, [6, 6, 6]), (2, [9, 6, 6])],
)
@pytest.mark.parametrize("kind", KINDS[:3])
def test_cards_for_training_are_ordinary_ones_for_humans(kind: str, humans: int, expected: list[int]) -> None:
    timeline = tracks(kind)[0]
    paper = new_mission(timeline, humans=humans)
    extra = sum(event.type == "incoming_data" for event in timeline.event)
    phases = 2 if kind == "test" else 3
    assert [len(hand) for hand in paper.hands] == [sum(expected[:phases]) + extra] * humans + [0] * (4 - humans)
    assert not any(half.startswith("heroic") for hand in paper.hands for card in hand for half in card.halves)
    assert {card.phase for hand in paper.hands for card in hand} == set(range(1, phases + 1))


# --- simulations -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("SA-MODE-15", "SA-GEN-09")
@pytest.mark.parametrize("kind", ["simulation", "advanced_simulation"])
def test_a_simulation_has_twelve_turns_in_three_phases(kind: str) -> None:
    assert all((timeline.turns, len(timeline.phase_ends)) == (12, 3) for timeline in tracks(kind))
    voyage = Voyage("a " * 12, at="lower_red", flight=kind, maintained=False).end()
    assert (voyage.turn, len(voyage.told("check-missed"))) == (13, 3)


@pytest.mark.rule("SA-MODE-17", "SA-MODE-21", "SA-MODE-22")
@pytest.mark.parametrize(("kind", "inside"), [("simulation", False), ("advanced_simulation", True)])
def test_simulations_know_white_threats_only_and_plain_ones_none_inside(kind: str, inside: bool) -> None:
    cards = {card.id: card for card in [*facts.externals(), *facts.internals()]}
    for timeline in tracks(kind):
        assert any(threat.internal for threat in threats_of(timeline)) == inside
        for seed in range(10):
            paper = new_mission(timeline, crew=5, seed=seed)
            assert {cards[threat.id].difficulty for threat in paper.threats} == {"white"}
            assert len(paper.tracks) == (4 if inside else 3)
        with pytest.raises(BadOption):
            new_mission(timeline, common="yellow")
        with pytest.raises(BadOption):
            new_mission(timeline, serious="mixed")


@pytest.mark.rule("SA-MODE-17", "SA-MODE-21")
@pytest.mark.parametrize("flight", ["test", "simulation"])
def test_nothing_comes_from_inside_before_the_advanced_simulations(flight: str) -> None:
    inside = ["1 internal skirmishers_red"]
    with pytest.raises(BadFlight, match="flight-no-internal"):
        Voyage(".", threats=inside, flight=flight)
    assert Voyage(".", threats=inside, flight="advanced_simulation").to(1).status("skirmishers_red") == "active"


@pytest.mark.rule("SA-MODE-17", "SA-MODE-22", "SA-MODE-24")
@pytest.mark.parametrize("flight", ["test", "simulation", "advanced_simulation"])
def test_yellow_cards_wait_for_the_missions(flight: str) -> None:
    yellow = ["1 red scout"]
    with pytest.raises(BadFlight, match="flight-no-yellow") as refused:
        Voyage(".", threats=yellow, flight=flight)
    assert refused.value.details == {"field": "threats[0]", "threat": "scout", "flight": flight}
    assert Voyage(".", threats=yellow, flight="mission").to(1).status("scout") == "active"


@pytest.mark.rule("SA-MODE-18")
def test_a_simulation_adds_what_test_flights_leave_out() -> None:
    heard = announced("simulation")
    assert {"comms_down"} < {event.type for event in heard}
    assert any(event.serious for event in heard)
    assert any(event.unconfirmed for event in heard)
    lift = Voyage("lift a", "lift a", flight="simulation").to(1)
    assert lift.told("delayed") == ["delayed 1 2"]
    slip = Voyage("red a", slips=["0 1 blue"], flight="simulation").to(1)
    assert slip.told("delayed") == ["delayed 0 2"]
    tile = Voyage("a", at="upper_red", damage={"red": "heavy_laser"}, flight="simulation").to(1)
    assert tile.told("fired") == ["fired 0 upper_red 3"]


@pytest.mark.rule("SA-MODE-18", "SA-MODE-19", "SA-RULING-55")
def test_c_reaches_computer_and_rockets_alone_in_a_simulation() -> None:
    stations = "upper_white lower_blue upper_red upper_blue lower_white"
    voyage = Voyage(*["c bots"] * 5, at=stations, flight="simulation", maintained=False).to(2)
    assert voyage.told("maintained", "rocket-launched") == ["maintained 0 0", "rocket-launched 1 2"]
    assert (voyage.squads, voyage.stored, voyage.at[2]) == (["none"] * 5, ["ready", "ready"], "upper_red")
    assert in_vain(voyage) == ["not-in-play"] * 3 + ["no-active-squad"] * 5
    assert Voyage("c", at="lower_red", flight="simulation").to(1).squads == ["none"]


@pytest.mark.rule("SA-MODE-21", "SA-MODE-22")
def test_an_advanced_simulation_adds_battlebots_interceptors_and_knock_outs() -> None:
    voyage = Voyage("c", "c", "c", at="lower_red upper_blue upper_red", squads="none none active", flight=KINDS[2]).to(
        1
    )
    assert (voyage.squads, voyage.at[2]) == (["active"] * 3, "space")
    fallen = Voyage(".", at="lower_red", threats=["1 internal commandos_red @2"], flight=KINDS[2]).to(1)
    assert (fallen.out, fallen.score["knocked_out"]) == ([0], -2)


@pytest.mark.rule("SA-MODE-23")
def test_internal_threats_of_advanced_simulations_replace_external_ones() -> None:
    """A serious threat counts for two; both kinds of simulation bring the same number."""
    for kind in ("simulation", "advanced_simulation"):
        for timeline in tracks(kind):
            assert points([threat for threat in threats_of(timeline) if not threat.unconfirmed]) == 5


@pytest.mark.rule("SA-MODE-24")
def test_missions_are_harder_than_simulations() -> None:
    for timeline in tracks("mission"):
        assert points([threat for threat in threats_of(timeline) if not threat.unconfirmed]) == 7
        assert timeline.heroic_cards
        assert new_mission(timeline, common="yellow", serious="yellow").crew == 4


@pytest.mark.rule("SA-GEN-08")
def test_an_action_round_takes_seven_or_about_ten_minutes() -> None:
    assert {timeline.phase_ends[-1] for timeline in tracks("test")} == {7 * 60}
    lengths = {timeline.phase_ends[-1] for kind in KINDS[1:] for timeline in tracks(kind)}
    assert lengths == {580, 600, 620}
