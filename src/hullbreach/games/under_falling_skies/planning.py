"""The Planning phase: rolling the worker dice and placing them (UFS-PLAN-01 to UFS-PLAN-08)."""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.under_falling_skies import cell, pieces, ships, stage, step, told, why
from hullbreach.games.under_falling_skies.abilities import hook, op
from hullbreach.games.under_falling_skies.abilities.force import in_force, renew, trigger
from hullbreach.games.under_falling_skies.effects import remove_robot
from hullbreach.games.under_falling_skies.pieces import colour_of, column_of
from hullbreach.games.under_falling_skies.state import PLAYER, Table
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.reasons import ALLOWED


def start_round(table: Table) -> None:
    table.cells[cell.ROUND] += 1
    table.cells[cell.PART] = pieces.PLANNING_PART
    table.cells[cell.MARKED] = NONE
    table.cells[cell.COLUMNS_USED] = 0
    table.journal.tell(told.ROUND, table.cells[cell.ROUND])
    renew(table)
    table.agenda.push(step.PLAN)
    table.agenda.push(step.ROLL)
    trigger(table, hook.ROUND_START)


def first_roll(table: Table) -> None:
    """Roll all five worker dice (UFS-PLAN-01), but for those an ability sets instead."""
    unrolled: i64 = _set_unrolled(table)
    for die in range(pieces.WORKERS):
        if not (unrolled >> die) & 1:
            table.turn_die(die, table.dice.roll(pieces.HIGHEST) + 1)
            table.journal.tell(told.ROLLED, die, table.face(die))
    table.cells[cell.FRESH] = 1
    trigger(table, hook.AFTER_FIRST_ROLL)


def _set_unrolled(table: Table) -> i64:
    """Dice set to a value instead of being rolled: a bit for each (UFS-CITY-08, UFS-RULING-24)."""
    unrolled: i64 = 0
    for effect in table.setting.by_op[op.UNROLLED_DIE]:
        left: i64 = effect.count
        for die in range(pieces.WORKERS):
            if left > 0 and (effect.dice >> colour_of(die)) & 1 and not (unrolled >> die) & 1:
                table.turn_die(die, effect.value)
                table.journal.tell(told.SET_UNROLLED, die, table.face(die))
                unrolled |= 1 << die
                left -= 1
    return unrolled


def plan_next(table: Table) -> None:
    """The next placement, or the Rooms phase when every column has its die."""
    if table.cells[cell.COLUMNS_USED] == (1 << pieces.COLUMNS) - 1:
        table.agenda.push(step.START_ROOMS)
    else:
        table.agenda.push(step.PLAN)
        table.ask(PLAYER, stage.PLANNING)


def placement_refusal(table: Table, value: i64, space: i64) -> i64:
    """Why a die of that value may not be placed on a space (UFS-PLAN-06, UFS-EXC-03, UFS-EXC-04)."""
    if can_hold(table, space, farthest(table, value)):
        return ALLOWED
    if (table.cells[cell.COLUMNS_USED] >> column_of(space)) & 1:
        return why.COLUMN_TAKEN
    if table.steps_ahead(space) == 0:
        return why.ON_EXCAVATOR
    return why.TOO_FAR_AHEAD if table.cells[cell.DIG_DIE] == NONE else why.ALREADY_DIGGING


def can_hold(table: Table, space: i64, ahead: i64) -> bool:
    """Whether a die that may lie that many steps ahead of the excavator can be placed there."""
    if (table.cells[cell.COLUMNS_USED] >> column_of(space)) & 1:
        return False
    steps: i64 = table.steps_ahead(space)
    return steps < 0 or 0 < steps <= ahead


def farthest(table: Table, value: i64) -> i64:
    """How many steps ahead of the excavator a die of that value may lie; 0 once a die lies there."""
    return value + reach(table) if table.cells[cell.DIG_DIE] == NONE else 0


def reach(table: Table) -> i64:
    """How much farther than its value a die may lie ahead of the excavator."""
    farther: i64 = 0
    for effect in table.setting.by_op[op.DIG_REACH]:
        if in_force(table, effect):
            farther += effect.add
    return farther


def place(table: Table, die: i64, space: i64) -> None:
    """Put the die down; then its ships move, and a white die has the others rerolled (UFS-PLAN-03)."""
    ahead: bool = table.steps_ahead(space) > 0
    table.journal.tell(told.PLACED_AHEAD if ahead else told.PLACED, table.face(die), space, die, table.facility(space))
    robot: i64 = table.die_on(space)
    if robot != NONE:
        table.journal.tell(told.ROBOT_DISPLACED, space, table.facility(space))
        remove_robot(table, robot)
    table.place_die(die, space)
    table.cells[cell.COLUMNS_USED] |= 1 << column_of(space)
    table.cells[cell.FRESH] = 0
    if ahead:
        table.cells[cell.DIG_DIE] = die
    cause: i64 = ships.BY_AA_DIE if space < pieces.COLUMNS else ships.BY_DIE
    table.agenda.push(step.AFTER_PLACEMENT, die)
    table.agenda.push(step.MOVE_COLUMN, column_of(space), table.die_value(die), cause)


def after_placement(table: Table, die: i64) -> None:
    """A white die: reroll every die that is not placed yet (UFS-PLAN-04)."""
    if die < pieces.FIRST_WHITE:
        return
    for other in range(pieces.WORKERS):
        if table.die_space(other) == NONE:
            reroll(table, other)


def reroll(table: Table, die: i64) -> None:
    table.turn_die(die, table.dice.roll(pieces.HIGHEST) + 1)
    table.journal.tell(told.REROLLED, die, table.face(die))
