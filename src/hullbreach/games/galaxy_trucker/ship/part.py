"""A component as it lies on a ship, packed into one number: `part.CABIN`, `part.kind_of(lying)`.

The number holds all that the rules ask of it: its kind, its four connectors as they lie, the way it faces, its size
(power of an engine or a cannon, places of a battery, a hold or a stasis chamber, weight of a heavy container, number of
robonauts), and which tile it is.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

EMPTY: Final[i64] = 0  # no component

# Sides of a ship and of a component, clockwise. The bow is north.
NORTH: Final[i64] = 0
EAST: Final[i64] = 1
SOUTH: Final[i64] = 2
WEST: Final[i64] = 3
SIDES: Final[i64] = 4

# Connectors (GT-CONN-01).
SMOOTH: Final[i64] = 0
SINGLE: Final[i64] = 1
DOUBLE: Final[i64] = 2
UNIVERSAL: Final[i64] = 3

# Kinds.
STARTING_CABIN: Final[i64] = 1
CABIN: Final[i64] = 2
BROWN_SUPPORT: Final[i64] = 3
PURPLE_SUPPORT: Final[i64] = 4
ENGINE: Final[i64] = 5
CANNON: Final[i64] = 6
SHIELD: Final[i64] = 7
BATTERY: Final[i64] = 8
HOLD: Final[i64] = 9
SPECIAL_HOLD: Final[i64] = 10
STRUCTURE: Final[i64] = 11
# Special components.
EXPLOSIVE: Final[i64] = 12
FRAGILE: Final[i64] = 13
HEAVY: Final[i64] = 14
RADIOACTIVE: Final[i64] = 15
ARTEFACT: Final[i64] = 16
DOUBLE_ARTEFACT: Final[i64] = 17
# Components of other boxes.
PLATING: Final[i64] = 18
THRUSTERS: Final[i64] = 19
ROUTER: Final[i64] = 20
ROBONAUTS: Final[i64] = 21
STASIS: Final[i64] = 22
BOOSTER: Final[i64] = 23
SELF_DEFENCE: Final[i64] = 24
ARMOURY: Final[i64] = 25
KINDS: Final[i64] = 26

KIND_NAMES: Final = (
    "empty",
    "starting_cabin",
    "cabin",
    "life_support_brown",
    "life_support_purple",
    "engine",
    "cannon",
    "shield",
    "battery",
    "cargo",
    "special_cargo",
    "structural",
    "explosive",
    "fragile",
    "heavy",
    "radioactive",
    "artefact_single",
    "artefact_double",
    "plating",
    "thrusters",
    "router",
    "robonauts",
    "stasis",
    "booster",
    "self_defence",
    "armoury",
)
assert len(KIND_NAMES) == KINDS

# What the number is made of, lowest bits first: four connectors of two bits each, the way it faces, kind, size, tile.
FACING_AT: Final[i64] = 8
KIND_AT: Final[i64] = 10
SIZE_AT: Final[i64] = 15
TILE_AT: Final[i64] = 18


def pack(kind: i64, north: i64, east: i64, south: i64, west: i64, facing: i64, size: i64, tile: i64) -> i64:
    connectors: i64 = north | east << 2 | south << 4 | west << 6
    return connectors | facing << FACING_AT | kind << KIND_AT | size << SIZE_AT | tile << TILE_AT


def turned(lying: i64, quarters: i64) -> i64:
    """The same component after so many quarter turns clockwise."""
    by: i64 = quarters & 3
    connectors: i64 = lying & 0xFF
    connectors = (connectors << 2 * by | connectors >> (8 - 2 * by)) & 0xFF
    facing: i64 = (facing_of(lying) + by) & 3
    return lying >> KIND_AT << KIND_AT | facing << FACING_AT | connectors


def kind_of(lying: i64) -> i64:
    return (lying >> KIND_AT) & 31


def connector(lying: i64, side: i64) -> i64:
    return (lying >> 2 * side) & 3


def facing_of(lying: i64) -> i64:
    """Where a cannon's barrel or an engine's exhaust points; the first of a shield's two sides, going clockwise.

    A single artefact that faces north or south kills its column, else its row.
    """
    return (lying >> FACING_AT) & 3


def size_of(lying: i64) -> i64:
    """The power of an engine or a cannon, the places of a battery, a hold or a stasis chamber, the weight of a heavy
    container, the number of robonauts."""
    return (lying >> SIZE_AT) & 7


def tile_of(lying: i64) -> i64:
    """Which tile of the box it is; ships on paper do not say."""
    return lying >> TILE_AT


def opposite(side: i64) -> i64:
    return (side + 2) & 3


def is_cabin(kind: i64) -> bool:
    return kind == CABIN or kind == STARTING_CABIN


def is_special(kind: i64) -> bool:
    """Whether it is a special component of the Missions expansion."""
    return EXPLOSIVE <= kind <= DOUBLE_ARTEFACT


def is_plated(lying: i64, side: i64) -> bool:
    """Whether that side is plated: smooth sides of heavy containers and of plating (GT-HEAVY-01, GT-EXP-19).

    Plating is structural: it holds in dead zones too (GT-ART-05).
    """
    kind: i64 = kind_of(lying)
    return (kind == HEAVY or kind == PLATING) and connector(lying, side) == SMOOTH


def is_hold(kind: i64) -> bool:
    return kind == HOLD or kind == SPECIAL_HOLD


# Which connectors join which is one number: a bit for each ordered pair of connectors, four for each first one.
# Equal ones join, and the universal one joins any (GT-CONN-02); a mission may say otherwise (GT-MIS-04).
USUAL_JOINS: Final[i64] = 0b1110_1100_1010_0000


def with_pair(joins: i64, one: i64, other: i64) -> i64:
    """The same joins and one more pair, whichever way round they touch."""
    pair: i64 = 1
    return joins | pair << (4 * one + other) | pair << (4 * other + one)


def fits(joins: i64, one: i64, other: i64) -> bool:
    """Whether two touching connectors join their components (GT-CONN-02)."""
    return (joins >> (4 * one + other)) & 1 != 0


def clashes(joins: i64, one: i64, other: i64) -> bool:
    """Whether two touching sides are an illegal contact (GT-CONN-03)."""
    return one | other != SMOOTH and not fits(joins, one, other)
