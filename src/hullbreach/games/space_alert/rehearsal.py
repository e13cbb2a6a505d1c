"""Flying the same mission again and again with small changes: only the turns from the change on are resolved anew."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from hullbreach.games.space_alert.harm import lay_out
from hullbreach.games.space_alert.pieces import TURNS
from hullbreach.games.space_alert.resolution import begin, is_done, next_turn
from hullbreach.games.space_alert.state import TURN, Flight, Mission


@final
class Rehearsal:
    """A flight and how it stood before each turn: change `plans`, `fly_from` the first change, `keep` or `drop` it."""

    def __init__(self, mission: Mission, plans: vec[i64], slips: vec[i64]) -> None:
        self.flight: Flight = begin(mission, plans[:], slips)
        self.plans: vec[i64] = self.flight.plans
        self._kept: vec[i64] = plans[:]
        self._before: vec[vec[i64]] = vec[vec[i64]]()
        self._trial: vec[vec[i64]] = vec[vec[i64]]()
        while len(self._before) <= TURNS:
            self._before = append(self._before, self.flight.cells)
            self._trial = append(self._trial, self.flight.cells)
        self._end: vec[i64] = self.flight.cells
        self._reached: i64 = 0  # how many turns began, in what is kept
        self._from: i64 = 1
        self._resolve()
        self.keep()

    def fly_from(self, turn: i64) -> None:
        """Turns before it stay as they were: a card can only be pushed to a later slot, never come earlier."""
        self._from = turn
        lost_before: bool = turn > self._reached
        self.flight.cells = self._end[:] if lost_before else self._before[turn - 1][:]
        member: i64 = 0
        while member < self.flight.mission.crew:
            lay_out(self.flight, member)
            member += 1
        self._resolve()

    def _resolve(self) -> None:
        """From where the flight stands to its end."""
        flight = self.flight
        while not is_done(flight):
            self._trial[flight.cells[TURN]] = flight.cells[:]
            next_turn(flight)

    def keep(self) -> None:
        turn: i64 = self._from
        reached: i64 = self.flight.cells[TURN]
        while turn <= reached:
            self._before[turn - 1] = self._trial[turn - 1]
            turn += 1
        self._reached = reached
        self._end = self.flight.cells
        copy_to(self.plans, self._kept)

    def drop(self) -> None:
        copy_to(self._kept, self.plans)
        self.flight.cells = self._end


def copy_to(source: vec[i64], target: vec[i64]) -> None:
    place: i64 = 0
    while place < len(source):
        target[place] = source[place]
        place += 1
