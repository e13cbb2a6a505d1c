"""When the player may use an ability, and what using it sets going."""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.under_falling_skies import events as told
from hullbreach.games.under_falling_skies import ops
from hullbreach.games.under_falling_skies.acts import ACTS, effect_of
from hullbreach.games.under_falling_skies.effects import (
    AIMED,
    LAUNCH_NEXT,
    OFFERED,
    PLAN,
    RESOLVE_ROOMS,
)
from hullbreach.games.under_falling_skies.pieces import (
    NONE,
    SPACES,
)
from hullbreach.games.under_falling_skies.powers import (
    EFFECT,
    effect_step,
    fits_now,
    fits_room,
    has_uses,
    use_ability,
)
from hullbreach.games.under_falling_skies.records import (
    Ability,
)
from hullbreach.games.under_falling_skies.refusals import ABILITY_IDLE, ALLOWED
from hullbreach.games.under_falling_skies.rooms import use_refusal
from hullbreach.games.under_falling_skies.state import (
    AIM,
    ARMED,
    DIE_AT,
    DIE_VALUE,
    DIG_DIE,
    FRESH,
    PHASE,
    Table,
)
from hullbreach.kernel.agenda import a_of, about_of, step


# --- when the player may use an ability ------------------------------------------------------------------------------
def ability_at_hand(table: Table, source: i64) -> Ability | None:
    """The ability of a source that belongs to this moment, whether or not it can still be used."""
    for ability in table.setting.abilities:
        if ability.source == source and ability.optional and is_moment(table, ability.effects[0].hook):
            return ability
    return None


def is_moment(table: Table, hook: i64) -> bool:
    """Any time means between two placements, rooms or launches; abilities for the first roll of a round and for the
    start of the Rooms phase can be used until something else was done."""
    moment: i64 = table.next_step()
    if moment == PLAN and (hook == ops.BEFORE_PLACEMENT or hook == ops.ANY_TIME):
        return True
    if moment == RESOLVE_ROOMS and (hook == ops.ANY_TIME or is_for_room(hook)):
        return True
    if moment == LAUNCH_NEXT:
        return hook == ops.ANY_TIME
    fresh_hook: i64 = ops.AFTER_FIRST_ROLL if moment == PLAN else ops.ROOMS_START
    return table.cells[FRESH] == 1 and hook == fresh_hook and (moment == PLAN or moment == RESOLVE_ROOMS)


def is_for_room(hook: i64) -> bool:
    return hook == ops.ROOM_VALUE_HOOK or hook == ops.ROOM_COST_HOOK


def can_use(table: Table, ability: Ability) -> bool:
    return has_uses(table, ability) and table.has_energy(ability.cost) and would_help(table, ability)


def would_help(table: Table, ability: Ability) -> bool:
    """Whether any of its effects does anything now."""
    if is_for_room(ability.effects[0].hook):
        return has_aim(table, ability)
    helping: i64 = 0
    for effect in ability.effects:
        if fits_now(table, effect) and ACTS[effect.op].can(table, effect):
            helping += 1
    return helping > 0


def has_aim(table: Table, ability: Ability) -> bool:
    space: i64 = 0
    while space < SPACES:
        if aim_refusal(table, ability, space) == ALLOWED:
            return True
        space += 1
    return False


def aim_refusal(table: Table, ability: Ability, space: i64) -> i64:
    """Why the room cannot be used with this ability; also if the ability has nothing to do with it."""
    room = table.setting.room_of(space)
    for effect in ability.effects:
        if fits_room(table, effect, room):
            armed: i64 = table.cells[ARMED]
            table.cells[ARMED] = ability.number
            reason: i64 = use_refusal(table, space)
            table.cells[ARMED] = armed
            return reason
    return ABILITY_IDLE


def begin_ability(table: Table, ability: Ability) -> None:
    """The player uses an ability: its effects go on the agenda, or it waits for the room it is for."""
    use_ability(table, ability)
    if is_for_room(ability.effects[0].hook):
        table.cells[ARMED] = ability.number
        table.agenda.push(step(AIMED, 0, 0, ability.number))
        table.cells[PHASE] = AIM
        return
    if ability.effects[0].hook == ops.BEFORE_PLACEMENT:
        table.cells[FRESH] = 0
    place: i64 = len(ability.effects) - 1
    while place >= 0:
        table.agenda.push(effect_step(ability.effects[place].number))
        place -= 1


def chosen_ability(table: Table, source: i64) -> Ability:
    """The ability the player has accepted or uses at this moment; an offer leaves the agenda."""
    if table.next_step() == OFFERED:
        return table.setting.abilities[about_of(table.agenda.pop())]
    ability = ability_at_hand(table, source)
    assert ability is not None
    return ability


def drop_aim(table: Table) -> None:
    """The room the ability at hand waited for has been chosen."""
    if table.next_step() == AIMED:
        table.agenda.pop()


# --- carrying choices out --------------------------------------------------------------------------------------------
def choose_again(table: Table) -> None:
    """One choice was made for the effect on top of the agenda."""
    choose_next(table, table.agenda.pop())


def choose_next(table: Table, packed: i64) -> None:
    """Ask for the next choice, once what the last one set going is done."""
    effect = effect_of(table, packed)
    made: i64 = a_of(packed) + 1
    if made < ACTS[effect.op].times(effect):
        table.agenda.push(step(EFFECT, made, 0, about_of(packed)))


def turn_die(table: Table, face: i64, value: i64) -> None:
    die: i64 = table.unplaced(face)
    table.cells[DIE_VALUE + die] = value
    table.journal.tell(told.TURNED, die, face, value)


def put_die(table: Table, start: i64, space: i64) -> None:
    """A die that was ahead of the excavator counts for its new space only."""
    die: i64 = table.die_on(start)
    table.cells[DIE_AT + die] = space
    if table.cells[DIG_DIE] == die:
        table.cells[DIG_DIE] = NONE
    table.journal.tell(told.DIE_MOVED, start, space)
