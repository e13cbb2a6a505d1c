"""What the ops do that are carried out: a class for each.

`begin` resolves the effect's step: it acts at once, or puts the step back and asks for a choice. The verbs of a choice
ask the same class what may be picked (`may_pick`) and what may be done with it (`may_end`): a die and its new value, a
ship and the square it goes to, a placed die and its new space.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.under_falling_skies import events as told
from hullbreach.games.under_falling_skies import ops
from hullbreach.games.under_falling_skies.effects import (
    add_ships,
    can_build_robot,
    change_max_energy,
    excavator_back,
    gain_energy,
    lose_energy,
    move_research,
    repair,
    take_damage,
)
from hullbreach.games.under_falling_skies.mothership import action_in
from hullbreach.games.under_falling_skies.pieces import (
    COLUMNS,
    EXPLOSION,
    FACES,
    HIGHEST,
    NONE,
    RED_EXPLOSION,
    SPACES,
    SQUARES,
    WORKERS,
    colour_of,
    column_of,
    row_of,
    square_at,
)
from hullbreach.games.under_falling_skies.powers import EFFECT, EFFECTS
from hullbreach.games.under_falling_skies.records import (
    IN_POOL,
    ON_SQUARES,
    Effect,
)
from hullbreach.games.under_falling_skies.room_kinds import begin_install, install_step
from hullbreach.games.under_falling_skies.setting import PATH_END, space_at
from hullbreach.games.under_falling_skies.state import (
    ARMED,
    COUNTER,
    DAMAGE,
    ENERGY,
    EXCAVATE,
    EXCAVATOR,
    FREE_DIG,
    FREE_ROOMS,
    IN_HAND,
    MARKED,
    MAX_ENERGY,
    MOTHERSHIP,
    PHASE,
    POOL,
    REROLL_DICE,
    RESEARCH,
    TAKE_DIE,
    TARGET,
    TOKEN_AT,
    TOKEN_VALUE,
    TURN_DIE,
    Table,
)
from hullbreach.kernel.agenda import a_of, about_of, step


class Act:
    """An op that is carried out; those that are only read where they matter never get here."""

    def can(self, table: Table, effect: Effect) -> bool:
        """Whether it would do anything now."""
        return True

    def times(self, effect: Effect) -> i64:
        """How often the player chooses for it."""
        return 0

    def begin(self, table: Table, effect: Effect, packed: i64) -> None:
        """Resolve its step."""

    def may_pick(self, table: Table, effect: Effect, thing: i64) -> bool:
        """Whether this thing can be chosen for it."""
        return False

    def may_end(self, table: Table, effect: Effect, thing: i64, end: i64) -> bool:
        """Whether the thing can be made or moved so."""
        return False


# --- energy, research, damage ----------------------------------------------------------------------------------------
class Energy(Act):
    def can(self, table: Table, effect: Effect) -> bool:
        return table.cells[ENERGY] < table.cells[MAX_ENERGY] if effect.n > 0 else table.cells[ENERGY] > 0

    def begin(self, table: Table, effect: Effect, packed: i64) -> None:
        if effect.n > 0:
            gain_energy(table, effect.n)
        else:
            lose_energy(table, -effect.n)


class MaxEnergy(Act):
    def begin(self, table: Table, effect: Effect, packed: i64) -> None:
        change_max_energy(table, effect.n)


class EnergyOrExcavator(Act):
    def begin(self, table: Table, effect: Effect, packed: i64) -> None:
        if table.cells[ENERGY] > 0:
            lose_energy(table, effect.n)
        else:
            excavator_back(table, effect.m)


class ResearchSteps(Act):
    """Free steps, but never onto the goal."""

    def can(self, table: Table, effect: Effect) -> bool:
        return table.cells[RESEARCH] + 1 < len(table.setting.research)

    def begin(self, table: Table, effect: Effect, packed: i64) -> None:
        if self.can(table, effect):
            before_goal: i64 = len(table.setting.research) - 1 - table.cells[RESEARCH]
            move_research(table, min(effect.n, before_goal))


class EnergyOrDamage(Act):
    """The number in the step is how many spaces beyond the first were gained."""

    def begin(self, table: Table, effect: Effect, packed: i64) -> None:
        beyond: i64 = about_of(packed) // EFFECTS
        while beyond > 0 and not table.is_decided():
            if table.has_energy(effect.n):
                lose_energy(table, effect.n)
            else:
                take_damage(table, 1)
            beyond -= 1


class Repair(Act):
    def can(self, table: Table, effect: Effect) -> bool:
        return table.cells[DAMAGE] > 0

    def begin(self, table: Table, effect: Effect, packed: i64) -> None:
        repair(table, effect.n)


class Damage(Act):
    def begin(self, table: Table, effect: Effect, packed: i64) -> None:
        take_damage(table, effect.n)


# --- choices ---------------------------------------------------------------------------------------------------------
class Choice(Act):
    """An op for which the player picks something, up to so many times."""

    phase: i64 = TARGET
    things: i64 = SQUARES

    def times(self, effect: Effect) -> i64:
        return effect.n

    def can(self, table: Table, effect: Effect) -> bool:
        thing: i64 = 0
        while thing < self.things:
            if self.may_pick(table, effect, thing):
                return True
            thing += 1
        return False

    def begin(self, table: Table, effect: Effect, packed: i64) -> None:
        if self.can(table, effect):
            table.agenda.push(packed)
            table.cells[PHASE] = self.phase


class DieChoice(Choice):
    """Turn an unplaced die: the thing is how it looks, the end its new value."""

    def __init__(self) -> None:
        self.phase = TURN_DIE
        self.things = FACES

    def may_pick(self, table: Table, effect: Effect, thing: i64) -> bool:
        value: i64 = 1
        while value <= HIGHEST:
            if self.may_end(table, effect, thing, value):
                return True
            value += 1
        return False

    def may_end(self, table: Table, effect: Effect, thing: i64, end: i64) -> bool:
        if end == thing % HIGHEST + 1 or not is_in_tray(table, effect, thing):
            return False
        return self.may_turn(table, effect, thing, end)

    def may_turn(self, table: Table, effect: Effect, face: i64, value: i64) -> bool:
        """Whether an unplaced die of the right colour may get another value."""
        return False


def is_in_tray(table: Table, effect: Effect, face: i64) -> bool:
    """Whether an unplaced die of a colour the effect heeds shows this face."""
    return (effect.dice >> (face // HIGHEST)) & 1 == 1 and table.unplaced(face) != NONE


class SetDie(DieChoice):
    def may_turn(self, table: Table, effect: Effect, face: i64, value: i64) -> bool:
        return effect.m == 0 or value == effect.m


class AdjustDie(DieChoice):
    """Up or down by up to so many points; down by exactly that many if it says so."""

    def may_turn(self, table: Table, effect: Effect, face: i64, value: i64) -> bool:
        change: i64 = value - (face % HIGHEST + 1)
        if effect.m < 0 and not effect.optional:
            return change == effect.m
        most: i64 = max(effect.m, -effect.m)
        return -most <= change <= most


class CopyDie(DieChoice):
    """To the value of another unplaced die."""

    def may_turn(self, table: Table, effect: Effect, face: i64, value: i64) -> bool:
        return table.unplaced(value - 1) != NONE or table.unplaced(HIGHEST + value - 1) != NONE


class LowerHighestDie(DieChoice):
    """The player chooses among equals."""

    def times(self, effect: Effect) -> i64:
        return 1

    def may_turn(self, table: Table, effect: Effect, face: i64, value: i64) -> bool:
        lowered: i64 = max(1, face % HIGHEST + 1 - effect.n)
        return value == lowered and face % HIGHEST + 1 == highest_in_tray(table, effect)


def highest_in_tray(table: Table, effect: Effect) -> i64:
    highest: i64 = 0
    die: i64 = 0
    while die < WORKERS:
        if table.die_space(die) == NONE and (effect.dice >> colour_of(die)) & 1:
            highest = max(highest, table.die_value(die))
        die += 1
    return highest


class Reroll(Choice):
    """Dice are taken in hand one by one and rolled together."""

    def __init__(self) -> None:
        self.phase = REROLL_DICE
        self.things = FACES

    def begin(self, table: Table, effect: Effect, packed: i64) -> None:
        table.cells[IN_HAND] = 0
        Choice.begin(self, table, effect, packed)

    def may_pick(self, table: Table, effect: Effect, thing: i64) -> bool:
        return (effect.dice >> (thing // HIGHEST)) & 1 == 1 and die_to_take(table, thing) != NONE


def die_to_take(table: Table, face: i64) -> i64:
    """An unplaced die with this face that is not in hand yet, or NONE."""
    die: i64 = 0
    while die < WORKERS:
        if table.die_space(die) == NONE and table.face(die) == face and not (table.cells[IN_HAND] >> die) & 1:
            return die
        die += 1
    return NONE


class MoveDie(Choice):
    """A placed worker die goes to another excavated, unoccupied space (UFS-ADV-07)."""

    def __init__(self) -> None:
        self.phase = TAKE_DIE
        self.things = SPACES

    def may_pick(self, table: Table, effect: Effect, thing: i64) -> bool:
        die: i64 = table.die_on(thing)
        if die == NONE or die >= WORKERS:
            return False
        end: i64 = 0
        while end < SPACES:
            if self.may_end(table, effect, thing, end):
                return True
            end += 1
        return False

    def may_end(self, table: Table, effect: Effect, thing: i64, end: i64) -> bool:
        if not table.is_excavated(end) or table.die_on(end) != NONE:
            return False
        return effect.m == 1 or column_of(end) == column_of(thing)


class MoveExcavator(Choice):
    def __init__(self) -> None:
        self.phase = EXCAVATE
        self.things = SPACES

    def times(self, effect: Effect) -> i64:
        return 1

    def can(self, table: Table, effect: Effect) -> bool:
        return table.cells[EXCAVATOR] < PATH_END

    def may_pick(self, table: Table, effect: Effect, thing: i64) -> bool:
        return 0 < table.steps_ahead(thing) <= effect.n


class MoveShips(Choice):
    """Ships are moved one by one, none of them twice."""

    def begin(self, table: Table, effect: Effect, packed: i64) -> None:
        """The step itself tells which ships were moved, so it is put back before looking for another one."""
        table.agenda.push(packed)
        if self.can(table, effect):
            table.cells[PHASE] = self.phase
        else:
            table.agenda.pop()

    def is_unmoved_ship(self, table: Table, square: i64) -> bool:
        return table.is_open_sky(square) and table.ship_at(square) != 0 and not was_moved(table, square)


def was_moved(table: Table, square: i64) -> bool:
    """Whether the ability that is choosing ships has moved the one on this square."""
    if table.next_step() != EFFECT:
        return False
    moved: i64 = about_of(table.agenda.top()) // EFFECTS
    while moved > 0:
        if moved % SQUARES == square:
            return True
        moved //= SQUARES
    return False


def note_moved(packed: i64, square: i64) -> i64:
    """The step of an effect that has just moved a ship to a square."""
    moved: i64 = about_of(packed) // EFFECTS * SQUARES + square
    return step(EFFECT, a_of(packed), 0, moved * EFFECTS + about_of(packed) % EFFECTS)


class ShiftShips(MoveShips):
    """One square left or right."""

    def may_pick(self, table: Table, effect: Effect, thing: i64) -> bool:
        if not self.is_unmoved_ship(table, thing):
            return False
        return self.may_end(table, effect, thing, thing - 1) or self.may_end(table, effect, thing, thing + 1)

    def may_end(self, table: Table, effect: Effect, thing: i64, end: i64) -> bool:
        beside: bool = end == thing - 1 or end == thing + 1
        return beside and row_of(end) == row_of(thing) and table.is_free(end)


class RaiseShips(MoveShips):
    """Up to so many squares upwards, below the launch points."""

    def may_pick(self, table: Table, effect: Effect, thing: i64) -> bool:
        if not self.is_unmoved_ship(table, thing):
            return False
        up: i64 = 1
        while up <= effect.m:
            if self.may_end(table, effect, thing, thing - up * COLUMNS):
                return True
            up += 1
        return False

    def may_end(self, table: Table, effect: Effect, thing: i64, end: i64) -> bool:
        up: i64 = row_of(thing) - row_of(end)
        return column_of(end) == column_of(thing) and 0 < up <= effect.m and table.is_free(end)


class DestroyShips(Choice):
    """On an explosion of any number, or anywhere in the sky."""

    def may_pick(self, table: Table, effect: Effect, thing: i64) -> bool:
        if not table.is_open_sky(thing) or not table.ship_at(thing):
            return False
        kind: i64 = table.setting.square_kinds[thing]
        return effect.m == 1 or kind == EXPLOSION or kind == RED_EXPLOSION


# --- ships and the mothership ----------------------------------------------------------------------------------------
class AddWaiting(Act):
    def begin(self, table: Table, effect: Effect, packed: i64) -> None:
        add_ships(table, effect.m, effect.n)


class ShipStep(Act):
    """Used for the die just placed: it counts for the descent that is next on the agenda."""

    def begin(self, table: Table, effect: Effect, packed: i64) -> None:
        table.cells[ARMED] = effect.ability


class IgnoreLanding(Act):
    """The landing that is next on the agenda does not happen."""

    def begin(self, table: Table, effect: Effect, packed: i64) -> None:
        table.journal.tell(told.LANDING_IGNORED, about_of(table.agenda.pop()))


class SkipAction(Act):
    def begin(self, table: Table, effect: Effect, packed: i64) -> None:
        table.agenda.pop()
        table.journal.tell(told.ACTION_SKIPPED, action_in(table, table.cells[MOTHERSHIP]) % 32)


class HoldMothership(Act):
    """Neither its move nor its action, which are next on the agenda."""

    def begin(self, table: Table, effect: Effect, packed: i64) -> None:
        table.agenda.pop()
        table.agenda.pop()
        table.journal.tell(told.MOTHERSHIP_HELD)


# --- rooms and robots ------------------------------------------------------------------------------------------------
class FreeRooms(Act):
    def begin(self, table: Table, effect: Effect, packed: i64) -> None:
        table.cells[FREE_ROOMS] += effect.n
        table.cells[FREE_DIG] |= effect.m


class InstallRobot(Act):
    def can(self, table: Table, effect: Effect) -> bool:
        return can_build_robot(table)

    def begin(self, table: Table, effect: Effect, packed: i64) -> None:
        begin_install(table, install_step(table, effect.n, effect.m == 1))


# --- tokens, counters, chance ----------------------------------------------------------------------------------------
class Tokens(Act):
    """One token for each place, or all in the pool; shuffled if the scenario says so."""

    def begin(self, table: Table, effect: Effect, packed: i64) -> None:
        values = effect.values[:]
        if effect.m:
            table.dice.shuffle(values)
        token: i64 = 0
        while token < len(values):
            table.cells[TOKEN_VALUE + token] = values[token]
            if effect.n == IN_POOL:
                table.cells[TOKEN_AT + token] = POOL
            else:
                lay_token(table, effect, token)
            token += 1


def lay_token(table: Table, effect: Effect, token: i64) -> None:
    place = effect.places[token]
    value: i64 = table.cells[TOKEN_VALUE + token]
    at: i64
    if isinstance(place, int):
        at = place - 1
        table.journal.tell(told.TOKEN_ON_COLUMN, at, value)
    elif effect.n == ON_SQUARES:
        at = square_at(place[0] + table.setting.first_standard_row, place[1] - 1)
        table.journal.tell(told.TOKEN_ON_SQUARE, at, value)
    else:
        at = space_at(place)
        table.journal.tell(told.TOKEN_ON_SPACE, at, value)
    table.cells[TOKEN_AT + token] = at


class GainToken(Act):
    """From the pool onto the AA gun below the lowest ship, the leftmost among equals; nothing if one is there."""

    def begin(self, table: Table, effect: Effect, packed: i64) -> None:
        token: i64 = table.token_at(POOL)
        column: i64 = lowest_ship_column(table)
        if token == NONE or column == NONE or table.column_token(column) != NONE:
            return
        table.cells[TOKEN_AT + token] = column
        table.journal.tell(told.TOKEN_ON_COLUMN, column, table.cells[TOKEN_VALUE + token])


def lowest_ship_column(table: Table) -> i64:
    found: i64 = NONE
    lowest: i64 = NONE
    column: i64 = 0
    while column < COLUMNS:
        row: i64 = table.lowest(column)
        if row > lowest:
            lowest = row
            found = column
        column += 1
    return found


class RandomColumn(Act):
    def begin(self, table: Table, effect: Effect, packed: i64) -> None:
        value: i64 = table.dice.roll(HIGHEST) + 1
        if value == effect.n or value > COLUMNS:
            table.journal.tell(told.NO_COLUMN_MARKED)
        else:
            table.cells[MARKED] = value - 1
            table.journal.tell(told.COLUMN_MARKED, value - 1)


class Counter(Act):
    def begin(self, table: Table, effect: Effect, packed: i64) -> None:
        table.cells[COUNTER + effect.n] += effect.m
        table.journal.tell(told.COUNTED, effect.n, table.cells[COUNTER + effect.n])


_CLASSES: Final[dict[str, Act]] = {
    "set_die": SetDie(),
    "adjust_die": AdjustDie(),
    "reroll": Reroll(),
    "copy_die": CopyDie(),
    "lower_highest_die": LowerHighestDie(),
    "move_die": MoveDie(),
    "free_rooms": FreeRooms(),
    "energy": Energy(),
    "max_energy": MaxEnergy(),
    "energy_or_excavator": EnergyOrExcavator(),
    "research_steps": ResearchSteps(),
    "energy_or_damage_per_extra_step": EnergyOrDamage(),
    "move_excavator": MoveExcavator(),
    "ship_step": ShipStep(),
    "ignore_landing": IgnoreLanding(),
    "shift_ships": ShiftShips(),
    "raise_ships": RaiseShips(),
    "destroy_ships": DestroyShips(),
    "add_waiting": AddWaiting(),
    "repair": Repair(),
    "damage": Damage(),
    "skip_action": SkipAction(),
    "hold_mothership": HoldMothership(),
    "install_robot": InstallRobot(),
    "tokens": Tokens(),
    "gain_token": GainToken(),
    "random_column": RandomColumn(),
    "counter": Counter(),
}
# By op; the plain ones are never begun.
ACTS: Final[list[Act]] = [_CLASSES.get(name, Act()) for name in ops.OP_NAMES]


def resolve_effect(table: Table, packed: i64) -> None:
    effect = effect_of(table, packed)
    ACTS[effect.op].begin(table, effect, packed)


def effect_of(table: Table, packed: i64) -> Effect:
    return table.setting.effects[about_of(packed) % EFFECTS]
