"""What a player finds again: games, going on and over, from whatever device. A key sees its own and nobody else's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hullbreach.kernel.errors import HullError
from hullbreach.table.errors import TableError
from hullbreach.table.opening import JOINERS, today
from hullbreach.table.outcomes import end_of
from hullbreach.table.player import Adopted, Mate, Merged, Noted, PlayerGame, PlayerGames
from hullbreach.table.store import UNKNOWN
from hullbreach.table.tokens import seat_held_by

if TYPE_CHECKING:
    from hullbreach.kernel.title import Title
    from hullbreach.table.player import AdoptSeats, HeldSeat
    from hullbreach.table.store import GameRow
    from hullbreach.table.tables import Tables

MOST_GAMES: Final = 500
MOST_LOOKS: Final = 8
"""Tables that are replayed after one question, because what is stored does not say how they stand."""


class Histories:
    """The verbs of players. Whatever cannot be done raises TableError."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store

    async def games(self, player: str, going: bool) -> PlayerGames:
        """All of them, or those that are not over."""
        rows = await self._store.games_of(player, going, MOST_GAMES)
        unknown = [row.table.id for row in rows if self._is_unknown(row)][:MOST_LOOKS]
        if unknown:
            self._tables.start(self._look_into(unknown))
        told = [game for row in rows if (game := self._told(row)) is not None]
        return PlayerGames(games=[game for game in told if not (going and game.over)])

    def _is_unknown(self, row: GameRow) -> bool:
        if row.table.id in self._tables.live:
            return False
        return row.end is None if row.over else row.turn == UNKNOWN

    async def _look_into(self, names: list[str]) -> None:
        """What was stored before ends and turns were noted is replayed once, and said the next time."""
        for name in names:
            try:
                end = end_of(await self._tables.find(name))
            except TableError:
                continue
            if end:
                await self._store.note_end(name, end)

    def _told(self, row: GameRow) -> PlayerGame | None:
        """A table in memory knows best how it stands; None for a game that is not on the shelf any more."""
        try:
            title = self._tables.title(row.table.game)
            names = title.seats(title.settle(row.table.options))
        except HullError:
            return None
        live = self._tables.live.get(row.table.id)
        end = end_of(live) if live else row.end
        over = live.game.over() if live else row.over
        turn = max(0, live.turn() if live else row.turn)
        several = sum(not seat.bot for seat in row.seats) > 1
        return PlayerGame(
            table=row.table.id,
            watch=row.table.watch,
            game=row.table.game,
            options=_unusual(title, row.table.options),
            name=row.table.name,
            day=row.table.day,
            created=row.table.created,
            at=row.at,
            seq=row.seq,
            seat=row.seat,
            people=[
                Mate(seat=name, player=seat.name, bot=seat.bot, taken=bool(seat.token))
                for name, seat in zip(names, row.seats, strict=True)
            ],
            over=over,
            turn=several and not over and bool(turn >> row.seat & 1),
            note=row.note,
            result=end.result if end else None,
            ms=end.ms if end else 0,
            open=over and row.table.day < today(),
            readable=title.reads(row.table.rules, row.table.options),
        )

    async def adopt(self, player: str, ask: AdoptSeats) -> Adopted:
        """Seats that are shown by their tokens; one that opens nothing changes nothing."""
        adopted, gone = [], []
        for held in ask.seats:
            seats = await self._store.seats(held.table)
            if not seats:
                gone.append(held.table)
            elif await self._adopt(player, held):
                adopted.append(held.table)
        return Adopted(tables=adopted, gone=gone)

    async def _adopt(self, player: str, held: HeldSeat) -> bool:
        try:
            seat = seat_held_by(held.token, await self._store.seats(held.table))
        except TableError:
            return False
        await self._store.adopt(player, held.table, seat)
        return True

    async def merge(self, player: str, other: str) -> Merged:
        return Merged(games=0 if player == other else await self._store.merge(player, other))

    async def note(self, player: str, table: str, text: str) -> Noted:
        note = "".join(letter for letter in text if letter.isprintable() or letter in JOINERS or letter == "\n").strip()
        if not await self._store.note(player, table, note):
            raise TableError("no-such-table")
        return Noted(note=note)


def _unusual(title: Title, options: dict[str, str]) -> dict[str, str]:
    """What was chosen and is not as usual; what was written would be too long for a list."""
    usual = {option.name: option.default for option in title.options if not option.longest}
    return {name: value for name, value in options.items() if usual.get(name, value) != value}
