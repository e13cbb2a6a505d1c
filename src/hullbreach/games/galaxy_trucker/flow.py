"""What each kind of step does: those of the yard, of the flight, and those only missions need."""

from __future__ import annotations

from typing import Final

from hullbreach.games.galaxy_trucker.flight import steps as flight
from hullbreach.games.galaxy_trucker.missions import steps as missions
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.games.galaxy_trucker.yard import steps as yard
from hullbreach.kernel.steps import Step

STEPS: Final[dict[int, Step[Table]]] = {**yard.STEPS, **flight.STEPS, **missions.STEPS}
