"""Ships on the move: how far they descend, where they land, what that sets off, and hits on the city."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.under_falling_skies import cell, pieces, stage, step, told
from hullbreach.games.under_falling_skies.abilities import hook, op
from hullbreach.games.under_falling_skies.abilities.force import fits_column, fits_now, fits_ship, in_force, spend
from hullbreach.games.under_falling_skies.abilities.offer import is_offered, offer
from hullbreach.games.under_falling_skies.effects import leave_city, lose_token, lower_mothership, take_damage
from hullbreach.games.under_falling_skies.pieces import column_of, row_of, square_at
from hullbreach.games.under_falling_skies.state import PLAYER, Table
from hullbreach.kernel.agenda import NONE

# What makes a column move: the mothership's action, or a die just placed, maybe on the AA gun.
BY_ACTION: Final[i64] = 0
BY_DIE: Final[i64] = 1
BY_AA_DIE: Final[i64] = 2


# --- descending ------------------------------------------------------------------------------------------------------
def descent(table: Table, column: i64, ship: i64, value: i64, at_aa_gun: bool, driven: i64) -> i64:
    """How many squares a ship descends for a die of that value (UFS-SHIP-01, UFS-SHIP-02).

    `driven` is what the orange ship adds for the others.
    """
    squares: i64 = value if ship == pieces.ORANGE else value + driven
    if at_aa_gun:
        squares -= slowed_by(table, column)
    for effect in table.setting.by_op[op.SHIP_STEP]:
        if in_force(table, effect) and fits_column(table, effect, column) and fits_ship(effect, ship):
            squares += effect.add
    return max(squares, 0)


def escort(table: Table, column: i64) -> i64:
    """How many squares more the orange ship drives the others of its column."""
    squares: i64 = 0
    for effect in table.setting.by_op[op.ESCORT]:
        if in_force(table, effect) and has_orange(table, column):
            squares += effect.add
    return squares


def slowed_by(table: Table, column: i64) -> i64:
    """How many squares the AA gun of a column takes off."""
    for effect in table.setting.by_op[op.AA_OFF]:
        if in_force(table, effect) and fits_column(table, effect, column):
            return 0
    squares: i64 = 1
    for effect in table.setting.by_op[op.AA_SLOW]:
        if in_force(table, effect) and fits_column(table, effect, column):
            squares += effect.add
    return squares


def has_orange(table: Table, column: i64) -> bool:
    """Whether the orange ship is on a square of the column."""
    for row in range(table.cells[cell.MOTHERSHIP] + 1, table.setting.city_row):
        if table.ship_at(square_at(row, column)) == pieces.ORANGE:
            return True
    return False


def move_column(table: Table, column: i64, value: i64, cause: i64, offers: i64) -> None:
    """All ships of the column descend; their landing effects follow from the top (UFS-SHIP-04, UFS-SHIP-05).

    `offers` counts the abilities offered for the die that makes them move.
    """
    if table.lowest(column) == NONE:
        return
    if cause != BY_ACTION and _offer_at_placement(table, column, value, cause, offers):
        return
    driven: i64 = escort(table, column)  # looked at before any of them moves: they all move at once
    moved: bool = False
    for row in range(table.setting.city_row - 1, table.cells[cell.MOTHERSHIP] - 1, -1):
        ship: i64 = ship_in(table, row, column)
        if ship:
            squares: i64 = descent(table, column, ship, value, cause == BY_AA_DIE, driven)
            moved = descend(table, ship, square_at(row, column), squares) or moved
    table.cells[cell.ARMED] = NONE
    if not moved:
        table.journal.tell(told.SHIPS_STAY, column)


def ship_in(table: Table, row: i64, column: i64) -> i64:
    if row == table.cells[cell.MOTHERSHIP]:
        return table.launch_point(column)
    return table.ship_at(square_at(row, column))


def descend(table: Table, ship: i64, start: i64, squares: i64) -> bool:
    """Move one ship, the lower ones having moved already, and put what follows on top of what follows for them.

    Ships of one column keep their distance unless an ability speeds some up: such a ship stops behind another.
    """
    end: i64 = start + squares * pieces.COLUMNS
    city: i64 = square_at(table.setting.city_row, column_of(start))
    while end < city and end > start and table.ship_at(end):
        end -= pieces.COLUMNS
    if end == start:
        return False
    if start == table.launch_square(column_of(start)):
        table.cells[cell.LAUNCH_POINT + column_of(start)] = 0
    else:
        table.lift_ship(start)
    landing: i64 = min(end, city)
    table.journal.tell(told.DESCENDED, ship, start, landing, pieces.row_of(landing) - pieces.row_of(start))
    if end >= city:
        table.agenda.push(step.HIT, ship, column_of(start))
    else:
        table.put_ship(ship, end)
        table.agenda.push(step.LAND, end)
    return True


def would_move(table: Table, column: i64, value: i64, cause: i64) -> bool:
    """Whether any ship of the column is going to descend."""
    driven: i64 = escort(table, column)
    for row in range(table.cells[cell.MOTHERSHIP], table.setting.city_row):
        ship: i64 = ship_in(table, row, column)
        if ship and descent(table, column, ship, value, cause == BY_AA_DIE, driven) > 0:
            return True
    return False


def _offer_at_placement(table: Table, column: i64, value: i64, cause: i64, offers: i64) -> bool:
    """Offer the abilities for dice just placed, one after the other."""
    effects = table.setting.by_hook[hook.PLACED]
    if not effects or not would_move(table, column, value, cause):
        return False
    for number in range(offers, len(effects)):
        if is_offered(table, effects[number]) and fits_column(table, effects[number], column):
            table.agenda.push(step.MOVE_COLUMN, column, value, cause, number + 1)
            offer(table, effects[number])
            return True
    return False


# --- landing ---------------------------------------------------------------------------------------------------------
class Landing:
    """What one kind of square does to a ship that lands there; empty squares and explosions nothing (UFS-LAND-07)."""

    def would_act(self, table: Table, square: i64) -> bool:
        return False

    def carry_out(self, table: Table, square: i64) -> None:
        """Only called for a ship that still stands there."""


class Arrow(Landing):
    """The ship slides to the neighbour, unless a ship is there (UFS-LAND-01, UFS-LAND-02)."""

    def __init__(self, aside: i64) -> None:
        self.aside = aside

    def would_act(self, table: Table, square: i64) -> bool:
        return table.ship_at(square + self.aside) == 0

    def carry_out(self, table: Table, square: i64) -> None:
        if self.would_act(table, square):
            slide(table, square, square + self.aside)
        else:
            table.journal.tell(told.ARROW_BLOCKED, square)


class MothershipIcon(Landing):
    """The mothership descends at once; the action of the row is not carried out (UFS-LAND-03, UFS-LAND-05)."""

    def would_act(self, table: Table, square: i64) -> bool:
        return True

    def carry_out(self, table: Table, square: i64) -> None:
        table.journal.tell(told.MOTHERSHIP_PULLED, table.cells[cell.MOTHERSHIP] + 1)
        lower_mothership(table)


class Teleporter(Landing):
    """To the other square of the pair, if it is free and below the mothership (UFS-ADV-10)."""

    def would_act(self, table: Table, square: i64) -> bool:
        return table.is_free(table.setting.partners[square])

    def carry_out(self, table: Table, square: i64) -> None:
        if not self.would_act(table, square):
            table.journal.tell(told.TELEPORTER_BLOCKED, square)
            return
        end: i64 = table.setting.partners[square]
        ship: i64 = table.lift_ship(square)
        table.put_ship(ship, end)
        table.journal.tell(told.TELEPORTED, ship, square, end)


_BY_KIND: Final[dict[int, Landing]] = {
    pieces.EMPTY: Landing(),
    pieces.EXPLOSION: Landing(),
    pieces.RED_EXPLOSION: Landing(),
    pieces.ARROW_LEFT: Arrow(-1),
    pieces.ARROW_RIGHT: Arrow(1),
    pieces.MOTHERSHIP_ICON: MothershipIcon(),
    pieces.TELEPORTER_PINK: Teleporter(),
    pieces.TELEPORTER_CYAN: Teleporter(),
}
LANDINGS: Final = [_BY_KIND[kind] for kind in range(len(pieces.SQUARE_KIND_NAMES))]


def land(table: Table, square: i64, offers: i64) -> None:
    """The effect of the square a ship has landed on; `offers` counts those made to ignore it.

    A ship the mothership has taken up meanwhile has no effect any more (UFS-RULING-08).
    """
    if not table.is_open_sky(square):
        return
    if offers == 0:
        lose_token(table, square)
    kind: i64 = table.setting.square_kinds[square]
    if is_arrow(kind) and table.setting.by_op[op.CHOOSE_ARROW]:
        table.agenda.push(step.SLIDE, square)
        table.ask(PLAYER, stage.MOVE_SHIP)
        return
    landing = LANDINGS[kind]
    if not landing.would_act(table, square) or not _offer_to_ignore(table, square, kind, offers):
        landing.carry_out(table, square)


def is_arrow(kind: i64) -> bool:
    return kind == pieces.ARROW_LEFT or kind == pieces.ARROW_RIGHT


def slide(table: Table, square: i64, end: i64) -> None:
    ship: i64 = table.lift_ship(square)
    table.put_ship(ship, end)
    table.journal.tell(told.SLID, ship, square, end)


def can_slide_to(table: Table, square: i64, end: i64) -> bool:
    """By choice a ship slides to a free neighbour, or stays."""
    if end == square:
        return True
    return row_of(end) == row_of(square) and (end == square - 1 or end == square + 1) and table.is_free(end)


def _offer_to_ignore(table: Table, square: i64, kind: i64, offers: i64) -> bool:
    """Offer to ignore a landing effect of this kind."""
    effects = table.setting.by_hook[hook.LANDING]
    for number in range(offers, len(effects)):
        effect = effects[number]
        if effect.op == op.IGNORE_LANDING and (effect.landings >> kind) & 1 and is_offered(table, effect):
            table.agenda.push(step.LAND, square, number + 1)
            offer(table, effect, square)
            return True
    return False


# --- hits on the city ------------------------------------------------------------------------------------------------
def hit_city(table: Table, ship: i64, column: i64) -> None:
    """A ship beyond the sky does its damage and goes back to the mothership (UFS-DMG-01, UFS-DMG-02)."""
    table.journal.tell(told.CITY_HIT, ship, column)
    damage: i64 = _hit_damage(table, ship) + _token_damage(table, column)
    leave_city(table, ship)
    if not _is_prevented(table, ship):
        take_damage(table, damage)


def _hit_damage(table: Table, ship: i64) -> i64:
    damage: i64 = 1
    for effect in table.setting.by_op[op.ORANGE_SHIP]:
        if ship == pieces.ORANGE:
            damage = effect.hit_damage
    for effect in table.setting.by_op[op.KAMIKAZE]:
        if in_force(table, effect) and fits_ship(effect, ship):
            damage = effect.damage
    return damage


def _token_damage(table: Table, column: i64) -> i64:
    """A token on the column makes the hit worse and is removed."""
    damage: i64 = 0
    for effect in table.setting.by_op[op.TOKEN_EXTRA_DAMAGE]:
        token: i64 = table.column_token(column)
        if token != NONE:
            table.lay_token(token, pieces.GONE)
            table.journal.tell(told.TOKEN_HIT, column, table.token_value(token))
            damage += effect.count
    return damage


def _is_prevented(table: Table, ship: i64) -> bool:
    for effect in table.setting.by_op[op.PREVENT_DAMAGE]:
        if in_force(table, effect) and fits_now(table, effect) and fits_ship(effect, ship):
            spend(table, effect)
            table.journal.tell(told.DAMAGE_PREVENTED, table.setting.abilities[effect.ability].source)
            return True
    return False
