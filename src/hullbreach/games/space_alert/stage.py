"""What may be decided: cards are planned while the computer speaks; a revealed card may turn out to be a slip."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.kernel.stages import Stages

STAGES: Final = Stages()
PLAN: Final[i64] = STAGES.add("plan")
REVEAL: Final[i64] = STAGES.add("reveal")
