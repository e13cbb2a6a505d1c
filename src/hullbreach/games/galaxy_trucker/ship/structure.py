"""How a ship hangs together: joins, pieces, and the connectors that face nothing.

A set of places is one number with a bit for each.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hullbreach.games.galaxy_trucker.ship import part
from hullbreach.games.galaxy_trucker.ship.board import bit
from hullbreach.games.galaxy_trucker.ship.hull import Hull


# --- sets of places --------------------------------------------------------------------------------------------------
def _bits_by_remainder() -> vec[i64]:
    """Powers of two leave different remainders when divided by 59, and there are more of them than squares."""
    found = vec[i64]([0 for _ in range(59)])
    for number in range(58):
        found[bit(number) % 59] = number
    return found


_BITS: Final = _bits_by_remainder()


def lowest(places: i64) -> i64:
    """The first place of a set, bow first; the set must not be empty."""
    return _BITS[(places & -places) % 59]


def has(places: i64, place: i64) -> bool:
    return places >> place & 1 != 0


def count(places: i64) -> i64:
    """How many places a set has."""
    found: i64 = 0
    while places != 0:
        places &= places - 1
        found += 1
    return found


def of_kind(hull: Hull, kind: i64) -> i64:
    """The set of components of a kind."""
    found: i64 = 0
    for place in range(hull.board.size):
        if hull.kind(place) == kind:
            found |= bit(place)
    return found


# --- joins -----------------------------------------------------------------------------------------------------------
def joined(hull: Hull, place: i64, side: i64) -> bool:
    """Whether the component there is joined to its neighbour on that side (GT-CONN-02)."""
    other: i64 = hull.facing_part(place, side)
    return part.fits(hull.joins, part.connector(hull.part(place), side), part.connector(other, part.opposite(side)))


def joined_to(hull: Hull, place: i64) -> i64:
    """The set of neighbours the component there is joined to; never diagonal ones (GT-CONN-06)."""
    found: i64 = 0
    for side in range(part.SIDES):
        if joined(hull, place, side):
            found |= bit(hull.board.neighbour(place, side))
    return found


def would_join(hull: Hull, place: i64, lying: i64) -> bool:
    """Whether a component on that free square would be joined to one that is there (GT-BUILD-04)."""
    for side in range(part.SIDES):
        other: i64 = hull.facing_part(place, side)
        if part.fits(hull.joins, part.connector(lying, side), part.connector(other, part.opposite(side))):
            return True
    return False


def exposed(hull: Hull) -> i64:
    """How many connectors face a square without a component (GT-CONN-05); whether they fit does not matter."""
    found: i64 = 0
    for place in range(hull.board.size):
        lying: i64 = hull.part(place)
        if lying != part.EMPTY:
            for side in range(part.SIDES):
                if part.connector(lying, side) != part.SMOOTH and hull.facing_part(place, side) == part.EMPTY:
                    found += 1
    return found


def exposed_at(hull: Hull, place: i64) -> i64:
    """How many connectors of the component there are exposed."""
    found: i64 = 0
    for side in range(part.SIDES):
        if part.connector(hull.part(place), side) != part.SMOOTH and hull.facing_part(place, side) == part.EMPTY:
            found += 1
    return found


# --- pieces ----------------------------------------------------------------------------------------------------------
def piece_of(hull: Hull, place: i64) -> i64:
    """All that is joined to the component there, directly or through others, and itself."""
    found: i64 = bit(place)
    fresh: i64 = found
    while fresh != 0:
        near: i64 = joined_to(hull, lowest(fresh)) & ~found
        fresh = (fresh & (fresh - 1)) | near
        found |= near
    return found


def pieces(hull: Hull) -> vec[i64]:
    """The pieces of the ship, the one with the lowest place first (GT-DMG-02)."""
    found = vec[i64]()
    left: i64 = hull.components()
    while left != 0:
        piece: i64 = piece_of(hull, lowest(left))
        left &= ~piece
        found = append(found, piece)
    return found


def has_cabin(hull: Hull, piece: i64) -> bool:
    """Whether there is a cabin, empty or not (GT-RULING-14)."""
    while piece != 0:
        if part.is_cabin(hull.kind(lowest(piece))):
            return True
        piece &= piece - 1
    return False


def keepable(hull: Hull) -> vec[i64]:
    """The pieces of which the owner keeps one in each part of the ship; a part where none has a cabin is lost.

    GT-CHECK-04, GT-DMG-03, GT-RULING-81.
    """
    found = vec[i64]()
    for piece in pieces(hull):
        if has_cabin(hull, piece):
            found = append(found, piece)
    return found


def part_around(hull: Hull, piece: i64) -> i64:
    """All components of the part of the ship that a piece belongs to; on most boards that is the whole ship."""
    return hull.board.parts[hull.board.part_of[lowest(piece)]] & hull.components()


def keepable_in(hull: Hull, number: i64) -> vec[i64]:
    """Those of one part of the ship."""
    found = vec[i64]()
    for piece in keepable(hull):
        if hull.board.part_of[lowest(piece)] == number:
            found = append(found, piece)
    return found


def rivals(hull: Hull) -> vec[i64]:
    """The pieces the owner has to choose among: those that can be kept in the first part that has several of them."""
    for number in range(len(hull.board.parts)):
        found = keepable_in(hull, number)
        if len(found) > 1:
            return found
    return vec[i64]()


def is_whole(hull: Hull) -> bool:
    """Whether each part of the ship is in one piece."""
    return hull.components() & ~home(hull) == 0


def home(hull: Hull) -> i64:
    """The pieces that count as the ship when errors are reported: the starting cabins', one in each part.

    GT-RULING-54, GT-RULING-81.
    """
    found: i64 = 0
    for number in range(len(hull.board.parts)):
        found |= _home_of(hull, number)
    return found


def _home_of(hull: Hull, number: i64) -> i64:
    """Of one part; without its starting cabin it is known by its first piece with a cabin, or its first piece."""
    start: i64 = hull.board.starts[number]
    if hull.kind(start) == part.STARTING_CABIN:
        return piece_of(hull, start)
    first: i64 = 0
    for piece in pieces(hull):
        if hull.board.part_of[lowest(piece)] == number:
            if has_cabin(hull, piece):
                return piece
            if first == 0:
                first = piece
    return first


def shed(hull: Hull, places: i64) -> None:
    """All these components leave the ship at once, with what they carry (GT-DMG-01)."""
    while places != 0:
        hull.remove(lowest(places))
        places &= places - 1
