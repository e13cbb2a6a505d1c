"""Texts and logs in and out of files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hullbreach.games import find_title
from hullbreach.kernel.errors import HullError
from hullbreach.kernel.log import Log, load

if TYPE_CHECKING:
    from pathlib import Path


def problem_of(error: Exception) -> str:
    """What the system said, without its numbers."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def read_text(path: Path) -> str:
    """The text of a file; raises HullError."""
    try:
        # Line ends as they are: what a log was written with is part of what its reader checks.
        return path.read_bytes().decode("utf-8")
    except FileNotFoundError:
        raise HullError("file-missing", file=str(path)) from None
    except UnicodeDecodeError:
        raise HullError("file-not-text", file=str(path)) from None
    except OSError as error:
        raise HullError("file-unreadable", file=str(path), problem=problem_of(error)) from None


def write_text(path: Path, text: str) -> None:
    """Raises HullError."""
    try:
        path.write_text(text, encoding="utf-8", newline="\n")
    except (OSError, ValueError) as error:
        raise HullError("file-unwritable", file=str(path), problem=problem_of(error)) from None


def read_log(path: Path) -> Log:
    """A log that is whole and was played by these rules; raises HullError."""
    return load(read_text(path), find_title)
