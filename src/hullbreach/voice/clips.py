"""The clips that come with the package, and what each was made from."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

import msgspec
import numpy as np
import soundfile

if TYPE_CHECKING:
    from hullbreach.voice.sounds import Samples

FOLDER: Final = files(__package__) / "clips"
MANIFEST: Final = "manifest.json"
RATE: Final = 22_050


class Made(msgspec.Struct, frozen=True):
    """Which words a clip speaks, and the SHA-256 of its file."""

    text: str
    sha256: str


Manifest = dict[str, dict[str, Made]]
"""By language and name of the clip."""


@cache
def manifest() -> Manifest:
    return msgspec.json.decode((FOLDER / MANIFEST).read_bytes(), type=Manifest)


@cache
def clip(language: str, name: str, rate: int = RATE) -> Samples:
    """Its samples at a rate; do not write into them."""
    with (FOLDER / language / f"{name}.ogg").open("rb") as file:
        samples, _ = soundfile.read(file, dtype="float32")
    return resampled(np.asarray(samples, np.float32), rate)


def resampled(samples: Samples, rate: int) -> Samples:
    """The same sound at a lower rate: what is above it is left out."""
    if rate == RATE:
        return samples
    length = round(len(samples) * rate / RATE)
    spectrum = np.fft.rfft(samples)[: length // 2 + 1]
    return np.fft.irfft(spectrum, length).astype(np.float32) * np.float32(rate / RATE)
