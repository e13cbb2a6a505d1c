"""Worker processes for what takes a while. The loop never waits, and a crowd is told so."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from signal import SIG_IGN, SIGINT, signal
from threading import Thread
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from hullbreach.table.errors import TableError

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

    async def do(self, patient: bool, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What the work answers; raises TableError if there is a crowd and the asker is not patient."""
        if not patient and self._waiting >= self._most_waiting:
            raise TableError("busy")
        self._waiting += 1
        try:
            return await asyncio.wrap_future(self._running_pool().submit(work, *args, **kwargs))
        except BrokenProcessPool:
            self.close()
            raise TableError("busy") from None
        finally:
            self._waiting -= 1

    def _running_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # A fork would copy the locks of the server's threads.
            self._pool = ProcessPoolExecutor(self._processes, get_context("spawn"), settle_down, (self._niceness,))
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            # Who has nothing to do goes at once, and cleans up; nobody waits for the others.
            self._pool.shutdown(wait=not self._waiting, cancel_futures=True)
            self._pool = None
