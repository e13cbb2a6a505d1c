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
from hullbreach.table.run import serve
from hullbreach.table.schema import migrate

if TYPE_CHECKING:
    from hullbreach.cli.terminal import Terminal
    from hullbreach.kernel.title import Title
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


def run_server(terminal: Terminal, settings: Settings, browse: bool = False) -> None:
    """Until it is told to stop. What can be wrong with the settings is said before anything starts."""
    check_database(settings.database)
    with closing(listen(settings)) as listener:
        port = listener.getsockname()[1]
        host = f"[{settings.host}]" if ":" in settings.host else settings.host
        address = f"http://{host}:{port}"
        terminal.tell(terminal.say("cli-serve-open", address=address))
        if browse:
            webbrowser.open(address)  # the listener queues the browser until the server answers
        serve(settings, listener)
    terminal.tell(terminal.say("cli-serve-closed"))


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


def run_server_bench(terminal: Terminal, title: Title, tables: int, moves: int, every: float, as_json: bool) -> None:
    from hullbreach.table.bench import bench_server  # reads /proc, which serving must not depend on

    report = bench_server(title.id, tables, moves, every)
    if as_json:
        terminal.raw(msgspec.json.format(msgspec.json.encode(report)).decode())
        return
    terminal.tell(terminal.words.title(title), "bold")
    table = plain_table(terminal, "figure", "value", "unit")
    for name, unit in FIGURES:
        value = number(terminal, getattr(report, name.replace("-", "_")))
        table.add_row(terminal.say(f"cli-bench-{name}"), value, terminal.say(f"cli-unit-{unit}") if unit else "")
    terminal.show(table)
