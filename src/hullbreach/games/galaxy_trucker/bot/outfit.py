"""What the components of a ship give, counted by what it is good for."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.games.galaxy_trucker.ship import part

NOTHING: Final[i64] = 0
ENGINES: Final[i64] = 1  # single ones
DOUBLE_ENGINES: Final[i64] = 2
CANNONS: Final[i64] = 3  # strength of the single ones, in halves
FRONT_DOUBLES: Final[i64] = 4
SIDE_DOUBLES: Final[i64] = 5
CELLS: Final[i64] = 6
CREW: Final[i64] = 7  # humans, if no alien takes their place
HOLDS: Final[i64] = 8
SPECIAL: Final[i64] = 9
BROWN: Final[i64] = 10  # life supports
PURPLE: Final[i64] = 11
SHIELDS: Final[i64] = 12  # by the first of the two sides they cover
WEIGHT: Final[i64] = 16  # of heavy containers
THINGS: Final[i64] = 17

DOUBLE: Final[i64] = 2
HUMANS: Final[i64] = 2
LOOKS: Final[i64] = 1024  # a component without its connectors: the way it faces, kind and size
NONE_YET: Final = vec[i64]([0 for _ in range(THINGS)])

PLAIN: Final[dict[int, int]] = {
    int(part.BATTERY): int(CELLS),
    int(part.HOLD): int(HOLDS),
    int(part.SPECIAL_HOLD): int(SPECIAL),
    int(part.HEAVY): int(WEIGHT),
}


def _look(lying: i64) -> i64:
    return (lying >> part.FACING_AT) & (LOOKS - 1)


def _thing(kind: i64, facing: i64, size: i64) -> tuple[int, int]:
    """What a component gives, and how much of it."""
    if kind == part.ENGINE:
        return (int(DOUBLE_ENGINES), 1) if size == DOUBLE else (int(ENGINES), 1)
    if kind == part.CANNON:
        if size == DOUBLE:
            return int(FRONT_DOUBLES if facing == part.NORTH else SIDE_DOUBLES), 1
        return int(CANNONS), 2 if facing == part.NORTH else 1
    if part.is_cabin(kind):
        return int(CREW), int(HUMANS)
    if kind == part.BROWN_SUPPORT or kind == part.PURPLE_SUPPORT:
        return int(BROWN if kind == part.BROWN_SUPPORT else PURPLE), 1
    if kind == part.SHIELD:
        return int(SHIELDS + facing), 1
    return PLAIN.get(int(kind), 0), int(size)


def _things(which: int) -> vec[i64]:
    found = vec[i64]([0 for _ in range(LOOKS)])
    for kind in range(part.KINDS):
        for facing in range(part.SIDES):
            for size in range(8):
                lying: i64 = part.pack(kind, 0, 0, 0, 0, facing, size, 0)
                found[_look(lying)] = _thing(kind, facing, size)[which]
    return found


THING: Final = _things(0)
AMOUNT: Final = _things(1)


def count(parts: vec[i64], size: i64) -> vec[i64]:
    """How much there is of everything on the first squares of an array of components."""
    have = NONE_YET[:]
    for place in range(size):
        add(have, parts[place])
    return have


def add(have: vec[i64], lying: i64) -> None:
    """Another component."""
    look: i64 = (lying >> part.FACING_AT) & (LOOKS - 1)
    have[THING[look]] += AMOUNT[look]


def covers(have: vec[i64], side: i64) -> bool:
    """Whether a shield covers the side."""
    return have[SHIELDS + side] > 0 or have[SHIELDS + ((side + 3) & 3)] > 0
