"""Game time as the server measures it.

The server's clock is the rule. Once it was started it runs while nobody has paused it, every seat is taken and somebody
who plays is here, and stands otherwise.
A move counts from the moment its bytes arrive. A deadline takes effect a small grace after it has passed: a move that
was on its way by then, as far as the seat's measured round trip tells, still counts as made just before it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from hullbreach.kernel.log import MOST_MS

if TYPE_CHECKING:
    from hullbreach.table.live import Listener, LiveTable

Now = Callable[[], int]
"""Nanoseconds that never go back, as `time.monotonic_ns` counts them."""
NS: Final = 1_000_000

WAITING: Final = "waiting"
RUNNING: Final = "running"
PAUSED: Final = "paused"
START: Final = "start"
PAUSE: Final = "pause"
RESUME: Final = "resume"
STOP: Final = "stop"
PHASE_AFTER: Final = {START: RUNNING, PAUSE: PAUSED, RESUME: RUNNING, STOP: WAITING}
"""What an entry of the log about the clock leads to."""


class Clock:
    """Shows the game time of one table: what its log adds up to, and what has passed since the last entry."""

    def __init__(self, now: Now) -> None:
        self._now = now
        self._shown = 0
        """Nanoseconds when it was last started, stopped or set."""
        self._since: int | None = None

    def runs(self) -> bool:
        return self._since is not None

    def read(self, at: int | None = None) -> int:
        """Milliseconds of game time, now or at a moment since it was last started or stopped."""
        return self._exact(at) // NS

    def start(self) -> None:
        self._since = self._now()

    def stop(self) -> None:
        self._shown, self._since = self._exact(), None

    def set(self, time: int) -> None:
        """Make it stand there."""
        self._shown, self._since = time * NS, None

    def catch_up(self, time: int) -> None:
        """Show no less than the log says; another server may have entered more."""
        self._shown += max(0, time * NS - self._exact())

    def _exact(self, at: int | None = None) -> int:
        if self._since is None:
            return self._shown
        return self._shown + max(0, (self._now() if at is None else at) - self._since)


def should_run(table: LiveTable) -> bool:
    if table.game.deadline() is None or table.phase != RUNNING or table.free():
        return False
    return bool(table.here())


def punctual_ms(table: LiveTable, at: int | None = None) -> int:
    """The time before a move that came then; within the grace, just short of the deadline."""
    return max(0, min(table.elapsed(at), (table.game.deadline() or 0) - 1, MOST_MS))


def grace_ms(listener: Listener | None, most: int) -> int:
    """How late its move may come: as long as it was on its way. Bots are here, and have none."""
    return 0 if listener is None else min(most, listener.rtt_ms // 2)


def longest_grace_ms(table: LiveTable, most: int) -> int:
    """After so long no move can arrive any more that was made in time."""
    return max((grace_ms(listener, most) for listener in table.listeners if listener.seat is not None), default=0)


def wait_s(table: LiveTable, grace_ms: int, at: int | None = None) -> float | None:
    """How long, from then, until the next deadline takes effect; None while there is none, or the clock stands."""
    deadline = table.game.deadline()
    if deadline is None or not table.clock.runs():
        return None
    return max(0, deadline + grace_ms - table.elapsed(at)) / 1000
