"""`hullbreach soundtrack`: a mission as the ship's computer announces it, in a file for any player."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.progress import BarColumn, TaskProgressColumn, TextColumn

from hullbreach.cli.files import problem_of
from hullbreach.kernel.errors import HullError
from hullbreach.kernel.script import SEED
from hullbreach.voice.studio import open_studio

if TYPE_CHECKING:
    from hullbreach.cli.terminal import Terminal
    from hullbreach.kernel.companion import Companion
    from hullbreach.kernel.script import Script

SUFFIX: Final = ".ogg"
"""Of the files that are not named one by one."""
MEGABYTE: Final = 1_000_000


def wanted_mission(mission: str | None, seed: int | None) -> str:
    """What the script goes by; raises HullError."""
    if (mission is None) == (seed is None):
        raise HullError("which-mission")
    return f"{SEED}{seed}" if mission is None else mission


def write_soundtrack(terminal: Terminal, script: Script, file: Path | None) -> None:
    """One mission; without a name the file is called after it."""
    write_file(terminal, script, file or Path(f"{script.mission}{SUFFIX}"))


def write_all(terminal: Terminal, companion: Companion, folder: Path) -> None:
    """Every mission of the box, in a folder that is made if it is not there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise HullError("file-unwritable", file=str(folder), problem=problem_of(error)) from None
    for mission in companion.missions():
        write_file(terminal, companion.script(mission), folder / f"{mission}{SUFFIX}")


def write_file(terminal: Terminal, script: Script, file: Path) -> None:
    studio = open_studio()
    name = script.name(terminal.words)
    with terminal.progress(TextColumn("{task.description}"), BarColumn(), TaskProgressColumn()) as line:
        task = line.add_task(name, total=1.0)
        studio.make(script, terminal.words.language, file, lambda share: line.update(task, completed=share))
    megabytes = round(file.stat().st_size / MEGABYTE, 1)
    minutes, seconds = divmod(script.seconds, 60)
    length = f"{minutes}:{seconds:02}"
    terminal.tell(
        terminal.say("cli-soundtrack-written", mission=name, file=str(file), length=length, megabytes=megabytes)
    )
