"""The Mothership phase: its move, its action, and launching the ships that wait (UFS-MS-01 to UFS-LAUNCH-06)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.under_falling_skies import cell, pieces, ships, stage, step, told
from hullbreach.games.under_falling_skies.abilities import hook, op
from hullbreach.games.under_falling_skies.abilities.ability import Effect
from hullbreach.games.under_falling_skies.abilities.force import in_force, trigger
from hullbreach.games.under_falling_skies.abilities.offer import is_offered, offer
from hullbreach.games.under_falling_skies.effects import (
    add_ships,
    excavator_back,
    lower_mothership,
    research_back,
    take_damage,
)
from hullbreach.games.under_falling_skies.state import PLAYER, Table
from hullbreach.kernel.agenda import NONE


def start_phase(table: Table) -> None:
    table.cells[cell.PART] = pieces.MOTHERSHIP_PART
    table.journal.tell(told.MOTHERSHIP_PHASE)
    table.agenda.push(step.START_ROUND)
    table.agenda.push(step.END_LAUNCH)
    table.agenda.push(step.LAUNCH_NEXT)
    table.agenda.push(step.ACT)
    table.agenda.push(step.MOVE_MOTHERSHIP)
    trigger(table, hook.MOTHERSHIP_MOVE)


# --- its move and its action -----------------------------------------------------------------------------------------
def move(table: Table, offers: i64) -> None:
    """One row down (UFS-MS-02); `offers` counts the abilities offered before."""
    if not _offer_next(table, hook.MOTHERSHIP_MOVE, step.MOVE_MOTHERSHIP, offers):
        table.journal.tell(told.MOTHERSHIP_MOVED, table.cells[cell.MOTHERSHIP] + 1)
        lower_mothership(table)
        trigger(table, hook.MOTHERSHIP_ACTION)


def act(table: Table, offers: i64) -> None:
    """The action of the row the launch points stand in (UFS-MS-04)."""
    row: i64 = table.cells[cell.MOTHERSHIP]
    action: i64 = action_in(table, row)
    if action == pieces.NO_ACTION:
        table.journal.tell(told.ACTION, action, 0)
        return
    number: i64 = number_in(table, row)
    if offers == 0:
        _tell_changes(table, row)
    if number and not _offer_next(table, hook.MOTHERSHIP_ACTION, step.ACT, offers):
        table.journal.tell(told.ACTION, action, number)
        ROW_ACTIONS[action].carry_out(table, number)


def _offer_next(table: Table, moment: i64, kind: i64, offers: i64) -> bool:
    """Offer the next ability for this moment, if there is one."""
    effects = table.setting.by_hook[moment]
    for number in range(offers, len(effects)):
        if is_offered(table, effects[number]):
            table.agenda.push(kind, number + 1)
            offer(table, effects[number])
            return True
    return False


def _substitute(table: Table, row: i64) -> Effect | None:
    """What makes the row's printed action count as another."""
    for effect in table.setting.by_op[op.SUBSTITUTE_ACTION]:
        fits: bool = effect.from_action == table.setting.actions[row] and row < table.setting.skull_row
        if fits and in_force(table, effect):
            return effect
    return None


def action_in(table: Table, row: i64) -> i64:
    """The row's action, after those that count as others."""
    substitute = _substitute(table, row)
    return table.setting.actions[row] if substitute is None else substitute.to_action


def full_number_in(table: Table, row: i64) -> i64:
    """The number of the row's action before anything weakens it."""
    substitute = _substitute(table, row)
    return table.setting.action_numbers[row] if substitute is None else substitute.amount


def number_in(table: Table, row: i64) -> i64:
    """The number of the action as it works in this battle; 0 where it has lost all its strength."""
    number: i64 = full_number_in(table, row)
    action: i64 = action_in(table, row)
    for effect in table.setting.by_op[op.WEAKEN_ACTION]:
        if in_force(table, effect) and (effect.actions >> action) & 1:
            number = max(0, number - effect.by)
    return number


def _tell_changes(table: Table, row: i64) -> None:
    action: i64 = action_in(table, row)
    full: i64 = full_number_in(table, row)
    if action != table.setting.actions[row] or full != table.setting.action_numbers[row]:
        table.journal.tell(told.ACTION_REPLACED, action, full)
    if number_in(table, row) != full:
        table.journal.tell(told.ACTION_WEAKENED, action, number_in(table, row))


class RowAction:
    """One kind of mothership action."""

    def carry_out(self, table: Table, number: i64) -> None:
        """No action does nothing, and on the skull the game is over already."""


class WhiteShips(RowAction):
    def carry_out(self, table: Table, number: i64) -> None:
        add_ships(table, pieces.WHITE, number)


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
        for column in range(pieces.COLUMNS - 1, -1, -1):
            table.agenda.push(step.MOVE_COLUMN, column, number, ships.BY_ACTION)


_BY_ACTION: Final[dict[int, RowAction]] = {
    pieces.NO_ACTION: RowAction(),
    pieces.WHITE_SHIPS: WhiteShips(),
    pieces.EXCAVATOR_BACK: ExcavatorBack(),
    pieces.RESEARCH_BACK: ResearchBack(),
    pieces.DAMAGE_ACTION: Damage(),
    pieces.MOVE_SHIPS: MoveShips(),
    pieces.SKULL: RowAction(),
}
ROW_ACTIONS: Final = [_BY_ACTION[action] for action in range(len(pieces.ACTION_NAMES))]


# --- launching -------------------------------------------------------------------------------------------------------
def next_ship(table: Table) -> i64:
    """The colour to be launched next, or NONE: purple before white, orange as its scenario says (UFS-LAUNCH-02)."""
    if table.waiting(pieces.PURPLE):
        return pieces.PURPLE
    if table.waiting(pieces.ORANGE) and not orange_is_last(table):
        return pieces.ORANGE
    if table.waiting(pieces.WHITE):
        return pieces.WHITE
    return pieces.ORANGE if table.waiting(pieces.ORANGE) else NONE


def orange_is_last(table: Table) -> bool:
    for effect in table.setting.by_op[op.ORANGE_SHIP]:
        return effect.launched_last
    return False


def launch_columns(table: Table) -> i64:
    """A bit per launch point the next ship may take (UFS-LAUNCH-03, UFS-LAUNCH-04).

    Empty columns come first; else the free launch points farthest from the topmost ship below.
    """
    best: i64 = 0
    found: i64 = 0
    for column in range(pieces.COLUMNS):
        if table.launch_point(column) == 0:
            top: i64 = table.topmost(column)
            distance: i64 = table.setting.city_row if top == NONE else top - table.cells[cell.MOTHERSHIP]
            if distance > best:
                best = distance
                found = 0
            if distance == best:
                found |= 1 << column
    return found


def has_free_launch_point(table: Table) -> bool:
    for column in range(pieces.COLUMNS):
        if table.launch_point(column) == 0:
            return True
    return False


def may_choose_column(table: Table) -> bool:
    """Whether the rules leave several launch points for the next ship (UFS-LAUNCH-05)."""
    columns: i64 = launch_columns(table)
    return columns & (columns - 1) != 0


def launch_next(table: Table) -> None:
    """Launch ship by ship, while there are ships and launch points for them."""
    if next_ship(table) == NONE:
        return
    if not has_free_launch_point(table):
        waiting: i64 = table.waiting(pieces.PURPLE) + table.waiting(pieces.WHITE) + table.waiting(pieces.ORANGE)
        table.journal.tell(told.LAUNCH_FULL, waiting)
        return
    table.agenda.push(step.LAUNCH_NEXT)
    table.ask(PLAYER, stage.LAUNCH)


def end_launch(table: Table) -> None:
    trigger(table, hook.LAUNCH)
