"""How each game looks in a terminal: one module per game, found by the title's id."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Protocol, cast

if TYPE_CHECKING:
    from collections.abc import Collection

    from rich.console import RenderableType

    from hullbreach.kernel.options import Options
    from hullbreach.kernel.title import Title
    from hullbreach.kernel.view import View
    from hullbreach.locales import Words


class Board(Protocol):
    """What the module of a game offers."""

    QUIET: Collection[str]
    """Kinds of events that the board itself shows, so that the news can do without them."""

    def draw(self, view: View, options: Options, words: Words, width: int, tall: bool) -> RenderableType:
        """What the view shows, at most `width` cells wide; `tall` says that there is room for lines between rows."""

    def now(self, view: View, words: Words) -> str:
        """The one thing to do next."""

    def legend(self, words: Words) -> str:
        """What the signs mean."""


def find_board(title: Title) -> Board:
    return cast("Board", import_module(f"{__name__}.{title.id.replace('-', '_')}"))
