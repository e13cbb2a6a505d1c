"""Who is still there: what the server finds out by itself about a connection, whatever its page does."""

from __future__ import annotations

from collections import deque
from time import monotonic
from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop, TimerHandle
    from collections.abc import Callable

BEAT_S: Final = 2.25
"""Who has not shown for so long that it reads is asked."""
SILENCE_S: Final = 2.0
"""Who does not answer for so long is shown as gone."""
LOST_S: Final = 7.0
"""And is dropped after so long."""
LOOK_S: Final = 0.25
"""From one look at all connections to the next."""
BEATS: Final = 5
"""The fastest of the last ones says how far away somebody is: nobody gains by answering one late."""


class Line(Protocol):
    """What a heartbeat needs of a connection."""

    @property
    def listens(self) -> bool:
        """Whether the server reads what comes."""

    def ping(self) -> bytes:
        """Ask; browsers answer with the same bytes without the page's help."""

    def abort(self) -> None:
        """A polite end would wait for what is not read."""


class Heartbeat:
    """What is known of one connection; whoever holds it may ask to be told when it goes or comes back."""

    def __init__(self, line: Line) -> None:
        self.here = True
        self.steady = False
        """How far away it is matters, not only whether it is there: it is asked at every beat."""
        self.changed: Callable[[], None] = _nobody_cares
        self._line = line
        self._trips: deque[float] = deque(maxlen=BEATS)
        self._alive = self._beat = monotonic()
        self._asked: float | None = None
        """When something was asked that is not answered yet."""
        self._payload = b""
        self._stuck: float | None = None

    @property
    def rtt_ms(self) -> int:
        return round(min(self._trips, default=0) * 1000)

    # --- signs of life ---
    def hear_pong(self, payload: bytes) -> None:
        if self._asked is not None and payload == self._payload:
            asked, self._asked = self._asked, None
            self.answered(monotonic() - asked)

    def answered(self, seconds: float) -> None:
        self._trips.append(seconds)
        self.read()

    def read(self) -> None:
        """It has shown that it reads: who makes a move in the newest position was told of it."""
        self._alive = monotonic()
        if self._stuck is None:
            self._turn(here=True)

    def stuck(self) -> None:
        """What is sent is no longer taken."""
        self._stuck = monotonic()

    def unstuck(self) -> None:
        self._stuck = None

    # --- looking ---
    def look(self, now: float) -> None:
        """Ask it, show it as gone or drop it, as the time has come."""
        since = self._asked if self._stuck is None else min(self._stuck, self._asked or self._stuck)
        if since is None:
            if now - (self._beat if self.steady else self._alive) >= BEAT_S:
                self._ask(now)
        elif not self._line.listens:
            self._asked = None  # we would not hear the answer either
        elif now - since >= LOST_S:
            self._line.abort()
        elif now - since >= SILENCE_S:
            self._turn(here=False)

    def _ask(self, now: float) -> None:
        self._asked = self._beat = now
        self._payload = self._line.ping()

    def _turn(self, here: bool) -> None:
        if here != self.here:
            self.here = here
            self.changed()


class Pulse:
    """Looks at all connections together: a timer for each of them would cost more than all the looks."""

    def __init__(self, loop: AbstractEventLoop) -> None:
        self._loop = loop
        self._hearts: set[Heartbeat] = set()
        self._timer: TimerHandle | None = None

    def add(self, heart: Heartbeat) -> None:
        self._hearts.add(heart)
        if self._timer is None:
            self._timer = self._loop.call_later(LOOK_S, self._look)

    def discard(self, heart: Heartbeat) -> None:
        self._hearts.discard(heart)

    def _look(self) -> None:
        now = monotonic()
        for heart in list(self._hearts):
            heart.look(now)
        self._timer = self._loop.call_later(LOOK_S, self._look) if self._hearts else None

    def close(self) -> None:
        self._hearts.clear()
        if self._timer:
            self._timer.cancel()


def _nobody_cares() -> None: ...
