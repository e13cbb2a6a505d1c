"""Whatever arrives, the server stays up, answers in types, and other tables go on."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Sequence
from time import monotonic

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, ConnectionClosedError

from hullbreach.kernel.log import Log, load
from hullbreach.kernel.view import encode as encode_view
from hullbreach.table.bodies import Join, Seated
from hullbreach.table.errors import STATUS
from hullbreach.table.messages import (
    REPLY,
    Answer,
    Chat,
    ClockTold,
    Error,
    Ping,
    Play,
    Pong,
    Propose,
    Proposed,
    Ready,
    Rematch,
    Reply,
    Scratch,
    Undo,
    Vote,
    encode,
)
from hullbreach.table.settings import Limits
from tests.effort import LONG
from tests.kernel.toy import TITLE
from tests.table.client import Client, decode_seated
from tests.table.conftest import Running, Start
from tests.table.shelf import LONG_AIRLOCK, find_title
from tests.table.test_clock import STAY, open_airlock

pytestmark = pytest.mark.anyio

MESSAGES = 100_000 if LONG else 5_000
BURST = 20
ATTACKERS = 5

VALUES = [0, 1, -1, 2**31, 2**63, 1e308, 0.5, "", "a", "é" * 50, None, True, [], {}, [[[]]], {"t": "play"}]
FIELDS = ["t", "id", "seq", "move", "yes", "text", "v", "token", "since", "x"]
KINDS = ["hello", "play", "undo", "answer", "hint", "chat", "rematch", "ping", "whole", "news", "", 7]
KINDS += ["ready", "propose", "vote", "scratch", "preview", "past", "cued"]
MOVES = range(120)
GRABS = [move.number for move in TITLE.vocabulary.moves if not move.text.startswith(("vent", "stay"))] + [99, 119]
"""Nobody decides, so the round lasts."""


def some_json(dice: random.Random, moves: Sequence[int]) -> str:
    fields = {field: dice.choice(VALUES) for field in dice.sample(FIELDS, dice.randrange(1, 6))}
    if dice.random() < 0.8:
        fields["t"] = dice.choice(KINDS)
    if dice.random() < 0.5:
        fields |= {"id": f"i{dice.randrange(50)}", "seq": dice.randrange(40), "move": dice.choice(moves)}
    if fields.get("t") == "hint":  # thinking is not what is tested here
        fields["t"] = "ping"
    return msgspec.json.encode(fields).decode()


def nearly_right(dice: random.Random, moves: Sequence[int]) -> str:
    """A well-formed play of any move at any time: out of order, replayed, or even legal."""
    return f'{{"t":"play","id":"i{dice.randrange(200)}","seq":{dice.randrange(60)},"move":{dice.choice(moves)}}}'


def garbage(dice: random.Random, moves: Sequence[int]) -> str | bytes:
    if dice.random() < 0.5:
        return dice.randbytes(dice.randrange(200))
    text = nearly_right(dice, moves)
    return text[: dice.randrange(len(text))] + chr(dice.randrange(0x20, 0xD7FF)) + text[dice.randrange(len(text)) :]


def sensible(dice: random.Random, client: Client, moves: Sequence[int]) -> str:
    """What a player could really ask for, as the table stood a moment ago; sometimes twice."""
    name = f"{client.name}{dice.randrange(2_000)}"
    plays = [Play(id=name, seq=client.seq, move=move) for move in client.legal if move in moves]
    yes = dice.random() < 0.8
    others = [Undo(id=name), Answer(id=name, yes=yes), Chat(id=name, text="?"), Rematch(id=name)]
    others += [Ready(id=name, yes=yes), Vote(id=name, yes=yes), Scratch(what=name)]
    motion = Propose(id=name, what="pause" if dice.random() < 0.25 else "resume")
    wild = Play(id=name, seq=client.seq, move=dice.choice(moves))
    return encode(dice.choice([wild, wild, *others, motion, *plays]))


def some_message(dice: random.Random, client: Client, moves: Sequence[int]) -> str | bytes:
    if dice.random() < 0.4:
        return sensible(dice, client, moves)
    return dice.choice([some_json, nearly_right, garbage])(dice, moves)


async def heard_until_pong(client: Client, name: str) -> list[Reply]:
    heard: list[Reply] = []
    await client.send(Ping(id=name))
    while not (heard and isinstance(pong := heard[-1], Pong) and pong.id == name):
        heard.append(await client.receive())
    return heard


async def attack(
    server: Running, seated: Seated | None, watch: str, seed: int, moves: Sequence[int] = MOVES
) -> Counter[str]:
    """Send nonsense in bursts, from a seat or as a spectator; returns what came back, errors by code."""
    dice = random.Random(seed)  # noqa: S311
    replies: Counter[str] = Counter()
    async with Client(server.url, seated, table=watch) as client:
        for burst in range(MESSAGES // ATTACKERS // BURST):
            for _ in range(BURST):
                await client.socket.send(some_message(dice, client, moves))
            for reply in await heard_until_pong(client, f"pong{burst}"):
                if isinstance(reply, Error):
                    assert reply.code in STATUS
                    assert reply.code != "internal", reply
                replies[reply.code if isinstance(reply, Error) else type(reply).__name__] += 1
    return replies


async def test_nonsense_is_answered_and_harms_nobody(server: Running) -> None:
    alone, first = server.create(), server.create(options={"mode": "two_player"})
    second = decode_seated(server.post(f"/api/tables/{first.table}/seats", Join()).content)
    here, there = server.info(alone).watch, server.info(first).watch
    doors = [(alone, here), (None, here), (first, there), (second, there), (None, there)]
    assert len(doors) == ATTACKERS
    attacks = [attack(server, seated, watch, number) for number, (seated, watch) in enumerate(doors)]
    peaceful = server.create(seed=3)

    async def play_in_peace() -> None:
        async with Client(server.url, peaceful) as client:
            while client.result is None:
                await client.play()
                await asyncio.sleep(0.02)
            assert not any(b'"t":"error"' in text for text in client.raw)

    peace = asyncio.create_task(play_in_peace())
    for (seated, _), replies in zip(doors, await asyncio.gather(*attacks), strict=True):
        print(f"seat {seated.seat if seated else None}:", dict(replies))
        expected = {"refused", "stale", "News", "Done", "Whole"} if seated else {"no-seat", "News", "Whole"}
        assert {"bad-message", *expected} <= replies.keys()
    await peace
    for victim in (alone, first, second):
        async with Client(server.url, victim) as client:
            if client.legal:
                await client.play()
    await log_and_memory_agree(server, alone)
    assert server.http.get("/healthz").status_code == 200


async def test_nonsense_harms_no_game_in_real_time(server: Running) -> None:
    """Nor does anybody gain or lose time by it."""
    left, right = open_airlock(server, game=LONG_AIRLOCK.id, absent="play-on")
    began = monotonic()
    async with Client(server.url, left) as one, Client(server.url, right) as two:
        await asyncio.gather(one.until_running(), two.until_running())
    watch = server.info(left).watch
    doors = [(left, watch), (right, watch), (None, watch)]
    attacks = [attack(server, seated, watch, number, GRABS) for number, (seated, watch) in enumerate(doors)]
    for (seated, _), replies in zip(doors, await asyncio.gather(*attacks), strict=True):
        print(f"seat {seated.seat if seated else None}:", dict(replies))
        expected = {"refused", "no-undo", "paused", "News", "Done", "ClockTold", "Proposed", "Decided", "Scratched"}
        assert {"bad-message", *(expected if seated else {"no-seat", "News", "ClockTold"})} <= replies.keys()
    log = await play_to_the_end(server, left, right)
    assert 0 < sum(entry.ms for entry in log.entries) <= (monotonic() - began) * 1000


async def play_to_the_end(server: Running, left: Seated, right: Seated) -> Log:
    """Whatever has become of the clock; the log then holds what both see."""
    async with Client(server.url, left) as one, Client(server.url, right) as two:
        if one.whole.phase == "paused":
            await one.send(Propose(id="p", what="resume"))
            await two.expect(Proposed)
            await two.send(Vote(id="v", yes=True))
            while not (await one.expect(ClockTold)).runs:
                pass
        for client in (one, two):
            await client.play(STAY)
        while one.result is None:
            for client in (one, two):
                while client.seq < max(one.seq, two.seq):
                    await client.receive()
            await (one if one.legal else two).play()
            while one.seq < two.seq:
                await one.receive()
        log = load(server.http.get(f"/api/tables/{left.table}/log").text, find_title)
        for client, seated in ((one, left), (two, right)):
            while client.seq < max(one.seq, two.seq):
                await client.receive()
            assert client.view == msgspec.json.decode(encode_view(log.replay().view(seated.seat)))
    return log


async def log_and_memory_agree(server: Running, seated: Seated) -> None:
    headers = {"authorization": f"Bearer {seated.token}"}
    log = load(server.http.get(f"/api/tables/{seated.table}/log", headers=headers).text, find_title)
    async with Client(server.url, seated) as client:
        assert client.view == msgspec.json.decode(encode_view(log.replay().view(seated.seat)))


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ('{"t":"ping","id":"a"}', "bad-message"),
        ("{}", "bad-message"),
        ("\x00", "bad-message"),
        ('{"t":"hello","v":99}', "wrong-version"),
        ('{"t":"hello","v":1,"token":"guess"}', "bad-token"),
        ('{"t":"hello","v":1,"token":"\\ud800"}', "bad-message"),
        ('{"t":"hello","v":1,"since":-5}', "bad-message"),
    ],
)
async def test_a_bad_greeting_ends_the_connection(server: Running, first: str, code: str) -> None:
    address = server.url.replace("http", "ws", 1) + f"/ws/{server.create().table}"
    async with connect(address) as websocket:
        await websocket.send(first)
        reply = REPLY.decode(await websocket.recv(decode=False))
        assert isinstance(reply, Error)
        assert reply.code == code
        with pytest.raises(ConnectionClosed):
            await websocket.recv()


async def test_a_message_that_is_too_big_is_refused(server: Running) -> None:
    async with Client(server.url, server.create()) as client:
        for size in (5_000, 16_000):
            await client.socket.send("x" * size)
            error = await client.expect(Error)
            assert (error.code, error.details) == ("too-big", {"most": 4_096})
        await client.play()


async def test_a_giant_message_closes_only_its_own_connection(server: Running) -> None:
    seated = server.create()
    async with Client(server.url, seated) as other, Client(server.url, seated) as loud:
        await loud.socket.send("x" * 20_000)
        with pytest.raises(ConnectionClosedError, match="1009"):
            await loud.expect(Pong)
        await other.play()


async def talk_until_shown_out(client: Client) -> None:
    for number in range(100):
        await client.send(Ping(id=f"p{number}"))
    while True:
        await client.receive()


async def test_who_talks_too_fast_is_told_and_then_shown_out(start: Start) -> None:
    server = start(limits=Limits(messages=1.0, messages_burst=5))
    seated = server.create()
    async with Client(server.url, seated) as other, Client(server.url, seated) as hasty:
        with pytest.raises(ConnectionClosed):
            await talk_until_shown_out(hasty)
        errors = [reply for text in hasty.raw if isinstance(reply := REPLY.decode(text), Error)]
        assert {error.code for error in errors} == {"too-fast"}
        await other.play()
