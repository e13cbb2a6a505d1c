"""What one may do in the Rooms phase, and what rooms ask for."""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.under_falling_skies import pieces, stage, why
from hullbreach.games.under_falling_skies.abilities import op
from hullbreach.games.under_falling_skies.abilities.use import aim_refusal
from hullbreach.games.under_falling_skies.effects import advance_research, can_hold_robot, reachable_steps
from hullbreach.games.under_falling_skies.rooms import kinds, phase, robots, tokens
from hullbreach.games.under_falling_skies.rooms.use import both_effects, use, use_refusal
from hullbreach.games.under_falling_skies.state import Table
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.moves import Move
from hullbreach.kernel.reasons import ALLOWED
from hullbreach.kernel.verbs import Action


# --- dice in the base ------------------------------------------------------------------------------------------------
class DieAction(Action[Table]):
    """A verb said of the space of a die in the base."""

    def offer(self, table: Table, seat: i64, now: i64, legal: list[Move]) -> None:
        for die in range(pieces.DICE):
            space: i64 = table.die_space(die)
            if space != NONE and self.refusal(table, seat, now, space) == ALLOWED:
                legal.append(self.moves[space])


class Use(DieAction):
    """Use a room, by the die on its first space; after an ability for a room, one that it is for."""

    def refusal(self, table: Table, seat: i64, now: i64, arg: i64) -> i64:
        if now == stage.ROOMS:
            return use_refusal(table, arg, NONE)
        return aim_refusal(table, table.setting.abilities[table.agenda.a()], arg)

    def carry_out(self, table: Table, seat: i64, now: i64, arg: i64) -> None:
        if now == stage.AIM:
            table.agenda.drop()
        use(table, table.setting.room_of(arg))


class Dig(Action[Table]):
    def refusal(self, table: Table, seat: i64, now: i64, arg: i64) -> i64:
        return phase.dig_refusal(table)

    def carry_out(self, table: Table, seat: i64, now: i64, arg: i64) -> None:
        phase.dig(table)


class Discard(Action[Table]):
    def refusal(self, table: Table, seat: i64, now: i64, arg: i64) -> i64:
        return phase.discard_refusal(table, arg)

    def carry_out(self, table: Table, seat: i64, now: i64, arg: i64) -> None:
        phase.discard(table, arg)

    def offer(self, table: Table, seat: i64, now: i64, legal: list[Move]) -> None:
        for die in range(pieces.WORKERS):
            if table.die_space(die) != NONE:
                legal.append(self.moves[table.die_space(die)])


class Clear(DieAction):
    def refusal(self, table: Table, seat: i64, now: i64, arg: i64) -> i64:
        return tokens.clear_refusal(table, arg)

    def carry_out(self, table: Table, seat: i64, now: i64, arg: i64) -> None:
        tokens.clear_token(table, arg)

    def offer(self, table: Table, seat: i64, now: i64, legal: list[Move]) -> None:
        if table.setting.by_op[op.CLEAR_TOKEN]:
            super().offer(table, seat, now, legal)


class Scrap(Action[Table]):
    """Take a robot off the board, between two steps or to build it anew (UFS-ROBOT-04)."""

    def refusal(self, table: Table, seat: i64, now: i64, arg: i64) -> i64:
        return ALLOWED if table.die_on(arg) >= pieces.WORKERS else why.NO_ROBOT

    def carry_out(self, table: Table, seat: i64, now: i64, arg: i64) -> None:
        robots.scrap(table, arg)

    def offer(self, table: Table, seat: i64, now: i64, legal: list[Move]) -> None:
        for die in range(pieces.WORKERS, pieces.DICE):
            if table.die_space(die) != NONE:
                legal.append(self.moves[table.die_space(die)])


# --- what a room asks for; the step on top of the agenda says what it is about ---------------------------------------
class First(Action[Table]):
    """Which of a room's two effects comes first (UFS-ADV-01)."""

    def refusal(self, table: Table, seat: i64, now: i64, arg: i64) -> i64:
        return ALLOWED if table.room(table.agenda.a()).has(arg) else why.NOT_THAT_EFFECT

    def carry_out(self, table: Table, seat: i64, now: i64, arg: i64) -> None:
        room = table.room(table.agenda.a())
        value: i64 = table.agenda.b()
        table.agenda.drop()
        both_effects(table, room, value, arg)


class Strike(Action[Table]):
    """Yellow or red explosions (UFS-ADV-11)."""

    def carry_out(self, table: Table, seat: i64, now: i64, arg: i64) -> None:
        value: i64 = table.agenda.b()
        table.agenda.drop()
        kinds.strike(table, pieces.EXPLOSION if arg == 0 else pieces.RED_EXPLOSION, value)


class Research(Action[Table]):
    """How far the research marker advances (UFS-KIND-06, UFS-RULING-04)."""

    def refusal(self, table: Table, seat: i64, now: i64, arg: i64) -> i64:
        return ALLOWED if arg + 1 <= reachable_steps(table, table.agenda.b()) else why.TOO_MANY_STEPS

    def carry_out(self, table: Table, seat: i64, now: i64, arg: i64) -> None:
        table.agenda.drop()
        advance_research(table, arg + 1)


class Install(Action[Table]):
    """Where the new robot goes (UFS-ROBOT-02)."""

    def refusal(self, table: Table, seat: i64, now: i64, arg: i64) -> i64:
        if now == stage.SCRAP_ROBOT:
            return why.ROBOT_LIMIT
        if can_hold_robot(table, arg):
            return ALLOWED
        if not table.is_excavated(arg):
            return why.NOT_EXCAVATED
        return why.COMMAND_SPACE if table.setting.is_command(arg) else why.SPACE_TAKEN

    def carry_out(self, table: Table, seat: i64, now: i64, arg: i64) -> None:
        value: i64 = table.agenda.a()
        ready: bool = table.agenda.b() == 1
        table.agenda.drop()
        robots.install(table, value, ready, arg)


class Raise(Action[Table]):
    """A command room raises a die in another room by 1 (UFS-ADV-05)."""

    def refusal(self, table: Table, seat: i64, now: i64, arg: i64) -> i64:
        return ALLOWED if kinds.can_raise(table, arg, table.agenda.a()) else why.DIE_NOT_RAISED

    def carry_out(self, table: Table, seat: i64, now: i64, arg: i64) -> None:
        kinds.raise_die(table, arg)
        table.agenda.set_b(table.agenda.b() - 1)
