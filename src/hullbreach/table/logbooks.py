"""Log books: begun, brought, read, carried away, and given to tables."""

from __future__ import annotations

import asyncio
from secrets import token_urlsafe
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import structs

from hullbreach.kernel.logbook import MARKS
from hullbreach.table.book import MOST_FLIGHTS, VERSION, Book, BookFile, BookMade, BookPage, count_flights
from hullbreach.table.bookkeeping import check_book, entry_of
from hullbreach.table.booksheet import sheet_of
from hullbreach.table.errors import TableError
from hullbreach.table.kept import Kept
from hullbreach.table.opening import clean, now_ms
from hullbreach.table.rewinding import Projector
from hullbreach.table.store import BookRow, Conflict

if TYPE_CHECKING:
    from hullbreach.kernel.title import Title
    from hullbreach.table.book import BookMate, NameMachines, NewBook
    from hullbreach.table.live import LiveTable
    from hullbreach.table.tables import Tables

TRIES: Final = 5
"""How often in a row another server may be first."""


class Logbooks:
    """The verbs of log books. Whatever cannot be done raises TableError and leaves the book as it was."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store
        self._limits = tables.settings.limits
        self._projector = Projector(self._limits.looks)
        self._making = asyncio.Lock()

    # --- coming to be ---
    async def begin(self, ask: NewBook, address: str) -> BookMade:
        self._title(ask.game)
        return await self._make(ask.game, ask.name, [], address)

    async def bring(self, text: bytes, address: str) -> BookMade:
        """A book from a file. It is data: nothing in it is believed, and nothing but words and numbers kept."""
        file = await self._projector.show_slowly(self._read_file, text)
        return await self._make(file.game, file.name, file.pages, address)

    def _read_file(self, text: bytes) -> BookFile:
        try:
            file = msgspec.json.decode(text, type=BookFile)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise TableError("bad-book", problem=str(error)[:200]) from None
        _check_pages(file.pages, self._title(file.game))
        return structs.replace(file, pages=[_cleaned(page) for page in file.pages])

    async def _make(self, game: str, name: str, pages: list[BookPage], address: str) -> BookMade:
        """One after the other: a crowd would be counted as one, and what it brings would be one long transaction."""
        owner = await self._tables.owner(address)
        row = BookRow(key=token_urlsafe(18), game=game, name=clean(name), owner=owner, created=now_ms())
        async with self._making:
            if await self._store.books_owned(owner) >= self._limits.books_per_address:
                raise TableError("too-many-books", most=self._limits.books_per_address)
            await self._store.make_book(row, pages)
        return BookMade(key=row.key)

    def _title(self, game: str) -> Title:
        title = self._tables.title(game)
        if not title.log_columns:
            raise TableError("no-book")
        return title

    # --- reading ---
    async def read(self, key: str) -> Book:
        found = await self._store.read_book(key)
        if found is None:
            raise TableError("no-such-book")
        row, pages = found
        return Book(game=row.game, name=row.name, created=row.created, pages=pages)

    async def show(self, key: str) -> Kept:
        """The book, ready to be sent: a long one takes longer to pack than many moves."""
        return await self._projector.show_slowly(Kept, await self.read(key))

    async def file(self, key: str) -> Kept:
        """The same to be brought back."""
        book = await self.read(key)
        file = BookFile(hullbreach="logbook", v=VERSION, game=book.game, name=book.name, pages=book.pages)
        return await self._projector.show_slowly(Kept, file)

    async def sheet(self, key: str, language: str) -> str:
        """All lines as a table for other programs, in the words of a language."""
        book = await self.read(key)
        return await self._projector.show_slowly(sheet_of, book, self._title(book.game), language)

    # --- writing ---
    async def name_machines(self, key: str, ask: NameMachines) -> Kept:
        """The book as it is then."""
        await self.read(key)
        if not await self._store.name_machines(key, ask.page, [clean(name) for name in ask.names]):
            raise TableError("no-such-page")
        return await self.show(key)

    async def bind(self, table: LiveTable, key: str) -> bool:
        """Give a table its book; whether what was flown there is written. Asking again changes nothing."""
        if not table.title.log_columns:
            raise TableError("no-book")
        async with table.lock:
            if table.row.book != key:
                await check_book(self._store, key, table.row.game)
            for _ in range(TRIES):
                try:
                    return await self._try_to_bind(table, key)
                except Conflict:
                    await self._tables.follow_log(table)
                    if table.gone:
                        break
        raise TableError("conflict")

    async def _try_to_bind(self, table: LiveTable, key: str) -> bool:
        logged = entry_of(table)
        if not await self._store.bind(table.row.id, key, table.game.over(), logged):
            raise TableError("in-other-book")
        table.row = structs.replace(table.row, book=key)
        return logged is not None


def _check_pages(pages: list[BookPage], title: Title) -> None:
    """What only the game knows: its columns; and how much a book holds. Raises TableError."""
    if count_flights(pages) > MOST_FLIGHTS:
        raise TableError("book-full", most=MOST_FLIGHTS)
    columns = {column.name for column in title.log_columns}
    lines = [line for page in pages for flight in page.flights for line in flight.lines]
    strange = {column for line in lines for column in line} - columns
    strange |= {mark for page in pages for mate in page.crew for mark in mate.marks} - set(MARKS)
    if strange:
        raise TableError("bad-book", problem=min(strange))


def _cleaned(page: BookPage) -> BookPage:
    return structs.replace(page, crew=[_cleaned_mate(mate) for mate in page.crew])


def _cleaned_mate(mate: BookMate) -> BookMate:
    return structs.replace(mate, player=clean(mate.player))
