"""All verbs, and with the steps of a game its rules. The order of verbs is that of stored move numbers."""

from __future__ import annotations

from typing import Final

from hullbreach.games.galaxy_trucker import stage
from hullbreach.games.galaxy_trucker.flight import box_moves
from hullbreach.games.galaxy_trucker.flight import moves as flight
from hullbreach.games.galaxy_trucker.flow import STEPS
from hullbreach.games.galaxy_trucker.missions import moves as missions
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.games.galaxy_trucker.why import REASONS
from hullbreach.games.galaxy_trucker.yard import moves as yard
from hullbreach.kernel.skeleton import Rules
from hullbreach.kernel.verbs import Verbs

VERBS: Final[Verbs[Table]] = Verbs[Table](
    [*yard.BOUND, *flight.BOUND, *box_moves.BOUND, *missions.BOUND, *flight.SUPERCARDS]
)
RULES: Final[Rules[Table]] = Rules[Table](VERBS, STEPS, REASONS, stage.STAGES)
