"""Who was faster: of the last entries of a game in real time, the one that made a move impossible."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final

from hullbreach.kernel.log import NOBODY

if TYPE_CHECKING:
    from hullbreach.kernel.game import Game
    from hullbreach.table.store import Row

REMEMBERED: Final = 24
"""Entries: a second's worth of a whole table in a hurry. Whoever is further behind is refused without a name."""


class Rivals:
    """The game as it was before each of the last entries."""

    def __init__(self) -> None:
        self._before: deque[tuple[Row, Game]] = deque(maxlen=REMEMBERED)

    def note(self, row: Row, before: Game) -> None:
        self._before.append((row, before))

    def faster(self, game: Game, seat: int, move: int, seq: int) -> int | None:
        """The other seat whose entry, since the one with that number, took the move away; None if nobody's did."""
        if _may(game, seat, move):
            return None
        since = [(row, before) for row, before in self._before if row.seq > seq]
        if not since or since[0][0].seq != seq + 1 or not _may(since[0][1], seat, move):
            return None  # it was too long ago, or not possible then either
        taker = next(row.seat for row, before in reversed(since) if _may(before, seat, move))
        return None if taker in (seat, NOBODY) else taker


def _may(game: Game, seat: int, move: int) -> bool:
    return any(legal.number == move for legal in game.legal(seat))
