"""Connections that say nothing, or not enough."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from urllib.parse import urlsplit

import msgspec
import pytest

from hullbreach.table.protocol import PromptHttp
from tests.table.conftest import GENEROUS, Running, Start

pytestmark = pytest.mark.alone

WHOLE = b"GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n"
PATIENCE_S = 0.3


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PromptHttp, "PATIENCE_S", PATIENCE_S)


@contextmanager
def connected(server: Running) -> Iterator[socket.socket]:
    where = urlsplit(server.url)
    with socket.create_connection((where.hostname, where.port), timeout=5) as connection:
        yield connection


def answer(connection: socket.socket) -> bytes:
    """Until there is no more to come; empty if the connection was cut."""
    try:
        return connection.recv(65_536)
    except ConnectionError:
        return b""


def test_who_says_nothing_is_not_waited_for(server: Running) -> None:
    with connected(server) as connection:
        began = time.monotonic()
        assert answer(connection) == b""
        assert time.monotonic() - began < 4


@pytest.mark.parametrize("cut", [1, 20, len(WHOLE) - 1])
def test_a_request_that_does_not_end_is_not_waited_for(server: Running, cut: int) -> None:
    with connected(server) as connection:
        connection.sendall(WHOLE[:cut])
        assert answer(connection) == b""


def test_a_body_that_does_not_come_is_not_waited_for(server: Running) -> None:
    with connected(server) as connection:
        connection.sendall(b"POST /api/tables HTTP/1.1\r\nhost: here\r\ncontent-length: 100\r\n\r\n{")
        assert answer(connection) == b""


def test_who_comes_back_on_the_same_connection_has_as_long_again(server: Running) -> None:
    with connected(server) as connection:
        for _ in range(3):
            connection.sendall(WHOLE)
            told = answer(connection)
            while not told.endswith(b"}"):
                told += answer(connection)
            assert told.startswith(b"HTTP/1.1 200")
            time.sleep(PATIENCE_S * 1.5)
        connection.sendall(WHOLE[:20])
        assert answer(connection) == b""


def test_only_so_many_connections_wait(start: Start) -> None:
    server = start(limits=msgspec.structs.replace(GENEROUS, connections=2, waiting=2))
    with ExitStack() as open_ones:
        waiting = [open_ones.enter_context(connected(server)) for _ in range(4)]
        with connected(server) as one_more:
            began = time.monotonic()
            assert answer(one_more) == b""
            assert time.monotonic() - began < PATIENCE_S / 2
        assert len(waiting) == 4
