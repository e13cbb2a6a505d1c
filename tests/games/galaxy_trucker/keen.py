"""Random play by people who want to build: at random alone nearly everybody flies in nothing but a cabin."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from hullbreach.games.galaxy_trucker.game import TITLE, GalaxyTrucker
from hullbreach.kernel.dice import seeded
from hullbreach.kernel.drive import NOBODY, TEMPO, Pulse
from hullbreach.kernel.journal import Journal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hullbreach.kernel.moves import Move

UNHURRIED = ("finish", "give-up", "return", "lift", "keep", "remove")
"""What a keen player does only now and then, if there is anything else to do."""
SELDOM = 25
PAUSE = 1500


class Keen:
    """A game that keen players play, move by move."""

    def __init__(self, options: dict[str, str], seed: int) -> None:
        self.journal = Journal()
        self.game = cast("GalaxyTrucker", TITLE.new(options, seed, self.journal))
        self.dice = seeded(seed)
        self.pulse = Pulse(self.game.seats())

    def moves(self) -> Iterator[Move]:
        """Make one move after the other, until the game is over."""
        while (seat := self.pulse.next_seat(self.game, self.dice)) != NOBODY:
            move = self.choose(seat)
            self.game.play(seat, move)
            if self.pulse.timed:
                self.pulse.acted(seat, TEMPO + self.dice.roll(PAUSE))
            yield move

    def choose(self, seat: int) -> Move:
        legal = self.game.legal(seat)
        welds = [move for move in legal if move.text.startswith("weld")]
        keen = welds or [move for move in legal if move.text.split(" ")[0] not in UNHURRIED]
        if keen and self.dice.roll(SELDOM):
            legal = keen
        return legal[self.dice.roll(len(legal))]
