"""Abilities that turn, reroll and move worker dice."""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.under_falling_skies import cell, pieces, stage, told
from hullbreach.games.under_falling_skies.abilities.ability import Effect
from hullbreach.games.under_falling_skies.abilities.act import Choice
from hullbreach.games.under_falling_skies.pieces import colour_of, column_of
from hullbreach.games.under_falling_skies.planning import reroll
from hullbreach.games.under_falling_skies.state import PLAYER, Table
from hullbreach.kernel.agenda import NONE


# --- unplaced dice ---------------------------------------------------------------------------------------------------
def value_of(face: i64) -> i64:
    return face % pieces.HIGHEST + 1


def fits_face(effect: Effect, face: i64) -> bool:
    """Whether the effect is for dice of this colour."""
    return (effect.dice >> (face // pieces.HIGHEST)) & 1 == 1


def is_in_tray(table: Table, effect: Effect, face: i64) -> bool:
    """Whether an unplaced die of a colour the effect is for shows this face."""
    return fits_face(effect, face) and table.unplaced(face) != NONE


class DieTurning(Choice):
    """An unplaced die gets another value."""

    def __init__(self) -> None:
        super().__init__(stage.TURN_DIE, pieces.FACES)

    def may_pick(self, table: Table, effect: Effect, picked: i64) -> bool:
        for value in range(1, pieces.HIGHEST + 1):
            if self.may_turn(table, effect, picked, value):
                return True
        return False

    def may_turn(self, table: Table, effect: Effect, face: i64, value: i64) -> bool:
        if value == value_of(face) or not is_in_tray(table, effect, face):
            return False
        return self.fits_value(table, effect, face, value)

    def fits_value(self, table: Table, effect: Effect, face: i64, value: i64) -> bool:
        """Whether an unplaced die of the right colour may get another value."""
        return False

    def turn(self, table: Table, effect: Effect, face: i64, value: i64) -> None:
        die: i64 = table.unplaced(face)
        table.turn_die(die, value)
        table.journal.tell(told.TURNED, die, face, value)
        self.choose_again(table, effect)


class SetDie(DieTurning):
    def fits_value(self, table: Table, effect: Effect, face: i64, value: i64) -> bool:
        return effect.value == 0 or value == effect.value


class AdjustDie(DieTurning):
    """Up or down by up to so many points; down by exactly that many if it says so."""

    def fits_value(self, table: Table, effect: Effect, face: i64, value: i64) -> bool:
        change: i64 = value - value_of(face)
        if effect.by < 0 and not effect.optional:
            return change == effect.by
        most: i64 = max(effect.by, -effect.by)
        return -most <= change <= most


class CopyDie(DieTurning):
    """To the value of another unplaced die."""

    def fits_value(self, table: Table, effect: Effect, face: i64, value: i64) -> bool:
        return table.unplaced(value - 1) != NONE or table.unplaced(pieces.HIGHEST + value - 1) != NONE


class LowerHighestDie(DieTurning):
    """The player chooses among equals."""

    def times(self, effect: Effect) -> i64:
        return 1

    def fits_value(self, table: Table, effect: Effect, face: i64, value: i64) -> bool:
        lowered: i64 = max(1, value_of(face) - effect.by)
        return value == lowered and value_of(face) == highest_in_tray(table, effect)


def highest_in_tray(table: Table, effect: Effect) -> i64:
    highest: i64 = 0
    for die in range(pieces.WORKERS):
        if table.die_space(die) == NONE and (effect.dice >> colour_of(die)) & 1:
            highest = max(highest, table.die_value(die))
    return highest


class Reroll(Choice):
    """Dice are taken in hand one by one and rolled together."""

    def __init__(self) -> None:
        super().__init__(stage.REROLL_DICE, pieces.FACES)

    def may_pick(self, table: Table, effect: Effect, picked: i64) -> bool:
        return fits_face(effect, picked) and die_to_take(table, picked) != NONE

    def pick(self, table: Table, effect: Effect, picked: i64) -> None:
        table.cells[cell.DICE_IN_HAND] |= 1 << die_to_take(table, picked)
        self.choose_again(table, effect)

    def end(self, table: Table) -> None:
        for die in range(pieces.WORKERS):
            if (table.cells[cell.DICE_IN_HAND] >> die) & 1:
                reroll(table, die)
        table.cells[cell.DICE_IN_HAND] = 0


def die_to_take(table: Table, face: i64) -> i64:
    """An unplaced die with this face that is not in hand yet, or NONE."""
    for die in range(pieces.WORKERS):
        in_hand: bool = (table.cells[cell.DICE_IN_HAND] >> die) & 1 == 1
        if table.die_space(die) == NONE and table.face(die) == face and not in_hand:
            return die
    return NONE


# --- placed dice -----------------------------------------------------------------------------------------------------
class MoveDie(Choice):
    """A placed worker die goes to another excavated, unoccupied space (UFS-ADV-07)."""

    def __init__(self) -> None:
        super().__init__(stage.TAKE_DIE, pieces.SPACES)

    def may_pick(self, table: Table, effect: Effect, picked: i64) -> bool:
        die: i64 = table.die_on(picked)
        if die == NONE or die >= pieces.WORKERS:
            return False
        for end in range(pieces.SPACES):
            if self.may_go(table, effect, picked, end):
                return True
        return False

    def may_go(self, table: Table, effect: Effect, start: i64, end: i64) -> bool:
        if not table.is_excavated(end) or table.die_on(end) != NONE:
            return False
        return effect.any_column or column_of(end) == column_of(start)

    def pick(self, table: Table, effect: Effect, picked: i64) -> None:
        table.cells[cell.PICKED_SPACE] = picked
        table.ask(PLAYER, stage.PUT_DIE)

    def go(self, table: Table, effect: Effect, end: i64) -> None:
        """A die that was ahead of the excavator counts for its new space only."""
        start: i64 = table.cells[cell.PICKED_SPACE]
        die: i64 = table.die_on(start)
        table.place_die(die, end)
        if table.cells[cell.DIG_DIE] == die:
            table.cells[cell.DIG_DIE] = NONE
        table.journal.tell(told.DIE_MOVED, start, end, table.facility(end))
        table.cells[cell.PICKED_SPACE] = 0
        self.choose_again(table, effect)
