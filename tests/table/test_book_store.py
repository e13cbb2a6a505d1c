"""Log books in the store: a game is entered once, whoever tries and however often."""

from __future__ import annotations

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from hullbreach.table.book import MOST_FLIGHTS, BookFlight, BookMate, BookPage
from hullbreach.table.sqlite import SqliteStore
from hullbreach.table.store import BookRow, Conflict, Entry, Row
from tests.table.test_store import a_table, opened

pytestmark = pytest.mark.anyio

ADA = BookMate("member1", "Ada", marks=["star"])
BEN = BookMate("member2", "Ben", marks=["headphones"])
MACHINE = BookMate("android1", machine=True)


def a_book(key: str = "key", created: int = 1000) -> BookRow:
    return BookRow(key=key, game="toy", name="Ours", owner="me", created=created)


def a_flight(at: int = 2000, **line: str | int) -> BookFlight:
    return BookFlight(at, [line or {"track": "mission_1"}])


def an_entry(*crew: BookMate, at: int = 2000) -> Entry:
    return Entry(list(crew or (ADA,)), a_flight(at))


async def pages(store: SqliteStore, key: str = "key") -> list[BookPage]:
    found = await store.read_book(key)
    assert found
    return found[1]


async def end(store: SqliteStore, table: str, entry: Entry, book: str = "key", seq: int = 1) -> None:
    """A table with a book, whose game ends with its first entry."""
    stored = a_table(table)
    await store.create(structs.replace(stored, table=structs.replace(stored.table, book=book)))
    await store.append(table, [Row(seq, 0, 0, 0, entry.flight.at)], over=True, logged=entry)


async def test_what_a_table_logs_is_found_again(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await store.make_book(a_book(), [])
        assert await pages(store) == []
        await end(store, "a", an_entry())
    async with opened(tmp_path) as store:
        assert await store.read_book("key") == (a_book(), [BookPage([ADA], [a_flight()])])
        assert await store.read_book("another") is None


@pytest.mark.rule("SA-LOG-01")
async def test_each_new_crew_starts_a_blank_page_and_an_old_one_goes_on_with_its_own(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await store.make_book(a_book(), [])
        crews = [(ADA, BEN), (ADA,), (ADA, BEN), (BEN, ADA), (ADA, MACHINE), (ADA, BEN)]
        for number, crew in enumerate(crews):
            await end(store, f"t{number}", an_entry(*crew, at=3000 + number))
        found = await pages(store)
        assert [page.crew for page in found] == [[ADA, BEN], [ADA], [BEN, ADA], [ADA, MACHINE]]
        assert [[flight.at for flight in page.flights] for page in found] == [
            [3000, 3002, 3005],
            [3001],
            [3003],
            [3004],
        ]


@pytest.mark.rule("SA-LOG-03")
async def test_a_machine_that_was_given_a_name_keeps_it_and_its_page(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await store.make_book(a_book(), [])
        await end(store, "a", an_entry(ADA, MACHINE, structs.replace(MACHINE, name="android2")))
        assert await store.name_machines("key", 0, ["Bolt"])
        assert not await store.name_machines("key", 1, ["Bolt"])
        assert not await store.name_machines("another", 0, ["Bolt"])
        await end(store, "b", an_entry(ADA, MACHINE, structs.replace(MACHINE, name="android2"), at=3000))
        (page,) = await pages(store)
        assert [mate.player for mate in page.crew] == ["Ada", "Bolt", ""]
        assert len(page.flights) == 2
        assert await store.name_machines("key", 0, [])
        assert [mate.player for mate in (await pages(store))[0].crew] == ["Ada", "", ""]


async def test_a_table_without_a_book_and_a_book_that_is_gone_are_no_obstacle(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await store.make_book(a_book(), [])
        await end(store, "a", an_entry(), book="")
        await end(store, "b", an_entry(), book="gone")
        assert await pages(store) == []
        assert await store.last("b") == 1


async def test_what_follows_an_undo_is_not_entered_again(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await store.make_book(a_book(), [])
        await end(store, "a", an_entry())
        await store.append("a", [Row(2, 0, None, 0, 2100, keep=0)], over=False)
        await store.append("a", [Row(3, 0, 1, 0, 2200)], over=True, logged=an_entry(at=2200))
        (page,) = await pages(store)
        assert [flight.at for flight in page.flights] == [2000]


async def test_a_refused_append_enters_nothing(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await store.make_book(a_book(), [])
        stored = a_table("a")
        await store.create(structs.replace(stored, table=structs.replace(stored.table, book="key")))
        await store.append("a", [Row(1, 0, 0, 0, 0)], over=False)
        with pytest.raises(Conflict):
            await store.append("a", [Row(1, 0, 1, 0, 0)], over=True, logged=an_entry())
        assert await pages(store) == []


async def test_a_table_gets_its_book_later_and_one_only(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        for key in ("key", "other"):
            await store.make_book(a_book(key), [])
        await end(store, "a", an_entry(), book="")
        with pytest.raises(Conflict):
            await store.bind("a", "key", over=False, logged=None)
        with pytest.raises(Conflict):
            await store.bind("nowhere", "key", over=True, logged=an_entry())
        with pytest.raises(Conflict):
            await store.bind("a", "no book", over=True, logged=an_entry())
        assert await store.bind("a", "key", over=True, logged=an_entry())
        assert await store.bind("a", "key", over=True, logged=an_entry())
        assert not await store.bind("a", "other", over=True, logged=an_entry())
        assert [len(await pages(store, key)) for key in ("key", "other")] == [1, 0]
        stored = await store.load("a")
        assert stored
        assert stored.table.book == "key"


async def test_a_full_book_takes_nothing_more(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        brought = [BookPage([ADA], [a_flight(at) for at in range(MOST_FLIGHTS)])]
        await store.make_book(a_book(), brought)
        assert await pages(store) == brought
        await end(store, "a", an_entry())
        assert await pages(store) == brought


async def test_books_are_counted_by_address_and_forgotten_when_nobody_writes(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        for key, created in (("empty", 1000), ("young", 5000), ("old", 1000), ("written", 1000)):
            await store.make_book(a_book(key, created), [BookPage([ADA], [a_flight(500)])] if key == "old" else [])
        await end(store, "a", an_entry(at=9000), book="written")
        assert [await store.books_owned(owner) for owner in ("me", "you")] == [4, 0]
        assert await store.sweep_books(empty_before=2000, untouched_before=900) == 1
        assert await store.sweep_books(empty_before=2000, untouched_before=2000) == 1
        assert [await store.read_book(key) is None for key in ("empty", "young", "old", "written")] == [
            True, False, True, False,
        ]  # fmt: skip


async def test_a_book_outlives_its_tables(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await store.make_book(a_book(), [])
        await end(store, "a", an_entry())
        assert await store.sweep(9999, 9999) == 1
        assert await store.load("a") is None
        assert len(await pages(store)) == 1


STEPS = st.lists(st.sampled_from(["end", "bind", "bind to another", "take back", "end late", "reopen"]), max_size=12)


@settings(max_examples=60, deadline=None)
@given(STEPS)
def test_a_game_is_entered_exactly_once_in_exactly_one_book(steps: list[str]) -> None:
    """Two servers try what they like, one of them always with an old idea of the table; retries change nothing."""
    with TemporaryDirectory() as folder:
        asyncio.run(live_through(Path(folder), steps))


async def live_through(folder: Path, steps: list[str]) -> None:
    here, there = SqliteStore(folder / "store.db"), SqliteStore(folder / "store.db")
    for key in ("key", "other"):
        await here.make_book(a_book(key), [])
    await here.create(a_table("a"))
    seq, over, book, was_bound_and_over = 0, False, "", False
    for step in steps:
        if step == "end" and not over:
            await here.append("a", [Row(seq + 1, 0, 0, 0, 0)], over=True, logged=an_entry(at=2000 + seq))
            seq, over = seq + 1, True
        elif step == "end late" and seq:
            with pytest.raises(Conflict):
                await there.append("a", [Row(seq, 0, 0, 0, 0)], over=True, logged=an_entry(at=2000 + seq))
        elif step == "take back" and over:
            await there.append("a", [Row(seq + 1, 0, None, 0, 0, keep=0)], over=False)
            seq, over = seq + 1, False
        elif step in ("bind", "bind to another"):
            key = "key" if step == "bind" else "other"
            with pytest.raises(Conflict):
                await there.bind("a", key, over=not over, logged=an_entry())
            bound = await there.bind("a", key, over=over, logged=an_entry() if over else None)
            assert bound == (book in ("", key))
            book = book or key
        elif step == "reopen":
            await there.close()
            there = SqliteStore(folder / "store.db")
        was_bound_and_over |= over and book != ""
        written = {key: sum(len(page.flights) for page in await pages(here, key)) for key in ("key", "other")}
        assert written == {key: int(was_bound_and_over and key == book) for key in ("key", "other")}
    await there.close()
    await here.close()
