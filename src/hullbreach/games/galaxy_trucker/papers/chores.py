"""What can be measured with ships: judging them after every hit they may take."""

from __future__ import annotations

from hullbreach.games.galaxy_trucker.papers.notation import read_ship
from hullbreach.games.galaxy_trucker.papers.paper import ShipPaper
from hullbreach.games.galaxy_trucker.ship import drill, structure
from hullbreach.kernel.paperwork import Chore


class Hits(Chore):
    """Each component of each ship is destroyed in turn: what goes with it, what falls off, what is exposed then."""

    name = "ship checks after a hit"
    beside = "connectors exposed then"

    def __init__(self, papers: list[ShipPaper]) -> None:
        self.ships = [read_ship(paper) for paper in papers]
        self.hits = sum(int(structure.count(ship.components())) for ship in self.ships)

    def do(self) -> tuple[int, int]:
        return self.hits, sum(int(drill.hit_everywhere(ship)) for ship in self.ships)
