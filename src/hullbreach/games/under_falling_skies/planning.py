"""The Planning phase: rolling the worker dice and placing them (UFS-PLAN-01 to UFS-PLAN-08)."""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.under_falling_skies import events as told
from hullbreach.games.under_falling_skies.effects import (
    AFTER_PLACEMENT,
    MOVE_COLUMN,
    PLAN,
    ROLL,
    START_ROOMS,
    remove_robot,
)
from hullbreach.games.under_falling_skies.ops import (
    AFTER_FIRST_ROLL,
    DIG_REACH,
    ROUND_START,
    UNROLLED_DIE,
)
from hullbreach.games.under_falling_skies.pieces import (
    COLUMNS,
    FIRST_WHITE,
    HIGHEST,
    NONE,
    WORKERS,
    colour_of,
    column_of,
)
from hullbreach.games.under_falling_skies.powers import in_force, renew, trigger
from hullbreach.games.under_falling_skies.refusals import (
    ALLOWED,
    ALREADY_DIGGING,
    COLUMN_TAKEN,
    ON_EXCAVATOR,
    TOO_FAR_AHEAD,
)
from hullbreach.games.under_falling_skies.ships import AT_AA_GUN, BY_DIE
from hullbreach.games.under_falling_skies.state import (
    COLUMNS_USED,
    DIE_AT,
    DIE_VALUE,
    DIG_DIE,
    FRESH,
    MARKED,
    PART,
    PHASE,
    PLANNING,
    PLANNING_PHASE,
    ROUND,
    Table,
)
from hullbreach.kernel.agenda import step


def start_round(table: Table) -> None:
    table.cells[ROUND] += 1
    table.cells[PART] = PLANNING_PHASE
    table.cells[MARKED] = NONE
    table.cells[COLUMNS_USED] = 0
    table.journal.tell(told.ROUND, table.cells[ROUND])
    renew(table)
    table.agenda.push(step(PLAN))
    table.agenda.push(step(ROLL))
    trigger(table, ROUND_START)


def first_roll(table: Table) -> None:
    """Roll all five worker dice (UFS-PLAN-01), but for those an ability sets instead."""
    unrolled: i64 = _set_unrolled(table)
    die: i64 = 0
    while die < WORKERS:
        if not (unrolled >> die) & 1:
            table.cells[DIE_VALUE + die] = table.dice.roll(HIGHEST) + 1
            table.journal.tell(told.ROLLED, die, table.face(die))
        die += 1
    table.cells[FRESH] = 1
    trigger(table, AFTER_FIRST_ROLL)


def _set_unrolled(table: Table) -> i64:
    """Dice set to a value instead of being rolled: a bit for each (UFS-CITY-08, UFS-RULING-24)."""
    unrolled: i64 = 0
    for effect in table.setting.by_op[UNROLLED_DIE]:
        left: i64 = effect.n
        die: i64 = 0
        while die < WORKERS and left > 0:
            if (effect.dice >> colour_of(die)) & 1 and not (unrolled >> die) & 1:
                table.cells[DIE_VALUE + die] = effect.m
                table.journal.tell(told.SET_UNROLLED, die, table.face(die))
                unrolled |= 1 << die
                left -= 1
            die += 1
    return unrolled


def plan_next(table: Table) -> None:
    """The next placement, or the Rooms phase when every column has its die."""
    if table.cells[COLUMNS_USED] == (1 << COLUMNS) - 1:
        table.agenda.push(step(START_ROOMS))
    else:
        table.agenda.push(step(PLAN))
        table.cells[PHASE] = PLANNING


def placement_refusal(table: Table, value: i64, space: i64) -> i64:
    """Why a die of that value may not be placed on a space (UFS-PLAN-06, UFS-EXC-03, UFS-EXC-04)."""
    if (table.cells[COLUMNS_USED] >> column_of(space)) & 1:
        return COLUMN_TAKEN
    steps: i64 = table.steps_ahead(space)
    if steps < 0:
        return ALLOWED
    if steps == 0:
        return ON_EXCAVATOR
    if table.cells[DIG_DIE] != NONE:
        return ALREADY_DIGGING
    return ALLOWED if steps <= value + reach(table) else TOO_FAR_AHEAD


def reach(table: Table) -> i64:
    """How much farther than its value a die may lie ahead of the excavator."""
    farther: i64 = 0
    for effect in table.setting.by_op[DIG_REACH]:
        if in_force(table, effect):
            farther += effect.n
    return farther


def place(table: Table, die: i64, space: i64) -> None:
    """Put the die down; then its ships move, and a white die has the others rerolled (UFS-PLAN-03)."""
    ahead: bool = table.steps_ahead(space) > 0
    table.journal.tell(told.PLACED_AHEAD if ahead else told.PLACED, table.face(die), space, die)
    robot: i64 = table.die_on(space)
    if robot != NONE:
        table.journal.tell(told.ROBOT_DISPLACED, space)
        remove_robot(table, robot)
    table.cells[DIE_AT + die] = space
    table.cells[COLUMNS_USED] |= 1 << column_of(space)
    table.cells[FRESH] = 0
    if ahead:
        table.cells[DIG_DIE] = die
    about: i64 = BY_DIE | (AT_AA_GUN if space < COLUMNS else 0)
    table.agenda.push(step(AFTER_PLACEMENT, die))
    table.agenda.push(step(MOVE_COLUMN, column_of(space), table.die_value(die), about))


def after_placement(table: Table, die: i64) -> None:
    """A white die: reroll every die that is not placed yet (UFS-PLAN-04)."""
    if die < FIRST_WHITE:
        return
    other: i64 = 0
    while other < WORKERS:
        if table.die_space(other) == NONE:
            reroll(table, other)
        other += 1


def reroll(table: Table, die: i64) -> None:
    table.cells[DIE_VALUE + die] = table.dice.roll(HIGHEST) + 1
    table.journal.tell(told.REROLLED, die, table.face(die))
