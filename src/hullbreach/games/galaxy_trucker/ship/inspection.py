"""The inspection before the launch: every building error of a ship (GT-CHECK-01)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hullbreach.games.galaxy_trucker.ship import part, routing, structure, zones
from hullbreach.games.galaxy_trucker.ship.board import bit
from hullbreach.games.galaxy_trucker.ship.hull import Hull
from hullbreach.kernel.agenda import NONE

CONNECTION: Final[i64] = 0
CANNON: Final[i64] = 1
ENGINE: Final[i64] = 2
ENGINE_FACING: Final[i64] = 3
DISCONNECTED: Final[i64] = 4
RADIOACTIVE: Final[i64] = 5
ARTEFACT: Final[i64] = 6
ERROR_NAMES: Final = ("connection", "cannon", "engine", "engine_facing", "disconnected", "radioactive", "artefact")
ROW: Final[i64] = 3  # kind, place, other place


def errors(hull: Hull) -> vec[i64]:
    """All errors in rows of three: the kind, the component, and the other one it is about, or NONE.

    The other one of a blocked cannon or engine is the component in its way. Several errors may be about one contact.
    """
    found = vec[i64]()
    for place in range(hull.board.size):
        if not hull.is_free(place):
            found = _contacts(hull, place, part.EAST, found)
            found = _contacts(hull, place, part.SOUTH, found)
            found = _aim(hull, place, found)
            if hull.kind(place) == part.RADIOACTIVE:
                found = _routed(hull, place, found)
    found = _loose(hull, found)
    return _crossed_zones(hull, found)


def is_sound(hull: Hull) -> bool:
    return len(errors(hull)) == 0


def culprits(hull: Hull) -> i64:
    """The components of which the owner removes one (GT-CHECK-02, -03).

    Loose ones go with their piece instead (GT-CHECK-04).
    """
    found: i64 = 0
    wrong = errors(hull)
    for row in range(0, len(wrong), ROW):
        if wrong[row] != DISCONNECTED:
            found |= bit(wrong[row + 1])
            if wrong[row + 2] != NONE:
                found |= bit(wrong[row + 2])
    return found


def _with(found: vec[i64], kind: i64, place: i64, other: i64) -> vec[i64]:
    found = append(found, kind)
    found = append(found, place)
    return append(found, other)


def _contacts(hull: Hull, place: i64, side: i64, found: vec[i64]) -> vec[i64]:
    """Sides that must not touch (GT-CONN-03), radioactive containers that must not be joined (GT-RAD-02)."""
    lying: i64 = hull.facing_part(place, side)
    if lying == part.EMPTY:
        return found
    other: i64 = hull.board.neighbour(place, side)
    if part.clashes(hull.joins, part.connector(hull.part(place), side), part.connector(lying, part.opposite(side))):
        return _with(found, CONNECTION, place, other)
    hot: bool = hull.kind(place) == part.RADIOACTIVE and part.kind_of(lying) == part.RADIOACTIVE
    if hot and structure.joined(hull, place, side):
        return _with(found, RADIOACTIVE, place, other)
    return found


def _routed(hull: Hull, place: i64, found: vec[i64]) -> vec[i64]:
    """Radioactive containers that must not be joined through routers either, each pair once (GT-EXP-22)."""
    others: i64 = routing.linked_to(hull, place) & ~structure.joined_to(hull, place)
    while others != 0:
        other: i64 = structure.lowest(others)
        if other > place and hull.kind(other) == part.RADIOACTIVE:
            found = _with(found, RADIOACTIVE, place, other)
        others &= others - 1
    return found


def _aim(hull: Hull, place: i64, found: vec[i64]) -> vec[i64]:
    """Engines and cannons need a free square before them, engines at the rear (GT-BUILD-09, -10), in dead zones too.

    An engine that points elsewhere is wrong for that alone (GT-RULING-53).
    """
    lying: i64 = hull.part(place)
    kind: i64 = part.kind_of(lying)
    if kind != part.ENGINE and kind != part.CANNON:
        return found
    facing: i64 = part.facing_of(lying)
    if kind == part.ENGINE and facing != part.SOUTH:
        return _with(found, ENGINE_FACING, place, NONE)
    if hull.facing_part(place, facing) == part.EMPTY:
        return found
    return _with(found, ENGINE if kind == part.ENGINE else CANNON, place, hull.board.neighbour(place, facing))


def _loose(hull: Hull, found: vec[i64]) -> vec[i64]:
    """Components that are not joined to the starting cabin, however large their piece (GT-RULING-54)."""
    left: i64 = hull.components() & ~structure.home(hull)
    while left != 0:
        found = _with(found, DISCONNECTED, structure.lowest(left), NONE)
        left &= left - 1
    return found


def _crossed_zones(hull: Hull, found: vec[i64]) -> vec[i64]:
    """Pairs of artefacts of which at least one lies in the other's dead zone (GT-ART-06)."""
    left: i64 = structure.of_kind(hull, part.ARTEFACT) | structure.of_kind(hull, part.DOUBLE_ARTEFACT)
    while left != 0:
        place: i64 = structure.lowest(left)
        left &= left - 1
        others: i64 = left
        while others != 0:
            other: i64 = structure.lowest(others)
            others &= others - 1
            if structure.has(zones.zone(hull, place), other) or structure.has(zones.zone(hull, other), place):
                found = _with(found, ARTEFACT, place, other)
    return found
