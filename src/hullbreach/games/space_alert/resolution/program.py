"""Carrying out the orders on a card, one after the other. What each order does stands in `effects`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

from hullbreach.games.space_alert import cell, pieces
from hullbreach.games.space_alert.cards import order
from hullbreach.games.space_alert.pieces import zone_of
from hullbreach.games.space_alert.resolution.flight import Flight


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(ABC):
    """What one order does."""

    @abstractmethod
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        """Carry it out; `record` is where its numbers start."""


EFFECTS: Final[list[Effect]] = []


def carry_out(flight: Flight, threat: i64, part: i64) -> None:
    """Carry out the orders that stand in that part of the threat's card, until done or the ship is lost."""
    record: i64 = flight.printed(threat, part)
    end: i64 = record + flight.printed(threat, part + 1)
    while record < end and not flight.is_lost():
        numbers = flight.table.orders
        if applies(flight, threat, record):
            EFFECTS[numbers[record + order.OP]].apply(flight, threat, record)
            record += numbers[record + order.SKIP] * order.WIDTH
        record += order.WIDTH


def applies(flight: Flight, threat: i64, record: i64) -> bool:
    condition: i64 = flight.table.orders[record + order.CONDITION]
    if condition == order.ALWAYS:
        return True
    if condition == order.IF_DAMAGED:
        return flight.threat(threat, cell.WOUNDS) > 0
    if condition == order.IF_DAMAGE_BELOW:
        return flight.threat(threat, cell.WOUNDS) < flight.table.orders[record + order.LIMIT]
    return flight.cells[cell.REACTOR + zone_of_threat(flight, threat)] > 0


def amount(flight: Flight, threat: i64, record: i64) -> i64:
    """How much: a number, or a number times something that is counted now."""
    how: i64 = flight.table.orders[record + order.HOW]
    number: i64 = flight.table.orders[record + order.N]
    if how == order.PER_HIT_POINT:
        return number * flight.hit_points(threat)
    if how == order.PER_MARK_PASSED:
        return number * flight.threat(threat, cell.PASSED)
    if how == order.PER_PLAYER_HERE:
        return number * players_at(flight, station_of_threat(flight, threat))
    if how == order.PER_REACTOR_CUBE:
        return number * flight.cells[cell.REACTOR + zone_of_threat(flight, threat)]
    return number


def zone_of_threat(flight: Flight, threat: i64) -> i64:
    """The zone of its trajectory, or of its (first) tile."""
    zone: i64 = flight.mission.zones[threat]
    return zone_of(station_of_threat(flight, threat)) if zone == pieces.INTERNAL else zone


def station_of_threat(flight: Flight, threat: i64) -> i64:
    """The first station with a tile of it."""
    where: i64 = flight.threat(threat, cell.WHERE)
    station: i64 = 0
    while station < pieces.STATIONS:
        if (where >> station) & 1:
            return station
        station += 1
    return 0


def players_at(flight: Flight, station: i64) -> i64:
    """Conscious crew members in a station (SA-KO-06)."""
    count: i64 = 0
    member: i64 = 0
    while member < flight.mission.crew:
        if flight.station_of(member) == station and not flight.is_out(member):
            count += 1
        member += 1
    return count
