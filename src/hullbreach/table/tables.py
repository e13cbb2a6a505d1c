"""All tables of a server: found, made, played on and forgotten. The log decides; memory only keeps up with it."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from time import monotonic, perf_counter
from typing import TYPE_CHECKING, Any, Final

from hullbreach.kernel.errors import HullError
from hullbreach.table.clock import keep_clock, punctual_ms
from hullbreach.table.errors import TableError, because
from hullbreach.table.foresight import foresee
from hullbreach.table.live import Listener, LiveTable
from hullbreach.table.messages import Asked, Done, Line, Moment, Previewed, Rematched, Said, Settled, encode
from hullbreach.table.opening import Opening, now_ms
from hullbreach.table.store import TIME, UNDO, ChatRow, Conflict, ResultRow, Row
from hullbreach.table.thinking import Thinkers, Thought
from hullbreach.table.undo import ask_to_undo

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from hullbreach.kernel.title import Title
    from hullbreach.table.messages import Answer, Chat, Hint, Past, Play, Preview, Rematch, Undo
    from hullbreach.table.metrics import Metrics
    from hullbreach.table.settings import Settings
    from hullbreach.table.store import Store, Stored

LOGGER: Final = logging.getLogger("hullbreach.table")
HINTS_BY: Final = "mcts"
DAY_MS: Final = 86_400_000
BOT_PAUSE_S: Final = 1.0
"""After something went wrong with a bot's move, before it thinks again."""


class Tables(Opening):
    """The verbs of the table. Whatever cannot be done raises TableError and leaves the table as it was."""

    def __init__(self, store: Store, settings: Settings, metrics: Metrics, find_title: Callable[[str], Title]) -> None:
        super().__init__(store, settings, find_title)
        self.metrics = metrics
        self.thinkers = Thinkers(settings.thinkers, settings.limits.thoughts)
        self.live: dict[str, LiveTable] = {}
        self._watched: dict[str, LiveTable] = {}
        """The same tables by their watch ids."""
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

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
        table = LiveTable(stored, self.title(stored.table.game))
        self.live[table.row.id] = self._watched[table.row.watch] = table
        self.metrics.tables.set(len(self.live))
        return table

    # --- coming and going ---
    async def join(self, table: LiveTable, listener: Listener, since: int | None) -> None:
        """Tell a connection the whole table, and everything from then on."""
        async with table.lock:
            if len(table.listeners) >= self.settings.limits.listeners:
                raise TableError("too-many-connections")
            table.listeners.append(listener)
            self.go_on(table)
            listener.send(encode(table.whole(listener.seat, since)))
            if listener.seat is not None:
                table.tell_people()

    def leave(self, table: LiveTable, listener: Listener) -> None:
        """A connection is gone; its seat stays held."""
        if listener in table.listeners:
            table.listeners.remove(listener)
            table.idle_since = monotonic()
            keep_clock(table, self.settings.grace_ms, self.tick_soon)
            if listener.seat is not None:
                table.tell_people()

    def go_on(self, table: LiveTable) -> None:
        """Let the clock and the bots do what is theirs."""
        keep_clock(table, self.settings.grace_ms, self.tick_soon)
        if table.thinking is None and any(table.seats[seat].bot for seat in table.game.actors()):
            table.thinking = self._start(self._let_bots_play(table))

    # --- playing ---
    async def play(self, table: LiveTable, listener: Listener, ask: Play) -> None:
        seat = _seat(listener)
        async with table.lock:
            known = table.known.get((seat, ask.id))
            if known is not None:
                listener.send(encode(Done(id=ask.id, seq=known)))
                return
            # With a clock, others act meanwhile: what counts is whether the move is legal when it arrives.
            if ask.seq != table.seq and (table.game.deadline() is None or ask.seq > table.seq):
                raise TableError("stale", seq=table.seq)
            await self._play(table, seat, ask.move, listener, ask.id)

    async def _play(self, table: LiveTable, seat: int, move: int, listener: Listener | None, ask_id: str) -> None:
        """One move, and the time that passed before it; both become one transaction."""
        if table.game.over():
            raise TableError("game-over")
        if table.full():
            raise TableError("table-full")
        before = len(table.journal.events)
        rows = self._time_passed(table)
        refusal: HullError | None = None
        try:
            rows.append(Row(table.seq + 1, seat, move, now_ms(), ask_id))
            table.enter(rows[-1])
        except HullError as error:
            refusal = error
            rows.pop()
        except Exception as error:
            # A mistake in the rules: what it left in memory is worth nothing, the log is whole.
            LOGGER.exception("a move failed")
            await self._follow_log(table)
            raise TableError("internal") from error
        if rows:
            await self._commit(table, rows)
            table.tell_news(before, None if refusal else listener, ask_id)
            self._settle(table, granted=False)
            self.go_on(table)
        if refusal:
            raise because("refused", refusal)

    def _time_passed(self, table: LiveTable) -> list[Row]:
        ms = punctual_ms(table)
        if not ms:
            return []
        row = Row(table.seq + 1, TIME, ms, now_ms())
        table.enter(row)
        return [row]

    async def _commit(self, table: LiveTable, rows: list[Row]) -> None:
        """Make entries durable that the game in memory has taken; if that fails, memory follows the log again."""
        began = perf_counter()
        try:
            over = table.game.over()
            await self.store.append(table.row.id, rows, over, _daily_result(table) if over else None)
        except Exception as error:
            await self._follow_log(table)
            if not isinstance(error, Conflict):
                LOGGER.exception("an append failed")
            raise TableError("conflict" if isinstance(error, Conflict) else "internal") from error
        self.metrics.commit.observe(perf_counter() - began)
        self.metrics.entries.inc(len(rows))

    async def _follow_log(self, table: LiveTable) -> None:
        """Memory and log differ, or may: read the log again and tell everybody how things stand."""
        stored = None
        with suppress(Exception):
            stored = await self.store.load(table.row.id)
        if stored is None:
            self._forget(table)
            table.tell_error("no-such-table")
            return
        table.restore(stored)
        table.question = None
        table.tell_whole()

    async def _tick(self, table: LiveTable) -> None:
        """A deadline and its grace have passed: time is an entry like any other."""
        async with table.lock:
            deadline = table.game.deadline()
            if table.clock is None or deadline is None or monotonic() - table.clock < deadline / 1000:
                return
            before = len(table.journal.events)
            row = Row(table.seq + 1, TIME, deadline, now_ms())
            table.enter(row)
            table.clock += deadline / 1000
            with suppress(TableError):
                await self._commit(table, [row])
                table.tell_news(before, None, "")
            self.go_on(table)

    def tick_soon(self, table: LiveTable) -> None:
        self._start(self._tick(table))

    # --- taking back ---
    async def undo(self, table: LiveTable, listener: Listener, ask: Undo) -> None:
        """Alone, at any time; with others, if nobody has learned anything meanwhile, or once they agree."""
        seat = _seat(listener)
        async with table.lock:
            if table.known.get((UNDO, ask.id)):
                listener.send(encode(Done(id=ask.id, seq=table.known[UNDO, ask.id])))
                return
            question = ask_to_undo(table, seat)
            if not question.missing:
                self._settle(table, granted=False)
                await self._take_back(table, question.keep, listener, ask.id)
                return
            table.question = question
            table.tell(Asked(seat=seat))
            listener.send(encode(Done(id=ask.id)))

    async def answer(self, table: LiveTable, listener: Listener, ask: Answer) -> None:
        seat = _seat(listener)
        async with table.lock:
            question = table.question
            if question is None or seat not in question.missing:
                raise TableError("no-question")
            listener.send(encode(Done(id=ask.id)))
            question.missing.discard(seat)
            if not ask.yes:
                self._settle(table, granted=False)
            elif not question.missing:
                self._settle(table, granted=True)
                await self._take_back(table, question.keep, None, "")

    async def _take_back(self, table: LiveTable, keep: int, listener: Listener | None, ask_id: str) -> None:
        row = Row(table.seq + 1, UNDO, keep, now_ms(), ask_id)
        table.enter(row)
        await self._commit(table, [row])
        table.tell_whole(listener, ask_id)
        self.go_on(table)

    def _settle(self, table: LiveTable, granted: bool) -> None:
        if table.question is not None:
            table.question = None
            table.tell(Settled(granted=granted))

    # --- thinking ---
    async def hint(self, table: LiveTable, listener: Listener, ask: Hint) -> int:
        """The number of a good move, as far as the seat can know."""
        seat = _seat(listener)
        if table.row.day or seat not in table.game.actors():
            raise TableError("no-hint")
        move = await self._think(self._thought(table, seat, HINTS_BY), patient=False)
        if move is None:
            raise TableError("no-hint")
        return move

    async def preview(self, table: LiveTable, listener: Listener, ask: Preview) -> Previewed:
        """What a move would do, as far as the seat can know. No advice: the rules alone are asked."""
        seat = _seat(listener)
        async with table.lock:
            if ask.seq != table.seq:
                raise TableError("stale", seq=table.seq)
            try:
                events, sure = foresee(table.game, seat, table.title.vocabulary.numbered(ask.move))
            except HullError as error:
                raise because("refused", error) from None
        return Previewed(id=ask.id, events=events, sure=sure)

    async def past(self, table: LiveTable, listener: Listener, ask: Past) -> Moment:
        """What the asker saw then, and nothing it has learned since."""
        async with table.lock:
            told, view = table.moment(listener.seat, ask.told)
        return Moment(id=ask.id, told=told, view=view)

    def _thought(self, table: LiveTable, seat: int, bot: str) -> Thought:
        entries = [(row.seat, row.move) for row in table.entries]
        row = table.row
        return Thought(row.game, row.options, row.seed, entries, seat, bot, self.random_seed())

    async def _think(self, thought: Thought, patient: bool) -> int | None:
        began = perf_counter()
        try:
            return await self.thinkers.choose(self.find_title, thought, patient)
        finally:
            self.metrics.thought.observe(perf_counter() - began)

    async def _let_bots_play(self, table: LiveTable) -> None:
        try:
            while not table.full() and any(table.seats[seat].bot for seat in table.game.actors()):
                try:
                    await self._let_a_bot_play(table)
                except TableError:
                    await asyncio.sleep(BOT_PAUSE_S)
        finally:
            table.thinking = None

    async def _let_a_bot_play(self, table: LiveTable) -> None:
        async with table.lock:
            seat = next(seat for seat in table.game.actors() if table.seats[seat].bot)
            seq, thought = table.seq, self._thought(table, seat, table.seats[seat].bot)
        move = await self._think(thought, patient=True)
        async with table.lock:
            # A position that changed meanwhile is thought about anew, unless a clock asks for speed.
            if move is not None and (seq == table.seq or table.game.deadline() is not None):
                await self._play(table, seat, move, None, "")

    # --- talking, playing again ---
    async def chat(self, table: LiveTable, listener: Listener, ask: Chat) -> None:
        seat = _seat(listener)
        if table.alone():
            raise TableError("no-chat")
        async with table.lock:
            new = await self._keep(table, ChatRow(seat, ask.text, ask.id))
            listener.send(encode(Done(id=ask.id)))
            if new:
                line = Line(seat, ask.text)
                table.chat.append(line)
                table.tell(Said(line=line))

    async def _keep(self, table: LiveTable, line: ChatRow) -> bool:
        """Whether the line is new; one that is sent again was kept already."""
        try:
            return await self.store.say(table.row.id, line)
        except Conflict:
            await self._follow_log(table)
            raise TableError("no-such-table") from None

    async def play_again(self, table: LiveTable, listener: Listener, ask: Rematch) -> None:
        """Same options, same seats, same tokens; another seed. Whoever asks second is led to the same table."""
        _seat(listener)
        if table.row.day or not (table.alone() or table.game.over()):
            raise TableError("no-rematch")
        async with table.lock:
            if table.rematch is None:
                table.rematch = await self.open_again(table)
            listener.send(encode(Done(id=ask.id)))
            for other in table.listeners:
                came_to_watch = other.name == table.row.watch
                other.send(encode(Rematched(table=table.rematch.watch if came_to_watch else table.rematch.id)))

    # --- forgetting ---
    async def sweep(self) -> None:
        """Let idle tables leave memory, and abandoned ones the store."""
        for table in list(self.live.values()):
            busy = table.listeners or table.thinking or table.lock.locked()
            if not busy and monotonic() - table.idle_since > self.settings.idle_s:
                self._forget(table)
        now = now_ms()
        unplayed = now - int(self.settings.unplayed_days * DAY_MS)
        await self.store.sweep(unplayed, now - int(self.settings.untouched_days * DAY_MS))

    def _forget(self, table: LiveTable) -> None:
        if table.timer:
            table.timer.cancel()
        self.live.pop(table.row.id, None)
        self._watched.pop(table.row.watch, None)
        self.metrics.tables.set(len(self.live))

    def _start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
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
            self._forget(table)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinkers.close()


def _seat(listener: Listener) -> int:
    if listener.seat is None:
        raise TableError("no-seat")
    return listener.seat


def _daily_result(table: LiveTable) -> ResultRow | None:
    outcome = table.game.outcome()
    if not table.row.day or outcome is None:
        return None
    seat = table.held()[0] if table.held() else 0
    row, name, rank = table.row, table.seats[seat].name, table.title.rank(outcome)
    return ResultRow(row.day, row.game, name, outcome.won[seat], rank, list(outcome.score), row.watch)
