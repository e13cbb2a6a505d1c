"""What the verbs of the game may be said of."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.games.aliens_attack.pieces import (
    CANNON_NAMES,
    CANNONS,
    COLUMNS,
    REPAIRS,
    SQUARE_NAMES,
    UPGRADE_CANNONS,
    action_fact,
)
from hullbreach.kernel.moves import Domain

_PAIRS: Final = [(one, other) for one in range(CANNONS) for other in range(one + 1, CANNONS)]
_SETS: Final = [chosen for size in range(CANNONS + 1) for chosen in combinations(range(CANNONS), size)]
_PAIR_NAMES: Final = [f"{CANNON_NAMES[one]}+{CANNON_NAMES[other]}" for one, other in _PAIRS]


def _set_names(action: int) -> list[str]:
    """As many cannons as the card lifts at most, or fewer, or none."""
    sets = [chosen for chosen in _SETS if len(chosen) <= action_fact(action).max_cannons]
    return ["+".join(CANNON_NAMES[cannon] for cannon in chosen) or "nothing" for chosen in sets]


SHOT: Final = Domain("shot", ["alpha", "beta", "gamma", "delta-left", "delta-right"])
FIRST_SHOT: Final = Domain("shot", [*SHOT.values, "nothing"])
TARGET: Final = Domain("target", [*SQUARE_NAMES, *[f"part{part + 1}" for part in range(COLUMNS)], "nothing"])
PAIR: Final = Domain("cannons", _PAIR_NAMES)
SWAP: Final = Domain("cannons", [*_PAIR_NAMES, "nothing"])
UPGRADED: Final = Domain("cannons", _set_names(UPGRADE_CANNONS))
REPAIRED: Final = Domain("cannons", _set_names(REPAIRS))
COLUMN: Final = Domain("column", [f"c{column + 1}" for column in range(COLUMNS)])
COMBAT_SQUARE: Final = Domain("square", [*SQUARE_NAMES[COLUMNS:], "nothing"])
DANGER: Final = Domain("danger", ["1", "2", "3", "4"])

# The last value of FIRST_SHOT, TARGET, SWAP and COMBAT_SQUARE.
NOTHING_FIRED: Final[i64] = 5
NO_TARGET: Final[i64] = 20
NO_SWAP: Final[i64] = 6
NO_SQUARE: Final[i64] = 12

# The sets of cannons as bits, in the order of UPGRADED and REPAIRED; pairs in the order of PAIR.
SET_BITS: Final = vec[i64]([sum(1 << cannon for cannon in chosen) for chosen in _SETS])
PAIR_FIRST: Final = vec[i64]([one for one, _ in _PAIRS])
PAIR_SECOND: Final = vec[i64]([other for _, other in _PAIRS])
