"""The kinds of steps on the agenda."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

TICK: Final[i64] = 0  # set off by time: the computer may have something to say
TURN: Final[i64] = 1  # the next turn of the resolution round begins, and its cards are revealed
TIME_UP: Final[i64] = 2  # set off by time: nobody else calls a trip-up in this turn
ACT: Final[i64] = 3  # the crew acts, and the turn takes its course
