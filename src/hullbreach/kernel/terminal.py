"""How a game looks in a terminal: what the frame asks of a room's `terminal.py`, and what it hands over.

A room draws its own views and sheets; it gets the reader's words and the room there is, and knows no command line.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Collection

    import msgspec
    from rich.console import RenderableType

    from hullbreach.kernel.companion import Briefing
    from hullbreach.kernel.options import Options
    from hullbreach.kernel.view import Seen, View
    from hullbreach.kernel.words import Words


class Canvas(NamedTuple):
    """The space there is, in cells; `tall` says that lines may be drawn between rows."""

    width: int
    tall: bool


class Board(Protocol):
    """The `terminal.py` of a game on the shelf."""

    @property
    def QUIET(self) -> Collection[str]:  # noqa: N802 - a constant of the module
        """Kinds of events that the board itself shows, so that the news can do without them."""

    @property
    def TYPED(self) -> Collection[str]:  # noqa: N802 - a constant of the module
        """Verbs with so many moves that no menu lists them: `TITLE-move-VERB.typed` says how they are written."""

    def draw(self, seen: Seen, options: Options, words: Words, canvas: Canvas) -> RenderableType:
        """What a seat sees, no wider than the canvas."""

    def now(self, view: View, words: Words) -> str:
        """The one thing to do next."""

    def legend(self, words: Words) -> str:
        """What the signs mean."""


class Sheets(Protocol):
    """The `terminal.py` of a game with a companion; what it draws is what the companion answered."""

    def film(self, film: msgspec.Struct, paper: msgspec.Struct, words: Words) -> RenderableType:
        """What comes of a sheet, from the first scene to the score."""

    def briefing(self, briefing: Briefing, words: Words) -> RenderableType:
        """A mission: what is announced when, and what it brings."""

    def findings(self, found: msgspec.Struct, paper: msgspec.Struct, words: Words) -> RenderableType:
        """What should be written on a sheet: a whole plan, or a change to the one it has."""

    def ending(self, ending: msgspec.Struct, paper: msgspec.Struct, words: Words) -> str:
        """How the best that was found so far ends, in one line."""
