"""The balance page of a game: win rates of bots over its settings, beside the figures they should match.

What to play stands in the game's data/balance.toml, so a new game brings its own tables and no code.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt

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


class Measure(Facts, frozen=True):
    """A column of a contest: a part of each seat's score, or how often something is told of it in a game."""

    head: str
    score: str = ""
    told: str = ""


class Contest(Facts, frozen=True):
    """What bots of the same kind make of it at one table, seat by seat, for every value of an option."""

    heading: str
    note: str
    across: str
    values: list[str]
    entrant: list[Entrant]
    measure: list[Measure]
    options: dict[str, str] = {}


class Study(Facts, frozen=True):
    table: list[Table] = []
    grid: list[Grid] = []
    contest: list[Contest] = []


def load_study(title: Title) -> Study:
    return load(title.package, "balance.toml", Study)


def games_in(study: Study, games: int | None) -> int:
    """How many games the whole study plays."""
    lines = sum(games or line.games for table in study.table for line in table.line)
    cells = sum(
        len(grid.row) * len(grid.values) * (games or entrant.games) for grid in study.grid for entrant in grid.entrant
    )
    contests = sum(
        len(contest.values) * (games or entrant.games) for contest in study.contest for entrant in contest.entrant
    )
    return lines + cells + contests


def balance(
    title: Title, games: int | None = None, jobs: int = 1, progress: Callable[[int], None] | None = None
) -> str:
    """Play the game's study (`games` instead of each line's own number) and write its tables in Markdown."""
    study, arena = load_study(title), Arena(title, games, jobs, progress)
    pages = [*map(arena.table, study.table), *map(arena.grid, study.grid), *map(arena.contest, study.contest)]
    return "\n".join(pages)


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

    def contest(self, contest: Contest) -> str:
        heads = [measure.head for measure in contest.measure]
        rows = [f"### {contest.heading}", "", contest.note, ""]
        rows += [_cells([contest.across, "bots", "games", *heads]), "|---|---|--:|" + "--:|" * len(heads)]
        rows += [self._entry(contest, value, entrant) for value in contest.values for entrant in contest.entrant]
        return "\n".join([*rows, ""])

    def _entry(self, contest: Contest, value: str, entrant: Entrant) -> str:
        options = {**contest.options, contest.across: value}
        told = tuple(measure.told for measure in contest.measure if measure.told)
        summary = self._play([entrant.bot], entrant.games, options, entrant.playouts, told)
        found = [_measured(summary, measure) for measure in contest.measure]
        return _cells([value, _named(entrant.bot, entrant.playouts), str(summary.games), *found])

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

    def _play(
        self, bots: list[str], games: int, options: dict[str, str], playouts: int | None, count: tuple[str, ...] = ()
    ) -> Summary:
        batch = Batch(
            game=self.title.id,
            options=options,
            bots=tuple(bots),
            games=self.games or games,
            seed=SEED,
            playouts=playouts,
            count=count,
        )
        return simulate(batch, self.jobs, self.progress)


def _measured(summary: Summary, measure: Measure) -> str:
    """The mean over all seats: of a score with its error, of what is told in per cent."""
    seats = [seat.scores[measure.score or measure.told] for seat in summary.seats]
    mean = sum(seat.mean for seat in seats) / len(seats)
    if measure.told:
        return f"{mean:.1%}"
    error = sqrt(sum(seat.error**2 for seat in seats)) / len(seats)
    return f"{mean:.1f} ± {error:.1f}"


def _named(bots: str, playouts: int | None) -> str:
    return f"{bots} {playouts}" if playouts else bots


def _cells(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"
