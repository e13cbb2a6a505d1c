"""Orders about the threat itself and about the other threats."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hullbreach.games.space_alert import cell, told
from hullbreach.games.space_alert.cards import order
from hullbreach.games.space_alert.resolution.flight import Effect, Flight, min_of
from hullbreach.games.space_alert.resolution.threats import advance, destroy, is_external, wound
from hullbreach.kernel.journal import EventKind


# --- itself ---
@final
class SelfDamage(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        wound(flight, threat, flight.ordered(record, order.N))
        if flight.hit_points(threat) <= 0:
            destroy(flight, threat)


@final
class Heal(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        heal(flight, threat, flight.ordered(record, order.N))


@final
class HealHalf(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        heal(flight, threat, flight.threat(threat, cell.WOUNDS) >> 1)


def heal(flight: Flight, threat: i64, cubes: i64) -> None:
    wounds: i64 = flight.threat(threat, cell.WOUNDS)
    healed: i64 = min_of(cubes, wounds)
    if healed:
        flight.set_threat(threat, cell.WOUNDS, wounds - healed)
        flight.tell(told.HEALED, threat, healed)


@final
class Speed(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        flight.set_threat(threat, cell.SPEED, flight.threat(threat, cell.SPEED) + flight.ordered(record, order.N))
        flight.tell(told.SPEED_CHANGED, threat, flight.threat(threat, cell.SPEED))


@final
class Shield(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        set_armour(flight, threat, flight.threat(threat, cell.ARMOUR) + flight.ordered(record, order.N))


@final
class SetShield(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        set_armour(flight, threat, flight.ordered(record, order.N))


def set_armour(flight: Flight, threat: i64, armour: i64) -> None:
    flight.set_threat(threat, cell.ARMOUR, armour)
    flight.tell(told.ARMOUR_CHANGED, threat, armour)


@final
class Reveal(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        flight.set_threat(threat, cell.CHANGED, 1)
        flight.tell(told.REVEALED, threat)


# --- others ---
@final
class Aura(Effect):
    """A bonus for all other threats as long as the giver is there (SA-EXT-08, SA-EXT-14)."""

    def __init__(self, bonus: i64, giver: i64, kind: EventKind) -> None:
        self.bonus = bonus
        self.giver = giver
        self.kind = kind

    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        flight.cells[self.bonus] = flight.ordered(record, order.N)
        flight.cells[self.giver] = threat
        flight.tell(self.kind, threat)


@final
class AdvanceOthers(Effect):
    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        for other in range(flight.appeared()):
            if is_other(flight, threat, other) and not flight.is_lost():
                advance(flight, other, flight.ordered(record, order.N))


@final
class DamageOthers(Effect):
    """Nothing protects from it, and a cryoshield stays up (SA-EXT-16, SA-EXT-17)."""

    def apply(self, flight: Flight, threat: i64, record: i64) -> None:
        for other in range(flight.appeared()):
            if is_other(flight, threat, other):
                wound(flight, other, flight.ordered(record, order.N))
                flight.mark(cell.WAS_DAMAGED, other)
                if flight.hit_points(other) <= 0:
                    destroy(flight, other)


def is_other(flight: Flight, threat: i64, other: i64) -> bool:
    return other != threat and flight.is_active(other) and is_external(flight, other)
