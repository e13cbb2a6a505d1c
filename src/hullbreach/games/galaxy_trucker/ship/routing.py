"""What counts as joined: joins, and the routers that pass them on (GT-EXP-22, GT-EXP-23)."""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker.ship import part, structure, zones
from hullbreach.games.galaxy_trucker.ship.board import bit
from hullbreach.games.galaxy_trucker.ship.hull import Hull


def linked_to(hull: Hull, place: i64) -> i64:
    """All that counts as joined to the component there: its neighbours, and all beyond working routers (GT-RULING-85).

    On most ships nobody has a router, and nothing is looked for.
    """
    found: i64 = structure.joined_to(hull, place)
    routers: i64 = _routers(hull, found)
    if routers == 0:
        return found
    routers &= ~zones.dead(hull)
    passed: i64 = 0
    while routers & ~passed != 0:
        router: i64 = structure.lowest(routers & ~passed)
        passed |= bit(router)
        near: i64 = structure.joined_to(hull, router)
        found |= near
        routers |= _routers(hull, near) & ~zones.dead(hull)
    return found & ~bit(place)


def glowing(hull: Hull) -> i64:
    """The radioactive containers that count as joined to another one (GT-RAD-02, GT-EXP-22)."""
    hot: i64 = structure.of_kind(hull, part.RADIOACTIVE)
    found: i64 = 0
    left: i64 = hot
    while left != 0:
        if linked_to(hull, structure.lowest(left)) & hot != 0:
            found |= left & -left
        left &= left - 1
    return found


def _routers(hull: Hull, places: i64) -> i64:
    found: i64 = 0
    while places != 0:
        if hull.kind(structure.lowest(places)) == part.ROUTER:
            found |= places & -places
        places &= places - 1
    return found
