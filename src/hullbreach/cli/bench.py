"""How fast the games are, as a table or as JSON."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import msgspec

from hullbreach.cli.resolve import read_lines
from hullbreach.cli.simulate import plain_table
from hullbreach.games.space_alert.papers.paper import decode
from hullbreach.kernel.errors import HullError
from hullbreach.lab.bench import BenchReport, Row, bench_builds, gain
from hullbreach.lab.flights import bench_flight_builds, planned_flights

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hullbreach.cli.terminal import Terminal
    from hullbreach.kernel.title import Title


def run_bench(terminal: Terminal, titles: Sequence[Title], seconds: float, as_json: bool) -> None:
    """Every build there is, one after the other in one run."""
    show_all(terminal, [bench_builds(title, seconds) for title in titles], "decisions", as_json)


def run_flight_bench(terminal: Terminal, file: Path | None, seconds: float, as_json: bool) -> None:
    """Flights of Space Alert from a file, or planned for the purpose; raises HullError."""
    papers = planned_flights() if file is None else [decode(text).input for text in read_lines(file)]
    if not papers:
        raise HullError("no-flights", file=str(file))
    with TemporaryDirectory() as folder:
        builds = bench_flight_builds(papers, seconds, Path(folder))
    show_all(terminal, [builds], "resolutions", as_json)


def show_all(terminal: Terminal, games: list[list[BenchReport]], figure: str, as_json: bool) -> None:
    """For each game the reports of its builds; `figure` is what tells how much faster one of them is."""
    if as_json:
        every = [report for builds in games for report in builds]
        terminal.raw(msgspec.json.format(msgspec.json.encode(every)).decode())
        return
    for builds in games:
        for report in builds:
            show_report(terminal, report)
        faster = gain(builds, figure)
        if faster is None:
            terminal.tell(terminal.say("cli-bench-one-build"))
        else:
            terminal.tell(terminal.say("cli-bench-gain", times=round(faster, 1), figure=figure))


def show_report(terminal: Terminal, report: BenchReport) -> None:
    how = terminal.say("cli-bench-compiled" if report.compiled else "cli-bench-interpreted")
    terminal.tell(f"{terminal.say(f'{report.game}-title')}, {how}", "bold")
    table = plain_table(terminal, "figure", "value", "unit", "ratio")
    for row in report.rows:
        table.add_row(*cells(terminal, row))
    terminal.show(table)


def cells(terminal: Terminal, row: Row) -> tuple[str, str, str, str]:
    ratio = "" if row.ratio is None else number(terminal, row.ratio)
    name, unit = named(terminal, "cli-bench", row.name), named(terminal, "cli-unit", row.unit)
    return name, number(terminal, row.value), unit, ratio


def number(terminal: Terminal, value: float) -> str:
    return terminal.say("cli-number", number=round(value, 1) if value < 1000 else round(value))


def named(terminal: Terminal, prefix: str, name: str) -> str:
    """The laboratory names its figures in English; words are there for those we know."""
    message = f"{prefix}-{name.replace(' ', '-').lower()}"
    return terminal.say(message) if terminal.words.has(message) else name
