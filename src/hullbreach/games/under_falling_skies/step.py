"""The kinds of steps on the agenda; flow.py says what each of them does."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

EFFECT: Final[i64] = 0  # one effect of an ability

# --- Planning phase ---
START_ROUND: Final[i64] = 1
ROLL: Final[i64] = 2
PLAN: Final[i64] = 3
AFTER_PLACEMENT: Final[i64] = 4
MOVE_COLUMN: Final[i64] = 5
LAND: Final[i64] = 6
SLIDE: Final[i64] = 7
HIT: Final[i64] = 8
OFFERED: Final[i64] = 9

# --- Rooms phase ---
START_ROOMS: Final[i64] = 10
RESOLVE_ROOMS: Final[i64] = 11
AIMED: Final[i64] = 12
ROOM_EFFECT: Final[i64] = 13
CHOOSE_ORDER: Final[i64] = 14
CHOOSE_STRIKE: Final[i64] = 15
CHOOSE_STEPS: Final[i64] = 16
INSTALL_ROBOT: Final[i64] = 17
GIVE_COMMAND: Final[i64] = 18
ROOM_DONE: Final[i64] = 19
END_ROOMS: Final[i64] = 20

# --- Mothership phase ---
START_MOTHERSHIP: Final[i64] = 21
MOVE_MOTHERSHIP: Final[i64] = 22
ACT: Final[i64] = 23
LAUNCH_NEXT: Final[i64] = 24
END_LAUNCH: Final[i64] = 25

BATTLE_OVER: Final[i64] = 26
