"""Balance studies are data; every game on the shelf brings a valid one."""

from __future__ import annotations

import pytest

from hullbreach.games import find_title, titles
from hullbreach.kernel.title import Title
from hullbreach.lab import balance as page
from hullbreach.lab import simulate
from hullbreach.lab.balance import (
    Contest,
    Entrant,
    Grid,
    Line,
    Measure,
    Row,
    Study,
    Table,
    balance,
    games_in,
    load_study,
)
from hullbreach.players import make_bot
from tests.kernel.toy import TITLE as TOY


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_every_line_of_a_study_can_be_played(title: Title) -> None:
    for table in load_study(title).table:
        for line in table.line:
            seats = title.seats(title.settle(line.options))
            assert len(line.bots) in (1, len(seats))
            for bot in line.bots:
                make_bot(bot, 1)


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_every_cell_of_a_study_can_be_played(title: Title) -> None:
    for grid in load_study(title).grid:
        for row in grid.row:
            assert len(row.reference) <= len(grid.values)
            for value in grid.values:
                assert len(title.seats(title.settle({**row.options, grid.across: value}))) == 1
        for entrant in grid.entrant:
            make_bot(entrant.bot, 1)


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_every_contest_of_a_study_can_be_played(title: Title) -> None:
    told = [kind.name for kind in title.events.kinds if "seat" in kind.fields]
    for contest in load_study(title).contest:
        for value in contest.values:
            title.settle({**contest.options, contest.across: value})
        for entrant in contest.entrant:
            make_bot(entrant.bot, 1)
        for measure in contest.measure:
            assert bool(measure.score) != bool(measure.told)
            assert measure.told in ("", *told)


def small_contest() -> Contest:
    bots = [Entrant(bot="random", games=9), Entrant(bot="greedy", games=5)]
    measures = [Measure(head="points", score="points"), Measure(head="seen", told="revealed")]
    values = ["calm", "hasty"]
    return Contest(heading="Locks", note="A note.", across="pace", values=values, entrant=bots, measure=measures)


def small_grid() -> Grid:
    rows = [Row(label="Roswell", reference=["7 %"]), Row(label="Moscow", options={"city": "moscow"})]
    bots = [Entrant(bot="random", games=9), Entrant(bot="random", games=5, playouts=1)]
    return Grid(heading="Cities", note="A note.", across="threat", values=["0", "4"], entrant=bots, row=rows)


def test_a_study_counts_its_games() -> None:
    lines = [Line(label="a", bots=["random"], games=5), Line(label="b", bots=["random"], games=7)]
    study = Study(table=[Table(heading="h", note="n", line=lines)])
    assert games_in(study, None) == 12
    assert games_in(study, 3) == 6
    assert games_in(Study(grid=[small_grid()]), None) == 2 * 2 * (9 + 5)
    assert games_in(Study(grid=[small_grid()]), 1) == 2 * 2 * 2
    assert games_in(Study(contest=[small_contest()]), None) == 2 * (9 + 5)
    assert games_in(Study(contest=[small_contest()]), 3) == 2 * 2 * 3


def test_a_page_has_a_row_for_every_line(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = [
        Line(label="standard", bots=["random"], games=9, reference="0.0 %"),
        Line(label="two", bots=["random", "greedy"], games=9, options={"mode": "two_player"}),
    ]
    study = Study(table=[Table(heading="Players", note="A note.", line=lines)])
    monkeypatch.setattr(page, "load_study", lambda _: study)
    seen: list[int] = []
    text = balance(titles()[0], games=2, progress=seen.append)
    assert sum(seen) == 4
    assert text.startswith("### Players\n\nA note.\n\n| setting | bots |")
    first, second = text.splitlines()[6:]
    assert first.startswith("| standard | random | 2 | 0.0% |")
    assert first.endswith("| 0.0 % |")
    assert second.startswith("| two | random / greedy | 2 |")
    assert second.endswith("| - |")


def test_a_grid_has_a_row_for_every_setting_and_bot_and_the_facts_beside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "load_study", lambda _: Study(grid=[small_grid()]))
    seen: list[int] = []
    text = balance(find_title("under-falling-skies"), games=1, progress=seen.append)
    assert sum(seen) == 8
    lines = text.splitlines()
    assert lines[:5] == ["### Cities", "", "A note.", "", "|  | bots | games | 0 | 4 |"]
    assert lines[6].startswith("| Roswell | random | 1 | 0% (0-79) | 0% (0-79) |")
    assert lines[7].startswith("| Roswell | random 1 | 1 | ")
    assert lines[8] == "| Roswell | facts |  | 7 % | - |"
    assert [line.split(" | ")[0] for line in lines[9:]] == ["| Moscow", "| Moscow"]


def test_a_contest_has_a_row_for_every_value_and_bot_with_the_means_of_all_seats(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(page, "load_study", lambda _: Study(contest=[small_contest()]))
    monkeypatch.setattr(simulate, "find_title", lambda _: TOY)
    lines = balance(TOY, games=3).splitlines()
    assert lines[:6] == [
        "### Locks",
        "",
        "A note.",
        "",
        "| pace | bots | games | points | seen |",
        "|---|---|--:|--:|--:|",
    ]
    assert [line.split(" | ")[:3] for line in lines[6:]] == [
        ["| calm", "random", "3"],
        ["| calm", "greedy", "3"],
        ["| hasty", "random", "3"],
        ["| hasty", "greedy", "3"],
    ]
    assert all(" ± " in line and line.endswith("| 300.0% |") for line in lines[6:])
