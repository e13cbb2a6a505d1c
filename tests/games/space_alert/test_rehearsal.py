"""Resolving only from a change on comes to the same as resolving everything."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hullbreach.games.space_alert import cell, pieces
from hullbreach.games.space_alert.papers.reading import read
from hullbreach.games.space_alert.planner.hands import FreeHands
from hullbreach.games.space_alert.planner.rehearsal import Rehearsal
from hullbreach.games.space_alert.resolution.turns import begin, resolve
from hullbreach.kernel.dice import seeded
from tests.games.space_alert.golden import golden_games

# Few places and actions, several at once: so that changes undo each other, in part or wholly, and some have no effect.
edit = st.tuples(
    st.integers(0, 3),
    st.integers(1, int(pieces.TURNS)),
    st.sampled_from([pieces.NOTHING, pieces.A, pieces.C, pieces.MOVE_RED, pieces.CHANGE_DECK]),
)
trials = st.lists(st.tuples(st.lists(edit, min_size=1, max_size=3), st.booleans()), min_size=1, max_size=12)


@given(number=st.integers(0, 299), trials=trials)
@settings(max_examples=60, deadline=None)
def test_a_change_resolves_as_if_planned_from_the_start(
    number: int, trials: list[tuple[list[tuple[int, int, int]], bool]]
) -> None:
    rehearsal = Rehearsal(*read(golden_games()[number].input))
    for edits, kept in trials:
        for member, turn, action in edits:
            rehearsal.plans[member * pieces.TURNS + turn - 1] = action
        rehearsal.fly_from(min(turn for _, turn, _ in edits))
        assert_resolved(rehearsal)
        finish(rehearsal, kept)


@pytest.mark.parametrize("number", range(0, 300, 30))
def test_the_changes_of_a_search_resolve_as_if_planned_from_the_start(number: int) -> None:
    rehearsal = Rehearsal(*read(golden_games()[number].input))
    hands, dice = FreeHands(rehearsal.flight.mission), seeded(number)
    for _ in range(150):
        turn = hands.alter(rehearsal.plans, dice)
        if turn == pieces.NONE:
            rehearsal.drop()
            continue
        rehearsal.fly_from(turn)
        assert_resolved(rehearsal)
        finish(rehearsal, dice.roll(2) == 0)


def test_a_change_without_effect_is_flown_for_one_turn_only() -> None:
    rehearsal = Rehearsal(*read(golden_games()[0].input))
    late = int(rehearsal.flight.cells[cell.TURN]) - 3
    rehearsal.plans[late - 1] = pieces.NOTHING
    rehearsal.fly_from(late)
    rehearsal.keep()
    rehearsal.fly_from(late)
    assert rehearsal.turns_flown() == 1


@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_a_card_taken_back_counts_however_early_the_flight_starts_again(number: int) -> None:
    rehearsal = Rehearsal(*read(golden_games()[number].input))
    for place in range(len(rehearsal.plans)):
        for action in (pieces.A, pieces.NOTHING):
            rehearsal.plans[place] = action
            rehearsal.fly_from(1)
            assert_resolved(rehearsal)
            rehearsal.fly_from(place % pieces.TURNS + 1)
            rehearsal.keep()


def finish(rehearsal: Rehearsal, kept: bool) -> None:
    if kept:
        rehearsal.keep()
    else:
        rehearsal.drop()
    assert_resolved(rehearsal)


def assert_resolved(rehearsal: Rehearsal) -> None:
    flight = begin(rehearsal.flight.mission, rehearsal.plans[:], rehearsal.flight.slips)
    resolve(flight)
    assert list(flight.cells) == list(rehearsal.flight.cells)
