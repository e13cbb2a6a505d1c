"""Costly questions: what one may ask in a while, and whom it keeps waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from itertools import count
from statistics import median
from time import monotonic, sleep
from typing import Any

import httpx
import pytest

from hullbreach.table import films, rewinding
from hullbreach.table.asking import HINT, Budget
from hullbreach.table.bodies import Create
from hullbreach.table.errors import TableError
from hullbreach.table.messages import Hint, Moment, Past, Ping, Play, Pong, Preview, Previewed
from hullbreach.table.rewinding import SHORT, Projector, Reel
from hullbreach.table.settings import Limits
from hullbreach.table.workers import Workers
from tests.kernel.toy import TITLE
from tests.table.client import Client
from tests.table.conftest import Running, Start
from tests.table.quiet import MemoryStore, begin, run, serve

pytestmark = [pytest.mark.anyio, pytest.mark.alone]


async def test_who_asks_much_waits_for_who_asks_little() -> None:
    workers, order = Workers(1, 100), list[str]()

    async def ask(asker: str) -> None:
        await workers.do(asker, False, sleep, 0.02)
        order.append(asker)

    try:
        crowd = [asyncio.create_task(ask("crowd")) for _ in range(10)]
        await asyncio.sleep(0.01)
        await asyncio.gather(*crowd, ask("somebody"))
    finally:
        workers.close()
    assert order.index("somebody") <= 1
    assert not workers._asked


async def test_workers_that_are_closed_start_no_more_work() -> None:
    workers = Workers(1, 100)
    workers.close()
    with pytest.raises(TableError, match="busy"):
        await workers.do("me", True, sleep, 0)


def test_an_address_and_a_seat_have_a_budget_each() -> None:
    budget = Budget(Limits(questions=0.001, questions_burst=20))
    budget.spend(HINT, "here", "table", 0)
    budget.spend(HINT, "there", "table", 0)
    with pytest.raises(TableError, match="too-fast"):
        budget.spend(HINT, "there too", "table", 0)
    budget.spend(HINT, "here", "table", 1)
    with pytest.raises(TableError, match="too-fast"):
        budget.spend(HINT, "here")
    budget.spend(HINT, "elsewhere")


async def test_the_past_is_not_asked_for_without_end(start: Start) -> None:
    server = start(limits=Limits(questions=0.001, questions_burst=5))
    async with Client(server.url, server.create()) as client:
        for number in range(2):
            await client.send(Past(id=f"p{number}", told=0))
            await client.receive()
        assert (await client.refused(Past(id="p2", told=0))).code == "too-fast"


async def test_previews_are_not_asked_for_without_end(start: Start) -> None:
    server = start(limits=Limits(questions=0.001, questions_burst=3))
    async with Client(server.url, server.create()) as client:
        for number in range(3):
            await client.send(Preview(id=f"p{number}", seq=0, move=client.legal[0]))
            await client.expect(Previewed)
        assert (await client.refused(Preview(id="p3", seq=0, move=client.legal[0]))).code == "too-fast"


SLOWLY_S = 1.0


class Slow:
    """Stands for work that takes long, and counts how often it is done."""

    def __init__(self, work: Callable[..., Any]) -> None:
        self.work = work
        self.times = 0

    def __call__(self, *args: Any) -> Any:
        self.times += 1
        sleep(SLOWLY_S)
        return self.work(*args)


async def answer_to_ping(client: Client) -> float:
    began = monotonic()
    await client.send(Ping(id="ping"))
    await client.expect(Pong)
    return monotonic() - began


async def test_nobody_waits_while_somebody_looks_back(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not at other tables, and not at the same one."""
    slow = Slow(Reel.moment)
    monkeypatch.setattr(Reel, "moment", lambda *args: slow(*args))
    monkeypatch.setattr(rewinding, "SHORT", 0)
    seated = server.create()
    async with (
        Client(server.url, table=server.info(seated).watch) as curious,
        Client(server.url, seated) as player,
        Client(server.url, server.create()) as other,
    ):
        await player.play()
        began = monotonic()
        await curious.send(Past(id="past", told=0))
        await asyncio.sleep(0.05)
        assert await answer_to_ping(other) < SLOWLY_S / 2
        await player.play()
        assert monotonic() - began < SLOWLY_S * 0.75
        assert (await curious.expect(Moment)).view == curious.whole.view
        assert slow.times == 1
        assert monotonic() - began > SLOWLY_S


def test_what_is_seen_of_the_past_is_as_it_was_when_it_was_asked_for() -> None:
    async def scenario() -> None:
        tables = serve(MemoryStore())
        table, (left, *_) = await begin(tables, Create(game=TITLE.id, absent="play-on"))
        reel, before = table.reel(), table.game.view(0)
        await tables.play(table, left, Play(id="take", seq=table.seq, move=TITLE.vocabulary.read("take").number))
        assert reel.moment(0, 99)[1] == before != table.game.view(0)
        await tables.close()

    run(scenario())


async def test_a_film_is_made_once_and_keeps_nobody_waiting(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow(films.replay)
    monkeypatch.setattr(films, "replay", slow)
    seated = server.create(seed=3)
    async with (
        Client(server.url, seated) as player,
        Client(server.url, server.create()) as other,
        httpx.AsyncClient(base_url=server.url) as browser,
    ):
        await player.play_out()
        address, began = f"/api/tables/{seated.table}/replay", monotonic()
        asking = [asyncio.create_task(browser.get(address)) for _ in range(5)]
        await asyncio.sleep(0.1)
        assert await answer_to_ping(other) < SLOWLY_S / 2
        await player.send(Past(id="past", told=0))  # the table's lock is free
        await player.expect(Moment)
        assert monotonic() - began < SLOWLY_S * 0.75
        answers = await asyncio.gather(*asking, browser.get(address))
        assert {answer.status_code for answer in answers} == {200}
        assert len({answer.content for answer in answers}) == slow.times == 1


async def test_a_crowd_before_the_projector_is_told_so_and_may_come_again() -> None:
    projector = Projector(most_waiting=1)
    first = asyncio.create_task(projector.show_slowly(sleep, 0.05))
    await asyncio.sleep(0)
    with pytest.raises(TableError, match="busy"):
        await projector.show(SHORT + 1, sleep, 0)
    await projector.show(SHORT, sleep, 0)  # what is short waits for nobody
    await first
    await projector.show(SHORT + 1, sleep, 0)


async def test_a_film_that_could_not_be_made_is_made_for_the_next_who_asks(start: Start) -> None:
    server = start()
    seated = server.create(seed=3)
    async with Client(server.url, seated) as player:
        await player.play_out()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Projector, "show_slowly", refuse)
        assert server.http.get(f"/api/tables/{seated.table}/replay").status_code == 503
    assert server.http.get(f"/api/tables/{seated.table}/replay").status_code == 200


async def refuse(*_: Any) -> None:
    raise TableError("busy")


async def test_thirty_who_ask_for_hints_hardly_delay_the_bot_of_another_table(start: Start) -> None:
    """They come from one address, as far as the server can tell, and it has one worker."""
    server = start()
    await bot_answers(server)  # the worker is there
    alone = [await bot_answers(server) for _ in range(3)]
    async with AsyncExitStack() as stack:
        tables = [server.create(game="under-falling-skies") for _ in range(30)]
        crowd = [await stack.enter_async_context(Client(server.url, seated)) for seated in tables]
        asking = [asyncio.create_task(keep_asking(client)) for client in crowd]
        await asyncio.sleep(0.1)
        crowded = [await bot_answers(server) for _ in range(5)]
        for task in asking:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
    print(
        "a bot answers (s):", *(round(wait, 2) for wait in alone), "in a crowd:", *(round(wait, 2) for wait in crowded)
    )
    assert median(crowded) - median(alone) < 0.5


async def keep_asking(client: Client) -> None:
    """For another hint as soon as there is one."""
    for number in count():
        await client.send(Hint(id=f"h{number}"))
        await client.socket.recv()


async def bot_answers(server: Running) -> float:
    """At a table of their own: how long it takes from one's own move until it is one's turn again."""
    seated = server.create(options={"mode": "two_player"}, bots={"alien": "random"})
    async with Client(server.url, seated) as player:
        while not player.legal:
            await player.receive()
        while player.legal:
            await player.play()
        began = monotonic()
        while not player.legal and player.result is None:
            await player.receive()
        return monotonic() - began
