"""Real servers on free loopback ports: one in a thread, or one in a process of its own."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_urlsafe

import httpx
import msgspec
import pytest

from hullbreach.table.answers import PLAYER_HEADER
from hullbreach.table.app import CLIENT
from hullbreach.table.bodies import Body, Create, Daily, Seated, TableInfo
from hullbreach.table.settings import Limits, Settings
from tests.table.client import decode_seated
from tests.table.process import make_server

ROOT = Path(__file__).parents[2]
GENEROUS = Limits(
    messages=1e6,
    messages_burst=1_000_000,
    questions=1e6,
    questions_burst=1_000_000,
    requests=1e6,
    requests_burst=1_000_000,
    connections_per_address=1000,
    tables_per_address=100_000,
    books_per_address=100_000,
    works_per_address=100_000,
)

COUNTDOWN_MS = 50
BRISK = {"limits": GENEROUS, "countdown_ms": COUNTDOWN_MS}


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def new_key() -> str:
    """A player's, as a browser makes them."""
    return token_urlsafe(18)


class Running:
    """A server and how to talk to it over HTTP."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=10)

    def post(self, path: str, body: Body, key: str = "") -> httpx.Response:
        return self.http.post(path, content=msgspec.json.encode(body), headers={PLAYER_HEADER: key} if key else {})

    def create(self, key: str = "", /, **fields: object) -> Seated:
        ask = msgspec.convert({"game": "aliens-attack", **fields}, Create)
        response = self.post("/api/tables", ask, key)
        assert response.status_code == 201, response.text
        return decode_seated(response.content)

    def open_daily(self, player: str, key: str = "") -> Seated:
        response = self.post("/api/daily/aliens-attack", Daily(player=player), key or new_key())
        assert response.status_code == 201, response.text
        return decode_seated(response.content)

    def info(self, seated: Seated) -> TableInfo:
        """What who holds the seat may know of the table."""
        headers = {"authorization": f"Bearer {seated.token}"}
        return msgspec.json.decode(
            self.http.get(f"/api/tables/{seated.table}", headers=headers).content, type=TableInfo
        )

    def metric(self, name: str) -> float:
        lines = self.http.get("/metrics").text.splitlines()
        return next(float(line.split()[-1]) for line in lines if line.startswith(name + " "))


@contextmanager
def thread_server(settings: Settings, pages: Path = CLIENT) -> Iterator[Running]:
    server = make_server(settings, pages)
    thread = threading.Thread(target=lambda: asyncio.run(server.serve()), daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive()
        time.sleep(0.005)
    running = Running(f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}")
    try:
        yield running
    finally:
        running.http.close()
        server.should_exit = True
        thread.join(15)
        assert not thread.is_alive()


Start = Callable[..., Running]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Start a server with these settings; it stops with the test."""
    opened = []

    def start_server(**settings: object) -> Running:
        given = {"port": 0, "database": str(tmp_path / "table.db"), **BRISK, **settings}
        context = thread_server(Settings(**given))  # type: ignore[arg-type]
        opened.append(context)
        return context.__enter__()

    yield start_server
    for context in opened:
        context.__exit__(None, None, None)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One generous server for the tests of a module."""
    database = tmp_path_factory.mktemp("server") / "table.db"
    with thread_server(Settings(port=0, database=str(database), limits=GENEROUS, countdown_ms=COUNTDOWN_MS)) as running:
        yield running


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def process_server(settings: Settings, module: str = "tests.table.process") -> subprocess.Popen[bytes]:
    """A server of its own, with the shelf of the tests; returns once it answers."""
    command = [sys.executable, "-m", module, msgspec.json.encode(settings).decode()]
    process = subprocess.Popen(command, cwd=ROOT, stderr=subprocess.PIPE)
    until = time.monotonic() + 20
    while time.monotonic() < until:
        assert process.poll() is None, process.stderr and process.stderr.read()
        try:
            if httpx.get(f"http://127.0.0.1:{settings.port}/healthz").status_code == 200:
                return process
        except httpx.TransportError:
            time.sleep(0.02)
    process.kill()
    process.communicate()
    raise TimeoutError


@contextmanager
def server_apart(database: Path, module: str = "tests.table.process", **settings: object) -> Iterator[Running]:
    """A generous server in a process of its own: what is done here must not cost it anything."""
    given = {"port": free_port(), "database": str(database), "limits": GENEROUS, **settings}
    chosen = Settings(**given)  # type: ignore[arg-type]
    process = process_server(chosen, module)
    running = Running(f"http://127.0.0.1:{chosen.port}")
    yield running
    running.http.close()
    process.terminate()
    process.communicate()
