"""What lives from start to stop: store, tables, open sessions; and how requests and connections reach them."""

from __future__ import annotations

import asyncio
import logging
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from hullbreach.table import socket
from hullbreach.table.companions import Desk
from hullbreach.table.errors import TableError
from hullbreach.table.http import Pages, refusal
from hullbreach.table.limits import Addresses, visitor
from hullbreach.table.messages import Error, encode
from hullbreach.table.metrics import Metrics
from hullbreach.table.security import same_origin
from hullbreach.table.soundtracks import SoundArchive
from hullbreach.table.sqlite import SqliteStore
from hullbreach.table.tables import Tables

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Sequence

    from starlette.applications import Starlette
    from starlette.requests import Request
    from starlette.responses import Response
    from starlette.websockets import WebSocket

    from hullbreach.kernel.title import Title
    from hullbreach.table.settings import Settings

    Page = Callable[[Request], Awaitable[Response]]

LOGGER: Final = logging.getLogger("hullbreach.table")


class Server:
    """One for each process."""

    def __init__(
        self, settings: Settings, find_title: Callable[[str], Title], titles: Callable[[], Sequence[Title]]
    ) -> None:
        limits = settings.limits
        self.settings = settings
        self.find_title = find_title
        self.titles = titles
        self.metrics = Metrics()
        self.addresses = Addresses(limits.requests, limits.requests_burst, limits.connections_per_address)
        self.sessions: set[socket.Session] = set()
        self.tables: Tables
        self.pages: Pages

    @asynccontextmanager
    async def lifespan(self, _app: Starlette) -> AsyncIterator[None]:
        """Tables are loaded when somebody asks for them: a restart has nothing to prepare."""
        settings = self.settings
        store = SqliteStore(Path(settings.database), settings.window, self.metrics.batch.observe)
        self.tables = Tables(store, settings, self.metrics, self.find_title)
        desk = Desk(settings.limits)
        archive = SoundArchive(settings.limits.tracks, settings.limits.tracks_waiting)
        self.pages = Pages(self.tables, desk, archive, self.addresses, self.titles)
        sweeper = asyncio.create_task(self._sweep())
        try:
            yield
        finally:
            sweeper.cancel()
            for session in list(self.sessions):
                session.close(socket.GOING_AWAY)
            desk.close()
            archive.close()
            await self.tables.close()
            await store.close()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep_s)
            self.addresses.forget_quiet()
            self.tables.budget.forget_quiet()
            try:
                await self.tables.sweep()
            except Exception:
                LOGGER.exception("sweeping failed")

    # --- HTTP ---
    def page(self, name: str) -> Page:
        """A method of Pages as an endpoint that answers typed errors."""

        async def endpoint(request: Request) -> Response:
            try:
                self.pages.check(request)
                handler: Page = getattr(self.pages, name)
                return await handler(request)
            except TableError as error:
                self.metrics.errors.labels(error.code).inc()
                return refusal(error)
            except Exception:
                LOGGER.exception("a request failed")
                self.metrics.errors.labels("internal").inc()
                return refusal(TableError("internal"))

        return endpoint

    # --- WebSocket ---
    async def socket(self, websocket: WebSocket) -> None:
        error = self._reason_to_refuse(websocket)
        await websocket.accept()
        if error:
            self.metrics.errors.labels(error).inc()
            await websocket.send_text(encode(Error(code=error)))
            await websocket.close(socket.POLICY)
            return
        session = socket.Session(websocket, self.tables, self.settings.limits)
        self.sessions.add(session)
        self.metrics.connections.inc()
        try:
            await session.run()
        finally:
            self.sessions.discard(session)
            self.metrics.connections.dec()
            self.addresses.disconnect(visitor(websocket))

    def _reason_to_refuse(self, websocket: WebSocket) -> str:
        """The code of what is wrong; a connection that may come in is counted."""
        if not same_origin(websocket.headers, self.settings.origins):
            return "bad-origin"
        if len(self.sessions) >= self.settings.limits.connections:
            return "server-full"
        if not self.addresses.may_ask(visitor(websocket)):
            return "too-fast"
        return "" if self.addresses.connect(visitor(websocket)) else "too-many-connections"
