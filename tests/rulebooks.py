"""Rulebooks, read for what they say to players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hullbreach.games import find_catalogue
from hullbreach.kernel.catalogue import Example, Rule, Ruling

if TYPE_CHECKING:
    from collections.abc import Iterator


def read_entries(game: str, language: str) -> Iterator[tuple[str, str]]:
    """Every text of the catalogue, with the id of its entry."""
    book = find_catalogue(game)
    for entry_id in book.ids():
        match book.entry(entry_id, language):
            case Rule(text=text):
                yield entry_id, text
            case Ruling(question=question, decision=decision, why=why):
                yield from ((entry_id, text) for text in (question, decision, why))
            case Example(given=given, when=when, then=then):
                yield from ((entry_id, text) for text in (given, when, then))
