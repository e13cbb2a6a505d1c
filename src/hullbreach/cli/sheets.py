"""Files of sheets, for commands that go through them: one JSON object on each line.

A line that cannot be read says which field is wrong; the others are worked on all the same.
"""

from __future__ import annotations

import gzip
import sys
from typing import TYPE_CHECKING

import msgspec

from hullbreach.cli.files import problem_of
from hullbreach.games import COMPANIONS, find_companion
from hullbreach.kernel.companion import Line
from hullbreach.kernel.errors import HullError

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from hullbreach.cli.terminal import Terminal
    from hullbreach.kernel.companion import Companion

STANDARD_INPUT = "-"
BAD_INPUT = 2
GZIP_MAGIC = b"\x1f\x8b"


def chosen_companion(game: str | None) -> Companion:
    """The one that was asked for, or the only one there is; raises HullError."""
    if game is None and len(COMPANIONS) > 1:
        raise HullError("which-game", expected=", ".join(COMPANIONS))
    return find_companion(next(iter(COMPANIONS)) if game is None else game)


def each_sheet(
    terminal: Terminal,
    companion: Companion,
    file: Path,
    work: Callable[[Line, msgspec.Struct], None],
    refuse: Callable[[int, HullError], None] = lambda _number, _error: None,
) -> int:
    """Work on every sheet of a file, or refuse it; the exit status is 2 if one of them could not be worked on."""
    wrong = 0
    for number, text in numbered_lines(file):
        try:
            line = read_line(text)
            work(line, companion.read(bytes(line.input)))
        except HullError as error:
            wrong += 1
            terminal.complain(terminal.say("cli-sheet-line", line=number, problem=terminal.words.error(error)))
            refuse(number, error)
    return BAD_INPUT if wrong else 0


def read_line(text: bytes) -> Line:
    """Raises HullError."""
    try:
        return msgspec.json.decode(text, type=Line)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise HullError("no-sheet", problem=str(error)) from None


def read_lines(file: Path) -> list[bytes]:
    """The lines of a file that hold anything; raises HullError."""
    return [text for _, text in numbered_lines(file)]


def numbered_lines(file: Path) -> list[tuple[int, bytes]]:
    """The lines of a file, packed or not, or of standard input; raises HullError. A single object may span lines."""
    try:
        data = sys.stdin.buffer.read() if str(file) == STANDARD_INPUT else file.read_bytes()
        text = gzip.decompress(data) if data.startswith(GZIP_MAGIC) else data
    except FileNotFoundError:
        raise HullError("file-missing", file=str(file)) from None
    except (OSError, EOFError) as error:
        raise HullError("file-unreadable", file=str(file), problem=problem_of(error)) from None
    lines = [(number, line) for number, line in enumerate(text.splitlines(), start=1) if line.strip()]
    return [(lines[0][0], text)] if lines and lines[0][1].strip() == b"{" else lines
