"""What each step does that only missions need."""

from __future__ import annotations

from typing import Final

from hullbreach.games.galaxy_trucker import step
from hullbreach.games.galaxy_trucker.missions import choosing, facing, launch
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.kernel.steps import Step

STEPS: Final[dict[int, Step[Table]]] = {
    step.CHOOSE: choosing.Choose(),
    step.CHOSEN: choosing.Chosen(),
    step.BET: launch.AskChoice(),
    step.SKIP: facing.AskSkip(),
    step.VOLUNTEER: facing.AskVolunteer(),
}
