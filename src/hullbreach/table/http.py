"""The lobby over HTTP: games, tables, seats, logs, replays, the day's challenge, soundtracks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starlette.responses import FileResponse, Response

from hullbreach import __version__
from hullbreach.games import aftermaths, companions
from hullbreach.table import messages
from hullbreach.table.aftermaths import Cinema
from hullbreach.table.answers import answer, attached, bearer, day_in, number_in, read_body, read_bytes, refusal
from hullbreach.table.book_pages import BookPages
from hullbreach.table.errors import TableError
from hullbreach.table.kept import KeptAnswers
from hullbreach.table.limits import Addresses, visitor
from hullbreach.table.openapi import document
from hullbreach.table.opening import today
from hullbreach.table.security import same_origin
from hullbreach.table.soundtracks import MEDIA, SoundArchive, all_soundtracks, find_script
from hullbreach.table.titles import listed, told

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from starlette.requests import Request

    from hullbreach.kernel.title import Title
    from hullbreach.table.companions import Desk
    from hullbreach.table.live import LiveTable
    from hullbreach.table.store import ResultRow
    from hullbreach.table.tables import Tables

LISTED: Final = 100
RESULTS: Final = 50


class Pages(BookPages):
    """One method for each address; all of them raise TableError for what cannot be answered."""

    def __init__(
        self,
        tables: Tables,
        desk: Desk,
        archive: SoundArchive,
        addresses: Addresses,
        titles: Callable[[], Sequence[Title]],
    ) -> None:
        super().__init__(tables)
        self.desk = desk
        self.cinema = Cinema(tables)
        self.archive = archive
        self.addresses = addresses
        self.titles = titles
        self._most = tables.settings.limits.message_bytes
        self._kept = KeptAnswers(tables.settings.limits.looks)

    def close(self) -> None:
        self.cinema.close()

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
        return answer(messages.Health(status="ok", version=__version__))

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
        return answer(
            [
                messages.Listed(table=row.id, game=row.game, name=row.name, free=row.free, created=row.created)
                for row in rows
            ]
        )

    async def create(self, request: Request) -> Response:
        ask = await read_body(request, messages.Create, self._most)
        return answer(await self.tables.open(ask, visitor(request)), 201)

    async def table(self, request: Request) -> Response:
        table = await self._find(request)
        return answer(table.info(_name(request), await self._seat(request, table) is not None))

    async def join(self, request: Request) -> Response:
        ask = await read_body(request, messages.Join, self._most)
        return answer(await self.tables.sit_down(await self._find_to_play(request), ask), 201)

    async def leave(self, request: Request) -> Response:
        table = await self._find_to_play(request)
        seat = await self._seat(request, table)
        if seat is None:
            raise TableError("bad-token")
        await self.tables.stand_up(table, seat)
        return answer(messages.Left(seat=seat))

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
        return answer(await self.tables.import_log(text, visitor(request)), 201)

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
        ask = await read_body(request, messages.AskRemedy, self._most)
        return answer(await self.cinema.remedy(await self._find(request), ask, visitor(request)))

    async def fork(self, request: Request) -> Response:
        ask = await read_body(request, messages.Fork, self._most)
        table = await self._find(request)
        seat = await self._seat(request, table)
        return answer(await self.tables.fork(table, seat, ask, visitor(request)), 201)

    # --- the day ---
    async def daily(self, request: Request) -> Response:
        title = self.tables.title(request.path_params["game"])
        day = day_in(request)
        rows = await self.tables.store.results(day, title.id, RESULTS)
        return answer(messages.DailyBoard(game=title.id, day=day, results=_places(rows, day < today())))

    async def open_daily(self, request: Request) -> Response:
        ask = await read_body(request, messages.Daily, self._most)
        return answer(await self.tables.open_daily(request.path_params["game"], ask, visitor(request)), 201)

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
        ask = await read_body(request, messages.AskAdvice, self.tables.settings.limits.paper_bytes)
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


def _places(rows: list[ResultRow], over: bool) -> list[messages.DailyResult]:
    """The best come first. A table of today would show what others have still to find out."""
    results: list[messages.DailyResult] = []
    feats = [(row.won, row.rank) for row in rows]
    for row, feat in zip(rows, feats, strict=True):
        place = feats.index(feat) + 1
        results.append(
            messages.DailyResult(
                place=place,
                player=row.player,
                won=row.won,
                score=row.score,
                table=row.table if over else "",
                attempt=row.attempt,
            )
        )
    return results


def _name(request: Request) -> str:
    """The name of the table as the visitor knows it."""
    name: str = request.path_params["table"]
    return name


def _mission(request: Request) -> tuple[str, str]:
    return request.path_params["game"], request.path_params["mission"]
