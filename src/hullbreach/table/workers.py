"""Worker processes for what takes a while. The loop never waits, a crowd is told so, and nobody crowds others out."""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from signal import SIG_IGN, SIGINT, signal
from threading import Thread
from time import monotonic_ns
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from hullbreach.table.errors import TableError
from hullbreach.table.turns import TurnLock

if TYPE_CHECKING:
    from collections.abc import Callable

P = ParamSpec("P")
T = TypeVar("T")


def settle_down(niceness: int) -> None:
    """In a new worker. It ignores Ctrl-C: the server tells it when to go, or is gone itself."""
    signal(SIGINT, SIG_IGN)
    Thread(target=leave_with_server, daemon=True).start()
    if niceness and hasattr(os, "nice"):  # not on Windows
        os.nice(niceness)


def leave_with_server() -> None:
    """A server that was killed can tell nobody anything."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(1)


class Workers:
    """A pool that starts with the first work and is replaced if a worker dies."""

    def __init__(self, processes: int, most_waiting: int, niceness: int = 0) -> None:
        self._processes = processes
        self._niceness = niceness
        self._most_waiting = most_waiting
        self._pool: ProcessPoolExecutor | None = None
        self._waiting = 0
        self._turns = TurnLock(monotonic_ns, processes)
        self._asked: Counter[str] = Counter()
        """By asker: what is not answered yet."""
        self._closed = False

    async def do(self, asker: str, patient: bool, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What the work answers; raises TableError if there is a crowd and the asker is not patient.

        Whoever has asked for less comes first: a second question waits for the first ones of all others.
        """
        if not patient and self._waiting >= self._most_waiting:
            raise TableError("busy")
        before = self._asked[asker]
        self._asked[asker] += 1
        self._waiting += 1
        try:
            async with self._turns.since(before):
                return await self._submit(work, *args, **kwargs)
        finally:
            self._waiting -= 1
            self._asked -= Counter([asker])  # forgets who has no more questions

    async def _submit(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        if self._closed:
            raise TableError("busy")
        try:
            return await asyncio.wrap_future(self._running_pool().submit(work, *args, **kwargs))
        except BrokenProcessPool:
            self._let_go()
            raise TableError("busy") from None

    def _running_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # A fork would copy the locks of the server's threads.
            self._pool = ProcessPoolExecutor(self._processes, get_context("spawn"), settle_down, (self._niceness,))
        return self._pool

    def close(self) -> None:
        self._closed = True
        self._let_go()

    def _let_go(self) -> None:
        if self._pool is not None:
            # Who has nothing to do goes at once, and cleans up; nobody waits for the others.
            self._pool.shutdown(wait=not self._waiting, cancel_futures=True)
            self._pool = None
