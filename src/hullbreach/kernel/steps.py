"""Steps: what the kinds of records on the agenda do, each kind bound to its class once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic

from mypy_extensions import i64, mypyc_attr

from hullbreach.kernel.table import T


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[T]):
    """What one kind of step does. Kinds whose step waits for a choice, which takes it away, need nothing more."""

    def resolve(self, table: T, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """The step has been taken off the agenda; a class calls the numbers what they mean."""


def in_order(bound: Mapping[int, Step[T]]) -> list[Step[T]]:
    """The classes by kind; kinds count from 0 without a gap."""
    if sorted(bound) != list(range(len(bound))):
        raise ValueError(f"steps are bound to {sorted(bound)}, which leaves a gap")
    return [bound[kind] for kind in range(len(bound))]
