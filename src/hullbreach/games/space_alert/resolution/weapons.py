"""The step in which damage to external threats is computed (SA-DMG, SA-RKT, SA-INT)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.space_alert import cell, pieces, told
from hullbreach.games.space_alert.cards import card, trait
from hullbreach.games.space_alert.pieces import is_upper, zone_of
from hullbreach.games.space_alert.resolution.flight import Flight
from hullbreach.games.space_alert.resolution.harm import is_broken, knock_out
from hullbreach.games.space_alert.resolution.program import carry_out
from hullbreach.games.space_alert.resolution.threats import destroy, settle, wound

# Weapons in the journal: the cannon of a station, then these.
ROCKET: Final[i64] = 6
INTERCEPTORS: Final[i64] = 7
WEAPON_NAMES: Final = (
    "heavy_laser_red",
    "heavy_laser_white",
    "heavy_laser_blue",
    "light_laser_red",
    "pulse_cannon",
    "light_laser_blue",
    "rocket",
    "interceptors",
)

TEMPTED_POWER: Final[i64] = 9
FAR_AWAY: Final[i64] = 99


def compute_damage(flight: Flight) -> None:
    """All weapons choose, then all strike at once, then threats hit back (SA-RES-06)."""
    if is_quiet(flight):
        return
    choose_targets(flight)
    pilot: i64 = fly_sortie(flight)
    strike(flight)
    if pilot != pieces.NONE:
        knock_out(flight, pilot)
    destroy_the_dead(flight)
    strike_back(flight)
    clear(flight)


def is_quiet(flight: Flight) -> bool:
    cells = flight.cells
    if cells[cell.FLYING] or cells[cell.SORTIE]:
        return False
    station: i64 = 0
    while station < pieces.STATIONS:
        if cells[cell.CANNON + station]:
            return False
        station += 1
    return True


def distance_of(position: i64) -> i64:
    """1 to 3 (SA-DMG-03)."""
    if position <= 5:
        return 1
    return 2 if position <= 10 else 3


def can_be_targeted(flight: Flight, threat: i64) -> bool:
    """By any weapon at all, range aside (SA-EXT-01, SA-EXT-18)."""
    if not flight.is_active(threat) or flight.has(threat, trait.IS_INTERNAL):
        return False
    if flight.has(threat, trait.HIDDEN_UNTIL_X) and not flight.threat(threat, cell.CHANGED):
        return False
    return not (flight.has(threat, trait.OUT_OF_REACH_AFAR) and distance_of(flight.threat(threat, cell.POSITION)) == 3)


def hit(flight: Flight, threat: i64, weapon: i64, power: i64, how: i64) -> None:
    flight.set_threat(threat, cell.POWER, flight.threat(threat, cell.POWER) + power)
    flight.set_threat(threat, cell.HIT, flight.threat(threat, cell.HIT) | how)
    flight.journal.tell(told.TARGETED, weapon, threat, power)


# --- choosing targets ---
def choose_targets(flight: Flight) -> None:
    station: i64 = 0
    while station < pieces.STATIONS:
        power: i64 = flight.cells[cell.CANNON + station]
        if power:
            if station == pieces.LOWER_WHITE:
                pulse(flight, power)
            else:
                aim_laser(flight, station, power)
        station += 1
    if flight.cells[cell.FLYING]:
        aim_rocket(flight)


def aim_laser(flight: Flight, station: i64, power: i64) -> None:
    """The nearest threat of the zone's trajectory that it can target (SA-DMG-06)."""
    ignored: i64 = trait.NO_HEAVY_LASERS if is_upper(station) else 0
    target: i64 = nearest(flight, zone_of(station), ignored, FAR_AWAY)
    if target == pieces.NONE:
        flight.journal.tell(told.NO_TARGET, station)
    else:
        hit(flight, target, station, power, cell.TARGETED)


def nearest(flight: Flight, zone: i64, ignored: i64, reach: i64) -> i64:
    """The targetable threat with fewest spaces to go, then with the lowest time token; zone NONE is any."""
    best: i64 = pieces.NONE
    closest: i64 = FAR_AWAY
    threat: i64 = 0
    while threat < flight.mission.threats:
        position: i64 = flight.threat(threat, cell.POSITION)
        if (
            position < closest
            and (zone == pieces.NONE or flight.mission.zones[threat] == zone)
            and can_be_targeted(flight, threat)
            and not flight.has(threat, ignored)
            and distance_of(position) <= reach
        ):
            best = threat
            closest = position
        threat += 1
    return best


def pulse(flight: Flight, power: i64) -> None:
    """Every threat in range on all trajectories (SA-DMG-07)."""
    reach: i64 = flight.table.reach[pieces.LOWER_WHITE * 2 + is_broken(flight, pieces.WHITE, pieces.LOWER_WEAPON_TILE)]
    threat: i64 = 0
    while threat < flight.mission.threats:
        if can_be_targeted(flight, threat) and distance_of(flight.threat(threat, cell.POSITION)) <= reach:
            hit(flight, threat, pieces.LOWER_WHITE, power, cell.TARGETED | cell.BY_PULSE)
        threat += 1


def aim_rocket(flight: Flight) -> None:
    """The nearest of all trajectories, unless something draws every rocket (SA-RKT-05, SA-EXT-22)."""
    target: i64 = magnet(flight)
    if target == pieces.NONE:
        target = nearest(flight, pieces.NONE, trait.NO_ROCKETS, flight.table.rocket_range)
    if target == pieces.NONE:
        flight.journal.tell(told.ROCKET_SPENT)
    elif flight.has(target, trait.ROCKET_DECOY):
        flight.journal.tell(told.TARGETED, ROCKET, target, 0)
    else:
        hit(flight, target, ROCKET, flight.table.rocket_strength, cell.TARGETED | cell.BY_ROCKET)


def magnet(flight: Flight) -> i64:
    threat: i64 = 0
    while threat < flight.mission.threats:
        if flight.is_active(threat) and flight.has(threat, trait.ROCKET_MAGNET):
            return threat
        threat += 1
    return pieces.NONE


# --- interceptors ---
def fly_sortie(flight: Flight) -> i64:
    """The interceptors' attack; returns a pilot who will not come home from it, or NONE (SA-EXT-19)."""
    if not flight.cells[cell.SORTIE]:
        return pieces.NONE
    if mend_from_space(flight):
        return pieces.NONE
    bonus: i64 = flight.cells[cell.SORTIE] - 1
    count: i64 = 0
    lone: i64 = pieces.NONE
    threat: i64 = 0
    while threat < flight.mission.threats:
        if is_close(flight, threat):
            count += 1
            lone = threat
        threat += 1
    if count == 1:
        return strike_alone(flight, lone, bonus)
    threat = 0
    while threat < flight.mission.threats:
        if is_close(flight, threat):
            hit(flight, threat, INTERCEPTORS, flight.table.interceptors_on_many + bonus, cell.TARGETED)
        threat += 1
    return pieces.NONE


def is_close(flight: Flight, threat: i64) -> bool:
    reach: i64 = flight.table.interceptor_range
    return can_be_targeted(flight, threat) and distance_of(flight.threat(threat, cell.POSITION)) <= reach


def strike_alone(flight: Flight, threat: i64, bonus: i64) -> i64:
    if not flight.has(threat, trait.TEMPTS_PILOTS):
        hit(flight, threat, INTERCEPTORS, flight.table.interceptors_on_one + bonus, cell.TARGETED)
        return pieces.NONE
    hit(flight, threat, INTERCEPTORS, TEMPTED_POWER + bonus, cell.TARGETED)
    return flight.cells[cell.PILOT]


def mend_from_space(flight: Flight) -> bool:
    """While the hull is cracked the interceptors do nothing else (SA-INN-19 to SA-INN-21)."""
    threat: i64 = 0
    while threat < flight.mission.threats:
        if flight.is_active(threat) and flight.has(threat, trait.REPAIRED_FROM_SPACE):
            flight.journal.tell(told.REPAIRED, flight.cells[cell.PILOT], threat, 1)
            wound(flight, threat, 1)
            settle(flight, threat)
            return True
        threat += 1
    return False


# --- striking ---
def strike(flight: Flight) -> None:
    threat: i64 = 0
    while threat < flight.mission.threats:
        if flight.threat(threat, cell.HIT) & cell.TARGETED:
            strike_threat(flight, threat)
        threat += 1


def strike_threat(flight: Flight, threat: i64) -> None:
    """All power together, less the armour, once (SA-DMG-12)."""
    how: i64 = flight.threat(threat, cell.HIT)
    if flight.has(threat, trait.CRYOSHIELD) and not flight.threat(threat, cell.CHANGED):
        flight.set_threat(threat, cell.CHANGED, 1)
        flight.journal.tell(told.CRYOSHIELD_BROKEN, threat)
    else:
        armour: i64 = flight.threat(threat, cell.ARMOUR) + flight.cells[cell.ARMOUR_BONUS]
        if how & cell.BY_PULSE and flight.has(threat, trait.PULSE_STRIPS):
            armour = 0
        hurt(flight, threat, flight.threat(threat, cell.POWER), armour)
    if how & cell.BY_ROCKET:
        carry_out(flight, threat, card.ON_ROCKET_HIT)


def hurt(flight: Flight, threat: i64, power: i64, armour: i64) -> None:
    cubes: i64 = power - armour
    most: i64 = flight.printed(threat, card.DAMAGE_CAP)
    if most and cubes > most:
        cubes = most
    if cubes <= 0:
        flight.journal.tell(told.WITHSTOOD, threat, power, armour)
        return
    wound(flight, threat, cubes)
    flight.set_threat(threat, cell.HIT, flight.threat(threat, cell.HIT) | cell.WAS_DAMAGED)


def destroy_the_dead(flight: Flight) -> None:
    """First everything that weapons destroyed, then what its end destroys (SA-EXT-17)."""
    threat: i64 = 0
    while threat < flight.mission.threats:
        if (
            flight.threat(threat, cell.HIT) & cell.WAS_DAMAGED
            and flight.is_active(threat)
            and flight.hit_points(threat) <= 0
        ):
            destroy(flight, threat)
        threat += 1
    threat = 0
    while threat < flight.mission.threats:
        if flight.threat(threat, cell.HIT) & cell.WAS_DESTROYED and flight.printed(threat, card.BLAST):
            carry_out(flight, threat, card.ON_DESTROYED)
        threat += 1


def strike_back(flight: Flight) -> None:
    """Attacks at the end of the step, lowest time token first (SA-DMG-19, SA-EXT-30)."""
    threat: i64 = 0
    while threat < flight.mission.threats and not flight.is_lost():
        how: i64 = flight.threat(threat, cell.HIT)
        if how and not flight.has(threat, trait.IS_INTERNAL):
            if how & cell.WAS_DAMAGED:
                carry_out(flight, threat, card.ON_DAMAGED)
            if how & cell.WAS_DESTROYED and not flight.printed(threat, card.BLAST):
                carry_out(flight, threat, card.ON_DESTROYED)
        threat += 1


def clear(flight: Flight) -> None:
    """Cubes leave the cannons, the rocket is spent (SA-DMG-20)."""
    cells = flight.cells
    station: i64 = 0
    while station < pieces.STATIONS:
        cells[cell.CANNON + station] = 0
        station += 1
    cells[cell.FLYING] = 0
    cells[cell.SORTIE] = 0
    threat: i64 = 0
    while threat < flight.mission.threats:
        flight.set_threat(threat, cell.POWER, 0)
        flight.set_threat(threat, cell.HIT, 0)
        threat += 1
