"""What missions count: one small function for each counter, all of a seat at the end of a flight or at its launch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import cell
from hullbreach.games.galaxy_trucker.missions.plan import ARTEFACTS, COUNTER_NAMES, kinds_of
from hullbreach.games.galaxy_trucker.missions.schema import KINDS
from hullbreach.games.galaxy_trucker.ship import cargo, crew, load, part, strength, structure
from hullbreach.games.galaxy_trucker.ship.hull import Hull
from hullbreach.games.galaxy_trucker.state import Table

SPECIAL_KINDS: Final[i64] = 6
BITS: Final[i64] = 6  # of a packed count: no ship has more squares than that can say
MASK: Final[i64] = 63


# --- special components ----------------------------------------------------------------------------------------------
def specials(hull: Hull) -> i64:
    """How many special components of each kind are on the ship, packed."""
    found: i64 = 0
    one: i64 = 1
    for place in range(hull.board.size):
        kind: i64 = hull.kind(place) - part.EXPLOSIVE
        if 0 <= kind < SPECIAL_KINDS:
            found += one << BITS * kind
    return found


def of_kinds(packed: i64, kinds: i64) -> i64:
    """How many of them are of these kinds."""
    found: i64 = 0
    for kind in range(SPECIAL_KINDS):
        if (kinds >> (part.EXPLOSIVE + kind)) & 1:
            found += (packed >> BITS * kind) & MASK
    return found


def has_delivered(table: Table, seat: i64) -> bool:
    """Only who finishes the flight delivers anything (GT-MIS-11, GT-RULING-28); while it lasts, who is in it may."""
    return table.of(seat, cell.STATUS) == cell.FINISHED or table.is_on_track(seat)


def delivered(table: Table, seat: i64, kinds: i64) -> i64:
    return of_kinds(specials(table.ships[seat]), kinds) if has_delivered(table, seat) else 0


def lost(table: Table, seat: i64, kinds: i64) -> i64:
    """Built, and not on the ship any more."""
    return of_kinds(table.of(seat, cell.LAUNCHED), kinds) - of_kinds(specials(table.ships[seat]), kinds)


def delivered_weight(table: Table, seat: i64) -> i64:
    return strength.weight(table.ships[seat]) if has_delivered(table, seat) else 0


def delivered_distinct_kinds(table: Table, seat: i64) -> i64:
    """Single and double artefacts are one kind."""
    found: i64 = 0
    for name in KINDS:
        if delivered(table, seat, kinds_of(name)) > 0:
            found += 1
    return found


# --- crew and goods --------------------------------------------------------------------------------------------------
def aliens(hull: Hull) -> i64:
    return crew.crew(hull) - crew.humans(hull)


def delivered_human(table: Table, seat: i64) -> i64:
    return crew.humans(table.ships[seat]) if has_delivered(table, seat) else 0


def delivered_alien(table: Table, seat: i64) -> i64:
    return aliens(table.ships[seat]) if has_delivered(table, seat) else 0


def delivered_goods_colours(table: Table, seat: i64) -> i64:
    goods: i64 = cargo.aboard(table.ships[seat]) if has_delivered(table, seat) else 0
    found: i64 = 0
    for colour in range(load.COLOURS):
        if load.blocks(goods, colour) > 0:
            found += 1
    return found


def lost_human(table: Table, seat: i64) -> i64:
    """Giving up does not lose those who are still aboard."""
    return table.of(seat, cell.HUMANS) - crew.humans(table.ships[seat])


def lost_alien(table: Table, seat: i64) -> i64:
    return table.of(seat, cell.ALIENS) - aliens(table.ships[seat])


def lost_crew(table: Table, seat: i64) -> i64:
    return lost_human(table, seat) + lost_alien(table, seat)


# --- the ship --------------------------------------------------------------------------------------------------------
def lost_in_flight(table: Table, seat: i64) -> i64:
    """Components lost in any way since the launch: neither building errors nor what was left over."""
    return table.of(seat, cell.LOST) - table.of(seat, cell.LOST_EARLY)


def cannon_components(table: Table, seat: i64) -> i64:
    """A double cannon is one component."""
    return structure.count(structure.of_kind(table.ships[seat], part.CANNON))


def exposed_connectors(table: Table, seat: i64) -> i64:
    return structure.exposed(table.ships[seat])


def cells_left(table: Table, seat: i64) -> i64:
    return crew.cells(table.ships[seat])


def engine_strength_without_cells(table: Table, seat: i64) -> i64:
    found: i64 = strength.engine(table.ships[seat], 0)
    return found if found > 0 else 0


# --- what was noted on the way ---------------------------------------------------------------------------------------
def badges(table: Table, seat: i64) -> i64:
    return table.of(seat, cell.BADGES)


def enemies_beaten(table: Table, seat: i64) -> i64:
    return table.of(seat, cell.ENEMIES)


def built_artefact(table: Table, seat: i64) -> i64:
    return of_kinds(table.of(seat, cell.LAUNCHED), ARTEFACTS)


def aliens_aboard(table: Table, seat: i64) -> i64:
    return table.of(seat, cell.ALIENS)


def empty_squares_at_launch(table: Table, seat: i64) -> i64:
    return table.of(seat, cell.GAPS)


# --- directives ------------------------------------------------------------------------------------------------------
def is_drawn(table: Table, directive: i64) -> bool:
    return (table.cells[cell.DIRECTIVES] >> directive) & 1 == 1


def directives_met(table: Table, seat: i64) -> i64:
    found: i64 = 0
    for number, directive in enumerate(table.plan.directives):
        if is_drawn(table, number) and directive.holds(count(table, seat, directive.counter)):
            found += 1
    return found


def directives_broken(table: Table, seat: i64) -> i64:
    return table.plan.drawn_directives - directives_met(table, seat)


# --- by name ---------------------------------------------------------------------------------------------------------
SIMPLE: Final[dict[str, Callable[[Table, int], int]]] = {
    "delivered_weight": delivered_weight,
    "delivered_distinct_kinds": delivered_distinct_kinds,
    "delivered_human": delivered_human,
    "delivered_alien": delivered_alien,
    "delivered_goods_colours": delivered_goods_colours,
    "lost_human": lost_human,
    "lost_alien": lost_alien,
    "lost_crew": lost_crew,
    "lost_in_flight": lost_in_flight,
    "cannon_components": cannon_components,
    "exposed_connectors": exposed_connectors,
    "cells_left": cells_left,
    "engine_strength_without_cells": engine_strength_without_cells,
    "badges": badges,
    "enemies_beaten": enemies_beaten,
    "directives_met": directives_met,
    "directives_broken": directives_broken,
    "built_artefact": built_artefact,
    "aliens_aboard": aliens_aboard,
    "empty_squares_at_launch": empty_squares_at_launch,
}
DELIVERED: Final = "delivered_"
LOST: Final = "lost_"
_counted: Final = [name.removeprefix(DELIVERED).removeprefix(LOST) for name in COUNTER_NAMES]
# By counter: the kinds of special components it is about, if it is about nothing else.
COUNTED_KINDS: Final = [
    0 if name in SIMPLE else int(kinds_of(kind)) for name, kind in zip(COUNTER_NAMES, _counted, strict=True)
]
IS_LOST: Final = [name.startswith(LOST) for name in COUNTER_NAMES]


def count(table: Table, seat: i64, counter: i64) -> i64:
    """What a counter says of a seat now."""
    kinds: i64 = COUNTED_KINDS[counter]
    if kinds == 0:
        return SIMPLE[COUNTER_NAMES[counter]](table, seat)
    return lost(table, seat, kinds) if IS_LOST[counter] else delivered(table, seat, kinds)
