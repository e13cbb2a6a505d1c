"""Playing: any game can be played to its end, and offers exactly what it accepts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hullbreach.kernel.catalogue import load_catalogue
from hullbreach.kernel.dice import seeded
from hullbreach.kernel.drive import play_out
from hullbreach.kernel.errors import IllegalMove
from hullbreach.kernel.moves import Wait
from tests.conformance.plans import SEEDS, plans, playing
from tests.conformance.play import TITLES, accepted_options
from tests.effort import INTERPRETED

if TYPE_CHECKING:
    from hullbreach.kernel.game import Game
    from hullbreach.kernel.moves import Move
    from hullbreach.kernel.outcome import Outcome, Result
    from hullbreach.kernel.title import Title

every_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)


@every_title
@given(data=st.data())
def test_random_play_ends_within_the_longest_game(title: Title, data: st.DataObject) -> None:
    with playing(title, data.draw(plans(title))) as match:
        decisions = sum(entry.move is not None for entry in match.log.entries)
        while not match.game.over():
            decisions += match.step().move is not None
            assert decisions <= title.longest


@every_title
@given(data=st.data(), choices=SEEDS)
def test_playing_out_ends_within_the_longest_game(title: Title, data: st.DataObject, choices: int) -> None:
    with playing(title, data.draw(plans(title))) as match:
        assert play_out(match.game, seeded(choices), title.longest + 1) <= title.longest
        assert match.game.over()


@every_title
def test_a_victory_of_the_first_seat_outranks_every_defeat(title: Title) -> None:
    ranks: dict[bool, set[int]] = {True: set(), False: set()}
    for seed in range(20 if INTERPRETED else 300):
        outcome = played_out(title, {}, seed)
        ranks[outcome.won[0]].add(title.rank(outcome))
    assert not ranks[True] or not ranks[False] or min(ranks[True]) > max(ranks[False])


@every_title
@given(data=st.data())
def test_what_is_legal_is_accepted(title: Title, data: st.DataObject) -> None:
    with playing(title, data.draw(plans(title))) as match:
        for game in match.states(6):
            for seat in game.actors():
                for move in game.legal(seat):
                    game.copy().play(seat, move)


@every_title
@given(data=st.data())
def test_what_is_not_legal_is_refused_and_changes_nothing(title: Title, data: st.DataObject) -> None:
    rules = load_catalogue(title.package)
    with playing(title, data.draw(plans(title))) as match:
        for game in match.states(12):
            before = game.to_bytes(), match.journal.numbers()
            for seat in range(-1, game.seats() + 1):
                for move in illegal(title, game, seat):
                    refused = refusal(game, seat, move)
                    assert (refused.code != "", refused.move, refused.rule in rules) == (True, move.text, True)
            assert (game.to_bytes(), match.journal.numbers()) == before


def illegal(title: Title, game: Game, seat: int) -> list[Move]:
    """Every word of the vocabulary the seat may not say now; all of them for seats there are not."""
    legal = {move.number for move in game.legal(seat)}
    return [move for move in title.vocabulary.moves if move.number not in legal]


def refusal(game: Game, seat: int, move: Move) -> IllegalMove:
    try:
        game.play(seat, move)
    except IllegalMove as refused:
        return refused
    pytest.fail(f"seat {seat} was allowed {move.text}, which is not legal")


@every_title
@given(data=st.data())
def test_actors_have_legal_moves_and_others_have_none(title: Title, data: st.DataObject) -> None:
    with playing(title, data.draw(plans(title))) as match:
        for game in match.states(40):
            actors = game.actors()
            assert list(actors) == sorted(set(actors))
            for seat in range(-1, game.seats() + 1):
                moves = [move.number for move in game.legal(seat)]
                assert bool(moves) == (seat in actors)
                assert len(moves) == len(set(moves))


@every_title
@given(data=st.data())
def test_somebody_or_time_can_go_on_until_the_game_is_over(title: Title, data: st.DataObject) -> None:
    with playing(title, data.draw(plans(title))) as match:
        for game in match.states(40):
            assert (bool(game.actors()) or game.deadline() is not None) == (not game.over())


@every_title
@given(data=st.data())
def test_there_is_an_outcome_exactly_when_the_game_is_over(title: Title, data: st.DataObject) -> None:
    rules = load_catalogue(title.package)
    with playing(title, data.draw(plans(title))) as match:
        for game in match.states(title.longest * 4):
            outcome = game.outcome()
            assert (outcome is not None) == game.over()
            if outcome is not None:
                assert len(outcome.results) == game.seats()
                assert outcome.reason
                assert outcome.rule in rules
                for score in (outcome.score, *(result.score for result in outcome.results)):
                    assert len(dict(score)) == len(score)


@every_title
def test_places_victories_and_values_go_together(title: Title) -> None:
    """Who wins stands before all who do not; equals share a place, the number of those before it and one."""
    accepted = accepted_options(title)
    for options in accepted[:: len(accepted) // 20 or 1]:
        for seed in range(1 if INTERPRETED else 5):
            outcome = played_out(title, options, seed)
            ranks = [result.rank for result in outcome.results]
            if min(ranks) == 1:
                assert ranks == [1 + sum(other < own for other in ranks) for own in ranks]
            else:  # all have lost together
                assert set(ranks) == {2}
            assert len(set(zip(ranks, outcome.won, strict=True))) == len(set(ranks))
            assert [won for _rank, won in sorted(zip(ranks, outcome.won, strict=True))] == victories_first(outcome)
            values = [outcome.value(seat) for seat in range(len(ranks))]
            assert values == [value_of(result, outcome) for result in outcome.results]


def victories_first(outcome: Outcome) -> list[bool]:
    return sorted(outcome.won, reverse=True)


def value_of(result: Result, outcome: Outcome) -> float:
    """All of a victory, half of a first place that is shared and none, nothing otherwise."""
    if result.won:
        return 1.0
    shared = [other.rank for other in outcome.results].count(1) > 1
    return 0.5 if result.rank == 1 and shared and not any(outcome.won) else 0.0


def played_out(title: Title, options: dict[str, str], seed: int) -> Outcome:
    game = title.new(options, seed)
    play_out(game, seeded(seed), title.longest)
    outcome = game.outcome()
    assert outcome
    return outcome


@every_title
@given(data=st.data())
def test_an_estimate_is_a_chance(title: Title, data: st.DataObject) -> None:
    with playing(title, data.draw(plans(title))) as match:
        for game in match.states(40):
            for seat in range(game.seats()):
                assert 0 <= game.estimate(seat) <= 1


@every_title
@given(data=st.data())
def test_a_habit_is_a_legal_move_and_knows_no_more_than_its_seat(title: Title, data: st.DataObject) -> None:
    with playing(title, data.draw(plans(title))) as match:
        for game in match.states(12):
            for seat in range(game.seats()):
                habit = game.habit(seat)
                assert habit is None or habit in game.legal(seat)
                assert game.guess(7, seat).habit(seat) is habit


@every_title
@given(data=st.data())
def test_an_intent_is_legal_and_knows_no_more_than_its_seat(title: Title, data: st.DataObject) -> None:
    with playing(title, data.draw(plans(title))) as match:
        for game in match.states(4):
            for seat in game.actors():
                intent = game.intent(seat, 10)
                other = game.guess(7, seat).intent(seat, 10)
                if isinstance(intent, Wait):
                    assert isinstance(other, Wait)
                    assert other.ms == intent.ms
                else:
                    assert other is intent
                    assert intent is None or intent in game.legal(seat)


@every_title
@given(data=st.data())
def test_a_guess_can_be_quietened_and_judged(title: Title, data: st.DataObject) -> None:
    with playing(title, data.draw(plans(title))) as match:
        for game in match.states(6):
            before = game.to_bytes()
            first, second = game.guess(3, 0), game.guess(3, 0)
            first.quieten()
            second.quieten()
            assert first.to_bytes() == second.to_bytes()
            assert 0 <= first.estimate(0) <= 1
            assert game.to_bytes() == before


@every_title
@given(data=st.data())
def test_the_estimate_of_a_finished_game_is_its_outcome(title: Title, data: st.DataObject) -> None:
    with playing(title, data.draw(plans(title))) as match:
        play_out(match.game, seeded(1), title.longest)
        outcome = match.game.outcome()
        assert outcome is not None
        assert [match.game.estimate(seat) for seat in range(match.game.seats())] == [
            outcome.value(seat) for seat in range(match.game.seats())
        ]


@every_title
@given(data=st.data())
def test_nothing_changes_a_finished_game(title: Title, data: st.DataObject) -> None:
    with playing(title, data.draw(plans(title))) as match:
        play_out(match.game, seeded(2), title.longest)
        before = match.game.to_bytes()
        match.game.advance(10**9)
        assert match.game.to_bytes() == before
        assert match.game.over()


@every_title
@given(data=st.data())
def test_asking_changes_nothing(title: Title, data: st.DataObject) -> None:
    """All but `play` and `advance` only look."""
    with playing(title, data.draw(plans(title))) as match:
        for game in match.states(12):
            before = game.to_bytes(), match.journal.numbers()
            game.outcome(), game.deadline(), game.silent(), game.copy(), game.public_view()
            for watcher in match.watchers():
                game.view(watcher), game.guess(5, watcher)
            for seat in range(game.seats()):
                game.legal(seat), game.estimate(seat), game.habit(seat), game.own_view(seat)
            for kind in title.events.kinds:
                [title.name_of(field, 0, game) for field in kind.fields]
            assert (game.to_bytes(), match.journal.numbers()) == before
