"""Sixty who ask for the same thing at once, whatever it is, are no reason for anybody else to wait."""

from __future__ import annotations

import asyncio
import socket
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import monotonic
from typing import NamedTuple

import msgspec
import pytest

from hullbreach.table.answers import PLAYER_HEADER
from hullbreach.table.bodies import AskRemedy, Daily, Fork, Join, Seated
from hullbreach.table.book import (
    MOST_FLIGHTS,
    BindBook,
    BookFile,
    BookFlight,
    BookMate,
    BookPage,
    NameMachines,
    NewBook,
)
from hullbreach.table.hook import SetHook
from hullbreach.table.messages import Ping, Pong
from hullbreach.table.openapi import PATHS
from hullbreach.table.packing import pack
from hullbreach.table.player import AdoptSeats, HeldSeat, MergeKeys, WriteNote
from hullbreach.table.settings import Settings
from tests.effort import LONG
from tests.games.space_alert.evenings import lesson
from tests.games.space_alert.first_flight import first_flight
from tests.table.client import Client
from tests.table.conftest import GENEROUS, Running, new_key, server_apart, thread_server

pytestmark = [pytest.mark.anyio, pytest.mark.alone]

CROWD = 60
CROWDS = 5
MOST_S = 0.05
TYPICAL = median if LONG else min
"""Of several crowds: what one costs it costs every time, what else the machine does it does not."""
MISSION = b'{"texts":{"en":{"title":"Milk run"}},"rewards":[{"op":"multiply","what":"order_rewards","factor":2}]}'
FILMED = ("scenes", "review", "remedy")
ADDRESSES = sorted((path, method) for path, methods in PATHS.items() for method in methods)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """In a process of its own: what the crowd does here must not cost it anything."""
    database = tmp_path_factory.mktemp("crowd") / "table.db"
    with server_apart(database) as running:
        yield running


class Place(NamedTuple):
    """Tables whose game is over, another at which nobody has moved, and the log of the first."""

    over: Seated
    fresh: Seated
    flown: Seated
    """Also over, and there is a film of it."""
    log: str
    book: str
    """The key of one with many lines."""
    work: str
    """The id of one that is kept."""
    author: str
    """Its key."""
    player: str
    """The key of who sat at the first."""


@pytest.fixture(scope="module")
async def place(server: Running) -> Place:
    player = new_key()
    over = server.create(player, game="under-falling-skies", seed=3)
    async with Client(server.url, over) as client:
        await client.play_out()
    fresh = server.create(game="airlock", options={"crew": "5"}, public=True)
    log = server.http.get(f"/api/tables/{over.table}/log").text
    flown = Seated(**server.http.post("/api/logs", content=lesson().dump().encode()).json())
    book = server.http.post("/api/books/files", content=long_book()).json()["key"]
    work = server.http.post("/api/workshops/galaxy-trucker/works", content=MISSION).json()
    return Place(over, fresh, flown, log, book, work["work"], work["key"], player)


def long_book() -> bytes:
    """Ten crews that have flown thirty missions each."""
    line: dict[str, str | int] = {"track": "mission_1", "level": "1", "serious": "1+2", "survived": 4, "total": 20}
    flights = [BookFlight(at, [line]) for at in range(MOST_FLIGHTS // 10)]
    pages = [BookPage([BookMate("member1", f"Ada {crew}", marks=["star"])], flights) for crew in range(10)]
    return msgspec.json.encode(BookFile(hullbreach="logbook", v=1, game="space-alert", name="Ours", pages=pages))


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


def request_for(path: str, method: str, place: Place) -> bytes:
    """One that is answered in earnest."""
    shop = "galaxy-trucker" if "workshops" in path else ""
    game = shop or "space-alert" if shop or "companions" in path or "soundtracks" in path else place_game(path)
    table = place.fresh if path.endswith("seats") else place.flown if path.endswith(FILMED) else place.over
    parts = {"game": game, "work": place.work, "table": table.table, "mission": "first_test_run", "language": "en"}
    content = {
        "/api/tables": b'{"game":"aliens-attack"}',
        "/api/tables/{table}/seats": msgspec.json.encode(Join()),
        "/api/tables/{table}/forks": msgspec.json.encode(Fork()),
        "/api/tables/{table}/remedy": msgspec.json.encode(AskRemedy(seconds=0.1)),
        "/api/tables/{table}/book": msgspec.json.encode(BindBook(book=place.book)),
        "/api/tables/{table}/hook": msgspec.json.encode(SetHook(url="http://93.184.215.14/")),
        "/api/books": msgspec.json.encode(NewBook(game="space-alert")),
        "/api/books/files": long_book(),
        "/api/book/names": msgspec.json.encode(NameMachines(page=0, names=[])),
        "/api/logs": place.log.encode(),
        "/api/player/seats": msgspec.json.encode(AdoptSeats(seats=[HeldSeat(table=table.table, token=table.token)])),
        "/api/player/merge": msgspec.json.encode(MergeKeys(other=new_key())),
        "/api/player/notes/{table}": msgspec.json.encode(WriteNote(note="Well played")),
        "/api/daily/{game}": msgspec.json.encode(Daily(player="Ada")),
        "/api/companions/{game}/flights": msgspec.json.encode(first_flight()),
        "/api/workshops/{game}/review": MISSION,
        "/api/workshops/{game}/works": MISSION,
        "/api/workshops/{game}/trials": msgspec.json.encode({"paper": msgspec.Raw(MISSION), "games": 1}),
        "/api/works/{work}": MISSION,
        "/api/companions/{game}/advice": msgspec.json.encode({"paper": first_flight(), "seconds": 0.1}),
    }
    body = content.get(path, b"") if method in ("post", "put") else b""
    head = (
        f"{method.upper()} {path.format(**parts)} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip\r\nConnection: close\r\n"
    )
    token = (
        place.author
        if path == "/api/works/{work}"
        else place.book
        if path == "/api/book" or path.startswith("/api/book/")
        else table.token
    )
    player = f"{PLAYER_HEADER}: {place.player}\r\n"
    return f"{head}{player}Authorization: Bearer {token}\r\nContent-Length: {len(body)}\r\n\r\n".encode() + body


def place_game(path: str) -> str:
    return "under-falling-skies" if "games" in path else "aliens-attack"


class Crowd:
    """Has its requests ready and says them all in one breath, so that it costs the one who measures nothing."""

    def __init__(self, url: str, request: bytes) -> None:
        address = url.removeprefix("http://").split(":")
        self.request = request
        self.sockets = [socket.create_connection((address[0], int(address[1]))) for _ in range(CROWD)]

    async def ask(self) -> list[int]:
        for one in self.sockets:
            one.sendall(self.request)
        return await asyncio.gather(*(self._answer(one) for one in self.sockets))

    async def _answer(self, one: socket.socket) -> int:
        """The status; the rest is read and thrown away."""
        one.setblocking(False)
        loop = asyncio.get_running_loop()
        head = await loop.sock_recv(one, 65_536)
        while await loop.sock_recv(one, 65_536):
            pass
        one.close()
        return int(head.split(b" ", 2)[1])


async def slow_ping(client: Client, asking: asyncio.Task[list[int]]) -> float:
    """From the moment at which everybody has asked until all have their answers: the slowest, but for one in ten."""
    waits = []
    while not asking.done():
        began = monotonic()
        await client.send(Ping(id="p"))
        await client.expect(Pong)
        waits.append(monotonic() - began)
        await asyncio.sleep(0.001)
    return sorted(waits)[int(len(waits) * 0.9)]


async def slow_pings(server: Running, request: bytes) -> list[float]:
    """One for each crowd."""
    slow, statuses = [], Counter[int]()
    async with Client(server.url, server.create()) as client:
        for _ in range(CROWDS):
            asking = asyncio.create_task(Crowd(server.url, request).ask())
            await asyncio.sleep(0)
            slow.append(await slow_ping(client, asking))
            statuses.update(await asking)
    print(request.split(b"\r\n")[0].decode(), "slow pings (ms):", *(round(wait * 1000) for wait in slow), statuses)
    assert set(statuses) <= {200, 201, 401, 404, 409, 429, 503}
    return slow


@pytest.mark.parametrize(("path", "method"), ADDRESSES)
async def test_a_crowd_at_one_address_keeps_nobody_waiting(
    server: Running, place: Place, path: str, method: str
) -> None:
    assert TYPICAL(await slow_pings(server, request_for(path, method, place))) < MOST_S


@pytest.mark.parametrize("path", ["/", "/assets/app-1a2b.js"])
async def test_a_crowd_at_a_page_of_the_client_keeps_nobody_waiting(path: str, tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>" + "<p>hello</p>" * 1000)
    (tmp_path / "assets" / "app-1a2b.js").write_text("".join(f"export const a{n} = {n * n};\n" for n in range(20_000)))
    pack(tmp_path)
    settings = Settings(port=0, database=str(tmp_path / "table.db"), limits=GENEROUS)
    with thread_server(settings, tmp_path) as running:
        request = f"GET {path} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip\r\nConnection: close\r\n\r\n"
        assert TYPICAL(await slow_pings(running, request.encode())) < MOST_S
