"""Plans for a Space Alert crew: the best there is time to find, or the smallest change to those it has."""

from __future__ import annotations

from time import process_time
from typing import TYPE_CHECKING, Any, Final

import msgspec
from rich.progress import BarColumn, Progress, TextColumn

from hullbreach.cli.resolve import BAD_INPUT, read_lines
from hullbreach.cli.simulate import plain_table
from hullbreach.games.space_alert.papers.paper import BadFlight, FlightPaper, decode
from hullbreach.games.space_alert.planner.advice import Advice, Proposal, Verdict, best_plans, smallest_change
from hullbreach.kernel.errors import BadOption

if TYPE_CHECKING:
    from pathlib import Path

    from rich.table import Table

    from hullbreach.cli.terminal import Terminal
    from hullbreach.locales import Words

FREE: Final = "free"
DEALT: Final = "dealt"
CARDS: Final = (FREE, DEALT)


class Wish(msgspec.Struct, frozen=True):
    """What the command line asks for."""

    seconds: float
    seed: int
    cards: str
    smallest: bool
    as_json: bool

    def check(self) -> None:
        """Raises BadOption."""
        if self.cards not in CARDS:
            raise BadOption("bad-option-value", option="cards", value=self.cards, expected=", ".join(CARDS))


def plan_file(terminal: Terminal, file: Path, wish: Wish) -> int:
    """Plan every flight in a file; the exit status is 2 if one of them could not be read."""
    wish.check()
    wrong = 0
    for number, text in enumerate(read_lines(file), start=1):
        try:
            flight = decode(text)
            plan_flight(terminal, flight.game, flight.input, wish)
        except BadFlight as error:
            wrong += 1
            terminal.complain(terminal.say("cli-resolve-line", line=number, problem=terminal.words.error(error)))
    return BAD_INPUT if wrong else 0


def plan_flight(terminal: Terminal, game: str, paper: FlightPaper, wish: Wish) -> None:
    found = mended(terminal, paper, wish) if wish.smallest else planned(terminal, paper, wish)
    if wish.as_json:
        planned_paper = msgspec.structs.replace(paper, plans=found.plans)
        answer: dict[str, Any] = {"game": game, "input": planned_paper, **msgspec.to_builtins(found)}
        del answer["plans"]  # they stand in the input
        terminal.raw(msgspec.json.encode(answer).decode())
    elif isinstance(found, Advice):
        show_advice(terminal, found, paper)
    else:
        show_proposal(terminal, found, paper)


# --- searching ---
def planned(terminal: Terminal, paper: FlightPaper, wish: Wish) -> Proposal:
    """With a line that tells how long it will go on, and how the best plans so far end."""
    with search_bar(terminal) as bar:
        task = bar.add_task(terminal.say("cli-plan-searching"), total=wish.seconds)

        def progress(used: float, best: Verdict) -> None:
            bar.update(task, completed=used, description=ending(terminal.words, best, paper))

        return best_plans(paper, process_time, wish.seconds, wish.seed, wish.cards == DEALT, progress)


def mended(terminal: Terminal, paper: FlightPaper, wish: Wish) -> Advice:
    with search_bar(terminal) as bar:
        bar.add_task(terminal.say("cli-plan-searching"), total=None)
        return smallest_change(paper, process_time, wish.seconds, wish.seed)


def search_bar(terminal: Terminal) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn())
    return Progress(*columns, console=terminal.err, transient=True, disable=not terminal.err.is_terminal)


# --- telling ---
def ending(words: Words, verdict: Verdict, paper: FlightPaper) -> str:
    if not verdict.won:
        return words.say("cli-plan-lost")
    return words.say("cli-plan-home") if paper.flight == "test" else words.say("cli-plan-won", score=verdict.score)


def show_proposal(terminal: Terminal, proposal: Proposal, paper: FlightPaper) -> None:
    terminal.tell(ending(terminal.words, proposal.verdict, paper), "bold")
    terminal.show(plan_table(terminal, proposal.plans))
    terminal.tell(terminal.say("cli-plan-tries", tries=proposal.tries))


def plan_table(terminal: Terminal, plans: list[list[str | None]]) -> Table:
    """A row for each turn, a column for each crew member."""
    table = plain_table(terminal, "turn")
    for member in range(1, len(plans) + 1):
        table.add_column(member_name(terminal, member))
    for turn, actions in enumerate(zip(*plans, strict=True), start=1):
        table.add_row(str(turn), *(action_name(terminal, action) if action else "" for action in actions))
    return table


def show_advice(terminal: Terminal, advice: Advice, paper: FlightPaper) -> None:
    before, after = (ending(terminal.words, verdict, paper) for verdict in (advice.before, advice.after))
    if not advice.changes:
        terminal.tell(terminal.say("cli-plan-nothing-better", ending=before), "bold")
        return
    terminal.tell(terminal.say("cli-plan-changes", count=len(advice.changes), before=before, after=after), "bold")
    for change in advice.changes:
        terminal.tell(
            terminal.say(
                "cli-plan-change",
                member=member_name(terminal, change.player + 1),
                turn=change.turn,
                before=action_name(terminal, change.before),
                after=action_name(terminal, change.after),
            )
        )


def member_name(terminal: Terminal, member: int) -> str:
    return terminal.say("space-alert-member-member", member=member)


def action_name(terminal: Terminal, action: str | None) -> str:
    return terminal.say(f"space-alert-action-{action or 'nothing'}")
