"""What a table enters in its log book, and which book it may have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hullbreach.table.book import MOST_FLIGHTS, BookFlight, BookMate, count_flights
from hullbreach.table.errors import TableError
from hullbreach.table.store import Entry

if TYPE_CHECKING:
    from hullbreach.kernel.logbook import LogMate
    from hullbreach.table.live import LiveTable
    from hullbreach.table.store import Store


def entry_of(table: LiveTable) -> Entry | None:
    """What its crew writes down; None while its game runs, and for games that nothing is written of."""
    page = table.game.log_page()
    if page is None:
        return None
    flight = BookFlight(table.entries[-1].at, list(page.lines), table.row.chosen)
    return Entry([_mate(table, mate) for mate in page.crew], flight)


def _mate(table: LiveTable, mate: LogMate) -> BookMate:
    """With the name of whoever sits there when the game ends."""
    if mate.seat is None:
        return BookMate(mate.name, machine=True, marks=list(mate.marks))
    seat = table.seats[mate.seat]
    return BookMate(mate.name, seat.name, seat.bot, marks=list(mate.marks))


async def check_book(store: Store, key: str, game: str) -> None:
    """Whether a table of that game may have the book; raises TableError."""
    found = await store.read_book(key)
    if found is None:
        raise TableError("no-such-book")
    book, pages = found
    if book.game != game:
        raise TableError("other-games-book")
    if count_flights(pages) >= MOST_FLIGHTS:
        raise TableError("book-full", most=MOST_FLIGHTS)
