"""Connections of people who mean it: a request arrives within a while, a heartbeat is answered; others are closed."""

from __future__ import annotations

from collections import deque
from time import monotonic_ns
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from asyncio import TimerHandle, Transport
    from collections.abc import Callable

    from websockets.frames import Frame
    from websockets.http11 import Request

BEAT_S: Final = 2.0
"""From one heartbeat to the next."""
SILENCE_S: Final = 2.5
"""Who does not answer one for so long is shown as gone."""
LOST_S: Final = 7.0
"""And is dropped after so long."""
BEATS: Final = 5
"""The fastest of the last ones says how far away somebody is: nobody gains by answering one late."""


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


class Heartbeat:
    """What the server knows of a connection by itself; whoever holds the connection may ask to be told."""

    def __init__(self) -> None:
        self.here = True
        self.changed: Callable[[], None] = lambda: None
        self._trips: deque[float] = deque(maxlen=BEATS)

    @property
    def rtt_ms(self) -> int:
        return round(min(self._trips, default=0) * 1000)

    def answered(self, seconds: float) -> None:
        self._trips.append(seconds)
        self._turn(here=True)

    def silent(self) -> None:
        self._turn(here=False)

    def _turn(self, here: bool) -> None:
        if here != self.here:
            self.here = here
            self.changed()


class PromptSocket(WebSocketsSansIOProtocol):
    """Stamps messages as their bytes arrive (`at` in the event), knows who is still there (`heartbeat` in the scope).

    uvicorn sends the pings; browsers answer them without the page's help.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.heartbeat = Heartbeat()
        self._stamps: deque[int] = deque()
        self._silence: TimerHandle | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["heartbeat"] = self.heartbeat  # type: ignore[typeddict-unknown-key]

    # --- when it came ---
    def send_receive_event_to_app(self) -> None:
        waiting = self.queue.qsize()
        super().send_receive_event_to_app()
        if self.queue.qsize() > waiting:
            self._stamps.append(monotonic_ns())

    async def receive(self) -> Any:
        event = await super().receive()
        if event["type"] == "websocket.receive" and self._stamps:
            return {**event, "at": self._stamps.popleft()}
        return event

    # --- who is there ---
    def send_keepalive_ping(self) -> None:
        super().send_keepalive_ping()
        self._silence = self.loop.call_later(SILENCE_S, self._hear_nothing)

    def _hear_nothing(self) -> None:
        """While we do not read ourselves, silence is not theirs."""
        if not self.read_paused:
            self.heartbeat.silent()

    def handle_pong(self, event: Frame) -> None:
        expected = self.pending_ping_payload is not None
        super().handle_pong(event)
        if expected and self.pending_ping_payload is None:
            self._listen_no_longer()
            self.heartbeat.answered(self.last_ping_rtt)

    def keepalive_timeout(self) -> None:
        """A polite close would wait for what is not read."""
        if self.read_paused:
            self.schedule_ping()
        else:
            self.transport.abort()

    def stop_keepalive(self) -> None:
        self._listen_no_longer()
        super().stop_keepalive()

    def _listen_no_longer(self) -> None:
        if self._silence is not None:
            self._silence.cancel()
            self._silence = None
