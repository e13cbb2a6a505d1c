"""What a game can show of itself beside its moves: what was resolved, scene by scene, and what could have been.

Some games decide everything before anything happens. Their tables watch a film of it together, and afterwards want to
know what decided it and how it could have ended better. Server and client ask by id and name no game; scenes, reviews
and remedies are the game's own types.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

import msgspec

from hullbreach.kernel.companion import Search
from hullbreach.kernel.log import Log


class Aftermath(ABC):
    """What the frame asks of a game that is watched as a film."""

    id: str
    showing: type[msgspec.Struct]
    review_type: type[msgspec.Struct]
    remedy_type: type[msgspec.Struct]

    @abstractmethod
    def show(self, log: Log) -> msgspec.Struct:
        """All that has been resolved of what goes on now, as everybody at the table may see it."""

    @abstractmethod
    def since(self, showing: msgspec.Struct, start: int) -> msgspec.Struct:
        """The same without its first scenes, for who has seen them."""

    @abstractmethod
    def review(self, log: Log) -> msgspec.Struct:
        """What decided a game that is over."""

    @abstractmethod
    def remedy(self, log: Log, search: Search) -> msgspec.Struct:
        """What would have been enough for a better end, with what people really had; it takes a while."""
