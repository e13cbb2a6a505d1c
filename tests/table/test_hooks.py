"""Webhooks, called for real: when it becomes somebody's turn, signed, tried again, and never where they must not go."""

from __future__ import annotations

import hmac
import queue
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest

from hullbreach.table.bodies import Join, Seated
from hullbreach.table.calling import is_public, look_up, read_url, signature
from hullbreach.table.errors import TableError
from hullbreach.table.hook import MOST_URL, Call, HookInfo, HookMade
from hullbreach.table.hooks import MOST_FAILED
from hullbreach.table.messages import Error
from hullbreach.table.settings import Limits
from tests.table.client import Client, decode_seated
from tests.table.conftest import Running, Start, new_key

pytestmark = pytest.mark.anyio

TWO = {"game": "aliens-attack", "options": {"mode": "two_player"}, "player": "Ada", "name": "Sunday"}
PATIENCE_S = 10
BRISK = {"hook_retry_s": 0.01, "hook_s": 2.0}


class Heard(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def call(self) -> Call:
        return msgspec.json.decode(self.body, type=Call)


class Receiver:
    """A real one, which answers as it is told."""

    def __init__(self) -> None:
        self.heard: queue.Queue[Heard] = queue.Queue()
        self.statuses: list[int] = []
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                outer.heard.put(Heard(self.path, {name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(outer.statuses.pop(0) if outer.statuses else 204)
                self.send_header("Location", "/elsewhere")
                self.end_headers()

            def log_message(self, *_what: object) -> None: ...

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}/room?key=5"

    def next(self) -> Heard:
        return self.heard.get(timeout=PATIENCE_S)


@contextmanager
def receiving() -> Iterator[Receiver]:
    receiver = Receiver()
    thread = threading.Thread(target=receiver.server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True)
    thread.start()
    try:
        yield receiver
    finally:
        receiver.server.shutdown()
        receiver.server.server_close()
        thread.join(PATIENCE_S)


def bearing(seated: Seated) -> dict[str, str]:
    return {"authorization": f"Bearer {seated.token}"}


def put(server: Running, seated: Seated, url: str, **more: Any) -> httpx.Response:
    return server.http.put(f"/api/tables/{seated.table}/hook", json={"url": url, **more}, headers=bearing(seated))


def made(response: httpx.Response) -> HookMade:
    assert response.status_code == 201, response.text
    return msgspec.json.decode(response.content, type=HookMade)


def info(server: Running, seated: Seated) -> HookInfo:
    found = server.http.get(f"/api/tables/{seated.table}/hook", headers=bearing(seated))
    return msgspec.json.decode(found.content, type=HookInfo)


def refusal(response: httpx.Response) -> str:
    return msgspec.json.decode(response.content, type=Error).code


def for_two(server: Running) -> tuple[Seated, Seated]:
    ada = server.create(new_key(), **TWO)
    ben = decode_seated(server.post(f"/api/tables/{ada.table}/seats", Join(player="Ben")).content)
    return ada, ben


async def pass_turn(server: Running, *seats: Seated) -> None:
    """Whoever may move does, until somebody else may."""
    for seated in seats:
        async with Client(server.url, seated) as client:
            if client.legal:
                while client.legal and client.result is None:
                    await client.play()
                return


async def test_a_turn_is_told_to_a_receiver_signed(start: Start) -> None:
    server = start(private_hooks=True, **BRISK)
    ada, ben = for_two(server)
    with receiving() as receiver:
        secret = made(put(server, ben, receiver.url)).secret
        await pass_turn(server, ada, ben)
        heard = receiver.next()
    assert heard.path == "/room?key=5"
    told = heard.call
    assert (told.v, told.event, told.game, told.table, told.name) == (1, "turn", "aliens-attack", ada.table, "Sunday")
    assert told.players == ["Ben"]
    assert told.link == f"{server.url}/#/table/{ada.table}"
    assert told.text == told.content == f"Aliens Attack!: it is Ben’s turn. {told.link}"
    at, signed = (part.partition("=")[2] for part in heard.headers["hullbreach-signature"].split(","))
    assert signed == hmac.new(secret.encode(), f"{at}.".encode() + heard.body, sha256).hexdigest()
    assert heard.headers["hullbreach-signature"] == signature(secret, int(at), heard.body)
    assert len(heard.headers["hullbreach-delivery"]) == 16
    assert secret not in heard.body.decode()


async def test_the_end_is_told_too_in_the_language_asked_for(start: Start) -> None:
    server = start(private_hooks=True, limits=Limits(messages=1e6, messages_burst=1_000_000), **BRISK)
    ada, ben = for_two(server)
    with receiving() as receiver:
        made(put(server, ada, receiver.url, language="fr"))
        async with Client(server.url, ada) as one, Client(server.url, ben) as two:
            while one.result is None and two.result is None:
                await (one if one.legal else two).play()
                while (one.seq, one.result) != (two.seq, two.result):
                    await (one if one.seq < two.seq else two).receive()
        events = [receiver.next().call]
        while events[-1].event != "end":
            events.append(receiver.next().call)
    assert "partie terminée" in events[-1].text
    assert events[-1].players in (["Ada"], ["Ben"])


async def test_what_failed_is_tried_again_and_what_is_refused_is_not(start: Start) -> None:
    server = start(private_hooks=True, **BRISK)
    ada, ben = for_two(server)
    with receiving() as receiver:
        receiver.statuses = [500, 503, 204, 302, 204]
        made(put(server, ada, receiver.url))
        await pass_turn(server, ada, ben)
        tries = [receiver.next() for _ in range(3)]
        assert len({one.headers["hullbreach-delivery"] for one in tries}) == 1, "known for the same call"
        assert len({one.body for one in tries}) == 1
        await pass_turn(server, ada, ben)
        again = receiver.next()
        assert again.path == "/room?key=5"
        await pass_turn(server, ada, ben)
        assert receiver.next().path == "/room?key=5", "a redirection is not followed, nor asked for again"
        assert receiver.heard.empty()


async def test_private_addresses_are_refused_unless_the_operator_allows_them(start: Start) -> None:
    server = start()
    ada, _ = for_two(server)
    with receiving() as receiver:
        assert refusal(put(server, ada, receiver.url)) == "hook-private"
        assert refusal(put(server, ada, receiver.url.replace("127.0.0.1", "localhost"))) == "hook-private"
    assert info(server, ada).host == ""


async def test_a_name_that_comes_to_stand_for_a_private_address_is_not_called(start: Start) -> None:
    """The check when a hook is set says nothing about later: what is connected to is what was looked up then."""
    allowing = start(private_hooks=True, **BRISK)
    ada, ben = for_two(allowing)
    with receiving() as receiver:
        made(put(allowing, ada, receiver.url))
        strict = start(**BRISK)
        await pass_turn(strict, ada, ben)
        while info(strict, ada).failed == 0:
            pass
        assert receiver.heard.empty()


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "0.1.2.3", "100.64.0.1", "224.0.0.1",
        "255.255.255.255", "::1", "::", "fe80::1", "fe80::1%eth0", "fd00::1", "ff02::1", "::ffff:127.0.0.1",
        "::ffff:10.0.0.1", "2002:7f00:1::", "64:ff9b::a00:1",
    ],
)  # fmt: skip
def test_what_is_private(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["93.184.215.14", "2606:4700::1111", "::ffff:93.184.215.14"])
def test_what_is_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "url",
    ["ftp://example.org", "example.org", "https://", "http://user:word@example.org", "http://a b/", "http://[::1", "http://x:99999/"],
)  # fmt: skip
def test_what_is_no_address(server: Running, url: str) -> None:
    seated = server.create()
    assert refusal(put(server, seated, url)) == "hook-no-address"


async def test_names_nobody_has_are_said_to_be_none() -> None:
    with pytest.raises(TableError) as caught:
        await look_up(read_url("http://nowhere.invalid/"), private=True)
    assert caught.value.code == "hook-unknown-host"


def test_lines_cannot_be_smuggled_into_a_request() -> None:
    for url in ("http://example.org/\r\nX: y", "http://example.org/ HTTP/1.1"):
        with pytest.raises(TableError):
            read_url(url)
    assert read_url("http://Example.ORG:8080/é?ü=1#part") == ("http", "example.org", 8080, "/%C3%A9?%C3%BC=1")


async def test_only_who_holds_a_seat_sets_reads_and_takes_it_away(start: Start) -> None:
    server = start(private_hooks=True, **BRISK)
    ada, _ = for_two(server)
    eve = Seated(table=ada.table, seat=0, token=new_key())
    path = f"/api/tables/{ada.table}/hook"
    with receiving() as receiver:
        assert refusal(put(server, eve, receiver.url)) == "bad-token"
        made(put(server, ada, receiver.url))
        assert refusal(server.http.get(path, headers=bearing(eve))) == "bad-token"
        assert info(server, ada) == HookInfo(host="127.0.0.1", failed=0, off=False)
        assert refusal(server.http.delete(path, headers=bearing(eve))) == "bad-token"
        assert server.http.delete(path, headers=bearing(ada)).json() == {"host": "127.0.0.1"}
        assert info(server, ada).host == ""
        assert refusal(put(server, ada, "http://example.org/" + "x" * MOST_URL)) == "bad-message"


async def test_who_never_answers_is_not_called_for_ever(start: Start, tmp_path: Path) -> None:
    server = start(private_hooks=True, **BRISK)
    ada, ben = for_two(server)
    with receiving() as receiver:
        made(put(server, ada, receiver.url))
        with closing(sqlite3.connect(tmp_path / "table.db")) as connection, connection:
            connection.execute("UPDATE hooks SET failed = ?", (MOST_FAILED - 1,))
        receiver.statuses = [400]
        await pass_turn(server, ada, ben)
        receiver.next()
        while not info(server, ada).off:
            pass
        await pass_turn(server, ada, ben)
        assert receiver.heard.empty()
        made(put(server, ada, receiver.url))
        assert not info(server, ada).off, "who sets it again tries again"
        await pass_turn(server, ada, ben)
        receiver.next()
