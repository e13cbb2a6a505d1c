"""Whether a move told anybody something new, found out by guessing."""

from __future__ import annotations

from hullbreach.kernel.moves import Move
from hullbreach.table.undo import told_nothing
from tests.kernel.toy import TITLE, Airlock

STAY = TITLE.vocabulary.read("stay")


def airlock(left: int, right: int) -> Airlock:
    """The first round, with these pressures."""
    game = TITLE.new({}, 1)
    assert isinstance(game, Airlock)
    game.pressure = [left, right]
    return game


def told(game: Airlock, seat: int, move: Move) -> bool:
    before = game.copy()
    game.play(seat, move)
    return not told_nothing(before, seat, move, game)


def test_a_choice_that_stays_secret_tells_nothing() -> None:
    assert not told(airlock(3, 3), 0, STAY)
    assert not told(airlock(0, 0), 1, STAY)


def test_the_last_choice_of_a_round_lays_all_open() -> None:
    game = airlock(3, 3)
    game.play(0, STAY)
    assert told(game, 1, STAY)


def test_a_move_that_not_every_guess_allows_tells_something() -> None:
    """Who vents two had a pressure of two; a guess with less cannot play on."""
    assert told(airlock(3, 0), 0, TITLE.vocabulary.read("vent 2"))
