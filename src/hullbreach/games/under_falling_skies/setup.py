"""Laying out a battle (UFS-SETUP-01 to UFS-SETUP-08)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.games.under_falling_skies import cell, pieces, step, told
from hullbreach.games.under_falling_skies.abilities import hook
from hullbreach.games.under_falling_skies.abilities.force import trigger
from hullbreach.games.under_falling_skies.state import Table, fresh_cells


def lay_out(table: Table) -> None:
    """Set up the battle that city, side, tiles, threat level, scenario and team in the cells ask for."""
    fresh = fresh_cells(False)
    for place in range(cell.BOARD, cell.BOARD_END):
        table.cells[place] = fresh[place]
    table.agenda.clear()
    table.journal.tell(told.BATTLE, table.cells[cell.CITY], table.cells[cell.SIDE], table.cells[cell.SCENARIO])
    draw_threat_tiles(table)
    table.use_setting()
    set_markers(table)
    for column in range(pieces.COLUMNS):
        table.cells[cell.LAUNCH_POINT + column] = pieces.PURPLE
    table.agenda.push(step.START_ROUND)
    trigger(table, hook.SETUP)


def draw_threat_tiles(table: Table) -> None:
    """Turn as many tiles as the threat level says, at random (UFS-THREAT-02, UFS-RULING-22)."""
    positions = vec[i64](range(pieces.HIGHEST_THREAT))
    table.dice.shuffle(positions)
    threats: i64 = 0
    for drawn in range(table.cells[cell.THREAT_LEVEL]):
        threats |= 1 << positions[drawn]
        table.journal.tell(told.THREAT_TILE, positions[drawn] + 1)
    table.cells[cell.THREATS] = threats


def set_markers(table: Table) -> None:
    """Research, damage and rounds start at 0 (UFS-SETUP-07)."""
    table.cells[cell.MOTHERSHIP] = pieces.START_ROW
    table.cells[cell.ENERGY] = table.setting.start_energy
    table.cells[cell.MAX_ENERGY] = table.setting.max_energy
    table.cells[cell.EXCAVATOR] = table.setting.excavator_start
