"""What a game in real time costs its server: crews at several tables, each person on their own line, at a human pace.

Nobody thinks here: a person makes some move that is legal, moves a piece to think aloud, and measures the way to the
server as the browser does. What is counted is what a network would carry beside its own headers, both ways.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TYPE_CHECKING, Final

import msgspec
from websockets.asyncio.client import connect

from hullbreach.kernel.dice import seeded
from hullbreach.table import bench
from hullbreach.table.bodies import Seated
from hullbreach.table.clock import RUNNING
from hullbreach.table.messages import VERSION, Hello, Ping, Play, Ready, Scratch, encode
from hullbreach.table.patch import numbers
from hullbreach.table.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

    from websockets.asyncio.client import ClientConnection

    from hullbreach.table.messages import Request

    Act = Callable[[], Awaitable[None]]

PING_S: Final = 4.0
DRAG_EVERY_S: Final = 15.0
"""From one piece that is moved to think aloud to the next."""
DRAG_STEPS: Final = 10
DRAG_STEP_S: Final = 0.1
WAITING_S: Final = 60.0
"""For so long people may take to sit down and get ready."""
LONGEST_S: Final = 3600.0
MINUTE: Final = 60.0


class CrewLoad(msgspec.Struct, frozen=True):
    """What a server is to bear: a game in real time at so many tables."""

    game: str
    options: dict[str, str]
    tables: int
    every: float
    """Seconds between two moves of a person."""
    seconds: float | None = None
    """For so long, or to the end of all games."""


class CrewReport(msgspec.Struct, frozen=True):
    """What was measured. Processor time is the server's, all its threads together."""

    game: str
    tables: int
    people: int
    """At each table."""
    every: float
    seconds: float
    over: int
    """Tables whose game has come to its end meanwhile."""
    moves: int
    refused: int
    p50_ms: float
    p99_ms: float
    cpu_percent_of_table: float
    """Of one core."""
    kb_per_minute: float
    """To and from one person."""
    kb_per_minute_down: float
    kb_per_table: float


class Tally(msgspec.Struct):
    """What all people have seen and done so far."""

    latencies: list[float] = []
    refused: int = 0
    down: int = 0
    up: int = 0


class _Heard(msgspec.Struct):
    """The little a person needs to know of what they hear."""

    t: str
    seq: int = 0
    legal: list[int] | None = None
    id: str = ""
    phase: str = ""
    runs: bool = False
    result: dict[str, object] | None = None


HEARD: Final = msgspec.json.Decoder(_Heard)


def bench_crews(load: CrewLoad) -> CrewReport:
    """Put a load on a server of its own; ends by itself."""
    with TemporaryDirectory() as folder:
        settings = Settings(port=bench.free_port(), database=str(Path(folder) / "bench.db"), limits=bench.NO_LIMITS)
        process = bench.start_server(settings)
        try:
            return asyncio.run(_measure(load, settings.port, process.pid))
        finally:
            process.terminate()
            process.communicate()


async def _measure(load: CrewLoad, port: int, pid: int) -> CrewReport:
    resident = bench.resident_bytes(pid)
    tally = Tally()
    crews = [_crew(load, port, number, tally) for number in range(load.tables)]
    people = [person for crew in crews for person in crew]
    async with asyncio.timeout(WAITING_S):
        await asyncio.gather(*(person.get_ready() for person in people))
        await asyncio.gather(*(person.started.wait() for person in people))
    tally.latencies, tally.refused, tally.down, tally.up = [], 0, 0, 0
    before, began = bench.processor_seconds(pid), perf_counter()
    tasks = [asyncio.create_task(person.live(load.every)) for person in people]
    await _until_all_is_over(people, began + (LONGEST_S if load.seconds is None else load.seconds))
    seconds, used = perf_counter() - began, bench.processor_seconds(pid) - before
    kilobytes = (bench.resident_bytes(pid) - resident) / 1024 / load.tables
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for person in people:
        await person.leave()
    return _report(load, tally, crews, seconds, used, kilobytes)


async def _until_all_is_over(people: list[_Person], end: float) -> None:
    while perf_counter() < end and not all(person.over for person in people):
        for person in people:
            if person.reader.done():
                person.reader.result()  # says what went wrong
        await asyncio.sleep(min(0.5, max(0.0, end - perf_counter())))


def _report(
    load: CrewLoad, tally: Tally, crews: list[list[_Person]], seconds: float, used: float, kilobytes: float
) -> CrewReport:
    latencies = sorted(tally.latencies) or [0.0]
    minutes = sum(map(len, crews)) * seconds / MINUTE
    return CrewReport(
        game=load.game,
        tables=load.tables,
        people=len(crews[0]),
        every=load.every,
        seconds=seconds,
        over=sum(crew[0].over for crew in crews),
        moves=len(tally.latencies),
        refused=tally.refused,
        p50_ms=latencies[len(latencies) // 2] * 1000,
        p99_ms=latencies[len(latencies) * 99 // 100] * 1000,
        cpu_percent_of_table=used / seconds / load.tables * 100,
        kb_per_minute=(tally.down + tally.up) / 1000 / minutes,
        kb_per_minute_down=tally.down / 1000 / minutes,
        kb_per_table=kilobytes,
    )


def _crew(load: CrewLoad, port: int, number: int, tally: Tally) -> list[_Person]:
    """A table, and somebody on each of its seats."""
    body = msgspec.json.encode({"game": load.game, "options": load.options, "seed": number, "absent": "play-on"})
    seated = [msgspec.json.decode(bench.request(port, "POST", "/api/tables", body), type=Seated)]
    table = f"/api/tables/{seated[0].table}"
    people = msgspec.json.decode(
        bench.request(port, "GET", table, headers={"authorization": f"Bearer {seated[0].token}"})
    )
    for _ in people["people"][1:]:
        seated.append(msgspec.json.decode(bench.request(port, "POST", f"{table}/seats", b"{}"), type=Seated))
    return [_Person(port, one, number * len(seated) + seat, tally) for seat, one in enumerate(seated)]


class _Person:
    """Somebody at a table: reads all the time, and now and then does something."""

    def __init__(self, port: int, seated: Seated, number: int, tally: Tally) -> None:
        self.port = port
        self.seated = seated
        self.dice = seeded(number)
        self.tally = tally
        self.ids: Iterator[int] = iter(range(sys.maxsize))
        self.name = token_hex(3)
        self.seq = 0
        self.legal: list[int] = []
        self.over = False
        self.started = asyncio.Event()
        self.asked: dict[str, float] = {}
        """By id: when a move left that is not answered yet."""
        self.socket: ClientConnection
        self.reader: asyncio.Task[None]

    async def get_ready(self) -> None:
        address = f"ws://127.0.0.1:{self.port}/ws/{self.seated.table}"
        self.socket = await connect(address, compression=None, ping_interval=None)
        self.reader = asyncio.create_task(self._read())
        await self._send(Hello(v=VERSION, token=self.seated.token))
        await self._send(Ready(id=self._new_id()))

    # --- hearing ---
    async def _read(self) -> None:
        while True:
            text = await self.socket.recv(decode=False)
            self.tally.down += len(text)
            self._hear(HEARD.decode(text))

    def _hear(self, heard: _Heard) -> None:
        if heard.t in ("whole", "news"):
            self.seq, self.legal = heard.seq, heard.legal or []
            self.over = heard.result is not None
        if heard.t == "clock" and heard.runs and heard.phase == RUNNING:
            self.started.set()
        left = self.asked.pop(heard.id, None)
        if left is not None:
            self.tally.latencies.append(perf_counter() - left)
            self.tally.refused += heard.t == "error"

    # --- doing ---
    async def live(self, every: float) -> None:
        """Each thing at its own pace, beginning at any moment of it."""
        await asyncio.gather(
            self._again(every, self._move), self._again(PING_S, self._ping), self._again(DRAG_EVERY_S, self._drag)
        )

    async def _again(self, every: float, act: Act) -> None:
        await asyncio.sleep(every * int(self.dice.roll(1000)) / 1000)
        while not self.over:
            await act()
            await asyncio.sleep(every)

    async def _move(self) -> None:
        if self.legal:
            legal = numbers(self.legal)
            ask = Play(id=self._new_id(), seq=self.seq, move=legal[self.dice.roll(len(legal))])
            self.asked[ask.id] = perf_counter()
            await self._send(ask)

    async def _ping(self) -> None:
        await self._send(Ping(id=self._new_id()))

    async def _drag(self) -> None:
        for step in range(DRAG_STEPS):
            await self._send(Scratch(what=f"p1.2.{step}.{step}.{int(self.dice.roll(10_000))}"))
            await asyncio.sleep(DRAG_STEP_S)

    async def _send(self, ask: Request) -> None:
        text = encode(ask)
        self.tally.up += len(text)
        await self.socket.send(text)

    def _new_id(self) -> str:
        return f"{self.name}{next(self.ids)}"

    async def leave(self) -> None:
        self.reader.cancel()
        await asyncio.gather(self.reader, return_exceptions=True)
        await self.socket.close()
