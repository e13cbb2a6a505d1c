"""What every op that is carried out can say: whether it helps now, what it does, and what the player chooses for it.

An op for which the player chooses puts its step back and asks. The verbs of a choice ask the same class what may be
picked and what may be done with it, and tell it what was chosen.
"""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.under_falling_skies import step
from hullbreach.games.under_falling_skies.abilities.ability import Effect
from hullbreach.games.under_falling_skies.state import PLAYER, Table


class Act:
    """One op."""

    def would_help(self, table: Table, effect: Effect) -> bool:
        """Whether it would do anything now."""
        return True

    def begin(self, table: Table, effect: Effect, made: i64, number: i64) -> None:
        """Resolve its step: `made` counts the choices made, `number` is what its hook told (see `trigger`)."""

    # --- what is chosen for it ---
    def times(self, effect: Effect) -> i64:
        """How often the player chooses for it."""
        return 0

    def may_pick(self, table: Table, effect: Effect, picked: i64) -> bool:
        """Whether a ship, a die or a space can be chosen for it."""
        return False

    def may_turn(self, table: Table, effect: Effect, face: i64, value: i64) -> bool:
        """Whether a die that looks so can be turned to the value."""
        return False

    def may_go(self, table: Table, effect: Effect, start: i64, end: i64) -> bool:
        """Whether what was picked can go there."""
        return False

    def pick(self, table: Table, effect: Effect, picked: i64) -> None:
        """It was picked; the step of the effect is on top of the agenda."""

    def turn(self, table: Table, effect: Effect, face: i64, value: i64) -> None:
        """A die is turned; the step of the effect is on top of the agenda."""

    def go(self, table: Table, effect: Effect, end: i64) -> None:
        """What was picked goes there; the step of the effect is on top of the agenda."""

    def end(self, table: Table) -> None:
        """Nothing more is chosen."""


class Choice(Act):
    """An op for which the player picks something, up to so many times."""

    def __init__(self, asks: i64, choices: i64) -> None:
        """The stage it asks in, and how many squares, spaces or faces of dice there are to pick from."""
        self.asks = asks
        self.choices = choices

    def times(self, effect: Effect) -> i64:
        return effect.count

    def would_help(self, table: Table, effect: Effect) -> bool:
        for picked in range(self.choices):
            if self.may_pick(table, effect, picked):
                return True
        return False

    def begin(self, table: Table, effect: Effect, made: i64, number: i64) -> None:
        if self.would_help(table, effect):
            table.agenda.push(step.EFFECT, effect.number, made, number)
            table.ask(PLAYER, self.asks)
        else:
            self.end(table)

    def choose_again(self, table: Table, effect: Effect) -> None:
        """One more choice was made; ask for the next as soon as what is on top of the agenda comes up again."""
        made: i64 = table.agenda.b() + 1
        if made < self.times(effect):
            table.agenda.set_b(made)
        else:
            table.agenda.drop()
            self.end(table)
