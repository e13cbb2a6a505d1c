"""How a game ends."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.kernel.outcome import Endings

ENDINGS: Final = Endings()
SETTLED: Final[i64] = ENDINGS.add("settled", "GT-WIN-01")
