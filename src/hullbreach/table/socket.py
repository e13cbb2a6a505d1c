"""One WebSocket: a greeting, then requests one by one, while news goes out by itself."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec

from hullbreach.table import messages
from hullbreach.table.asking import HINT, PAST
from hullbreach.table.errors import TableError
from hullbreach.table.limits import Bucket
from hullbreach.table.messages import encode
from hullbreach.table.protocol import POLICY, Gone, Message, TableSocket
from hullbreach.table.tables import Tables

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine

    from hullbreach.table.live import Listener, LiveTable
    from hullbreach.table.settings import Limits

LOGGER: Final = logging.getLogger("hullbreach.table")
GREETING_S: Final = 10.0
PATIENCE: Final = 20
"""How many messages in a row may come too fast before the connection is closed."""

VERBS: Final[dict[type[messages.Ask], Callable[[Tables, LiveTable, Listener, Any], Awaitable[None]]]] = {
    messages.Undo: Tables.undo,
    messages.Answer: Tables.answer,
    messages.Chat: Tables.chat,
    messages.Rematch: Tables.play_again,
    messages.Ready: Tables.say_ready,
    messages.Propose: Tables.propose,
    messages.Vote: Tables.vote,
    messages.Scratch: Tables.scratch,
}
"""What changes something at the table; it answers by itself."""


class Session:
    """A connection that follows one table."""

    def __init__(self, socket: TableSocket, name: str, address: str, tables: Tables, limits: Limits) -> None:
        self.socket = socket
        self.name = name
        self.address = address
        self.tables = tables
        self.limits = limits
        self.seat: int | None = None
        self.bucket = Bucket(limits.messages, limits.messages_burst)
        self.too_fast = 0
        self.hinting: asyncio.Task[None] | None = None
        self._moves: set[asyncio.Task[None]] = set()
        self._closing = False

    @property
    def here(self) -> bool:
        return self.socket.heartbeat.here

    @property
    def rtt_ms(self) -> int:
        return self.socket.heartbeat.rtt_ms

    # --- out ---
    def send(self, text: str) -> None:
        """Never waits. Who reads too slowly is shown out and finds everything again on returning."""
        self.socket.send(text, self.limits.outbox)

    def tell(self, message: messages.Tell) -> None:
        self.send(encode(message))

    def refuse(self, error: TableError, ask_id: str | None) -> None:
        self.tables.metrics.errors[error.code] += 1
        self.tell(messages.Error(code=error.code, why=error.why, rule=error.rule, details=error.details, id=ask_id))

    def close(self, code: int = POLICY) -> None:
        """After what was sent."""
        self._closing = True
        self.socket.close(code)

    # --- in ---
    async def run(self) -> None:
        """From the greeting to the end."""
        table: LiveTable | None = None
        try:
            table = await self._greet()
            while table and not self._closing:
                work = self._heed(table, await self.socket.receive())
                if work is not None:
                    await work
        except (Gone, TimeoutError):
            pass
        finally:
            self.socket.heartbeat.changed = lambda: None
            if table:
                self.tables.leave(table, self)
            if self.hinting:
                self.hinting.cancel()
            self.close()

    async def _greet(self) -> LiveTable | None:
        """The first message says who is there; whatever is wrong with it ends the connection."""
        try:
            hello = self._read((await asyncio.wait_for(self.socket.receive(), GREETING_S)).data)
            if not isinstance(hello, messages.Hello):
                raise TableError("bad-message", problem="the first message must be hello")
            if hello.v != messages.VERSION:
                raise TableError("wrong-version", found=hello.v, known=messages.VERSION)
            table = await self.tables.find(self.name)
            self.seat = await self.tables.admit(table, self.name, hello.token)
            await self.tables.join(table, self, hello.since)
            self.socket.heartbeat.steady = table.real_time
            self.socket.heartbeat.changed = partial(self.tables.look_around, table, self)
        except TableError as error:
            self.refuse(error, None)
            return None
        except (Gone, TimeoutError):
            raise
        except Exception:
            LOGGER.exception("a greeting failed")
            self.refuse(TableError("internal"), None)
            return None
        return table

    def _heed(self, table: LiveTable, message: Message) -> Coroutine[Any, Any, None] | None:
        """What is to be done about a message; whatever is wrong with it is answered, and the table goes on."""
        if not self.bucket.take():
            self._slow_down()
            return None
        self.too_fast = 0
        try:
            ask = self._read(message.data)
        except TableError as error:
            self.refuse(error, None)
            return None
        if not isinstance(ask, messages.Play):
            return self._answer(ask, self._do(table, ask))
        work = self._answer(ask, self.tables.play(table, self, ask, message.at))
        if table.game.deadline() is not None:
            self._hasten(work)
            return None
        if ask.seq == table.seq:
            self.socket.heartbeat.read()
        return work

    def _hasten(self, work: Coroutine[Any, Any, None]) -> None:
        """Against a clock the next message is read at once: its own arrival counts too."""
        task = asyncio.create_task(work)
        self._moves.add(task)
        task.add_done_callback(self._moves.discard)

    async def _answer(self, ask: messages.Request, work: Coroutine[Any, Any, None]) -> None:
        """Whatever goes wrong is told to who asked."""
        try:
            await work
        except TableError as error:
            self.refuse(error, getattr(ask, "id", None))
        except asyncio.CancelledError:
            raise
        except Exception:
            LOGGER.exception("a request failed")
            self.refuse(TableError("internal"), getattr(ask, "id", None))

    def _read(self, text: bytes) -> messages.Request:
        if len(text) > self.limits.message_bytes:
            raise TableError("too-big", most=self.limits.message_bytes)
        try:
            ask: messages.Request = messages.REQUEST.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise TableError("bad-message", problem=str(error)[:200]) from None
        return ask

    def _slow_down(self) -> None:
        self.too_fast += 1
        self.refuse(TableError("too-fast"), None)
        if self.too_fast > PATIENCE:
            self.close(POLICY)

    async def _do(self, table: LiveTable, ask: messages.Request) -> None:
        verb = VERBS.get(type(ask))
        if verb is not None:
            await verb(self.tables, table, self, ask)
            return
        match ask:
            case messages.Ping():
                self.tell(messages.Pong(id=ask.id, time=table.game_time()))
            case messages.Preview() | messages.Past():
                self.tell(await self._look(table, ask))
            case messages.Hint():
                self._start_hint(table, ask)
            case messages.Hello():
                raise TableError("bad-message", problem="hello comes once")

    async def _look(self, table: LiveTable, ask: messages.Preview | messages.Past) -> messages.Tell:
        """What changes nothing."""
        match ask:
            case messages.Preview():
                return await self.tables.preview(table, self, ask)
            case messages.Past():
                self._spend(PAST, table)
                return await self.tables.past(table, self, ask)

    def _spend(self, tokens: float, table: LiveTable) -> None:
        self.tables.budget.spend(tokens, self.address, table.row.id, self.seat)

    def _start_hint(self, table: LiveTable, ask: messages.Hint) -> None:
        """Beside the requests, so that one may play on without it; one at a time."""
        if self.hinting and not self.hinting.done():
            raise TableError("busy")
        self._spend(HINT, table)
        self.hinting = asyncio.create_task(self._hint(table, ask))

    async def _hint(self, table: LiveTable, ask: messages.Hint) -> None:
        try:
            self.tell(messages.Hinted(id=ask.id, move=await self.tables.hint(table, self, ask)))
        except TableError as error:
            self.refuse(error, ask.id)
