"""What a room costs and is worth, with the dice that lie in it and the abilities that apply."""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.under_falling_skies import cell, pieces
from hullbreach.games.under_falling_skies.abilities import hook, op
from hullbreach.games.under_falling_skies.abilities.force import count_dice, fits_room, in_force, in_force_with
from hullbreach.games.under_falling_skies.setting import Room
from hullbreach.games.under_falling_skies.state import Table


def cost_of(table: Table, room: Room, armed: i64) -> i64:
    """The energy using it costs with that ability armed, once for all its dice (UFS-COST-01, UFS-COST-02)."""
    if room.cost and is_free(table, room, armed):
        return 0
    cost: i64 = room.cost
    for effect in table.setting.by_op[op.ROOM_COST]:
        if in_force_with(table, effect, armed) and fits_room(table, effect, room):
            cost += effect.add
    return max(cost, 0)


def is_free(table: Table, room: Room, armed: i64) -> bool:
    """Whether an ability lets this room cost nothing."""
    if table.cells[cell.FREE_ROOMS] > 0:
        return True
    for effect in table.setting.by_op[op.FREE_ROOMS]:
        if effect.hook == hook.ROOM_COST and in_force_with(table, effect, armed) and fits_room(table, effect, room):
            return True
    return False


def value_of(table: Table, room: Room, armed: i64) -> i64:
    """The sum of its dice and its modifier, with what abilities add (UFS-VAL-01, UFS-MULTI-01)."""
    value: i64 = room.modifier
    for space in room.spaces:
        value += table.die_value(table.die_on(space))
    for effect in table.setting.by_op[op.ROOM_VALUE]:
        if in_force_with(table, effect, armed) and fits_room(table, effect, room):
            value += effect.add
    for effect in table.setting.by_op[op.ROOM_VALUE_PER_DIE]:
        if in_force_with(table, effect, armed) and fits_room(table, effect, room):
            value += effect.add * count_dice(table, room, effect.contains)
    return value


def dig_cost(table: Table) -> i64:
    if table.cells[cell.FREE_DIG]:
        return 0
    cost: i64 = pieces.EXCAVATE_COST
    for effect in table.setting.by_op[op.DIG_COST]:
        if in_force(table, effect):
            cost = min(cost, effect.set_to)
    return cost
