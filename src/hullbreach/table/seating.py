"""Who may come in, who sits where, and how a seat becomes free again. The store decides; memory is a copy."""

from __future__ import annotations

from secrets import token_urlsafe

from hullbreach.table import bodies, messages
from hullbreach.table.errors import TableError
from hullbreach.table.live import Listener, LiveTable
from hullbreach.table.messages import encode
from hullbreach.table.opening import clean
from hullbreach.table.starting import Starting
from hullbreach.table.store import SeatRow
from hullbreach.table.tokens import hash_key, hash_token


class Seating(Starting):
    """The seats of tables, and the tokens that hold them."""

    async def admit(self, table: LiveTable, name: str, token: str | None) -> int | None:
        """The seat of a visitor who comes by that name of the table; None for a spectator. Raises TableError."""
        if name == table.row.watch:
            if token is not None:
                raise TableError("watch-only")
            return None
        if token is not None:
            return await self.seat_of(table, token)
        if not table.row.public:
            raise TableError("private")
        return None

    async def seat_of(self, table: LiveTable, token: str) -> int:
        """The seat that a token holds, or a player's key opens; raises TableError.

        Who is not known may have sat down at another server.
        """
        try:
            return table.seat_of(token)
        except TableError:
            seat = await self.store.sits(hash_key(token), table.row.id)
            async with table.lock:
                await self._read_seats(table)
            return table.seat_of(token) if seat is None else seat

    async def _read_seats(self, table: LiveTable) -> None:
        """Who sits where is in the store; memory is a copy of it that may be old."""
        seats = await self.store.seats(table.row.id)
        if not seats or seats == table.seats:
            return
        for old, new in zip(table.seats, seats, strict=True):
            table.sit(new)
            if old.token and old.token != new.token:
                self._show_out(table, old.seat)
        self.go_on(table)
        table.tell_people()

    async def sit_down(self, table: LiveTable, ask: bodies.Join, player: str = "") -> bodies.Seated:
        async with table.lock:
            token = token_urlsafe(24)
            for number in [seat for seat in table.free() if ask.seat in (None, seat)]:
                seat = SeatRow(number, hash_token(token), clean(ask.player))
                if await self.store.take_seat(table.row.id, seat, player):
                    table.sit(seat)
                    self.go_on(table)
                    table.tell_people()
                    return bodies.Seated(table=table.row.id, seat=number, token=token)
                await self._read_seats(table)
            raise TableError("seat-taken")

    async def stand_up(self, table: LiveTable, seat: int) -> None:
        """Free the seat for somebody else; its token no longer opens it, nor a private table."""
        token = table.seats[seat].token
        async with table.lock:
            if table.seats[seat].token != token:
                return  # meanwhile it was freed, and perhaps taken by somebody else
            await self.store.leave_seat(table.row.id, seat)
            table.sit(SeatRow(seat))
            table.ready.discard(seat)
            self._show_out(table, seat)
            await self.stop_for_newcomers(table)
            self.go_on(table)
            table.tell_whole()

    def _show_out(self, table: LiveTable, seat: int) -> None:
        """Who has held the seat becomes a spectator where everybody may watch."""
        table.tell_gathered()
        for listener in [listener for listener in table.listeners if listener.seat == seat]:
            listener.send(encode(messages.Error(code="no-seat")))
            listener.seat = None
            if table.row.public:
                listener.send(encode(table.whole(None)))
            else:
                table.listeners.remove(listener)
                listener.close()


def seat_of(listener: Listener) -> int:
    """Raises TableError for a spectator."""
    if listener.seat is None:
        raise TableError("no-seat")
    return listener.seat
