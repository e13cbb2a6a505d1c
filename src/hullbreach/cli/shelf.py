"""The shelf: the games and companions there are, and what can be chosen before each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from hullbreach.games import companions, titles

if TYPE_CHECKING:
    from rich.console import RenderableType

    from hullbreach.cli.terminal import Terminal
    from hullbreach.kernel.options import Option
    from hullbreach.kernel.title import Title


def show_shelf(terminal: Terminal) -> None:
    for title in titles():
        show_name(terminal, title.id, players(terminal, title))
        for option in title.options:
            show_option(terminal, title.id, option, values_table(terminal, title, option))
    for companion in companions():
        show_name(terminal, companion.id, terminal.say("cli-games-box"))
        for option in (*companion.mission_options, *companion.plan_options):
            show_option(terminal, companion.id, option, values_line(terminal, option))


def show_name(terminal: Terminal, game: str, who: str) -> None:
    name = Text(terminal.say(f"{game}-title"), "bold").append(f"  {game}", "not bold cyan")
    terminal.show(name.append(f"  {who}", "not bold"))
    terminal.tell(terminal.say(f"{game}-about"))


def show_option(terminal: Terminal, game: str, option: Option, values: RenderableType) -> None:
    terminal.show(Padding(option_text(terminal, game, option), (1, 0, 0, 2)))
    terminal.show(Padding(values, (0, 0, 0, 4)))


def players(terminal: Terminal, title: Title) -> str:
    """The numbers of seats that some choice of options gives."""
    counts = {len(title.seats(title.settle({})))}
    for option in title.options:
        for value in option.named():
            counts.add(seats_with(title, option.name, value))
    counts.discard(0)
    return terminal.say("cli-games-players", least=min(counts), most=max(counts))


def seats_with(title: Title, option: str, value: str) -> int:
    """How many seats there are with one option changed, 0 if it needs others to go with it."""
    from hullbreach.kernel.errors import BadOption

    try:
        return len(title.seats(title.settle({option: value})))
    except BadOption:
        return 0


def option_text(terminal: Terminal, game: str, option: Option) -> Text:
    message = f"{game}-option-{option.name}"
    about = terminal.say("cli-games-option", name=terminal.say(message), about=terminal.say(f"{message}.about"))
    return Text(f"--option {option.name}=…", "cyan").append(f"  {about}", "default")


def values_line(terminal: Terminal, option: Option) -> Text:
    """Values that need no explanation."""
    marks = {option.default: terminal.say("cli-games-default")}
    return Text(", ".join(f"{value}{marks.get(value, '')}" for value in option.values), "cyan")


def values_table(terminal: Terminal, title: Title, option: Option) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, style="cyan")
    table.add_column(no_wrap=True)
    table.add_column()
    if option.longest:
        table.add_row("@…", "", terminal.say("cli-games-written", most=option.longest))
    for value in option.named():
        message = f"{title.id}-option-{option.name}-{value}"
        mark = terminal.say("cli-games-default") if value == option.default else ""
        table.add_row(value, terminal.say(message), f"{terminal.say(f'{message}.about')}{mark}")
    return table
