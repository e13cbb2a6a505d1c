"""Who acts next, while time passes beside those who act.

Simulations, search, bots, the terminal and the conformance suite all let games go on in this way. Without a clock
whoever may act is ready. With one, nobody acts twice in the same moment: a seat is ready again after its own tempo, or
when it asked to be woken, and meanwhile game time runs on to whatever comes first.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import mypyc_attr

from hullbreach.kernel.dice import Dice
from hullbreach.kernel.game import Game
from hullbreach.kernel.moves import Move, Wait

TEMPO: Final = 250
"""The least game time, in milliseconds, between two decisions of a seat while a clock runs."""
NOBODY: Final = -1
LEISURE: Final = 1500
"""How much longer random play may take for one."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Player(ABC):
    """Answers for a seat: one of its legal moves, or, where others can act or time passes, a wait.

    It is handed the game, but may only ask for the seat's legal moves and for guesses, which depend on the seat's
    view alone. A conformance test holds every bot to that.
    """

    tempo: int = TEMPO
    """How much game time a decision takes it while a clock runs."""

    @abstractmethod
    def choose(self, game: Game, seat: int) -> Move | Wait:
        """The move to make, or how long to wait for a better moment; the seat is one of the game's actors."""

    def busy(self, game: Game, seat: int, move: Move) -> int:
        """How much game time the move it is about to make takes it while a clock runs."""
        return self.tempo


@final
class Pulse:
    """When each seat is ready again; while no clock runs (`timed`) everybody always is.

    `passed` is the game time since the last move: what a log notes with it.
    """

    def __init__(self, seats: int) -> None:
        self.now = 0
        self.passed = 0
        self.timed = False
        self.ready: list[int] = [0] * seats
        self.aside: list[bool] = [False] * seats
        """Who waits for others since the last move, where no time passes."""

    def next_seat(self, game: Game, dice: Dice) -> int:
        """Let time pass until somebody is ready to act, and say who, by dice among several; NOBODY once it is over."""
        while True:
            actors = game.actors()
            deadline = game.deadline()
            self.timed = deadline is not None
            if deadline is None:
                if actors:
                    return one_of(self.willing(actors), dice)
                if game.over():
                    return NOBODY
                raise RuntimeError("a game that is not over has neither an actor nor a deadline")
            awake = tuple([seat for seat in actors if self.ready[seat] <= self.now])
            if awake:
                return one_of(awake, dice)
            self.sleep(game, min([deadline, *[self.ready[seat] - self.now for seat in actors]]))

    def willing(self, actors: tuple[int, ...]) -> tuple[int, ...]:
        """Those who do not wait for somebody else; all of them if everybody does."""
        return tuple([seat for seat in actors if not self.aside[seat]]) or actors

    def sleep(self, game: Game, ms: int) -> None:
        game.advance(ms)
        self.now += ms
        self.passed += ms
        self.nobody_waits()

    def acted(self, seat: int, tempo: int = TEMPO) -> None:
        """The seat has moved, and is busy with that for a while."""
        self.ready[seat] = self.now + max(tempo, TEMPO)
        self.passed = 0
        self.nobody_waits()

    def nobody_waits(self) -> None:
        """Something has happened."""
        for seat in range(len(self.aside)):
            self.aside[seat] = False

    def waits(self, seat: int, ms: int) -> None:
        self.ready[seat] = self.now + ms
        self.aside[seat] = True


def one_of(seats: tuple[int, ...], dice: Dice) -> int:
    return seats[dice.roll(len(seats))] if len(seats) > 1 else seats[0]


@final
class Turn:
    """A decision as it goes into a log: the game time before it, who made it, and what it was."""

    def __init__(self, seat: int, move: Move, ms: int) -> None:
        self.seat = seat
        self.move = move
        self.ms = ms


@final
class Driver:
    """Lets players play a game, each at its own pace."""

    def __init__(self, game: Game, players: Sequence[Player], dice: Dice) -> None:
        self.game = game
        self.players = players
        self.dice = dice
        self.pulse = Pulse(game.seats())

    def next_turn(self) -> Turn | None:
        """Make the next decision; None when the game is over."""
        while (seat := self.pulse.next_seat(self.game, self.dice)) != NOBODY:
            player = self.players[seat]
            answer = player.choose(self.game, seat)
            if isinstance(answer, Wait):
                self._let_wait(seat, answer)
                continue
            turn = Turn(seat, answer, self.pulse.passed)
            busy = player.busy(self.game, seat, answer)
            self.game.play(seat, answer)
            self.pulse.acted(seat, busy)
            return turn
        return None

    def _let_wait(self, seat: int, answer: Wait) -> None:
        self.pulse.waits(seat, answer.ms)
        if self.game.deadline() is None and all(self.pulse.aside[other] for other in self.game.actors()):
            raise ValueError(f"seat {seat} waits, and nobody else will move")

    def run(self) -> int:
        """Play to the end; returns how many decisions were made."""
        decisions = 0
        while self.next_turn() is not None:
            decisions += 1
        return decisions


def play_out(game: Game, dice: Dice, limit: int) -> int:
    """Play random moves until the game ends or `limit` decisions were made; returns how many were."""
    pulse = Pulse(game.seats())
    decisions = 0
    while decisions < limit:
        seat = pulse.next_seat(game, dice)
        if seat == NOBODY:
            break
        moves = game.legal(seat)
        game.play(seat, moves[dice.roll(len(moves))])
        decisions += 1
        if pulse.timed:
            pulse.acted(seat, TEMPO + dice.roll(LEISURE))
    return decisions


def most_decisions(seats: int, ms: int) -> int:
    """No more decisions than this are made in so much game time: `Title.longest` where pieces can be put back."""
    return seats * (ms // TEMPO + 1)
