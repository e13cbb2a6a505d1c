"""Log books on SQLite: written in the transaction that ends a game, and so once."""

from __future__ import annotations

import sqlite3
from typing import Final

import msgspec

from hullbreach.table.book import MOST_FLIGHTS, BookFlight, BookMate, BookPage, is_same_crew, named
from hullbreach.table.sqlite_transactions import Transactions
from hullbreach.table.store import BookRow, Conflict, Entry

SELECT_BOOK: Final = "SELECT key, game, name, owner, created FROM books WHERE key = ?"
INSERT_BOOK: Final = "INSERT INTO books (key, game, name, owner, created, touched) VALUES (?1, ?2, ?3, ?4, ?5, ?5)"
SELECT_PAGES: Final = "SELECT number, crew FROM pages WHERE book = ? ORDER BY number"
INSERT_PAGE: Final = "INSERT INTO pages (book, number, crew) VALUES (?, ?, ?)"
SELECT_FLIGHTS: Final = 'SELECT page, flight FROM flights WHERE book = ? ORDER BY at, "table"'
INSERT_FLIGHT: Final = 'INSERT INTO flights (book, "table", page, at, flight) VALUES (?, ?, ?, ?, ?)'
IS_ENTERED: Final = 'SELECT 1 FROM flights WHERE book = ? AND "table" = ?'
COUNT_FLIGHTS: Final = "SELECT count(*) FROM flights WHERE book = ?"
BIND: Final = "UPDATE tables SET book = ?2 WHERE id = ?1 AND book IN ('', ?2)"
FORGET: Final = """
    DELETE FROM books WHERE touched < :untouched OR
    (touched < :empty AND NOT EXISTS (SELECT 1 FROM flights WHERE book = books.key))"""
CREW: Final = msgspec.json.Decoder(list[BookMate])
FLIGHT: Final = msgspec.json.Decoder(BookFlight)


class SqliteBooks(Transactions):
    """The part of the store that keeps them; see `Store`."""

    async def make_book(self, book: BookRow, pages: list[BookPage]) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute(INSERT_BOOK, msgspec.structs.astuple(book))
            for number, page in enumerate(pages):
                connection.execute(INSERT_PAGE, (book.key, number, _text(page.crew)))
                for place, flight in enumerate(page.flights):
                    _insert(connection, book.key, f"brought-{number:03}-{place:03}", number, flight)

        await self._ask(work)

    async def read_book(self, key: str) -> tuple[BookRow, list[BookPage]] | None:
        def work(connection: sqlite3.Connection) -> tuple[BookRow, list[BookPage]] | None:
            found = connection.execute(SELECT_BOOK, (key,)).fetchone()
            return found and (
                BookRow(**dict(zip(BookRow.__struct_fields__, found, strict=True))),
                _pages(connection, key),
            )

        return await self._read(work)

    async def books_owned(self, owner: str) -> int:
        query = "SELECT count(*) FROM books WHERE owner = ?"
        return await self._read(lambda connection: int(connection.execute(query, (owner,)).fetchone()[0]))

    async def bind(self, table: str, key: str, over: bool, logged: Entry | None) -> bool:
        def work(connection: sqlite3.Connection) -> bool:
            book = connection.execute(SELECT_BOOK, (key,)).fetchone()
            found = connection.execute("SELECT over FROM tables WHERE id = ?", (table,)).fetchone()
            if book is None or found is None or bool(found[0]) != over:
                raise Conflict(table)
            if connection.execute(BIND, (table, key)).rowcount == 0:
                return False
            enter_flight(connection, table, logged)
            return True

        return await self._ask(work)

    async def name_machines(self, key: str, page: int, names: list[str]) -> bool:
        def work(connection: sqlite3.Connection) -> bool:
            found = connection.execute("SELECT crew FROM pages WHERE book = ? AND number = ?", (key, page)).fetchone()
            if found is None:
                return False
            crew = named(CREW.decode(found[0]), names)
            connection.execute("UPDATE pages SET crew = ? WHERE book = ? AND number = ?", (_text(crew), key, page))
            return True

        return await self._ask(work)

    async def sweep_books(self, empty_before: int, untouched_before: int) -> int:
        when = {"empty": empty_before, "untouched": untouched_before}
        return await self._ask(lambda connection: connection.execute(FORGET, when).rowcount)


def enter_flight(connection: sqlite3.Connection, table: str, logged: Entry | None) -> None:
    """Into the book of the table, if it has one; what stands there stands, and a full book takes nothing more."""
    (book,) = connection.execute("SELECT book FROM tables WHERE id = ?", (table,)).fetchone()
    if not (logged and book and connection.execute(SELECT_BOOK, (book,)).fetchone()):
        return
    known = connection.execute(IS_ENTERED, (book, table)).fetchone()
    if known or connection.execute(COUNT_FLIGHTS, (book,)).fetchone()[0] >= MOST_FLIGHTS:
        return
    _insert(connection, book, table, _page_for(connection, book, logged.crew), logged.flight)
    connection.execute("UPDATE books SET touched = max(touched, ?) WHERE key = ?", (logged.flight.at, book))


def _page_for(connection: sqlite3.Connection, book: str, crew: list[BookMate]) -> int:
    """The number of the crew's page; a new crew starts a blank one."""
    pages = connection.execute(SELECT_PAGES, (book,)).fetchall()
    for number, text in pages:
        if is_same_crew(CREW.decode(text), crew):
            return int(number)
    connection.execute(INSERT_PAGE, (book, len(pages), _text(crew)))
    return len(pages)


def _insert(connection: sqlite3.Connection, book: str, table: str, page: int, flight: BookFlight) -> None:
    connection.execute(INSERT_FLIGHT, (book, table, page, flight.at, _text(flight)))


def _pages(connection: sqlite3.Connection, book: str) -> list[BookPage]:
    pages = [BookPage(CREW.decode(crew), []) for _, crew in connection.execute(SELECT_PAGES, (book,))]
    for page, flight in connection.execute(SELECT_FLIGHTS, (book,)):
        pages[page].flights.append(FLIGHT.decode(flight))
    return pages


def _text(part: BookFlight | list[BookMate]) -> str:
    return msgspec.json.encode(part).decode()
