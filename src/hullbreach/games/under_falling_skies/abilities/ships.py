"""Abilities that shift, raise and destroy ships, and that meddle with their descent and with the mothership."""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.under_falling_skies import cell, pieces, stage, step, told
from hullbreach.games.under_falling_skies.abilities.ability import Effect
from hullbreach.games.under_falling_skies.abilities.act import Act, Choice
from hullbreach.games.under_falling_skies.effects import add_ships, destroy_ship
from hullbreach.games.under_falling_skies.mothership import action_in
from hullbreach.games.under_falling_skies.pieces import column_of, row_of
from hullbreach.games.under_falling_skies.state import PLAYER, Table


# --- ships picked by the player --------------------------------------------------------------------------------------
class ShipChoice(Choice):
    def __init__(self) -> None:
        super().__init__(stage.TARGET, pieces.SQUARES)


class MoveShips(ShipChoice):
    """Ships are moved one by one, none of them twice; no landing effect is triggered."""

    def is_unmoved_ship(self, table: Table, square: i64) -> bool:
        return table.is_open_sky(square) and table.ship_at(square) != 0 and not table.was_moved(square)

    def pick(self, table: Table, effect: Effect, picked: i64) -> None:
        table.cells[cell.PICKED_SQUARE] = picked
        table.ask(PLAYER, stage.MOVE_SHIP)

    def go(self, table: Table, effect: Effect, end: i64) -> None:
        start: i64 = table.cells[cell.PICKED_SQUARE]
        ship: i64 = table.lift_ship(start)
        table.put_ship(ship, end)
        table.note_moved(end)
        table.journal.tell(told.SHIP_SHIFTED, ship, start, end)
        table.cells[cell.PICKED_SQUARE] = 0
        self.choose_again(table, effect)

    def end(self, table: Table) -> None:
        table.forget_moved()


class ShiftShips(MoveShips):
    """One square left or right."""

    def may_pick(self, table: Table, effect: Effect, picked: i64) -> bool:
        if not self.is_unmoved_ship(table, picked):
            return False
        return self.may_go(table, effect, picked, picked - 1) or self.may_go(table, effect, picked, picked + 1)

    def may_go(self, table: Table, effect: Effect, start: i64, end: i64) -> bool:
        beside: bool = end == start - 1 or end == start + 1
        return beside and row_of(end) == row_of(start) and table.is_free(end)


class RaiseShips(MoveShips):
    """Up to so many squares upwards, below the launch points."""

    def may_pick(self, table: Table, effect: Effect, picked: i64) -> bool:
        if not self.is_unmoved_ship(table, picked):
            return False
        for up in range(1, effect.by + 1):
            if self.may_go(table, effect, picked, picked - up * pieces.COLUMNS):
                return True
        return False

    def may_go(self, table: Table, effect: Effect, start: i64, end: i64) -> bool:
        up: i64 = row_of(start) - row_of(end)
        return column_of(end) == column_of(start) and 0 < up <= effect.by and table.is_free(end)


class DestroyShips(ShipChoice):
    """On an explosion of any number, or anywhere in the sky."""

    def may_pick(self, table: Table, effect: Effect, picked: i64) -> bool:
        if not table.is_open_sky(picked) or not table.ship_at(picked):
            return False
        kind: i64 = table.setting.square_kinds[picked]
        return effect.anywhere or kind == pieces.EXPLOSION or kind == pieces.RED_EXPLOSION

    def pick(self, table: Table, effect: Effect, picked: i64) -> None:
        """The next ship is chosen before what the end of this one sets going happens."""
        made: i64 = table.agenda.b() + 1
        table.agenda.drop()
        destroy_ship(table, picked)
        if made < self.times(effect):
            table.agenda.push(step.EFFECT, effect.number, made)


class AddWaiting(Act):
    def begin(self, table: Table, effect: Effect, made: i64, number: i64) -> None:
        add_ships(table, effect.colour, effect.amount)


# --- what is next on the agenda --------------------------------------------------------------------------------------
class ShipStep(Act):
    """Used for the die just placed: it counts for the descent that is next on the agenda."""

    def begin(self, table: Table, effect: Effect, made: i64, number: i64) -> None:
        table.cells[cell.ARMED] = effect.ability


class IgnoreLanding(Act):
    """The landing that is next on the agenda does not happen."""

    def begin(self, table: Table, effect: Effect, made: i64, number: i64) -> None:
        square: i64 = table.agenda.a()
        table.agenda.drop()
        table.journal.tell(told.LANDING_IGNORED, square)


class SkipAction(Act):
    def begin(self, table: Table, effect: Effect, made: i64, number: i64) -> None:
        table.agenda.drop()
        table.journal.tell(told.ACTION_SKIPPED, action_in(table, table.cells[cell.MOTHERSHIP]))


class HoldMothership(Act):
    """Neither its move nor its action, which are next on the agenda."""

    def begin(self, table: Table, effect: Effect, made: i64, number: i64) -> None:
        table.agenda.drop()
        table.agenda.drop()
        table.journal.tell(told.MOTHERSHIP_HELD)
