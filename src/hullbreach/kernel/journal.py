"""What happened, told in small numbers.

The rules tell the journal; clients animate it and put it into words; nothing in the rules reads it. Everything in it
may be known by everybody at the table: what is private reaches a seat only through its view.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, final

from mypy_extensions import i64, mypyc_attr


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
    """One thing that happened; what a, b and c mean stands in the kind's `fields`."""

    def __init__(self, kind: EventKind, a: i64, b: i64, c: i64) -> None:
        self.kind = kind
        self.a = a
        self.b = b
        self.c = c

    def numbers(self) -> tuple[int, int, int, int]:
        return (self.kind.number, self.a, self.b, self.c)

    def named(self) -> dict[str, int]:
        """The numbers that mean something, by name."""
        return dict(zip(self.kind.fields, (self.a, self.b, self.c), strict=False))


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

    def tell(self, kind: EventKind, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        if not self.muted:
            event = Event(kind, a, b, c)
            if self.listener is not None:
                self.listener.hear(event)
            self.events.append(event)

    def numbers(self) -> list[tuple[int, int, int, int]]:
        return [event.numbers() for event in self.events]


MUTE: Final = Journal(muted=True)
