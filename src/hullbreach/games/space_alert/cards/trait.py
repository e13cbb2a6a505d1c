"""What is special about a threat, a bit each: `trait.SPREADS`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

IS_INTERNAL: Final[i64] = 1
IS_MALFUNCTION: Final[i64] = 2
HIDDEN_UNTIL_X: Final[i64] = 4
OUT_OF_REACH_AFAR: Final[i64] = 8  # no weapon targets it at distance 3
NO_ROCKETS: Final[i64] = 16
ROCKET_DECOY: Final[i64] = 32
ROCKET_MAGNET: Final[i64] = 64
NO_HEAVY_LASERS: Final[i64] = 128
CRYOSHIELD: Final[i64] = 256
PULSE_STRIPS: Final[i64] = 512
DOUBLES_DAMAGE: Final[i64] = 1024
RETURNS_FIRE: Final[i64] = 2048
RETURNS_FIRE_AFTER_X: Final[i64] = 4096
ROCKETS_ARE_HIT_POINTS: Final[i64] = 8192
REPAIRED_FROM_SPACE: Final[i64] = 16384
SPREADS: Final[i64] = 32768
SCATTERED: Final[i64] = 65536  # a tile in each of several stations, removed one by one
