"""How fast paperwork is done: resolving sheets, judging ships, and whatever else a room offers to be measured by."""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

import msgspec

from hullbreach.games import find_paperwork
from hullbreach.kernel.paperwork import Chore, Paperwork
from hullbreach.lab.bench import BenchReport, Row, bench_interpreted, reference_cost
from hullbreach.players.player import is_compiled


def bench_chores(desk: Paperwork, papers: list[msgspec.Struct], seconds: float = 1.0) -> BenchReport:
    """About `seconds` for each chore."""
    reference = reference_cost(seconds / 4)
    rows = [Row("reference step", reference * 1e9, "ns")]
    for chore in desk.chores(papers):
        cost, beside = time_chore(chore, seconds)
        rows.append(Row(chore.name, 1 / cost, "per CPU-second", cost / reference))
        rows += [Row(chore.beside, beside, "")] if chore.beside else []
    return BenchReport(desk.id, is_compiled(), rows)


def time_chore(chore: Chore, seconds: float) -> tuple[float, float]:
    """CPU-seconds for one of them, and how many of what is counted beside."""
    done = counted = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        more_done, more_counted = chore.do()
        done += more_done
        counted += more_counted
    return spent / done, counted / done


def bench_chores_of_builds(desk: Paperwork, papers: list[msgspec.Struct], seconds: float) -> list[BenchReport]:
    """The compiled and the interpreted build one after the other, on the same sheets; the latter alone if need be."""
    reports = [bench_chores(desk, papers, seconds)]
    if is_compiled():
        with TemporaryDirectory() as folder:
            file = Path(folder) / "papers.json"
            file.write_bytes(msgspec.json.encode(papers))
            reports.append(bench_interpreted("hullbreach.lab.chores", desk.id, str(file), str(seconds)))
    return reports


def main(game: str, file: str, seconds: str) -> None:
    """In the other process: measure, and write the report."""
    desk = find_paperwork(game)
    papers = [desk.read(bytes(raw)) for raw in msgspec.json.decode(Path(file).read_bytes(), type=list[msgspec.Raw])]
    sys.stdout.buffer.write(msgspec.json.encode(bench_chores(desk, papers, float(seconds))))


if __name__ == "__main__":
    main(*sys.argv[1:])
