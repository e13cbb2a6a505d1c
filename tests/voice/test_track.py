"""Soundtracks as files."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

pytest.importorskip("soundfile")

import msgspec
import soundfile

from hullbreach.games.space_alert.script import script
from hullbreach.kernel.errors import HullError
from hullbreach.kernel.script import Script
from hullbreach.voice.clips import RATE
from hullbreach.voice.mix import TAIL_S
from hullbreach.voice.studio import open_studio
from hullbreach.voice.track import FORMATS, format_of, make

BYTES_PER_SECOND = {".ogg": 4_000, ".mp3": 4_000, ".flac": 30_000, ".wav": 2 * RATE + 100}


@pytest.fixture
def short() -> Script:
    """The first minute of a test run, so that it is quick."""
    found = script("first_test_run")
    return msgspec.structs.replace(found, phase_ends=[60], cues=[cue for cue in found.cues if cue.at < 50])


@pytest.mark.parametrize("suffix", FORMATS)
def test_every_format_holds_the_whole_of_it_in_a_sensible_size(suffix: str, short: Script, tmp_path: Path) -> None:
    file = tmp_path / f"track{suffix}"
    shares: list[float] = []
    make(short, "en", file, shares.append)
    found = soundfile.info(file)
    assert (found.samplerate, found.channels) == (RATE, 1)
    assert found.duration == pytest.approx(60 + TAIL_S, abs=0.1)
    assert 60 * 500 < file.stat().st_size < (60 + TAIL_S) * BYTES_PER_SECOND[suffix]
    assert shares == sorted(shares)
    assert shares[-1] == 1
    assert [path.name for path in tmp_path.iterdir()] == [file.name]


def test_wav_is_the_same_to_the_byte(short: Script, tmp_path: Path) -> None:
    for name in ("one.wav", "two.wav"):
        make(short, "fr", tmp_path / name)
    assert (tmp_path / "one.wav").read_bytes() == (tmp_path / "two.wav").read_bytes()


def test_a_suffix_decides_in_any_case() -> None:
    assert format_of(Path("x.OGG")) is FORMATS[".ogg"]
    for name in ("x", "x.txt", ".ogg", "ogg"):
        with pytest.raises(HullError, match="unknown-sound-format"):
            format_of(Path(name))


def test_a_file_that_cannot_be_written_leaves_nothing_behind(short: Script, tmp_path: Path) -> None:
    (tmp_path / "folder.ogg").mkdir()
    (tmp_path / "file").write_text("")
    for name in ("no/such/folder/x.ogg", "folder.ogg", "file/x.ogg"):
        with pytest.raises(HullError, match="file-unwritable"):
            make(short, "en", tmp_path / name)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "folder.ogg"]


def test_without_the_library_the_studio_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "soundfile", None)
    for name in ("track", "clips", "mix"):
        monkeypatch.delitem(sys.modules, f"hullbreach.voice.{name}", raising=False)
    with pytest.raises(HullError, match="no-sound-library") as caught:
        open_studio()
    assert caught.value.details == {"library": "soundfile"}
