"""A table in memory: a cache of its log, and the people who are looking at it."""

from __future__ import annotations

import asyncio
from collections import deque
from time import monotonic, monotonic_ns
from typing import TYPE_CHECKING, Protocol

from msgspec import Struct

from hullbreach.table import bodies, messages
from hullbreach.table.clock import Clock, Now
from hullbreach.table.replayed import ReplayedGame
from hullbreach.table.sights import Announced, Sights
from hullbreach.table.store import MOST_CHAT, SeatRow, Stored, TableRow
from hullbreach.table.tokens import seat_held_by
from hullbreach.table.turns import TurnLock

if TYPE_CHECKING:
    from hullbreach.kernel.title import Title
    from hullbreach.table.kept import Kept
    from hullbreach.table.undo import Question
    from hullbreach.table.voting import Motion


class Listener(Protocol):
    """A connection that follows a table; `seat` is None for a spectator."""

    name: str
    """Of the two names of the table, the one it came by."""
    seat: int | None
    address: str
    """Where it comes from, as far as limits are concerned."""

    @property
    def here(self) -> bool:
        """It answers heartbeats."""

    @property
    def rtt_ms(self) -> int:
        """How long a message there and back takes, as the server measures it."""

    def send(self, text: str) -> None:
        """Never waits."""

    def close(self) -> None:
        """Show it out, after what was sent."""


class LiveTable(ReplayedGame):
    def __init__(self, stored: Stored, title: Title, now: Now = monotonic_ns) -> None:
        super().__init__(title)
        self.lock = TurnLock(now)
        self.listeners: list[Listener] = []
        self.question: Question | None = None
        self.rematch: TableRow | None = None
        self.swapped = False
        """There, everybody sits where the next one sat."""
        self.clock = Clock(now)
        self._clock_told: tuple[str, bool] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.announced = Announced()
        self.cue_timer: asyncio.TimerHandle | None = None
        self.ready: set[int] = set()
        """The seats whose people wait for the clock to start."""
        self.resuming = False
        """It was paused, and those who are here want to go on."""
        self.countdown: asyncio.TimerHandle | None = None
        self.motion: Motion | None = None
        self.scratches: dict[int, str] = {}
        """By seat: the newest that is not passed on yet."""
        self.thinking: dict[int, asyncio.Task[None]] = {}
        """By seat: the bot that acts for it."""
        self.stand_ins: dict[int, str] = {}
        """Bots for people who are not here."""
        self.waited_for: set[int] = set()
        """The seats for whose people the game is paused."""
        self.excused: set[int] = set()
        """Those without whom it goes on until they are back."""
        self.patience: asyncio.TimerHandle | None = None
        self.gone = False
        """It has left memory."""
        self.idle_since = monotonic()
        self.film: tuple[int, asyncio.Future[Kept]] | None = None
        """The film of a finished game, made once, and the entry it ends with."""
        self.shown: tuple[int, asyncio.Future[Struct]] | None = None
        """What has been resolved, scene by scene, up to an entry."""
        self.reviewed: tuple[int, asyncio.Future[Struct]] | None = None
        """What decided a finished game."""
        self.restore(stored)

    def restore(self, stored: Stored) -> None:
        """Forget everything but what is stored; raises TableError if today's rules cannot replay it."""
        self.read_log(stored.table, stored.rows)
        self.seats = list(stored.seats)
        self.chat = deque((messages.Line(line.seat, line.text) for line in stored.chat), MOST_CHAT)
        self.sights, self.later_sights = Sights(), Sights()
        """What those were shown last who hear of every move at once, and those who hear of several together."""
        self.gathered: int | None = None
        """How many events the journal had when everybody was last told, if there is news since."""
        self.clock.catch_up(self.time)

    # --- seats ---
    def seat_of(self, token: str) -> int:
        """The seat a token holds; raises TableError."""
        return seat_held_by(token, self.seats)

    def held(self) -> list[int]:
        """The seats people hold."""
        return [seat.seat for seat in self.seats if seat.token]

    def alone(self) -> bool:
        """Whether one person plays, alone or with bots."""
        return sum(not seat.bot for seat in self.seats) == 1

    def free(self) -> list[int]:
        return [seat.seat for seat in self.seats if not seat.token and not seat.bot]

    def here(self) -> set[int]:
        """The seats whose people are looking."""
        return {listener.seat for listener in self.listeners if listener.seat is not None and listener.here}

    def watching(self) -> int:
        """How many look on without a seat."""
        return sum(listener.seat is None and listener.here for listener in self.listeners)

    def bot_of(self, seat: int) -> str:
        return self.seats[seat].bot or self.stand_ins.get(seat, "")

    def sit(self, seat: SeatRow) -> None:
        self.seats[seat.seat] = seat

    def quiet(self) -> bool:
        """Whether nothing happens here by itself: no clock, no bot."""
        if self.real_time or self.timer is not None or self.clock.runs() or self.game.deadline() is not None:
            return False
        return not any(seat.bot for seat in self.seats)

    def forget_ready(self) -> None:
        """The clock runs, or begins anew: next time, everybody is asked again, and nobody is waited for until then."""
        self.ready.clear()
        self.resuming = False
        self.excused |= self.waited_for
        self.waited_for.clear()

    def people(self) -> list[messages.Person]:
        here = self.here()
        return [
            messages.Person(
                seat=name,
                player=row.name,
                taken=bool(row.token),
                bot=row.bot,
                here=row.seat in here,
                ready=row.seat in self.ready,
                stand_in=self.stand_ins.get(row.seat, ""),
                missed=row.seat in self.waited_for,
            )
            for name, row in zip(self.names, self.seats, strict=True)
        ]

    def info(self, name: str, seated: bool) -> bodies.TableInfo:
        """As who comes by that name, with or without a seat, may know it."""
        may_watch = seated or self.row.public or name == self.row.watch
        page = self.game.log_page()
        return bodies.TableInfo(
            table=name,
            watch=self.row.watch if may_watch else "",
            day=self.row.day,
            game=self.row.game,
            options=self.row.options,
            name=self.row.name,
            public=self.row.public,
            people=self.people(),
            seq=self.seq,
            over=self.game.over(),
            chosen=self.row.chosen,
            created=self.row.created,
            book=self.row.book if seated else "",
            lines=len(page.lines) if page else 0,
        )

    # --- what is told ---
    def elapsed(self, at: int | None = None) -> int:
        """The game time that has passed since the last entry, until now or until then."""
        return 0 if self.game.deadline() is None else max(0, self.clock.read(at) - self.time)

    def game_time(self) -> int:
        return self.time + self.elapsed()

    def due(self, time: int) -> int | None:
        """Milliseconds from that game time to the next deadline, while the clock runs.

        Whoever tells both reads the clock once: a millisecond may pass between two looks at it.
        """
        deadline = self.game.deadline()
        if deadline is None or not self.clock.runs():
            return None
        return max(0, self.time + deadline - time)

    def starts_in(self) -> int | None:
        """Milliseconds to the start of the clock, while they are being counted."""
        if self.countdown is None:
            return None
        return max(0, round((self.countdown.when() - asyncio.get_running_loop().time()) * 1000))

    def whole(self, seat: int | None, since: int | None = None, answer_to: str | None = None) -> messages.Whole:
        """Everything the seat may see. A client that was here before gets only the events it has missed."""
        fresh = since is None or since > self.seq or since < self.last_undo
        view = self.game.view(seat)
        self._sights_of(seat).remember(view)
        time = self.game_time()
        return messages.Whole(
            v=messages.VERSION,
            game=self.row.game,
            options=self.row.options,
            seat=seat,
            people=self.people(),
            seq=self.seq,
            view=view,
            watching=self.watching(),
            legal=self.legal(seat),
            actors=list(self.game.actors()),
            events=self.heard(seat) if fresh else self.events_since(since or 0, seat),
            fresh=fresh,
            time=time,
            due=self.due(time),
            phase=self.told_phase(),
            starts=self.starts_in(),
            motion=None if self.motion is None else self.motion.told(),
            silent=self.game.silent(),
            cues=self.announced.still(time),
            result=self.result(),
            chat=list(self.chat),
            id=answer_to,
        )

    def news(self, seat: int | None, events: list[messages.Numbers], public: list[messages.Op]) -> messages.News:
        """What has changed for a seat, and for everybody."""
        own = None if seat is None else self.game.own_view(seat)
        time = self.game_time()
        return messages.News(
            seq=self.seq,
            events=events,
            patch=public,
            own=self._sights_of(seat).own_changes(seat, own),
            legal=self.legal(seat),
            actors=list(self.game.actors()),
            time=time,
            due=self.due(time),
            silent=self.game.silent(),
            result=self.result(),
        )

    def is_told_later(self, seat: int | None) -> bool:
        """Whether it hears of several moves together: everybody does in real time, elsewhere those who watch."""
        return self.real_time or seat is None

    def _sights_of(self, seat: int | None) -> Sights:
        return self.later_sights if self.is_told_later(seat) else self.sights

    def tell_news(self, before: int, asker: Listener | None = None, answer_to: str = "") -> None:
        """Who hears of it at once gets what is new since the journal had `before` events; the asker's is its answer."""
        told = [listener for listener in self.listeners if not self.is_told_later(listener.seat)]
        self._tell_news_to(told, self.sights, before, asker, answer_to)

    def tell_gathered(self) -> None:
        """What has gathered for the others; before anybody joins them, all of them must have the same sight."""
        if self.gathered is not None:
            before, self.gathered = self.gathered, None
            told = [listener for listener in self.listeners if self.is_told_later(listener.seat)]
            self._tell_news_to(told, self.later_sights, before)

    def _tell_news_to(
        self, told: list[Listener], sights: Sights, before: int, asker: Listener | None = None, answer_to: str = ""
    ) -> None:
        if not told:
            return
        public = sights.public_changes(self.game.public_view())
        if len(told) > 1:
            public = messages.written(public)
        texts: dict[int | None, str] = {}
        for listener in told:
            seat = listener.seat
            if seat not in texts:
                texts[seat] = messages.encode(self.news(seat, self.heard(seat, before), public))
            listener.send(messages.answering(texts[seat], answer_to) if listener is asker else texts[seat])

    def tell_whole(self, asker: Listener | None = None, answer_to: str | None = None) -> None:
        """Made once for each seat, however many connections it has."""
        self.gathered = None  # it is in there
        texts: dict[int | None, str] = {}
        for listener in self.listeners:
            seat = listener.seat
            if seat not in texts:
                texts[seat] = messages.encode(self.whole(seat))
            answers = listener is asker and answer_to
            listener.send(messages.answering(texts[seat], answer_to or "") if answers else texts[seat])

    def tell(self, message: messages.Tell) -> None:
        text = messages.encode(message)
        for listener in self.listeners:
            listener.send(text)

    def settle(self, granted: bool) -> None:
        """The question whether to undo, if there is one, is no longer open."""
        if self.question is not None:
            self.question = None
            self.tell(messages.Settled(granted=granted))

    def tell_clock(self) -> None:
        """It was started or stopped; nobody hears of it twice."""
        phase, runs = self.told_phase(), self.clock.runs()
        if self._clock_told != (phase, runs):
            self._clock_told = phase, runs
            time = self.game_time()
            self.tell(messages.ClockTold(time=time, runs=runs, due=self.due(time), phase=phase))

    def tell_people(self) -> None:
        self.tell(messages.People(people=self.people()))

    def tell_watching(self, one: Listener) -> None:
        """One of them has come or gone, and knows it."""
        text = messages.encode(messages.Watched(watching=self.watching()))
        for listener in self.listeners:
            if listener is not one:
                listener.send(text)

    def tell_error(self, code: str) -> None:
        self.tell(messages.Error(code=code))
