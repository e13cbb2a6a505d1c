"""Many games between bots, summed up in a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from rich.box import SIMPLE_HEAD
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.table import Table

from hullbreach.lab.simulate import Batch, Spread, Summary, simulate

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.progress import Progress

    from hullbreach.cli.terminal import Terminal
    from hullbreach.kernel.title import Title

TEXT_COLUMNS: Final = ("seat", "bot", "figure", "reason", "unit")


def run_batch(terminal: Terminal, title: Title, batch: Batch, jobs: int, as_json: bool) -> None:
    title.settle(batch.options)
    with counting_bar(terminal) as bar:
        summary = simulate(batch, jobs, counter(terminal, bar, batch.games))
    if as_json:
        terminal.raw(msgspec.json.format(msgspec.json.encode({"batch": batch, "summary": summary})).decode())
    else:
        show_summary(terminal, title, summary)


def counting_bar(terminal: Terminal) -> Progress:
    return terminal.progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())


def counter(terminal: Terminal, bar: Progress, total: int) -> Callable[[int], None]:
    task = bar.add_task(terminal.say("cli-simulate-games"), total=total)
    return lambda finished: bar.advance(task, finished)


def show_summary(terminal: Terminal, title: Title, summary: Summary) -> None:
    terminal.show(seat_table(terminal, title, summary))
    terminal.show(length_table(terminal, title, summary))
    terminal.show(reason_table(terminal, title, summary))
    speed = round(summary.decisions_per_second)
    terminal.tell(terminal.say("cli-simulate-time", seconds=round(summary.cpu_seconds, 2), speed=speed))


def seat_table(terminal: Terminal, title: Title, summary: Summary) -> Table:
    table = plain_table(terminal, "seat", "bot", "wins", "rate", "interval")
    for part in summary.seats[0].scores:
        table.add_column(terminal.words.score(title, part), justify="right")
    for seat in summary.seats:
        wins = terminal.say("cli-simulate-of", part=seat.wins, whole=summary.games)
        interval = terminal.say("cli-range", low=percent(terminal, seat.low), high=percent(terminal, seat.high))
        name = terminal.words.seat(title, seat.name)
        means = [terminal.say("cli-number", number=round(spread.mean, 1)) for spread in seat.scores.values()]
        table.add_row(name, seat.bot, wins, percent(terminal, seat.rate), interval, *means)
    return table


def length_table(terminal: Terminal, title: Title, summary: Summary) -> Table:
    table = plain_table(terminal, "figure", "mean", "spread")
    add_spread(table, terminal, terminal.say("cli-simulate-decisions"), summary.decisions)
    for part, spread in summary.scores.items():
        add_spread(table, terminal, terminal.words.score(title, part), spread)
    return table


def add_spread(table: Table, terminal: Terminal, name: str, spread: Spread) -> None:
    mean = terminal.say("cli-number", number=round(spread.mean, 1))
    low, high = (terminal.say("cli-number", number=round(value)) for value in (spread.low, spread.high))
    table.add_row(name, mean, terminal.say("cli-range", low=low, high=high))


def reason_table(terminal: Terminal, title: Title, summary: Summary) -> Table:
    table = plain_table(terminal, "reason", "count", "share")
    for reason, count in summary.reasons.items():
        share = percent(terminal, count / summary.games)
        table.add_row(terminal.words.reason(title, reason), terminal.say("cli-number", number=count), share)
    return table


def plain_table(terminal: Terminal, *columns: str) -> Table:
    """A table whose headings are said by `cli-column-…`."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for column in columns:
        table.add_column(terminal.say(f"cli-column-{column}"), justify="left" if column in TEXT_COLUMNS else "right")
    return table


def percent(terminal: Terminal, rate: float) -> str:
    return terminal.say("cli-percent", rate=round(rate * 100, 1))
