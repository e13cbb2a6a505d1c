"""The sixteen missions of the box, ready to be flown, and what missions are called."""

from __future__ import annotations

from typing import Final

from hullbreach.games.galaxy_trucker.missions import compiling, reading
from hullbreach.games.galaxy_trucker.missions.plan import Plan

PLANS: Final[list[Plan]] = [compiling.compiled(card.id, card) for card in reading.printed()]
MISSION_NAMES: Final[tuple[str, ...]] = tuple(plan.name for plan in PLANS)
OWN: Final = "own"
NAMES: Final[tuple[str, ...]] = (*MISSION_NAMES, OWN)
"""As the journal counts them: a mission that somebody wrote comes last."""


def number_of(plan: Plan) -> int:
    return NAMES.index(plan.name)
