"""The balance page of a game: win rates of bots over its settings, beside the figures they should match.

What to play stands in the game's data/balance.toml, so a new game brings its own tables and no code.
"""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.kernel.facts import Facts, load
from hullbreach.kernel.title import Title
from hullbreach.lab.simulate import Batch, Summary, simulate

HEAD = "| setting | bots | games | wins | 95 % interval | turns (5-95 %) | facts |"
SEED = 2026


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


class Entrant(Facts, frozen=True):
    """A bot in a grid, and how many games it plays for each cell."""

    bot: str
    games: int
    playouts: int | None = None


class Row(Facts, frozen=True):
    """One setting of a grid; `reference` is what the facts give for it, value by value, as far as they go."""

    label: str
    options: dict[str, str] = {}
    reference: list[str] = []


class Grid(Facts, frozen=True):
    """The same bots in every row, for every value of the option that goes across."""

    heading: str
    note: str
    across: str
    values: list[str]
    entrant: list[Entrant]
    row: list[Row]


class Study(Facts, frozen=True):
    table: list[Table] = []
    grid: list[Grid] = []


def load_study(title: Title) -> Study:
    return load(title.package, "balance.toml", Study)


def games_in(study: Study, games: int | None) -> int:
    """How many games the whole study plays."""
    lines = sum(games or line.games for table in study.table for line in table.line)
    cells = sum(
        len(grid.row) * len(grid.values) * (games or entrant.games) for grid in study.grid for entrant in grid.entrant
    )
    return lines + cells


def balance(
    title: Title, games: int | None = None, jobs: int = 1, progress: Callable[[int], None] | None = None
) -> str:
    """Play the game's study (`games` instead of each line's own number) and write its tables in Markdown."""
    study, arena = load_study(title), Arena(title, games, jobs, progress)
    return "\n".join([*map(arena.table, study.table), *map(arena.grid, study.grid)])


class Arena:
    """Where the games of a study are played."""

    def __init__(self, title: Title, games: int | None, jobs: int, progress: Callable[[int], None] | None) -> None:
        self.title = title
        self.games = games
        self.jobs = jobs
        self.progress = progress

    def table(self, table: Table) -> str:
        rows = [f"### {table.heading}", "", table.note, "", HEAD, "|---|---|--:|--:|--:|--:|--:|"]
        rows += [self._line(line) for line in table.line]
        return "\n".join([*rows, ""])

    def grid(self, grid: Grid) -> str:
        rows = [f"### {grid.heading}", "", grid.note, ""]
        rows += [_cells(["", "bots", "games", *grid.values]), "|---|---|--:|" + "--:|" * len(grid.values)]
        for row in grid.row:
            rows += [self._cells(grid, row, entrant) for entrant in grid.entrant]
            if row.reference:
                unknown = ["-"] * (len(grid.values) - len(row.reference))
                rows.append(_cells([row.label, "facts", "", *row.reference, *unknown]))
        return "\n".join([*rows, ""])

    def _line(self, line: Line) -> str:
        summary = self._play(line.bots, line.games, line.options, line.playouts)
        seat = summary.seats[0]
        wins = f"{seat.rate:.1%}"
        interval = f"{seat.low:.1%} - {seat.high:.1%}"
        turns = summary.scores.get("turns", summary.decisions)
        length = f"{turns.mean:.1f} ({turns.low:.0f}-{turns.high:.0f})"
        bots = _named(" / ".join(line.bots), line.playouts)
        return _cells([line.label, bots, str(summary.games), wins, interval, length, line.reference or "-"])

    def _cells(self, grid: Grid, row: Row, entrant: Entrant) -> str:
        rates = []
        for value in grid.values:
            options = {**row.options, grid.across: value}
            seat = self._play([entrant.bot], entrant.games, options, entrant.playouts).seats[0]
            rates.append(f"{seat.rate:.0%} ({100 * seat.low:.0f}-{100 * seat.high:.0f})")
        return _cells([row.label, _named(entrant.bot, entrant.playouts), str(self.games or entrant.games), *rates])

    def _play(self, bots: list[str], games: int, options: dict[str, str], playouts: int | None) -> Summary:
        batch = Batch(
            game=self.title.id,
            options=options,
            bots=tuple(bots),
            games=self.games or games,
            seed=SEED,
            playouts=playouts,
        )
        return simulate(batch, self.jobs, self.progress)


def _named(bots: str, playouts: int | None) -> str:
    return f"{bots} {playouts}" if playouts else bots


def _cells(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"
