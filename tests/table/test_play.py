"""Playing over real WebSockets."""

from __future__ import annotations

import asyncio

import pytest
from websockets.exceptions import ConnectionClosed

from hullbreach.games import find_title
from hullbreach.table.bodies import Join, Seated
from hullbreach.table.messages import (
    Answer,
    Asked,
    Chat,
    Done,
    Hello,
    Hint,
    Hinted,
    News,
    People,
    Ping,
    Play,
    Pong,
    Rematch,
    Rematched,
    Said,
    Settled,
    Undo,
    Whole,
)
from hullbreach.table.undo import told_nothing
from tests.table.client import Client, decode_seated
from tests.table.conftest import Running, Start

pytestmark = pytest.mark.anyio

TITLE = find_title("aliens-attack")
SEED = 5


def join(server: Running, seated: Seated) -> Seated:
    response = server.post(f"/api/tables/{seated.table}/seats", Join(player="Ben"))
    assert response.status_code == 201
    return decode_seated(response.content)


def two(server: Running, **fields: object) -> tuple[Seated, Seated]:
    first = server.create(options={"mode": "two_player"}, player="Ada", **fields)
    return first, join(server, first)


async def test_a_game_alone_to_the_end(server: Running) -> None:
    seated = server.create(seed=7)
    async with Client(server.url, seated) as client:
        await client.play_out()
        assert client.legal == []
        async with Client(server.url, seated) as again:
            assert again.view == client.view
            assert again.events == client.events
            assert again.result == client.result
        refusal = await client.refused(Play(id="late", seq=client.seq, move=0))
        assert (refusal.code, refusal.id) == ("game-over", "late")


async def test_a_move_costs_less_than_a_kilobyte(server: Running) -> None:
    async with Client(server.url, server.create(seed=11)) as client:
        await client.play_out()
        sizes = sorted(len(text) for text in client.raw[2:])
        assert sizes[len(sizes) // 2] < 1000


async def test_two_seats_play_against_each_other(server: Running) -> None:
    first, second = two(server)
    async with Client(server.url, first) as ada, Client(server.url, second) as ben:
        while ada.result is None:
            mover, other = (ada, ben) if ada.legal else (ben, ada)
            news = await mover.play()
            heard = await other.expect(News)
            assert (heard.seq, heard.events, heard.id) == (news.seq, news.events, None)
        assert ben.result == ada.result
        async with Client(server.url, second) as again:
            assert again.view == ben.view


async def test_everybody_learns_who_came_where_and_with_what_score(server: Running) -> None:
    alone = {"players": "1", "flights": "I", "clock": "none"}
    async with Client(server.url, server.create(game="galaxy-trucker", options=alone, seed=11)) as client:
        await client.play_out()
        assert client.result is not None
        assert client.result.score == []
        (place,) = client.result.places
        assert (place.rank, [part for part, _ in place.score]) == (1, ["credits"])


async def test_who_may_not_play_is_told_why_and_nobody_else_notices(server: Running) -> None:
    first, second = two(server)
    async with (
        Client(server.url, first) as ada,
        Client(server.url, second) as ben,
        Client(server.url, table=server.info(first).watch) as eve,
    ):
        mover, other = (ada, ben) if ada.legal else (ben, ada)
        move = mover.legal[0]
        wrong_seat = await other.refused(Play(id="w", seq=0, move=move))
        assert (wrong_seat.code, wrong_seat.why) == ("refused", "not-your-turn")
        assert wrong_seat.rule
        assert (await eve.refused(Play(id="e", seq=0, move=move))).code == "no-seat"
        unknown = await mover.refused(Play(id="u", seq=0, move=2**31 - 1))
        assert (unknown.code, unknown.why) == ("refused", "unknown-move")
        assert (await mover.refused(Play(id="s", seq=5, move=move))).code == "stale"
        news = await mover.play(move)
        assert news.seq == 1
        assert (await mover.refused(Play(id="t", seq=0, move=move))).code == "stale"
        assert (await other.expect(News)).seq == (await eve.expect(News)).seq == 1


async def test_a_move_that_is_sent_again_is_not_played_again(server: Running) -> None:
    seated = server.create()
    async with Client(server.url, seated) as client:
        ask = client.next_play()
        await client.send(ask)
        await client.send(ask)
        assert (await client.expect(News)).id == ask.id
        assert await client.expect(Done) == Done(id=ask.id, seq=1)
    async with Client(server.url, seated) as client:
        await client.send(ask)
        assert await client.expect(Done) == Done(id=ask.id, seq=1)
        assert client.seq == 1


async def test_who_returns_hears_only_what_was_missed(server: Running) -> None:
    first, second = two(server)
    async with Client(server.url, first) as ada, Client(server.url, second) as ben:
        mover = ada if ada.legal else ben
        await mover.play()
        seen = len(mover.events)
        away = Client(server.url, table=server.info(first).watch, since=1)
        if mover.legal:
            await mover.play()
        async with away:
            assert not away.whole.fresh
            assert away.events == mover.events[seen:]
            assert away.seq == mover.seq
    async with Client(server.url, first, since=99) as from_the_future:
        assert from_the_future.whole.fresh


async def test_undo_alone(server: Running) -> None:
    seated = server.create()
    async with Client(server.url, seated) as client:
        assert (await client.refused(Undo(id="none"))).code == "nothing-to-undo"
        view, legal = client.view, client.legal
        await client.play()
        whole = await client.undo()
        assert isinstance(whole, Whole)
        assert (client.view, client.legal, client.seq) == (view, legal, 2)
        await client.play(legal[-1])
        async with Client(server.url, seated, since=1) as again:
            assert again.whole.fresh
            assert again.view == client.view


async def play_until_something_is_seen(ada: Client, ben: Client) -> tuple[Client, Client]:
    """Play to a move that tells somebody something new; who made it, and the other."""
    game = TITLE.new({"mode": "two_player"}, SEED)
    while True:
        mover, other = (ada, ben) if ada.legal else (ben, ada)
        before, seat, move = game.copy(), mover.whole.seat, TITLE.vocabulary.numbered(mover.legal[0])
        assert seat is not None
        game.play(seat, move)
        await mover.play(move.number)
        await other.expect(News)
        if not told_nothing(before, seat, move, game):
            return mover, other


async def test_what_nobody_learned_from_is_taken_back_without_asking(server: Running) -> None:
    first, second = two(server, seed=SEED)
    async with Client(server.url, first) as ada, Client(server.url, second) as ben:
        mover, other = (ada, ben) if ada.legal else (ben, ada)
        view, legal = mover.view, mover.legal
        quiet = await play_a_quiet_move(mover, other)
        assert isinstance(await mover.undo(), Whole)
        assert (await other.expect(Whole)).seq == 2
        assert (mover.view, mover.legal) == (view, legal)
        await mover.play(quiet)
        await other.expect(News)
        await other.play()
        await mover.expect(News)
        assert isinstance(await mover.undo(), Done)  # somebody has acted on it
        assert (await other.expect(Asked)).seat == mover.whole.seat


async def play_a_quiet_move(mover: Client, other: Client) -> int:
    game, seat = TITLE.new({"mode": "two_player"}, SEED), mover.whole.seat
    assert seat is not None
    for move in game.legal(seat):
        after = game.copy()
        after.play(seat, move)
        if told_nothing(game, seat, move, after) and after.actors() != (seat,):
            await mover.play(move.number)
            await other.expect(News)
            return move.number
    raise AssertionError


async def test_undo_by_agreement(server: Running) -> None:
    first, second = two(server, seed=SEED)
    async with Client(server.url, first) as ada, Client(server.url, second) as ben:
        assert (await ben.refused(Answer(id="early", yes=True))).code == "no-question"
        mover, other = await play_until_something_is_seen(ada, ben)
        seq = mover.seq
        for yes in (False, True):
            assert isinstance(await mover.undo(), Done)
            await other.expect(Asked)
            assert (await mover.refused(Answer(id="me", yes=True))).code == "no-question"
            await other.send(Answer(id="a", yes=yes))
            assert (await mover.expect(Settled)).granted is yes
        assert (await mover.expect(Whole)).seq == (await other.expect(Whole)).seq == seq + 1
        assert mover.legal


async def test_a_move_closes_the_question(server: Running) -> None:
    first, second = two(server, seed=SEED)
    async with Client(server.url, first) as ada, Client(server.url, second) as ben:
        mover, other = await play_until_something_is_seen(ada, ben)
        await mover.undo()
        await other.expect(Asked)
        await (mover if mover.legal else other).play()
        assert not (await other.expect(Settled)).granted
        assert (await other.refused(Answer(id="late", yes=True))).code == "no-question"


async def test_a_bot_answers_from_its_seat(server: Running) -> None:
    title = find_title("aliens-attack")
    options = {"mode": "two_player"}
    second = title.seats(title.settle(options))[1]
    seated = server.create(options=options, bots={second: "random"}, seed=1)
    async with Client(server.url, seated) as client:
        mine = 0
        while client.result is None and mine < 4:
            if client.legal:
                await client.play()
                mine += 1
            else:
                await client.expect(News)
        assert client.seq > mine
        assert isinstance(await client.undo(), Whole)
        assert client.legal


async def test_a_hint_is_a_legal_move(server: Running) -> None:
    async with Client(server.url, server.create()) as client, Client(server.url, server.create()) as other:
        await client.send(Hint(id="h"))
        assert (await client.refused(Hint(id="h2"))).code == "busy"
        await other.play()  # thinking delays nobody
        assert (await client.expect(Hinted)).move in client.legal
        await client.play_out()
        assert (await client.refused(Hint(id="h3"))).code == "no-hint"


async def test_chat_is_for_tables_with_several_people(server: Running) -> None:
    first, second = two(server)
    async with Client(server.url, first) as ada, Client(server.url, second) as ben:
        await ada.send(Chat(id="c", text="Hello!"))
        assert (await ben.expect(Said)).line.text == "Hello!"
    async with Client(server.url, second) as ben:
        assert [line.text for line in ben.whole.chat] == ["Hello!"]
    async with Client(server.url, server.create()) as alone:
        assert (await alone.refused(Chat(id="c", text="Hello?"))).code == "no-chat"
    async with Client(server.url, table=server.info(first).watch) as eve:
        assert (await eve.refused(Chat(id="c", text="Psst"))).code == "no-seat"


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("Look at \u202e12 exit\u202c!", "Look at 12 exit!"),
        ("\u2067mirrored\u2069 \u200f\u061c\u200e", "mirrored"),
        ("two\r\nlines\tand\u2028more", "two lines and more"),
        (
            "\U0001f468\u200d\U0001f680 \u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
            "\U0001f468\u200d\U0001f680 \u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
        ),
        ("caf\u00e9\x00\x07\x1b[31m", "caf\u00e9[31m"),
    ],
    ids=ascii,
)
async def test_nothing_said_turns_or_hides_what_stands_around_it(server: Running, said: str, shown: str) -> None:
    first, second = two(server)
    async with Client(server.url, first) as ada, Client(server.url, second) as ben:
        await ada.send(Chat(id="c", text=said))
        assert (await ben.expect(Said)).line.text == shown
        assert (await ada.refused(Chat(id="n", text="\u202e \u2069"))).code == "bad-message"


async def test_what_was_said_survives_a_restart(start: Start) -> None:
    server = start()
    first, second = two(server)
    async with Client(server.url, first) as ada, Client(server.url, second) as ben:
        for number in range(52):
            await ada.send(Chat(id=f"c{number}", text=f"line {number}"))
            await ada.send(Chat(id=f"c{number}", text="said again"))
        while (await ben.expect(Said)).line.text != "line 51":
            pass
    again = start()
    async with Client(again.url, second) as ben:
        assert [line.text for line in ben.whole.chat] == [f"line {number}" for number in range(2, 52)]
        assert ben.whole.chat[0].seat == first.seat


async def test_a_rematch_keeps_seats_and_tokens(server: Running) -> None:
    first, second = two(server)
    async with Client(server.url, first) as ada, Client(server.url, second) as ben:
        assert (await ada.refused(Rematch(id="early"))).code == "no-rematch"
        while ada.result is None:
            mover, other = (ada, ben) if ada.legal else (ben, ada)
            await mover.play()
            await other.expect(News)
        for client in (ada, ben):  # the log is open, so nothing is taken back any more
            assert (await client.refused(Undo(id="u"))).code == "game-over"
        await ada.send(Rematch(id="r"))
        again = (await ben.expect(Rematched)).table
        await ben.send(Rematch(id="r"))
        assert (await ben.expect(Rematched)).table == again
    for old in (first, second):
        new = Seated(table=again, seat=old.seat, token=old.token)
        async with Client(server.url, new) as client:
            assert (client.whole.seat, client.seq) == (old.seat, 0)


async def test_people_see_who_is_here(server: Running) -> None:
    first, second = two(server)
    async with Client(server.url, first) as ada:
        async with Client(server.url, second):
            while not all(person.here for person in (await ada.expect(People)).people):
                pass
        assert [person.here for person in (await ada.expect(People)).people] == [True, False]


async def test_a_seat_that_is_left_is_free_again(server: Running) -> None:
    first, second = two(server)
    address = f"/api/tables/{first.table}/seats"
    assert server.post(address, Join()).json()["code"] == "seat-taken"
    headers = {"authorization": f"Bearer {second.token}"}
    async with Client(server.url, first) as ada:
        assert server.http.delete(address, headers=headers).status_code == 200
        assert not (await ada.expect(Whole)).people[1].taken
    assert server.http.delete(address, headers=headers).json()["code"] == "bad-token"
    assert join(server, first).seat == second.seat


async def test_who_has_left_a_private_table_hears_no_more_of_it(server: Running) -> None:
    first, second = two(server)
    address = f"/api/tables/{first.table}/seats"
    async with Client(server.url, first) as ada, Client(server.url, second) as ben:
        server.http.delete(address, headers={"authorization": f"Bearer {second.token}"})
        assert not (await ada.expect(Whole)).people[1].taken
        with pytest.raises(AssertionError, match="no-seat"):
            await ben.expect(Whole)
        with pytest.raises(ConnectionClosed):
            await ben.expect(Whole)


async def test_who_has_left_a_public_table_may_watch_it(server: Running) -> None:
    first, second = two(server, public=True)
    async with Client(server.url, second) as ben:
        server.http.delete(f"/api/tables/{first.table}/seats", headers={"authorization": f"Bearer {second.token}"})
        while ben.whole.seat is not None:
            reply = await ben.receive()
            ben.whole = reply if isinstance(reply, Whole) else ben.whole
        assert ben.legal == []


async def test_ping(server: Running) -> None:
    async with Client(server.url, server.create()) as client:
        await client.send(Ping(id="p"))
        assert await client.expect(Pong) == Pong(id="p")
        assert (await client.refused(Hello(v=1))).code == "bad-message"


async def test_a_table_leaves_memory_and_comes_back(start: Start) -> None:
    server = start(idle_s=0.05, sweep_s=0.05)
    seated = server.create()
    async with Client(server.url, seated) as client:
        await client.play()
        await asyncio.sleep(0.3)
        assert server.metric("hullbreach_tables") == 1
    async with asyncio.timeout(30):
        while server.metric("hullbreach_tables") != 0:
            await asyncio.sleep(0.05)
    async with Client(server.url, seated) as again:
        assert again.view == client.view


async def test_abandoned_tables_are_forgotten(start: Start) -> None:
    server = start(idle_s=0.05, sweep_s=0.05, unplayed_days=3 / 86_400, untouched_days=1)
    unplayed, played = server.create(), server.create()
    async with Client(server.url, played) as client:
        await client.play()
    async with asyncio.timeout(30):
        while server.http.get(f"/api/tables/{unplayed.table}").status_code != 404:
            await asyncio.sleep(0.1)
    assert server.http.get(f"/api/tables/{played.table}").status_code == 200


async def test_two_servers_share_a_store_and_the_log_decides(start: Start) -> None:
    here, there = start(), start()
    seated = here.create()
    async with Client(here.url, seated) as first, Client(there.url, seated) as second:
        await first.play()
        refusal = await second.refused(second.next_play())
        assert refusal.code == "stale"
        assert (second.view, second.seq, second.events) == (first.view, 1, first.events)
        await second.play()
        assert (await first.refused(first.next_play())).code == "stale"
        assert first.view == second.view
