"""Transactions on SQLite: one connection that writes, one transaction for whatever is asked in a turn of the loop.

WAL with synchronous=NORMAL: a commit is in the hands of the operating system when it returns, so it survives the death
of this process at any moment. Only a crash of the whole machine can lose the last moments, and never tears a log.
"""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from hullbreach.table.schema import migrate
from hullbreach.table.wake import Wake

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

T = TypeVar("T")

PRAGMAS: Final = ("journal_mode = WAL", "synchronous = NORMAL", "foreign_keys = ON", "wal_autocheckpoint = 0")
MOST_JOBS: Final = 512
ALONE_S: Final = 0.002
"""Whoever comes so long after everybody else does not wait for others to share a transaction with."""
PATIENCE_MS: Final = 10_000
"""So long another process may write before we give up."""
MOST_PAGES: Final = 2000
"""After so many the write-ahead log is carried over."""
PAGES_PER_COMMIT: Final = 2


class Job(Generic[T]):
    """Something to do in the next transaction, and who waits for it."""

    __slots__ = ("atomic", "error", "result", "wake", "work")

    def __init__(self, work: Callable[[sqlite3.Connection], T], wake: Wake[T], atomic: bool) -> None:
        self.work = work
        self.wake = wake
        self.atomic = atomic
        """It is a single statement, and so a transaction by itself."""
        self.result: T
        self.error: Exception | None = None

    def run(self, connection: sqlite3.Connection) -> None:
        self.result = self.work(connection)

    def run_apart(self, connection: sqlite3.Connection) -> None:
        """What fails is undone alone."""
        connection.execute("SAVEPOINT job")
        try:
            self.result = self.work(connection)
        except Exception as error:  # noqa: BLE001 - whoever asked must hear of it, the other jobs must not
            self.error = error
            connection.execute("ROLLBACK TO job")
        connection.execute("RELEASE job")

    def answer(self) -> None:
        if self.error:
            self.wake.fail(self.error)
        else:
            self.wake.answer(self.result)


class Transactions:
    """Base of every part of the store. Made within the loop that will use it.

    A commit is a few writes into the system's memory, so the loop makes it itself, at the end of its turn, for all who
    have asked in that turn. What may take long is done by a thread, while jobs gather: waiting for another process
    that writes, and carrying the write-ahead log over into the database.
    """

    def __init__(self, path: Path, batch_size: Callable[[int], None] | None = None) -> None:
        self._connection = _open(path, *PRAGMAS)
        migrate(self._connection)
        self._connection.execute("PRAGMA busy_timeout = 0")
        # Whoever only reads does so beside the writer, which has moves to commit.
        self._beside = _open(path, "query_only = ON")
        self._reader = ThreadPoolExecutor(1, "readers of the log store")
        self._writer = ThreadPoolExecutor(1, "writer of the log store")
        self._batch_size = batch_size
        self._loop = asyncio.get_running_loop()
        self._jobs: list[Job[Any]] = []
        self._scheduled = False
        self._away: asyncio.Future[None] | None = None
        """What the thread does with the connection now."""
        self._written = 0
        """About how many pages the write-ahead log has grown by."""
        self._asked = 0.0
        """When something was asked for last."""

    # --- writing ---
    def _ask(self, work: Callable[[sqlite3.Connection], T], atomic: bool = False) -> Wake[T]:
        """Have it done in the next transaction; at once, if nothing else was asked for just now."""
        wake: Wake[T] = Wake(self._loop)
        job = Job(work, wake, atomic)
        alone, self._asked = monotonic() - self._asked > ALONE_S, monotonic()
        if alone and atomic and not self._jobs and self._away is None and self._do_alone([job]):
            self._answer([job])
        else:
            self._jobs.append(job)
            self._schedule()
        return wake

    def _schedule(self) -> None:
        if not self._scheduled and self._away is None:
            self._scheduled = True
            self._loop.call_soon(self._commit_gathered)

    def _commit_gathered(self) -> None:
        self._scheduled = False
        batch, self._jobs = self._jobs[:MOST_JOBS], self._jobs[MOST_JOBS:]
        if not batch or self._away:
            self._jobs = batch + self._jobs
            return
        if not self._commit(batch):
            self._send_away(lambda: self._commit_patiently(batch), lambda: self._answer(batch))
            return
        self._answer(batch)

    def _answer(self, batch: list[Job[Any]]) -> None:
        """Whoever waits goes on within this call, and may ask for more."""
        if self._batch_size:
            self._batch_size(len(batch))
        for job in batch:
            job.answer()
        self._written += len(batch) + PAGES_PER_COMMIT
        if self._written > MOST_PAGES and self._away is None:
            self._written = 0
            self._send_away(self._carry_over)
        elif self._jobs:
            self._schedule()

    def _commit(self, batch: list[Job[Any]]) -> bool:
        """False, with nothing done, while another process writes."""
        try:
            # Savepoints cost more than most jobs, so only a batch in which one fails is done again with them.
            if not (self._do_alone(batch) or self._transact(batch, Job.run)):
                self._transact(batch, Job.run_apart)
        except sqlite3.Error as error:
            self._roll_back()
            if _is_busy(error):
                return False
            # A full disk, say: nothing of this batch is stored, and nobody is told it was.
            for job in batch:
                job.error = error
        return True

    def _do_alone(self, batch: list[Job[Any]]) -> bool:
        """Most moves come one by one: beginning and ending a transaction would cost more than they do."""
        job = batch[0]
        if len(batch) > 1 or not job.atomic:
            return False
        with suppress(Exception):  # it is tried again, and who asked is told
            job.run(self._connection)
            return True
        return False

    def _transact(self, batch: list[Job[Any]], run: Callable[[Job[Any], sqlite3.Connection], None]) -> bool:
        """All jobs in one transaction; False, with nothing done, if one of them fails."""
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            for job in batch:
                run(job, self._connection)
        except Exception:  # noqa: BLE001 - it is run again, apart, and told to who asked
            self._roll_back()
            return False
        self._connection.execute("COMMIT")
        return True

    def _roll_back(self) -> None:
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")

    # --- what takes longer ---
    def _send_away(self, work: Callable[[], None], then: Callable[[], None] = lambda: None) -> None:
        """The connection is the thread's until the work is done; what is asked meanwhile gathers."""
        self._away = self._loop.run_in_executor(self._writer, work)
        self._away.add_done_callback(lambda _: self._come_back(then))

    def _come_back(self, then: Callable[[], None]) -> None:
        self._away = None
        then()
        if self._jobs:
            self._schedule()

    def _commit_patiently(self, batch: list[Job[Any]]) -> None:
        self._connection.execute(f"PRAGMA busy_timeout = {PATIENCE_MS}")
        if not self._commit(batch):
            for job in batch:
                job.error = sqlite3.OperationalError("another process writes all the time")
        self._connection.execute("PRAGMA busy_timeout = 0")

    def _carry_over(self) -> None:
        """What is in the write-ahead log, which the next commit then writes from its beginning."""
        with suppress(sqlite3.Error):  # it is only put off
            self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)")

    async def _look(self, query: str, values: Sequence[object] | dict[str, object]) -> list[tuple[Any, ...]]:
        """What a query finds, asked beside the writer."""
        return await self._read(lambda connection: connection.execute(query, values).fetchall())

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """In the state after some commit, all who were answered before included."""

        def consistently() -> T:
            self._beside.execute("BEGIN")
            try:
                return work(self._beside)
            finally:
                self._beside.execute("COMMIT")

        return await self._loop.run_in_executor(self._reader, consistently)

    async def close(self) -> None:
        while self._away or self._jobs:
            await asyncio.sleep(0.001)
        for threads in (self._writer, self._reader):
            await asyncio.to_thread(threads.shutdown)
        self._beside.close()
        self._connection.close()


def _open(path: Path, *pragmas: str) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    for pragma in pragmas:
        connection.execute(f"PRAGMA {pragma}")
    return connection


def _is_busy(error: sqlite3.Error) -> bool:
    return getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY
