"""The skeleton of every board game: stages ask seats, verbs answer, steps resolve, time rings alarms.

A game gives its verbs, steps, reasons and stages; what is legal, how a move is played, what time does, copies, guesses
and bytes are the same for all and written here once.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Final, Generic, final

from mypy_extensions import i64, mypyc_attr

from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.dice import seeded
from hullbreach.kernel.errors import IllegalMove
from hullbreach.kernel.game import Game
from hullbreach.kernel.journal import MUTE, Journal
from hullbreach.kernel.moves import Move
from hullbreach.kernel.reasons import ALLOWED, GAME_OVER, NOT_NOW, NOT_YOUR_TURN, Reasons
from hullbreach.kernel.stages import Stages
from hullbreach.kernel.steps import Step, in_order
from hullbreach.kernel.table import AWAITED, CLOCK, ENDING, IDLE, RUNNING, STAGE, T
from hullbreach.kernel.verbs import Action, Verbs

MOST_SEATS: Final = 8
# The seats of every bit set.
SEATS: Final[list[tuple[int, ...]]] = [
    tuple(seat for seat in range(MOST_SEATS) if seats >> seat & 1) for seats in range(1 << MOST_SEATS)
]


@final
class Rules(Generic[T]):
    """What a game is made of, and how it goes on from any table."""

    def __init__(self, verbs: Verbs[T], steps: Mapping[int, Step[T]], reasons: Reasons, stages: Stages) -> None:
        self.verbs = verbs
        self.vocabulary = verbs.vocabulary
        self.actions = verbs.actions
        self.steps: list[Step[T]] = in_order(steps)
        self.reasons = reasons
        self.stages = stages
        self.forced: list[bool] = [stage.forced for stage in stages.stages]
        self.by_stage: list[list[Action[T]]] = verbs.by_stage(len(self.forced))
        self.allowed: list[int] = verbs.allowed(len(self.forced))

    # --- what may be done ---
    def legal(self, table: T, seat: i64) -> list[Move]:
        """Every move the seat may make now."""
        legal: list[Move] = []
        stage: i64 = table.cells[STAGE + seat]
        if stage != IDLE:
            for action in self.by_stage[stage]:
                action.offer(table, seat, stage, legal)
        return legal

    def refusal(self, table: T, seat: i64, move: Move) -> i64:
        """The number of the reason the move is refused, or ALLOWED."""
        if table.cells[ENDING] != RUNNING:
            return GAME_OVER
        if seat < 0 or seat >= table.seats or table.cells[STAGE + seat] == IDLE:
            return NOT_YOUR_TURN
        stage: i64 = table.cells[STAGE + seat]
        stages: i64 = self.allowed[move.verb]
        if not (stages >> stage) & 1:
            return NOT_NOW
        return self.actions[move.verb].refusal(table, seat, stage, move.arg)

    # --- going on ---
    def make(self, table: T, seat: i64, move: Move) -> None:
        """Make a move that nothing refuses, and everything it leads to."""
        self._carry_out(table, seat, move)
        self.run(table)

    def _carry_out(self, table: T, seat: i64, move: Move) -> None:
        stage: i64 = table.cells[STAGE + seat]
        if not self.verbs.lasting[move.verb]:
            table.release(seat)
        self.actions[move.verb].carry_out(table, seat, stage, move.arg)

    def run(self, table: T) -> None:
        """Go on until somebody has a choice, only time can go on, or the game is over."""
        self._resolve(table)
        forced = self._forced(table)
        while forced is not None:
            self._carry_out(table, lowest_seat(table.cells[AWAITED]), forced)
            self._resolve(table)
            forced = self._forced(table)

    def _resolve(self, table: T) -> None:
        """Resolve step after step while nobody is asked; the end of the game empties the agenda."""
        while table.cells[AWAITED] == 0 and table.agenda.end:
            self._take(table)

    def _take(self, table: T) -> None:
        """Take the top step off the agenda and resolve it."""
        agenda = table.agenda
        agenda.drop()
        top: i64 = agenda.end
        step = agenda.records
        self.steps[step[top]].resolve(table, step[top + 1], step[top + 2], step[top + 3], step[top + 4], step[top + 5])

    def _forced(self, table: T) -> Move | None:
        """The only move of the only seat that is asked, where the stage says that one way is no choice."""
        awaited: i64 = table.cells[AWAITED]
        if awaited == 0 or awaited & (awaited - 1):
            return None
        seat: i64 = lowest_seat(awaited)
        if not self.forced[table.cells[STAGE + seat]]:
            return None
        legal = self.legal(table, seat)
        return legal[0] if len(legal) == 1 else None

    # --- time ---
    def advance(self, table: T, ms: i64) -> None:
        """Let game time pass. Whatever it brings happens at its own moment, however the time is cut into pieces."""
        while len(table.alarms):
            left: i64 = table.alarms.due() - table.cells[CLOCK]
            if ms < left:
                table.cells[CLOCK] += ms
                return
            table.cells[CLOCK] += left
            ms -= left
            table.alarms.ring(table.agenda)
            self._take(table)  # at once, whoever is being asked
            self.run(table)


def lowest_seat(awaited: i64) -> i64:
    """The lowest seat of a bit set; there must be one."""
    seat: i64 = 0
    while not (awaited >> seat) & 1:
        seat += 1
    return seat


def known_seat(seat: int) -> i64:
    """The seat, or NONE: a number from outside may be larger than any the rules can hold."""
    if 0 <= seat < MOST_SEATS:
        return seat
    return NONE


@mypyc_attr(allow_interpreted_subclasses=True)
class BoardGame(Game, Generic[T]):
    """One game in progress around its table. A room says what it is called, what is seen of it and who has won."""

    def __init__(self, rules: Rules[T], table: T) -> None:
        self.rules = rules
        self.table = table
        self.journal = table.journal

    @abstractmethod
    def around(self, table: T) -> Game:
        """The same game around another table."""

    @abstractmethod
    def twin(self, journal: Journal) -> T:
        """An independent table, equal to this one, that tells its own journal."""

    def redeal(self, table: T, seat: int | None) -> None:
        """Deal everything anew that the seat cannot know, by the dice and by what the seat sees alone."""

    def seats(self) -> int:
        return self.table.seats

    def actors(self) -> tuple[int, ...]:
        return SEATS[self.table.cells[AWAITED]]

    def legal(self, seat: int) -> list[Move]:
        known: i64 = known_seat(seat)
        return self.rules.legal(self.table, known) if 0 <= known < self.table.seats else []

    def play(self, seat: int, move: Move) -> None:
        reason: i64 = self.rules.refusal(self.table, known_seat(seat), move)
        if reason != ALLOWED:
            refused = self.rules.reasons[reason]
            raise IllegalMove(refused.code, refused.rule, move.text)
        self.rules.make(self.table, seat, move)

    def over(self) -> bool:
        return self.table.cells[ENDING] != RUNNING

    def advance(self, ms: int) -> None:
        if len(self.table.alarms):
            self.rules.advance(self.table, ms)

    def deadline(self) -> int | None:
        table = self.table
        return table.alarms.due() - table.cells[CLOCK] if len(table.alarms) else None

    def copy(self, journal: Journal = MUTE) -> Game:
        return self.around(self.twin(journal))

    def guess(self, seed: int, seat: int | None = None, journal: Journal = MUTE) -> Game:
        table = self.twin(journal)
        table.dice = seeded(seed)
        self.redeal(table, seat)
        return self.around(table)

    def to_bytes(self) -> bytes:
        return b"".join(int(number).to_bytes(8, "little", signed=True) for number in self.table.numbers())
