"""What the verbs of the game may be said of."""

from __future__ import annotations

from typing import Final

from hullbreach.games.galaxy_trucker import pieces
from hullbreach.games.galaxy_trucker.ship import load
from hullbreach.games.galaxy_trucker.ship.board import SPOT_NAMES
from hullbreach.kernel.moves import Domain

ALIEN_NAMES: Final = ("brown", "purple")

TILE: Final = Domain("tile", pieces.TILE_NAMES[: int(pieces.COMPONENTS)])
SQUARE: Final = Domain("square", SPOT_NAMES)
TURN: Final = Domain("turn", ("0", "1", "2", "3"))
ASIDE: Final = Domain("place", ("1", "2"))
STACK: Final = Domain("stack", ("1", "2", "3"))
ORDER: Final = Domain("order", ("1", "2", "3", "4", "5"))
ALIEN: Final = Domain("alien", ALIEN_NAMES)
PLANET: Final = Domain("planet", ("1", "2", "3", "4"))
WAY: Final = Domain("way", ("lower", "higher"))
COLOUR: Final = Domain("colour", load.COLOUR_NAMES)
OFFER: Final = Domain("mission", ("1", "2", "3"))
SHIP_CLASS: Final = Domain("class", pieces.CLASS_NAMES)
CHOICE: Final = Domain("option", ("1", "2", "3", "4", "5", "6"))
