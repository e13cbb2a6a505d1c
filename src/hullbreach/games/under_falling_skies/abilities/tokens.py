"""Abilities about scenario tokens, counters and a column drawn by chance."""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.under_falling_skies import cell, pieces, told
from hullbreach.games.under_falling_skies.abilities.ability import Effect
from hullbreach.games.under_falling_skies.abilities.act import Act
from hullbreach.games.under_falling_skies.pieces import square_at
from hullbreach.games.under_falling_skies.setting import space_at
from hullbreach.games.under_falling_skies.state import Table
from hullbreach.kernel.agenda import NONE


class Tokens(Act):
    """One token for each place, or all in the pool; shuffled if the scenario says so."""

    def begin(self, table: Table, effect: Effect, made: i64, number: i64) -> None:
        values = effect.values[:]
        if effect.shuffled:
            table.dice.shuffle(values)
        for token in range(len(values)):
            table.cells[cell.TOKEN_VALUE + token] = values[token]
            if effect.place == pieces.IN_POOL:
                table.lay_token(token, pieces.POOL)
            else:
                lay_token(table, effect, token)


def lay_token(table: Table, effect: Effect, token: i64) -> None:
    """On the column, square or space the scenario names for it."""
    place = effect.places[token]
    at: i64
    if isinstance(place, int):
        at = place - 1
        table.journal.tell(told.TOKEN_ON_COLUMN, at, table.token_value(token))
    elif effect.place == pieces.ON_SQUARES:
        at = square_at(place[0] + table.setting.first_standard_row, place[1] - 1)
        table.journal.tell(told.TOKEN_ON_SQUARE, at, table.token_value(token))
    else:
        at = space_at(place)
        table.journal.tell(told.TOKEN_ON_SPACE, at, table.token_value(token), table.facility(at))
    table.lay_token(token, at)


class GainToken(Act):
    """From the pool onto the AA gun below the lowest ship, the leftmost among equals; nothing if one is there."""

    def begin(self, table: Table, effect: Effect, made: i64, number: i64) -> None:
        token: i64 = table.token_at(pieces.POOL)
        column: i64 = lowest_ship_column(table)
        if token == NONE or column == NONE or table.column_token(column) != NONE:
            return
        table.lay_token(token, column)
        table.journal.tell(told.TOKEN_ON_COLUMN, column, table.token_value(token))


def lowest_ship_column(table: Table) -> i64:
    found: i64 = NONE
    lowest: i64 = NONE
    for column in range(pieces.COLUMNS):
        row: i64 = table.lowest(column)
        if row > lowest:
            lowest = row
            found = column
    return found


class RandomColumn(Act):
    def begin(self, table: Table, effect: Effect, made: i64, number: i64) -> None:
        value: i64 = table.dice.roll(pieces.HIGHEST) + 1
        if value == effect.none_on or value > pieces.COLUMNS:
            table.journal.tell(told.NO_COLUMN_MARKED)
        else:
            table.cells[cell.MARKED] = value - 1
            table.journal.tell(told.COLUMN_MARKED, value - 1)


class Counter(Act):
    def begin(self, table: Table, effect: Effect, made: i64, number: i64) -> None:
        table.cells[cell.COUNTER + effect.counter] += effect.add
        table.journal.tell(told.COUNTED, effect.counter, table.cells[cell.COUNTER + effect.counter])
