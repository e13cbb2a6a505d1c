"""The driver: who acts next, how long it takes them, and that time passes beside them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest

from hullbreach.games import find_title
from hullbreach.kernel.dice import seeded
from hullbreach.kernel.drive import (
    LEISURE,
    NOBODY,
    TEMPO,
    Driver,
    Player,
    Pulse,
    most_decisions,
    one_of,
    play_out,
)
from hullbreach.kernel.game import Game
from hullbreach.kernel.journal import Journal
from hullbreach.kernel.log import Log
from hullbreach.kernel.moves import Move, Wait
from hullbreach.kernel.table import CLOCK
from tests.kernel import toy

WORDS = toy.TITLE.vocabulary
ROUND = toy.ROUND_MS["calm"]


class Scripted(Player):
    """Answers by a function of the game and the seat, and notes when it was asked."""

    def __init__(self, answer: Callable[[Game, int], Move | Wait], tempo: int = TEMPO) -> None:
        self.answer = answer
        self.tempo = tempo
        self.asked: list[int] = []

    def choose(self, game: Game, seat: int) -> Move | Wait:
        assert isinstance(game, toy.Airlock)
        self.asked.append(now(game))
        return self.answer(game, seat)


def now(game: Game) -> int:
    """Game time, as long as a clock runs."""
    assert isinstance(game, toy.Airlock)
    return int(game.table.cells[CLOCK])


def fiddle(game: Game, seat: int) -> Move:
    """Take the wrench, put it back, and so on for ever; leave through whatever door is open in the end."""
    for text in ("take", "put-back"):
        if WORDS.read(text) in game.legal(seat):
            return WORDS.read(text)
    return game.legal(seat)[-1]


def stay(game: Game, seat: int) -> Move:
    moves = game.legal(seat)
    return WORDS.read("stay") if WORDS.read("stay") in moves else moves[0]


def airlock(seed: int = 2, **options: str) -> Game:
    return toy.TITLE.new(options, seed)


def clockless() -> Game:
    return find_title("aliens-attack").new({}, 1)


class Stuck(toy.Airlock):
    """A game in which nothing can go on: a mistake, to be noticed instead of waited for."""

    def actors(self) -> tuple[int, ...]:
        return ()

    def deadline(self) -> int | None:
        return None


def stuck() -> Game:
    game = airlock()
    assert isinstance(game, toy.Airlock)
    return Stuck(game.table)


# --- who is ready ----------------------------------------------------------------------------------------------------
def test_of_several_who_are_ready_one_is_drawn() -> None:
    dice = seeded(1)
    assert {one_of((0, 2, 3), dice) for _ in range(50)} == {0, 2, 3}
    assert one_of((2,), dice) == 2


def test_one_who_is_ready_alone_costs_no_dice() -> None:
    dice = seeded(1)
    before = dice.counter
    one_of((2,), dice)
    assert dice.counter == before


def test_where_a_clock_runs_a_seat_that_acted_is_busy_for_its_tempo() -> None:
    game, pulse, dice = airlock(), Pulse(2), seeded(1)
    pulse.acted(0, 400)
    pulse.acted(1, 700)
    assert pulse.next_seat(game, dice) == 0
    assert (pulse.now, pulse.passed, now(game)) == (400, 400, 400)
    pulse.acted(0, 1000)
    assert (pulse.next_seat(game, dice), pulse.passed) == (1, 300)


def test_nobody_is_faster_than_the_tempo() -> None:
    pulse = Pulse(1)
    pulse.acted(0, 1)
    assert pulse.ready == [TEMPO]
    pulse.acted(0)
    assert pulse.ready == [TEMPO]


def test_time_goes_on_to_deadlines_while_nobody_is_ready() -> None:
    """Both wait longer than the round: they are next asked in the round after it."""
    game, pulse = airlock(), Pulse(2)
    pulse.waits(0, ROUND + 10)
    pulse.waits(1, ROUND + 10)
    assert pulse.next_seat(game, seeded(1)) in (0, 1)
    assert now(game) == pulse.now == ROUND + toy.PAUSE


def test_where_no_time_passes_a_seat_is_always_ready() -> None:
    game, pulse = clockless(), Pulse(1)
    pulse.acted(0, 10_000)
    assert pulse.next_seat(game, seeded(1)) == 0
    assert pulse.now == 0


def test_nobody_is_next_once_the_game_is_over() -> None:
    game, pulse = airlock(leak="yes", hole="big"), Pulse(2)
    pulse.waits(0, 100_000)
    pulse.waits(1, 100_000)
    assert pulse.next_seat(game, seeded(1)) == NOBODY
    assert game.over()
    assert pulse.passed == pulse.now > 0


def test_a_game_that_cannot_go_on_is_a_mistake() -> None:
    with pytest.raises(RuntimeError, match="neither an actor nor a deadline"):
        Pulse(2).next_seat(stuck(), seeded(1))
    with pytest.raises(RuntimeError):
        play_out(stuck(), seeded(1), 10)


# --- players ---------------------------------------------------------------------------------------------------------
def test_no_seat_decides_twice_in_one_moment() -> None:
    game = airlock(crew="3")
    players = [Scripted(fiddle), Scripted(fiddle, tempo=300), Scripted(stay)]
    Driver(game, players, seeded(3)).run()
    for player in players:
        in_rounds = [at for at in player.asked if at < now(game)]
        assert all(later - earlier >= player.tempo for earlier, later in pairwise(in_rounds))
    assert len(players[0].asked) > 20


@pytest.mark.parametrize("crew", ["2", "4"])
def test_a_game_whose_seats_may_always_act_ends(crew: str) -> None:
    """They never decide: only time ends the rounds, and no more is done in it than tempo allows."""
    game = airlock(crew=crew)
    decisions = Driver(game, [Scripted(fiddle) for _ in range(int(crew))], seeded(1)).run()
    assert game.over()
    assert 40 < decisions <= toy.TITLE.longest


def test_turns_are_what_a_log_needs() -> None:
    game, log = airlock(crew="3", leak="yes"), Log(toy.TITLE, {"crew": "3", "leak": "yes"}, 2)
    driver = Driver(game, [Scripted(fiddle), Scripted(stay, tempo=900), Scripted(fiddle, tempo=450)], seeded(7))
    while (turn := driver.next_turn()) is not None:
        log.add(turn.seat, turn.move, turn.ms)
    assert any(entry.ms for entry in log.entries)
    assert log.replay().to_bytes() == game.to_bytes()


def test_who_waits_is_asked_again_when_the_time_has_come() -> None:
    game = airlock(rounds="1")
    patient = Scripted(lambda game, seat: Wait(1200) if now(game) < 3000 else stay(game, seat))
    driver = Driver(game, [patient, Scripted(stay)], seeded(1))
    turns = [driver.next_turn(), driver.next_turn()]
    assert [(turn.seat, turn.ms) for turn in turns if turn] == [(1, 0), (0, 3600)]
    assert patient.asked == [0, 1200, 2400, 3600]


def test_a_wait_takes_some_time() -> None:
    assert [Wait(ms).ms for ms in (-5, 0, 1, 70)] == [1, 1, 1, 70]


def test_waiting_for_nobody_where_no_time_passes_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="seat 0 waits"):
        Driver(clockless(), [WaitsAlways()], seeded(1)).next_turn()


class WaitsAlways(Player):
    def choose(self, game: Game, seat: int) -> Move | Wait:
        return Wait(10)


def test_a_driver_counts_decisions_and_stops_at_the_end() -> None:
    game = airlock(rounds="1")
    driver = Driver(game, [Scripted(stay), Scripted(stay)], seeded(1))
    assert driver.run() == 3  # two stay, one chooses a door, the last has no choice
    assert driver.next_turn() is None
    assert driver.run() == 0


def test_whoever_never_decides_lets_time_end_the_game() -> None:
    game = airlock(leak="yes", hole="big")
    driver = Driver(game, [WaitsAlways(), WaitsAlways()], seeded(1))
    assert driver.next_turn() is None
    assert driver.pulse.passed == now(game)


# --- random play -----------------------------------------------------------------------------------------------------
def test_playing_out_ends_the_game_and_counts_the_decisions() -> None:
    game = airlock()
    assert 6 < play_out(game, seeded(1), toy.TITLE.longest) < toy.TITLE.longest
    assert game.over()


def test_playing_out_stops_at_the_limit() -> None:
    game = airlock()
    assert play_out(game, seeded(1), 3) == 3
    assert not game.over()
    assert play_out(game, seeded(1), 0) == 0


def test_playing_out_a_finished_game_does_nothing() -> None:
    game = airlock()
    play_out(game, seeded(1), toy.TITLE.longest)
    before = game.to_bytes()
    assert play_out(game, seeded(1), 100) == 0
    assert game.to_bytes() == before


def test_equal_dice_play_equal_games() -> None:
    one, other = airlock(), airlock()
    play_out(one, seeded(9), 100)
    play_out(other, seeded(9), 100)
    assert one.to_bytes() == other.to_bytes()


def test_random_play_takes_its_time_and_not_for_ever() -> None:
    """Who takes the wrench first and is the only one left acts again a tempo later, or up to its leisure more."""
    gaps = []
    for seed in range(60):
        journal = Journal()
        game = toy.TITLE.new({}, 2, journal)
        game.play(1, WORDS.read("stay"))
        play_out(game, seeded(seed), 2)
        if [event.kind.name for event in journal.events][2] == "took":
            gaps.append(now(game))
    assert len(set(gaps)) > 5
    assert all(TEMPO <= gap < TEMPO + LEISURE for gap in gaps)


def test_every_seat_acts_first_now_and_then() -> None:
    first = set()
    for seed in range(40):
        game = airlock()
        game.advance(1)
        play_out(game, seeded(seed), 1)
        first.add(game.actors())
    assert {(0,), (1,)} <= first


@pytest.mark.parametrize(("seats", "ms", "most"), [(1, 0, 1), (1, 249, 1), (1, 250, 2), (4, 1000, 20)])
def test_time_and_tempo_bound_the_decisions(seats: int, ms: int, most: int) -> None:
    assert most_decisions(seats, ms) == most
