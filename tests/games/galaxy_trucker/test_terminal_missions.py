"""Missions in a terminal: what is offered, what lies open, what is asked, and what came of it."""

from __future__ import annotations

import pytest

from hullbreach.games.galaxy_trucker import cell
from hullbreach.games.galaxy_trucker.missions import box
from hullbreach.locales import LANGUAGES, Words
from tests.games.galaxy_trucker.keen import Keen
from tests.games.galaxy_trucker.printing import BOARD, drawn, now
from tests.rules.galaxy_trucker.scene import SOUND_SHIP, Yard

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_the_three_missions_stand_there_with_what_was_said_of_them(language: str) -> None:
    yard = Yard(players=2, mission="drawn")
    yard.play(1, "veto 3")
    lines = "\n".join(drawn(yard, 0, language))
    mission = yard.public.mission
    assert mission is not None
    for name in mission.offered:
        assert Words(language).say(f"galaxy-trucker-mission-{name}") in lines
    assert Words(language).say("galaxy-trucker-seat-green") in lines
    assert now(yard, language)


def test_special_components_are_counted_by_their_back() -> None:
    assert any("special, face down" in line for line in drawn(Yard(mission="experiments")))
    assert not any("special" in line for line in drawn(Yard()))


def test_what_may_be_bet_and_what_one_has_bet() -> None:
    yard = Yard(players=2, mission="the_bet", flights="II")
    yard.build(0, *SOUND_SHIP)
    yard.finish()
    lines = drawn(yard, 0)
    assert any("at most 2, for 6 credits" in line for line in lines)
    yard.play(0, "bet 2")
    assert "You have chosen option 2." in drawn(yard, 0)
    assert "You have chosen option 2." not in drawn(yard, 1)
    assert "You have chosen option 2." not in drawn(yard, None)


def test_directives_and_the_merchant_lie_open() -> None:
    lines = "\n".join(drawn(Yard(mission="directives")))
    assert lines.count("at most") + lines.count("at least") == 3
    assert any("3 of 3 hit points" in line for line in drawn(Yard(mission="escort_mission")))


def test_only_where_connectors_join_as_the_mission_says_something_fits() -> None:
    """A single connector fits the universal ones of the cabin, but no single one beside it."""
    yard = Yard(players=1, mission="alien_design")
    yard.give(0, "t057")
    assert drawn(yard, 0) != []
    assert int(yard.table.plan.joins) != int(Yard().table.plan.joins)


@every_language
@pytest.mark.parametrize("mission", [*box.MISSION_NAMES[::3], "drawn"])
def test_whatever_happens_it_can_be_drawn_in_eighty_columns(mission: str, language: str) -> None:
    keen = Keen({"players": "3", "flights": "I", "clock": "none", "mission": mission}, 4)
    yard = Yard()
    yard.game = keen.game
    for number, _ in enumerate(keen.moves()):
        aloft = keen.game.table.cells[cell.PHASE] >= cell.FLIGHT
        if number % (9 if aloft else 40) == 0:
            assert max(len(line) for line in drawn(yard, number % 3, language)) <= 80
            assert BOARD.now(keen.game.public_view(), Words(language))
