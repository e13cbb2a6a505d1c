"""The ship as somebody sees it who was shown its set-up and then only heard the journal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hullbreach.games.space_alert import cards as card
from hullbreach.games.space_alert.pieces import LOWER_RED, NONE, SPACE, TILES, TURNS
from hullbreach.games.space_alert.resolution import begin
from hullbreach.games.space_alert.state import (
    ACTIVE,
    ARMOUR,
    ARMOUR_BONUS,
    ARMOUR_GIVER,
    AT,
    ATTACK_BONUS,
    BONUS_GIVER,
    CHANGED,
    COMPUTER,
    CONFIRMED,
    DAMAGE,
    DESTROYED,
    DISABLED_SQUAD,
    DOUBLED,
    FLYING,
    FUEL,
    LIFE,
    LOSS,
    LOSS_THREAT,
    LOSS_ZONE,
    MAINTAINED,
    MISSED,
    OUT,
    PILOT,
    POSITION,
    QUEUE,
    REACTOR,
    READY_SQUAD,
    ROCKETS,
    SHIELD,
    SPEED,
    SQUAD,
    STATUS,
    STORED,
    STORED_ENGULFED,
    STORED_TAKEN,
    SURVIVED,
    TURN,
    WHERE,
    WOUNDS,
    Flight,
)
from hullbreach.games.space_alert.weapons import ROCKET

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from hullbreach.kernel.journal import Event

CENTRAL_REACTOR = int(REACTOR) + 1


class Listener:
    """Follows a flight by its events alone: `hear` them, then `flight` must look like the real one."""

    def __init__(self, real: Flight) -> None:
        self.flight = begin(real.mission, real.plans, real.slips)
        self._doubling = int(NONE)

    def hear(self, events: Iterable[Event]) -> None:
        for event in events:
            if event.kind.name in HEARD:
                HEARD[event.kind.name](self, int(event.a), int(event.b), int(event.c))

    def set(self, cell: int, value: int) -> None:
        self.flight.cells[cell] = value

    def add(self, cell: int, change: int) -> None:
        self.flight.cells[cell] += change

    # --- the crew ---
    def take_off(self, member: int) -> None:
        self.flight.set_crew(member, AT, SPACE)
        self.set(int(PILOT), member)

    def take_squad(self, member: int, station: int, squad: int) -> None:
        self.flight.set_crew(member, SQUAD, squad)
        self.set(int(STORED) + (station != LOWER_RED), int(STORED_TAKEN))

    def push(self, member: int, slot: int) -> None:
        """The card of that slot moves on, up to the next empty one; what leaves the board is gone."""
        first, end = QUEUE + member * TURNS + slot - 1, QUEUE + (member + 1) * TURNS
        cards = [int(self.flight.cells[place]) for place in range(first, end)]
        gap = cards.index(NONE) if NONE in cards else len(cards) - 1
        for place, moved in enumerate([int(NONE), *cards[:gap], *cards[gap + 1 :]]):
            self.set(int(first) + place, moved)

    # --- the ship ---
    def move_energy(self, source: int, store: int, cubes: int) -> None:
        self.add(int(SHIELD) + source, -cubes)
        self.add(int(SHIELD) + store, cubes)

    def draw_tile(self, zone: int, tile: int, total: int) -> None:
        assert tile == self.flight.mission.piles[zone * TILES + total - 1]
        self.set(int(DAMAGE) + zone, total)

    def strike(self, weapon: int) -> None:
        if weapon == ROCKET:
            self.set(int(FLYING), 0)

    def double(self, zones: int, threat: int) -> None:
        self._doubling = threat
        self.set(int(DOUBLED), zones)

    def lose(self, loss: int, zone: int, threat: int) -> None:
        self.set(int(LOSS), loss)
        self.set(int(LOSS_ZONE), zone)
        self.set(int(LOSS_THREAT), threat)

    # --- threats ---
    def appear(self, threat: int, space: int) -> None:
        """A card shows what it starts with; Unstable Warheads show the rockets."""
        flight = self.flight
        as_many_as_rockets = flight.has(threat, card.ROCKETS_ARE_HIT_POINTS)
        printed = flight.printed(threat, card.HIT_POINTS)
        flight.set_threat(threat, STATUS, ACTIVE)
        flight.set_threat(threat, POSITION, space)
        flight.set_threat(threat, LIFE, flight.cells[ROCKETS] if as_many_as_rockets else printed)
        flight.set_threat(threat, SPEED, flight.printed(threat, card.SPEED))
        flight.set_threat(threat, ARMOUR, flight.printed(threat, card.ARMOUR))
        flight.set_threat(threat, WHERE, flight.printed(threat, card.START))

    def wound(self, threat: int, cubes: int, left: int) -> None:
        self.flight.set_threat(threat, WOUNDS, self.flight.threat(threat, WOUNDS) + cubes)
        assert max(0, self.flight.hit_points(threat)) == left

    def weaken(self, threat: int, left: int) -> None:
        self.flight.set_threat(threat, LIFE, self.flight.threat(threat, WOUNDS) + left)

    def raise_attacks(self, threat: int) -> None:
        self.set(int(ATTACK_BONUS), 1)
        self.set(int(BONUS_GIVER), threat)

    def raise_armour(self, threat: int) -> None:
        self.set(int(ARMOUR_BONUS), 1)
        self.set(int(ARMOUR_GIVER), threat)

    def destroy(self, threat: int) -> None:
        """What it imposed ends with it."""
        self.flight.set_threat(threat, STATUS, DESTROYED)
        self.flight.set_threat(threat, WHERE, 0)
        if self.flight.cells[BONUS_GIVER] == threat:
            self.set(int(ATTACK_BONUS), 0)
        if self.flight.cells[ARMOUR_GIVER] == threat:
            self.set(int(ARMOUR_BONUS), 0)
        if self._doubling == threat:
            self.set(int(DOUBLED), 0)

    def survive(self, threat: int) -> None:
        self.flight.set_threat(threat, STATUS, SURVIVED)
        if not self.flight.has(threat, card.SPREADS | card.SCATTERED):
            self.flight.set_threat(threat, WHERE, 0)

    def change_tiles(self, threat: int, station: int, present: bool) -> None:
        where = int(self.flight.threat(threat, WHERE))
        self.flight.set_threat(threat, WHERE, where | 1 << station if present else where & ~(1 << station))


HEARD: dict[str, Callable[[Listener, int, int, int], None]] = {
    "turn": lambda ship, turn, *_: ship.set(int(TURN), turn),
    "lost": Listener.lose,
    "moved": lambda ship, member, _, station: ship.flight.set_crew(member, AT, station),
    "took-off": lambda ship, member, *_: ship.take_off(member),
    "came-back": lambda ship, *_: ship.set(int(PILOT), int(NONE)),
    "knocked-out": lambda ship, member, *_: ship.flight.set_crew(member, OUT, 1),
    "delayed": lambda ship, member, slot, _: ship.push(member, slot),
    "squad-taken": Listener.take_squad,
    "squad-revived": lambda ship, member, *_: ship.flight.set_crew(member, SQUAD, READY_SQUAD),
    "squad-disabled": lambda ship, member, *_: ship.flight.set_crew(member, SQUAD, DISABLED_SQUAD),
    "squad-engulfed": lambda ship, station, *_: ship.set(int(STORED) + (station != LOWER_RED), int(STORED_ENGULFED)),
    "cube-spent": lambda ship, store, left, _: ship.set(int(SHIELD) + store, left),
    "energy-moved": Listener.move_energy,
    "capsule-burnt": lambda ship, left, *_: ship.set(int(FUEL), left),
    "refuelled": lambda ship, cubes, *_: ship.add(CENTRAL_REACTOR, cubes),
    "heroic-cube": lambda ship, store, cubes, _: ship.set(int(SHIELD) + store, cubes),
    "absorbed": lambda ship, zone, _, left: ship.set(int(SHIELD) + zone, left),
    "drained": lambda ship, store, _, left: ship.set(int(SHIELD) + store, left),
    "leaked": lambda ship, store, cubes, _: ship.add(int(SHIELD) + store, -cubes),
    "cubes-spilt": lambda ship, store, cubes, _: ship.add(int(SHIELD) + store, -cubes),
    "fuel-lost": lambda ship, left, *_: ship.set(int(FUEL), left),
    "damaged": Listener.draw_tile,
    "damage-doubles": lambda ship, zones, threat, _: ship.double(zones, threat),
    "maintained": lambda ship, phase, *_: ship.set(int(COMPUTER) + phase, int(MAINTAINED)),
    "check-missed": lambda ship, phase, *_: ship.set(int(COMPUTER) + phase, int(MISSED)),
    "confirmed": lambda ship, phase, count, _: ship.set(int(CONFIRMED) + phase, count),
    "rocket-launched": lambda ship, _, left, __: ship.set(int(ROCKETS), left),
    "rocket-flies-on": lambda ship, *_: ship.set(int(FLYING), 1),
    "rocket-spent": lambda ship, *_: ship.set(int(FLYING), 0),
    "rocket-lost": lambda ship, left, *_: ship.set(int(ROCKETS), left),
    "targeted": lambda ship, weapon, *_: ship.strike(weapon),
    "appeared": lambda ship, threat, _, space: ship.appear(threat, space),
    "advanced": lambda ship, threat, _, space: ship.flight.set_threat(threat, POSITION, space),
    "wounded": Listener.wound,
    "weakened": lambda ship, threat, left, _: ship.weaken(threat, left),
    "healed": lambda ship, threat, cubes, _: ship.wound(threat, -cubes, int(ship.flight.hit_points(threat)) + cubes),
    "speed-changed": lambda ship, threat, speed, _: ship.flight.set_threat(threat, SPEED, speed),
    "armour-changed": lambda ship, threat, armour, _: ship.flight.set_threat(threat, ARMOUR, armour),
    "revealed": lambda ship, threat, *_: ship.flight.set_threat(threat, CHANGED, 1),
    "cryoshield-broken": lambda ship, threat, *_: ship.flight.set_threat(threat, CHANGED, 1),
    "attacks-raised": lambda ship, threat, *_: ship.raise_attacks(threat),
    "armour-raised": lambda ship, threat, *_: ship.raise_armour(threat),
    "intruder-moved": lambda ship, threat, _, station: ship.flight.set_threat(threat, WHERE, 1 << station),
    "spread": lambda ship, threat, station, _: ship.change_tiles(threat, station, True),
    "tile-removed": lambda ship, threat, station, _: ship.change_tiles(threat, station, False),
    "destroyed": lambda ship, threat, *_: ship.destroy(threat),
    "survived": lambda ship, threat, *_: ship.survive(threat),
}
