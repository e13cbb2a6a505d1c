"""Flights on paper, resolved: one JSON object on each line, in and out.

A line that cannot be flown says which field is wrong; the others are resolved all the same.
"""

from __future__ import annotations

import gzip
import sys
from typing import TYPE_CHECKING, Any

import msgspec

from hullbreach.cli.flight import show_flight
from hullbreach.games.space_alert.papers.paper import BadFlight, decode
from hullbreach.games.space_alert.papers.report import resolve_paper
from hullbreach.kernel.errors import HullError

if TYPE_CHECKING:
    from pathlib import Path

    from hullbreach.cli.terminal import Terminal

STANDARD_INPUT = "-"
BAD_INPUT = 2
DIFFERS = 1
GZIP_MAGIC = b"\x1f\x8b"


def resolve_file(terminal: Terminal, file: Path, check: bool) -> int:
    """The exit status is 2 if a line could not be read, 1 if a result differs from the one that came with it."""
    wrong = 0
    compared: list[bool] = []
    for number, text in enumerate(read_lines(file), start=1):
        try:
            flight = decode(text)
            result: dict[str, Any] = msgspec.to_builtins(resolve_paper(flight.input))
        except BadFlight as error:
            wrong += 1
            complain(terminal, number, error)
            result = {"error": {"line": number, "code": error.code, **error.details}}
            answer = result
        else:
            compared += [] if flight.result is None else [flight.result == result]
            answer = {"game": flight.game, "result": result}
        if not check:
            terminal.raw(msgspec.json.encode(answer).decode())
    if compared:
        terminal.complain(terminal.say("cli-resolve-agree", agree=sum(compared), flights=len(compared)))
    if wrong:
        return BAD_INPUT
    return 0 if all(compared) else DIFFERS


def film_file(terminal: Terminal, file: Path) -> int:
    """Every flight of the file as a film; the exit status is 2 if a line could not be read."""
    wrong = 0
    for number, text in enumerate(read_lines(file), start=1):
        try:
            flight = decode(text)
            show_flight(terminal, flight.game, flight.input)
        except BadFlight as error:
            wrong += 1
            complain(terminal, number, error)
    return BAD_INPUT if wrong else 0


def complain(terminal: Terminal, line: int, error: BadFlight) -> None:
    terminal.complain(terminal.say("cli-resolve-line", line=line, problem=terminal.words.error(error, None)))


def read_lines(file: Path) -> list[bytes]:
    """The lines of a file, packed or not, or of standard input; raises HullError. A single object may span lines."""
    try:
        data = sys.stdin.buffer.read() if str(file) == STANDARD_INPUT else file.read_bytes()
        text = gzip.decompress(data) if data.startswith(GZIP_MAGIC) else data
    except FileNotFoundError:
        raise HullError("file-missing", file=str(file)) from None
    except (OSError, EOFError) as error:
        problem = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise HullError("file-unreadable", file=str(file), problem=problem) from None
    lines = [line for line in text.splitlines() if line.strip()]
    return [text] if lines and lines[0].strip() == b"{" else lines
