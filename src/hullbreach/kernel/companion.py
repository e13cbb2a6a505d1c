"""A companion of a box on the table: people plan with cardboard, it tells what comes of their plan.

Some games decide everything before anything happens. What was planned fits on a sheet of paper; a companion deals a
mission, has its computer announce it, turns the sheet into a film, and knows what should have been written on it.
Server, client and command line ask it by id and name no game.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

import msgspec

from hullbreach.kernel.options import Option
from hullbreach.kernel.paperwork import Paperwork
from hullbreach.kernel.script import Phrase, Script

Progress = Callable[[float, msgspec.Struct], None]
"""Told now and then: the seconds used, and how the best that was found so far ends."""


def silent(_seconds: float, _ending: msgspec.Struct) -> None:
    """For those who only want the end."""


class Line(msgspec.Struct, frozen=True):
    """A line of a file of sheets. One that was resolved before has its result, too."""

    input: msgspec.Raw
    game: str = ""
    result: dict[str, Any] | None = None


class Search(NamedTuple):
    """How long somebody may think, by which clock (rules know none), and where the search's chance comes from."""

    clock: Callable[[], float]
    seconds: float = 10.0
    seed: int = 1


class Briefing(NamedTuple):
    """A mission as it is dealt: a sheet on which nothing is planned yet, and what is announced while people plan."""

    seed: int
    paper: msgspec.Struct
    script: Script


class Companion(Paperwork):
    """What the frame asks of a game that can be resolved from paper. Sheets, films and facts are the game's own."""

    paper: type[msgspec.Struct]
    film: type[msgspec.Struct]
    facts: type[msgspec.Struct]
    advice: type[msgspec.Struct]
    mission_options: tuple[Option, ...]
    """What can be chosen before a mission is dealt."""
    plan_options: tuple[Option, ...]
    """What can be chosen before a plan is looked for."""

    # --- sheets ---
    @abstractmethod
    def known(self) -> msgspec.Struct:
        """What can stand on a sheet: everything a form must offer."""

    @abstractmethod
    def resolve(self, paper: msgspec.Struct) -> msgspec.Struct:
        """What comes of it, as files keep it and compare it; raises HullError, which names the field that is wrong."""

    @abstractmethod
    def make_film(self, paper: msgspec.Struct) -> msgspec.Struct:
        """The same to be watched, scene by scene; raises HullError, which names the field that is wrong."""

    # --- missions ---
    @abstractmethod
    def missions(self) -> list[str]:
        """The ids of those that come with the box."""

    @abstractmethod
    def script(self, mission: str) -> Script:
        """What is announced in a mission of the box, or in one made up (`seed-42`); raises BadOption."""

    @abstractmethod
    def phrases(self) -> Iterable[Phrase]:
        """All that can ever be announced."""

    @abstractmethod
    def deal(self, mission: str | None, wanted: Mapping[str, str], seed: int) -> Briefing:
        """A mission of the box, or a new one (None); the same seed deals the same forever. Raises BadOption."""

    # --- thinking, which takes a while ---
    @abstractmethod
    def plan(
        self, paper: msgspec.Struct, wanted: Mapping[str, str], search: Search, progress: Progress = silent
    ) -> msgspec.Struct:
        """The best that can be planned; raises HullError. Those of its fields that a sheet has, too, belong on it."""

    @abstractmethod
    def advise(self, paper: msgspec.Struct, search: Search) -> msgspec.Struct:
        """What the smallest change to a sheet would be; raises HullError. Fields as in `plan`."""
