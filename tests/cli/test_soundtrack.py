"""`hullbreach soundtrack`: missions for groups with the box."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

pytest.importorskip("soundfile")

import soundfile

from hullbreach.cli import soundtrack
from hullbreach.voice.mix import TAIL_S

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Run


def test_a_mission_by_its_number_in_french(run: Run, tmp_path: Path) -> None:
    done = run("soundtrack --mission 4 --lang fr -o bande.ogg")
    assert (done.status, done.err) == (0, "")
    assert "Mission 4" in done.out
    assert "9:40" in done.out
    assert "Mo)" in done.out
    assert soundfile.info(tmp_path / "bande.ogg").duration == pytest.approx(580 + TAIL_S, abs=0.1)
    assert 500_000 < (tmp_path / "bande.ogg").stat().st_size < 2_000_000


def test_a_new_mission_by_its_seed_has_a_file_named_after_it(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(soundtrack, "SUFFIX", ".wav")  # quicker to write
    done = run("soundtrack --seed 42")
    assert done.status == 0
    assert "New mission 42: seed-42.wav (10:00," in done.out
    assert (tmp_path / "seed-42.wav").exists()


def test_all_missions_go_into_a_folder(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[tuple[str, str]] = []

    def note(_terminal: object, script: object, file: Path) -> None:
        written.append((getattr(script, "mission", ""), file.name))

    monkeypatch.setattr(soundtrack, "write_file", note)
    assert run("soundtrack --all deep/tracks").status == 0
    assert (tmp_path / "deep" / "tracks").is_dir()
    assert len(written) == 16
    assert all(name == f"{mission}.ogg" for mission, name in written)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("", "Which mission? Give either --mission, --seed or --all."),
        ("--mission 3 --seed 3", "Which mission?"),
        ("--mission 9", "“9” is no value of the option “mission”; choose one of: first_test_run,"),
        ("--mission 3 -o x.txt", "“x.txt” does not end like a sound file; choose one of: .ogg, .mp3, .flac, .wav."),
        ("--mission 3 -o no/such/x.ogg", "The file “no/such/x.ogg” cannot be written: No such file or directory."),
        ("--seed -1", "-1 is too small for --seed"),
        ("--seed 9999999999999999", "is too big for --seed"),
        ("--all x --mission 3", "--all makes every mission; leave --mission out."),
        ("--all x -o y.ogg", "leave --output out."),
    ],
)
def test_what_cannot_be_made_is_one_sentence(line: str, sentence: str, run: Run, tmp_path: Path) -> None:
    done = run(f"soundtrack {line}")
    assert (done.status, done.out) == (2, "")
    assert sentence in done.err
    assert done.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_a_file(run: Run, tmp_path: Path) -> None:
    (tmp_path / "x").write_text("")
    done = run("soundtrack --all x")
    assert done.status == 2
    assert "“x” cannot be written" in done.err


def test_without_the_library_it_says_which_and_how_to_get_it(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "soundfile", None)
    for name in ("track", "clips", "mix"):
        monkeypatch.delitem(sys.modules, f"hullbreach.voice.{name}", raising=False)
    done = run("soundtrack --mission 3")
    assert done.status == 2
    assert "“soundfile”, which is not installed; pip install hullbreach[voice] brings it." in done.err
