"""Threats: appearing, being hurt, moving along their trajectory, and going."""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.space_alert import cell, pieces, told
from hullbreach.games.space_alert.cards import card, trait
from hullbreach.games.space_alert.pieces import first_station, system
from hullbreach.games.space_alert.resolution.flight import Flight, max_of
from hullbreach.games.space_alert.resolution.harm import disable_squad
from hullbreach.games.space_alert.resolution.program import carry_out


def appear(flight: Flight, threat: i64) -> None:
    """Put it on the first space of its trajectory, with its tiles (SA-APP-01 to SA-APP-07)."""
    if threat >= flight.appeared():
        flight.cells[cell.APPEARED] = threat + 1
    cells = flight.cells
    row: i64 = cell.THREATS + threat * cell.THREAT_ROW
    cells[row + cell.STATUS] = cell.ACTIVE
    cells[row + cell.POSITION] = flight.mark_on(threat, 0)
    cells[row + cell.LIFE] = flight.printed(threat, card.HIT_POINTS)
    cells[row + cell.SPEED] = flight.printed(threat, card.SPEED)
    cells[row + cell.ARMOUR] = flight.printed(threat, card.ARMOUR)
    cells[row + cell.WHERE] = flight.printed(threat, card.START)
    flight.tell(told.APPEARED, threat, flight.mission.zones[threat], flight.threat(threat, cell.POSITION))
    if flight.has(threat, trait.IS_MALFUNCTION):
        flight.cells[cell.COVERED] |= flight.printed(threat, card.COVERS)
    if flight.has(threat, trait.SPREADS):
        flight.cells[cell.SLIME] |= flight.threat(threat, cell.WHERE)
    if flight.has(threat, trait.ROCKETS_ARE_HIT_POINTS):
        flight.set_threat(threat, cell.LIFE, flight.cells[cell.ROCKETS])
        destroy_if_dead(flight, threat)


# --- being hurt ---
def wound(flight: Flight, threat: i64, cubes: i64) -> None:
    row: i64 = cell.THREATS + threat * cell.THREAT_ROW
    flight.cells[row + cell.WOUNDS] += cubes
    flight.tell(told.WOUNDED, threat, cubes, max_of(flight.hit_points(threat), 0))


def destroy_if_dead(flight: Flight, threat: i64) -> None:
    """Destroy an internal threat that has as many cubes as hit points (SA-BOT-14, SA-MAL-04)."""
    if flight.is_active(threat) and flight.hit_points(threat) <= 0:
        destroy(flight, threat)
        carry_out(flight, threat, card.ON_DESTROYED)


def destroy(flight: Flight, threat: i64) -> None:
    """The card goes to the captain and does nothing more; what it imposed ends."""
    flight.set_threat(threat, cell.STATUS, cell.DESTROYED)
    flight.set_threat(threat, cell.WHERE, 0)
    flight.mark(cell.WAS_DESTROYED, threat)
    flight.tell(told.DESTROYED, threat)
    if flight.has(threat, trait.IS_MALFUNCTION):
        uncover(flight)
        if flight.has(threat, trait.REPAIRED_FROM_SPACE):
            flight.cells[cell.DOUBLED] = 0
    end_aura(flight, threat, cell.ATTACK_BONUS, cell.ATTACK_GIVER)
    end_aura(flight, threat, cell.ARMOUR_BONUS, cell.ARMOUR_GIVER)


def end_aura(flight: Flight, threat: i64, bonus: i64, giver: i64) -> None:
    if flight.cells[giver] == threat:
        flight.cells[bonus] = 0
        flight.cells[giver] = pieces.NONE


def uncover(flight: Flight) -> None:
    """Which systems are still under a malfunction, reparable or not (SA-MAL-08, SA-MAL-09)."""
    covered: i64 = 0
    for threat in range(flight.appeared()):
        if flight.has(threat, trait.IS_MALFUNCTION) and is_on_board(flight, threat):
            covered |= flight.printed(threat, card.COVERS)
    flight.cells[cell.COVERED] = covered


def is_on_board(flight: Flight, threat: i64) -> bool:
    status: i64 = flight.threat(threat, cell.STATUS)
    return status == cell.ACTIVE or status == cell.SURVIVED


def repair(flight: Flight, member: i64, station: i64, letter: i64, cubes: i64) -> bool:
    """Repair the malfunction with the lowest time token on the system; False if it cannot be (SA-MAL-07, SA-MAL-10)."""
    threat: i64 = malfunction_on(flight, system(station, letter))
    if threat == pieces.NONE or not flight.is_active(threat):
        return False
    flight.mark(cell.REPAIRING, threat)
    if flight.printed(threat, card.REPAIRS_AT_ONCE) > 1:
        flight.set_threat(threat, cell.REPAIRED, flight.threat(threat, cell.REPAIRED) + 1)
        flight.tell(told.REPAIR_JOINED, member, threat)
        return True
    flight.tell(told.REPAIRED, member, threat, cubes)
    one: i64 = 1
    flight.set_threat(threat, cell.REPAIRED, flight.threat(threat, cell.REPAIRED) | (one << station))
    wound(flight, threat, cubes)
    destroy_if_dead(flight, threat)
    return True


def malfunction_on(flight: Flight, covered: i64) -> i64:
    """The malfunction with the lowest time token on a system, reparable or not."""
    for threat in range(flight.appeared()):
        covers: bool = flight.printed(threat, card.COVERS) & covered != 0
        if covers and is_on_board(flight, threat):
            return threat
    return pieces.NONE


def finish_repairs(flight: Flight) -> None:
    """What several players repaired together in this turn (SA-INN-25, SA-INN-28, SA-INN-34)."""
    repaired: i64 = flight.cells[cell.REPAIRING]
    if repaired == 0:
        return
    flight.cells[cell.REPAIRING] = 0
    for threat in range(flight.appeared()):
        if (repaired >> threat) & 1:
            finish_repair(flight, threat)


def finish_repair(flight: Flight, threat: i64) -> None:
    cubes: i64 = cubes_together(flight, threat, flight.threat(threat, cell.REPAIRED))
    flight.set_threat(threat, cell.REPAIRED, 0)
    if cubes and flight.is_active(threat):
        flight.tell(told.REPAIRED_TOGETHER, threat, cubes)
        wound(flight, threat, cubes)
        destroy_if_dead(flight, threat)


def cubes_together(flight: Flight, threat: i64, repaired: i64) -> i64:
    """What it takes besides from repairs in all its stations, or at all if it needs several at once."""
    at_once: i64 = flight.printed(threat, card.REPAIRS_AT_ONCE)
    if at_once > 1:
        return 1 if repaired >= at_once else 0
    return flight.printed(threat, card.STATION_BONUS) if repaired == flight.printed(threat, card.START) else 0


def attack_intruder(flight: Flight, member: i64, heroic: bool) -> bool:
    """A squad hits the first intruder in its station; False if there is none (SA-BOT-09 to SA-BOT-12)."""
    station: i64 = flight.station_of(member)
    threat: i64 = intruder_in(flight, station)
    if threat == pieces.NONE:
        return False
    flight.tell(told.ATTACKED, member, threat, station)
    fire_back: bool = returns_fire(flight, threat)
    flight.cells[cell.ACTOR] = member
    hurt_tile(flight, threat, station)
    flight.cells[cell.ACTOR] = pieces.NONE
    if fire_back and not heroic:
        disable_squad(flight, member)
    return True


def intruder_in(flight: Flight, station: i64) -> i64:
    """The intruder with the lowest time token in a station."""
    for threat in range(flight.appeared()):
        here: bool = (flight.threat(threat, cell.WHERE) >> station) & 1 != 0
        if here and flight.is_active(threat) and not flight.has(threat, trait.IS_MALFUNCTION):
            return threat
    return pieces.NONE


def returns_fire(flight: Flight, threat: i64) -> bool:
    if flight.has(threat, trait.RETURNS_FIRE_AFTER_X):
        return flight.threat(threat, cell.CHANGED) != 0
    return flight.has(threat, trait.RETURNS_FIRE)


def hurt_tile(flight: Flight, threat: i64, station: i64) -> None:
    """Most intruders have one tile; Slime and Contamination have several (SA-INN-11, SA-INN-32)."""
    if flight.has(threat, trait.SPREADS):
        hurt_slime(flight, threat, station)
        return
    if flight.has(threat, trait.SCATTERED):
        remove_tile(flight, threat, station)
    wound(flight, threat, 1)
    destroy_if_dead(flight, threat)


def hurt_slime(flight: Flight, threat: i64, station: i64) -> None:
    """The original has its card's hit points, offspring one; the card is done when no tile is left (SA-INN-11, -12)."""
    if is_original(flight, threat, station):
        wound(flight, threat, 1)
        if flight.hit_points(threat) > 0:
            return
    remove_tile(flight, threat, station)
    count_slime(flight)
    if flight.threat(threat, cell.WHERE) == 0:
        destroy(flight, threat)


def is_original(flight: Flight, threat: i64, station: i64) -> bool:
    return (flight.printed(threat, card.START) >> station) & 1 != 0


def remove_tile(flight: Flight, threat: i64, station: i64) -> None:
    one: i64 = 1
    flight.set_threat(threat, cell.WHERE, flight.threat(threat, cell.WHERE) & ~(one << station))
    flight.tell(told.TILE_REMOVED, threat, station)


def count_slime(flight: Flight) -> None:
    """Both Slime cards may be in play, and tiles stay when a card has gone."""
    slime: i64 = flight.cells[cell.OLD_SLIME]
    for threat in range(flight.appeared()):
        if flight.has(threat, trait.SPREADS) and flight.is_active(threat):
            slime |= flight.threat(threat, cell.WHERE)
    flight.cells[cell.SLIME] = slime


# --- moving ---
def advance(flight: Flight, threat: i64, spaces: i64) -> None:
    """Move the token, performing every mark it reaches or passes (SA-THR-02 to SA-THR-10)."""
    start: i64 = flight.threat(threat, cell.POSITION)
    position: i64 = start - spaces
    if position < 1:
        position = 1
    flight.tell(told.ADVANCED, threat, start, position)
    flight.set_threat(threat, cell.POSITION, position)
    for space in range(start - 1, position - 1, -1):
        mark: i64 = flight.mark_on(threat, space)
        if mark != card.BLANK:
            perform(flight, threat, mark)
            if flight.is_lost() or not flight.is_active(threat):
                return


def perform(flight: Flight, threat: i64, mark: i64) -> None:
    """The card's action for a mark; after Z the threat has survived (SA-THR-03, SA-THR-07)."""
    if mark != card.Z:
        flight.set_threat(threat, cell.PASSED, flight.threat(threat, cell.PASSED) + 1)
    part: i64 = card.MARK_X + (mark - card.X) * 2
    if flight.has(threat, trait.SPREADS):
        perform_tiles(flight, threat, mark, part)
    else:
        flight.tell(told.TRIGGERED, threat, mark, pieces.NONE)
        carry_out(flight, threat, part)
    if mark == card.Z and not flight.is_lost() and flight.is_active(threat):
        survive(flight, threat)


def perform_tiles(flight: Flight, threat: i64, mark: i64, part: i64) -> None:
    """Slime: the original acts, then its offspring, nearest first; new ones wait (SA-INN-09, SA-INN-16)."""
    where: i64 = flight.threat(threat, cell.WHERE)
    origin: i64 = first_station(flight.printed(threat, card.START))
    for distance in range(pieces.ZONES):
        for station in range(pieces.STATIONS):
            far: i64 = station - origin if station > origin else origin - station
            if far == distance and (where >> station) & 1 and not flight.is_lost():
                flight.cells[cell.TILE] = station
                flight.tell(told.TRIGGERED, threat, mark, pieces.NONE if station == origin else station)
                carry_out(flight, threat, part)


def survive(flight: Flight, threat: i64) -> None:
    """The card goes to the communications officer; a malfunction stays for good (SA-THR-07, SA-MAL-09)."""
    flight.set_threat(threat, cell.STATUS, cell.SURVIVED)
    flight.tell(told.SURVIVED, threat)
    if not flight.has(threat, trait.SPREADS | trait.SCATTERED):
        flight.set_threat(threat, cell.WHERE, 0)


def is_external(flight: Flight, threat: i64) -> bool:
    return not flight.has(threat, trait.IS_INTERNAL)
