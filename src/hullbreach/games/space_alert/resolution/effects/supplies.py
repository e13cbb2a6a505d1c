"""Orders that take energy, fuel, rockets and squads."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hullbreach.games.space_alert import cell, pieces, told
from hullbreach.games.space_alert.cards import order, trait
from hullbreach.games.space_alert.resolution.energy import fill
from hullbreach.games.space_alert.resolution.flight import Effect, Flight, min_of
from hullbreach.games.space_alert.resolution.program import zones_in
from hullbreach.games.space_alert.resolution.threats import destroy_if_dead


@final
class Drain(Effect):
    """Cubes of some stores are lost; `first` is the red zone's."""

    def __init__(self, first: i64) -> None:
        self.first = first

    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        zones: i64 = zones_in(flight, threat, record)
        for zone in range(pieces.ZONES):
            if (zones >> zone) & 1:
                self.drain(flight, self.first + zone, record)

    def drain(self, flight: Flight, store: i64, record: i64) -> None:
        cubes: i64 = flight.cells[store]
        if flight.ordered(record, order.HOW) != order.EVERYTHING:
            cubes = min_of(cubes, flight.ordered(record, order.N))
        if cubes:
            flight.cells[store] -= cubes
            flight.tell(told.DRAINED, store - cell.SHIELD, cubes, flight.cells[store])


@final
class TransferReactorToShield(Effect):
    """As B would, up to the shield's capacity."""

    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        zone: i64 = flight.ordered(record, order.SCOPE) - order.ONLY_RED
        fill(flight, cell.REACTOR + zone, cell.SHIELD + zone)


@final
class ConsumeFuel(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        lost: i64 = min_of(flight.ordered(record, order.N), flight.cells[cell.FUEL])
        if lost:
            flight.cells[cell.FUEL] -= lost
            flight.tell(told.FUEL_LOST, flight.cells[cell.FUEL])


@final
class DestroyRocket(Effect):
    """Unstable Warheads lose a hit point with it (SA-INN-04)."""

    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        if flight.cells[cell.ROCKETS] == 0:
            return
        flight.cells[cell.ROCKETS] -= 1
        flight.tell(told.ROCKET_LOST, flight.cells[cell.ROCKETS])
        for other in range(flight.appeared()):
            if flight.is_active(other) and flight.has(other, trait.ROCKETS_ARE_HIT_POINTS):
                flight.set_threat(other, cell.LIFE, flight.threat(other, cell.LIFE) - 1)
                flight.tell(told.WEAKENED, other, flight.hit_points(other))
                destroy_if_dead(flight, other)


@final
class DisableStoredSquad(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        station: i64 = flight.ordered(record, order.N)
        stored: i64 = cell.STORED if station == pieces.LOWER_RED else cell.STORED + 1
        if flight.cells[stored] == cell.STORED_READY:
            flight.cells[stored] = cell.STORED_ENGULFED
            flight.tell(told.SQUAD_ENGULFED, station)
