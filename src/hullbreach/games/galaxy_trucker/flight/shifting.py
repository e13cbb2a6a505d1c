"""Thrusters: before something strikes, the owner may move his ship out of its line (GT-EXP-16 to GT-EXP-18)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import stage, step, told
from hullbreach.games.galaxy_trucker.flight import losses
from hullbreach.games.galaxy_trucker.ship import steering
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.kernel.agenda import NONE

RAID: Final[i64] = NONE  # stands where else the hazard does
SETTLED: Final[i64] = 1  # thrusters were asked already, or are of no use


def ask(table: Table, seat: i64, hazard: i64, side: i64, line: i64) -> None:
    """Whether to shift the line; the step waits for the answer."""
    table.agenda.push(step.SHIFT, hazard, side, line, seat=seat)
    table.ask(seat, stage.SHIFT)


def could(table: Table, seat: i64) -> bool:
    """Whether the ship has thrusters that work; nobody has any without the other boxes."""
    return table.setting.other_boxes and steering.can_shift(table.ships[seat])


def shifted(table: Table, seat: i64, way: i64) -> i64:
    """Where it would go, or NONE."""
    return steering.shifted(table.ships[seat], table.agenda.b(), table.agenda.c(), way)


def shift(table: Table, seat: i64, way: i64, battery: i64) -> None:
    """A cell for one line to either side."""
    line: i64 = shifted(table, seat, way)
    losses.take_cell(table, seat, battery, told.CELL_SPENT)
    table.journal.tell(told.SHIFTED, seat, line)
    go_on(table, seat, line)


def hold(table: Table, seat: i64) -> None:
    """Let it come."""
    go_on(table, seat, table.agenda.c())


def go_on(table: Table, seat: i64, line: i64) -> None:
    hazard: i64 = table.agenda.a()
    side: i64 = table.agenda.b()
    table.agenda.drop()
    if hazard == RAID:
        table.agenda.push(step.RAID, side, line, SETTLED, seat=seat)
    else:
        table.agenda.push(step.STRIKE, hazard, side, line, SETTLED, seat=seat)
