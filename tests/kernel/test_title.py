"""Titles and games: names, versions, ranks, and what a game may leave alone."""

from __future__ import annotations

import pytest

from hullbreach.games import find_title
from hullbreach.kernel.errors import BadOption
from hullbreach.kernel.outcome import Outcome, duel
from hullbreach.kernel.view import Seen
from tests.kernel import toy
from tests.kernel.toy import TITLE


def versions(version: int, oldest: int) -> toy.AirlockTitle:
    title = toy.AirlockTitle()
    title.version, title.oldest = version, oldest
    return title


def test_a_title_reads_its_own_rules_and_older_ones_that_still_hold() -> None:
    title = versions(version=4, oldest=2)
    assert [rules for rules in range(7) if title.reads(rules, {})] == [2, 3, 4]
    assert not TITLE.reads(TITLE.version + 1, {})
    assert find_title("aliens-attack").oldest == 1


def test_winning_is_what_counts_unless_a_title_says_more() -> None:
    outcome = Outcome("ended", "X-01", duel(1))
    assert [TITLE.rank(outcome), TITLE.rank(outcome, 0), TITLE.rank(outcome, 1)] == [0, 0, 1]


def test_numbers_are_called_by_the_names_of_their_field() -> None:
    assert [TITLE.name_of("seat", number) for number in range(3)] == ["left", "right", "upper"]
    assert TITLE.name_of("air", 7) == "7"


@pytest.mark.parametrize("number", [-1, 5, 99])
def test_a_number_without_a_name_stays_a_number(number: int) -> None:
    """A list of names has no other end to count from."""
    assert TITLE.name_of("seat", number) == str(number)


def test_a_game_in_progress_is_asked_for_names_first() -> None:
    games = [TITLE.new({}, seed) for seed in range(16)]
    assert {TITLE.name_of("suit", 0, game) for game in games} == {"red", "green", "blue", "white", "black"}
    assert TITLE.name_of("suit", 0) == "0"
    assert TITLE.name_of("suit", 3, games[0]) == "3"
    assert TITLE.name_of("seat", 1, games[0]) == "right"


def test_a_title_checks_what_goes_together_after_filling_in() -> None:
    with pytest.raises(BadOption) as refused:
        TITLE.new({"rounds": "1", "pace": "hasty"}, 1)
    assert refused.value.code == "too-short"


def test_a_fresh_game_has_the_wanted_options() -> None:
    assert TITLE.new({"crew": "4"}, 1).seats() == 4
    assert TITLE.seats(TITLE.settle({"crew": "3"})) == ("left", "right", "upper")


def test_what_is_seen_has_a_public_part_and_the_seats_own() -> None:
    game = TITLE.new({}, 1)
    assert game.view(1) == Seen(1, game.public_view(), game.own_view(1))
    assert game.view(None) == Seen(None, game.public_view(), None)
    assert TITLE.own_type() is toy.AirlockOwn


def test_a_game_may_leave_most_things_alone() -> None:
    game = find_title("aliens-attack").new({}, 1)
    before = game.to_bytes()
    assert (game.deadline(), game.silent(), game.own_view(0), game.habit(0)) == (None, False, None, None)
    assert game.name_of("square", 1) is None
    game.quieten()
    game.advance(60_000)
    assert game.to_bytes() == before


def test_time_beyond_a_deadline_counts_for_what_follows() -> None:
    game = TITLE.new({}, 2)
    game.advance(5000 + toy.PAUSE + 1200)
    assert game.actors() == (0, 1)
    assert game.deadline() == 3800
