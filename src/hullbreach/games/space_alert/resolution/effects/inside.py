"""Orders of threats inside the ship, and orders that reach the crew."""

from __future__ import annotations

from abc import abstractmethod
from typing import final

from mypy_extensions import i64

from hullbreach.games.space_alert import cell, pieces, told
from hullbreach.games.space_alert.cards import order
from hullbreach.games.space_alert.pieces import is_upper, other_deck, zone_of
from hullbreach.games.space_alert.resolution.flight import Effect, Flight
from hullbreach.games.space_alert.resolution.harm import delay, knock_out, on_ship
from hullbreach.games.space_alert.resolution.program import players_at, station_of_threat, zone_of_threat
from hullbreach.games.space_alert.resolution.threats import count_slime


# --- intruders ---
@final
class Move(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        station: i64 = beside(flight, station_of_threat(flight, threat), record)
        if station != pieces.NONE:
            move_to(flight, threat, station)


def beside(flight: Flight, station: i64, record: i64) -> i64:
    """The next station in the direction an order names, red or blue; NONE at the end of the ship."""
    red: bool = flight.ordered(record, order.SCOPE) == order.ONLY_RED
    if zone_of(station) == (pieces.RED if red else pieces.BLUE):
        return pieces.NONE
    return station - 1 if red else station + 1


@final
class ChangeDeck(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        move_to(flight, threat, other_deck(station_of_threat(flight, threat)))


def move_to(flight: Flight, threat: i64, station: i64) -> None:
    one: i64 = 1
    flight.tell(told.INTRUDER_MOVED, threat, station_of_threat(flight, threat), station)
    flight.set_threat(threat, cell.WHERE, one << station)


@final
class Seek(Effect):
    """To the adjacent station with most players; on a tie it stays (SA-INN-29)."""

    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        here: i64 = station_of_threat(flight, threat)
        best: i64 = pieces.NONE
        most: i64 = 0
        for station in range(pieces.STATIONS):
            if is_adjacent(here, station):
                players: i64 = players_at(flight, station)
                if players == most:
                    best = pieces.NONE
                elif players > most:
                    most = players
                    best = station
        if best != pieces.NONE:
            move_to(flight, threat, best)


def is_adjacent(station: i64, other: i64) -> bool:
    if other == other_deck(station):
        return True
    return is_upper(station) == is_upper(other) and (other == station + 1 or other == station - 1)


@final
class Spread(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        station: i64 = beside(flight, flight.cells[cell.TILE], record)
        if station == pieces.NONE or (flight.cells[cell.SLIME] >> station) & 1:
            return
        one: i64 = 1
        flight.set_threat(threat, cell.WHERE, flight.threat(threat, cell.WHERE) | (one << station))
        count_slime(flight)
        flight.tell(told.SPREAD, threat, station)


@final
class Persist(Effect):
    """Its tiles stay when the card has gone; `stations` is the cell that remembers where."""

    def __init__(self, stations: i64) -> None:
        self.stations = stations

    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        flight.cells[self.stations] |= flight.threat(threat, cell.WHERE)


# --- the crew ---
class OnCrew(Effect):
    """Something that befalls those of the crew whom the order concerns."""

    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        for member in range(flight.mission.crew):
            if concerns(flight, threat, record, member):
                self.befall(flight, member)

    @abstractmethod
    def befall(self, flight: Flight, member: i64) -> None:
        """It happens to this one."""


@final
class Delay(OnCrew):
    def befall(self, flight: Flight, member: i64) -> None:
        delay(flight, member)


@final
class KnockOut(OnCrew):
    def befall(self, flight: Flight, member: i64) -> None:
        knock_out(flight, member)


def concerns(flight: Flight, threat: i64, record: i64, member: i64) -> bool:
    """Whether an order about players reaches this one; nobody in space is ever reached (SA-KO-04)."""
    scope: i64 = flight.ordered(record, order.SCOPE)
    if not on_ship(flight, member):
        return False
    station: i64 = flight.station_of(member)
    if scope == order.OWN:
        return zone_of(station) == zone_of_threat(flight, threat)
    if scope == order.ALL:
        return True
    if scope == order.CONTAMINATED:
        return (flight.threat(threat, cell.WHERE) >> station) & 1 != 0
    if scope == order.STATION:
        return station == station_of_threat(flight, threat)
    if scope == order.ACTIVE_LEADERS:
        return flight.squad_of(member) == cell.READY_SQUAD
    if scope == order.WITHOUT_ACTIVE_SQUAD:
        return station == station_of_threat(flight, threat) and flight.squad_of(member) != cell.READY_SQUAD
    if scope == order.NOT_ON_BRIDGE:
        return station != pieces.UPPER_WHITE
    if scope == order.KILLER:
        return member == flight.cells[cell.ACTOR]
    return scope == order.AT and (flight.ordered(record, order.N) >> station) & 1 != 0
