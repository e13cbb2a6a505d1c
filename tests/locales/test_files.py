"""What holds for the Fluent files of every language."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from fluent.syntax import ast

from hullbreach.games import RULEBOOKS
from hullbreach.locales import COMMON, LANGUAGES, Words, file_names
from tests.locales.files import all_forms, entries, forms, messages, texts

FILES = [(language, file) for language in LANGUAGES for file in file_names(language)]


def test_every_language_has_the_same_files() -> None:
    for language in LANGUAGES:
        assert file_names(language) == tuple(
            sorted(
                {
                    *RULEBOOKS,
                    *(f"{game}-legend" for game in RULEBOOKS),
                    "aliens-attack-lesson",
                    "under-falling-skies-lesson",
                    "space-alert-academy",
                    "galaxy-trucker-workshop",
                    "cli",
                    COMMON,
                    "table",
                    "voice",
                    "web",
                    "web-history",
                }
            )
        )


@pytest.mark.parametrize("file", file_names("en"))
def test_every_language_says_the_same_things_with_the_same_values(file: str) -> None:
    for language in LANGUAGES:
        assert told(language, file) == told("en", file)


def told(language: str, file: str) -> dict[str, set[str]]:
    """By form the values it tells; a language may need a bare name, an article or a number of one to say it well."""
    return {
        form: {re.sub(r"-(?:id|the|[a-z])$", "", name) for name in names}
        for form, names in forms(language, file).items()
    }


@pytest.mark.parametrize(("language", "file"), FILES)
def test_every_entry_is_understood(language: str, file: str) -> None:
    broken = [entry.content for entry in entries(language, file) if isinstance(entry, ast.Junk)]
    assert broken == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_is_used_twice(language: str) -> None:
    found = Counter(message.id.name for file in file_names(language) for message in messages(language, file))
    assert [name for name, count in found.items() if count > 1] == []


@pytest.mark.parametrize(("language", "file"), FILES)
def test_an_id_tells_its_file(language: str, file: str) -> None:
    others = tuple(f"{name}-" for name in file_names(language) if name != COMMON)
    longer = tuple(f"{name}-" for name in file_names(language) if name.startswith(f"{file}-"))
    for message in messages(language, file):
        expected = message.id.name.startswith(f"{file}-") if file != COMMON else not message.id.name.startswith(others)
        assert expected, message.id.name
        assert not message.id.name.startswith(longer), message.id.name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("value", [0, 1, 2, 5, "x"])
def test_every_message_can_be_said(language: str, value: int | str) -> None:
    words = Words(language)
    for form, names in all_forms(language).items():
        assert words.fill(form, dict.fromkeys(names, value)).strip(), form


@pytest.mark.parametrize(("language", "file"), FILES)
def test_apostrophes_quotes_and_dots_are_printers_signs(language: str, file: str) -> None:
    for message in messages(language, file):
        for text in texts(message):
            assert not re.search(r"['\"]|\.\.\.", text), f"{message.id.name}: {text}"


@pytest.mark.parametrize("file", file_names("fr"))
def test_french_puts_no_break_spaces_where_they_belong(file: str) -> None:
    for message in messages("fr", file):
        for text in texts(message):
            # A sign that stands alone between spaces is a key or a sign of the board, not punctuation.
            wrong = re.search(r"[^\s\u00a0\u202f][;!?](?=\s|$)| [;!?](?=\s?$)|\w:(?=\s)| :|« | »|\w%| %", text)
            assert not wrong or is_title(text), f"{message.id.name}: {text}"


def is_title(text: str) -> bool:
    """Names of games keep their own typography."""
    return text == "Aliens Attack!"
