"""How a game can end, with the rule behind each ending."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.kernel.outcome import Endings

ENDINGS: Final = Endings()
WON: Final[i64] = ENDINGS.add("mothership-destroyed", "AA-WIN-01")
LOST_CANNON: Final[i64] = ENDINGS.add("neutralised-cannon-hit", "AA-LOSE-01")
LOST_LANDING: Final[i64] = ENDINGS.add("mothership-landed", "AA-LOSE-02")
OUT_OF_TIME: Final[i64] = ENDINGS.add("out-of-time", "AA-RULING-50")
DRAWN_OUT: Final[i64] = ENDINGS.add("drawn-out", "AA-RULING-50")
