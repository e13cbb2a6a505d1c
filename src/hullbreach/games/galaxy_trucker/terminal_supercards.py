"""What is printed on a supercard, line by line, for a flight of one level: lines below it do not count (GT-SUP-06)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hullbreach.games.galaxy_trucker import pieces
from hullbreach.games.galaxy_trucker.terminal_voice import SEPARATOR, Voice

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hullbreach.games.galaxy_trucker.pieces import Card, Line

# By the side something comes from: the way it flies.
COURSES: Final = "↓←↑→"
DICE: Final = " ⚀⚁⚂⚃⚄⚅"


def printed(card: Card, level: int, voice: Voice) -> Iterator[tuple[int, str]]:
    """Each line with its number as `FlightView.line` counts them."""
    if len(card.sweeps):
        for number in range(len(card.sweeps) // 2):
            yield number, _sweep(card.sweeps[2 * number], card.sweeps[2 * number + 1], voice)
    elif len(card.columns):
        for column in range(len(card.columns) // 2):
            yield column, _column(card, column, level, voice)
    else:
        if card.full:
            sides = [
                voice.say(f"from-{name}.label") for side, name in enumerate(pieces.FROM_NAMES) if card.full >> side & 1
            ]
            yield -1, voice.say("board-fleet-sides", sides=", ".join(sides))
        for number, line in enumerate(card.lines[:level]):
            yield number, _line(card, number, line, voice)


def _sweep(side: int, backwards: int, voice: Voice) -> str:
    across = side in (pieces.FROM_NAMES.index("front"), pieces.FROM_NAMES.index("rear"))
    ends = ("left", "right") if across else ("front", "rear")
    first, last = reversed(ends) if backwards else ends
    return voice.say(
        "board-sweep",
        side=voice.say(f"from-{pieces.FROM_NAMES[side]}.label"),
        first=voice.say(f"from-{first}.label"),
        last=voice.say(f"from-{last}.label"),
    )


def _column(card: Card, column: int, level: int, voice: Voice) -> str:
    plus, minus = (pieces.CRITERION_NAMES[card.columns[2 * column + at]] for at in range(2))
    lines = card.lines[column * len(pieces.LEVEL_NAMES) :][:level]
    return voice.say(
        "board-column",
        plus=voice.say(f"criterion-{plus}"),
        minus=voice.say(f"criterion-{minus}"),
        penalty=", ".join(penalty(line, voice) for line in lines),
    )


def _line(card: Card, number: int, line: Line, voice: Voice) -> str:
    if len(card.by_level):
        return voice.say("board-fleet-line", strength=int(card.by_level[number]), penalty=penalty(line, voice))
    return hazards(line, voice)


def penalty(line: Line, voice: Voice) -> str:
    called = voice.say(f"penalty-{pieces.PENALTY_NAMES[line.penalty]}")
    return f"{called} ({hazards(line, voice)})" if len(line.hazards) else f"{line.amount} {called}"


def hazards(line: Line, voice: Voice) -> str:
    """Kind and course of each in the printed order, with the die that is printed on it."""
    found = []
    for number, die in enumerate(line.dice):
        called = voice.say(f"hazard-{pieces.HAZARD_NAMES[line.hazards[2 * number]]}.label")
        course = COURSES[line.hazards[2 * number + 1]]
        found.append(f"{called} {course}{DICE[die] if die else ''}")
    return SEPARATOR.join(found)
