"""What time alone will do: steps that go on the agenda when their moment of game time has come."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from hullbreach.kernel.agenda import NONE, WIDTH, Agenda

AT: Final[i64] = 6  # behind the numbers of the step: the game time at which it is due
ROW: Final[i64] = 7
assert AT == WIDTH
assert ROW == WIDTH + 1


@final
class Alarms:
    """Steps by the time they are due; of those due at once the one that was set first comes first."""

    def __init__(self, records: vec[i64]) -> None:
        self.records = records

    def __len__(self) -> int:
        return len(self.records) // ROW

    def set(self, at: i64, kind: i64, a: i64, b: i64, c: i64, d: i64, seat: i64) -> None:
        for number in vec[i64]([kind, seat, a, b, c, d, at]):
            self.records = append(self.records, number)

    def next(self) -> i64:
        """Where the record of the next one begins, or NONE."""
        found: i64 = NONE
        place: i64 = 0
        while place < len(self.records):
            if found == NONE or self.records[place + AT] < self.records[found + AT]:
                found = place
            place += ROW
        return found

    def due(self) -> i64:
        """When the next one is due; there must be one."""
        return self.records[self.next() + AT]

    def ring(self, agenda: Agenda) -> None:
        """Put the next one on the agenda."""
        place: i64 = self.next()
        row = self.records[place : place + ROW]
        self.records = _without(self.records, place)
        agenda.push(row[0], row[2], row[3], row[4], row[5], row[1])

    def cancel(self, kind: i64) -> None:
        """Forget all steps of that kind."""
        place: i64 = 0
        while place < len(self.records):
            if self.records[place] == kind:
                self.records = _without(self.records, place)
            else:
                place += ROW

    def clear(self) -> None:
        self.records = vec[i64]()

    def copy(self) -> Alarms:
        return Alarms(self.records[:])


def _without(records: vec[i64], place: i64) -> vec[i64]:
    """All records but the one that begins there."""
    left = records[:place]
    for number in records[place + ROW :]:
        left = append(left, number)
    return left


NO_ALARMS: Final = Alarms(vec[i64]())
