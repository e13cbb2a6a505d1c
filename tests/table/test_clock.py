"""Games with a clock: time is an entry of the log, and the server's clock is the rule."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from hullbreach.table.bodies import Join, Seated
from hullbreach.table.messages import ClockTold, Done, News, Ping, Play, Pong, Undo
from hullbreach.table.settings import Settings
from tests.kernel.toy import TITLE, VENT
from tests.table.client import Client, decode_seated
from tests.table.conftest import GENEROUS, Running, Start, thread_server

pytestmark = pytest.mark.anyio

STAY = next(move.number for move in TITLE.vocabulary.moves if move.verb != VENT)


def open_airlock(server: Running, **fields: object) -> tuple[Seated, Seated]:
    left = server.create(**{"game": "airlock", **fields})
    response = server.post(f"/api/tables/{left.table}/seats", Join())
    return left, decode_seated(response.content)


@asynccontextmanager
async def airlock(server: Running, **fields: object) -> AsyncIterator[tuple[Client, Client]]:
    left, right = open_airlock(server, **fields)
    async with Client(server.url, left) as first, Client(server.url, right) as second:
        await asyncio.gather(first.until_running(), second.until_running())
        yield first, second


async def test_time_alone_goes_on_and_everybody_hears_of_it(start: Start) -> None:
    server = start(grace_ms=50)
    async with airlock(server, options={"pace": "hasty"}) as (left, right):
        assert left.whole.due is None
        assert left.view["public"]["paused"] is False
        for client in (left, right):
            while (news := await client.expect(News)).seq == 1:
                pass
            assert client.view["public"]["paused"] is True
            assert news.seq == 2
            assert news.actors == []
        await left.expect(News)
        assert left.view["public"]["round"] == 2
        assert left.legal


async def test_moves_carry_the_time_before_them(server: Running) -> None:
    async with airlock(server) as (left, right):
        await asyncio.sleep(0.05)
        news = await left.play(STAY)
        assert news.seq == 2
        assert 50 <= news.time < 1000
        assert 4000 < left.view["public"]["left_ms"] <= 4950
        # The other seat has not heard of it when it sends; with a clock that is no reason to refuse.
        await right.send(Play(id="r", seq=0, move=STAY))
        assert (await right.expect(Done)).id == "r"
        while (news := await right.expect(News)).seq < 3:
            pass
        assert right.view["public"]["paused"] is True
        refusal = await left.refused(Play(id="late", seq=news.seq, move=STAY))
        assert (refusal.code, refusal.why) == ("refused", "not-your-turn")
        assert (await left.refused(Undo(id="u"))).code == "no-undo"


async def test_the_clock_stands_until_all_are_ready_and_while_nobody_is_here(start: Start) -> None:
    server = start(grace_ms=0)
    async with airlock(server, options={"pace": "hasty"}) as (left, right):
        tokens = left.token, right.token
    await asyncio.sleep(0.1)
    async with Client(server.url, Seated(table=left.table, seat=0, token=tokens[0] or "")) as back:
        assert back.whole.phase == "running"
        assert back.whole.due is not None
        assert 1800 < back.whole.due <= 2000


async def test_a_game_with_a_clock_survives_a_restart(start: Start) -> None:
    server = start()
    left, right = open_airlock(server)
    async with Client(server.url, left) as first, Client(server.url, right) as second:
        await asyncio.gather(first.until_running(), second.until_running())
        await first.play(STAY)
    again = start()
    async with Client(again.url, left) as back:
        assert back.view["public"]["acted"] == first.view["public"]["acted"]
        assert back.view["public"]["left_ms"] <= first.view["public"]["left_ms"]


async def test_reloading_buys_no_time(server: Running) -> None:
    left, right = open_airlock(server, options={"pace": "hasty"})
    async with Client(server.url, left) as first, Client(server.url, right) as second:
        await asyncio.gather(first.until_running(), second.until_running())
    for _ in range(3):
        async with Client(server.url, left):
            await asyncio.sleep(0.2)
    async with Client(server.url, left) as back:
        assert back.whole.due is not None
        assert back.whole.due <= 1400
        assert back.whole.time + back.whole.due == 2000


async def test_who_takes_a_seat_in_the_middle_has_to_be_ready_too(server: Running) -> None:
    async with airlock(server) as (left, right):
        seats = f"/api/tables/{left.table}/seats"
        server.http.delete(seats, headers={"authorization": f"Bearer {right.token}"})
        while (stop := await left.expect(ClockTold)).phase != "waiting":
            pass
        assert not stop.runs
        assert (await left.refused(left.next_play(STAY))).code == "not-started"
        await asyncio.sleep(0.05)
        newcomer = decode_seated(server.post(seats, Join()).content)
        async with Client(server.url, newcomer) as client:
            again, _ = await asyncio.gather(left.until_running(), client.until_running())
        assert (again.runs, again.time) == (True, stop.time)
        assert again.due == 5000 - stop.time


async def test_pings_are_answered_with_game_time(server: Running) -> None:
    async with airlock(server) as (left, _):
        await asyncio.sleep(0.05)
        await left.send(Ping(id="p"))
        assert 50 <= (await left.expect(Pong)).time < 5000


async def test_a_stop_of_the_server_costs_no_time_and_gives_none(tmp_path: Path) -> None:
    settings = Settings(port=0, database=str(tmp_path / "table.db"), limits=GENEROUS, countdown_ms=50)
    with thread_server(settings) as server:
        async with airlock(server) as (left, _):
            await asyncio.sleep(0.2)
    with thread_server(settings) as server:
        async with Client(server.url, Seated(table=left.table, seat=0, token=left.token or "")) as back:
            assert 200 <= back.whole.time < 3000
