"""The icons on ships and Danger levels: drawing, firing lasers, Danger, leaving for the deck.

Moving ships has a file of its own, `movement.py`.
"""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.aliens_attack import cell, hits, mothership, told
from hullbreach.games.aliens_attack.pieces import FIRST_PART, HIGHEST_DANGER, ICONS_PER_FACE
from hullbreach.games.aliens_attack.state import Table, column_of
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.steps import Step


class Draw(Step[Table]):
    def resolve(self, table: Table, seat: i64, cards: i64, b: i64, card: i64, square: i64) -> None:
        draw(table, cards)


def draw(table: Table, count: i64) -> None:
    """Draw cards into the take-off zone; parts go above it (AA-ICON-01, AA-MS-03)."""
    for _card in range(count):
        square: i64 = table.free_in_row(0)
        if square == NONE or table.deck_size() == 0 or table.in_battle():
            return
        card: i64 = table.take_top()
        if table.is_part(card):
            mothership.place_part(table, card - FIRST_PART)
        else:
            table.put(card, square)
            table.journal.tell(told.DRAWN, square, table.front(card), table.face(card))


class Laser(Step[Table]):
    """The ship hit in that square fires at the cannon of its column; a shield below it takes the hit (AA-ICON-03)."""

    def resolve(self, table: Table, seat: i64, a: i64, b: i64, card: i64, square: i64) -> None:
        table.journal.tell(told.LASER, square, table.front(card))
        if hits.shield_takes(table, column_of(square), square):
            hits.hit_shield(table)
        else:
            hits.damage_cannon(table, column_of(square))


class ApplyDanger(Step[Table]):
    """Not in the final battle (AA-BATTLE-03) and never by itself with two players (AA-2P-10)."""

    def resolve(self, table: Table, seat: i64, a: i64, b: i64, card: i64, square: i64) -> None:
        if not table.in_battle() and table.setting.danger_automatic:
            apply_danger(table, table.cells[cell.DANGER])


class RaiseDanger(Step[Table]):
    """One level up and nothing else; at level 4 it is applied instead (AA-ICON-05)."""

    def resolve(self, table: Table, seat: i64, a: i64, b: i64, card: i64, square: i64) -> None:
        if table.in_battle() or not table.setting.danger_automatic:
            return
        if table.cells[cell.DANGER] == HIGHEST_DANGER:
            apply_danger(table, HIGHEST_DANGER)
            return
        table.cells[cell.DANGER] += 1
        table.journal.tell(told.DANGER_RAISED, table.cells[cell.DANGER])


def apply_danger(table: Table, level: i64) -> None:
    """Put the icons of a Danger level on the agenda (AA-ICON-04, AA-ICON-08)."""
    table.journal.tell(told.DANGER_APPLIED, level)
    hits.push_icons(table, table.setting.danger_icons, (level - 1) * ICONS_PER_FACE, NONE, NONE)


class ToDeckBottom(Step[Table]):
    """The ship leaves its square, if it is still on the board (AA-ICON-06)."""

    def resolve(self, table: Table, seat: i64, a: i64, b: i64, card: i64, square: i64) -> None:
        at: i64 = table.square_of(card)
        if at != NONE:
            hits.bury(table, table.lift(at))
