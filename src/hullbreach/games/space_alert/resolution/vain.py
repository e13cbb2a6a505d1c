"""Why a card had no effect: `vain.EDGE`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

EDGE: Final[i64] = 0
NO_ENERGY: Final[i64] = 1
ALREADY_DONE: Final[i64] = 2
NO_NEED: Final[i64] = 3
NONE_LEFT: Final[i64] = 4
NO_ACTIVE_SQUAD: Final[i64] = 5
NO_INTRUDER: Final[i64] = 6
NOT_IN_PLAY: Final[i64] = 7
TOO_LATE: Final[i64] = 8
TAKEN: Final[i64] = 9
IRREPARABLE: Final[i64] = 10
VAIN_NAMES: Final = (
    "edge",
    "no-energy",
    "already-done",
    "no-need",
    "none-left",
    "no-active-squad",
    "no-intruder",
    "not-in-play",
    "too-late",
    "taken",
    "irreparable",
)
