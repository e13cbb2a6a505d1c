"""Abilities the player is asked about when their moment comes."""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.under_falling_skies import stage, step
from hullbreach.games.under_falling_skies.abilities.ability import Effect
from hullbreach.games.under_falling_skies.abilities.force import fits_now, has_uses
from hullbreach.games.under_falling_skies.state import PLAYER, Table
from hullbreach.kernel.agenda import NONE


def is_offered(table: Table, effect: Effect) -> bool:
    """Whether an effect the player may decline can be used now."""
    if not effect.optional or not fits_now(table, effect):
        return False
    ability = table.setting.abilities[effect.ability]
    return has_uses(table, ability) and table.has_energy(ability.cost)


def offer(table: Table, effect: Effect, square: i64 = NONE) -> None:
    """Ask whether to use an ability, maybe for the ship on a square.

    What is next on the agenda goes on afterwards, or falls to the ability.
    """
    table.agenda.push(step.OFFERED, effect.ability, square)
    table.ask(PLAYER, stage.OFFER)
