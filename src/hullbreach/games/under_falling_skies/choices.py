"""Choices inside effects: the verbs of the phases in which a room, a robot or an ability asks for something."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.under_falling_skies import abilities, acts, events, picks, room_kinds, rooms, ships
from hullbreach.games.under_falling_skies.effects import (
    SLIDE,
    advance_research,
    can_hold_robot,
    destroy_ship,
    move_excavator,
    reachable_steps,
)
from hullbreach.games.under_falling_skies.ops import DESTROY_SHIPS
from hullbreach.games.under_falling_skies.pieces import (
    EXPLOSION,
    HIGHEST,
    RED_EXPLOSION,
    WORKERS,
)
from hullbreach.games.under_falling_skies.planning import reroll
from hullbreach.games.under_falling_skies.refusals import (
    ALLOWED,
    COMMAND_SPACE,
    DIE_NOT_RAISED,
    MUST_CHOOSE,
    NO_SHIP,
    NO_SUCH_DIE,
    NOT_EXCAVATED,
    NOT_NOW,
    NOT_THAT_DIE,
    NOT_THAT_EFFECT,
    NOT_THAT_VALUE,
    NOT_THERE,
    ROBOT_LIMIT,
    SPACE_TAKEN,
    SQUARE_TAKEN,
    TOO_FAR_AHEAD,
    TOO_MANY_STEPS,
    Action,
)
from hullbreach.games.under_falling_skies.rooms import VALUES
from hullbreach.games.under_falling_skies.state import (
    COMMAND_DICE,
    EXCAVATE,
    IN_HAND,
    INSTALL,
    MOVE_SHIP,
    ORDER,
    PHASE,
    PUT_DIE,
    REROLL_DICE,
    RESEARCH_STEPS,
    SCRAP_ROBOT,
    STRIKE,
    TAKE_DIE,
    TARGET,
    TURN_DIE,
    Table,
)
from hullbreach.kernel.agenda import a_of, about_of, b_of, kind_of, step


# --- rooms -----------------------------------------------------------------------------------------------------------
class First(Action):
    """Which of a room's two effects comes first (UFS-ADV-01)."""

    def refusal(self, table: Table, arg: i64) -> i64:
        if table.cells[PHASE] != ORDER:
            return NOT_NOW
        return ALLOWED if table.room(about_of(table.agenda.top()) % VALUES).has(arg) else NOT_THAT_EFFECT

    def carry_out(self, table: Table, arg: i64) -> None:
        rooms.both_effects(table, arg, about_of(table.agenda.pop()))


class Strike(Action):
    """Yellow or red explosions (UFS-ADV-11)."""

    def refusal(self, table: Table, arg: i64) -> i64:
        return ALLOWED if table.cells[PHASE] == STRIKE else NOT_NOW

    def carry_out(self, table: Table, arg: i64) -> None:
        room_kinds.strike(table, EXPLOSION if arg == 0 else RED_EXPLOSION, about_of(table.agenda.pop()) // VALUES)


class Research(Action):
    """How far the research marker advances (UFS-KIND-06, UFS-RULING-04)."""

    def refusal(self, table: Table, arg: i64) -> i64:
        if table.cells[PHASE] != RESEARCH_STEPS:
            return NOT_NOW
        most: i64 = reachable_steps(table, about_of(table.agenda.top()) // VALUES)
        return ALLOWED if arg + 1 <= most else TOO_MANY_STEPS

    def carry_out(self, table: Table, arg: i64) -> None:
        table.agenda.pop()
        advance_research(table, arg + 1)


class Install(Action):
    """Where the new robot goes (UFS-ROBOT-02)."""

    def refusal(self, table: Table, arg: i64) -> i64:
        if table.cells[PHASE] == SCRAP_ROBOT:
            return ROBOT_LIMIT
        if table.cells[PHASE] != INSTALL:
            return NOT_NOW
        if can_hold_robot(table, arg):
            return ALLOWED
        if not table.is_excavated(arg):
            return NOT_EXCAVATED
        return COMMAND_SPACE if table.setting.is_command(arg) else SPACE_TAKEN

    def carry_out(self, table: Table, arg: i64) -> None:
        packed: i64 = table.agenda.pop()
        room_kinds.install(table, a_of(packed), b_of(packed) == 1, arg)


class Raise(Action):
    """A command room raises a die in another room by 1 (UFS-ADV-05)."""

    def refusal(self, table: Table, arg: i64) -> i64:
        if table.cells[PHASE] != COMMAND_DICE:
            return NOT_NOW
        return ALLOWED if room_kinds.can_raise(table, arg, about_of(table.agenda.top()) % VALUES) else DIE_NOT_RAISED

    def carry_out(self, table: Table, arg: i64) -> None:
        about: i64 = about_of(table.agenda.pop())
        room_kinds.raise_die(table, arg)
        room_kinds.give_command(table, about - VALUES)


# --- dice ------------------------------------------------------------------------------------------------------------
class Turn(Action):
    """An ability turns an unplaced die to another value."""

    def refusal(self, table: Table, arg: i64) -> i64:
        if table.cells[PHASE] != TURN_DIE:
            return NOT_NOW
        face: i64 = arg // HIGHEST
        effect = acts.effect_of(table, table.agenda.top())
        if not picks.is_in_tray(table, effect, face):
            return NO_SUCH_DIE
        may: bool = acts.ACTS[effect.op].may_end(table, effect, face, arg % HIGHEST + 1)
        return ALLOWED if may else NOT_THAT_VALUE

    def carry_out(self, table: Table, arg: i64) -> None:
        abilities.turn_die(table, arg // HIGHEST, arg % HIGHEST + 1)
        abilities.choose_again(table)


class Reroll(Action):
    """Take a die in hand for a reroll."""

    def refusal(self, table: Table, arg: i64) -> i64:
        if table.cells[PHASE] != REROLL_DICE:
            return NOT_NOW
        effect = acts.effect_of(table, table.agenda.top())
        return ALLOWED if acts.ACTS[effect.op].may_pick(table, effect, arg) else NO_SUCH_DIE

    def carry_out(self, table: Table, arg: i64) -> None:
        packed: i64 = table.agenda.pop()
        effect = acts.effect_of(table, packed)
        table.cells[IN_HAND] |= 1 << picks.die_to_take(table, arg)
        if a_of(packed) + 1 < effect.n and acts.ACTS[effect.op].can(table, effect):
            table.agenda.push(step(kind_of(packed), a_of(packed) + 1, 0, about_of(packed)))
            table.cells[PHASE] = REROLL_DICE
        else:
            roll_hand(table)


def roll_hand(table: Table) -> None:
    """Roll the dice in hand together."""
    die: i64 = 0
    while die < WORKERS:
        if (table.cells[IN_HAND] >> die) & 1:
            reroll(table, die)
        die += 1
    table.cells[IN_HAND] = 0


class Take(Action):
    """Pick up a placed die."""

    def refusal(self, table: Table, arg: i64) -> i64:
        if table.cells[PHASE] != TAKE_DIE:
            return NOT_NOW
        effect = acts.effect_of(table, table.agenda.top())
        return ALLOWED if acts.ACTS[effect.op].may_pick(table, effect, arg) else NOT_THAT_DIE

    def carry_out(self, table: Table, arg: i64) -> None:
        table.cells[IN_HAND] = arg
        table.cells[PHASE] = PUT_DIE


class Put(Action):
    """Put the die down elsewhere (UFS-ADV-07)."""

    def refusal(self, table: Table, arg: i64) -> i64:
        if table.cells[PHASE] != PUT_DIE:
            return NOT_NOW
        effect = acts.effect_of(table, table.agenda.top())
        may: bool = acts.ACTS[effect.op].may_end(table, effect, table.cells[IN_HAND], arg)
        return ALLOWED if may else NOT_THERE

    def carry_out(self, table: Table, arg: i64) -> None:
        abilities.put_die(table, table.cells[IN_HAND], arg)
        table.cells[IN_HAND] = 0
        abilities.choose_again(table)


class Excavate(Action):
    """An ability moves the excavator forward."""

    def refusal(self, table: Table, arg: i64) -> i64:
        if table.cells[PHASE] != EXCAVATE:
            return NOT_NOW
        effect = acts.effect_of(table, table.agenda.top())
        return ALLOWED if acts.ACTS[effect.op].may_pick(table, effect, arg) else TOO_FAR_AHEAD

    def carry_out(self, table: Table, arg: i64) -> None:
        move_excavator(table, arg)
        abilities.choose_again(table)


# --- ships -----------------------------------------------------------------------------------------------------------
class Target(Action):
    """Pick a ship to destroy or to move."""

    def refusal(self, table: Table, arg: i64) -> i64:
        if table.cells[PHASE] != TARGET:
            return NOT_NOW
        effect = acts.effect_of(table, table.agenda.top())
        return ALLOWED if acts.ACTS[effect.op].may_pick(table, effect, arg) else NO_SHIP

    def carry_out(self, table: Table, arg: i64) -> None:
        if acts.effect_of(table, table.agenda.top()).op != DESTROY_SHIPS:
            table.cells[IN_HAND] = arg
            table.cells[PHASE] = MOVE_SHIP
            return
        packed: i64 = table.agenda.pop()
        destroy_ship(table, arg)
        abilities.choose_next(table, packed)


class To(Action):
    """Where a picked ship goes, or one that slides by choice."""

    def refusal(self, table: Table, arg: i64) -> i64:
        if table.cells[PHASE] != MOVE_SHIP:
            return NOT_NOW
        top: i64 = table.agenda.top()
        if kind_of(top) == SLIDE:
            return ALLOWED if ships.can_slide_to(table, about_of(top), arg) else SQUARE_TAKEN
        effect = acts.effect_of(table, top)
        may: bool = acts.ACTS[effect.op].may_end(table, effect, table.cells[IN_HAND], arg)
        return ALLOWED if may else SQUARE_TAKEN

    def carry_out(self, table: Table, arg: i64) -> None:
        if kind_of(table.agenda.top()) == SLIDE:
            square: i64 = about_of(table.agenda.pop())
            if arg != square:
                ships.slide(table, square, arg)
            return
        ship: i64 = table.lift_ship(table.cells[IN_HAND])
        table.put_ship(ship, arg)
        table.journal.tell(events.SHIP_SHIFTED, ship, table.cells[IN_HAND], arg)
        table.cells[IN_HAND] = 0
        abilities.choose_next(table, picks.note_moved(table.agenda.pop(), arg))


# --- enough ----------------------------------------------------------------------------------------------------------
def may_stop(table: Table) -> i64:
    """Whether a choice may end here: reasons as for a move.

    Of what the player may decline, something must be chosen once it is used, unless another part of it remains.
    """
    phase: i64 = table.cells[PHASE]
    if phase == COMMAND_DICE:
        return ALLOWED
    if phase == REROLL_DICE:
        return ALLOWED if table.cells[IN_HAND] else MUST_CHOOSE
    if phase != TURN_DIE and phase != TARGET and phase != TAKE_DIE and phase != EXCAVATE:
        return NOT_NOW
    packed: i64 = table.agenda.top()
    effect = acts.effect_of(table, packed)
    several: bool = len(table.setting.abilities[effect.ability].effects) > 1
    return ALLOWED if effect.optional and (a_of(packed) > 0 or several) else MUST_CHOOSE


def stop(table: Table) -> None:
    table.agenda.pop()
    roll_hand(table)


# In the order of VERBS, from `first` to `to`.
CHOICE_ACTIONS: Final[list[Action]] = [
    First(),
    Strike(),
    Research(),
    Install(),
    Raise(),
    Turn(),
    Reroll(),
    Take(),
    Put(),
    Excavate(),
    Target(),
    To(),
]
