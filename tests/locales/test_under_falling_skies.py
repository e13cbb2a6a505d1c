"""Under Falling Skies: its cities, people and scenarios are called as in its facts, and all they can do is said."""

from __future__ import annotations

import re

import pytest

from hullbreach.games.under_falling_skies import facts
from hullbreach.games.under_falling_skies.facts import schema
from hullbreach.locales import LANGUAGES, Words
from tests.locales.files import forms

ID = "under-falling-skies"
NAMED: list[schema.City | schema.Character | schema.Scenario] = [
    *facts.cities().city,
    *facts.characters().character,
    *facts.scenarios().scenario,
]
# What the words are called, and what the facts say in English.
ABILITIES = {
    **{f"{city.id}-blue": city.blue.text for city in facts.cities().city},
    **{f"{city.id}-damaged": city.damaged.text for city in facts.cities().city},
    **{f"{one.id}-normal": one.normal.text for one in facts.characters().character},
    **{f"{one.id}-upgraded": one.upgraded.text for one in facts.characters().character},
    **{scenario.id: scenario.text for scenario in facts.scenarios().scenario},
}


def numbers_in(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_is_called_as_in_the_facts(language: str) -> None:
    words = Words(language)
    for one in NAMED:
        expected = one.en if language == "en" else one.fr
        assert words.say(f"{ID}-name-{one.id}") == expected.replace("'", "’")
    for chapter in facts.campaign().chapter:
        assert words.say(f"{ID}-chapter-{chapter.number}") == (chapter.en if language == "en" else chapter.fr)


def test_nobody_else_has_an_ability() -> None:
    said = {form for form in forms("en", ID) if form.startswith(f"{ID}-ability-")}
    assert said == {f"{ID}-ability-{ability}" for ability in ABILITIES}


@pytest.mark.parametrize("ability", ABILITIES)
def test_every_ability_is_said_with_the_numbers_of_the_facts(ability: str) -> None:
    assert numbers_in(Words("en").say(f"{ID}-ability-{ability}")) == numbers_in(ABILITIES[ability])


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_abilities_are_said_alike(language: str) -> None:
    words = Words(language)
    said = [words.say(f"{ID}-ability-{ability}") for ability in ABILITIES]
    assert len(set(said)) == len(said)
    assert all(text.endswith(".") for text in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_has_its_briefing(language: str) -> None:
    briefings = {Words(language).say(f"{ID}-chapter-{chapter.number}.briefing") for chapter in facts.campaign().chapter}
    assert len(briefings) == len(facts.campaign().chapter)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_counter_of_a_scenario_has_a_name(language: str) -> None:
    counters = [effect.name for one in facts.scenarios().scenario for effect in one.effects if effect.op == "counter"]
    assert counters
    for counter in counters:
        assert Words(language).say(f"{ID}-counter-{counter}")
