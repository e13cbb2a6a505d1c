"""The supply of goods: the blocks of the box, unless a game is set up without a limit (GT-GOODS-08, GT-RULING-10)."""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import cell
from hullbreach.games.galaxy_trucker.ship import load
from hullbreach.games.galaxy_trucker.state import Table


def take(table: Table, goods: i64) -> i64:
    """What there is of these blocks, taken from the supply."""
    if not table.setting.limited_goods:
        return goods
    found: i64 = 0
    for colour in range(load.COLOURS):
        blocks: i64 = min(load.blocks(goods, colour), table.cells[cell.SUPPLY + colour])
        table.cells[cell.SUPPLY + colour] -= blocks
        found += blocks * load.one_block(colour)
    return found


def give_back(table: Table, goods: i64) -> None:
    """Blocks that are lost or left behind can be loaded by others."""
    if table.setting.limited_goods:
        for colour in range(load.COLOURS):
            table.cells[cell.SUPPLY + colour] += load.blocks(goods, colour)
