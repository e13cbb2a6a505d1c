"""Ships on the move: how far they descend, where they land, what that sets off, and hits on the city."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.under_falling_skies import events as told
from hullbreach.games.under_falling_skies.effects import (
    HIT,
    LAND,
    MOVE_COLUMN,
    OFFERED,
    SLIDE,
    leave_city,
    lose_token,
    lower_mothership,
    take_damage,
)
from hullbreach.games.under_falling_skies.ops import (
    AA_OFF,
    AA_SLOW,
    CHOOSE_ARROW,
    ESCORT,
    IGNORE_LANDING,
    KAMIKAZE,
    LANDING,
    ORANGE_SHIP,
    PLACED,
    PREVENT_DAMAGE,
    SHIP_STEP,
    TOKEN_EXTRA_DAMAGE,
)
from hullbreach.games.under_falling_skies.pieces import (
    ARROW_LEFT,
    ARROW_RIGHT,
    COLUMNS,
    NONE,
    ORANGE,
    column_of,
    row_of,
    square_at,
)
from hullbreach.games.under_falling_skies.powers import fits_column, fits_now, has_uses, in_force, spend
from hullbreach.games.under_falling_skies.records import Effect
from hullbreach.games.under_falling_skies.state import (
    ARMED,
    GONE,
    LAUNCH_POINT,
    MOTHERSHIP,
    MOVE_SHIP,
    OFFER,
    PHASE,
    TOKEN_AT,
    TOKEN_VALUE,
    Table,
)
from hullbreach.kernel.agenda import a_of, about_of, b_of, step

# How a column comes to move, as the `about` of its step; above that it counts the offers made.
BY_DIE: Final[i64] = 1
AT_AA_GUN: Final[i64] = 2
OFFER_ONE: Final[i64] = 4


# --- offers ----------------------------------------------------------------------------------------------------------
def is_offered(table: Table, effect: Effect) -> bool:
    """Whether an effect the player may decline can be used now."""
    if not effect.optional or not fits_now(table, effect):
        return False
    ability = table.setting.abilities[effect.ability]
    return has_uses(table, ability) and table.has_energy(ability.cost)


def offer(table: Table, effect: Effect, again: i64) -> None:
    """Ask whether to use an ability; the step `again` goes on afterwards, or falls to the ability."""
    table.agenda.push(again)
    table.agenda.push(step(OFFERED, 0, 0, effect.ability))
    table.cells[PHASE] = OFFER


# --- descending ------------------------------------------------------------------------------------------------------
def descent(table: Table, column: i64, ship: i64, value: i64, at_aa_gun: bool, driven: i64) -> i64:
    """How many squares a ship descends for a die of that value (UFS-SHIP-01, UFS-SHIP-02).

    `driven` is what the orange ship adds for the others.
    """
    squares: i64 = value if ship == ORANGE else value + driven
    if at_aa_gun:
        squares -= slowed_by(table, column)
    for effect in table.setting.by_op[SHIP_STEP]:
        if in_force(table, effect) and fits_column(table, effect, column) and (effect.ships >> ship) & 1:
            squares += effect.n
    return max(squares, 0)


def escort(table: Table, column: i64) -> i64:
    """How many squares more the orange ship drives the others of its column."""
    squares: i64 = 0
    for effect in table.setting.by_op[ESCORT]:
        if in_force(table, effect) and has_orange(table, column):
            squares += effect.n
    return squares


def slowed_by(table: Table, column: i64) -> i64:
    """How many squares the AA gun of a column takes off."""
    for effect in table.setting.by_op[AA_OFF]:
        if in_force(table, effect) and fits_column(table, effect, column):
            return 0
    squares: i64 = 1
    for effect in table.setting.by_op[AA_SLOW]:
        if in_force(table, effect) and fits_column(table, effect, column):
            squares += effect.n
    return squares


def has_orange(table: Table, column: i64) -> bool:
    """Whether the orange ship is on a square of the column."""
    row: i64 = table.cells[MOTHERSHIP] + 1
    while row < table.setting.city_row:
        if table.ship_at(square_at(row, column)) == ORANGE:
            return True
        row += 1
    return False


def move_column(table: Table, packed: i64) -> None:
    """All ships of the column descend; their landing effects follow from the top (UFS-SHIP-04, UFS-SHIP-05)."""
    if table.lowest(a_of(packed)) == NONE:
        return
    if about_of(packed) & BY_DIE and _offer_at_placement(table, packed):
        return
    column: i64 = a_of(packed)
    value: i64 = b_of(packed)
    at_aa_gun: bool = about_of(packed) & AT_AA_GUN != 0
    driven: i64 = escort(table, column)  # looked at before any of them moves: they all move at once
    moved: bool = False
    row: i64 = table.setting.city_row - 1
    while row >= table.cells[MOTHERSHIP]:
        ship: i64 = ship_in(table, row, column)
        if ship:
            squares: i64 = descent(table, column, ship, value, at_aa_gun, driven)
            moved = descend(table, ship, square_at(row, column), squares) or moved
        row -= 1
    table.cells[ARMED] = NONE
    if not moved:
        table.journal.tell(told.SHIPS_STAY, column)


def ship_in(table: Table, row: i64, column: i64) -> i64:
    if row == table.cells[MOTHERSHIP]:
        return table.launch_point(column)
    return table.ship_at(square_at(row, column))


def descend(table: Table, ship: i64, start: i64, squares: i64) -> bool:
    """Move one ship, the lower ones having moved already, and put what follows on top of what follows for them.

    Ships of one column keep their distance unless an ability speeds some up: such a ship stops behind another.
    """
    end: i64 = start + squares * COLUMNS
    city: i64 = square_at(table.setting.city_row, column_of(start))
    while end < city and end > start and table.ship_at(end):
        end -= COLUMNS
    if end == start:
        return False
    if start == table.launch_square(column_of(start)):
        table.cells[LAUNCH_POINT + column_of(start)] = 0
    else:
        table.lift_ship(start)
    table.journal.tell(told.DESCENDED, ship, start, min(end, city))
    if end >= city:
        table.agenda.push(step(HIT, ship, column_of(start)))
    else:
        table.put_ship(ship, end)
        table.agenda.push(step(LAND, 0, 0, end))
    return True


def would_move(table: Table, packed: i64) -> bool:
    """Whether any ship of the column is going to descend."""
    column: i64 = a_of(packed)
    at_aa_gun: bool = about_of(packed) & AT_AA_GUN != 0
    driven: i64 = escort(table, column)
    row: i64 = table.cells[MOTHERSHIP]
    while row < table.setting.city_row:
        ship: i64 = ship_in(table, row, column)
        if ship and descent(table, column, ship, b_of(packed), at_aa_gun, driven) > 0:
            return True
        row += 1
    return False


def _offer_at_placement(table: Table, packed: i64) -> bool:
    """Offer the abilities for dice just placed, one after the other."""
    effects = table.setting.by_hook[PLACED]
    if not effects or not would_move(table, packed):
        return False
    made: i64 = about_of(packed) // OFFER_ONE
    while made < len(effects):
        effect = effects[made]
        made += 1
        if is_offered(table, effect) and fits_column(table, effect, a_of(packed)):
            about: i64 = about_of(packed) % OFFER_ONE + made * OFFER_ONE
            offer(table, effect, step(MOVE_COLUMN, a_of(packed), b_of(packed), about))
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
        table.journal.tell(told.MOTHERSHIP_PULLED, table.cells[MOTHERSHIP] + 1)
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


# In the order of SQUARE_KIND_NAMES.
LANDINGS: Final[list[Landing]] = [
    Landing(),
    Landing(),
    Landing(),
    Arrow(-1),
    Arrow(1),
    MothershipIcon(),
    Teleporter(),
    Teleporter(),
]


def land(table: Table, packed: i64) -> None:
    """The effect of the square a ship has landed on; `a` counts the offers made to ignore it.

    A ship the mothership has taken up meanwhile has no effect any more (UFS-RULING-08).
    """
    square: i64 = about_of(packed)
    if not table.is_open_sky(square):
        return
    if a_of(packed) == 0:
        lose_token(table, square)
    kind: i64 = table.setting.square_kinds[square]
    if is_arrow(kind) and table.setting.by_op[CHOOSE_ARROW]:
        table.agenda.push(step(SLIDE, 0, 0, square))
        table.cells[PHASE] = MOVE_SHIP
    elif not LANDINGS[kind].would_act(table, square) or not _offer_to_ignore(table, packed, kind):
        LANDINGS[kind].carry_out(table, square)


def is_arrow(kind: i64) -> bool:
    return kind == ARROW_LEFT or kind == ARROW_RIGHT


def slide(table: Table, square: i64, end: i64) -> None:
    ship: i64 = table.lift_ship(square)
    table.put_ship(ship, end)
    table.journal.tell(told.SLID, ship, square, end)


def can_slide_to(table: Table, square: i64, end: i64) -> bool:
    """By choice a ship slides to a free neighbour, or stays."""
    if end == square:
        return True
    return row_of(end) == row_of(square) and (end == square - 1 or end == square + 1) and table.is_free(end)


def _offer_to_ignore(table: Table, packed: i64, kind: i64) -> bool:
    """Offer to ignore a landing effect of this kind."""
    effects = table.setting.by_hook[LANDING]
    made: i64 = a_of(packed)
    while made < len(effects):
        effect = effects[made]
        made += 1
        if effect.op == IGNORE_LANDING and (effect.n >> kind) & 1 and is_offered(table, effect):
            offer(table, effect, step(LAND, made, 0, about_of(packed)))
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
    for effect in table.setting.by_op[ORANGE_SHIP]:
        if ship == ORANGE:
            damage = effect.n
    for effect in table.setting.by_op[KAMIKAZE]:
        if in_force(table, effect) and (effect.ships >> ship) & 1:
            damage = effect.n
    return damage


def _token_damage(table: Table, column: i64) -> i64:
    """A token on the column makes the hit worse and is removed."""
    damage: i64 = 0
    for effect in table.setting.by_op[TOKEN_EXTRA_DAMAGE]:
        token: i64 = table.column_token(column)
        if token != NONE:
            table.cells[TOKEN_AT + token] = GONE
            table.journal.tell(told.TOKEN_HIT, column, table.cells[TOKEN_VALUE + token])
            damage += effect.n
    return damage


def _is_prevented(table: Table, ship: i64) -> bool:
    for effect in table.setting.by_op[PREVENT_DAMAGE]:
        if in_force(table, effect) and fits_now(table, effect) and (effect.ships >> ship) & 1:
            spend(table, effect)
            table.journal.tell(told.DAMAGE_PREVENTED, table.setting.abilities[effect.ability].source)
            return True
    return False
