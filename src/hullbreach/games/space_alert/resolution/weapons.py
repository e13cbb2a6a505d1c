"""The step in which damage to external threats is computed (SA-DMG, SA-RKT, SA-INT)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.space_alert import cell, pieces, told
from hullbreach.games.space_alert.cards import card, trait
from hullbreach.games.space_alert.pieces import is_upper, zone_of
from hullbreach.games.space_alert.resolution.flight import Flight
from hullbreach.games.space_alert.resolution.harm import knock_out
from hullbreach.games.space_alert.resolution.program import carry_out
from hullbreach.games.space_alert.resolution.threats import destroy, destroy_if_dead, wound

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

FAR: Final[i64] = 3
ANY_DISTANCE: Final[i64] = FAR
OUT_OF_SIGHT: Final[i64] = 99  # behind the last space of every trajectory


def compute_damage(flight: Flight) -> None:
    """All weapons choose, then all strike at once, then threats hit back (SA-RES-06)."""
    forget_hits(flight)
    if is_quiet(flight):
        return
    choose_targets(flight)
    pilot: i64 = fly_sortie(flight)
    strike(flight)
    if pilot != pieces.NONE:
        knock_out(flight, pilot)
    destroy_the_dead(flight)
    strike_back(flight)
    forget_hits(flight)
    clear_weapons(flight)


def is_quiet(flight: Flight) -> bool:
    cells = flight.cells
    return cells[cell.FIRED] == 0 and cells[cell.FLYING] == 0 and cells[cell.SORTIE] == 0


def forget_hits(flight: Flight) -> None:
    """Also those of threats that hurt themselves or each other since the last time."""
    cells = flight.cells
    cells[cell.TARGETED] = 0
    cells[cell.BY_PULSE] = 0
    cells[cell.BY_ROCKET] = 0
    cells[cell.WAS_DAMAGED] = 0
    cells[cell.WAS_DESTROYED] = 0


def clear_weapons(flight: Flight) -> None:
    """Cubes leave the cannons, the rocket is spent (SA-DMG-20)."""
    cells = flight.cells
    for station in range(pieces.STATIONS):
        cells[cell.CANNON + station] = 0
    cells[cell.FIRED] = 0
    cells[cell.FLYING] = 0
    cells[cell.SORTIE] = 0


def distance_to(flight: Flight, threat: i64) -> i64:
    """1 to 3 (SA-DMG-03)."""
    position: i64 = flight.threat(threat, cell.POSITION)
    return flight.table.distance[position]


def can_be_targeted(flight: Flight, threat: i64) -> bool:
    """By any weapon at all, range aside (SA-EXT-01, SA-EXT-18)."""
    if not flight.is_active(threat) or flight.has(threat, trait.IS_INTERNAL):
        return False
    if flight.has(threat, trait.HIDDEN_UNTIL_X) and not flight.threat(threat, cell.CHANGED):
        return False
    return not (flight.has(threat, trait.OUT_OF_REACH_AFAR) and distance_to(flight, threat) == FAR)


def is_in_reach(flight: Flight, threat: i64, reach: i64) -> bool:
    return can_be_targeted(flight, threat) and distance_to(flight, threat) <= reach


def hit(flight: Flight, threat: i64, weapon: i64, power: i64) -> None:
    flight.set_threat(threat, cell.POWER, flight.threat(threat, cell.POWER) + power)
    flight.mark(cell.TARGETED, threat)
    flight.tell(told.TARGETED, weapon, threat, power)


# --- choosing targets ---
def choose_targets(flight: Flight) -> None:
    for station in range(pieces.STATIONS):
        if flight.is_marked(cell.FIRED, station):
            shoot(flight, station, flight.cells[cell.CANNON + station])
    if flight.cells[cell.FLYING]:
        aim_rocket(flight)


def shoot(flight: Flight, station: i64, power: i64) -> None:
    if station == pieces.LOWER_WHITE:
        pulse(flight, power)
    else:
        aim_laser(flight, station, power)


def aim_laser(flight: Flight, station: i64, power: i64) -> None:
    """The nearest threat of the zone's trajectory that it can target (SA-DMG-06)."""
    ignored: i64 = 0
    if is_upper(station):
        ignored = trait.NO_HEAVY_LASERS
    target: i64 = nearest(flight, zone_of(station), ignored, ANY_DISTANCE)
    if target == pieces.NONE:
        flight.tell(told.NO_TARGET, station)
    else:
        hit(flight, target, station, power)


def nearest(flight: Flight, zone: i64, ignored: i64, reach: i64) -> i64:
    """The targetable threat with fewest spaces to go, then with the lowest time token; zone NONE is any."""
    best: i64 = pieces.NONE
    closest: i64 = OUT_OF_SIGHT
    for threat in range(flight.appeared()):
        position: i64 = flight.threat(threat, cell.POSITION)
        if (
            position < closest
            and (zone == pieces.NONE or flight.mission.zones[threat] == zone)
            and not flight.has(threat, ignored)
            and is_in_reach(flight, threat, reach)
        ):
            best = threat
            closest = position
    return best


def pulse(flight: Flight, power: i64) -> None:
    """Every threat in range on all trajectories (SA-DMG-07)."""
    place: i64 = pieces.LOWER_WHITE * 2 + flight.is_broken(pieces.WHITE, pieces.LOWER_WEAPON_TILE)
    reach: i64 = flight.table.reach[place]
    for threat in range(flight.appeared()):
        if is_in_reach(flight, threat, reach):
            hit(flight, threat, pieces.LOWER_WHITE, power)
            flight.mark(cell.BY_PULSE, threat)


def aim_rocket(flight: Flight) -> None:
    """The nearest of all trajectories, unless something draws every rocket (SA-RKT-05, SA-EXT-22)."""
    target: i64 = magnet(flight)
    if target == pieces.NONE:
        target = nearest(flight, pieces.NONE, trait.NO_ROCKETS, flight.table.rocket_range)
    if target == pieces.NONE:
        flight.tell(told.ROCKET_SPENT)
    elif flight.has(target, trait.ROCKET_DECOY):
        flight.tell(told.TARGETED, ROCKET, target, 0)
    else:
        hit(flight, target, ROCKET, flight.table.rocket_strength)
        flight.mark(cell.BY_ROCKET, target)


def magnet(flight: Flight) -> i64:
    for threat in range(flight.appeared()):
        if flight.is_active(threat) and flight.has(threat, trait.ROCKET_MAGNET):
            return threat
    return pieces.NONE


# --- interceptors ---
def fly_sortie(flight: Flight) -> i64:
    """The interceptors' attack; returns a pilot who will not come home from it, or NONE (SA-EXT-19)."""
    if not flight.cells[cell.SORTIE]:
        return pieces.NONE
    if mend_from_space(flight):
        return pieces.NONE
    bonus: i64 = flight.cells[cell.SORTIE] - 1
    reach: i64 = flight.table.interceptor_range
    count: i64 = 0
    lone: i64 = pieces.NONE
    for threat in range(flight.appeared()):
        if is_in_reach(flight, threat, reach):
            count += 1
            lone = threat
    if count == 1:
        return strike_alone(flight, lone, bonus)
    for threat in range(flight.appeared()):
        if is_in_reach(flight, threat, reach):
            hit(flight, threat, INTERCEPTORS, flight.table.interceptors_on_many + bonus)
    return pieces.NONE


def strike_alone(flight: Flight, threat: i64, bonus: i64) -> i64:
    """Some threats tempt a pilot to give all there is."""
    tempted: i64 = flight.printed(threat, card.LAST_SORTIE)
    hit(flight, threat, INTERCEPTORS, (tempted or flight.table.interceptors_on_one) + bonus)
    return flight.cells[cell.PILOT] if tempted else pieces.NONE


def mend_from_space(flight: Flight) -> bool:
    """While the hull is cracked the interceptors do nothing else (SA-INN-19 to SA-INN-21)."""
    for threat in range(flight.appeared()):
        if flight.is_active(threat) and flight.has(threat, trait.REPAIRED_FROM_SPACE):
            flight.tell(told.REPAIRED, flight.cells[cell.PILOT], threat, 1)
            wound(flight, threat, 1)
            destroy_if_dead(flight, threat)
            return True
    return False


# --- striking ---
def strike(flight: Flight) -> None:
    for threat in range(flight.appeared()):
        if flight.is_marked(cell.TARGETED, threat):
            strike_threat(flight, threat)


def strike_threat(flight: Flight, threat: i64) -> None:
    """All power together, less the armour, once (SA-DMG-12)."""
    power: i64 = flight.threat(threat, cell.POWER)
    flight.set_threat(threat, cell.POWER, 0)
    if flight.has(threat, trait.CRYOSHIELD) and not flight.threat(threat, cell.CHANGED):
        flight.set_threat(threat, cell.CHANGED, 1)
        flight.tell(told.CRYOSHIELD_BROKEN, threat)
    else:
        hurt(flight, threat, power, armour_of(flight, threat))
    if flight.is_marked(cell.BY_ROCKET, threat):
        carry_out(flight, threat, card.ON_ROCKET_HIT)


def armour_of(flight: Flight, threat: i64) -> i64:
    if flight.has(threat, trait.PULSE_STRIPS) and flight.is_marked(cell.BY_PULSE, threat):
        return 0
    return flight.threat(threat, cell.ARMOUR) + flight.cells[cell.ARMOUR_BONUS]


def hurt(flight: Flight, threat: i64, power: i64, armour: i64) -> None:
    cubes: i64 = power - armour
    most: i64 = flight.printed(threat, card.DAMAGE_CAP)
    if most and cubes > most:
        cubes = most
    if cubes <= 0:
        flight.tell(told.WITHSTOOD, threat, power, armour)
        return
    wound(flight, threat, cubes)
    flight.mark(cell.WAS_DAMAGED, threat)


def destroy_the_dead(flight: Flight) -> None:
    """First everything that weapons destroyed, then what its end destroys (SA-EXT-17)."""
    for threat in range(flight.appeared()):
        if flight.is_marked(cell.WAS_DAMAGED, threat) and flight.is_active(threat) and flight.hit_points(threat) <= 0:
            destroy(flight, threat)
    if flight.cells[cell.WAS_DESTROYED] == 0:
        return
    for threat in range(flight.appeared()):
        if flight.is_marked(cell.WAS_DESTROYED, threat) and flight.printed(threat, card.BLAST):
            carry_out(flight, threat, card.ON_DESTROYED)


def strike_back(flight: Flight) -> None:
    """Attacks at the end of the step, lowest time token first (SA-DMG-19, SA-EXT-30)."""
    if flight.cells[cell.WAS_DAMAGED] == 0 and flight.cells[cell.WAS_DESTROYED] == 0:
        return
    for threat in range(flight.appeared()):
        if flight.is_lost():
            return
        if flight.has(threat, trait.IS_INTERNAL):
            continue
        destroyed: bool = flight.is_marked(cell.WAS_DESTROYED, threat)
        if flight.is_marked(cell.WAS_DAMAGED, threat):
            carry_out(flight, threat, card.ON_DAMAGED)
        if destroyed and not flight.printed(threat, card.BLAST):
            carry_out(flight, threat, card.ON_DESTROYED)
