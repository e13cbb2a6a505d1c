"""What may be decided: Earth prepares, acts or is offered a shot; the alien player acts or picks a ship."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.kernel.stages import Stages

STAGES: Final = Stages()
PREPARE: Final[i64] = STAGES.add("prepare")
EARTH: Final[i64] = STAGES.add("earth")
SHOT: Final[i64] = STAGES.add("shot")
ALIEN: Final[i64] = STAGES.add("alien")
CHOOSE_SHIP: Final[i64] = STAGES.add("choose_ship", forced=True)
