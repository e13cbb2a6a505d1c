"""What a component carries, packed into one number: figures in a cabin, cells in a battery, goods in a hold, sleepers.

What the number means follows from the kind of the component: a cabin holds up to two humans or one alien, a battery
so many cells, a stasis chamber so many sleepers, a booster its charge, a hold a count of six bits for each colour.
Blocks that nobody has stowed yet are packed in the same way.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NOTHING: Final[i64] = 0

# In a cabin: 1 or 2 humans, or an alien.
HUMANS: Final[i64] = 2
BROWN_ALIEN: Final[i64] = 4
PURPLE_ALIEN: Final[i64] = 8

# Goods, most valuable first (GT-GOODS-05).
RED: Final[i64] = 0
YELLOW: Final[i64] = 1
GREEN: Final[i64] = 2
BLUE: Final[i64] = 3
COLOURS: Final[i64] = 4
COLOUR_NAMES: Final = ("red", "yellow", "green", "blue")
BITS: Final[i64] = 6
MASK: Final[i64] = 63

# What somebody finds who searches a component.
NO_FIND: Final[i64] = 0
FOUND_CREW: Final[i64] = 1
FOUND_CELLS: Final[i64] = 2
FOUND_GOODS: Final[i64] = 3
FIND_NAMES: Final = ("nothing", "crew", "battery", "goods")


def humans(load: i64) -> i64:
    return load if load <= HUMANS else 0


def is_alien(load: i64) -> bool:
    return load > HUMANS


def figures(load: i64) -> i64:
    """Crew figures in a cabin: an alien counts one (GT-CREW-01)."""
    return 1 if load > HUMANS else load


def blocks(goods: i64, colour: i64) -> i64:
    """How many blocks of a colour there are."""
    return (goods >> BITS * colour) & MASK


def one_block(colour: i64) -> i64:
    one: i64 = 1
    return one << BITS * colour


def all_blocks(goods: i64) -> i64:
    return blocks(goods, RED) + blocks(goods, YELLOW) + blocks(goods, GREEN) + blocks(goods, BLUE)


def packed(red: i64, yellow: i64, green: i64, blue: i64) -> i64:
    return red | yellow << BITS | green << 2 * BITS | blue << 3 * BITS


def dearest(goods: i64) -> i64:
    """The most valuable colour of which there is a block, or COLOURS."""
    colour: i64 = RED
    while colour < COLOURS and blocks(goods, colour) == 0:
        colour += 1
    return colour
