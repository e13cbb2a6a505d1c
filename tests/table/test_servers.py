"""Several servers on one store, and a store that is sometimes not there."""

from __future__ import annotations

import asyncio

import pytest

from hullbreach.kernel.log import NOBODY
from hullbreach.table.bodies import Create, Join, Seated
from hullbreach.table.clock import START
from hullbreach.table.errors import TableError
from hullbreach.table.live import LiveTable
from hullbreach.table.messages import Done, Error, People, Play, Undo, Whole
from hullbreach.table.store import Row
from hullbreach.table.tables import Tables
from tests.kernel.toy import TITLE
from tests.table.quiet import MemoryStore, Notes, run, serve

BEGUN = Row(1, NOBODY, None, 0, 0, clock=START)
STAY = TITLE.vocabulary.read("stay").number


class Place:
    """A table as one server knows it, and somebody who looks at it there."""

    def __init__(self, tables: Tables, table: LiveTable, listener: Notes) -> None:
        self.tables = tables
        self.table = table
        self.listener = listener

    async def play(self, move: int, ask_id: str, seq: int | None = None) -> None:
        await self.tables.play(self.table, self.listener, Play(id=ask_id, seq=seq or self.table.seq, move=move))

    async def refused(self, move: int, ask_id: str) -> str:
        with pytest.raises(TableError) as refused:
            await self.play(move, ask_id)
        return refused.value.code

    def last(self) -> object:
        return self.listener.told[-1]


async def look(tables: Tables, seated: Seated) -> Place:
    table = await tables.find(seated.table)
    listener = Notes(seated.table, await tables.admit(table, seated.table, seated.token))
    await tables.join(table, listener, None)
    return Place(tables, table, listener)


async def two_servers(game: str = "aliens-attack") -> tuple[MemoryStore, Place, Place]:
    """The same seat at both."""
    store = MemoryStore()
    here, there = serve(store), serve(store)
    seated = await here.open(Create(game=game, seed=1, absent="play-on"), "me")
    if game == TITLE.id:
        store.tables[seated.table].rows.append(BEGUN)
        await here.sit_down(await here.find(seated.table), Join())
    return store, await look(here, seated), await look(there, seated)


def first_move(place: Place) -> int:
    return place.table.game.legal(0)[0].number


def test_a_move_that_another_server_has_committed_is_done() -> None:
    async def scenario() -> None:
        _, here, there = await two_servers()
        move = first_move(here)
        await here.play(move, "once")
        await there.play(move, "once")
        assert there.last() == Done(id="once", seq=1)
        assert there.table.game.to_bytes() == here.table.game.to_bytes()

    run(scenario())


def test_a_move_for_a_position_that_is_past_is_stale_and_the_new_one_is_shown() -> None:
    async def scenario() -> None:
        store, here, there = await two_servers()
        await here.play(first_move(here), "a")
        assert await there.refused(first_move(there), "b") == "stale"
        shown = there.last()
        assert isinstance(shown, Whole)
        assert shown.seq == 1
        await there.play(first_move(there), "c")
        assert [row.id for row in store.tables[here.table.row.id].rows] == ["a", "c"]

    run(scenario())


def test_with_a_clock_a_move_is_tried_again_after_what_another_server_has_entered() -> None:
    async def scenario() -> None:
        store, here, there = await two_servers(TITLE.id)
        await asyncio.sleep(1)
        right = Notes("", 1)
        await here.tables.play(here.table, right, Play(id="right", seq=0, move=STAY))
        await there.play(STAY, "left")
        rows = store.tables[here.table.row.id].rows
        assert [(row.seat, row.id) for row in rows] == [(-1, ""), (1, "right"), (0, "left")]
        assert sum(row.ms for row in rows) < 1100
        assert Done(id="left", seq=3) in there.listener.told
        for place in (here, there):
            await place.tables.close()

    run(scenario())


def test_a_deadline_is_entered_once_whoever_notices_it() -> None:
    async def scenario() -> None:
        store, here, there = await two_servers(TITLE.id)
        await asyncio.sleep(12)
        rows = store.tables[here.table.row.id].rows
        assert [row.ms for row in rows] == [0, 5000, 1000, 5000]
        for place in (here, there):
            await place.tables.close()

    run(scenario())


def test_who_sat_down_at_another_server_is_known_here() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        here, there = serve(store), serve(store)
        ada = await here.open(Create(game=TITLE.id), "me")
        store.tables[ada.table].rows.append(BEGUN)
        first = await look(there, ada)
        ben = await here.sit_down(await here.find(ada.table), Join(player="Ben"))
        second = await look(there, ben)
        assert second.listener.seat == ben.seat
        heard = [message for message in first.listener.told if isinstance(message, People)]
        assert heard[-1].people[1].player == "Ben"
        assert first.table.clock.runs()
        for tables in (here, there):
            await tables.close()

    run(scenario())


def test_a_token_that_nobody_gave_is_bad_everywhere() -> None:
    async def scenario() -> None:
        _, here, _ = await two_servers()
        with pytest.raises(TableError, match="bad-token"):
            await here.tables.admit(here.table, here.table.row.id, "no token of ours")

    run(scenario())


def test_who_stood_up_at_another_server_does_not_keep_the_seat_here() -> None:
    async def scenario() -> None:
        _, here, there = await two_servers()
        await here.tables.stand_up(here.table, 0)
        with pytest.raises(TableError, match="bad-token"):
            await there.tables.admit(there.table, there.table.row.id, "a token of before")
        assert there.listener.seat is None
        assert there.listener.closed
        assert not there.table.listeners

    run(scenario())


def test_a_seat_that_was_taken_at_another_server_is_not_offered_twice() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        here, there = serve(store), serve(store)
        ada = await here.open(Create(game=TITLE.id), "me")
        known_here, known_there = await here.find(ada.table), await there.find(ada.table)
        await here.sit_down(known_here, Join())
        with pytest.raises(TableError, match="seat-taken"):
            await there.sit_down(known_there, Join())
        assert known_there.free() == []

    run(scenario())


def test_after_a_hiccup_of_the_store_there_is_one_table_and_no_connection_to_another() -> None:
    async def scenario() -> None:
        store, here, _ = await two_servers()
        move = first_move(here)
        store.away = True
        waiting = asyncio.create_task(here.refused(move, "waiting"))
        assert await here.refused(move, "first") == "internal"
        assert await waiting == "internal"
        assert here.listener.closed
        assert here.table.listeners == []
        store.away = False
        assert await here.refused(move, "late") == "internal"  # nothing is added to a log nobody has read
        again = await here.tables.find(here.table.row.id)
        assert again is not here.table
        assert again.seq == 0
        assert store.tables[again.row.id].rows == []

    run(scenario())


def test_a_table_that_is_gone_says_so_and_ends_its_connections() -> None:
    async def scenario() -> None:
        store, here, _ = await two_servers()
        stored = store.tables.pop(here.table.row.id)
        store.tables["another"] = stored
        assert await here.refused(first_move(here), "a") == "internal"
        assert here.last() == Error(code="no-such-table")
        assert here.listener.closed

    run(scenario())


def test_an_undo_that_another_server_has_committed_is_done() -> None:
    async def scenario() -> None:
        _, here, there = await two_servers()
        await here.play(first_move(here), "a")
        await there.play(first_move(there), "a")
        await here.tables.undo(here.table, here.listener, Undo(id="u"))
        await there.tables.undo(there.table, there.listener, Undo(id="u"))
        assert there.last() == Done(id="u", seq=2)
        assert there.table.entries == []

    run(scenario())
