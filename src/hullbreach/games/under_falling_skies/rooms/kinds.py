"""What the kinds of rooms do with their value: energy, fighters, research, robots, command."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.under_falling_skies import cell, pieces, stage, step, told
from hullbreach.games.under_falling_skies.abilities import hook
from hullbreach.games.under_falling_skies.effects import (
    advance_research,
    destroy_ship,
    gain_energy,
    is_goal_open,
    reachable_steps,
)
from hullbreach.games.under_falling_skies.rooms import robots
from hullbreach.games.under_falling_skies.state import PLAYER, Table
from hullbreach.kernel.agenda import NONE


# --- fighters --------------------------------------------------------------------------------------------------------
def is_victim(table: Table, square: i64, explosion: i64, value: i64) -> bool:
    """Whether a ship of the open sky stands on such an explosion."""
    return (
        table.ship_at(square) != 0
        and table.setting.square_kinds[square] == explosion
        and table.setting.square_numbers[square] <= value
    )


def has_victims(table: Table, explosion: i64, value: i64) -> bool:
    for square in range(table.sky_start(), table.sky_end()):
        if is_victim(table, square, explosion, value):
            return True
    return False


def strike(table: Table, explosion: i64, value: i64) -> None:
    """Destroy every ship on explosions of one colour with at most this number (UFS-KIND-04, UFS-RULING-10)."""
    for square in range(table.sky_start(), table.sky_end()):
        if is_victim(table, square, explosion, value):
            destroy_ship(table, square)


# --- command rooms ---------------------------------------------------------------------------------------------------
def give_command(table: Table, room: i64, points: i64) -> None:
    """Points of the room's value are left to give: ask for a die to raise while there is one (UFS-ADV-05)."""
    if points > 0 and can_raise_any(table, room):
        table.agenda.push(step.GIVE_COMMAND, room, points)
        table.ask(PLAYER, stage.COMMAND_DICE)


def can_raise_any(table: Table, room: i64) -> bool:
    for space in range(pieces.SPACES):
        if can_raise(table, space, room):
            return True
    return False


def can_raise(table: Table, space: i64, room: i64) -> bool:
    """Worker dice and ready robots in other rooms, not the dig die, up to 6 (UFS-RULING-31)."""
    die: i64 = table.die_on(space)
    if die == NONE or die == table.cells[cell.DIG_DIE] or table.is_exhausted(die):
        return False
    return table.setting.room_at[space] != room and table.die_value(die) < pieces.HIGHEST


def raise_die(table: Table, space: i64) -> None:
    die: i64 = table.die_on(space)
    table.turn_die(die, table.die_value(die) + 1)
    if die >= pieces.WORKERS:
        table.cells[cell.LENT + die - pieces.WORKERS] += 1
    table.journal.tell(told.DIE_RAISED, space, table.die_value(die), table.facility(space))


# --- by kind ---------------------------------------------------------------------------------------------------------
class RoomKind:
    """What a room of one kind does with its value."""

    def work(self, table: Table, room: i64, value: i64) -> None:
        """AA guns and tunnels do nothing in the Rooms phase."""


class EnergyRoom(RoomKind):
    def work(self, table: Table, room: i64, value: i64) -> None:
        gain_energy(table, value)


class FighterRoom(RoomKind):
    """Strikes all ships on explosions up to its value, yellow or red ones (UFS-KIND-04, UFS-ADV-11)."""

    def work(self, table: Table, room: i64, value: i64) -> None:
        if has_victims(table, pieces.EXPLOSION, value) and has_victims(table, pieces.RED_EXPLOSION, value):
            table.agenda.push(step.CHOOSE_STRIKE, room, value)
            table.ask(PLAYER, stage.STRIKE)
            return
        strike(table, pieces.EXPLOSION, value)
        strike(table, pieces.RED_EXPLOSION, value)


class ResearchRoom(RoomKind):
    """As far as the value goes; where a scenario punishes haste the player says how far (UFS-RULING-04)."""

    def work(self, table: Table, room: i64, value: i64) -> None:
        steps: i64 = reachable_steps(table, value)
        if steps == 0:
            last: bool = table.cells[cell.RESEARCH] == len(table.setting.research) - 1
            table.journal.tell(told.GOAL_CLOSED if last and not is_goal_open(table) else told.NO_STEP)
        elif steps > 1 and table.setting.by_hook[hook.RESEARCH_ADVANCED]:
            table.agenda.push(step.CHOOSE_STEPS, room, value)
            table.ask(PLAYER, stage.RESEARCH_STEPS)
        else:
            advance_research(table, steps)


class RobotRoom(RoomKind):
    def work(self, table: Table, room: i64, value: i64) -> None:
        robots.build(table, value, False)


class CommandRoom(RoomKind):
    def work(self, table: Table, room: i64, value: i64) -> None:
        give_command(table, room, value)


_BY_KIND: Final[dict[int, RoomKind]] = {
    pieces.AA_GUN: RoomKind(),
    pieces.TUNNEL: RoomKind(),
    pieces.ENERGY_ROOM: EnergyRoom(),
    pieces.FIGHTER: FighterRoom(),
    pieces.RESEARCH_ROOM: ResearchRoom(),
    pieces.ROBOT_ROOM: RobotRoom(),
    pieces.COMMAND: CommandRoom(),
}
ROOM_KINDS: Final = [_BY_KIND[kind] for kind in range(len(pieces.ROOM_NAMES))]
