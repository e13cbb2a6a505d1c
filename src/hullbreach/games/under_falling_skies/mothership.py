"""The Mothership phase: its move, its action, and launching the ships that wait (UFS-MS-01 to UFS-LAUNCH-06)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.under_falling_skies import events as told
from hullbreach.games.under_falling_skies.effects import (
    ACT,
    END_LAUNCH,
    LAUNCH_NEXT,
    MOVE_COLUMN,
    MOVE_MOTHERSHIP,
    START_ROUND,
    add_ships,
    excavator_back,
    launch_ship,
    lower_mothership,
    research_back,
    take_damage,
)
from hullbreach.games.under_falling_skies.ops import (
    ALL,
    LAUNCH_HOOK,
    MOTHERSHIP_ACTION,
    MOTHERSHIP_MOVE,
    ORANGE_SHIP,
    SUBSTITUTE_ACTION,
    WEAKEN_ACTION,
)
from hullbreach.games.under_falling_skies.pieces import COLUMNS, NO_ACTION, NONE, ORANGE, PURPLE, WHITE
from hullbreach.games.under_falling_skies.powers import in_force, trigger
from hullbreach.games.under_falling_skies.ships import is_offered, offer
from hullbreach.games.under_falling_skies.state import (
    LAUNCH,
    MOTHERSHIP,
    MOTHERSHIP_PHASE,
    PART,
    PHASE,
    WAITING,
    Table,
)
from hullbreach.kernel.agenda import a_of, step

ACTIONS: Final[i64] = 32  # an action and its number as one: number * 32 + action


def start_phase(table: Table) -> None:
    table.cells[PART] = MOTHERSHIP_PHASE
    table.journal.tell(told.MOTHERSHIP_PHASE)
    for kind in (START_ROUND, END_LAUNCH, LAUNCH_NEXT, ACT, MOVE_MOTHERSHIP):
        table.agenda.push(step(kind))
    trigger(table, MOTHERSHIP_MOVE)


# --- its move and its action -----------------------------------------------------------------------------------------
def move(table: Table, packed: i64) -> None:
    """One row down (UFS-MS-02); `a` counts the abilities offered before."""
    if not _offer_next(table, MOTHERSHIP_MOVE, MOVE_MOTHERSHIP, a_of(packed)):
        table.journal.tell(told.MOTHERSHIP_MOVED, table.cells[MOTHERSHIP] + 1)
        lower_mothership(table)
        trigger(table, MOTHERSHIP_ACTION)


def act(table: Table, packed: i64) -> None:
    """The action of the row the launch points stand in (UFS-MS-04)."""
    action: i64 = action_in(table, table.cells[MOTHERSHIP])
    if action % ACTIONS == NO_ACTION:
        table.journal.tell(told.ACTION, NO_ACTION, 0)
        return
    if a_of(packed) == 0:
        _tell_changes(table, action)
    if action // ACTIONS and not _offer_next(table, MOTHERSHIP_ACTION, ACT, a_of(packed)):
        table.journal.tell(told.ACTION, action % ACTIONS, action // ACTIONS)
        ROW_ACTIONS[action % ACTIONS].carry_out(table, action // ACTIONS)


def _offer_next(table: Table, hook: i64, kind: i64, made: i64) -> bool:
    """Offer the next ability for this moment, if there is one."""
    effects = table.setting.by_hook[hook]
    while made < len(effects):
        effect = effects[made]
        made += 1
        if is_offered(table, effect):
            offer(table, effect, step(kind, made))
            return True
    return False


def printed_action(table: Table, row: i64) -> i64:
    return table.setting.action_numbers[row] * ACTIONS + table.setting.actions[row]


def replaced_action(table: Table, row: i64) -> i64:
    """The row's action after those that count as others."""
    action: i64 = printed_action(table, row)
    for effect in table.setting.by_op[SUBSTITUTE_ACTION]:
        if in_force(table, effect) and action % ACTIONS == effect.n and row < table.setting.skull_row:
            return effect.k * ACTIONS + effect.m
    return action


def action_in(table: Table, row: i64) -> i64:
    """The action as it works in this battle; number 0 where it has lost all its strength."""
    action: i64 = replaced_action(table, row)
    number: i64 = action // ACTIONS
    for effect in table.setting.by_op[WEAKEN_ACTION]:
        if in_force(table, effect) and (effect.actions >> (action % ACTIONS)) & 1:
            number = 0 if effect.n == ALL else max(0, number - effect.n)
    return number * ACTIONS + action % ACTIONS


def _tell_changes(table: Table, action: i64) -> None:
    row: i64 = table.cells[MOTHERSHIP]
    replaced: i64 = replaced_action(table, row)
    if replaced != printed_action(table, row):
        table.journal.tell(told.ACTION_REPLACED, replaced % ACTIONS, replaced // ACTIONS)
    if action != replaced:
        table.journal.tell(told.ACTION_WEAKENED, action % ACTIONS, action // ACTIONS)


class RowAction:
    """One kind of mothership action."""

    def carry_out(self, table: Table, number: i64) -> None:
        """No action does nothing, and on the skull the game is over already."""


class WhiteShips(RowAction):
    def carry_out(self, table: Table, number: i64) -> None:
        add_ships(table, WHITE, number)


class ExcavatorBack(RowAction):
    def carry_out(self, table: Table, number: i64) -> None:
        excavator_back(table, number)


class ResearchBack(RowAction):
    def carry_out(self, table: Table, number: i64) -> None:
        research_back(table, number)


class Damage(RowAction):
    def carry_out(self, table: Table, number: i64) -> None:
        take_damage(table, number)


class MoveShips(RowAction):
    """Every column from left to right, as for a die without AA gun (UFS-ADV-09)."""

    def carry_out(self, table: Table, number: i64) -> None:
        column: i64 = COLUMNS - 1
        while column >= 0:
            table.agenda.push(step(MOVE_COLUMN, column, number))
            column -= 1


# In the order of ACTION_NAMES.
ROW_ACTIONS: Final[list[RowAction]] = [
    RowAction(),
    WhiteShips(),
    ExcavatorBack(),
    ResearchBack(),
    Damage(),
    MoveShips(),
    RowAction(),
]


# --- launching -------------------------------------------------------------------------------------------------------
def next_ship(table: Table) -> i64:
    """The colour to be launched next, or NONE: purple before white, orange as its scenario says (UFS-LAUNCH-02)."""
    if table.waiting(PURPLE):
        return PURPLE
    if table.waiting(ORANGE) and not orange_is_last(table):
        return ORANGE
    if table.waiting(WHITE):
        return WHITE
    return ORANGE if table.waiting(ORANGE) else NONE


def orange_is_last(table: Table) -> bool:
    for effect in table.setting.by_op[ORANGE_SHIP]:
        return effect.m == 1
    return False


def launch_columns(table: Table) -> i64:
    """A bit per launch point the next ship may take (UFS-LAUNCH-03, UFS-LAUNCH-04).

    Empty columns come first; else the free launch points farthest from the topmost ship below.
    """
    best: i64 = 0
    found: i64 = 0
    column: i64 = 0
    while column < COLUMNS:
        if table.launch_point(column) == 0:
            top: i64 = table.topmost(column)
            distance: i64 = table.setting.city_row if top == NONE else top - table.cells[MOTHERSHIP]
            if distance > best:
                best = distance
                found = 0
            if distance == best:
                found |= 1 << column
        column += 1
    return found


def launch_next(table: Table) -> None:
    """Launch ship by ship; the player chooses where the rules leave several launch points (UFS-LAUNCH-05)."""
    ship: i64 = next_ship(table)
    if ship == NONE:
        return
    columns: i64 = launch_columns(table)
    if columns == 0:
        waiting: i64 = table.cells[WAITING + PURPLE] + table.cells[WAITING + WHITE] + table.cells[WAITING + ORANGE]
        table.journal.tell(told.LAUNCH_FULL, waiting)
        return
    table.agenda.push(step(LAUNCH_NEXT))
    if columns & (columns - 1):
        table.cells[PHASE] = LAUNCH
        return
    launch_ship(table, ship, lowest_bit(columns))


def end_launch(table: Table) -> None:
    trigger(table, LAUNCH_HOOK)


def lowest_bit(bits: i64) -> i64:
    """The number of the lowest set bit; there must be one."""
    number: i64 = 0
    while not (bits >> number) & 1:
        number += 1
    return number
