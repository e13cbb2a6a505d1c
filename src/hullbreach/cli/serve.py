"""Opening the table, and measuring how much it bears."""

from __future__ import annotations

import socket
import sqlite3
import webbrowser
from contextlib import closing
from typing import TYPE_CHECKING, Final

import msgspec

from hullbreach.cli.bench import number
from hullbreach.cli.files import problem_of
from hullbreach.cli.simulate import plain_table
from hullbreach.kernel.errors import HullError
from hullbreach.table.reach import EVERYWHERE, links, own_link
from hullbreach.table.run import serve
from hullbreach.table.schema import migrate

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from hullbreach.cli.terminal import Terminal
    from hullbreach.table.bench import Load, ServerReport
    from hullbreach.table.bench_crews import CrewReport
    from hullbreach.table.settings import Settings

FIGURES: Final = (
    ("tables", ""),
    ("moves", ""),
    ("moves-per-second", "per-second"),
    ("p50-ms", "ms"),
    ("p99-ms", "ms"),
    ("cpu-us-per-move", "us"),
    ("median-bytes", "bytes"),
    ("kb-per-table", "kb"),
)
CREW_FIGURES: Final = (
    ("tables", ""),
    ("people", ""),
    ("seconds", "seconds"),
    ("over", ""),
    ("moves", ""),
    ("p50-ms", "ms"),
    ("p99-ms", "ms"),
    ("cpu-percent-of-table", "percent"),
    ("kb-per-minute", "kb"),
    ("kb-per-minute-down", "kb"),
    ("kb-per-table", "kb"),
)


def run_server(terminal: Terminal, settings: Settings, browse: bool = False) -> None:
    """Until it is told to stop. What can be wrong with the settings is said before anything starts."""
    check_database(settings.database)
    with closing(listen(settings)) as listener:
        port = listener.getsockname()[1]
        address = own_link(settings.host, port)
        terminal.tell(terminal.say("cli-serve-open", address=address))
        if settings.host in EVERYWHERE:
            tell_others(terminal, links(settings.host, port))
        if browse:
            webbrowser.open(address)  # the listener queues the browser until the server answers
        serve(settings, listener)
    terminal.tell(terminal.say("cli-serve-closed"))


def tell_others(terminal: Terminal, found: Sequence[str]) -> None:
    """One link for each address of the machine: who is on that network can open it."""
    terminal.tell(terminal.say("cli-serve-others", count=len(found)))
    for link in found:
        terminal.tell(f"  {link}")


def check_database(path: str) -> None:
    """Raises HullError if it cannot be opened, or is no database of ours."""
    try:
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            migrate(connection)
    except (sqlite3.Error, RuntimeError) as error:
        raise HullError("file-unwritable", file=path, problem=str(error)) from None


def listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        return socket.create_server((settings.host, settings.port), family=family, backlog=2048)
    except (OSError, OverflowError) as error:
        raise HullError(
            "cannot-listen", host=settings.host, port=str(settings.port), problem=problem_of(error)
        ) from None


def run_server_bench(terminal: Terminal, load: Load, against: Path | None, rounds: int, as_json: bool) -> None:
    from hullbreach.table.bench import bench_server, compare_servers  # reads /proc, which serving must not depend on

    if against is None:
        reports = [bench_server(load)]
    elif not (against / "hullbreach" / "table").is_dir():
        raise HullError("no-package", folder=str(against))
    else:
        reports = [*compare_servers(load, against, rounds)]
    if as_json:
        told = reports if against else reports[0]
        terminal.raw(msgspec.json.format(msgspec.json.encode(told)).decode())
        return
    terminal.tell(terminal.say(f"{load.game}-title"), "bold")
    show_figures(terminal, reports)


def run_crew_bench(
    terminal: Terminal,
    game: str,
    options: dict[str, str],
    tables: int,
    every: float,
    seconds: float | None,
    as_json: bool,
) -> None:
    """A game in real time: to the end of all flights, or for so long."""
    from hullbreach.table.bench_crews import CrewLoad, bench_crews

    report = bench_crews(CrewLoad(game, options, tables, every, seconds))
    if as_json:
        terminal.raw(msgspec.json.format(msgspec.json.encode(report)).decode())
        return
    terminal.tell(terminal.say(f"{game}-title"), "bold")
    show_figures(terminal, [report], CREW_FIGURES)


def show_figures(
    terminal: Terminal, reports: Sequence[ServerReport | CrewReport], figures: Sequence[tuple[str, str]] = FIGURES
) -> None:
    """Of one server; or of two, with how many times the other's figure ours is."""
    columns = ("figure", "value", "other", "unit", "times") if len(reports) > 1 else ("figure", "value", "unit")
    table = plain_table(terminal, *columns)
    for name, unit in figures:
        values = [getattr(report, name.replace("-", "_")) for report in reports]
        shown = [number(terminal, value) for value in values]
        of = terminal.say(f"cli-unit-{unit}") if unit else ""
        ratio = [ratio_of(terminal, *values)] if len(values) > 1 else []
        table.add_row(terminal.say(f"cli-bench-{name}"), *shown, of, *ratio)
    terminal.show(table)


def ratio_of(terminal: Terminal, ours: float, theirs: float) -> str:
    return terminal.say("cli-number", number=round(ours / theirs, 2)) if theirs else ""
