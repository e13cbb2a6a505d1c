"""A client as a browser would be one: it holds a document, applies patches, and knows no rules."""

from __future__ import annotations

import asyncio
import itertools
import secrets
from copy import deepcopy
from types import TracebackType
from typing import Any, Self, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from hullbreach.table.bodies import Seated
from hullbreach.table.messages import (
    REPLY,
    VERSION,
    Ask,
    ClockTold,
    Done,
    Error,
    Hello,
    News,
    Play,
    Ready,
    Reply,
    Tell,
    Undo,
    Whole,
    encode,
)
from hullbreach.table.patch import apply, numbers

T = TypeVar("T", bound=Tell)
PATIENCE = 10.0


class Client:
    """One connection to one table."""

    connection = ClientConnection

    def __init__(self, url: str, seated: Seated | None = None, table: str = "", since: int | None = None) -> None:
        self.table = seated.table if seated else table
        self.url = f"{url.replace('http', 'ws', 1)}/ws/{self.table}"
        self.token = seated.token if seated else None
        self.since = since
        self.seq = 0
        self.view: Any = None
        self.legal: list[int] = []
        self.result: Any = None
        self.events: list[Any] = []
        self.raw: list[bytes] = []
        self.name = secrets.token_hex(4)
        self.ids = itertools.count(1)
        self.socket: ClientConnection

    async def __aenter__(self) -> Self:
        self.socket = await connect(
            self.url, compression=None, open_timeout=PATIENCE, create_connection=self.connection
        )
        try:
            await self.send(Hello(v=VERSION, token=self.token, since=self.since))
            self.whole = await self.expect(Whole)
        except BaseException:
            await self.socket.close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.socket.close()

    async def send(self, ask: Ask) -> None:
        await self.socket.send(encode(ask))

    async def receive(self) -> Reply:
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv(decode=False)
        return self.read(text)

    def read(self, text: bytes) -> Reply:
        """A message that has come."""
        self.raw.append(text)
        reply: Reply = REPLY.decode(text)
        self._follow(reply)
        return reply

    def _follow(self, reply: Reply) -> None:
        if isinstance(reply, Whole):
            self.view = reply.view
            self.events = [*reply.events] if reply.fresh else [*self.events, *reply.events]
        if isinstance(reply, News):
            self.view = deepcopy(self.view)
            self.view["public"] = apply(self.view["public"], reply.patch)
            self.view["own"] = apply(self.view["own"], reply.own)
            self.events += reply.events
        if isinstance(reply, Whole | News):
            self.seq, self.legal, self.result = reply.seq, numbers(reply.legal), reply.result

    async def expect(self, kind: type[T]) -> T:
        """The next message of a kind; an error nobody asked for fails the test."""
        while True:
            reply = await self.receive()
            if isinstance(reply, kind):
                return reply
            assert not isinstance(reply, Error), reply

    async def refused(self, ask: Ask) -> Error:
        await self.send(ask)
        return await self.expect(Error)

    def new_id(self) -> str:
        """Unique for the seat, whatever connection it is sent on."""
        return f"{self.name}-{next(self.ids)}"

    def next_play(self, move: int | None = None, ask_id: str = "") -> Play:
        chosen = self.legal[0] if move is None else move
        return Play(id=ask_id or self.new_id(), seq=self.seq, move=chosen)

    async def play(self, move: int | None = None) -> News:
        """Play and wait for the acknowledgement."""
        ask = self.next_play(move)
        await self.send(ask)
        done = self.seq + 2**53
        while True:
            reply = await self.receive()
            assert not isinstance(reply, Error), reply
            if isinstance(reply, Done) and reply.id == ask.id:
                done = reply.seq or 0
            if isinstance(reply, News) and (reply.id == ask.id or reply.seq >= done):
                return reply

    async def until_running(self) -> ClockTold:
        """Say "ready", and wait for the others, and for the countdown."""
        await self.send(Ready(id=self.new_id()))
        while not (told := await self.expect(ClockTold)).runs:
            pass
        return told

    async def undo(self) -> Whole | Done:
        ask = Undo(id=self.new_id())
        await self.send(ask)
        while True:
            reply = await self.receive()
            assert not isinstance(reply, Error), reply
            if isinstance(reply, Whole | Done) and reply.id == ask.id:
                return reply

    async def play_out(self) -> None:
        """The first legal move, until the game is over."""
        while self.result is None:
            await self.play()


def decode_seated(content: bytes) -> Seated:
    return msgspec.json.decode(content, type=Seated)
