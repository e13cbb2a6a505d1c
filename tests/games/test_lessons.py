"""The guided first games: each file is sound, and every way through it is played by the rules."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from hullbreach.games import find_catalogue, find_title
from hullbreach.kernel.journal import Journal
from hullbreach.locales import LANGUAGES
from tests.locales.files import forms

TAUGHT = ("aliens-attack", "under-falling-skies")
STEP_FIELDS = {"id", "at", "rule", "moves", "events"}


def lesson_of(game: str) -> dict[str, Any]:
    room = files(f"hullbreach.games.{game.replace('-', '_')}")
    return tomllib.loads((room / "data" / "lesson.toml").read_text(encoding="utf-8"))


def comes_in_order(wanted: list[str], told: list[str]) -> bool:
    rest = iter(told)
    return all(kind in rest for kind in wanted)


@pytest.mark.parametrize("game", TAUGHT)
def test_every_way_through_a_lesson_is_legal_and_does_what_its_steps_say(game: str) -> None:
    lesson = lesson_of(game)
    title = find_title(game)
    steps = [step for step in lesson["step"] if "moves" in step]

    def walk(played: tuple[str, ...]) -> None:
        journal = Journal()
        position = title.new(lesson["table"]["options"], lesson["table"]["seed"], journal)
        told = 0
        for text in played:
            told = len(journal.events)
            move = next((move for move in position.legal(0) if move.text == text), None)
            assert move is not None, f"{text} is not legal: {played}"
            position.play(0, move)
        assert list(position.actors()) == [0], played
        if played:
            step = steps[len(played) - 1]
            kinds = [event.kind.name for event in journal.events[told:]]
            assert comes_in_order(step["events"], kinds), f"{step['id']}: {kinds}"
        if len(played) < len(steps):
            for text in steps[len(played)]["moves"]:
                walk((*played, text))

    walk(())


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_short_and_each_of_its_steps_has_a_rule_and_words(game: str) -> None:
    lesson = lesson_of(game)
    assert set(lesson) == {"table", "step"}
    assert 10 <= len(lesson["step"]) <= 16
    assert len({step["id"] for step in lesson["step"]}) == len(lesson["step"])
    rules = find_catalogue(game)
    for step in lesson["step"]:
        assert set(step) <= STEP_FIELDS, step["id"]
        assert ("moves" in step) == ("events" in step), step["id"]
        assert step["rule"] in rules, step["id"]
    assert "moves" not in lesson["step"][-1]
    for language in LANGUAGES:
        expected = {f"{game}-lesson-{step['id']}" for step in lesson["step"]}
        expected |= {f"{game}-lesson-{step['id']}.wrong" for step in lesson["step"] if "moves" in step}
        assert set(forms(language, f"{game}-lesson")) == expected


def test_what_comes_in_order_may_have_other_things_between() -> None:
    assert comes_in_order(["a", "c"], ["a", "b", "c"])
    assert not comes_in_order(["c", "a"], ["a", "b", "c"])
