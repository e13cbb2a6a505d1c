"""Measuring flights: the figures are there, and what is measured is what they say."""

from __future__ import annotations

from pathlib import Path

import pytest

from hullbreach.games.space_alert.papers.paper import FlightPaper
from hullbreach.games.space_alert.papers.report import resolve_paper
from hullbreach.games.space_alert.planner.annealing import change_and_drop
from hullbreach.lab.bench import BenchReport
from hullbreach.lab.flights import bench_flight_builds, bench_flights, planned_flights, planner_of, time_whole


@pytest.fixture(scope="module")
def papers() -> list[FlightPaper]:
    return planned_flights(2, 200)


def figures(report: BenchReport) -> dict[str, float]:
    return {row.name: row.value for row in report.rows}


def test_every_figure_is_measured(papers: list[FlightPaper]) -> None:
    report = bench_flights(papers, 0.02)
    assert report.game == "space-alert"
    assert all(value > 0 for value in figures(report).values())
    rates = [row for row in report.rows if row.unit == "per CPU-second"]
    assert [row.name for row in rates] == ["resolutions", "resolutions after a change", "plans tried by the planner"]
    assert all(row.ratio is not None and row.ratio > 1 for row in rates)


def test_turns_are_those_of_the_flights(papers: list[FlightPaper]) -> None:
    losses = [resolve_paper(paper).loss for paper in papers]
    turns = [loss.turn if loss else 13 for loss in losses]
    assert time_whole(papers, 0.01)[1] == pytest.approx(sum(turns) / len(turns))


def test_the_flights_are_the_same_every_time_and_somebody_planned_them(papers: list[FlightPaper]) -> None:
    assert papers == planned_flights(2, 200)
    assert all(any(any(plan) for plan in paper.plans) for paper in papers)


def test_measuring_leaves_the_plans_as_they_were(papers: list[FlightPaper]) -> None:
    planner = planner_of(papers[0])
    plans, end = list(planner.rehearsal.plans), list(planner.rehearsal.flight.cells)
    turns = change_and_drop(planner, 50)
    assert 0 < turns <= 50 * 13
    assert (list(planner.rehearsal.plans), list(planner.rehearsal.flight.cells)) == (plans, end)


def test_only_the_build_there_is_is_measured(papers: list[FlightPaper], tmp_path: Path) -> None:
    builds = bench_flight_builds(papers, 0.01, tmp_path)
    assert [report.compiled for report in builds] in ([False], [True, False])
