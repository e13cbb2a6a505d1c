"""What a mission would pay if the flight ended now, and what is at stake with a part of the ship."""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import cell
from hullbreach.games.galaxy_trucker.missions import money
from hullbreach.games.galaxy_trucker.ship import structure
from hullbreach.games.galaxy_trucker.state import Table


def mission_money(table: Table, seat: i64) -> float:
    """What the mission would pay if the flight ended now, less what it would cost."""
    found: i64 = 0
    for line in table.aims().money:
        found += money.due(table, seat, line)
    return float(found)


def stake(table: Table, seat: i64, places: i64) -> float:
    """How much less the mission would pay if these components were lost; below zero where losses pay."""
    if not table.aims().money or places == 0:
        return 0.0
    whole = table.ships[seat]
    before: float = mission_money(table, seat)
    rest = whole.twin()
    left: i64 = places
    while left != 0:
        rest.remove(structure.lowest(left))
        left &= left - 1
    table.ships[seat] = rest
    table.add_of(seat, cell.LOST, structure.count(places))
    after: float = mission_money(table, seat)
    table.add_of(seat, cell.LOST, -structure.count(places))
    table.ships[seat] = whole
    return before - after
