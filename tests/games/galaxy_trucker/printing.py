"""What Galaxy Trucker prints in a terminal, line by line."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from rich.console import Console

from hullbreach.games import find_board
from hullbreach.games.galaxy_trucker.game import TITLE
from hullbreach.kernel.terminal import Canvas
from hullbreach.locales import LANGUAGES, Words
from tests.rules.galaxy_trucker.scene import Yard

if TYPE_CHECKING:
    from rich.console import RenderableType

BOARD = find_board(TITLE.id)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def printed(what: RenderableType, width: int = 80) -> list[str]:
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(what)
    return [line.rstrip() for line in capture.get().splitlines()]


def drawn(yard: Yard, seat: int | None = 0, language: str = "en", width: int = 80) -> list[str]:
    """The lines of the drawing."""
    seen = yard.game.view(seat)
    return printed(BOARD.draw(seen, TITLE.settle({}), Words(language), Canvas(width, tall=True)), width)


def now(yard: Yard, language: str = "en") -> str:
    return BOARD.now(yard.game.public_view(), Words(language))


def square(lines: list[str], name: str) -> list[str]:
    """The three lines of a square, found by the numbers at the edges of the ship."""
    column, row = name.split(",")
    top = next(number for number, line in enumerate(lines) if line.split() and set(line.split()) <= LINES)
    across = next(at for at in range(3, 80, 8) if lines[top][at : at + 8].strip() == column)
    down = next(number for number in range(top, len(lines)) if lines[number][:2].strip() == row)
    return [line.ljust(80)[across : across + 8] for line in lines[down - 1 : down + 2]]


LINES = {str(line) for line in range(3, 12)}
