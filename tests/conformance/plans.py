"""What hypothesis draws: a plan for a match, from which the match follows without any further chance."""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from hypothesis import note
from hypothesis import strategies as st

from hullbreach.kernel.dice import seeded
from hullbreach.kernel.journal import Journal
from hullbreach.kernel.log import Log
from tests.conformance.play import Hands, accepted_options
from tests.conformance.playthrough import openings

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hullbreach.kernel.game import Game
    from hullbreach.kernel.log import Entry
    from hullbreach.kernel.title import Title

SEEDS = st.integers(min_value=0, max_value=2**64 - 1)
FIRST_CHOICES = st.lists(st.integers(min_value=0, max_value=255), max_size=12).map(tuple)


@dataclass(frozen=True)
class Plan:
    """A game with its first entries already made, and the choices that come next: some drawn, the rest by dice."""

    game: str
    options: dict[str, str]
    seed: int
    opening: tuple[Entry, ...]
    choices: tuple[int, ...]
    dice: int


class Match:
    """A game in progress together with its log and journal."""

    def __init__(self, title: Title, plan: Plan) -> None:
        self.title = title
        self.journal = Journal()
        self.log = Log(title, plan.options, plan.seed)
        self.game = self.log.replay(journal=self.journal)
        self._choices: list[int] = []
        self._dice = seeded(plan.dice)
        self._hands = Hands(self.game, self.pick, self._dice)
        for entry in plan.opening:
            self._hands.follow(entry)
            self.log.entries.append(entry)
        self._choices = list(reversed(plan.choices))

    def pick(self, below: int) -> int:
        return self._choices.pop() % below if self._choices else self._dice.roll(below)

    def step(self) -> Entry:
        """Let something happen, drawn from everything that may."""
        entry = self._hands.next_entry()
        self.log.entries.append(entry)
        return entry

    def states(self, most: int) -> Iterator[Game]:
        """The game as it stands now and after each of up to `most` further steps."""
        yield self.game
        for _ in range(most):
            if self.game.over():
                return
            self.step()
            yield self.game

    def watchers(self) -> list[int | None]:
        """Everybody who has a view."""
        return [*range(self.game.seats()), None]


@contextmanager
def playing(title: Title, plan: Plan) -> Iterator[Match]:
    """A match whose log is shown when something goes wrong in it."""
    match = Match(title, plan)
    try:
        yield match
    except BaseException:
        note(match.log.dump())
        raise


@cache
def plans(title: Title) -> st.SearchStrategy[Plan]:
    """Matches of a title: fresh ones with any options, and golden playthroughs left at any point."""
    fresh = st.builds(Plan, st.just(title.id), options(title), SEEDS, st.just(()), FIRST_CHOICES, SEEDS)
    logs = openings(title)
    return fresh | st.sampled_from(logs).flatmap(continued) if logs else fresh


def options(title: Title) -> st.SearchStrategy[dict[str, str]]:
    """An option, a value for it, and accepted options that have it: a rare value gets its turn as often as others."""
    return st.sampled_from(title.options).flatmap(
        lambda option: st.sampled_from(option.values).flatmap(
            lambda value: st.sampled_from([one for one in accepted_options(title) if one[option.name] == value])
        )
    )


def continued(log: Log) -> st.SearchStrategy[Plan]:
    opening = st.integers(min_value=0, max_value=len(log.entries)).map(lambda upto: tuple(log.entries[:upto]))
    options = log.options.as_dict()
    return st.builds(Plan, st.just(log.title.id), st.just(options), st.just(log.seed), opening, FIRST_CHOICES, SEEDS)
