"""The mothership: what its die makes it do in the final battle."""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.aliens_attack import cell, effects, ending, told
from hullbreach.games.aliens_attack.effects import destroy_shield, hit_shield
from hullbreach.games.aliens_attack.pieces import COLUMNS, ROWS, SQUARES
from hullbreach.games.aliens_attack.state import Table, column_of, row_of, square_at
from hullbreach.kernel.agenda import NONE


def quick_advance(table: Table) -> None:
    """The first ship in search order flies down to its cannon, over everything but shield and mines (AA-BATTLE-07)."""
    start: i64 = 0
    while start < SQUARES and table.card_at(start) == NONE:
        start += 1
    if start == SQUARES:
        return
    table.journal.tell(told.QUICK_ADVANCE, start)
    card: i64 = table.lift(start)
    landing: i64 = start
    square: i64 = start + COLUMNS
    while square < SQUARES:
        if square == table.cells[cell.SHIELD]:
            hit_shield(table)
            if landing != start:
                table.journal.tell(told.MOVED, start, landing)
            table.put(card, landing)
            return
        if square == table.cells[cell.MINES]:
            table.journal.tell(told.MOVED, start, square)
            effects.arrive(table, card, square)
            return
        if table.is_free(square):
            landing = square
        square += COLUMNS
    effects.reach_cannon(table, card, column_of(start), start)


def torpedo(table: Table) -> None:
    """The first cannon by name that still works drops to level 0; a shield in its column takes it (AA-BATTLE-06)."""
    cannon: i64 = 0
    while cannon < COLUMNS and table.level(cannon) == 0:
        cannon += 1
    if cannon == COLUMNS:
        return
    table.journal.tell(told.TORPEDO, cannon)
    shield: i64 = table.cells[cell.SHIELD]
    if shield != NONE and column_of(shield) == table.column_of_cannon(cannon):
        destroy_shield(table)
        return
    table.set_level(cannon, 0)
    table.journal.tell(told.CANNON_DAMAGED, cannon, 0)


def devastation(table: Table) -> None:
    """Every cannon is hit once, column 1 to 4; a shield takes the hit of its column (AA-ALT-03)."""
    table.journal.tell(told.DEVASTATION)
    column: i64 = 0
    while column < COLUMNS and not table.is_over():
        shield: i64 = table.cells[cell.SHIELD]
        if shield != NONE and column_of(shield) == column:
            hit_shield(table)
        else:
            effects.damage_cannon(table, column)
        column += 1


def reinforcements(table: Table) -> None:
    """Fill the row below the mothership from the deck (AA-ALT-05, AA-RULING-35)."""
    row: i64 = table.mothership_row() + 1
    if row == ROWS:
        return
    column: i64 = 0
    while column < COLUMNS and table.deck_size() > 0:
        square: i64 = square_at(row, column)
        if table.is_free(square):
            card: i64 = table.take_top()
            table.journal.tell(told.REINFORCEMENT, square, table.front(card), table.face(card))
            effects.arrive(table, card, square)
        column += 1


def retreat(table: Table) -> None:
    """The ship nearest the cannons, rightmost first, flies up to the topmost free square (AA-ALT-06).

    Shield and mines on the way stop it as they stop a quick advance.
    """
    start: i64 = SQUARES - 1
    while start >= 0 and table.card_at(start) == NONE:
        start -= 1
    landing: i64 = start
    square: i64 = start - COLUMNS
    while square >= 0:
        if table.is_free(square):
            landing = square
        square -= COLUMNS
    if landing == start:
        return
    card: i64 = table.lift(start)
    landing = way_up(table, start, landing)
    table.journal.tell(told.RETREATED, start, landing)
    effects.arrive(table, card, landing)


def way_up(table: Table, start: i64, goal: i64) -> i64:
    """How far up a ship really gets: mines catch it, a shield stops it in the last free square below."""
    reached: i64 = start
    square: i64 = start
    while square > goal:
        square -= COLUMNS
        if square == table.cells[cell.SHIELD]:
            hit_shield(table)
            return reached
        if table.is_free(square):
            reached = square
        if square == table.cells[cell.MINES]:
            return square
    return reached


def self_repair(table: Table) -> None:
    """The leftmost damaged part becomes whole again (AA-ALT-09)."""
    damaged: i64 = table.cells[cell.DAMAGED]
    if damaged:
        part: i64 = effects.lowest_bit(damaged)
        table.cells[cell.DAMAGED] = damaged & ~(1 << part)
        table.journal.tell(told.SELF_REPAIR, part)


def descend(table: Table) -> None:
    """The mothership goes down one row, pushing what is below it (AA-BATTLE-04, AA-BATTLE-05)."""
    row: i64 = table.mothership_row() + 1
    if row == ROWS:
        table.journal.tell(told.LOST_LANDING)
        table.finish(ending.LOST_LANDING)
        return
    column: i64 = 0
    while column < COLUMNS and not table.is_over():
        if table.card_at(square_at(row, column)) != NONE:
            effects.push_down(table, square_at(row, column))
        column += 1
    if table.is_over():
        return
    table.cells[cell.MOTHERSHIP] += 1
    table.journal.tell(told.DESCENDED, row)
    if table.cells[cell.SHIELD] != NONE and row_of(table.cells[cell.SHIELD]) == row:
        destroy_shield(table)
    mines: i64 = table.cells[cell.MINES]
    if mines != NONE and row_of(mines) == row:
        effects.explode_mines(table, mines)
        effects.hit_part(table, column_of(mines))
