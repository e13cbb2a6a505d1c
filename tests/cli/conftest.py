"""Running the command line within the test, as a person with a keyboard and an empty folder would."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from hullbreach.cli import main


@dataclass
class Ran:
    """What one command line did."""

    status: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture(autouse=True)
def _quiet_surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("HULLBREACH_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    def run_line(line: str, *typed: str) -> Ran:
        """Run `hullbreach LINE`; `typed` are the lines on the keyboard, then it ends."""
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{text}\n" for text in typed)))
        status = main(line.split())
        captured = capsys.readouterr()
        return Ran(status, captured.out, captured.err)

    return run_line


@pytest.fixture
def log(run: Run, tmp_path: Path) -> Path:
    """The log of a short game that is not over: two shots."""
    run("play aliens-attack --seed 5", "1", "1", "s game.hull", "q")
    return tmp_path / "game.hull"
