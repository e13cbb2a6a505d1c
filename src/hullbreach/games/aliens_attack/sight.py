"""How views are made: at every move of every table, so it is compiled, apart from the types in `view.py`."""

from __future__ import annotations

from functools import cache
from typing import Final

from hullbreach.games.aliens_attack import cell, stage
from hullbreach.games.aliens_attack.pieces import ACTION_NAMES, CANNON_NAMES, FACE_NAMES, Setting
from hullbreach.games.aliens_attack.state import ALIEN_SEAT, EARTH_SEAT, Table
from hullbreach.games.aliens_attack.view import (
    AliensAttackOwn,
    AliensAttackView,
    CannonView,
    CardView,
    DefenceView,
    MoveView,
    PartView,
)
from hullbreach.kernel.agenda import NONE


def public_view(table: Table, mothership: str) -> AliensAttackView:
    cells = table.cells
    return AliensAttackView(
        phase=_phase(table),
        turn=cells[cell.TURN],
        danger=cells[cell.DANGER],
        squares=_cards(table, table.looks_of_squares()),
        deck=_cards(table, table.looks_of_deck()),
        cannons=[_cannon(table, column) for column in range(4)],
        defence=[_defence(table, slot) for slot in range(3)],
        mothership=mothership,
        parts=[_part(table, part) for part in range(4)],
        mothership_row=table.mothership_row() if table.in_battle() else None,
        mines=_square(cells[cell.MINES]),
        shield=_square(cells[cell.SHIELD]),
        shield_hits=cells[cell.SHIELD_HITS],
        rounds_to_arrival=cells[cell.COUNTDOWN] or None,
        moving=_moving(table),
    )


def own_view(table: Table, seat: int) -> AliensAttackOwn | None:
    if seat != ALIEN_SEAT:
        return None
    fresh = table.cells[cell.FRESH]
    return AliensAttackOwn(
        squares=[_name(table, table.card_at(square)) for square in range(16)],
        deck=[_name(table, table.deck_card(place)) if place >= fresh else None for place in range(table.deck_size())],
    )


def _phase(table: Table) -> str:
    """The stage of whoever is asked; both never are at once."""
    if table.is_over():
        return "over"
    seat = EARTH_SEAT if table.is_awaited(EARTH_SEAT) else ALIEN_SEAT
    return stage.STAGES.stages[table.stage_of(seat)].name


def _moving(table: Table) -> MoveView | None:
    if table.seats <= ALIEN_SEAT or table.stage_of(ALIEN_SEAT) != stage.CHOOSE_SHIP:
        return None
    icon = table.agenda
    return MoveView(icon.a(), icon.b(), [square for square in range(16) if icon.c() >> square & 1])


def _square(square: int) -> int | None:
    return None if square == NONE else square


def _name(table: Table, card: int) -> str | None:
    return None if card == NONE else table.setting.card_names[card]


# What looks alike is one object: it is made once, and views that share it are compared at a glance.
_cannon_view: Final = cache(CannonView)
_defence_view: Final = cache(DefenceView)
_part_view: Final = cache(PartView)
_card_views: Final[dict[Setting, dict[int, CardView | None]]] = {}
"""By setting and look."""


def _cards(table: Table, looks: list[int]) -> list[CardView | None]:
    seen = _card_views.setdefault(table.setting, {NONE: None})
    return [seen[look] if look in seen else seen.setdefault(look, _card(table.setting, look)) for look in looks]


def _card(setting: Setting, look: int) -> CardView:
    which, face, front = look >> 8, look >> 5 & 7, look & 31
    return CardView(setting.front_names[front], FACE_NAMES[face], setting.card_names[which - 1] if which else None)


def _cannon(table: Table, column: int) -> CannonView:
    cannon = table.cannon_at(column)
    return _cannon_view(CANNON_NAMES[cannon], table.level(cannon), bool(table.sabotaged() >> cannon & 1))


def _defence(table: Table, slot: int) -> DefenceView:
    action = ACTION_NAMES[table.action_of(slot)]
    square = {"space_mines": table.cells[cell.MINES], "mobile_shield": table.cells[cell.SHIELD]}.get(action, NONE)
    return _defence_view(table.setting.defence_names[slot], action, square != NONE)


def _part(table: Table, part: int) -> PartView:
    placed = table.in_battle() or bool(table.cells[cell.PLACED] >> part & 1)
    aside = bool(table.cells[cell.SET_ASIDE] >> part & 1)
    return _part_view(placed, aside, table.is_damaged(part), table.has_token(part))
