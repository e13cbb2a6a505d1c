"""A seat sees only what it may see, and a guess is made of nothing else."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hullbreach.kernel.errors import IllegalMove
from hullbreach.kernel.view import encode
from tests.conformance.plans import SEEDS, plans, playing
from tests.conformance.play import TITLES, accepted_options

if TYPE_CHECKING:
    from hullbreach.kernel.game import Game
    from hullbreach.kernel.log import Entry
    from hullbreach.kernel.title import Title

every_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)


def view_of(game: Game, watcher: int | None) -> bytes:
    return encode(game.view(watcher))


def look(game: Game, watcher: int | None) -> tuple[object, ...]:
    """Everything a watcher may ask a game for."""
    legal = [] if watcher is None else [move.number for move in game.legal(watcher)]
    return view_of(game, watcher), legal, game.actors(), game.over(), game.deadline()


@every_title
@given(data=st.data(), seed=SEEDS)
def test_a_guess_looks_the_same_to_the_seat_it_is_made_for(title: Title, data: st.DataObject, seed: int) -> None:
    with playing(title, data.draw(plans(title))) as match:
        for game in match.states(12):
            for watcher in match.watchers():
                assert look(game.copy(seed, watcher), watcher) == look(game, watcher)


@every_title
@given(data=st.data(), one=SEEDS, other=SEEDS, seed=SEEDS)
def test_guesses_of_guesses_are_equal(title: Title, data: st.DataObject, one: int, other: int, seed: int) -> None:
    """States that differ only in what a seat cannot see are guessed alike: there is nothing to peek at."""
    with playing(title, data.draw(plans(title))) as match:
        for game in match.states(8):
            for watcher in match.watchers():
                guess = game.copy(seed, watcher).to_bytes()
                assert game.copy(one, watcher).copy(seed, watcher).to_bytes() == guess
                assert game.copy(other, watcher).copy(seed, watcher).to_bytes() == guess


@every_title
@given(data=st.data(), world=SEEDS, seed=SEEDS)
def test_worlds_that_look_alike_stay_alike(title: Title, data: st.DataObject, world: int, seed: int) -> None:
    """The same moves in the game and in a guess of it: as long as a seat sees no difference, there is none for it.

    So nothing of what was hidden when a move was made may linger in the state where no guess reaches it.
    """
    with playing(title, data.draw(plans(title))) as match:
        others = {watcher: match.game.copy(world, watcher) for watcher in match.watchers()}
        for _ in range(10):
            for watcher, other in others.items():
                assert look(other, watcher) == look(match.game, watcher)
            if match.game.over():
                return
            for watcher, other in others.items():
                assert other.copy(seed, watcher).to_bytes() == match.game.copy(seed, watcher).to_bytes()
            entry = match.step()
            others = {
                watcher: other
                for watcher, other in others.items()
                if goes_along(other, entry) and view_of(other, watcher) == view_of(match.game, watcher)
            }


def goes_along(game: Game, entry: Entry) -> bool:
    """Plays an entry in another world, where a hidden hand may not allow it."""
    try:
        entry.apply(game)
    except IllegalMove:
        return False
    return True


@every_title
def test_games_that_look_alike_are_guessed_alike(title: Title) -> None:
    """Unlike guesses of one game, these were dealt apart: a guess that changed nothing at all would show here."""
    twins = 0
    for options in accepted_options(title)[::50]:
        alike: dict[tuple[int | None, bytes], list[bytes]] = defaultdict(list)
        for seed in range(300):
            game = title.new(options, seed)
            for watcher in [*range(game.seats()), None]:
                alike[watcher, view_of(game, watcher)].append(game.copy(7, watcher).to_bytes())
        assert all(len(set(guesses)) == 1 for guesses in alike.values())
        twins += sum(len(guesses) - 1 for guesses in alike.values())
    assert twins > 20


@every_title
@given(data=st.data())
def test_a_view_survives_the_wire(title: Title, data: st.DataObject) -> None:
    with playing(title, data.draw(plans(title))) as match:
        for game in match.states(12):
            for watcher in match.watchers():
                view = game.view(watcher)
                assert isinstance(view, title.view_type())
                assert view.seat == watcher
                assert msgspec.json.decode(encode(view), type=title.view_type()) == view
