"""What is hidden stays hidden, down to the bytes on the wire."""

from __future__ import annotations

import asyncio
from itertools import combinations
from pathlib import Path

import pytest

from hullbreach.games import find_title
from hullbreach.games.galaxy_trucker.game import TITLE as TRUCKERS
from hullbreach.kernel.view import encode
from hullbreach.table.bodies import Create, Join
from hullbreach.table.messages import Error, News, Play, Reply
from hullbreach.table.settings import Settings
from tests.kernel.toy import TITLE as AIRLOCK
from tests.table.client import Client, decode_seated
from tests.table.conftest import Running, free_port, process_server
from tests.table.quiet import MemoryStore, Notes, begin, run, serve
from tests.table.test_clock import STAY

pytestmark = pytest.mark.anyio


def hidden_twins(game: str, seat: int | None) -> tuple[int, int]:
    """Two seeds whose games differ only in what is hidden from the seat."""
    title = AIRLOCK if game == AIRLOCK.id else find_title(game)
    seen: dict[bytes, list[int]] = {}
    for seed in range(3000):
        opened = title.new({}, seed)
        seeds = seen.setdefault(encode(opened.view(seat)), [])
        for other in seeds:
            if title.new({}, other).to_bytes() != opened.to_bytes():
                return other, seed
        seeds.append(seed)
    raise AssertionError


async def test_a_spectator_gets_the_same_bytes_whatever_is_hidden(server: Running) -> None:
    received = []
    for seed in hidden_twins("aliens-attack", None):
        seated = server.create(seed=seed)
        async with Client(server.url, table=server.info(seated).watch) as eve:
            received.append(eve.raw[:])
    assert received[0] == received[1]


async def test_a_seat_gets_the_same_bytes_whatever_is_hidden(server: Running) -> None:
    received = []
    for seed in hidden_twins("aliens-attack", 0):
        async with Client(server.url, server.create(seed=seed)) as client:
            received.append(client.raw[:])
    assert received[0] == received[1]


def test_a_secret_choice_is_not_on_the_wire() -> None:
    """In the toy both seats act in secret: only that one has acted may be seen, not what it did."""
    received: list[list[Reply]] = []
    seed = next(seed for seed in range(1000) if len(AIRLOCK.new({}, seed).legal(0)) == 4)

    async def watch(move: int) -> None:
        tables = serve(MemoryStore())
        table, (left, _) = await begin(tables, Create(game=AIRLOCK.id, seed=seed))
        eve = Notes(table.row.watch, None)
        await tables.join(table, eve, None)
        await tables.play(table, left, Play(id="a", seq=table.seq, move=move))
        await asyncio.sleep(1)
        assert isinstance(eve.told[-1], News)
        received.append(eve.told)
        await tables.close()

    for move in (0, STAY):
        run(watch(move))
    assert received[0] == received[1]


async def test_the_other_seat_learns_nothing_of_what_was_dealt(server: Running) -> None:
    received: list[list[bytes]] = []
    for seed in hidden_twins("airlock", 1):
        left = server.create(game="airlock", seed=seed)
        right = decode_seated(server.post(f"/api/tables/{left.table}/seats", Join()).content)
        async with Client(server.url, right) as ben:
            # The clock has run a millisecond more or less.
            received.append([text.split(b'"due"')[0] for text in ben.raw])
    assert received[0] == received[1]


LEISURE = {"players": "2", "flights": "I", "clock": "none"}


def first_moves(seed: int) -> list[str]:
    """Until the first seat of Galaxy Trucker looks into a stack, which takes a component on its ship."""
    game = TRUCKERS.new(LEISURE, seed)
    game.play(0, TRUCKERS.vocabulary.read("draw"))
    welds = [move.text for move in game.legal(0) if move.text.startswith("weld")]
    return ["draw", *welds[:1], "look 2"]


def stack_twins() -> tuple[int, int]:
    """Two seeds with which others see the same happen, and who looks sees other cards."""
    seen: dict[bytes, int] = {}
    for seed in range(1000):
        game = TRUCKERS.new(LEISURE, seed)
        moves = first_moves(seed)
        if len(moves) == 3:
            for text in moves:
                game.play(0, TRUCKERS.vocabulary.read(text))
            other = seen.setdefault(encode(game.view(1)), seed)
            if other != seed:
                return other, seed
    raise AssertionError


@pytest.mark.rule("GT-PREV-01")
async def test_what_lies_in_a_stack_is_told_to_nobody_but_who_looks_at_it(server: Running) -> None:
    cards, told, seen = [], [], []
    for seed in stack_twins():
        first = server.create(game=TRUCKERS.id, options=LEISURE, seed=seed)
        second = decode_seated(server.post(f"/api/tables/{first.table}/seats", Join()).content)
        async with (
            Client(server.url, first) as ann,
            Client(server.url, second) as ben,
            Client(server.url, table=server.info(first).watch) as eve,
        ):
            for text in first_moves(seed):
                await ann.play(TRUCKERS.vocabulary.read(text).number)
            for client in (ben, eve):
                while client.seq < ann.seq:
                    await client.receive()
        cards.append(ann.view["own"]["cards"])
        told.append([text for text in ben.raw if b'"t":"people"' not in text])
        seen.append((eve.view, eve.events))  # who watches may hear of one or several moves at a time
    assert cards[0] != cards[1]
    assert told[0] == told[1]
    assert seen[0] == seen[1]


async def test_log_replay_and_seed_are_secret_until_the_end(server: Running) -> None:
    seated = server.create(seed=123456789012)
    table = f"/api/tables/{seated.table}"
    headers = {"authorization": f"Bearer {seated.token}"}
    assert server.http.get(f"{table}/log").json()["code"] == "not-over"
    assert server.http.get(f"{table}/replay").json()["code"] == "not-over"
    assert server.http.get(f"{table}/replay", headers=headers).json()["code"] == "not-over"
    assert "123456789012" not in server.http.get(table).text
    assert server.http.get(table).json()["chosen"] is True
    async with Client(server.url, seated) as client:
        await client.play_out()
        assert not any(b"123456789012" in text for text in client.raw)
    assert "123456789012" in server.http.get(f"{table}/log").text


async def test_a_server_says_nothing_of_who_plays(tmp_path: Path) -> None:
    """Not in its output either, whatever was asked of it."""
    settings = Settings(port=free_port(), database=str(tmp_path / "table.db"))
    process, server = process_server(settings), Running(f"http://127.0.0.1:{settings.port}")
    try:
        seated = server.create()
        headers = {"authorization": f"Bearer {seated.token}"}
        server.http.get(f"/api/tables/{seated.table}?token={seated.token}", headers=headers)
        server.http.delete("/api/tables/nowhere/seats", headers=headers)
        async with Client(server.url, seated) as client:
            await client.play()
            await client.socket.send(seated.token)
            assert (await client.expect(Error)).code == "bad-message"
    finally:
        server.http.close()
        process.terminate()
        said = process.communicate(timeout=10)[1]
    assert said == b""


def test_tokens_are_stored_hashed(server: Running, tmp_path_factory: pytest.TempPathFactory) -> None:
    seated = server.create()
    server.http.get(f"/api/tables/{seated.table}")
    for file in tmp_path_factory.getbasetemp().rglob("table.db*"):
        assert seated.token.encode() not in file.read_bytes()
    assert len({server.create().table for _ in range(5)} | {server.create().token for _ in range(5)}) == 10
    assert all(a != b for a, b in combinations([server.create().token for _ in range(3)], 2))
