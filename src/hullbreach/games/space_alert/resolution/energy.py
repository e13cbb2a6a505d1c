"""Cubes: how many a shield or reactor takes, and how they move (SA-NRG)."""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.space_alert import cell, pieces, told
from hullbreach.games.space_alert.resolution.flight import Flight


def capacity(flight: Flight, store: i64) -> i64:
    """How many cubes a shield or reactor (its cell) takes now (SA-NRG-10)."""
    number: i64 = store - cell.SHIELD
    zone: i64 = number if number < pieces.ZONES else number - pieces.ZONES
    tile: i64 = pieces.SHIELD_TILE if number < pieces.ZONES else pieces.REACTOR_TILE
    place: i64 = number * 2 + flight.is_broken(zone, tile)
    return flight.table.capacity[place]


def spill(flight: Flight, store: i64) -> None:
    """Cubes above a lowered capacity are lost (SA-HULL-06)."""
    surplus: i64 = flight.cells[store] - capacity(flight, store)
    if surplus > 0:
        flight.cells[store] -= surplus
        flight.tell(told.CUBES_SPILT, store - cell.SHIELD, surplus)


def fill(flight: Flight, source: i64, store: i64) -> i64:
    """Move as many cubes as are missing and there; returns how many (SA-NRG-01 to SA-NRG-05)."""
    cells = flight.cells
    cubes: i64 = capacity(flight, store) - cells[store]
    if cubes > cells[source]:
        cubes = cells[source]
    if cubes <= 0:
        return 0
    cells[source] -= cubes
    cells[store] += cubes
    flight.tell(told.ENERGY_MOVED, source - cell.SHIELD, store - cell.SHIELD, cubes)
    return cubes


def refuel(flight: Flight) -> i64:
    """Burn a capsule, needed or not; returns how many cubes came of it (SA-NRG-06 to SA-NRG-08)."""
    cells = flight.cells
    if cells[cell.FUEL] == 0:
        return 0
    cells[cell.FUEL] -= 1
    flight.tell(told.CAPSULE_BURNT, cells[cell.FUEL])
    missing: i64 = capacity(flight, cell.REACTOR + pieces.WHITE) - cells[cell.REACTOR + pieces.WHITE]
    if missing <= 0:
        return 0
    cells[cell.REACTOR + pieces.WHITE] += missing
    flight.tell(told.REFUELLED, missing)
    return missing
