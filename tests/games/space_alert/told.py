"""The ship as somebody sees it who was shown its set-up and then only heard the journal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hullbreach.games.space_alert import cell, mode, pieces
from hullbreach.games.space_alert.cards import card, trait
from hullbreach.games.space_alert.resolution.flight import Flight
from hullbreach.games.space_alert.resolution.turns import begin
from hullbreach.games.space_alert.resolution.weapons import ROCKET

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from hullbreach.kernel.journal import Event

CENTRAL_REACTOR = int(cell.REACTOR) + 1


class Listener:
    """Follows a flight by its events alone: `hear` them, then `flight` must look like the real one."""

    def __init__(self, real: Flight) -> None:
        self.flight = begin(real.mission, real.plans, real.slips)
        self._doubling = int(pieces.NONE)

    def hear(self, events: Iterable[Event]) -> None:
        for event in events:
            if event.kind.name in HEARD:
                a, b, c = (*event.values, 0, 0, 0)[:3]
                HEARD[event.kind.name](self, a, b, c)

    def set(self, cell: int, value: int) -> None:
        self.flight.cells[cell] = value

    def add(self, cell: int, change: int) -> None:
        self.flight.cells[cell] += change

    # --- the crew ---
    def take_off(self, member: int) -> None:
        self.flight.set_crew(member, cell.AT, pieces.SPACE)
        self.set(int(cell.PILOT), member)

    def take_squad(self, member: int, station: int, squad: int) -> None:
        self.flight.set_crew(member, cell.SQUAD, squad)
        self.set(int(cell.STORED) + (station != pieces.LOWER_RED), int(cell.STORED_TAKEN))

    def push(self, member: int, slot: int) -> None:
        """The card of that slot moves on; one that filled the slot of a card pushed before says so by coming second."""
        pushed = int(self.flight.crew(member, cell.PUSHED)) | 1 << slot
        self.flight.set_crew(member, cell.PUSHED, pushed & ~(1 << slot + 1))

    # --- the ship ---
    def move_energy(self, source: int, store: int, cubes: int) -> None:
        self.add(int(cell.SHIELD) + source, -cubes)
        self.add(int(cell.SHIELD) + store, cubes)

    def draw_tile(self, zone: int, tile: int, total: int) -> None:
        with_tiles = self.flight.mission.uses(mode.WITH_TILES)
        assert tile == (self.flight.mission.piles[zone * pieces.TILES + total - 1] if with_tiles else 0)
        self.set(int(cell.DAMAGE) + zone, total)

    def strike(self, weapon: int) -> None:
        if weapon == ROCKET:
            self.set(int(cell.FLYING), 0)

    def double(self, zones: int, threat: int) -> None:
        self._doubling = threat
        self.set(int(cell.DOUBLED), zones)

    def lose(self, loss: int, zone: int, threat: int) -> None:
        self.set(int(cell.LOSS), loss)
        self.set(int(cell.LOSS_ZONE), zone)
        self.set(int(cell.LOSS_THREAT), threat)

    # --- threats ---
    def appear(self, threat: int, space: int) -> None:
        """A card shows what it starts with; Unstable Warheads show the rockets."""
        flight = self.flight
        as_many_as_rockets = flight.has(threat, trait.ROCKETS_ARE_HIT_POINTS)
        printed = flight.printed(threat, card.HIT_POINTS)
        flight.set_threat(threat, cell.STATUS, cell.ACTIVE)
        flight.set_threat(threat, cell.POSITION, space)
        flight.set_threat(threat, cell.LIFE, flight.cells[cell.ROCKETS] if as_many_as_rockets else printed)
        flight.set_threat(threat, cell.SPEED, flight.printed(threat, card.SPEED))
        flight.set_threat(threat, cell.ARMOUR, flight.printed(threat, card.ARMOUR))
        flight.set_threat(threat, cell.WHERE, flight.printed(threat, card.START))

    def wound(self, threat: int, cubes: int, left: int) -> None:
        self.flight.set_threat(threat, cell.WOUNDS, self.flight.threat(threat, cell.WOUNDS) + cubes)
        assert max(0, self.flight.hit_points(threat)) == left

    def weaken(self, threat: int, left: int) -> None:
        self.flight.set_threat(threat, cell.LIFE, self.flight.threat(threat, cell.WOUNDS) + left)

    def raise_attacks(self, threat: int) -> None:
        self.set(int(cell.ATTACK_BONUS), 1)
        self.set(int(cell.ATTACK_GIVER), threat)

    def raise_armour(self, threat: int) -> None:
        self.set(int(cell.ARMOUR_BONUS), 1)
        self.set(int(cell.ARMOUR_GIVER), threat)

    def destroy(self, threat: int) -> None:
        """What it imposed ends with it."""
        self.flight.set_threat(threat, cell.STATUS, cell.DESTROYED)
        self.flight.set_threat(threat, cell.WHERE, 0)
        if self.flight.cells[cell.ATTACK_GIVER] == threat:
            self.set(int(cell.ATTACK_BONUS), 0)
        if self.flight.cells[cell.ARMOUR_GIVER] == threat:
            self.set(int(cell.ARMOUR_BONUS), 0)
        if self._doubling == threat:
            self.set(int(cell.DOUBLED), 0)

    def survive(self, threat: int) -> None:
        self.flight.set_threat(threat, cell.STATUS, cell.SURVIVED)
        if not self.flight.has(threat, trait.SPREADS | trait.SCATTERED):
            self.flight.set_threat(threat, cell.WHERE, 0)

    def change_tiles(self, threat: int, station: int, present: bool) -> None:
        where = int(self.flight.threat(threat, cell.WHERE))
        self.flight.set_threat(threat, cell.WHERE, where | 1 << station if present else where & ~(1 << station))


HEARD: dict[str, Callable[[Listener, int, int, int], None]] = {
    "turn": lambda ship, turn, *_: ship.set(int(cell.TURN), turn),
    "lost": Listener.lose,
    "moved": lambda ship, member, _, station: ship.flight.set_crew(member, cell.AT, station),
    "took-off": lambda ship, member, *_: ship.take_off(member),
    "came-back": lambda ship, *_: ship.set(int(cell.PILOT), int(pieces.NONE)),
    "knocked-out": lambda ship, member, *_: ship.flight.set_crew(member, cell.OUT, 1),
    "delayed": lambda ship, member, slot, _: ship.push(member, slot),
    "squad-taken": Listener.take_squad,
    "squad-revived": lambda ship, member, *_: ship.flight.set_crew(member, cell.SQUAD, cell.READY_SQUAD),
    "squad-disabled": lambda ship, member, *_: ship.flight.set_crew(member, cell.SQUAD, cell.DISABLED_SQUAD),
    "squad-engulfed": lambda ship, station, *_: ship.set(
        int(cell.STORED) + (station != pieces.LOWER_RED), int(cell.STORED_ENGULFED)
    ),
    "cube-spent": lambda ship, store, left, _: ship.set(int(cell.SHIELD) + store, left),
    "energy-moved": Listener.move_energy,
    "capsule-burnt": lambda ship, left, *_: ship.set(int(cell.FUEL), left),
    "refuelled": lambda ship, cubes, *_: ship.add(CENTRAL_REACTOR, cubes),
    "heroic-cube": lambda ship, store, cubes, _: ship.set(int(cell.SHIELD) + store, cubes),
    "absorbed": lambda ship, zone, _, left: ship.set(int(cell.SHIELD) + zone, left),
    "drained": lambda ship, store, _, left: ship.set(int(cell.SHIELD) + store, left),
    "leaked": lambda ship, store, cubes, _: ship.add(int(cell.SHIELD) + store, -cubes),
    "cubes-spilt": lambda ship, store, cubes, _: ship.add(int(cell.SHIELD) + store, -cubes),
    "fuel-lost": lambda ship, left, *_: ship.set(int(cell.FUEL), left),
    "damaged": Listener.draw_tile,
    "damage-doubles": lambda ship, zones, threat, _: ship.double(zones, threat),
    "maintained": lambda ship, phase, *_: ship.set(int(cell.COMPUTER) + phase, int(cell.MAINTAINED)),
    "check-missed": lambda ship, phase, *_: ship.set(int(cell.COMPUTER) + phase, int(cell.MISSED)),
    "confirmed": lambda ship, phase, count, _: ship.set(int(cell.CONFIRMED) + phase, count),
    "rocket-launched": lambda ship, _, left, __: ship.set(int(cell.ROCKETS), left),
    "rocket-flies-on": lambda ship, *_: ship.set(int(cell.FLYING), 1),
    "rocket-spent": lambda ship, *_: ship.set(int(cell.FLYING), 0),
    "rocket-lost": lambda ship, left, *_: ship.set(int(cell.ROCKETS), left),
    "targeted": lambda ship, weapon, *_: ship.strike(weapon),
    "appeared": lambda ship, threat, _, space: ship.appear(threat, space),
    "advanced": lambda ship, threat, _, space: ship.flight.set_threat(threat, cell.POSITION, space),
    "wounded": Listener.wound,
    "weakened": lambda ship, threat, left, _: ship.weaken(threat, left),
    "healed": lambda ship, threat, cubes, _: ship.wound(threat, -cubes, int(ship.flight.hit_points(threat)) + cubes),
    "speed-changed": lambda ship, threat, speed, _: ship.flight.set_threat(threat, cell.SPEED, speed),
    "armour-changed": lambda ship, threat, armour, _: ship.flight.set_threat(threat, cell.ARMOUR, armour),
    "revealed": lambda ship, threat, *_: ship.flight.set_threat(threat, cell.CHANGED, 1),
    "cryoshield-broken": lambda ship, threat, *_: ship.flight.set_threat(threat, cell.CHANGED, 1),
    "attacks-raised": lambda ship, threat, *_: ship.raise_attacks(threat),
    "armour-raised": lambda ship, threat, *_: ship.raise_armour(threat),
    "intruder-moved": lambda ship, threat, _, station: ship.flight.set_threat(threat, cell.WHERE, 1 << station),
    "spread": lambda ship, threat, station, _: ship.change_tiles(threat, station, True),
    "tile-removed": lambda ship, threat, station, _: ship.change_tiles(threat, station, False),
    "destroyed": lambda ship, threat, *_: ship.destroy(threat),
    "survived": lambda ship, threat, *_: ship.survive(threat),
}
