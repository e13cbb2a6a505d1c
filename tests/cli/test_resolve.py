"""`hullbreach resolve`: flights planned elsewhere, JSON in, JSON out."""

from __future__ import annotations

import gzip
import json
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from tests.games.space_alert.first_flight import first_flight, idle_flight
from tests.games.space_alert.golden import FILE, golden_games

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Run


@pytest.fixture
def flights() -> list[dict[str, Any]]:
    with gzip.open(FILE) as lines:
        return [json.loads(line) for _, line in zip(range(3), lines, strict=False)]


def write(path: Path, flights: list[dict[str, Any]]) -> Path:
    path.write_text("\n".join(json.dumps(flight) for flight in flights), encoding="utf-8")
    return path


def test_every_flight_resolved_elsewhere_agrees(run: Run) -> None:
    done = run(f"resolve {FILE} --check")
    assert (done.status, done.out) == (0, "")
    assert "300 of 300 agree" in done.err


def test_results_come_out_line_by_line(run: Run, tmp_path: Path, flights: list[dict[str, Any]]) -> None:
    done = run(f"resolve {write(tmp_path / 'flights.jsonl', flights)}")
    answers = [json.loads(line) for line in done.out.splitlines()]
    assert [answer["result"] for answer in answers] == [flight["result"] for flight in flights]


def test_one_flight_may_span_several_lines(run: Run, tmp_path: Path, flights: list[dict[str, Any]]) -> None:
    file = tmp_path / "flight.json"
    file.write_text(json.dumps({"input": flights[0]["input"]}, indent=1), encoding="utf-8")
    assert json.loads(run(f"resolve {file}").out)["result"] == flights[0]["result"]


def test_a_bad_line_names_itself_and_the_others_resolve(
    run: Run, tmp_path: Path, flights: list[dict[str, Any]]
) -> None:
    flights[1]["input"]["crew"] = 9
    done = run(f"resolve {write(tmp_path / 'flights.jsonl', flights)}")
    assert done.status == 2
    assert "Line 2: crew is 9; expected 1 to 5." in done.err
    answers = [json.loads(line) for line in done.out.splitlines()]
    assert answers[1]["error"]["field"] == "crew"
    assert answers[2]["result"] == flights[2]["result"]


def test_a_result_that_differs_is_told(run: Run, tmp_path: Path, flights: list[dict[str, Any]]) -> None:
    flights[0]["result"]["outcome"] = "won"
    done = run(f"resolve {write(tmp_path / 'flights.jsonl', flights)} --check")
    assert done.status == 1
    assert "2 of 3 agree" in done.err


def test_a_file_that_is_not_there_is_one_sentence(run: Run) -> None:
    done = run("resolve nowhere.jsonl")
    assert (done.status, done.out) == (2, "")
    assert "There is no file “nowhere.jsonl”" in done.err


def one_line(run: Run, tmp_path: Path, paper: dict[str, Any], how: str = "") -> str:
    done = run(f"resolve {write(tmp_path / 'flight.json', [{'game': 'Ada', 'input': paper}])} --film {how}")
    assert (done.status, done.err) == (0, "")
    return done.out


def test_a_film_tells_every_turn_with_its_rules_and_the_score(run: Run, tmp_path: Path) -> None:
    told = one_line(run, tmp_path, first_flight())
    turns = [line for line in told.splitlines() if line.startswith("Turn ")]
    assert [line.split()[1] for line in turns] == [str(turn) for turn in range(1, 9)]
    fifth = told[told.index("Turn 5") : told.index("Turn 6")]
    assert "Stealth Fighter: destroyed!  SA-DMG-15" in fifth
    assert fifth.index("Player actions") < fifth.index("Compute damage")
    assert "shuffled from the seed 1" in told


def test_a_film_speaks_french(run: Run, tmp_path: Path) -> None:
    told = one_line(run, tmp_path, first_flight(), "--lang fr")
    assert "Menace détruite\u00a0: Chasseur Furtif\u202f!" in told
    assert "Calcul des dégâts" in told


def test_a_film_ends_with_the_score_sheet(run: Run, tmp_path: Path) -> None:
    won = next(golden for golden in golden_games() if golden.result["score"])
    told = one_line(run, tmp_path, msgspec.to_builtins(won.input))
    assert told.split()[-2:] == ["Total", str(won.result["score"]["total"])]


def test_a_film_of_a_lost_ship_has_no_score(run: Run, tmp_path: Path) -> None:
    told = one_line(run, tmp_path, idle_flight())
    assert "The ship is lost" in told
    assert "Total" not in told


def test_a_line_that_cannot_be_filmed_does_not_stop_the_others(run: Run, tmp_path: Path) -> None:
    papers = [{"input": first_flight(crew=9)}, {"input": first_flight()}]
    done = run(f"resolve {write(tmp_path / 'flights.jsonl', papers)} --film")
    assert done.status == 2
    assert "Line 1: crew is 9" in done.err
    assert "Stealth Fighter: destroyed!" in done.out
