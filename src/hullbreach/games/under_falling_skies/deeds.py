"""What the ops do that are carried out at once: a class for each.

`begin` resolves the effect's step. Ops for which the player chooses something are in `picks`.
"""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.under_falling_skies import events as told
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
    HIGHEST,
    NONE,
    square_at,
)
from hullbreach.games.under_falling_skies.powers import EFFECTS
from hullbreach.games.under_falling_skies.records import IN_POOL, ON_SQUARES, Effect
from hullbreach.games.under_falling_skies.room_kinds import begin_install, install_step
from hullbreach.games.under_falling_skies.setting import space_at
from hullbreach.games.under_falling_skies.state import (
    ARMED,
    COUNTER,
    DAMAGE,
    ENERGY,
    FREE_DIG,
    FREE_ROOMS,
    MARKED,
    MAX_ENERGY,
    MOTHERSHIP,
    POOL,
    RESEARCH,
    TOKEN_AT,
    TOKEN_VALUE,
    Table,
)
from hullbreach.kernel.agenda import about_of


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
