"""Where a command speaks: the reader's words, standard output and error, and the keyboard."""

from __future__ import annotations

import re
import sys
from io import TextIOWrapper
from typing import TYPE_CHECKING

from rich import _wrap
from rich.console import Console
from rich.progress import Progress
from rich.text import Text

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.progress import ProgressColumn

    from hullbreach.kernel.errors import HullError
    from hullbreach.kernel.title import Title
    from hullbreach.kernel.words import Value
    from hullbreach.locales import Words

# rich would break lines at no-break spaces too, which French has before half of its punctuation.
_wrap.re_word = re.compile(r"[ \n\t]*[^ \n\t]+[ \n\t]*")


class Terminal:
    """What every command is given."""

    def __init__(self, words: Words) -> None:
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")  # a terminal without our signs shows "?" and goes on
        self.words = words
        self.out = Console(highlight=False, markup=False, emoji=False)
        self.err = Console(highlight=False, markup=False, emoji=False, stderr=True)
        self.title: Title | None = None

    def unstyle(self) -> None:
        """From now on letters only, without colour or weight."""
        self.out = Console(highlight=False, markup=False, emoji=False, color_system=None)

    def find_title(self, name: str) -> Title:
        """The game of that id; from now on refusals are said in its words."""
        from hullbreach.games import find_title

        self.title = find_title(name)
        return self.title

    def say(self, message: str, /, **values: Value) -> str:
        return self.words.say(message, **values)

    def show(self, what: RenderableType = "") -> None:
        self.out.print(what)

    def tell(self, text: str, style: str = "") -> None:
        self.out.print(Text(text, style))

    def raw(self, text: str) -> None:
        """Text for programs and files: as it is, on any width."""
        self.out.print(Text(text), soft_wrap=True)

    def progress(self, *columns: ProgressColumn) -> Progress:
        """A line on standard error, gone when the work is done and never seen by programs."""
        return Progress(*columns, console=self.err, transient=True, disable=not self.err.is_terminal)

    def ask(self, question: str) -> str:
        """A line from the keyboard, without the space around it; raises EOFError at its end."""
        return self.out.input(Text(question, "bold")).strip()

    def complain(self, sentence: str) -> None:
        # One line however narrow the window is: programs read it too.
        self.err.print(Text(sentence), soft_wrap=True)

    def complain_of(self, error: HullError) -> None:
        self.complain(self.words.error(error, self.title))
