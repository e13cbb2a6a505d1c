"""The order of things: resolving the agenda step by step, and how turns follow each other."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.aliens_attack import effects, mothership
from hullbreach.games.aliens_attack import events as told
from hullbreach.games.aliens_attack.cannons import cannon_of, has_target
from hullbreach.games.aliens_attack.pieces import NONE, SQUARES
from hullbreach.games.aliens_attack.state import (
    ALIEN,
    CHOICE,
    CHOICE_CANCEL,
    CHOOSE_SHIP,
    COUNTDOWN,
    DANGER,
    EARTH,
    LOST_TIME,
    MOST_TURNS,
    PHASE,
    RESOLVING,
    SHIELD,
    SHOT,
    SIDE,
    TURN,
    Table,
)
from hullbreach.kernel.agenda import a_of, about_of, b_of, kind_of, step

SHOTS: Final[i64] = 5


def run(table: Table) -> None:
    """Resolve the agenda until a decision is awaited or the game is over."""
    while table.cells[PHASE] == RESOLVING:
        packed: i64 = table.agenda.pop()
        STEPS[kind_of(packed)].resolve(table, packed)


class Step:
    """What one kind of step on the agenda does."""

    def resolve(self, table: Table, packed: i64) -> None:
        """Only kinds that exist are ever put on an agenda."""


# --- icons -----------------------------------------------------------------------------------------------------------
class Draw(Step):
    def resolve(self, table: Table, packed: i64) -> None:
        effects.draw(table, a_of(packed))


class Move(Step):
    def resolve(self, table: Table, packed: i64) -> None:
        table.agenda.push(step(effects.MOVE_NEXT, a_of(packed), b_of(packed)))


class Laser(Step):
    def resolve(self, table: Table, packed: i64) -> None:
        effects.laser(table, about_of(packed) % SQUARES)


class ApplyDanger(Step):
    """Not in the final battle (AA-BATTLE-03) and never by itself with two players (AA-2P-10)."""

    def resolve(self, table: Table, packed: i64) -> None:
        if not table.in_battle() and not table.setting.two_player:
            effects.apply_danger(table, table.cells[DANGER])


class RaiseDanger(Step):
    def resolve(self, table: Table, packed: i64) -> None:
        if not table.in_battle() and not table.setting.two_player:
            effects.raise_danger(table)


class ToDeckBottom(Step):
    def resolve(self, table: Table, packed: i64) -> None:
        effects.to_deck_bottom(table, about_of(packed) // SQUARES)


# --- in the course of an action --------------------------------------------------------------------------------------
class Bury(Step):
    def resolve(self, table: Table, packed: i64) -> None:
        effects.bury_flipped(table, b_of(packed))


class TurnCard(Step):
    """Turn a used defence card over (AA-DP-02)."""

    def resolve(self, table: Table, packed: i64) -> None:
        slot: i64 = a_of(packed)
        table.cells[SIDE + slot] = 1 - table.cells[SIDE + slot]
        table.journal.tell(told.CARD_TURNED, table.action_of(slot))


class MoveNext(Step):
    """Move the next ship of a move icon: the first in search order, or the alien player's choice (AA-2P-07)."""

    def resolve(self, table: Table, packed: i64) -> None:
        if a_of(packed) == 0:
            return
        found: i64 = effects.movers(table, about_of(packed))
        if found == 0:
            return
        if table.setting.two_player and found & (found - 1):
            table.agenda.push(packed)
            table.cells[PHASE] = CHOOSE_SHIP
            return
        move_chosen(table, packed, effects.lowest_bit(found))


def move_chosen(table: Table, packed: i64, square: i64) -> None:
    """Move the ship in a square for a MOVE_NEXT step, and leave the rest of the icon on the agenda."""
    moved: i64 = about_of(packed) | (1 << table.card_at(square))
    table.agenda.push(step(effects.MOVE_NEXT, a_of(packed) - 1, b_of(packed), moved))
    effects.move_ship(table, square, b_of(packed))


class HitShip(Step):
    """A hit on a ship that may have left the board since the shot was fired (AA-HIT-08)."""

    def resolve(self, table: Table, packed: i64) -> None:
        square: i64 = table.square_of(b_of(packed))
        if square == NONE:
            table.journal.tell(told.OVERKILL)
        else:
            effects.hit_ship(table, square, a_of(packed))


class HitPart(Step):
    def resolve(self, table: Table, packed: i64) -> None:
        effects.hit_part(table, a_of(packed))


class HitShield(Step):
    def resolve(self, table: Table, packed: i64) -> None:
        if table.cells[SHIELD] == NONE:
            table.journal.tell(told.OVERKILL)
        else:
            effects.hit_shield(table)


class OfferShot(Step):
    """Barrage's second shot or the one after Redeployment: ask if any of the cannons `a` has a target."""

    def resolve(self, table: Table, packed: i64) -> None:
        table.cells[CHOICE] = a_of(packed)
        table.cells[CHOICE_CANCEL] = b_of(packed)
        shot: i64 = 0
        while shot < SHOTS:
            if is_offered(table, shot) and has_target(table, shot):
                table.cells[PHASE] = SHOT
                return
            shot += 1


def is_offered(table: Table, shot: i64) -> bool:
    return (table.cells[CHOICE] >> cannon_of(shot)) & 1 == 1


def any_target(table: Table) -> bool:
    """Whether any cannon at all has a target."""
    shot: i64 = 0
    while shot < SHOTS:
        if has_target(table, shot):
            return True
        shot += 1
    return False


# --- turns -----------------------------------------------------------------------------------------------------------
def open_game(table: Table) -> None:
    """The opening move, if there is one, and then the first turn (AA-OPEN-01, AA-2P-05)."""
    table.agenda.push(step(effects.END_ROUND))
    if table.setting.opening_move:
        table.journal.tell(told.OPENING, table.cells[DANGER])
        effects.apply_danger(table, table.cells[DANGER])


def begin_action(table: Table) -> None:
    """Earth acts; afterwards the turn ends, with a throw of the die if the final battle is on already (AA-TURN-04)."""
    table.agenda.push(step(effects.END_TURN, 1 if table.in_battle() else 0))


class EndTurn(Step):
    """Earth's action is over. `a` says whether the final battle was on when it began: then the mothership acts."""

    def resolve(self, table: Table, packed: i64) -> None:
        if table.setting.two_player:
            begin_turn(table, ALIEN)
        elif a_of(packed):
            table.agenda.push(step(effects.END_ROUND))
            roll_die(table)
        else:
            next_round(table)


class EndRound(Step):
    """Mothership or alien player are done."""

    def resolve(self, table: Table, packed: i64) -> None:
        if table.cells[COUNTDOWN] > 0:
            table.cells[COUNTDOWN] -= 1
            if table.cells[COUNTDOWN] == 0:
                effects.begin_battle(table)
        next_round(table)


def roll_die(table: Table) -> None:
    """Put the mothership's action for a throw of the die on the agenda (AA-BATTLE-01)."""
    value: i64 = table.dice.roll(6)
    action: i64 = table.setting.die[value]
    table.journal.tell(told.DIE, value + 1, action)
    table.agenda.push(step(effects.DIE_ACTION + action))


def next_round(table: Table) -> None:
    if table.cells[TURN] == MOST_TURNS:
        table.journal.tell(told.LOST_TIME, MOST_TURNS)
        table.finish(LOST_TIME)
        return
    table.cells[TURN] += 1
    table.journal.tell(told.TURN, table.cells[TURN])
    begin_turn(table, EARTH)


def begin_turn(table: Table, phase: i64) -> None:
    """A player's turn; an empty sky is filled first, before the final battle (AA-TURN-03)."""
    if not table.in_battle() and not table.has_ships():
        table.journal.tell(told.SKY_EMPTY)
        effects.draw(table, 4)
    table.cells[PHASE] = phase


# --- the mothership --------------------------------------------------------------------------------------------------
class Descend(Step):
    def resolve(self, table: Table, packed: i64) -> None:
        mothership.descend(table)


class DescendTwice(Step):
    def resolve(self, table: Table, packed: i64) -> None:
        table.agenda.push(step(effects.DIE_ACTION))
        table.agenda.push(step(effects.DIE_ACTION))


class Torpedo(Step):
    def resolve(self, table: Table, packed: i64) -> None:
        mothership.torpedo(table)


class QuickAdvance(Step):
    def resolve(self, table: Table, packed: i64) -> None:
        mothership.quick_advance(table)


class Devastation(Step):
    def resolve(self, table: Table, packed: i64) -> None:
        mothership.devastation(table)


class Reinforcements(Step):
    def resolve(self, table: Table, packed: i64) -> None:
        mothership.reinforcements(table)


class Retreat(Step):
    def resolve(self, table: Table, packed: i64) -> None:
        mothership.retreat(table)


class SelfRepair(Step):
    def resolve(self, table: Table, packed: i64) -> None:
        mothership.self_repair(table)


# By kind: 0 is nobody's, 1-6 are icons, then the steps of effects.py, last the die's actions.
STEPS: Final[list[Step]] = [
    Step(),
    Draw(),
    Move(),
    Laser(),
    ApplyDanger(),
    RaiseDanger(),
    ToDeckBottom(),
    Bury(),
    TurnCard(),
    MoveNext(),
    HitShip(),
    HitPart(),
    HitShield(),
    OfferShot(),
    EndTurn(),
    EndRound(),
    Descend(),
    DescendTwice(),
    Torpedo(),
    QuickAdvance(),
    Devastation(),
    Reinforcements(),
    Retreat(),
    SelfRepair(),
]
