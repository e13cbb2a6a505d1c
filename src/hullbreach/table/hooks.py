"""Webhooks: for groups that play over days, a table calls when it becomes somebody's turn, and at the end.

Calls never hold a table up. They are few, bounded in number and time, signed, and tried again for some minutes; those
that wait when the server stops are lost.
"""

from __future__ import annotations

import asyncio
import logging
from functools import cache
from secrets import token_hex, token_urlsafe
from time import time
from typing import TYPE_CHECKING, Final, Literal

import msgspec
from msgspec import structs

from hullbreach.locales import Words
from hullbreach.table.calling import look_up, post, read_url, signature
from hullbreach.table.errors import TableError
from hullbreach.table.hook import VERSION, Call, HookGone, HookInfo, HookMade
from hullbreach.table.limits import Addresses
from hullbreach.table.store import HookRow

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from typing import Any

    from hullbreach.table.hook import SetHook
    from hullbreach.table.live import LiveTable
    from hullbreach.table.settings import Settings
    from hullbreach.table.store import Store

LOGGER: Final = logging.getLogger("hullbreach.table")
TRIES: Final = 5
"""After the first, each waits five times as long as the one before."""
BACKOFF: Final = 5
MOST_FAILED: Final = 20
"""So many calls in a row that failed, and the hook is off until somebody sets it again."""
RATE: Final = 1 / 10
BURST: Final = 10
AT_ONCE: Final = 8
AGAIN: Final = (408, 425, 429)
"""What is no success, and may be one later; and so is whatever the other server blames itself for."""

words_of = cache(Words)


class Hooks:
    """What is called for whom. `start` runs something by itself."""

    def __init__(
        self, store: Store, settings: Settings, start: Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]]
    ) -> None:
        self._store = store
        self._settings = settings
        self._start = start
        self._rates = Addresses(RATE, BURST, 1)
        self._doors = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0

    # --- set by who holds a seat ---
    async def put(self, table: LiveTable, ask: SetHook, origin: str) -> HookMade:
        """Raises TableError for an address that may not be called."""
        target = read_url(ask.url)
        await self._check(ask.url)
        secret = token_urlsafe(24)
        await self._store.set_hook(table.row.id, HookRow(ask.url, secret, origin, ask.language))
        return HookMade(host=target.host, secret=secret)

    async def _check(self, url: str) -> None:
        async with asyncio.timeout(self._settings.hook_s):
            await look_up(read_url(url), self._settings.private_hooks)

    async def info(self, table: LiveTable) -> HookInfo:
        hook = await self._store.hook_of(table.row.id)
        if hook is None:
            return HookInfo(host="", failed=0, off=False)
        return HookInfo(host=read_url(hook.url).host, failed=hook.failed, off=hook.failed >= MOST_FAILED)

    async def drop(self, table: LiveTable) -> HookGone:
        hook = await self._store.hook_of(table.row.id)
        await self._store.drop_hook(table.row.id)
        return HookGone(host=read_url(hook.url).host if hook else "")

    # --- called ---
    def ring(self, table: LiveTable, before: int) -> None:
        """An entry was committed; `before` it, it was the turn of those seats."""
        over, turn = table.game.over(), table.turn() & ~before
        seats = [seat for seat in table.held() if turn >> seat & 1]
        if table.alone() or not (over or seats):
            return
        if self._waiting < self._settings.limits.hook_calls and (over or self._rates.may_ask(table.row.id)):
            self._waiting += 1
            self._start(self._call(table, over, seats))

    async def _call(self, table: LiveTable, over: bool, seats: list[int]) -> None:
        try:
            hook = await self._store.hook_of(table.row.id)
            if hook is not None and hook.failed < MOST_FAILED:
                through = await self._insist(hook, msgspec.json.encode(_told(table, hook, over, seats)))
                await self._store.set_hook(
                    table.row.id, structs.replace(hook, failed=0 if through else hook.failed + 1)
                )
        finally:
            self._waiting -= 1

    async def _insist(self, hook: HookRow, body: bytes) -> bool:
        """Whether it got through in the end."""
        name, wait = token_hex(8), self._settings.hook_retry_s
        for attempt in range(TRIES):
            if attempt:
                await asyncio.sleep(wait)
                wait *= BACKOFF
            try:
                status = await self._try(hook, body, name)
            except (TableError, OSError, TimeoutError, UnicodeError) as error:
                LOGGER.info("a webhook could not be called: %s", type(error).__name__)
                continue
            if status < 500 and status not in AGAIN:
                return 200 <= status < 300
        return False

    async def _try(self, hook: HookRow, body: bytes, name: str) -> int:
        signed = signature(hook.secret, int(time()), body)
        headers = {"Hullbreach-Signature": signed, "Hullbreach-Delivery": name}
        async with self._doors:
            return await post(read_url(hook.url), body, headers, self._settings.private_hooks, self._settings.hook_s)


def _told(table: LiveTable, hook: HookRow, over: bool, seats: list[int]) -> Call:
    words, row = words_of(hook.language), table.row
    result = table.result()
    if over and result is not None:
        seats = [seat for seat, won in enumerate(result.won) if won]
    players = [table.seats[seat].name or words.say(f"{row.game}-seat-{table.names[seat]}") for seat in seats]
    who = players[0] if players else ""
    for other in players[1:]:
        who = words.say("list-and", first=who, second=other)
    link = f"{hook.origin}/#/table/{row.id}"
    message = ("table-hook-won" if players else "table-hook-over") if over else "table-hook-turn"
    text = words.say(message, who=who, game=words.say(f"{row.game}-title"), link=link)
    event: Literal["turn", "end"] = "end" if over else "turn"
    return Call(
        v=VERSION,
        event=event,
        game=row.game,
        table=row.id,
        name=row.name,
        link=link,
        players=players,
        text=text,
        content=text,
    )
