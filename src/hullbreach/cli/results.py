"""The end of a game in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hullbreach.cli.terminal import Terminal
    from hullbreach.kernel.options import Options
    from hullbreach.kernel.outcome import Outcome
    from hullbreach.kernel.title import Title


def show_outcome(
    terminal: Terminal, title: Title, options: Options, outcome: Outcome, people: Sequence[int] = ()
) -> None:
    """Result, reason with its rule, and the parts of the score: the one they share, and everybody's own."""
    words = terminal.words
    won = verdict(terminal, title, options, outcome, people)
    terminal.tell(won, "bold green" if any(outcome.won[seat] for seat in people) else "bold")
    terminal.tell(words.say("cli-reason", reason=words.reason(title, outcome.reason), rule=outcome.rule))
    table = Table.grid(padding=(0, 2))
    for part, points in outcome.score:
        table.add_row(words.score(title, part), str(points))
    for seat, result in sorted(zip(title.seats(options), outcome.results, strict=True), key=lambda one: one[1].rank):
        for part, points in result.score:
            table.add_row(f"{words.seat(title, seat)} · {words.score(title, part)}", str(points))
    terminal.show(table)


def verdict(terminal: Terminal, title: Title, options: Options, outcome: Outcome, people: Sequence[int]) -> str:
    """To one person, or to all together, victory or defeat; otherwise who won, if anybody did."""
    words = terminal.words
    if outcome.drawn:
        return words.say("outcome-drawn")
    seats = title.seats(options)
    if len(people) == 1 or len(set(outcome.won)) == 1:
        return words.say("outcome-won" if outcome.won[people[0] if people else 0] else "outcome-lost")
    winners = [words.seat(title, seat) for seat, won in zip(seats, outcome.won, strict=True) if won]
    return words.say("outcome-winner", seat=", ".join(winners))
