"""What each order on a threat card does (the vocabulary of `orders`)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hullbreach.games.space_alert import events as told
from hullbreach.games.space_alert.cards import DOUBLES_DAMAGE, ROCKETS_ARE_HIT_POINTS
from hullbreach.games.space_alert.harm import capacity, damage_zone, delay, knock_out, on_ship
from hullbreach.games.space_alert.orders import (
    ACTIVE_LEADERS,
    ALL,
    AT,
    CONTAMINATED,
    EVERYTHING,
    HOW,
    KILLER,
    NOT_ON_BRIDGE,
    ONLY_BLUE,
    ONLY_RED,
    OPS,
    OTHERS,
    OWN,
    PIERCING,
    SCOPE,
    SLIMED,
    STATION,
    WITHOUT_ACTIVE_SQUAD,
    N,
)
from hullbreach.games.space_alert.pieces import (
    ALL_ZONES,
    BLUE,
    LOWER_RED,
    NONE,
    RED,
    STATIONS,
    UPPER_WHITE,
    ZONES,
    is_upper,
    other_deck,
    zone_of,
)
from hullbreach.games.space_alert.program import EFFECTS, Effect, amount, players_at, station_of_threat, zone_of_threat
from hullbreach.games.space_alert.state import (
    ACTOR,
    ARMOUR,
    ARMOUR_BONUS,
    ARMOUR_GIVER,
    ATTACK_BONUS,
    BONUS_GIVER,
    CHANGED,
    DOUBLED,
    FUEL,
    HIT,
    LIFE,
    OLD_SLIME,
    REACTOR,
    READY_SQUAD,
    ROCKETS,
    SHIELD,
    SLIME,
    SPEED,
    STORED,
    STORED_ENGULFED,
    STORED_READY,
    THREAT_EFFECT,
    TILE,
    WAS_DAMAGED,
    WHERE,
    WOUNDS,
    Flight,
)
from hullbreach.games.space_alert.state import CONTAMINATED as CONTAMINATED_STATIONS
from hullbreach.games.space_alert.threats import advance, count_slime, destroy, is_external, settle, wound


def zones_in(flight: Flight, threat: i64, record: i64) -> i64:
    """The zones an order names, a bit each."""
    scope: i64 = flight.table.orders[record + SCOPE]
    one: i64 = 1
    if scope == ALL:
        return ALL_ZONES
    if scope == OTHERS:
        return ALL_ZONES & ~(one << zone_of_threat(flight, threat))
    if scope >= ONLY_RED and scope <= ONLY_BLUE:
        return one << (scope - ONLY_RED)
    return one << zone_of_threat(flight, threat)


# --- attacks and damage ---
@final
class Attack(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        power: i64 = amount(flight, threat, record)
        if flight.cells[BONUS_GIVER] != threat:
            power += flight.cells[ATTACK_BONUS]
        zones: i64 = zones_in(flight, threat, record)
        piercing: bool = flight.table.orders[record + PIERCING] != 0
        zone: i64 = 0
        while zone < ZONES and not flight.is_lost():
            if (zones >> zone) & 1:
                attack_zone(flight, threat, zone, power, piercing)
            zone += 1


def attack_zone(flight: Flight, threat: i64, zone: i64, power: i64, piercing: bool) -> None:
    """The shield absorbs a point for each cube, the rest is damage (SA-ATK-02)."""
    flight.journal.tell(told.ATTACKS, threat, zone, power)
    absorbed: i64 = 0
    if not piercing:
        absorbed = power if power < flight.cells[SHIELD + zone] else flight.cells[SHIELD + zone]
    if absorbed:
        flight.cells[SHIELD + zone] -= absorbed
        flight.journal.tell(told.ABSORBED, zone, absorbed, flight.cells[SHIELD + zone])
    points: i64 = power - absorbed
    damage_zone(flight, zone, points * 2 if flight.has(threat, DOUBLES_DAMAGE) else points, threat)


@final
class Deal(Effect):
    """Damage from inside: no shield helps (SA-ATK-07)."""

    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        points: i64 = amount(flight, threat, record)
        scope: i64 = flight.table.orders[record + SCOPE]
        if scope == SLIMED:
            damage_zone(flight, zone_of(flight.cells[TILE]), points, threat)
        elif scope == CONTAMINATED:
            deal_in_stations(flight, threat, points)
        else:
            deal_in_zones(flight, threat, points, zones_in(flight, threat, record))


def deal_in_zones(flight: Flight, threat: i64, points: i64, zones: i64) -> None:
    zone: i64 = 0
    while zone < ZONES and not flight.is_lost():
        if (zones >> zone) & 1:
            damage_zone(flight, zone, points, threat)
        zone += 1


def deal_in_stations(flight: Flight, threat: i64, points: i64) -> None:
    """Once for each station with a tile, from red to blue (SA-RULING-52, SA-RULING-56)."""
    where: i64 = flight.threat(threat, WHERE)
    zone: i64 = 0
    while zone < ZONES:
        station: i64 = zone
        while station < STATIONS and not flight.is_lost():
            if (where >> station) & 1:
                damage_zone(flight, zone, points, threat)
            station += ZONES
        zone += 1


@final
class SelfDamage(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        wound(flight, threat, flight.table.orders[record + N])
        if flight.hit_points(threat) <= 0:
            destroy(flight, threat)


@final
class DamageOthers(Effect):
    """Nothing protects from it, and a cryoshield stays up (SA-EXT-16, SA-EXT-17)."""

    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        other: i64 = 0
        while other < flight.mission.threats:
            if other != threat and flight.is_active(other) and is_external(flight, other):
                wound(flight, other, flight.table.orders[record + N])
                flight.set_threat(other, HIT, flight.threat(other, HIT) | WAS_DAMAGED)
                if flight.hit_points(other) <= 0:
                    destroy(flight, other)
            other += 1


# --- the threat itself ---
@final
class Heal(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        heal(flight, threat, flight.table.orders[record + N])


@final
class HealHalf(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        heal(flight, threat, flight.threat(threat, WOUNDS) >> 1)


def heal(flight: Flight, threat: i64, cubes: i64) -> None:
    wounds: i64 = flight.threat(threat, WOUNDS)
    healed: i64 = cubes if cubes < wounds else wounds
    if healed:
        flight.set_threat(threat, WOUNDS, wounds - healed)
        flight.journal.tell(told.HEALED, threat, healed)


@final
class Speed(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        flight.set_threat(threat, SPEED, flight.threat(threat, SPEED) + flight.table.orders[record + N])
        flight.journal.tell(told.SPEED_CHANGED, threat, flight.threat(threat, SPEED))


@final
class Shield(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        set_armour(flight, threat, flight.threat(threat, ARMOUR) + flight.table.orders[record + N])


@final
class SetShield(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        set_armour(flight, threat, flight.table.orders[record + N])


def set_armour(flight: Flight, threat: i64, armour: i64) -> None:
    flight.set_threat(threat, ARMOUR, armour)
    flight.journal.tell(told.ARMOUR_CHANGED, threat, armour)


@final
class Reveal(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        flight.set_threat(threat, CHANGED, 1)
        flight.journal.tell(told.REVEALED, threat)


@final
class AuraAttack(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        flight.cells[ATTACK_BONUS] = flight.table.orders[record + N]
        flight.cells[BONUS_GIVER] = threat
        flight.journal.tell(told.ATTACKS_RAISED, threat)


@final
class AuraShield(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        flight.cells[ARMOUR_BONUS] = flight.table.orders[record + N]
        flight.cells[ARMOUR_GIVER] = threat
        flight.journal.tell(told.ARMOUR_RAISED, threat)


@final
class AdvanceOthers(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        other: i64 = 0
        while other < flight.mission.threats and not flight.is_lost():
            if other != threat and flight.is_active(other) and is_external(flight, other):
                advance(flight, other, flight.table.orders[record + N])
            other += 1


# --- energy, fuel, rockets, squads ---
@final
class DrainShield(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        drain(flight, SHIELD, zones_in(flight, threat, record), record)


@final
class DrainReactor(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        drain(flight, REACTOR, zones_in(flight, threat, record), record)


def drain(flight: Flight, first: i64, zones: i64, record: i64) -> None:
    zone: i64 = 0
    while zone < ZONES:
        held: i64 = flight.cells[first + zone]
        cubes: i64 = flight.table.orders[record + N]
        if flight.table.orders[record + HOW] == EVERYTHING or cubes > held:
            cubes = held
        if (zones >> zone) & 1 and cubes:
            flight.cells[first + zone] = held - cubes
            flight.journal.tell(told.DRAINED, first + zone - SHIELD, cubes, held - cubes)
        zone += 1


@final
class TransferReactorToShield(Effect):
    """As B would, up to the shield's capacity."""

    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        zone: i64 = flight.table.orders[record + SCOPE] - ONLY_RED
        cubes: i64 = capacity(flight, SHIELD + zone) - flight.cells[SHIELD + zone]
        if cubes > flight.cells[REACTOR + zone]:
            cubes = flight.cells[REACTOR + zone]
        if cubes > 0:
            flight.cells[REACTOR + zone] -= cubes
            flight.cells[SHIELD + zone] += cubes
            flight.journal.tell(told.ENERGY_MOVED, REACTOR + zone - SHIELD, zone, cubes)


@final
class LeakReactor(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        leak(flight, threat, REACTOR, zones_in(flight, threat, record))


@final
class LeakShield(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        leak(flight, threat, SHIELD, zones_in(flight, threat, record))


def leak(flight: Flight, threat: i64, first: i64, zones: i64) -> None:
    """All cubes are lost, each a point of damage to its own zone."""
    zone: i64 = 0
    while zone < ZONES and not flight.is_lost():
        cubes: i64 = flight.cells[first + zone]
        if (zones >> zone) & 1 and cubes:
            flight.cells[first + zone] = 0
            flight.journal.tell(told.LEAKED, first + zone - SHIELD, cubes)
            damage_zone(flight, zone, cubes, threat)
        zone += 1


@final
class ConsumeFuel(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        lost: i64 = flight.table.orders[record + N]
        if lost > flight.cells[FUEL]:
            lost = flight.cells[FUEL]
        if lost:
            flight.cells[FUEL] -= lost
            flight.journal.tell(told.FUEL_LOST, flight.cells[FUEL])


@final
class DestroyRocket(Effect):
    """Unstable Warheads lose a hit point with it (SA-INN-04)."""

    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        if flight.cells[ROCKETS] == 0:
            return
        flight.cells[ROCKETS] -= 1
        flight.journal.tell(told.ROCKET_LOST, flight.cells[ROCKETS])
        other: i64 = 0
        while other < flight.mission.threats:
            if flight.is_active(other) and flight.has(other, ROCKETS_ARE_HIT_POINTS):
                flight.set_threat(other, LIFE, flight.threat(other, LIFE) - 1)
                flight.journal.tell(told.WEAKENED, other, flight.hit_points(other))
                settle(flight, other)
            other += 1


@final
class DisableStoredSquad(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        stored: i64 = STORED if flight.table.orders[record + N] == LOWER_RED else STORED + 1
        if flight.cells[stored] == STORED_READY:
            flight.cells[stored] = STORED_ENGULFED
            flight.journal.tell(told.SQUAD_ENGULFED, flight.table.orders[record + N])


# --- intruders ---
@final
class Move(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        station: i64 = station_of_threat(flight, threat)
        red: bool = flight.table.orders[record + SCOPE] == ONLY_RED
        if zone_of(station) != (RED if red else BLUE):
            move_to(flight, threat, station - 1 if red else station + 1)


@final
class ChangeDeck(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        move_to(flight, threat, other_deck(station_of_threat(flight, threat)))


def move_to(flight: Flight, threat: i64, station: i64) -> None:
    one: i64 = 1
    flight.journal.tell(told.INTRUDER_MOVED, threat, station_of_threat(flight, threat), station)
    flight.set_threat(threat, WHERE, one << station)


@final
class Seek(Effect):
    """To the adjacent station with most players; on a tie it stays (SA-INN-29)."""

    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        here: i64 = station_of_threat(flight, threat)
        best: i64 = NONE
        most: i64 = 0
        station: i64 = 0
        while station < STATIONS:
            if is_adjacent(here, station):
                players: i64 = players_at(flight, station)
                if players == most:
                    best = NONE
                elif players > most:
                    most = players
                    best = station
            station += 1
        if best != NONE:
            move_to(flight, threat, best)


def is_adjacent(station: i64, other: i64) -> bool:
    if other == other_deck(station):
        return True
    return is_upper(station) == is_upper(other) and (other == station + 1 or other == station - 1)


@final
class Spread(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        tile: i64 = flight.cells[TILE]
        red: bool = flight.table.orders[record + SCOPE] == ONLY_RED
        if zone_of(tile) == (RED if red else BLUE):
            return
        station: i64 = tile - 1 if red else tile + 1
        one: i64 = 1
        if not (flight.cells[SLIME] >> station) & 1:
            flight.set_threat(threat, WHERE, flight.threat(threat, WHERE) | (one << station))
            count_slime(flight)
            flight.journal.tell(told.SPREAD, threat, station)


@final
class PersistSlime(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        flight.cells[OLD_SLIME] |= flight.threat(threat, WHERE)


@final
class PersistContamination(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        flight.cells[CONTAMINATED_STATIONS] |= flight.threat(threat, WHERE)


# --- the crew ---
def concerns(flight: Flight, threat: i64, record: i64, member: i64) -> bool:
    """Whether an order about players reaches this one; nobody in space is ever reached (SA-KO-04)."""
    scope: i64 = flight.table.orders[record + SCOPE]
    if not on_ship(flight, member):
        return False
    station: i64 = flight.station_of(member)
    if scope == OWN:
        return zone_of(station) == zone_of_threat(flight, threat)
    if scope == ALL:
        return True
    if scope == CONTAMINATED:
        return (flight.threat(threat, WHERE) >> station) & 1 != 0
    if scope == STATION:
        return station == station_of_threat(flight, threat)
    if scope == ACTIVE_LEADERS:
        return flight.squad_of(member) == READY_SQUAD
    if scope == WITHOUT_ACTIVE_SQUAD:
        return station == station_of_threat(flight, threat) and flight.squad_of(member) != READY_SQUAD
    if scope == NOT_ON_BRIDGE:
        return station != UPPER_WHITE
    if scope == KILLER:
        return member == flight.cells[ACTOR]
    return scope == AT and (flight.table.orders[record + N] >> station) & 1 != 0


@final
class Delay(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        member: i64 = 0
        while member < flight.mission.crew:
            if concerns(flight, threat, record, member):
                delay(flight, member)
            member += 1


@final
class KnockOut(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        member: i64 = 0
        while member < flight.mission.crew:
            if concerns(flight, threat, record, member):
                knock_out(flight, member)
            member += 1


# --- the ship ---
@final
class DoubleDamage(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        flight.cells[DOUBLED] |= zones_in(flight, threat, record)
        flight.journal.tell(told.DAMAGE_DOUBLES, flight.cells[DOUBLED], threat)


@final
class DestroyShip(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        flight.lose(THREAT_EFFECT, NONE, threat)


BY_NAME: dict[str, Effect] = {
    "attack": Attack(),
    "deal": Deal(),
    "heal": Heal(),
    "heal_half": HealHalf(),
    "speed": Speed(),
    "shield": Shield(),
    "set_shield": SetShield(),
    "self_damage": SelfDamage(),
    "reveal": Reveal(),
    "aura_attack": AuraAttack(),
    "aura_shield": AuraShield(),
    "advance_others": AdvanceOthers(),
    "damage_others": DamageOthers(),
    "drain_shield": DrainShield(),
    "drain_reactor": DrainReactor(),
    "transfer_reactor_to_shield": TransferReactorToShield(),
    "leak_reactor": LeakReactor(),
    "leak_shield": LeakShield(),
    "consume_fuel": ConsumeFuel(),
    "destroy_rocket": DestroyRocket(),
    "disable_stored_squad": DisableStoredSquad(),
    "move": Move(),
    "change_deck": ChangeDeck(),
    "seek": Seek(),
    "spread": Spread(),
    "delay": Delay(),
    "knock_out": KnockOut(),
    "double_damage": DoubleDamage(),
    "persist_slime": PersistSlime(),
    "persist_contamination": PersistContamination(),
    "destroy_ship": DestroyShip(),
}
EFFECTS.extend(BY_NAME[name] for name in OPS)
