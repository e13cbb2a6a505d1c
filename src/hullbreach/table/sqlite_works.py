"""Works on SQLite: a paper for each, as it was last written."""

from __future__ import annotations

import sqlite3
from typing import Final

import msgspec

from hullbreach.table.sqlite_transactions import Transactions
from hullbreach.table.store import WorkRow

SELECT: Final = "SELECT id, game, key, owner, created, changed, paper FROM works WHERE id = ?"
INSERT: Final = "INSERT INTO works (id, game, key, owner, created, changed, paper) VALUES (?, ?, ?, ?, ?, ?, ?)"
UPDATE: Final = "UPDATE works SET changed = ?, paper = ? WHERE id = ?"


class SqliteWorks(Transactions):
    """The part of the store that keeps them; see `Store`."""

    async def make_work(self, row: WorkRow) -> None:
        await self._ask(lambda connection: _done(connection, INSERT, msgspec.structs.astuple(row)))

    async def read_work(self, work: str) -> WorkRow | None:
        found = await self._read(lambda connection: connection.execute(SELECT, (work,)).fetchone())
        return found and WorkRow(*found)

    async def works_owned(self, owner: str) -> int:
        query = "SELECT count(*) FROM works WHERE owner = ?"
        return await self._read(lambda connection: int(connection.execute(query, (owner,)).fetchone()[0]))

    async def change_work(self, row: WorkRow) -> bool:
        return await self._ask(lambda connection: _done(connection, UPDATE, (row.changed, row.paper, row.id))) > 0

    async def drop_work(self, work: str) -> None:
        await self._ask(lambda connection: _done(connection, "DELETE FROM works WHERE id = ?", (work,)))

    async def sweep_works(self, unchanged_before: int) -> int:
        query = "DELETE FROM works WHERE changed < ?"
        return await self._ask(lambda connection: _done(connection, query, (unchanged_before,)))


def _done(connection: sqlite3.Connection, query: str, values: tuple[object, ...]) -> int:
    """How many rows it was about."""
    return connection.execute(query, values).rowcount
