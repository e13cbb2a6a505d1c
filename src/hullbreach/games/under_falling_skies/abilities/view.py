"""Abilities and counters as they are seen, and what the decision that is awaited is about."""

from __future__ import annotations

import msgspec

from hullbreach.games.under_falling_skies import cell, mothership, pieces, stage, step
from hullbreach.games.under_falling_skies.abilities import op
from hullbreach.games.under_falling_skies.abilities.ability import Ability
from hullbreach.games.under_falling_skies.abilities.acts import act_of, effect_at_hand
from hullbreach.games.under_falling_skies.state import PLAYER, Table
from hullbreach.kernel.agenda import NONE


class AbilityView(msgspec.Struct, frozen=True):
    """An ability in play. `source` is city, scenario or a character's name, as in the move that uses it."""

    source: str
    name: str
    """The city, the scenario or the character."""
    side: str
    """blue or damaged, normal or upgraded; empty for a scenario"""
    per: str
    """game or round; empty where it always applies"""
    left: int | None
    """Uses left; None where it always applies."""
    optional: bool


class CounterView(msgspec.Struct, frozen=True):
    """A scenario's count and, if the goal depends on it, the number it must reach."""

    name: str
    count: int
    needed: int | None


class ChoiceView(msgspec.Struct, frozen=True):
    """What the decision awaited is about; only what matters for the stage is filled in."""

    source: str | None = None
    """Whose ability asks."""
    room: str | None = None
    """The room being used."""
    value: int | None = None
    """Its value, or the value of the robot to install."""
    left: int | None = None
    """How many more may be chosen: dice, ships, points of a command room."""
    square: str | None = None
    """The ship that landed or was picked."""
    space: str | None = None
    """The space of the die that was picked."""
    ship: str | None = None
    """The colour to be launched."""


# --- what may be used ------------------------------------------------------------------------------------------------
def ability_view(table: Table, ability: Ability) -> AbilityView:
    name, side = _bearer(table, ability.source)
    used = table.cells[cell.USED + ability.number]
    return AbilityView(
        source=pieces.SOURCE_NAMES[ability.source],
        name=name,
        side=side,
        per=ability.per,
        left=ability.uses - used if ability.limited else None,
        optional=ability.optional,
    )


def _bearer(table: Table, source: int) -> tuple[str, str]:
    """Whose ability it is, and which side is up."""
    if source == pieces.CITY_SOURCE:
        return table.setting.city.id, pieces.SIDE_NAMES[table.cells[cell.SIDE]]
    if source == pieces.SCENARIO_SOURCE:
        return pieces.SCENARIO_NAMES[table.cells[cell.SCENARIO]], ""
    character = source - pieces.FIRST_CHARACTER
    return pieces.CHARACTER_NAMES[character], pieces.PRESENCE_NAMES[table.setting.presence[character]]


def counter_views(table: Table) -> list[CounterView]:
    """Every counter the scenario keeps, with the gate that waits for it."""
    counted = {effect.counter for effect in table.setting.by_op[op.COUNTER]}
    needed = {gate.counter: gate.at_least for gate in table.setting.by_op[op.GATE_GOAL]}
    return [
        CounterView(str(pieces.COUNTER_NAMES[number]), table.cells[cell.COUNTER + number], needed.get(number))
        for number in sorted(counted)
    ]


# --- what must be chosen ---------------------------------------------------------------------------------------------
def choice_view(table: Table) -> ChoiceView:
    """What the step on top of the agenda, which waits for a choice, says about it."""
    agenda = table.agenda
    kind = agenda.kind()
    if kind == step.EFFECT:
        return _effect_choice(table)
    if kind in (step.OFFERED, step.AIMED):
        return _offer(table)
    if kind in (step.CHOOSE_ORDER, step.CHOOSE_STRIKE, step.CHOOSE_STEPS, step.GIVE_COMMAND):
        room = pieces.SPACE_NAMES[table.room(agenda.a()).first]
        return ChoiceView(room=room, value=agenda.b(), left=agenda.b() if kind == step.GIVE_COMMAND else None)
    if kind == step.INSTALL_ROBOT:
        return ChoiceView(value=agenda.a())
    if kind == step.SLIDE:
        return ChoiceView(square=pieces.SQUARE_NAMES[agenda.a()])
    if kind == step.LAUNCH_NEXT:
        return ChoiceView(ship=pieces.SHIP_NAMES[mothership.next_ship(table)])
    return ChoiceView()


def _effect_choice(table: Table) -> ChoiceView:
    effect, now = effect_at_hand(table), table.stage_of(PLAYER)
    left = act_of(effect).times(effect) - table.agenda.b()
    return ChoiceView(
        source=pieces.SOURCE_NAMES[table.setting.abilities[effect.ability].source],
        left=left if effect.count < pieces.ALL else None,
        square=pieces.SQUARE_NAMES[table.cells[cell.PICKED_SQUARE]] if now == stage.MOVE_SHIP else None,
        space=pieces.SPACE_NAMES[table.cells[cell.PICKED_SPACE]] if now == stage.PUT_DIE else None,
    )


def _offer(table: Table) -> ChoiceView:
    """An ability offered, maybe for a ship that has landed, or one that waits for its room."""
    source = table.setting.abilities[table.agenda.a()].source
    landed = table.agenda.b() if table.agenda.kind() == step.OFFERED else NONE
    return ChoiceView(
        source=pieces.SOURCE_NAMES[source], square=None if landed == NONE else pieces.SQUARE_NAMES[landed]
    )
