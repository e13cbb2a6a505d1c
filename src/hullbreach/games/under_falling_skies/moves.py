"""What one may do: every verb with its class, the stages it belongs to and what it may be said of.

A stage leaves its step on top of the agenda: what a move does comes before it, and a choice takes it away.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.under_falling_skies import flow, mothership, pieces, planning, stage, step, vocabulary, why
from hullbreach.games.under_falling_skies.abilities import moves as abilities
from hullbreach.games.under_falling_skies.campaign import moves as campaign
from hullbreach.games.under_falling_skies.effects import launch_ship
from hullbreach.games.under_falling_skies.rooms import moves as rooms
from hullbreach.games.under_falling_skies.state import Table
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.moves import Move
from hullbreach.kernel.reasons import ALLOWED
from hullbreach.kernel.skeleton import Rules
from hullbreach.kernel.verbs import Action, Bound, Verbs


class Place(Action[Table]):
    """Put a worker die on a space (UFS-PLAN-02)."""

    def refusal(self, table: Table, seat: i64, now: i64, arg: i64) -> i64:
        face: i64 = vocabulary.placed_face(arg)
        if table.unplaced(face) == NONE:
            return why.NO_SUCH_DIE
        return planning.placement_refusal(table, face % pieces.HIGHEST + 1, vocabulary.placed_space(arg))

    def carry_out(self, table: Table, seat: i64, now: i64, arg: i64) -> None:
        planning.place(table, table.unplaced(vocabulary.placed_face(arg)), vocabulary.placed_space(arg))

    def offer(self, table: Table, seat: i64, now: i64, legal: list[Move]) -> None:
        """Every look of an unplaced die with every space it may go to."""
        for face in range(pieces.FACES):
            if table.unplaced(face) != NONE:
                ahead: i64 = planning.farthest(table, face % pieces.HIGHEST + 1)
                for space in range(pieces.SPACES):
                    if planning.can_hold(table, space, ahead):
                        legal.append(self.moves[vocabulary.placement(face, space)])


class Launch(Action[Table]):
    """Where the next ship is launched, if the rules leave a choice (UFS-LAUNCH-05)."""

    def refusal(self, table: Table, seat: i64, now: i64, arg: i64) -> i64:
        return ALLOWED if (mothership.launch_columns(table) >> arg) & 1 else why.NOT_THAT_LAUNCH_POINT

    def carry_out(self, table: Table, seat: i64, now: i64, arg: i64) -> None:
        launch_ship(table, mothership.next_ship(table), arg)

    def offer(self, table: Table, seat: i64, now: i64, legal: list[Move]) -> None:
        columns: i64 = mothership.launch_columns(table)
        for column in range(pieces.COLUMNS):
            if (columns >> column) & 1:
                legal.append(self.moves[column])


class Done(Action[Table]):
    """End the Rooms phase, the command of a room, or a choice for an ability that may end here."""

    def refusal(self, table: Table, seat: i64, now: i64, arg: i64) -> i64:
        if now == stage.ROOMS or now == stage.COMMAND_DICE:
            return ALLOWED
        return abilities.may_stop(table, now)

    def carry_out(self, table: Table, seat: i64, now: i64, arg: i64) -> None:
        if now == stage.ROOMS:
            table.agenda.drop()
            table.agenda.push(step.END_ROOMS)
        elif now == stage.COMMAND_DICE:
            table.agenda.drop()
        else:
            abilities.stop(table)


# --- the verbs -------------------------------------------------------------------------------------------------------
ENDED: Final = (
    stage.ROOMS, stage.TURN_DIE, stage.REROLL_DICE, stage.TAKE_DIE, stage.EXCAVATE, stage.TARGET, stage.COMMAND_DICE,
)  # fmt: skip
SCRAPPED: Final = (stage.PLANNING, stage.ROOMS, stage.INSTALL, stage.SCRAP_ROBOT)
USED: Final = (stage.PLANNING, stage.ROOMS, stage.OFFER, stage.LAUNCH)

VERBS: Final = Verbs[Table](
    [
        Bound("place", Place(), (stage.PLANNING,), vocabulary.DIE, vocabulary.SPACE),
        Bound("use", rooms.Use(), (stage.ROOMS, stage.AIM), vocabulary.ROOM),
        Bound("dig", rooms.Dig(), (stage.ROOMS,)),
        Bound("discard", rooms.Discard(), (stage.ROOMS,), vocabulary.SPACE),
        Bound("clear", rooms.Clear(), (stage.ROOMS,), vocabulary.SPACE),
        Bound("scrap", rooms.Scrap(), SCRAPPED, vocabulary.SPACE),
        Bound("done", Done(), ENDED),
        Bound("ability", abilities.UseAbility(), USED, vocabulary.SOURCE),
        Bound("decline", abilities.Decline(), (stage.OFFER,)),
        Bound("first", rooms.First(), (stage.ORDER,), vocabulary.KIND),
        Bound("strike", rooms.Strike(), (stage.STRIKE,), vocabulary.EXPLOSION),
        Bound("research", rooms.Research(), (stage.RESEARCH_STEPS,), vocabulary.STEPS),
        Bound("install", rooms.Install(), (stage.INSTALL, stage.SCRAP_ROBOT), vocabulary.SPACE),
        Bound("raise", rooms.Raise(), (stage.COMMAND_DICE,), vocabulary.SPACE),
        Bound("turn", abilities.Turn(), (stage.TURN_DIE,), vocabulary.DIE, vocabulary.VALUE),
        Bound("reroll", abilities.Pick(why.NO_SUCH_DIE), (stage.REROLL_DICE,), vocabulary.DIE),
        Bound("take", abilities.Pick(why.NOT_THAT_DIE), (stage.TAKE_DIE,), vocabulary.SPACE),
        Bound("put", abilities.Put(), (stage.PUT_DIE,), vocabulary.SPACE),
        Bound("excavate", abilities.Pick(why.TOO_FAR_AHEAD), (stage.EXCAVATE,), vocabulary.SPACE),
        Bound("target", abilities.Pick(why.NO_SHIP), (stage.TARGET,), vocabulary.SQUARE),
        Bound("to", abilities.To(), (stage.MOVE_SHIP,), vocabulary.SQUARE),
        Bound("launch", Launch(), (stage.LAUNCH,), vocabulary.COLUMN),
        Bound("stack", campaign.ChooseStack(), (stage.STACK,), vocabulary.STACK),
        Bound("defend", campaign.Defend(), (stage.DEFEND,), vocabulary.CITY),
        Bound("enlist", campaign.Enlist(), (stage.ENLIST,), vocabulary.CHARACTER),
        Bound("threat", campaign.ChooseThreat(), (stage.THREAT,), vocabulary.THREAT),
        Bound("continue", campaign.Continue(), (stage.AFTERMATH,)),
    ]
)
RULES: Final = Rules[Table](VERBS, flow.STEPS, why.REASONS, stage.STAGES)
