"""Game time as the server measures it.

The server's clock is the rule. Once it was started it runs while nobody has paused it, every seat is taken and somebody
who plays is here, and stands otherwise.
A deadline takes effect a small grace after it has passed; a move that arrives within the grace still counts as made
just before it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from hullbreach.kernel.log import MOST_MS

if TYPE_CHECKING:
    from hullbreach.table.live import LiveTable

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

    def read(self) -> int:
        """Milliseconds of game time."""
        return self._exact() // NS

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

    def _exact(self) -> int:
        return self._shown if self._since is None else self._shown + self._now() - self._since


def should_run(table: LiveTable) -> bool:
    if table.game.deadline() is None or table.phase != RUNNING or table.free():
        return False
    return bool(table.here())


def punctual_ms(table: LiveTable) -> int:
    """The time before a move that is made now; within the grace, just short of the deadline."""
    return max(0, min(table.elapsed(), (table.game.deadline() or 0) - 1, MOST_MS))


def wait_s(table: LiveTable, grace_ms: int) -> float | None:
    """How long to wait for the next deadline to take effect; None while there is none, or the clock stands."""
    deadline = table.game.deadline()
    if deadline is None or not table.clock.runs():
        return None
    return max(0, deadline + grace_ms - table.elapsed()) / 1000
