"""What a move would do, as far as its seat can tell.

The move is tried on guesses, which know what the seat knows and no more. What all of them tell alike from the
beginning is certain; where they part, chance or something hidden decides.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hullbreach.kernel.journal import Journal
from hullbreach.table.patch import same_beginning

if TYPE_CHECKING:
    from hullbreach.kernel.game import Game
    from hullbreach.kernel.moves import Move
    from hullbreach.table.messages import Numbers

GUESSES: Final = 24
"""Something that happens one time in four escapes all of them about once in a thousand looks."""


def foresee(game: Game, seat: int, move: Move) -> tuple[list[Numbers], bool]:
    """The certain events, and whether there are no others; raises IllegalMove."""
    certain = _told(game, seat, move, 0)
    sure = True
    for seed in range(1, GUESSES):
        told = _told(game, seat, move, seed)
        length = same_beginning(certain, told)
        sure = sure and length == len(told) == len(certain)
        del certain[length:]
    return certain, sure


def _told(game: Game, seat: int, move: Move, seed: int) -> list[Numbers]:
    journal = Journal()
    game.guess(seed, seat, journal).play(seat, move)
    return [event.numbers() for event in journal.heard_by(seat)]
