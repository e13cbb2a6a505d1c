"""Simulations, speed and balance from the command line."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from hullbreach.kernel.title import Title
from hullbreach.lab import balance
from hullbreach.lab.balance import Line, Study, Table
from tests.cli.conftest import Run


def test_a_simulation_is_summed_up(run: Run) -> None:
    ran = run("simulate aliens-attack --bot random --games 12")
    assert ran.status == 0
    assert re.search(r"^Earth +random +\d+ of 12 +[\d.]+ % +[\d.]+ % – [\d.]+ %$", stripped(ran.out), re.MULTILINE)
    assert re.search(r"^Turns +[\d.]+ +\d+ – \d+$", stripped(ran.out), re.MULTILINE)
    assert "A neutralised cannon was hit." in ran.out
    assert "s of processor time" in ran.out
    assert ran.err == ""


def stripped(out: str) -> str:
    return "\n".join(line.strip() for line in out.splitlines())


def test_a_simulation_is_summed_up_in_french(run: Run) -> None:
    out = run("simulate aliens-attack --games 3 --option mode=two_player --lang fr").out
    for word in ("Terre", "Extraterrestres", "Intervalle à 95\N{NO-BREAK SPACE}%", "Décisions"):
        assert word in out


def test_two_bots_and_two_processes_play_the_same_games(run: Run) -> None:
    line = "simulate aliens-attack --bot random --bot2 random --option mode=two_player --games 4 --seed 9 --json"
    one, two = (json.loads(run(f"{line} --jobs {jobs}").out) for jobs in (1, 2))
    assert one["batch"]["seed"] == 9
    assert one["summary"]["reasons"] == two["summary"]["reasons"]
    assert [seat["name"] for seat in two["summary"]["seats"]] == ["earth", "alien"]


def test_the_search_can_be_bounded(run: Run) -> None:
    assert run("simulate aliens-attack --bot mcts --games 1 --playouts 1").status == 0


def test_speed_is_a_table_or_json(run: Run) -> None:
    table = run("bench aliens-attack --seconds 0.01")
    assert table.status == 0
    assert re.search(r"Random playouts +[\d,.]+ +per CPU-second", table.out)
    reports = json.loads(run("bench --seconds 0.01 --json").out)
    assert reports[0]["game"] == "aliens-attack"
    assert "Parties au hasard" in run("bench --seconds 0.01 --lang fr").out


def test_the_speed_of_flights(run: Run, tmp_path: Path) -> None:
    table = run("bench space-alert --seconds 0.01")
    assert table.status == 0
    assert re.search(r"Random playouts +[\d,.]+ +per CPU-second", table.out)
    assert re.search(r"Flights resolved after a change +[\d,.]+ +per CPU-second", table.out)
    file = tmp_path / "mission.json"
    file.write_text(run("mission --seed 1 --json").out)
    report = json.loads(run(f"bench space-alert --papers {file} --seconds 0.01 --json").out)[0]
    assert report["game"] == "space-alert"
    assert "Vols résolus" in run(f"bench space-alert --papers {file} --seconds 0.01 --lang fr").out


def test_ships_from_a_file_are_measured(run: Run, tmp_path: Path) -> None:
    (tmp_path / "ships.jsonl").write_text(json.dumps({"input": {"class": "I", "ship": "7,7 P0 3333"}}))
    (report, *_) = json.loads(run("bench galaxy-trucker --papers ships.jsonl --seconds 0.01 --json").out)
    assert report["rows"][1]["name"] == "ship checks after a hit"
    ran = run("bench galaxy-trucker --papers ships.jsonl --seconds 0.01 --lang fr")
    assert "Contrôles après un coup" in ran.out


def test_no_flights_to_measure_is_one_sentence(run: Run, tmp_path: Path) -> None:
    (tmp_path / "empty.jsonl").write_text("")
    ran = run("bench space-alert --papers empty.jsonl")
    assert (ran.status, ran.err) == (2, "empty.jsonl holds no sheet.\n")


def test_balance_is_markdown_on_the_terminal_or_in_a_file(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def small(_title: Title) -> Study:
        line = Line(label="standard", bots=["random"], games=2)
        return Study(table=[Table(heading="A small table", note="Two games.", line=[line])])

    monkeypatch.setattr(balance, "load_study", small)
    monkeypatch.setattr("hullbreach.cli.balance.load_study", small)
    assert run("balance aliens-attack --games 1").out.startswith("### A small table\n")
    written = run("balance aliens-attack --games 1 -o page.md")
    assert written.out == "Written: page.md\n"
    assert (tmp_path / "page.md").read_text().startswith("### A small table\n")
