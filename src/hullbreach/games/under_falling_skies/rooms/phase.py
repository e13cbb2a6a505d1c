"""The course of the Rooms phase: its start, digging, discarding, and its end."""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.under_falling_skies import cell, pieces, step, told, why
from hullbreach.games.under_falling_skies.abilities import hook, op
from hullbreach.games.under_falling_skies.abilities.force import reacts, trigger, trigger_room
from hullbreach.games.under_falling_skies.effects import move_excavator, pay
from hullbreach.games.under_falling_skies.pieces import colour_of
from hullbreach.games.under_falling_skies.rooms.tokens import clear_refusal
from hullbreach.games.under_falling_skies.rooms.use import remove_worker, take_off, use_refusal
from hullbreach.games.under_falling_skies.rooms.worth import dig_cost
from hullbreach.games.under_falling_skies.state import Table
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.reasons import ALLOWED


def start_rooms(table: Table) -> None:
    """Dice without any effect are taken away at once; nothing can be gained by leaving them."""
    table.cells[cell.PART] = pieces.ROOMS_PART
    table.cells[cell.FRESH] = 1
    table.cells[cell.SPENT] = 0
    table.journal.tell(told.ROOMS_PHASE)
    table.agenda.push(step.RESOLVE_ROOMS)
    if not table.setting.by_hook[hook.ROOM_RESOLVED] and not table.setting.by_op[op.MOVE_DIE]:
        remove_idle(table)
    trigger(table, hook.ROOMS_START)


def remove_idle(table: Table) -> None:
    """Worker dice in AA guns and excavated tunnels have nothing to do here (UFS-KIND-01, UFS-KIND-02)."""
    for die in range(pieces.WORKERS):
        if is_idle(table, die):
            remove_worker(table, die)


def is_idle(table: Table, die: i64) -> bool:
    space: i64 = table.die_space(die)
    if space == NONE or die == table.cells[cell.DIG_DIE]:
        return False
    kind: i64 = table.setting.room_of(space).kind
    return kind == pieces.AA_GUN or kind == pieces.TUNNEL


def can_go_on(table: Table) -> bool:
    """Whether dice in the base can still do anything."""
    if dig_refusal(table) == ALLOWED:
        return True
    for die in range(pieces.DICE):
        space: i64 = table.die_space(die)
        if space != NONE:
            if use_refusal(table, table.setting.room_of(space).first, NONE) == ALLOWED:
                return True
            if clear_refusal(table, space) == ALLOWED:
                return True
            if die < pieces.WORKERS and is_idle(table, die) and is_awaited(table, die):
                return True
    return False


def is_awaited(table: Table, die: i64) -> bool:
    """Whether taking the die away sets something going."""
    return reacts(table, hook.ROOM_RESOLVED, table.setting.room_of(table.die_space(die)), 1 << colour_of(die))


# --- digging and discarding ------------------------------------------------------------------------------------------
def dig_refusal(table: Table) -> i64:
    if table.cells[cell.DIG_DIE] == NONE or table.steps_ahead(table.die_space(table.cells[cell.DIG_DIE])) <= 0:
        return why.NO_DIG_DIE
    return ALLOWED if table.has_energy(dig_cost(table)) else why.NO_ENERGY


def dig(table: Table) -> None:
    """Pay, take the die away and move the excavator onto its space (UFS-DIG-01)."""
    table.cells[cell.FRESH] = 0
    pay(table, dig_cost(table))
    die: i64 = table.cells[cell.DIG_DIE]
    space: i64 = table.die_space(die)
    remove_worker(table, die)
    move_excavator(table, space)


def discard_refusal(table: Table, space: i64) -> i64:
    die: i64 = table.die_on(space)
    return ALLOWED if die != NONE and die < pieces.WORKERS else why.NO_WORKER


def discard(table: Table, space: i64) -> None:
    """Take a worker die away unused (UFS-ROOM-02); in tunnels and AA guns that is all it can do."""
    die: i64 = table.die_on(space)
    table.cells[cell.FRESH] = 0
    if not is_idle(table, die):
        table.journal.tell(told.DISCARDED, space, table.facility(space))
        take_off(table, die)
        return
    remove_worker(table, die)
    trigger_room(table, hook.ROOM_RESOLVED, table.setting.room_of(space), 1 << colour_of(die))


# --- the end of the phase --------------------------------------------------------------------------------------------
def end_rooms(table: Table) -> None:
    """No worker die stays; exhausted robots are ready again (UFS-ROOM-02, UFS-ROBOT-10)."""
    for die in range(pieces.WORKERS):
        if table.die_space(die) != NONE:
            table.agenda.push(step.END_ROOMS)
            discard(table, table.die_space(die))
            return
    end_raises(table)
    if table.cells[cell.EXHAUSTED]:
        table.cells[cell.EXHAUSTED] = 0
        table.journal.tell(told.ROBOTS_READY)
    table.cells[cell.FREE_ROOMS] = 0
    table.cells[cell.FREE_DIG] = 0
    table.agenda.push(step.START_MOTHERSHIP)
    trigger(table, hook.ROOMS_END)


def end_raises(table: Table) -> None:
    """A robot that was raised and not used is what it was before (UFS-RULING-31)."""
    for die in range(pieces.WORKERS, pieces.DICE):
        lent: i64 = table.cells[cell.LENT + die - pieces.WORKERS]
        if lent > 0:
            table.cells[cell.LENT + die - pieces.WORKERS] = 0
            table.turn_die(die, table.die_value(die) - lent)
            table.journal.tell(
                told.RAISE_ENDS, table.die_space(die), table.die_value(die), table.facility(table.die_space(die))
            )
