"""Who could help the crew: sleepers in stasis chambers, robonauts, and the weapons of an armoury.

None of them is crew until it is called upon (GT-RULING-90, GT-RULING-91).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker.ship import crew, load, part, routing, structure, zones
from hullbreach.games.galaxy_trucker.ship.board import bit
from hullbreach.games.galaxy_trucker.ship.hull import Hull

ARMS: Final[i64] = 1  # what an armoury adds where crews are compared


# --- sleepers --------------------------------------------------------------------------------------------------------
def chambers(hull: Hull) -> i64:
    """The set of stasis chambers with somebody in them."""
    found: i64 = 0
    for place in range(hull.board.size):
        if hull.kind(place) == part.STASIS and hull.load(place) != load.NOTHING:
            found |= bit(place)
    return found


def beds(hull: Hull) -> i64:
    """The set of cabins where a sleeper may go on waking: with a free place, and where crew is allowed (GT-EXP-21)."""
    barred: i64 = zones.barred(hull)
    found: i64 = 0
    for place in range(hull.board.size):
        if part.is_cabin(hull.kind(place)) and hull.load(place) < load.HUMANS and not structure.has(barred, place):
            found |= bit(place)
    return found


def wake(hull: Hull, cabin: i64) -> i64:
    """One sleeper moves from the first chamber, bow first, into that cabin; returns the chamber."""
    chamber: i64 = structure.lowest(chambers(hull))
    hull.set_load(chamber, hull.load(chamber) - 1)
    hull.set_load(cabin, hull.load(cabin) + 1)
    return chamber


# --- robonauts and arms ----------------------------------------------------------------------------------------------
def teams(hull: Hull) -> i64:
    """The set of robonaut components that work; radiation does not matter to them (GT-EXP-20)."""
    found: i64 = structure.of_kind(hull, part.ROBONAUTS)
    return found & ~zones.dead(hull) if found != 0 else 0


def useful_for_crew(hull: Hull) -> i64:
    """How many cells could be of use when crews are compared: one for each team (GT-EXP-24, GT-RULING-51)."""
    return min(structure.count(teams(hull)), crew.cells(hull))


def armed(hull: Hull) -> i64:
    """The set of cabins whose crew has the weapons of an armoury."""
    found: i64 = 0
    armouries: i64 = _armouries(hull)
    while armouries != 0:
        found |= routing.linked_to(hull, structure.lowest(armouries))
        armouries &= armouries - 1
    return found & crew.cabins(hull) if found != 0 else 0


def mustered(hull: Hull, cells: i64) -> i64:
    """Crew where crews are compared: with so many teams of robonauts at work, and what armouries add (GT-EXP-24)."""
    found: i64 = crew.crew(hull)
    working: i64 = teams(hull)
    while working != 0 and cells > 0:
        found += part.size_of(hull.part(structure.lowest(working)))
        working &= working - 1
        cells -= 1
    armouries: i64 = _armouries(hull)
    while armouries != 0:
        if routing.linked_to(hull, structure.lowest(armouries)) & crew.cabins(hull) != 0:
            found += ARMS
        armouries &= armouries - 1
    return found


def _armouries(hull: Hull) -> i64:
    found: i64 = structure.of_kind(hull, part.ARMOURY)
    return found & ~zones.dead(hull) if found != 0 else 0
