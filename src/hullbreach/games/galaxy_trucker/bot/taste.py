"""What things on a ship are worth, from the weights in data/bot.toml: named, and ready to be added up."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import facts


def _sums(steps: list[float]) -> vec[float]:
    """The worth of none, one, two … when each further one is worth the next step."""
    found = vec[float]([0.0])
    total: float = 0.0
    for step in steps:
        total += step
        found = append(found, total)
    return found


@final
class Taste:
    """The worth of what a ship has at one level, in credits."""

    def __init__(self, found: facts.Taste) -> None:
        self.engines = _sums(found.engines)
        self.cannons = _sums(found.cannons)
        self.crew = _sums(found.crew)
        self.cells = _sums(found.cells)
        self.holds = _sums(found.holds)
        self.special = _sums(found.special)
        self.shields = vec[float](found.shields)
        self.cover = vec[float](found.cover)
        self.exposed: float = found.exposed
        self.square: float = found.square
        self.torn: float = found.torn


def worth(sums: vec[float], amount: float) -> float:
    """The worth of so much, between the steps in proportion; beyond the last one no more."""
    last: i64 = len(sums) - 1
    whole: i64 = int(amount)
    if whole >= last:
        return sums[last]
    return sums[whole] + (amount - float(whole)) * (sums[whole + 1] - sums[whole])


TASTES: Final[list[Taste]] = [Taste(found) for found in facts.bot().taste]
"""By level, the first one is I; level IV is flown as III."""
_habits: Final = facts.bot().habits
TRIES: Final[float] = _habits["tries for a square"]
LATER: Final[float] = _habits["square beside another"]
CELLS_FOR_DOUBLE: Final[float] = _habits["cells for a double"]
CELLS_FOR_SHIELD: Final[float] = _habits["cells for a shield"]
FAITH: Final[float] = _habits["faith in cells"]
DOUBLE_AIMED: Final[float] = _habits["double aimed"]
WORTH_KEEPING: Final[float] = _habits["worth setting aside"]
# In flight.
CELLS_KEPT: Final[float] = _habits["cells kept for each card"]
CELL_WORTH: Final[float] = _habits["a cell"]
SPARE_CELL_WORTH: Final[float] = _habits["a spare cell"]
COMPONENT_WORTH: Final[float] = _habits["a component"]
DAY_WORTH: Final[float] = _habits["a day"]
FIGURE_WORTH: Final[float] = _habits["a figure"]
CARDS_WITHOUT_ENGINE: Final[float] = _habits["cards one may hope to pass without an engine"]
CREW_KEPT: Final[float] = _habits["crew kept"]
LOSSES: Final[float] = _habits["components lost for each level"]
LOSSES_EXPOSED: Final[float] = _habits["components lost for each exposed connector"]
# With a mission.
MISSION: Final[float] = _habits["faith in a mission"]
DANGER: Final[float] = _habits["danger of a supercard"]
ARRIVES: Final[float] = _habits["a container arrives"]
STRUCK: Final[float] = _habits["struck from each open side"]
BROKEN: Final[float] = _habits["broken beside each component"]
BEAUTY: Final[float] = _habits["share of the best looking for each connector"]
DEAD_SQUARE: Final[float] = _habits["a square in a dead zone"]
HOT_SQUARE: Final[float] = _habits["a square in radiation"]
ENGINES_HOME: Final[float] = _habits["engines to come home"]
CREW_HOME: Final[float] = _habits["crew to come home"]
ROOM_FOR_ENGINE: Final[float] = _habits["engines for each free square"]
MOST: Final[float] = _habits["most of it"]
GUARDED: Final[float] = _habits["enemies to beat for a guard"]
FIRE_FOR_ENEMY: Final[float] = _habits["cannons to beat each enemy"]
STAYS_FREE: Final[float] = _habits["a square stays free"]
CELLS_USED: Final[float] = _habits["cells used"]
HOLDS_FOR_COLOUR: Final[float] = _habits["holds for each colour"]
LOST_FIGURES: Final[float] = _habits["share of figures lost"]
WEIGHT: Final[float] = _habits["weight beyond the engines"]
BLAST: Final[float] = _habits["a component beside an explosive"]
DEATH: Final[float] = _habits["a pilot's life"]
# What a game looks like.
RIVALRY: Final[float] = _habits["rivalry"]
USUAL_INCOME: Final[float] = _habits["usual income"]
DOUBT: Final[float] = _habits["doubt"]


def taste_of(level: i64) -> Taste:
    return TASTES[min(level, len(TASTES)) - 1]
