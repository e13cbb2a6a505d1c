"""The film of a log: every move, what came of it, and the board at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hullbreach.cli.files import read_log
from hullbreach.cli.results import show_outcome
from hullbreach.cli.screen import Screen
from hullbreach.cli.session import Session
from hullbreach.kernel.errors import HullError

if TYPE_CHECKING:
    from pathlib import Path

    from hullbreach.cli.terminal import Terminal


def show_film(terminal: Terminal, file: Path, to: int | None, plain: bool) -> None:
    """The whole log is checked even if the film stops early; raises HullError."""
    log = read_log(file)
    terminal.title = log.title
    log.replay()
    moves = len(log.entries)
    if to is not None and to > moves:
        raise HullError("too-far", option="--to", value=to, moves=moves)
    session = Session(log)
    session.rebuild(moves if to is None else to)
    if plain:
        terminal.unstyle()
    screen = Screen(terminal, session)
    screen.heading()
    show_scenes(terminal, screen)
    if not plain:
        screen.show_board(None)
    outcome = session.game.outcome()
    if outcome:
        show_outcome(terminal, log.title, log.options, outcome)
    terminal.tell(terminal.say("cli-replay-sound", moves=moves))


def show_scenes(terminal: Terminal, screen: Screen) -> None:
    for line in screen.events(screen.session.opening()):
        terminal.show(line)
    for number, (entry, events) in enumerate(screen.session.told(), start=1):
        terminal.show(screen.decision(entry).append(f"  ({number})", "dim"))
        for line in screen.events(events):
            terminal.show(line)
