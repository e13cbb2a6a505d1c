"""Orders that damage the ship."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hullbreach.games.space_alert import cell, pieces, told
from hullbreach.games.space_alert.cards import order, trait
from hullbreach.games.space_alert.pieces import zone_of
from hullbreach.games.space_alert.resolution.flight import Effect, Flight, min_of
from hullbreach.games.space_alert.resolution.harm import damage_zone
from hullbreach.games.space_alert.resolution.program import amount, zones_in


@final
class Attack(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        power: i64 = amount(flight, threat, record)
        if flight.cells[cell.ATTACK_GIVER] != threat:
            power += flight.cells[cell.ATTACK_BONUS]
        zones: i64 = zones_in(flight, threat, record)
        piercing: bool = flight.ordered(record, order.PIERCING) != 0
        for zone in range(pieces.ZONES):
            if (zones >> zone) & 1 and not flight.is_lost():
                attack_zone(flight, threat, zone, power, piercing)


def attack_zone(flight: Flight, threat: i64, zone: i64, power: i64, piercing: bool) -> None:
    """The shield absorbs a point for each cube, the rest is damage (SA-ATK-02)."""
    flight.tell(told.ATTACKS, threat, zone, power)
    points: i64 = power
    if not piercing:
        points -= absorb(flight, zone, power)
    if flight.has(threat, trait.DOUBLES_DAMAGE):
        points *= 2
    damage_zone(flight, zone, points, threat)


def absorb(flight: Flight, zone: i64, power: i64) -> i64:
    shield: i64 = cell.SHIELD + zone
    cubes: i64 = flight.cells[shield]
    absorbed: i64 = min_of(power, cubes)
    if absorbed:
        flight.cells[shield] = cubes - absorbed
        flight.tell(told.ABSORBED, zone, absorbed, cubes - absorbed)
    return absorbed


@final
class Deal(Effect):
    """Damage from inside: no shield helps (SA-ATK-07)."""

    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        points: i64 = amount(flight, threat, record)
        scope: i64 = flight.ordered(record, order.SCOPE)
        if scope == order.SLIMED:
            damage_zone(flight, zone_of(flight.cells[cell.TILE]), points, threat)
        elif scope == order.CONTAMINATED:
            deal_in_stations(flight, threat, points)
        else:
            deal_in_zones(flight, threat, points, zones_in(flight, threat, record))


def deal_in_zones(flight: Flight, threat: i64, points: i64, zones: i64) -> None:
    for zone in range(pieces.ZONES):
        if (zones >> zone) & 1 and not flight.is_lost():
            damage_zone(flight, zone, points, threat)


def deal_in_stations(flight: Flight, threat: i64, points: i64) -> None:
    """Once for each station with a tile, from red to blue (SA-RULING-52, SA-RULING-56)."""
    where: i64 = flight.threat(threat, cell.WHERE)
    for zone in range(pieces.ZONES):
        for station in range(zone, pieces.STATIONS, 3):
            if (where >> station) & 1 and not flight.is_lost():
                damage_zone(flight, zone, points, threat)


@final
class Leak(Effect):
    """All cubes of some stores are lost, each a point of damage to its own zone; `first` is the red zone's."""

    def __init__(self, first: i64) -> None:
        self.first = first

    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        zones: i64 = zones_in(flight, threat, record)
        for zone in range(pieces.ZONES):
            if (zones >> zone) & 1 and not flight.is_lost():
                self.leak(flight, threat, zone)

    def leak(self, flight: Flight, threat: i64, zone: i64) -> None:
        store: i64 = self.first + zone
        cubes: i64 = flight.cells[store]
        if cubes:
            flight.cells[store] = 0
            flight.tell(told.LEAKED, store - cell.SHIELD, cubes)
            damage_zone(flight, zone, cubes, threat)


@final
class DoubleDamage(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        flight.cells[cell.DOUBLED] |= zones_in(flight, threat, record)
        flight.tell(told.DAMAGE_DOUBLES, flight.cells[cell.DOUBLED], threat)


@final
class DestroyShip(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        flight.lose(cell.THREAT_EFFECT, pieces.NONE, threat)
