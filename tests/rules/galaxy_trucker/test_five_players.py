"""The fifth wheel: orange, behind everybody, and paid for its cargo alone (GT-RULING-77)."""

from __future__ import annotations

import pytest

from hullbreach.games.galaxy_trucker.game import TITLE
from hullbreach.games.galaxy_trucker.missions import reading
from hullbreach.kernel.dice import seeded
from hullbreach.kernel.errors import BadOption
from hullbreach.kernel.journal import Journal
from tests.rules.galaxy_trucker.flight_scene import SCOUT, Flight
from tests.rules.galaxy_trucker.scene import Yard

COLOURS = ("blue", "green", "yellow", "red", "orange")


@pytest.mark.rule("GT-RULING-77")
def test_a_fifth_colour_has_a_starting_cabin_like_the_others() -> None:
    yard = Yard(5)
    assert TITLE.seats(TITLE.settle({"players": "5"})) == COLOURS
    for seat, colour in enumerate(COLOURS):
        (cabin,) = yard.seat(seat).ship.parts
        assert (cabin.tile, cabin.at) == (f"start_{colour}", 40)
        assert yard.seat(seat).ship.exposed == 4


@pytest.mark.rule("GT-RULING-77")
def test_the_fifth_order_tile_starts_one_gap_farther_back() -> None:
    yard = Yard(5, flights="III")
    yard.calm()
    assert yard.public.orders_left == [1, 2, 3, 4, 5]
    yard.play(4, "finish 5")
    yard.finish()
    assert yard.orders == [1, 2, 3, 4, 5]
    assert yard.spaces == [0, -4, -8, -12, -16]


@pytest.mark.rule("GT-RULING-77")
def test_the_fifth_to_finish_gets_nothing_for_its_place() -> None:
    flight = Flight(*[SCOUT] * 5, level=2)
    assert [flight.accounts(seat)[0] for seat in range(5)] == [8, 6, 4, 2, 0]


@pytest.mark.rule("GT-RULING-77")
def test_the_fifth_moves_up_when_somebody_gave_up() -> None:
    flight = Flight(*[SCOUT] * 5, level=2, gave_up=[1])
    assert [flight.accounts(seat)[0] for seat in range(5)] == [8, 0, 6, 4, 2]


@pytest.mark.parametrize("seed", range(4))
def test_five_fly_to_the_end_whatever_they_do(seed: int) -> None:
    game = TITLE.new({"players": "5", "flights": "I", "clock": "none"}, seed, Journal())
    dice = seeded(seed)
    while not game.over():
        seat = game.actors()[dice.roll(len(game.actors()))]
        legal = game.legal(seat)
        game.play(seat, legal[dice.roll(len(legal))])
    outcome = game.outcome()
    assert outcome is not None
    assert len(outcome.results) == 5


# --- with missions ---------------------------------------------------------------------------------------------------
ALL_MISSIONS = [card.id for card in reading.printed()]


@pytest.mark.rule("GT-EXP-05")
def test_the_escort_mission_is_not_offered_to_five() -> None:
    TITLE.new({"players": "4", "flights": "I", "mission": "escort_mission"}, 1, Journal())
    with pytest.raises(BadOption) as refused:
        TITLE.new({"players": "5", "flights": "I", "mission": "escort_mission"}, 1, Journal())
    assert (refused.value.code, refused.value.details["most"]) == ("mission-players", 4)


@pytest.mark.rule("GT-EXP-05")
def test_nor_is_it_ever_drawn() -> None:
    offered: set[str] = set()
    for seed in range(40):
        mission = Yard(5, seed=seed, mission="drawn").public.mission
        assert mission is not None
        offered |= set(mission.offered)
    assert "escort_mission" not in offered
    assert len(offered) > 10


@pytest.mark.rule("GT-EXP-04")
@pytest.mark.parametrize("mission", [name for name in ALL_MISSIONS if name != "escort_mission"])
def test_missions_work_unchanged_with_five(mission: str) -> None:
    four, five = (Yard(players, flights="II", mission=mission) for players in (4, 5))
    assert (four.table.plan.name, four.phase) == (five.table.plan.name, five.phase)
    assert len(four.deck()) == len(five.deck())
    assert [four.seat(0).credits, five.seat(4).credits] == [20, 20]


@pytest.mark.rule("GT-EXP-04")
def test_supercards_treat_the_fifth_like_everybody() -> None:
    flight = Flight(*[SCOUT] * 5, card="meteor_alert_1", level=1)
    assert {values[0] for values in flight.heard("missed", "destroyed")} == {0, 1, 2, 3, 4}
    hole = Flight(*[SCOUT] * 5, card="black_hole_1", level=1)
    assert {values[0] for values in hole.heard("swallowed")} == {0, 1, 2, 3, 4}
