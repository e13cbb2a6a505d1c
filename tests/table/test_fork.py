"""Playing on from somewhere in a game, at a table of one's own."""

from __future__ import annotations

import httpx
import msgspec
import pytest

from hullbreach.games import find_title
from hullbreach.kernel.log import load
from hullbreach.table.bodies import Fork, Join, Replay, Seated
from hullbreach.table.messages import News
from tests.table.client import Client, decode_seated
from tests.table.conftest import Running

pytestmark = pytest.mark.anyio


def bearer(seated: Seated) -> dict[str, str]:
    return {"authorization": f"Bearer {seated.token}"}


def fork(server: Running, name: str, ask: Fork, by: Seated | None = None) -> httpx.Response:
    headers = bearer(by) if by else {}
    return server.http.post(f"/api/tables/{name}/forks", content=msgspec.json.encode(ask), headers=headers)


def moves_of(server: Running, seated: Seated) -> list[str]:
    log = load(server.http.get(f"/api/tables/{seated.table}/log", headers=bearer(seated)).text, find_title)
    return [entry.text() for entry in log.entries]


async def test_a_finished_game_is_played_on_from_any_step(server: Running) -> None:
    seated = server.create(seed=9, name="Friday")
    async with Client(server.url, seated) as client:
        await client.play_out()
    replay = msgspec.json.decode(server.http.get(f"/api/tables/{seated.table}/replay").content, type=Replay)
    for keep in (0, 2, len(replay.steps) - 1):
        forked = decode_seated(fork(server, seated.table, Fork(keep=keep, player="Eve")).content)
        assert moves_of(server, forked) == moves_of(server, seated)[:keep]
        async with Client(server.url, forked) as client:
            assert client.seq == keep
            assert client.whole.people[0].player == "Eve"
            await client.play(client.legal[-1])
        known = server.info(forked)
        assert (known.chosen, known.public, known.name, known.day) == (True, False, "Friday", "")
    assert len(moves_of(server, seated)) == len(replay.steps)


async def test_the_same_moves_lead_to_the_same_game(server: Running) -> None:
    seated = server.create(seed=12)
    async with Client(server.url, seated) as client:
        await client.play()
        move = client.legal[0]
        forked = decode_seated(fork(server, seated.table, Fork(), seated).content)
        await client.play(move)
    async with Client(server.url, forked) as again:
        await again.play(move)
        assert again.view == client.view


async def test_who_plays_alone_forks_at_any_time_and_nobody_else_does(server: Running) -> None:
    seated = server.create()
    async with Client(server.url, seated) as client:
        await client.play()
        await client.play()
        await client.undo()
    forked = decode_seated(fork(server, seated.table, Fork(), seated).content)
    assert moves_of(server, forked) == moves_of(server, seated)
    assert fork(server, seated.table, Fork()).json()["code"] == "not-over"
    assert fork(server, server.info(seated).watch, Fork()).json()["code"] == "not-over"


async def test_while_several_people_play_the_same_dice_would_tell_what_is_hidden(server: Running) -> None:
    first = server.create(options={"mode": "two_player"})
    second = decode_seated(server.post(f"/api/tables/{first.table}/seats", Join()).content)
    for seated in (first, second):
        refusal = fork(server, first.table, Fork(keep=0), seated)
        assert (refusal.status_code, refusal.json()["code"]) == (409, "not-over")


async def test_bots_take_the_other_seats(server: Running) -> None:
    first = server.create(options={"mode": "two_player"}, seed=3)
    second = decode_seated(server.post(f"/api/tables/{first.table}/seats", Join()).content)
    async with Client(server.url, first) as ada, Client(server.url, second) as ben:
        while ada.result is None:
            mover, other = (ada, ben) if ada.legal else (ben, ada)
            await mover.play()
            await other.expect(News)
    forked = decode_seated(fork(server, server.info(first).watch, Fork(keep=2, seat=1)).content)
    assert forked.seat == 1
    assert [person.bot for person in server.info(forked).people] == ["mcts", ""]
    async with Client(server.url, forked) as client:
        while not client.legal:
            await client.expect(News)
        await client.play()
    assert fork(server, first.table, Fork(seat=2)).json()["why"] == "unknown-seat"


async def test_a_bot_keeps_its_seat(server: Running) -> None:
    seated = server.create(options={"mode": "two_player"}, bots={"alien": "random"})
    forked = decode_seated(fork(server, seated.table, Fork(keep=0), seated).content)
    assert [person.bot for person in server.info(forked).people] == ["", "random"]


async def test_the_challenge_of_the_day_is_not_forked_before_the_day_is_over(server: Running) -> None:
    seated = server.open_daily("Ada")
    assert server.info(seated).day
    assert fork(server, seated.table, Fork(), seated).json()["code"] == "not-today"
    async with Client(server.url, seated) as client:
        await client.play_out()
    assert fork(server, seated.table, Fork(), seated).json()["code"] == "not-today"
