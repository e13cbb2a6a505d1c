"""The store on SQLite: tables with their logs, seats and talk, and the lists of them; other parts are inherited."""

from __future__ import annotations

import sqlite3
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec

from hullbreach.table.sqlite_books import SqliteBooks, enter_flight
from hullbreach.table.sqlite_players import ADOPT, SqlitePlayers, insert_end, table_row
from hullbreach.table.sqlite_works import SqliteWorks
from hullbreach.table.store import MOST_CHAT, ChatRow, Conflict, ListRow, ResultRow, Row, SeatRow, Stored, TableRow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hullbreach.table.store import EndRow, Entry, SitterRow
    from hullbreach.table.wake import Wake

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


class SqliteStore(SqliteBooks, SqliteWorks, SqlitePlayers):
    """See `Store`."""

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


def _forget(tables: list[dict[str, object]], connection: sqlite3.Connection) -> int:
    return connection.executemany(FORGET, tables).rowcount


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
