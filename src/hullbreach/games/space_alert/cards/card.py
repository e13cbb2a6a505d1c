"""Where everything stands in the row of a threat card, and on a trajectory: `card.MARK_X`, `card.Z`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# A row of the table of cards.
HIT_POINTS: Final[i64] = 0
ARMOUR: Final[i64] = 1
SPEED: Final[i64] = 2
SURVIVED_POINTS: Final[i64] = 3
DESTROYED_POINTS: Final[i64] = 4
MARK_X: Final[i64] = 5  # where its orders start, and how many there are
MARK_Y: Final[i64] = 7
MARK_Z: Final[i64] = 9
ON_DESTROYED: Final[i64] = 11
ON_DAMAGED: Final[i64] = 13
ON_ROCKET_HIT: Final[i64] = 15
TRAITS: Final[i64] = 17  # bits, below
DAMAGE_CAP: Final[i64] = 18
START: Final[i64] = 19  # stations, a bit each
REPAIR: Final[i64] = 20  # the action that hurts it
COVERS: Final[i64] = 21  # systems, a bit each
STATION_BONUS: Final[i64] = 22
REPAIRS_AT_ONCE: Final[i64] = 23
BLAST: Final[i64] = 24  # 1: its end hurts other threats, before any of them hits back
LAST_SORTIE: Final[i64] = 25  # the power of interceptors that strike it alone and do not come home, or 0
ROW: Final[i64] = 26

# Trajectories: for each, its length, then for each space the letter on it.
TRACK_ROW: Final[i64] = 17
BLANK: Final[i64] = 0
X: Final[i64] = 1
Y: Final[i64] = 2
Z: Final[i64] = 3
LETTERS: Final = ("", "X", "Y", "Z")
