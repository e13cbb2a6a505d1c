"""The store on its own: what is in it survives, and (table, seq) decides who came first."""

from __future__ import annotations

import asyncio
import itertools
import sqlite3
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from time import monotonic

import pytest
from msgspec import structs

from hullbreach.kernel.log import NOBODY, Log
from hullbreach.table import sqlite_transactions
from hullbreach.table.live import LiveTable
from hullbreach.table.schema import STEPS, migrate
from hullbreach.table.sqlite import ABANDONED, FEW, LISTED, SqliteStore
from hullbreach.table.store import MOST_CHAT, ChatRow, Conflict, ResultRow, Row, SeatRow, Stored, TableRow
from tests.kernel.toy import TITLE as TOY

pytestmark = pytest.mark.anyio


DAY = "2026-11-15"


def a_table(name: str, created: int = 1000, public: bool = True) -> Stored:
    table = TableRow(
        id=name,
        watch=f"watch {name}",
        game="toy",
        rules=1,
        options={"mode": "é"},
        seed=2**53 - 1,
        chosen=True,
        name="Ünïcode",
        public=public,
        day="",
        owner="me",
        created=created,
    )
    return Stored(table, [SeatRow(0, "hash", "Ada"), SeatRow(1), SeatRow(2, bot="mcts")], [])


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(path / "store.db")
    try:
        yield store
    finally:
        await store.close()


async def test_what_is_stored_is_found_again(tmp_path: Path) -> None:
    rows = [Row(1, 0, 5, 250, 99, "id"), Row(2, NOBODY, None, 1500, 100), Row(3, 1, None, 0, 101, "undo", keep=0)]
    async with opened(tmp_path) as store:
        await store.create(a_table("a"))
        await store.append("a", rows[:1], over=False)
        await store.append("a", rows[1:], over=False)
    async with opened(tmp_path) as store:
        expected = a_table("a")
        assert await store.load("a") == Stored(expected.table, expected.seats, rows)
        assert await store.load("b") is None
        assert await store.load("watch a") == await store.load("a")


async def test_the_first_to_write_an_entry_wins(tmp_path: Path) -> None:
    async with opened(tmp_path) as here, opened(tmp_path) as there:
        await here.create(a_table("a"))
        attempts = [
            store.append("a", [Row(1, 0, move, 0, 0)], over=False) for move, store in enumerate([here, there] * 5)
        ]
        results = await asyncio.gather(*attempts, return_exceptions=True)
        assert sum(isinstance(result, Conflict) for result in results) == 9
        stored = await there.load("a")
        assert stored
        assert len(stored.rows) == 1


async def test_an_append_is_whole_or_not_at_all_and_harms_no_neighbour(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await store.create(a_table("a"))
        await store.create(a_table("b"))
        await store.append("a", [Row(2, 0, 0, 0, 0)], over=False)
        jobs: list[Awaitable[None]] = [
            store.append("a", [Row(1, 0, 0, 0, 0), Row(2, 0, 0, 0, 0)], over=False),
            store.append("b", [Row(1, 0, 0, 0, 0)], over=False),
            store.append("nowhere", [Row(1, 0, 0, 0, 0)], over=False),
        ]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(result) for result in results] == [Conflict, type(None), Conflict]
        first, second = await store.load("a"), await store.load("b")
        assert first
        assert second
        assert [row.seq for row in first.rows] == [2]
        assert [row.seq for row in second.rows] == [1]


async def test_appends_of_many_tables_are_committed_together(tmp_path: Path) -> None:
    sizes: list[int] = []
    store = SqliteStore(tmp_path / "store.db", sizes.append)
    for number in range(20):
        await store.create(a_table(f"t{number}"))
    assert sizes == [1] * 20  # who comes alone does not wait for others
    sizes.clear()
    await asyncio.gather(*(store.append(f"t{number}", [Row(1, 0, 0, 0, 0)], over=False) for number in range(20)))
    await store.close()
    assert sum(sizes) == 20
    assert len(sizes) == 1


async def test_another_process_that_writes_is_waited_for_without_stopping_the_loop(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await store.create(a_table("a"))
        other = sqlite3.connect(tmp_path / "store.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        first = asyncio.ensure_future(store.append("a", [Row(1, 0, 1, 0, 0)], over=False))
        await asyncio.sleep(0.05)
        second = asyncio.ensure_future(store.append("a", [Row(2, 0, 2, 0, 0)], over=False))
        began = monotonic()
        for _ in range(20):
            await asyncio.sleep(0.001)
        assert monotonic() - began < 1
        assert not first.done()
        other.execute("COMMIT")
        other.close()
        await asyncio.gather(first, second)
        stored = await store.load("a")
        assert stored
        assert [row.move for row in stored.rows] == [1, 2]


async def test_the_log_ahead_is_carried_over_and_begins_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_transactions, "MOST_PAGES", 30)
    ahead = tmp_path / "store.db-wal"
    async with opened(tmp_path) as store:
        await store.create(a_table("a"))
        sizes = []
        for seq in range(1, 400):
            await store.append("a", [Row(seq, 0, 0, 0, 0)], over=False)
            sizes.append(ahead.stat().st_size)
        assert sizes[-1] == sizes[len(sizes) // 2]
        stored = await store.load("a")
        assert stored
        assert len(stored.rows) == 399


async def test_a_seat_is_taken_once(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await store.create(a_table("a"))
        tries = [store.take_seat("a", SeatRow(1, f"hash{number}", "Ben")) for number in range(5)]
        assert sorted(await asyncio.gather(*tries)) == [False] * 4 + [True]
        assert not await store.take_seat("a", SeatRow(2, "hash", "Ben"))
        await store.leave_seat("a", 1)
        assert await store.take_seat("a", SeatRow(1, "other", "Cid"))


async def test_lists_and_counts(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        for name, created, public in (("old", 1, True), ("new", 2, True), ("secret", 3, False)):
            await store.create(a_table(name, created, public))
        assert [(row.id, row.free) for row in await store.listed(10)] == [("new", 1), ("old", 1)]
        assert await store.owned("me") == 3
        await store.append("new", [Row(1, 0, 0, 0, 0)], over=True)
        assert [row.id for row in await store.listed(10)] == ["old"]
        assert await store.owned("me") == 2
        await store.append("new", [Row(2, 0, None, 0, 0, keep=0)], over=False)
        assert len(await store.listed(1)) == 1
        assert await store.owned("me") == 3


async def test_every_table_has_one_result_and_the_best_come_first(tmp_path: Path) -> None:
    """Whoever is called the same has one too; how often an address has tried is counted."""
    async with opened(tmp_path) as store:
        feats = [("Ada", False, 9), ("Ben", True, 3), ("Ada", True, 99), ("Cid", True, 3)]
        for number, (player, won, rank) in enumerate(feats):
            made = a_table(f"t{number}", created=number)
            row = structs.replace(made.table, day=DAY, game="toy", watch=f"w{number}")
            await store.create(Stored(row, made.seats, []))
            assert await store.attempts("me", DAY, "toy") == number + 1
            result = ResultRow(DAY, "toy", player, won, rank, [("turns", 7)], f"w{number}")
            await store.append(f"t{number}", [Row(1, 0, 0, 0, 0)], over=True, result=result)
            again = structs.replace(result, won=True, rank=1000)
            await store.append(f"t{number}", [Row(2, 0, 0, 0, 0)], over=True, result=again)
        found = [(row.player, row.won, row.rank, row.attempt) for row in await store.results(DAY, "toy", 10)]
        assert found == [("Ada", True, 99, 3), ("Ben", True, 3, 2), ("Cid", True, 3, 4), ("Ada", False, 9, 1)]
        assert await store.results("2026-11-16", "toy", 10) == []
        assert await store.attempts("somebody else", DAY, "toy") == 0


async def test_abandoned_tables_go_with_all_that_is_theirs(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        for name, created in (("unplayed", 100), ("young", 900), ("played", 100), ("resting", 100)):
            await store.create(a_table(name, created))
        await store.append("played", [Row(1, 0, 0, 0, 950)], over=False)
        await store.append("resting", [Row(1, 0, 0, 0, 150)], over=False)
        assert await store.sweep(unplayed_before=500, untouched_before=200) == 2
        assert [row.id for row in await store.listed(10)] == ["young", "played"]
        await store.create(a_table("resting"))
        stored = await store.load("resting")
        assert stored
        assert stored.rows == []


async def test_what_was_played_on_meanwhile_is_not_forgotten(tmp_path: Path) -> None:
    """Abandoned tables are looked for beside the writer, which may be about to commit a move."""
    async with opened(tmp_path) as store:
        for name in "ab":
            await store.create(a_table(name, 100))
        sweeping = asyncio.create_task(store.sweep(unplayed_before=500, untouched_before=200))
        await asyncio.sleep(0)
        await store.append("a", [Row(1, 0, 0, 0, 950)], over=False)
        assert await sweeping == 1
        assert await store.load("a")
        assert await store.load("b") is None


async def test_many_tables_are_forgotten_a_few_at_a_time(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        for number in range(FEW * 2 + 1):
            await store.create(a_table(str(number), 100))
        assert await store.sweep(unplayed_before=500, untouched_before=200) == FEW * 2 + 1


async def test_an_imported_log_has_been_played(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        stored = a_table("a", 100)
        await store.create(Stored(stored.table, stored.seats, [Row(1, 0, 0, 0, 950)]))
        assert await store.sweep(unplayed_before=500, untouched_before=200) == 0


@pytest.mark.parametrize("query", [LISTED, ABANDONED], ids=["listed", "abandoned"])
def test_no_list_looks_at_every_table(tmp_path: Path, query: str) -> None:
    with closing(sqlite3.connect(tmp_path / "store.db", isolation_level=None)) as connection:
        migrate(connection)
        values = {"unplayed": 1, "untouched": 1, "kept": 1} if query == ABANDONED else (100,)
        plan = [step[3] for step in connection.execute(f"EXPLAIN QUERY PLAN {query}", values)]
    looked = [step for step in plan if " tables" in step]
    assert looked
    assert all(step.startswith("SEARCH tables USING") for step in looked), plan
    assert "USE TEMP B-TREE FOR ORDER BY" not in plan


async def test_the_last_lines_of_a_conversation_are_kept(tmp_path: Path) -> None:
    lines = [ChatRow(number % 2, f"line {number}", f"id{number}") for number in range(MOST_CHAT + 5)]
    async with opened(tmp_path) as store:
        await store.create(a_table("a"))
        await store.create(a_table("b"))
        assert await store.say("b", lines[0])
        for line in lines:
            assert await store.say("a", line)
        assert not await store.say("a", lines[-1])
        assert await store.say("a", ChatRow(1 - lines[-1].seat, "another seat's", lines[-1].id))
        with pytest.raises(Conflict):
            await store.say("nowhere", lines[0])
    async with opened(tmp_path) as store:
        first, second = await store.load("a"), await store.load("b")
        assert first
        assert second
        assert [line.text for line in first.chat] == [*(line.text for line in lines[6:]), "another seat's"]
        assert second.chat == lines[:1]


async def test_a_conversation_goes_with_its_table(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await store.create(a_table("a", created=100))
        await store.say("a", ChatRow(0, "Hello!", "c"))
        assert await store.sweep(unplayed_before=500, untouched_before=50) == 1
        await store.create(a_table("a"))
        stored = await store.load("a")
        assert stored
        assert stored.chat == []


async def test_a_secret_is_made_once(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        assert await store.secret("daily", "first") == "first"
    async with opened(tmp_path) as store:
        assert await store.secret("daily", "second") == "first"


async def test_a_database_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "store.db", isolation_level=None)) as connection:
        for statement in STEPS[0]:
            connection.execute(statement)
        connection.execute("PRAGMA user_version = 1")
        for name in "ab":
            connection.execute("INSERT INTO tables VALUES (?, 'toy', 1, '{}', 7, 0, '', 0, '', 'me', 1000, 0)", name)
        connection.execute("INSERT INTO results VALUES ('2026-11-15', 'toy', 'Ada', 1, 55, 'a')")
    async with opened(tmp_path) as store:
        first, second = await store.load("a"), await store.load("b")
        assert first
        assert second
        assert len({first.table.watch, second.table.watch, ""}) == 3
        assert await store.load(second.table.watch) == second
        old = ResultRow("2026-11-15", "toy", "Ada", won=True, rank=0, score=[], table="a")
        assert await store.results("2026-11-15", "toy", 10) == [old]


def old_rows(log: Log) -> list[tuple[int, int, int, str]]:
    """As the fourth version stored a log: time and moves apart, moves by number."""
    rows: list[tuple[int, int, str]] = []
    for number, entry in enumerate(log.entries):
        if entry.ms or entry.move is None:
            rows.append((-1, entry.ms, ""))
        if entry.move is not None:
            rows.append((entry.seat, entry.move.number, f"ask{number}"))
    return [(seq, *row) for seq, row in enumerate(rows, start=1)]


def a_played_log() -> Log:
    """Four moves of the toy, for which everybody takes their time."""
    log = Log(TOY, {}, 5)
    for number in range(4):
        waiting = log.replay()
        if not waiting.actors():
            log.add_time(waiting.deadline() or 0)
        game = log.replay()
        seat = game.actors()[0]
        log.add(seat, game.legal(seat)[0], ms=number * 100)
    return log


def write_fourth_version(path: Path, rows: list[tuple[int, int, int, str]]) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for statement in itertools.chain.from_iterable(STEPS[:4]):
            connection.execute(statement)
        connection.execute("PRAGMA user_version = 4")
        connection.execute(
            "INSERT INTO tables (id, game, rules, options, seed, chosen, name, public, day, owner, created, watch)"
            " VALUES ('a', ?, ?, '{}', 5, 0, '', 0, '', 'me', 1000, 'w')",
            (TOY.id, TOY.version),
        )
        connection.executemany("INSERT INTO seats VALUES ('a', ?, 'hash', '', '')", [(0,), (1,)])
        for seq, seat, move, ask_id in rows:
            connection.execute("INSERT INTO moves VALUES ('a', ?, ?, ?, 99, ?)", (seq, seat, move, ask_id))


async def test_a_database_in_which_time_had_rows_of_its_own_is_read_to_the_same_game(tmp_path: Path) -> None:
    log = a_played_log()
    rows = old_rows(log)
    last = len(rows)
    write_fourth_version(tmp_path / "store.db", [*rows, (last + 1, -1, 7, ""), (last + 2, -2, last, "undo")])
    async with opened(tmp_path) as store:
        stored = await store.load("a")
        assert stored
        undone = Row(last + 1, NOBODY, None, 7, 99)
        assert stored.rows[last:] == [undone, Row(last + 2, NOBODY, None, 0, 99, "undo", keep=last)]
        table = LiveTable(stored, TOY)
        assert table.game.to_bytes() == log.replay().to_bytes()
        assert table.time == sum(entry.ms for entry in log.entries)
        assert table.seq == last + 2
        assert table.known[log.entries[-1].seat, f"ask{len(log.entries) - 1}"] == last
        await store.append("a", [Row(table.seq + 1, NOBODY, None, 5, 100)], over=False)


def test_a_database_from_the_future_is_left_alone(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "store.db", isolation_level=None)
    migrate(connection)
    assert connection.execute("PRAGMA user_version").fetchone() == (len(STEPS),)
    migrate(connection)
    connection.execute("PRAGMA user_version = 99")
    with pytest.raises(RuntimeError, match="version 99"):
        migrate(connection)
    connection.close()


async def test_a_failing_disk_is_told_and_nothing_is_acknowledged(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await store.create(a_table("a"))
        store._connection.execute("PRAGMA query_only = ON")
        with pytest.raises(sqlite3.OperationalError):
            await store.append("a", [Row(1, 0, 0, 0, 0)], over=False)
        store._connection.execute("PRAGMA query_only = OFF")
        await store.append("a", [Row(1, 0, 0, 0, 0)], over=False)
