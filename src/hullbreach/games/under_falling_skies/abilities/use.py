"""When the player may use an ability, and what using it sets going."""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.under_falling_skies import cell, pieces, stage, step
from hullbreach.games.under_falling_skies.abilities import hook
from hullbreach.games.under_falling_skies.abilities.ability import Ability
from hullbreach.games.under_falling_skies.abilities.acts import act_of
from hullbreach.games.under_falling_skies.abilities.force import fits_now, fits_room, has_uses, use_up
from hullbreach.games.under_falling_skies.mothership import may_choose_column
from hullbreach.games.under_falling_skies.rooms.use import use_refusal
from hullbreach.games.under_falling_skies.state import PLAYER, Table
from hullbreach.games.under_falling_skies.why import ABILITY_IDLE
from hullbreach.kernel.reasons import ALLOWED


# --- when ------------------------------------------------------------------------------------------------------------
def ability_at_hand(table: Table, source: i64, now: i64) -> Ability | None:
    """The ability of a source that belongs to this stage, whether or not it can still be used."""
    for ability in table.setting.abilities:
        if ability.source == source and ability.optional and is_moment(table, ability.hook, now):
            return ability
    return None


def is_moment(table: Table, when: i64, now: i64) -> bool:
    """Any time means between two placements, rooms or launches, where the player is asked at all; abilities for the
    first roll of a round and for the start of the Rooms phase can be used until something else was done."""
    fresh: bool = table.cells[cell.FRESH] == 1
    if now == stage.PLANNING:
        return when == hook.BEFORE_PLACEMENT or when == hook.ANY_TIME or (fresh and when == hook.AFTER_FIRST_ROLL)
    if now == stage.ROOMS:
        return when == hook.ANY_TIME or is_for_room(when) or (fresh and when == hook.ROOMS_START)
    return when == hook.ANY_TIME and may_choose_column(table)


def is_for_room(when: i64) -> bool:
    return when == hook.ROOM_VALUE or when == hook.ROOM_COST


def has_ability(table: Table, now: i64) -> bool:
    """Whether the player can use any ability in this stage."""
    for source in table.setting.askable:
        ability = ability_at_hand(table, source, now)
        if ability is not None and can_use(table, ability):
            return True
    return False


def can_use(table: Table, ability: Ability) -> bool:
    return has_uses(table, ability) and table.has_energy(ability.cost) and would_help(table, ability)


def would_help(table: Table, ability: Ability) -> bool:
    """Whether any of its effects does anything now."""
    if is_for_room(ability.hook):
        return has_aim(table, ability)
    for effect in ability.effects:
        if fits_now(table, effect) and act_of(effect).would_help(table, effect):
            return True
    return False


def has_aim(table: Table, ability: Ability) -> bool:
    for space in range(pieces.SPACES):
        if aim_refusal(table, ability, space) == ALLOWED:
            return True
    return False


def aim_refusal(table: Table, ability: Ability, space: i64) -> i64:
    """Why the room cannot be used with this ability; also if the ability has nothing to do with it."""
    room = table.setting.room_of(space)
    for effect in ability.effects:
        if fits_room(table, effect, room):
            return use_refusal(table, space, ability.number)
    return ABILITY_IDLE


# --- what then -------------------------------------------------------------------------------------------------------
def begin(table: Table, ability: Ability) -> None:
    """The player uses an ability: its effects go on the agenda, or it waits for the room it is for."""
    use_up(table, ability)
    if is_for_room(ability.hook):
        table.cells[cell.ARMED] = ability.number
        table.agenda.push(step.AIMED, ability.number)
        table.ask(PLAYER, stage.AIM)
        return
    if ability.hook == hook.BEFORE_PLACEMENT:
        table.cells[cell.FRESH] = 0
    for place in range(len(ability.effects) - 1, -1, -1):
        table.agenda.push(step.EFFECT, ability.effects[place].number)
