"""Costly questions: what one may ask in a while, and whom it keeps waiting."""

from __future__ import annotations

import asyncio
from time import sleep

import pytest

from hullbreach.table.asking import HINT, Budget
from hullbreach.table.errors import TableError
from hullbreach.table.messages import Past
from hullbreach.table.settings import Limits
from hullbreach.table.workers import Workers
from tests.table.client import Client
from tests.table.conftest import Start

pytestmark = pytest.mark.anyio


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
