"""The game as a whole (topics `game`, `variant` and `winning`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from hullbreach.games.galaxy_trucker import cell, ending
from hullbreach.games.galaxy_trucker.game import TITLE
from hullbreach.kernel.agenda import NONE
from tests.rules.galaxy_trucker.scene import SOUND_SHIP, Yard

if TYPE_CHECKING:
    from hullbreach.kernel.outcome import Outcome


def onward(yard: Yard) -> None:
    """Build nothing, fly as little as possible, and begin the next round."""
    yard.finish()
    yard.end_round()
    for player in yard.game.actors():
        yard.play(player, "onward")


@pytest.mark.rule("GT-GAME-01")
def test_three_rounds_of_rising_level() -> None:
    yard = Yard(flights="all")
    for number, level in enumerate(["I", "II", "III"]):
        assert (yard.public.round, yard.public.level, yard.public.ship_class) == (number + 1, level, level)
        onward(yard)
    assert yard.game.over()
    assert yard.heard("round") == [(1, 0, 0), (2, 1, 1), (3, 2, 2)]


@pytest.mark.rule("GT-GAME-01")
def test_two_to_four_players() -> None:
    for players in (2, 3, 4):
        assert Yard(players).game.seats() == players


@pytest.mark.rule("GT-GAME-02")
def test_the_phases_of_a_round() -> None:
    yard = Yard(flights="I-II")
    yard.lay(0, "t064 7,6 1", "t045 8,7 0", "t135 8,6 3")
    phases = [yard.phase]
    yard.finish()
    phases.append(yard.phase)
    yard.play(0, "remove 7,6")
    phases.append(yard.phase)
    yard.play(0, "crewed")
    phases.append(yard.phase)
    yard.end_round()
    phases.append(yard.phase)
    assert phases == ["building", "inspection", "launch", "flight", "accounts"]


@pytest.mark.rule("GT-GAME-03")
def test_everybody_begins_with_nothing() -> None:
    assert [seat.credits for seat in Yard(4).public.seats] == [0, 0, 0, 0]


@pytest.mark.rule("GT-GAME-04")
def test_nothing_but_credits_carries_over() -> None:
    yard = Yard(flights="all")
    yard.build(0, *SOUND_SHIP)
    yard.set_aside(0, "t001")
    for seat, money in enumerate((7, 30)):
        yard.table.set_of(seat, cell.CREDITS, money)
    yard.table.cells[cell.SUPPLY] = 3
    yard.finish()
    yard.end_round()
    assert yard.lost[0] >= 1
    credits_then = [seat.credits for seat in yard.public.seats]
    yard.table.cells[cell.PLANET] = 1
    for player in yard.game.actors():
        yard.play(player, "onward")
    assert [seat.credits for seat in yard.public.seats] == credits_then
    assert (yard.public.face_down, yard.public.face_up) == (140, [])
    assert yard.ship(0) == {}
    assert yard.lost == [0, 0]
    assert yard.orders == [0, 0]
    assert yard.spaces == [0, 0]
    assert yard.public.supply == [12, 17, 13, 14]
    assert yard.seat(0).ship.crew == 0
    assert yard.stages == ["build", "build"]
    assert yard.table.cells[cell.PLANET] == NONE


@pytest.mark.rule("GT-GAME-05")
@pytest.mark.parametrize(("flights", "classes"), [("I-II", ["I", "II"]), ("II-III", ["II", "III"])])
def test_shorter_games_follow_the_level_not_the_number_of_the_round(flights: str, classes: list[str]) -> None:
    yard = Yard(2, flights=flights, clock="full")
    assert yard.public.rounds == classes
    for level in classes:
        assert (yard.public.level, yard.public.ship_class) == (level, level)
        assert yard.public.timer is not None
        assert yard.public.timer.circle == level
        assert len(yard.deck()) == {"I": 8, "II": 12, "III": 16}[level]
        onward(yard)
    assert yard.game.over()


@pytest.mark.rule("GT-GAME-05", "GT-VAR-01")
def test_class_iiia_may_replace_class_iii() -> None:
    yard = Yard(flights="II-III", third="IIIA")
    assert yard.public.rounds == ["II", "IIIA"]
    onward(yard)
    assert (yard.public.level, yard.public.ship_class) == ("III", "IIIA")
    assert len(yard.deck()) == 16
    yard.finish()
    assert yard.spaces == [0, -4]
    assert yard.table.board().size == 36
    assert yard.game.name_of("square", 0) is None
    assert yard.game.name_of("square", 4) is not None
    assert (yard.game.name_of("square", 4), yard.game.name_of("square", 40)) == ("7,11", "7,7")


@pytest.mark.rule("GT-VAR-02")
@pytest.mark.parametrize("flights", ["I", "II", "III"])
def test_a_single_flight_decides_the_game(flights: str) -> None:
    yard = Yard(flights=flights)
    assert yard.public.rounds == [flights]
    yard.finish()
    while not yard.game.over():
        for seat in yard.game.actors():
            yard.game.play(seat, yard.game.legal(seat)[0])
    assert yard.reason == "settled"


@pytest.mark.rule("GT-WIN-01")
def test_the_most_credits_win() -> None:
    outcome = decided(3, 12, 5)
    assert outcome.won == (False, True, False)
    assert [result.rank for result in outcome.results] == [3, 1, 2]
    assert [result.score for result in outcome.results] == [(("credits", 3),), (("credits", 12),), (("credits", 5),)]
    assert (outcome.reason, outcome.rule) == ("settled", "GT-WIN-01")


@pytest.mark.rule("GT-WIN-01")
def test_equal_totals_share_the_win() -> None:
    assert decided(8, 2, 8).won == (True, False, True)


@pytest.mark.rule("GT-WIN-01")
def test_a_victory_ranks_before_credits() -> None:
    assert TITLE.rank(decided(1, 0)) > TITLE.rank(decided(30, 31))
    assert TITLE.rank(decided(2, 0)) > TITLE.rank(decided(1, 0))


def decided(*money: int) -> Outcome:
    """The outcome of a game that ends with these credits."""
    yard = Yard(len(money))
    assert yard.outcome is None
    for seat, credit in enumerate(money):
        yard.table.set_of(seat, cell.CREDITS, credit)
    yard.table.finish(ending.SETTLED)
    assert yard.outcome is not None
    return yard.outcome


@pytest.mark.rule("GT-RULING-60")
def test_one_may_practise_alone() -> None:
    yard = Yard(1, flights="all", clock="full")
    assert yard.stages == ["build"]
    for _ in range(3):
        onward(yard)
    assert yard.game.over()
    assert yard.outcome is not None
    assert yard.outcome.won == (True,)


@pytest.mark.rule("GT-RULING-59")
def test_cards_nobody_met_are_turned_up_and_count_as_used() -> None:
    yard = Yard(flights="I-II")
    dealt = set(yard.deck())
    yard.finish()
    yard.end_round()
    assert yard.public.flight is not None
    assert set(yard.public.flight.shown) == dealt
    assert yard.heard("turned-up")
    for player in yard.game.actors():
        yard.play(player, "onward")
    assert set(yard.public.used) == dealt
