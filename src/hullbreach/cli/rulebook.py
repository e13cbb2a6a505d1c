"""Looking rules up, by id or by word, in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.table import Table
from rich.text import Text

from hullbreach.games import find_catalogue, find_primer
from hullbreach.kernel.catalogue import Entry, Example, Rule, Ruling
from hullbreach.kernel.errors import HullError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from hullbreach.locales import Words

NO_BREAK: Final = "\N{NO-BREAK SPACE}"
NO_PROOFS: Final[Mapping[str, Sequence[str]]] = {}


def typed(text: str) -> str:
    """Words as people type them to find something: nobody types bent apostrophes."""
    return text.casefold().replace("’", "'")


class Rulebook:
    """The catalogue of a game in one language."""

    def __init__(self, game: str, words: Words) -> None:
        """By the game's id; raises BadOption."""
        self.game = game
        self.words = words
        self.catalogue = find_catalogue(game)

    def entries(self) -> list[Entry]:
        return [self.catalogue.entry(entry_id, self.words.language) for entry_id in self.catalogue.ids()]

    def find(self, query: str) -> list[Entry]:
        """The entry with that id, or all whose id or text has the word; raises HullError if there is none."""
        wanted = typed(query)
        entries = self.entries()
        found = [entry for entry in entries if typed(entry.id) == wanted]
        found = found or [entry for entry in entries if wanted in typed(f"{entry.id} {entry.text}")]
        if not found:
            raise HullError("rule-not-found", query=query, game=self.words.say(f"{self.game}-title"))
        return found

    def page(self, entries: Sequence[Entry], proofs: Mapping[str, Sequence[str]] = NO_PROOFS) -> Table:
        """Ids and texts under their headings, each with the tests that prove it if any are given."""
        table = Table.grid(padding=(0, 2, 1, 0), expand=False)
        table.add_column(no_wrap=True, style="bold")
        table.add_column(overflow="fold")
        heading = self.heading(entries[0]) if len(entries) == 1 else ""  # one alone needs none
        for entry in entries:
            if self.heading(entry) != heading:
                heading = self.heading(entry)
                table.add_row("", Text(heading, "bold underline"))
            tests = "".join(f"\n✓{NO_BREAK}{test}" for test in proofs.get(entry.id, ()))
            table.add_row(entry.id, Text(self.full_text(entry)).append(tests, "green"))
        return table

    def primer(self) -> Table:
        """How to play, in front of the rules: numbered steps, and the rules each rests on."""
        table = Table.grid(padding=(0, 2, 1, 0), expand=False)
        table.add_column(no_wrap=True, style="bold", justify="right")
        table.add_column(overflow="fold")
        for page in find_primer(self.game):
            table.add_row("", Text(page.text(self.words.language), "bold underline"))
            for number, step in enumerate(page.step, start=1):
                rests = f"\n{', '.join(step.rules)}"
                table.add_row(str(number), Text(step.text(self.words.language)).append(rests, "dim"))
        return table

    def heading(self, entry: Entry) -> str:
        """What an entry stands under."""
        match entry:
            case Rule():
                return self.words.topic(self.game, entry.topic)
            case Ruling():
                return self.words.say("cli-rules-rulings")
            case Example():
                return self.words.say("cli-rules-examples")

    def full_text(self, entry: Entry) -> str:
        return f"{entry.text}\n({entry.why})" if isinstance(entry, Ruling) else entry.text
