"""The campaign of Under Falling Skies in a terminal: what there is to choose, and the campaign sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.box import SIMPLE
from rich.console import Group
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from rich.console import RenderableType

    from hullbreach.games.under_falling_skies.campaign.view import CampaignView, SheetLine, StackView
    from hullbreach.kernel.words import Value, Words

ID: Final = "under-falling-skies"
LOST: Final = -1
LOST_SIGN: Final = "✗"


class Campaign:
    """One drawing of the campaign between two battles, or of one line about it."""

    def __init__(self, campaign: CampaignView, words: Words) -> None:
        self.campaign = campaign
        self.words = words

    def say(self, name: str, **values: Value) -> str:
        return self.words.say(f"{ID}-board-{name}", **values)

    def name(self, name: str) -> str:
        return self.words.say(f"{ID}-name-{name}")

    def names(self, names: list[str]) -> str:
        return ", ".join(self.name(name) for name in names)

    def heading(self) -> Text:
        chapter = self.campaign.chapter
        title = self.words.say(f"{ID}-chapter-{chapter}")
        said = self.say("chapter", chapter=chapter, title=title, battle=self.campaign.battle)
        return Text(f"{said} · {self.say('score', score=self.campaign.score)}", "bold")

    def page(self, width: int) -> RenderableType:
        parts: list[RenderableType] = [self.heading(), self.briefing()]
        parts += [self.stack(number, stack) for number, stack in enumerate(self.campaign.stacks)]
        parts.append(self.forces())
        if self.campaign.sheet:
            parts.append(self.sheet(width))
        return Group(*parts)

    def briefing(self) -> Text:
        return Text(self.words.say(f"{ID}-chapter-{self.campaign.chapter}.briefing"), "italic")

    def stack(self, number: int, stack: StackView) -> Table:
        """A battle on offer: where, what goes wrong, who helps, and what each of them means."""
        table = _grid()
        table.add_row(self.say(f"stack-{('first', 'second')[number]}"), "")
        for name, side in ((stack.city, "-blue"), (stack.scenario, ""), (stack.character, "-normal")):
            table.add_row(f"  {self.name(name)}", self.words.say(f"{ID}-ability-{name}{side}"))
        return table

    def forces(self) -> Table:
        """Who and what is left to fight with."""
        campaign = self.campaign
        ready = [veteran.character for veteran in campaign.veterans if veteran.ready]
        table = _grid()
        for name, found in (("team", campaign.enlisted), ("veterans", ready), ("saved", campaign.saved_cities)):
            if found:
                table.add_row(self.say(name), self.names(found))
        return table

    def sheet(self, width: int) -> Table:
        table = Table(title=self.say("sheet"), title_justify="left", title_style="bold", box=SIMPLE, width=width)
        for column in ("sheet-chapter", "sheet-city", "sheet-scenario", "sheet-team", "sheet-first", "sheet-damaged"):
            table.add_column(self.say(column))
        for line in self.campaign.sheet:
            table.add_row(*self.sheet_line(line))
        return table

    def sheet_line(self, line: SheetLine) -> list[str]:
        names = [self.name(line.city), self.name(line.scenario), self.names(line.team)]
        return [str(line.chapter), *names, _result(line.first_game), _result(line.damaged_game)]


def _grid() -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    return table


def _result(game: int | None) -> str:
    """A game on the sheet: not played, lost, or the threat level it was won at (UFS-CAMP-13)."""
    if game is None:
        return ""
    return LOST_SIGN if game == LOST else str(game)
