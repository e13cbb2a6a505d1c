"""Outcomes: who won, who shares which place, and what that is worth."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hullbreach.kernel.outcome import Outcome, Result, by_points, drawn, duel, together


def outcome(results: tuple[Result, ...]) -> Outcome:
    return Outcome("ended", "X-01", results)


def places(results: tuple[Result, ...]) -> list[tuple[bool, int]]:
    return [(result.won, result.rank) for result in results]


def values(results: tuple[Result, ...]) -> list[float]:
    return [outcome(results).value(seat) for seat in range(len(results))]


def test_those_who_win_together_are_all_first_and_those_who_lose_are_not() -> None:
    assert places(together(True, 3)) == [(True, 1)] * 3
    assert values(together(True, 3)) == [1, 1, 1]
    assert places(together(False, 2)) == [(False, 2)] * 2
    assert values(together(False, 2)) == [0, 0]
    assert len(together(True)) == 1


def test_a_draw_is_worth_half_to_all() -> None:
    assert places(drawn(2)) == [(False, 1)] * 2
    assert values(drawn(3)) == [0.5] * 3


@pytest.mark.parametrize("winner", [0, 1])
def test_in_a_duel_one_beats_the_other(winner: int) -> None:
    assert places(duel(winner))[winner] == (True, 1)
    assert places(duel(winner))[1 - winner] == (False, 2)
    assert values(duel(winner))[winner] == 1
    assert values(duel(winner))[1 - winner] == 0


def test_the_most_points_win_and_equal_points_share_a_place() -> None:
    results = by_points([3, 7, 7, 5, 3, 1], "money")
    assert [result.rank for result in results] == [4, 1, 1, 3, 4, 6]
    assert [result.won for result in results] == [False, True, True, False, False, False]
    assert [result.score for result in results] == [(("money", points),) for points in (3, 7, 7, 5, 3, 1)]
    assert values(results) == [0, 1, 1, 0, 0, 0]


@given(st.lists(st.integers(-5, 5), min_size=1, max_size=6))
def test_a_place_is_one_more_than_those_before_it(points: list[int]) -> None:
    for own, result in zip(points, by_points(points, "points"), strict=True):
        assert result.rank == 1 + sum(other > own for other in points)
        assert result.won == (own == max(points))


def test_a_first_place_that_is_not_shared_and_no_victory_is_worth_nothing() -> None:
    """Alone or among others, being first in something nobody won is not half a victory."""
    assert values((Result(False, 1), Result(False, 2))) == [0, 0]
    assert values((Result(False, 1), Result(False, 1), Result(False, 3))) == [0.5, 0.5, 0]


def test_where_somebody_won_only_winning_counts() -> None:
    assert values((Result(True, 1), Result(False, 1), Result(False, 2))) == [1, 0, 0]


def test_an_outcome_says_why_and_what_is_shared() -> None:
    ended = Outcome("time", "X-02", drawn(2), (("rounds", 3),))
    assert (ended.reason, ended.rule, ended.score, ended.won) == ("time", "X-02", (("rounds", 3),), (False, False))
    assert outcome(drawn(2)).score == ()
    assert Result(True, 1).score == ()
