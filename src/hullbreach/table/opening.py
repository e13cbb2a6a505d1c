"""How tables come to be: new, again, from a log, for the day."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from hashlib import sha256
from secrets import randbelow, token_hex, token_urlsafe
from time import time
from typing import TYPE_CHECKING, Final

from msgspec import structs

from hullbreach.kernel.errors import HullError
from hullbreach.kernel.log import NOBODY, Log, load
from hullbreach.players import BOTS
from hullbreach.table.bodies import Create, Daily, Fork, Seated
from hullbreach.table.bookkeeping import check_book
from hullbreach.table.clock import STOP
from hullbreach.table.errors import TableError, because
from hullbreach.table.live import LiveTable
from hullbreach.table.outcomes import result_of, turn_in
from hullbreach.table.rewinding import Projector
from hullbreach.table.store import EndRow, Row, SeatRow, SitterRow, Stored, TableRow
from hullbreach.table.tokens import hash_token

if TYPE_CHECKING:
    from collections.abc import Callable

    from hullbreach.kernel.title import Title
    from hullbreach.table.settings import Settings
    from hullbreach.table.store import Store

SEEDS: Final = 2**53
"""What a browser can hold in a number."""
DAILY_BOT: Final = "greedy"
MOST_ATTEMPTS: Final = 12
"""Of a household at the challenge of a day; the board says the how-manieth each was."""
JOINERS: Final = "\u200c\u200d"
"""Invisible, but many scripts and signs are written with them."""
STAND_IN: Final = "mcts"
"""Plays on for the people who sat at a table that somebody forks."""


class Opening:
    """Makes tables in the store. `owner` stands for an address; only its hash is kept."""

    def __init__(self, store: Store, settings: Settings, find_title: Callable[[str], Title]) -> None:
        self.store = store
        self.settings = settings
        self.find_title = find_title
        self.projector = Projector(settings.limits.looks)
        self._counting = asyncio.Lock()

    def title(self, game: str) -> Title:
        try:
            return self.find_title(game)
        except HullError as error:
            raise because("no-such-game", error) from None

    def random_seed(self) -> int:
        return randbelow(SEEDS)

    # --- new tables ---
    async def open(self, ask: Create, address: str, player: str = "") -> Seated:
        log = self._new_log(ask)
        names = log.title.seats(log.options)
        _check_seats(ask, names)
        if ask.book:
            await check_book(self.store, ask.book, log.title.id)
        seats = [SeatRow(number, bot=ask.bots.get(name, "")) for number, name in enumerate(names)]
        row = await self._row(log, address, name=clean(ask.name), public=ask.public, chosen=ask.seed is not None)
        row = structs.replace(row, absent=ask.absent, book=ask.book, language=ask.language)
        return await self._host(Stored(row, seats, []), ask.seat, ask.player, player)

    async def _host(
        self, stored: Stored, seat: int, name: str = "", player: str = "", end: EndRow | None = None
    ) -> Seated:
        """The table is there, and who opened it sits on the seat: by a token, and by their key if they show one."""
        token = token_urlsafe(24)
        stored.seats[seat] = SeatRow(seat, hash_token(token), clean(name))
        sitters = [SitterRow(player, seat)] if player else []
        await self.store.create(stored, sitters, end)
        return Seated(table=stored.table.id, seat=seat, token=token)

    def _new_log(self, ask: Create) -> Log:
        title = self.title(ask.game)
        try:
            return Log(title, ask.options, self.random_seed() if ask.seed is None else ask.seed)
        except HullError as error:
            raise because("bad-options", error) from None

    async def _row(
        self, log: Log, address: str, *, name: str = "", public: bool = False, chosen: bool = False, day: str = ""
    ) -> TableRow:
        """A new table's row; raises TableError if the address has too many already."""
        owner = await self.owner(address)
        if await self.store.owned(owner) >= self.settings.limits.tables_per_address:
            raise TableError("too-many-tables", most=self.settings.limits.tables_per_address)
        return TableRow(
            id=new_name(),
            watch=new_name(),
            game=log.title.id,
            rules=log.title.version,
            options=log.options.as_dict(),
            seed=log.seed,
            chosen=chosen,
            name=name,
            public=public,
            day=day,
            owner=owner,
            created=now_ms(),
        )

    async def owner(self, address: str) -> str:
        """What is kept of an address: nobody can tell it from that."""
        secret = await self.store.secret("owner", token_hex(32))
        return sha256(f"{secret} {address}".encode()).hexdigest()[:32]

    async def open_again(self, table: LiveTable, swap: bool) -> TableRow:
        """The same options, people and tokens, with other names and another seed; perhaps on other seats."""
        if await self.store.owned(table.row.owner) >= self.settings.limits.tables_per_address:
            raise TableError("too-many-tables", most=self.settings.limits.tables_per_address)
        names = {"id": new_name(), "watch": new_name()}
        row = structs.replace(table.row, **names, seed=self.random_seed(), chosen=False, created=now_ms())
        seats = _swapped(table.seats) if swap else table.seats
        await self.store.create(Stored(row, seats, []), await self._sitters(table, seats))
        return row

    async def _sitters(self, table: LiveTable, seats: list[SeatRow]) -> list[SitterRow]:
        """The players of a table at another one: on the seats that have their tokens now."""
        now = {seat.token: seat.seat for seat in seats if seat.token}
        before = {seat.seat: seat.token for seat in table.seats}
        sitters = await self.store.sitters(table.row.id)
        return [SitterRow(one.player, now[before[one.seat]]) for one in sitters if before[one.seat] in now]

    # --- logs ---
    async def import_log(self, text: str, address: str, player: str = "") -> Seated:
        """A checked copy of somebody's log, to watch or to play on."""
        log, rows, end = await self.projector.show_slowly(self._read_log, text)
        seats = [SeatRow(number) for number in range(len(log.title.seats(log.options)))]
        row = await self._row(log, address, chosen=True)
        return await self._host(Stored(row, seats, rows), 0, player=player, end=end)

    def _read_log(self, text: str) -> tuple[Log, list[Row], EndRow | None]:
        """Replays it too, which is why it is done in a thread."""
        try:
            log = load(text, self.find_title)
            moves = sum(entry.move is not None for entry in log.entries)
            if not 0 <= log.seed < 2**63 or moves > log.title.longest * 2:
                raise TableError("too-big")
            return log, *_rows(log)
        except TableError:
            raise
        except HullError as error:
            raise because("bad-log", error) from None

    def check_export(self, table: LiveTable, seat: int | None) -> None:
        """The log holds the seed, and so all that is hidden: after the end it is everybody's, before that one's own."""
        if table.row.day and table.row.day >= today():
            raise TableError("not-today")
        if not table.game.over() and not (table.alone() and seat is not None):
            raise TableError("not-over")

    async def export_log(self, table: LiveTable, seat: int | None) -> str:
        """The whole file."""
        async with table.lock:
            self.check_export(table, seat)
            reel = table.reel()
        return await self.projector.show(len(reel.rows), lambda: reel.log().dump())

    async def fork(self, table: LiveTable, seat: int | None, ask: Fork, address: str, player: str = "") -> Seated:
        """Another table that begins like this one. Its dice are the same, so it opens no sooner than the log."""
        async with table.lock:
            self.check_export(table, seat)
            reel = table.reel()
        log = reel.log()
        _check_seat(ask.seat, log.title.seats(log.options))
        if ask.keep is not None:
            del log.entries[ask.keep :]
        rows, end = await self.projector.show(len(log.entries), _rows, log)
        seats = [SeatRow(old.seat, bot=old.bot or STAND_IN) for old in table.seats]
        row = await self._row(log, address, name=table.row.name, chosen=True)
        return await self._host(Stored(row, seats, rows), ask.seat, ask.player, player, end)

    # --- the day's challenge ---
    async def open_daily(self, game: str, ask: Daily, address: str, player: str) -> Seated:
        """The same seed for everybody, unknown before the day because the server's secret is in it.

        A player has one attempt, and comes back to it: without a token, since the player's key opens the seat.
        """
        title, day = self.title(game), today()
        secret = await self.store.secret("daily", token_hex(32))
        seed = int.from_bytes(sha256(f"{secret} {day} {game}".encode()).digest()[:8], "big") % SEEDS
        log = Log(title, {}, seed)
        seats = [SeatRow(number, bot=DAILY_BOT) for number in range(len(title.seats(log.options)))]
        async with self._counting:  # one after the other, or a crowd would be counted as one
            begun = await self.store.attempt_of(player, day, game)
            if begun:
                return Seated(table=begun.table, seat=begun.seat, token="")
            if await self.store.attempts(await self.owner(address), day, game) >= MOST_ATTEMPTS:
                raise TableError("too-many-attempts", most=MOST_ATTEMPTS)
            row = await self._row(log, address, day=day)
            return await self._host(Stored(row, seats, []), 0, ask.player, player)


def _swapped(seats: list[SeatRow]) -> list[SeatRow]:
    """Everybody sits where the next one sat."""
    return [structs.replace(other, seat=own.seat) for own, other in zip(seats, [*seats[1:], *seats[:1]], strict=True)]


def _check_seat(seat: int, names: tuple[str, ...]) -> None:
    if seat >= len(names):
        raise TableError("bad-options", "unknown-seat", seat=str(seat), expected=", ".join(names))


def _check_seats(ask: Create, names: tuple[str, ...]) -> None:
    _check_seat(ask.seat, names)
    expected = ", ".join(names)
    for name, bot in ask.bots.items():
        if name not in names or names.index(name) == ask.seat:
            raise TableError("bad-options", "unknown-seat", seat=name, expected=expected)
        if bot not in BOTS:
            raise TableError("bad-options", "unknown-bot", bot=bot, expected=", ".join(BOTS))


def _rows(log: Log) -> tuple[list[Row], EndRow | None]:
    """As they are stored. Where the clock runs at their end, it stands until people are ready to go on."""
    at = now_ms()
    game = log.replay()
    rows = [
        Row(seq, entry.seat, None if entry.move is None else entry.move.number, entry.ms, at)
        for seq, entry in enumerate(log.entries, start=1)
    ]
    if rows and game.deadline() is not None:
        rows.append(Row(len(rows) + 1, NOBODY, None, 0, at, clock=STOP))
    if rows:
        rows[-1] = structs.replace(rows[-1], turn=turn_in(game, game.timed()))
    result = result_of(game)
    return rows, None if result is None else EndRow(at, 0, result)


def clean(name: str) -> str:
    """A name as it may be shown: no line breaks, no invisible signs, no surrogates."""
    return "".join(letter for letter in name if letter.isprintable()).strip()


def clean_line(text: str) -> str:
    """Something said, as it may be shown: one line, and nothing that turns what stands around it."""
    shown = (letter for letter in text if letter.isprintable() or letter.isspace() or letter in JOINERS)
    return " ".join("".join(shown).split())


def new_name() -> str:
    """Nobody can guess it."""
    return token_urlsafe(9)


def today() -> str:
    return datetime.now(UTC).date().isoformat()


def now_ms() -> int:
    return int(time() * 1000)
