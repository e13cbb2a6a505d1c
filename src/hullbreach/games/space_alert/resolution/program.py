"""Carrying out the orders on a card, one after the other, and what their words mean now.

What each order does stands in `effects`.
"""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.space_alert import cell, pieces
from hullbreach.games.space_alert.cards import order
from hullbreach.games.space_alert.pieces import first_station, zone_of
from hullbreach.games.space_alert.resolution.flight import Flight


def carry_out(flight: Flight, threat: i64, part: i64) -> None:
    """Carry out the orders that stand in that part of the threat's card, until done or the ship is lost."""
    record: i64 = flight.printed(threat, part)
    end: i64 = record + flight.printed(threat, part + 1)
    while record < end and not flight.is_lost():
        if applies(flight, threat, record):
            flight.effects[flight.ordered(record, order.OP)].apply(flight, threat, record)
            record += flight.ordered(record, order.SKIP) * order.WIDTH
        record += order.WIDTH


def applies(flight: Flight, threat: i64, record: i64) -> bool:
    condition: i64 = flight.ordered(record, order.CONDITION)
    if condition == order.ALWAYS:
        return True
    if condition == order.IF_DAMAGED:
        return flight.threat(threat, cell.WOUNDS) > 0
    if condition == order.IF_DAMAGE_BELOW:
        return flight.threat(threat, cell.WOUNDS) < flight.ordered(record, order.LIMIT)
    return flight.cells[cell.REACTOR + zone_of_threat(flight, threat)] > 0


def amount(flight: Flight, threat: i64, record: i64) -> i64:
    """How much: a number, or a number times something that is counted now."""
    how: i64 = flight.ordered(record, order.HOW)
    number: i64 = flight.ordered(record, order.N)
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
    return first_station(flight.threat(threat, cell.WHERE))


def players_at(flight: Flight, station: i64) -> i64:
    """Conscious crew members in a station (SA-KO-06)."""
    count: i64 = 0
    for member in range(flight.mission.crew):
        if flight.station_of(member) == station and not flight.is_out(member):
            count += 1
    return count


def zones_in(flight: Flight, threat: i64, record: i64) -> i64:
    """The zones an order names, a bit each."""
    scope: i64 = flight.ordered(record, order.SCOPE)
    one: i64 = 1
    if scope == order.ALL:
        return pieces.ALL_ZONES
    if scope == order.OTHERS:
        return pieces.ALL_ZONES & ~(one << zone_of_threat(flight, threat))
    if scope >= order.ONLY_RED and scope <= order.ONLY_BLUE:
        return one << (scope - order.ONLY_RED)
    return one << zone_of_threat(flight, threat)
