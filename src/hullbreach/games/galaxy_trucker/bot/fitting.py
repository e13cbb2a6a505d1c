"""Which components fit where: how many of the box could be welded to a free square, by what lies around it.

What a component must get along with on a side is a wish: one of the four sides it would touch, or none where the next
square is free. Four of them, north first, make the surroundings of a square: one number of four digits.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import pieces
from hullbreach.games.galaxy_trucker.bot import taste
from hullbreach.games.galaxy_trucker.ship import part

FREE: Final[i64] = 4  # no component on that side; 0 to 3 are the connectors one touches there
WISHES: Final[i64] = 5
SURROUNDINGS: Final[i64] = 625
BARRED: Final[i64] = -1  # surroundings in which nothing may lie: before a cannon, behind an engine
DIGITS: Final = vec[i64]([125, 25, 5, 1])  # what a wish counts, by side


def wish_of(surroundings: i64, side: i64) -> i64:
    return surroundings // DIGITS[side] % WISHES


def may_lie(joins: i64, lying: i64, surroundings: i64) -> bool:
    """Whether a component may lie so: no bad contact, a free square before a cannon and behind an engine."""
    kind: i64 = part.kind_of(lying)
    facing: i64 = part.facing_of(lying)
    if kind == part.ENGINE and facing != part.SOUTH:
        return False
    for side in range(part.SIDES):
        wish: i64 = wish_of(surroundings, side)
        if wish != FREE:
            if facing == side and (kind == part.ENGINE or kind == part.CANNON):
                return False
            if part.clashes(joins, part.connector(lying, side), wish):
                return False
    return True


def would_hold(joins: i64, lying: i64, surroundings: i64) -> bool:
    """Whether a component that lies so is joined to one beside it."""
    for side in range(part.SIDES):
        wish: i64 = wish_of(surroundings, side)
        if wish != FREE and part.fits(joins, part.connector(lying, side), wish):
            return True
    return False


def _alike() -> dict[int, int]:
    """How many components look alike but for what they are: what fits one of them fits all."""
    found: dict[int, int] = {}
    for tile in range(int(pieces.ORDINARY)):
        lies: i64 = pieces.lying(tile, 0)
        kind: i64 = part.kind_of(lies)
        if kind != part.ENGINE and kind != part.CANNON:
            kind = part.STRUCTURE
        look: i64 = part.pack(kind, 0, 0, 0, 0, part.facing_of(lies), 0, 0) | (lies & 0xFF)
        found[look] = found.get(look, 0) + 1
    return found


def _masks(joins: int) -> tuple[list[list[int]], list[list[int]], list[int]]:
    """By side and connector the surroundings it gets along with, and those it is joined in; and by side the free ones.

    A set of surroundings is one number with a bit for each.
    """
    content = [[0] * 4 for _ in range(4)]
    joined = [[0] * 4 for _ in range(4)]
    free = [0] * 4
    for number in range(int(SURROUNDINGS)):
        for side in range(4):
            wish = number // int(DIGITS[side]) % 5
            if wish == 4:
                free[side] |= 1 << number
            for connector in range(4):
                if wish == 4 or not part.clashes(joins, connector, wish):
                    content[side][connector] |= 1 << number
                if wish != 4 and part.fits(joins, connector, wish):
                    joined[side][connector] |= 1 << number
    return content, joined, free


def _count(joins: int, join: bool) -> vec[float]:
    """For all surroundings the share of components that fit some way; with `join`, and are joined."""
    content, joined, free = _masks(joins)
    total = [0] * int(SURROUNDINGS)
    for look, alike in _alike().items():
        fitting = 0
        for turn in range(4):
            lying = int(part.turned(look, turn))
            kind, facing = int(part.kind_of(lying)), int(part.facing_of(lying))
            if kind == part.ENGINE and facing != part.SOUTH:
                continue
            connectors = [int(part.connector(lying, side)) for side in range(4)]
            good, held = -1, 0
            for side in range(4):
                good &= content[side][connectors[side]]
                held |= joined[side][connectors[side]]
            if kind == part.ENGINE or kind == part.CANNON:
                good &= free[facing]
            fitting |= good & held if join else good
        for number in range(int(SURROUNDINGS)):
            if fitting >> number & 1:
                total[number] += alike
    return vec[float]([share / int(pieces.ORDINARY) for share in total])


def _likely(shares: vec[float]) -> vec[float]:
    """How likely one of the components one will look at fits, by surroundings."""
    return vec[float]([1.0 - (1.0 - share) ** taste.TRIES for share in shares])


@final
class Shares:
    """What fits where, as connectors join on a flight."""

    def __init__(self, joins: i64) -> None:
        self.joins = joins
        self.weldable = _count(joins, join=True)
        """By surroundings: the share of all components that could be welded there now."""
        self.harmless = _count(joins, join=False)
        """By surroundings: the share that could lie there, if something else holds them."""
        self.likely = _likely(self.weldable)
        self.likely_later = _likely(self.harmless)


USUAL: Final = Shares(part.USUAL_JOINS)
_shares: Final[dict[int, Shares]] = {int(part.USUAL_JOINS): USUAL}


def shares_for(joins: i64) -> Shares:
    """Made once for every way connectors may join: there are few."""
    found = _shares.get(int(joins))
    if found is None:
        found = Shares(joins)
        _shares[int(joins)] = found
    return found
