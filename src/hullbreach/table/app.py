"""The server as an ASGI application: which address leads where."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import BaseRoute, Mount, Route

from hullbreach.games import find_title as find_on_shelf
from hullbreach.games import titles as titles_on_shelf
from hullbreach.table.answers import refusal
from hullbreach.table.client_files import ClientFiles
from hullbreach.table.errors import TableError
from hullbreach.table.security import SecureHeaders
from hullbreach.table.server import Server
from hullbreach.table.soundtracks import MEDIA

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from starlette.requests import Request
    from starlette.responses import Response

    from hullbreach.kernel.title import Title
    from hullbreach.table.settings import Settings

CLIENT: Final = Path(__file__).parent / "static"


def routes(server: Server, pages: Path) -> list[BaseRoute]:
    """What is sent as it is, and then the API, whose answers are packed on the way."""
    page = server.page
    tracks = "/api/soundtracks/{game}/{mission}/{language}"
    return [
        Route("/healthz", page("health")),
        Route("/metrics", page("metrics")),
        *(Route(f"{tracks}.{suffix}", page("soundtrack")) for suffix in MEDIA),
        Mount("/api", routes=_api(server), middleware=[Middleware(GZipMiddleware, minimum_size=1000)]),
        *_client(pages),
    ]


def _api(server: Server) -> list[BaseRoute]:
    page = server.page
    return [
        Route("/openapi.json", page("openapi")),
        Route("/reach", page("reach")),
        Route("/games", page("games")),
        Route("/games/{game}", page("game")),
        Route("/tables", page("list_tables")),
        Route("/tables", page("create"), methods=["POST"]),
        Route("/tables/{table}", page("table")),
        Route("/tables/{table}/seats", page("join"), methods=["POST"]),
        Route("/tables/{table}/seats", page("leave"), methods=["DELETE"]),
        Route("/tables/{table}/log", page("log")),
        Route("/tables/{table}/replay", page("replay")),
        Route("/tables/{table}/scenes", page("scenes")),
        Route("/tables/{table}/review", page("review")),
        Route("/tables/{table}/remedy", page("remedy"), methods=["POST"]),
        Route("/tables/{table}/chances", page("chances")),
        Route("/tables/{table}/missed", page("missed")),
        Route("/tables/{table}/forks", page("fork"), methods=["POST"]),
        Route("/tables/{table}/book", page("bind_book"), methods=["POST"]),
        Route("/tables/{table}/hook", page("hook")),
        Route("/tables/{table}/hook", page("set_hook"), methods=["PUT"]),
        Route("/tables/{table}/hook", page("drop_hook"), methods=["DELETE"]),
        Route("/logs", page("import_log"), methods=["POST"]),
        Route("/books", page("begin_book"), methods=["POST"]),
        Route("/books/files", page("bring_book"), methods=["POST"]),
        Route("/book", page("book")),
        Route("/book/file", page("book_file")),
        Route("/book/sheet", page("book_sheet")),
        Route("/book/names", page("name_machines"), methods=["POST"]),
        Route("/player/games", page("player_games")),
        Route("/player/seats", page("adopt_seats"), methods=["POST"]),
        Route("/player/merge", page("merge_keys"), methods=["POST"]),
        Route("/player/notes/{table}", page("write_note"), methods=["PUT"]),
        Route("/daily/{game}", page("daily")),
        Route("/daily/{game}", page("open_daily"), methods=["POST"]),
        Route("/companions", page("companions")),
        Route("/companions/{game}", page("companion")),
        Route("/companions/{game}/flights", page("film_of_paper"), methods=["POST"]),
        Route("/companions/{game}/advice", page("advice"), methods=["POST"]),
        Route("/workshops", page("workshops")),
        Route("/workshops/{game}", page("workshop")),
        Route("/workshops/{game}/review", page("review_paper"), methods=["POST"]),
        Route("/workshops/{game}/trials", page("trial"), methods=["POST"]),
        Route("/workshops/{game}/works", page("keep_work"), methods=["POST"]),
        Route("/works/{work}", page("work")),
        Route("/works/{work}", page("replace_work"), methods=["PUT"]),
        Route("/works/{work}", page("discard_work"), methods=["DELETE"]),
        Route("/soundtracks", page("soundtracks")),
        Route("/soundtracks/{game}/{mission}", page("script")),
    ]


def _client(pages: Path) -> list[BaseRoute]:
    """The pages of the browser client; a source checkout has them only once they are built."""
    return [Mount("/", ClientFiles(directory=pages, html=True))] if pages.is_dir() else []


def make_app(
    settings: Settings,
    find_title: Callable[[str], Title] = find_on_shelf,
    titles: Callable[[], Sequence[Title]] = titles_on_shelf,
    pages: Path = CLIENT,
) -> Starlette:
    """The application; `find_title` must be importable by name, because bots think in other processes."""
    server = Server(settings, find_title, titles)
    app = Starlette(
        routes=routes(server, pages),
        middleware=[Middleware(SecureHeaders)],
        lifespan=server.lifespan,
        exception_handlers={HTTPException: _not_found},
    )
    app.state.server = server
    return app


async def _not_found(_request: Request, error: Exception) -> Response:
    wrong_method = isinstance(error, HTTPException) and error.status_code == 405
    response = refusal(TableError("wrong-method" if wrong_method else "no-such-page"))
    if isinstance(error, HTTPException):
        response.headers.update(error.headers or {})
    return response
