"""Log books over HTTP. A book is found by `Authorization: Bearer KEY`: no address, and so no log of one, has a key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hullbreach.locales import LANGUAGES
from hullbreach.table.answers import answer, attached, bearer, read_body, read_bytes
from hullbreach.table.book import BindBook, BookBound, NameMachines, NewBook
from hullbreach.table.errors import TableError
from hullbreach.table.limits import visitor
from hullbreach.table.logbooks import Logbooks

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from hullbreach.table.tables import Tables


class BookPages:
    """Those of the pages that are about them."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.logbooks = Logbooks(tables)

    async def begin_book(self, request: Request) -> Response:
        ask = await read_body(request, NewBook, self.tables.settings.limits.message_bytes)
        return answer(await self.logbooks.begin(ask, visitor(request)), 201)

    async def bring_book(self, request: Request) -> Response:
        text = await read_bytes(request, self.tables.settings.limits.book_bytes)
        return answer(await self.logbooks.bring(text, visitor(request)), 201)

    async def book(self, request: Request) -> Response:
        return (await self.logbooks.show(bearer(request))).to(request)

    async def book_file(self, request: Request) -> Response:
        file = (await self.logbooks.file(bearer(request))).to(request)
        file.headers["content-disposition"] = 'attachment; filename="logbook.json"'
        return file

    async def book_sheet(self, request: Request) -> Response:
        language = request.query_params.get("language", LANGUAGES[0])
        if language not in LANGUAGES:
            raise TableError("bad-message", problem=f"language must be one of {', '.join(LANGUAGES)}")
        sheet = await self.logbooks.sheet(bearer(request), language)
        # Programs that open such files take them for UTF-8 only if they begin so.
        return attached(f"\ufeff{sheet}", "text/csv; charset=utf-8", "logbook.csv")

    async def name_machines(self, request: Request) -> Response:
        ask = await read_body(request, NameMachines, self.tables.settings.limits.message_bytes)
        return (await self.logbooks.name_machines(bearer(request), ask)).to(request)

    async def bind_book(self, request: Request) -> Response:
        """The seat is shown as everywhere, so the book's key is in the body."""
        ask = await read_body(request, BindBook, self.tables.settings.limits.message_bytes)
        name: str = request.path_params["table"]
        table = await self.tables.find(name)
        if name == table.row.watch:
            raise TableError("watch-only")
        await self.tables.seat_of(table, bearer(request))
        return answer(BookBound(written=await self.logbooks.bind(table, ask.book)))
