"""The reveal and its trip-ups at the table: exactly what the engine makes of the same plans on paper (SA-ORD-*)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hullbreach.games.space_alert.game import TITLE
from hullbreach.games.space_alert.papers.companion import COMPANION
from hullbreach.games.space_alert.papers.paper import FlightPaper, ResultPaper
from hullbreach.kernel.dice import seeded
from hullbreach.kernel.drive import play_out
from tests.conformance.play import accepted_options
from tests.games.space_alert.flown import paper_of
from tests.rules.space_alert.sitting import FOUR, SOLO, TWO, Sitting


def revealed(options: dict[str, str] = FOUR) -> Sitting:
    """The cards of turn 1 lie open: the captain's, an arrow; the second's, an action."""
    crew = Sitting(options)
    crew.deal(0, "red-a", "red-a")
    crew.deal(1, "blue-b", "lift-c")
    crew.play(0, "put red-a 1 move", "put red-a 2 act")
    crew.play(1, "put blue-b 1 act", "put lift-c 2 act")
    crew.hear("round-over")
    return crew


@pytest.mark.rule("SA-ORD-01", "SA-ORD-05")
def test_all_cards_of_a_turn_are_revealed_at_once_and_their_owners_may_call_a_slip() -> None:
    crew = revealed()
    assert crew.public.turn == 1
    assert crew.public.awaited == [0, 1]  # those who have a card
    assert crew.told("acts") == []
    crew.play(1, "fine")
    assert crew.told("acts") == []  # the captain still looks
    crew.play(0, "fine")
    assert [values[:2] for values in crew.told("acts")] == [(0, 5), (1, 2)]
    assert crew.public.turn == 2
    assert crew.public.awaited == [0, 1]


@pytest.mark.rule("SA-ORD-05", "SA-ORD-06", "SA-ORD-07", "SA-ORD-08")
def test_a_slip_is_the_other_half_of_the_card_or_the_other_arrow_and_costs_a_delay() -> None:
    crew = revealed()
    assert (
        crew.refusal(0, "slip b")
        == crew.refusal(0, "slip change_deck")
        == crew.refusal(0, "slip move_red")
        == "no-slip"
    )
    crew.game.copy().play(0, TITLE.vocabulary.read("slip move_blue"))
    crew.play(0, "slip a")
    assert crew.refusal(1, "slip a") == "no-slip"
    crew.play(1, "slip move_blue")
    assert crew.told("tripped") == [(0, 1), (1, 6)]
    assert crew.told("delayed")[:2] == [(0, 2), (1, 2)]


@pytest.mark.rule("SA-AND-16", "SA-RULING-24")
def test_nobody_is_asked_about_the_cards_of_androids() -> None:
    crew = Sitting(TWO)
    crew.deal(0, "red-a")
    crew.play(0, "plan member3 red-a 1 act")
    crew.hear("round-over")
    assert crew.public.round == "over"
    assert crew.told("turn-revealed") == []


def test_who_trusts_his_cards_is_not_asked_again() -> None:
    crew = revealed()
    crew.play(1, "trust")
    crew.play(0, "trust")
    assert crew.game.over()


def test_against_the_clock_who_says_nothing_has_not_slipped() -> None:
    crew = revealed()
    crew.wait(59.999)
    assert crew.public.turn == 1
    crew.wait(0.001)
    assert crew.public.turn == 2
    crew.wait(60)
    assert crew.game.over()


@pytest.mark.rule("SA-MODE-13")
def test_in_a_test_flight_a_slip_is_free() -> None:
    crew = revealed({"flight": "first_test_run", "people": "4", "clock": "full"})
    crew.play(0, "slip a")
    crew.play(1, "fine")
    assert crew.told("tripped") == [(0, 1)]
    assert crew.told("delayed") == []


# --- the same on paper ---
@given(choice=st.integers(0, 10**6), seed=st.integers(0, 2**32))
def test_what_is_played_comes_out_as_it_does_on_paper(choice: int, seed: int) -> None:
    options = accepted_options(TITLE)[choice % len(accepted_options(TITLE))]
    if options["window"] == "no":
        return  # a rule that papers cannot leave out
    crew = Sitting({**options, "clock": "none"}, seed)
    play_out(crew.game, seeded(seed + 1), TITLE.longest)
    paper = paper_of(crew.table)
    assert isinstance(paper, FlightPaper)
    result = COMPANION.resolve(paper)
    assert isinstance(result, ResultPaper)
    outcome = crew.game.outcome()
    assert outcome
    assert (result.outcome == "won") == outcome.won[0]
    score = {part: getattr(result.score, part) for part in result.score.__struct_fields__} if result.score else {}
    assert dict(outcome.score) == score


@pytest.mark.rule("SA-MODE-26")
@pytest.mark.parametrize(("window", "points"), [("yes", 1), ("no", 0)])
def test_visual_confirmation_can_be_left_out_of_a_mission(window: str, points: int) -> None:
    crew = Sitting({**SOLO, "window": window})
    crew.play(0, "plan member1 lift-a 1 move", "plan member1 lift-c 2 act")
    crew.play(0, "plan-heroic member2 1 act")  # heroic cards stay
    crew.finish()
    assert len(crew.told("confirms")) == points
