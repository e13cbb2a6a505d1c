"""Which rules are in force: lessons and simulations leave some out (SA-MODE)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

WITH_TILES: Final[i64] = 1
WITH_DELAYS: Final[i64] = 2
WITH_COMPUTER: Final[i64] = 4
WITH_ROCKETS: Final[i64] = 8
WITH_SQUADS: Final[i64] = 16  # battlebots and interceptors, and the threats inside that need them
WITH_WINDOW: Final[i64] = 32  # visual confirmation
SHORT: Final[i64] = 64  # the board of seven turns
TEST_FLIGHT: Final[i64] = SHORT
SIMULATION: Final[i64] = WITH_TILES | WITH_DELAYS | WITH_COMPUTER | WITH_ROCKETS
ADVANCED_SIMULATION: Final[i64] = SIMULATION | WITH_SQUADS
REAL_MISSION: Final[i64] = ADVANCED_SIMULATION | WITH_WINDOW
