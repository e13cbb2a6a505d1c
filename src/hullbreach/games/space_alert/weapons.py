"""The step in which damage to external threats is computed (SA-DMG, SA-RKT, SA-INT)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.space_alert import cards as card
from hullbreach.games.space_alert import events as told
from hullbreach.games.space_alert.cards import (
    CRYOSHIELD,
    HIDDEN_UNTIL_X,
    IS_INTERNAL,
    NO_HEAVY_LASERS,
    NO_ROCKETS,
    OUT_OF_REACH_AFAR,
    PULSE_STRIPS,
    REPAIRED_FROM_SPACE,
    ROCKET_DECOY,
    ROCKET_MAGNET,
    TEMPTS_PILOTS,
)
from hullbreach.games.space_alert.harm import is_broken, knock_out
from hullbreach.games.space_alert.pieces import LOWER_WEAPON_TILE, LOWER_WHITE, NONE, STATIONS, WHITE, is_upper, zone_of
from hullbreach.games.space_alert.program import carry_out
from hullbreach.games.space_alert.state import (
    ARMOUR,
    ARMOUR_BONUS,
    BY_PULSE,
    BY_ROCKET,
    CANNON,
    CHANGED,
    FLYING,
    HIT,
    PILOT,
    POSITION,
    POWER,
    SORTIE,
    TARGETED,
    WAS_DAMAGED,
    WAS_DESTROYED,
    Flight,
)
from hullbreach.games.space_alert.threats import destroy, settle, wound

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
    if pilot != NONE:
        knock_out(flight, pilot)
    destroy_the_dead(flight)
    strike_back(flight)
    clear(flight)


def is_quiet(flight: Flight) -> bool:
    cells = flight.cells
    if cells[FLYING] or cells[SORTIE]:
        return False
    station: i64 = 0
    while station < STATIONS:
        if cells[CANNON + station]:
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
    if not flight.is_active(threat) or flight.has(threat, IS_INTERNAL):
        return False
    if flight.has(threat, HIDDEN_UNTIL_X) and not flight.threat(threat, CHANGED):
        return False
    return not (flight.has(threat, OUT_OF_REACH_AFAR) and distance_of(flight.threat(threat, POSITION)) == 3)


def hit(flight: Flight, threat: i64, weapon: i64, power: i64, how: i64) -> None:
    flight.set_threat(threat, POWER, flight.threat(threat, POWER) + power)
    flight.set_threat(threat, HIT, flight.threat(threat, HIT) | how)
    flight.journal.tell(told.TARGETED, weapon, threat, power)


# --- choosing targets ---
def choose_targets(flight: Flight) -> None:
    station: i64 = 0
    while station < STATIONS:
        power: i64 = flight.cells[CANNON + station]
        if power:
            if station == LOWER_WHITE:
                pulse(flight, power)
            else:
                aim_laser(flight, station, power)
        station += 1
    if flight.cells[FLYING]:
        aim_rocket(flight)


def aim_laser(flight: Flight, station: i64, power: i64) -> None:
    """The nearest threat of the zone's trajectory that it can target (SA-DMG-06)."""
    ignored: i64 = NO_HEAVY_LASERS if is_upper(station) else 0
    target: i64 = nearest(flight, zone_of(station), ignored, FAR_AWAY)
    if target == NONE:
        flight.journal.tell(told.NO_TARGET, station)
    else:
        hit(flight, target, station, power, TARGETED)


def nearest(flight: Flight, zone: i64, ignored: i64, reach: i64) -> i64:
    """The targetable threat with fewest spaces to go, then with the lowest time token; zone NONE is any."""
    best: i64 = NONE
    closest: i64 = FAR_AWAY
    threat: i64 = 0
    while threat < flight.mission.threats:
        position: i64 = flight.threat(threat, POSITION)
        if (
            position < closest
            and (zone == NONE or flight.mission.zones[threat] == zone)
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
    reach: i64 = flight.table.reach[LOWER_WHITE * 2 + is_broken(flight, WHITE, LOWER_WEAPON_TILE)]
    threat: i64 = 0
    while threat < flight.mission.threats:
        if can_be_targeted(flight, threat) and distance_of(flight.threat(threat, POSITION)) <= reach:
            hit(flight, threat, LOWER_WHITE, power, TARGETED | BY_PULSE)
        threat += 1


def aim_rocket(flight: Flight) -> None:
    """The nearest of all trajectories, unless something draws every rocket (SA-RKT-05, SA-EXT-22)."""
    target: i64 = magnet(flight)
    if target == NONE:
        target = nearest(flight, NONE, NO_ROCKETS, flight.table.rocket_range)
    if target == NONE:
        flight.journal.tell(told.ROCKET_SPENT)
    elif flight.has(target, ROCKET_DECOY):
        flight.journal.tell(told.TARGETED, ROCKET, target, 0)
    else:
        hit(flight, target, ROCKET, flight.table.rocket_strength, TARGETED | BY_ROCKET)


def magnet(flight: Flight) -> i64:
    threat: i64 = 0
    while threat < flight.mission.threats:
        if flight.is_active(threat) and flight.has(threat, ROCKET_MAGNET):
            return threat
        threat += 1
    return NONE


# --- interceptors ---
def fly_sortie(flight: Flight) -> i64:
    """The interceptors' attack; returns a pilot who will not come home from it, or NONE (SA-EXT-19)."""
    if not flight.cells[SORTIE]:
        return NONE
    if mend_from_space(flight):
        return NONE
    bonus: i64 = flight.cells[SORTIE] - 1
    count: i64 = 0
    lone: i64 = NONE
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
            hit(flight, threat, INTERCEPTORS, flight.table.interceptors_on_many + bonus, TARGETED)
        threat += 1
    return NONE


def is_close(flight: Flight, threat: i64) -> bool:
    reach: i64 = flight.table.interceptor_range
    return can_be_targeted(flight, threat) and distance_of(flight.threat(threat, POSITION)) <= reach


def strike_alone(flight: Flight, threat: i64, bonus: i64) -> i64:
    if not flight.has(threat, TEMPTS_PILOTS):
        hit(flight, threat, INTERCEPTORS, flight.table.interceptors_on_one + bonus, TARGETED)
        return NONE
    hit(flight, threat, INTERCEPTORS, TEMPTED_POWER + bonus, TARGETED)
    return flight.cells[PILOT]


def mend_from_space(flight: Flight) -> bool:
    """While the hull is cracked the interceptors do nothing else (SA-INN-19 to SA-INN-21)."""
    threat: i64 = 0
    while threat < flight.mission.threats:
        if flight.is_active(threat) and flight.has(threat, REPAIRED_FROM_SPACE):
            flight.journal.tell(told.REPAIRED, flight.cells[PILOT], threat, 1)
            wound(flight, threat, 1)
            settle(flight, threat)
            return True
        threat += 1
    return False


# --- striking ---
def strike(flight: Flight) -> None:
    threat: i64 = 0
    while threat < flight.mission.threats:
        if flight.threat(threat, HIT) & TARGETED:
            strike_threat(flight, threat)
        threat += 1


def strike_threat(flight: Flight, threat: i64) -> None:
    """All power together, less the armour, once (SA-DMG-12)."""
    how: i64 = flight.threat(threat, HIT)
    if flight.has(threat, CRYOSHIELD) and not flight.threat(threat, CHANGED):
        flight.set_threat(threat, CHANGED, 1)
        flight.journal.tell(told.CRYOSHIELD_BROKEN, threat)
    else:
        armour: i64 = flight.threat(threat, ARMOUR) + flight.cells[ARMOUR_BONUS]
        if how & BY_PULSE and flight.has(threat, PULSE_STRIPS):
            armour = 0
        hurt(flight, threat, flight.threat(threat, POWER), armour)
    if how & BY_ROCKET:
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
    flight.set_threat(threat, HIT, flight.threat(threat, HIT) | WAS_DAMAGED)


def destroy_the_dead(flight: Flight) -> None:
    """First everything that weapons destroyed, then what its end destroys (SA-EXT-17)."""
    threat: i64 = 0
    while threat < flight.mission.threats:
        if flight.threat(threat, HIT) & WAS_DAMAGED and flight.is_active(threat) and flight.hit_points(threat) <= 0:
            destroy(flight, threat)
        threat += 1
    threat = 0
    while threat < flight.mission.threats:
        if flight.threat(threat, HIT) & WAS_DESTROYED and flight.printed(threat, card.BLAST):
            carry_out(flight, threat, card.ON_DESTROYED)
        threat += 1


def strike_back(flight: Flight) -> None:
    """Attacks at the end of the step, lowest time token first (SA-DMG-19, SA-EXT-30)."""
    threat: i64 = 0
    while threat < flight.mission.threats and not flight.is_lost():
        how: i64 = flight.threat(threat, HIT)
        if how and not flight.has(threat, IS_INTERNAL):
            if how & WAS_DAMAGED:
                carry_out(flight, threat, card.ON_DAMAGED)
            if how & WAS_DESTROYED and not flight.printed(threat, card.BLAST):
                carry_out(flight, threat, card.ON_DESTROYED)
        threat += 1


def clear(flight: Flight) -> None:
    """Cubes leave the cannons, the rocket is spent (SA-DMG-20)."""
    cells = flight.cells
    station: i64 = 0
    while station < STATIONS:
        cells[CANNON + station] = 0
        station += 1
    cells[FLYING] = 0
    cells[SORTIE] = 0
    threat: i64 = 0
    while threat < flight.mission.threats:
        flight.set_threat(threat, POWER, 0)
        flight.set_threat(threat, HIT, 0)
        threat += 1
