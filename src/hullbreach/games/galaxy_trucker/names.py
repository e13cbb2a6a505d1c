"""What components and cards are called in the journal: by what they are.

Which of many alike it was tells nobody more; the views say that.
"""

from __future__ import annotations

from typing import Final

from hullbreach.games.galaxy_trucker import pieces
from hullbreach.games.galaxy_trucker.ship import part

# Kinds that come in several sizes: the size is part of their names.
_SIZED: Final = (
    *(part.ENGINE, part.CANNON, part.BATTERY, part.HOLD, part.SPECIAL_HOLD, part.HEAVY),
    *(part.ROBONAUTS, part.STASIS, part.BOOSTER),
)


def tile_word(tile: int) -> str:
    """A component by its kind and size: `cannon_2`, `battery_3`, `shield`."""
    lying = pieces.lying(tile, 0)
    kind = part.kind_of(lying)
    return f"{part.KIND_NAMES[kind]}_{part.size_of(lying)}" if kind in _SIZED else part.KIND_NAMES[kind]


TILE_WORDS: Final[tuple[str, ...]] = tuple(tile_word(tile) for tile in range(len(pieces.TILE_NAMES)))
CARD_WORDS: Final[tuple[str, ...]] = tuple(card.word for card in pieces.CARDS)
