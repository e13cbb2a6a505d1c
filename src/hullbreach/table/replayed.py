"""What a log comes to: the game, replayed and gone on with entry by entry. Nothing here knows who looks on."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from typing import TYPE_CHECKING

from hullbreach.kernel.errors import HullError
from hullbreach.kernel.journal import Journal
from hullbreach.kernel.moves import runs
from hullbreach.table import outcomes
from hullbreach.table.clock import PHASE_AFTER, RUNNING, WAITING
from hullbreach.table.errors import TableError
from hullbreach.table.rewinding import Reel, entry_of
from hullbreach.table.rivals import Rivals

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hullbreach.kernel.game import Game
    from hullbreach.kernel.log import Entry
    from hullbreach.kernel.title import Title
    from hullbreach.table.messages import Numbers, Result
    from hullbreach.table.store import Row, TableRow


class ReplayedGame:
    def __init__(self, title: Title) -> None:
        self.title = title

    # --- the log ---
    def read_log(self, row: TableRow, rows: Sequence[Row]) -> None:
        """Forget what was before; raises TableError if today's rules cannot replay it."""
        self.row = row
        if not self.title.reads(row.rules, row.options):
            raise TableError("rules-changed", game=row.game)
        self.seq = self.last_undo = 0
        self.undone = 0
        """How often something was taken back."""
        self.entries: list[Row] = []
        self.made: Counter[int] = Counter()
        """By seat: how many of them are its own."""
        self.known: dict[tuple[int, str], int] = {}
        self.phase = WAITING
        for entry in rows:
            self._take(entry)
        try:
            self._replay()
        except HullError:
            raise TableError("rules-changed", game=row.game) from None
        if not self.real_time:
            self.phase = RUNNING

    def _take(self, row: Row) -> None:
        """Count an entry, without playing it."""
        self.seq = row.seq
        # Logs from before the clock had entries of its own began with a move, or time.
        self.phase = PHASE_AFTER[row.clock] if row.clock else RUNNING if row.seq == 1 else self.phase
        if row.id:
            self.known[row.seat, row.id] = row.seq
        if row.keep is None:
            self.entries.append(row)
            self.made[row.seat] += 1
        else:
            self.last_undo = row.seq
            self.undone += 1
            self.made.subtract(gone.seat for gone in self.entries[row.keep :])
            del self.entries[row.keep :]

    def _replay(self) -> None:
        self.options = self.title.settle(self.row.options)
        self.names = self.title.seats(self.options)
        self.journal = Journal()
        self.game: Game = self.title.open(self.options, self.row.seed, self.journal)
        self.real_time = self.game.timed()
        """The game waits until everybody is ready."""
        self.time = 0
        """The game time that the entries add up to."""
        self.marks = [len(self.journal.events)]
        self.rivals = Rivals()
        self.shared_since = self.seq
        """From this entry on, several seats were asked at once, whenever somebody moved."""
        for row in self.entries:
            entry_of(self.title, row).apply(self.game)
            self._mark(row)

    def _mark(self, row: Row) -> None:
        self.time += row.ms
        self.marks.append(len(self.journal.events))

    def enter(self, row: Row) -> None:
        """Add an entry; raises HullError, with nothing changed, for a move the rules refuse."""
        if row.keep is not None:
            self._take(row)
            self._replay()
            return
        shared = self.real_time or len(self.game.actors()) > 1
        before = self._apply(entry_of(self.title, row))
        if not shared:
            self.shared_since = row.seq
        self._take(row)
        self._mark(row)
        if self.real_time:
            self.rivals.note(row, before)

    def _apply(self, entry: Entry) -> Game:
        """Before a move that is refused, no time has passed either. Returns the game as it was, in real time."""
        kept = self.real_time or (entry.ms and entry.move)
        before = self.game.copy(journal=self.journal) if kept else self.game
        told = len(self.journal.events)
        try:
            entry.apply(self.game)
        except HullError:
            self.game = before
            del self.journal.events[told:]
            raise
        return before

    def full(self, seat: int) -> bool:
        """Whether the seat has moved as often as all can in the longest game: it fills the log of nobody else."""
        return self.made[seat] >= self.title.longest

    def reel(self) -> Reel:
        return Reel(self.title, self.row, self.entries, self.marks, self.journal.events)

    def has_rivals(self, seq: int) -> bool:
        """Whether others act beside who knows the log up to there: a move then need only be legal when it arrives."""
        return self.real_time or self.game.deadline() is not None or seq >= self.shared_since

    # --- what it tells ---
    def result(self) -> Result | None:
        return outcomes.result_of(self.game)

    def turn(self) -> int:
        """Whose turn it is, one bit for each seat."""
        return outcomes.turn_in(self.game, self.real_time)

    def events_since(self, seq: int, seat: int | None) -> list[Numbers]:
        """What the seat may know of what has happened after that entry, if nothing before it was undone."""
        place = bisect_right(self.entries, seq, key=lambda row: row.seq)
        return self.heard(seat, self.marks[place])

    def heard(self, seat: int | None, before: int = 0) -> list[Numbers]:
        """What the seat may know of what was told since the journal had `before` events."""
        return [event.numbers() for event in self.journal.heard_by(seat, before)]

    def legal(self, seat: int | None) -> list[int]:
        return [] if seat is None else runs(self.game.legal(seat))

    def told_phase(self) -> str:
        return self.phase if self.real_time else ""
