"""Which effects of the abilities are in force, and what sets them going."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.under_falling_skies import events as told
from hullbreach.games.under_falling_skies.pieces import NONE, colour_of
from hullbreach.games.under_falling_skies.records import MULTI, PER_ROUND, SINGLE, Ability, Effect
from hullbreach.games.under_falling_skies.setting import Room
from hullbreach.games.under_falling_skies.state import (
    ARMED,
    ENERGY,
    MARKED,
    PART,
    PHASE,
    RESOLVING,
    USED,
    Table,
)
from hullbreach.kernel.agenda import step

# The kind of step that carries out an effect: `a` counts what was chosen already, `about` packs the effect's number
# and a number of its own.
EFFECT: Final[i64] = 1
EFFECTS: Final[i64] = 64


def effect_step(effect: i64, number: i64 = 0) -> i64:
    return step(EFFECT, 0, 0, number * EFFECTS + effect)


# --- how often -------------------------------------------------------------------------------------------------------
def has_uses(table: Table, ability: Ability) -> bool:
    return ability.per == 0 or table.cells[USED + ability.number] < ability.uses


def in_force(table: Table, effect: Effect) -> bool:
    """What the player may decline applies only while it is armed; the rest as long as it has uses."""
    if effect.optional:
        return table.cells[ARMED] == effect.ability
    return not effect.limited or has_uses(table, table.setting.abilities[effect.ability])


def spend(table: Table, effect: Effect) -> None:
    """Count a use of an effect that applies by itself."""
    if table.setting.abilities[effect.ability].per:
        table.cells[USED + effect.ability] += 1


def use_ability(table: Table, ability: Ability) -> None:
    """The player uses an ability: count it, tell it and pay for it (UFS-CAMP-07)."""
    table.journal.tell(told.ABILITY_USED, ability.source)
    if ability.per:
        table.cells[USED + ability.number] += 1
    if ability.cost:
        table.cells[ENERGY] -= ability.cost
        table.journal.tell(told.ENERGY_PAID, ability.cost, table.cells[ENERGY])


def renew(table: Table) -> None:
    """A new round: what may be used so often per round may be used again."""
    for ability in table.setting.abilities:
        if ability.per == PER_ROUND:
            table.cells[USED + ability.number] = 0


# --- what fits -------------------------------------------------------------------------------------------------------
def fits_column(table: Table, effect: Effect, column: i64) -> bool:
    if (effect.columns >> column) & 1:
        return True
    if effect.marked and table.cells[MARKED] == column:
        return True
    return effect.tokens and table.column_token(column) != NONE


def fits_room(table: Table, effect: Effect, room: Room) -> bool:
    """Kind and size, and the dice that must be among those lying in it."""
    if not effect.rooms & room.kinds():
        return False
    if effect.size == (SINGLE if room.is_multi() else MULTI):
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


def fits_now(table: Table, effect: Effect) -> bool:
    return table.cells[ENERGY] <= effect.energy_at_most and (effect.phases >> table.cells[PART]) & 1 == 1


def happens(table: Table, effect: Effect) -> bool:
    """Whether an effect whose hook has come up is carried out by itself."""
    return effect.act and not effect.optional and fits_now(table, effect) and in_force(table, effect)


# --- setting things going --------------------------------------------------------------------------------------------
def trigger(table: Table, hook: i64, number: i64 = 0) -> None:
    """Put every effect that now happens by itself on the agenda, the first one on top."""
    effects = table.setting.by_hook[hook]
    place: i64 = len(effects) - 1
    while place >= 0:
        effect = effects[place]
        if happens(table, effect):
            _set_going(table, effect, number)
        place -= 1


def trigger_room(table: Table, hook: i64, room: Room, colours: i64) -> None:
    """The same for what depends on a room and the colours of its dice."""
    effects = table.setting.by_hook[hook]
    place: i64 = len(effects) - 1
    while place >= 0:
        effect = effects[place]
        if happens(table, effect) and fits_room(table, effect, room) and effect.dice & colours:
            _set_going(table, effect, 0)
        place -= 1


def reacts(table: Table, hook: i64, room: Room, colours: i64) -> bool:
    """Whether `trigger_room` would set anything going."""
    found: i64 = 0
    for effect in table.setting.by_hook[hook]:
        if happens(table, effect) and fits_room(table, effect, room) and effect.dice & colours:
            found += 1
    return found > 0


def trigger_ship(table: Table, hook: i64, ship: i64) -> None:
    """The same for what depends on a ship's colour."""
    effects = table.setting.by_hook[hook]
    place: i64 = len(effects) - 1
    while place >= 0:
        effect = effects[place]
        if happens(table, effect) and (effect.ships >> ship) & 1:
            _set_going(table, effect, 0)
        place -= 1


def _set_going(table: Table, effect: Effect, number: i64) -> None:
    if table.cells[PHASE] == RESOLVING:  # not once the game is decided
        spend(table, effect)
        table.agenda.push(effect_step(effect.number, number))
