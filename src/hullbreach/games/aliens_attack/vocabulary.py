"""What the verbs of the game may be said of."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.games.aliens_attack.pieces import CANNON_NAMES, CANNONS, COLUMNS, SQUARE_NAMES
from hullbreach.kernel.moves import Domain

_PAIRS: Final = [(one, other) for one in range(CANNONS) for other in range(one + 1, CANNONS)]
_PAIR_NAMES: Final = [f"{CANNON_NAMES[one]}+{CANNON_NAMES[other]}" for one, other in _PAIRS]

SHOT: Final = Domain("shot", ["alpha", "beta", "gamma", "delta-left", "delta-right"])
FIRST_SHOT: Final = Domain("shot", [*SHOT.values, "nothing"])
TARGET: Final = Domain("target", [*SQUARE_NAMES, *[f"part{part + 1}" for part in range(COLUMNS)], "nothing"])
PAIR: Final = Domain("cannons", _PAIR_NAMES)
SWAP: Final = Domain("cannons", [*_PAIR_NAMES, "nothing"])
UP_TO_TWO: Final = Domain("cannons", ["nothing", *CANNON_NAMES, *_PAIR_NAMES])
COLUMN: Final = Domain("column", [f"c{column + 1}" for column in range(COLUMNS)])
COMBAT_SQUARE: Final = Domain("square", [*SQUARE_NAMES[COLUMNS:], "nothing"])
DANGER: Final = Domain("danger", ["1", "2", "3", "4"])

# The last value of FIRST_SHOT, TARGET, SWAP and COMBAT_SQUARE.
NOTHING_FIRED: Final[i64] = 5
NO_TARGET: Final[i64] = 20
NO_SWAP: Final[i64] = 6
NO_SQUARE: Final[i64] = 12

# Sets of up to two cannons as bits, in the order of UP_TO_TWO; pairs alone in the order of PAIR.
_SETS: Final[list[int]] = [0, 1, 2, 4, 8, *[(1 << one) | (1 << other) for one, other in _PAIRS]]
SET_BITS: Final = vec[i64](_SETS)
PAIR_FIRST: Final = vec[i64]([one for one, _ in _PAIRS])
PAIR_SECOND: Final = vec[i64]([other for _, other in _PAIRS])
