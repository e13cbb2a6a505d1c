"""What one may do because of a mission: one line for each verb."""

from __future__ import annotations

from typing import Final

from hullbreach.games.galaxy_trucker import stage, vocabulary
from hullbreach.games.galaxy_trucker.missions import choosing, dying, facing, launch
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.games.galaxy_trucker.yard import warehouse
from hullbreach.kernel.verbs import Bound

BUILDING: Final = (stage.BUILD, stage.REPAIR)
MISSION: Final = (stage.MISSION,)
SKIP: Final = (stage.SKIP,)
VOLUNTEER: Final = (stage.VOLUNTEER,)
PILOT: Final = (stage.PILOT,)

BOUND: Final[list[Bound[Table]]] = [
    Bound("draw-special", warehouse.DrawSpecial(), BUILDING, lasting=True),
    Bound("vote", choosing.Vote(), MISSION, vocabulary.OFFER),
    Bound("veto", choosing.Veto(), MISSION, vocabulary.OFFER),
    Bound("refit", choosing.Refit(), (stage.BUILD,), vocabulary.SHIP_CLASS, lasting=True),
    Bound("bet", launch.Bet(), (stage.BET,), vocabulary.CHOICE),
    Bound("skip", facing.SkipCard(), SKIP, vocabulary.SQUARE),
    Bound("face", facing.Face(), SKIP),
    Bound("volunteer", facing.Volunteer(), VOLUNTEER),
    Bound("hold-back", facing.HoldBack(), VOLUNTEER),
    Bound("rejoin", dying.Rejoin(), PILOT),
    Bound("sit-out", dying.SitOut(), PILOT),
]
