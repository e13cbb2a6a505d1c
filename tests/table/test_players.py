"""Players: a key sees its own games and nobody else's, opens its seats from anywhere, and has one try at a day."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import Any

import httpx
import msgspec
import pytest

from hullbreach.kernel.log import NOBODY
from hullbreach.table.answers import PLAYER_HEADER
from hullbreach.table.bodies import DailyBoard, Join, Seated
from hullbreach.table.messages import Error, Place, Rematch, Rematched, Result, Undo, Whole
from hullbreach.table.opening import today
from hullbreach.table.outcomes import PAUSE_MS, played_ms
from hullbreach.table.player import (
    MOST_ADOPTED,
    MOST_NOTE,
    Adopted,
    AdoptSeats,
    HeldSeat,
    MergeKeys,
    PlayerGame,
    PlayerGames,
)
from hullbreach.table.store import EndRow, ResultRow, Row, SeatRow, SitterRow
from hullbreach.table.tokens import hash_key
from tests.table.client import Client, decode_seated
from tests.table.conftest import Running, Start, new_key
from tests.table.test_store import a_table, opened

pytestmark = pytest.mark.anyio

TWO = {"game": "aliens-attack", "options": {"mode": "two_player"}}
RESULT = Result([True, False], False, "saved", "T-1", [("turns", 9)], [Place(1, []), Place(2, [])])
FIFTY_S = 0.1


def showing(key: str) -> dict[str, str]:
    return {PLAYER_HEADER: key}


def games(server: Running, key: str, going: bool = False) -> list[PlayerGame]:
    response = server.http.get(f"/api/player/games?going={int(going)}", headers=showing(key))
    assert response.status_code == 200, response.text
    return msgspec.json.decode(response.content, type=PlayerGames).games


def code(response: httpx.Response) -> str:
    return msgspec.json.decode(response.content, type=Error).code


def join(server: Running, table: str, key: str = "") -> Seated:
    return decode_seated(server.post(f"/api/tables/{table}/seats", Join(player="Ben"), key).content)


def adopt(server: Running, key: str, *seats: HeldSeat) -> Adopted:
    response = server.post("/api/player/seats", AdoptSeats(seats=list(seats)), key)
    return msgspec.json.decode(response.content, type=Adopted)


def with_key(seated: Seated, key: str) -> Seated:
    """The same seat as another device knows it: by the player's key."""
    return msgspec.structs.replace(seated, token=key)


# --- whose games ---
async def test_a_key_sees_its_games_and_nobody_elses(server: Running) -> None:
    ada, ben, eve = new_key(), new_key(), new_key()
    first = server.create(ada, player="Ada", seed=9)
    table = server.create(ada, player="Ada", name="Sunday", **TWO)
    join(server, table.table, ben)
    async with Client(server.url, first) as client:
        await client.play_out()
    going, over = games(server, ada)
    assert (going.table, going.over, going.name, going.options) == (
        table.table,
        False,
        "Sunday",
        {"mode": "two_player"},
    )
    assert [(mate.seat, mate.player, mate.taken) for mate in going.people] == [
        ("earth", "Ada", True),
        ("alien", "Ben", True),
    ]
    assert (over.table, over.over, over.open) == (first.table, True, True)
    assert over.result is not None
    assert over.result.reason
    assert [game.table for game in games(server, ben)] == [table.table]
    assert games(server, ben)[0].seat == 1
    assert games(server, eve) == []
    assert [game.table for game in games(server, ada, going=True)] == [table.table]


@pytest.mark.parametrize("key", ["", "short", "x" * 65, "spaces are no part of a key"])
def test_what_is_no_key_opens_no_list(server: Running, key: str) -> None:
    response = server.http.get("/api/player/games", headers=showing(key) if key else {})
    assert (response.status_code, code(response)) == (400, "bad-key")


async def test_a_key_opens_its_seat_from_anywhere(server: Running) -> None:
    ada, eve = new_key(), new_key()
    seated = server.create(ada, seed=3)
    async with Client(server.url, with_key(seated, ada)) as client:
        assert client.whole.seat == 0
        await client.play()
    assert server.info(with_key(seated, ada)).watch
    response = server.http.get(f"/api/tables/{seated.table}", headers={"authorization": f"Bearer {eve}"})
    assert code(response) == "bad-token"


async def test_a_seat_that_was_given_up_is_no_players_any_more(server: Running) -> None:
    ada = new_key()
    seated = server.create(ada, **TWO)
    response = server.http.delete(
        f"/api/tables/{seated.table}/seats", headers={"authorization": f"Bearer {seated.token}"}
    )
    assert response.status_code == 200
    assert games(server, ada) == []
    assert (
        code(server.http.get(f"/api/tables/{seated.table}", headers={"authorization": f"Bearer {ada}"})) == "bad-token"
    )


async def test_seats_from_before_there_was_a_key_are_adopted(server: Running) -> None:
    ada, ben = new_key(), new_key()
    old, other = server.create(), server.create()
    seats = [
        HeldSeat(table=old.table, token=old.token),
        HeldSeat(table=other.table, token=new_key()),
        HeldSeat(table="gone", token=new_key()),
    ]
    adopted = adopt(server, ada, *seats)
    assert (adopted.tables, adopted.gone) == ([old.table], ["gone"])
    assert [game.table for game in games(server, ada)] == [old.table]
    # Whoever is shown the seat by its link has it too; that takes it from nobody.
    adopt(server, ben, seats[0])
    assert [game.table for game in games(server, ben)] == [old.table]
    assert [game.table for game in games(server, ada)] == [old.table]
    many = {"seats": [{"table": "t", "token": "x"}] * (MOST_ADOPTED + 1)}
    assert code(server.http.post("/api/player/seats", json=many, headers=showing(ada))) == "bad-message"


async def test_a_key_that_moves_to_another_device_takes_its_games_along(server: Running) -> None:
    phone, laptop = new_key(), new_key()
    one, two = server.create(phone), server.create(laptop)
    for key in (phone, laptop):
        adopt(server, key, HeldSeat(table=one.table, token=one.token))
    response = server.post("/api/player/merge", MergeKeys(other=laptop), phone)
    assert response.json() == {"games": 1}  # they had one in common
    assert {game.table for game in games(server, phone)} == {one.table, two.table}
    assert games(server, laptop) == []
    assert server.post("/api/player/merge", MergeKeys(other=phone), phone).json() == {"games": 0}
    assert len(games(server, phone)) == 2


async def test_a_rematch_is_the_same_players_game(server: Running) -> None:
    ada, ben = new_key(), new_key()
    table = server.create(ada, seed=9)
    adopt(server, ben, HeldSeat(table=table.table, token=table.token))
    async with Client(server.url, table) as client:
        await client.send(Rematch(id="r"))
        again = (await client.expect(Rematched)).table
    assert {game.table for game in games(server, ada)} == {table.table, again} == {g.table for g in games(server, ben)}


async def test_forks_and_logs_are_the_players_too(server: Running) -> None:
    ada = new_key()
    table = server.create(ada, seed=9)
    async with Client(server.url, table) as client:
        await client.play_out()
    log = server.http.get(f"/api/tables/{table.table}/log").content
    brought = decode_seated(server.http.post("/api/logs", content=log, headers=showing(ada)).content)
    fork = decode_seated(
        server.http.post(f"/api/tables/{table.table}/forks", json={"keep": 1}, headers=showing(ada)).content
    )
    found = {game.table: game for game in games(server, ada)}
    assert set(found) == {table.table, brought.table, fork.table}
    assert found[brought.table].result == found[table.table].result
    assert [found[one.table].over for one in (table, brought, fork)] == [True, True, False]
    assert [game.table for game in games(server, ada, going=True)] == [fork.table]


# --- how they stand ---
async def test_whose_turn_it_is_is_known_without_replaying(start: Start) -> None:
    ada, ben = new_key(), new_key()
    server = start()
    table = server.create(ada, **TWO)
    alone = server.create(ada, seed=1)
    other = join(server, table.table, ben)
    async with Client(server.url, table) as client, Client(server.url, other):
        while client.legal:
            await client.play()
    async with Client(server.url, alone) as client:
        await client.play()
    for asked in (server, start()):  # the second one has no table in memory
        turns = {game.table: game.turn for game in games(asked, ada)}
        assert turns == {table.table: False, alone.table: False}, "nobody waits for who plays alone"
        assert [game.turn for game in games(asked, ben)] == [True]


async def test_an_end_that_is_taken_back_is_none(server: Running) -> None:
    ada = new_key()
    table = server.create(ada, seed=9)
    async with Client(server.url, table) as client:
        await client.play_out()
        assert [game.over for game in games(server, ada)] == [True]
        await client.send(Undo(id="u"))
        await client.expect(Whole)
    (game,) = games(server, ada, going=True)
    assert (game.over, game.result) == (False, None)


async def test_what_was_over_before_ends_were_noted_is_found_out(start: Start, tmp_path: Path) -> None:
    ada = new_key()
    server = start()
    table = server.create(ada, seed=9)
    async with Client(server.url, table) as client:
        await client.play_out()
    with closing(sqlite3.connect(tmp_path / "table.db")) as connection, connection:
        connection.execute("DELETE FROM ends")
    again = start()
    assert games(again, ada)[0].result is None
    while games(again, ada)[0].result is None:
        pass


def test_long_absences_are_not_played() -> None:
    rows = [Row(1, 0, 1, 0, 10_000), Row(2, NOBODY, None, 0, 9_000), Row(3, 0, 1, 0, 99_000_000)]
    assert played_ms(0, rows) == 10_000 + 0 + PAUSE_MS


# --- notes ---
def test_notes_are_ones_own(server: Running) -> None:
    ada, ben = new_key(), new_key()
    table = server.create(ada)
    adopt(server, ben, HeldSeat(table=table.table, token=table.token))
    path = f"/api/player/notes/{table.table}"
    written = server.http.put(path, json={"note": " Close!\n\u202eNext time, shields. "}, headers=showing(ada))
    assert written.json() == {"note": "Close!\nNext time, shields."}
    assert games(server, ada)[0].note == "Close!\nNext time, shields."
    assert games(server, ben)[0].note == ""
    assert code(server.http.put(path, json={"note": "x"}, headers=showing(new_key()))) == "no-such-table"
    assert code(server.http.put(path, json={"note": "x" * (MOST_NOTE + 1)}, headers=showing(ada))) == "bad-message"
    assert code(server.http.put(path, json={"note": "x"})) == "bad-key"


# --- the day's challenge ---
async def test_the_days_challenge_is_resumed_and_never_rehearsed(server: Running) -> None:
    ada = new_key()
    first = server.open_daily("Ada", ada)
    async with Client(server.url, first) as client:
        await client.play()
    again = server.open_daily("Ada again", ada)
    assert (again.table, again.seat, again.token) == (first.table, 0, "")
    board = daily(server, ada)
    assert (board.table, board.over) == (first.table, False)
    async with Client(server.url, with_key(first, ada)) as client:
        assert client.seq == 1
        await client.play_out()
    board = daily(server, ada)
    assert (board.table, board.over) == (first.table, True)
    assert [result.player for result in board.results if result.mine] == ["Ada"]
    assert not any(result.mine for result in daily(server, new_key()).results)
    assert server.open_daily("Ada", ada).table == first.table, "nor afterwards"
    (game,) = games(server, ada)
    assert (game.day, game.open) == (today(), False), "its replay would show others what is ahead"
    assert code(server.http.post("/api/daily/aliens-attack", json={"player": "Ada"})) == "bad-key"


def daily(server: Running, key: str) -> DailyBoard:
    response = server.http.get("/api/daily/aliens-attack", headers=showing(key))
    return msgspec.json.decode(response.content, type=DailyBoard)


async def test_of_two_tries_that_became_one_players_the_first_counts(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        for name, created, player in (("b", 2000, "phone"), ("a", 1000, "laptop")):
            stored = a_table(name, created)
            table = msgspec.structs.replace(stored.table, day="2026-11-15")
            await store.create(msgspec.structs.replace(stored, table=table), [SitterRow(player, 0)])
            result = ResultRow("2026-11-15", "toy", name, True, created, [], f"watch {name}")
            await store.append(name, [Row(1, 0, 1, 0, 0)], over=True, result=result)
        assert [row.sitter for row in await store.results("2026-11-15", "toy", 9)] == ["phone", "laptop"]
        assert await store.merge("phone", "laptop") == 1
        assert [row.player for row in await store.results("2026-11-15", "toy", 9)] == ["a"]
        attempt = await store.attempt_of("phone", "2026-11-15", "toy")
        assert attempt
        assert (attempt.table, attempt.over) == ("a", True)


# --- the store ---
async def test_a_players_tables_are_kept_for_longer(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        for name, sitters in (("known", [SitterRow("p", 0)]), ("unknown", [])):
            await store.create(a_table(name), sitters)
            await store.append(name, [Row(1, 0, 1, 0, 2000)], over=False)
        assert await store.sweep(500, 3000, kept_before=1500) == 1
        assert await store.load("known")
        assert await store.sweep(500, 3000, kept_before=2500) == 1
        assert await store.load("known") is None
        assert await store.games_of("p", going=False, most=9) == []


async def test_a_free_seat_is_nobodys_until_it_is_taken(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await store.create(a_table("a"))
        assert not await store.take_seat("a", SeatRow(0, "other", "Eve"), "eve")
        assert await store.sits("eve", "a") is None
        assert await store.take_seat("a", SeatRow(1, "hash 1", "Ben"), "ben")
        assert await store.sitters("a") == [SitterRow("ben", 1)]
        await store.leave_seat("a", 1)
        assert await store.sitters("a") == []


async def fill(path: Path, player: str, count: int) -> None:
    """As many finished games, each with a log of some length."""
    async with opened(path) as store:
        for number in range(count):
            stored = a_table(f"t{number}", 1000 + number)
            options = {"mode": "two_player"}
            table = msgspec.structs.replace(stored.table, game="aliens-attack", options=options, rules=1)
            rows = [Row(seq, 0, 1, 0, 1000 + seq, turn=1) for seq in range(1, 80)]
            end = EndRow(2000, 1000, RESULT) if number % 2 else None
            seats = [SeatRow(0, "hash", "Ada"), SeatRow(1, bot="mcts")]
            copy = msgspec.structs.replace(stored, table=table, rows=rows, seats=seats)
            await store.create(copy, [SitterRow(player, 0)], end)


@pytest.mark.alone
async def test_fifty_games_are_listed_at_once(start: Start, tmp_path: Path) -> None:
    ada = new_key()
    await fill(tmp_path, hash_key(ada), 50)
    (tmp_path / "store.db").rename(tmp_path / "table.db")
    server = start()
    took: list[float] = []
    found: Any = None
    for _ in range(5):
        began = perf_counter()
        found = server.http.get("/api/player/games", headers=showing(ada))
        took.append(perf_counter() - began)
    listed = msgspec.json.decode(found.content, type=PlayerGames).games
    assert [game.over for game in listed] == [False] * 25 + [True] * 25
    assert min(took) < FIFTY_S
