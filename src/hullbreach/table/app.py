"""The server as an ASGI application."""

from __future__ import annotations

import asyncio
import logging
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Mount, Route, WebSocketRoute

from hullbreach.games import find_title as find_on_shelf
from hullbreach.games import titles as titles_on_shelf
from hullbreach.table.client_files import ClientFiles
from hullbreach.table.companions import Desk
from hullbreach.table.errors import TableError
from hullbreach.table.http import Pages, refusal
from hullbreach.table.limits import Addresses, visitor
from hullbreach.table.messages import Error, encode
from hullbreach.table.metrics import Metrics
from hullbreach.table.security import SecureHeaders, same_origin
from hullbreach.table.socket import GOING_AWAY, POLICY, Session
from hullbreach.table.soundtracks import MEDIA, SoundArchive
from hullbreach.table.sqlite import SqliteStore
from hullbreach.table.tables import Tables

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Sequence

    from starlette.requests import Request
    from starlette.responses import Response
    from starlette.routing import BaseRoute
    from starlette.websockets import WebSocket

    from hullbreach.kernel.title import Title
    from hullbreach.table.settings import Settings

    Page = Callable[[Request], Awaitable[Response]]

LOGGER: Final = logging.getLogger("hullbreach.table")
CLIENT: Final = Path(__file__).parent / "static"


class Server:
    """What lives from start to stop: store, tables, open sessions."""

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
                session.close(GOING_AWAY)
            desk.close()
            archive.close()
            await self.tables.close()
            await store.close()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep_s)
            self.addresses.forget_quiet()
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
            await websocket.close(POLICY)
            return
        session = Session(websocket, self.tables, self.settings.limits)
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

    def routes(self) -> list[BaseRoute]:
        """What is sent as it is, and then the API, whose answers are packed on the way."""
        page = self.page
        tracks = "/api/soundtracks/{game}/{mission}/{language}"
        return [
            Route("/healthz", page("health")),
            Route("/metrics", page("metrics")),
            *(Route(f"{tracks}.{suffix}", page("soundtrack")) for suffix in MEDIA),
            Mount("/api", routes=self._api(), middleware=[Middleware(GZipMiddleware, minimum_size=1000)]),
            WebSocketRoute("/ws/{table}", self.socket),
            *_client(),
        ]

    def _api(self) -> list[BaseRoute]:
        page = self.page
        return [
            Route("/openapi.json", page("openapi")),
            Route("/games", page("games")),
            Route("/games/{game}", page("game")),
            Route("/tables", page("list_tables")),
            Route("/tables", page("create"), methods=["POST"]),
            Route("/tables/{table}", page("table")),
            Route("/tables/{table}/seats", page("join"), methods=["POST"]),
            Route("/tables/{table}/seats", page("leave"), methods=["DELETE"]),
            Route("/tables/{table}/log", page("log")),
            Route("/tables/{table}/replay", page("replay")),
            Route("/tables/{table}/forks", page("fork"), methods=["POST"]),
            Route("/logs", page("import_log"), methods=["POST"]),
            Route("/daily/{game}", page("daily")),
            Route("/daily/{game}", page("open_daily"), methods=["POST"]),
            Route("/companions", page("companions")),
            Route("/companions/{game}", page("companion")),
            Route("/companions/{game}/flights", page("film_of_paper"), methods=["POST"]),
            Route("/companions/{game}/advice", page("advice"), methods=["POST"]),
            Route("/soundtracks", page("soundtracks")),
            Route("/soundtracks/{game}/{mission}", page("script")),
        ]


def _client() -> list[BaseRoute]:
    """The pages of the browser client; a source checkout has them only once they are built."""
    return [Mount("/", ClientFiles(directory=CLIENT, html=True))] if CLIENT.is_dir() else []


def make_app(
    settings: Settings,
    find_title: Callable[[str], Title] = find_on_shelf,
    titles: Callable[[], Sequence[Title]] = titles_on_shelf,
) -> Starlette:
    """The application; `find_title` must be importable by name, because bots think in other processes."""
    server = Server(settings, find_title, titles)
    return Starlette(
        routes=server.routes(),
        middleware=[Middleware(SecureHeaders)],
        lifespan=server.lifespan,
        exception_handlers={HTTPException: _not_found},
    )


async def _not_found(_request: Request, error: Exception) -> Response:
    wrong_method = isinstance(error, HTTPException) and error.status_code == 405
    response = refusal(TableError("wrong-method" if wrong_method else "no-such-page"))
    if isinstance(error, HTTPException):
        response.headers.update(error.headers or {})
    return response
