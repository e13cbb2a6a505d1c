"""Sounds of the ship, all synthesised: engines, alarms, signals, static. Nothing is recorded, nothing is borrowed."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    from collections.abc import Callable

Samples = npt.NDArray[np.float32]

EDGE_S: Final = 0.008
"""Sounds rise and fall so quickly that nobody hears it, and so slowly that nothing clicks."""


def seconds_of(samples: Samples, rate: int) -> float:
    return len(samples) / rate


def clock(seconds: float, rate: int) -> npt.NDArray[np.float64]:
    return np.arange(round(seconds * rate)) / rate


def edged(samples: npt.NDArray[np.float64], rate: int, edge: float = EDGE_S) -> Samples:
    ramp = min(round(edge * rate), len(samples) // 2)
    if ramp:
        samples[:ramp] *= np.linspace(0, 1, ramp)
        samples[-ramp:] *= np.linspace(1, 0, ramp)
    return samples.astype(np.float32)


# --- what goes on and on ---
@cache
def hum(rate: int) -> Samples:
    """Engines and air, twenty seconds that join end to end: every part has a whole number of periods in them."""
    length = 20
    t = clock(length, rate)
    swell = 1 + 0.25 * np.sin(2 * np.pi * t * 3 / length)
    engines = sum(level * np.sin(2 * np.pi * hertz * t) for hertz, level in ((45, 0.5), (60.05, 0.35), (90.1, 0.2)))
    spectrum = np.fft.rfft(np.random.default_rng(7).standard_normal(len(t)))
    hertz = np.fft.rfftfreq(len(t), 1 / rate)
    air = np.fft.irfft(spectrum * np.exp(-((hertz / 160) ** 2)), len(t))
    return (0.011 * swell * engines + 0.012 * air / np.std(air)).astype(np.float32)


def static(seconds: float, rate: int, seed: int) -> Samples:
    """White noise, as long as nobody can be heard."""
    noise = np.random.default_rng(seed).standard_normal(round(seconds * rate))
    return edged(0.05 * noise, rate, 0.02)


# --- signals ---
def tone(hertz: float, seconds: float, rate: int, level: float = 0.2) -> Samples:
    """A soft pipe: the note and a little of its octave."""
    phase = 2 * np.pi * hertz * clock(seconds, rate)
    return edged(level * (np.sin(phase) + 0.3 * np.sin(2 * phase)), rate)


def melody(*notes: tuple[float, float]) -> Callable[[int], Samples]:
    """Notes one after another, as (hertz, seconds); nought hertz is a rest."""
    return lambda rate: np.concatenate([tone(hertz, seconds, rate) for hertz, seconds in notes])


def alarm(rate: int) -> Samples:
    """A siren that rises twice."""
    t = clock(1.1, rate)
    sweep = 520 + 380 * (t % 0.55) / 0.55
    phase = 2 * np.pi * np.cumsum(sweep) / rate
    return edged(0.16 * np.tanh(1.4 * np.sin(phase)), rate, 0.03)


def jump(rate: int) -> Samples:
    """Into hyperspace: everything rises and is gone."""
    t = clock(4.0, rate)
    phase = 2 * np.pi * np.cumsum(70 * 2 ** (1.3 * t)) / rate
    chord = np.sin(phase) + 0.6 * np.sin(1.5 * phase) + 0.4 * np.sin(2.01 * phase)
    return edged(0.16 * chord * (t / 4) ** 0.7, rate, 0.4)


SIGNALS: Final[dict[str, Callable[[int], Samples]]] = {
    "alarm": alarm,
    "jump": jump,
    "attention": melody((880, 0.09)),
    "notice": melody((587, 0.09)),
    "chatter": melody(*((hertz, 0.05) for hertz in (1175, 1568, 1319, 1760, 1175, 1976))),
    "beep": melody((1047, 0.45)),
    "gong": melody((392, 0.16), (523, 0.4)),
    "restored": melody((523, 0.09)),
}


@cache
def signal(name: str, rate: int) -> Samples:
    return SIGNALS[name](rate)
