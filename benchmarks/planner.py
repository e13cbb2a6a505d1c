"""The tables on Space Alert in docs/balance.md: how often and how soon the planner brings a ship home, and with what.

    python benchmarks/planner.py [MISSIONS] [MISSIONS SEARCHED TO THE END]

Times are processor time of one core. Missions are made from the seeds 1, 2, 3, …, so anybody gets the same ones.
"""

from __future__ import annotations

import sys
from statistics import mean, quantiles
from time import process_time

from hullbreach.games.space_alert.papers.paper import FlightPaper
from hullbreach.games.space_alert.planner.advice import Proposal, best_plans
from hullbreach.games.space_alert.planner.annealing import HOME
from hullbreach.games.space_alert.planner.dealing import new_mission
from hullbreach.games.space_alert.timelines import generate, official
from hullbreach.lab.simulate import wilson

MISSIONS = 200
TO_THE_END = 24
OFFICIAL = range(1, 9)
SEEDS = (1, 2)
PATIENCE = 10.0
"""Seconds after which a mission counts as lost."""


def first_wins(papers: list[FlightPaper], dealt: bool) -> list[float | None]:
    """The seconds until each was won first; None if it was not in time."""
    times: list[float | None] = []
    for paper in papers:
        start = process_time()
        won = best_plans(paper, process_time, PATIENCE, dealt=dealt, goal=HOME).verdict.won
        times.append(process_time() - start if won else None)
    return times


def points(proposals: list[Proposal]) -> str:
    """Won of how many, and the mean score of those."""
    scores = [proposal.verdict.score for proposal in proposals if proposal.verdict.won]
    return f"{len(scores)} of {len(proposals)} | {mean(scores) if scores else 0:.1f}"


def generated(missions: int, to_the_end: int) -> None:
    papers = [new_mission(generate(seed), seed=seed) for seed in range(1, missions + 1)]
    print(f"| cards | won within {PATIENCE:.0f} s | 95 % interval | first win: median | 95 % of them within |", end="")
    print(f" of {to_the_end}, after {PATIENCE:.0f} s | mean score |")
    print("|---|--:|--:|--:|--:|--:|--:|")
    for name, dealt in (("free", False), ("as dealt", True)):
        times = first_wins(papers, dealt)
        won = [time for time in times if time is not None]
        low, high = wilson(len(won), len(times))
        halves, most = quantiles(won, n=20)[9], quantiles(won, n=20)[18]
        searched = [best_plans(paper, process_time, PATIENCE, dealt=dealt) for paper in papers[:to_the_end]]
        print(f"| {name} | {len(won)} of {len(times)} | {low:.1%} - {high:.1%}", end="")
        print(f" | {halves:.2f} s | {most:.2f} s | {points(searched)} |", flush=True)


def official_ones() -> None:
    papers = [new_mission(official(str(number)), seed=seed) for number in OFFICIAL for seed in SEEDS]
    print("| after | won | mean score |")
    print("|---|--:|--:|")
    for seconds in (1.0, PATIENCE):
        print(
            f"| {seconds:.0f} s | {points([best_plans(paper, process_time, seconds) for paper in papers])} |",
            flush=True,
        )


if __name__ == "__main__":
    counts = [int(text) for text in sys.argv[1:]]
    official_ones()
    print()
    generated(*(counts + [MISSIONS, TO_THE_END][len(counts) :]))
