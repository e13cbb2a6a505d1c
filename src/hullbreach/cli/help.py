"""Help pages in the reader's language: whatever cyclopts hands over as a message id is said here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions

    from hullbreach.locales import Words


def label(name: str, words: Words) -> str:
    """What a positional argument is called on help pages and in complaints."""
    return words.say(f"cli-value-{name.lstrip('-').lower()}")


class HelpPage:
    """Usage, description and panels of a command."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def render_usage(self, console: Console, _options: ConsoleOptions, usage: object) -> None:
        console.print(Text(self.words.say("cli-usage-line", usage=self.said(usage)), "bold"))

    def render_description(self, console: Console, _options: ConsoleOptions, description: object) -> None:
        console.print()
        console.print(Text(self.said(description)))

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        if not panel.entries:
            return
        console.print()
        console.print(Text(self.said(panel.title), "bold"))
        table = Table.grid(padding=(0, 2))
        table.add_column(style="cyan", max_width=32)
        table.add_column()
        for entry in panel.entries:
            table.add_row(self.names(entry), self.said(entry.description))
        console.print(Padding(table, (0, 0, 0, 2)), width=options.max_width)

    def names(self, entry: HelpEntry) -> str:
        names = [*entry.positive_names, *entry.positive_shorts]
        if entry.positional_label:
            names.insert(0, label(entry.positional_label, self.words))
        elif entry.metavar:
            names.append(self.words.say(entry.metavar))
        return " ".join(names)

    def said(self, told: object) -> str:
        """The words for an id, which cyclopts may have wrapped into a rich renderable."""
        inner = getattr(told, "primary_renderable", told)
        return self.words.say(str(inner).strip())
