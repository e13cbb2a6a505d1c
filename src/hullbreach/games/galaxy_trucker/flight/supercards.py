"""What each step of a supercard does."""

from __future__ import annotations

from typing import Final

from hullbreach.games.galaxy_trucker import step
from hullbreach.games.galaxy_trucker.flight import events, fleets, holes, raids, showers, tactics
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.kernel.steps import Step

STEPS: Final[dict[int, Step[Table]]] = {
    step.RAID: raids.Raid(),
    step.RAIN: showers.Rain(),
    step.HOLE: holes.Hole(),
    step.ESCAPE: holes.Escape(),
    step.FLEET: fleets.Fleet(),
    step.TACTIC: tactics.Tactic(),
    step.LESS: tactics.Less(),
    step.RESULT: tactics.Result(),
    step.RECKON: tactics.Reckon(),
    step.COST: tactics.Cost(),
    step.NANOBOTS: events.Nanobots(),
    step.DUST: events.Dust(),
    step.ERODE: events.Erode(),
    step.MELT: events.Melt(),
}
