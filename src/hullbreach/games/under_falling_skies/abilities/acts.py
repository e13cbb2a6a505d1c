"""Which class carries out which op."""

from __future__ import annotations

from typing import Final

from hullbreach.games.under_falling_skies.abilities import base, dice, op, ships, tokens
from hullbreach.games.under_falling_skies.abilities.ability import Effect
from hullbreach.games.under_falling_skies.abilities.act import Act
from hullbreach.games.under_falling_skies.state import Table

BOUND: Final[dict[int, Act]] = {
    op.SET_DIE: dice.SetDie(),
    op.ADJUST_DIE: dice.AdjustDie(),
    op.REROLL: dice.Reroll(),
    op.COPY_DIE: dice.CopyDie(),
    op.LOWER_HIGHEST_DIE: dice.LowerHighestDie(),
    op.MOVE_DIE: dice.MoveDie(),
    op.FREE_ROOMS: base.FreeRooms(),
    op.ENERGY: base.Energy(),
    op.MAX_ENERGY: base.MaxEnergy(),
    op.ENERGY_OR_EXCAVATOR: base.EnergyOrExcavator(),
    op.RESEARCH_STEPS: base.ResearchSteps(),
    op.ENERGY_OR_DAMAGE_PER_EXTRA_STEP: base.EnergyOrDamage(),
    op.MOVE_EXCAVATOR: base.MoveExcavator(),
    op.REPAIR: base.Repair(),
    op.DAMAGE: base.Damage(),
    op.INSTALL_ROBOT: base.InstallRobot(),
    op.SHIFT_SHIPS: ships.ShiftShips(),
    op.RAISE_SHIPS: ships.RaiseShips(),
    op.DESTROY_SHIPS: ships.DestroyShips(),
    op.ADD_WAITING: ships.AddWaiting(),
    op.SHIP_STEP: ships.ShipStep(),
    op.IGNORE_LANDING: ships.IgnoreLanding(),
    op.SKIP_ACTION: ships.SkipAction(),
    op.HOLD_MOTHERSHIP: ships.HoldMothership(),
    op.TOKENS: tokens.Tokens(),
    op.GAIN_TOKEN: tokens.GainToken(),
    op.RANDOM_COLUMN: tokens.RandomColumn(),
    op.COUNTER: tokens.Counter(),
}
# By op; those that are only read where they matter are never carried out.
ACTS: Final = [BOUND.get(number, Act()) for number in range(len(op.NAMES))]

for _number, _op in enumerate(op.OPS.ops):
    if _op.is_act and _number not in BOUND:
        raise ValueError(f"nothing carries out {_op.name}")


def act_of(effect: Effect) -> Act:
    return ACTS[effect.op]


def effect_at_hand(table: Table) -> Effect:
    """The effect whose step is on top of the agenda."""
    return table.setting.effects[table.agenda.a()]
