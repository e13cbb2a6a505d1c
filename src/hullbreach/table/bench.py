"""How much a server can bear: many tables at once over real WebSockets on loopback, against a process of its own."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from http.client import HTTPConnection
from pathlib import Path
from secrets import token_hex
from statistics import median
from subprocess import PIPE, Popen
from tempfile import TemporaryDirectory
from time import monotonic, perf_counter
from typing import TYPE_CHECKING, Final

import msgspec
from websockets.asyncio.client import connect

from hullbreach.kernel.dice import seeded
from hullbreach.table.bodies import Seated
from hullbreach.table.messages import VERSION, Hello, Play, Undo, encode
from hullbreach.table.patch import numbers
from hullbreach.table.settings import Limits, Settings

if TYPE_CHECKING:
    from collections.abc import Iterator

    from websockets.asyncio.client import ClientConnection

NO_LIMITS: Final = Limits(
    messages=1e9,
    messages_burst=1_000_000_000,
    requests=1e9,
    requests_burst=1_000_000_000,
    connections_per_address=100_000,
    connections=100_000,
    tables_per_address=10_000_000,
)
LONGEST_S: Final = 120.0
STARTING_S: Final = 20.0
TICKS: Final = os.sysconf("SC_CLK_TCK")
PAGE: Final = os.sysconf("SC_PAGE_SIZE")


class ServerReport(msgspec.Struct, frozen=True):
    """What was measured. Processor time is the server's, all its threads together."""

    game: str
    tables: int
    every: float
    """Seconds between two moves of a table; 0 if it moves as soon as it can."""
    moves: int
    seconds: float
    moves_per_second: float
    p50_ms: float
    p99_ms: float
    cpu_us_per_move: float
    bytes_per_move: float
    median_bytes: float
    kb_per_table: float


class Sample(msgspec.Struct):
    """What the players have seen so far."""

    latencies: list[float] = []
    sizes: list[int] = []


class _Heard(msgspec.Struct):
    """The little a player needs to know of what it hears."""

    t: str
    seq: int = 0
    legal: list[int] = []
    id: str = ""


HEARD: Final = msgspec.json.Decoder(_Heard)


class Load(msgspec.Struct, frozen=True):
    """What a server is to bear: random games at so many tables, each for at most so many moves."""

    game: str
    tables: int
    moves: int
    every: float = 0.0
    """Seconds between two moves of a table, as people play; 0 for as fast as it is answered."""
    watchers: int = 0
    """Spectators at each table."""


def bench_server(load: Load, package: Path | None = None) -> ServerReport:
    """Put a load on a server of its own, of this package or of one that lies in a folder; ends by itself."""
    with TemporaryDirectory() as folder:
        settings = Settings(port=free_port(), database=str(Path(folder) / "bench.db"), limits=NO_LIMITS)
        process = start_server(settings, package)
        try:
            return asyncio.run(_measure(load, settings.port, process.pid))
        finally:
            process.terminate()
            process.communicate()


def compare_servers(load: Load, other: Path, rounds: int) -> tuple[ServerReport, ServerReport]:
    """This package and another one in turn, so that whatever else the machine does falls on both; medians of each."""
    ours, theirs = [], []
    for _ in range(rounds):
        theirs.append(bench_server(load, other))
        ours.append(bench_server(load))
    return _middle(ours), _middle(theirs)


def _middle(reports: list[ServerReport]) -> ServerReport:
    fields = {
        name: median(getattr(report, name) for report in reports)
        for name in ServerReport.__struct_fields__
        if name != "game"
    }
    return msgspec.convert({"game": reports[0].game, **fields}, ServerReport, strict=False)


def start_server(settings: Settings, package: Path | None = None) -> Popen[bytes]:
    command = [sys.executable, "-m", "hullbreach.table", msgspec.json.encode(settings).decode()]
    environment = {**os.environ, "PYTHONPATH": str(package.absolute())} if package else None
    process = Popen(command, stderr=PIPE, env=environment)  # noqa: S603 - our own server
    until = monotonic() + STARTING_S
    while monotonic() < until and process.poll() is None:
        try:
            request(settings.port, "GET", "/healthz")
        except OSError:
            continue
        return process
    process.kill()
    raise RuntimeError(process.communicate()[1].decode(errors="replace"))


async def _measure(load: Load, port: int, pid: int) -> ServerReport:
    tables, moves, every = load.tables, load.moves, load.every
    resident = resident_bytes(pid)
    players = [_Player(load.game, port, number) for number in range(tables)]
    for player in players:
        await player.sit()
        await player.be_watched(load.watchers)
    kilobytes = (resident_bytes(pid) - resident) / 1024 / tables
    sample = Sample()
    before, began = processor_seconds(pid), perf_counter()
    async with asyncio.timeout(LONGEST_S + moves * every):
        await asyncio.gather(*(player.play(moves, every, sample) for player in players))
    seconds, used = perf_counter() - began, processor_seconds(pid) - before
    for player in players:
        await player.leave()
    made = len(sample.latencies)
    latencies, sizes = sorted(sample.latencies), sorted(sample.sizes)
    return ServerReport(
        game=load.game,
        tables=tables,
        every=every,
        moves=made,
        seconds=seconds,
        moves_per_second=made / seconds,
        p50_ms=latencies[made // 2] * 1000,
        p99_ms=latencies[made * 99 // 100] * 1000,
        cpu_us_per_move=used / made * 1e6,
        bytes_per_move=sum(sizes) / made,
        median_bytes=sizes[made // 2],
        kb_per_table=kilobytes,
    )


class _Player:
    """Sits alone at a table and plays whatever is legal."""

    def __init__(self, game: str, port: int, number: int) -> None:
        self.game = game
        self.port = port
        self.dice = seeded(number)
        self.ids: Iterator[int] = iter(range(sys.maxsize))
        self.name = token_hex(3)
        self.socket: ClientConnection
        self.watchers: list[asyncio.Task[None]] = []

    async def sit(self) -> None:
        body = msgspec.json.encode({"game": self.game})  # as any version understands it
        seated = msgspec.json.decode(request(self.port, "POST", "/api/tables", body), type=Seated)
        self.seated = seated
        self.socket = await self._open(seated.table, seated.token)
        self.heard = await self._hear("whole")

    async def _open(self, name: str, token: str | None = None) -> ClientConnection:
        opened = await connect(f"ws://127.0.0.1:{self.port}/ws/{name}", compression=None, ping_interval=None)
        await opened.send(encode(Hello(v=VERSION, token=token)))
        return opened

    async def be_watched(self, watchers: int) -> None:
        if not watchers:
            return
        headers = {"authorization": f"Bearer {self.seated.token}"}
        told = request(self.port, "GET", f"/api/tables/{self.seated.table}", headers=headers)
        for _ in range(watchers):
            watching = await self._open(msgspec.json.decode(told)["watch"])
            self.watchers.append(asyncio.create_task(_watch(watching)))

    async def _hear(self, kind: str) -> _Heard:
        while True:
            self.text = await self.socket.recv(decode=False)
            heard = HEARD.decode(self.text)
            if heard.t == kind:
                return heard

    async def play(self, moves: int, every: float, sample: Sample) -> None:
        """At one's own pace, beginning at any moment of the first turn; or without a pause until the game is over."""
        began = perf_counter() + every * (int(self.dice.roll(1000)) / 1000)
        for number in range(moves):
            if every:
                await asyncio.sleep(began + number * every - perf_counter())
                await self._keep_playing()
            elif not self.heard.legal:
                return
            await self._move(sample)

    async def _keep_playing(self) -> None:
        """A game that is over goes one move back, so that as many are played at the end as at the beginning."""
        if not self.heard.legal:
            await self.socket.send(encode(Undo(id=self._new_id())))
            self.heard = await self._hear("whole")

    async def _move(self, sample: Sample) -> None:
        legal = numbers(self.heard.legal)
        ask = Play(id=self._new_id(), seq=self.heard.seq, move=legal[self.dice.roll(len(legal))])
        began = perf_counter()
        await self.socket.send(encode(ask))
        self.heard = await self._hear("news")
        sample.latencies.append(perf_counter() - began)
        sample.sizes.append(len(self.text))

    def _new_id(self) -> str:
        return f"{self.name}{next(self.ids)}"

    async def leave(self) -> None:
        for watcher in self.watchers:
            watcher.cancel()
        await asyncio.gather(*self.watchers, return_exceptions=True)
        await self.socket.close()


async def _watch(socket: ClientConnection) -> None:
    async with socket:
        while True:
            await socket.recv(decode=False)


def request(
    port: int, method: str, path: str, body: bytes | None = None, headers: dict[str, str] | None = None
) -> bytes:
    connection = HTTPConnection("127.0.0.1", port, timeout=10)
    try:
        connection.request(method, path, body, headers or {})
        return connection.getresponse().read()
    finally:
        connection.close()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def processor_seconds(pid: int) -> float:
    """User and system time of a process, from the fields after its name."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def resident_bytes(pid: int) -> int:
    return int(Path(f"/proc/{pid}/statm").read_text(encoding="utf-8").split()[1]) * PAGE
