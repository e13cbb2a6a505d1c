"""Tables in memory: found, kept up with their logs, and forgotten. The log decides; memory only follows it."""

from __future__ import annotations

import asyncio
import logging
from time import monotonic, monotonic_ns, perf_counter
from typing import TYPE_CHECKING, Any, Final, NoReturn

from msgspec import structs

from hullbreach.kernel.errors import HullError
from hullbreach.table.asking import Budget
from hullbreach.table.bookkeeping import entry_of
from hullbreach.table.errors import TableError, because
from hullbreach.table.hooks import Hooks
from hullbreach.table.live import Listener, LiveTable
from hullbreach.table.messages import Done, encode
from hullbreach.table.opening import Opening
from hullbreach.table.outcomes import end_of
from hullbreach.table.store import Conflict, ResultRow, Row
from hullbreach.table.thinking import Thinkers

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from hullbreach.kernel.title import Title
    from hullbreach.table.clock import Now
    from hullbreach.table.metrics import Metrics
    from hullbreach.table.settings import Settings
    from hullbreach.table.store import Store, Stored

LOGGER: Final = logging.getLogger("hullbreach.table")


class Keeping(Opening):
    """Finds tables, and adds to their logs. Whoever adds holds the table's lock."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        metrics: Metrics,
        find_title: Callable[[str], Title],
        now: Now = monotonic_ns,
    ) -> None:
        super().__init__(store, settings, find_title)
        self.metrics = metrics
        self.budget = Budget(settings.limits)
        self.thinkers = Thinkers(settings.thinkers, settings.limits.thoughts)
        self.now = now
        self.live: dict[str, LiveTable] = {}
        self._watched: dict[str, LiveTable] = {}
        """The same tables by their watch ids."""
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.hooks = Hooks(store, settings, self.start)

    # --- finding ---
    async def find(self, name: str) -> LiveTable:
        """The table with that id or watch id, replayed if it is not in memory; raises TableError."""
        found = self.live.get(name) or self._watched.get(name)
        if found is None:
            if name not in self._loading:
                self._loading[name] = asyncio.create_task(self._load(name))
            found = await asyncio.shield(self._loading[name])
        found.idle_since = monotonic()
        return found

    async def _load(self, name: str) -> LiveTable:
        try:
            stored = await self.store.load(name)
            if stored is None:
                raise TableError("no-such-table")
            # Meanwhile somebody may have come by its other name.
            return self.live.get(stored.table.id) or self._remember(stored)
        finally:
            del self._loading[name]

    def _remember(self, stored: Stored) -> LiveTable:
        table = LiveTable(stored, self.title(stored.table.game), self.now)
        self.live[table.row.id] = self._watched[table.row.watch] = table
        self.metrics.tables = len(self.live)
        return table

    def forget(self, table: LiveTable) -> None:
        """It leaves memory. Whoever still waits for its lock can add nothing any more."""
        table.gone = True
        if table.timer:
            table.timer.cancel()
        self.live.pop(table.row.id, None)
        self._watched.pop(table.row.watch, None)
        self.metrics.tables = len(self.live)

    # --- adding to a log ---
    async def enter(self, table: LiveTable, row: Row, listener: Listener | None = None) -> None:
        """One entry: taken by the game, committed, and told. A refused one leaves no trace; raises TableError."""
        if table.gone:
            raise TableError("internal")
        before, turn = len(table.journal.events), table.turn()
        try:
            table.enter(row)
        except HullError as error:
            raise because("refused", error) from None
        except Exception as error:
            # A mistake in the rules: what it left in memory is worth nothing, the log is whole.
            LOGGER.exception("a move failed")
            await self.follow_log(table)
            raise TableError("internal") from error
        began = perf_counter()
        try:
            over = table.game.over()
            noted = [structs.replace(row, turn=table.turn())]
            result, logged, end = (_daily_result(table), entry_of(table), end_of(table)) if over else (None, None, None)
            await self.store.append(table.row.id, noted, over, result, logged, end)
        except Exception as error:  # noqa: BLE001 - whatever it was, memory and log may differ now
            await self._follow_after(table, error)
        self.metrics.commit.observe(perf_counter() - began)
        self.metrics.entries += 1
        self._tell_entry(table, row, before, listener)
        self.hooks.ring(table, turn)

    async def _follow_after(self, table: LiveTable, error: Exception) -> NoReturn:
        """An entry that the game in memory has taken did not become durable: memory follows the log again."""
        await self.follow_log(table)
        if not isinstance(error, Conflict):
            LOGGER.error("an append failed", exc_info=error)
        raise TableError("conflict" if isinstance(error, Conflict) else "internal") from error

    def _tell_entry(self, table: LiveTable, row: Row, before: int, listener: Listener | None) -> None:
        """Who moved hears at once that it counts, in real time before it hears what came of it."""
        if row.keep is not None:
            table.tell_whole(listener, row.id)
            return
        if not table.real_time:
            table.tell_news(before, listener, row.id)
        elif listener is not None:
            listener.send(encode(Done(id=row.id, seq=row.seq)))
        if table.gathered is None and any(table.is_told_later(other.seat) for other in table.listeners):
            table.gathered = before
            asyncio.get_running_loop().call_later(self.settings.gather_ms / 1000, self._tell_soon, table)

    def _tell_soon(self, table: LiveTable) -> None:
        self.start(self._tell_gathered(table))

    async def _tell_gathered(self, table: LiveTable) -> None:
        """Under the lock: whatever the game has taken by then is committed."""
        async with table.lock:
            table.tell_gathered()

    async def follow_log(self, table: LiveTable) -> None:
        """Memory and log differ, or may: read the log again and tell everybody how things stand."""
        try:
            stored = await self.store.load(table.row.id)
        except Exception:
            # What the log says is not known. Who is shown out comes back, to a table made anew from it.
            LOGGER.exception("a log could not be read")
            self._give_up(table)
            return
        if stored is None:
            table.tell_error("no-such-table")
            self._give_up(table)
            return
        table.restore(stored)
        table.settle(granted=False)
        table.tell_whole()

    def _give_up(self, table: LiveTable) -> None:
        """A table that has left memory keeps no connection: there would be two of it."""
        self.forget(table)
        for listener in table.listeners:
            listener.close()
        table.listeners.clear()

    # --- what runs by itself ---
    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            LOGGER.error("a task of a table failed", exc_info=error)

    async def close(self) -> None:
        """Stop what runs by itself; every acknowledged entry is in the store already."""
        for table in list(self.live.values()):
            self.forget(table)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _daily_result(table: LiveTable) -> ResultRow | None:
    outcome = table.game.outcome()
    if not table.row.day or outcome is None:
        return None
    seat = table.held()[0] if table.held() else 0
    row, name, rank = table.row, table.seats[seat].name, table.title.rank(outcome, seat)
    score = [*outcome.score, *outcome.results[seat].score]
    return ResultRow(row.day, row.game, name, outcome.won[seat], rank, score, row.watch)
