"""The commands: opening the table, and measuring it."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import msgspec
import pytest

from hullbreach.cli import main
from hullbreach.table.bench import ServerReport
from hullbreach.table.bench_crews import HEARD, CrewReport
from hullbreach.table.messages import News, Place, Result, encode

SCRIPT = "import sys; from hullbreach.cli import main; sys.exit(main(sys.argv[1:]))"


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HULLBREACH_LANG", "en")
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.chdir(tmp_path)


def test_serve_says_where_and_stops_when_told(tmp_path: Path) -> None:
    command = [sys.executable, "-u", "-c", SCRIPT, "serve", "--port", "0", "--database", "t.db"]
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout
        line = process.stdout.readline()
        address = line.split("open: ")[1].split()[0]
        response = httpx.get(f"{address}/healthz", timeout=10)
        assert response.json()["status"] == "ok"
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=15)
        assert (process.returncode, err) == (0, "")
        assert "every game is kept" in out
    assert (tmp_path / "t.db").exists()


def test_a_port_that_is_taken_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert main(["serve", "--port", str(port), "--database", "t.db"]) == 2
    assert f"127.0.0.1, port {port}" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--port", "70000"], "70000 is too big for --port"),
        (["--port", "-1"], "-1 is too small for --port"),
        (["--thinkers", "0"], "0 is too small for --thinkers"),
        (["--database", "no/such/folder/t.db"], "cannot be written"),
        (["--host", "no such host", "--port", "0"], "cannot listen"),
    ],
)
def test_settings_that_cannot_be(arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", *arguments]) == 2
    assert sentence in capsys.readouterr().err


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada, " * 100)
    assert main(["serve", "--database", "letter.txt"]) == 2
    assert "letter.txt" in capsys.readouterr().err
    assert file.read_text().startswith("Dear Ada")


def test_the_bench_measures_and_ends(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "server", "--tables", "3", "--moves", "4", "--json"]) == 0
    report = msgspec.json.decode(capsys.readouterr().out, type=ServerReport)
    assert (report.tables, report.moves) == (3, 12)
    assert 0 < report.p50_ms <= report.p99_ms
    assert 0 < report.median_bytes < 1000
    assert main(["bench", "server", "--tables", "2", "--moves", "2"]) == 0
    assert "Processor time for a move" in capsys.readouterr().out
    assert main(["bench", "server", "--tables", "0"]) == 2


def test_the_bench_seats_crews_that_play_against_the_clock(capsys: pytest.CaptureFixture[str]) -> None:
    crews = ["bench", "server", "--game", "space-alert", "--tables", "1", "--every", "0.2"]
    assert main([*crews, "--seconds", "3", "--json"]) == 0
    report = msgspec.json.decode(capsys.readouterr().out, type=CrewReport)
    assert (report.tables, report.people, report.over) == (1, 5, 0)
    assert 5 <= report.moves <= 5 * 3 / 0.2 + 5
    assert 0 < report.p50_ms <= report.p99_ms
    assert 0 < report.kb_per_minute_down < report.kb_per_minute
    assert report.cpu_percent_of_table > 0
    assert main([*crews, "--seconds", "1"]) == 0
    assert "On the wire, a minute and person" in capsys.readouterr().out
    assert main(["bench", "server", "--game", "chess"]) == 2
    assert main([*crews, "--seconds", "0"]) == 2


def test_the_bench_knows_the_end_of_a_game_when_it_hears_of_it() -> None:
    result = Result([True], False, "home", "SA-RES-01", [("total", 7)], [Place(1, [])])
    assert HEARD.decode(encode(News(seq=5, result=result))).result
    assert HEARD.decode(encode(News(seq=5))).result is None


def test_the_bench_keeps_a_pace(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "server", "--tables", "2", "--moves", "30", "--every", "0.05", "--json"]) == 0
    report = msgspec.json.decode(capsys.readouterr().out, type=ServerReport)
    assert (report.every, report.moves) == (0.05, 60)  # games that end do not stop it
    assert report.seconds >= 29 * 0.05
    assert report.moves_per_second < 2 / 0.05 * 1.1
    assert main(["bench", "server", "--every", "-1"]) == 2
    assert main(["bench", "server", "--every", "61"]) == 2
