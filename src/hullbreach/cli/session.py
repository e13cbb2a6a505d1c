"""A game at the terminal: its log, its journal, and where each decision began in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hullbreach.kernel.journal import Journal

if TYPE_CHECKING:
    from collections.abc import Collection

    from hullbreach.kernel.journal import Event
    from hullbreach.kernel.log import Entry, Log
    from hullbreach.kernel.moves import Move


class Session:
    """The game is rebuilt from the log to take a decision back; nothing else is kept."""

    def __init__(self, log: Log) -> None:
        self.log = log
        self.title = log.title
        self.rebuild(len(log.entries))

    def rebuild(self, entries: int) -> None:
        """The game after that many entries, which must be legal; the rest of the log is dropped."""
        self.journal = Journal()
        self.game = self.title.open(self.log.options, self.log.seed, self.journal)
        self.marks: list[int] = []
        del self.log.entries[entries:]
        for entry in self.log.entries:
            self.marks.append(len(self.journal.events))
            entry.apply(self.game)

    def play(self, seat: int, move: Move, ms: int = 0) -> None:
        """After so much game time has passed; raises IllegalMove and changes nothing if the rules refuse the move."""
        mark = len(self.journal.events)
        self.game.play(seat, move)
        self.marks.append(mark)
        self.log.add(seat, move, ms)

    def undo(self, seats: Collection[int]) -> bool:
        """Take back the last decision of one of these seats and all that came of it; False if there was none."""
        entries = self.log.entries
        for number in range(len(entries) - 1, -1, -1):
            if entries[number].seat in seats:
                self.rebuild(number)
                return True
        return False

    def opening(self) -> list[Event]:
        """What happened before the first decision."""
        return self.journal.events[: self.marks[0]] if self.marks else self.journal.events

    def told(self, since: int = 0) -> list[tuple[Entry, list[Event]]]:
        """Decisions and what came of each, from the `since`-th on."""
        ends = [*self.marks[1:], len(self.journal.events)]
        pieces = [self.journal.events[start:end] for start, end in zip(self.marks, ends, strict=False)]
        return list(zip(self.log.entries, pieces, strict=True))[since:]
