"""Which effects are in force, what they fit, and what sets them going."""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.under_falling_skies import cell, step, told
from hullbreach.games.under_falling_skies.abilities.ability import Ability, Effect
from hullbreach.games.under_falling_skies.pieces import colour_of
from hullbreach.games.under_falling_skies.setting import Room
from hullbreach.games.under_falling_skies.state import Table
from hullbreach.kernel.agenda import NONE


# --- how often -------------------------------------------------------------------------------------------------------
def has_uses(table: Table, ability: Ability) -> bool:
    return not ability.limited or table.cells[cell.USED + ability.number] < ability.uses


def in_force(table: Table, effect: Effect) -> bool:
    """What the player may decline applies only while it is armed; the rest as long as it has uses."""
    return in_force_with(table, effect, table.cells[cell.ARMED])


def in_force_with(table: Table, effect: Effect, armed: i64) -> bool:
    """Whether the effect would be in force if that ability were armed."""
    if effect.optional:
        return effect.ability == armed
    return not effect.limited or has_uses(table, table.setting.abilities[effect.ability])


def spend(table: Table, effect: Effect) -> None:
    """Count a use of an effect that applies by itself."""
    if table.setting.abilities[effect.ability].limited:
        table.cells[cell.USED + effect.ability] += 1


def renew(table: Table) -> None:
    """A new round: what may be used so often per round may be used again."""
    for ability in table.setting.abilities:
        if ability.per == "round":
            table.cells[cell.USED + ability.number] = 0


# --- what fits -------------------------------------------------------------------------------------------------------
def fits_column(table: Table, effect: Effect, column: i64) -> bool:
    if (effect.columns >> column) & 1:
        return True
    if effect.marked and table.cells[cell.MARKED] == column:
        return True
    return effect.tokens and table.column_token(column) != NONE


def fits_room(table: Table, effect: Effect, room: Room) -> bool:
    """Kind and size, and the dice that must be among those lying in it."""
    if not effect.rooms & room.kinds():
        return False
    if not (effect.multi_rooms if room.is_multi() else effect.single_rooms):
        return False
    return effect.contains == 0 or count_dice(table, room, effect.contains) > 0


def count_dice(table: Table, room: Room, colours: i64) -> i64:
    """How many dice of the colours (a bit for each) lie in a room."""
    count: i64 = 0
    for space in room.spaces:
        die: i64 = table.die_on(space)
        if die != NONE and (colours >> colour_of(die)) & 1:
            count += 1
    return count


def fits_ship(effect: Effect, ship: i64) -> bool:
    return (effect.ships >> ship) & 1 == 1


def fits_now(table: Table, effect: Effect) -> bool:
    if table.cells[cell.ENERGY] > effect.energy_at_most:
        return False
    return (effect.parts >> table.cells[cell.PART]) & 1 == 1


# --- setting things going --------------------------------------------------------------------------------------------
def happens(table: Table, effect: Effect) -> bool:
    """Whether an effect whose hook has come up is carried out by itself; nothing is once the battle is decided."""
    if not effect.is_act or effect.optional or table.is_decided():
        return False
    return fits_now(table, effect) and in_force(table, effect)


def happens_in(table: Table, effect: Effect, room: Room, colours: i64) -> bool:
    """The same for what depends on a room and the colours of its dice."""
    return happens(table, effect) and fits_room(table, effect, room) and effect.dice & colours != 0


def trigger(table: Table, hook: i64, number: i64 = 0) -> None:
    """Put every effect that now happens by itself on the agenda, the first one on top.

    `number` is what has happened: how many research steps beyond the first.
    """
    for effect in table.setting.last_first[hook]:
        if happens(table, effect):
            set_going(table, effect, number)


def trigger_room(table: Table, hook: i64, room: Room, colours: i64) -> None:
    for effect in table.setting.last_first[hook]:
        if happens_in(table, effect, room, colours):
            set_going(table, effect, 0)


def trigger_ship(table: Table, hook: i64, ship: i64) -> None:
    for effect in table.setting.last_first[hook]:
        if happens(table, effect) and fits_ship(effect, ship):
            set_going(table, effect, 0)


def reacts(table: Table, hook: i64, room: Room, colours: i64) -> bool:
    """Whether `trigger_room` would set anything going."""
    for effect in table.setting.by_hook[hook]:
        if happens_in(table, effect, room, colours):
            return True
    return False


def set_going(table: Table, effect: Effect, number: i64) -> None:
    spend(table, effect)
    table.agenda.push(step.EFFECT, effect.number, 0, number)


# --- used by the player ----------------------------------------------------------------------------------------------
def use_up(table: Table, ability: Ability) -> None:
    """The player uses an ability: count it, tell it and pay for it (UFS-CAMP-07)."""
    table.journal.tell(told.ABILITY_USED, ability.source)
    if ability.limited:
        table.cells[cell.USED + ability.number] += 1
    if ability.cost:
        table.cells[cell.ENERGY] -= ability.cost
        table.journal.tell(told.ENERGY_PAID, ability.cost, table.cells[cell.ENERGY])
