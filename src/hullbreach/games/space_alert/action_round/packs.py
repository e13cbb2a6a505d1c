"""Action cards as numbers: twelve ordinary ones of which there are several each, and six heroic ones."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.games.space_alert import facts, pieces

ORDINARY: Final[i64] = 12
HEROIC: Final[i64] = 6
KINDS: Final[i64] = 18
DECK_SIZE: Final[i64] = 90

# Which half lies towards the top of the board.
MOVE_UP: Final[i64] = 0
ACT_UP: Final[i64] = 1
SIDE_NAMES: Final = ("move", "act")

_MOVEMENTS: Final = {"red": "move_red", "blue": "move_blue", "lift": "change_deck"}
_CARDS: Final = facts.action_cards().card
_HEROIC: Final = facts.action_cards().heroic_card

CARD_NAMES: Final = (
    *(f"{card.movement}-{card.action.lower()}" for card in _CARDS),
    *(f"hero-{card.move_to}" for card in _HEROIC),
)
COUNTS: Final = vec[i64]([card.count for card in _CARDS])
# For each card its movement, then its action.
HALVES: Final = vec[i64](
    [
        pieces.ACTION_NAMES.index(half)
        for halves in (
            *((_MOVEMENTS[card.movement], card.action.lower()) for card in _CARDS),
            *((f"heroic_move_{card.move_to}", f"heroic_{card.action.lower()}") for card in _HEROIC),
        )
        for half in halves
    ]
)
assert len(_CARDS) == ORDINARY
assert len(_HEROIC) == HEROIC
assert len(CARD_NAMES) == KINDS
assert sum(COUNTS) == DECK_SIZE


def is_heroic(card: i64) -> bool:
    return card >= ORDINARY


def laid(card: i64, side: i64) -> i64:
    """A card in a slot, as one number."""
    return card * 2 + side


def card_of(laid: i64) -> i64:
    return laid >> 1


def side_of(laid: i64) -> i64:
    return laid & 1


def action_of(laid: i64) -> i64:
    """What its upper half says (SA-CARD-01)."""
    return HALVES[laid]


# What the back of a card in a slot shows (SA-CARD-05, SA-CARD-06).
BACK_NAMES: Final = ("movement", "action", "heroic-movement", "heroic-action")


def back_of(laid: i64) -> i64:
    return side_of(laid) + 2 if is_heroic(card_of(laid)) else side_of(laid)
