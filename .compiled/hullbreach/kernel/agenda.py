"""What is still to be resolved, last thing first.

A rule that says "first this, then that" puts both on the agenda in reverse; a decision in the middle simply leaves the
rest there until it is taken. Each step is one number, packed from its kind and three small parameters.
"""

from __future__ import annotations

from typing import final

from librt.vecs import append, pop, vec
from mypy_extensions import i64


def step(kind: i64, a: i64 = 0, b: i64 = 0, about: i64 = 0) -> i64:
    """Pack a step: kind and a, b are below 32, `about` is any number that is not negative."""
    return kind | (a << 5) | (b << 10) | (about << 15)


def kind_of(packed: i64) -> i64:
    return packed & 31


def a_of(packed: i64) -> i64:
    return (packed >> 5) & 31


def b_of(packed: i64) -> i64:
    return (packed >> 10) & 31


def about_of(packed: i64) -> i64:
    return packed >> 15


@final
class Agenda:
    """A stack of packed steps."""

    def __init__(self, steps: vec[i64]) -> None:
        self.steps = steps

    def __len__(self) -> int:
        return len(self.steps)

    def push(self, packed: i64) -> None:
        self.steps = append(self.steps, packed)

    def pop(self) -> i64:
        self.steps, packed = pop(self.steps)
        return packed

    def top(self) -> i64:
        """The step to be resolved next; there must be one."""
        return self.steps[len(self.steps) - 1]

    def clear(self) -> None:
        self.steps = vec[i64]()

    def keep(self, kinds: i64) -> None:
        """Drop every step whose kind is not in the bit set `kinds`."""
        kept = vec[i64]()
        for packed in self.steps:
            if (kinds >> kind_of(packed)) & 1:
                kept = append(kept, packed)
        self.steps = kept

    def copy(self) -> Agenda:
        return Agenda(self.steps[:])
