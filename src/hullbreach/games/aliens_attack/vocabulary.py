"""The words of the game: verbs, and what each may be said of."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.aliens_attack.pieces import CANNON_NAMES, CANNONS, COLUMNS, SQUARE_NAMES
from hullbreach.kernel.moves import Domain, Verb, Vocabulary

_PAIRS: Final = [(one, other) for one in range(CANNONS) for other in range(one + 1, CANNONS)]
_PAIR_NAMES: Final = [f"{CANNON_NAMES[one]}+{CANNON_NAMES[other]}" for one, other in _PAIRS]
_COLUMN_NAMES: Final = [f"c{column + 1}" for column in range(COLUMNS)]

SHOT_DOMAIN: Final = Domain("shot", ["alpha", "beta", "gamma", "delta-left", "delta-right"])
BARRAGE_DOMAIN: Final = Domain("shot", [*SHOT_DOMAIN.values, "nothing"])
TARGET_DOMAIN: Final = Domain("target", [*SQUARE_NAMES, *[f"part{part + 1}" for part in range(COLUMNS)], "nothing"])
PAIR_DOMAIN: Final = Domain("cannons", _PAIR_NAMES)
SWAP_DOMAIN: Final = Domain("cannons", [*_PAIR_NAMES, "nothing"])
CANNONS_DOMAIN: Final = Domain("cannons", ["nothing", *CANNON_NAMES, *_PAIR_NAMES])
COLUMN_DOMAIN: Final = Domain("column", _COLUMN_NAMES)
COMBAT_DOMAIN: Final = Domain("square", [*SQUARE_NAMES[COLUMNS:], "nothing"])
LEVEL_DOMAIN: Final = Domain("danger", ["1", "2", "3", "4"])

NOTHING_FIRED: Final[i64] = 5
NO_TARGET: Final[i64] = 20
NO_SWAP: Final[i64] = 6
NO_SQUARE: Final[i64] = 12

# Sets of up to two cannons as bits, in the order of CANNONS_DOMAIN; pairs alone in the order of PAIR_DOMAIN.
SET_BITS: Final[list[int]] = [0, 1, 2, 4, 8, *[(1 << one) | (1 << other) for one, other in _PAIRS]]
PAIR_FIRST: Final[list[int]] = [one for one, _ in _PAIRS]
PAIR_SECOND: Final[list[int]] = [other for _, other in _PAIRS]

VERBS: Final = (
    Verb("fire", SHOT_DOMAIN),
    Verb("hold"),
    Verb("laser", TARGET_DOMAIN),
    Verb("upgrade", CANNONS_DOMAIN),
    Verb("vortex", COLUMN_DOMAIN),
    Verb("redeploy", SWAP_DOMAIN),
    Verb("repair", CANNONS_DOMAIN),
    Verb("barrage", BARRAGE_DOMAIN),
    Verb("mines", COMBAT_DOMAIN),
    Verb("shield", COMBAT_DOMAIN),
    Verb("prepare", PAIR_DOMAIN),
    Verb("refill"),
    Verb("danger", LEVEL_DOMAIN),
    Verb("descend"),
    Verb("advance", COLUMN_DOMAIN),
)
VOCABULARY: Final = Vocabulary(VERBS)
