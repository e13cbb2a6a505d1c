"""The end of a game as the terminal says it."""

from __future__ import annotations

import pytest

from hullbreach.cli.results import show_outcome, verdict
from hullbreach.cli.terminal import Terminal
from hullbreach.games.aliens_attack.game import TITLE
from hullbreach.games.galaxy_trucker.game import TITLE as GALAXY_TRUCKER
from hullbreach.kernel.outcome import Outcome, Result, by_points, drawn, duel, together
from hullbreach.locales import Words


def said(results: tuple[Result, ...], people: tuple[int, ...], language: str = "en") -> str:
    options = TITLE.settle({"mode": "two_player"} if len(results) == 2 else {})
    return verdict(Terminal(Words(language)), TITLE, options, Outcome("", "", results), people)


@pytest.mark.parametrize("people", [(), (0,), (1,), (0, 1)])
@pytest.mark.parametrize(("language", "words"), [("en", "A draw."), ("fr", "Match nul.")])
def test_a_draw_is_called_a_draw_whoever_reads_it(people: tuple[int, ...], language: str, words: str) -> None:
    assert said(drawn(2), people, language) == words


def test_one_person_reads_of_victory_or_defeat() -> None:
    assert [said(duel(0), (seat,)) for seat in (0, 1)] == ["Victory!", "Defeat."]
    assert [said(together(won), (0,)) for won in (True, False)] == ["Victory!", "Defeat."]


def test_those_who_lose_together_have_lost() -> None:
    assert said(together(won=False, seats=2), (0, 1)) == "Defeat."


def test_two_people_read_who_won() -> None:
    assert said(duel(1), (0, 1)) == "Winner: Aliens."


def test_everybody_reads_what_each_has_earned_the_best_first(capsys: pytest.CaptureFixture[str]) -> None:
    outcome = Outcome("settled", "GT-WIN-01", by_points([3, 14], "credits"))
    show_outcome(Terminal(Words("en")), GALAXY_TRUCKER, GALAXY_TRUCKER.settle({}), outcome)
    assert [line.split() for line in capsys.readouterr().out.splitlines()[2:]] == [
        ["Green", "·", "Credits", "14"],
        ["Blue", "·", "Credits", "3"],
    ]
