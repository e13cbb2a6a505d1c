"""`hullbreach soundtrack`: a mission as the ship's computer announces it, in a file for any player."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

from hullbreach.kernel.errors import HullError
from hullbreach.voice.shelf import COMPUTERS, find_computer, open_studio

if TYPE_CHECKING:
    from hullbreach.cli.terminal import Terminal
    from hullbreach.voice.script import Script

GAME: Final = next(iter(COMPUTERS))
SUFFIX: Final = ".ogg"
"""Of the files that are not named one by one."""
MEGABYTE: Final = 1_000_000


def wanted_mission(mission: str | None, seed: int | None) -> str:
    """What the script goes by; raises HullError."""
    if (mission is None) == (seed is None):
        raise HullError("which-mission")
    return f"seed-{seed}" if mission is None else mission


def write_soundtrack(terminal: Terminal, mission: str, file: Path | None) -> None:
    """One mission; without a name the file is called after it."""
    script = find_computer(GAME).script(mission)
    write_file(terminal, script, file or Path(f"{script.mission}{SUFFIX}"))


def write_all(terminal: Terminal, folder: Path) -> None:
    """Every official mission, in a folder that is made if it is not there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise HullError("file-unwritable", file=str(folder), problem=error.strerror or str(error)) from None
    computer = find_computer(GAME)
    for listed in computer.mission_names():
        write_file(terminal, computer.script(listed.mission), folder / f"{listed.mission}{SUFFIX}")


def write_file(terminal: Terminal, script: Script, file: Path) -> None:
    studio = open_studio()
    language = terminal.words.language
    with progress_line(terminal) as line:
        task = line.add_task(script.names[language], total=1.0)
        studio.make(script, language, file, lambda share: line.update(task, completed=share))
    megabytes = round(file.stat().st_size / MEGABYTE, 1)
    minutes, seconds = divmod(script.seconds, 60)
    length = f"{minutes}:{seconds:02}"
    name = script.names[language]
    terminal.tell(
        terminal.say("cli-soundtrack-written", mission=name, file=str(file), length=length, megabytes=megabytes)
    )


def progress_line(terminal: Terminal) -> Progress:
    """On standard error, gone when the work is done and never seen by programs."""
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn())
    return Progress(*columns, console=terminal.err, transient=True, disable=not terminal.err.is_terminal)
