"""How a flight can end, with the rule behind it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.kernel.outcome import Endings

ENDINGS: Final = Endings()
HOME: Final[i64] = ENDINGS.add("home", "SA-END-05")
ZONE_DESTROYED: Final[i64] = ENDINGS.add("zone-destroyed", "SA-HULL-02")
THREAT_EFFECT: Final[i64] = ENDINGS.add("threat-effect", "SA-RES-10")
