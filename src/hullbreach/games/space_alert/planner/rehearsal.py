"""Flying the same mission again and again with small changes.

Only the turns from the first change on are resolved anew, and only until the flight stands as it did before the change:
from there it ends as it did.
"""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from hullbreach.games.space_alert import cell, pieces
from hullbreach.games.space_alert.resolution.flight import Flight, Mission
from hullbreach.games.space_alert.resolution.turns import begin, is_done, next_turn


@final
class Rehearsal:
    """A flight and how it stood before each turn: change `plans`, `fly_from` the first change, `keep` or `drop` it.

    It begins like `start`, if that is given: a ship that an earlier mission has worn out, or one that is on its way.
    """

    def __init__(self, mission: Mission, plans: vec[i64], slips: vec[i64], start: Flight | None = None) -> None:
        self.flight: Flight = begin(mission, plans[:], slips)
        if start is not None:
            self.flight.cells = start.cells[:]
        self.plans: vec[i64] = self.flight.plans
        self._kept: vec[i64] = plans[:]
        self._before: vec[vec[i64]] = vec[vec[i64]]()
        self._trial: vec[vec[i64]] = vec[vec[i64]]()
        while len(self._before) <= pieces.TURNS:
            self._before = append(self._before, self.flight.cells)
            self._trial = append(self._trial, self.flight.cells)
        self._end: vec[i64] = self.flight.cells
        self._reached: i64 = 0  # how many turns began, in what is kept
        self._from: i64 = 1
        self._flown: i64 = 0  # the last turn resolved anew
        self._resolve()
        self.keep()

    def fly_from(self, turn: i64) -> None:
        """Turns before it stay as they were: a card can only be pushed to a later slot, never come earlier."""
        self._from = turn
        lost_before: bool = turn > self._reached
        self.flight.cells = self._end[:] if lost_before else self._before[turn - 1][:]
        self._resolve()

    def _resolve(self) -> None:
        """From where the flight stands to its end, or to where it goes on as before."""
        flight = self.flight
        self._flown = self._from - 1
        while not is_done(flight):
            turn: i64 = flight.cells[cell.TURN]
            if turn >= self._from and turn < self._reached and self._goes_on_as_before(turn):
                flight.cells = self._end[:]
                return
            self._trial[turn] = flight.cells[:]
            next_turn(flight)
            self._flown = turn + 1

    def keep(self) -> None:
        for turn in range(self._from, self._flown + 1):
            self._before[turn - 1] = self._trial[turn - 1]
        self._reached = self.flight.cells[cell.TURN]
        self._end = self.flight.cells
        copy_to(self.plans, self._kept)

    def drop(self) -> None:
        copy_to(self._kept, self.plans)
        self.flight.cells = self._end

    def station_before(self, turn: i64, member: i64) -> i64:
        """Where somebody is when that turn begins, in what is kept, or NONE if it does not come to that."""
        if turn > self._reached:
            return pieces.NONE
        return self._before[turn - 1][cell.CREW + member * cell.CREW_ROW + cell.AT]

    def turns_flown(self) -> i64:
        """How many turns were resolved anew for the last change."""
        return self._flown - self._from + 1

    # --- is it the same again? ---
    def _goes_on_as_before(self, turn: i64) -> bool:
        """Everything that matters after that turn is as it was kept; what differs most often is compared first."""
        mission = self.flight.mission
        now: vec[i64] = self.flight.cells
        then: vec[i64] = self._before[turn]
        return (
            same_crew(now, then, mission.crew)
            and same_threats(now, then, mission.threats)
            and same_ship(now, then)
            and self._same_cards(now)
        )

    def _same_cards(self, now: vec[i64]) -> bool:
        """Who plays on has turned over as many as he had, and what he has not is planned alike."""
        for member in range(self.flight.mission.crew):
            row: i64 = cell.CREW + member * cell.CREW_ROW
            plan: i64 = member * pieces.TURNS
            if not now[row + cell.OUT] and not same(
                self.plans, self._kept, plan + now[row + cell.CARD], plan + pieces.TURNS
            ):
                return False
        return True


def same_crew(now: vec[i64], then: vec[i64], crew: i64) -> bool:
    return same(now, then, cell.CREW, cell.CREW + crew * cell.CREW_ROW)


def same_threats(now: vec[i64], then: vec[i64], threats: i64) -> bool:
    return same(now, then, cell.THREATS, cell.THREATS + threats * cell.THREAT_ROW)


def same_ship(now: vec[i64], then: vec[i64]) -> bool:
    """All but what only counts within a turn."""
    return same(now, then, 0, cell.WITHIN_TURN)


def same(now: vec[i64], then: vec[i64], start: i64, end: i64) -> bool:
    for place in range(start, end):
        if now[place] != then[place]:
            return False
    return True


def copy_to(source: vec[i64], target: vec[i64]) -> None:
    for place in range(i64(len(source))):
        target[place] = source[place]
