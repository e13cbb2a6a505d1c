"""What can be measured with flights: resolving them from the start or after a small change, and planning them.

Changes are those the planner makes, tried around the plans of the flights and dropped: every round does the same work.
"""

from __future__ import annotations

from itertools import cycle
from typing import Final

import msgspec

from hullbreach.games.space_alert import cell
from hullbreach.games.space_alert.papers.paper import FlightPaper
from hullbreach.games.space_alert.papers.reading import read
from hullbreach.games.space_alert.planner.advice import on_paper
from hullbreach.games.space_alert.planner.annealing import MostPoints, Planner, change_and_drop
from hullbreach.games.space_alert.planner.deadline import Deadline, standing_still
from hullbreach.games.space_alert.planner.dealing import new_mission
from hullbreach.games.space_alert.planner.hands import FreeHands
from hullbreach.games.space_alert.resolution.turns import begin, resolve
from hullbreach.games.space_alert.timelines import generate
from hullbreach.kernel.dice import seeded
from hullbreach.kernel.paperwork import Chore

FLIGHTS: Final = 8
TRIES: Final = 2_000
CHANGES: Final = 20  # around each flight in turn
AT_ONCE: Final = Deadline(standing_still, 0.0)  # a search stops at its first look at the clock


def planned_flights(count: int = FLIGHTS, tries: int = TRIES) -> list[FlightPaper]:
    """New missions with plans that a short search found."""
    papers = [new_mission(generate(seed), seed=seed) for seed in range(1, count + 1)]
    return [plan_briefly(paper, tries) for paper in papers]


def plan_briefly(paper: FlightPaper, tries: int) -> FlightPaper:
    planner = planner_of(paper)
    planner.search(tries)
    return msgspec.structs.replace(paper, plans=on_paper(planner.rehearsal.flight.mission, planner.plans))


def planner_of(paper: FlightPaper) -> Planner:
    """A search that starts from the plans on paper."""
    mission, plans, slips = read(paper)
    return Planner(mission, FreeHands(mission), seeded(1), plans, slips, MostPoints())


def chores(papers: list[FlightPaper]) -> list[Chore]:
    return [Resolve(papers), Change(papers), Plan(papers)]


class Resolve(Chore):
    """Whole flights, from the start."""

    name = "resolutions"
    beside = "turns of a flight"

    def __init__(self, papers: list[FlightPaper]) -> None:
        self.flights = [read(paper) for paper in papers]

    def do(self) -> tuple[int, int]:
        turns = 0
        for mission, plans, slips in self.flights:
            flight = begin(mission, plans, slips)
            resolve(flight)
            turns += int(flight.cells[cell.TURN])
        return len(self.flights), turns


class Change(Chore):
    """Flights that were rehearsed before, after a change."""

    name = "resolutions after a change"
    beside = "turns after a change"

    def __init__(self, papers: list[FlightPaper]) -> None:
        self.planners = [planner_of(paper) for paper in papers]

    def do(self) -> tuple[int, int]:
        turns = sum(int(change_and_drop(planner, CHANGES)) for planner in self.planners)
        return CHANGES * len(self.planners), turns


class Plan(Chore):
    """Plans that a search from nothing tries, whatever becomes of them; a short search for each flight in turn."""

    name = "plans tried by the planner"

    def __init__(self, papers: list[FlightPaper]) -> None:
        empty = [msgspec.structs.replace(paper, plans=[[] for _ in paper.plans]) for paper in papers]
        self.papers = cycle(empty)
        self.planner = planner_of(next(self.papers))
        self.done = 0

    def do(self) -> tuple[int, int]:
        if self.done == TRIES:
            self.planner = planner_of(next(self.papers))
            self.done = 0
        before = self.done
        self.done = int(self.planner.search(TRIES, before, AT_ONCE))
        return self.done - before, 0
