"""A lock for which people wait in the order in which they came to the door, not in which they reached the queue."""

from __future__ import annotations

import asyncio
from heapq import heappop, heappush
from itertools import count
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from types import TracebackType

    from hullbreach.table.clock import Now


class TurnLock:
    """Of those who wait, whoever has the earliest stamp is next; without a stamp, it is the moment of asking."""

    def __init__(self, now: Now, places: int = 1) -> None:
        self._now = now
        self._free = places
        """So many may hold it at once."""
        self._order = count()
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []

    def locked(self) -> bool:
        return not self._free

    def since(self, stamp: int) -> Turn:
        return Turn(self, stamp)

    async def __aenter__(self) -> None:
        if not self.take():
            await self.wait(self._now())

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.release()

    def take(self) -> bool:
        """Whether it was free, which it never is while somebody waits."""
        if not self._free:
            return False
        self._free -= 1
        return True

    async def wait(self, stamp: int) -> None:
        """Until it is the turn of who came then."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (stamp, next(self._order), turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.release()  # it was our turn just now, and we are gone
            raise

    def release(self) -> None:
        """Hand it on: it is never free while somebody waits, so nobody slips in between."""
        while self._waiting:
            *_, turn = heappop(self._waiting)
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1


class Turn:
    """The lock, held by whoever came at that moment."""

    __slots__ = ("_lock", "_stamp")

    def __init__(self, lock: TurnLock, stamp: int) -> None:
        self._lock = lock
        self._stamp = stamp

    async def __aenter__(self) -> None:
        if not self._lock.take():
            await self._lock.wait(self._stamp)

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._lock.release()
