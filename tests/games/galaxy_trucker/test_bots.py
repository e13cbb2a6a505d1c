"""Bots of Galaxy Trucker: always a legal move, sound ships, only what their seat sees, in the time there is."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import cell, facts, pieces
from hullbreach.games.galaxy_trucker.bot import bones, care, fitting, outfit, pilot, prospects, taste
from hullbreach.games.galaxy_trucker.bot.draft import Draft, drafted
from hullbreach.games.galaxy_trucker.bot.spots import best_spot
from hullbreach.games.galaxy_trucker.game import TITLE, GalaxyTrucker
from hullbreach.games.galaxy_trucker.ship import inspection, part, structure
from hullbreach.kernel.dice import seeded
from hullbreach.kernel.drive import Driver
from hullbreach.kernel.journal import Journal
from hullbreach.lab.simulate import Batch, simulate
from hullbreach.players import make_bot
from hullbreach.players.player import is_compiled
from tests.games.galaxy_trucker.keen import Keen
from tests.rules.galaxy_trucker.flight_scene import CABIN, SCOUT, Flight, rigged
from tests.rules.galaxy_trucker.scene import BLOCKED_ENGINE, SOUND_SHIP, Yard

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hullbreach.games.galaxy_trucker.ship.hull import Hull

STRENGTHS = (1, 16, 40) if is_compiled() else (1,)
"""Playouts of bots that build. Without compiled rules those who think take too long."""
EVERYWHERE = [
    {"players": "2", "clock": "none"},
    {"players": "3", "flights": "II-III", "third": "IIIA", "clock": "full"},
    {"players": "2", "flights": "I", "inspection": "lenient", "cards": "beginners", "clock": "none"},
    {"players": "2", "flights": "II", "clock": "none", "boxes": "some"},
]


# --- whatever happens ---
@pytest.mark.parametrize("options", EVERYWHERE, ids=lambda options: "-".join(options.values()))
def test_a_habit_is_always_legal(options: dict[str, str]) -> None:
    keen = Keen(options, 5)
    for _ in keen.moves():
        for seat in keen.game.actors():
            assert keen.game.habit(seat) in keen.game.legal(seat)
            intent = keen.game.intent(seat, 24_000)
            assert intent is None or intent in keen.game.legal(seat)


def test_nobody_else_has_a_habit() -> None:
    game = Yard(players=2).game
    game.play(0, TITLE.vocabulary.read("finish 1"))
    assert game.habit(0) is game.intent(0, 1) is game.habit(7) is game.intent(-1, 1) is None


def played(bots: list[str], options: dict[str, str], seed: int, playouts: int) -> Iterator[GalaxyTrucker]:
    """A game after each move of its bots, to the end."""
    game = cast("GalaxyTrucker", TITLE.new({"players": str(len(bots)), **options}, seed, Journal()))
    players = [make_bot(bot, seed * 8 + seat, playouts) for seat, bot in enumerate(bots)]
    driver = Driver(game, players, seeded(seed))
    while driver.next_turn() is not None:
        yield game


def test_what_a_bot_does_depends_on_what_its_seat_sees() -> None:
    """Stacks, the deck and the dice may be others: where the view is the same, so is the answer."""
    for number, game in enumerate(played(["greedy", "mcts"], {"flights": "I", "clock": "none"}, 3, 1)):
        if number % 9 == 0:
            for seat in game.actors():
                other = game.guess(1000 + number, seat)
                assert other.habit(seat) is game.habit(seat)
                assert other.intent(seat, 24_000) is game.intent(seat, 24_000)
                assert other.estimate(seat) == game.estimate(seat)


def test_search_plays_a_flight_on_to_its_last_card() -> None:
    flight = Flight(SCOUT, SCOUT, between=True)
    game = flight.game.guess(7, 0)
    game.quieten()
    table = cast("GalaxyTrucker", game).table
    assert game.over() or pilot.cards_left(table) <= 1


# --- building ---
def built(level: str, playouts: int, seed: int, players: int = 3, clock: str = "none") -> GalaxyTrucker:
    """A game whose ships have just been inspected."""
    options = {"flights": level.rstrip("A"), "clock": clock}
    if level.endswith("A"):
        options["third"] = level
    bots = ["mcts"] * players
    return next(game for game in played(bots, options, seed, playouts) if game.table.cells[cell.PHASE] >= cell.LAUNCH)


@pytest.mark.parametrize(("level", "playouts"), list(product(("I", "II", "III", "IIIA"), STRENGTHS)))
def test_bots_build_sound_ships(level: str, playouts: int) -> None:
    for seed in range(4 if is_compiled() else 1):
        game = built(level, playouts, seed)
        assert "faulty" not in {event.kind.name for event in game.journal.events}
        for hull in game.table.ships:
            assert inspection.is_sound(hull)
            assert structure.count(hull.components()) > hull.board.size // 3


def test_who_may_try_more_looks_longer() -> None:
    """Components on all ships of a game."""
    fewer, more = (
        sum(structure.count(hull.components()) for hull in built("I", playouts, 1, players=2).table.ships)
        for playouts in (1, 16)
    )
    assert fewer < more


@pytest.mark.parametrize("playouts", STRENGTHS)
def test_four_bots_build_in_the_time_of_the_timer(playouts: int) -> None:
    """Three or four minutes at level III, where there are six; nobody gets an order tile because time is up."""
    game = built("III", playouts, 1, players=4, clock="full")
    told = {event.kind.name for event in game.journal.events}
    assert "finished" in told
    assert not {"given-order", "time-up"} & told
    assert game.table.cells[1] < 4 * pieces.TIMER_MS


def test_a_hand_is_as_quick_as_it_is_skilled() -> None:
    game = Yard(players=1).game
    weld = TITLE.vocabulary.read("weld 7,6 0")
    slow, quick = game.pace(0, weld, 24_000), game.pace(0, weld, 240_000)
    assert slow > quick > 1000
    assert game.pace(0, TITLE.vocabulary.read("fly-on"), 24_000) == 0


def test_a_builder_closes_a_stack_it_has_in_hand() -> None:
    yard = Yard(players=1)
    yard.build(0, *SOUND_SHIP)
    yard.play(0, "look 1")
    assert moved(yard.game, 0) == "close"


def moved(game: GalaxyTrucker, seat: int, tries: int = 240_000) -> str:
    move = game.intent(seat, tries) or game.habit(seat)
    assert move is not None
    return cast("str", move.text)  # type: ignore[union-attr]


def test_a_builder_never_welds_an_error() -> None:
    """The engine fits onto the cabin only the wrong way round, or behind it; so that is where it goes."""
    yard = Yard(players=1)
    yard.give(0, "t066")
    assert moved(yard.game, 0) == "weld 7,8 0"
    yard.lay(0, "t049 7,8 1")
    assert moved(yard.game, 0) in ("return", "keep")


def test_what_was_set_aside_does_not_go_back() -> None:
    yard = Yard(players=1)
    yard.lay(0, "t049 7,8 1")
    yard.give(0, "t066", from_aside=True)
    assert moved(yard.game, 0) == "keep"


def test_a_builder_takes_the_good_component_that_lies_open() -> None:
    yard = Yard(players=1)
    yard.turn_up("t001", "t086", "t049")
    assert moved(yard.game, 0).startswith("take")
    assert moved(yard.game, 0, tries=1) == "draw"


def test_who_has_finished_turns_the_timer() -> None:
    yard = Yard(players=2, clock="full")
    yard.play(0, "finish 1")
    yard.wait(90)
    assert moved(yard.game, 0) == "flip"


def test_a_bot_takes_off_what_costs_least() -> None:
    """An engine blows at a hold: without its only engine the ship is worth less than without the hold."""
    yard = Yard(players=1, flights="II")
    yard.lay(0, *BLOCKED_ENGINE)
    yard.finish()
    assert yard.legal_for(0) == {"remove 6,7", "remove 6,8"}
    assert moved(yard.game, 0) == "remove 6,8"


# --- what a ship is worth ---
@pytest.mark.parametrize("joins", [part.USUAL_JOINS, part.with_pair(0, part.SINGLE, part.DOUBLE)])
def test_what_fits_is_counted_right(joins: int) -> None:
    """Tables against trying every component in every turn, in some surroundings of each kind."""
    shares = fitting.shares_for(joins)
    for surroundings in range(3, int(fitting.SURROUNDINGS), 23):
        lying = [[pieces.lying(tile, turn) for turn in range(4)] for tile in range(int(pieces.ORDINARY))]
        harmless = [[part_ for part_ in turns if fitting.may_lie(joins, part_, surroundings)] for turns in lying]
        held = [[part_ for part_ in turns if fitting.would_hold(joins, part_, surroundings)] for turns in harmless]
        assert shares.harmless[surroundings] == pytest.approx(sum(map(bool, harmless)) / 140)
        assert shares.weldable[surroundings] == pytest.approx(sum(map(bool, held)) / 140)


def some_ships() -> list[Hull]:
    return [hull for level in ("I", "II", "IIIA") for hull in built(level, 1, 4).table.ships]


def test_what_falls_off_with_a_component() -> None:
    """Against taking each component away but the starting cabin, and looking what still hangs on that."""
    for hull in some_ships():
        draft = drafted(hull, taste.taste_of(1), 0.0)
        torn = size = 0
        for place in range(hull.board.size):
            if not hull.is_free(place) and place != hull.board.start:
                lying = hull.part(place)
                hull.put(place, part.EMPTY)
                torn += structure.count(hull.components() & ~structure.piece_of(hull, hull.board.start))
                hull.put(place, lying)
            size += not hull.is_free(place)
        assert bones.torn(hull.board, draft.parts, hull.joins) == pytest.approx(torn / size)


def test_promises_are_chances() -> None:
    for hull in some_ships():
        draft = drafted(hull, taste.taste_of(2), 1.0)
        for place in range(hull.board.size):
            draft.parts[place] = part.EMPTY if place > hull.board.start else draft.parts[place]
        assert all(0.0 <= chance <= 1.0 for chance in draft.likely())
        assert max(draft.likely()) > 0.5
        draft.hope = 0.0
        assert max(draft.likely()) == 0.0


def test_a_square_before_a_cannon_promises_nothing() -> None:
    yard = Yard(players=1)
    yard.lay(0, "t088 7,6 0")
    draft = drafted(yard.hull(0), taste.taste_of(1), 1.0)
    assert draft.surroundings(yard.place("7,5")) == -1
    assert draft.likely()[yard.place("7,5")] == 0.0


def test_an_outfit_counts_everything_once() -> None:
    ship = rigged(crew=4, engines=2, double_engines=1, cannons=1, side_cannons=1, double_cannons=1, cells=5, goods="BB")
    hull = Flight(ship, CABIN, between=True, level=3).table.ships[0]
    have = outfit.count(drafted(hull, taste.taste_of(3), 0.0).parts, hull.board.size)
    assert (have[outfit.CREW], have[outfit.ENGINES], have[outfit.DOUBLE_ENGINES]) == (4, 2, 1)
    assert (have[outfit.CANNONS], have[outfit.FRONT_DOUBLES], have[outfit.CELLS], have[outfit.HOLDS]) == (3, 1, 6, 3)


def test_worth_between_the_steps() -> None:
    steps = taste._sums([3.0, 2.0, 1.0])
    assert [taste.worth(steps, amount) for amount in (0.0, 0.5, 1.0, 2.5, 3.0, 9.0)] == [0.0, 1.5, 3.0, 5.5, 6.0, 6.0]


def test_weights_grow_with_care_and_there_are_some_for_every_level() -> None:
    assert [found.level for found in facts.bot().taste] == [1, 2, 3]
    tries = [found.tries for found in facts.bot().care]
    assert tries == sorted(set(tries))
    assert care.care_for(0) is care.CARES[0]
    assert care.care_for(10**9) is care.CARES[-1]
    verbs = {bound.verb.name for bound in GalaxyTrucker(Yard().table).rules.verbs.bound}
    assert set(facts.bot().pace) - {"a look"} <= verbs


def test_the_best_spot_is_better_than_any_other() -> None:
    hull = some_ships()[3]
    draft = drafted(hull, taste.taste_of(2), 0.5)
    before = draft.worth()
    spot = best_spot(draft, 50, before)
    trial = Draft(hull.board, vec[i64](draft.parts), hull.joins, draft.taste, draft.hope)
    if spot.place >= 0:
        trial.parts[spot.place] = pieces.lying(50, spot.turn)
        assert trial.worth() - before == pytest.approx(spot.gain)
    assert draft.worth() == pytest.approx(before)


# --- flying ---
def test_a_pilot_lands_where_most_is_gained() -> None:
    flight = Flight(rigged(special=2), rigged(), card="i_planets_2")
    assert moved(flight.game, 0, 1) == "land 1"


def test_a_pilot_without_holds_does_not_land() -> None:
    flight = Flight(SCOUT, SCOUT, card="i_planets_2")
    assert flight.game.habit(0) is TITLE.vocabulary.read("pass")


def test_a_pilot_powers_what_beats_the_enemy_and_no_more() -> None:
    ship = rigged(cannons=2, double_cannons=2, cells=3)
    flight = Flight(ship, SCOUT, card="i_smugglers", level=3)
    assert flight.game.habit(0).text.startswith("spend")  # type: ignore[union-attr]
    weak = Flight(rigged(cannons=1, double_cannons=1, cells=3), SCOUT, card="i_smugglers", level=3)
    assert weak.game.habit(0).text == "enough"  # type: ignore[union-attr]


def test_a_pilot_never_stands_still_for_want_of_a_cell() -> None:
    flight = Flight(rigged(engines=0, double_engines=1, cells=1), SCOUT, card="i_open_space_1", level=3)
    assert flight.game.habit(0).text.startswith("spend")  # type: ignore[union-attr]


# --- in the long run ---
def test_stronger_bots_earn_more() -> None:
    """Single flights of level I, two dozen ships of each kind."""
    means = []
    for bot in ("random", "greedy", "mcts"):
        options = {"players": "3", "flights": "I", "clock": "none"}
        batch = Batch(game=TITLE.id, options=options, bots=(bot,), games=8, playouts=2, count=("faulty",))
        seats = simulate(batch).seats
        means.append(sum(seat.scores["credits"].mean for seat in seats))
        if bot != "random":
            assert all(seat.scores["faulty"].mean == 0 for seat in seats)
    assert means == sorted(means)
    assert means[2] > means[0] + 10


# --- parts from other boxes ---
def habit_of(flight: Flight) -> str:
    assert flight.asked is not None
    move = flight.game.habit(flight.asked[0])
    assert move is not None
    return move.text


def test_a_pilot_jumps_past_what_only_costs() -> None:
    jumper = "7,7 P0 3333 h2; 7,8 E1:S 3000; 7,6 OB 0030 j1"
    assert habit_of(Flight(jumper, SCOUT, card="i_combat_zone", boxes="some")) == "jump"
    assert habit_of(Flight(jumper, SCOUT, card="i_open_space_1", boxes="some")) == "stay"


def test_a_pilot_dodges_to_the_line_that_costs_least() -> None:
    dodger = "7,7 P0 3333 h2; 8,7 OT 0003; 6,7 B2 0300 c2; 7,8 E1:S 3000"
    flight = Flight(dodger, between=True, boxes="some")
    flight.strike("heavy_shot", "front", 8)
    assert habit_of(flight) == "shift higher 6,7"  # there is nothing in that column
    flight.strike("heavy_shot", "front", 7)
    assert habit_of(flight) == "shift lower 6,7"  # the cabin would take all with it, a battery only itself
    flight = Flight(dodger, card="i_stardust", deck=["robopolice_raid_1"], boxes="some")
    flight.fly_on()
    assert habit_of(flight) == "hold"


def test_a_pilot_wakes_sleepers_and_robonauts_where_they_help() -> None:
    sleepy = Flight("7,7 P0 3333 h1; 8,7 OS 0003 s2; 7,8 E1:S 3000", between=True, boxes="some")
    assert habit_of(sleepy) == "wake 7,7"
    sleepy.play("wake 7,7")
    assert habit_of(sleepy) == "fly-on"
    team = "7,7 P0 3333 h2; 8,7 ON 0003; 6,7 B2 0300 c2; 7,8 E1:S 3000"
    beaten = Flight(team, "7,7 P0 3333 h2; 8,7 CA 0003 h1; 7,8 E1:S 3000", card="i_combat_zone", boxes="some")
    assert habit_of(beaten) == "spend 6,7"
    safe = Flight(team, "7,7 P0 3333 h1; 7,8 E1:S 3000", card="i_combat_zone", boxes="some")
    assert habit_of(safe) == "enough"


def test_a_ship_in_hyperspace_still_counts_on_its_rewards() -> None:
    flight = Flight(
        "7,7 P0 3333 h2; 7,8 E1:S 3000; 7,6 OB 0030 j1", SCOUT, card="i_stardust", deck=["i_stardust"], boxes="some"
    )
    before = prospects.balance(flight.table, 0)
    flight.play("jump")
    assert flight.status(0) == "lingering"
    assert prospects.balance(flight.table, 0) == before
