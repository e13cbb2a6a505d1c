"""What happened, told in small numbers.

The rules tell the journal; clients animate it and put it into words; nothing in the rules reads it. What is told may be
known by everybody at the table; what is whispered is for one seat alone.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

ALL: Final[i64] = -1


@final
class EventKind:
    """A sentence pattern: its name, the catalogue rule it follows, and the names of its numbers."""

    def __init__(self, number: i64, name: str, rule: str, fields: tuple[str, ...]) -> None:
        self.number = number
        self.name = name
        self.rule = rule
        self.fields = fields


@final
class EventKinds:
    """The kinds of one game, numbered in the order they are declared."""

    def __init__(self) -> None:
        self.kinds: list[EventKind] = []

    def kind(self, name: str, rule: str, *fields: str) -> EventKind:
        kind = EventKind(len(self.kinds), name, rule, fields)
        self.kinds.append(kind)
        return kind


@final
class Event:
    """One thing that happened: as many numbers as its kind has fields, for ALL or for one seat's ears."""

    def __init__(self, kind: EventKind, seat: i64, values: tuple[int, ...]) -> None:
        self.kind = kind
        self.seat = seat
        self.values = values

    @property
    def a(self) -> int:
        return self.values[0]

    @property
    def b(self) -> int:
        return self.values[1]

    @property
    def c(self) -> int:
        return self.values[2]

    def reaches(self, seat: int | None) -> bool:
        """Whether that seat, or a spectator, may know of it."""
        return self.seat == ALL or self.seat == seat

    def numbers(self) -> tuple[int, ...]:
        return (self.kind.number, *self.values)

    def named(self) -> dict[str, int]:
        """The numbers by name."""
        return dict(zip(self.kind.fields, self.values, strict=True))


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener(ABC):
    """Somebody who wants to look at the table whenever something is told."""

    @abstractmethod
    def hear(self, event: Event) -> None:
        """Something happens; it is not in the journal yet."""


@final
class Journal:
    """A list of events that can be muted, as it is in simulations, and listened to, as it is when a film is made."""

    def __init__(self, muted: bool = False, listener: Listener | None = None) -> None:
        self.muted = muted
        self.listener = listener
        self.events: list[Event] = []

    def tell(self, kind: EventKind, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Tell everybody; a kind takes as many of the numbers as it has fields."""
        if not self.muted:
            self._note(kind, ALL, (a, b, c, d))

    def whisper(self, seat: i64, kind: EventKind, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Tell one seat."""
        if not self.muted:
            self._note(kind, seat, (a, b, c, d))

    def tell_row(self, kind: EventKind, values: Sequence[int], seat: i64 = ALL) -> None:
        """Tell something that takes more numbers."""
        if not self.muted:
            self._note(kind, seat, tuple(values))

    def _note(self, kind: EventKind, seat: i64, values: tuple[int, ...]) -> None:
        assert len(values) >= len(kind.fields), kind.name
        event = Event(kind, seat, values[: len(kind.fields)])
        if self.listener is not None:
            self.listener.hear(event)
        self.events.append(event)

    def heard_by(self, seat: int | None, start: int = 0) -> list[Event]:
        """What that seat, or a spectator, may know of what was told from `start` on."""
        return [event for event in self.events[start:] if event.reaches(seat)]

    def numbers(self) -> list[tuple[int, ...]]:
        return [event.numbers() for event in self.events]


MUTE: Final = Journal(muted=True)
