"""How the conformance suite plays: any title, any options, any choices, from the start or from deep inside a game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import product
from math import prod
from typing import TYPE_CHECKING

from hullbreach.games import titles
from hullbreach.kernel.dice import seeded
from hullbreach.kernel.drive import LEISURE, TEMPO, Pulse
from hullbreach.kernel.errors import BadOption
from hullbreach.kernel.log import NOBODY, Entry
from tests.kernel.toy import TITLE as AIRLOCK

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hullbreach.kernel.dice import Dice
    from hullbreach.kernel.game import Game
    from hullbreach.kernel.moves import Move
    from hullbreach.kernel.options import Option
    from hullbreach.kernel.title import Title

TITLES: list[Title] = [*titles(), AIRLOCK]
Pick = Callable[[int], int]
"""Chooses a number from 0 to below its argument."""


MOST_COMBINATIONS = 2000
SAMPLE = 600


@cache
def accepted_options(title: Title) -> list[dict[str, str]]:
    """Every combination of options the title accepts; where there are too many, every value by itself and a sample."""
    few = prod(len(option.values) for option in title.options) <= MOST_COMBINATIONS
    return [options for options in (combinations(title) if few else sample(title)) if is_accepted(title, options)]


def combinations(title: Title) -> Iterator[dict[str, str]]:
    names = [option.name for option in title.options]
    for values in product(*(option.values for option in title.options)):
        yield dict(zip(names, values, strict=True))


def sample(title: Title) -> Iterator[dict[str, str]]:
    """The defaults but for one value and what it needs, and combinations by dice in which one option in three is not
    left alone: dice hardly ever find what only means something beside others.
    """
    defaults = {option.name: option.default for option in title.options}
    for option in title.options:
        yield from (defaults | needed(title, option) | {option.name: value} for value in option.values)
    dice = seeded(1)
    for _ in range(SAMPLE):
        changed = [option for option in title.options if dice.roll(3) == 0]
        yield defaults | {option.name: option.values[dice.roll(len(option.values))] for option in changed}


def needed(title: Title, option: Option) -> dict[str, str]:
    """Values of other options beside which this one means something."""
    found: dict[str, str] = {}
    for other in title.options:
        fit = option.when.get(other.name)
        if fit is not None and other.default not in fit:
            found |= needed(title, other) | {other.name: fit[0]}
    return found


def is_accepted(title: Title, options: dict[str, str]) -> bool:
    try:
        title.settle(options)
    except BadOption:
        return False
    return True


class Hands:
    """Everybody who sits at a game, playing at random at the kernel's pace: any seat in any order, time beside them."""

    def __init__(self, game: Game, pick: Pick, dice: Dice) -> None:
        self.game = game
        self.pulse = Pulse(game.seats())
        self.pick = pick
        self.dice = dice

    def next_entry(self) -> Entry:
        """Let something happen in a game that is not over, and say what: a move, or nothing but time."""
        seat = self.pulse.next_seat(self.game, self.dice)
        if seat == NOBODY or (self.pulse.timed and self.pick(3) == 0):
            return self._wait(seat)
        entry = Entry(seat, self.choose(seat), self.pulse.passed)
        self._play(entry)
        return entry

    def choose(self, seat: int) -> Move:
        moves = self.game.legal(seat)
        return moves[self.pick(len(moves))]

    def follow(self, entry: Entry) -> None:
        """Let that happen which a log says."""
        self.pulse.sleep(self.game, entry.ms)
        self._play(entry)

    def _play(self, entry: Entry) -> None:
        if entry.move is not None:
            self.game.play(entry.seat, entry.move)
            self.pulse.acted(entry.seat, TEMPO if self.game.deadline() is None else TEMPO + self.pick(LEISURE))
        self.pulse.passed = 0

    def _wait(self, seat: int) -> Entry:
        """The seat lets a moment pass, often exactly to the next deadline, unless the game is over."""
        if seat != NOBODY:
            deadline = self.game.deadline() or 1
            ms = deadline if self.pick(3) == 0 else self.pick(deadline) + 1
            self.pulse.waits(seat, ms)
            self.pulse.sleep(self.game, ms)
        entry = Entry(NOBODY, None, self.pulse.passed)
        self.pulse.passed = 0
        return entry
