"""What is seen: all that lies on the table, but for the backs and the deck order nobody may know.

The alien player knows every card that has been in play, back and all (AA-2P-19): that is its own part.
"""

from __future__ import annotations

from functools import cache

import msgspec

from hullbreach.games.aliens_attack import cell, stage
from hullbreach.games.aliens_attack.pieces import ACTION_NAMES, CANNON_NAMES, FACE_NAMES, Setting
from hullbreach.games.aliens_attack.state import ALIEN_SEAT, EARTH_SEAT, Table
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.view import Own, Seen, View


class CardView(msgspec.Struct, frozen=True):
    """A ship card as it lies there; `card` is None while not everybody can know which one it is."""

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


class MoveView(msgspec.Struct, frozen=True):
    """A move icon the alien player is carrying out: what is left of it, and where ships lie that it has moved."""

    ships: int
    squares: int
    moved: list[int]


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
    moving: MoveView | None
    """Two players: the move icon a ship is to be chosen for."""


class AliensAttackOwn(Own, frozen=True, tag="aliens-attack"):
    """Which cards lie where, as far as the alien player knows: by square, and from the top of the deck."""

    squares: list[str | None]
    deck: list[str | None]


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


def known(seen: Seen) -> AliensAttackView:
    """The table as the seat knows it: the public view with the names of its own part filled in."""
    view, own = seen.public, seen.own
    assert isinstance(view, AliensAttackView)
    if not isinstance(own, AliensAttackOwn):
        return view
    return msgspec.structs.replace(view, squares=_named(view.squares, own.squares), deck=_named(view.deck, own.deck))


def _named(cards: list[CardView | None], names: list[str | None]) -> list[CardView | None]:
    return [
        msgspec.structs.replace(card, card=name) if card and name else card
        for card, name in zip(cards, names, strict=True)
    ]


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
_cannon_view = cache(CannonView)
_defence_view = cache(DefenceView)
_part_view = cache(PartView)
_card_views: dict[Setting, dict[int, CardView | None]] = {}
"""By setting and look."""


def _cards(table: Table, looks: list[int]) -> list[CardView | None]:
    seen = _card_views.setdefault(table.setting, {NONE: None})
    return [seen[look] if look in seen else seen.setdefault(look, _card(table.setting, look)) for look in looks]


def _card(setting: Setting, look: int) -> CardView:
    which, face, front = look >> 8, look >> 5 & 7, look & 31
    return CardView(setting.front_names[front], FACE_NAMES[face], setting.card_names[which - 1] if which else None)


def _cannon(table: Table, column: int) -> CannonView:
    cannon = table.cannon_at(column)
    return _cannon_view(CANNON_NAMES[cannon], table.level(cannon))


def _defence(table: Table, slot: int) -> DefenceView:
    action = ACTION_NAMES[table.action_of(slot)]
    square = {"space_mines": table.cells[cell.MINES], "mobile_shield": table.cells[cell.SHIELD]}.get(action, NONE)
    return _defence_view(table.setting.defence_names[slot], action, square != NONE)


def _part(table: Table, part: int) -> PartView:
    placed = table.in_battle() or bool(table.cells[cell.PLACED] >> part & 1)
    aside = bool(table.cells[cell.SET_ASIDE] >> part & 1)
    return _part_view(placed, aside, table.is_damaged(part), table.has_token(part))
