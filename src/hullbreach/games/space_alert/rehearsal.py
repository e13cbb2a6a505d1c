"""Flying the same mission again and again with small changes: only the turns from the change on are resolved anew."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from hullbreach.games.space_alert.harm import lay_out
from hullbreach.games.space_alert.pieces import NOTHING, TURNS
from hullbreach.games.space_alert.resolution import begin, is_done, next_turn
from hullbreach.games.space_alert.state import TURN, Flight, Mission


@final
class Rehearsal:
    """A flight together with how it stood before each turn, and one change that can be kept or dropped."""

    def __init__(self, mission: Mission, plans: vec[i64], slips: vec[i64]) -> None:
        self.flight: Flight = begin(mission, plans, slips)
        self.before: vec[vec[i64]] = vec[vec[i64]]()
        self.trial: vec[vec[i64]] = vec[vec[i64]]()
        while len(self.before) <= TURNS:
            self.before = append(self.before, self.flight.cells)
            self.trial = append(self.trial, self.flight.cells)
        self.reached: i64 = 0  # how many turns began, in what is kept
        self.end: vec[i64] = self.flight.cells
        self._place: i64 = 0
        self._was: i64 = NOTHING
        self._from: i64 = 1
        self.resolve()
        self.keep()

    def resolve(self) -> None:
        """From where the flight stands to its end."""
        flight = self.flight
        while not is_done(flight):
            self.trial[flight.cells[TURN]] = flight.cells[:]
            next_turn(flight)

    def change(self, member: i64, turn: i64, action: i64) -> None:
        """Plan something else for that turn, and fly again from there; then `keep` it or `drop` it.

        Turns before it are as they were: a card can only be pushed to a later slot, never come earlier.
        """
        self._place = member * TURNS + turn - 1
        self._was = self.flight.plans[self._place]
        self._from = turn
        self.flight.plans[self._place] = action
        lost_before: bool = turn > self.reached
        self.flight.cells = self.end[:] if lost_before else self.before[turn - 1][:]
        self.lay_out_all()
        self.resolve()

    def lay_out_all(self) -> None:
        """Cards kept for later turns since that moment was recorded lie elsewhere now."""
        member: i64 = 0
        while member < self.flight.mission.crew:
            lay_out(self.flight, member)
            member += 1

    def keep(self) -> None:
        turn: i64 = self._from
        reached: i64 = self.flight.cells[TURN]
        while turn <= reached:
            self.before[turn - 1] = self.trial[turn - 1]
            turn += 1
        self.reached = reached
        self.end = self.flight.cells

    def drop(self) -> None:
        self.flight.plans[self._place] = self._was
        self.flight.cells = self.end
