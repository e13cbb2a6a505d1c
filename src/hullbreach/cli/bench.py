"""How fast the games are, as a table or as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from hullbreach.cli.sheets import read_line, read_lines
from hullbreach.cli.simulate import plain_table
from hullbreach.kernel.errors import HullError
from hullbreach.lab.bench import BenchReport, Row, bench_builds, gain
from hullbreach.lab.chores import bench_chores_of_builds

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from hullbreach.cli.terminal import Terminal
    from hullbreach.kernel.paperwork import Paperwork
    from hullbreach.kernel.title import Title


Measured = tuple[list[BenchReport], str]
"""The reports of a game's builds, and the figure that tells how much faster one of them is."""


def run_bench(
    terminal: Terminal,
    titles: Sequence[Title],
    desks: Sequence[Paperwork],
    file: Path | None,
    seconds: float,
    as_json: bool,
) -> None:
    """Every build there is, one after the other in one run: games, then the chores of papers; raises HullError."""
    measured = [(bench_builds(title, seconds), "decisions") for title in titles]
    show_all(terminal, [*measured, *(chores(desk, file, seconds) for desk in desks)], as_json)


def chores(desk: Paperwork, file: Path | None, seconds: float) -> Measured:
    """With sheets from a file, or some of its own."""
    papers = desk.samples() if file is None else read_papers(desk, file)
    builds = bench_chores_of_builds(desk, papers, seconds)
    return builds, next(row.name for row in builds[0].rows if row.ratio)


def read_papers(desk: Paperwork, file: Path) -> list[msgspec.Struct]:
    papers = [desk.read(bytes(read_line(text).input)) for text in read_lines(file)]
    if not papers:
        raise HullError("no-sheets", file=str(file))
    return papers


def show_all(terminal: Terminal, games: Sequence[Measured], as_json: bool) -> None:
    if as_json:
        every = [report for builds, _ in games for report in builds]
        terminal.raw(msgspec.json.format(msgspec.json.encode(every)).decode())
        return
    for builds, figure in games:
        for report in builds:
            show_report(terminal, report)
        faster = gain(builds, figure)
        if faster is None:
            terminal.tell(terminal.say("cli-bench-one-build"))
        else:
            name = figure_name(terminal, builds[0].game, figure)
            terminal.tell(terminal.say("cli-bench-gain", times=round(faster, 1), figure=name))


def show_report(terminal: Terminal, report: BenchReport) -> None:
    how = terminal.say("cli-bench-compiled" if report.compiled else "cli-bench-interpreted")
    terminal.tell(f"{terminal.say(f'{report.game}-title')}, {how}", "bold")
    table = plain_table(terminal, "figure", "value", "unit", "ratio")
    for row in report.rows:
        table.add_row(figure_name(terminal, report.game, row.name), *cells(terminal, row))
    terminal.show(table)


def cells(terminal: Terminal, row: Row) -> tuple[str, str, str]:
    ratio = "" if row.ratio is None else number(terminal, row.ratio)
    return number(terminal, row.value), named(terminal, row.unit, "cli-unit"), ratio


def number(terminal: Terminal, value: float) -> str:
    return terminal.say("cli-number", number=round(value, 1) if value < 1000 else round(value))


def figure_name(terminal: Terminal, game: str, figure: str) -> str:
    """A game may have figures of its own."""
    return named(terminal, figure, f"{game}-bench", "cli-bench")


def named(terminal: Terminal, name: str, *prefixes: str) -> str:
    """The laboratory names its figures in English; words are there for those we know."""
    messages = [f"{prefix}-{name.replace(' ', '-').lower()}" for prefix in prefixes]
    return next((terminal.say(message) for message in messages if terminal.words.has(message)), name)
