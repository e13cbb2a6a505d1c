"""Soundtracks measured on their samples: every announcement is where the timeline says, and static where it belongs."""

from __future__ import annotations

from functools import cache

import pytest

pytest.importorskip("soundfile")

import msgspec
import numpy as np

from hullbreach.games.space_alert.facts import missions
from hullbreach.games.space_alert.script import script
from hullbreach.kernel.script import Cue, Script
from hullbreach.locales import LANGUAGES
from hullbreach.voice.clips import clip
from hullbreach.voice.mix import TAIL_S, plan, render
from hullbreach.voice.sounds import Samples, hum

RATE = 7_350
"""A third of the real one: enough to know a clip by, and quick."""
LATE_S = 0.2
AROUND_S = 1.0
CERTAIN = 0.8

OFFICIAL = [timeline.id for timeline in missions().mission]
NEW = [f"seed-{seed}" for seed in range(20)]
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_mission = pytest.mark.parametrize("mission", OFFICIAL)


@cache
def track(mission: str, language: str) -> Samples:
    return render(script(mission), language, RATE)


def heard_at(sound: Samples, name: str, language: str, expected: float) -> tuple[float, float]:
    """When a clip is heard around a second, and how sure that is: the best place, and the correlation there."""
    wanted = clip(language, name, RATE)
    start = max(0, round((expected - AROUND_S) * RATE))
    part = sound[start : start + round(2 * AROUND_S * RATE) + len(wanted)]
    places = correlated(part, wanted)
    place = int(np.argmax(places))
    there = part[place : place + len(wanted)]
    sure = float(places[place] / np.sqrt(np.sum(there**2) * np.sum(wanted**2)))
    return (start + place) / RATE, sure


def correlated(part: Samples, wanted: Samples) -> Samples:
    size = 1 << (len(part) + len(wanted)).bit_length()  # powers of two are quickest
    product = np.fft.rfft(part, size) * np.conj(np.fft.rfft(wanted, size))
    places: Samples = np.fft.irfft(product, size)[: len(part) - len(wanted) + 1].astype(np.float32)
    return places


@every_language
@every_mission
def test_every_announcement_is_heard_within_a_fifth_of_a_second(mission: str, language: str) -> None:
    sound = track(mission, language)
    for cue in script(mission).cues:
        at, sure = heard_at(sound, cue.says[0].clip, language, cue.at)
        assert abs(at - cue.at) <= LATE_S, (cue, at)
        assert sure > CERTAIN, (cue, sure)


def test_a_clip_that_is_not_there_is_not_heard() -> None:
    """So that the test above can fail."""
    _, sure = heard_at(track("mission_3", "en"), "serious-red", "en", 300)
    assert sure < 0.5
    moved = np.roll(track("mission_3", "en"), RATE // 2)
    at, _ = heard_at(moved, "alert", "en", 0)
    assert abs(at) > LATE_S


@every_language
@every_mission
def test_a_soundtrack_is_as_long_as_its_mission_and_a_tail(mission: str, language: str) -> None:
    assert len(track(mission, language)) == (script(mission).seconds + TAIL_S) * RATE
    assert TAIL_S <= 10


@every_language
@pytest.mark.parametrize("mission", [*OFFICIAL, *NEW])
def test_the_computer_never_interrupts_itself(mission: str, language: str) -> None:
    """Only who speaks at the very moment communications return waits, for that one sentence."""
    planned = plan(script(mission), language, RATE)
    spoken = [take for take in planned.takes if take.spoken]
    over = 0.0
    for take in spoken:
        assert take.at >= over, take
        over = take.at + len(planned.sound(take)) / RATE
    assert over <= script(mission).seconds + TAIL_S


@pytest.mark.rule("SA-ANN-17")
@every_language
@pytest.mark.parametrize("mission", NEW)
def test_of_new_missions_too_nothing_is_late_but_what_waits_for_communications(mission: str, language: str) -> None:
    cues = script(mission).cues
    returns = {cue.at for cue in cues if cue.kind == "restored"}
    spoken = iter(take for take in plan(script(mission), language, RATE).takes if take.spoken)
    for cue in cues:
        at = first_of(cue, spoken)
        late = 2.5 if cue.at in returns and cue.kind != "restored" else LATE_S
        assert cue.at <= at <= cue.at + late, cue


def first_of(cue: Cue, spoken: object) -> float:
    """When the first sentence of a cue begins; the rest of it is passed over."""
    takes = iter(spoken)  # type: ignore[call-overload]
    times = 2 if cue.kind in {"threat", "data", "transfer"} else 1
    said = [next(takes) for _ in range(times * len(cue.says))]
    assert [take.name for take in said] == [phrase.clip for phrase in cue.says] * times, "said twice"
    return float(said[0].at)


@pytest.mark.rule("SA-ANN-17")
def test_a_threat_is_said_twice_with_an_alarm_between() -> None:
    takes = [take for take in plan(script("first_test_run"), "en", RATE).takes if 15 <= take.at < 30]
    assert [take.name for take in takes] == [
        "attention", "time-1", "threat-blue", "alarm", "time-1", "threat-blue",
    ]  # fmt: skip


def test_a_transfer_ends_with_a_beep_in_its_last_second() -> None:
    takes = [take for take in plan(script("first_test_run"), "fr", RATE).takes if take.name == "beep"]
    assert [take.at for take in takes] == [100, 210, 320]
    before = track("first_test_run", "fr")[round(99.8 * RATE) : 100 * RATE]
    beep = track("first_test_run", "fr")[100 * RATE : round(100.4 * RATE)]
    assert np.std(beep) > 2 * np.std(before)


# --- static ---
def hiss(sound: Samples, start: float, end: float) -> float:
    """How loud it is above everything the ship, its signals and its computer say: in the uppermost octave part."""
    part = sound[round(start * RATE) : round(end * RATE)]
    spectrum = np.abs(np.fft.rfft(part)) / np.sqrt(len(part))
    return float(np.median(spectrum[int(len(spectrum) * 0.7) :]))


def quiet_moments(found: Script) -> list[float]:
    """Half seconds in which nothing is announced and nobody is cut off."""
    busy = [(cue.at, cue.at + max(16, cue.lasts + 4)) for cue in found.cues]
    return [t / 2 for t in range(2 * found.seconds) if not any(start - 1 <= t / 2 < end for start, end in busy)]


@every_mission
def test_static_is_heard_exactly_while_communications_are_down(mission: str) -> None:
    found, sound = script(mission), track(mission, "en")
    silences = [(cue.at, cue.at + cue.lasts) for cue in found.cues if cue.kind == "silence"]
    for start, end in silences:
        assert hiss(sound, start - 0.5, start - 0.05) < 0.002
        assert hiss(sound, end + 2.5, end + 3) < 0.002
        inside = [hiss(sound, start + step / 4, start + step / 4 + 0.25) for step in range(4 * (end - start))]
        assert min(inside) > 0.01
    assert all(hiss(sound, at, at + 0.5) < 0.002 for at in quiet_moments(found))
    assert bool(silences) == (mission not in {"first_test_run", "second_test_run"})


def test_static_begins_and_ends_with_the_silence_to_the_sample() -> None:
    """What differs from the same mission with silences of no length is the static."""
    found = script("mission_3")
    brief = [msgspec.structs.replace(cue, lasts=0) if cue.kind == "silence" else cue for cue in found.cues]
    static = track("mission_3", "fr") - render(msgspec.structs.replace(found, cues=brief), "fr", RATE)
    heard = np.flatnonzero(np.abs(static) > 1e-6)
    expected = np.concatenate(
        [np.arange(cue.at * RATE, (cue.at + cue.lasts) * RATE) for cue in found.cues if cue.kind == "silence"]
    )
    assert np.isin(heard, expected).all()
    assert len(heard) > 0.99 * len(expected)


def test_the_hum_goes_on_and_its_loop_has_no_seam() -> None:
    sound = hum(RATE)
    steps = np.abs(np.diff(sound))
    assert abs(float(sound[0] - sound[-1])) < steps.max() * 1.5
    assert 0.005 < float(np.std(sound)) < 0.03
    calm = track("mission_1", "en")[(script("mission_1").seconds - 1) * RATE :][: RATE // 2]
    assert np.std(calm) > 0.005


def test_the_same_script_gives_the_same_samples_and_languages_differ() -> None:
    again = render(script("mission_2"), "fr", RATE)
    assert np.array_equal(again, track("mission_2", "fr"))
    assert not np.array_equal(again, track("mission_2", "en"))
    assert np.abs(again).max() < 1
