"""Laying the table: decks by level, trajectories, tiles, tokens, hands (SA-SET-*, SA-LVL-*, SA-ANN-*)."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from hullbreach.games.space_alert import facts
from hullbreach.games.space_alert.facts import Level, Threat
from hullbreach.games.space_alert.papers.paper import BadFlight, CardPaper, FlightPaper
from hullbreach.games.space_alert.planner.dealing import LEVELS, draw, heroic_cards, new_mission, ordinary_cards
from hullbreach.games.space_alert.timelines import official, threats_of
from tests.rules.space_alert.flights import Voyage

CARDS: dict[str, Threat] = {card.id: card for card in [*facts.externals(), *facts.internals()]}
BY_LEVEL = {"white": {"white"}, "yellow": {"yellow"}, "mixed": {"white", "yellow"}}


def drawn(common: Level, serious: Level, internal: bool) -> dict[str, set[str]]:
    """The difficulties seen in many set-ups, by class."""
    seen: dict[str, set[str]] = {"common": set(), "serious": set()}
    for number, seed in product("245", range(20)):
        for threat in new_mission(official(number), 5, common, serious, seed).threats:
            if (threat.zone == "internal") == internal:
                seen[CARDS[threat.id].threat_class].add(CARDS[threat.id].difficulty)
    return seen


# --- threats ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SA-SET-01", "SA-SET-02", "SA-SET-03", "SA-LVL-01", "SA-LVL-02", "SA-LVL-03")
@pytest.mark.parametrize("common", LEVELS)
@pytest.mark.parametrize("serious", LEVELS)
def test_each_class_has_its_level_inside_and_outside_alike(common: Level, serious: Level) -> None:
    for internal in (False, True):
        assert drawn(common, serious, internal) == {"common": BY_LEVEL[common], "serious": BY_LEVEL[serious]}


@pytest.mark.rule("SA-SET-04", "SA-LVL-05")
def test_there_are_four_decks_of_two_levels() -> None:
    """Printed codes begin with S for serious, E or I for where, 1 for white and 2 for yellow."""
    decks = Counter(code.partition("-")[0] for code in (card.code for card in CARDS.values()))
    assert decks == {"E1": 10, "E2": 7, "SE1": 8, "SE2": 6, "I1": 7, "I2": 6, "SI1": 6, "SI2": 5}
    for card in CARDS.values():
        serious = "S" if card.threat_class == "serious" else ""
        where = "I" if isinstance(card, facts.Internal) else "E"
        level = 1 if card.difficulty == "white" else 2
        assert card.code.partition("-")[0] == f"{serious}{where}{level}"


@pytest.mark.rule("SA-LVL-04")
@pytest.mark.parametrize(("white", "yellow"), [("gunship", "swarm"), ("frigate", "nebula_crab")])
def test_yellow_threats_move_and_are_hit_by_the_same_rules(white: str, yellow: str) -> None:
    stories = [Voyage("a", at="upper_red", threats=[f"1 red {name}"]).to(2).story for name in (white, yellow)]
    kinds = [
        [line.split()[0] for line in story if line.split()[0] in ("appeared", "targeted", "advanced")]
        for story in stories
    ]
    assert kinds[0] == kinds[1] == ["appeared", "targeted", "advanced", "advanced"]


@pytest.mark.rule("SA-ANN-02", "SA-ANN-03", "SA-ANN-04", "SA-ANN-05", "SA-EX-008", "SA-EX-009")
@pytest.mark.parametrize("number", range(1, 9))
def test_each_announcement_brings_a_card_of_its_deck_to_its_trajectory(number: int) -> None:
    timeline = official(str(number))
    paper = new_mission(timeline, crew=5, seed=number)
    for report, threat in zip(threats_of(timeline), paper.threats, strict=True):
        card = CARDS[threat.id]
        assert (threat.time, threat.zone) == (report.turn, report.zone or "internal")
        assert (card.threat_class == "serious", isinstance(card, facts.Internal)) == (report.serious, report.internal)
    assert len({threat.id for threat in paper.threats}) == len(paper.threats)


@pytest.mark.rule("SA-ANN-07", "SA-EX-010", "SA-AND-13", "SA-FIVE-01", "SA-SOLO-01")
@pytest.mark.parametrize(
    ("crew", "humans", "counts"), [(4, 4, False), (4, 2, False), (4, 0, False), (5, 5, True), (5, 3, True)]
)
def test_unconfirmed_reports_are_for_a_crew_of_five(crew: int, humans: int, counts: bool) -> None:
    for number in range(1, 9):
        timeline = official(str(number))
        unsure = {report.turn for report in threats_of(timeline) if report.unconfirmed}
        times = {threat.time for threat in new_mission(timeline, crew, humans=humans).threats}
        assert bool(unsure & times) == counts
        assert times | unsure == {report.turn for report in threats_of(timeline)}


@pytest.mark.rule("SA-ANN-18", "SA-RULING-07", "SA-SET-09")
def test_no_time_is_used_twice_and_none_is_beyond_eight() -> None:
    for timeline in facts.missions().mission:
        times = [report.turn for report in threats_of(timeline)]
        assert times == sorted(set(times))
        assert set(times) <= set(range(1, 9))
    for twice in (["3 red fighter", "3 blue gunship"], ["3 red fighter", "3 internal alien"]):
        with pytest.raises(BadFlight, match="flight-order"):
            Voyage(".", threats=twice)
    with pytest.raises(BadFlight, match="flight-range"):
        Voyage(".", threats=["9 red fighter"])


@pytest.mark.rule("SA-ANN-21")
def test_the_card_says_where_an_internal_threat_appears() -> None:
    reports = [report for timeline in facts.missions().mission for report in threats_of(timeline) if report.internal]
    assert {report.zone for report in reports} == {""}
    places = {"troopers_red": ["upper_red"], "slime_blue": ["lower_blue"], "alien": ["lower_white"]}
    for threat, stations in places.items():
        assert Voyage(".", threats=[f"1 internal {threat}"]).to(1).stations(threat) == stations


# --- the board -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SA-SET-07")
def test_four_of_seven_trajectories_are_drawn_and_none_twice() -> None:
    seen: dict[str, set[str]] = {"red": set(), "white": set(), "blue": set(), "internal": set()}
    for seed in range(120):
        tracks = new_mission(official("1"), seed=seed).tracks
        assert (list(tracks), len(set(tracks.values()))) == (list(seen), 4)
        for zone, track in tracks.items():
            seen[zone].add(track)
    assert all(tracks == {f"T{number}" for number in range(1, 8)} for tracks in seen.values())
    with pytest.raises(BadFlight, match="flight-twice"):
        Voyage(".", tracks="T1 T2 T1")


@pytest.mark.rule("SA-SET-08")
def test_each_zone_has_its_six_tiles_in_any_order() -> None:
    orders = set()
    for seed in range(30):
        piles = new_mission(official("1"), seed=seed).damage_decks
        orders |= {tuple(pile) for pile in piles.values()}
        for zone, pile in piles.items():
            assert {tile.removeprefix(f"{zone}_") for tile in pile} >= {"shield", "reactor", "gravolift", "structural"}
            assert len(set(pile)) == 6
    assert len(orders) > 60


# --- hands -----------------------------------------------------------------------------------------------------------
def packets(paper: FlightPaper, member: int, heroic: bool) -> list[int]:
    """How many heroic or ordinary cards of each phase a crew member holds."""
    cards = [card for card in paper.hands[member] if card.halves[0].startswith("heroic") == heroic]
    counts = Counter(card.phase for card in cards)
    return [counts[phase] for phase in (1, 2, 3)]


def draws(number: str) -> list[int]:
    """How many cards incoming data brings in each phase."""
    timeline = official(number)
    starts = [0, *timeline.phase_ends]
    times = [event.t for event in timeline.event if event.type == "incoming_data"]
    return [sum(start <= t < end for t in times) for start, end in zip(starts, timeline.phase_ends, strict=False)]


@pytest.mark.rule("SA-SET-15", "SA-SET-16", "SA-EX-005", "SA-EX-006", "SA-GEN-05")
@pytest.mark.rule(
    "SA-AND-01", "SA-AND-04", "SA-AND-05", "SA-AND-06", "SA-FIVE-02", "SA-FIVE-03", "SA-FIVE-04", "SA-RULING-22"
)
@pytest.mark.parametrize(
    ("crew", "humans", "ordinary"),
    [
        (4, 4, [4, 5, 5]),
        (5, 5, [4, 5, 5]),
        (4, 3, [5, 6, 6]),
        (4, 2, [8, 6, 6]),
        (5, 4, [5, 5, 5]),
        (5, 3, [6, 6, 6]),
        (5, 2, [9, 6, 6]),
    ],
)
def test_a_mission_deals_by_the_number_of_humans(crew: int, humans: int, ordinary: list[int]) -> None:
    paper = new_mission(official("3"), crew, humans=humans)
    dealt = [count + more for count, more in zip(ordinary, draws("3"), strict=True)]
    assert (paper.crew, paper.androids) == (crew, crew - humans)
    assert [packets(paper, member, heroic=True) for member in range(crew)] == [[1, 0, 0]] * crew
    assert [packets(paper, member, heroic=False) for member in range(humans)] == [dealt] * humans
    assert [packets(paper, android, heroic=False) for android in range(humans, crew)] == [[0, 0, 0]] * (crew - humans)


@pytest.mark.rule("SA-GEN-05", "SA-SOLO-01")
def test_a_lone_player_has_four_androids() -> None:
    paper = new_mission(official("3"), humans=0)
    assert (paper.crew, paper.androids) == (4, 4)


@pytest.mark.rule("SA-ANN-08", "SA-SET-17", "SA-EX-119")
def test_incoming_data_brings_each_human_a_card_from_the_rest_of_the_deck() -> None:
    paper = new_mission(official("2"), humans=3)
    assert sum(draws("2")) == 3
    assert [len(hand) for hand in paper.hands] == [1 + 5 + 6 + 6 + 3] * 3 + [1]
    held = Counter(card.halves for hand in paper.hands for card in hand if not card.halves[0].startswith("heroic"))
    assert held <= Counter(ordinary_cards())


@pytest.mark.rule("SA-RULING-26")
def test_nobody_draws_from_an_empty_pile() -> None:
    pile = ordinary_cards()[:2]
    assert [len(draw(pile, phase=1, count=1)) for _ in range(4)] == [1, 1, 0, 0]
    assert draw(ordinary_cards()[:3], phase=2, count=5) == [CardPaper(2, card) for card in ordinary_cards()[:3]]


@pytest.mark.rule("SA-SET-21")
@pytest.mark.parametrize(("half", "count"), [("a", 10), ("b", 8), ("c", 7), ("battlebots", 5)])
def test_every_movement_is_paired_with_every_action(half: str, count: int) -> None:
    deck = Counter(ordinary_cards())
    assert {move: number for (move, action), number in deck.items() if action == half} == dict.fromkeys(
        ("move_red", "move_blue", "change_deck"), count
    )
    assert deck.total() == 90


@pytest.mark.rule("SA-SET-22")
def test_there_are_six_heroic_cards() -> None:
    assert set(heroic_cards()) == {
        ("heroic_move_lower_blue", "heroic_a"),
        ("heroic_move_lower_red", "heroic_a"),
        ("heroic_move_upper_blue", "heroic_b"),
        ("heroic_move_upper_red", "heroic_b"),
        ("heroic_move_lower_white", "heroic_battlebots"),
        ("heroic_move_upper_white", "heroic_battlebots"),
    }
    assert len(heroic_cards()) == 6
