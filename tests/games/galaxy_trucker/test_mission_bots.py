"""Bots that know missions: they build for what a card pays, decide for it in flight, and can leave it alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from hullbreach.games.galaxy_trucker import cell, pieces, stage
from hullbreach.games.galaxy_trucker.bot import aims, forecast, stakes, taste, volition
from hullbreach.games.galaxy_trucker.bot.draft import drafted
from hullbreach.games.galaxy_trucker.game import TITLE, GalaxyTrucker
from hullbreach.games.galaxy_trucker.missions import box, money
from hullbreach.games.galaxy_trucker.missions.plan import COUNTER_NAMES
from hullbreach.games.galaxy_trucker.ship import part, structure
from hullbreach.games.galaxy_trucker.ship.board import bit
from hullbreach.kernel.dice import seeded
from hullbreach.kernel.drive import Driver, Player
from hullbreach.kernel.journal import Journal
from hullbreach.players import BOTS, HEEDLESS, make_bot
from hullbreach.players.heedless import Heedless
from tests.games.galaxy_trucker.keen import Keen
from tests.rules.galaxy_trucker.flight_scene import Flight
from tests.rules.galaxy_trucker.scene import Yard

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hullbreach.games.galaxy_trucker.ship.hull import Hull
    from hullbreach.kernel.game import Game
    from hullbreach.kernel.moves import Move, Wait

CAREFUL = 60_000
ALONE = {"players": "1", "flights": "I", "clock": "none"}
MISSIONS = [name for name in box.NAMES if name != box.OWN]


class Careful(Player):
    """Builds with all care, and flies by habit: quick, and the same every time."""

    def choose(self, game: Game, seat: int) -> Move | Wait:
        move = game.intent(seat, CAREFUL) or game.habit(seat)
        assert move is not None
        return move


def flown(mission: str, seed: int, player: Player, **options: str) -> Iterator[GalaxyTrucker]:
    """A game after each move, to the end."""
    game = cast("GalaxyTrucker", TITLE.new({**ALONE, "mission": mission, **options}, seed, Journal()))
    driver = Driver(game, [player] * game.seats(), seeded(seed))
    while driver.next_turn() is not None:
        yield game


# --- every stage ---
@pytest.mark.parametrize("mission", ["drawn", *MISSIONS])
def test_habits_and_intents_are_legal_with_a_mission(mission: str) -> None:
    keen = Keen({"players": "2", "flights": "I", "clock": "none", "mission": mission}, 6)
    for number, _ in enumerate(keen.moves()):
        for seat in keen.game.actors():
            assert keen.game.habit(seat) in keen.game.legal(seat)
            if number % 7 == 0:
                for game in (keen.game, keen.game.heedless()):
                    intent = game.intent(seat, 24_000)
                    assert intent is None or intent in game.legal(seat)


@pytest.mark.parametrize(
    ("mission", "asked"),
    [
        ("drawn", stage.MISSION),
        ("the_bet", stage.BET),
        ("beverage_run", stage.SKIP),
        ("escort_mission", stage.VOLUNTEER),
    ],
)
def test_who_searches_answers_in_every_stage_of_a_mission(mission: str, asked: int) -> None:
    """The first one found in a few games; what is asked only now and then has its own tests."""
    for seed in range(1, 20):
        for game in flown(mission, seed, make_bot("greedy", seed), players="2"):
            for seat in game.actors():
                if game.table.stage_of(seat) == asked:
                    assert make_bot("mcts", 1, playouts=1).choose(game, seat) in game.legal(seat)
                    return
    raise AssertionError(f"nobody was asked in {mission}")


# --- what is seen ---
def test_a_builder_does_not_peek_at_special_components() -> None:
    """Which of a kind lie face down may be others: where the view is the same, so is the answer."""
    for number, game in enumerate(flown("experiments", 3, Careful())):
        if number % 9 == 0:
            for seat in game.actors():
                other = game.guess(1000 + number, seat)
                assert other.intent(seat, CAREFUL) is game.intent(seat, CAREFUL)
        if game.table.cells[cell.PHASE] >= cell.FLIGHT:
            return


# --- in the yard ---
def test_a_builder_draws_and_welds_what_the_mission_pays_for() -> None:
    launched = next(
        game
        for game in flown("riding_a_powder_keg", 3, Careful(), flights="II")
        if game.table.cells[cell.PHASE] >= cell.LAUNCH
    )
    assert structure.of_kind(launched.table.ships[0], part.EXPLOSIVE) != 0
    assert "faulty" not in {event.kind.name for event in launched.journal.events}


def test_nobody_welds_an_error_of_special_components() -> None:
    yard = Yard(players=1, mission="alien_archaeology")
    draft = drafted(yard.hull(0), taste.taste_of(1), 1.0)
    artefact, hot = (
        next(tile for tile in range(pieces.ORDINARY, pieces.COMPONENTS) if part.kind_of(pieces.lying(tile, 0)) == kind)
        for kind in (part.DOUBLE_ARTEFACT, part.RADIOACTIVE)
    )
    left, right = yard.place("6,7"), yard.place("8,7")
    assert not draft.is_wrong(left, pieces.lying(artefact, 0))
    draft.parts[left] = pieces.lying(artefact, 0)
    assert draft.is_wrong(right, pieces.lying(artefact, 0))  # the same row
    universal = part.pack(part.RADIOACTIVE, 3, 3, 3, 3, 0, 0, hot)
    draft.parts[left] = universal
    assert not draft.is_wrong(right, universal)
    assert draft.is_wrong(yard.place("6,6"), universal)


def test_dead_zones_and_radiation_take_away_what_a_ship_has() -> None:
    yard = Yard(players=1, mission="alien_archaeology")
    draft = drafted(yard.hull(0), taste.taste_of(1), 0.0)
    assert draft.outfit()[7] == 2  # the two humans of the starting cabin
    draft.parts[yard.place("6,7")] = part.pack(part.RADIOACTIVE, 3, 3, 3, 3, 0, 0, 0)
    assert draft.outfit()[7] == 0
    draft.parts[yard.place("6,7")] = part.pack(part.ARTEFACT, 3, 3, 3, 3, part.EAST, 0, 0)
    assert draft.outfit()[7] == 0
    draft.parts[yard.place("6,7")] = part.pack(part.ARTEFACT, 3, 3, 3, 3, part.NORTH, 0, 0)
    assert draft.outfit()[7] == 2


def test_a_container_is_safest_inside() -> None:
    """With another component before and behind it nothing strikes it there."""
    ship = "7,7 P0 3333 h2; 6,7 XE 3333; 7,8 E1:S 3000; 7,6 C1:N 0030"
    hull = Flight(ship, between=True).table.ships[0]
    open_to_both = forecast.arrives(hull, place_of(hull, "6,7"))
    for label in ("6,6", "6,8"):
        hull.put(place_of(hull, label), part.pack(part.STRUCTURE, 3, 3, 3, 3, 0, 0, 0))
    assert forecast.arrives(hull, place_of(hull, "6,7")) == pytest.approx(open_to_both + 2 * taste.STRUCK)


def place_of(hull: Hull, label: str) -> int:
    return list(hull.board.labels).index(label)


@pytest.mark.parametrize("mission", MISSIONS)
def test_the_more_is_delivered_the_more_it_is_worth(mission: str) -> None:
    """With everything a mission counts at its best, it pays more than with nothing of it."""
    table = Yard(players=1, mission=mission).table
    goals = aims.aims_of(table)
    if goals is None:
        assert mission == "club_gold_trials" or not table.plan.money
        return
    best = aims.NOTHING_COUNTED[:]
    for number, name in enumerate(COUNTER_NAMES):
        best[number] = 0.0 if name.startswith("lost") or name in FEWEST else 3.0
    assert goals.worth(best) >= goals.worth(aims.NOTHING_COUNTED[:])


FEWEST = ("cannon_components", "exposed_connectors", "directives_broken", "empty_squares_at_launch")


# --- in flight ---
def test_what_is_at_stake_is_what_the_mission_would_pay_less() -> None:
    flight = Flight("7,7 P0 3333 h2; 6,7 XE 3333; 7,8 E1:S 3000", between=True, mission="riding_a_powder_keg")
    table, place = flight.table, place_of(flight.table.ships[0], "6,7")
    table.set_of(0, cell.LAUNCHED, 1)
    before = flight.game.to_bytes()
    reward = sum(line.amount(1) for line in table.plan.money)
    assert stakes.stake(table, 0, bit(place)) == reward
    assert stakes.stake(table, 0, 0) == 0
    assert flight.game.to_bytes() == before


def test_a_bet_is_searched_for() -> None:
    asked = next(game for game in flown("the_bet", 1, make_bot("greedy", 1)) if game.table.stage_of(0) == stage.BET)
    assert asked.intent(0, CAREFUL) is None
    quiet = asked.guess(1, 0)
    quiet.play(0, asked.legal(0)[0])
    quiet.quieten()
    assert cast("GalaxyTrucker", quiet).table.cells[cell.PHASE] >= cell.FLIGHT


# --- leaving it alone ---
def test_nobody_is_offered_a_heedless_bot() -> None:
    bot = make_bot(f"{HEEDLESS}mcts", 1, playouts=1)
    assert isinstance(bot, Heedless)
    assert not any(name.startswith(HEEDLESS) for name in BOTS)


def test_who_is_heedless_neither_builds_nor_bets_for_a_mission() -> None:
    for game in flown("the_bet", 1, Heedless(Careful())):
        if game.table.stage_of(0) == stage.BET:
            heedless = cast("GalaxyTrucker", game.heedless())
            assert volition.best_bet(heedless.table, 0) == len(game.table.plan.choices) - 1
            assert aims.aims_of(heedless.table) is None
            assert cast("GalaxyTrucker", heedless.copy()).table.heedless
            assert not game.table.heedless
            assert heedless.legal(0) == game.legal(0)
            return


def test_going_for_a_mission_pays() -> None:
    """Single ships of level II: what the card pays to those who go for it, and to those who do not."""
    paid = []
    for player in (Careful(), Heedless(Careful())):
        total = 0
        for seed in (1, 2, 3):
            *_, game = flown("riding_a_powder_keg", seed, player, flights="II")
            total += sum(money.ledger(game.table, 0))
        paid.append(total)
    assert paid[0] > paid[1] + 10
