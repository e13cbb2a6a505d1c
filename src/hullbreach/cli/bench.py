"""How fast the games are, as a table or as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from hullbreach.cli.simulate import plain_table
from hullbreach.lab.bench import BenchReport, Row, bench_builds, gain

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hullbreach.cli.terminal import Terminal
    from hullbreach.kernel.title import Title


def run_bench(terminal: Terminal, titles: Sequence[Title], seconds: float, as_json: bool) -> None:
    """Every build there is, one after the other in one run."""
    reports = {title.id: bench_builds(title, seconds) for title in titles}
    if as_json:
        every = [report for builds in reports.values() for report in builds]
        terminal.raw(msgspec.json.format(msgspec.json.encode(every)).decode())
        return
    for title in titles:
        for report in reports[title.id]:
            show_report(terminal, title, report)
        faster = gain(reports[title.id])
        if faster is None:
            terminal.tell(terminal.say("cli-bench-one-build"))
        else:
            terminal.tell(terminal.say("cli-bench-gain", times=round(faster, 1)))


def show_report(terminal: Terminal, title: Title, report: BenchReport) -> None:
    how = terminal.say("cli-bench-compiled" if report.compiled else "cli-bench-interpreted")
    terminal.tell(f"{terminal.words.title(title)}, {how}", "bold")
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
