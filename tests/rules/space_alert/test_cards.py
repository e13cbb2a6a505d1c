"""Cards and their halves (SA-CARD-*)."""

from __future__ import annotations

import pytest

from hullbreach.games.space_alert.papers.paper import BadFlight
from tests.rules.space_alert.flights import Voyage


@pytest.mark.rule("SA-EX-001", "SA-CARD-01", "SA-MOV-01", "SA-WPN-01")
def test_a_plan_is_resolved_slot_by_slot() -> None:
    voyage = Voyage("red . a")
    assert voyage.to(1).at == ["upper_red"]
    assert voyage.to(2).told("acts") == ["acts 0 red upper_white"]
    assert (voyage.to(3).reactors, voyage.told("fired")) == ([1, 3, 2], ["fired 0 upper_red 4"])


@pytest.mark.rule("SA-EX-002", "SA-CARD-01")
def test_only_the_upper_half_of_a_card_counts() -> None:
    moved = Voyage("red").to(1)
    assert (moved.at, moved.told("fired"), moved.reactors) == (["upper_red"], [], [2, 3, 2])
    fired = Voyage("a").to(1)
    assert (fired.at, fired.told("fired")) == (["upper_white"], ["fired 0 upper_white 5"])


@pytest.mark.rule("SA-CARD-02", "SA-CARD-03")
@pytest.mark.parametrize("word", ["a", "b", "c", "bots", "red", "blue", "lift"])
def test_there_are_four_actions_and_three_movements(word: str) -> None:
    voyage = Voyage(word, at="lower_white", squads="active", threats=["1 internal alien"]).to(1)
    assert voyage.told("acts") == [f"acts 0 {word} lower_white"]
    assert (voyage.at != ["lower_white"]) == (word in ("red", "blue", "lift"))
    assert (voyage.hit_points("alien") == 1) == (word == "bots")


@pytest.mark.rule("SA-CARD-02", "SA-CARD-03")
def test_there_are_no_other_cards() -> None:
    with pytest.raises(BadFlight, match="flight-unknown"):
        Voyage("d")
