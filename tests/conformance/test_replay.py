"""A game is its log: same log, same game, however it is stored."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hullbreach.kernel.journal import Journal
from hullbreach.kernel.log import load
from tests.conformance.plans import Match, plans, playing
from tests.conformance.play import TITLES

if TYPE_CHECKING:
    from hullbreach.kernel.game import Game
    from hullbreach.kernel.title import Title

every_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)


def find_title(name: str) -> Title:
    return next(title for title in TITLES if title.id == name)


def result(game: Game) -> object:
    outcome = game.outcome()
    if outcome is None:
        return None
    results = [(result.won, result.rank, result.score) for result in outcome.results]
    return outcome.reason, outcome.rule, outcome.score, results


@every_title
@given(data=st.data())
def test_replaying_a_log_gives_the_same_game(title: Title, data: st.DataObject) -> None:
    with playing(title, data.draw(plans(title))) as match:
        for _ in match.states(data.draw(st.integers(0, 200))):
            pass
        journal = Journal()
        game = match.log.replay(journal=journal)
        assert journal.numbers() == match.journal.numbers()
        assert game.to_bytes() == match.game.to_bytes()
        assert result(game) == result(match.game)


@every_title
@given(data=st.data())
def test_a_muted_game_is_the_same_game(title: Title, data: st.DataObject) -> None:
    with playing(title, data.draw(plans(title))) as match:
        for _ in match.states(60):
            pass
        assert match.log.replay().to_bytes() == match.game.to_bytes()


@every_title
@given(data=st.data())
def test_a_log_survives_its_file(title: Title, data: st.DataObject) -> None:
    with playing(title, data.draw(plans(title))) as match:
        for _ in match.states(60):
            pass
        text = match.log.dump()
        log = load(text, find_title)
        assert log.dump() == text
        assert log.entries == match.log.entries
        assert log.replay().to_bytes() == match.game.to_bytes()


@every_title
@given(data=st.data())
def test_undoing_restores_the_game_as_it_was(title: Title, data: st.DataObject) -> None:
    with playing(title, data.draw(plans(title))) as match:
        history = [(game.to_bytes(), match.journal.numbers()) for game in match.states(20)]
        for back, (state, told) in enumerate(history[::-1][:4]):
            journal = Journal()
            undone = match.log.replay(len(match.log.entries) - back, journal)
            assert undone.to_bytes() == state
            assert journal.numbers() == told


@every_title
@given(data=st.data())
def test_equal_seeds_and_equal_moves_give_equal_games(title: Title, data: st.DataObject) -> None:
    plan = data.draw(plans(title))
    with playing(title, plan) as one:
        other = Match(title, plan)
        for _ in range(40):
            assert one.game.to_bytes() == other.game.to_bytes()
            assert one.journal.numbers() == other.journal.numbers()
            if one.game.over():
                return
            one.step()
            other.step()


@every_title
def test_different_seeds_give_different_games(title: Title) -> None:
    assert len({title.new({}, seed).to_bytes() for seed in range(50)}) == 50
