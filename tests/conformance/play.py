"""How the conformance suite plays: any title, any options, any choices, from the start or from deep inside a game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import product
from math import prod
from typing import TYPE_CHECKING

from hullbreach.games import titles
from hullbreach.kernel.dice import seeded
from hullbreach.kernel.errors import BadOption
from hullbreach.kernel.log import Entry
from tests.kernel.toy import TITLE as AIRLOCK

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hullbreach.kernel.game import Game
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
    """The defaults but for one value, and combinations by dice in which one option in three is not left alone."""
    defaults = {option.name: option.default for option in title.options}
    for option in title.options:
        yield from (defaults | {option.name: value} for value in option.values)
    dice = seeded(1)
    for _ in range(SAMPLE):
        changed = [option for option in title.options if dice.roll(3) == 0]
        yield defaults | {option.name: option.values[dice.roll(len(option.values))] for option in changed}


def is_accepted(title: Title, options: dict[str, str]) -> bool:
    try:
        title.settle(options)
    except BadOption:
        return False
    return True


def random_entry(game: Game, pick: Pick) -> Entry:
    """What happens next in a game that is not over: some seat's legal move, or time passing."""
    actors, deadline = game.actors(), game.deadline()
    if deadline is not None and (not actors or pick(4) == 0):
        return Entry(-1, None, deadline if pick(2) else pick(deadline) + 1)
    seat = actors[pick(len(actors))]
    moves = game.legal(seat)
    return Entry(seat, moves[pick(len(moves))])
