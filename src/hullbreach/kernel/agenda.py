"""What is still to be resolved, last thing first.

A rule that says "first this, then that" puts both on the agenda in reverse; a decision in the middle simply leaves the
rest there until it is taken. A step is a record of six plain numbers: its kind, the seat it is about, and four
parameters that mean what its kind says.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import extend, vec
from mypy_extensions import i64, mypyc_attr

NONE: Final[i64] = -1
WIDTH: Final[i64] = 6
NOTHING: Final = vec[i64]()
ROOM: Final = vec[i64]([0 for _ in range(WIDTH * 4)])
KINDS: Final[i64] = 63  # `keep` takes a bit for each


@final
@mypyc_attr(free_list_len=1)
class Agenda:
    """A stack of steps. Readers such as `kind()` and `a()` speak of the one on top."""

    def __init__(self, records: vec[i64] = NOTHING) -> None:
        """Takes the records over; behind `end` there is room for more."""
        self.records = records
        self.end: i64 = len(records)

    def __len__(self) -> int:
        return self.end // WIDTH

    def push(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, seat: i64 = NONE) -> None:
        assert 0 <= kind < KINDS
        if self.end == len(self.records):
            self.grow()
        place: i64 = self.end
        self.end = place + WIDTH
        records = self.records
        records[place] = kind
        records[place + 1] = seat
        records[place + 2] = a
        records[place + 3] = b
        records[place + 4] = c
        records[place + 5] = d

    def grow(self) -> None:
        self.records = extend(self.records, ROOM)

    def drop(self) -> None:
        """Take the top step away; there must be one."""
        assert self.end > 0
        self.end -= WIDTH

    def clear(self) -> None:
        self.end = 0

    def keep(self, kinds: i64) -> None:
        """Drop every step whose kind is not in the bit set `kinds`."""
        kept: i64 = 0
        place: i64 = 0
        while place < self.end:
            if (kinds >> self.records[place]) & 1:
                for offset in range(WIDTH):
                    self.records[kept + offset] = self.records[place + offset]
                kept += WIDTH
            place += WIDTH
        self.end = kept

    # --- the step on top ---
    def kind(self) -> i64:
        """NONE if nothing is left."""
        return self.records[self.end - WIDTH] if self.end else NONE

    def seat(self) -> i64:
        return self.records[self.end - WIDTH + 1]

    def a(self) -> i64:
        return self.records[self.end - WIDTH + 2]

    def b(self) -> i64:
        return self.records[self.end - WIDTH + 3]

    def c(self) -> i64:
        return self.records[self.end - WIDTH + 4]

    def d(self) -> i64:
        return self.records[self.end - WIDTH + 5]

    def set_a(self, number: i64) -> None:
        self.records[self.end - WIDTH + 2] = number

    def set_b(self, number: i64) -> None:
        self.records[self.end - WIDTH + 3] = number

    def set_c(self, number: i64) -> None:
        self.records[self.end - WIDTH + 4] = number

    def set_d(self, number: i64) -> None:
        self.records[self.end - WIDTH + 5] = number

    def numbers(self) -> vec[i64]:
        """All that is on it, for whoever stores or compares it."""
        return self.records[: self.end]

    def copy(self) -> Agenda:
        return Agenda(self.records[: self.end]) if self.end else Agenda()
