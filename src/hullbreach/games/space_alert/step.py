"""The kinds of steps on the agenda."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

TICK: Final[i64] = 0  # set off by time: the computer may have something to say
TURN: Final[i64] = 1  # the next turn of the resolution round begins, and its cards are revealed
TIME_UP: Final[i64] = 2  # set off by time: nobody else calls a trip-up in this turn
ACT: Final[i64] = 3  # the crew acts, and the turn takes its course
OVER: Final[i64] = 4  # the ship jumped, or is lost
# Between the missions of a campaign.
TALLY: Final[i64] = 5  # all have said whether to go on
REPAIR: Final[i64] = 6  # a: the crew member who may repair something
PLACE_SQUAD: Final[i64] = 7
ASK_LEVELS: Final[i64] = 8
LAUNCH: Final[i64] = 9  # all have proposed levels
