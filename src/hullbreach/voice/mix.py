"""From a script to one long sound: what is heard when, and the desk where it comes together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from hullbreach.voice.clips import RATE, clip
from hullbreach.voice.sounds import Samples, hum, seconds_of, signal, static

if TYPE_CHECKING:
    from hullbreach.kernel.script import Cue, Script

TAIL_S: Final = 8
"""After the last second of the mission: time to say so, and to jump."""
LEAD_S: Final = 0.1
"""A short signal comes first, so that people listen."""
BREATH_S: Final = 0.1
"""Between two sentences."""
PAUSE_S: Final = 0.25
"""Before a sentence is said again."""
MUFFLED: Final = 0.4
"""How much of the static is left while the computer speaks."""

TWICE: Final = {"threat", "data", "transfer"}
"""SA-ANN-17."""
FIRST: Final = {
    "alert": "attention",
    "threat": "attention",
    "data": "notice",
    "transfer": "notice",
    "silence": "notice",
    "restored": "restored",
    "warning": "notice",
    "phase": "notice",
    "end": "attention",
}
AFTER: Final = {"alert": "alarm", "threat": "alarm", "data": "chatter", "phase": "gong", "end": "jump"}
"""What follows the first time something is said."""
AT_ITS_END: Final = {"transfer": "beep"}


class Take(NamedTuple):
    """A piece of sound and the second it begins in: a clip of the voice, or a signal."""

    at: float
    name: str
    spoken: bool


class Plan:
    """Takes in the order of the script; the computer never interrupts itself."""

    def __init__(self, language: str, rate: int) -> None:
        self.language = language
        self.rate = rate
        self.takes: list[Take] = []
        self.free = 0.0
        """When the last sentence is over."""

    def sound(self, take: Take) -> Samples:
        return clip(self.language, take.name, self.rate) if take.spoken else signal(take.name, self.rate)

    def put(self, at: float, name: str, *, spoken: bool) -> float:
        """Returns when it is over."""
        take = Take(at, name, spoken)
        self.takes.append(take)
        return at + seconds_of(self.sound(take), self.rate)

    def follow(self, cue: Cue) -> None:
        self.free = self.speak(cue, self.announce(cue))
        over = self.free
        if cue.kind in AFTER:
            over = self.put(over + BREATH_S, AFTER[cue.kind], spoken=False)
        if cue.kind in TWICE:
            self.free = self.speak(cue, over + PAUSE_S)
        if cue.kind in AT_ITS_END:
            self.put(cue.at + cue.lasts, AT_ITS_END[cue.kind], spoken=False)

    def announce(self, cue: Cue) -> float:
        """When it may speak: after its signal; where the return of communications is just being told, after that."""
        if self.free > cue.at:
            return self.free
        if cue.kind not in FIRST:
            return cue.at
        self.put(cue.at, FIRST[cue.kind], spoken=False)
        return cue.at + LEAD_S

    def speak(self, cue: Cue, at: float) -> float:
        for phrase in cue.says:
            at = self.put(at, phrase.clip, spoken=True) + BREATH_S
        return at - BREATH_S


def plan(script: Script, language: str, rate: int = RATE) -> Plan:
    planned = Plan(language, rate)
    for cue in script.cues:
        planned.follow(cue)
    return planned


# --- the desk ---
def render(script: Script, language: str, rate: int = RATE) -> Samples:
    """The whole soundtrack, mono, between -1 and 1. Second 0 is second 0 of the mission."""
    desk = engines(script.seconds + TAIL_S, rate)
    for number, cue in enumerate(cue for cue in script.cues if cue.kind == "silence"):
        add(desk, muffled(cue, language, rate, number), cue.at, rate)
    planned = plan(script, language, rate)
    for take in planned.takes:
        add(desk, planned.sound(take), take.at, rate)
    return np.clip(desk, -1.0, 1.0, out=desk)


def engines(seconds: int, rate: int) -> Samples:
    """The hum all the way, gone at the very end."""
    desk = np.resize(hum(rate), seconds * rate)
    end = 2 * rate
    desk[-end:] *= np.linspace(1, 0, end, dtype=np.float32)
    return desk


def muffled(cue: Cue, language: str, rate: int, seed: int) -> Samples:
    """Static for as long as communications are down, quieter under the words that say so."""
    noise = static(cue.lasts, rate, seed)
    noise[: round(speech(cue, language, rate) * rate)] *= MUFFLED
    return noise


def speech(cue: Cue, language: str, rate: int) -> float:
    return LEAD_S + sum(seconds_of(clip(language, phrase.clip, rate), rate) for phrase in cue.says)


def add(desk: Samples, sound: Samples, at: float, rate: int) -> None:
    start = round(at * rate)
    part = desk[start : start + len(sound)]
    part += sound[: len(part)]
