"""Verbs: what one may do, when, and what it sets going, each bound in one declaration."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, final

from mypy_extensions import i64, mypyc_attr

from hullbreach.kernel.moves import Domain, Move, Verb, Vocabulary
from hullbreach.kernel.reasons import ALLOWED
from hullbreach.kernel.table import T


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Generic[T]):
    """One verb: why it is refused now, and what it sets going. What is offered and what is accepted cannot differ.

    Both know the seat that acts and the stage it acts in; neither is asked outside the stages of the verb.
    """

    moves: list[Move]
    """The verb's moves, by arg; they come with its declaration."""

    def refusal(self, table: T, seat: i64, stage: i64, arg: i64) -> i64:
        """The number of the reason it is refused now, or ALLOWED."""
        return ALLOWED

    def carry_out(self, table: T, seat: i64, stage: i64, arg: i64) -> None:
        """Do it; only called when nothing refuses it."""

    def offer(self, table: T, seat: i64, stage: i64, legal: list[Move]) -> None:
        """Add every move of the verb that nothing refuses. A verb that knows a shorter way takes it."""
        for move in self.moves:
            if self.refusal(table, seat, stage, move.arg) == ALLOWED:
                legal.append(move)


@final
class Bound(Generic[T]):
    """The declaration of a verb: name, class, the stages it belongs to, what it may be said of.

    A move is the decision its seat was asked for, unless the verb is `lasting`: then the stage stays open for more,
    as it does where several seats act against a clock.
    """

    def __init__(
        self, name: str, action: Action[T], stages: Sequence[int], *domains: Domain, lasting: bool = False
    ) -> None:
        self.verb = Verb(name, *domains)
        self.action = action
        self.stages = tuple(stages)
        self.lasting = lasting


@final
class Verbs(Generic[T]):
    """All verbs of a game. The order of declaration is that of the vocabulary, so stored logs depend on it."""

    def __init__(self, bound: Sequence[Bound[T]]) -> None:
        self.bound = tuple(bound)
        self._check_names()
        self.vocabulary = Vocabulary([entry.verb for entry in bound])
        self.actions: list[Action[T]] = [entry.action for entry in bound]
        self.lasting: list[bool] = [entry.lasting for entry in bound]
        if len({id(action) for action in self.actions}) < len(self.actions):
            raise ValueError("an action is bound to two verbs")
        for number, action in enumerate(self.actions):
            action.moves = [move for move in self.vocabulary.moves if move.verb == number]

    def _check_names(self) -> None:
        names = [entry.verb.name for entry in self.bound]
        for name in names:
            if names.count(name) > 1:
                raise ValueError(f"verb {name} is declared twice")

    def number(self, name: str) -> int:
        """The number of a verb, for those who say its moves themselves."""
        return next(number for number, entry in enumerate(self.bound) if entry.verb.name == name)

    def by_stage(self, stages: int) -> list[list[Action[T]]]:
        """For each stage the actions that belong to it, in the order of their declaration."""
        return [[entry.action for entry in self.bound if stage in entry.stages] for stage in range(stages)]

    def allowed(self, stages: int) -> list[int]:
        """For each verb the stages it belongs to, a bit each."""
        for entry in self.bound:
            if not all(0 < stage < stages for stage in entry.stages):
                raise ValueError(f"{entry.verb.name} belongs to a stage that is not declared")
        return [sum(1 << stage for stage in set(entry.stages)) for entry in self.bound]
