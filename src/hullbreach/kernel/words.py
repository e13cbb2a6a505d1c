"""Words as a room sees them: the locales speak, and whoever draws for a terminal is handed one of their languages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

Value = str | int | float


class Words(Protocol):
    """One language. Messages are known by their ids (`hullbreach.locales` says how those are built)."""

    def has(self, message: str) -> bool:
        """Whether there are words for an id, or for an attribute of one (`id.attribute`)."""

    def say(self, message: str, /, **values: Value) -> str:
        """The words for an id; raises KeyError if there are none, ValueError if they lack a value."""

    def called(self, game: str, domain: str, value: str) -> Value:
        """A value of a parameter or of an event's field: a number, or the words for its name."""

    def told(self, game: str, kind: str, names: Mapping[str, str]) -> str:
        """An event whose numbers have their names already, as a sentence."""
