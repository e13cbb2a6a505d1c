"""Whole games with missions: every one of them is played to its end by bots, and nothing is lost or made on the way."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from hullbreach.games.galaxy_trucker import cell, pieces
from hullbreach.games.galaxy_trucker.bot import aims, forecast, yard
from hullbreach.games.galaxy_trucker.game import TITLE, GalaxyTrucker
from hullbreach.games.galaxy_trucker.mission_sight import account_lines
from hullbreach.games.galaxy_trucker.missions import box
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.dice import seeded
from hullbreach.kernel.drive import Driver
from hullbreach.kernel.journal import Journal
from hullbreach.players import make_bot
from tests.games.galaxy_trucker.keen import Keen
from tests.games.galaxy_trucker.test_conservation import held, tiles_on_ships
from tests.rules.galaxy_trucker.flight_scene import SCOUT, Flight

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hullbreach.games.galaxy_trucker.state import Table

LEVELS = ("I", "II", "III", "IV")
every_mission = pytest.mark.parametrize("mission", box.MISSION_NAMES)
STANDARD = {"players": "3", "flights": "I-II", "clock": "none"}


def played(options: dict[str, str], seed: int, bot: str = "greedy") -> Iterator[GalaxyTrucker]:
    """A game after each move of its bots, to the end."""
    game = TITLE.new(options, seed, Journal())
    assert isinstance(game, GalaxyTrucker)
    bots = [make_bot(bot, seed * 8 + seat, 1) for seat in range(game.seats())]
    driver = Driver(game, bots, seeded(seed))
    yield game
    while driver.next_turn() is not None:
        yield game


@every_mission
@pytest.mark.parametrize("level", LEVELS)
def test_every_mission_is_played_to_its_end_at_every_level(mission: str, level: str) -> None:
    *_, game = played({"players": "3", "flights": level, "clock": "none", "mission": mission}, 2)
    outcome = game.outcome()
    assert outcome is not None
    assert [result.won for result in outcome.results] == [dict(one.score)["credits"] > 20 for one in outcome.results]


@pytest.mark.parametrize("way", ["drawn", "lot"])
def test_a_standard_game_is_played_to_its_end(way: str) -> None:
    flown: set[str] = set()
    for seed in range(4):
        for game in played({**STANDARD, "mission": way}, seed):
            flown.add(game.table.plan.name)
    assert len(flown) > 5


# --- nothing is lost or made from nothing ---
@every_mission
def test_components_and_money_are_conserved(mission: str) -> None:
    keen = Keen({"players": "3", "flights": "II", "clock": "none", "mission": mission}, 3)
    settled: set[int] = set()
    for _ in keen.moves():
        table = keen.game.table
        assert_components_conserved(table)
        assert all(table.of(seat, cell.CREDITS) >= 0 for seat in range(table.seats))
        if table.cells[cell.PHASE] == cell.SETTLED:
            settled.add(int(table.cells[cell.ROUND]))
            assert_lines_add_up(table)
    assert_told_money_adds_up(keen)


def assert_components_conserved(table: Table) -> None:
    """All that came into play is in the warehouse, in hands, set aside, on ships, or lost."""
    here = [*tiles_on_ships(table), *held(table)]
    assert len(set(here)) == len(here)
    lost = sum(int(table.of(seat, cell.LOST)) for seat in range(table.seats))
    piled = int(table.count_tiles(cell.FACE_DOWN) + table.count_tiles(cell.FACE_UP))
    out = int(table.count_tiles(cell.NOT_IN_PLAY))
    cabins = sum(len(table.board().starts) for _ in range(int(table.players())))
    assert piled + len(here) + lost == pieces.COMPONENTS - out + cabins


def assert_lines_add_up(table: Table) -> None:
    """The line of the mission is the sum of its own lines, whatever they are."""
    for seat in range(table.seats):
        lines = [line.credits for line in account_lines(table, seat)]
        assert sum(lines) == table.of(seat, cell.ACCOUNT + cell.FOR_MISSION)
        assert 0 not in lines


def assert_told_money_adds_up(keen: Keen) -> None:
    """Whoever listens from the start knows what everybody has."""
    purse = Counter(dict.fromkeys(range(keen.game.seats()), 20))
    for event in keen.journal.events:
        told, name = event.named(), event.kind.name
        if name in ("paid", "earned", "rewarded", "rewarded-for"):
            purse[told["seat"]] += told["credits"]
        elif name in ("pays", "fined", "fined-for", "died"):
            purse[told["seat"]] -= told["credits"]
        elif name == "new-pilot":
            purse[told["seat"]] = told["credits"]
        elif name == "balance":
            assert purse[told["seat"]] == told["credits"] >= 0


# --- bots ---
@pytest.mark.parametrize("mission", ["radioactive_isotopes", "alien_archaeology", "experiments", "cocktail_time"])
def test_bots_build_sound_ships_with_special_components(mission: str) -> None:
    carried = 0
    for seed in range(2):
        options = {"players": "2", "flights": "II", "clock": "none", "mission": mission}
        game = next(one for one in played(options, seed, "mcts") if one.table.cells[cell.PHASE] >= cell.LAUNCH)
        assert "faulty" not in {event.kind.name for event in game.journal.events}
        carried += sum(pieces.is_special(tile) for tile in tiles_on_ships(game.table))
    assert carried > 0


def test_nobody_draws_special_components_where_they_pay_nothing() -> None:
    paper = '{"texts":{"en":{"title":"Idle"}},"setup":[{"op":"add_to_warehouse","kind":"heavy"}]}'
    options = {"players": "2", "flights": "I", "clock": "none", "mission": "own", "paper": paper}
    *_, game = played(options, 1)
    assert not any(pieces.is_special(tile) for tile in tiles_on_ships(game.table))


def test_a_ship_that_cannot_come_home_is_promised_nothing() -> None:
    table = Flight(SCOUT, level=2, between=True, mission="radioactive_isotopes").table
    found = aims.aims_of(table)
    assert found is not None
    hull = Flight(f"{SCOUT}; 8,7 XR 0303", level=2, between=True).table.ships[0]
    worth = []
    for home in (1.0, 0.5, 0.0):
        counted = aims.NOTHING_COUNTED[:]
        forecast.special(hull, counted)
        worth.append(found.worth(counted, home))
    assert worth[0] > worth[1] > worth[2]
    assert worth[2] < 0


def test_aliens_are_guests_where_the_mission_pays_for_them() -> None:
    guests = {
        mission: yard.welcome_gain(table, table.ships[0])
        for mission in ("diplomatic_mission", "carpool", "radioactive_isotopes")
        for table in [Flight(SCOUT, level=2, between=True, mission=mission).table]
    }
    assert guests["diplomatic_mission"] > 5.0
    assert guests["carpool"] < guests["radioactive_isotopes"] == 0.0


# --- the games above are worth something ---
WANTED = {"offered", "voted", "mission", "drew", "rewarded", "fined", "has-chosen", "bets", "closed-ranks"}


def test_in_these_games_much_happens() -> None:
    told: Counter[str] = Counter()
    for mission in ("drawn", "the_bet", "alien_archaeology", "carpool", "club_gold_trials", "directives"):
        for seed in range(2):
            *_, game = played({"players": "3", "flights": "II", "clock": "none", "mission": mission}, seed)
            told.update(event.kind.name for event in game.journal.events)
    assert set(told) >= WANTED


def test_a_bot_in_the_standard_game_knows_what_its_seat_knows() -> None:
    """Where the view is the same, so is the answer, whatever others bet and whichever special components lie there."""
    for mission in ("the_bet", "experiments", "beverage_run"):
        options = {"players": "2", "flights": "I", "clock": "none", "mission": mission}
        for number, game in enumerate(played(options, 5)):
            if number % 5 == 0:
                for seat in game.actors():
                    other = game.guess(500 + number, seat)
                    assert other.habit(seat) is game.habit(seat)
                    assert other.estimate(seat) == game.estimate(seat)
                    assert other.table.of(seat, cell.HAND) in (NONE, game.table.of(seat, cell.HAND))  # type: ignore[attr-defined]
