"""Cues: what will be heard is told as far ahead as it is asked for, and no further; what is told comes true."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from tests.conformance.plans import plans, playing
from tests.conformance.test_time import FAR, every_title
from tests.kernel.toy import TITLE as AIRLOCK

if TYPE_CHECKING:
    from hullbreach.kernel.game import Game
    from hullbreach.kernel.script import Cue
    from hullbreach.kernel.title import Title

WATCHERS = (None, 0)


@every_title
@given(data=st.data())
def test_nothing_is_told_of_what_comes_later(title: Title, data: st.DataObject) -> None:
    with playing(title, data.draw(plans(title))) as match:
        for game in match.states(10):
            now, ms = sum(entry.ms for entry in match.log.entries), data.draw(st.integers(0, FAR))
            before, everything = game.to_bytes(), game.cues(FAR)
            assert game.cues(ms) == [cue for cue in everything if cue.at <= now + ms]
            assert all(cue.ends >= now for cue in everything)
            assert [cue.at for cue in everything] == sorted(cue.at for cue in everything)
            assert game.to_bytes() == before


@every_title
@given(data=st.data())
def test_what_is_being_heard_follows_from_what_everybody_knows(title: Title, data: st.DataObject) -> None:
    with playing(title, data.draw(plans(title))) as match:
        for game in match.states(10):
            for watcher in WATCHERS:
                assert game.guess(data.draw(st.integers(0, 99)), watcher).cues(0) == game.cues(0)


@every_title
@given(data=st.data())
def test_what_was_told_is_heard_if_nobody_moves(title: Title, data: st.DataObject) -> None:
    with playing(title, data.draw(plans(title))) as match:
        for game in match.states(10):
            now = sum(entry.ms for entry in match.log.entries)
            ms, passed = data.draw(st.integers(0, FAR)), data.draw(st.integers(0, FAR))
            told = game.cues(passed + ms)
            game.advance(passed)
            match.log.add_time(passed)
            if game.deadline() is not None:
                assert later(game.cues(ms), now + passed) == later(told, now + passed)


def later(cues: list[Cue], now: int) -> list[Cue]:
    return [cue for cue in cues if cue.ends > now]


def test_two_games_that_differ_in_the_future_alone_tell_the_same() -> None:
    """One of them has a blackout, a quarter of the round away."""
    leaky, tight = AIRLOCK.new({"leak": "yes"}, 1), AIRLOCK.new({}, 1)
    for game in (leaky, tight):
        game.advance(250)
    assert leaky.cues(999) == tight.cues(999) == []
    assert told(leaky, 1000) == [(1250, "silence", "down", 1250)]
    assert tight.cues(1000) == []


def test_the_toy_is_heard() -> None:
    """Otherwise the tests above would prove nothing."""
    game = AIRLOCK.new({"leak": "yes"}, 1)
    blackout = (1250, "silence", "down", 1250)
    assert told(game, 6000) == [
        blackout,
        (2500, "restored", "restored", 0),
        (5000, "phase", "phase-over-1", 0),
        (6000, "alert", "phase-begins-2", 0),
    ]
    game.advance(1251)
    assert told(game, 0) == [blackout]
    for seat in (0, 1):
        play(game, seat, "stay")
    assert told(game, 6000)[0] == (2251, "alert", "phase-begins-2", 0)


def told(game: Game, ms: int) -> list[tuple[int, str, str, int]]:
    return [(cue.at, cue.kind, cue.says[0].clip, cue.lasts) for cue in game.cues(ms)]


def play(game: Game, seat: int, text: str) -> None:
    game.play(seat, AIRLOCK.vocabulary.read(text))


def test_the_air_runs_out_before_what_was_to_be_heard() -> None:
    game = AIRLOCK.new({"leak": "yes", "hole": "big"}, 1)
    assert max(cue.at for cue in game.cues(FAR)) == 5000 + 1000 + 1250
