"""Tasks that go on at once."""

from __future__ import annotations

import asyncio

import pytest

from hullbreach.table.wake import Wake

pytestmark = pytest.mark.anyio


async def test_who_waits_goes_on_within_the_answer() -> None:
    loop = asyncio.get_running_loop()
    wake: Wake[str] = Wake(loop)
    order: list[str] = []

    async def wait() -> None:
        order.append(await wake)

    task = asyncio.create_task(wait())
    await asyncio.sleep(0)

    def answer() -> None:
        wake.answer("answered")
        order.append("after it")

    loop.call_soon(answer)
    await task
    assert order == ["answered", "after it"]


async def test_an_answer_that_was_there_before_is_not_waited_for() -> None:
    wake: Wake[int] = Wake(asyncio.get_running_loop())
    wake.answer(1)
    wake.answer(2)
    wake.fail(ValueError())
    assert await wake == 1


async def test_a_failure_is_raised_where_it_is_waited_for() -> None:
    loop = asyncio.get_running_loop()
    wake: Wake[int] = Wake(loop)
    loop.call_soon(lambda: wake.fail(ValueError("nothing")))
    with pytest.raises(ValueError, match="nothing"):
        await wake


async def test_who_waits_can_be_cancelled_by_another_task() -> None:
    wake: Wake[int] = Wake(asyncio.get_running_loop())

    async def wait() -> int:
        return await wake

    task = asyncio.create_task(wait())
    await asyncio.sleep(0)
    assert task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert wake.done()
    wake.answer(1)
    assert not wake.cancel()


async def test_answered_by_another_task_it_waits_for_its_turn() -> None:
    wake: Wake[str] = Wake(asyncio.get_running_loop())
    order: list[str] = []

    async def wait() -> None:
        order.append(await wake)

    task = asyncio.create_task(wait())
    await asyncio.sleep(0)
    wake.answer("answered")
    order.append("after it")
    await task
    assert order == ["after it", "answered"]
