"""How fast flights of Space Alert resolve: from the start, and after the small changes a search makes.

Changes are those the planner makes, tried around the plans of the flights and dropped: every round does the same work.
"""

from __future__ import annotations

import sys
from pathlib import Path
from time import process_time
from typing import Final

import msgspec

from hullbreach.games.space_alert import cell
from hullbreach.games.space_alert.papers.paper import FlightPaper
from hullbreach.games.space_alert.papers.reading import read
from hullbreach.games.space_alert.planner.advice import on_paper
from hullbreach.games.space_alert.planner.annealing import MostPoints, Planner, change_and_drop
from hullbreach.games.space_alert.planner.deadline import Deadline
from hullbreach.games.space_alert.planner.dealing import new_mission
from hullbreach.games.space_alert.planner.hands import FreeHands
from hullbreach.games.space_alert.resolution.turns import begin, resolve
from hullbreach.games.space_alert.timelines import generate
from hullbreach.kernel.dice import seeded
from hullbreach.lab.bench import BenchReport, Row, bench_interpreted, is_compiled, reference_cost

GAME: Final = "space-alert"
FLIGHTS: Final = 8
TRIES: Final = 2_000
CHANGES: Final = 20  # around each flight in turn


def planned_flights(count: int = FLIGHTS, tries: int = TRIES) -> list[FlightPaper]:
    """New missions with plans that a short search found: what search spends its time on."""
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


def bench_flights(papers: list[FlightPaper], seconds: float = 1.0) -> BenchReport:
    """About `seconds` for each figure."""
    reference = reference_cost(seconds / 4)
    whole, turns = time_whole(papers, seconds)
    change, turns_changed = time_changes(papers, seconds)
    tried = time_search(papers, seconds)
    return BenchReport(
        GAME,
        is_compiled(),
        [
            Row("reference step", reference * 1e9, "ns"),
            Row("resolutions", 1 / whole, "per CPU-second", whole / reference),
            Row("turns of a flight", turns, ""),
            Row("resolutions after a change", 1 / change, "per CPU-second", change / reference),
            Row("turns after a change", turns_changed, ""),
            Row("plans tried by the planner", 1 / tried, "per CPU-second", tried / reference),
        ],
    )


def time_whole(papers: list[FlightPaper], seconds: float) -> tuple[float, float]:
    """CPU-seconds for a flight from the start, and its mean number of turns."""
    flights = [read(paper) for paper in papers]
    done = turns = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        for mission, plans, slips in flights:
            flight = begin(mission, plans, slips)
            resolve(flight)
            turns += int(flight.cells[cell.TURN])
        done += len(flights)
    return spent / done, turns / done


def time_changes(papers: list[FlightPaper], seconds: float) -> tuple[float, float]:
    """The same for a change to a flight that was rehearsed before."""
    planners = [planner_of(paper) for paper in papers]
    done = turns = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        turns += sum(int(change_and_drop(planner, CHANGES)) for planner in planners)
        done += CHANGES * len(planners)
    return spent / done, turns / done


def time_search(papers: list[FlightPaper], seconds: float) -> float:
    """CPU-seconds for a plan that a search from nothing tries, whatever becomes of it."""
    planners = [planner_of(msgspec.structs.replace(paper, plans=[[] for _ in paper.plans])) for paper in papers]
    start = process_time()
    for number, planner in enumerate(planners, start=1):
        planner.search(TRIES, until=Deadline(process_time, start + seconds * number / len(planners)))
    return (process_time() - start) / sum(int(planner.tries) for planner in planners)


def bench_flight_builds(papers: list[FlightPaper], seconds: float, folder: Path) -> list[BenchReport]:
    """The compiled and the interpreted build one after the other, on the same flights; the latter alone if need be."""
    if not is_compiled():
        return [bench_flights(papers, seconds)]
    file = folder / "flights.json"
    file.write_bytes(msgspec.json.encode(papers))
    return [bench_flights(papers, seconds), bench_interpreted("hullbreach.lab.flights", str(file), str(seconds))]


if __name__ == "__main__":
    flights = msgspec.json.decode(Path(sys.argv[1]).read_bytes(), type=list[FlightPaper])
    sys.stdout.buffer.write(msgspec.json.encode(bench_flights(flights, float(sys.argv[2]))))
