"""All tables of a server: found, made, played on and forgotten. The log decides; memory only keeps up with it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import cached_property
from time import monotonic
from typing import TYPE_CHECKING, Final

from hullbreach.kernel.errors import HullError
from hullbreach.table import messages
from hullbreach.table.asking import FILM, PREVIEW
from hullbreach.table.bots import Bots
from hullbreach.table.errors import TableError, because
from hullbreach.table.films import film
from hullbreach.table.foresight import foresee
from hullbreach.table.live import Listener, LiveTable
from hullbreach.table.messages import encode
from hullbreach.table.opening import clean_line, now_ms
from hullbreach.table.seating import seat_of
from hullbreach.table.store import ChatRow, Conflict, Row
from hullbreach.table.thinking import Thinkers
from hullbreach.table.timing import Made
from hullbreach.table.undo import ask_to_undo

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from hullbreach.table.kept import Kept
    from hullbreach.table.undo import Question

HINTS_BY: Final = "mcts"
HINT_S: Final = 0.2
"""For so long a worker may think about one."""
HINT_NICENESS: Final = 5
TRIES: Final = 5
"""How often in a row another server may be first."""
DAY_MS: Final = 86_400_000
SCRATCH_S: Final = 0.1
"""For so long scratches gather before the newest are passed on."""


class Tables(Bots):
    """The verbs of the table. Whatever cannot be done raises TableError and leaves the table as it was."""

    # --- coming and going ---
    async def join(self, table: LiveTable, listener: Listener, since: int | None) -> None:
        """Tell a connection the whole table, and everything from then on."""
        async with table.lock:
            if len(table.listeners) >= self.settings.limits.listeners:
                raise TableError("too-many-connections")
            if (since or 0) > table.seq:
                await self._catch_up(table)
            table.tell_gathered()
            if table.real_time:
                self.announce(table)
            table.listeners.append(listener)
            turned = self.turn_clock(table)
            listener.send(encode(table.whole(listener.seat, since)))
            if turned:
                table.tell_clock()
            self.go_on(table)
            self._tell_who_is_here(table, listener)

    def leave(self, table: LiveTable, listener: Listener) -> None:
        """A connection is gone; its seat stays held."""
        if listener in table.listeners:
            table.listeners.remove(listener)
            table.idle_since = monotonic()
            self.look_around(table, listener)

    async def stand_up(self, table: LiveTable, seat: int) -> None:
        await super().stand_up(table, seat)
        await self._ask_no_longer(table)

    def look_around(self, table: LiveTable, listener: Listener) -> None:
        """A connection has gone, or been silent for too long, or is heard of again."""
        table.ready &= table.here()
        self.go_on(table)
        if table.motion is not None:
            self.start(self.count_votes(table))
        self._tell_who_is_here(table, listener)
        if listener.seat is not None and table.question is not None:
            self.start(self._ask_no_longer(table))

    def _tell_who_is_here(self, table: LiveTable, listener: Listener) -> None:
        """After one of them has come or gone."""
        if listener.seat is None:
            table.tell_watching(listener)
        else:
            table.tell_people()

    # --- playing ---
    async def say_ready(self, table: LiveTable, listener: Listener, ask: messages.Ready) -> None:
        self.get_ready(table, seat_of(listener), ask.yes)
        listener.send(encode(messages.Done(id=ask.id)))

    async def play(self, table: LiveTable, listener: Listener, ask: messages.Play, at: int | None = None) -> None:
        """A move that arrived then, by the server's clock. Of several that wait, the earliest is looked at first."""
        arrived = self.now() if at is None else at
        if not table.lock.take():
            await table.lock.wait(arrived)
        try:
            await self._try_to_play(table, listener, ask, arrived)
        except TableError as error:
            if error.code != "conflict":
                raise
            await self._insist(lambda: self._try_to_play(table, listener, ask, arrived))
        finally:
            table.lock.release()

    async def _try_to_play(self, table: LiveTable, listener: Listener, ask: messages.Play, at: int) -> None:
        seat = seat_of(listener)
        if ask.seq > table.seq:
            await self._catch_up(table)
        if self._is_known(table, listener, ask.id):
            return
        if ask.seq != table.seq and (ask.seq > table.seq or not table.has_rivals(ask.seq)):
            raise TableError("stale", seq=table.seq)
        try:
            await self.play_move(table, Made(seat, ask.move, at, listener, ask.id))
        except TableError as error:
            if error.code == "refused" and await self._catch_up(table):
                raise TableError("conflict") from None
            faster = table.rivals.faster(table.game, seat, ask.move, ask.seq) if error.code == "refused" else None
            if faster is not None:
                error.details["faster"] = faster
            raise

    async def _catch_up(self, table: LiveTable) -> bool:
        """Whether another server has entered more than this one knows; it does then. Nothing is refused that is old."""
        behind = False
        with suppress(Exception):  # a store that is not there has nothing to say about it
            behind = await self.store.last(table.row.id) > table.seq
        if behind:
            await self.follow_log(table)
        return behind

    async def _insist(self, attempt: Callable[[], Awaitable[None]]) -> None:
        """Another server may be first with an entry. Memory has then followed the log, and all is looked at again."""
        for _ in range(TRIES):
            try:
                return await attempt()
            except TableError as error:
                if error.code != "conflict":
                    raise
        raise TableError("conflict")

    def _is_known(self, table: LiveTable, listener: Listener, ask_id: str) -> bool:
        """Whether the same seat has sent it before; it is then told what came of it."""
        known = table.known.get((seat_of(listener), ask_id))
        if known is not None:
            listener.send(encode(messages.Done(id=ask_id, seq=known)))
        return known is not None

    # --- taking back ---
    async def undo(self, table: LiveTable, listener: Listener, ask: messages.Undo) -> None:
        """Alone, at any time; with others, if nobody has learned anything meanwhile, or once they agree."""
        async with table.lock:
            await self._insist(lambda: self._try_to_undo(table, listener, ask))

    async def _try_to_undo(self, table: LiveTable, listener: Listener, ask: messages.Undo) -> None:
        seat = seat_of(listener)
        if self._is_known(table, listener, ask.id):
            return
        if table.question is not None and (table.question.seat, table.question.ask_id) == (seat, ask.id):
            listener.send(encode(messages.Done(id=ask.id)))
            return
        question = ask_to_undo(table, seat, ask.id)
        table.settle(granted=False)
        if not question.missing:
            await self._take_back(table, question, listener)
            return
        table.question = question
        table.tell(messages.Asked(seat=seat))
        listener.send(encode(messages.Done(id=ask.id)))

    async def answer(self, table: LiveTable, listener: Listener, ask: messages.Answer) -> None:
        seat = seat_of(listener)
        async with table.lock:
            question = table.question
            if question is None or seat not in question.missing:
                raise TableError("no-question")
            listener.send(encode(messages.Done(id=ask.id)))
            question.hear(seat, ask.yes)
            await self._conclude(table)

    async def _conclude(self, table: LiveTable) -> None:
        """Take back, or not, once everybody who was asked and is still here has answered."""
        question = table.question
        if question is None or question.missing:
            return
        table.settle(granted=question.agreed)
        if question.agreed:
            await self._take_back(table, question)

    async def _ask_no_longer(self, table: LiveTable) -> None:
        """Who has gone is not waited for, nor is an answer to who has left the seat."""
        async with table.lock:
            if table.question is None:
                return
            table.question.missing &= table.here()
            if table.question.seat not in table.held():
                table.settle(granted=False)
            with suppress(TableError):
                await self._conclude(table)

    async def _take_back(self, table: LiveTable, question: Question, listener: Listener | None = None) -> None:
        row = Row(table.seq + 1, question.seat, None, 0, now_ms(), question.ask_id, question.keep)
        await self.enter(table, row, listener)
        self.go_on(table)

    # --- thinking ---
    @cached_property
    def hinters(self) -> Thinkers:
        """They have a process of their own, and are in no hurry: no bot waits for somebody's hint."""
        return Thinkers(1, self.settings.limits.thoughts, HINT_NICENESS)

    async def close(self) -> None:
        await super().close()
        self.hinters.close()

    async def hint(self, table: LiveTable, listener: Listener, ask: messages.Hint) -> int:
        """The number of a good move, as far as the seat can know."""
        seat = seat_of(listener)
        if table.row.day or seat not in table.game.actors():
            raise TableError("no-hint")
        thought = self.thought(table, seat, HINTS_BY, HINT_S)
        choice = await self.think(self.hinters, thought, listener.address, patient=False)
        if choice.move is None:
            raise TableError("no-hint")
        return choice.move

    async def preview(self, table: LiveTable, listener: Listener, ask: messages.Preview) -> messages.Previewed:
        """What a move would do, as far as the seat can know. No advice: the rules alone are asked."""
        seat = seat_of(listener)
        self.budget.spend(PREVIEW, listener.address, table.row.id, seat)
        async with table.lock:
            if ask.seq != table.seq:
                raise TableError("stale", seq=table.seq)
            try:
                events, sure = foresee(table.game, seat, table.title.vocabulary.numbered(ask.move))
            except HullError as error:
                raise because("refused", error) from None
        return messages.Previewed(id=ask.id, events=events, sure=sure)

    async def past(self, table: LiveTable, listener: Listener, ask: messages.Past) -> messages.Moment:
        """What the asker saw then, and nothing it has learned since."""
        async with table.lock:
            reel = table.reel()
        told, view = await self.projector.show(len(reel.rows), reel.moment, listener.seat, ask.told)
        return messages.Moment(id=ask.id, told=told, view=view)

    async def film(self, table: LiveTable, address: str) -> Kept:
        """Of a finished game: made for the first who asks, beside the table, and kept for all others."""
        async with table.lock:
            result = table.result()
            if result is None:
                raise TableError("not-over")
            self.check_export(table, None)
            if table.film is None or table.film[0] != table.seq:
                self.budget.spend(FILM, address)
                work = self.projector.show_slowly(film, table.reel(), table.people(), result)
                table.film = table.seq, asyncio.ensure_future(work)
            making = table.film[1]
        try:
            return await asyncio.shield(making)
        except TableError:
            table.film = None
            raise

    # --- talking, playing again ---
    async def chat(self, table: LiveTable, listener: Listener, ask: messages.Chat) -> None:
        seat = seat_of(listener)
        text = clean_line(ask.text)
        if table.alone():
            raise TableError("no-chat")
        if table.game.silent():
            raise TableError("silence")
        if not text:
            raise TableError("bad-message", problem="nothing was said")
        async with table.lock:
            new = await self._keep(table, ChatRow(seat, text, ask.id))
            listener.send(encode(messages.Done(id=ask.id)))
            if new:
                line = messages.Line(seat, text)
                table.chat.append(line)
                table.tell(messages.Said(line=line))

    async def scratch(self, table: LiveTable, listener: Listener, ask: messages.Scratch) -> None:
        """Kept nowhere: everybody else sees the newest of each seat, a few times a second."""
        seat = seat_of(listener)
        if table.game.silent():
            raise TableError("silence")
        if not table.scratches:
            asyncio.get_running_loop().call_later(SCRATCH_S, self._pass_scratches_on, table)
        table.scratches[seat] = ask.what

    def _pass_scratches_on(self, table: LiveTable) -> None:
        scratches, table.scratches = table.scratches, {}
        for seat, what in scratches.items() if not table.game.silent() else ():
            text = encode(messages.Scratched(seat=seat, what=what))
            for listener in table.listeners:
                if listener.seat != seat:
                    listener.send(text)

    async def _keep(self, table: LiveTable, line: ChatRow) -> bool:
        """Whether the line is new; one that is sent again was kept already."""
        try:
            return await self.store.say(table.row.id, line)
        except Conflict:
            await self.follow_log(table)
            raise TableError("no-such-table") from None

    async def play_again(self, table: LiveTable, listener: Listener, ask: messages.Rematch) -> None:
        """Same options, same people, same tokens; another seed. Whoever asks second is led to the same table."""
        seat_of(listener)
        if table.row.day or not (table.alone() or table.game.over()):
            raise TableError("no-rematch")
        async with table.lock:
            if table.rematch is None:
                table.rematch = await self.open_again(table, ask.swap)
                table.swapped = ask.swap
            listener.send(encode(messages.Done(id=ask.id)))
            for other in table.listeners:
                name = table.rematch.watch if other.name == table.row.watch else table.rematch.id
                other.send(encode(messages.Rematched(table=name, swapped=table.swapped)))

    # --- forgetting ---
    async def sweep(self) -> None:
        """Let idle tables leave memory, and abandoned ones the store."""
        for table in list(self.live.values()):
            busy = table.listeners or table.thinking or table.lock.locked()
            if not busy and monotonic() - table.idle_since > self.settings.idle_s:
                self.forget(table)
        now = now_ms()
        unplayed = now - int(self.settings.unplayed_days * DAY_MS)
        untouched = now - int(self.settings.untouched_days * DAY_MS)
        await self.store.sweep(unplayed, untouched, now - int(self.settings.kept_days * DAY_MS))
        await self.store.sweep_books(untouched, now - int(self.settings.book_days * DAY_MS))
        await self.store.sweep_works(now - int(self.settings.work_days * DAY_MS))
