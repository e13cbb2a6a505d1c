"""Using a room: what keeps it from being used, what using it sets going, and what becomes of its dice."""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.under_falling_skies import cell, pieces, stage, step, told, why
from hullbreach.games.under_falling_skies.abilities import hook, op
from hullbreach.games.under_falling_skies.abilities.force import fits_room, in_force, trigger_room
from hullbreach.games.under_falling_skies.effects import can_build_robot, pay, remove_robot
from hullbreach.games.under_falling_skies.pieces import colour_of
from hullbreach.games.under_falling_skies.rooms.worth import cost_of, value_of
from hullbreach.games.under_falling_skies.setting import Room
from hullbreach.games.under_falling_skies.state import PLAYER, Table
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.reasons import ALLOWED


# --- what may be used ------------------------------------------------------------------------------------------------
def crew_refusal(table: Table, room: Room) -> i64:
    """Why the dice lying in a room do not make it work: all its spaces must hold one that counts (UFS-MULTI-01)."""
    for space in room.spaces:
        if not table.is_excavated(space):
            return why.NOT_EXCAVATED
        die: i64 = table.die_on(space)
        if die == NONE or die == table.cells[cell.DIG_DIE]:
            return why.SPACE_EMPTY
        if table.is_exhausted(die):
            return why.ROBOT_EXHAUSTED
    return ALLOWED


def use_refusal(table: Table, space: i64, armed: i64) -> i64:
    """Why the room whose first space this is cannot be used now, if that ability were armed."""
    room = table.setting.room_of(space)
    if room.first != space:
        return why.NO_ROOM
    if room.kind == pieces.AA_GUN or room.kind == pieces.TUNNEL:
        return why.NO_USE
    reason: i64 = crew_refusal(table, room)
    if reason != ALLOWED:
        return reason
    if is_blocked(table, room):
        return why.ROOM_BLOCKED
    if value_of(table, room, armed) <= 0:
        return why.NO_VALUE
    if not table.has_energy(cost_of(table, room, armed)):
        return why.NO_ENERGY
    if room.has(pieces.ROBOT_ROOM) and not can_build_robot(table):
        return why.NO_SPACE_FOR_ROBOT
    return ALLOWED


def is_blocked(table: Table, room: Room) -> bool:
    """Whether a scenario's token keeps the room from being used."""
    if not table.setting.blocks_rooms:
        return False
    for space in room.spaces:
        if table.token_at(space) != NONE:
            return True
    return False


# --- using it --------------------------------------------------------------------------------------------------------
def use(table: Table, room: Room) -> None:
    """Pay, then its effects with its value, then its dice are resolved."""
    armed: i64 = table.cells[cell.ARMED]
    cost: i64 = cost_of(table, room, armed)
    value: i64 = value_of(table, room, armed)
    if table.cells[cell.FREE_ROOMS] > 0 and room.cost:
        table.cells[cell.FREE_ROOMS] -= 1
    table.cells[cell.FRESH] = 0
    table.cells[cell.ARMED] = NONE
    table.journal.tell(told.ROOM_USED, room.first, room.kind, value, room.facility)
    pay(table, cost)
    _spend_robots(table, room)
    table.agenda.push(step.ROOM_DONE, room.number)
    if room.second == NONE:
        table.agenda.push(step.ROOM_EFFECT, room.kind, room.number, value)
    elif order_matters(table):
        table.agenda.push(step.CHOOSE_ORDER, room.number, value)
        table.ask(PLAYER, stage.ORDER)
    else:
        both_effects(table, room, value, room.kind)


def order_matters(table: Table) -> bool:
    """Two effects of one room are independent of each other unless abilities react to them."""
    return bool(table.setting.by_hook[hook.RESEARCH_ADVANCED]) or bool(table.setting.by_hook[hook.SHIP_DESTROYED])


def both_effects(table: Table, room: Room, value: i64, first: i64) -> None:
    """Both effects with the same value (UFS-ADV-01)."""
    other: i64 = room.second if first == room.kind else room.kind
    table.agenda.push(step.ROOM_EFFECT, other, room.number, value)
    table.agenda.push(step.ROOM_EFFECT, first, room.number, value)


def _spend_robots(table: Table, room: Room) -> None:
    """A blue die is resolved once in a Rooms phase, even if it is built anew meanwhile (UFS-ROOM-01)."""
    for space in room.spaces:
        die: i64 = table.die_on(space)
        if die >= pieces.WORKERS:
            table.cells[cell.SPENT] |= 1 << die


# --- its dice afterwards ---------------------------------------------------------------------------------------------
def finish_room(table: Table, room: Room) -> None:
    """Its worker dice leave, its robots lose value and are exhausted (UFS-ROOM-01, UFS-ROBOT-09)."""
    colours: i64 = 0
    for space in room.spaces:
        die: i64 = table.die_on(space)
        if die == NONE:
            continue  # a robot taken for the one just built
        colours |= 1 << colour_of(die)
        if die < pieces.WORKERS:
            remove_worker(table, die)
        elif (table.cells[cell.SPENT] >> die) & 1 and not table.is_exhausted(die):
            wear_robot(table, room, die)
    trigger_room(table, hook.ROOM_RESOLVED, room, colours)


def wear_robot(table: Table, room: Room, die: i64) -> None:
    """A used robot loses 1 and is exhausted; at value 1 it is removed (UFS-ROBOT-09, UFS-RULING-01)."""
    space: i64 = table.die_space(die)
    table.cells[cell.EXHAUSTED] |= 1 << die
    table.cells[cell.LENT + die - pieces.WORKERS] = 0  # it loses from its raised value (UFS-RULING-31)
    for effect in table.setting.by_op[op.ROBOT_NO_DECAY]:
        if in_force(table, effect) and fits_room(table, effect, room):
            table.journal.tell(told.ROBOT_KEEPS_VALUE, space, table.die_value(die), table.facility(space))
            return
    table.cells[cell.DIE_VALUE + die] -= 1
    if table.die_value(die) == 0:
        table.journal.tell(told.ROBOT_WORN_OUT, space, table.facility(space))
        remove_robot(table, die)
    else:
        table.journal.tell(told.ROBOT_USED, space, table.die_value(die), table.facility(space))


def remove_worker(table: Table, die: i64) -> None:
    table.journal.tell(told.DIE_REMOVED, table.die_space(die), table.facility(table.die_space(die)))
    take_off(table, die)


def take_off(table: Table, die: i64) -> None:
    """A worker die leaves the base."""
    table.place_die(die, NONE)
    if die == table.cells[cell.DIG_DIE]:
        table.cells[cell.DIG_DIE] = NONE
