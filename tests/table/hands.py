"""Hands that play on without waiting, over ways that may be long or cut; and when the wire itself heard of things."""

from __future__ import annotations

import asyncio
import random
from bisect import bisect_left
from collections import deque
from contextlib import suppress
from math import inf
from time import monotonic
from typing import Any, Generic, TypeVar

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.protocol import Event

from hullbreach.table.bodies import Seated
from hullbreach.table.messages import REPLY, Done, Error, News, Play, Reply, Whole
from tests.table.client import PATIENCE, Client

T = TypeVar("T")
SHORTLY_S = 1.0
"""So long before a cut nobody is sure that what was sent still came through."""


class Stamped(ClientConnection):
    """Notes when each message reached its socket, whatever the client is busy with."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.arrived: deque[float] = deque()

    def process_event(self, event: Event) -> None:
        if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
            self.arrived.append(monotonic())
        super().process_event(event)


class StampedClient(Client):
    connection = Stamped

    async def receive(self) -> Reply:
        async with asyncio.timeout(PATIENCE):
            return self.read((await self.stamped())[1])

    async def stamped(self) -> tuple[float, bytes]:
        """The next message, and when it came."""
        assert isinstance(self.socket, Stamped)
        text = await self.socket.recv(decode=False)
        return self.socket.arrived.popleft(), text


class Way(Generic[T]):
    """One direction: whatever goes in comes out in the same order, a while later."""

    def __init__(self, lag_s: float, jitter_s: float, dice: random.Random) -> None:
        self.lag_s = lag_s
        self.jitter_s = jitter_s
        self.dice = dice
        self.things: asyncio.Queue[tuple[float, T]] = asyncio.Queue()

    def send(self, thing: T) -> None:
        lag = self.lag_s + self.dice.uniform(-self.jitter_s, self.jitter_s)
        self.things.put_nowait((monotonic() + lag, thing))

    def again(self) -> Way[T]:
        """What is on it is lost."""
        return Way(self.lag_s, self.jitter_s, self.dice)

    async def receive(self) -> T:
        due, thing = await self.things.get()
        await asyncio.sleep(due - monotonic())
        return thing


class Hand:
    """One seat. `written` and `heard` are what its own socket saw, without the length of its way."""

    def __init__(self, url: str, seated: Seated, lag_s: float = 0, jitter_s: float = 0) -> None:
        self.url = url
        self.seated = seated
        self.client = StampedClient(url, seated)
        self.dice = random.Random(seated.seat)  # noqa: S311 - which move is made and how long it takes, no secret
        self.there: Way[Play] = Way(lag_s, jitter_s, self.dice)
        self.back: Way[bytes] = Way(lag_s, jitter_s, self.dice)
        self.asked: dict[str, Play] = {}
        self.written: dict[str, float] = {}
        self.heard: list[tuple[float, int]] = []
        """When news came to the socket, and up to which entry it told."""
        self.done: dict[str, int] = {}
        self.refused: dict[str, Error] = {}
        self.cut = False
        self.away = (inf, inf)
        self.tasks: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        self.tasks = [asyncio.create_task(work()) for work in (self._write, self._listen, self._follow)]

    async def end(self) -> None:
        """Whatever failed on the way is told now."""
        for task in self.tasks:
            task.cancel()
        for task in self.tasks:
            with suppress(asyncio.CancelledError):
                await task

    # --- playing ---
    def ask(self, move: int) -> None:
        play = Play(id=f"m{len(self.asked)}", seq=self.client.seq, move=move)
        self.asked[play.id] = play
        self.there.send(play)

    async def play(self, seconds: float, pause_s: float, moves: list[int]) -> None:
        """Every so often, whatever has become of the last one: what seems possible, or the first of them anyway."""
        until = monotonic() + seconds
        while monotonic() < until:
            await asyncio.sleep(self.dice.uniform(0, 2 * pause_s))
            possible = [move for move in moves if move in self.client.legal]
            self.ask(self.dice.choice(possible or moves[:1]))

    def unanswered(self) -> list[Play]:
        return [play for ask_id, play in self.asked.items() if ask_id not in self.done and ask_id not in self.refused]

    # --- the wire ---
    async def _write(self) -> None:
        with suppress(ConnectionClosed):
            while True:
                play = await self.there.receive()
                if not self.cut:  # otherwise it is lost
                    self.written.setdefault(play.id, monotonic())
                    await self.client.send(play)

    async def _listen(self) -> None:
        with suppress(ConnectionClosed):
            while True:
                at, text = await self.client.stamped()
                reply = REPLY.decode(text)
                if isinstance(reply, News | Whole):
                    self.heard.append((at, reply.seq))
                self.back.send(text)

    async def _follow(self) -> None:
        while True:
            self._note(self.client.read(await self.back.receive()))

    def _note(self, reply: Reply) -> None:
        if isinstance(reply, Done) and reply.seq is not None:
            assert self.done.setdefault(reply.id, reply.seq) == reply.seq
        if isinstance(reply, Error):
            assert reply.id, reply
            self.refused[reply.id] = reply

    # --- being cut off ---
    async def be_cut_off(self, seconds: float) -> None:
        """Nothing goes either way, and nobody is told. Then one comes back, and sends again what has no answer."""
        self.cut = True
        gone = monotonic()
        self.client.socket.transport.pause_reading()
        await asyncio.sleep(seconds)
        await self.end()
        self.client.socket.transport.abort()
        view, events, seq = self.client.view, self.client.events, self.client.seq
        self.client = StampedClient(self.url, self.seated, since=seq)
        self.client.view, self.client.events = view, events
        self.there, self.back = self.there.again(), self.back.again()
        self.cut = False
        await self.client.__aenter__()
        self.away = (gone, monotonic())
        self.begin()
        for play in [*self.unanswered(), *[self.asked[ask_id] for ask_id in list(self.done)[-3:]]]:
            self.there.send(play)


def waits(hands: list[Hand]) -> list[float]:
    """For each move that counted, and each seat that was there: from its receipt to the news of it."""
    found = []
    for mover in hands:
        for ask_id, seq in mover.done.items():
            written = mover.written[ask_id]
            there = [hand for hand in hands if not hand.away[0] - SHORTLY_S < written < hand.away[1]]
            found += [hand.heard[bisect_left(hand.heard, seq, key=seq_of)][0] - written for hand in there]
    return sorted(found)


def seq_of(heard: tuple[float, int]) -> int:
    return heard[1]
