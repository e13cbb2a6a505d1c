"""The ship's computer is heard when the server says, a tenth of a second away; read from the audio clock of a browser.

HULLBREACH_LONG=1 listens to the whole of mission 1 at full speed, which takes ten minutes.
"""

from __future__ import annotations

from statistics import median
from typing import TYPE_CHECKING, NamedTuple

import pytest

from hullbreach.games.space_alert.script import script
from hullbreach.locales import Words
from tests.browser.conftest import Visitors
from tests.browser.shelf import HURRIES
from tests.browser.test_game_time import FAR_AWAY, loopback
from tests.browser.test_space_alert_crew import Crew
from tests.effort import LONG

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from hullbreach.kernel.script import Cue

pytest.importorskip("playwright")
pytestmark = pytest.mark.alone

MISSION = "mission_1"
CLOSE_MS = 150
LOOKS = 5
AFTER_S = 3

# When each sound began, by the time of day, told by the audio clock once it has passed that moment.
EARS = """
    window.sounds = [];
    window.captions = [];
    const coming = [];
    const day = () => Date.now() - performance.now();
    for (const kind of [AudioBufferSourceNode, OscillatorNode]) {
        const { start } = kind.prototype;
        kind.prototype.start = function (when) {
            coming.push({ signal: kind === OscillatorNode, when, context: this.context });
            start.call(this, when);
        };
    }
    setInterval(() => {
        for (let place = coming.length - 1; place >= 0; place--) {
            const { context, when, signal } = coming[place];
            const { contextTime, performanceTime } = context.getOutputTimestamp();
            if (contextTime < when) continue;
            coming.splice(place, 1);
            window.sounds.push({ signal, at: performanceTime - (contextTime - when) * 1000 + day() });
        }
    }, 20);
    let shown = "";
    document.addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
        const text = document.querySelector(".captions .newest")?.textContent ?? "";
        if (text !== shown) window.captions.push({ text, at: Date.now() });
        shown = text;
    }).observe(document.body, { childList: true, subtree: true, characterData: true }));
"""
# At a hurried pace one sentence would not be over when the next is due: each is cut short. When they begin is the same.
SHORT = """
    const { decodeAudioData } = BaseAudioContext.prototype;
    BaseAudioContext.prototype.decodeAudioData = async function (bytes) {
        await decodeAudioData.call(this, bytes);
        return new AudioBuffer({ length: 441, sampleRate: 22050 });
    };
"""


class Heard(NamedTuple):
    """By cue: how many milliseconds after its time it was heard, and read."""

    cue: Cue
    heard: float
    read: float


def listen(page: Page, cues: list[Cue], pace: int, ahead: float) -> list[Heard]:
    """Each cue with what is nearest to it of what was heard and read."""
    sounds = page.evaluate("() => window.sounds")
    captions = page.evaluate("() => window.captions")
    words = Words("en")
    found = []
    for cue in cues:
        due = cue.at * pace - ahead
        heard = [sound["at"] - due for sound in sounds if sound["signal"] == (cue.kind != "count")]
        read = [caption["at"] - due for caption in captions if caption["text"] == cue.text(words)]
        assert heard, cue
        assert read, cue
        found.append(Heard(cue, min(heard, key=abs), min(read, key=abs)))
    return found


def fly(hurry: Visitors, clock: str, pace: int, until_s: int) -> list[Heard]:
    """Two people, one of them far away; what that one hears of a mission up to a second of it."""
    far, near = hurry(), hurry()
    for text in (FAR_AWAY, EARS, *([SHORT] if clock in HURRIES else [])):
        far.add_init_script(text)
    far.reload()
    crew = Crew([far, near], flight=MISSION, clock=clock)
    far.wait_for_load_state("networkidle")  # the clips are loaded while people get ready
    crew.get_ready()
    looks = []
    cues = [cue for cue in script(MISSION).cues if cue.at <= until_s]
    for _ in range(LOOKS):
        far.wait_for_timeout((until_s * pace + AFTER_S * 1000) / LOOKS)
        with loopback(near, f"/#/seat/{crew.table}/{crew.seated[1]['token']}") as ahead:
            looks.append(ahead())
    return listen(far, cues, pace, median(looks))


def test_far_away_announcements_are_heard_and_read_when_the_server_says(hurry: Visitors) -> None:
    heard = fly(hurry, "hasty", HURRIES["hasty"], script(MISSION).phase_ends[0])
    kinds = {one.cue.kind for one in heard}
    assert kinds == {"alert", "threat", "data", "warning", "silence", "restored", "transfer", "count", "phase"}
    assert abs(heard[0].heard) < HURRIES["hasty"] * 5, "what comes with the start of the clock is not left out"
    # The machine may be busy for a moment: nine of ten.
    assert sorted(abs(one.heard) for one in heard)[len(heard) * 9 // 10] <= CLOSE_MS, heard
    assert median(abs(one.read) for one in heard) <= CLOSE_MS, heard


if LONG:  # it takes ten minutes

    def test_far_away_every_announcement_of_mission_1_is_in_time_at_full_speed(hurry: Visitors) -> None:
        heard = fly(hurry, "full", 1000, script(MISSION).seconds)
        assert max(abs(one.heard) for one in heard) <= CLOSE_MS, heard
        assert max(abs(one.read) for one in heard) <= CLOSE_MS, heard
