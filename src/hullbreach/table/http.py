"""The lobby over HTTP: games, tables, seats, logs, replays, soundtracks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starlette.responses import FileResponse, Response

from hullbreach import __version__
from hullbreach.games import aftermaths, companions
from hullbreach.table import bodies, reach
from hullbreach.table.aftermaths import Cinema
from hullbreach.table.answers import answer, attached, bearer, number_in, player_in, read_body, read_bytes, refusal
from hullbreach.table.book_pages import BookPages
from hullbreach.table.errors import TableError
from hullbreach.table.kept import KeptAnswers
from hullbreach.table.limits import Addresses, visitor
from hullbreach.table.openapi import document
from hullbreach.table.player_pages import PlayerPages
from hullbreach.table.security import same_origin
from hullbreach.table.soundtracks import MEDIA, SoundArchive, all_soundtracks, find_script
from hullbreach.table.titles import listed, told, unusual
from hullbreach.table.work_pages import WorkPages

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from starlette.requests import Request

    from hullbreach.kernel.title import Title
    from hullbreach.table.companions import Desk
    from hullbreach.table.live import LiveTable
    from hullbreach.table.store import ListRow
    from hullbreach.table.tables import Tables

LISTED: Final = 100


class Pages(BookPages, WorkPages, PlayerPages):
    """One method for each address; all of them raise TableError for what cannot be answered."""

    def __init__(
        self,
        tables: Tables,
        desk: Desk,
        archive: SoundArchive,
        addresses: Addresses,
        titles: Callable[[], Sequence[Title]],
    ) -> None:
        self._kept = KeptAnswers(tables.settings.limits.looks)
        BookPages.__init__(self, tables)
        WorkPages.__init__(self, tables, self._kept)
        PlayerPages.__init__(self, tables)
        self.desk = desk
        self.cinema = Cinema(tables)
        self.archive = archive
        self.addresses = addresses
        self.titles = titles
        self._most = tables.settings.limits.message_bytes

    def close(self) -> None:
        self.cinema.close()
        self.workbench.close()

    # --- the frame ---
    def check(self, request: Request) -> None:
        """What every request must pass."""
        if not self.addresses.may_ask(visitor(request)):
            raise TableError("too-fast")
        if request.method not in ("GET", "HEAD") and not same_origin(request.headers, self.tables.settings.origins):
            raise TableError("bad-origin")

    def refuse(self, error: TableError) -> Response:
        return refusal(error)

    async def health(self, request: Request) -> Response:
        """Asks the store, so that a server without one is not called healthy."""
        await self.tables.store.seats("")
        return answer(bodies.Health(status="ok", version=__version__))

    async def reach(self, request: Request) -> Response:
        """For who asks from the machine itself, by a name that is only good there; behind a proxy nobody needs it."""
        settings = self.tables.settings
        if settings.proxies or not reach.is_here(reach.host_in(request.headers.get("host", ""))):
            return answer(bodies.Reach(links=[]))
        return answer(bodies.Reach(links=reach.links(settings.host, request.scope["server"][1])))

    async def metrics(self, request: Request) -> Response:
        return Response(self.tables.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")

    async def openapi(self, request: Request) -> Response:
        return await self._kept.answer(request, lambda: document(self.titles(), companions(), aftermaths()))

    # --- games ---
    async def games(self, request: Request) -> Response:
        return await self._kept.answer(request, lambda: [listed(title) for title in self.titles()])

    async def game(self, request: Request) -> Response:
        title = self.tables.title(request.path_params["game"])
        return await self._kept.answer(request, lambda: told(title))

    # --- tables ---
    async def list_tables(self, request: Request) -> Response:
        rows = await self.tables.store.listed(LISTED)
        return answer([self._listed(row) for row in rows])

    def _listed(self, row: ListRow) -> bodies.Listed:
        return bodies.Listed(
            table=row.id,
            game=row.game,
            name=row.name,
            free=row.free,
            created=row.created,
            options=unusual(self.tables.title(row.game), row.options),
            language=row.language,
            players=row.players,
        )

    async def create(self, request: Request) -> Response:
        ask = await read_body(request, bodies.Create, self.tables.settings.limits.paper_bytes)
        return answer(await self.tables.open(ask, visitor(request), player_in(request)), 201)

    async def table(self, request: Request) -> Response:
        table = await self._find(request)
        return answer(table.info(_name(request), await self._seat(request, table) is not None))

    async def join(self, request: Request) -> Response:
        ask = await read_body(request, bodies.Join, self._most)
        return answer(await self.tables.sit_down(await self._find_to_play(request), ask, player_in(request)), 201)

    async def leave(self, request: Request) -> Response:
        table = await self._find_to_play(request)
        seat = await self._seat(request, table)
        if seat is None:
            raise TableError("bad-token")
        await self.tables.stand_up(table, seat)
        return answer(bodies.Left(seat=seat))

    # --- logs ---
    async def log(self, request: Request) -> Response:
        table = await self._find(request)
        seat = await self._seat(request, table)
        text = await self.tables.export_log(table, seat)
        return attached(text, "text/plain; charset=utf-8", f"{table.row.game}.hull")

    async def import_log(self, request: Request) -> Response:
        body = await read_bytes(request, self.tables.settings.limits.log_bytes)
        try:
            text = body.decode()
        except UnicodeError:
            raise TableError("bad-log", "log-bad-header", problem="not UTF-8") from None
        return answer(await self.tables.import_log(text, visitor(request), player_in(request)), 201)

    async def replay(self, request: Request) -> Response:
        """The film of a finished game, as a spectator would have seen it."""
        table = await self._find(request)
        return (await self.tables.film(table, visitor(request))).to(request)

    # --- what was resolved ---
    async def scenes(self, request: Request) -> Response:
        """As everybody at the table may see them; who may not watch it may not see them either."""
        table = await self._find(request)
        await self.tables.admit(table, _name(request), bearer(request) or None)
        return answer(await self.cinema.scenes(table, number_in(request, "start"), visitor(request)))

    async def review(self, request: Request) -> Response:
        return answer(await self.cinema.review(await self._find(request), visitor(request)))

    async def remedy(self, request: Request) -> Response:
        ask = await read_body(request, bodies.AskRemedy, self._most)
        return answer(await self.cinema.remedy(await self._find(request), ask, visitor(request)))

    # --- what was possible ---
    async def chances(self, request: Request) -> Response:
        """Of all seats, over a finished game."""
        return answer(await self.cinema.hindsight.chances(await self._find(request), visitor(request)))

    async def missed(self, request: Request) -> Response:
        """The move a seat should have made."""
        table, seat = await self._find(request), number_in(request, "seat")
        return answer(await self.cinema.hindsight.missed(table, seat, visitor(request)))

    async def fork(self, request: Request) -> Response:
        ask = await read_body(request, bodies.Fork, self._most)
        table = await self._find(request)
        seat = await self._seat(request, table)
        return answer(await self.tables.fork(table, seat, ask, visitor(request), player_in(request)), 201)

    # --- with the box ---
    async def companions(self, request: Request) -> Response:
        return answer(self.desk.listed())

    async def companion(self, request: Request) -> Response:
        companion = self.desk.find(request.path_params["game"])
        return await self._kept.answer(request, companion.known)

    async def film_of_paper(self, request: Request) -> Response:
        text = await read_bytes(request, self.tables.settings.limits.paper_bytes)
        return answer(await self.desk.film(request.path_params["game"], text))

    async def advice(self, request: Request) -> Response:
        ask = await read_body(request, bodies.AskAdvice, self.tables.settings.limits.paper_bytes)
        advice = await self.desk.advice(request.path_params["game"], ask, visitor(request))
        return answer(advice)

    # --- soundtracks ---
    async def soundtracks(self, request: Request) -> Response:
        return await self._kept.answer(request, all_soundtracks)

    async def script(self, request: Request) -> Response:
        """What the computer will say, for a ticker."""
        return answer(await find_script(*_mission(request)))

    async def soundtrack(self, request: Request) -> Response:
        """The same to listen to, whole or in ranges."""
        suffix = request.url.path.rpartition(".")[2]
        file = await self.archive.find(await find_script(*_mission(request)), request.path_params["language"], suffix)
        return FileResponse(file, headers={"cache-control": "private, max-age=3600"}, media_type=MEDIA[suffix])

    # --- reading requests ---
    async def _find(self, request: Request) -> LiveTable:
        return await self.tables.find(_name(request))

    async def _find_to_play(self, request: Request) -> LiveTable:
        table = await self._find(request)
        if _name(request) == table.row.watch:
            raise TableError("watch-only")
        return table

    async def _seat(self, request: Request, table: LiveTable) -> int | None:
        """The seat of `Authorization: Bearer TOKEN`; None without one."""
        token = bearer(request)
        return await self.tables.seat_of(table, token) if token else None


def _name(request: Request) -> str:
    """The name of the table as the visitor knows it."""
    name: str = request.path_params["table"]
    return name


def _mission(request: Request) -> tuple[str, str]:
    return request.path_params["game"], request.path_params["mission"]
