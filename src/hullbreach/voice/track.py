"""Soundtracks as files: the suffix says which kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import soundfile

from hullbreach.kernel.errors import HullError
from hullbreach.voice.clips import RATE
from hullbreach.voice.mix import render

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from hullbreach.kernel.script import Script
    from hullbreach.voice.sounds import Samples


class Format(NamedTuple):
    """As libsndfile knows it; `thrift` is its compression level, from 0 to 1."""

    container: str
    coding: str
    thrift: float | None = None


FORMATS: Final = {
    ".ogg": Format("OGG", "VORBIS", 0.8),
    ".mp3": Format("MP3", "MPEG_LAYER_III", 0.8),
    ".flac": Format("FLAC", "PCM_16"),
    ".wav": Format("WAV", "PCM_16"),
}
BLOCK_S: Final = 10
"""Vorbis must not be given much at once: libvorbis keeps a block on the stack."""


def format_of(path: Path) -> Format:
    """Raises HullError."""
    suffix = path.suffix.lower()
    if suffix not in FORMATS:
        raise HullError("unknown-sound-format", file=str(path), expected=", ".join(FORMATS))
    return FORMATS[suffix]


def make(script: Script, language: str, path: Path, told: Callable[[float], None] = lambda _share: None) -> None:
    """Writes a soundtrack; `told` hears which share of it is done. Raises HullError, and then leaves no file behind."""
    kind = format_of(path)
    unfinished = path.with_name(f"{path.name}.part")
    try:
        unfinished.touch()
        write(unfinished, kind, render(script, language), told)
        unfinished.replace(path)
    except (OSError, soundfile.SoundFileError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise HullError("file-unwritable", file=str(path), problem=problem) from None
    finally:
        discard(unfinished)


def discard(path: Path) -> None:
    try:
        path.unlink(missing_ok=True)
    except OSError:
        return  # its folder is no folder: there was nothing to discard


def write(path: Path, kind: Format, samples: Samples, told: Callable[[float], None]) -> None:
    with soundfile.SoundFile(
        path, "w", RATE, 1, format=kind.container, subtype=kind.coding, compression_level=kind.thrift
    ) as file:
        block = BLOCK_S * RATE
        for start in range(0, len(samples), block):
            file.write(samples[start : start + block])
            told(min(1.0, (start + block) / len(samples)))
