"""Slavers, smugglers and pirates: they attack ship after ship until one beats them."""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import cell, pieces, stage, step, told
from hullbreach.games.galaxy_trucker.flight import fleets, track
from hullbreach.games.galaxy_trucker.flight.adventure import Adventure, forget
from hullbreach.games.galaxy_trucker.pieces import Card
from hullbreach.games.galaxy_trucker.ship.board import bit
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.steps import Step


class Enemy(Adventure):
    """The leader is attacked first (GT-ADV-ENEMY-01), or who volunteered.

    Pirates shoot when all fights are over (GT-ADV-ENEMY-06).
    """

    def begin(self, table: Table, card: Card) -> None:
        if card.type == pieces.PIRATES:
            table.agenda.push(step.PENALTY)
        first: i64 = table.cells[cell.VOLUNTEER]
        for seat in track.last_first(table):
            if seat != first:
                table.agenda.push(step.ENEMY, seat=seat)
        if first != NONE and table.is_flying(first):
            table.agenda.push(step.ENEMY, seat=first)


class Attack(Step[Table]):
    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        table.agenda.push(step.COMPARE, seat=seat)
        table.agenda.push(step.DECLARE, pieces.CANNONS, seat=seat)


class Compare(Step[Table]):
    """Stronger: the enemy is beaten. Equal: nothing happens. Weaker: the penalty (GT-ADV-ENEMY-02)."""

    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        card = table.card()
        strength: i64 = table.of(seat, cell.STRENGTH)
        if card.type == pieces.ENEMY_FLEET:
            fleets.meet(table, seat)
        elif strength > 2 * card.strength:
            table.journal.tell(told.BEAT, seat, card.number)
            table.cells[cell.REPELLED] = 1
            table.add_of(seat, cell.ENEMIES, 1)
            forget(table, step.ENEMY)
            table.ask(seat, stage.REWARD)
        elif strength == 2 * card.strength:
            table.journal.tell(told.HELD_OFF, seat, card.number)
        else:
            table.journal.tell(told.BEATEN, seat, card.number)
            suffer(table, seat, card)


def suffer(table: Table, seat: i64, card: Card) -> None:
    """Slavers take crew, smugglers goods (GT-ADV-ENEMY-04, -05); pirates remember whom they will shoot at."""
    table.set_of(seat, cell.BEATEN, 1)
    if card.type == pieces.SLAVERS:
        table.agenda.push(step.LOSE_CREW, card.amount, seat=seat)
    elif card.type == pieces.SMUGGLERS:
        table.agenda.push(step.LOSE_GOODS, card.amount, seat=seat)


def claim(table: Table, seat: i64) -> None:
    """The reward, for days (GT-ADV-ENEMY-03)."""
    card = table.card()
    table.agenda.push(step.DAYS, card.days, seat=seat)
    if card.type == pieces.SMUGGLERS:
        table.agenda.push(step.RECEIVE, card.goods, seat=seat)
    else:
        table.agenda.push(step.PAY, card.credits, seat=seat)


class Penalty(Step[Table]):
    """Each shot is rolled once for all losers (GT-ADV-ENEMY-06, GT-RULING-11)."""

    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        losers: i64 = 0
        for ship in table.flying():
            if table.of(ship, cell.BEATEN):
                losers |= bit(ship)
        table.agenda.push(step.SALVO, 0, NONE, losers)
