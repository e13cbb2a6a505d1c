"""The ops for which the player picks something: a class for each.

`begin` puts the effect's step back and asks for a choice. The verbs of a choice ask the same class what may be picked
(`may_pick`) and what may be done with it (`may_end`): a die and its new value, a ship and the square it goes to, a
placed die and its new space.
"""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.under_falling_skies.deeds import Act
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
)
from hullbreach.games.under_falling_skies.powers import EFFECT, EFFECTS
from hullbreach.games.under_falling_skies.records import Effect
from hullbreach.games.under_falling_skies.setting import PATH_END
from hullbreach.games.under_falling_skies.state import (
    EXCAVATE,
    EXCAVATOR,
    IN_HAND,
    PHASE,
    REROLL_DICE,
    TAKE_DIE,
    TARGET,
    TURN_DIE,
    Table,
)
from hullbreach.kernel.agenda import a_of, about_of, step


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
