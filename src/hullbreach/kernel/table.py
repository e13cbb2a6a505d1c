"""What lies on the table while a game is played: numbers, what is still to happen, the dice and the journal.

Every game's array begins with the same few cells: which seats a decision is awaited from, how much game time has
passed, how the game ended, and the stage of every seat, which says what may be decided there. Several seats may be
awaited at once. Behind them each game lays out its own.
"""

from __future__ import annotations

from typing import Final, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from hullbreach.kernel.agenda import NONE, Agenda
from hullbreach.kernel.alarms import NO_ALARMS, Alarms
from hullbreach.kernel.dice import Dice
from hullbreach.kernel.journal import Journal

AWAITED: Final[i64] = 0  # bit per seat
CLOCK: Final[i64] = 1  # game time in milliseconds, counted while an alarm is set
ENDING: Final[i64] = 2
STAGE: Final[i64] = 3  # one for each seat the game may have; its own cells follow

RUNNING: Final[i64] = 0
IDLE: Final[i64] = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """The state of one game. A room adds what its game is set up with, and named readers."""

    def __init__(self, seats: i64, cells: vec[i64], agenda: Agenda, dice: Dice, journal: Journal) -> None:
        self.seats = seats
        self.cells = cells
        self.agenda = agenda
        self.alarms: Alarms = NO_ALARMS
        self.dice = dice
        self.journal = journal

    def keep_time_of(self, other: Table) -> None:
        """Take over what time will do at another table."""
        if other.alarms is not NO_ALARMS:
            self.alarms = other.alarms.copy()

    # --- whose decision is awaited ---
    def ask(self, seat: i64, stage: i64) -> None:
        """Await a decision of that stage from a seat."""
        one: i64 = 1
        self.cells[AWAITED] |= one << seat
        self.cells[STAGE + seat] = stage

    def release(self, seat: i64) -> None:
        """Nothing is awaited of the seat any more."""
        one: i64 = 1
        self.cells[AWAITED] &= ~(one << seat)
        self.cells[STAGE + seat] = IDLE

    def release_all(self) -> None:
        for seat in range(self.seats):
            self.cells[STAGE + seat] = IDLE
        self.cells[AWAITED] = 0

    def stage_of(self, seat: i64) -> i64:
        """What the seat may decide now, or IDLE."""
        return self.cells[STAGE + seat]

    def is_awaited(self, seat: i64) -> bool:
        return (self.cells[AWAITED] >> seat) & 1 == 1

    # --- time ---
    def alarm(self, ms: i64, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, seat: i64 = NONE) -> None:
        """Put a step on the agenda once that much more game time has passed.

        Never at once: whether it came before or after a move of this moment would depend on how time is cut.
        """
        assert ms > 0
        if self.alarms is NO_ALARMS:
            self.alarms = Alarms(vec[i64]())
        self.alarms.set(self.cells[CLOCK] + ms, kind, a, b, c, d, seat)

    def cancel(self, kind: i64) -> None:
        """Forget the alarms of that kind."""
        if self.alarms is not NO_ALARMS:
            self.alarms.cancel(kind)

    # --- the end ---
    def is_over(self) -> bool:
        return self.cells[ENDING] != RUNNING

    def finish(self, ending: i64) -> None:
        """The game ends at once; whatever was still to happen is dropped."""
        self.cells[ENDING] = ending
        self.release_all()
        self.agenda.clear()
        self.alarms = NO_ALARMS

    def numbers(self) -> vec[i64]:
        """The whole state: equal numbers, equal games."""
        numbers = self.cells[:]
        for number in self.agenda.numbers():
            numbers = append(numbers, number)
        for number in self.alarms.records:
            numbers = append(numbers, number)
        for number in vec[i64]([self.dice.a, self.dice.b, self.dice.c, self.dice.counter]):
            numbers = append(numbers, number)
        return numbers


T = TypeVar("T", bound=Table)
