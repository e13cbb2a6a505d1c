"""Which order is carried out by what."""

from __future__ import annotations

from typing import Final

from hullbreach.games.space_alert import cell, told
from hullbreach.games.space_alert.cards import order
from hullbreach.games.space_alert.resolution.effects import attacks, changes, inside, supplies
from hullbreach.games.space_alert.resolution.flight import Effect

BY_NAME: Final[dict[str, Effect]] = {
    "attack": attacks.Attack(),
    "deal": attacks.Deal(),
    "heal": changes.Heal(),
    "heal_half": changes.HealHalf(),
    "speed": changes.Speed(),
    "shield": changes.Shield(),
    "set_shield": changes.SetShield(),
    "self_damage": changes.SelfDamage(),
    "reveal": changes.Reveal(),
    "aura_attack": changes.Aura(cell.ATTACK_BONUS, cell.ATTACK_GIVER, told.ATTACKS_RAISED),
    "aura_shield": changes.Aura(cell.ARMOUR_BONUS, cell.ARMOUR_GIVER, told.ARMOUR_RAISED),
    "advance_others": changes.AdvanceOthers(),
    "damage_others": changes.DamageOthers(),
    "drain_shield": supplies.Drain(cell.SHIELD),
    "drain_reactor": supplies.Drain(cell.REACTOR),
    "transfer_reactor_to_shield": supplies.TransferReactorToShield(),
    "leak_reactor": attacks.Leak(cell.REACTOR),
    "leak_shield": attacks.Leak(cell.SHIELD),
    "consume_fuel": supplies.ConsumeFuel(),
    "destroy_rocket": supplies.DestroyRocket(),
    "disable_stored_squad": supplies.DisableStoredSquad(),
    "move": inside.Move(),
    "change_deck": inside.ChangeDeck(),
    "seek": inside.Seek(),
    "spread": inside.Spread(),
    "delay": inside.Delay(),
    "knock_out": inside.KnockOut(),
    "double_damage": attacks.DoubleDamage(),
    "persist_slime": inside.Persist(cell.OLD_SLIME),
    "persist_contamination": inside.Persist(cell.CONTAMINATED),
    "destroy_ship": attacks.DestroyShip(),
}
EFFECTS: Final[list[Effect]] = [BY_NAME[name] for name in order.OPS]
