"""Ships to measure with: large and sound ones that somebody built."""

from __future__ import annotations

from functools import cache

from hullbreach.games.galaxy_trucker.facts import PACKAGE
from hullbreach.games.galaxy_trucker.papers.paper import ShipPaper
from hullbreach.kernel.facts import Facts, load


class SampleShips(Facts, frozen=True):
    ship: list[ShipPaper]


@cache
def sample_ships() -> list[ShipPaper]:
    """Two of each class, without and with special components."""
    return load(PACKAGE, "sample_ships.toml", SampleShips).ship
