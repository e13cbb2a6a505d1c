"""Players on SQLite: which seats their keys open, how games ended, what they noted, and what calls them."""

from __future__ import annotations

import sqlite3
from itertools import groupby
from typing import Any, Final

import msgspec

from hullbreach.table.messages import Result
from hullbreach.table.sqlite_transactions import Transactions
from hullbreach.table.store import AttemptRow, EndRow, GameRow, HookRow, SeatRow, SitterRow, TableRow

ADOPT: Final = """
    INSERT INTO sitters (player, "table", seat) VALUES (?, ?, ?) ON CONFLICT (player, "table") DO NOTHING"""
COLUMNS: Final = ", ".join(f"tables.{name}" for name in TableRow.__struct_fields__)
GAMES: Final = f"""
    SELECT sitters.seat, sitters.note, tables.over, coalesce(last.seq, 0), coalesce(last.at, tables.created),
    coalesce(last.turn, -1), ends.at, ends.ms, ends.result, {COLUMNS}
    FROM sitters JOIN tables ON tables.id = sitters."table"
    LEFT JOIN entries AS last ON last."table" = tables.id
    AND last.seq = (SELECT max(seq) FROM entries WHERE "table" = tables.id)
    LEFT JOIN ends ON ends."table" = tables.id
    WHERE sitters.player = :player AND tables.over <= :over
    ORDER BY tables.over, tables.created DESC, tables.id LIMIT :most"""  # noqa: S608
SEATS: Final = """
    SELECT seats."table", seats.seat, seats.token, seats.name, seats.bot FROM sitters JOIN seats USING ("table")
    WHERE player = ? ORDER BY seats."table", seats.seat"""
ATTEMPT: Final = """
    SELECT tables.id, sitters.seat, tables.over FROM sitters JOIN tables ON tables.id = sitters."table"
    WHERE player = ? AND day = ? AND game = ? ORDER BY tables.created LIMIT 1"""
SET_HOOK: Final = """
    INSERT OR REPLACE INTO hooks (url, secret, origin, language, failed, "table")
    SELECT ?, ?, ?, ?, ?, id FROM tables WHERE id = ?"""
RESULT: Final = msgspec.json.Decoder(Result)


class SqlitePlayers(Transactions):
    """The part of the store that keeps them; see `Store`."""

    async def sits(self, player: str, table: str) -> int | None:
        query = 'SELECT seat FROM sitters WHERE player = ? AND "table" = ?'
        found = await self._read(lambda connection: connection.execute(query, (player, table)).fetchone())
        return None if found is None else int(found[0])

    async def sitters(self, table: str) -> list[SitterRow]:
        query = 'SELECT player, seat FROM sitters WHERE "table" = ?'
        found = await self._read(lambda connection: connection.execute(query, (table,)).fetchall())
        return [SitterRow(*row) for row in found]

    async def adopt(self, player: str, table: str, seat: int) -> None:
        await self._ask(lambda connection: connection.execute(ADOPT, (player, table, seat)).rowcount)

    async def games_of(self, player: str, going: bool, most: int) -> list[GameRow]:
        values = {"player": player, "over": 0 if going else 1, "most": most}

        def work(connection: sqlite3.Connection) -> list[GameRow]:
            seats = connection.execute(SEATS, (player,)).fetchall()
            by_table = {table: list(rows) for table, rows in groupby(seats, key=lambda row: row[0])}
            return [_game(row, by_table) for row in connection.execute(GAMES, values)]

        return await self._read(work)

    async def note(self, player: str, table: str, text: str) -> bool:
        query = 'UPDATE sitters SET note = ? WHERE player = ? AND "table" = ?'
        return await self._ask(lambda connection: connection.execute(query, (text, player, table)).rowcount == 1)

    async def merge(self, player: str, other: str) -> int:
        """Where both have a seat at a table, the other's key opens none any more."""

        def work(connection: sqlite3.Connection) -> int:
            moved = connection.execute("UPDATE OR IGNORE sitters SET player = ? WHERE player = ?", (player, other))
            connection.execute("DELETE FROM sitters WHERE player = ?", (other,))
            connection.execute("UPDATE results SET sitter = ? WHERE sitter = ?", (player, other))
            return moved.rowcount

        return await self._ask(work)

    async def attempt_of(self, player: str, day: str, game: str) -> AttemptRow | None:
        found = await self._read(lambda connection: connection.execute(ATTEMPT, (player, day, game)).fetchone())
        return found and AttemptRow(found[0], found[1], bool(found[2]))

    async def note_end(self, table: str, end: EndRow) -> None:
        await self._ask(lambda connection: insert_end(connection, table, end))

    async def set_hook(self, table: str, hook: HookRow) -> None:
        values = (*msgspec.structs.astuple(hook), table)
        await self._ask(lambda connection: connection.execute(SET_HOOK, values).rowcount)

    async def hook_of(self, table: str) -> HookRow | None:
        query = 'SELECT url, secret, origin, language, failed FROM hooks WHERE "table" = ?'
        found = await self._read(lambda connection: connection.execute(query, (table,)).fetchone())
        return found and HookRow(*found)

    async def drop_hook(self, table: str) -> None:
        query = 'DELETE FROM hooks WHERE "table" = ?'
        await self._ask(lambda connection: connection.execute(query, (table,)).rowcount)


def insert_end(connection: sqlite3.Connection, table: str, end: EndRow) -> None:
    result = msgspec.json.encode(end.result).decode()
    connection.execute("UPDATE tables SET over = 1 WHERE id = ?", (table,))
    connection.execute("INSERT OR REPLACE INTO ends VALUES (?, ?, ?, ?)", (table, end.at, end.ms, result))


def table_row(columns: tuple[Any, ...]) -> TableRow:
    named = dict(zip(TableRow.__struct_fields__, columns, strict=True))
    named["options"] = msgspec.json.decode(named["options"])
    return msgspec.convert(named, TableRow, strict=False)


def _game(columns: tuple[Any, ...], seats: dict[str, list[tuple[Any, ...]]]) -> GameRow:
    seat, note, over, seq, at, turn, ended, ms, result, *rest = columns
    table = table_row(tuple(rest))
    return GameRow(
        table=table,
        seats=[SeatRow(*row[1:]) for row in seats[table.id]],
        seat=seat,
        note=note,
        over=bool(over),
        seq=seq,
        at=at,
        turn=turn,
        end=None if result is None else EndRow(ended, ms, RESULT.decode(result)),
    )
