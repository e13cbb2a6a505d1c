"""Visual confirmation (SA-VIS-*)."""

from __future__ import annotations

import pytest

from tests.rules.space_alert.flights import Voyage


@pytest.mark.rule("SA-VIS-01", "SA-SHIP-14")
def test_looking_out_of_the_window_changes_nothing_but_the_score() -> None:
    looked = Voyage("c", at="lower_white", threats=["1 white fighter"])
    idle = Voyage(".", at="lower_white", threats=["1 white fighter"])
    assert looked.to(12).damage == idle.to(12).damage
    assert (looked.shields, looked.reactors, looked.fuel) == (idle.shields, idle.reactors, idle.fuel)
    assert looked.end().total == idle.end().total + 1


@pytest.mark.rule("SA-VIS-02", "SA-EX-106", "SA-RES-05")
@pytest.mark.parametrize(("turn", "phase"), [(1, 0), (3, 0), (4, 1), (7, 1), (8, 2), (12, 2)])
def test_those_of_one_turn_are_counted_in_the_row_of_the_phase(turn: int, phase: int) -> None:
    plan = ". " * (turn - 1) + "c"
    voyage = Voyage(plan, ".", plan, at="lower_white").to(turn)
    expected = [0, 0, 0]
    expected[phase] = 2
    assert voyage.confirmed == expected
    assert voyage.told("confirms", "confirmed") == ["confirms 0 1", "confirms 2 2", f"confirmed {phase} 2"]
    assert voyage.end().score == {"visual_confirmation": 2}


@pytest.mark.rule("SA-VIS-03")
@pytest.mark.parametrize(("players", "points"), [(1, 1), (2, 2), (3, 3), (4, 5), (5, 7)])
def test_more_eyes_are_worth_more(players: int, points: int) -> None:
    assert Voyage(*["c"] * players, at="lower_white").end().total == points


@pytest.mark.rule("SA-VIS-04", "SA-VIS-05", "SA-EX-107")
def test_only_the_best_turn_of_a_phase_counts() -> None:
    plans = [". . c | . . . . | . . c c .", ". . . | . . . . | . . . c c", ". . . | . . . . | . . . c ."]
    voyage = Voyage(*plans, at="lower_white")
    assert voyage.to(10).confirmed == [1, 0, 1]
    assert voyage.to(11).confirmed == [1, 0, 3]
    assert voyage.to(12).confirmed == [1, 0, 3]
    assert voyage.end().score == {"visual_confirmation": 4}


@pytest.mark.rule("SA-VIS-04")
def test_equal_and_lower_counts_of_a_phase_do_not_add_up() -> None:
    voyage = Voyage("c c c", "c . c", at="lower_white").end()
    assert (voyage.confirmed, voyage.total) == ([2, 0, 0], 2)


@pytest.mark.rule("SA-VIS-06", "SA-MODE-19", "SA-MODE-22", "SA-MODE-24")
@pytest.mark.parametrize("flight", ["test", "simulation", "advanced_simulation"])
def test_only_missions_have_a_window(flight: str) -> None:
    voyage = Voyage("c", at="lower_white", flight=flight).end()
    assert (voyage.total, voyage.told("in-vain")) == (0, ["in-vain 0 c not-in-play"])
    assert Voyage("c", at="lower_white", flight="mission").end().total == 1


@pytest.mark.rule("SA-VIS-07", "SA-RULING-29")
def test_who_confirmed_counts_even_if_he_falls_in_the_same_turn() -> None:
    """The satellite knocks out everybody on the ship at the end of the turn."""
    voyage = Voyage("c", "c", ".", at="lower_white", threats=["1 red psionic_satellite @2"]).to(1)
    assert (voyage.out, voyage.confirmed) == ([0, 1, 2], [2, 0, 0])
