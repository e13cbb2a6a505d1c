"""A new mission: every rule of its setup holds for every official track and for new ones, and a seed is for ever."""

from __future__ import annotations

from collections import Counter
from typing import Any, get_args

import pytest

from hullbreach.games.space_alert import facts
from hullbreach.games.space_alert.facts import Level, Timeline
from hullbreach.games.space_alert.papers.paper import FlightPaper
from hullbreach.games.space_alert.papers.reading import read_hands
from hullbreach.games.space_alert.papers.report import resolve_paper
from hullbreach.games.space_alert.planner.dealing import heroic_cards, new_mission, ordinary_cards
from hullbreach.games.space_alert.timelines import generate, official
from hullbreach.kernel.errors import BadOption

TRACKS = facts.missions().mission
CARDS: dict[str, facts.Threat] = {card.id: card for card in [*facts.externals(), *facts.internals()]}
BOARDS = {track.id for track in facts.tracks().track}


def threats(paper: FlightPaper) -> list[facts.Threat]:
    return [CARDS[threat.id] for threat in paper.threats]


@pytest.mark.parametrize("timeline", [*TRACKS, generate(5)], ids=lambda timeline: timeline.id)
@pytest.mark.parametrize("crew", [4, 5])
def test_every_track_can_be_flown(timeline: Timeline, crew: int) -> None:
    paper = new_mission(timeline, crew, seed=3)
    assert paper.flight == timeline.group
    assert paper.plans == [[]] * crew
    assert resolve_paper(paper).outcome in ("won", "lost")


@pytest.mark.parametrize("timeline", TRACKS[2:], ids=lambda timeline: timeline.id)
def test_each_announcement_brings_a_card_of_its_deck(timeline: Timeline) -> None:
    announced = [event for event in timeline.event if event.type == "threat"]
    paper = new_mission(timeline, crew=5, seed=8)
    assert [threat.time for threat in paper.threats] == [event.turn for event in announced]
    assert [threat.zone for threat in paper.threats] == [event.zone or "internal" for event in announced]
    assert [card.threat_class == "serious" for card in threats(paper)] == [event.serious for event in announced]
    assert len({threat.id for threat in paper.threats}) == len(announced)


def test_unconfirmed_reports_are_for_a_crew_of_five() -> None:
    timeline = official("1")
    ignored = [event.turn for event in timeline.event if event.unconfirmed]
    four, five = (new_mission(timeline, crew, seed=1) for crew in (4, 5))
    assert {threat.time for threat in five.threats} - {threat.time for threat in four.threats} == set(ignored)
    assert len(ignored) == 1


@pytest.mark.parametrize("common", get_args(Level))
@pytest.mark.parametrize("serious", get_args(Level))
def test_levels_choose_the_decks(common: Level, serious: Level) -> None:
    drawn: dict[str, set[str]] = {"common": set(), "serious": set()}
    for seed in range(30):
        for card in threats(new_mission(official("3"), 5, common, serious, seed)):
            drawn[card.threat_class].add(card.difficulty)
    expected = {"white": {"white"}, "yellow": {"yellow"}, "mixed": {"white", "yellow"}}
    assert drawn == {"common": expected[common], "serious": expected[serious]}


def test_trajectories_are_drawn_and_none_is_used_twice() -> None:
    seen: Counter[str] = Counter()
    for seed in range(80):
        tracks = new_mission(official("2"), seed=seed).tracks
        assert list(tracks) == ["red", "white", "blue", "internal"]
        assert len(set(tracks.values())) == 4
        seen[tracks["red"]] += 1
    assert set(seen) == BOARDS
    assert "internal" not in new_mission(official("simulation_1")).tracks


def test_piles_are_shuffled_whole() -> None:
    tops = set()
    for seed in range(40):
        for zone, pile in new_mission(official("2"), seed=seed).damage_decks.items():
            assert sorted(pile) == sorted(tile.id for tile in facts.tiles().tile if tile.zone == zone)
            tops.add(pile[0])
    assert len(tops) == 18


@pytest.mark.parametrize(
    ("name", "codes", "tracks"),
    [
        ("first_test_run", ["E1-01", "E1-02", "E1-03"], {"red": "T6", "white": "T2", "blue": "T4"}),
        ("second_test_run", ["E1-04", "E1-05", "E1-06"], {"red": "T3", "white": "T5", "blue": "T1"}),
    ],
)
def test_lessons_leave_nothing_to_chance(name: str, codes: list[str], tracks: dict[str, str]) -> None:
    for seed in (1, 2):
        paper = new_mission(official(name), seed=seed)
        assert [threat.code for threat in paper.threats] == codes
        assert paper.tracks == tracks


# --- hands ---
def packets(paper: FlightPaper, member: int) -> list[int]:
    """How many cards of each phase a crew member holds."""
    counts = Counter(card.phase for card in paper.hands[member])
    return [counts[phase] for phase in (1, 2, 3)]


@pytest.mark.parametrize(
    ("crew", "humans", "expected"),
    [
        (4, 4, [5, 5, 5]),
        (5, 5, [5, 5, 5]),
        (4, 3, [6, 6, 6]),
        (4, 2, [9, 6, 6]),
        (5, 4, [6, 5, 5]),
        (5, 3, [7, 6, 6]),
        (5, 2, [10, 6, 6]),
    ],
)
def test_hands_are_dealt_by_the_number_of_humans(crew: int, humans: int, expected: list[int]) -> None:
    timeline = official("4")
    extra = [sum(e.type == "incoming_data" and s <= e.t < end for e in timeline.event)
             for s, end in zip([0, *timeline.phase_ends], timeline.phase_ends, strict=False)]  # fmt: skip
    paper = new_mission(timeline, crew, humans=humans)
    assert paper.androids == crew - humans
    for member in range(humans):
        assert packets(paper, member) == [count + more for count, more in zip(expected, extra, strict=True)]
    for android in range(humans, crew):
        assert packets(paper, android) == [1, 0, 0]


def test_everybody_holds_one_heroic_card_and_no_card_is_dealt_twice() -> None:
    paper = new_mission(official("5"), 5, seed=9)
    heroic = [card.halves for hand in paper.hands for card in hand if card.halves[0].startswith("heroic")]
    ordinary = [card.halves for hand in paper.hands for card in hand if not card.halves[0].startswith("heroic")]
    assert [sum(card.halves in heroic for card in hand) for hand in paper.hands] == [1] * 5
    assert Counter(heroic) <= Counter(heroic_cards())
    assert Counter(ordinary) <= Counter(ordinary_cards())


def test_the_decks_are_those_of_the_rulebook() -> None:
    halves = Counter(action for _, action in ordinary_cards())
    assert halves == {"a": 30, "b": 24, "c": 21, "battlebots": 15}
    assert len(heroic_cards()) == 6


@pytest.mark.parametrize("name", ["first_test_run", "simulation_2", "advanced_simulation_1"])
def test_heroic_cards_are_for_missions(name: str) -> None:
    paper = new_mission(official(name))
    halves = {half for hand in paper.hands for card in hand for half in card.halves}
    assert not any(half.startswith("heroic") for half in halves)
    assert packets(paper, 0)[0] >= 5


def test_alone_the_whole_deck_lies_open() -> None:
    paper = new_mission(official("6"), humans=0)
    assert (paper.hands, paper.androids) == ([], 4)


def test_hands_can_be_read_back() -> None:
    hands = read_hands(new_mission(official("7")))
    assert [len(hand) for hand in hands] == [len(hand) for hand in new_mission(official("7")).hands]
    assert {phase for hand in hands for phase, _, _, _ in hand} == {0, 1, 2}


# --- seeds and refusals ---
def test_a_seed_lays_the_same_table_for_ever() -> None:
    assert new_mission(official("1"), seed=4) == new_mission(official("1"), seed=4)
    assert new_mission(official("1"), seed=4) != new_mission(official("1"), seed=5)
    paper = new_mission(official("1"), seed=4)
    assert [(threat.time, threat.id) for threat in paper.threats] == [
        (2, "interstellar_octopus"),
        (4, "pulse_ball"),
        (5, "hacked_shields_red"),
        (6, "energy_cloud"),
        (7, "pulse_satellite"),
    ]
    assert paper.tracks == {"red": "T5", "white": "T4", "blue": "T1", "internal": "T2"}
    assert paper.hands[0][1].halves == ("change_deck", "b")


@pytest.mark.parametrize(
    ("name", "fields", "option"),
    [
        ("1", {"crew": 3}, "crew"),
        ("1", {"crew": 6}, "crew"),
        ("1", {"humans": 1}, "humans"),
        ("1", {"humans": 5}, "humans"),
        ("1", {"common": "green"}, "level"),
        ("1", {"serious": "green"}, "serious"),
        ("simulation_1", {"common": "yellow"}, "level"),
        ("advanced_simulation_1", {"serious": "mixed"}, "serious"),
    ],
)
def test_a_mission_nobody_can_fly_is_refused(name: str, fields: dict[str, Any], option: str) -> None:
    with pytest.raises(BadOption) as caught:
        new_mission(official(name), **fields)
    assert (caught.value.code, caught.value.details["option"]) == ("bad-option-value", option)


def test_a_mission_is_found_by_number_or_id() -> None:
    assert official("3") is official("mission_3")
    with pytest.raises(BadOption, match="bad-option-value"):
        official("9")
