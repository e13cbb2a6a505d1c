"""What lives from start to stop: store, tables, open sessions; and how requests and connections reach them."""

from __future__ import annotations

import asyncio
import logging
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from hullbreach.table.companions import Desk
from hullbreach.table.errors import TableError
from hullbreach.table.heartbeat import Pulse
from hullbreach.table.http import Pages
from hullbreach.table.limits import Addresses, who_asks
from hullbreach.table.messages import Error, encode
from hullbreach.table.metrics import Metrics
from hullbreach.table.protocol import GOING_AWAY, POLICY, TableSocket
from hullbreach.table.security import same_origin
from hullbreach.table.socket import Session
from hullbreach.table.soundtracks import SoundArchive
from hullbreach.table.sqlite import SqliteStore
from hullbreach.table.tables import Tables

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Sequence

    from starlette.applications import Starlette
    from starlette.requests import Request
    from starlette.responses import Response

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
        self.sessions: set[Session] = set()
        self.pulse: Pulse
        self.tables: Tables
        self.pages: Pages

    @asynccontextmanager
    async def lifespan(self, _app: Starlette) -> AsyncIterator[None]:
        """Tables are loaded when somebody asks for them: a restart has nothing to prepare."""
        settings = self.settings
        self.pulse = Pulse(asyncio.get_running_loop())
        store = SqliteStore(Path(settings.database), self.metrics.batch.observe)
        self.tables = Tables(store, settings, self.metrics, self.find_title)
        desk = Desk(settings.limits)
        archive = SoundArchive(settings.limits.tracks, settings.limits.tracks_waiting)
        self.pages = Pages(self.tables, desk, archive, self.addresses, self.titles)
        sweeper = asyncio.create_task(self._sweep())
        try:
            yield
        finally:
            sweeper.cancel()
            self.pulse.close()
            for session in list(self.sessions):
                session.close(GOING_AWAY)
            desk.close()
            self.pages.close()
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
                self.metrics.errors[error.code] += 1
                return self.pages.refuse(error)
            except Exception:
                LOGGER.exception("a request failed")
                self.metrics.errors["internal"] += 1
                return self.pages.refuse(TableError("internal"))

        return endpoint

    # --- WebSocket ---
    async def welcome(self, socket: TableSocket) -> None:
        """A connection whose handshake is done, until it ends."""
        address = await who_asks(socket.client, socket.headers, self.settings.proxies)
        error = self._reason_to_refuse(socket, address)
        if error:
            self.metrics.errors[error] += 1
            socket.send(encode(Error(code=error)))
            socket.close(POLICY)
            return
        session = Session(socket, socket.table, address, self.tables, self.settings.limits)
        self.sessions.add(session)
        self.metrics.connections += 1
        self.pulse.add(socket.heartbeat)
        try:
            await session.run()
        finally:
            self.pulse.discard(socket.heartbeat)
            self.sessions.discard(session)
            self.metrics.connections -= 1
            self.addresses.disconnect(address)

    def _reason_to_refuse(self, socket: TableSocket, address: str) -> str:
        """The code of what is wrong; a connection that may come in is counted."""
        if not socket.table:
            return "no-such-page"
        if not same_origin(dict(socket.headers), self.settings.origins):
            return "bad-origin"
        if len(self.sessions) >= self.settings.limits.connections:
            return "server-full"
        if not self.addresses.may_ask(address):
            return "too-fast"
        return "" if self.addresses.connect(address) else "too-many-connections"
