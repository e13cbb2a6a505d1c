"""The tables of docs/performance.md: every game on the shelf, compiled and interpreted, measured in one run."""

from __future__ import annotations

from hullbreach.games import titles
from hullbreach.lab.bench import BenchReport, Row, bench_builds

SECONDS = 2.0


def cell(row: Row) -> str:
    value = f"{row.value:,.0f}" if row.value >= 100 else f"{row.value:.2f}"
    ratio = f" ({row.ratio:,.0f} ×)" if row.ratio else ""
    return f"{value} {row.unit}{ratio}".strip()


def table(reports: list[BenchReport]) -> str:
    heads = ["compiled" if report.compiled else "interpreted" for report in reports]
    lines = [f"| {' | '.join([reports[0].game, *heads])} |", "|---|" + "--:|" * len(reports)]
    for rows in zip(*(report.rows for report in reports), strict=True):
        lines.append(f"| {' | '.join([rows[0].name, *map(cell, rows)])} |")
    return "\n".join(lines)


if __name__ == "__main__":
    for title in titles():
        print(table(bench_builds(title, SECONDS)))
