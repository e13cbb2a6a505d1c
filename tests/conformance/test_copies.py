"""Copies: equal at first, and from then on their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hullbreach.kernel.dice import seeded
from hullbreach.kernel.journal import Journal
from hullbreach.kernel.view import encode
from tests.conformance.plans import SEEDS, plans, playing
from tests.conformance.play import TITLES, Hands

if TYPE_CHECKING:
    from hullbreach.kernel.game import Game
    from hullbreach.kernel.title import Title

every_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)


def play_on(game: Game, choices: int, most: int = 10) -> None:
    dice = seeded(choices)
    hands = Hands(game, dice.roll, dice)
    for _ in range(most):
        if game.over():
            return
        hands.next_entry()


@every_title
@given(data=st.data())
def test_a_copy_is_equal_and_mute(title: Title, data: st.DataObject) -> None:
    with playing(title, data.draw(plans(title))) as match:
        for game in match.states(15):
            copy = game.copy()
            assert copy.to_bytes() == game.to_bytes()
            assert (copy.actors(), copy.over(), copy.deadline()) == (game.actors(), game.over(), game.deadline())
            assert copy.silent() == game.silent()
            assert copy.journal.muted
            for watcher in match.watchers():
                assert encode(copy.view(watcher)) == encode(game.view(watcher))


@every_title
@given(data=st.data(), choices=SEEDS)
def test_playing_on_a_copy_leaves_the_original_alone(title: Title, data: st.DataObject, choices: int) -> None:
    with playing(title, data.draw(plans(title))) as match:
        for game in match.states(8):
            before = game.to_bytes(), match.journal.numbers()
            play_on(game.copy(), choices)
            play_on(game.guess(choices), choices)
            assert (game.to_bytes(), match.journal.numbers()) == before


@every_title
@given(data=st.data(), choices=SEEDS)
def test_playing_on_the_original_leaves_a_copy_alone(title: Title, data: st.DataObject, choices: int) -> None:
    with playing(title, data.draw(plans(title))) as match:
        copy = match.game.copy()
        before = copy.to_bytes()
        play_on(match.game, choices, 30)
        assert copy.to_bytes() == before
        assert copy.journal.events == []


@every_title
@given(data=st.data(), choices=SEEDS)
def test_playing_on_the_original_leaves_a_guess_alone(title: Title, data: st.DataObject, choices: int) -> None:
    with playing(title, data.draw(plans(title))) as match:
        guesses = [match.game.guess(choices, watcher) for watcher in match.watchers()]
        before = [guess.to_bytes() for guess in guesses]
        play_on(match.game, choices, 30)
        assert [guess.to_bytes() for guess in guesses] == before
        assert all(guess.journal.muted for guess in guesses)


@every_title
@given(data=st.data())
def test_a_copy_with_a_journal_tells_the_same(title: Title, data: st.DataObject) -> None:
    with playing(title, data.draw(plans(title))) as match:
        journal = Journal()
        copy = match.game.copy(journal=journal)
        assert copy.journal is journal
        before = len(match.journal.events)
        for _ in range(10):
            if match.game.over():
                return
            match.step().apply(copy)
            assert journal.numbers() == match.journal.numbers()[before:]


@every_title
@given(data=st.data())
def test_a_copy_that_hears_the_same_moves_stays_equal(title: Title, data: st.DataObject) -> None:
    with playing(title, data.draw(plans(title))) as match:
        copy = match.game.copy()
        for _ in range(20):
            if match.game.over():
                return
            match.step().apply(copy)
            assert copy.to_bytes() == match.game.to_bytes()
