"""The verbs every game shares: playing out, waiting, and what a game may leave alone."""

from __future__ import annotations

import pytest

from hullbreach.games import find_title
from hullbreach.kernel.dice import seeded
from hullbreach.kernel.game import Game, play_out, wait
from hullbreach.kernel.journal import MUTE
from tests.kernel import toy


class Stuck(toy.Airlock):
    """A game in which nothing can go on: a mistake, to be noticed instead of waited for."""

    def actors(self) -> tuple[int, ...]:
        return ()

    def deadline(self) -> int | None:
        return None


def airlock(seed: int = 2) -> Game:
    return toy.TITLE.new({}, seed)


def test_playing_out_ends_the_game_and_counts_the_decisions() -> None:
    game = airlock()
    assert play_out(game, seeded(1), 100) == 6
    assert game.over()


def test_playing_out_stops_at_the_limit() -> None:
    game = airlock()
    assert play_out(game, seeded(1), 3) == 3
    assert not game.over()
    assert play_out(game, seeded(1), 0) == 0


def test_playing_out_a_finished_game_does_nothing() -> None:
    game = airlock()
    play_out(game, seeded(1), 100)
    before = game.to_bytes()
    assert play_out(game, seeded(1), 100) == 0
    assert game.to_bytes() == before


def test_equal_dice_play_equal_games() -> None:
    one, other = airlock(), airlock()
    play_out(one, seeded(9), 100)
    play_out(other, seeded(9), 100)
    assert one.to_bytes() == other.to_bytes()


def test_playing_out_lets_every_seat_act_first_now_and_then() -> None:
    """Of several actors one is drawn: neither seat is always the first."""
    first = set()
    for seed in range(20):
        game = airlock()
        play_out(game, seeded(seed), 1)
        first.add(game.actors())
    assert first == {(0,), (1,)}


def test_waiting_goes_on_to_the_next_deadline() -> None:
    game = airlock()
    wait(game)
    assert game.actors() == ()
    assert game.deadline() == toy.PAUSE
    wait(game)
    assert game.actors() == (0, 1)


def test_a_game_that_cannot_go_on_is_a_mistake() -> None:
    stuck = Stuck(3, 5000, seeded(1), MUTE)
    with pytest.raises(RuntimeError):
        wait(stuck)
    with pytest.raises(RuntimeError):
        play_out(stuck, seeded(1), 10)


def test_a_game_without_a_clock_has_no_deadline_and_ignores_time() -> None:
    game = find_title("aliens-attack").new({}, 1)
    before = game.to_bytes()
    assert game.deadline() is None
    game.advance(60_000)
    assert game.to_bytes() == before


def test_time_beyond_a_deadline_counts_for_what_follows() -> None:
    game = airlock()
    game.advance(5000 + toy.PAUSE + 1200)
    assert game.actors() == (0, 1)
    assert game.deadline() == 3800
