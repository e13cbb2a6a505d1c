"""Log books: a page for each crew, with a line for every mission. What is kept, and what is told of it.

Whoever holds a book's key reads it, opens tables whose games are entered in it, and names the machines of a crew. It is
the only way to the book, and is sent in a header or a body, never in an address.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

MOST_FLIGHTS: Final = 300
"""In one book; a fuller one takes no more, and another is begun."""
MOST_CREW: Final = 8
MOST_LINES: Final = 3
MOST_CELLS: Final = 16
VERSION: Final = 1
MOST_NUMBER: Final = 2**53
LAST_INSTANT: Final = 253_402_300_799_999
"""The end of the year 9999."""

Word = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[a-z0-9_+-]+$")]
"""The id of something that has words."""
BookName = Annotated[str, Meta(max_length=40)]
Key = Annotated[str, Meta(min_length=1, max_length=100)]
Instant = Annotated[int, Meta(ge=0, le=LAST_INSTANT)]
Cell = Annotated[int, Meta(ge=-MOST_NUMBER, le=MOST_NUMBER)] | Word
Line = Annotated[dict[Word, Cell], Meta(max_length=MOST_CELLS)]


class BookPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Of a book, in the store, on the wire and in a file."""


class BookMate(BookPart, frozen=True):
    """One of a crew. A machine has no seat; `player` is then the name that somebody gave it."""

    name: Word
    """What it is called by who has no name: `GAME-seat-NAME`."""
    player: BookName = ""
    bot: Annotated[str, Meta(max_length=40, pattern=r"^[a-z0-9_-]*$")] = ""
    machine: bool = False
    marks: Annotated[list[Word], Meta(max_length=MOST_CREW)] = []


class BookFlight(BookPart, frozen=True):
    """A game that is over: its lines belong together."""

    at: Instant
    """When it ended, in milliseconds since 1970."""
    lines: Annotated[list[Line], Meta(min_length=1, max_length=MOST_LINES)]
    chosen: bool = False
    """Somebody chose the seed, and may have known what was hidden."""


class BookPage(BookPart, frozen=True):
    """A crew, and what it has flown."""

    crew: Annotated[list[BookMate], Meta(min_length=1, max_length=MOST_CREW)]
    flights: Annotated[list[BookFlight], Meta(max_length=MOST_FLIGHTS)]


class BookFile(BookPart, frozen=True, kw_only=True):
    """A book as it is carried away, and brought back to this server or another."""

    hullbreach: Literal["logbook"]
    v: Literal[1]
    game: Annotated[str, Meta(max_length=40)]
    name: BookName = ""
    pages: Annotated[list[BookPage], Meta(max_length=MOST_FLIGHTS)]


class Book(BookPart, frozen=True, kw_only=True):
    """A book as it is read."""

    game: str
    name: str
    created: int
    pages: list[BookPage]


class NewBook(BookPart, frozen=True, kw_only=True):
    """An empty book for the crews of a game."""

    game: Annotated[str, Meta(max_length=40)]
    name: BookName = ""


class BookMade(BookPart, frozen=True, kw_only=True):
    """Nobody else is told the key."""

    key: str


class NameMachines(BookPart, frozen=True, kw_only=True):
    """Names for the machines of a crew, in their order; empty ones go by what they are."""

    page: Annotated[int, Meta(ge=0, le=MOST_FLIGHTS)]
    names: Annotated[list[BookName], Meta(max_length=MOST_CREW)]


class BindBook(BookPart, frozen=True, kw_only=True):
    """The book that the game of a table is entered in."""

    book: Key


class BookBound(BookPart, frozen=True, kw_only=True):
    """Whether its lines stand there already, or will once it is over."""

    written: bool


def is_same_crew(one: list[BookMate], other: list[BookMate]) -> bool:
    """Whether they share a page: the same people with the same marks, and as many machines, whatever their names."""
    return [_told_apart(mate) for mate in one] == [_told_apart(mate) for mate in other]


def _told_apart(mate: BookMate) -> BookMate:
    return msgspec.structs.replace(mate, player="") if mate.machine else mate


def named(crew: list[BookMate], names: list[str]) -> list[BookMate]:
    """The crew with other names for its machines; those that are not given keep none."""
    given = iter(names)
    return [msgspec.structs.replace(mate, player=next(given, "")) if mate.machine else mate for mate in crew]


def count_flights(pages: list[BookPage]) -> int:
    return sum(len(page.flights) for page in pages)
