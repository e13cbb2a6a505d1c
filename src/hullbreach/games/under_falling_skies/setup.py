"""Laying out a battle (UFS-SETUP-01 to UFS-SETUP-08)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.games.under_falling_skies import events as told
from hullbreach.games.under_falling_skies.effects import START_ROUND
from hullbreach.games.under_falling_skies.ops import SETUP
from hullbreach.games.under_falling_skies.pieces import COLUMNS, HIGHEST_THREAT, PURPLE, START_ROW
from hullbreach.games.under_falling_skies.powers import trigger
from hullbreach.games.under_falling_skies.state import (
    CITY,
    ENERGY,
    EXCAVATOR,
    LAUNCH_POINT,
    MAX_ENERGY,
    MOTHERSHIP,
    SCENARIO,
    SIDE,
    THREAT_LEVEL,
    THREATS,
    Table,
    fresh_cells,
)
from hullbreach.kernel.agenda import step


def lay_out(table: Table) -> None:
    """Set up the battle that city, side, tiles, threat level, scenario and team in the cells ask for."""
    fresh = fresh_cells()
    cell: i64 = 0
    while cell < CITY:
        table.cells[cell] = fresh[cell]
        cell += 1
    table.agenda.clear()
    table.journal.tell(told.BATTLE, table.cells[CITY], table.cells[SIDE], table.cells[SCENARIO])
    draw_threat_tiles(table)
    table.use_setting()
    set_markers(table)
    column: i64 = 0
    while column < COLUMNS:
        table.cells[LAUNCH_POINT + column] = PURPLE
        column += 1
    table.agenda.push(step(START_ROUND))
    trigger(table, SETUP)


def draw_threat_tiles(table: Table) -> None:
    """Turn as many tiles as the threat level says, at random (UFS-THREAT-02, UFS-RULING-22)."""
    positions = vec[i64](range(HIGHEST_THREAT))
    table.dice.shuffle(positions)
    threats: i64 = 0
    drawn: i64 = 0
    while drawn < table.cells[THREAT_LEVEL]:
        threats |= 1 << positions[drawn]
        table.journal.tell(told.THREAT_TILE, positions[drawn] + 1)
        drawn += 1
    table.cells[THREATS] = threats


def set_markers(table: Table) -> None:
    """Research, damage and rounds start at 0 (UFS-SETUP-07)."""
    table.cells[MOTHERSHIP] = START_ROW
    table.cells[ENERGY] = table.setting.start_energy
    table.cells[MAX_ENERGY] = table.setting.max_energy
    table.cells[EXCAVATOR] = table.setting.excavator_start
