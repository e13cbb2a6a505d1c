"""How a finished game stood at each of its turns, and the move somebody missed: found by a worker, once for all.

Both look into hands, so they open with the log.
"""

from __future__ import annotations

import asyncio
from time import process_time
from typing import TYPE_CHECKING, Final

import msgspec

from hullbreach.players import hindsight
from hullbreach.table import bodies
from hullbreach.table.asking import HINT
from hullbreach.table.errors import TableError
from hullbreach.table.record import Record, record_of
from hullbreach.table.workers import Workers

if TYPE_CHECKING:
    from collections.abc import Callable

    from hullbreach.kernel.log import Log
    from hullbreach.kernel.title import Title
    from hullbreach.table.live import LiveTable
    from hullbreach.table.tables import Tables

THINKERS: Final = 1
"""A process of their own, in no hurry: no bot waits for somebody who wonders."""
NICENESS: Final = 5
MOST_KEPT: Final = 512
"""Answers, a kilobyte or two each; the oldest are forgotten."""

Key = tuple[str, int, int | None]
"""The table, its last entry, and whose regret it is: nobody's for the chances of all."""


class Past(msgspec.Struct, frozen=True):
    """What a worker needs to know: the whole log, whose regret it is about, and how long it may think."""

    record: Record
    seat: int | None
    seconds: float


def look_back(find_title: Callable[[str], Title], past: Past) -> bytes:
    """In the worker: the answer, ready for the wire."""
    log = past.record.log(find_title)
    found = _curve(log, past.seconds) if past.seat is None else _regret(log, past.seat, past.seconds)
    return msgspec.json.encode(found)


def _curve(log: Log, seconds: float) -> bodies.Curve:
    points = hindsight.chances(log, process_time, seconds)
    return bodies.Curve(
        points=[
            bodies.Chances(place=place, chances=[round(chance, 3) for chance in chances]) for place, chances in points
        ]
    )


def _regret(log: Log, seat: int, seconds: float) -> bodies.Regret:
    found = hindsight.missed(log, seat, process_time, seconds)
    if found is None:
        return bodies.Regret(missed=None)
    return bodies.Regret(
        missed=bodies.Missed(
            place=found.place,
            seat=seat,
            played=found.played.number,
            better=found.better.number,
            chance=round(found.chance, 3),
            better_chance=round(found.better_chance, 3),
        )
    )


class Hindsight:
    """Every question is thought about once; who asks meanwhile waits for the same answer."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._workers = Workers(THINKERS, tables.settings.limits.advices, NICENESS)
        self._answers: dict[Key, asyncio.Future[bytes]] = {}

    async def chances(self, table: LiveTable, address: str) -> bytes:
        """A `Curve`, as JSON."""
        return await self._ask(table, None, address)

    async def missed(self, table: LiveTable, seat: int, address: str) -> bytes:
        """A `Regret`, as JSON."""
        if seat >= len(table.seats):
            raise TableError("bad-message", problem="there is no such seat")
        return await self._ask(table, seat, address)

    async def _ask(self, table: LiveTable, seat: int | None, address: str) -> bytes:
        async with table.lock:
            if table.result() is None:
                raise TableError("not-over")
            self.tables.check_export(table, None)
            key = table.row.id, table.seq, seat
            if key not in self._answers:
                self.tables.budget.spend(HINT, address)
                self._remember(key, self._think(table, seat, address))
            making = self._answers[key]
        try:
            return await asyncio.shield(making)
        except TableError:
            if self._answers.get(key) is making:
                del self._answers[key]
            raise

    def _think(self, table: LiveTable, seat: int | None, address: str) -> asyncio.Future[bytes]:
        past = Past(record_of(table.row, table.entries), seat, self.tables.settings.hindsight_s)
        work = self._workers.do(address, False, look_back, self.tables.find_title, past)
        return asyncio.ensure_future(work)

    def _remember(self, key: Key, making: asyncio.Future[bytes]) -> None:
        while len(self._answers) >= MOST_KEPT:
            del self._answers[next(iter(self._answers))]
        self._answers[key] = making

    def close(self) -> None:
        self._workers.close()
