"""Time: whatever it does happens at its own moment, however it is cut into pieces and whoever lets it pass."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hullbreach.kernel.journal import Journal
from hullbreach.kernel.log import NOBODY, Entry
from tests.conformance.plans import plans, playing
from tests.conformance.play import TITLES
from tests.kernel.toy import TITLE as AIRLOCK

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from hullbreach.kernel.game import Game
    from hullbreach.kernel.title import Title
    from tests.conformance.play import Pick

every_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
FAR = 40_000


@every_title
@given(data=st.data())
def test_the_same_log_with_its_time_cut_otherwise_is_the_same_game(title: Title, data: st.DataObject) -> None:
    with playing(title, data.draw(plans(title))) as match:
        for _ in match.states(data.draw(st.integers(0, 60))):
            pass
        cuts = data.draw(st.randoms(use_true_random=False))
        journal = Journal()
        other = title.new(match.log.options.as_dict(), match.log.seed, journal)
        for entry in recut(match.log.entries, lambda below: cuts.randrange(below)):
            entry.apply(other)
        assert other.to_bytes() == match.game.to_bytes()
        assert journal.numbers() == match.journal.numbers()
        assert [event.seat for event in journal.events] == [event.seat for event in match.journal.events]
        assert other.deadline() == match.game.deadline()


def recut(entries: Iterable[Entry], pick: Pick) -> Iterator[Entry]:
    """The same moves at the same times. What passes between two is cut anew, in entries of its own or with the move."""
    gap = 0
    for entry in entries:
        gap += entry.ms
        if entry.move is not None:
            *pieces, last = cut(gap, pick)
            yield from (Entry(NOBODY, None, ms) for ms in pieces)
            yield Entry(entry.seat, entry.move, last)
            gap = 0
    yield from (Entry(NOBODY, None, ms) for ms in cut(gap, pick))


def cut(ms: int, pick: Pick) -> list[int]:
    """Pieces that add up to it, some of them nothing at all."""
    pieces = []
    for _ in range(pick(4)):
        pieces.append(pick(ms + 1))
        ms -= pieces[-1]
    return [*pieces, ms]


@every_title
@given(data=st.data())
def test_passing_several_deadlines_at_once_is_passing_each(title: Title, data: st.DataObject) -> None:
    with playing(title, data.draw(plans(title))) as match:
        for game in match.states(8):
            ms = data.draw(st.integers(0, FAR))
            journals = Journal(), Journal()
            at_once, one_by_one = (game.copy(journal) for journal in journals)
            at_once.advance(ms)
            pass_each(one_by_one, ms)
            assert at_once.to_bytes() == one_by_one.to_bytes()
            assert journals[0].numbers() == journals[1].numbers()


def pass_each(game: Game, ms: int) -> int:
    """Let the time pass from deadline to deadline; returns how many there were."""
    passed = 0
    while (deadline := game.deadline()) is not None and deadline <= ms:
        game.advance(deadline)
        ms -= deadline
        passed += 1
    game.advance(ms)
    return passed


@every_title
@given(data=st.data())
def test_nothing_happens_before_a_deadline_and_something_does_at_it(title: Title, data: st.DataObject) -> None:
    with playing(title, data.draw(plans(title))) as match:
        for game in match.states(15):
            deadline = game.deadline()
            assert deadline is None or deadline > 0
            if deadline is not None:
                assert_due(game, deadline)


def assert_due(game: Game, deadline: int) -> None:
    journal = Journal()
    copy = game.copy(journal)
    copy.advance(deadline - 1)
    assert journal.events == []
    assert (copy.deadline(), copy.actors()) == (1, game.actors())
    copy.advance(1)
    assert journal.events or copy.actors() != game.actors()


@every_title
@given(data=st.data())
def test_where_there_is_no_deadline_time_does_nothing(title: Title, data: st.DataObject) -> None:
    with playing(title, data.draw(plans(title))) as match:
        for game in match.states(15):
            if game.deadline() is None:
                before = game.to_bytes(), match.journal.numbers()
                game.advance(FAR)
                assert (game.to_bytes(), match.journal.numbers()) == before


def test_the_tests_of_time_pass_many_deadlines() -> None:
    """The toy's rounds, pauses, drips and blackout: otherwise the tests above would prove nothing."""
    assert pass_each(AIRLOCK.new({"leak": "yes"}, 1), FAR) > 10
    assert pass_each(AIRLOCK.new({}, 1), FAR) == 5
