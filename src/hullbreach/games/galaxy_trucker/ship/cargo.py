"""Goods aboard: what is there, where there is room, and the best way to stow (GT-GOODS)."""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import pieces
from hullbreach.games.galaxy_trucker.ship import load, part, structure, zones
from hullbreach.games.galaxy_trucker.ship.board import bit
from hullbreach.games.galaxy_trucker.ship.hull import Hull


def aboard(hull: Hull) -> i64:
    """All blocks on the ship, packed."""
    found: i64 = 0
    for place in range(hull.board.size):
        if part.is_hold(hull.kind(place)):
            found += hull.load(place)
    return found


def worth(goods: i64) -> i64:
    """What blocks sell for (GT-GOODS-01)."""
    found: i64 = 0
    for colour in range(load.COLOURS):
        found += load.blocks(goods, colour) * pieces.PRICES[colour]
    return found


def value(hull: Hull) -> i64:
    """What all goods aboard sell for (GT-GOODS-01)."""
    return worth(aboard(hull))


def dearest(hull: Hull) -> i64:
    """The most valuable colour aboard, or load.COLOURS (GT-GOODS-05)."""
    return load.dearest(aboard(hull))


def holds_with(hull: Hull, colour: i64) -> i64:
    """The set of holds with a block of that colour."""
    found: i64 = 0
    for place in range(hull.board.size):
        if part.is_hold(hull.kind(place)) and load.blocks(hull.load(place), colour) > 0:
            found |= bit(place)
    return found


def holds(hull: Hull) -> i64:
    """The set of holds that work: none in a dead zone does (GT-ART-04); radiation does not matter (GT-RAD-03)."""
    dead: i64 = zones.dead(hull)
    found: i64 = 0
    for place in range(hull.board.size):
        if part.is_hold(hull.kind(place)) and not structure.has(dead, place):
            found |= bit(place)
    return found


def capacity(hull: Hull) -> i64:
    """The places of all working holds."""
    return _capacity(hull, part.HOLD) + special_capacity(hull)


def special_capacity(hull: Hull) -> i64:
    """The places of all working special holds."""
    return _capacity(hull, part.SPECIAL_HOLD)


def free_places(hull: Hull, place: i64) -> i64:
    """How many more blocks the hold there takes, one for each place (GT-COMP-08)."""
    return part.size_of(hull.part(place)) - load.all_blocks(hull.load(place))


def suits(hull: Hull, place: i64, colour: i64) -> bool:
    """Whether blocks of that colour may be there at all: red ones only in special holds (GT-GOODS-02)."""
    kind: i64 = hull.kind(place)
    return kind == part.SPECIAL_HOLD or (kind == part.HOLD and colour != load.RED)


def room(hull: Hull, place: i64, colour: i64) -> bool:
    """Whether one more block of that colour may go there."""
    return suits(hull, place, colour) and free_places(hull, place) > 0 and not structure.has(zones.dead(hull), place)


def put(hull: Hull, place: i64, colour: i64) -> None:
    hull.set_load(place, hull.load(place) + load.one_block(colour))


def take(hull: Hull, place: i64, colour: i64) -> None:
    hull.set_load(place, hull.load(place) - load.one_block(colour))


def stow(hull: Hull, offered: i64) -> i64:
    """Load the most valuable of what is aboard and on offer; returns what finds no place (GT-GOODS-03).

    Dear blocks first: a red one takes the place of one block at most, and any other may lie in any hold.
    """
    left: i64 = aboard(hull) + offered
    working: i64 = holds(hull)
    for place in range(hull.board.size):
        if part.is_hold(hull.kind(place)):
            hull.set_load(place, load.NOTHING)
    for colour in range(load.COLOURS):
        for place in range(hull.board.size):
            if structure.has(working, place) and suits(hull, place, colour):
                left = _pour(hull, place, colour, left)
    return left


def _pour(hull: Hull, place: i64, colour: i64, left: i64) -> i64:
    """Fill the hold there with that colour; returns what is left."""
    fitting: i64 = free_places(hull, place)
    blocks: i64 = load.blocks(left, colour)
    poured: i64 = (fitting if fitting < blocks else blocks) * load.one_block(colour)
    hull.set_load(place, hull.load(place) + poured)
    return left - poured


def _capacity(hull: Hull, kind: i64) -> i64:
    dead: i64 = zones.dead(hull)
    found: i64 = 0
    for place in range(hull.board.size):
        if hull.kind(place) == kind and not structure.has(dead, place):
            found += part.size_of(hull.part(place))
    return found
