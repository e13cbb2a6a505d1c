"""Intruders: where they enter, how they go through a ship, what they take, and where they are beaten (GT-ROBO).

Only the raids of the robopolice are known; what the rulebook leaves to the intruders of another box is settled by
rulings (GT-RULING-48, GT-RULING-84, GT-RULING-86, GT-RULING-87).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from hullbreach.games.galaxy_trucker.ship import hazards, load, part, reserves, routing, structure, zones
from hullbreach.games.galaxy_trucker.ship.board import bit
from hullbreach.games.galaxy_trucker.ship.hull import Hull
from hullbreach.games.galaxy_trucker.ship.lines import LINES
from hullbreach.kernel.agenda import NONE

TURNS: Final = vec[i64]([1, 0, 3, 2])  # right, straight on, left, back


def defended(hull: Hull) -> i64:
    """Working self-defence systems with all that is joined to them, and cabins with an armed crew (GT-RULING-87)."""
    found: i64 = reserves.armed(hull)
    systems: i64 = structure.of_kind(hull, part.SELF_DEFENCE)
    if systems != 0:
        systems &= ~zones.dead(hull)
    while systems != 0:
        found |= (systems & -systems) | routing.linked_to(hull, structure.lowest(systems))
        systems &= systems - 1
    return found


def entry(hull: Hull, side: i64, line: i64, way: i64) -> i64:
    """The component it enters by, or NONE: line after line along its side, round the board (GT-ROBO-04, -11).

    `way` is 1 towards higher numbers, -1 towards lower ones.
    """
    guarded: i64 = defended(hull)
    lines = hull.board.lines(side)
    for _tried in range(LINES):
        place: i64 = hazards.target(hull, side, line)
        if place != NONE and not structure.has(guarded, place):
            return place
        line = lines.next_aim(line, way)
    return NONE


@final
class Visit:
    """The way of one unit, from its entry on; if it is beaten, the last component is the one that beat it."""

    def __init__(self, path: vec[i64], beaten: bool) -> None:
        self.path = path
        self.beaten = beaten


def visit(hull: Hull, enters: i64, side: i64) -> Visit:
    """On until it is beaten, or about to make a move it has made before (GT-ROBO-08, -09, GT-RULING-46)."""
    guarded: i64 = defended(hull)
    made = vec[i64]([0, 0, 0, 0])  # by side, the set of components it has left that way
    path = append(vec[i64](), enters)
    place: i64 = enters
    heading: i64 = _onward(hull, place, part.opposite(side))
    while heading != NONE and not structure.has(made[heading], place):
        made[heading] |= bit(place)
        place = hull.board.neighbour(place, heading)
        path = append(path, place)
        if structure.has(guarded, place):
            return Visit(path, True)
        heading = _onward(hull, place, heading)
    return Visit(path, False)


def _onward(hull: Hull, place: i64, heading: i64) -> i64:
    """The side it leaves by: to its right if it can, else straight on, else left, else back (GT-RULING-84)."""
    for turn in TURNS:
        side: i64 = (heading + turn) & 3
        if structure.joined(hull, place, side):
            return side
    return NONE


def find(hull: Hull, place: i64) -> i64:
    """What it confiscates there: an astronaut, a cell or a block; never an alien (GT-ROBO-06, GT-RULING-86)."""
    kind: i64 = hull.kind(place)
    carried: i64 = hull.load(place)
    if carried == load.NOTHING:
        return load.NO_FIND
    if kind == part.STASIS or (part.is_cabin(kind) and not load.is_alien(carried)):
        return load.FOUND_CREW
    if kind == part.BATTERY:
        return load.FOUND_CELLS
    return load.FOUND_GOODS if part.is_hold(kind) else load.NO_FIND
