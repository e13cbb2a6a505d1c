"""Plans for people with the box: the best there is time to find, or the smallest change to those they have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from rich.progress import BarColumn, TextColumn

from hullbreach.cli.sheets import each_sheet
from hullbreach.games import find_sheets
from hullbreach.kernel.options import settle

if TYPE_CHECKING:
    from pathlib import Path

    from hullbreach.cli.terminal import Terminal
    from hullbreach.kernel.companion import Companion, Line, Search


class Wish(NamedTuple):
    """What the command line asks for."""

    search: Search
    options: dict[str, str]
    smallest: bool
    as_json: bool


def plan_file(terminal: Terminal, companion: Companion, file: Path, wish: Wish) -> int:
    """Plan on every sheet of a file; the exit status is 2 if one of them could not be read. Raises BadOption."""
    settle(companion.plan_options, wish.options)

    def plan(line: Line, paper: msgspec.Struct) -> None:
        found = look_for(terminal, companion, paper, wish)
        if wish.as_json:
            terminal.raw(msgspec.json.encode(as_line(line.game, paper, found)).decode())
        else:
            terminal.show(find_sheets(companion.id).findings(found, paper, terminal.words))

    return each_sheet(terminal, companion, file, plan)


def look_for(terminal: Terminal, companion: Companion, paper: msgspec.Struct, wish: Wish) -> msgspec.Struct:
    """With a line that tells how long it will go on, and how the best so far ends."""
    with terminal.progress(TextColumn("{task.description}"), BarColumn()) as bar:
        total = None if wish.smallest else wish.search.seconds
        task = bar.add_task(terminal.say("cli-plan-searching"), total=total)
        if wish.smallest:
            return companion.advise(paper, wish.search)
        sheets = find_sheets(companion.id)

        def progress(used: float, ending: msgspec.Struct) -> None:
            bar.update(task, completed=used, description=sheets.ending(ending, paper, terminal.words))

        return companion.plan(paper, wish.options, wish.search, progress)


def as_line(game: str, paper: msgspec.Struct, found: msgspec.Struct) -> dict[str, Any]:
    """What was found; that part of it which stands on sheets is written on this one."""
    fields = msgspec.structs.asdict(found)
    written = {name: fields.pop(name) for name in paper.__struct_fields__ if name in fields}
    return {"game": game, "input": msgspec.structs.replace(paper, **written), **fields}
