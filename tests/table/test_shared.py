"""Two real servers on one store: whatever is asked of either, nothing is lost, doubled or thrown away."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from time import monotonic

import pytest

from hullbreach.table.bodies import Join
from hullbreach.table.messages import Done, Error, News, Play, Whole
from tests.kernel.toy import TITLE
from tests.table.client import Client, decode_seated
from tests.table.conftest import Start
from tests.table.shelf import LONG_AIRLOCK
from tests.table.test_clock import open_airlock

pytestmark = pytest.mark.anyio

TAKE, PUT_BACK = (TITLE.vocabulary.read(text).number for text in ("take", "put-back"))


def entries(database: Path, table: str) -> list[tuple[int, int, str, int]]:
    with sqlite3.connect(database) as connection:
        query = 'SELECT seq, seat, id, ms FROM entries WHERE "table" = ? ORDER BY seq'
        return connection.execute(query, (table,)).fetchall()


async def answer(client: Client, ask_id: str) -> Done | News | Error:
    while True:
        reply = await client.receive()
        if isinstance(reply, Done | News | Error) and reply.id == ask_id:
            return reply


async def test_every_move_is_known_at_the_other_server(start: Start, tmp_path: Path) -> None:
    """A person whose connection goes now to one, now to the other, and who sends everything twice."""
    here, there = start(), start()
    seated = here.create(seed=3)
    async with Client(here.url, seated) as one, Client(there.url, seated) as other:
        turn = 0
        while one.result is None and turn < 12:
            first, second = (one, other) if turn % 2 else (other, one)
            while first.seq < turn:  # it follows when it is asked for something
                await first.send(Play(id=f"m{turn - 1}", seq=0, move=0))
                await first.expect(Whole)
            ask = first.next_play(ask_id=f"m{turn}")
            await first.send(ask)
            told = await answer(first, ask.id)
            await second.send(ask)
            again = await answer(second, ask.id)
            assert isinstance(told, News)
            assert again == Done(id=ask.id, seq=told.seq)
            turn += 1
    rows = entries(tmp_path / "table.db", seated.table)
    assert [(seq, ask_id) for seq, _, ask_id, _ in rows] == [(n + 1, f"m{n}") for n in range(turn)]


async def test_against_a_clock_both_servers_write_one_log(start: Start, tmp_path: Path) -> None:
    here, there = start(), start()
    left, right = open_airlock(here, game=LONG_AIRLOCK.id, absent="play-on")
    began = monotonic()
    async with Client(here.url, left) as one, Client(here.url, right) as two:
        await asyncio.gather(one.until_running(), two.until_running())
    done: dict[tuple[int, str], int] = {}
    refused: set[tuple[int, str]] = set()

    async def grab(client: Client, seat: int) -> None:
        for number in range(60):
            ask = Play(id=f"m{number}", seq=client.seq, move=PUT_BACK if number % 2 else TAKE)
            await client.send(ask)
            told = await answer(client, ask.id)
            if isinstance(told, Error):
                assert told.code == "refused", told
                refused.add((seat, ask.id))
            else:
                done[seat, ask.id] = told.seq or 0
            await asyncio.sleep(0.01)

    async with Client(here.url, left) as one, Client(there.url, right) as two:
        await asyncio.gather(grab(one, left.seat), grab(two, right.seat))
    rows = entries(tmp_path / "table.db", left.table)
    assert {(seat, ask_id): seq for seq, seat, ask_id, _ in rows if seat >= 0} == done
    assert {seat for seat, _ in done} == {left.seat, right.seat}
    assert refused
    assert sum(ms for *_, ms in rows) <= (monotonic() - began) * 1000


async def test_a_token_from_one_server_opens_the_table_at_the_other(start: Start) -> None:
    """Also where the table was in memory before anybody sat there."""
    here, there = start(), start()
    left = here.create(game=TITLE.id, public=True)
    async with Client(there.url, table=left.table):
        right = decode_seated(here.post(f"/api/tables/{left.table}/seats", Join()).content)
        async with Client(there.url, right) as client:
            assert client.whole.seat == right.seat
        assert there.info(right).people[right.seat].taken


async def test_who_comes_from_the_other_server_finds_what_was_played_there(start: Start) -> None:
    here, there = start(), start()
    seated = here.create()
    async with Client(here.url, seated) as one, Client(there.url, seated) as other:
        for _ in range(2):
            await one.play()
        async with Client(there.url, seated, since=one.seq) as again:
            assert (again.seq, again.view) == (2, one.view)
        while other.seq < 2:  # and so does everybody who was there before
            await other.receive()
        assert other.view == one.view
