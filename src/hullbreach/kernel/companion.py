"""A companion of a box on the table: people plan with cardboard, it tells what comes of their plan.

Some games decide everything before anything happens. What was planned fits on a sheet of paper; a companion turns the
sheet into a film, and an adviser says what should have been written on it. The frame knows neither by name.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

import msgspec


class Companion(ABC):
    """What the frame asks of a game that can be resolved from paper. Sheets, films and facts are the game's own."""

    id: str
    package: str
    """Where its data lies."""
    paper: type[msgspec.Struct]
    film: type[msgspec.Struct]
    facts: type[msgspec.Struct]

    @abstractmethod
    def known(self) -> msgspec.Struct:
        """What can stand on a sheet: everything a form must offer."""

    @abstractmethod
    def read(self, text: bytes) -> msgspec.Struct:
        """A sheet of JSON; raises HullError, which names the field that is wrong."""

    @abstractmethod
    def resolve(self, paper: msgspec.Struct) -> msgspec.Struct:
        """The film of what was planned; raises HullError, which names the field that is wrong."""


class Adviser(ABC):
    """Somebody who knows what to change in a plan. Thinks for a while, so not in the loop that serves people."""

    advice: type[msgspec.Struct]

    @abstractmethod
    def advise(self, paper: msgspec.Struct, seconds: float, seed: int) -> msgspec.Struct:
        """What the smallest change would be, as far as can be found in that time; raises HullError."""
