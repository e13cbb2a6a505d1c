"""Who and what is aboard: figures, aliens and the life supports they need, cells."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker.ship import load, part, routing, structure, zones
from hullbreach.games.galaxy_trucker.ship.board import bit
from hullbreach.games.galaxy_trucker.ship.hull import Hull

EVERYWHERE: Final[i64] = -1  # the set of all places


def crew(hull: Hull) -> i64:
    """Crew size: each human and each alien counts one (GT-CREW-01)."""
    found: i64 = 0
    for place in range(hull.board.size):
        if part.is_cabin(hull.kind(place)):
            found += load.figures(hull.load(place))
    return found


def humans(hull: Hull) -> i64:
    found: i64 = 0
    for place in range(hull.board.size):
        if part.is_cabin(hull.kind(place)):
            found += load.humans(hull.load(place))
    return found


def cells(hull: Hull) -> i64:
    return cells_in(hull, EVERYWHERE)


def cells_in(hull: Hull, within: i64) -> i64:
    """Those in a set of places."""
    found: i64 = 0
    for place in range(hull.board.size):
        if hull.kind(place) == part.BATTERY and structure.has(within, place):
            found += hull.load(place)
    return found


def cabins(hull: Hull) -> i64:
    """The set of cabins with somebody in them."""
    found: i64 = 0
    for place in range(hull.board.size):
        if hull.load(place) != load.NOTHING and part.is_cabin(hull.kind(place)):
            found |= bit(place)
    return found


def batteries(hull: Hull) -> i64:
    """The set of batteries with a cell in them."""
    found: i64 = 0
    for place in range(hull.board.size):
        if hull.load(place) != load.NOTHING and hull.kind(place) == part.BATTERY:
            found |= bit(place)
    return found


def fullest(hull: Hull, within: i64 = EVERYWHERE) -> i64:
    """The battery with most cells in a set of places, bow first; there must be one with any."""
    charged: i64 = batteries(hull) & within
    found: i64 = structure.lowest(charged)
    while charged != 0:
        place: i64 = structure.lowest(charged)
        if hull.load(place) > hull.load(found):
            found = place
        charged &= charged - 1
    return found


def has_alien(hull: Hull, alien: i64, within: i64 = EVERYWHERE) -> bool:
    """Whether one of that colour lives in a set of places."""
    for place in range(hull.board.size):
        if hull.load(place) == alien and part.is_cabin(hull.kind(place)):
            return structure.has(within, place)
    return False


def supports(hull: Hull, place: i64, alien: i64) -> bool:
    """Whether the cabin there is joined to a working life support of that alien's colour (GT-COMP-02, GT-ART-04)."""
    return _supported(hull, place, alien, zones.dead(hull))


def _supported(hull: Hull, place: i64, alien: i64, dead: i64) -> bool:
    if hull.kind(place) != part.CABIN:  # the starting cabin never takes one (GT-COMP-01)
        return False
    wanted: i64 = part.BROWN_SUPPORT if alien == load.BROWN_ALIEN else part.PURPLE_SUPPORT
    near: i64 = routing.linked_to(hull, place) & ~dead
    while near != 0:
        if hull.kind(structure.lowest(near)) == wanted:
            return True
        near &= near - 1
    return False


def welcome(hull: Hull, alien: i64) -> i64:
    """The set of cabins where that alien may go at launch: one of a colour aboard, one in a cabin (GT-LAUNCH-04)."""
    if has_alien(hull, alien):
        return 0
    dead: i64 = zones.dead(hull)
    barred: i64 = dead | zones.radiated(hull)
    found: i64 = 0
    for place in range(hull.board.size):
        free: bool = not structure.has(barred, place) and not load.is_alien(hull.load(place))
        if free and _supported(hull, place, alien, dead):
            found |= bit(place)
    return found


def forlorn(hull: Hull) -> i64:
    """The set of cabins whose alien has lost its last life support (GT-CREW-04)."""
    dead: i64 = zones.dead(hull)
    found: i64 = 0
    for place in range(hull.board.size):
        if part.is_cabin(hull.kind(place)):
            living: i64 = hull.load(place)
            if load.is_alien(living) and not _supported(hull, place, living, dead):
                found |= bit(place)
    return found


def infected(hull: Hull) -> i64:
    """The set of occupied cabins that are joined to another occupied cabin (GT-ADV-EPI-01, -02)."""
    occupied: i64 = cabins(hull)
    left: i64 = occupied
    found: i64 = 0
    while left != 0:
        if routing.linked_to(hull, structure.lowest(left)) & occupied != 0:
            found |= left & -left
        left &= left - 1
    return found


def fill(hull: Hull) -> None:
    """All cells and two humans in every cabin (GT-LAUNCH-02, -03), but where none may be (GT-RAD-01, GT-ART-04).

    Boosters are charged; sleepers stand radiation, and only dead zones stay without them (GT-EXP-21).
    """
    dead: i64 = zones.dead(hull)
    barred: i64 = dead | zones.radiated(hull)
    for place in range(hull.board.size):
        lying: i64 = hull.part(place)
        kind: i64 = part.kind_of(lying)
        if kind == part.STASIS or kind == part.BOOSTER:
            if not structure.has(dead, place):
                hull.set_load(place, part.size_of(lying))
        elif structure.has(barred, place):
            continue
        elif kind == part.BATTERY:
            hull.set_load(place, part.size_of(lying))
        elif part.is_cabin(kind):
            hull.set_load(place, load.HUMANS)
