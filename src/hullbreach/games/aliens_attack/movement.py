"""Ships on the move: by icons, step by step, and pushed by the mothership."""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.aliens_attack import cell, hits, stage, step, told
from hullbreach.games.aliens_attack.pieces import COLUMNS, ROWS, SQUARES
from hullbreach.games.aliens_attack.state import ALIEN_SEAT, Table, column_of, lowest_bit, row_of
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.steps import Step


# --- move icons ---
class MoveShips(Step[Table]):
    """A move icon: ships in search order; with two players the alien player chooses them one by one (AA-2P-07)."""

    def resolve(self, table: Table, seat: i64, ships: i64, squares: i64, card: i64, square: i64) -> None:
        if table.setting.two_player:
            table.agenda.push(step.MOVE_NEXT, ships, squares)
        else:
            move_ships(table, ships, squares)


def move_ships(table: Table, ships: i64, squares: i64) -> None:
    """So many ships, each once, the first in search order first (AA-MOVE-02)."""
    moved: i64 = 0
    for _ship in range(ships):
        found: i64 = movers(table, moved)
        if found == 0:
            return
        end: i64 = move_ship(table, lowest_bit(found), squares)
        if table.is_over():
            return
        if end != NONE:
            moved |= 1 << end


class MoveNext(Step[Table]):
    """Let the alien player choose the next ship of a move icon; what is left of the icon stays on the agenda."""

    def resolve(self, table: Table, seat: i64, ships: i64, squares: i64, moved: i64, d: i64) -> None:
        if ships and movers(table, moved):
            table.agenda.push(step.MOVE_NEXT, ships, squares, moved)
            table.ask(ALIEN_SEAT, stage.CHOOSE_SHIP)


def move_chosen(table: Table, square: i64) -> None:
    """Move the ship in a square for the move icon on top of the agenda, and leave the rest of the icon there."""
    agenda = table.agenda
    end: i64 = move_ship(table, square, agenda.b())
    if table.is_over():
        return
    if end != NONE:
        agenda.set_c(agenda.c() | 1 << end)
    agenda.set_a(agenda.a() - 1)


def movers(table: Table, moved: i64) -> i64:
    """The squares of the first row, from the take-off zone down, that has ships able to move: bit per square.

    `moved` has a bit per square in which a ship lies that the same icon has moved already (AA-MOVE-02, AA-MOVE-03,
    AA-MOVE-05). It goes by squares and not by cards because the agenda must not tell one hidden card from another.
    """
    found: i64 = 0
    for square in range(SQUARES):
        if table.card_at(square) != NONE and not (moved >> square) & 1 and can_move(table, square):
            found |= 1 << square
        if column_of(square) == COLUMNS - 1 and found:
            return found
    return found


def can_move(table: Table, square: i64) -> bool:
    """From row 3 always; elsewhere unless a ship or part is right below. A shield below is a collision (AA-MOVE-06)."""
    return row_of(square) == ROWS - 1 or not table.is_target(square + COLUMNS)


# --- one ship ---
def move_ship(table: Table, start: i64, squares: i64) -> i64:
    """Move a ship that can move straight down, as far as squares and obstacles allow (AA-MOVE-06, AA-MOVE-08).

    Returns where it ended, or NONE if it reached a cannon.
    """
    card: i64 = table.lift(start)
    square: i64 = start
    for _row in range(squares):
        if row_of(square) == ROWS - 1:
            reach_cannon(table, card, column_of(square), start)
            return NONE
        below: i64 = square + COLUMNS
        if below == table.cells[cell.SHIELD]:
            hits.hit_shield(table)
            break
        if table.is_target(below):
            break
        square = below
        if square == table.cells[cell.MINES]:
            break
    if square != start:
        table.journal.tell(told.MOVED, start, square, table.front(card), row_of(square) - row_of(start))
    arrive(table, card, square)
    return square


def push_down(table: Table, square: i64) -> None:
    """Push the ship in a square one row down, and with it every ship below (AA-BATTLE-05, AA-RULING-27)."""
    card: i64 = table.lift(square)
    if row_of(square) == ROWS - 1:
        reach_cannon(table, card, column_of(square), square)
        return
    below: i64 = square + COLUMNS
    if below == table.cells[cell.SHIELD]:
        hits.destroy_shield(table)
    elif table.card_at(below) != NONE:
        push_down(table, below)
        if table.is_over():
            return
    table.journal.tell(told.PUSHED, square, below, table.front(card))
    arrive(table, card, below)


def arrive(table: Table, card: i64, square: i64) -> None:
    """A ship comes to lie in a free square; mines there go off and hit it without effects (AA-ALT-12)."""
    table.put(card, square)
    if square == table.cells[cell.MINES]:
        hits.explode_mines(table, square)
        hits.hit_by_mines(table, square)


def reach_cannon(table: Table, card: i64, column: i64, start: i64) -> None:
    """The ship damages the cannon and goes under the deck, face unchanged (AA-DMG-01, AA-DMG-02)."""
    table.journal.tell(told.REACHED, start, table.cannon_at(column), table.front(card))
    hits.damage_cannon(table, column)
    if table.is_over():
        table.put(card, start)  # the last picture shows the ship that decided the game
    else:
        hits.bury(table, card)
