"""The order of things: resolving the agenda step by step."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.under_falling_skies import abilities, acts, mothership, planning, room_kinds, rooms, ships
from hullbreach.games.under_falling_skies.effects import END_ROOMS, RESOLVE_ROOMS
from hullbreach.games.under_falling_skies.pieces import SOURCE_NAMES
from hullbreach.games.under_falling_skies.state import PHASE, RESOLVING, ROOMS, Table
from hullbreach.kernel.agenda import a_of, about_of, b_of, kind_of, step


def run(table: Table) -> None:
    """Resolve the agenda until a decision is awaited or the game is over."""
    while table.cells[PHASE] == RESOLVING:
        packed: i64 = table.agenda.pop()
        STEPS[kind_of(packed)].resolve(table, packed)


class Step:
    """What one kind of step on the agenda does."""

    def resolve(self, table: Table, packed: i64) -> None:
        """Steps that wait for a choice are taken off the agenda by the move that makes it."""


class Effect(Step):
    def resolve(self, table: Table, packed: i64) -> None:
        acts.resolve_effect(table, packed)


# --- Planning phase --------------------------------------------------------------------------------------------------
class StartRound(Step):
    def resolve(self, table: Table, packed: i64) -> None:
        planning.start_round(table)


class Roll(Step):
    def resolve(self, table: Table, packed: i64) -> None:
        planning.first_roll(table)


class Plan(Step):
    def resolve(self, table: Table, packed: i64) -> None:
        planning.plan_next(table)


class AfterPlacement(Step):
    def resolve(self, table: Table, packed: i64) -> None:
        planning.after_placement(table, a_of(packed))


class MoveColumn(Step):
    def resolve(self, table: Table, packed: i64) -> None:
        ships.move_column(table, packed)


class Land(Step):
    def resolve(self, table: Table, packed: i64) -> None:
        ships.land(table, packed)


class Hit(Step):
    def resolve(self, table: Table, packed: i64) -> None:
        ships.hit_city(table, a_of(packed), b_of(packed))


# --- Rooms phase -----------------------------------------------------------------------------------------------------
class StartRooms(Step):
    def resolve(self, table: Table, packed: i64) -> None:
        rooms.start_rooms(table)


class ResolveRooms(Step):
    """The phase goes on while dice or abilities can still do something."""

    def resolve(self, table: Table, packed: i64) -> None:
        table.agenda.push(step(RESOLVE_ROOMS))
        table.cells[PHASE] = ROOMS
        if not rooms.can_go_on(table) and not has_ability(table):
            end_rooms(table)
            table.cells[PHASE] = RESOLVING


def has_ability(table: Table) -> bool:
    """Whether the player can use an ability at this moment."""
    for source in range(len(SOURCE_NAMES)):
        ability = abilities.ability_at_hand(table, source)
        if ability is not None and abilities.can_use(table, ability):
            return True
    return False


def end_rooms(table: Table) -> None:
    table.agenda.pop()
    table.agenda.push(step(END_ROOMS))


class RoomEffect(Step):
    def resolve(self, table: Table, packed: i64) -> None:
        room_kinds.ROOM_KINDS[a_of(packed)].work(table, about_of(packed))


class InstallRobot(Step):
    def resolve(self, table: Table, packed: i64) -> None:
        room_kinds.begin_install(table, packed)


class GiveCommand(Step):
    def resolve(self, table: Table, packed: i64) -> None:
        room_kinds.give_command(table, about_of(packed))


class RoomDone(Step):
    def resolve(self, table: Table, packed: i64) -> None:
        rooms.finish_room(table, table.room(about_of(packed)))


class EndRooms(Step):
    def resolve(self, table: Table, packed: i64) -> None:
        rooms.end_rooms(table)


# --- Mothership phase ------------------------------------------------------------------------------------------------
class StartMothership(Step):
    def resolve(self, table: Table, packed: i64) -> None:
        mothership.start_phase(table)


class MoveMothership(Step):
    def resolve(self, table: Table, packed: i64) -> None:
        mothership.move(table, packed)


class Act(Step):
    def resolve(self, table: Table, packed: i64) -> None:
        mothership.act(table, packed)


class LaunchNext(Step):
    def resolve(self, table: Table, packed: i64) -> None:
        mothership.launch_next(table)


class EndLaunch(Step):
    def resolve(self, table: Table, packed: i64) -> None:
        mothership.end_launch(table)


# By kind, see effects.py; those without a class of their own wait for a choice.
STEPS: Final[list[Step]] = [
    Step(),
    Effect(),
    StartRound(),
    Roll(),
    Plan(),
    AfterPlacement(),
    MoveColumn(),
    Land(),
    Hit(),
    Step(),
    Step(),
    StartRooms(),
    ResolveRooms(),
    Step(),
    RoomEffect(),
    Step(),
    Step(),
    Step(),
    InstallRobot(),
    GiveCommand(),
    RoomDone(),
    EndRooms(),
    StartMothership(),
    MoveMothership(),
    Act(),
    LaunchNext(),
    EndLaunch(),
]
