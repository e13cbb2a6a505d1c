"""The browser client's files: packed when they were built, and never again."""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Mount

from hullbreach.table.client_files import FOREVER, ClientFiles
from hullbreach.table.packing import pack
from tests.table.conftest import Running

pytestmark = pytest.mark.anyio

SCRIPT = b"export const answer = 42;\n" * 200
NOISE = bytes((number * number * 7 + number // 3) % 251 for number in range(3000))


@pytest.fixture
async def client(tmp_path: Path) -> AsyncIterator[httpx.AsyncClient]:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "app-1a2b.js").write_bytes(SCRIPT)
    (tmp_path / "index.html").write_bytes(b"<!doctype html>" + b"<p>hello</p>" * 200)
    (tmp_path / "assets" / "dot.png").write_bytes(gzip.compress(NOISE))
    pack(tmp_path)
    app = Starlette(routes=[Mount("/", ClientFiles(directory=tmp_path, html=True))])
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as client:
        yield client


async def test_a_packed_file_is_sent_as_it_lies_there(client: httpx.AsyncClient, tmp_path: Path) -> None:
    answer = await client.get("/assets/app-1a2b.js", headers={"accept-encoding": "br, gzip"})
    assert answer.content == SCRIPT
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) == (tmp_path / "assets" / "app-1a2b.js.gz").stat().st_size < 200
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["vary"] == "accept-encoding"
    assert answer.headers["cache-control"] == FOREVER


async def test_who_cannot_unpack_gets_it_plain(client: httpx.AsyncClient) -> None:
    answer = await client.get("/assets/app-1a2b.js", headers={"accept-encoding": "identity"})
    assert answer.content == SCRIPT
    assert "content-encoding" not in answer.headers
    assert answer.headers["vary"] == "accept-encoding"


async def test_a_part_is_a_part_of_the_file(client: httpx.AsyncClient) -> None:
    answer = await client.get("/assets/app-1a2b.js", headers={"accept-encoding": "gzip", "range": "bytes=0-9"})
    assert (answer.status_code, answer.content) == (206, SCRIPT[:10])


async def test_the_first_page_is_packed_and_asked_for_again(client: httpx.AsyncClient) -> None:
    answer = await client.get("/", headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    again = await client.get("/", headers={"accept-encoding": "gzip", "if-none-match": answer.headers["etag"]})
    assert again.status_code == 304
    plain = await client.get("/", headers={"accept-encoding": "identity"})
    assert plain.headers["etag"] != answer.headers["etag"]


async def test_what_gains_nothing_is_not_packed(client: httpx.AsyncClient, tmp_path: Path) -> None:
    assert not (tmp_path / "assets" / "dot.png.gz").exists()
    answer = await client.get("/assets/dot.png", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in answer.headers


def test_answers_of_the_api_are_packed_on_the_way(server: Running) -> None:
    answer = server.http.get("/api/games", headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.json()
