"""Robots: building them, taking them off (UFS-ROBOT-01 to UFS-ROBOT-05)."""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.under_falling_skies import cell, pieces, stage, step, told
from hullbreach.games.under_falling_skies.abilities import op
from hullbreach.games.under_falling_skies.abilities.force import in_force
from hullbreach.games.under_falling_skies.effects import can_build_robot, remove_robot
from hullbreach.games.under_falling_skies.state import PLAYER, Table
from hullbreach.kernel.agenda import NONE


def build(table: Table, value: i64, ready: bool) -> None:
    """A robot is to be installed; abilities make it better (UFS-ROBOT-02, UFS-ROBOT-03)."""
    for effect in table.setting.by_op[op.ROBOT_VALUE]:
        if in_force(table, effect):
            value += effect.add
    at_once: bool = ready or len(table.setting.by_op[op.ROBOT_READY]) > 0
    table.agenda.push(step.INSTALL_ROBOT, min(value, pieces.HIGHEST), 1 if at_once else 0)


def ask_where(table: Table, value: i64, ready: i64) -> None:
    """Ask where it goes; first for a robot to take off, if there are as many as there may be (UFS-ROBOT-04)."""
    if can_build_robot(table):
        table.agenda.push(step.INSTALL_ROBOT, value, ready)
        full: bool = table.robots_on_board() >= table.setting.robot_limit
        table.ask(PLAYER, stage.SCRAP_ROBOT if full else stage.INSTALL)


def install(table: Table, value: i64, ready: bool, space: i64) -> None:
    """A blue die from the reserve; one that was resolved in this phase stays exhausted (UFS-ROOM-01)."""
    die: i64 = spare_robot(table)
    table.place_die(die, space)
    table.turn_die(die, value)
    awake: bool = ready and not (table.cells[cell.SPENT] >> die) & 1
    if not awake:
        table.cells[cell.EXHAUSTED] |= 1 << die
    table.journal.tell(told.ROBOT_INSTALLED, space, value, 1 if awake else 0, table.facility(space))


def spare_robot(table: Table) -> i64:
    """A blue die that is not on the board; there must be one."""
    die: i64 = pieces.WORKERS
    while table.die_space(die) != NONE:
        die += 1
    return die


def scrap(table: Table, space: i64) -> None:
    table.journal.tell(told.ROBOT_SCRAPPED, space, table.facility(space))
    remove_robot(table, table.die_on(space))
