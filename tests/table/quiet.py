"""A server without sockets, files and waiting: time is virtual, the store is a dictionary, listeners take notes."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import msgspec

from hullbreach.kernel.title import Title
from hullbreach.table.bodies import Create, Join
from hullbreach.table.book import BookPage
from hullbreach.table.live import LiveTable
from hullbreach.table.messages import REPLY, Ready, Reply
from hullbreach.table.metrics import Metrics
from hullbreach.table.settings import Settings
from hullbreach.table.store import (
    AttemptRow,
    BookRow,
    ChatRow,
    Conflict,
    EndRow,
    Entry,
    GameRow,
    HookRow,
    ListRow,
    ResultRow,
    Row,
    SeatRow,
    SitterRow,
    Stored,
    WorkRow,
)
from hullbreach.table.tables import Tables
from hullbreach.table.thinking import Choice, Thinkers, Thought, think
from tests.table.shelf import find_title

COMMIT_S = 0.003
"""How long the store takes."""


class Skipping(selectors.SelectSelector):
    """Does not wait: the time it was asked to wait is over at once."""

    skipped = 0.0

    def select(self, timeout: float | None = None) -> Any:
        self.skipped += timeout or 0
        return super().select(0)


class VirtualLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.skipping = Skipping()
        super().__init__(self.skipping)

    def time(self) -> float:
        return self.skipping.skipped


def run(work: Coroutine[Any, Any, None]) -> None:
    """In virtual time, from zero."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        runner.run(work)


def virtual_ns() -> int:
    return round(asyncio.get_running_loop().time() * 1e9)


class MemoryStore:
    """See `Store`; what nobody asks for in these tests is not there."""

    def __init__(self) -> None:
        self.tables: dict[str, Stored] = {}
        self.full = False
        """Nothing can be written."""
        self.away = False
        """Nothing can be read either."""
        self.seat_is_free: Callable[[], None] = lambda: None

    async def _work(self, writes: bool = True) -> None:
        await asyncio.sleep(COMMIT_S)
        if self.away or (writes and self.full):
            raise OSError("no space left on device")

    async def secret(self, name: str, value: str) -> str:
        return name

    async def create(self, stored: Stored, sitters: Sequence[SitterRow] = (), end: EndRow | None = None) -> None:
        self.tables[stored.table.id] = msgspec.structs.replace(stored, seats=list(stored.seats), rows=list(stored.rows))

    async def load(self, name: str) -> Stored | None:
        await self._work(writes=False)
        found = self.tables.get(name)
        return found and msgspec.structs.replace(found, seats=list(found.seats), rows=list(found.rows))

    async def append(
        self,
        table: str,
        rows: list[Row],
        over: bool,
        result: ResultRow | None = None,
        logged: Entry | None = None,
        end: EndRow | None = None,
    ) -> None:
        await self._work()
        stored = self.tables[table].rows
        if rows[0].seq != len(stored) + 1:
            raise Conflict(table)
        stored.extend(rows)

    async def last(self, table: str) -> int:
        if self.away:
            raise OSError("not there")
        return len(self.tables[table].rows) if table in self.tables else 0

    async def seats(self, table: str) -> list[SeatRow]:
        await self._work(writes=False)
        return list(self.tables[table].seats)

    async def take_seat(self, table: str, seat: SeatRow, player: str = "") -> bool:
        await self._work()
        free = not self.tables[table].seats[seat.seat].token
        if free:
            self.tables[table].seats[seat.seat] = seat
        return free

    async def leave_seat(self, table: str, seat: int) -> None:
        await self._work()
        self.tables[table].seats[seat] = SeatRow(seat)
        self.seat_is_free()

    async def sits(self, player: str, table: str) -> int | None:
        return None

    async def sitters(self, table: str) -> list[SitterRow]:
        return []

    async def adopt(self, player: str, table: str, seat: int) -> None:
        raise AssertionError("no quiet table asks for it")

    async def games_of(self, player: str, going: bool, most: int) -> list[GameRow]:
        raise AssertionError("no quiet table asks for it")

    async def note(self, player: str, table: str, text: str) -> bool:
        raise AssertionError("no quiet table asks for it")

    async def merge(self, player: str, other: str) -> int:
        raise AssertionError("no quiet table asks for it")

    async def attempt_of(self, player: str, day: str, game: str) -> AttemptRow | None:
        raise AssertionError("no quiet table asks for it")

    async def set_hook(self, table: str, hook: HookRow) -> None:
        raise AssertionError("no quiet table asks for it")

    async def hook_of(self, table: str) -> HookRow | None:
        return None

    async def drop_hook(self, table: str) -> None:
        raise AssertionError("no quiet table asks for it")

    async def note_end(self, table: str, end: EndRow) -> None:
        raise AssertionError("no quiet table asks for it")

    async def say(self, table: str, line: ChatRow) -> bool:
        raise AssertionError("no quiet table asks for it")

    async def listed(self, most: int) -> list[ListRow]:
        raise AssertionError("no quiet table asks for it")

    async def owned(self, owner: str) -> int:
        return 0

    async def attempts(self, owner: str, day: str, game: str) -> int:
        raise AssertionError("no quiet table asks for it")

    async def results(self, day: str, game: str, most: int) -> list[ResultRow]:
        raise AssertionError("no quiet table asks for it")

    async def sweep(self, unplayed_before: int, untouched_before: int, kept_before: int = 0) -> int:
        raise AssertionError("no quiet table asks for it")

    # --- log books, which quiet tables do without ---
    async def make_book(self, book: BookRow, pages: list[BookPage]) -> None:
        raise AssertionError("no quiet table asks for it")

    async def read_book(self, key: str) -> tuple[BookRow, list[BookPage]] | None:
        raise AssertionError("no quiet table asks for it")

    async def books_owned(self, owner: str) -> int:
        raise AssertionError("no quiet table asks for it")

    async def bind(self, table: str, key: str, over: bool, logged: Entry | None) -> bool:
        raise AssertionError("no quiet table asks for it")

    async def name_machines(self, key: str, page: int, names: list[str]) -> bool:
        raise AssertionError("no quiet table asks for it")

    async def sweep_books(self, empty_before: int, untouched_before: int) -> int:
        raise AssertionError("no quiet table asks for it")

    # --- works, likewise ---
    async def make_work(self, row: WorkRow) -> None:
        raise AssertionError("no quiet table asks for it")

    async def read_work(self, work: str) -> WorkRow | None:
        raise AssertionError("no quiet table asks for it")

    async def works_owned(self, owner: str) -> int:
        raise AssertionError("no quiet table asks for it")

    async def change_work(self, row: WorkRow) -> bool:
        raise AssertionError("no quiet table asks for it")

    async def drop_work(self, work: str) -> None:
        raise AssertionError("no quiet table asks for it")

    async def sweep_works(self, unchanged_before: int) -> int:
        raise AssertionError("no quiet table asks for it")

    async def close(self) -> None: ...


class Notes:
    """A listener that keeps what it is told."""

    def __init__(self, name: str, seat: int | None) -> None:
        self.name = name
        self.seat = seat
        self.told: list[Reply] = []
        self.closed = False
        self.here = True
        self.rtt_ms = 0
        self.address = "here"

    def send(self, text: str) -> None:
        self.told.append(REPLY.decode(text))

    def close(self) -> None:
        self.closed = True


class PromptThinkers(Thinkers):
    """Think at once, and here."""

    async def choose(self, find_title: Callable[[str], Title], thought: Thought, asker: str, patient: bool) -> Choice:
        return think(find_title, thought)


def serve(store: MemoryStore, **settings: Any) -> Tables:
    tables = Tables(store, Settings(**settings), Metrics(), find_title, virtual_ns)
    tables.thinkers = PromptThinkers(1, 1)
    return tables


async def gather(tables: Tables, ask: Create) -> tuple[LiveTable, list[Notes]]:
    """A table whose seats are all taken by people who are there."""
    seated = await tables.open(ask, "here")
    table = await tables.find(seated.table)
    while table.free():
        await tables.sit_down(table, Join())
    people = [Notes(table.row.id, seat) for seat in table.held()]
    for listener in people:
        await tables.join(table, listener, None)
    return table, people


async def begin(tables: Tables, ask: Create) -> tuple[LiveTable, list[Notes]]:
    """A table in real time whose people were all ready: its clock has just started."""
    table, people = await gather(tables, ask)
    for listener in people:
        await tables.say_ready(table, listener, Ready(id="ready"))
    while not table.clock.runs():
        await asyncio.sleep(0.001)
    return table, people
