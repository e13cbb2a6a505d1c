"""Which class carries out which op, and how the step of an effect is resolved."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.under_falling_skies import deeds, ops, picks
from hullbreach.games.under_falling_skies.powers import EFFECTS
from hullbreach.games.under_falling_skies.records import Effect
from hullbreach.games.under_falling_skies.state import Table
from hullbreach.kernel.agenda import about_of

_CLASSES: Final[dict[str, deeds.Act]] = {
    "set_die": picks.SetDie(),
    "adjust_die": picks.AdjustDie(),
    "reroll": picks.Reroll(),
    "copy_die": picks.CopyDie(),
    "lower_highest_die": picks.LowerHighestDie(),
    "move_die": picks.MoveDie(),
    "free_rooms": deeds.FreeRooms(),
    "energy": deeds.Energy(),
    "max_energy": deeds.MaxEnergy(),
    "energy_or_excavator": deeds.EnergyOrExcavator(),
    "research_steps": deeds.ResearchSteps(),
    "energy_or_damage_per_extra_step": deeds.EnergyOrDamage(),
    "move_excavator": picks.MoveExcavator(),
    "ship_step": deeds.ShipStep(),
    "ignore_landing": deeds.IgnoreLanding(),
    "shift_ships": picks.ShiftShips(),
    "raise_ships": picks.RaiseShips(),
    "destroy_ships": picks.DestroyShips(),
    "add_waiting": deeds.AddWaiting(),
    "repair": deeds.Repair(),
    "damage": deeds.Damage(),
    "skip_action": deeds.SkipAction(),
    "hold_mothership": deeds.HoldMothership(),
    "install_robot": deeds.InstallRobot(),
    "tokens": deeds.Tokens(),
    "gain_token": deeds.GainToken(),
    "random_column": deeds.RandomColumn(),
    "counter": deeds.Counter(),
}
# By op; the plain ones are never begun.
ACTS: Final[list[deeds.Act]] = [_CLASSES.get(name, deeds.Act()) for name in ops.OP_NAMES]


def resolve_effect(table: Table, packed: i64) -> None:
    effect = effect_of(table, packed)
    ACTS[effect.op].begin(table, effect, packed)


def effect_of(table: Table, packed: i64) -> Effect:
    return table.setting.effects[about_of(packed) % EFFECTS]
