"""Meteors and cannon fire: what they meet, and what becomes of it (GT-HAZ, GT-SHLD, GT-HEAVY)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import pieces
from hullbreach.games.galaxy_trucker.ship import crew, part, strength, structure, zones
from hullbreach.games.galaxy_trucker.ship.hull import Hull
from hullbreach.kernel.agenda import NONE

MISS: Final[i64] = 0
BOUNCE: Final[i64] = 1
SHIELDED: Final[i64] = 2
SHOT_DOWN: Final[i64] = 3
PLATED: Final[i64] = 4
DESTROYED: Final[i64] = 5
OUTCOME_NAMES: Final = ("miss", "bounce", "shielded", "shot_down", "plated", "destroyed")

NO_DEFENCE: Final[i64] = 0
BY_SHIELD: Final[i64] = 1
BY_CANNON: Final[i64] = 2


def target(hull: Hull, side: i64, line: i64) -> i64:
    """The first component of the line as seen from that side, or NONE (GT-HAZ-02)."""
    for place in hull.board.ray(side, line):
        if not hull.is_free(place):
            return place
    return NONE


def outcome(hull: Hull, hazard: i64, side: i64, line: i64, shield: bool, double: bool) -> i64:
    """What becomes of a hazard; `shield` and `double` say what the owner would pay a cell for."""
    struck: i64 = target(hull, side, line)
    if struck == NONE:
        return MISS
    if hazard == pieces.SMALL_METEOR:
        return _small_meteor(hull, struck, side, shield)
    if hazard == pieces.LARGE_METEOR:
        return _large_meteor(hull, struck, side, line, double)
    if part.is_plated(hull.part(struck), side):
        return PLATED
    if hazard == pieces.LIGHT_SHOT and shield and can_shield(hull, side):  # GT-HAZ-08
        return SHIELDED
    return DESTROYED


def defence(hull: Hull, hazard: i64, side: i64, line: i64) -> i64:
    """What a cell paid now would save the struck component with; nobody is asked to pay for nothing (GT-RULING-56)."""
    if outcome(hull, hazard, side, line, False, False) != DESTROYED:
        return NO_DEFENCE
    paid: i64 = outcome(hull, hazard, side, line, True, True)
    if paid == SHIELDED:
        return BY_SHIELD
    return BY_CANNON if paid == SHOT_DOWN else NO_DEFENCE


def can_shield(hull: Hull, side: i64) -> bool:
    """Whether a cell can power a shield that covers that side, wherever it sits (GT-COMP-06, GT-ART-04)."""
    return shielding(hull, side) != NONE and crew.cells(hull) > 0


def shielding(hull: Hull, side: i64) -> i64:
    """A working shield generator that covers that side, or NONE."""
    dead: i64 = zones.dead(hull)
    for place in range(hull.board.size):
        lying: i64 = hull.part(place)
        covers: bool = (side - part.facing_of(lying)) & 3 <= 1  # the side it faces, and the next one clockwise
        if covers and part.kind_of(lying) == part.SHIELD and not structure.has(dead, place):
            return place
    return NONE


def bearing_cannon(hull: Hull, side: i64, line: i64) -> i64:
    """The cannon that shoots at a large meteor, a single one if there is one, or NONE (GT-HAZ-06)."""
    single: i64 = _bearing(hull, side, line, strength.SINGLE)
    return single if single != NONE else _bearing(hull, side, line, strength.DOUBLE)


def _small_meteor(hull: Hull, struck: i64, side: i64, shield: bool) -> i64:
    """Bounces off smooth sides, shield or not (GT-HAZ-03, GT-RULING-56); cannons do not help (GT-HAZ-07)."""
    if part.connector(hull.part(struck), side) == part.SMOOTH:
        return BOUNCE
    return SHIELDED if shield and can_shield(hull, side) else DESTROYED


def _large_meteor(hull: Hull, struck: i64, side: i64, line: i64, double: bool) -> i64:
    """Single cannons fire first, for free (GT-HAZ-06, GT-RULING-55); nobody pays where plating holds it."""
    if _bearing(hull, side, line, strength.SINGLE) != NONE:
        return SHOT_DOWN
    if part.is_plated(hull.part(struck), side):
        return PLATED
    if double and _bearing(hull, side, line, strength.DOUBLE) != NONE and crew.cells(hull) > 0:
        return SHOT_DOWN
    return DESTROYED


def _bearing(hull: Hull, side: i64, line: i64, power: i64) -> i64:
    """A working cannon of that power that points to the side, anywhere in the lines it may stand in; or NONE.

    GT-HAZ-04, GT-HAZ-05.
    """
    near: i64 = hull.board.reach(side, line) & ~zones.dead(hull)
    for place in range(hull.board.size):
        lying: i64 = hull.part(place)
        fits: bool = part.kind_of(lying) == part.CANNON and part.size_of(lying) == power
        if fits and part.facing_of(lying) == side and structure.has(near, place):
            return place
    return NONE
