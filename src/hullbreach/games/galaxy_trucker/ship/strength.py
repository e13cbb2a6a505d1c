"""Engine strength and cannon strength of a ship (GT-ENG, GT-CAN).

The owner says how many cells he spends; they go to the doubles that add most. Components in dead zones add nothing,
and no cell is spent on them (GT-ART-04, GT-RULING-51).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.games.galaxy_trucker.ship import crew, load, part, structure, zones
from hullbreach.games.galaxy_trucker.ship.hull import Hull

SINGLE: Final[i64] = 1
DOUBLE: Final[i64] = 2
ALIEN_BONUS: Final[i64] = 2
HALVES: Final[i64] = 2  # cannons are counted in halves
FULL_TO_THE_BOW: Final[i64] = 1  # the set of sides to which cannons count in full, a bit for each: north alone


def engine(hull: Hull, cells: i64) -> i64:
    """Engine strength with so many cells spent; below zero where weight outweighs (GT-ENG-01, GT-HEAVY-03, -04)."""
    parts = hull.board.parts
    return engine_in(hull, parts[0], cells) if len(parts) == 1 else _engines_together(hull, cells)


def engine_in(hull: Hull, within: i64, cells: i64) -> i64:
    """Of one part: its engines, its alien, its weight (GT-MULTI-04, GT-HOLE-07)."""
    doubles: i64 = _working(hull, part.ENGINE, DOUBLE, within)
    found: i64 = _working(hull, part.ENGINE, SINGLE, within) + DOUBLE * _least(cells, doubles)
    if found > 0 and crew.has_alien(hull, load.BROWN_ALIEN, within):
        found += ALIEN_BONUS
    return found - weight_in(hull, within)


def _engines_together(hull: Hull, cells: i64) -> i64:
    """The parts of a ship add up, none of them below zero: weight slows its own part only (GT-MULTI-04, GT-RULING-82).

    The cells go to the parts where they add most: `best` is the strength so far by cells spent.
    """
    best = vec[i64]([0 for _ in range(cells + 1)])
    for within in hull.board.parts:
        doubles: i64 = _working(hull, part.ENGINE, DOUBLE, within)
        more = best[:]
        for spent in range(_least(cells, doubles) + 1):
            gain: i64 = engine_in(hull, within, spent)
            if gain > 0:
                for before in range(cells - spent + 1):
                    more[before + spent] = max(more[before + spent], best[before] + gain)
        best = more
    return best[cells]


def cannon(hull: Hull, cells: i64, full: i64 = FULL_TO_THE_BOW) -> i64:
    """Cannon strength in halves; `full` is the set of sides to which cannons count in full (GT-CAN-01, -02, -03)."""
    dead: i64 = zones.dead(hull)
    found: i64 = 0
    full_doubles: i64 = 0
    half_doubles: i64 = 0
    for place in range(hull.board.size):
        lying: i64 = hull.part(place)
        if part.kind_of(lying) == part.CANNON and not structure.has(dead, place):
            counts_full: bool = full >> part.facing_of(lying) & 1 != 0
            if part.size_of(lying) == SINGLE:
                found += HALVES if counts_full else 1
            elif counts_full:
                full_doubles += 1
            else:
                half_doubles += 1
    powered: i64 = _least(cells, full_doubles)
    found += DOUBLE * HALVES * powered + DOUBLE * _least(cells - powered, half_doubles)
    if found > 0 and crew.has_alien(hull, load.PURPLE_ALIEN):
        found += ALIEN_BONUS * HALVES
    return found


def weight(hull: Hull) -> i64:
    """Of all heavy containers, in dead zones too (GT-HEAVY-03, GT-ART-05)."""
    return weight_in(hull, crew.EVERYWHERE)


def weight_in(hull: Hull, within: i64) -> i64:
    found: i64 = 0
    for place in range(hull.board.size):
        if hull.kind(place) == part.HEAVY and structure.has(within, place):
            found += part.size_of(hull.part(place))
    return found


def useful_for_engines(hull: Hull) -> i64:
    """How many cells could be of use now: one for each working double, at most those aboard (GT-RULING-51)."""
    return _least(crew.cells(hull), _working(hull, part.ENGINE, DOUBLE, crew.EVERYWHERE))


def useful_for_cannons(hull: Hull) -> i64:
    return _least(crew.cells(hull), _working(hull, part.CANNON, DOUBLE, crew.EVERYWHERE))


def _working(hull: Hull, kind: i64, power: i64, within: i64) -> i64:
    """How many components of that kind and power are in a set of places, and not in a dead zone."""
    live: i64 = within & ~zones.dead(hull)
    found: i64 = 0
    for place in range(hull.board.size):
        lying: i64 = hull.part(place)
        if part.kind_of(lying) == kind and part.size_of(lying) == power and structure.has(live, place):
            found += 1
    return found


def _least(one: i64, other: i64) -> i64:
    return one if one < other else other
