"""Delays: cards that come a turn later (SA-DEL-*)."""

from __future__ import annotations

import pytest

from tests.rules.space_alert.flights import Voyage


def delayed_in_2(plan: str) -> str:
    """The board after turn 2, at whose end the computer was not maintained."""
    return Voyage(plan, at="lower_red", maintained=False).to(2).board()


def delayed_in_5(plan: str) -> str:
    """The same a phase later; maintenance was done in turn 1."""
    voyage = Voyage("c", plan, at="upper_white lower_red", maintained=False).to(5)
    assert voyage.told("check-passed", "check-missed") == ["check-passed 0", "check-missed 1"]
    return voyage.board(1)


@pytest.mark.rule("SA-DEL-01", "SA-DEL-04")
@pytest.mark.parametrize(
    ("plan", "board"),
    [
        ("a . b", "a . . b"),
        ("a . b c", "a . . b c"),
        ("a . b c . lift", "a . . b c lift"),
        ("a . b c lift . red blue", "a . . b c lift red blue"),
    ],
)
def test_a_card_pushes_those_in_its_way_up_to_the_first_empty_slot(plan: str, board: str) -> None:
    assert delayed_in_2(plan) == board


@pytest.mark.rule("SA-DEL-01", "SA-EX-086", "SA-CPU-05")
def test_green_comes_a_turn_later() -> None:
    assert delayed_in_5(". . . . . b") == ". . . . . . b"


@pytest.mark.rule("SA-DEL-01", "SA-DEL-05", "SA-EX-087")
def test_the_cascade_crosses_the_border_of_phases() -> None:
    assert delayed_in_5(". . . . . a b c . red") == ". . . . . . a b c red"


@pytest.mark.rule("SA-DEL-02", "SA-EX-088")
def test_a_card_pushed_off_the_board_is_never_played() -> None:
    voyage = Voyage("c", ". . . . . a a a a a a blue", at="upper_white lower_red", maintained=False).to(5)
    assert voyage.board(1) == ". . . . . . a a a a a a"
    assert voyage.told("card-lost") == ["card-lost 1 blue"]
    voyage.end()
    assert (voyage.at[1], len(voyage.told("fired"))) == ("lower_red", 5)


@pytest.mark.rule("SA-DEL-03", "SA-EX-089")
def test_an_empty_slot_has_nothing_to_delay() -> None:
    assert delayed_in_5(". . . . . . b c") == ". . . . . . b c"
    voyage = Voyage("c", ". . . . . . b c", maintained=False).to(5)
    assert voyage.told("delayed") == []


@pytest.mark.rule("SA-EX-086", "SA-EX-087", "SA-EX-088", "SA-EX-089")
def test_nobody_acts_in_turn_6_after_a_missed_check() -> None:
    plans = ["c", ". . . . . b", ". . . . . b b b", ". . . . . b b b b b b b", ". . . . . . b"]
    voyage = Voyage(*plans, maintained=False).to(5)
    before = voyage.told("acts")
    assert voyage.to(6).told("acts") == before


@pytest.mark.rule("SA-DEL-04")
def test_the_next_action_is_the_one_of_the_next_turn() -> None:
    """The card of this turn is played, later ones stay if the next slot is empty."""
    voyage = Voyage("lift b . a", at="upper_white", damage={"white": "gravolift"}).to(1)
    assert (voyage.at, voyage.board()) == (["lower_white"], "lift . b a")
    voyage = Voyage("lift . b a", at="upper_white", damage={"white": "gravolift"}).to(1)
    assert voyage.board() == "lift . b a"


@pytest.mark.rule("SA-DEL-06", "SA-EX-090")
def test_gravolift_and_computer_delay_once() -> None:
    voyage = Voyage(". lift b a", at="upper_white", damage={"white": "gravolift"}, maintained=False).to(2)
    assert voyage.told("lift-broken", "check-missed") == ["lift-broken 0 white", "check-missed 0"]
    assert voyage.board() == ". lift . b a"


@pytest.mark.rule("SA-DEL-06", "SA-EX-091")
def test_gravolift_slime_and_computer_delay_once() -> None:
    slime = ["1 internal slime_blue"]
    voyage = Voyage(". lift b a", at="upper_blue", damage={"blue": "gravolift"}, threats=slime, maintained=False).to(2)
    assert len(voyage.told("lift-broken", "stuck-in-slime", "check-missed")) == 3
    assert voyage.board() == ". lift . b a"


@pytest.mark.rule("SA-DEL-06")
def test_delays_of_two_turns_are_two_delays() -> None:
    voyage = Voyage("lift b lift a", at="upper_white", damage={"white": "gravolift"}).to(1)
    assert voyage.board() == "lift . b lift a"
    assert voyage.to(4).board() == "lift . b lift . a"


@pytest.mark.rule("SA-DEL-07")
@pytest.mark.parametrize(
    ("voyage", "member"),
    [
        pytest.param(Voyage("red b", slips=["0 1 blue"]), 0, id="trip-up"),
        pytest.param(Voyage("lift .", "lift b"), 1, id="second in the gravolift"),
        pytest.param(Voyage("lift b", damage={"white": "gravolift"}), 0, id="damaged gravolift"),
        pytest.param(Voyage("blue b", at="lower_white", threats=["1 internal slime_blue"]), 0, id="slime"),
        pytest.param(Voyage(". b", threats=["1 white psionic_satellite @12"]), 0, id="threat action"),
    ],
)
def test_what_delays_the_next_action(voyage: Voyage, member: int) -> None:
    assert voyage.to(1).told("delayed") == [f"delayed {member} 2"]


@pytest.mark.rule("SA-DEL-08")
def test_the_computer_does_not_delay_the_pilot() -> None:
    voyage = Voyage("c bots bots .", ". . b", at="upper_red", squads="active none", maintained=False).to(2)
    assert voyage.told("check-missed", "delayed") == ["check-missed 0", "delayed 1 3"]


@pytest.mark.rule("SA-DEL-09")
def test_a_delay_in_the_last_turn_has_no_slot_to_hit() -> None:
    voyage = Voyage(". . . | . . . . | . . . . lift", at="upper_white", damage={"white": "gravolift"}).to(12)
    assert (voyage.at, voyage.told("lift-broken"), voyage.told("delayed")) == (
        ["lower_white"],
        ["lift-broken 0 white"],
        [],
    )


@pytest.mark.rule("SA-DEL-10", "SA-EX-094", "SA-INT-08")
def test_a_wrong_card_in_space_waits_while_the_pilot_flies_home() -> None:
    voyage = Voyage(". . . | . . c red | a", at="upper_red", squads="active").to(7)
    assert (voyage.at, voyage.board()) == (["upper_red"], ". . . . . c . red a")


@pytest.mark.rule("SA-DEL-11")
@pytest.mark.parametrize(("word", "told"), [("a!", "fired 0 upper_white 6"), ("red", "moved 0 upper_white upper_red")])
def test_a_delayed_card_is_played_as_if_planned_there(word: str, told: str) -> None:
    voyage = Voyage(f"lift {word}", at="lower_white", damage={"white": "gravolift"}).to(2)
    assert (voyage.board(), told in voyage.story) == (f"lift . {word}", False)
    assert told in voyage.to(3).story
