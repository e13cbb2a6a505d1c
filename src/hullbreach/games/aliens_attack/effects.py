"""What happens: hits and icons, and how ships, cannons and parts fare.

Every function acts on the table as it then is. What comes later is put on the agenda; `flow.py` resolves it.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.games.aliens_attack import cell, ending, step, told
from hullbreach.games.aliens_attack.pieces import (
    ADVANCED,
    ALL_PARTS,
    CANCEL_ALWAYS,
    CANCEL_FLIP,
    CANCEL_PIVOT,
    COLUMNS,
    DAMAGED_ADVANCED,
    DAMAGED_SCOUT,
    FIRST_PART,
    HIGHEST_DANGER,
    ICON_WIDTH,
    ICONS_PER_FACE,
    ROWS,
    SATELLITE_SLOT,
    SCOUT,
    SQUARES,
    VORTEX_SLOT,
)
from hullbreach.games.aliens_attack.state import Table, column_of, row_of
from hullbreach.kernel.agenda import NONE


# --- cannons hit ---
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


def hit_ship(table: Table, square: i64, cancel: i64) -> None:
    """Pivot or flip the ship in a square and put its effects on the agenda (AA-HIT-01 to AA-HIT-09).

    A flipped card goes under the deck after its effects, cancelled ones too.
    """
    card: i64 = table.card_at(square)
    face: i64 = table.face(card)
    if face == SCOUT or face == ADVANCED:
        pivot(table, card, square)
        if cancel & CANCEL_PIVOT:
            table.journal.tell(told.CANCELLED, square)
        else:
            trigger(table, card, square)
        return
    flip(table, card, square)
    if table.setting.two_player and face == DAMAGED_ADVANCED:
        table.journal.tell(told.REMOVED, card)
        return
    table.agenda.push(step.BURY, card)
    if cancel & CANCEL_FLIP:
        table.journal.tell(told.CANCELLED, square)
    else:
        trigger(table, card, square)


def hit_by_mines(table: Table, square: i64) -> None:
    """One hit without effects; a flipped card goes under the deck at once (AA-ALT-12)."""
    waiting: i64 = len(table.agenda)
    hit_ship(table, square, CANCEL_ALWAYS)
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
        table.journal.tell(told.ADVANCED_PIVOTED, square, card)


def flip(table: Table, card: i64, square: i64) -> None:
    """Turn the card over and lift it: its square is free at once (AA-HIT-05)."""
    table.lift(square)
    table.show(card)
    if table.face(card) == DAMAGED_ADVANCED:
        table.set_face(card, SCOUT)
        table.journal.tell(told.ADVANCED_FLIPPED, square, card)
        return
    table.set_face(card, ADVANCED)
    if card >= FIRST_PART:
        table.journal.tell(told.PART_REVEALED, square, card - FIRST_PART)
    else:
        table.journal.tell(told.SCOUT_FLIPPED, square, card)


def trigger(table: Table, card: i64, square: i64) -> None:
    """Put the icons of the card's new face on the agenda, top icon first to be resolved (AA-HIT-06)."""
    if table.in_battle():
        return  # AA-BATTLE-03
    face: i64 = table.face(card)
    if table.setting.two_player and face != ADVANCED:
        return  # AA-2P-09
    push_icons(table, table.setting.icons, (card * 4 + face) * ICONS_PER_FACE, card, square)


def push_icons(table: Table, icons: vec[i64], first: i64, card: i64, square: i64) -> None:
    """Put a row of icons on the agenda, the first on top; `card` and `square` are the ship's that shows them."""
    place: i64 = (first + ICONS_PER_FACE - 1) * ICON_WIDTH
    while place >= first * ICON_WIDTH:
        if icons[place] != NONE:
            table.agenda.push(icons[place], icons[place + 1], icons[place + 2], card, square)
        place -= ICON_WIDTH


def bury(table: Table, card: i64) -> None:
    """Put a card under the deck, face unchanged (AA-cell.DECK-02)."""
    table.put_under(card)
    table.journal.tell(told.BURIED, table.front(card), shown_face(table, card))


def bury_flipped(table: Table, card: i64) -> None:
    """A flipped card leaves play; with two players a part is set aside instead (AA-2P-14)."""
    if not (table.setting.two_player and table.is_part(card)):
        bury(table, card)
        return
    part: i64 = card - FIRST_PART
    table.cells[cell.SET_ASIDE] |= 1 << part
    table.journal.tell(told.PART_SET_ASIDE, part)
    if table.cells[cell.SET_ASIDE] == ALL_PARTS:
        table.cells[cell.COUNTDOWN] = table.setting.last_rounds + 1


def shown_face(table: Table, card: i64) -> i64:
    """The face as FACE_NAMES counts them, parts apart from advanced ships."""
    face: i64 = table.face(card)
    return face + 2 if card >= FIRST_PART and face >= ADVANCED else face


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
    return_card(table, VORTEX_SLOT)


def return_card(table: Table, slot: i64) -> None:
    """Mines and shield come back from the board with their back up (AA-DP-02), but never turn with two players."""
    if table.setting.cards_turn:
        table.cells[cell.SIDE + slot] = 1


def explode_mines(table: Table, square: i64) -> None:
    """The mines go off; whatever set them off is hit by the caller (AA-ALT-12)."""
    table.journal.tell(told.MINES_EXPLODED, square)
    table.cells[cell.MINES] = NONE
    return_card(table, SATELLITE_SLOT)


# --- ships on the move ---
def can_move(table: Table, square: i64) -> bool:
    """From row 3 always; elsewhere unless a ship or part is right below. A shield below is a collision (AA-MOVE-06)."""
    return row_of(square) == ROWS - 1 or not table.blocks(square + COLUMNS)


def arrive(table: Table, card: i64, square: i64) -> None:
    """A ship comes to lie in a free square; mines there go off and hit it without effects (AA-ALT-12)."""
    table.put(card, square)
    if square == table.cells[cell.MINES]:
        explode_mines(table, square)
        hit_by_mines(table, square)


def reach_cannon(table: Table, card: i64, column: i64, start: i64) -> None:
    """The ship damages the cannon and goes under the deck, face unchanged (AA-DMG-01, AA-DMG-02)."""
    table.journal.tell(told.REACHED, start, table.cannon_at(column))
    damage_cannon(table, column)
    if table.is_over():
        table.put(card, start)  # the last picture shows the ship that decided the game
    else:
        bury(table, card)


def move_ship(table: Table, start: i64, squares: i64) -> i64:
    """Move a ship that can move straight down, as far as squares and obstacles allow (AA-MOVE-06, AA-MOVE-08).

    Returns where it ended, or NONE if it reached a cannon.
    """
    card: i64 = table.lift(start)
    square: i64 = start
    while squares > 0:
        if row_of(square) == ROWS - 1:
            reach_cannon(table, card, column_of(square), start)
            return NONE
        below: i64 = square + COLUMNS
        if below == table.cells[cell.SHIELD]:
            hit_shield(table)
            break
        if table.blocks(below):
            break
        square = below
        squares -= 1
        if square == table.cells[cell.MINES]:
            break
    if square != start:
        table.journal.tell(told.MOVED, start, square)
    arrive(table, card, square)
    return square


def move_ships(table: Table, ships: i64, squares: i64) -> None:
    """A move icon: so many ships, each once, the first in search order first (AA-MOVE-02)."""
    moved: i64 = 0
    for _ in range(ships):
        found: i64 = movers(table, moved)
        if found == 0:
            return
        end: i64 = move_ship(table, lowest_bit(found), squares)
        if table.is_over():
            return
        if end != NONE:
            moved |= 1 << end


def push_down(table: Table, square: i64) -> None:
    """Push the ship in a square one row down, and with it every ship below (AA-BATTLE-05, AA-RULING-27)."""
    card: i64 = table.lift(square)
    if row_of(square) == ROWS - 1:
        reach_cannon(table, card, column_of(square), square)
        return
    below: i64 = square + COLUMNS
    if below == table.cells[cell.SHIELD]:
        destroy_shield(table)
    elif table.card_at(below) != NONE:
        push_down(table, below)
        if table.is_over():
            return
    table.journal.tell(told.PUSHED, square, below)
    arrive(table, card, below)


def movers(table: Table, moved: i64) -> i64:
    """The squares of the first row, from the take-off zone down, that has ships able to move: bit per square.

    `moved` has a bit per square in which a ship lies that the same icon has moved already (AA-MOVE-02, AA-MOVE-03,
    AA-MOVE-05). It goes by squares and not by cards because the agenda must not tell one hidden card from another.
    """
    found: i64 = 0
    square: i64 = 0
    while square < SQUARES:
        if table.card_at(square) != NONE and not (moved >> square) & 1 and can_move(table, square):
            found |= 1 << square
        if column_of(square) == COLUMNS - 1 and found:
            return found
        square += 1
    return found


def lowest_bit(bits: i64) -> i64:
    """The number of the lowest set bit; there must be one."""
    number: i64 = 0
    while not (bits >> number) & 1:
        number += 1
    return number


# --- the deck ---
def draw(table: Table, count: i64) -> None:
    """Draw cards into the take-off zone; parts go above it (AA-ICON-01, AA-MS-03)."""
    while count > 0 and table.deck_size() > 0:
        square: i64 = table.free_in_row(0)
        if square == NONE:
            return
        card: i64 = table.take_top()
        if table.is_part(card):
            place_part(table, card - FIRST_PART)
            if table.in_battle():
                return
        else:
            table.put(card, square)
            table.journal.tell(told.DRAWN, square, table.front(card), table.face(card))
        count -= 1


def place_part(table: Table, part: i64) -> None:
    table.cells[cell.PLACED] |= 1 << part
    table.journal.tell(told.PART_PLACED, part)
    if table.cells[cell.PLACED] == ALL_PARTS:
        begin_battle(table)


def begin_battle(table: Table) -> None:
    """The mothership is there; everything unresolved is dropped but for clearing up (AA-MS-05, AA-MS-06)."""
    table.cells[cell.MOTHERSHIP] = 0
    table.agenda.keep(step.SURVIVES_ARRIVAL)
    table.journal.tell(told.BATTLE)
    if table.setting.repels_fighters:
        table.journal.tell(told.FIGHTERS_RETREAT)
        bury_squares(table, COLUMNS, SQUARES)


def bury_squares(table: Table, first: i64, end: i64) -> None:
    """Every ship in a run of squares goes under the deck, row by row from the left (AA-ALT-02)."""
    square: i64 = first
    while square < end:
        if table.card_at(square) != NONE:
            bury(table, table.lift(square))
        square += 1


# --- icons ---
def laser(table: Table, square: i64) -> None:
    """The ship hit in that square fires at the cannon of its column; a shield below it takes the hit (AA-ICON-03)."""
    table.journal.tell(told.LASER, square)
    shield: i64 = table.cells[cell.SHIELD]
    if shield != NONE and column_of(shield) == column_of(square) and shield > square:
        hit_shield(table)
    else:
        damage_cannon(table, column_of(square))


def apply_danger(table: Table, level: i64) -> None:
    """Put the icons of a Danger level on the agenda (AA-ICON-04, AA-ICON-08)."""
    table.journal.tell(told.DANGER_APPLIED, level)
    push_icons(table, table.setting.danger_icons, (level - 1) * ICONS_PER_FACE, NONE, NONE)


def raise_danger(table: Table) -> None:
    """One level up and nothing else; at level 4 it is applied instead (AA-ICON-05)."""
    if table.cells[cell.DANGER] == HIGHEST_DANGER:
        apply_danger(table, HIGHEST_DANGER)
        return
    table.cells[cell.DANGER] += 1
    table.journal.tell(told.DANGER_RAISED, table.cells[cell.DANGER])


def to_deck_bottom(table: Table, card: i64) -> None:
    """The ship leaves its square, if it is still on the board (AA-ICON-06)."""
    square: i64 = table.square_of(card)
    if square != NONE:
        bury(table, table.lift(square))
