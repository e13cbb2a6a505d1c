"""The film of a flight in a terminal: turn by turn what happened and by which rule, then the score sheet."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

import msgspec
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from hullbreach.games.space_alert.papers.film import make_film

if TYPE_CHECKING:
    from hullbreach.cli.terminal import Terminal
    from hullbreach.games.space_alert.papers.film import Film, Scene, Sentence
    from hullbreach.games.space_alert.papers.paper import FlightPaper

GAME: Final = "space-alert"


def show_flight(terminal: Terminal, name: str, paper: FlightPaper) -> None:
    """Raises BadFlight."""
    film = make_film(paper)
    terminal.tell(name or terminal.say(f"{GAME}-title"), "bold")
    if paper.damage_seed is not None:
        terminal.tell(terminal.say("cli-flight-shuffled", seed=str(paper.damage_seed)), "dim")
    for turn, scenes in groupby(film.scenes, key=lambda scene: scene.turn):
        terminal.show(Rule(terminal.words.told(GAME, "turn", {"turn": str(turn)}), align="left"))
        show_turn(terminal, list(scenes))
    show_score(terminal, film)


def show_turn(terminal: Terminal, scenes: list[Scene]) -> None:
    """The steps in which something happened, each headed by its name."""
    for step, found in groupby((scene for scene in scenes if scene.events), key=lambda scene: scene.step):
        terminal.tell(terminal.words.told(GAME, "step", {"step": step}), "cyan")
        for scene in found:
            for event in scene.events:
                terminal.show(Padding(line(terminal, event), (0, 0, 0, 2)))


def line(terminal: Terminal, event: Sentence) -> Text:
    text = Text(terminal.words.told(GAME, event.kind, event.values))
    return text.append(f"  {event.rule}", "dim")


def show_score(terminal: Terminal, film: Film) -> None:
    won = film.outcome == "won"
    terminal.show(Rule(align="left"))
    terminal.tell(terminal.say("outcome-won" if won else "outcome-lost"), "bold green" if won else "bold red")
    table = Table.grid(padding=(0, 2))
    if film.score:
        for part, points in msgspec.structs.asdict(film.score).items():
            table.add_row(terminal.say(f"{GAME}-score-{part}"), Text(str(points), justify="right"))
    terminal.show(table)
