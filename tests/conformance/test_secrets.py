"""A seat sees and hears only what it may, and a guess is made of nothing else."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hullbreach.kernel.dice import seeded
from hullbreach.kernel.errors import IllegalMove
from hullbreach.kernel.journal import ALL, Journal
from hullbreach.kernel.skeleton import BoardGame
from hullbreach.kernel.view import encode
from tests.conformance.plans import SEEDS, plans, playing
from tests.conformance.play import TITLES, Hands, accepted_options
from tests.effort import LONG
from tests.kernel.toy import TITLE as AIRLOCK

if TYPE_CHECKING:
    from collections.abc import Callable

    from hullbreach.kernel.game import Game
    from hullbreach.kernel.journal import Event
    from hullbreach.kernel.log import Entry
    from hullbreach.kernel.moves import Move
    from hullbreach.kernel.title import Title

every_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
MANY = 100_000 if LONG else 1_000
NUMBERS = range(-1, 8)
"""What names are asked for; no table is wider than that."""


def watchers_of(game: Game) -> list[int | None]:
    return [*range(game.seats()), None]


def view_of(game: Game, watcher: int | None) -> bytes:
    return encode(game.view(watcher))


def look(title: Title, game: Game, watcher: int | None) -> tuple[object, ...]:
    """Everything a watcher may ask a game for."""
    fields = {field for kind in title.events.kinds for field in kind.fields}
    names = [game.name_of(field, number) for field in sorted(fields) for number in NUMBERS]
    return sight(game, watcher), game.over(), names


def sight(game: Game, watcher: int | None) -> tuple[object, ...]:
    """What goes out to a watcher after each move."""
    legal = [] if watcher is None else [move.number for move in game.legal(watcher)]
    return view_of(game, watcher), legal, game.actors(), game.deadline(), game.silent()


def heard(journal: Journal, watcher: int | None, start: int = 0) -> list[tuple[int, ...]]:
    return [(event.seat, *event.numbers()) for event in journal.heard_by(watcher, start)]


# --- views -----------------------------------------------------------------------------------------------------------
@every_title
@given(data=st.data())
def test_the_public_part_is_one_and_the_same_for_all(title: Title, data: st.DataObject) -> None:
    with playing(title, data.draw(plans(title))) as match:
        for game in match.states(12):
            public = encode(game.public_view())
            for watcher in match.watchers():
                seen = game.view(watcher)
                assert seen.seat == watcher
                assert encode(seen.public) == public
                assert seen.own == (None if watcher is None else game.own_view(watcher))


@every_title
@given(data=st.data())
def test_a_view_survives_the_wire(title: Title, data: st.DataObject) -> None:
    with playing(title, data.draw(plans(title))) as match:
        for game in match.states(12):
            public = game.public_view()
            assert msgspec.json.decode(encode(public), type=title.view_type()) == public
            for seat in range(game.seats()):
                own = game.own_view(seat)
                assert own is None or msgspec.json.decode(encode(own), type=title.own_type()) == own


# --- guesses ---------------------------------------------------------------------------------------------------------
@every_title
@given(data=st.data(), seed=SEEDS)
def test_a_guess_looks_the_same_to_the_seat_it_is_made_for(title: Title, data: st.DataObject, seed: int) -> None:
    with playing(title, data.draw(plans(title))) as match:
        for game in match.states(12):
            for watcher in match.watchers():
                assert look(title, game.guess(seed, watcher), watcher) == look(title, game, watcher)


@every_title
@given(data=st.data(), one=SEEDS, other=SEEDS, seed=SEEDS)
def test_guesses_of_guesses_are_equal(title: Title, data: st.DataObject, one: int, other: int, seed: int) -> None:
    """States that differ only in what a seat cannot see are guessed alike: there is nothing to peek at."""
    with playing(title, data.draw(plans(title))) as match:
        for game in match.states(8):
            for watcher in match.watchers():
                guess = game.guess(seed, watcher).to_bytes()
                assert game.guess(one, watcher).guess(seed, watcher).to_bytes() == guess
                assert game.guess(other, watcher).guess(seed, watcher).to_bytes() == guess


@every_title
@given(data=st.data(), world=SEEDS, seed=SEEDS)
def test_worlds_that_look_alike_stay_alike(title: Title, data: st.DataObject, world: int, seed: int) -> None:
    """The same moves in the game and in a guess of it: as long as a seat sees no difference, there is none for it.

    So nothing of what was hidden when a move was made may linger in the state where no guess reaches it.
    """
    with playing(title, data.draw(plans(title))) as match:
        others = {watcher: match.game.guess(world, watcher) for watcher in match.watchers()}
        for _ in range(10):
            for watcher, other in others.items():
                assert look(title, other, watcher) == look(title, match.game, watcher)
            if match.game.over():
                return
            for watcher, other in others.items():
                assert other.guess(seed, watcher).to_bytes() == match.game.guess(seed, watcher).to_bytes()
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
            for watcher in watchers_of(game):
                alike[watcher, view_of(game, watcher)].append(game.guess(7, watcher).to_bytes())
        assert all(len(set(guesses)) == 1 for guesses in alike.values())
        twins += sum(len(guesses) - 1 for guesses in alike.values())
    assert twins > 20


# --- what is heard ---------------------------------------------------------------------------------------------------
@every_title
@given(data=st.data())
def test_what_is_for_one_seat_reaches_that_seat_alone(title: Title, data: st.DataObject) -> None:
    with playing(title, data.draw(plans(title))) as match:
        for _ in match.states(40):
            pass
        events = match.journal.events
        assert {event.seat for event in events} <= {ALL, *range(match.game.seats())}
        for watcher in match.watchers():
            assert match.journal.heard_by(watcher) == [event for event in events if is_for(event, watcher)]


def is_for(event: Event, watcher: int | None) -> bool:
    return event.seat == ALL or (watcher is not None and event.seat == watcher)


@every_title
@given(data=st.data(), seed=SEEDS)
def test_in_a_world_that_looks_alike_a_seat_hears_the_same(title: Title, data: st.DataObject, seed: int) -> None:
    with playing(title, data.draw(plans(title))) as match:
        for _ in range(12):
            if match.game.over():
                return
            step_beside_worlds(match.game, match.journal, match.step, seed)


def step_beside_worlds(game: Game, journal: Journal, step: Callable[[], Entry], seed: int) -> int:
    """One entry in the game and, for every watcher, in a world that differs in what is hidden from it and nothing else.

    Where the watcher then sees the same in both, it has heard the same in both: nothing hidden is told that cannot be
    seen afterwards by somebody who comes too late to hear it. Returns how many saw the same.
    """
    worlds = {watcher: world_of(game, watcher, seed) for watcher in watchers_of(game)}
    for watcher, world in worlds.items():
        assert sight(world, watcher) == sight(game, watcher)
    start = len(journal.events)
    entry = step()
    alike = 0
    for watcher, world in worlds.items():
        if goes_along(world, entry) and sight(world, watcher) == sight(game, watcher):
            assert heard(world.journal, watcher) == heard(journal, watcher, start)
            alike += 1
    return alike


def world_of(game: Game, watcher: int | None, seed: int) -> Game:
    """A guess with a journal of its own, in which the dice fall as they do in the game."""
    world = game.guess(seed, watcher, Journal())
    assert world.journal.events == []
    assert isinstance(world, BoardGame)
    assert isinstance(game, BoardGame)
    world.table.dice = game.table.dice.copy()
    return world


# --- the toy, where everything is secret that can be -----------------------------------------------------------------
def test_nobody_learns_what_is_not_for_them_in_many_games() -> None:
    """No hand, no private event, nothing of the future: from every seat, in every kind of game, entry after entry."""
    entries, alike, whispers, seed = 0, 0, 0, 0
    options = accepted_options(AIRLOCK)
    while entries < MANY:
        seed += 1
        journal, dice = Journal(), seeded(seed)
        game = AIRLOCK.new(options[seed % len(options)], seed, journal)
        hands = Hands(game, dice.roll, dice)
        while not game.over() and entries < MANY:
            assert_secret_choices(game)
            alike += step_beside_worlds(game, journal, hands.next_entry, seed + entries)
            entries += 1
        whispers += sum(event.seat != ALL for event in journal.events)
    assert alike > entries
    assert whispers > entries // 50


def assert_secret_choices(game: Game) -> None:
    """What a seat decides in a round looks and sounds the same to all others, as long as others are still to decide."""
    if len(game.actors()) < 2:
        return
    for seat in game.actors():
        decided = [move for move in game.legal(seat) if move.text.startswith(("vent", "stay"))]
        for watcher in set(watchers_of(game)) - {seat}:
            assert len({after(game, seat, move, watcher) for move in decided}) == 1


def after(game: Game, seat: int, move: Move, watcher: int | None) -> str:
    journal = Journal()
    copy = game.copy(journal)
    copy.play(seat, move)
    return repr((sight(copy, watcher), heard(journal, watcher)))
