"""The log store: what a server must not forget, and nothing else.

`(table, seq)` is unique: that constraint decides between players, and between servers, who came first. A caller gets
its answer only after the commit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

import msgspec

if TYPE_CHECKING:
    from collections.abc import Awaitable, Sequence

    from hullbreach.table.book import BookFlight, BookMate, BookPage
    from hullbreach.table.messages import Result

MOST_CHAT = 50
"""How many lines of its conversation a table keeps."""

UNKNOWN: Final = -1
"""Whose turn it is after entries that do not say."""


class Conflict(Exception):
    """Somebody else has written the entry with that number, or the table is gone."""


class Row(msgspec.Struct, frozen=True):
    """One line of a table's log as it is stored: time passes, then a seat moves or takes back.

    A row with neither is time alone, or says what became of the clock then; its seat is NOBODY.
    """

    seq: int
    seat: int
    move: int | None
    """The number of the move."""
    ms: int
    """Game time since the row before."""
    at: int
    id: str = ""
    """The client's own, or empty."""
    keep: int | None = None
    """For taking back: how many of the entries before it still count."""
    clock: str = ""
    """What nobody's row may do after its time: start, pause, resume or stop the clock."""
    turn: int = UNKNOWN
    """The seats that are to act after it, one bit each; none in real time. Rows from before it was noted do not say."""


class SeatRow(msgspec.Struct, frozen=True):
    """A seat; `token` is the hash of the token that holds it, empty for a free seat or a bot."""

    seat: int
    token: str = ""
    name: str = ""
    bot: str = ""


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """What a table starts from."""

    id: str
    watch: str
    """Its other name, which lets one watch and nothing else."""
    game: str
    rules: int
    options: dict[str, str]
    seed: int
    chosen: bool
    name: str
    public: bool
    day: str
    """The day of a daily challenge, or empty."""
    owner: str
    created: int
    absent: str = "play-on"
    """What happens in real time while somebody is not here: `pause`, `bot` or `play-on`."""
    book: str = ""
    """The key of the log book that its game is entered in, or empty."""
    language: str = ""
    """The one its host speaks, or empty."""


class ListRow(msgspec.Struct, frozen=True):
    """A public table that is not over."""

    id: str
    game: str
    name: str
    created: int
    free: int
    options: dict[str, str]
    language: str
    players: list[str]


class ResultRow(msgspec.Struct, frozen=True):
    """A finished daily challenge."""

    day: str
    game: str
    player: str
    won: bool
    rank: int
    """By the game's own measure; bigger is better."""
    score: list[tuple[str, int]]
    table: str
    """Its watch id."""
    attempt: int = 1
    """How many tables of this challenge its address had opened by then; the store counts them."""
    sitter: str = ""
    """The player by the hash of the key, if there is one; the store knows it."""


class ChatRow(msgspec.Struct, frozen=True):
    """Something said at a table. `id` is the client's own."""

    seat: int
    text: str
    id: str


class SitterRow(msgspec.Struct, frozen=True):
    """A player whose key opens a seat; of the key only the hash is kept. Several may share a seat."""

    player: str
    seat: int


class EndRow(msgspec.Struct, frozen=True):
    """How a game ended, when, and how long was played."""

    at: int
    ms: int
    result: Result


class GameRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table as one of its players finds it again."""

    table: TableRow
    seats: list[SeatRow]
    seat: int
    note: str
    over: bool
    seq: int
    at: int
    turn: int
    end: EndRow | None


class HookRow(msgspec.Struct, frozen=True):
    """What a table calls when it becomes somebody's turn."""

    url: str
    secret: str
    """Calls are signed with it, so it is kept as it is."""
    origin: str
    """Where the server was when it was set, for links."""
    language: str
    failed: int = 0
    """Calls in a row that did not get through."""


class AttemptRow(msgspec.Struct, frozen=True):
    """A player's table of a day's challenge."""

    table: str
    seat: int
    over: bool


class Stored(msgspec.Struct, frozen=True):
    """Everything there is about a table."""

    table: TableRow
    seats: list[SeatRow]
    rows: list[Row]
    chat: list[ChatRow] = []


class BookRow(msgspec.Struct, frozen=True, kw_only=True):
    """What a book starts from."""

    key: str
    game: str
    name: str
    owner: str
    """As with tables: whose address has made it."""
    created: int


class Entry(msgspec.Struct, frozen=True):
    """What one game adds to a book: who flew, and what came of it."""

    crew: list[BookMate]
    flight: BookFlight


class WorkRow(msgspec.Struct, frozen=True):
    """What somebody wrote in a workshop; `key` is the hash of its author's."""

    id: str
    game: str
    key: str
    owner: str
    """As with tables: whose address has made it."""
    created: int
    changed: int
    paper: str


class Store(Protocol):
    """A store for one server or for many. Times are milliseconds since 1970."""

    async def secret(self, name: str, value: str) -> str:
        """The secret of that name; the given value becomes it if there is none yet."""

    async def create(self, stored: Stored, sitters: Sequence[SitterRow] = (), end: EndRow | None = None) -> None:
        """A new table with its seats, the players on them and, for a copy, its log, which may have come to an end."""

    async def load(self, name: str) -> Stored | None:
        """The table with that id or watch id."""

    def append(
        self,
        table: str,
        rows: list[Row],
        over: bool,
        result: ResultRow | None = None,
        logged: Entry | None = None,
        end: EndRow | None = None,
    ) -> Awaitable[None]:
        """Add entries, all or none; raises Conflict. The first result of a table stands; its end may be undone.

        So does what is logged: it goes into the table's book with the entries, if the table has one by then.
        """

    async def last(self, table: str) -> int:
        """The number of its last entry, or 0."""

    async def say(self, table: str, line: ChatRow) -> bool:
        """Keep a line, and of the older ones the last `MOST_CHAT`; False if it was said before. Raises Conflict."""

    async def seats(self, table: str) -> list[SeatRow]:
        """As they are now; empty if the table is gone."""

    async def take_seat(self, table: str, seat: SeatRow, player: str = "") -> bool:
        """Whether the seat was free and is now taken, by that player if one is named."""

    async def leave_seat(self, table: str, seat: int) -> None:
        """It is free, and no player's key opens it any more."""

    async def listed(self, most: int) -> list[ListRow]:
        """Public tables that are not over, the newest first."""

    async def owned(self, owner: str) -> int:
        """How many tables that are not over an address has made."""

    async def attempts(self, owner: str, day: str, game: str) -> int:
        """How many tables of a day's challenge an address has made."""

    async def results(self, day: str, game: str, most: int) -> list[ResultRow]:
        """The best first; of a player's, the one that was begun first."""

    async def sweep(self, unplayed_before: int, untouched_before: int, kept_before: int = 0) -> int:
        """Forget tables without a move, and those without a new one, since then; those of players only later.

        Returns how many.
        """

    # --- players ---
    async def sits(self, player: str, table: str) -> int | None:
        """The seat that the player's key opens there."""

    async def sitters(self, table: str) -> list[SitterRow]: ...

    async def adopt(self, player: str, table: str, seat: int) -> None:
        """From now on the player's key opens the seat; it opens one seat of a table, the first it was shown at."""

    async def games_of(self, player: str, going: bool, most: int) -> list[GameRow]:
        """Tables where the player has a seat, those that are not over first, then the newest; or only those."""

    async def note(self, player: str, table: str, text: str) -> bool:
        """Whether the player has a seat there, and the note is kept."""

    async def merge(self, player: str, other: str) -> int:
        """All seats of the other become the player's; returns how many did."""

    async def attempt_of(self, player: str, day: str, game: str) -> AttemptRow | None:
        """The first table of a day's challenge that the player has opened."""

    async def note_end(self, table: str, end: EndRow) -> None:
        """A table that was over before ends were noted."""

    # --- webhooks ---
    async def set_hook(self, table: str, hook: HookRow) -> None:
        """A table has one; nothing happens if the table is gone."""

    async def hook_of(self, table: str) -> HookRow | None: ...

    async def drop_hook(self, table: str) -> None: ...

    # --- log books ---
    async def make_book(self, book: BookRow, pages: list[BookPage]) -> None: ...

    async def read_book(self, key: str) -> tuple[BookRow, list[BookPage]] | None:
        """The book, its pages in the order in which they were begun, and what was flown in the order of time."""

    async def books_owned(self, owner: str) -> int:
        """How many books an address has made."""

    async def bind(self, table: str, key: str, over: bool, logged: Entry | None) -> bool:
        """Give a table its book, and the book what was logged, once; False if the table has another book.

        Raises Conflict if its game is over and the caller does not know, or the other way round, and if one is gone.
        """

    async def name_machines(self, key: str, page: int, names: list[str]) -> bool:
        """Whether there is such a page."""

    async def sweep_books(self, empty_before: int, untouched_before: int) -> int:
        """Forget books without a line, and those without a new one, since then; returns how many."""

    # --- works ---
    async def make_work(self, row: WorkRow) -> None: ...

    async def read_work(self, work: str) -> WorkRow | None: ...

    async def works_owned(self, owner: str) -> int:
        """How many works an address has made."""

    async def change_work(self, row: WorkRow) -> bool:
        """Whether it is still there, and now has the row's paper."""

    async def drop_work(self, work: str) -> None: ...

    async def sweep_works(self, unchanged_before: int) -> int:
        """Forget those that were last written before then; returns how many."""

    async def close(self) -> None: ...
