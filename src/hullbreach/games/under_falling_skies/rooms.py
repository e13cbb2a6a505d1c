"""The Rooms phase: what a room costs and is worth, using it, digging, clearing tokens, and the end of the phase."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.under_falling_skies import events as told
from hullbreach.games.under_falling_skies.effects import (
    CHOOSE_ORDER,
    END_ROOMS,
    RESOLVE_ROOMS,
    ROOM_DONE,
    ROOM_EFFECT,
    START_MOTHERSHIP,
    can_build_robot,
    move_excavator,
    pay,
    remove_robot,
)
from hullbreach.games.under_falling_skies.ops import (
    CLEAR_TOKEN,
    DIG_COST,
    FREE_ROOMS_OP,
    MOVE_DIE,
    RESEARCH_ADVANCED,
    ROBOT_NO_DECAY,
    ROOM_COST,
    ROOM_COST_HOOK,
    ROOM_RESOLVED,
    ROOM_VALUE,
    ROOM_VALUE_PER_DIE,
    ROOMS_END,
    ROOMS_START,
    SHIP_DESTROYED,
)
from hullbreach.games.under_falling_skies.pieces import (
    AA_GUN,
    COLUMNS,
    DICE,
    EXCAVATE_COST,
    NONE,
    ROBOT_ROOM,
    TUNNEL,
    WORKERS,
    colour_of,
    column_of,
)
from hullbreach.games.under_falling_skies.powers import (
    count_dice,
    fits_room,
    in_force,
    reacts,
    spend,
    trigger,
    trigger_room,
)
from hullbreach.games.under_falling_skies.records import IN_POOL, ON_SPACES, Effect
from hullbreach.games.under_falling_skies.refusals import (
    ALLOWED,
    DIE_TOO_LOW,
    NO_DIG_DIE,
    NO_ENERGY,
    NO_ROOM,
    NO_SPACE_FOR_ROBOT,
    NO_TOKEN,
    NO_USE,
    NO_VALUE,
    NO_WORKER,
    NOT_EXCAVATED,
    ROBOT_EXHAUSTED,
    ROOM_BLOCKED,
    SPACE_EMPTY,
)
from hullbreach.games.under_falling_skies.setting import Room
from hullbreach.games.under_falling_skies.state import (
    ARMED,
    DIE_AT,
    DIE_VALUE,
    DIG_DIE,
    EXHAUSTED,
    FREE_DIG,
    FREE_ROOMS,
    FRESH,
    GONE,
    LENT,
    ORDER,
    PART,
    PHASE,
    POOL,
    ROOMS_PHASE,
    SPENT,
    TOKEN_AT,
    TOKEN_VALUE,
    Table,
)
from hullbreach.kernel.agenda import step

# What a step about a room packs: the room's number and the value it was used with.
VALUES: Final[i64] = 64
WITH_AA_DIE: Final[i64] = 0


# --- what a room costs and is worth ----------------------------------------------------------------------------------
def cost_of(table: Table, room: Room) -> i64:
    """The energy using it costs now, once for all its dice (UFS-COST-01, UFS-COST-02)."""
    if room.cost and is_free_room(table, room):
        return 0
    cost: i64 = room.cost
    for effect in table.setting.by_op[ROOM_COST]:
        if in_force(table, effect) and fits_room(table, effect, room):
            cost += effect.n
    return max(cost, 0)


def is_free_room(table: Table, room: Room) -> bool:
    """Whether an ability lets this room cost nothing."""
    if table.cells[FREE_ROOMS] > 0:
        return True
    for effect in table.setting.by_op[FREE_ROOMS_OP]:
        if effect.hook == ROOM_COST_HOOK and in_force(table, effect) and fits_room(table, effect, room):
            return True
    return False


def value_of(table: Table, room: Room) -> i64:
    """The sum of its dice and its modifier, with what abilities add (UFS-VAL-01, UFS-MULTI-01)."""
    value: i64 = room.modifier
    for space in room.spaces:
        value += table.die_value(table.die_on(space))
    for effect in table.setting.by_op[ROOM_VALUE]:
        if in_force(table, effect) and fits_room(table, effect, room):
            value += effect.n
    for effect in table.setting.by_op[ROOM_VALUE_PER_DIE]:
        if in_force(table, effect) and fits_room(table, effect, room):
            value += effect.n * count_dice(table, room, effect.contains)
    return value


def dig_cost(table: Table) -> i64:
    if table.cells[FREE_DIG]:
        return 0
    cost: i64 = EXCAVATE_COST
    for effect in table.setting.by_op[DIG_COST]:
        if in_force(table, effect):
            cost = min(cost, effect.n)
    return cost


# --- what may be done ------------------------------------------------------------------------------------------------
def crew_refusal(table: Table, room: Room) -> i64:
    """Why the dice lying in a room do not make it work: all its spaces must hold one that counts (UFS-MULTI-01)."""
    for space in room.spaces:
        if not table.is_excavated(space):
            return NOT_EXCAVATED
        die: i64 = table.die_on(space)
        if die == NONE or die == table.cells[DIG_DIE]:
            return SPACE_EMPTY
        if table.is_exhausted(die):
            return ROBOT_EXHAUSTED
    return ALLOWED


def use_refusal(table: Table, space: i64) -> i64:
    """Why the room whose first space this is cannot be used now."""
    room = table.setting.room_of(space)
    if room.first != space:
        return NO_ROOM
    if room.kind == AA_GUN or room.kind == TUNNEL:
        return NO_USE
    reason: i64 = crew_refusal(table, room)
    if reason != ALLOWED:
        return reason
    if is_blocked(table, room):
        return ROOM_BLOCKED
    if value_of(table, room) <= 0:
        return NO_VALUE
    if not table.has_energy(cost_of(table, room)):
        return NO_ENERGY
    if room.has(ROBOT_ROOM) and not can_build_robot(table):
        return NO_SPACE_FOR_ROBOT
    return ALLOWED


def is_blocked(table: Table, room: Room) -> bool:
    """Whether a scenario's token keeps the room from being used."""
    if not table.setting.blocks_rooms:
        return False
    tokens: i64 = 0
    for space in room.spaces:
        if table.token_at(space) != NONE:
            tokens += 1
    return tokens > 0


def dig_refusal(table: Table) -> i64:
    if table.cells[DIG_DIE] == NONE or table.steps_ahead(table.die_space(table.cells[DIG_DIE])) <= 0:
        return NO_DIG_DIE
    return ALLOWED if table.has_energy(dig_cost(table)) else NO_ENERGY


def discard_refusal(table: Table, space: i64) -> i64:
    die: i64 = table.die_on(space)
    return ALLOWED if die != NONE and die < WORKERS else NO_WORKER


def clear_refusal(table: Table, space: i64) -> i64:
    """Why the die there cannot remove a token."""
    reason: i64 = NO_TOKEN
    for effect in table.setting.by_op[CLEAR_TOKEN]:
        reason = _clearing_refusal(table, effect, space)
        if reason == ALLOWED:
            return ALLOWED
    return reason


def _clearing_refusal(table: Table, effect: Effect, space: i64) -> i64:
    token: i64 = _token_cleared_at(table, effect, space)
    if token == NONE:
        return NO_TOKEN
    die: i64 = table.die_on(space)
    if die == NONE or die >= WORKERS or die == table.cells[DIG_DIE]:
        return NO_WORKER
    if table.die_value(die) < (effect.m or table.cells[TOKEN_VALUE + token]):
        return DIE_TOO_LOW
    return ALLOWED if table.has_energy(effect.cost) else NO_ENERGY


def _token_cleared_at(table: Table, effect: Effect, space: i64) -> i64:
    """The token a die on that space could remove: that of its column from the AA gun, or the one on the space."""
    if effect.n == WITH_AA_DIE:
        return table.column_token(column_of(space)) if space < COLUMNS else NONE
    return table.token_at(space) if table.setting.token_place == ON_SPACES else NONE


# --- the phase -------------------------------------------------------------------------------------------------------
def start_rooms(table: Table) -> None:
    """Dice without any effect are taken away at once; nothing can be gained by leaving them."""
    table.cells[PART] = ROOMS_PHASE
    table.cells[FRESH] = 1
    table.cells[SPENT] = 0
    table.journal.tell(told.ROOMS_PHASE)
    table.agenda.push(step(RESOLVE_ROOMS))
    if not table.setting.by_hook[ROOM_RESOLVED] and not table.setting.by_op[MOVE_DIE]:
        remove_idle(table)
    trigger(table, ROOMS_START)


def remove_idle(table: Table) -> None:
    """Worker dice in AA guns and excavated tunnels have nothing to do here (UFS-KIND-01, UFS-KIND-02)."""
    die: i64 = 0
    while die < WORKERS:
        if is_idle(table, die):
            remove_worker(table, die)
        die += 1


def is_idle(table: Table, die: i64) -> bool:
    space: i64 = table.die_space(die)
    if space == NONE or die == table.cells[DIG_DIE]:
        return False
    kind: i64 = table.setting.room_of(space).kind
    return kind == AA_GUN or kind == TUNNEL


def remove_worker(table: Table, die: i64) -> None:
    table.journal.tell(told.DIE_REMOVED, table.die_space(die))
    take_off(table, die)


def take_off(table: Table, die: i64) -> None:
    """A worker die leaves the base."""
    table.cells[DIE_AT + die] = NONE
    if die == table.cells[DIG_DIE]:
        table.cells[DIG_DIE] = NONE


def can_go_on(table: Table) -> bool:
    """Whether dice in the base can still do anything."""
    if dig_refusal(table) == ALLOWED:
        return True
    die: i64 = 0
    while die < DICE:
        space: i64 = table.die_space(die)
        if space != NONE:
            if use_refusal(table, table.setting.room_of(space).first) == ALLOWED:
                return True
            if clear_refusal(table, space) == ALLOWED:
                return True
            if die < WORKERS and is_idle(table, die) and is_awaited(table, die):
                return True
        die += 1
    return False


def is_awaited(table: Table, die: i64) -> bool:
    """Whether taking the die away sets something going."""
    return reacts(table, ROOM_RESOLVED, table.setting.room_of(table.die_space(die)), 1 << colour_of(die))


def discard(table: Table, space: i64) -> None:
    """Take a worker die away unused (UFS-ROOM-02); in tunnels and AA guns that is all it can do."""
    die: i64 = table.die_on(space)
    table.cells[FRESH] = 0
    if not is_idle(table, die):
        table.journal.tell(told.DISCARDED, space)
        take_off(table, die)
        return
    remove_worker(table, die)
    trigger_room(table, ROOM_RESOLVED, table.setting.room_of(space), 1 << colour_of(die))


def end_rooms(table: Table) -> None:
    """No worker die stays; exhausted robots are ready again (UFS-ROOM-02, UFS-ROBOT-10)."""
    die: i64 = 0
    while die < WORKERS:
        if table.die_space(die) != NONE:
            table.agenda.push(step(END_ROOMS))
            discard(table, table.die_space(die))
            return
        die += 1
    end_raises(table)
    if table.cells[EXHAUSTED]:
        table.cells[EXHAUSTED] = 0
        table.journal.tell(told.ROBOTS_READY)
    table.cells[FREE_ROOMS] = 0
    table.cells[FREE_DIG] = 0
    table.agenda.push(step(START_MOTHERSHIP))
    trigger(table, ROOMS_END)


def end_raises(table: Table) -> None:
    """A robot that was raised and not used is what it was before (UFS-RULING-31)."""
    die: i64 = WORKERS
    while die < DICE:
        lent: i64 = table.cells[LENT + die - WORKERS]
        if lent > 0:
            table.cells[LENT + die - WORKERS] = 0
            table.cells[DIE_VALUE + die] -= lent
            table.journal.tell(told.RAISE_ENDS, table.die_space(die), table.die_value(die))
        die += 1


def dig(table: Table) -> None:
    """Pay, take the die away and move the excavator onto its space (UFS-DIG-01)."""
    table.cells[FRESH] = 0
    pay(table, dig_cost(table))
    die: i64 = table.cells[DIG_DIE]
    space: i64 = table.die_space(die)
    remove_worker(table, die)
    move_excavator(table, space)


def clear_token(table: Table, space: i64) -> None:
    """The die removes a token instead of its normal effect; tokens of a pool go back there."""
    table.cells[FRESH] = 0
    for effect in table.setting.by_op[CLEAR_TOKEN]:
        if _clearing_refusal(table, effect, space) == ALLOWED:
            token: i64 = _token_cleared_at(table, effect, space)
            pay(table, effect.cost)
            remove_worker(table, table.die_on(space))
            table.cells[TOKEN_AT + token] = POOL if table.setting.token_place == IN_POOL else GONE
            if effect.n == WITH_AA_DIE:
                table.journal.tell(told.COLUMN_CLEARED, column_of(space), table.cells[TOKEN_VALUE + token])
            else:
                table.journal.tell(told.SPACE_CLEARED, space, table.cells[TOKEN_VALUE + token])
            spend(table, effect)
            return


# --- using a room ----------------------------------------------------------------------------------------------------
def use(table: Table, room: Room) -> None:
    """Pay, then its effects with its value, then its dice are resolved."""
    cost: i64 = cost_of(table, room)
    value: i64 = value_of(table, room)
    if table.cells[FREE_ROOMS] > 0 and room.cost:
        table.cells[FREE_ROOMS] -= 1
    table.cells[FRESH] = 0
    table.cells[ARMED] = NONE
    table.journal.tell(told.ROOM_USED, room.first, room.kind, value)
    pay(table, cost)
    _spend_robots(table, room)
    about: i64 = room.number + value * VALUES
    table.agenda.push(step(ROOM_DONE, 0, 0, room.number))
    if room.second == NONE:
        table.agenda.push(step(ROOM_EFFECT, room.kind, 0, about))
    elif order_matters(table):
        table.agenda.push(step(CHOOSE_ORDER, 0, 0, about))
        table.cells[PHASE] = ORDER
    else:
        both_effects(table, room.kind, about)


def order_matters(table: Table) -> bool:
    """Two effects of one room are independent of each other unless abilities react to them."""
    return bool(table.setting.by_hook[RESEARCH_ADVANCED]) or bool(table.setting.by_hook[SHIP_DESTROYED])


def both_effects(table: Table, first: i64, about: i64) -> None:
    """Both effects with the same value (UFS-ADV-01)."""
    room = table.room(about % VALUES)
    other: i64 = room.second if first == room.kind else room.kind
    table.agenda.push(step(ROOM_EFFECT, other, 0, about))
    table.agenda.push(step(ROOM_EFFECT, first, 0, about))


def _spend_robots(table: Table, room: Room) -> None:
    """A blue die is resolved once in a Rooms phase, even if it is built anew meanwhile (UFS-ROOM-01)."""
    for space in room.spaces:
        die: i64 = table.die_on(space)
        if die >= WORKERS:
            table.cells[SPENT] |= 1 << die


def finish_room(table: Table, room: Room) -> None:
    """Its worker dice leave, its robots lose value and are exhausted (UFS-ROOM-01, UFS-ROBOT-09)."""
    colours: i64 = 0
    for space in room.spaces:
        die: i64 = table.die_on(space)
        if die == NONE:
            continue  # a robot taken for the one just built
        colours |= 1 << colour_of(die)
        if die < WORKERS:
            remove_worker(table, die)
        elif (table.cells[SPENT] >> die) & 1 and not table.is_exhausted(die):
            wear_robot(table, room, die)
    trigger_room(table, ROOM_RESOLVED, room, colours)


def wear_robot(table: Table, room: Room, die: i64) -> None:
    """A used robot loses 1 and is exhausted; at value 1 it is removed (UFS-ROBOT-09, UFS-RULING-01)."""
    space: i64 = table.die_space(die)
    table.cells[EXHAUSTED] |= 1 << die
    table.cells[LENT + die - WORKERS] = 0  # it loses from its raised value (UFS-RULING-31)
    for effect in table.setting.by_op[ROBOT_NO_DECAY]:
        if in_force(table, effect) and fits_room(table, effect, room):
            table.journal.tell(told.ROBOT_KEEPS_VALUE, space, table.die_value(die))
            return
    table.cells[DIE_VALUE + die] -= 1
    if table.die_value(die) == 0:
        table.journal.tell(told.ROBOT_WORN_OUT, space)
        remove_robot(table, die)
    else:
        table.journal.tell(told.ROBOT_USED, space, table.die_value(die))
