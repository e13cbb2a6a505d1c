"""How long a search may go on. Rules know no clock: whoever asks brings one."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import Final, final

Clock = Callable[[], float]
"""Seconds since some moment in the past, mostly of processor time."""

PULSE: Final = 0.25  # seconds between two signs of life


@final
class Deadline:
    """A moment on somebody's clock."""

    def __init__(self, clock: Clock, moment: float) -> None:
        self.clock = clock
        self.moment = moment

    def has_passed(self) -> bool:
        return self.clock() >= self.moment

    def left(self) -> float:
        """Seconds until then."""
        return self.moment - self.clock()

    def within(self, seconds: float) -> Deadline:
        """So many seconds from now, if that is sooner."""
        return Deadline(self.clock, min(self.moment, self.clock() + seconds))


def standing_still() -> float:
    return 0.0


NEVER: Final = Deadline(standing_still, inf)
