"""An exercise that measures how fast ships are judged."""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker.ship import destruction, structure
from hullbreach.games.galaxy_trucker.ship.board import MOST_SQUARES
from hullbreach.games.galaxy_trucker.ship.hull import Hull


def hit_everywhere(hull: Hull) -> i64:
    """Destroy each component in turn, judge what is left and put it back; returns all connectors exposed by it."""
    before = hull.cells[hull.at : hull.at + 2 * MOST_SQUARES]
    left: i64 = hull.components()
    found: i64 = 0
    while left != 0:
        found += exposed_after(hull, structure.lowest(left))
        left &= left - 1
        for place in range(2 * MOST_SQUARES):
            hull.cells[hull.at + place] = before[place]
    return found


def exposed_after(hull: Hull, place: i64) -> i64:
    """The component goes with its chain, and what falls off; of each part the first piece with a cabin flies on."""
    structure.shed(hull, destruction.chain(hull, place))
    for number in range(len(hull.board.parts)):
        pieces = structure.keepable_in(hull, number)
        kept: i64 = pieces[0] if len(pieces) > 0 else 0
        structure.shed(hull, hull.board.parts[number] & hull.components() & ~kept)
    return structure.exposed(hull)
