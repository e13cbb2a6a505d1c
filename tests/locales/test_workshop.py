"""The words of the workshop: every place, entry and choice on the form has a name, and nothing is said in vain."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from hullbreach.games.galaxy_trucker.missions.workshop import WORKSHOP
from hullbreach.kernel.schema import Blank
from hullbreach.locales import LANGUAGES, Words
from tests.locales.files import forms

ID = "galaxy-trucker"
FILE = f"{ID}-workshop"
SOURCES = Path(__file__).parents[2] / "web/src/games/galaxy-trucker/workshop"
# Choices that are called as everywhere in the game, by the name of their field.
ELSEWHERE = {
    "kind": "web-kind",
    "discard_special": "web-kind",
    "counter": "web-counter",
    "counters": "web-counter",
    "unscathed": "web-scratch",
    "legal_pairs": "web-connector",
}
# Cards are called by their group, or as they are in flight; classes of ships are numbers.
PLAIN = {"types", "forbidden_ships"}


def asked(blank: Blank, name: str = "") -> Iterator[str]:
    """What the form says about a place and all in it; what leaves no choice is not shown."""
    if blank.kind == "choice" and len(blank.values) == 1:
        return
    if name:
        yield f"{FILE}-field-{name}"
    if name not in PLAIN:
        family = f"{ID}-{ELSEWHERE[name]}" if name in ELSEWHERE else f"{FILE}-value-{name}"
        yield from (f"{family}-{value}" for value in blank.values)
    for item in blank.items[:1]:
        yield from asked(item, name)
    for field, inner in blank.fields.items():
        yield from asked(inner, field)
    for tag, entry in blank.entries.items():
        yield f"{FILE}-op-{tag}"
        yield from asked(entry)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_entry_and_choice_has_a_name(language: str) -> None:
    words = Words(language)
    assert [form for form in asked(WORKSHOP.form()) if not words.has(form)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_in_vain(language: str) -> None:
    known = set(asked(WORKSHOP.form()))
    sources = "".join(path.read_text(encoding="utf-8") for path in SOURCES.iterdir())
    said = [form.removeprefix(f"{FILE}-") for form in forms(language, FILE) if form.partition(".")[0] not in known]
    assert [form for form in said if f'"{form}"' not in sources and not form.startswith("earned-")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_bots_earn_has_a_name(language: str) -> None:
    words = Words(language)
    names = {form.removeprefix(f"{FILE}-earned-") for form in forms(language, FILE) if "-earned-" in form}
    assert names == {"finished", "profit", "without", "mission"}
    assert all(words.has(f"{FILE}-earned-{name}") for name in names)
