"""What a room makes of papers: things of its game that somebody wrote down elsewhere.

The laboratory measures how fast that goes; a surveyor judges single ships. Command line and laboratory ask by id and
name no game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

import msgspec


class Chore(ABC):
    """Some work of which the laboratory measures how fast it is done."""

    name: str
    """What is done, in English, as words are looked up by it."""
    beside: str = ""
    """What is counted beside, if anything."""

    @abstractmethod
    def do(self) -> tuple[int, int]:
        """Work for some milliseconds: how many were done, and how many of the other were counted."""


class Paperwork(ABC):
    """Somebody who reads papers of one game, and can be measured at it. What stands on them is the game's own."""

    id: str
    package: str
    """Where its data lies."""

    @abstractmethod
    def read(self, text: bytes) -> msgspec.Struct:
        """A paper in JSON; raises HullError, which names the field that is wrong."""

    @abstractmethod
    def samples(self) -> list[msgspec.Struct]:
        """Papers to measure with. Always the same ones."""

    @abstractmethod
    def chores(self, papers: list[msgspec.Struct]) -> list[Chore]:
        """What can be measured with such papers; the first chore is the one that builds are compared by."""


class Surveyor(Paperwork):
    """Looks at one ship at a time, and at what happens to it."""

    @abstractmethod
    def survey(self, paper: msgspec.Struct) -> msgspec.Struct:
        """All there is to say about it, as files keep it; raises HullError, which names what is wrong."""

    @abstractmethod
    def differences(self, report: msgspec.Struct, expected: dict[str, Any]) -> list[str]:
        """The fields of which something else was expected; those nobody expects anything of do not count."""
