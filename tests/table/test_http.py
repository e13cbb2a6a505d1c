"""The lobby over HTTP: tables, seats, logs, replays, the day's challenge, and who is kept out."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect

from hullbreach.games import find_title, titles
from hullbreach.kernel.log import Log, load
from hullbreach.kernel.view import encode as encode_view
from hullbreach.table.answers import PLAYER_HEADER
from hullbreach.table.bodies import Daily, DailyBoard, Replay, TableInfo
from hullbreach.table.errors import STATUS
from hullbreach.table.messages import REPLY, Error, Hint, Rematch, Undo
from hullbreach.table.opening import MOST_ATTEMPTS
from hullbreach.table.patch import apply
from hullbreach.table.security import HEADERS
from hullbreach.table.settings import Limits
from tests.table.client import Client, decode_seated
from tests.table.conftest import Running, Start, new_key
from tests.table.shelf import find_title as find_on_shelf

pytestmark = pytest.mark.anyio


def code(response: httpx.Response) -> tuple[int, str]:
    error = msgspec.json.decode(response.content, type=Error)
    assert response.status_code == STATUS[error.code]
    return response.status_code, error.code


def test_the_games_and_what_a_client_needs_to_know(server: Running) -> None:
    games = server.http.get("/api/games").json()
    assert [game["game"] for game in games][: len(titles())] == [title.id for title in titles()]
    info = server.http.get("/api/games/aliens-attack").json()
    title = find_title("aliens-attack")
    assert info["moves"] == [move.text for move in title.vocabulary.moves]
    assert info["events"][0]["name"] == title.events.kinds[0].name
    assert code(server.http.get("/api/games/chess")) == (404, "no-such-game")


def test_the_document_is_made_once(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    first = server.http.get("/api/openapi.json").json()
    monkeypatch.setattr("hullbreach.table.http.document", lambda *_: {})
    assert server.http.get("/api/openapi.json").json() == first != {}


def test_a_client_can_tell_who_sits_at_a_table_from_its_options(server: Running) -> None:
    for info in server.http.get("/api/games").json():
        title = find_on_shelf(info["game"])
        assert tuple(info["seats"]) == title.seats(title.settle({}))
        for option in info["options"]:
            for value in option["seats"]:
                assert tuple(option["seats"][value]) == title.seats(title.settle({option["name"]: value}))
    (mode,) = (option for option in options_of(server, "aliens-attack") if option["seats"])
    assert (mode["name"], mode["seats"]) == ("mode", {"two_player": ["earth", "alien"]})


def options_of(server: Running, game: str) -> list[dict[str, Any]]:
    options: list[dict[str, Any]] = server.http.get(f"/api/games/{game}").json()["options"]
    return options


def test_public_tables_are_listed_until_they_are_full_or_over(server: Running) -> None:
    open_table = server.create(
        public=True, name="  Friday\n night ", options={"mode": "two_player"}, player="Ada", language="fr"
    )
    private = server.create()
    listed = {row["table"]: row for row in server.http.get("/api/tables").json()}
    assert listed[open_table.table]["name"] == "Friday night"
    assert listed[open_table.table]["free"] == 1
    assert listed[open_table.table]["options"] == {"mode": "two_player"}
    assert (listed[open_table.table]["players"], listed[open_table.table]["language"]) == (["Ada"], "fr")
    assert private.table not in listed
    info = msgspec.json.decode(server.http.get(f"/api/tables/{open_table.table}").content, type=TableInfo)
    assert [person.taken for person in info.people] == [True, False]
    assert not info.chosen


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"game": "aliens-attack", "options": {"mode": "easy"}}, "bad-options"),
        ({"game": "aliens-attack", "options": {"size": "9"}}, "bad-options"),
        ({"game": "aliens-attack", "options": {"handicap": "easier"}}, "bad-options"),
        ({"game": "aliens-attack", "seat": 1}, "bad-options"),
        ({"game": "aliens-attack", "bots": {"earth": "mcts"}}, "bad-options"),
        ({"game": "aliens-attack", "bots": {"mars": "mcts"}}, "bad-options"),
        ({"game": "aliens-attack", "seed": -1}, "bad-message"),
        ({"game": "aliens-attack", "colour": "red"}, "bad-message"),
        ({"game": "aliens-attack", "language": "<b>"}, "bad-message"),
        ({"game": "aliens-attack", "player": "x" * 41}, "bad-message"),
        ({"game": "aliens-attack", "options": {str(n): "x" * 30 for n in range(2000)}}, "too-big"),
        ([], "bad-message"),
    ],
)
def test_a_table_that_cannot_be(server: Running, body: object, expected: str) -> None:
    assert code(server.http.post("/api/tables", json=body))[1] == expected


def test_what_is_not_there(server: Running) -> None:
    for path in ("", "/log", "/replay"):
        assert code(server.http.get(f"/api/tables/nowhere{path}")) == (404, "no-such-table")
    assert code(server.http.get("/nowhere")) == (404, "no-such-page")
    assert code(server.http.put("/api/tables")) == (405, "wrong-method")
    assert code(server.http.delete(f"/api/tables/{server.create().table}/seats")) == (401, "bad-token")


async def test_a_log_travels_from_table_to_file_to_table(server: Running) -> None:
    seated = server.create(seed=5)
    headers = {"authorization": f"Bearer {seated.token}"}
    async with Client(server.url, seated) as client:
        await client.play()
        await client.play()
        await client.undo()
        text = server.http.get(f"/api/tables/{seated.table}/log", headers=headers).text
        log = load(text, find_title)
        assert len(log.entries) == 1
        assert encode_view(log.replay().view(0)) == msgspec.json.encode(client.view)
        response = server.http.post("/api/logs", content=text)
        async with Client(server.url, decode_seated(response.content)) as copy:
            assert (copy.view, copy.events) == (client.view, client.events)
            await copy.play_out()
    assert code(server.http.post("/api/logs", content=text.replace('"seed":5', '"seed":6'))) == (400, "bad-log")
    assert code(server.http.post("/api/logs", content=b"\xff\xfe")) == (400, "bad-log")
    assert code(server.http.post("/api/logs", content=b"x" * 100_000)) == (413, "too-big")


def test_a_log_is_replayed_before_it_is_believed(server: Running) -> None:
    title = find_title("aliens-attack")
    log = Log(title, {}, 1)
    game = log.replay()
    refused = next(move for move in title.vocabulary.moves if move not in game.legal(0))
    log.add(0, refused)
    response = server.http.post("/api/logs", content=log.dump())
    assert code(response) == (400, "bad-log")
    assert response.json()["why"] == "log-move-refused"


async def test_the_film_of_a_finished_game(server: Running) -> None:
    seated = server.create(seed=9)
    async with Client(server.url, seated) as client, Client(server.url, table=server.info(seated).watch) as eve:
        await client.play_out()
        while eve.result is None:
            await eve.receive()
    replay = msgspec.json.decode(server.http.get(f"/api/tables/{seated.table}/replay").content, type=Replay)
    view, events = replay.view, [*replay.events]
    for step in replay.steps:
        view = apply(view, step.patch)
        events += step.events
    assert (view, events, replay.result) == (eve.view, eve.events, eve.result)


async def test_the_challenge_of_the_day(server: Running, tmp_path_factory: pytest.TempPathFactory) -> None:
    views = []
    for player in ("Ada", "Ben", "Ada"):
        seated = server.open_daily(player)
        async with Client(server.url, seated) as client:
            views.append(client.view)
            assert (await client.refused(Hint(id="h"))).code == "no-hint"
            await client.play()
            assert (await client.refused(Undo(id="u"))).code == "no-undo"
            await client.play_out()
            assert (await client.refused(Rematch(id="r"))).code == "no-rematch"
        headers = {"authorization": f"Bearer {seated.token}"}
        assert code(server.http.get(f"/api/tables/{seated.table}/log", headers=headers)) == (409, "not-today")
        assert code(server.http.get(f"/api/tables/{seated.table}/replay")) == (409, "not-today")
    assert views[0] == views[1] == views[2]
    board = msgspec.json.decode(server.http.get("/api/daily/aliens-attack").content, type=DailyBoard)
    # Nobody's result is dropped, whatever they are called; and everybody sees who has tried before.
    found = [(result.player, result.attempt) for result in board.results]
    assert sorted(found, key=lambda one: one[1]) == [("Ada", 1), ("Ben", 2), ("Ada", 3)]
    assert board.results[0].score == board.results[1].score
    assert [name for name, _ in board.results[0].score] == ["turns", "parts", "cannons"]
    assert [result.place for result in board.results] == [1, 1, 1]
    assert board.results[0].table == ""
    assert code(server.post("/api/daily/chess", Daily(player="Ada"), new_key())) == (404, "no-such-game")
    assert server.http.get("/api/daily/aliens-attack?day=1999-12-31").json()["results"] == []
    assert code(server.http.get("/api/daily/aliens-attack?day=yesterday")) == (400, "bad-message")


async def test_a_household_does_not_try_without_end(start: Start) -> None:
    server = start()
    async with httpx.AsyncClient(base_url=server.url) as browser:
        asked = [
            browser.post("/api/daily/aliens-attack", json={"player": "Ada"}, headers={PLAYER_HEADER: new_key()})
            for _ in range(2 * MOST_ATTEMPTS)
        ]
        statuses = [answer.status_code for answer in await asyncio.gather(*asked)]
    assert sorted(statuses) == [201] * MOST_ATTEMPTS + [429] * MOST_ATTEMPTS
    assert code(server.post("/api/daily/aliens-attack", Daily(player="Eve"), new_key())) == (429, "too-many-attempts")
    assert server.post("/api/daily/under-falling-skies", Daily(player="Ada"), new_key()).status_code == 201


async def test_a_day_that_is_over_opens_its_tables_for_watching(start: Start, tmp_path: Path) -> None:
    server = start()
    seated = server.open_daily("Ada")
    watch = server.info(seated).watch
    async with Client(server.url, seated) as client:
        await client.play_out()
    with closing(sqlite3.connect(tmp_path / "table.db")) as connection, connection:
        connection.execute("UPDATE results SET day = '2020-02-02', rank = 5")
        connection.execute("UPDATE tables SET day = '2020-02-02'")
        for player, rank in (("Ben", 9), ("Cid", 5), ("Dan", 1)):
            values = (player, rank)
            connection.execute(
                'INSERT INTO results (day, game, player, won, rank, score, "table", attempt) '
                "SELECT day, game, ?1, won, ?2, score, ?1, 1 FROM results WHERE player = 'Ada'",
                values,
            )
    again = start()
    board = msgspec.json.decode(again.http.get("/api/daily/aliens-attack?day=2020-02-02").content, type=DailyBoard)
    assert [(result.place, result.player) for result in board.results] == [
        (1, "Ben"),
        (2, "Ada"),
        (2, "Cid"),
        (4, "Dan"),
    ]
    assert {result.table for result in board.results} == {watch, "Ben", "Cid", "Dan"}
    assert again.http.get(f"/api/tables/{watch}/replay").status_code == 200


def test_every_answer_carries_the_headers(server: Running) -> None:
    answers = [
        server.http.get("/healthz"),
        server.http.get("/api/games"),
        server.http.get("/nowhere"),
        server.http.put("/api/tables"),
        server.http.post("/api/tables", content=b"{"),
    ]
    for answer in answers:
        for name, value in HEADERS.items():
            assert answer.headers[name] == value
        assert "server" not in answer.headers
    assert "unsafe" not in HEADERS["content-security-policy"]


async def test_pages_of_other_origins_are_kept_out(start: Start) -> None:
    server = start(origins=["https://friend.example"])
    body = {"game": "aliens-attack"}
    for origin, status in (
        ("https://evil.example", 403),
        ("null", 403),
        (server.url + "0", 403),
        (server.url, 201),
        ("https://friend.example", 201),
    ):
        assert server.http.post("/api/tables", json=body, headers={"origin": origin}).status_code == status
        address = server.url.replace("http", "ws", 1) + "/ws/nowhere"
        async with connect(address, additional_headers={"origin": origin}) as websocket:
            if status == 403:
                assert REPLY.decode(await websocket.recv(decode=False)) == Error(code="bad-origin")
            else:
                await websocket.send('{"t":"hello","v":1}')
                assert REPLY.decode(await websocket.recv(decode=False)) == Error(code="no-such-table")


async def test_too_much_is_refused(start: Start) -> None:
    limits = Limits(requests_burst=20, requests=0.001, tables_per_address=2, connections_per_address=1)
    server = start(limits=limits)
    body = {"game": "aliens-attack"}
    first, second, third = (server.http.post("/api/tables", json=body) for _ in range(3))
    assert (first.status_code, second.status_code) == (201, 201)
    assert code(third) == (429, "too-many-tables")
    seated = decode_seated(first.content)
    address = server.url.replace("http", "ws", 1) + f"/ws/{seated.table}"
    async with Client(server.url, seated), connect(address) as websocket:
        assert REPLY.decode(await websocket.recv(decode=False)) == Error(code="too-many-connections")
    answers = [server.http.get("/api/games") for _ in range(20)]
    assert code(answers[-1]) == (429, "too-fast")


def test_health_and_figures(server: Running) -> None:
    assert server.http.get("/healthz").json()["status"] == "ok"
    assert "hullbreach_commit_seconds_bucket" in server.http.get("/metrics").text


async def test_a_table_whose_rules_have_changed_says_so(start: Start, tmp_path: Path) -> None:
    server = start()
    seated = server.create()
    with sqlite3.connect(tmp_path / "table.db") as connection:
        connection.execute("UPDATE tables SET rules = 0")
    connection.close()
    assert code(server.http.get(f"/api/tables/{seated.table}")) == (409, "rules-changed")
