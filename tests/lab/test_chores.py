"""Measuring the chores of every companion: the figures are there, and each is a rate of what was done."""

from __future__ import annotations

import time
from pathlib import Path

import msgspec
import pytest

from hullbreach.games import SURVEYORS, companions, find_surveyor
from hullbreach.kernel.companion import Companion
from hullbreach.kernel.paperwork import Chore
from hullbreach.lab.bench import BenchReport
from hullbreach.lab.chores import bench_chores, bench_chores_of_builds, main, time_chore

MILLISECOND = 0.001


@pytest.fixture(params=companions(), ids=lambda companion: companion.id, scope="module")
def companion(request: pytest.FixtureRequest) -> Companion:
    found = request.param
    assert isinstance(found, Companion)
    return found


@pytest.fixture(scope="module")
def papers(companion: Companion) -> list[msgspec.Struct]:
    """Nothing is planned on them: those of `samples` take a while."""
    return [companion.deal(None, {}, seed).paper for seed in (1, 2)]


class Nap(Chore):
    """Three of them in some milliseconds, with two others beside each."""

    name = "naps"
    beside = "dreams of a nap"

    def do(self) -> tuple[int, int]:
        end = time.process_time() + 3 * MILLISECOND
        while time.process_time() < end:
            pass
        return 3, 6


def test_a_rate_is_of_what_was_done() -> None:
    cost, beside = time_chore(Nap(), 0.02)
    assert MILLISECOND <= cost < 3 * MILLISECOND
    assert beside == 2


def test_every_figure_is_measured(companion: Companion, papers: list[msgspec.Struct]) -> None:
    report = bench_chores(companion, papers, 0.02)
    assert report.game == companion.id
    assert all(row.value > 0 for row in report.rows)
    rates = [row for row in report.rows if row.unit == "per CPU-second"]
    assert [row.name for row in rates] == [chore.name for chore in companion.chores(papers)]
    assert all(row.ratio is not None and row.ratio > 1 for row in rates)


def test_only_the_build_there_is_is_measured(companion: Companion, papers: list[msgspec.Struct]) -> None:
    builds = bench_chores_of_builds(companion, papers, 0.01)
    assert [report.compiled for report in builds] in ([False], [True, False])


def test_another_process_measures_with_sheets_from_a_file(
    companion: Companion, papers: list[msgspec.Struct], tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    (tmp_path / "papers.json").write_bytes(msgspec.json.encode(papers))
    main(companion.id, str(tmp_path / "papers.json"), "0.01")
    report = msgspec.json.decode(capfdbinary.readouterr().out, type=BenchReport)
    assert [row.name for row in report.rows] == [row.name for row in bench_chores(companion, papers, 0.01).rows]


@pytest.mark.parametrize("game", SURVEYORS)
def test_ships_are_measured_like_sheets(game: str) -> None:
    surveyor = find_surveyor(game)
    report = bench_chores(surveyor, surveyor.samples(), 0.02)
    rates = [row.name for row in report.rows if row.unit == "per CPU-second"]
    assert rates == [chore.name for chore in surveyor.chores(surveyor.samples())]
    assert all(row.value > 0 for row in report.rows)
