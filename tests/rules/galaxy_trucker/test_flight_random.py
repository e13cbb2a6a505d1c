"""Whatever is played in flight: ships stay whole, blocks and components are conserved, money adds up."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hullbreach.games.galaxy_trucker import cell, moves, pieces, stage
from hullbreach.games.galaxy_trucker.ship import cargo, crew, inspection, load, part, structure
from hullbreach.kernel.reasons import ALLOWED
from tests.rules.galaxy_trucker.flight_scene import CABIN, Flight

if TYPE_CHECKING:
    from hullbreach.games.galaxy_trucker.ship.hull import Hull

ATTEMPTS = 50  # to add a component to a ship
MOST_MOVES = 3000
# All but the raids, which need parts of other boxes.
PLAYABLE = [int(card.number) for card in pieces.CARDS if card.type != pieces.ROBOPOLICE_RAID]


# --- somewhere in a flight -------------------------------------------------------------------------------------------
def build(hull: Hull, chance: random.Random, seat: int, others: bool) -> None:
    """A sound ship of random components, manned, and loaded with some goods; with parts from other boxes at random."""
    hull.clear()
    hull.put(hull.board.start, pieces.lying(pieces.STARTING + seat, 0))
    tiles = chance.sample(range(int(pieces.ORDINARY)), ATTEMPTS)
    if others:
        tiles += chance.sample(range(int(pieces.FIRST_OTHER), int(pieces.COMPONENTS)), int(pieces.OTHER))
        chance.shuffle(tiles)
    for tile in tiles:
        lying = pieces.lying(tile, chance.randrange(4))
        fitting = [at for at in range(hull.board.size) if hull.is_free(at) and structure.would_join(hull, at, lying)]
        if fitting:
            place = chance.choice(fitting)
            hull.put(place, lying)
            if not inspection.is_sound(hull):
                hull.remove(place)
    crew.fill(hull)
    for alien in (load.BROWN_ALIEN, load.PURPLE_ALIEN):
        cabins = crew.welcome(hull, alien)
        if cabins:
            hull.set_load(structure.lowest(cabins), alien)
    cargo.stow(hull, load.packed(*(chance.randrange(3) for _ in range(4))))


def some_flight(chance: random.Random) -> Flight:
    """Random ships on random spaces, with random cards to come."""
    level = chance.choice((1, 2, 3, 4))
    ships = [CABIN] * chance.choice((1, 2, 3, 4))
    others = chance.random() < 0.5
    flight = Flight(
        *ships,
        at=chance.sample(range(-10, 30), len(ships)),
        between=True,
        level=level,
        ship_class="IIIA" if level >= 3 and chance.random() < 0.5 else None,
        seed=chance.randrange(1 << 32),
        boxes="some" if others else "none",
    )
    table = flight.table
    for seat, hull in enumerate(table.ships):
        build(hull, chance, seat, others)
        table.set_of(seat, cell.CREDITS, chance.randrange(4))
    raids = [int(card.number) for card in pieces.CARDS if card.type == pieces.ROBOPOLICE_RAID]
    cards = chance.sample([*PLAYABLE, *(raids if others else [])], 13)
    if others:
        cards += [raid for raid in raids if raid not in cards]
        chance.shuffle(cards)
    for place, card in enumerate(cards, start=1):
        table.cells[cell.DECK + place] = card
    table.cells[cell.DECK_SIZE] = len(cards) + 1
    return flight


def make_some_move(flight: Flight, chance: random.Random) -> None:
    """Anything that is legal; giving up but seldom, so that ships meet something."""
    seat = chance.choice(flight.game.actors())
    legal = flight.game.legal(seat)
    move = chance.choice(legal)
    if move.text == "give-up" and chance.random() < 0.9:
        move = legal[0]
    flight.game.play(seat, move)


# --- what always holds -----------------------------------------------------------------------------------------------
class Books:
    """What there was at the start, to compare with."""

    def __init__(self, flight: Flight) -> None:
        self.flight = flight
        self.components = [self.count_components(seat) for seat in self.seats]
        self.blocks = self.count_blocks()
        self.credits = flight.credits

    @property
    def seats(self) -> range:
        return range(self.flight.table.seats)

    def count_components(self, seat: int) -> int:
        return int(structure.count(self.flight.hull(seat).components())) + self.flight.lost[seat]

    def count_blocks(self) -> list[int]:
        """In the supply, aboard and on offer."""
        table = self.flight.table
        goods = sum(cargo.aboard(hull) for hull in table.ships)
        if any(table.stage_of(seat) == stage.LOADING for seat in self.seats):
            goods += table.agenda.a()
        return [int(table.cells[cell.SUPPLY + colour] + load.blocks(goods, colour)) for colour in range(load.COLOURS)]

    def check(self) -> None:
        assert [self.count_components(seat) for seat in self.seats] == self.components
        assert self.count_blocks() == self.blocks
        assert self.flight.credits == [had + self.told(seat) for seat, had in enumerate(self.credits)]
        rockets = [seat for seat in self.seats if self.flight.table.is_on_track(seat)]
        assert len({self.flight.spaces[seat] % pieces.SPACES for seat in rockets}) == len(rockets)
        for seat in self.seats:
            self.check_ship(seat)

    def told(self, seat: int) -> int:
        """What the journal says was earned and paid."""
        earned = sum(values[-1] for values in self.flight.heard("paid", "earned") if values[0] == seat)
        return earned - sum(values[-1] for values in self.flight.heard("pays") if values[0] == seat)

    def check_ship(self, seat: int) -> None:
        hull = self.flight.hull(seat)
        if self.flight.table.stage_of(seat) == stage.PIECE:
            assert len(structure.keepable(hull)) > 1
        else:
            assert len(structure.pieces(hull)) == (1 if hull.components() else 0)
            assert crew.forlorn(hull) == 0
        for place in range(hull.board.size):
            check_load(hull, place)


def check_load(hull: Hull, place: int) -> None:
    """Nothing carries more than it has places for."""
    kind, carried = hull.kind(place), hull.load(place)
    size = part.size_of(hull.part(place))
    assert carried >= 0
    if part.is_cabin(kind):
        assert load.figures(carried) <= load.HUMANS
    elif kind in (part.BATTERY, part.STASIS, part.BOOSTER):
        assert carried <= size
    elif part.is_hold(kind):
        assert load.all_blocks(carried) <= size
        assert kind == part.SPECIAL_HOLD or load.blocks(carried, load.RED) == 0
    else:
        assert carried == load.NOTHING


@pytest.mark.rule("GT-DMG-02", "GT-DMG-03", "GT-GOODS-02", "GT-END-06", "GT-MOVE-01", "GT-CREW-04")
@given(st.integers(0, 1 << 32))
def test_ships_stay_whole_and_everything_adds_up(seed: int) -> None:
    chance = random.Random(seed)  # noqa: S311 - for tests
    flight = some_flight(chance)
    books = Books(flight)
    made = 0
    while not flight.game.over():
        make_some_move(flight, chance)
        books.check()
        made += 1
        assert made < MOST_MOVES
    assert [left for _, left in flight.heard("balance")] == flight.credits


@pytest.mark.rule("GT-EXP-02")
def test_in_these_flights_parts_from_other_boxes_are_used() -> None:
    told: set[str] = set()
    for seed in range(150):
        chance = random.Random(seed)  # noqa: S311 - for tests
        flight = some_flight(chance)
        while not flight.game.over():
            make_some_move(flight, chance)
        told |= {event.kind.name for event in flight.journal.events}
    assert told >= {"jumped", "came-back", "storm", "shifted", "woken", "mustered"}
    assert told >= {"raid", "raid-enters", "raid-goes-on", "raid-beaten", "raid-leaves", "charge", "charges-go-off"}


@pytest.mark.rule("GT-FLIGHT-02")
@given(st.integers(0, 1 << 32))
def test_what_is_offered_is_what_is_accepted(seed: int) -> None:
    chance = random.Random(seed)  # noqa: S311 - for tests
    flight = some_flight(chance)
    for _ in range(chance.randrange(60)):
        if flight.game.over():
            return
        make_some_move(flight, chance)
    for seat in flight.game.actors():
        accepted = {
            move.text
            for move in moves.VERBS.vocabulary.moves
            if moves.RULES.refusal(flight.table, seat, move) == ALLOWED
        }
        assert accepted == flight.legal_for(seat)


@pytest.mark.rule("GT-FLIGHT-01")
@given(st.integers(0, 1 << 32))
def test_a_copy_goes_on_in_the_same_way(seed: int) -> None:
    chance = random.Random(seed)  # noqa: S311 - for tests
    flight = some_flight(chance)
    for _ in range(chance.randrange(40)):
        if flight.game.over():
            return
        make_some_move(flight, chance)
    twin = flight.game.copy()
    assert twin.to_bytes() == flight.game.to_bytes()
    while not flight.game.over():
        seat = flight.game.actors()[0]
        move = chance.choice(flight.game.legal(seat))
        flight.game.play(seat, move)
        twin.play(seat, move)
    assert twin.to_bytes() == flight.game.to_bytes()


@pytest.mark.rule("GT-FLIGHT-02")
@given(st.integers(0, 1 << 32))
def test_every_question_can_be_shown(seed: int) -> None:
    chance = random.Random(seed)  # noqa: S311 - for tests
    flight = some_flight(chance)
    while not flight.game.over():
        view = flight.game.public_view()
        asked = [question.seat for question in view.questions]  # type: ignore[attr-defined]
        assert tuple(asked) == flight.game.actors()
        make_some_move(flight, chance)
