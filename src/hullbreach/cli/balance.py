"""The balance page of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hullbreach.cli.files import write_text
from hullbreach.cli.simulate import counter, counting_bar
from hullbreach.lab.balance import balance, games_in, load_study

if TYPE_CHECKING:
    from pathlib import Path

    from hullbreach.cli.terminal import Terminal
    from hullbreach.kernel.title import Title


def write_balance(terminal: Terminal, title: Title, games: int | None, jobs: int, output: Path | None) -> None:
    if output is not None:
        write_text(output, "")  # a file that cannot be written is told now, not after an hour of games
    with counting_bar(terminal) as bar:
        page = balance(title, games, jobs, counter(terminal, bar, games_in(load_study(title), games)))
    if output is None:
        terminal.raw(page)
    else:
        write_text(output, page)
        terminal.tell(terminal.say("cli-balance-written", file=str(output)))
