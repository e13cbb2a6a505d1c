"""What was planned with the box, resolved: one JSON object on each line, in and out; or a film to read."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from hullbreach.cli.sheets import each_sheet
from hullbreach.games import find_sheets

if TYPE_CHECKING:
    from pathlib import Path

    from hullbreach.cli.terminal import Terminal
    from hullbreach.kernel.companion import Companion, Line
    from hullbreach.kernel.errors import HullError

DIFFERS = 1


def resolve_file(terminal: Terminal, companion: Companion, file: Path, check: bool) -> int:
    """The exit status is 2 if a line could not be read, 1 if a result differs from the one that came with it."""
    compared: list[bool] = []

    def tell(answer: object) -> None:
        if not check:
            terminal.raw(msgspec.json.encode(answer).decode())

    def resolve(line: Line, paper: msgspec.Struct) -> None:
        result = msgspec.to_builtins(companion.resolve(paper))
        if line.result is not None:
            compared.append(line.result == result)
        tell({"game": line.game, "result": result})

    def refuse(number: int, error: HullError) -> None:
        tell({"error": {"line": number, "code": error.code, **error.details}})

    status = each_sheet(terminal, companion, file, resolve, refuse)
    if compared:
        terminal.complain(terminal.say("cli-resolve-agree", agree=sum(compared), sheets=len(compared)))
    return status or (0 if all(compared) else DIFFERS)


def film_file(terminal: Terminal, companion: Companion, file: Path) -> int:
    """Every sheet of the file as a film; the exit status is 2 if a line could not be read."""
    sheets = find_sheets(companion.id)

    def show(line: Line, paper: msgspec.Struct) -> None:
        film = companion.make_film(paper)
        terminal.tell(line.game or terminal.say(f"{companion.id}-title"), "bold")
        terminal.show(sheets.film(film, paper, terminal.words))

    return each_sheet(terminal, companion, file, show)
