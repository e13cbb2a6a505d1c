"""Looking ahead and looking back: what a move would do, and how things stood."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hullbreach.games import find_title
from hullbreach.kernel.journal import Journal
from hullbreach.table.bodies import Join, Replay, Seated
from hullbreach.table.foresight import foresee
from hullbreach.table.messages import Moment, Numbers, Past, Preview, Previewed
from tests.table.client import Client, decode_seated
from tests.table.conftest import Running

pytestmark = pytest.mark.anyio

TITLE = find_title("aliens-attack")


async def preview(client: Client, move: int) -> Previewed:
    await client.send(Preview(id=client.new_id(), seq=client.seq, move=move))
    return await client.expect(Previewed)


async def look_back(client: Client, told: int) -> Moment:
    await client.send(Past(id=client.new_id(), told=told))
    return await client.expect(Moment)


async def test_what_was_certain_happens_and_nothing_is_played(server: Running) -> None:
    seated = server.create(seed=3)
    surprises = 0
    async with Client(server.url, seated) as client:
        for _ in range(12):
            move = client.legal[0]
            before = client.seq
            seen = await preview(client, move)
            assert client.seq == before
            news = await client.play(move)
            assert news.events[: len(seen.events)] == seen.events
            assert not seen.sure or news.events == seen.events
            surprises += not seen.sure
    assert surprises, "some of these moves turn a card that nobody knows"


def test_worlds_that_look_alike_are_foreseen_alike() -> None:
    """Nothing hidden can be learned by looking ahead: the answer depends on the seat's view alone."""
    for seed in range(40):
        game = TITLE.new({}, seed)
        for move in game.legal(0):
            assert foresee(game.guess(seed + 1, 0), 0, move) == foresee(game, 0, move)


def test_what_chance_decides_is_left_out() -> None:
    """A damaged scout that is turned over may be any of several cards; only the shot itself is certain."""
    journal = Journal()
    game = TITLE.new({}, 3, journal)
    unsure = 0
    while not game.over():
        move = game.legal(0)[0]
        before = len(journal.events)
        events, sure = foresee(game, 0, move)
        unsure += not sure
        game.play(0, move)
        told: list[Numbers] = journal.numbers()[before:]
        assert told[: len(events)] == events
    assert unsure


async def test_a_preview_is_for_who_may_move_now(server: Running) -> None:
    first = server.create(options={"mode": "two_player"}, public=True)
    second = decode_seated(server.post(f"/api/tables/{first.table}/seats", Join()).content)
    async with Client(server.url, first) as ada, Client(server.url, second) as ben:
        move = ada.legal[0]
        assert (await ben.refused(Preview(id="a", seq=ben.seq, move=move))).why == "not-your-turn"
        assert (await ada.refused(Preview(id="a", seq=ada.seq + 1, move=move))).code == "stale"
        assert (await ada.refused(Preview(id="b", seq=ada.seq, move=10**6))).why == "unknown-move"
        async with Client(server.url, table=first.table) as eve:
            assert (await eve.refused(Preview(id="a", seq=eve.seq, move=move))).code == "no-seat"


async def views_between_entries(client: Client, moves: int) -> dict[int, Any]:
    """By how many events had been told: what was seen then."""
    views = {len(client.events): client.view}
    for _ in range(moves):
        await client.play()
        views[len(client.events)] = client.view
    return views


async def test_the_past_is_what_the_seat_saw_then(server: Running) -> None:
    seated: Seated = server.create(seed=5)
    async with Client(server.url, seated) as client:
        views = await views_between_entries(client, 6)
        for told in range(len(client.events) + 3):
            moment = await look_back(client, told)
            expected = max((mark for mark in views if mark <= told), default=min(views))
            assert moment.told == expected
            assert moment.view == views[expected]


async def test_the_past_of_a_seat_shows_nothing_of_the_others(server: Running) -> None:
    """Earth and spectators did not know the ships' cards then; the alien player did."""
    first = server.create(options={"mode": "two_player"}, public=True)
    second = decode_seated(server.post(f"/api/tables/{first.table}/seats", Join()).content)
    async with (
        Client(server.url, first) as ada,
        Client(server.url, second) as ben,
        Client(server.url, table=first.table) as eve,
    ):
        opening = {client: client.view for client in (ada, ben, eve)}
        told = len(ada.events)
        await ada.play()
        for client, view in opening.items():
            assert (await look_back(client, told)).view == view
        assert {client: names_a_card(view) for client, view in opening.items()} == {ada: False, ben: True, eve: False}


def names_a_card(view: Any) -> bool:
    squares = [view["public"]["squares"], (view.get("own") or {}).get("squares")]
    return b'"ship_' in msgspec.json.encode(squares)


async def test_a_replay_tells_the_chances_after_every_step(server: Running) -> None:
    seated = server.create(seed=6)
    async with Client(server.url, seated) as client:
        await client.play_out()
    film = msgspec.json.decode(server.http.get(f"/api/tables/{seated.table}/replay").content, type=Replay)
    for chances in (film.chances, *(step.chances for step in film.steps)):
        assert len(chances) == 1
        assert 0 <= chances[0] <= 1
    assert film.steps[-1].chances == [float(won) for won in film.result.won]
    assert len({tuple(step.chances) for step in film.steps}) > 5
