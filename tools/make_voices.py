"""Makes the clips of the ship's computer: espeak-ng speaks, we filter. Run by tools/voices.

A woman's voice, slow and even, as over a ship's loudspeakers: softened highs, a light chorus, a small metal room.
"""

from __future__ import annotations

import ctypes
import hashlib
import sys
from pathlib import Path
from typing import Any, Final, NamedTuple

import espeakng_loader
import msgspec
import numpy as np
import soundfile

from hullbreach.locales import LANGUAGES, Words
from hullbreach.voice.clips import FOLDER, MANIFEST, RATE, Made, Manifest
from hullbreach.voice.studio import all_phrases

Samples = Any

SYNCHRONOUS: Final = 2
CHARACTERS: Final = 1
UTF8: Final = 1
SPEED, PITCH, RANGE = 1, 3, 4


class Speaker(NamedTuple):
    voice: str
    speed: int
    pitch: int
    liveliness: int


SPEAKERS: Final = {"en": Speaker("en-us+f2", 142, 42, 42), "fr": Speaker("fr+f2", 140, 44, 46)}
# The filter.
SILENCE: Final = 0.004
LOW, HIGH = 130.0, 5600.0
CHORUS_S, CHORUS_SWING_S, CHORUS_HZ, CHORUS = 0.011, 0.0015, 0.7, 0.22
ROOM_S, ROOM_DELAY_S, ROOM = 0.22, 0.014, 0.2
EDGE_S, TAIL_S = 0.012, 0.03
DRIVE: Final = 1.4
LOUDNESS: Final = 0.14
LOUDEST: Final = 0.85
QUALITY: Final = 0.6
"""As libsndfile counts: 0 keeps most, 1 is smallest."""


class Espeak:
    """The library, driven through ctypes; it speaks into a list."""

    def __init__(self) -> None:
        self.library = ctypes.CDLL(espeakng_loader.get_library_path())
        data = espeakng_loader.get_data_path().encode()
        if self.library.espeak_Initialize(SYNCHRONOUS, 0, data, 0) != RATE:
            sys.exit("espeak-ng speaks at another rate than our clips have")
        self.heard: list[Samples] = []
        kind = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.POINTER(ctypes.c_short), ctypes.c_int, ctypes.c_void_p)
        self.callback = kind(self.hear)  # kept, or it would be collected while the library still calls it
        self.library.espeak_SetSynthCallback(self.callback)

    def hear(self, wave: Any, count: int, _events: object) -> int:
        if wave and count:
            self.heard.append(np.ctypeslib.as_array(wave, (count,)).copy())
        return 0

    def say(self, speaker: Speaker, text: str) -> Samples:
        self.heard.clear()
        if self.library.espeak_SetVoiceByName(speaker.voice.encode()) != 0:
            sys.exit(f"espeak-ng has no voice {speaker.voice}")
        for parameter, value in ((SPEED, speaker.speed), (PITCH, speaker.pitch), (RANGE, speaker.liveliness)):
            self.library.espeak_SetParameter(parameter, value, 0)
        spoken = text.encode()
        self.library.espeak_Synth(spoken, len(spoken) + 1, 0, CHARACTERS, 0, UTF8, None, None)
        self.library.espeak_Synchronize()
        return np.concatenate(self.heard) / 32768


# --- the filter ---
def treat(samples: Samples) -> Samples:
    """From a bare voice to a ship's computer."""
    voice = faded(trimmed(samples), EDGE_S)
    voice = softened(np.tanh(DRIVE * voice / np.abs(voice).max()))
    voice = in_room(with_chorus(voice))
    voice *= LOUDNESS / np.sqrt(np.mean(voice**2))
    return faded(voice * min(1.0, LOUDEST / np.abs(voice).max()), TAIL_S)


def trimmed(samples: Samples) -> Samples:
    """The first sound is at the first sample: soundtracks count on it."""
    loud = np.flatnonzero(np.abs(samples) > SILENCE)
    return samples[loud[0] : loud[-1] + 1]


def softened(samples: Samples) -> Samples:
    """A loudspeaker has neither depth nor sparkle; a little presence keeps the words clear."""
    padded = len(samples) + RATE // 20  # or the end would ring at the beginning
    spectrum = np.fft.rfft(samples, padded)
    hertz = np.fft.rfftfreq(padded, 1 / RATE)
    curve = 1 / (1 + (LOW / np.maximum(hertz, 1)) ** 4) / (1 + (hertz / HIGH) ** 10)
    presence = 1 + 0.35 * np.exp(-(((hertz - 2600) / 900) ** 2))
    return np.fft.irfft(spectrum * np.sqrt(curve) * presence, padded)[: len(samples)]


def with_chorus(samples: Samples) -> Samples:
    """A second, slightly wavering voice behind the first."""
    places = np.arange(len(samples))
    swing = CHORUS_S + CHORUS_SWING_S * np.sin(2 * np.pi * CHORUS_HZ * places / RATE)
    return samples + CHORUS * np.interp(places - swing * RATE, places, samples, left=0.0)


def in_room(samples: Samples) -> Samples:
    """A short tail, the same for all clips."""
    length, delay = int(ROOM_S * RATE), int(ROOM_DELAY_S * RATE)
    noise = np.random.default_rng(1).standard_normal(length)
    tail = np.convolve(noise, np.ones(4) / 4, "same") * np.exp(-np.linspace(0, 6.5, length))
    room = np.concatenate([np.zeros(delay), ROOM * tail / np.sqrt(np.sum(tail**2))])
    echo = np.convolve(samples, room)
    echo[: len(samples)] += samples
    return echo


def faded(samples: Samples, seconds: float) -> Samples:
    ramp = int(seconds * RATE)
    return np.concatenate([samples[:-ramp], samples[-ramp:] * np.linspace(1, 0, ramp)])


def main() -> None:
    espeak = Espeak()
    manifest: Manifest = {}
    for language in LANGUAGES:
        folder = Path(str(FOLDER)) / language
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("*.ogg"):
            old.unlink()
        words, manifest[language] = Words(language), {}
        for phrase in all_phrases():
            file = folder / f"{phrase.clip}.ogg"
            sound = treat(espeak.say(SPEAKERS[language], phrase.text(words))).astype(np.float32)
            soundfile.write(file, sound, RATE, format="OGG", subtype="VORBIS", compression_level=QUALITY)
            digest = hashlib.sha256(file.read_bytes()).hexdigest()
            manifest[language][phrase.clip] = Made(phrase.text(words), digest)
    text = msgspec.json.format(msgspec.json.encode(manifest, order="sorted"), indent=1)
    Path(str(FOLDER / MANIFEST)).write_bytes(text + b"\n")


if __name__ == "__main__":
    main()
