"""A log book as lines of comma-separated values, which every spreadsheet opens."""

from __future__ import annotations

import csv
from datetime import UTC, datetime
from functools import cache
from io import StringIO
from typing import TYPE_CHECKING, Final

from hullbreach.kernel.logbook import MARKS
from hullbreach.locales import Words

if TYPE_CHECKING:
    from hullbreach.kernel.logbook import LogColumn
    from hullbreach.kernel.title import Title
    from hullbreach.table.book import Book, BookMate

FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""A text that begins so is one that some programs would carry out."""

words_of = cache(Words)


def sheet_of(book: Book, title: Title, language: str) -> str:
    """A line for each mission; those of a campaign have the number of the flight in common."""
    words, text = words_of(language), StringIO()
    out = csv.writer(text, lineterminator="\r\n")
    head = [words.say(f"logbook-{name}") for name in ("flight", "crew", "date")]
    out.writerow([*head, *(words.say(f"{title.id}-log-{column.name}") for column in title.log_columns)])
    number = 0
    for page in book.pages:
        crew = ", ".join(_mate(words, title, mate) for mate in page.crew)
        for flight in page.flights:
            number += 1
            day = datetime.fromtimestamp(flight.at / 1000, UTC).date().isoformat()
            for line in flight.lines:
                cells = [_cell(words, title, column, line.get(column.name, "")) for column in title.log_columns]
                out.writerow([number, _harmless(crew), day, *cells])
    return text.getvalue()


def _mate(words: Words, title: Title, mate: BookMate) -> str:
    """The name with its marks; a machine's in brackets."""
    bot = f"web-bot-{mate.bot}"
    name = mate.player or (words.say(bot) if words.has(bot) else _called(words, title, mate))
    marked = " ".join([name, *(MARKS[mark] for mark in mate.marks)])
    return f"[{marked}]" if mate.machine else marked


def _called(words: Words, title: Title, mate: BookMate) -> str:
    """By what they are; a file may hold a name that has no words."""
    try:
        return str(words.called(title.id, "seat", mate.name))
    except (KeyError, ValueError):
        return mate.name


def _cell(words: Words, title: Title, column: LogColumn, value: str | int) -> str | int:
    if isinstance(value, int):
        return value
    message = f"{title.id}-{column.domain}-{value}"
    return _harmless(words.say(message) if column.domain and words.has(message) else value)


def _harmless(text: str) -> str:
    return f"'{text}" if text.startswith(FORMULA) else text
