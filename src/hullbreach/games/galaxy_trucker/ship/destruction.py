"""What is destroyed together: explosive containers burst, fragile ones break (GT-EXPL, GT-FRAG)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from hullbreach.games.galaxy_trucker.ship import part
from hullbreach.games.galaxy_trucker.ship.board import bit
from hullbreach.games.galaxy_trucker.ship.hull import Hull
from hullbreach.games.galaxy_trucker.ship.structure import lowest
from hullbreach.kernel.agenda import NONE


def chain(hull: Hull, place: i64) -> i64:
    """All that is destroyed with the component there, judged on the ship as it was (GT-RULING-21)."""
    return chain_of(hull, bit(place))


def chain_of(hull: Hull, places: i64) -> i64:
    """All that is destroyed with these components at once.

    Joins, plating and dead zones do not matter (GT-EXPL-03, GT-ART-05). What merely falls off sets nothing off.
    """
    found: i64 = places
    fresh: i64 = found
    while fresh != 0:
        near: i64 = _set_off_by(hull, lowest(fresh), found)
        fresh = (fresh & (fresh - 1)) | near
        found |= near
    return found


def in_turn(hull: Hull, places: i64) -> vec[i64]:
    """The same step by step, causes before effects: each component, and the one that set it off or NONE."""
    found: i64 = places
    order = vec[i64]()
    while places != 0:
        order = append(order, lowest(places))
        order = append(order, NONE)
        places &= places - 1
    done: i64 = 0
    while done < len(order):
        cause: i64 = order[done]
        near: i64 = _set_off_by(hull, cause, found)
        found |= near
        while near != 0:
            order = append(order, lowest(near))
            order = append(order, cause)
            near &= near - 1
        done += 2
    return order


def _set_off_by(hull: Hull, place: i64, destroyed: i64) -> i64:
    """Which of the eight around go too: all if it explodes (GT-EXPL-01), else the fragile ones (GT-FRAG-01)."""
    explodes: bool = hull.kind(place) == part.EXPLOSIVE
    around: i64 = hull.board.around[place] & ~destroyed
    found: i64 = 0
    while around != 0:
        other: i64 = lowest(around)
        if hull.kind(other) == part.FRAGILE or (explodes and not hull.is_free(other)):
            found |= around & -around
        around &= around - 1
    return found
