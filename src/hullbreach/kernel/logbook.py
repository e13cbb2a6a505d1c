"""What a game leaves in the log book of those who played it: who they were, and a line for each mission.

Who keeps the book knows the names of people; the game knows who sat for whom, what is written in which column, and
what it is called (`GAME-log-COLUMN`, `GAME-office-MARK`).
"""

from __future__ import annotations

from typing import Final, final

LogLine = dict[str, str | int]
"""What stands in its columns; one without a value stays empty."""
MARKS: Final = {"star": "★", "headphones": "🎧", "exclamation": "!"}
"""The signs that can stand beside a name; each game says what they mean."""


@final
class LogColumn:
    """A column, and the domain whose words its values have; without one they are written as they are."""

    def __init__(self, name: str, domain: str = "") -> None:
        self.name = name
        self.domain = domain


@final
class LogMate:
    """One of the crew: who sits on a seat, or a machine, which has none. `name` is for those who gave no other."""

    def __init__(self, name: str, seat: int | None, marks: tuple[str, ...] = ()) -> None:
        self.name = name
        self.seat = seat
        self.marks = marks


@final
class LogPage:
    """The crew of a game that is over, and its lines; several belong together."""

    def __init__(self, crew: tuple[LogMate, ...], lines: tuple[LogLine, ...]) -> None:
        self.crew = crew
        self.lines = lines
