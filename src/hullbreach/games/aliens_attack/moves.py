"""What one may do: every verb with its class, the stages it belongs to and what it may be said of."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.aliens_attack import cell, flow, icons, movement, pieces, stage, step, told, vocabulary, why
from hullbreach.games.aliens_attack import defence as cards
from hullbreach.games.aliens_attack.cannons import cannon_of, fire, has_target
from hullbreach.games.aliens_attack.pieces import CANCEL_NOTHING, COLUMNS, SQUARES
from hullbreach.games.aliens_attack.state import Table, column_of
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.reasons import ALLOWED
from hullbreach.kernel.skeleton import Rules
from hullbreach.kernel.verbs import Action, Bound, Verbs


# --- before the game -------------------------------------------------------------------------------------------------
class Prepare(Action[Table]):
    """Recruit mode: two cannons of the player's choice start at level 2 (AA-MODE-01)."""

    def carry_out(self, table: Table, seat: i64, stage: i64, arg: i64) -> None:
        for cannon in (vocabulary.PAIR_FIRST[arg], vocabulary.PAIR_SECOND[arg]):
            table.set_level(cannon, 2)
            table.journal.tell(told.PREPARED, cannon)
        flow.open_game(table)


# --- cannons ---------------------------------------------------------------------------------------------------------
class Fire(Action[Table]):
    """Use a cannon, as a turn of its own (AA-CAN-02) or when a card offers a shot."""

    def refusal(self, table: Table, seat: i64, now: i64, arg: i64) -> i64:
        if table.level(cannon_of(arg)) == 0:
            return why.NEUTRALISED
        if now == stage.SHOT and not (table.agenda.a() >> cannon_of(arg)) & 1:
            return why.NOT_OFFERED if table.agenda.b() else why.NOT_SWAPPED
        return ALLOWED if has_target(table, arg) else why.OUT_OF_RANGE

    def carry_out(self, table: Table, seat: i64, now: i64, arg: i64) -> None:
        if now == stage.EARTH:
            flow.begin_action(table)
            fire(table, arg, CANCEL_NOTHING)
            return
        cancel: i64 = table.agenda.b()
        table.agenda.drop()
        fire(table, arg, cancel)


class Hold(Action[Table]):
    """Leave an offered shot unfired (AA-DP-08, AA-DP-10)."""

    def carry_out(self, table: Table, seat: i64, stage: i64, arg: i64) -> None:
        table.agenda.drop()
        table.journal.tell(told.HELD)


# --- the alien player ------------------------------------------------------------------------------------------------
class AlienAction(Action[Table]):
    """A turn of the alien player before the final battle."""

    def refusal(self, table: Table, seat: i64, stage: i64, arg: i64) -> i64:
        return why.ONLY_DESCEND if table.in_battle() else ALLOWED


class Refill(AlienAction):
    """Draw until the take-off zone is full or the deck is empty (AA-2P-06)."""

    def carry_out(self, table: Table, seat: i64, stage: i64, arg: i64) -> None:
        table.journal.tell(told.REFILLED)
        table.agenda.push(step.END_ROUND)
        table.agenda.push(step.DRAW, COLUMNS)


class UseDanger(AlienAction):
    """The effect of one Danger level (AA-2P-08), but not in an empty sky: then the aliens refill (AA-RULING-19)."""

    def refusal(self, table: Table, seat: i64, stage: i64, arg: i64) -> i64:
        refused: i64 = super().refusal(table, seat, stage, arg)
        if refused == ALLOWED and not table.has_ships() and table.deck_size():
            return why.NOTHING_TO_MOVE
        return refused

    def carry_out(self, table: Table, seat: i64, stage: i64, arg: i64) -> None:
        table.journal.tell(told.DANGER_CHOSEN, arg + 1)
        table.agenda.push(step.END_ROUND)
        icons.apply_danger(table, arg + 1)


class Descend(Action[Table]):
    """The alien turn in the final battle (AA-2P-16)."""

    def refusal(self, table: Table, seat: i64, stage: i64, arg: i64) -> i64:
        return ALLOWED if table.in_battle() else why.NOT_YET_DESCEND

    def carry_out(self, table: Table, seat: i64, stage: i64, arg: i64) -> None:
        table.agenda.push(step.END_ROUND)
        table.agenda.push(step.DESCEND)


class ChooseShip(Action[Table]):
    """The alien player picks which ship of the row a move icon moves (AA-2P-07)."""

    def refusal(self, table: Table, seat: i64, stage: i64, arg: i64) -> i64:
        return ALLOWED if self.square(table, arg) != NONE else why.SHIP_CANNOT_MOVE

    def square(self, table: Table, column: i64) -> i64:
        """The ship of that column among those that may be moved, or NONE."""
        found: i64 = movement.movers(table, table.agenda.c())
        for square in range(SQUARES):
            if (found >> square) & 1 and column_of(square) == column:
                return square
        return NONE

    def carry_out(self, table: Table, seat: i64, stage: i64, arg: i64) -> None:
        movement.move_chosen(table, self.square(table, arg))


# --- the verbs -------------------------------------------------------------------------------------------------------
EARTH: Final = (stage.EARTH,)
ALIEN: Final = (stage.ALIEN,)
MINES: Final = cards.LayMines(pieces.SPACE_MINES, cell.MINES, why.MINES_SQUARE_TAKEN, why.MINES_NOT_BELOW)
SHIELD: Final = cards.BoardCard(pieces.MOBILE_SHIELD, cell.SHIELD, why.SHIELD_SQUARE_TAKEN, why.SHIELD_NOT_BELOW)

VERBS: Final = Verbs[Table](
    [
        Bound("fire", Fire(), (stage.EARTH, stage.SHOT), vocabulary.SHOT),
        Bound("hold", Hold(), (stage.SHOT,)),
        Bound("laser", cards.SatelliteLaser(pieces.LASER_SATELLITE), EARTH, vocabulary.TARGET),
        Bound("upgrade", cards.Lift(pieces.UPGRADE_CANNONS, why.NOT_LEVEL_ONE), EARTH, vocabulary.UPGRADED),
        Bound("vortex", cards.Vortex(pieces.VORTEX), EARTH, vocabulary.COLUMN),
        Bound("redeploy", cards.Redeploy(pieces.REDEPLOYMENT), EARTH, vocabulary.SWAP),
        Bound("repair", cards.Repairs(pieces.REPAIRS, why.NOT_NEUTRALISED), EARTH, vocabulary.REPAIRED),
        Bound("barrage", cards.Barrage(pieces.BARRAGE), EARTH, vocabulary.FIRST_SHOT),
        Bound("mines", MINES, EARTH, vocabulary.COMBAT_SQUARE),
        Bound("shield", SHIELD, EARTH, vocabulary.COMBAT_SQUARE),
        Bound("prepare", Prepare(), (stage.PREPARE,), vocabulary.PAIR),
        Bound("refill", Refill(), ALIEN),
        Bound("danger", UseDanger(), ALIEN, vocabulary.DANGER),
        Bound("descend", Descend(), ALIEN),
        Bound("advance", ChooseShip(), (stage.CHOOSE_SHIP,), vocabulary.COLUMN),
    ]
)
RULES: Final = Rules[Table](VERBS, flow.STEPS, why.REASONS, stage.STAGES)
