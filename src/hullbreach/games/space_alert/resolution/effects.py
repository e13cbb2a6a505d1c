"""What each order on a threat card does (the vocabulary of `orders`)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hullbreach.games.space_alert import cell, pieces, told
from hullbreach.games.space_alert.cards import order, trait
from hullbreach.games.space_alert.pieces import is_upper, other_deck, zone_of
from hullbreach.games.space_alert.resolution.flight import Flight
from hullbreach.games.space_alert.resolution.harm import capacity, damage_zone, delay, knock_out, on_ship
from hullbreach.games.space_alert.resolution.program import (
    EFFECTS,
    Effect,
    amount,
    players_at,
    station_of_threat,
    zone_of_threat,
)
from hullbreach.games.space_alert.resolution.threats import advance, count_slime, destroy, is_external, settle, wound


def zones_in(flight: Flight, threat: i64, record: i64) -> i64:
    """The zones an order names, a bit each."""
    scope: i64 = flight.table.orders[record + order.SCOPE]
    one: i64 = 1
    if scope == order.ALL:
        return pieces.ALL_ZONES
    if scope == order.OTHERS:
        return pieces.ALL_ZONES & ~(one << zone_of_threat(flight, threat))
    if scope >= order.ONLY_RED and scope <= order.ONLY_BLUE:
        return one << (scope - order.ONLY_RED)
    return one << zone_of_threat(flight, threat)


# --- attacks and damage ---
@final
class Attack(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        power: i64 = amount(flight, threat, record)
        if flight.cells[cell.BONUS_GIVER] != threat:
            power += flight.cells[cell.ATTACK_BONUS]
        zones: i64 = zones_in(flight, threat, record)
        piercing: bool = flight.table.orders[record + order.PIERCING] != 0
        zone: i64 = 0
        while zone < pieces.ZONES and not flight.is_lost():
            if (zones >> zone) & 1:
                attack_zone(flight, threat, zone, power, piercing)
            zone += 1


def attack_zone(flight: Flight, threat: i64, zone: i64, power: i64, piercing: bool) -> None:
    """The shield absorbs a point for each cube, the rest is damage (SA-ATK-02)."""
    flight.journal.tell(told.ATTACKS, threat, zone, power)
    absorbed: i64 = 0
    if not piercing:
        absorbed = power if power < flight.cells[cell.SHIELD + zone] else flight.cells[cell.SHIELD + zone]
    if absorbed:
        flight.cells[cell.SHIELD + zone] -= absorbed
        flight.journal.tell(told.ABSORBED, zone, absorbed, flight.cells[cell.SHIELD + zone])
    points: i64 = power - absorbed
    damage_zone(flight, zone, points * 2 if flight.has(threat, trait.DOUBLES_DAMAGE) else points, threat)


@final
class Deal(Effect):
    """Damage from inside: no shield helps (SA-ATK-07)."""

    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        points: i64 = amount(flight, threat, record)
        scope: i64 = flight.table.orders[record + order.SCOPE]
        if scope == order.SLIMED:
            damage_zone(flight, zone_of(flight.cells[cell.TILE]), points, threat)
        elif scope == order.CONTAMINATED:
            deal_in_stations(flight, threat, points)
        else:
            deal_in_zones(flight, threat, points, zones_in(flight, threat, record))


def deal_in_zones(flight: Flight, threat: i64, points: i64, zones: i64) -> None:
    zone: i64 = 0
    while zone < pieces.ZONES and not flight.is_lost():
        if (zones >> zone) & 1:
            damage_zone(flight, zone, points, threat)
        zone += 1


def deal_in_stations(flight: Flight, threat: i64, points: i64) -> None:
    """Once for each station with a tile, from red to blue (SA-RULING-52, SA-RULING-56)."""
    where: i64 = flight.threat(threat, cell.WHERE)
    zone: i64 = 0
    while zone < pieces.ZONES:
        station: i64 = zone
        while station < pieces.STATIONS and not flight.is_lost():
            if (where >> station) & 1:
                damage_zone(flight, zone, points, threat)
            station += pieces.ZONES
        zone += 1


@final
class SelfDamage(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        wound(flight, threat, flight.table.orders[record + order.N])
        if flight.hit_points(threat) <= 0:
            destroy(flight, threat)


@final
class DamageOthers(Effect):
    """Nothing protects from it, and a cryoshield stays up (SA-EXT-16, SA-EXT-17)."""

    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        other: i64 = 0
        while other < flight.mission.threats:
            if other != threat and flight.is_active(other) and is_external(flight, other):
                wound(flight, other, flight.table.orders[record + order.N])
                flight.set_threat(other, cell.HIT, flight.threat(other, cell.HIT) | cell.WAS_DAMAGED)
                if flight.hit_points(other) <= 0:
                    destroy(flight, other)
            other += 1


# --- the threat itself ---
@final
class Heal(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        heal(flight, threat, flight.table.orders[record + order.N])


@final
class HealHalf(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        heal(flight, threat, flight.threat(threat, cell.WOUNDS) >> 1)


def heal(flight: Flight, threat: i64, cubes: i64) -> None:
    wounds: i64 = flight.threat(threat, cell.WOUNDS)
    healed: i64 = cubes if cubes < wounds else wounds
    if healed:
        flight.set_threat(threat, cell.WOUNDS, wounds - healed)
        flight.journal.tell(told.HEALED, threat, healed)


@final
class Speed(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        flight.set_threat(threat, cell.SPEED, flight.threat(threat, cell.SPEED) + flight.table.orders[record + order.N])
        flight.journal.tell(told.SPEED_CHANGED, threat, flight.threat(threat, cell.SPEED))


@final
class Shield(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        set_armour(flight, threat, flight.threat(threat, cell.ARMOUR) + flight.table.orders[record + order.N])


@final
class SetShield(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        set_armour(flight, threat, flight.table.orders[record + order.N])


def set_armour(flight: Flight, threat: i64, armour: i64) -> None:
    flight.set_threat(threat, cell.ARMOUR, armour)
    flight.journal.tell(told.ARMOUR_CHANGED, threat, armour)


@final
class Reveal(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        flight.set_threat(threat, cell.CHANGED, 1)
        flight.journal.tell(told.REVEALED, threat)


@final
class AuraAttack(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        flight.cells[cell.ATTACK_BONUS] = flight.table.orders[record + order.N]
        flight.cells[cell.BONUS_GIVER] = threat
        flight.journal.tell(told.ATTACKS_RAISED, threat)


@final
class AuraShield(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        flight.cells[cell.ARMOUR_BONUS] = flight.table.orders[record + order.N]
        flight.cells[cell.ARMOUR_GIVER] = threat
        flight.journal.tell(told.ARMOUR_RAISED, threat)


@final
class AdvanceOthers(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        other: i64 = 0
        while other < flight.mission.threats and not flight.is_lost():
            if other != threat and flight.is_active(other) and is_external(flight, other):
                advance(flight, other, flight.table.orders[record + order.N])
            other += 1


# --- energy, fuel, rockets, squads ---
@final
class DrainShield(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        drain(flight, cell.SHIELD, zones_in(flight, threat, record), record)


@final
class DrainReactor(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        drain(flight, cell.REACTOR, zones_in(flight, threat, record), record)


def drain(flight: Flight, first: i64, zones: i64, record: i64) -> None:
    zone: i64 = 0
    while zone < pieces.ZONES:
        held: i64 = flight.cells[first + zone]
        cubes: i64 = flight.table.orders[record + order.N]
        if flight.table.orders[record + order.HOW] == order.EVERYTHING or cubes > held:
            cubes = held
        if (zones >> zone) & 1 and cubes:
            flight.cells[first + zone] = held - cubes
            flight.journal.tell(told.DRAINED, first + zone - cell.SHIELD, cubes, held - cubes)
        zone += 1


@final
class TransferReactorToShield(Effect):
    """As B would, up to the shield's capacity."""

    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        zone: i64 = flight.table.orders[record + order.SCOPE] - order.ONLY_RED
        cubes: i64 = capacity(flight, cell.SHIELD + zone) - flight.cells[cell.SHIELD + zone]
        if cubes > flight.cells[cell.REACTOR + zone]:
            cubes = flight.cells[cell.REACTOR + zone]
        if cubes > 0:
            flight.cells[cell.REACTOR + zone] -= cubes
            flight.cells[cell.SHIELD + zone] += cubes
            flight.journal.tell(told.ENERGY_MOVED, cell.REACTOR + zone - cell.SHIELD, zone, cubes)


@final
class LeakReactor(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        leak(flight, threat, cell.REACTOR, zones_in(flight, threat, record))


@final
class LeakShield(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        leak(flight, threat, cell.SHIELD, zones_in(flight, threat, record))


def leak(flight: Flight, threat: i64, first: i64, zones: i64) -> None:
    """All cubes are lost, each a point of damage to its own zone."""
    zone: i64 = 0
    while zone < pieces.ZONES and not flight.is_lost():
        cubes: i64 = flight.cells[first + zone]
        if (zones >> zone) & 1 and cubes:
            flight.cells[first + zone] = 0
            flight.journal.tell(told.LEAKED, first + zone - cell.SHIELD, cubes)
            damage_zone(flight, zone, cubes, threat)
        zone += 1


@final
class ConsumeFuel(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        lost: i64 = flight.table.orders[record + order.N]
        if lost > flight.cells[cell.FUEL]:
            lost = flight.cells[cell.FUEL]
        if lost:
            flight.cells[cell.FUEL] -= lost
            flight.journal.tell(told.FUEL_LOST, flight.cells[cell.FUEL])


@final
class DestroyRocket(Effect):
    """Unstable Warheads lose a hit point with it (SA-INN-04)."""

    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        if flight.cells[cell.ROCKETS] == 0:
            return
        flight.cells[cell.ROCKETS] -= 1
        flight.journal.tell(told.ROCKET_LOST, flight.cells[cell.ROCKETS])
        other: i64 = 0
        while other < flight.mission.threats:
            if flight.is_active(other) and flight.has(other, trait.ROCKETS_ARE_HIT_POINTS):
                flight.set_threat(other, cell.LIFE, flight.threat(other, cell.LIFE) - 1)
                flight.journal.tell(told.WEAKENED, other, flight.hit_points(other))
                settle(flight, other)
            other += 1


@final
class DisableStoredSquad(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        stored: i64 = cell.STORED if flight.table.orders[record + order.N] == pieces.LOWER_RED else cell.STORED + 1
        if flight.cells[stored] == cell.STORED_READY:
            flight.cells[stored] = cell.STORED_ENGULFED
            flight.journal.tell(told.SQUAD_ENGULFED, flight.table.orders[record + order.N])


# --- intruders ---
@final
class Move(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        station: i64 = station_of_threat(flight, threat)
        red: bool = flight.table.orders[record + order.SCOPE] == order.ONLY_RED
        if zone_of(station) != (pieces.RED if red else pieces.BLUE):
            move_to(flight, threat, station - 1 if red else station + 1)


@final
class ChangeDeck(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        move_to(flight, threat, other_deck(station_of_threat(flight, threat)))


def move_to(flight: Flight, threat: i64, station: i64) -> None:
    one: i64 = 1
    flight.journal.tell(told.INTRUDER_MOVED, threat, station_of_threat(flight, threat), station)
    flight.set_threat(threat, cell.WHERE, one << station)


@final
class Seek(Effect):
    """To the adjacent station with most players; on a tie it stays (SA-INN-29)."""

    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        here: i64 = station_of_threat(flight, threat)
        best: i64 = pieces.NONE
        most: i64 = 0
        station: i64 = 0
        while station < pieces.STATIONS:
            if is_adjacent(here, station):
                players: i64 = players_at(flight, station)
                if players == most:
                    best = pieces.NONE
                elif players > most:
                    most = players
                    best = station
            station += 1
        if best != pieces.NONE:
            move_to(flight, threat, best)


def is_adjacent(station: i64, other: i64) -> bool:
    if other == other_deck(station):
        return True
    return is_upper(station) == is_upper(other) and (other == station + 1 or other == station - 1)


@final
class Spread(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        tile: i64 = flight.cells[cell.TILE]
        red: bool = flight.table.orders[record + order.SCOPE] == order.ONLY_RED
        if zone_of(tile) == (pieces.RED if red else pieces.BLUE):
            return
        station: i64 = tile - 1 if red else tile + 1
        one: i64 = 1
        if not (flight.cells[cell.SLIME] >> station) & 1:
            flight.set_threat(threat, cell.WHERE, flight.threat(threat, cell.WHERE) | (one << station))
            count_slime(flight)
            flight.journal.tell(told.SPREAD, threat, station)


@final
class PersistSlime(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        flight.cells[cell.OLD_SLIME] |= flight.threat(threat, cell.WHERE)


@final
class PersistContamination(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        flight.cells[cell.CONTAMINATED] |= flight.threat(threat, cell.WHERE)


# --- the crew ---
def concerns(flight: Flight, threat: i64, record: i64, member: i64) -> bool:
    """Whether an order about players reaches this one; nobody in space is ever reached (SA-KO-04)."""
    scope: i64 = flight.table.orders[record + order.SCOPE]
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
    return scope == order.AT and (flight.table.orders[record + order.N] >> station) & 1 != 0


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
        flight.cells[cell.DOUBLED] |= zones_in(flight, threat, record)
        flight.journal.tell(told.DAMAGE_DOUBLES, flight.cells[cell.DOUBLED], threat)


@final
class DestroyShip(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        flight.lose(cell.THREAT_EFFECT, pieces.NONE, threat)


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
EFFECTS.extend(BY_NAME[name] for name in order.OPS)
