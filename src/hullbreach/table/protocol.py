"""Connections of people who mean it: a request arrives within a while, what is sent is read; others are closed."""

from __future__ import annotations

from asyncio import Protocol, get_running_loop
from collections import deque
from http import HTTPStatus
from itertools import count
from logging import WARNING, getLogger
from time import monotonic_ns
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from urllib.parse import unquote

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import get_remote_addr
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from hullbreach.table.frames import framed, length_of, text_of
from hullbreach.table.heartbeat import Heartbeat
from hullbreach.table.security import HEADERS
from hullbreach.table.wake import Wake

if TYPE_CHECKING:
    from asyncio import TimerHandle, Transport
    from asyncio.transports import BaseTransport
    from collections.abc import Callable, Coroutine

    from uvicorn.config import Config
    from uvicorn.server import ServerState
    from websockets.http11 import Request

    Welcome = Callable[["TableSocket"], Coroutine[Any, Any, None]]

SOCKETS: Final = "/ws/"
"""Where the WebSockets of tables are, each by a name of its table."""
POLICY: Final = 1008
GOING_AWAY: Final = 1001
CLOSING_S: Final = 1.0
"""So long a connection that we close has to say goodbye."""
MOST_UNREAD: Final = 32
"""Messages that wait for us before we stop reading."""
FEW_UNREAD: Final = 8
PINGS: Final = count()
LOGGER: Final = getLogger("hullbreach.table.protocol")
LOGGER.setLevel(WARNING)  # websockets tells every frame to whoever wants to know


class PromptHttp(HttpToolsProtocol):
    """Closes a connection whose request does not come, or comes too slowly. Between requests uvicorn counts itself."""

    PATIENCE_S = 20.0
    """For the whole of a request, its first byte and its last among them."""
    _patience: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override] # as uvicorn has it
        super().connection_made(transport)
        if self.limit_concurrency is not None and len(self.connections) > self.limit_concurrency:
            transport.abort()
        else:
            self._begin_to_wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_no_longer()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._begin_to_wait()

    def on_message_complete(self) -> None:
        self._wait_no_longer()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._wait_no_longer()
        super().handle_websocket_upgrade()

    def _begin_to_wait(self) -> None:
        if self._patience is None:
            self._patience = self.loop.call_later(self.PATIENCE_S, self.transport.abort)

    def _wait_no_longer(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None


class Message(NamedTuple):
    """What somebody sent, and when its last bytes arrived."""

    data: bytes
    at: int


class Gone(Exception):
    """Nobody is at the other end any more."""


def _table_at(path: str) -> str:
    table = unquote(path).removeprefix(SOCKETS)
    return "" if not path.startswith(SOCKETS) or "/" in table else table


class TableSocket(Protocol):
    """A WebSocket without detours: bytes arrive, the task that waits for them goes on at once, answers are written.

    It speaks through the websockets library and is what uvicorn hands connections over to; ASGI and its messages are
    for pages. `welcome` is run in a task of its own once the handshake is done.
    """

    def __init__(
        self, welcome: Welcome, most_unsent: int, config: Config, server_state: ServerState, app_state: object
    ) -> None:
        self.loop = get_running_loop()
        self.client: tuple[str, int] | None = None
        self.table = ""
        """The name of a table that it is the address of; empty if it is none's."""
        self.headers: list[tuple[str, str]] = []
        self.heartbeat = Heartbeat(self)
        self._welcome = welcome
        self._most_unsent = most_unsent
        self._server = server_state
        self._most = config.ws_max_size
        self._conn = ServerProtocol(max_size=self._most, logger=LOGGER)
        self._transport: Transport
        self._write: Callable[[bytes], None]
        self._inbox: deque[Message] = deque()
        self._wanted: Wake[None] | None = None
        self._outbox: deque[str] | None = None
        """What waits for a slow reader; None while there is none."""
        self._parts: list[bytes] = []
        self._tidy = False
        """Whatever has come since the handshake were whole frames, one at a time: the library waits for a new one."""
        self._reading = True
        self._over = False
        self._farewell: TimerHandle | None = None

    # --- from first to last ---
    def connection_made(self, transport: BaseTransport) -> None:
        self._transport = transport  # type: ignore[assignment] # it is TCP
        self._write = self._transport.write
        self.client = get_remote_addr(self._transport)
        self._server.connections.add(self)  # type: ignore[arg-type] # uvicorn names its own protocols

    def connection_lost(self, exc: Exception | None) -> None:
        self._over = True
        self._server.connections.discard(self)
        self._outbox = None
        if self._farewell:
            self._farewell.cancel()
        self._rouse()

    def shutdown(self) -> None:
        """The server stops."""
        self.close(GOING_AWAY)

    def eof_received(self) -> None:
        self._conn.receive_eof()

    # --- in ---
    def data_received(self, data: bytes) -> None:
        at = monotonic_ns()
        if self._tidy and not self._over:
            self._tidy = len(data) == length_of(data) <= self._most
            text = text_of(data) if self._tidy and not self._parts else None
            if text is not None:
                self._hear(text, at)
                return
        self._conn.receive_data(data)
        for event in self._conn.events_received():
            if isinstance(event, Frame):
                self._take(event, at)
            else:
                self._shake_hands(event)  # type: ignore[arg-type] # a server receives requests
        self._reply()

    def _reply(self) -> None:
        """What the protocol itself has to say: pongs, and the end."""
        for piece in self._conn.data_to_send():
            if piece:
                self._transport.write(piece)
        if self._conn.close_rcvd is not None or self._conn.parser_exc is not None:
            self._end()

    def _shake_hands(self, request: Request) -> None:
        response = self._conn.accept(request)
        if response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            response.headers.update(HEADERS)
            self.table = _table_at(request.path.partition("?")[0])
            self.headers = [(name.lower(), value) for name, value in request.headers.raw_items()]
            self._tidy = True
            task = self.loop.create_task(self._welcome(self))
            self._server.tasks.add(task)
            task.add_done_callback(self._server.tasks.discard)
        self._conn.send_response(response)
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self._reply()
            self._end()

    def _take(self, frame: Frame, at: int) -> None:
        if frame.opcode is Opcode.PONG:
            self.heartbeat.hear_pong(bytes(frame.data))
        elif frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            self._gather(frame, at)

    def _gather(self, frame: Frame, at: int) -> None:
        """A message may come in parts."""
        if not frame.fin:
            self._parts.append(bytes(frame.data))
            return
        data = b"".join([*self._parts, frame.data]) if self._parts else bytes(frame.data)
        self._parts.clear()
        self._hear(data, at)

    def _hear(self, data: bytes, at: int) -> None:
        self._inbox.append(Message(data, at))
        if len(self._inbox) > MOST_UNREAD and self._reading:
            self._reading = False
            self._transport.pause_reading()
        self._rouse()

    def _rouse(self) -> None:
        if self._wanted is not None:
            wanted, self._wanted = self._wanted, None
            wanted.answer(None)

    async def receive(self) -> Message:
        """The next message; raises Gone."""
        while not self._inbox:
            if self._over:
                raise Gone
            self._wanted = Wake(self.loop)
            await self._wanted
        message = self._inbox.popleft()
        if not self._reading and len(self._inbox) <= FEW_UNREAD and not self._over:
            self._reading = True
            self._transport.resume_reading()
        return message

    @property
    def listens(self) -> bool:
        """Whether we read: while we do not, their silence is not theirs."""
        return self._reading

    # --- out ---
    def send(self, text: str) -> None:
        """Never waits. Who leaves too many messages unread is shown out, and finds everything again on returning."""
        if self._outbox is None:
            if not self._over:
                self._write(framed(text))
        elif len(self._outbox) < self._most_unsent:
            self._outbox.append(text)
        else:
            self.abort()

    def pause_writing(self) -> None:
        self._outbox = deque()
        self.heartbeat.stuck()

    def resume_writing(self) -> None:
        waiting, self._outbox = self._outbox, None
        self.heartbeat.unstuck()
        while waiting:
            if self._outbox is None:
                self._transport.write(framed(waiting.popleft()))
            else:
                self._outbox.append(waiting.popleft())

    def ping(self) -> bytes:
        """What the pong will hold."""
        payload = next(PINGS).to_bytes(8)
        if not self._over:
            self._transport.write(Frame(Opcode.PING, payload).serialize(mask=False))
        return payload

    # --- the end ---
    def close(self, code: int) -> None:
        """After what was sent; who does not say goodbye is not waited for."""
        if self._over or self._farewell:
            return
        if self._outbox:
            self.abort()  # what waits would have to be read first
        elif self._conn.state is State.OPEN:
            self._conn.send_close(code)
            self._farewell = self.loop.call_later(CLOSING_S, self._transport.abort)
            for piece in self._conn.data_to_send():
                self._transport.write(piece)
            self._over = True
            self.loop.call_soon(self._rouse)
        else:
            self._end()

    def abort(self) -> None:
        self._over = True
        self._transport.abort()

    def _end(self) -> None:
        self._over = True
        self._transport.close()
        self._rouse()
