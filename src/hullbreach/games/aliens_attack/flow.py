"""The order of things: how turns follow each other, and what every kind of step on the agenda is bound to."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.aliens_attack import cell, ending, hits, icons, mothership, movement, pieces, stage, step, told
from hullbreach.games.aliens_attack.cannons import can_fire_one_of
from hullbreach.games.aliens_attack.state import ALIEN_SEAT, EARTH_SEAT, Table
from hullbreach.kernel.steps import Step


# --- the opening ---
def open_game(table: Table) -> None:
    """The opening move, if there is one, and then the first turn (AA-OPEN-01, AA-2P-05)."""
    table.agenda.push(step.END_ROUND)
    if table.setting.opening_move:
        table.journal.tell(told.OPENING, table.cells[cell.DANGER])
        icons.apply_danger(table, table.cells[cell.DANGER])


# --- Earth's action ---
def begin_action(table: Table) -> None:
    """Earth acts; afterwards the turn ends, with a throw of the die if the final battle is on already (AA-TURN-04)."""
    table.agenda.push(step.END_TURN, 1 if table.in_battle() else 0)


class OfferShot(Step[Table]):
    """Barrage's second shot or the one after Redeployment: ask if any of the cannons has a target.

    The offer stays on the agenda until it is taken or left.
    """

    def resolve(self, table: Table, seat: i64, cannons: i64, cancel: i64, c: i64, d: i64) -> None:
        if can_fire_one_of(table, cannons):
            table.agenda.push(step.OFFER_SHOT, cannons, cancel)
            table.ask(EARTH_SEAT, stage.SHOT)


# --- turns -----------------------------------------------------------------------------------------------------------


class TurnCard(Step[Table]):
    """Turn a used defence card over (AA-DP-02)."""

    def resolve(self, table: Table, seat: i64, slot: i64, b: i64, c: i64, d: i64) -> None:
        table.cells[cell.SIDE + slot] = 1 - table.cells[cell.SIDE + slot]
        table.journal.tell(told.CARD_TURNED, table.action_of(slot))


# --- turns and rounds ---
class EndTurn(Step[Table]):
    """Earth's action is over; if the final battle was on when it began, the mothership acts."""

    def resolve(self, table: Table, seat: i64, in_battle: i64, b: i64, c: i64, d: i64) -> None:
        if table.setting.two_player:
            begin_turn(table, ALIEN_SEAT, stage.ALIEN)
        elif in_battle:
            table.agenda.push(step.END_ROUND)
            mothership.roll_die(table)
        else:
            next_round(table)


class EndRound(Step[Table]):
    """Mothership or alien player are done."""

    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        if table.cells[cell.COUNTDOWN] > 0:
            table.cells[cell.COUNTDOWN] -= 1
            if table.cells[cell.COUNTDOWN] == 0:
                mothership.begin_battle(table)
        next_round(table)


def next_round(table: Table) -> None:
    if table.cells[cell.TURN] == pieces.MOST_TURNS:
        break_off(table)
        return
    table.cells[cell.TURN] += 1
    table.journal.tell(told.TURN, table.cells[cell.TURN])
    begin_turn(table, EARTH_SEAT, stage.EARTH)


def break_off(table: Table) -> None:
    """Nobody wins by waiting: alone Earth has lost, with two players it is a draw (AA-RULING-50)."""
    if table.setting.two_player:
        table.journal.tell(told.DRAWN_OUT, pieces.MOST_TURNS)
        table.finish(ending.DRAWN_OUT)
    else:
        table.journal.tell(told.LOST_TIME, pieces.MOST_TURNS)
        table.finish(ending.OUT_OF_TIME)


def begin_turn(table: Table, seat: i64, decision: i64) -> None:
    """A player's turn; before the final battle of a solo game an empty sky is filled first (AA-TURN-03)."""
    if table.setting.empty_sky_draws and not table.in_battle() and not table.has_ships():
        table.journal.tell(told.SKY_EMPTY)
        icons.draw(table, pieces.COLUMNS)
    table.ask(seat, decision)


# --- the mothership --------------------------------------------------------------------------------------------------


STEPS: Final[dict[int, Step[Table]]] = {
    step.DRAW: icons.Draw(),
    step.MOVE: movement.MoveShips(),
    step.LASER: icons.Laser(),
    step.APPLY_DANGER: icons.ApplyDanger(),
    step.RAISE_DANGER: icons.RaiseDanger(),
    step.TO_DECK_BOTTOM: icons.ToDeckBottom(),
    step.BURY: hits.Bury(),
    step.TURN_CARD: TurnCard(),
    step.MOVE_NEXT: movement.MoveNext(),
    step.HIT_SHIP: hits.HitShip(),
    step.HIT_PART: hits.HitPart(),
    step.HIT_SHIELD: hits.HitShield(),
    step.OFFER_SHOT: OfferShot(),
    step.END_TURN: EndTurn(),
    step.END_ROUND: EndRound(),
    step.DESCEND: mothership.Descend(),
    step.DESCEND_TWICE: mothership.DescendTwice(),
    step.TORPEDO: mothership.Torpedo(),
    step.QUICK_ADVANCE: mothership.QuickAdvance(),
    step.DEVASTATION: mothership.Devastation(),
    step.REINFORCEMENTS: mothership.Reinforcements(),
    step.RETREAT: mothership.Retreat(),
    step.SELF_REPAIR: mothership.SelfRepair(),
}
