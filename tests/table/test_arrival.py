"""A move counts from the moment its bytes arrive, and nothing a client says about time is believed."""

from __future__ import annotations

import asyncio
import itertools
import socket
import time
from contextlib import suppress

import pytest
from msgspec import structs

from hullbreach.table.bodies import Create, Seated
from hullbreach.table.errors import TableError
from hullbreach.table.live import LiveTable
from hullbreach.table.messages import Chat, Done, Hello, People, Play, Ready, encode
from hullbreach.table.tables import Tables
from hullbreach.table.turns import TurnLock
from tests.kernel.toy import TITLE
from tests.table.client import Client
from tests.table.conftest import GENEROUS, Running, Start
from tests.table.quiet import MemoryStore, Notes, begin, gather, run, serve, virtual_ns
from tests.table.shelf import LONG_AIRLOCK
from tests.table.test_clock import open_airlock

STAY = TITLE.vocabulary.read("stay").number
TAKE = TITLE.vocabulary.read("take").number
TOY = Create(game=TITLE.id)
MS = 1_000_000


async def begun() -> tuple[Tables, LiveTable, Notes, Notes]:
    tables = serve(MemoryStore())
    table, (left, right) = await begin(tables, TOY)
    return tables, table, left, right


async def move_at(tables: Tables, table: LiveTable, who: Notes, move: int, at: int) -> str:
    """How it went: a code, or nothing."""
    try:
        await tables.play(table, who, Play(id=f"{who.seat}-{at}", seq=table.seq, move=move), at)
    except TableError as error:
        return error.why or error.code
    return ""


def test_who_reaches_for_the_same_thing_earlier_has_it_however_long_the_way_to_the_lock_was() -> None:
    async def scenario() -> None:
        tables, table, left, right = await begun()
        now = virtual_ns()
        async with table.lock:
            later = asyncio.create_task(move_at(tables, table, left, TAKE, now + 2 * MS))
            await asyncio.sleep(0.01)
            earlier = asyncio.create_task(move_at(tables, table, right, TAKE, now + MS))
            await asyncio.sleep(0.01)
        assert (await later, await earlier) == ("wrench-taken", "")
        assert table.entries[-1].seat == right.seat
        await tables.close()

    run(scenario())


@pytest.mark.parametrize("clock", ["full", "none"])
def test_who_acts_at_the_same_time_as_others_is_not_too_late_because_they_were_faster(clock: str) -> None:
    """Between the missions of a campaign nobody plays against a clock, and yet all decide at once."""

    async def scenario() -> None:
        tables = serve(MemoryStore())
        options = {"flight": "campaign", "people": "3", "clock": clock}
        table, people = await gather(tables, Create(game="space-alert", options=options))
        for listener in people if clock == "full" else ():
            await tables.say_ready(table, listener, Ready(id="ready"))
        await asyncio.sleep(10)
        seen, levels = table.seq, table.game.legal(0)[0].number
        for listener in people:  # the last one, too, who is the only one asked by then
            await tables.play(table, listener, Play(id="levels", seq=seen, move=levels))
        assert table.seq > seen + 2
        await tables.close()

    run(scenario())


def test_the_time_of_a_move_is_that_of_its_arrival() -> None:
    async def scenario() -> None:
        tables, table, left, _ = await begun()
        await asyncio.sleep(1)
        at = virtual_ns()
        async with table.lock:
            waiting = asyncio.create_task(move_at(tables, table, left, TAKE, at))
            await asyncio.sleep(2)
        assert not await waiting
        assert table.entries[-1].ms == table.clock.read(at) < 1010
        await tables.close()

    run(scenario())


@pytest.mark.parametrize(
    ("rtt_ms", "late_ms", "counts"), [(200, 99, True), (200, 101, False), (9000, 149, True), (9000, 151, False)]
)
def test_grace_is_half_of_the_round_trip_and_never_long(rtt_ms: int, late_ms: int, counts: bool) -> None:
    async def scenario() -> None:
        tables, table, left, _ = await begun()
        left.rtt_ms = rtt_ms
        tables.go_on(table)
        deadline = virtual_ns() + (table.due(table.game_time()) or 0) * MS
        while virtual_ns() < deadline + late_ms * MS:
            await asyncio.sleep(0.001)
        refused = await move_at(tables, table, left, STAY, deadline + late_ms * MS)
        assert (refused == "") is counts
        row = table.entries[1]
        assert (row.seat, row.ms) == ((0, 4999) if counts else (-1, 5000))
        await tables.close()

    run(scenario())


def test_the_lock_is_handed_on_by_stamps_and_survives_who_gives_up() -> None:
    async def scenario() -> None:
        lock, order = TurnLock(virtual_ns), list[int]()

        async def wait(stamp: int) -> None:
            async with lock.since(stamp):
                order.append(stamp)

        async with lock:
            waiting = [asyncio.create_task(wait(stamp)) for stamp in (5, 3, 4, 1)]
            await asyncio.sleep(0.01)
            waiting[1].cancel()
        # It is the turn of the first one, who gives up in that moment.
        waiting[3].cancel()
        for task in waiting:
            with suppress(asyncio.CancelledError):
                await task
        assert order == [4, 5]
        assert not lock.locked()

    run(scenario())


def deaf_socket(server: Running, seated: Seated) -> socket.socket:
    """Shakes hands, greets the table, and never reads a byte of what it says; hardly any fits on the way."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
    raw.connect(("127.0.0.1", int(server.url.rsplit(":", 1)[1])))
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
    head = f"GET /ws/{seated.table} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n{key}\r\n"
    raw.sendall(f"{head}Sec-WebSocket-Version: 13\r\n\r\n".encode())
    assert b"101" in raw.recv(1024)
    text = encode(Hello(v=1, token=seated.token)).encode()
    raw.sendall(bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text)
    return raw


async def talk(client: Client, waits: list[float]) -> None:
    """Much more than the ears of a deaf one hold; how long each line took to be said."""
    for number in itertools.count():
        began = time.monotonic()
        await client.send(Chat(id=f"c{number}", text="hello there " * 24))
        await client.expect(Done)
        waits.append(time.monotonic() - began)
        await asyncio.sleep(0.001)


@pytest.mark.alone
@pytest.mark.anyio
async def test_who_never_reads_is_gone_in_five_seconds_dropped_in_ten_and_costs_nobody_anything(start: Start) -> None:
    server = start(limits=structs.replace(GENEROUS, outbox=100_000))
    left, right = open_airlock(server, game=LONG_AIRLOCK.id, absent="play-on")
    waits: list[float] = []
    async with Client(server.url, left) as client, Client(server.url, left) as talker:
        deaf = deaf_socket(server, right)
        while not (await client.expect(People)).people[1].here:
            pass
        began = time.monotonic()
        talking = asyncio.create_task(talk(talker, waits))
        while (await client.expect(People)).people[1].here:
            pass
        assert 1 < time.monotonic() - began < 5
        listening = asyncio.create_task(talk(client, []))
        while await asyncio.to_thread(server.metric, "hullbreach_connections") > 2:
            assert time.monotonic() - began < 10
            await asyncio.sleep(0.1)
        for task in (talking, listening):
            task.cancel()
        deaf.close()
    waits.sort()
    print(f"{len(waits)} lines said in", *(round(waits[int(len(waits) * part)] * 1000, 1) for part in (0.5, 0.9)), "ms")
    assert len(waits) > 500  # 150 kB
    assert waits[int(len(waits) * 0.9)] < 0.05
