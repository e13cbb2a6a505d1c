"""The store on SQLite: one connection that writes, one transaction for whatever is asked in a turn of the loop.

WAL with synchronous=NORMAL: a commit is in the hands of the operating system when it returns, so it survives the death
of this process at any moment. Only a crash of the whole machine can lose the last moments, and never tears a log.
"""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

import msgspec

from hullbreach.table.schema import migrate
from hullbreach.table.sqlite_books import SqliteBooks, enter_flight
from hullbreach.table.sqlite_players import ADOPT, SqlitePlayers, insert_end, table_row
from hullbreach.table.sqlite_works import SqliteWorks
from hullbreach.table.store import MOST_CHAT, ChatRow, Conflict, ListRow, ResultRow, Row, SeatRow, Stored, TableRow
from hullbreach.table.wake import Wake

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from hullbreach.table.store import EndRow, Entry, SitterRow

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
FEW: Final = 8
"""Tables that are forgotten in one job, so that moves need not wait for more."""

TABLE_COLUMNS: Final = ", ".join(TableRow.__struct_fields__)
TABLE_VALUES: Final = ", ".join("?" for _ in TableRow.__struct_fields__)
INSERT_TABLE: Final = f"INSERT INTO tables ({TABLE_COLUMNS}) VALUES ({TABLE_VALUES})"  # noqa: S608
SELECT_TABLE: Final = f"SELECT {TABLE_COLUMNS} FROM tables WHERE id = :name OR watch = :name"  # noqa: S608
SELECT_SEATS: Final = 'SELECT seat, token, name, bot FROM seats WHERE "table" = ? ORDER BY seat'
SELECT_ENTRIES: Final = """
    SELECT seq, seat, move, ms, at, id, keep, clock, turn FROM entries WHERE "table" = ? ORDER BY seq"""
INSERT_SEAT: Final = 'INSERT INTO seats ("table", seat, token, name, bot) VALUES (?, ?, ?, ?, ?)'
INSERT_ENTRY: Final = """
    INSERT INTO entries ("table", seq, seat, move, ms, at, id, keep, clock, turn)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""
BEGIN: Final = "UPDATE tables SET begun = 1 WHERE id = ?"
RESULT_COLUMNS: Final = 'day, game, player, won, rank, score, "table", attempt, sitter'
INSERT_RESULT: Final = f"""
    INSERT OR IGNORE INTO results ({RESULT_COLUMNS}, began) SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, max(?8, count(*)),
    coalesce((SELECT sitters.player FROM sitters WHERE "table" = own.id ORDER BY seat LIMIT 1), ?9), own.created
    FROM tables JOIN tables AS own USING (owner, day, game)
    WHERE own.watch = ?7 AND tables.created <= own.created"""  # noqa: S608
SELECT_CHAT: Final = 'SELECT seat, text, id FROM chat WHERE "table" = ? ORDER BY number'
INSERT_CHAT: Final = """
    INSERT INTO chat SELECT :table, coalesce(max(number), 0) + 1, :seat, :text, :id FROM chat WHERE "table" = :table
    ON CONFLICT ("table", seat, id) DO NOTHING"""
TRIM_CHAT: Final = """
    DELETE FROM chat WHERE "table" = :table
    AND number <= (SELECT max(number) FROM chat WHERE "table" = :table) - :most"""
LISTED: Final = """
    SELECT id, game, name, created, (SELECT count(*) FROM seats WHERE "table" = tables.id AND token = '' AND bot = ''),
        options, language,
        (SELECT json_group_array(name) FROM seats WHERE "table" = tables.id AND token != '' AND name != '')
    FROM tables WHERE public = 1 AND over = 0 ORDER BY created DESC, id LIMIT ?"""
UNPLAYED: Final = "begun = 0 AND created < :unplayed"
UNTOUCHED: Final = """created < :untouched AND
    coalesce((SELECT at FROM entries WHERE "table" = tables.id ORDER BY seq DESC LIMIT 1), 0) < :untouched"""
STRANGERS: Final = 'NOT EXISTS (SELECT 1 FROM sitters WHERE sitters."table" = tables.id)'
FORGOTTEN: Final = f"({UNTOUCHED}) AND ({STRANGERS} OR ({UNTOUCHED.replace(':untouched', ':kept')}))"
ABANDONED: Final = f"""
    SELECT id FROM tables INDEXED BY tables_unplayed WHERE {UNPLAYED}
    UNION SELECT id FROM tables INDEXED BY tables_created WHERE {FORGOTTEN}"""  # noqa: S608
FORGET: Final = f"DELETE FROM tables WHERE id = :id AND (({UNPLAYED}) OR {FORGOTTEN})"  # noqa: S608
RESULTS: Final = f"""
    SELECT {RESULT_COLUMNS} FROM results WHERE day = ? AND game = ? AND NOT EXISTS (
        SELECT 1 FROM results AS first WHERE first.sitter = results.sitter AND first.sitter <> ''
        AND first.day = results.day AND first.game = results.game AND first.began < results.began
    ) ORDER BY won DESC, rank DESC, attempt, player LIMIT ?"""  # noqa: S608


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


class SqliteStore(SqliteBooks, SqliteWorks, SqlitePlayers):
    """See `Store`. Made within the loop that will use it.

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

    # --- tables ---
    async def secret(self, name: str, value: str) -> str:
        def work(connection: sqlite3.Connection) -> str:
            connection.execute("INSERT OR IGNORE INTO secret VALUES (?, ?)", (name, value))
            found: str = connection.execute("SELECT value FROM secret WHERE name = ?", (name,)).fetchone()[0]
            return found

        return await self._ask(work)

    async def create(self, stored: Stored, sitters: Sequence[SitterRow] = (), end: EndRow | None = None) -> None:
        table = stored.table

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(INSERT_TABLE, _columns(table))
            if stored.rows:
                connection.execute(BEGIN, (table.id,))
            connection.executemany(INSERT_SEAT, [(table.id, *msgspec.structs.astuple(seat)) for seat in stored.seats])
            connection.executemany(INSERT_ENTRY, [(table.id, *msgspec.structs.astuple(row)) for row in stored.rows])
            connection.executemany(ADOPT, [(sitter.player, table.id, sitter.seat) for sitter in sitters])
            if end:
                insert_end(connection, table.id, end)

        await self._ask(work)

    async def load(self, name: str) -> Stored | None:
        def work(connection: sqlite3.Connection) -> Stored | None:
            found = connection.execute(SELECT_TABLE, {"name": name}).fetchone()
            if found is None:
                return None
            table = table_row(found)
            entries = connection.execute(SELECT_ENTRIES, (table.id,))
            chat = [ChatRow(*line) for line in connection.execute(SELECT_CHAT, (table.id,))]
            return Stored(table, _seats(connection, table.id), [Row(*entry) for entry in entries], chat)

        return await self._read(work)

    def append(
        self,
        table: str,
        rows: list[Row],
        over: bool,
        result: ResultRow | None = None,
        logged: Entry | None = None,
        end: EndRow | None = None,
    ) -> Wake[None]:
        def work(connection: sqlite3.Connection) -> None:
            try:
                for row in rows:
                    connection.execute(INSERT_ENTRY, (table, *msgspec.structs.astuple(row)))
            except sqlite3.IntegrityError as error:
                raise Conflict(table) from error
            if rows[0].seq == 1:
                connection.execute(BEGIN, (table,))
            if over or rows[-1].keep is not None:
                connection.execute("UPDATE tables SET over = ? WHERE id = ?", (over, table))
                connection.execute('DELETE FROM ends WHERE "table" = ?', (table,))
            if end:
                insert_end(connection, table, end)
            if result:
                connection.execute(INSERT_RESULT, _columns(result))
            if logged:
                enter_flight(connection, table, logged)

        plain = len(rows) == 1 and rows[0].seq > 1 and rows[0].keep is None and not over
        return self._ask(work, atomic=plain)

    async def say(self, table: str, line: ChatRow) -> bool:
        values = {"table": table, "seat": line.seat, "text": line.text, "id": line.id, "most": MOST_CHAT}

        def work(connection: sqlite3.Connection) -> bool:
            new = connection.execute(INSERT_CHAT, values).rowcount == 1
            connection.execute(TRIM_CHAT, values)
            return new

        try:
            return await self._ask(work)
        except sqlite3.IntegrityError as error:
            raise Conflict(table) from error

    async def seats(self, table: str) -> list[SeatRow]:
        return await self._read(lambda connection: _seats(connection, table))

    async def take_seat(self, table: str, seat: SeatRow, player: str = "") -> bool:
        query = "UPDATE seats SET token = ?, name = ? WHERE \"table\" = ? AND seat = ? AND token = '' AND bot = ''"
        values = (seat.token, seat.name, table, seat.seat)

        def work(connection: sqlite3.Connection) -> bool:
            taken = connection.execute(query, values).rowcount == 1
            if taken and player:
                connection.execute(ADOPT, (player, table, seat.seat))
            return taken

        return await self._ask(work)

    async def leave_seat(self, table: str, seat: int) -> None:
        query = "UPDATE seats SET token = '', name = '' WHERE \"table\" = ? AND seat = ?"

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(query, (table, seat))
            connection.execute('DELETE FROM sitters WHERE "table" = ? AND seat = ?', (table, seat))

        await self._ask(work)

    # --- lists ---
    async def listed(self, most: int) -> list[ListRow]:
        return [_listed(row) for row in await self._look(LISTED, (most,))]

    async def owned(self, owner: str) -> int:
        query = "SELECT count(*) FROM tables WHERE owner = ? AND over = 0"
        return int((await self._look(query, (owner,)))[0][0])

    async def last(self, table: str) -> int:
        return int((await self._look('SELECT coalesce(max(seq), 0) FROM entries WHERE "table" = ?', (table,)))[0][0])

    async def attempts(self, owner: str, day: str, game: str) -> int:
        query = "SELECT count(*) FROM tables WHERE owner = ? AND day = ? AND game = ?"
        return int((await self._look(query, (owner, day, game)))[0][0])

    async def results(self, day: str, game: str, most: int) -> list[ResultRow]:
        return [_result(row) for row in await self._look(RESULTS, (day, game, most))]

    async def sweep(self, unplayed_before: int, untouched_before: int, kept_before: int = 0) -> int:
        """Looks for them beside the writer, and has it forget a few at a time those that still are abandoned."""
        when: dict[str, object] = {
            "unplayed": unplayed_before,
            "untouched": untouched_before,
            "kept": kept_before,
        }
        found = [{**when, "id": row[0]} for row in await self._look(ABANDONED, when)]
        few = [found[start : start + FEW] for start in range(0, len(found), FEW)]
        return sum([await self._ask(partial(_forget, some)) for some in few])


def _open(path: Path, *pragmas: str) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    for pragma in pragmas:
        connection.execute(f"PRAGMA {pragma}")
    return connection


def _forget(tables: list[dict[str, object]], connection: sqlite3.Connection) -> int:
    return connection.executemany(FORGET, tables).rowcount


def _is_busy(error: sqlite3.Error) -> bool:
    return getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY


def _seats(connection: sqlite3.Connection, table: str) -> list[SeatRow]:
    return [SeatRow(*seat) for seat in connection.execute(SELECT_SEATS, (table,))]


def _columns(row: msgspec.Struct) -> list[object]:
    """Its fields; what is neither a number nor a text becomes JSON."""
    values = msgspec.structs.astuple(row)
    return [msgspec.json.encode(value).decode() if isinstance(value, dict | list) else value for value in values]


def _listed(columns: tuple[Any, ...]) -> ListRow:
    named = dict(zip(ListRow.__struct_fields__, columns, strict=True))
    read = msgspec.json.decode
    return msgspec.convert({**named, "options": read(named["options"]), "players": read(named["players"])}, ListRow)


def _result(columns: tuple[Any, ...]) -> ResultRow:
    named = dict(zip(ResultRow.__struct_fields__, columns, strict=True))
    named["score"] = msgspec.json.decode(named["score"])
    return msgspec.convert(named, ResultRow, strict=False)
