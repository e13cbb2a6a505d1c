"""What is seen: all that lies on the table, but for the backs and the deck order nobody may know.

The alien player knows every card that has been in play, back and all (AA-2P-19): that is its own part.
"""

from __future__ import annotations

import msgspec

from hullbreach.kernel.view import Own, Seen, View


class CardView(msgspec.Struct, frozen=True):
    """A ship card as it lies there; `card` is None while not everybody can know which one it is."""

    front: str
    face: str
    card: str | None


class CannonView(msgspec.Struct, frozen=True):
    cannon: str
    level: int
    sabotaged: bool
    """Two players: neutralised, and not to be repaired yet."""


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
