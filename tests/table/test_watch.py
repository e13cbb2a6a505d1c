"""A table has two names: one lets people sit down, the other only lets them watch."""

from __future__ import annotations

import msgspec
import pytest
from websockets.asyncio.client import connect

from hullbreach.table.bodies import Create, Join, Seated, TableInfo
from hullbreach.table.messages import (
    REPLY,
    VERSION,
    Ask,
    Chat,
    Error,
    Hello,
    Hint,
    News,
    Play,
    Rematch,
    Rematched,
    Undo,
    Watched,
    encode,
)
from tests.table.client import Client
from tests.table.conftest import Running, Start

pytestmark = pytest.mark.anyio


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def info(server: Running, name: str, token: str = "") -> TableInfo:
    response = server.http.get(f"/api/tables/{name}", headers=bearer(token) if token else {})
    return msgspec.json.decode(response.content, type=TableInfo)


async def turned_away(server: Running, name: str, token: str | None = None) -> str:
    """The code of the refusal that a greeting gets."""
    async with connect(server.url.replace("http", "ws", 1) + f"/ws/{name}") as websocket:
        await websocket.send(encode(Hello(v=VERSION, token=token)))
        reply = REPLY.decode(await websocket.recv(decode=False))
        assert isinstance(reply, Error), reply
        return reply.code


async def test_the_watch_id_opens_a_private_table_for_watching(server: Running) -> None:
    seated = server.create(options={"mode": "two_player"})
    watch = server.info(seated).watch
    async with Client(server.url, seated) as ada, Client(server.url, table=watch) as eve:
        assert eve.whole.seat is None
        if ada.legal:
            await ada.play()
            assert (await eve.expect(News)).seq == 1
        forbidden: list[Ask] = [Play(id="p", seq=eve.seq, move=0), Undo(id="u"), Hint(id="h"), Chat(id="c", text="Hi")]
        for ask in forbidden:
            assert (await eve.refused(ask)).code == "no-seat"


async def test_who_knows_only_the_id_of_a_private_table_may_sit_down_but_not_watch(server: Running) -> None:
    seated = server.create(options={"mode": "two_player"})
    assert await turned_away(server, seated.table) == "private"
    known = info(server, seated.table)
    assert known.watch == ""
    assert [person.taken for person in known.people] == [True, False]
    assert server.post(f"/api/tables/{seated.table}/seats", Join()).status_code == 201


async def test_a_public_table_may_be_watched_by_its_id(server: Running) -> None:
    seated = server.create(public=True)
    assert info(server, seated.table).watch == server.info(seated).watch != ""
    async with Client(server.url, table=seated.table) as eve:
        assert eve.whole.seat is None


async def test_no_seat_can_be_had_by_the_watch_id(server: Running) -> None:
    seated = server.create(options={"mode": "two_player"})
    watch = server.info(seated).watch
    address = f"/api/tables/{watch}/seats"
    assert server.post(address, Join()).json()["code"] == "watch-only"
    assert server.http.delete(address, headers=bearer(seated.token)).json()["code"] == "watch-only"
    assert await turned_away(server, watch, seated.token) == "watch-only"
    assert await turned_away(server, watch, "guess") == "watch-only"
    assert [person.taken for person in server.info(seated).people] == [True, False]


async def test_the_id_is_not_told_to_who_came_by_the_watch_id(server: Running) -> None:
    seated = server.create(seed=7)
    watch = server.info(seated).watch
    told = [server.http.get(f"/api/tables/{watch}").content]
    async with Client(server.url, seated) as ada, Client(server.url, table=watch) as eve:
        await ada.play_out()
        await ada.send(Rematch(id="r"))
        again = (await ada.expect(Rematched)).table
        watch_again = (await eve.expect(Rematched)).table
        told += [*eve.raw, server.http.get(f"/api/tables/{watch}/replay").content]
        told += [server.http.get(f"/api/tables/{watch}/log").content]
    assert info(server, watch).table == info(server, watch).watch == watch
    for secret in (seated.table, seated.token, again):
        assert not any(secret.encode() in text for text in told)
    assert watch_again == server.info(Seated(table=again, seat=0, token=seated.token)).watch
    async with Client(server.url, table=watch_again) as eve:
        assert eve.seq == 0


async def test_both_names_lead_to_one_table_after_a_restart(start: Start) -> None:
    server = start()
    seated = server.create()
    watch = server.info(seated).watch
    again = start()
    async with Client(again.url, table=watch) as eve, Client(again.url, seated) as ada:
        await ada.play()
        assert (await eve.expect(News)).seq == 1
        assert again.metric("hullbreach_tables") == 1


def test_both_names_are_new_for_every_table(server: Running) -> None:
    tables = [server.info(server.create()) for _ in range(5)]
    names = {name for table in tables for name in (table.table, table.watch)}
    assert len(names) == 10
    assert min(len(name) for name in names) >= 12


def test_watching_is_not_chosen_by_the_asker(server: Running) -> None:
    """The watch id is the server's to give: no field of a new table names it."""
    assert "watch" not in Create.__struct_fields__
    assert server.http.post("/api/tables", json={"game": "aliens-attack", "watch": "mine"}).status_code == 400


async def test_players_see_how_many_watch(server: Running) -> None:
    seated = server.create(options={"mode": "two_player"})
    watch = server.info(seated).watch
    async with Client(server.url, seated) as ada:
        assert ada.whole.watching == 0
        async with Client(server.url, table=watch) as eve:
            assert (eve.whole.watching, (await ada.expect(Watched)).watching) == (1, 1)
            async with Client(server.url, table=watch):
                assert (await ada.expect(Watched)).watching == (await eve.expect(Watched)).watching == 2
            assert (await ada.expect(Watched)).watching == 1
        assert (await ada.expect(Watched)).watching == 0
