"""The OpenAPI document, made from the messages themselves, so that it cannot be wrong about them.

WebSocket messages stand in it as the components `Request` and `Reply`, and every game's view as its own: types of a
client are generated from here.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

import msgspec

from hullbreach import __version__
from hullbreach.kernel.script import Script
from hullbreach.kernel.workshop import Trial
from hullbreach.locales import LANGUAGES
from hullbreach.table import bodies, book, hook, messages, player, work
from hullbreach.table.answers import PLAYER_HEADER
from hullbreach.table.soundtracks import MEDIA

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hullbreach.kernel.aftermath import Aftermath
    from hullbreach.kernel.companion import Companion
    from hullbreach.kernel.title import Title

REF: Final = "#/components/schemas/{name}"
JSON: Final = "application/json"
TEXT: Final = "text/plain"
CSV: Final = "text/csv"

OGG, MP3 = MEDIA["ogg"], MEDIA["mp3"]
HEARD: Final = (404, 501, 503)

Paths = dict[str, dict[str, tuple[str, Any, Any, int, tuple[int, ...]]]]
EVERYWHERE: Final = (429,)
BEARER: Final = {"type": "http", "scheme": "bearer"}
SCHEMES: Final = {
    "seat": BEARER,
    "book": BEARER,
    "work": BEARER,
    "player": {"type": "apiKey", "in": "header", "name": PLAYER_HEADER},
}
WITH_PLAYER: Final = ("/api/tables", "/api/tables/{table}/seats", "/api/tables/{table}/forks", "/api/logs")
"""Where a player's key is noted, if one is shown."""
# What each companion has types of its own for.
PAPER: Final = "paper"
FILM: Final = "film"
FACTS: Final = "facts"
ADVICE: Final = "advice"
# And the aftermath of games that are watched as a film.
SHOWING: Final = "showing"
REVIEW: Final = "review"
REMEDY: Final = "remedy"
GAMES_OWN: Final = (PAPER, FILM, FACTS, ADVICE, SHOWING, REVIEW, REMEDY)
QUERIES: Final = {
    ("get", "/api/daily/{game}"): {"name": "day", "in": "query", "schema": {"type": "string", "format": "date"}},
    ("get", "/api/player/games"): {"name": "going", "in": "query", "schema": {"type": "integer", "enum": [0, 1]}},
    ("get", "/api/book/sheet"): {
        "name": "language",
        "in": "query",
        "schema": {"type": "string", "enum": list(LANGUAGES)},
    },
    ("get", "/api/tables/{table}/missed"): {
        "name": "seat",
        "in": "query",
        "schema": {"type": "integer", "minimum": 0, "maximum": 99_999},
    },
    ("get", "/api/tables/{table}/scenes"): {
        "name": "start",
        "in": "query",
        "schema": {"type": "integer", "minimum": 0, "maximum": 99_999},
    },
}
PATHS: Final[Paths] = {
    "/healthz": {"get": ("Whether the server and its store are well", None, bodies.Health, 200, ())},
    "/metrics": {"get": ("Figures for Prometheus", None, str, 200, ())},
    "/api/openapi.json": {"get": ("This document", None, dict[str, Any], 200, ())},
    "/api/reach": {
        "get": ("Where others find the server, for who asks at the machine itself", None, bodies.Reach, 200, ())
    },
    "/api/games": {"get": ("The games and their options", None, list[bodies.GameListed], 200, ())},
    "/api/games/{game}": {"get": ("A game: its moves and events by number", None, bodies.GameInfo, 200, (404,))},
    "/api/tables": {
        "get": ("Public tables that are not over", None, list[bodies.Listed], 200, ()),
        "post": ("Open a table and sit down", bodies.Create, bodies.Seated, 201, (400, 403, 404, 413)),
    },
    "/api/tables/{table}": {
        "get": ("What everybody may know of a table", None, bodies.TableInfo, 200, (401, 404, 409))
    },
    "/api/tables/{table}/seats": {
        "post": ("Take a free seat", bodies.Join, bodies.Seated, 201, (400, 403, 404, 409, 413)),
        "delete": ("Give the seat of the bearer's token back", None, bodies.Left, 200, (401, 403, 404, 409)),
    },
    "/api/tables/{table}/log": {"get": ("The log as a .hull file", None, str, 200, (401, 404, 409))},
    "/api/tables/{table}/replay": {"get": ("The film of a finished game", None, bodies.Replay, 200, (404, 409))},
    "/api/tables/{table}/scenes": {
        "get": ("What has been resolved, scene by scene", None, SHOWING, 200, (400, 401, 403, 404, 503)),
    },
    "/api/tables/{table}/review": {"get": ("What decided a finished game", None, REVIEW, 200, (404, 409, 503))},
    "/api/tables/{table}/remedy": {
        "post": (
            "What would have been enough for a better end",
            bodies.AskRemedy,
            REMEDY,
            200,
            (400, 403, 404, 409, 413, 503),
        ),
    },
    "/api/tables/{table}/chances": {
        "get": ("The chances of all seats over a finished game", None, bodies.Curve, 200, (404, 409, 503)),
    },
    "/api/tables/{table}/missed": {
        "get": ("The best move a seat missed in a finished game", None, bodies.Regret, 200, (400, 404, 409, 503)),
    },
    "/api/tables/{table}/forks": {
        "post": ("Play on from somewhere in the game", bodies.Fork, bodies.Seated, 201, (400, 401, 403, 404, 409, 413)),
    },
    "/api/tables/{table}/book": {
        "post": ("Enter the game in a log book", book.BindBook, book.BookBound, 200, (400, 401, 403, 404, 409, 413)),
    },
    "/api/tables/{table}/hook": {
        "get": ("What the table calls", None, hook.HookInfo, 200, (401, 404, 409)),
        "put": (
            "Call an address when it becomes somebody's turn",
            hook.SetHook,
            hook.HookMade,
            201,
            (400, 401, 403, 404, 409, 413),
        ),
        "delete": ("Call nothing any more", None, hook.HookGone, 200, (401, 403, 404, 409)),
    },
    "/api/books": {"post": ("Begin a log book", book.NewBook, book.BookMade, 201, (400, 403, 404, 409, 413))},
    "/api/books/files": {
        "post": ("Begin a log book from a file", book.BookFile, book.BookMade, 201, (400, 403, 404, 409, 413)),
    },
    "/api/book": {"get": ("What stands in the log book of the bearer's key", None, book.Book, 200, (404,))},
    "/api/book/file": {"get": ("The log book as a file", None, book.BookFile, 200, (404,))},
    "/api/book/sheet": {"get": ("The log book as a sheet for other programs", None, CSV, 200, (400, 404))},
    "/api/book/names": {
        "post": ("Name the machines of a crew", book.NameMachines, book.Book, 200, (400, 403, 404, 413)),
    },
    "/api/player/games": {
        "get": ("The games of the player whose key is shown", None, player.PlayerGames, 200, (400,)),
    },
    "/api/player/seats": {
        "post": ("Let the key open seats one holds", player.AdoptSeats, player.Adopted, 200, (400, 403, 413)),
    },
    "/api/player/merge": {
        "post": ("Move the games of another key to this one", player.MergeKeys, player.Merged, 200, (400, 403, 413)),
    },
    "/api/player/notes/{table}": {
        "put": ("Write a note about a game of one's own", player.WriteNote, player.Noted, 200, (400, 403, 404, 413)),
    },
    "/api/logs": {"post": ("Open a table from a .hull file", str, bodies.Seated, 201, (400, 403, 413))},
    "/api/daily/{game}": {
        "get": ("The day's results, the best first", None, bodies.DailyBoard, 200, (400, 404)),
        "post": ("Play the day's challenge", bodies.Daily, bodies.Seated, 201, (400, 403, 404, 413)),
    },
    "/api/companions": {"get": ("The boxes that have a companion here", None, list[bodies.CompanionListed], 200, ())},
    "/api/companions/{game}": {"get": ("What can stand on a sheet", None, FACTS, 200, (404,))},
    "/api/companions/{game}/flights": {
        "post": ("The film of what was planned", PAPER, FILM, 200, (400, 403, 404, 413)),
    },
    "/api/companions/{game}/advice": {
        "post": ("What to change in a plan", bodies.AskAdvice, ADVICE, 200, (400, 403, 404, 413, 503)),
    },
    "/api/workshops": {"get": ("The games people can write for", None, list[work.ShopListed], 200, ())},
    "/api/workshops/{game}": {"get": ("What may be written", None, work.ShopInfo, 200, (404,))},
    "/api/workshops/{game}/review": {
        "post": ("What is wrong with a paper", dict[str, Any], work.Reviewed, 200, (403, 404, 413, 503)),
    },
    "/api/workshops/{game}/trials": {
        "post": ("What bots make of a paper", work.AskTrial, Trial, 200, (400, 403, 404, 413, 503)),
    },
    "/api/workshops/{game}/works": {
        "post": ("Keep a paper", dict[str, Any], work.WorkMade, 201, (400, 403, 404, 413, 503)),
    },
    "/api/works/{work}": {
        "get": ("A paper that is kept", None, work.Work, 200, (404,)),
        "put": ("Write it anew, for who has its key", dict[str, Any], work.Work, 200, (400, 401, 403, 404, 413, 503)),
        "delete": ("Take it away, for who has its key", None, work.WorkGone, 200, (401, 403, 404)),
    },
    "/api/soundtracks": {"get": ("The missions a ship's computer announces", None, list[bodies.Soundtracks], 200, ())},
    "/api/soundtracks/{game}/{mission}": {"get": ("What it says, and when", None, Script, 200, (404,))},
    "/api/soundtracks/{game}/{mission}/{language}.ogg": {"get": ("The mission to listen to", None, OGG, 200, HEARD)},
    "/api/soundtracks/{game}/{mission}/{language}.mp3": {"get": ("The mission to listen to", None, MP3, 200, HEARD)},
}


def document(
    titles: Sequence[Title], companions: Sequence[Companion], aftermaths: Sequence[Aftermath]
) -> dict[str, Any]:
    """The whole document."""
    types = {"Request": messages.Request, "Reply": messages.Reply, "Error": messages.Error}
    parts = [part for path in PATHS.values() for page in path.values() for part in page[1:3]]
    asked = [part for part in parts if part is not None and part not in (*MEDIA.values(), CSV)]
    views = [part for title in titles for part in (title.view_type(), title.own_type()) if part]
    own = [*map(types_of, companions), *map(types_after, aftermaths)]
    everything = [*types.values(), *(part for part in asked if part not in GAMES_OWN), *views]
    everything += [kind for kinds in own for kind in kinds.values()]
    schemas, components = msgspec.json.schema_components(everything, ref_template=REF)
    components |= {name: schemas[place] for place, name in enumerate(types) if name not in components}
    known = dict(zip(map(str, everything), schemas, strict=True))
    for part in GAMES_OWN:
        known[part] = {"anyOf": [known[str(kinds[part])] for kinds in own if part in kinds]}
    return {
        "openapi": "3.1.0",
        "info": {"title": "hullbreach", "version": __version__, "description": "The table's lobby."},
        "paths": {path: _page(path, methods, known) for path, methods in PATHS.items()},
        "components": {"schemas": components, "securitySchemes": SCHEMES},
        "x-websocket": {
            "/ws/{table}": {"send": _ref("Request"), "receive": _ref("Reply"), "version": messages.VERSION}
        },
    }


def types_of(companion: Companion) -> dict[str, type[msgspec.Struct]]:
    """What goes to and fro for the sheets of one game."""
    return {PAPER: companion.paper, FILM: companion.film, FACTS: companion.facts, ADVICE: companion.advice}


def types_after(aftermath: Aftermath) -> dict[str, type[msgspec.Struct]]:
    """What is told of one game beside its moves."""
    return {SHOWING: aftermath.showing, REVIEW: aftermath.review_type, REMEDY: aftermath.remedy_type}


def _ref(name: str) -> dict[str, str]:
    return {"$ref": REF.format(name=name)}


def _page(path: str, methods: dict[str, Any], known: dict[str, Any]) -> dict[str, Any]:
    page: dict[str, Any] = {method: _operation(method, path, known, *parts) for method, parts in methods.items()}
    names = re.findall(r"{(\w+)}", path)
    if names:
        page["parameters"] = [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names
        ]
    return page


def _operation(
    method: str,
    path: str,
    known: dict[str, Any],
    summary: str,
    body: object,
    result: object,
    status: int,
    errors: tuple[int, ...],
) -> dict[str, Any]:
    answers = {str(status): {"description": summary, "content": _content(result, known)}}
    if result in MEDIA.values():
        answers["206"] = {"description": "The range that was asked for", "content": _content(result, known)}
    for code in (*errors, *EVERYWHERE):
        answers[str(code)] = {"description": "A typed error", "content": {JSON: {"schema": _ref("Error")}}}
    operation: dict[str, Any] = {"summary": summary, "responses": answers}
    if body is not None:
        operation["requestBody"] = {"required": True, "content": _content(body, known)}
    if (method, path) in QUERIES:
        operation["parameters"] = [QUERIES[method, path]]
    if path.startswith("/api/tables/"):
        operation["security"] = [{"seat": []}, {}]
    if path.startswith(("/api/player/", "/api/daily/")):
        operation["security"] = [{"player": []}, {}]
    if path in WITH_PLAYER and method == "post":
        operation["security"] = [*operation.get("security", [{}]), {"player": []}]
    if path.startswith("/api/book/") or path == "/api/book":
        operation["security"] = [{"book": []}, {}]
    if path.startswith("/api/works/") and method != "get":
        operation["security"] = [{"work": []}, {}]
    return operation


def _content(kind: object, known: dict[str, Any]) -> dict[str, Any]:
    if kind in MEDIA.values():
        return {str(kind): {"schema": {"type": "string", "format": "binary"}}}
    if kind == CSV:
        return {CSV: {"schema": {"type": "string"}}}
    return {TEXT if kind is str else JSON: {"schema": known[str(kind)]}}
