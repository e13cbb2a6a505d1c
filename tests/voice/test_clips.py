"""The clips in the package: one for each phrase in each language, made from the very words that are shown."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

pytest.importorskip("soundfile")

import numpy as np

from hullbreach.locales import LANGUAGES, Words
from hullbreach.voice.clips import FOLDER, RATE, clip, manifest
from hullbreach.voice.studio import all_phrases

HOW = "run tools/voices"
MOST_BYTES = 2_000_000
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_every_phrase_has_a_clip_and_no_clip_is_left_over(language: str) -> None:
    expected = {phrase.clip for phrase in all_phrases()}
    assert {path.stem for path in (Path(str(FOLDER)) / language).iterdir()} == expected, HOW
    assert manifest()[language].keys() == expected, HOW


@every_language
def test_clips_speak_the_current_words(language: str) -> None:
    words = Words(language)
    stale = [phrase.clip for phrase in all_phrases() if manifest()[language][phrase.clip].text != phrase.text(words)]
    assert stale == [], HOW


@every_language
def test_clips_are_those_that_were_made(language: str) -> None:
    for name, made in manifest()[language].items():
        data = (FOLDER / language / f"{name}.ogg").read_bytes()
        assert hashlib.sha256(data).hexdigest() == made.sha256, name


def test_they_are_small() -> None:
    assert sum(path.stat().st_size for path in Path(str(FOLDER)).rglob("*.*")) < MOST_BYTES


@every_language
def test_they_begin_at_once_are_loud_enough_and_do_not_clip(language: str) -> None:
    for phrase in all_phrases():
        sound = clip(language, phrase.clip)
        assert 0.2 < len(sound) / RATE < 4.5, phrase
        assert 0.3 < np.abs(sound).max() < 0.95, phrase
        assert np.abs(sound[: RATE // 20]).max() > 0.02, f"{phrase}: the voice is there within 50 ms"
        assert 0.08 < float(np.sqrt(np.mean(sound**2))) < 0.2, phrase


def test_a_clip_at_a_lower_rate_is_the_same_sound() -> None:
    whole, half = clip("en", "time-3"), clip("en", "time-3", RATE // 2)
    assert abs(len(half) * 2 - len(whole)) <= 1
    length = min(len(half), len(whole[::2]))
    assert np.corrcoef(whole[::2][:length], half[:length])[0, 1] > 0.9
