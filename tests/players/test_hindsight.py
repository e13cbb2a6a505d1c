"""The chances in finished games, and the moves that were missed."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time

import pytest

from hullbreach.games import find_title, titles
from hullbreach.kernel.dice import seeded
from hullbreach.kernel.drive import Driver
from hullbreach.kernel.log import Log
from hullbreach.players import make_bot
from hullbreach.players.hindsight import (
    FEWEST,
    MOST_POINTS,
    Judge,
    chances,
    choices,
    compare,
    gain_of,
    gained,
    missed,
    turning_places,
    weigh,
)
from hullbreach.players.mcts import Mcts
from tests.kernel.toy import TITLE as AIRLOCK

MIDDLE = slice(30, 33)
TICK = 0.001
EVENINGS = {
    "aliens-attack": {"mode": "two_player"},
    "under-falling-skies": {},
    "galaxy-trucker": {"players": "2"},
}


def played(game: str, seed: int, bot: str = "greedy", **options: str) -> Log:
    title = AIRLOCK if game == AIRLOCK.id else find_title(game)
    log = Log(title, options, seed)
    table = log.replay()
    driver = Driver(table, [make_bot(bot, seed + seat, 4, tries=100) for seat in range(table.seats())], seeded(seed))
    while (turn := driver.next_turn()) is not None:
        log.add(turn.seat, turn.move, turn.ms)
    return log


def ticking(step: float = TICK) -> Callable[[], float]:
    """A clock on which every look takes as long: what is thought then is the same on every machine."""
    now = 0.0

    def clock() -> float:
        nonlocal now
        now += step
        return now

    return clock


@pytest.mark.parametrize("game", EVENINGS)
def test_the_curve_has_the_turns_of_the_game_and_ends_with_its_result(game: str) -> None:
    log = played(game, 5, "novice" if game == "aliens-attack" else "greedy", **EVENINGS[game])
    curve = chances(log, ticking(), 10 * TICK)
    places = [place for place, _ in curve]
    assert places[0] == 0
    assert places[-1] == len(log.entries)
    assert places == sorted(set(places))
    assert len(places) <= MOST_POINTS
    outcome = log.replay().outcome()
    assert outcome is not None
    assert curve[-1][1] == [outcome.value(seat) for seat in range(len(outcome.won))]
    assert all(0 <= chance <= 1 for _, of_all in curve for chance in of_all)


def test_the_same_time_on_the_same_clock_gives_the_same_curve() -> None:
    log = played("under-falling-skies", 3)
    assert chances(log, ticking(), 6 * TICK) == chances(log, ticking(), 6 * TICK)


def test_the_chances_of_two_sides_are_what_the_other_one_lacks() -> None:
    log = played("aliens-attack", 5, "novice", **EVENINGS["aliens-attack"])
    for _, (earth, alien) in chances(log, ticking(), 4 * TICK):
        assert earth + alien == pytest.approx(1)


def test_turns_are_where_the_title_says_and_every_move_where_it_says_nothing() -> None:
    for title in titles():
        known = {kind.name for kind in title.events.kinds}
        assert title.turns
        assert set(title.turns) <= known
    log = played("airlock", 1, crew="2")
    assert [point.place for point in turning_places(log)] == list(range(len(log.entries) + 1))[:MOST_POINTS]


def test_a_search_finds_a_move_that_looks_better_and_games_played_on_compare_them() -> None:
    log = played("under-falling-skies", 1, "random")
    middle = choices(log, 0)[MIDDLE]
    for decision in middle:
        weigh(decision, 0, Mcts(1, 4))
    worst = max(middle, key=gain_of)
    assert worst.gain > 0
    assert log.entries[worst.place].move == worst.played
    assert worst.better in log.replay(worst.place).legal(0)
    assert worst.better != worst.played
    judge = Judge(ticking(), 1.0, 1)
    found = compare(judge, worst, 0, (FEWEST + 1) * TICK)
    assert found is not None
    assert 0 <= found.chance <= 1
    assert gained(found) == pytest.approx(found.better_chance - found.chance)
    assert compare(judge, worst, 0, 2 * TICK) is None  # nothing is proved by so few games


def test_nobody_is_blamed_where_there_was_no_choice_or_no_time_to_think() -> None:
    log = played("aliens-attack", 2, "random")
    assert missed(log, 0, process_time, 0.000_1) is None
    assert all(len(decision.game.legal(0)) > 1 for decision in choices(log, 0))
    hurried = played("airlock", 1, crew="2")
    assert all(decision.game.deadline() is None for decision in choices(hurried, 0))
