"""Getting out of the way: thrusters shift the line of a roll, boosters jump to hyperspace (GT-EXP-14 to -18)."""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker.ship import crew, lines, load, part, routing, structure, zones
from hullbreach.games.galaxy_trucker.ship.hull import Hull
from hullbreach.kernel.agenda import NONE


def can_shift(hull: Hull) -> bool:
    """Whether a cell can power thrusters that are joined to a component with crew (GT-ROBO-03, GT-RULING-88)."""
    thrusters: i64 = structure.of_kind(hull, part.THRUSTERS)
    if thrusters == 0 or crew.cells(hull) == 0:
        return False
    thrusters &= ~zones.dead(hull)
    manned: i64 = crew.cabins(hull)
    while thrusters != 0:
        if routing.linked_to(hull, structure.lowest(thrusters)) & manned != 0:
            return True
        thrusters &= thrusters - 1
    return False


def shifted(hull: Hull, side: i64, aim: i64, way: i64) -> i64:
    """The roll one higher or lower, or NONE where no dice show it (GT-RULING-88)."""
    ways = hull.board.lines(side)
    if ways.dice == lines.AROUND:
        return ways.next_aim(aim, way)
    dice: i64 = 1 if ways.dice == lines.SINGLE else 2
    other: i64 = aim + way
    return other if dice <= other <= dice * lines.FACES else NONE


def ready_booster(hull: Hull) -> i64:
    """A working booster with its charge, or NONE (GT-EXP-14)."""
    boosters: i64 = structure.of_kind(hull, part.BOOSTER)
    if boosters == 0:
        return NONE
    boosters &= ~zones.dead(hull)
    while boosters != 0:
        if hull.load(structure.lowest(boosters)) != load.NOTHING:
            return structure.lowest(boosters)
        boosters &= boosters - 1
    return NONE
