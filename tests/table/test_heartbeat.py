"""Who is asked whether it is there, shown as gone, and dropped: by the clock, without a network."""

from __future__ import annotations

import pytest

from hullbreach.table import heartbeat
from hullbreach.table.heartbeat import BEAT_S, LOOK_S, LOST_S, SILENCE_S, Heartbeat


class FakeLine:
    """Notes what is asked of it."""

    def __init__(self) -> None:
        self.listens = True
        self.pings: list[bytes] = []
        self.aborted = False

    def ping(self) -> bytes:
        self.pings.append(b"%d" % len(self.pings))
        return self.pings[-1]

    def abort(self) -> None:
        self.aborted = True


class Moment:
    """A clock that goes where it is set."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class Watched:
    """A heart, its line, and looks at it as time passes."""

    def __init__(self, moment: Moment) -> None:
        self.moment = moment
        self.line = FakeLine()
        self.heart = Heartbeat(self.line)
        self.turns: list[bool] = []
        self.heart.changed = lambda: self.turns.append(self.heart.here)

    def pass_s(self, seconds: float) -> None:
        until = self.moment.now + seconds
        while self.moment.now < until - 1e-9:
            self.moment.now += LOOK_S
            self.heart.look(self.moment.now)


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> Watched:
    moment = Moment()
    monkeypatch.setattr(heartbeat, "monotonic", moment)
    return Watched(moment)


def test_the_fastest_of_the_last_heartbeats_says_how_far_away_somebody_is(watched: Watched) -> None:
    heart = watched.heart
    assert heart.rtt_ms == 0
    for seconds in (0.05, 3.0, 3.0, 3.0):
        heart.answered(seconds)
    assert heart.rtt_ms == 50
    for _ in range(5):
        heart.answered(0.3)
    assert heart.rtt_ms == 300


def test_who_says_nothing_is_gone_within_five_seconds_and_dropped_within_ten(watched: Watched) -> None:
    assert BEAT_S + SILENCE_S + 2 * LOOK_S < 5
    assert BEAT_S + LOST_S + 2 * LOOK_S < 10
    watched.pass_s(BEAT_S)
    assert len(watched.line.pings) == 1
    watched.pass_s(SILENCE_S)
    assert watched.turns == [False]
    assert not watched.line.aborted
    watched.pass_s(LOST_S - SILENCE_S)
    assert watched.line.aborted


def test_an_answer_brings_somebody_back(watched: Watched) -> None:
    watched.pass_s(BEAT_S + SILENCE_S)
    watched.heart.hear_pong(b"of another ping")
    assert watched.turns == [False]
    watched.heart.hear_pong(watched.line.pings[-1])
    assert watched.turns == [False, True]
    assert watched.heart.rtt_ms == round(SILENCE_S * 1000)


def test_who_plays_on_is_not_asked_where_distance_does_not_matter(watched: Watched) -> None:
    for _ in range(10):
        watched.pass_s(BEAT_S - LOOK_S)
        watched.heart.read()
    assert watched.line.pings == []
    watched.heart.steady = True
    watched.pass_s(LOOK_S)
    assert len(watched.line.pings) == 1


def test_who_takes_nothing_is_gone_and_dropped_whatever_it_says(watched: Watched) -> None:
    watched.heart.stuck()
    for _ in range(int(SILENCE_S / LOOK_S)):
        watched.pass_s(LOOK_S)
        watched.heart.read()
    watched.pass_s(LOOK_S)
    assert watched.turns == [False]
    watched.pass_s(LOST_S - SILENCE_S)
    assert watched.line.aborted


def test_while_we_do_not_read_their_silence_is_not_theirs(watched: Watched) -> None:
    watched.pass_s(BEAT_S)
    watched.line.listens = False
    watched.pass_s(LOST_S * 2)
    assert watched.turns == []
    assert not watched.line.aborted
