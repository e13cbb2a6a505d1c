"""A workshop: where people write something of their own for a game, see what is wrong with it, and try it out.

What is written fits the types of the room and nothing else; the form in the browser is made of them. Server and client
ask a workshop by id and name no game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

import msgspec

from hullbreach.kernel.errors import BadPaper
from hullbreach.kernel.game import Game
from hullbreach.kernel.options import Option
from hullbreach.kernel.schema import Blank


class Earned(msgspec.Struct, frozen=True):
    """One thing that players can come by, over some games: by how many hands it was, and how much in all."""

    name: str
    hands: int
    total: int


class Trial(msgspec.Struct, frozen=True):
    """What came of some games between bots. A hand is one player in one game."""

    games: int
    hands: int
    earned: list[Earned]


class Workshop(ABC):
    """What the frame asks of a game that people may write for. What stands on a paper is the game's own."""

    id: str
    longest: int
    """Bytes of a paper."""
    option: str
    """The title's option that is written with a paper."""
    trial_options: tuple[Option, ...]
    """What can be chosen before a paper is tried out."""

    @abstractmethod
    def form(self) -> Blank:
        """What may stand on a paper, place by place."""

    @abstractmethod
    def models(self) -> dict[str, Any]:
        """By id: the papers that come with the game, to begin with."""

    @abstractmethod
    def review(self, text: bytes) -> list[BadPaper]:
        """All that is wrong with a paper; nothing if a game can be played with it."""

    @abstractmethod
    def fair_copy(self, text: bytes) -> str:
        """The one way to write it; raises BadPaper."""

    @abstractmethod
    def options(self, paper: str) -> dict[str, str]:
        """What to choose for a game that is played with a paper, the paper among it."""

    @abstractmethod
    def trial_game(self, paper: str, wanted: Mapping[str, str]) -> dict[str, str]:
        """The options of a game that tries it out; raises BadOption for a wish that is not offered."""

    @abstractmethod
    def tally(self, game: Game, paper: str) -> list[Earned]:
        """What came of a game that is over and was played with a paper, over its hands."""
