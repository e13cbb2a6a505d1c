"""What those who are here decide together: to pause, to go on, to remove somebody."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from hullbreach.table import messages
from hullbreach.table.clock import PAUSED, RUNNING
from hullbreach.table.errors import TableError
from hullbreach.table.messages import encode
from hullbreach.table.seating import Seating, seat_of

if TYPE_CHECKING:
    from hullbreach.table.live import Listener, LiveTable

VOTE_S: Final = 30.0
"""After so long a motion has failed."""


class Motion:
    """Carried once more than half of those who are here agree; lost once that can no longer be."""

    def __init__(self, what: str, by: int, seat: int | None) -> None:
        self.what = what
        self.by = by
        self.seat = seat
        self.votes: dict[int, bool] = {by: True}
        self.ends: asyncio.TimerHandle | None = None

    def result(self, here: set[int]) -> bool | None:
        """None while it is open. Who has gone meanwhile does not count."""
        if self.by not in here:
            return False
        votes = [self.votes[seat] for seat in here if seat in self.votes]
        if sum(votes) * 2 > len(here):
            return True
        return False if (len(votes) - sum(votes)) * 2 >= len(here) else None

    def told(self) -> messages.Proposed:
        return messages.Proposed(what=self.what, by=self.by, seat=self.seat)


def check(table: LiveTable, what: str, seat: int | None) -> None:
    """Raises TableError if there is nothing to decide."""
    if table.motion is not None:
        raise TableError("vote-open")
    if table.game.over():
        raise TableError("game-over")
    if not table.real_time:
        raise TableError("no-clock")  # where people play over days, who is not here has not left
    if what == "remove":
        if seat not in table.held():
            raise TableError("bad-message", problem="nobody sits there")
    elif what == "pause" and table.phase != RUNNING:
        raise TableError("paused" if table.phase == PAUSED else "not-started")
    elif what == "resume" and table.phase != PAUSED:
        raise TableError("not-paused")


class Voting(Seating):
    """One motion at a time."""

    async def propose(self, table: LiveTable, listener: Listener, ask: messages.Propose) -> None:
        check(table, ask.what, ask.seat)
        table.motion = motion = Motion(ask.what, seat_of(listener), ask.seat)
        motion.ends = asyncio.get_running_loop().call_later(VOTE_S, self._let_fail, table, motion)
        listener.send(encode(messages.Done(id=ask.id)))
        table.tell(motion.told())
        await self.count_votes(table)

    async def vote(self, table: LiveTable, listener: Listener, ask: messages.Vote) -> None:
        seat = seat_of(listener)
        if table.motion is None or seat in table.motion.votes:
            raise TableError("no-question")
        table.motion.votes[seat] = ask.yes
        listener.send(encode(messages.Done(id=ask.id)))
        await self.count_votes(table)

    async def count_votes(self, table: LiveTable) -> None:
        """Do what was decided, once it is."""
        motion = table.motion
        granted = None if motion is None else motion.result(table.here())
        if motion is None or granted is None:
            return
        self._close_vote(table, motion, granted)
        if granted and motion.what == "remove" and motion.seat in table.held():
            await self.stand_up(table, motion.seat)
        elif granted:
            await self._turn_by_vote(table, motion.what)

    async def _turn_by_vote(self, table: LiveTable, what: str) -> None:
        async with table.lock:
            if what == "pause" and table.phase == RUNNING and not table.game.over():
                await self.pause(table)
            elif what == "resume":
                table.resuming = table.phase == PAUSED
                self.go_on(table)

    def _let_fail(self, table: LiveTable, motion: Motion) -> None:
        if table.motion is motion:
            self._close_vote(table, motion, granted=False)

    def _close_vote(self, table: LiveTable, motion: Motion, granted: bool) -> None:
        table.motion = None
        if motion.ends:
            motion.ends.cancel()
        table.tell(messages.Decided(what=motion.what, granted=granted))
