"""The benchmark measures what it says; how fast it is, no test asks."""

from __future__ import annotations

import msgspec

from hullbreach.games import titles
from hullbreach.lab.bench import BenchReport, Row, bench, bench_builds, gain, reference_loop
from hullbreach.players.player import is_compiled


def test_a_report_has_every_figure() -> None:
    report = bench(titles()[0], seconds=0.02)
    assert [row.name for row in report.rows] == [
        "reference step",
        "random playouts",
        "decisions",
        "decisions per playout",
        "copy",
        "guess",
        "legal moves",
        "state",
    ]
    assert all(row.value > 0 for row in report.rows)
    assert msgspec.json.decode(msgspec.json.encode(report), type=BenchReport) == report


def test_both_builds_are_measured_where_there_are_two() -> None:
    reports = bench_builds(titles()[0], seconds=0.02)
    assert [report.compiled for report in reports] == ([True, False] if is_compiled() else [False])
    assert (gain(reports) is None) == (not is_compiled())


def test_the_gain_is_the_ratio_of_decisions() -> None:
    builds = [BenchReport("g", build, [Row("decisions", value, "")]) for build, value in ((True, 300.0), (False, 20.0))]
    assert gain(builds) == 15.0


def test_the_reference_loop_never_changes() -> None:
    assert reference_loop() == reference_loop() == 33672
