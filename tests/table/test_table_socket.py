"""WebSockets of tables from their bytes, on a wire that only notes what is written."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

from hullbreach.table.protocol import FEW_UNREAD, GOING_AWAY, MOST_UNREAD, Gone, TableSocket
from hullbreach.table.security import HEADERS

pytestmark = pytest.mark.anyio

MOST_BYTES = 1000


class Wire:
    """A transport that takes everything and does nothing with it."""

    def __init__(self) -> None:
        self.written = b""
        self.reads = True
        self.closed = self.aborted = False

    def write(self, data: bytes) -> None:
        self.written += data

    def get_extra_info(self, name: str) -> object:
        return ("192.0.2.1", 4242) if name == "peername" else None

    def pause_reading(self) -> None:
        self.reads = False

    def resume_reading(self) -> None:
        self.reads = True

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.aborted = True


class Peer:
    """A socket of ours, and the browser at the other end of it."""

    def __init__(self, most: int = 2) -> None:
        self.welcomed: list[TableSocket] = []
        self.server = ServerState()
        config: Any = SimpleNamespace(ws_max_size=MOST_BYTES)
        self.wire = Wire()
        self.socket = TableSocket(self._welcome, most, config, self.server, app_state={})
        self.socket.connection_made(cast("Any", self.wire))
        self.browser = ClientProtocol(parse_uri("ws://here/ws/table?a=b"))
        self.browser.send_request(self.browser.connect())

    async def _welcome(self, socket: TableSocket) -> None:
        self.welcomed.append(socket)

    def send(self) -> None:
        """What the browser has to say."""
        self.socket.data_received(b"".join(self.browser.data_to_send()))

    def hear(self) -> list[Any]:
        """What the browser has heard since the last time."""
        self.browser.receive_data(self.wire.written)
        self.wire.written = b""
        return self.browser.events_received()

    def say(self, text: str) -> None:
        self.browser.send_text(text.encode())
        self.send()

    async def meet(self) -> Response:
        self.send()
        (response,) = self.hear()
        await asyncio.sleep(0)
        assert isinstance(response, Response)
        return response


@pytest.fixture
async def peer() -> Peer:
    peer = Peer()
    await peer.meet()
    return peer


async def test_a_handshake_carries_the_headers_of_every_page_and_tells_who_came_and_where() -> None:
    peer = Peer()
    response = await peer.meet()
    assert response.status_code == 101
    assert HEADERS.items() <= dict(response.headers).items()
    assert peer.welcomed == [peer.socket]
    assert (peer.socket.table, peer.socket.client) == ("table", ("192.0.2.1", 4242))
    assert len(peer.server.connections) == 1


async def test_what_is_no_handshake_is_answered_and_closed() -> None:
    peer = Peer()
    peer.socket.data_received(b"GET /ws/table HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\n\r\n")
    assert b" 426 " in peer.wire.written
    assert peer.wire.closed
    await asyncio.sleep(0)
    assert peer.welcomed == []


async def test_messages_come_one_by_one_with_the_moment_of_their_bytes(peer: Peer) -> None:
    peer.say("one")
    peer.say("two")
    first, second = await peer.socket.receive(), await peer.socket.receive()
    assert (first.data, second.data) == (b"one", b"two")
    assert 0 < first.at <= second.at


async def test_a_message_in_parts_is_one_message(peer: Peer) -> None:
    peer.browser.send_text(b"on", fin=False)
    peer.browser.send_ping(b"in between")
    peer.browser.send_continuation(b"e", fin=True)
    peer.send()
    assert (await peer.socket.receive()).data == b"one"
    assert [frame.opcode for frame in peer.hear()] == [Opcode.PONG]


async def test_what_is_told_is_heard(peer: Peer) -> None:
    for text in ("é", "é", "b"):
        peer.socket.send(text)
    assert [bytes(frame.data).decode() for frame in peer.hear()] == ["é", "é", "b"]


async def test_a_giant_message_ends_the_connection(peer: Peer) -> None:
    peer.say("x" * (MOST_BYTES + 1))
    assert peer.wire.closed
    with pytest.raises(Gone):
        await peer.socket.receive()
    (close,) = peer.hear()
    assert isinstance(close, Frame)
    assert close.opcode is Opcode.CLOSE


async def test_who_talks_faster_than_we_can_listen_has_to_wait(peer: Peer) -> None:
    for _ in range(MOST_UNREAD + 1):
        peer.say("x")
    assert not peer.wire.reads
    assert not peer.socket.listens
    for _ in range(MOST_UNREAD - FEW_UNREAD):
        await peer.socket.receive()
        assert not peer.wire.reads
    await peer.socket.receive()
    assert peer.wire.reads


async def test_what_a_slow_reader_is_told_waits_in_order(peer: Peer) -> None:
    peer.socket.pause_writing()
    peer.socket.send("one")
    peer.socket.send("two")
    assert peer.hear() == []
    peer.socket.resume_writing()
    peer.socket.send("three")
    assert [bytes(frame.data) for frame in peer.hear()] == [b"one", b"two", b"three"]


async def test_who_leaves_too_much_unread_is_cut_off(peer: Peer) -> None:
    peer.socket.pause_writing()
    peer.socket.send("nought")
    peer.socket.send("one")
    assert not peer.wire.aborted
    peer.socket.send("two")
    assert peer.wire.aborted
    peer.socket.connection_lost(None)
    peer.socket.send("three")
    with pytest.raises(Gone):
        await peer.socket.receive()


async def test_we_close_after_what_was_said_and_wait_for_a_goodbye(peer: Peer) -> None:
    peer.socket.send("farewell")
    peer.socket.close(GOING_AWAY)
    peer.socket.close(GOING_AWAY)
    peer.socket.send("too late")
    said, close = peer.hear()
    assert (bytes(said.data), close.opcode) == (b"farewell", Opcode.CLOSE)
    assert not peer.wire.closed
    peer.send()
    assert peer.wire.closed
    peer.socket.connection_lost(None)
    assert peer.server.connections == set()


async def test_who_says_goodbye_hears_it_and_is_gone(peer: Peer) -> None:
    peer.browser.send_close(1000)
    peer.send()
    assert [frame.opcode for frame in peer.hear()] == [Opcode.CLOSE]
    assert peer.wire.closed
    with pytest.raises(Gone):
        await peer.socket.receive()


async def test_a_task_that_waits_for_a_message_goes_on_while_its_bytes_are_read(peer: Peer) -> None:
    heard: list[bytes] = []

    async def listen() -> None:
        heard.append((await peer.socket.receive()).data)

    task = asyncio.create_task(listen())
    await asyncio.sleep(0)
    peer.browser.send_text(b"now")
    data, seen = b"".join(peer.browser.data_to_send()), list[list[bytes]]()

    def arrive() -> None:
        peer.socket.data_received(data)
        seen.append(list(heard))

    asyncio.get_running_loop().call_soon(arrive)
    await task
    assert seen == [[b"now"]]
