"""Players over HTTP: their games, the challenge of the day, and what calls them. Keys are shown in a header."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hullbreach.table import bodies
from hullbreach.table.answers import answer, bearer, day_in, known_player, number_in, player_in, read_body
from hullbreach.table.histories import Histories
from hullbreach.table.hook import SetHook
from hullbreach.table.limits import visitor
from hullbreach.table.opening import today
from hullbreach.table.player import AdoptSeats, MergeKeys, WriteNote
from hullbreach.table.tokens import hash_key

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from hullbreach.table.live import LiveTable
    from hullbreach.table.store import ResultRow
    from hullbreach.table.tables import Tables

RESULTS: Final = 50
"""On the board of a day."""


class PlayerPages:
    """Those of the pages that are about them."""

    def __init__(self, tables: Tables) -> None:
        self._most_seats = tables.settings.limits.paper_bytes
        self._most_note = tables.settings.limits.paper_bytes
        self.histories = Histories(tables)
        self._hooks = tables.hooks
        self._tables = tables

    async def player_games(self, request: Request) -> Response:
        return answer(await self.histories.games(known_player(request), bool(number_in(request, "going"))))

    async def adopt_seats(self, request: Request) -> Response:
        player = known_player(request)
        return answer(await self.histories.adopt(player, await read_body(request, AdoptSeats, self._most_seats)))

    async def merge_keys(self, request: Request) -> Response:
        player = known_player(request)
        ask = await read_body(request, MergeKeys, self._most_note)
        return answer(await self.histories.merge(player, hash_key(ask.other)))

    async def write_note(self, request: Request) -> Response:
        player = known_player(request)
        ask = await read_body(request, WriteNote, self._most_note)
        return answer(await self.histories.note(player, request.path_params["table"], ask.note))

    # --- the day ---
    async def daily(self, request: Request) -> Response:
        title, day, player = self._tables.title(request.path_params["game"]), day_in(request), player_in(request)
        rows = await self._tables.store.results(day, title.id, RESULTS)
        begun = await self._tables.store.attempt_of(player, day, title.id) if player else None
        board = bodies.DailyBoard(
            game=title.id,
            day=day,
            results=_places(rows, day < today(), player),
            table=begun.table if begun else "",
            over=begun is not None and begun.over,
        )
        return answer(board)

    async def open_daily(self, request: Request) -> Response:
        ask = await read_body(request, bodies.Daily, self._most_note)
        game, player = request.path_params["game"], known_player(request)
        return answer(await self._tables.open_daily(game, ask, visitor(request), player), 201)

    # --- webhooks, for who holds a seat ---
    async def hook(self, request: Request) -> Response:
        return answer(await self._hooks.info(await self._held(request)))

    async def set_hook(self, request: Request) -> Response:
        table = await self._held(request)
        ask = await read_body(request, SetHook, self._most_note)
        return answer(await self._hooks.put(table, ask, f"{request.url.scheme}://{request.url.netloc}"), 201)

    async def drop_hook(self, request: Request) -> Response:
        return answer(await self._hooks.drop(await self._held(request)))

    async def _held(self, request: Request) -> LiveTable:
        """The table, for who shows a token of one of its seats, or a key; raises TableError."""
        table = await self._tables.find(request.path_params["table"])
        await self._tables.seat_of(table, bearer(request))
        return table


def _places(rows: list[ResultRow], over: bool, player: str) -> list[bodies.DailyResult]:
    """The best come first. A table of today would show what others have still to find out."""
    results: list[bodies.DailyResult] = []
    feats = [(row.won, row.rank) for row in rows]
    for row, feat in zip(rows, feats, strict=True):
        place = feats.index(feat) + 1
        results.append(
            bodies.DailyResult(
                place=place,
                player=row.player,
                won=row.won,
                score=row.score,
                table=row.table if over else "",
                attempt=row.attempt,
                mine=row.sitter == player != "",
            )
        )
    return results
