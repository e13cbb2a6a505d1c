"""What the rehearsals are made of is fresh, and stays out of what is shipped."""

from __future__ import annotations

import re
from pathlib import Path

from hullbreach.table.app import CLIENT
from tests.browser.conftest import Server
from tests.browser.rehearsal import TOY, made
from tests.browser.shelf import AIRLOCK


def files_that_know_the_toy(pages: Path) -> list[str]:
    texts = {file.name: file.read_bytes() for file in pages.rglob("*") if file.is_file()}
    assert len(texts) > 50
    return [name for name, text in texts.items() if AIRLOCK.id.encode() in text.lower()]


def test_the_toy_is_in_the_rehearsed_pages_and_not_in_the_shipped_ones(rehearsal: Server) -> None:
    assert files_that_know_the_toy(Path(rehearsal.more[0]))
    assert files_that_know_the_toy(CLIENT) == []


def test_the_types_of_the_toy_are_those_of_the_server() -> None:
    for path, text in made().items():
        assert path.read_text(encoding="utf-8") == text, "run python -m tests.browser.rehearsal types"


def test_the_toy_says_the_same_things_in_both_languages() -> None:
    said = [
        re.findall(r"^[\w-]+", (TOY / f"{language}.ftl").read_text("utf-8"), re.MULTILINE) for language in ("en", "fr")
    ]
    assert sorted(said[0]) == sorted(said[1])
