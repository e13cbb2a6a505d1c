"""Airlock: a tiny complete real-time game, for testing what the shelf's games do not need yet.

Two seats act at once. Each round both are dealt a secret pressure from 0 to 3 and then vent a number up to it, or stay;
a round ends when both have acted or its time is up, and a pause follows in which nobody may act. So there are choices
already made but hidden, a deadline, and moments when only time goes on.
"""

from __future__ import annotations

from typing import Final

from hullbreach.kernel.dice import Dice, seeded
from hullbreach.kernel.errors import BadOption, IllegalMove
from hullbreach.kernel.game import Game, Outcome
from hullbreach.kernel.journal import MUTE, EventKinds, Journal
from hullbreach.kernel.moves import Domain, Move, Verb, Vocabulary
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.title import Title
from hullbreach.kernel.view import View

SEATS: Final = ("left", "right")
PRESSURES: Final = 4
PAUSE: Final = 1000
ROUND_MS: Final = {"calm": 5000, "hasty": 2000}
UNDECIDED: Final = -1
STAYS: Final = 0

VOCABULARY: Final = Vocabulary([Verb("vent", Domain("amount", ["1", "2", "3"])), Verb("stay")])
VENT: Final = 0

EVENTS: Final = EventKinds()
ROUND: Final = EVENTS.kind("round", "TOY-01", "round")
ACTED: Final = EVENTS.kind("acted", "TOY-RULING-01", "seat")
LATE: Final = EVENTS.kind("late", "TOY-03", "seat")
REVEALED: Final = EVENTS.kind("revealed", "TOY-03", "seat", "pressure", "vented")
OVER: Final = EVENTS.kind("over", "TOY-04")


class AirlockView(View, frozen=True, tag="airlock"):
    round: int
    left_ms: int
    paused: bool
    acted: list[bool]
    vented: list[int]
    pressure: int | None
    """The seat's own; None for a spectator."""
    choice: int | None
    """What the seat has done this round, once it has."""


class Airlock(Game):
    def __init__(self, rounds: int, round_ms: int, dice: Dice, journal: Journal) -> None:
        self.rounds = rounds
        self.round_ms = round_ms
        self.dice = dice
        self.journal = journal
        self.round = 0
        self.left_ms = 0
        self.paused = True
        self.pressure = [0, 0]
        self.choice = [UNDECIDED, UNDECIDED]
        self.vented = [0, 0]

    def seats(self) -> int:
        return 2

    def actors(self) -> tuple[int, ...]:
        if self.paused:
            return ()
        return tuple(seat for seat in (0, 1) if self.choice[seat] == UNDECIDED)

    def legal(self, seat: int) -> list[Move]:
        if seat not in self.actors():
            return []
        return [move for move in VOCABULARY.moves if move.verb != VENT or move.arg < self.pressure[seat]]

    def play(self, seat: int, move: Move) -> None:
        if seat not in self.actors():
            raise IllegalMove("not-your-turn", "TOY-01", move.text)
        if move.verb == VENT and move.arg >= self.pressure[seat]:
            raise IllegalMove("too-much", "TOY-02", move.text)
        self.choice[seat] = move.arg + 1 if move.verb == VENT else STAYS
        self.journal.tell(ACTED, seat)
        if UNDECIDED not in self.choice:
            self.reveal()

    def reveal(self) -> None:
        for seat in (0, 1):
            if self.choice[seat] == UNDECIDED:
                self.choice[seat] = STAYS
                self.journal.tell(LATE, seat)
            self.vented[seat] += self.choice[seat]
            self.journal.tell(REVEALED, seat, self.pressure[seat], self.choice[seat])
        self.pressure = [0, 0]
        self.choice = [UNDECIDED, UNDECIDED]
        self.paused = True
        self.left_ms = PAUSE
        if self.round == self.rounds:
            self.left_ms = 0
            self.journal.tell(OVER)

    def begin_round(self) -> None:
        self.round += 1
        self.pressure = [self.dice.roll(PRESSURES), self.dice.roll(PRESSURES)]
        self.choice = [UNDECIDED, UNDECIDED]
        self.paused = False
        self.left_ms = self.round_ms
        self.journal.tell(ROUND, self.round)

    def over(self) -> bool:
        return self.paused and self.round == self.rounds

    def advance(self, ms: int) -> None:
        """What is left of the time after a deadline counts for what follows."""
        while not self.over() and ms >= self.left_ms:
            ms -= self.left_ms
            if self.paused:
                self.begin_round()
            else:
                self.reveal()
        if not self.over():
            self.left_ms -= ms

    def deadline(self) -> int | None:
        return None if self.over() else self.left_ms

    def outcome(self) -> Outcome | None:
        if not self.over():
            return None
        best = max(self.vented)
        won = tuple(vented == best for vented in self.vented)
        return Outcome(won, "most-vented", "TOY-04", tuple(zip(SEATS, self.vented, strict=True)))

    def view(self, seat: int | None) -> View:
        acted = [choice != UNDECIDED for choice in self.choice]
        return AirlockView(
            seat=seat,
            round=self.round,
            left_ms=self.left_ms,
            paused=self.paused,
            acted=acted,
            vented=list(self.vented),
            pressure=None if seat is None else self.pressure[seat],
            choice=self.choice[seat] if seat is not None and acted[seat] else None,
        )

    def copy(self, seed: int | None = None, seat: int | None = None, journal: Journal = MUTE) -> Game:
        other = Airlock(self.rounds, self.round_ms, self.dice.copy(), journal)
        other.round, other.left_ms, other.paused = self.round, self.left_ms, self.paused
        other.pressure, other.choice, other.vented = self.pressure[:], self.choice[:], self.vented[:]
        if seed is not None:
            other.dice = seeded(seed)
            other.guess(seat)
        return other

    def guess(self, seat: int | None) -> None:
        """What was dealt to others, and what they have done; nothing is hidden in a pause."""
        for hidden in (0, 1):
            if hidden != seat and not self.paused:
                self.pressure[hidden] = self.dice.roll(PRESSURES)
                if self.choice[hidden] != UNDECIDED:
                    self.choice[hidden] = self.dice.roll(self.pressure[hidden] + 1)

    def to_bytes(self) -> bytes:
        dice = self.dice
        state = [self.round, self.left_ms, int(self.paused), *self.pressure, *self.choice, *self.vented]
        numbers = [*state, dice.a, dice.b, dice.c, dice.counter]
        return b"".join(int(number).to_bytes(8, "little", signed=True) for number in numbers)

    def estimate(self, seat: int) -> float:
        outcome = self.outcome()
        return 0.5 if outcome is None else float(outcome.won[seat])


class AirlockTitle(Title):
    def __init__(self) -> None:
        self.id = "airlock"
        self.version = 3
        self.package = "tests.kernel"
        self.vocabulary = VOCABULARY
        self.events = EVENTS
        self.options = (Option("rounds", ("1", "3"), "3"), Option("pace", tuple(ROUND_MS), "calm"))
        self.longest = 6

    def seats(self, options: Options) -> tuple[str, ...]:
        return SEATS

    def check(self, options: Options) -> None:
        if options["rounds"] == "1" and options["pace"] == "hasty":
            raise BadOption("too-short", option="pace", value="hasty")

    def open(self, options: Options, seed: int, journal: Journal) -> Game:
        game = Airlock(int(options["rounds"]), ROUND_MS[options["pace"]], seeded(seed), journal)
        game.begin_round()
        return game

    def name_of(self, field: str, number: int) -> str:
        return SEATS[number] if field == "seat" else str(number)

    def view_type(self) -> type[View]:
        return AirlockView


TITLE: Final = AirlockTitle()
