"""What one may do in the yard: one line for each verb."""

from __future__ import annotations

from typing import Final

from hullbreach.games.galaxy_trucker import stage, vocabulary
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.games.galaxy_trucker.vocabulary import SQUARE
from hullbreach.games.galaxy_trucker.yard import (
    aside,
    finishing,
    inspecting,
    launching,
    repairing,
    stacks,
    timer,
    warehouse,
    welding,
)
from hullbreach.kernel.verbs import Bound

BUILD: Final = (stage.BUILD,)
BUILDING: Final = (stage.BUILD, stage.REPAIR)
CREW: Final = (stage.CREW,)

BOUND: Final[list[Bound[Table]]] = [
    Bound("draw", warehouse.Draw(), BUILDING, lasting=True),
    Bound("take", warehouse.Take(), BUILDING, vocabulary.TILE, lasting=True),
    Bound("return", warehouse.Return(), BUILDING, lasting=True),
    Bound("weld", welding.Weld(), BUILDING, SQUARE, vocabulary.TURN, lasting=True),
    Bound("lift", welding.Lift(), BUILDING, lasting=True),
    Bound("keep", aside.Keep(), BUILDING, lasting=True),
    Bound("reach", aside.Reach(), BUILDING, vocabulary.ASIDE, lasting=True),
    Bound("look", stacks.Look(), BUILDING, vocabulary.STACK, lasting=True),
    Bound("close", stacks.Close(), BUILDING, lasting=True),
    Bound("finish", finishing.Finish(), BUILD, vocabulary.ORDER),
    Bound("flip", timer.Flip(), (stage.BUILD, stage.WATCH), lasting=True),
    Bound("remove", inspecting.Remove(), (stage.INSPECT, stage.REPAIR), SQUARE, lasting=True),
    Bound("salvage", inspecting.Salvage(), (stage.INSPECT, stage.PIECE), SQUARE),
    Bound("repaired", repairing.Repaired(), (stage.REPAIR,)),
    Bound("board", launching.Board(), CREW, SQUARE, vocabulary.ALIEN, lasting=True),
    Bound("crewed", launching.Crewed(), CREW),
]
