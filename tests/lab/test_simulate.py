"""Batches of games between bots."""

from __future__ import annotations

import pytest

from hullbreach.kernel.errors import BadOption
from hullbreach.lab import simulate as lab
from hullbreach.lab.simulate import Batch, Spread, _scores, simulate, wilson
from tests.kernel.toy import TITLE as TOY


def test_a_batch_sums_up_its_games() -> None:
    seen: list[int] = []
    summary = simulate(Batch(game="aliens-attack", games=30), progress=seen.append)
    assert summary.games == sum(seen) == sum(summary.reasons.values()) == 30
    assert [seat.name for seat in summary.seats] == ["earth"]
    assert summary.seats[0].wins == summary.reasons.get("mothership-destroyed", 0)
    assert summary.decisions.low <= summary.decisions.mean <= summary.decisions.high
    assert set(summary.scores) == {"turns", "parts", "cannons"}
    assert summary.decisions_per_second > 0


def test_games_that_end_without_a_score_do_not_count_in_its_mean() -> None:
    """A lost flight of Space Alert has none, wherever it stands among the games."""
    for scores in ([{}, {"total": 20}], [{"total": 20}, {}]):
        assert _scores(scores) == {"total": Spread(20, 20, 20)}


def test_the_same_batch_gives_the_same_games_in_any_number_of_processes() -> None:
    batch = Batch(game="aliens-attack", games=24, seed=5, options={"mode": "two_player"})
    one, two = simulate(batch, jobs=1), simulate(batch, jobs=2)
    assert (one.seats, one.decisions, one.scores, one.reasons) == (two.seats, two.decisions, two.scores, two.reasons)


def test_seeds_make_different_batches() -> None:
    one, two = (simulate(Batch(game="aliens-attack", games=40, seed=seed)) for seed in (1, 2))
    assert one.decisions != two.decisions


def test_each_seat_can_have_its_own_bot() -> None:
    batch = Batch(game="aliens-attack", games=4, bots=("random", "greedy"), options={"mode": "two_player"})
    summary = simulate(batch)
    assert [(seat.name, seat.bot) for seat in summary.seats] == [("earth", "random"), ("alien", "greedy")]
    assert sum(seat.wins for seat in summary.seats) == 4


@pytest.mark.parametrize(
    ("batch", "jobs", "code"),
    [
        (Batch(game="aliens-attack", games=0), 1, "not-positive"),
        (Batch(game="aliens-attack"), 0, "not-positive"),
        (Batch(game="aliens-attack", bots=("random", "random")), 1, "wrong-number-of-bots"),
        (Batch(game="aliens-attack", bots=("hal",)), 1, "unknown-bot"),
        (Batch(game="aliens-attack", count=("turn",)), 1, "unknown-event"),
        (Batch(game="aliens-attack", options={"mode": "easy"}), 1, "bad-option-value"),
        (Batch(game="chess"), 1, "unknown-game"),
    ],
)
def test_a_batch_that_makes_no_sense_is_refused(batch: Batch, jobs: int, code: str) -> None:
    with pytest.raises(BadOption) as refused:
        simulate(batch, jobs)
    assert refused.value.code == code


def test_each_seat_has_its_own_score_and_what_is_told_of_it_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "find_title", lambda _: TOY)
    batch = Batch(game="airlock", games=12, count=("revealed", "late"))
    left, right, *_ = simulate(batch).seats
    assert set(left.scores) == {"points", "revealed", "late"}
    assert left.scores["points"].mean > 0
    assert left.scores["points"] != right.scores["points"]
    assert left.scores["revealed"].mean == 3  # rounds
    assert left.scores["revealed"].error == 0.0
    assert set(simulate(Batch(game="airlock", games=2)).seats[0].scores) == {"points"}


def test_the_mean_lies_within_its_error() -> None:
    """Two values of 0 and 2: a mean of 1, a standard deviation of the square root of 2, an error of 1.96."""
    spread = lab._spread([0, 2])
    assert (spread.mean, spread.low, spread.high) == (1.0, 0, 2)
    assert spread.error == pytest.approx(1.96)
    assert lab._spread([5]).error == 0.0


def test_wilson_against_published_values() -> None:
    """0 of 10 and 5 of 10 as in the usual tables: (0, 0.2775) and (0.2366, 0.7634)."""
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=5e-4)
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=5e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=5e-4)
