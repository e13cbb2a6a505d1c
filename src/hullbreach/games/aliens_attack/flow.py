"""The order of things: what each step on the agenda does, and how turns follow each other."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.aliens_attack import cell, effects, ending, mothership, pieces, stage, step, told
from hullbreach.games.aliens_attack.cannons import can_fire_one_of
from hullbreach.games.aliens_attack.state import ALIEN_SEAT, EARTH_SEAT, Table
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.steps import Step


# --- icons -----------------------------------------------------------------------------------------------------------
class Draw(Step[Table]):
    def resolve(self, table: Table, seat: i64, cards: i64, b: i64, card: i64, square: i64) -> None:
        effects.draw(table, cards)


class Move(Step[Table]):
    """Ships in search order; with two players the alien player chooses them one by one (AA-2P-07)."""

    def resolve(self, table: Table, seat: i64, ships: i64, squares: i64, card: i64, square: i64) -> None:
        if table.setting.two_player:
            table.agenda.push(step.MOVE_NEXT, ships, squares)
        else:
            effects.move_ships(table, ships, squares)


class Laser(Step[Table]):
    def resolve(self, table: Table, seat: i64, a: i64, b: i64, card: i64, square: i64) -> None:
        effects.laser(table, square)


class ApplyDanger(Step[Table]):
    """Not in the final battle (AA-BATTLE-03) and never by itself with two players (AA-2P-10)."""

    def resolve(self, table: Table, seat: i64, a: i64, b: i64, card: i64, square: i64) -> None:
        if not table.in_battle() and not table.setting.two_player:
            effects.apply_danger(table, table.cells[cell.DANGER])


class RaiseDanger(Step[Table]):
    def resolve(self, table: Table, seat: i64, a: i64, b: i64, card: i64, square: i64) -> None:
        if not table.in_battle() and not table.setting.two_player:
            effects.raise_danger(table)


class ToDeckBottom(Step[Table]):
    def resolve(self, table: Table, seat: i64, a: i64, b: i64, card: i64, square: i64) -> None:
        effects.to_deck_bottom(table, card)


# --- in the course of an action --------------------------------------------------------------------------------------
class Bury(Step[Table]):
    def resolve(self, table: Table, seat: i64, card: i64, b: i64, c: i64, d: i64) -> None:
        effects.bury_flipped(table, card)


class TurnCard(Step[Table]):
    """Turn a used defence card over (AA-DP-02)."""

    def resolve(self, table: Table, seat: i64, slot: i64, b: i64, c: i64, d: i64) -> None:
        table.cells[cell.SIDE + slot] = 1 - table.cells[cell.SIDE + slot]
        table.journal.tell(told.CARD_TURNED, table.action_of(slot))


class MoveNext(Step[Table]):
    """Let the alien player choose the next ship of a move icon; what is left of the icon stays on the agenda."""

    def resolve(self, table: Table, seat: i64, ships: i64, squares: i64, moved: i64, d: i64) -> None:
        if ships and effects.movers(table, moved):
            table.agenda.push(step.MOVE_NEXT, ships, squares, moved)
            table.ask(ALIEN_SEAT, stage.CHOOSE_SHIP)


def move_chosen(table: Table, square: i64) -> None:
    """Move the ship in a square for the move icon on top of the agenda, and leave the rest of the icon there."""
    agenda = table.agenda
    end: i64 = effects.move_ship(table, square, agenda.b())
    if table.is_over():
        return
    if end != NONE:
        agenda.set_c(agenda.c() | 1 << end)
    agenda.set_a(agenda.a() - 1)


class HitShip(Step[Table]):
    """A hit on a ship that may have left the board since the shot was fired (AA-HIT-08)."""

    def resolve(self, table: Table, seat: i64, cancel: i64, card: i64, c: i64, d: i64) -> None:
        square: i64 = table.square_of(card)
        if square == NONE:
            table.journal.tell(told.OVERKILL)
        else:
            effects.hit_ship(table, square, cancel)


class HitPart(Step[Table]):
    def resolve(self, table: Table, seat: i64, part: i64, b: i64, c: i64, d: i64) -> None:
        effects.hit_part(table, part)


class HitShield(Step[Table]):
    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        if table.cells[cell.SHIELD] == NONE:
            table.journal.tell(told.OVERKILL)
        else:
            effects.hit_shield(table)


class OfferShot(Step[Table]):
    """Barrage's second shot or the one after Redeployment: ask if any of the cannons has a target.

    The offer stays on the agenda until it is taken or left.
    """

    def resolve(self, table: Table, seat: i64, cannons: i64, cancel: i64, c: i64, d: i64) -> None:
        if can_fire_one_of(table, cannons):
            table.agenda.push(step.OFFER_SHOT, cannons, cancel)
            table.ask(EARTH_SEAT, stage.SHOT)


# --- turns -----------------------------------------------------------------------------------------------------------
def open_game(table: Table) -> None:
    """The opening move, if there is one, and then the first turn (AA-OPEN-01, AA-2P-05)."""
    table.agenda.push(step.END_ROUND)
    if table.setting.opening_move:
        table.journal.tell(told.OPENING, table.cells[cell.DANGER])
        effects.apply_danger(table, table.cells[cell.DANGER])


def begin_action(table: Table) -> None:
    """Earth acts; afterwards the turn ends, with a throw of the die if the final battle is on already (AA-TURN-04)."""
    table.agenda.push(step.END_TURN, 1 if table.in_battle() else 0)


class EndTurn(Step[Table]):
    """Earth's action is over; if the final battle was on when it began, the mothership acts."""

    def resolve(self, table: Table, seat: i64, in_battle: i64, b: i64, c: i64, d: i64) -> None:
        if table.setting.two_player:
            begin_turn(table, ALIEN_SEAT, stage.ALIEN)
        elif in_battle:
            table.agenda.push(step.END_ROUND)
            roll_die(table)
        else:
            next_round(table)


class EndRound(Step[Table]):
    """Mothership or alien player are done."""

    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        if table.cells[cell.COUNTDOWN] > 0:
            table.cells[cell.COUNTDOWN] -= 1
            if table.cells[cell.COUNTDOWN] == 0:
                effects.begin_battle(table)
        next_round(table)


def roll_die(table: Table) -> None:
    """Put the mothership's action for a throw of the die on the agenda (AA-BATTLE-01)."""
    value: i64 = table.dice.roll(6)
    action: i64 = table.setting.die[value]
    table.journal.tell(told.DIE, value + 1, action)
    table.agenda.push(step.DESCEND + action)


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
    """A player's turn; an empty sky is filled first, before the final battle (AA-TURN-03)."""
    if not table.in_battle() and not table.has_ships():
        table.journal.tell(told.SKY_EMPTY)
        effects.draw(table, pieces.COLUMNS)
    table.ask(seat, decision)


# --- the mothership --------------------------------------------------------------------------------------------------
class Descend(Step[Table]):
    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        mothership.descend(table)


class DescendTwice(Step[Table]):
    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        table.agenda.push(step.DESCEND)
        table.agenda.push(step.DESCEND)


class Torpedo(Step[Table]):
    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        mothership.torpedo(table)


class QuickAdvance(Step[Table]):
    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        mothership.quick_advance(table)


class Devastation(Step[Table]):
    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        mothership.devastation(table)


class Reinforcements(Step[Table]):
    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        mothership.reinforcements(table)


class Retreat(Step[Table]):
    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        mothership.retreat(table)


class SelfRepair(Step[Table]):
    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        mothership.self_repair(table)


STEPS: Final[dict[int, Step[Table]]] = {
    step.DRAW: Draw(),
    step.MOVE: Move(),
    step.LASER: Laser(),
    step.APPLY_DANGER: ApplyDanger(),
    step.RAISE_DANGER: RaiseDanger(),
    step.TO_DECK_BOTTOM: ToDeckBottom(),
    step.BURY: Bury(),
    step.TURN_CARD: TurnCard(),
    step.MOVE_NEXT: MoveNext(),
    step.HIT_SHIP: HitShip(),
    step.HIT_PART: HitPart(),
    step.HIT_SHIELD: HitShield(),
    step.OFFER_SHOT: OfferShot(),
    step.END_TURN: EndTurn(),
    step.END_ROUND: EndRound(),
    step.DESCEND: Descend(),
    step.DESCEND_TWICE: DescendTwice(),
    step.TORPEDO: Torpedo(),
    step.QUICK_ADVANCE: QuickAdvance(),
    step.DEVASTATION: Devastation(),
    step.REINFORCEMENTS: Reinforcements(),
    step.RETREAT: Retreat(),
    step.SELF_REPAIR: SelfRepair(),
}
