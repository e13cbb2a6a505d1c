"""What is measured with flights is what it says."""

from __future__ import annotations

import pytest

from hullbreach.games.space_alert.papers.chores import TRIES, Change, Plan, Resolve, planned_flights, planner_of
from hullbreach.games.space_alert.papers.paper import FlightPaper
from hullbreach.games.space_alert.papers.report import resolve_paper
from hullbreach.games.space_alert.planner.annealing import change_and_drop


@pytest.fixture(scope="module")
def papers() -> list[FlightPaper]:
    return planned_flights(2, 200)


def test_turns_are_those_of_the_flights(papers: list[FlightPaper]) -> None:
    losses = [resolve_paper(paper).loss for paper in papers]
    turns = [loss.turn if loss else 13 for loss in losses]
    chore = Resolve(papers)
    assert chore.do() == chore.do() == (2, sum(turns))


def test_changes_resolve_some_turns_anew(papers: list[FlightPaper]) -> None:
    done, turns = Change(papers).do()
    assert done == 40
    assert 0 < turns <= done * 13


def test_a_search_goes_on_until_it_is_over_and_another_begins(papers: list[FlightPaper]) -> None:
    chore = Plan(papers)
    first, tries = chore.planner, 0
    while chore.planner is first:
        done, _ = chore.do()
        tries += done
    assert int(first.tries) == TRIES
    assert tries == TRIES + int(chore.planner.tries)


def test_the_flights_are_the_same_every_time_and_somebody_planned_them(papers: list[FlightPaper]) -> None:
    assert papers == planned_flights(2, 200)
    assert all(any(any(plan) for plan in paper.plans) for paper in papers)


def test_measuring_leaves_the_plans_as_they_were(papers: list[FlightPaper]) -> None:
    planner = planner_of(papers[0])
    plans, end = list(planner.rehearsal.plans), list(planner.rehearsal.flight.cells)
    turns = change_and_drop(planner, 50)
    assert 0 < turns <= 50 * 13
    assert (list(planner.rehearsal.plans), list(planner.rehearsal.flight.cells)) == (plans, end)
