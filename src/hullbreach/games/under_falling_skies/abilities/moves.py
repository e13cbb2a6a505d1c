"""Using abilities, and choosing for them. The class of an op knows what may be chosen and what becomes of it."""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.under_falling_skies import cell, ships, stage, step, vocabulary, why
from hullbreach.games.under_falling_skies.abilities import use
from hullbreach.games.under_falling_skies.abilities.acts import act_of, effect_at_hand
from hullbreach.games.under_falling_skies.abilities.dice import is_in_tray
from hullbreach.games.under_falling_skies.abilities.force import has_uses
from hullbreach.games.under_falling_skies.state import Table
from hullbreach.kernel.moves import Move
from hullbreach.kernel.reasons import ALLOWED
from hullbreach.kernel.verbs import Action


# --- using one -------------------------------------------------------------------------------------------------------
class UseAbility(Action[Table]):
    """Use an ability that is offered, or one that belongs to this moment."""

    def refusal(self, table: Table, seat: i64, now: i64, arg: i64) -> i64:
        if now == stage.OFFER:
            return ALLOWED if table.setting.abilities[table.agenda.a()].source == arg else why.NO_ABILITY
        ability = use.ability_at_hand(table, arg, now)
        if ability is None:
            return why.NO_ABILITY
        if use.can_use(table, ability):
            return ALLOWED
        return why.ABILITY_IDLE if has_uses(table, ability) else why.ABILITY_SPENT

    def carry_out(self, table: Table, seat: i64, now: i64, arg: i64) -> None:
        if now == stage.OFFER:
            offered = table.setting.abilities[table.agenda.a()]
            table.agenda.drop()
            use.begin(table, offered)
            return
        ability = use.ability_at_hand(table, arg, now)
        assert ability is not None
        use.begin(table, ability)

    def offer(self, table: Table, seat: i64, now: i64, legal: list[Move]) -> None:
        for source in table.setting.askable:
            if self.refusal(table, seat, now, source) == ALLOWED:
                legal.append(self.moves[source])


class Decline(Action[Table]):
    def carry_out(self, table: Table, seat: i64, now: i64, arg: i64) -> None:
        table.agenda.drop()


# --- choosing for it -------------------------------------------------------------------------------------------------
class Pick(Action[Table]):
    """Pick a ship, a die in the tray, a placed die, or a space for the excavator."""

    def __init__(self, reason: i64) -> None:
        self.reason = reason

    def refusal(self, table: Table, seat: i64, now: i64, arg: i64) -> i64:
        effect = effect_at_hand(table)
        return ALLOWED if act_of(effect).may_pick(table, effect, arg) else self.reason

    def carry_out(self, table: Table, seat: i64, now: i64, arg: i64) -> None:
        effect = effect_at_hand(table)
        act_of(effect).pick(table, effect, arg)


class Turn(Action[Table]):
    """Turn an unplaced die to another value."""

    def refusal(self, table: Table, seat: i64, now: i64, arg: i64) -> i64:
        effect = effect_at_hand(table)
        face: i64 = vocabulary.turned_face(arg)
        if not is_in_tray(table, effect, face):
            return why.NO_SUCH_DIE
        may: bool = act_of(effect).may_turn(table, effect, face, vocabulary.turned_value(arg))
        return ALLOWED if may else why.NOT_THAT_VALUE

    def carry_out(self, table: Table, seat: i64, now: i64, arg: i64) -> None:
        effect = effect_at_hand(table)
        act_of(effect).turn(table, effect, vocabulary.turned_face(arg), vocabulary.turned_value(arg))


class Put(Action[Table]):
    """Put the die that was picked down elsewhere (UFS-ADV-07)."""

    def refusal(self, table: Table, seat: i64, now: i64, arg: i64) -> i64:
        effect = effect_at_hand(table)
        may: bool = act_of(effect).may_go(table, effect, table.cells[cell.PICKED_SPACE], arg)
        return ALLOWED if may else why.NOT_THERE

    def carry_out(self, table: Table, seat: i64, now: i64, arg: i64) -> None:
        effect = effect_at_hand(table)
        act_of(effect).go(table, effect, arg)


class To(Action[Table]):
    """Where a picked ship goes, or one that slides by choice."""

    def refusal(self, table: Table, seat: i64, now: i64, arg: i64) -> i64:
        if table.agenda.kind() == step.SLIDE:
            return ALLOWED if ships.can_slide_to(table, table.agenda.a(), arg) else why.SQUARE_TAKEN
        effect = effect_at_hand(table)
        may: bool = act_of(effect).may_go(table, effect, table.cells[cell.PICKED_SQUARE], arg)
        return ALLOWED if may else why.SQUARE_TAKEN

    def carry_out(self, table: Table, seat: i64, now: i64, arg: i64) -> None:
        if table.agenda.kind() != step.SLIDE:
            effect = effect_at_hand(table)
            act_of(effect).go(table, effect, arg)
            return
        square: i64 = table.agenda.a()
        table.agenda.drop()
        if arg != square:
            ships.slide(table, square, arg)


# --- enough ----------------------------------------------------------------------------------------------------------
def may_stop(table: Table, now: i64) -> i64:
    """Whether a choice may end here: reasons as for a move.

    Of what the player may decline, something must be chosen once it is used, unless another part of it remains.
    """
    chosen: bool = table.agenda.b() > 0
    if now == stage.REROLL_DICE:
        return ALLOWED if chosen else why.MUST_CHOOSE
    effect = effect_at_hand(table)
    several: bool = len(table.setting.abilities[effect.ability].effects) > 1
    return ALLOWED if effect.optional and (chosen or several) else why.MUST_CHOOSE


def stop(table: Table) -> None:
    """The ability does what is left of it."""
    effect = effect_at_hand(table)
    table.agenda.drop()
    act_of(effect).end(table)
