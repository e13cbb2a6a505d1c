"""What the kinds of rooms do with their value: energy, fighters, research, robots, command."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.under_falling_skies import events as told
from hullbreach.games.under_falling_skies.effects import (
    CHOOSE_STEPS,
    CHOOSE_STRIKE,
    GIVE_COMMAND,
    INSTALL_ROBOT,
    advance_research,
    can_build_robot,
    destroy_ship,
    gain_energy,
    is_goal_open,
    reachable_steps,
    remove_robot,
)
from hullbreach.games.under_falling_skies.ops import (
    RESEARCH_ADVANCED,
    ROBOT_READY,
    ROBOT_VALUE,
)
from hullbreach.games.under_falling_skies.pieces import (
    EXPLOSION,
    HIGHEST,
    NONE,
    RED_EXPLOSION,
    SPACES,
    WORKERS,
    square_at,
)
from hullbreach.games.under_falling_skies.powers import (
    in_force,
)
from hullbreach.games.under_falling_skies.rooms import VALUES
from hullbreach.games.under_falling_skies.state import (
    COMMAND_DICE,
    DIE_AT,
    DIE_VALUE,
    DIG_DIE,
    EXHAUSTED,
    INSTALL,
    LENT,
    MOTHERSHIP,
    PHASE,
    RESEARCH,
    RESEARCH_STEPS,
    SCRAP_ROBOT,
    SPENT,
    STRIKE,
    Table,
)
from hullbreach.kernel.agenda import step


# --- fighters --------------------------------------------------------------------------------------------------------
def is_victim(table: Table, square: i64, explosion: i64, value: i64) -> bool:
    return (
        table.ship_at(square) != 0
        and table.setting.square_kinds[square] == explosion
        and table.setting.square_numbers[square] <= value
        and table.is_open_sky(square)
    )


def has_victims(table: Table, explosion: i64, value: i64) -> bool:
    square: i64 = square_at(table.cells[MOTHERSHIP] + 1, 0)
    end: i64 = square_at(table.setting.city_row, 0)
    while square < end:
        if is_victim(table, square, explosion, value):
            return True
        square += 1
    return False


def strike(table: Table, explosion: i64, value: i64) -> None:
    """Destroy every ship on explosions of one colour with at most this number (UFS-KIND-04, UFS-RULING-10)."""
    square: i64 = square_at(table.cells[MOTHERSHIP] + 1, 0)
    end: i64 = square_at(table.setting.city_row, 0)
    while square < end:
        if is_victim(table, square, explosion, value):
            destroy_ship(table, square)
        square += 1


# --- robots ----------------------------------------------------------------------------------------------------------
def install_step(table: Table, value: i64, ready: bool) -> i64:
    """A robot to be installed: `a` is its value, `b` whether it is ready at once (UFS-ROBOT-02, UFS-ROBOT-03)."""
    for effect in table.setting.by_op[ROBOT_VALUE]:
        if in_force(table, effect):
            value += effect.n
    return step(INSTALL_ROBOT, min(value, HIGHEST), 1 if ready or table.setting.by_op[ROBOT_READY] else 0)


def begin_install(table: Table, packed: i64) -> None:
    """Ask where it goes; first for a robot to take off, if there are as many as there may be (UFS-ROBOT-04)."""
    if can_build_robot(table):
        table.agenda.push(packed)
        full: bool = table.robots_on_board() >= table.setting.robot_limit
        table.cells[PHASE] = SCRAP_ROBOT if full else INSTALL


def install(table: Table, value: i64, ready: bool, space: i64) -> None:
    """A blue die from the reserve; one that was resolved in this phase stays exhausted (UFS-ROOM-01)."""
    die: i64 = WORKERS
    while table.die_space(die) != NONE:
        die += 1
    table.cells[DIE_AT + die] = space
    table.cells[DIE_VALUE + die] = value
    awake: bool = ready and not (table.cells[SPENT] >> die) & 1
    if not awake:
        table.cells[EXHAUSTED] |= 1 << die
    table.journal.tell(told.ROBOT_INSTALLED, space, value, 1 if awake else 0)


def scrap(table: Table, space: i64) -> None:
    table.journal.tell(told.ROBOT_SCRAPPED, space)
    remove_robot(table, table.die_on(space))


# --- command rooms ---------------------------------------------------------------------------------------------------
def give_command(table: Table, about: i64) -> None:
    """Points of the room's value are left to give: ask for a die to raise while there is one (UFS-ADV-05)."""
    if about // VALUES == 0:
        return
    space: i64 = 0
    while space < SPACES:
        if can_raise(table, space, about % VALUES):
            table.agenda.push(step(GIVE_COMMAND, 0, 0, about))
            table.cells[PHASE] = COMMAND_DICE
            return
        space += 1


def can_raise(table: Table, space: i64, room: i64) -> bool:
    """Worker dice and ready robots in other rooms, not the dig die, up to 6 (UFS-RULING-31)."""
    die: i64 = table.die_on(space)
    if die == NONE or die == table.cells[DIG_DIE] or table.is_exhausted(die):
        return False
    return table.setting.room_at[space] != room and table.die_value(die) < HIGHEST


def raise_die(table: Table, space: i64) -> None:
    die: i64 = table.die_on(space)
    table.cells[DIE_VALUE + die] += 1
    if die >= WORKERS:
        table.cells[LENT + die - WORKERS] += 1
    table.journal.tell(told.DIE_RAISED, space, table.die_value(die))


# --- by kind ---------------------------------------------------------------------------------------------------------
class RoomKind:
    """What a room of one kind does with its value."""

    def work(self, table: Table, about: i64) -> None:
        """AA guns and tunnels do nothing in the Rooms phase."""


class EnergyRoom(RoomKind):
    def work(self, table: Table, about: i64) -> None:
        gain_energy(table, about // VALUES)


class FighterRoom(RoomKind):
    """Strikes all ships on explosions up to its value, yellow or red ones (UFS-KIND-04, UFS-ADV-11)."""

    def work(self, table: Table, about: i64) -> None:
        value: i64 = about // VALUES
        if has_victims(table, EXPLOSION, value) and has_victims(table, RED_EXPLOSION, value):
            table.agenda.push(step(CHOOSE_STRIKE, 0, 0, about))
            table.cells[PHASE] = STRIKE
            return
        strike(table, EXPLOSION, value)
        strike(table, RED_EXPLOSION, value)


class ResearchRoom(RoomKind):
    """As far as the value goes; where a scenario punishes haste the player says how far (UFS-RULING-04)."""

    def work(self, table: Table, about: i64) -> None:
        steps: i64 = reachable_steps(table, about // VALUES)
        if steps == 0:
            closed: bool = table.cells[RESEARCH] == len(table.setting.research) - 1 and not is_goal_open(table)
            table.journal.tell(told.GOAL_CLOSED if closed else told.NO_STEP)
        elif steps > 1 and table.setting.by_hook[RESEARCH_ADVANCED]:
            table.agenda.push(step(CHOOSE_STEPS, 0, 0, about))
            table.cells[PHASE] = RESEARCH_STEPS
        else:
            advance_research(table, steps)


class RobotRoom(RoomKind):
    def work(self, table: Table, about: i64) -> None:
        table.agenda.push(install_step(table, about // VALUES, False))


class CommandRoom(RoomKind):
    def work(self, table: Table, about: i64) -> None:
        give_command(table, about)


ROOM_KINDS: Final[list[RoomKind]] = [
    RoomKind(),
    RoomKind(),
    EnergyRoom(),
    FighterRoom(),
    ResearchRoom(),
    RobotRoom(),
    CommandRoom(),
]
