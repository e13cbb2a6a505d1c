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
from hullbreach.games.space_alert.resolution.harm import lay_out
from hullbreach.games.space_alert.resolution.turns import begin, is_done, next_turn


@final
class Rehearsal:
    """A flight and how it stood before each turn: change `plans`, `fly_from` the first change, `keep` or `drop` it."""

    def __init__(self, mission: Mission, plans: vec[i64], slips: vec[i64]) -> None:
        self.flight: Flight = begin(mission, plans[:], slips)
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
        self._lay_out()
        self._resolve()

    def _lay_out(self) -> None:
        member: i64 = 0
        while member < self.flight.mission.crew:
            lay_out(self.flight, member)
            member += 1

    def _resolve(self) -> None:
        """From where the flight stands to its end, or to where it goes on as before."""
        flight = self.flight
        self._flown = self._from - 1
        while not is_done(flight):
            turn: i64 = flight.cells[cell.TURN]
            if turn >= self._from and turn < self._reached and self._goes_on_as_before(turn):
                flight.cells = self._end[:]
                self._lay_out()
                return
            self._trial[turn] = flight.cells[:]
            next_turn(flight)
            self._flown = turn + 1

    def keep(self) -> None:
        turn: i64 = self._from
        while turn <= self._flown:
            self._before[turn - 1] = self._trial[turn - 1]
            turn += 1
        self._reached = self.flight.cells[cell.TURN]
        self._end = self.flight.cells
        copy_to(self.plans, self._kept)

    def drop(self) -> None:
        copy_to(self._kept, self.plans)
        self.flight.cells = self._end

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
            and self._same_cards(now, turn)
        )

    def _same_cards(self, now: vec[i64], turn: i64) -> bool:
        """The same were pushed back, so the rest lie alike if they are planned alike from the first of these on."""
        member: i64 = 0
        while member < self.flight.mission.crew:
            slot: i64 = first_that_counts(now[cell.CREW + member * cell.CREW_ROW + cell.PUSHED], turn)
            while slot < pieces.TURNS:
                if self.plans[member * pieces.TURNS + slot] != self._kept[member * pieces.TURNS + slot]:
                    return False
                slot += 1
            member += 1
        return True


def first_that_counts(pushed: i64, turn: i64) -> i64:
    """The first slot (from 0) whose card may still be played after that turn."""
    slot: i64 = 0
    while slot < turn and (pushed >> (slot + 1)) & 1 == 0:
        slot += 1
    return slot


def same_crew(now: vec[i64], then: vec[i64], crew: i64) -> bool:
    """Whether they were delayed in the turn that is over does not matter."""
    row: i64 = cell.CREW
    end: i64 = cell.CREW + crew * cell.CREW_ROW
    while row < end:
        if (
            now[row + cell.AT] != then[row + cell.AT]
            or now[row + cell.PUSHED] != then[row + cell.PUSHED]
            or now[row + cell.SQUAD] != then[row + cell.SQUAD]
            or now[row + cell.OUT] != then[row + cell.OUT]
        ):
            return False
        row += cell.CREW_ROW
    return True


def same_threats(now: vec[i64], then: vec[i64], threats: i64) -> bool:
    return same(now, then, cell.THREATS, cell.THREATS + threats * cell.THREAT_ROW)


def same_ship(now: vec[i64], then: vec[i64]) -> bool:
    """All but what only counts within a turn: lifts in use, who confirms, whose tile acts."""
    return (
        same(now, then, cell.TURN, cell.CONFIRMING)
        and same(now, then, cell.CONFIRMING + 1, cell.LIFTS)
        and same(now, then, cell.LIFTS + 1, cell.TILE)
        and same(now, then, cell.TILE + 1, cell.CREW)
    )


def same(now: vec[i64], then: vec[i64], start: i64, end: i64) -> bool:
    while start < end:
        if now[start] != then[start]:
            return False
        start += 1
    return True


def copy_to(source: vec[i64], target: vec[i64]) -> None:
    place: i64 = 0
    while place < len(source):
        target[place] = source[place]
        place += 1
