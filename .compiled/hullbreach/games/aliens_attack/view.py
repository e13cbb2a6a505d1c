"""What a seat sees: everything on the table but the backs and the deck order it may not know."""

from __future__ import annotations

import msgspec

from hullbreach.games.aliens_attack.effects import shown_face
from hullbreach.games.aliens_attack.pieces import (
    ACTION_NAMES,
    CANNON_NAMES,
    FACE_NAMES,
    MOTHERSHIP_NAMES,
    NONE,
)
from hullbreach.games.aliens_attack.setup import is_known
from hullbreach.games.aliens_attack.state import (
    COUNTDOWN,
    DANGER,
    FRESH,
    MINES,
    PHASE,
    PHASE_NAMES,
    PLACED,
    SET_ASIDE,
    SHIELD,
    SHIELD_HITS,
    TURN,
    Table,
)
from hullbreach.kernel.view import View


class CardView(msgspec.Struct, frozen=True):
    """A ship card as it lies there; `card` is None while the seat cannot know which one it is."""

    front: str
    face: str
    card: str | None


class CannonView(msgspec.Struct, frozen=True):
    cannon: str
    level: int


class DefenceView(msgspec.Struct, frozen=True):
    """A defence card: the action that is up, and whether the card lies on the board just now."""

    card: str
    action: str
    on_board: bool


class PartView(msgspec.Struct, frozen=True):
    """A mothership part: waiting (or in battle) above its column, set aside, damaged, with a hit token."""

    placed: bool
    set_aside: bool
    damaged: bool
    token: bool


class AliensAttackView(View, frozen=True, tag="aliens-attack"):
    phase: str
    turn: int
    danger: int
    squares: list[CardView | None]
    """16 squares, row by row from the take-off zone."""
    deck: list[CardView | None]
    """From the top; None is a card nobody has seen since the shuffle."""
    cannons: list[CannonView]
    """By column."""
    defence: list[DefenceView]
    mothership: str
    parts: list[PartView]
    mothership_row: int | None
    """None before the final battle, then -1 to 3."""
    mines: int | None
    shield: int | None
    shield_hits: int
    rounds_to_arrival: int | None
    """Two players: rounds until the mothership arrives, once all parts are revealed."""


def build_view(table: Table, seat: int | None, mothership: str) -> AliensAttackView:
    cells = table.cells
    return AliensAttackView(
        seat=seat,
        phase=PHASE_NAMES[cells[PHASE]],
        turn=cells[TURN],
        danger=cells[DANGER],
        squares=[_card(table, table.card_at(square), seat) for square in range(16)],
        deck=[_deck_card(table, place, seat) for place in range(table.deck_size())],
        cannons=[_cannon(table, column) for column in range(4)],
        defence=[_defence(table, slot) for slot in range(3)],
        mothership=mothership,
        parts=[_part(table, part) for part in range(4)],
        mothership_row=table.mothership_row() if table.in_battle() else None,
        mines=_square(cells[MINES]),
        shield=_square(cells[SHIELD]),
        shield_hits=cells[SHIELD_HITS],
        rounds_to_arrival=cells[COUNTDOWN] or None,
    )


def _square(square: int) -> int | None:
    return None if square == NONE else square


def _card(table: Table, card: int, seat: int | None) -> CardView | None:
    if card == NONE:
        return None
    setting = table.setting
    name = setting.card_names[card] if is_known(table, card, seat) else None
    return CardView(setting.front_names[table.front(card)], FACE_NAMES[shown_face(table, card)], name)


def _deck_card(table: Table, place: int, seat: int | None) -> CardView | None:
    card = table.deck_card(place)
    if place >= table.cells[FRESH]:
        return _card(table, card, seat)
    if place == 0:  # the deck lies face up: the front of its top card is seen, and nothing more
        return CardView(table.setting.front_names[table.front(card)], FACE_NAMES[0], None)
    return None


def _cannon(table: Table, column: int) -> CannonView:
    cannon = table.cannon_at(column)
    return CannonView(CANNON_NAMES[cannon], table.level(cannon))


def _defence(table: Table, slot: int) -> DefenceView:
    action = ACTION_NAMES[table.action_of(slot)]
    square = {"space_mines": table.cells[MINES], "mobile_shield": table.cells[SHIELD]}.get(action, NONE)
    return DefenceView(table.setting.defence_names[slot], action, square != NONE)


def _part(table: Table, part: int) -> PartView:
    placed = table.in_battle() or bool(table.cells[PLACED] >> part & 1)
    aside = bool(table.cells[SET_ASIDE] >> part & 1)
    return PartView(placed, aside, table.is_damaged(part), table.has_token(part))
