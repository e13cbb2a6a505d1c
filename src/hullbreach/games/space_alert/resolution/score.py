"""What a flight that came home is worth (SA-SCO)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hullbreach.games.space_alert import cell, mode, pieces
from hullbreach.games.space_alert.cards import card
from hullbreach.games.space_alert.resolution.flight import Flight


def is_scored(flight: Flight) -> bool:
    """Only a flight that came home is, and no test flight (SA-SCO-01, SA-SCO-10)."""
    return not flight.is_lost() and not flight.mission.uses(mode.SHORT)


@final
class Score:
    """The parts of the score; penalties are negative. Simulations do not count the crew's (SA-SCO-10)."""

    def __init__(self, flight: Flight) -> None:
        self.destroyed = threat_points(flight, cell.DESTROYED, card.DESTROYED_POINTS)
        self.survived = threat_points(flight, cell.SURVIVED, card.SURVIVED_POINTS)
        self.visual_confirmation: i64 = 0
        for phase in range(pieces.PHASES):
            self.visual_confirmation += flight.table.confirmation_points[flight.cells[cell.CONFIRMED + phase]]
        self.damage: i64 = 0
        self.worst_zone: i64 = 0
        for zone in range(pieces.ZONES):
            damage: i64 = flight.cells[cell.DAMAGE + zone]
            self.damage -= damage
            if -damage < self.worst_zone:
                self.worst_zone = -damage
        self.knocked_out: i64 = 0
        self.disabled_squads: i64 = 0
        if flight.mission.uses(mode.WITH_SQUADS):
            self._count_crew(flight)

    def _count_crew(self, flight: Flight) -> None:
        for member in range(flight.mission.crew):
            if flight.is_out(member):
                self.knocked_out -= 2
            if flight.squad_of(member) == cell.DISABLED_SQUAD:
                self.disabled_squads -= 1
        self.disabled_squads -= flight.cells[cell.LEFT_BEHIND]  # SA-CAMP-23
        for stored in (cell.STORED, cell.STORED + 1):  # swallowed by Slime (SA-RULING-27)
            if flight.cells[stored] == cell.STORED_ENGULFED:
                self.disabled_squads -= 1

    def total(self) -> i64:
        return (
            self.destroyed
            + self.survived
            + self.visual_confirmation
            + self.damage
            + self.worst_zone
            + self.knocked_out
            + self.disabled_squads
        )


def threat_points(flight: Flight, status: i64, value: i64) -> i64:
    points: i64 = 0
    for threat in range(flight.appeared()):
        if flight.threat(threat, cell.STATUS) == status:
            points += flight.printed(threat, value)
    return points
