"""Abilities that work in the base: energy, research, damage, the excavator, rooms and robots."""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.under_falling_skies import cell, effects, pieces, stage
from hullbreach.games.under_falling_skies.abilities.ability import Effect
from hullbreach.games.under_falling_skies.abilities.act import Act, Choice
from hullbreach.games.under_falling_skies.rooms import robots
from hullbreach.games.under_falling_skies.state import Table


# --- energy, research, damage ----------------------------------------------------------------------------------------
class Energy(Act):
    def would_help(self, table: Table, effect: Effect) -> bool:
        energy: i64 = table.cells[cell.ENERGY]
        return energy < table.cells[cell.MAX_ENERGY] if effect.add > 0 else energy > 0

    def begin(self, table: Table, effect: Effect, made: i64, number: i64) -> None:
        if effect.add > 0:
            effects.gain_energy(table, effect.add)
        else:
            effects.lose_energy(table, -effect.add)


class MaxEnergy(Act):
    def begin(self, table: Table, effect: Effect, made: i64, number: i64) -> None:
        effects.change_max_energy(table, effect.add)


class EnergyOrExcavator(Act):
    def begin(self, table: Table, effect: Effect, made: i64, number: i64) -> None:
        if table.cells[cell.ENERGY] > 0:
            effects.lose_energy(table, effect.energy)
        else:
            effects.excavator_back(table, effect.excavator_back)


class ResearchSteps(Act):
    """Free steps, but never onto the goal."""

    def would_help(self, table: Table, effect: Effect) -> bool:
        return table.cells[cell.RESEARCH] + 1 < len(table.setting.research)

    def begin(self, table: Table, effect: Effect, made: i64, number: i64) -> None:
        if self.would_help(table, effect):
            before_goal: i64 = len(table.setting.research) - 1 - table.cells[cell.RESEARCH]
            effects.move_research(table, min(effect.add, before_goal))


class EnergyOrDamage(Act):
    """For every space beyond the first that a research room gained."""

    def begin(self, table: Table, effect: Effect, made: i64, number: i64) -> None:
        for _ in range(number):
            if table.is_decided():
                return
            if table.has_energy(effect.energy):
                effects.lose_energy(table, effect.energy)
            else:
                effects.take_damage(table, 1)


class Repair(Act):
    def would_help(self, table: Table, effect: Effect) -> bool:
        return table.cells[cell.DAMAGE] > 0

    def begin(self, table: Table, effect: Effect, made: i64, number: i64) -> None:
        effects.repair(table, effect.count)


class Damage(Act):
    def begin(self, table: Table, effect: Effect, made: i64, number: i64) -> None:
        effects.take_damage(table, effect.count)


# --- excavator, rooms, robots ----------------------------------------------------------------------------------------
class MoveExcavator(Choice):
    def __init__(self) -> None:
        super().__init__(stage.EXCAVATE, pieces.SPACES)

    def times(self, effect: Effect) -> i64:
        return 1

    def would_help(self, table: Table, effect: Effect) -> bool:
        return table.cells[cell.EXCAVATOR] < pieces.PATH_END

    def may_pick(self, table: Table, effect: Effect, picked: i64) -> bool:
        return 0 < table.steps_ahead(picked) <= effect.up_to

    def pick(self, table: Table, effect: Effect, picked: i64) -> None:
        effects.move_excavator(table, picked)
        self.choose_again(table, effect)


class FreeRooms(Act):
    def begin(self, table: Table, effect: Effect, made: i64, number: i64) -> None:
        table.cells[cell.FREE_ROOMS] += effect.count
        if effect.frees_dig:
            table.cells[cell.FREE_DIG] = 1


class InstallRobot(Act):
    def would_help(self, table: Table, effect: Effect) -> bool:
        return effects.can_build_robot(table)

    def begin(self, table: Table, effect: Effect, made: i64, number: i64) -> None:
        robots.build(table, effect.value, effect.ready)
