"""The order of things: what each step on the agenda does."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.under_falling_skies import cell, mothership, planning, ships, stage, step
from hullbreach.games.under_falling_skies.abilities.acts import act_of
from hullbreach.games.under_falling_skies.abilities.use import has_ability
from hullbreach.games.under_falling_skies.campaign.sheet import note_game
from hullbreach.games.under_falling_skies.rooms import kinds, phase, robots
from hullbreach.games.under_falling_skies.rooms.use import finish_room
from hullbreach.games.under_falling_skies.state import PLAYER, Table
from hullbreach.kernel.steps import Step


class Effect(Step[Table]):
    """An effect of an ability happens, or the player chooses the next thing for it."""

    def resolve(self, table: Table, seat: i64, number: i64, made: i64, told: i64, d: i64) -> None:
        effect = table.setting.effects[number]
        act_of(effect).begin(table, effect, made, told)


# --- Planning phase --------------------------------------------------------------------------------------------------
class StartRound(Step[Table]):
    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        planning.start_round(table)


class Roll(Step[Table]):
    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        planning.first_roll(table)


class Plan(Step[Table]):
    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        planning.plan_next(table)


class AfterPlacement(Step[Table]):
    def resolve(self, table: Table, seat: i64, die: i64, b: i64, c: i64, d: i64) -> None:
        planning.after_placement(table, die)


class MoveColumn(Step[Table]):
    def resolve(self, table: Table, seat: i64, column: i64, value: i64, cause: i64, offers: i64) -> None:
        ships.move_column(table, column, value, cause, offers)


class Land(Step[Table]):
    def resolve(self, table: Table, seat: i64, square: i64, offers: i64, c: i64, d: i64) -> None:
        ships.land(table, square, offers)


class Hit(Step[Table]):
    def resolve(self, table: Table, seat: i64, ship: i64, column: i64, c: i64, d: i64) -> None:
        ships.hit_city(table, ship, column)


# --- Rooms phase -----------------------------------------------------------------------------------------------------
class StartRooms(Step[Table]):
    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        phase.start_rooms(table)


class ResolveRooms(Step[Table]):
    """The phase goes on while dice or abilities can still do something."""

    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        if phase.can_go_on(table) or has_ability(table, stage.ROOMS):
            table.agenda.push(step.RESOLVE_ROOMS)
            table.ask(PLAYER, stage.ROOMS)
        else:
            table.agenda.push(step.END_ROOMS)


class RoomEffect(Step[Table]):
    def resolve(self, table: Table, seat: i64, kind: i64, room: i64, value: i64, d: i64) -> None:
        kinds.ROOM_KINDS[kind].work(table, room, value)


class InstallRobot(Step[Table]):
    def resolve(self, table: Table, seat: i64, value: i64, ready: i64, c: i64, d: i64) -> None:
        robots.ask_where(table, value, ready)


class GiveCommand(Step[Table]):
    def resolve(self, table: Table, seat: i64, room: i64, points: i64, c: i64, d: i64) -> None:
        kinds.give_command(table, room, points)


class RoomDone(Step[Table]):
    def resolve(self, table: Table, seat: i64, room: i64, b: i64, c: i64, d: i64) -> None:
        finish_room(table, table.room(room))


class EndRooms(Step[Table]):
    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        phase.end_rooms(table)


# --- Mothership phase ------------------------------------------------------------------------------------------------
class StartMothership(Step[Table]):
    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        mothership.start_phase(table)


class MoveMothership(Step[Table]):
    def resolve(self, table: Table, seat: i64, offers: i64, b: i64, c: i64, d: i64) -> None:
        mothership.move(table, offers)


class Act(Step[Table]):
    def resolve(self, table: Table, seat: i64, offers: i64, b: i64, c: i64, d: i64) -> None:
        mothership.act(table, offers)


class LaunchNext(Step[Table]):
    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        mothership.launch_next(table)


class EndLaunch(Step[Table]):
    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        mothership.end_launch(table)


class BattleOver(Step[Table]):
    """A campaign notes the game and shows the board once more (UFS-CAMP-13)."""

    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        if table.in_campaign():
            note_game(table)
            table.ask(PLAYER, stage.AFTERMATH)
        else:
            table.finish(table.cells[cell.RESULT])


class Chosen(Step[Table]):
    """Waits for a choice, which takes it off the agenda."""


STEPS: Final[dict[int, Step[Table]]] = {
    step.EFFECT: Effect(),
    step.START_ROUND: StartRound(),
    step.ROLL: Roll(),
    step.PLAN: Plan(),
    step.AFTER_PLACEMENT: AfterPlacement(),
    step.MOVE_COLUMN: MoveColumn(),
    step.LAND: Land(),
    step.SLIDE: Chosen(),
    step.HIT: Hit(),
    step.OFFERED: Chosen(),
    step.START_ROOMS: StartRooms(),
    step.RESOLVE_ROOMS: ResolveRooms(),
    step.AIMED: Chosen(),
    step.ROOM_EFFECT: RoomEffect(),
    step.CHOOSE_ORDER: Chosen(),
    step.CHOOSE_STRIKE: Chosen(),
    step.CHOOSE_STEPS: Chosen(),
    step.INSTALL_ROBOT: InstallRobot(),
    step.GIVE_COMMAND: GiveCommand(),
    step.ROOM_DONE: RoomDone(),
    step.END_ROOMS: EndRooms(),
    step.START_MOTHERSHIP: StartMothership(),
    step.MOVE_MOTHERSHIP: MoveMothership(),
    step.ACT: Act(),
    step.LAUNCH_NEXT: LaunchNext(),
    step.END_LAUNCH: EndLaunch(),
    step.BATTLE_OVER: BattleOver(),
}
