"""Resolving only from a change on comes to the same as resolving everything."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from hullbreach.games.space_alert.pieces import ACTIONS, TURNS
from hullbreach.games.space_alert.rehearsal import Rehearsal
from hullbreach.games.space_alert.resolution import begin, resolve
from hullbreach.games.space_alert.schema import read
from tests.games.space_alert.golden import golden_games

changes = st.lists(
    st.tuples(st.integers(0, 3), st.integers(1, int(TURNS)), st.integers(0, int(ACTIONS) - 1), st.booleans()),
    min_size=1,
    max_size=12,
)


@given(number=st.integers(0, 299), edits=changes)
@settings(max_examples=60, deadline=None)
def test_a_change_resolves_as_if_planned_from_the_start(number: int, edits: list[tuple[int, int, int, bool]]) -> None:
    mission, plans, slips = read(golden_games()[number].input)
    rehearsal = Rehearsal(mission, plans, slips)
    for member, turn, action, kept in edits:
        rehearsal.plans[member * TURNS + turn - 1] = action
        rehearsal.fly_from(turn)
        assert_resolved(rehearsal)
        if kept:
            rehearsal.keep()
        else:
            rehearsal.drop()
        assert_resolved(rehearsal)


def assert_resolved(rehearsal: Rehearsal) -> None:
    flight = begin(rehearsal.flight.mission, rehearsal.plans[:], rehearsal.flight.slips)
    resolve(flight)
    assert list(flight.cells) == list(rehearsal.flight.cells)
