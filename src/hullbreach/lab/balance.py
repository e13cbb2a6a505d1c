"""The balance page of a game: win rates of bots over its settings, beside the figures they should match.

What to play stands in the game's data/balance.toml, so a new game brings its own tables and no code.
"""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.kernel.facts import Facts, load
from hullbreach.kernel.title import Title
from hullbreach.lab.simulate import Batch, Summary, simulate

HEAD = "| setting | bots | games | wins | 95 % interval | turns (5-95 %) | facts |"


class Line(Facts, frozen=True):
    """One batch of games; `reference` is what the facts give for it, "" where they give nothing."""

    label: str
    bots: list[str]
    games: int
    options: dict[str, str] = {}
    playouts: int | None = None
    reference: str = ""


class Table(Facts, frozen=True):
    heading: str
    note: str
    line: list[Line]


class Study(Facts, frozen=True):
    table: list[Table]


def load_study(title: Title) -> Study:
    return load(title.package, "balance.toml", Study)


def games_in(study: Study, games: int | None) -> int:
    """How many games the whole study plays."""
    return sum(games or line.games for table in study.table for line in table.line)


def balance(
    title: Title, games: int | None = None, jobs: int = 1, progress: Callable[[int], None] | None = None
) -> str:
    """Play the game's study (`games` instead of each line's own number) and write its tables in Markdown."""
    tables = [_table(title, table, games, jobs, progress) for table in load_study(title).table]
    return "\n".join(tables)


def _table(title: Title, table: Table, games: int | None, jobs: int, progress: Callable[[int], None] | None) -> str:
    rows = [f"### {table.heading}", "", table.note, ""]
    rows += [
        "| setting | bots | games | wins | 95 % interval | turns (5-95 %) | facts |",
        "|---|---|--:|--:|--:|--:|--:|",
    ]
    for line in table.line:
        batch = Batch(
            game=title.id,
            options=line.options,
            bots=tuple(line.bots),
            games=games or line.games,
            seed=2026,
            playouts=line.playouts,
        )
        rows.append(_row(line, simulate(batch, jobs, progress)))
    return "\n".join([*rows, ""])


def _row(line: Line, summary: Summary) -> str:
    seat = summary.seats[0]
    bots = " / ".join(line.bots) + (f" {line.playouts}" if line.playouts else "")
    wins = f"{seat.rate:.1%}"
    interval = f"{seat.low:.1%} - {seat.high:.1%}"
    turns = summary.scores.get("turns", summary.decisions)
    length = f"{turns.mean:.1f} ({turns.low:.0f}-{turns.high:.0f})"
    cells = [line.label, bots, str(summary.games), wins, interval, length, line.reference or "-"]
    return f"| {' | '.join(cells)} |"
