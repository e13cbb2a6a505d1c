"""The mothership: its arrival, and what its die makes it do in the final battle."""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.aliens_attack import cell, ending, hits, movement, step, told
from hullbreach.games.aliens_attack.pieces import ALL_PARTS, CANNONS, COLUMNS, ROWS, SQUARES
from hullbreach.games.aliens_attack.state import Table, column_of, lowest_bit, row_of, square_at
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.steps import Step


# --- arrival ---
def place_part(table: Table, part: i64) -> None:
    table.cells[cell.PLACED] |= 1 << part
    table.journal.tell(told.PART_PLACED, part)
    if table.cells[cell.PLACED] == ALL_PARTS:
        begin_battle(table)


def begin_battle(table: Table) -> None:
    """The mothership is there; everything unresolved is dropped but for clearing up (AA-MS-05, AA-MS-06)."""
    table.cells[cell.MOTHERSHIP] = 0
    table.agenda.keep(step.SURVIVES_ARRIVAL)
    table.journal.tell(told.BATTLE)
    if table.setting.repels_fighters:
        table.journal.tell(told.FIGHTERS_RETREAT)
        hits.bury_squares(table, COLUMNS, SQUARES)


def roll_die(table: Table) -> None:
    """Put the mothership's action for a throw of the die on the agenda (AA-BATTLE-01)."""
    value: i64 = table.dice.roll(6)
    action: i64 = table.setting.die[value]
    table.journal.tell(told.DIE, value + 1, action)
    table.agenda.push(step.DESCEND + action)


# --- going down ---
class Descend(Step[Table]):
    """The mothership goes down one row, pushing what is below it (AA-BATTLE-04, AA-BATTLE-05)."""

    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        row: i64 = table.mothership_row() + 1
        if row == ROWS:
            table.journal.tell(told.LOST_LANDING)
            table.finish(ending.LOST_LANDING)
            return
        push_row(table, row)
        if not table.is_over():
            table.cells[cell.MOTHERSHIP] += 1
            table.journal.tell(told.DESCENDED, row)
            crush_row(table, row)


def push_row(table: Table, row: i64) -> None:
    """Every ship in the row makes way, from the left, until one of them ends the game."""
    for column in range(COLUMNS):
        if table.card_at(square_at(row, column)) != NONE:
            movement.push_down(table, square_at(row, column))
            if table.is_over():
                return


def crush_row(table: Table, row: i64) -> None:
    """A shield in the row is destroyed, mines there hit the part above them (AA-ALT-11, AA-ALT-13)."""
    if table.cells[cell.SHIELD] != NONE and row_of(table.cells[cell.SHIELD]) == row:
        hits.destroy_shield(table)
    mines: i64 = table.cells[cell.MINES]
    if mines != NONE and row_of(mines) == row:
        hits.explode_mines(table, mines)
        hits.hit_part(table, column_of(mines))


class DescendTwice(Step[Table]):
    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        table.agenda.push(step.DESCEND)
        table.agenda.push(step.DESCEND)


# --- against the cannons ---
class Torpedo(Step[Table]):
    """The first cannon by name that still works drops to level 0; a shield in its column takes it (AA-BATTLE-06)."""

    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        for cannon in range(CANNONS):
            if table.level(cannon):
                self.strike(table, cannon)
                return

    def strike(self, table: Table, cannon: i64) -> None:
        table.journal.tell(told.TORPEDO, cannon)
        if hits.shield_takes(table, table.column_of_cannon(cannon), NONE):
            hits.destroy_shield(table)
            return
        table.set_level(cannon, 0)
        table.journal.tell(told.CANNON_DAMAGED, cannon, 0)


class Devastation(Step[Table]):
    """Every cannon is hit once, column 1 to 4; a shield takes the hit of its column (AA-ALT-03)."""

    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        table.journal.tell(told.DEVASTATION)
        for column in range(COLUMNS):
            if hits.shield_takes(table, column, NONE):
                hits.hit_shield(table)
            else:
                hits.damage_cannon(table, column)
            if table.is_over():
                return


# --- ships sent ahead, in and back ---
class QuickAdvance(Step[Table]):
    """The first ship in search order flies down to its cannon, over everything but shield and mines (AA-BATTLE-07)."""

    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        for start in range(SQUARES):
            if table.card_at(start) != NONE:
                table.journal.tell(told.QUICK_ADVANCE, start, table.front_at(start))
                self.dash(table, table.lift(start), start)
                return

    def dash(self, table: Table, card: i64, start: i64) -> None:
        landing: i64 = start
        for square in range(start + COLUMNS, SQUARES, COLUMNS):
            if square == table.cells[cell.SHIELD]:
                hits.hit_shield(table)
                if landing != start:
                    table.journal.tell(told.MOVED, start, landing, table.front(card), row_of(landing) - row_of(start))
                table.put(card, landing)
                return
            if square == table.cells[cell.MINES]:
                table.journal.tell(told.MOVED, start, square, table.front(card), row_of(square) - row_of(start))
                movement.arrive(table, card, square)
                return
            if table.is_free(square):
                landing = square
        movement.reach_cannon(table, card, column_of(start), start)


class Reinforcements(Step[Table]):
    """Fill the row below the mothership from the deck (AA-ALT-05, AA-RULING-35)."""

    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        row: i64 = table.mothership_row() + 1
        if row == ROWS:
            return
        for column in range(COLUMNS):
            square: i64 = square_at(row, column)
            if table.deck_size() > 0 and table.is_free(square):
                card: i64 = table.take_top()
                table.journal.tell(told.REINFORCEMENT, square, table.front(card), table.face(card))
                movement.arrive(table, card, square)


class Retreat(Step[Table]):
    """The ship nearest the cannons, rightmost first, flies up to the topmost free square (AA-ALT-06).

    Shield and mines on the way stop it as they stop a quick advance.
    """

    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        for start in range(SQUARES - 1, -1, -1):
            if table.card_at(start) != NONE:
                self.fall_back(table, start, topmost_free(table, start))
                return

    def fall_back(self, table: Table, start: i64, goal: i64) -> None:
        if goal == start:
            return
        card: i64 = table.lift(start)
        landing: i64 = way_up(table, start, goal)
        table.journal.tell(told.RETREATED, start, landing, table.front(card))
        movement.arrive(table, card, landing)


def topmost_free(table: Table, start: i64) -> i64:
    """The topmost free square above a ship, or its own."""
    for square in range(column_of(start), start, COLUMNS):
        if table.is_free(square):
            return square
    return start


def way_up(table: Table, start: i64, goal: i64) -> i64:
    """How far up a ship really gets: mines catch it, a shield stops it in the last free square below."""
    reached: i64 = start
    for square in range(start - COLUMNS, goal - 1, -COLUMNS):
        if square == table.cells[cell.SHIELD]:
            hits.hit_shield(table)
            return reached
        if table.is_free(square):
            reached = square
        if square == table.cells[cell.MINES]:
            return square
    return reached


class SelfRepair(Step[Table]):
    """The leftmost damaged part becomes whole again (AA-ALT-09)."""

    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        damaged: i64 = table.cells[cell.DAMAGED]
        if damaged:
            part: i64 = lowest_bit(damaged)
            table.cells[cell.DAMAGED] = damaged & ~(1 << part)
            table.journal.tell(told.SELF_REPAIR, part)
