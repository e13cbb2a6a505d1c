"""The smallest change: nothing smaller wins, nothing of its size wins more, and it keeps to what may be planned."""

from __future__ import annotations

from itertools import combinations, product
from time import process_time

import msgspec
import pytest

from hullbreach.games.space_alert import facts, pieces
from hullbreach.games.space_alert.papers.paper import BadFlight, FlightPaper
from hullbreach.games.space_alert.papers.reading import read
from hullbreach.games.space_alert.papers.report import resolve_paper
from hullbreach.games.space_alert.planner.advice import Advice, Verdict, smallest_change
from hullbreach.games.space_alert.resolution.score import Score
from hullbreach.games.space_alert.resolution.turns import begin, resolve
from tests.games.space_alert.golden import golden_games

Plan = list[str | None]
CARDS: Plan = [None, *pieces.ACTION_NAMES[1:8]]
TEST_TURNS = 7
ONE_SHORT: Plan = ["a"] * 7
TWO_SHORT: Plan = ["a", "a", None, None, "a", "a", "a"]


def lesson(plan: Plan) -> FlightPaper:
    """The first test flight with a crew of one, so small that every change can be counted."""
    tiles = facts.tiles().tile
    return msgspec.convert(
        {
            "crew": 1,
            "flight": "test",
            "tracks": {"red": "T6", "white": "T2", "blue": "T4"},
            "threats": [
                {"time": 1, "zone": "blue", "id": "pulse_ball"},
                {"time": 2, "zone": "white", "id": "destroyer"},
                {"time": 3, "zone": "red", "id": "stealth_fighter"},
            ],
            "damage_decks": {
                zone: [tile.id for tile in tiles if tile.zone == zone] for zone in ("red", "white", "blue")
            },
            "plans": [plan],
        },
        FlightPaper,
    )


def flown(paper: FlightPaper) -> Verdict:
    result = resolve_paper(paper)
    return Verdict(result.outcome == "won", result.score.total if result.score else 0)


def points(plan: Plan) -> int | None:
    """What a test flight would be worth if it were scored; None if it is lost."""
    flight = begin(*read(lesson(plan)))
    resolve(flight)
    return None if flight.is_lost() else int(Score(flight).total())


def scores_after(plan: Plan, changes: int) -> list[int]:
    """What all flights won with that many slots changed are worth."""
    found = []
    for slots in combinations(range(TEST_TURNS), changes):
        for cards in product(CARDS, repeat=changes):
            changed = [*plan]
            for slot, card in zip(slots, cards, strict=True):
                changed[slot] = card
            if (score := points(changed)) is not None:
                found.append(score)
    return found


def check(paper: FlightPaper, advice: Advice) -> None:
    """What it says of the flight before and after is so, and so are the changes."""
    after = msgspec.structs.replace(paper, plans=advice.plans)
    assert (flown(paper), flown(after)) == (advice.before, advice.after)
    for change in advice.changes:
        given, changed = paper.plans[change.player], advice.plans[change.player]
        assert (given[change.turn - 1], changed[change.turn - 1]) == (change.before, change.after)
        assert change.before != change.after
    differing = sum(
        old != new
        for mine, yours in zip(paper.plans, advice.plans, strict=True)
        for old, new in zip(mine, yours, strict=False)
    )
    assert differing == len(advice.changes)


def test_one_slot_is_enough() -> None:
    paper = lesson(ONE_SHORT)
    advice = smallest_change(paper, process_time, 5)
    check(paper, advice)
    assert not advice.before.won
    assert len(advice.changes) == 1
    assert points(advice.plans[0]) == max(scores_after(ONE_SHORT, 1))


def test_two_slots_where_one_is_not_enough() -> None:
    paper = lesson(TWO_SHORT)
    advice = smallest_change(paper, process_time, 60)  # it ends long before, with the last pair
    check(paper, advice)
    assert scores_after(TWO_SHORT, 1) == []
    assert len(advice.changes) == 2
    assert points(advice.plans[0]) == max(scores_after(TWO_SHORT, 2))


def test_many_slots_where_two_are_not_enough() -> None:
    paper = lesson([None] * TEST_TURNS)
    advice = smallest_change(paper, process_time, 2, seed=3)
    check(paper, advice)
    assert advice.after.won
    assert len(advice.changes) > 2
    for change in advice.changes:  # none of them can be left out
        plans = [[*plan] for plan in advice.plans]
        plans[change.player][change.turn - 1] = change.before
        assert not flown(msgspec.structs.replace(paper, plans=plans)).won


def test_a_flight_that_came_home_is_brought_more() -> None:
    won = next(golden.input for golden in golden_games() if golden.result["outcome"] == "won")
    advice = smallest_change(won, process_time, 1)
    check(won, advice)
    assert advice.before.won
    assert len(advice.changes) == 1
    assert advice.after.score > advice.before.score


def test_nothing_is_changed_where_nothing_brings_more() -> None:
    best = lesson(ONE_SHORT)
    while (advice := smallest_change(best, process_time, 0)).changes:
        best = msgspec.structs.replace(best, plans=advice.plans)
    assert advice.before == advice.after
    assert advice.plans == best.plans


def test_nobody_is_told_to_play_two_heroic_cards() -> None:
    for golden in golden_games()[:4]:
        advice = smallest_change(golden.input, process_time, 0.5)
        for plan in advice.plans:
            assert sum((action or "").startswith("heroic") for action in plan) <= 1


def test_heroic_cards_and_later_turns_are_for_missions() -> None:
    advice = smallest_change(lesson(TWO_SHORT), process_time, 1)
    plan = advice.plans[0]
    assert len(plan) == TEST_TURNS
    assert not any((action or "").startswith("heroic") for action in plan)


def test_a_flight_that_cannot_be_flown_is_refused() -> None:
    with pytest.raises(BadFlight, match="flight-unknown"):
        smallest_change(lesson(["nap"]), process_time, 0)
