"""Hits on ships, parts, shield and cannons, and the cards that leave the board by them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.games.aliens_attack import cell, ending, pieces, step, told
from hullbreach.games.aliens_attack.pieces import ADVANCED, DAMAGED_ADVANCED, DAMAGED_SCOUT, FIRST_PART, SCOUT
from hullbreach.games.aliens_attack.state import Table, column_of
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.steps import Step


# --- aiming ---
def aim_at(table: Table, square: i64, cancel: i64) -> None:
    """Put one hit on whatever is in the square now on the agenda."""
    if square == table.cells[cell.SHIELD]:
        table.agenda.push(step.HIT_SHIELD)
    elif table.part_at(square):
        table.agenda.push(step.HIT_PART, column_of(square))
    else:
        table.agenda.push(step.HIT_SHIP, cancel, table.card_at(square))


def hit_square(table: Table, square: i64, cancel: i64) -> None:
    """One hit on whatever is in the square, now."""
    if square == table.cells[cell.SHIELD]:
        hit_shield(table)
    elif table.part_at(square):
        hit_part(table, column_of(square))
    else:
        hit_ship(table, square, cancel)


# --- ships ---
class HitShip(Step[Table]):
    """A hit on a ship that may have left the board since the shot was fired (AA-HIT-08)."""

    def resolve(self, table: Table, seat: i64, cancel: i64, card: i64, c: i64, d: i64) -> None:
        square: i64 = table.square_of(card)
        if square == NONE:
            table.journal.tell(told.OVERKILL)
        else:
            hit_ship(table, square, cancel)


def hit_ship(table: Table, square: i64, cancel: i64) -> None:
    """Pivot or flip the ship in a square and put its effects on the agenda (AA-HIT-01 to AA-HIT-09).

    A flipped card goes under the deck after its effects, cancelled ones too.
    """
    card: i64 = table.card_at(square)
    face: i64 = table.face(card)
    if face == SCOUT or face == ADVANCED:
        pivot(table, card, square)
        if cancel & pieces.CANCEL_PIVOT:
            table.journal.tell(told.CANCELLED, square, table.front(card))
        else:
            trigger(table, card, square)
        return
    flip(table, card, square)
    if table.setting.two_player and face == DAMAGED_ADVANCED:
        table.journal.tell(told.REMOVED, card, table.front(card))
        return
    table.agenda.push(step.BURY, card)
    if cancel & pieces.CANCEL_FLIP:
        table.journal.tell(told.CANCELLED, square, table.front(card))
    else:
        trigger(table, card, square)


def hit_by_mines(table: Table, square: i64) -> None:
    """One hit without effects; a flipped card goes under the deck at once (AA-ALT-12)."""
    waiting: i64 = len(table.agenda)
    hit_ship(table, square, pieces.CANCEL_ALWAYS)
    if len(table.agenda) > waiting:
        card: i64 = table.agenda.a()
        table.agenda.drop()
        bury_flipped(table, card)


def pivot(table: Table, card: i64, square: i64) -> None:
    if table.face(card) == SCOUT:
        table.set_face(card, DAMAGED_SCOUT)
        table.journal.tell(told.SCOUT_PIVOTED, square, table.front(card))
    else:
        table.set_face(card, DAMAGED_ADVANCED)
        table.journal.tell(told.ADVANCED_PIVOTED, square, card, table.front(card))


def flip(table: Table, card: i64, square: i64) -> None:
    """Turn the card over and lift it: its square is free at once (AA-HIT-05)."""
    table.lift(square)
    table.show(card)
    if table.face(card) == DAMAGED_ADVANCED:
        table.set_face(card, SCOUT)
        table.journal.tell(told.ADVANCED_FLIPPED, square, card, table.front(card))
        return
    table.set_face(card, ADVANCED)
    if card >= FIRST_PART:
        table.journal.tell(told.PART_REVEALED, square, card - FIRST_PART, table.front(card))
    else:
        table.journal.tell(told.SCOUT_FLIPPED, square, card, table.front(card))


def trigger(table: Table, card: i64, square: i64) -> None:
    """Put the icons of the card's new face on the agenda, top icon first to be resolved (AA-HIT-06)."""
    if table.in_battle():
        return  # AA-BATTLE-03
    face: i64 = table.face(card)
    if table.setting.two_player and face != ADVANCED:
        return  # AA-2P-09
    push_icons(table, table.setting.icons, (card * 4 + face) * pieces.ICONS_PER_FACE, card, square)


def push_icons(table: Table, icons: vec[i64], first: i64, card: i64, square: i64) -> None:
    """Put a row of icons on the agenda, the first on top; `card` and `square` are the ship's that shows them."""
    for icon in range(first + pieces.ICONS_PER_FACE - 1, first - 1, -1):
        place: i64 = icon * pieces.ICON_WIDTH
        if icons[place] != NONE:
            table.agenda.push(icons[place], icons[place + 1], icons[place + 2], card, square)


# --- cards that leave the board ---
class Bury(Step[Table]):
    """A flipped card leaves play after its effects (AA-HIT-05)."""

    def resolve(self, table: Table, seat: i64, card: i64, b: i64, c: i64, d: i64) -> None:
        bury_flipped(table, card)


def bury_flipped(table: Table, card: i64) -> None:
    """A flipped card leaves play; with two players a part is set aside instead (AA-2P-14)."""
    if not (table.setting.two_player and table.is_part(card)):
        bury(table, card)
        return
    part: i64 = card - FIRST_PART
    table.cells[cell.SET_ASIDE] |= 1 << part
    table.journal.tell(told.PART_SET_ASIDE, part)
    if table.cells[cell.SET_ASIDE] == pieces.ALL_PARTS:
        table.cells[cell.COUNTDOWN] = table.setting.last_rounds + 1


def bury(table: Table, card: i64) -> None:
    """Put a card under the deck, face unchanged (AA-DECK-02)."""
    table.put_under(card)
    table.journal.tell(told.BURIED, table.front(card), table.shown_face(card))


def bury_squares(table: Table, first: i64, end: i64) -> None:
    """Every ship in a run of squares goes under the deck, row by row from the left (AA-ALT-02)."""
    for square in range(first, end):
        if table.card_at(square) != NONE:
            bury(table, table.lift(square))


# --- icons ---


# --- the mothership's parts ---
class HitPart(Step[Table]):
    def resolve(self, table: Table, seat: i64, part: i64, b: i64, c: i64, d: i64) -> None:
        hit_part(table, part)


def hit_part(table: Table, part: i64) -> None:
    """One hit on a part of the mothership (AA-BATTLE-09); wins the game when it was the last one needed."""
    was_beaten: bool = table.is_beaten()
    if not table.is_damaged(part):
        table.cells[cell.DAMAGED] |= 1 << part
        table.journal.tell(told.PART_DAMAGED, part)
    elif table.setting.tokens and not table.has_token(part):
        table.cells[cell.TOKENS] |= 1 << part
        table.journal.tell(told.PART_TOKEN, part)
    else:
        table.journal.tell(told.PART_UNHARMED, part)
    beaten: bool = was_beaten if table.setting.extra_hits else table.is_beaten()
    if beaten:
        table.journal.tell(told.WON)
        table.finish(ending.WON)


# --- shield and mines ---
class HitShield(Step[Table]):
    """A hit on a shield that may be gone since the shot was fired."""

    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        if table.cells[cell.SHIELD] == NONE:
            table.journal.tell(told.OVERKILL)
        else:
            hit_shield(table)


def hit_shield(table: Table) -> None:
    """One hit on the mobile shield; with its last point it is destroyed (AA-ALT-11)."""
    table.cells[cell.SHIELD_HITS] += 1
    table.journal.tell(told.SHIELD_HIT, table.cells[cell.SHIELD], table.cells[cell.SHIELD_HITS])
    if table.cells[cell.SHIELD_HITS] >= table.setting.shield_points:
        destroy_shield(table)


def destroy_shield(table: Table) -> None:
    table.journal.tell(told.SHIELD_DESTROYED, table.cells[cell.SHIELD])
    table.cells[cell.SHIELD] = NONE
    table.cells[cell.SHIELD_HITS] = 0
    return_card(table, pieces.VORTEX_SLOT)


def return_card(table: Table, slot: i64) -> None:
    """Mines and shield come back from the board with their back up (AA-DP-02), but never turn with two players."""
    if table.setting.cards_turn:
        table.cells[cell.SIDE + slot] = 1


def explode_mines(table: Table, square: i64) -> None:
    """The mines go off; whatever set them off is hit by the caller (AA-ALT-12)."""
    table.journal.tell(told.MINES_EXPLODED, square)
    table.cells[cell.MINES] = NONE
    return_card(table, pieces.SATELLITE_SLOT)


# --- ships on the move ---


# --- cannons ---
def damage_cannon(table: Table, column: i64) -> None:
    """An enemy reaches or hits the cannon of a column (AA-DMG-01, AA-DMG-04)."""
    cannon: i64 = table.cannon_at(column)
    level: i64 = table.level(cannon)
    if level == 0:
        table.journal.tell(told.LOST_CANNON, cannon)
        table.finish(ending.LOST_CANNON)
        return
    table.set_level(cannon, level - 1)
    table.journal.tell(told.CANNON_DAMAGED, cannon, level - 1)


# --- hits ---


def shield_takes(table: Table, column: i64, above: i64) -> bool:
    """Whether the shield stands in the column and takes what comes down from `above` (NONE: from beyond the board)."""
    shield: i64 = table.cells[cell.SHIELD]
    return shield != NONE and column_of(shield) == column and shield > above
