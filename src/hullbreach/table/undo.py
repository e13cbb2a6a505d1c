"""What may be taken back, and whom it concerns.

Whether a move showed anybody something new is found out without any game's help: everybody's knowledge before it is
played on several times. If every such guess of what is hidden, and of chance to come, leads to the sight they have
now, they could have foreseen it, and taking it back hides nothing that was learned.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hullbreach.kernel.errors import IllegalMove
from hullbreach.table.errors import TableError

if TYPE_CHECKING:
    from hullbreach.kernel.game import Game
    from hullbreach.kernel.moves import Move
    from hullbreach.kernel.view import Seen
    from hullbreach.table.live import LiveTable

MOST_UNDONE: Final = 1000
"""How often something may be taken back at a table: what was played in vain stays in its log."""
GUESSES: Final = 24
"""For each watcher; enough that a die with six different sides is never overlooked."""


class Question:
    """A wish to undo, and the seats whose consent is still missing. Who is not here is not asked."""

    def __init__(self, seat: int, keep: int, missing: set[int], ask_id: str) -> None:
        self.seat = seat
        self.keep = keep
        self.missing = missing
        self.ask_id = ask_id
        self.agreed = False
        """Somebody has, and nobody has not."""

    def hear(self, seat: int, yes: bool) -> None:
        self.agreed = yes
        self.missing = self.missing - {seat} if yes else set()


def ask_to_undo(table: LiveTable, seat: int, ask_id: str) -> Question:
    """What taking the seat's last decision back comes to; raises TableError."""
    if table.row.day or table.game.deadline() is not None or table.time or table.undone >= MOST_UNDONE:
        raise TableError("no-undo")
    keep = _last_of(table, seat)
    others = set(table.held()) - {seat}
    if others and table.game.over():
        raise TableError("game-over")  # the log is everybody's now, and with it all that was hidden
    if not others or _was_foreseen(table, keep):
        return Question(seat, keep, set(), ask_id)
    if not others & table.here():
        raise TableError("nobody-here")
    return Question(seat, keep, others & table.here(), ask_id)


def _last_of(table: LiveTable, seat: int) -> int:
    """How many entries stay when the seat takes its last decision back."""
    for place in range(len(table.entries) - 1, -1, -1):
        if table.entries[place].seat == seat:
            return place
    raise TableError("nothing-to-undo")


def _was_foreseen(table: LiveTable, keep: int) -> bool:
    """Whether only one move is taken back, and nobody has learned anything from it."""
    log = table.reel().log()
    if keep < len(log.entries) - 1:
        return False
    last = log.entries[-1]
    assert last.move is not None
    return told_nothing(log.replay(keep), last.seat, last.move, table.game)


def told_nothing(before: Game, seat: int, move: Move, after: Game) -> bool:
    """Whether every seat, and a spectator, could have foreseen what they saw when the seat made the move."""
    watchers = (None, *range(before.seats()))
    return all(_foreseen_by(watcher, before, seat, move, after) for watcher in watchers)


def _foreseen_by(watcher: int | None, before: Game, seat: int, move: Move, after: Game) -> bool:
    seen = _sight(after, watcher)
    for seed in range(GUESSES):
        guess = before.guess(seed, watcher)
        try:
            guess.play(seat, move)
        except IllegalMove:
            return False  # that it was possible at all is news
        if _sight(guess, watcher) != seen:
            return False
    return True


def _sight(game: Game, watcher: int | None) -> tuple[Seen, tuple[int, ...], list[Move]]:
    """Everything that leaves for a watcher but the journal, which guesses do not keep."""
    return game.view(watcher), game.actors(), [] if watcher is None else game.legal(watcher)
