"""What each kind of step does."""

from __future__ import annotations

from typing import Final

from hullbreach.games.space_alert import step
from hullbreach.games.space_alert.action_round.computer import Tick
from hullbreach.games.space_alert.action_round.reveal import Act, TimeUp, Turn
from hullbreach.games.space_alert.action_round.state import Table
from hullbreach.kernel.steps import Step

STEPS: Final[dict[int, Step[Table]]] = {step.TICK: Tick(), step.TURN: Turn(), step.TIME_UP: TimeUp(), step.ACT: Act()}
