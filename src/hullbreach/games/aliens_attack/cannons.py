"""The four cannons: what each would hit, and firing them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.aliens_attack import cell, hits, told
from hullbreach.games.aliens_attack.pieces import COLUMNS, DELTA, ROWS, SHOTS
from hullbreach.games.aliens_attack.state import Table, square_at
from hullbreach.kernel.agenda import NONE

NEAREST: Final[i64] = 1


def aim(table: Table, column: i64, gauge: i64, passed: i64) -> i64:
    """The square a shot into a column hits: the nearest target in the gauge, or the shield in front of it.

    `passed` is the square an earlier shot of the same cannon hit. A ship there is passed over, a part is not
    (AA-RULING-30). NONE if there is no target.
    """
    shield: i64 = NONE
    for distance in range(1, gauge + 1):
        square: i64 = square_at(ROWS - distance, column)
        if square == table.cells[cell.SHIELD]:
            shield = square
        elif square == passed:
            if table.part_at(square):
                return NONE
        elif table.is_target(square):
            return square if shield == NONE else shield
    return NONE


def target_of(table: Table, cannon: i64, side: i64) -> i64:
    """What the cannon would hit now, shooting to that side (0 for straight ahead), or NONE (AA-CAN-03)."""
    level: i64 = table.level(cannon)
    if level == 0:
        return NONE
    gun = table.setting.gun(cannon, level)
    column: i64 = table.column_of_cannon(cannon)
    if not gun.oblique:
        return aim(table, column, gun.gauge, NONE)
    aside: i64 = column + side
    if aside < 0 or aside >= COLUMNS:
        return NONE
    green: i64 = square_at(ROWS - 1, column)
    return aim(table, aside, gun.gauge if table.is_free(green) else NEAREST, NONE)


def side_of(shot: i64) -> i64:
    """Shots 0-2 go straight ahead, 3 is Delta to the left, 4 Delta to the right."""
    if shot < DELTA:
        return 0
    return (shot - DELTA) * 2 - 1


def cannon_of(shot: i64) -> i64:
    return shot if shot < DELTA else DELTA


def has_target(table: Table, shot: i64) -> bool:
    return target_of(table, cannon_of(shot), side_of(shot)) != NONE


def can_fire_one_of(table: Table, cannons: i64) -> bool:
    """Whether one of the cannons (a bit each) has a target."""
    for shot in range(SHOTS):
        if (cannons >> cannon_of(shot)) & 1 and has_target(table, shot):
            return True
    return False


def fire(table: Table, shot: i64, extra_cancel: i64) -> None:
    """Fire a cannon that has a target (AA-CAN-02)."""
    cannon: i64 = cannon_of(shot)
    gun = table.setting.gun(cannon, table.level(cannon))
    cancel: i64 = table.setting.cancel_of(gun) | extra_cancel
    square: i64 = target_of(table, cannon, side_of(shot))
    table.journal.tell(told.FIRED, cannon, square, table.front_at(square))
    if gun.second_gauge:
        fire_double(table, cannon, square, extra_cancel)
        return
    for _hit in range(gun.hits):
        hits.aim_at(table, square, cancel)


def fire_double(table: Table, cannon: i64, first: i64, extra_cancel: i64) -> None:
    """Both shots of Beta: the second ship is dealt with before the first one's effects (AA-CAN-07).

    The first hit leaves its effects on the agenda; what the second adds lies on top of them.
    """
    gun = table.setting.gun(cannon, table.level(cannon))
    hits.hit_square(table, first, gun.cancel | extra_cancel)
    if table.is_over():
        return
    second: i64 = aim(table, table.column_of_cannon(cannon), gun.second_gauge, first)
    if second != NONE:
        table.journal.tell(told.SECOND_SHOT, cannon, second, table.front_at(second))
        hits.hit_square(table, second, gun.second_cancel | extra_cancel)
