"""What lies on the table: named readers and writers of the array."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.games.aliens_attack import cell
from hullbreach.games.aliens_attack.pieces import (
    ADVANCED,
    ALL_PARTS,
    CARDS,
    COLUMNS,
    FIRST_PART,
    MOTHERSHIP_FRONT,
    SHIELD_FRONT,
    SQUARES,
    Setting,
)
from hullbreach.kernel import table as kernel
from hullbreach.kernel.agenda import NONE, Agenda
from hullbreach.kernel.dice import Dice
from hullbreach.kernel.journal import Journal

EARTH_SEAT: Final = 0
ALIEN_SEAT: Final = 1


def row_of(square: i64) -> i64:
    return square >> 2


def column_of(square: i64) -> i64:
    return square & 3


def square_at(row: i64, column: i64) -> i64:
    return row * COLUMNS + column


@final
class Table(kernel.Table):
    """The state of one game; its setting never changes."""

    def __init__(self, setting: Setting, cells: vec[i64], agenda: Agenda, dice: Dice, journal: Journal) -> None:
        super().__init__(setting.seats, cells, agenda, dice, journal)
        self.setting = setting

    # --- ships ---
    def card_at(self, square: i64) -> i64:
        return self.cells[cell.GRID + square]

    def square_of(self, card: i64) -> i64:
        """Where the ship is, or NONE."""
        for square in range(SQUARES):
            if self.cells[cell.GRID + square] == card:
                return square
        return NONE

    def put(self, card: i64, square: i64) -> None:
        self.cells[cell.GRID + square] = card

    def lift(self, square: i64) -> i64:
        card: i64 = self.cells[cell.GRID + square]
        self.cells[cell.GRID + square] = NONE
        return card

    def face(self, card: i64) -> i64:
        return self.cells[cell.FACE + card]

    def set_face(self, card: i64, face: i64) -> None:
        self.cells[cell.FACE + card] = face

    def front(self, card: i64) -> i64:
        return self.setting.fronts[card]

    def front_at(self, square: i64) -> i64:
        """What is in a square that is shot at, for the journal."""
        if square == self.cells[cell.SHIELD]:
            return SHIELD_FRONT
        card: i64 = self.card_at(square)
        return MOTHERSHIP_FRONT if card == NONE else self.front(card)

    def shown_face(self, card: i64) -> i64:
        """The face as FACE_NAMES counts them, parts apart from advanced ships."""
        face: i64 = self.face(card)
        return face + 2 if card >= FIRST_PART and face >= ADVANCED else face

    def is_part(self, card: i64) -> bool:
        """Whether the card shows a mothership part and is no ship any more."""
        return card >= FIRST_PART and self.cells[cell.FACE + card] >= ADVANCED

    def has_ships(self) -> bool:
        for square in range(SQUARES):
            if self.cells[cell.GRID + square] != NONE:
                return True
        return False

    def is_shown(self, card: i64) -> bool:
        return (self.cells[cell.SHOWN] >> card) & 1 == 1

    def show(self, card: i64) -> None:
        self.cells[cell.SHOWN] |= 1 << card

    # --- what everybody sees ---
    def look(self, card: i64) -> i64:
        """A card as one number: its front in five bits, its face in three, then 1 + which one it is, if that shows."""
        if card == NONE:
            return NONE
        which: i64 = card + 1 if self.is_shown(card) else 0
        return which * 256 + self.shown_face(card) * 32 + self.front(card)

    def looks_of_squares(self) -> list[int]:
        return [self.look(self.cells[cell.GRID + square]) for square in range(SQUARES)]

    def looks_of_deck(self) -> list[int]:
        """From the top, which lies face up: there one sees the front of a card nobody has seen since the shuffle."""
        fresh: i64 = self.cells[cell.FRESH]
        looks: list[int] = []
        for place in range(self.deck_size()):
            card: i64 = self.deck_card(place)
            if place >= fresh:
                looks.append(self.look(card))
            else:
                looks.append(self.front(card) if place == 0 else NONE)
        return looks

    # --- squares ---
    def part_at(self, square: i64) -> bool:
        """Whether a part of the mothership fills the square."""
        return self.cells[cell.MOTHERSHIP] == row_of(square) + 1

    def is_target(self, square: i64) -> bool:
        """Whether a ship or a part is there, which shots hit and no ship can enter (AA-MOVE-06)."""
        cells = self.cells
        return cells[cell.GRID + square] != NONE or cells[cell.MOTHERSHIP] == row_of(square) + 1

    def is_free(self, square: i64) -> bool:
        return not self.is_target(square) and self.cells[cell.SHIELD] != square

    def free_in_row(self, row: i64) -> i64:
        """The leftmost free square of a row, or NONE."""
        for square in range(square_at(row, 0), square_at(row, COLUMNS)):
            if self.is_free(square):
                return square
        return NONE

    # --- the deck ---
    def deck_size(self) -> i64:
        return self.cells[cell.DECK_SIZE]

    def deck_card(self, place: i64) -> i64:
        return self.cells[cell.DECK + place]

    def take_top(self) -> i64:
        """Take the top card; the deck must not be empty."""
        top: i64 = self.cells[cell.DECK]
        size: i64 = self.cells[cell.DECK_SIZE] - 1
        for place in range(cell.DECK, cell.DECK + size):
            self.cells[place] = self.cells[place + 1]
        self.cells[cell.DECK + size] = NONE  # a card left behind here would tell hidden cards apart
        self.cells[cell.DECK_SIZE] = size
        if self.cells[cell.FRESH] > 0:
            self.cells[cell.FRESH] -= 1
        return top

    def put_under(self, card: i64) -> None:
        self.cells[cell.DECK + self.cells[cell.DECK_SIZE]] = card
        self.cells[cell.DECK_SIZE] += 1

    # --- cannons ---
    def level(self, cannon: i64) -> i64:
        return self.cells[cell.LEVEL + cannon]

    def set_level(self, cannon: i64, level: i64) -> None:
        self.cells[cell.LEVEL + cannon] = level

    def cannon_at(self, column: i64) -> i64:
        return self.cells[cell.CANNON_AT + column]

    def column_of_cannon(self, cannon: i64) -> i64:
        for column in range(COLUMNS):
            if self.cells[cell.CANNON_AT + column] == cannon:
                return column
        return NONE

    def swap_cannons(self, one: i64, other: i64) -> None:
        first: i64 = self.column_of_cannon(one)
        second: i64 = self.column_of_cannon(other)
        self.cells[cell.CANNON_AT + first] = other
        self.cells[cell.CANNON_AT + second] = one

    def stand_together(self, cannons: i64) -> bool:
        """Whether the cannons of a bit set, at most two, stand side by side; one alone does."""
        columns: i64 = 0
        for column in range(COLUMNS):
            columns |= ((cannons >> self.cannon_at(column)) & 1) << column
        return columns & (columns - 1) == 0 or columns & (columns >> 1) != 0

    def sabotaged(self) -> i64:
        """The cannon that cannot be repaired yet, as a bit; 0 if there is none (AA-RULING-62)."""
        cannon: i64 = self.cells[cell.SABOTAGED]
        return 0 if cannon == NONE or self.cells[cell.TURN] > self.setting.repaired_after else 1 << cannon

    # --- defence cards ---
    def action_of(self, slot: i64) -> i64:
        """The action on the visible side of a defence card."""
        return self.setting.sides[slot * 2 + self.cells[cell.SIDE + slot]]

    def danger_icon_of(self, slot: i64) -> i64:
        return self.setting.side_icons[slot * 2 + self.cells[cell.SIDE + slot]]

    def slot_of(self, action: i64) -> i64:
        """Which defence card shows that action now, or NONE."""
        side: i64 = self.setting.side_with[action]
        if side == NONE or self.cells[cell.SIDE + (side >> 1)] != side & 1:
            return NONE
        return side >> 1

    # --- the mothership ---
    def in_battle(self) -> bool:
        return self.cells[cell.MOTHERSHIP] != NONE

    def mothership_row(self) -> i64:
        """Its row, -1 to 3; only in the final battle."""
        return self.cells[cell.MOTHERSHIP] - 1

    def is_damaged(self, part: i64) -> bool:
        return (self.cells[cell.DAMAGED] >> part) & 1 == 1

    def has_token(self, part: i64) -> bool:
        return (self.cells[cell.TOKENS] >> part) & 1 == 1

    def damaged_parts(self) -> i64:
        return count_bits(self.cells[cell.DAMAGED])

    def is_beaten(self) -> bool:
        """The normal winning condition of the mothership (AA-WIN-01, AA-ALT-04, AA-ALT-07)."""
        if self.setting.tokens:
            return self.cells[cell.DAMAGED] == ALL_PARTS and self.cells[cell.TOKENS] == ALL_PARTS
        return self.damaged_parts() >= self.setting.parts_to_damage


def count_bits(bits: i64) -> i64:
    count: i64 = 0
    while bits:
        count += bits & 1
        bits >>= 1
    return count


def lowest_bit(bits: i64) -> i64:
    """The number of the lowest set bit; there must be one."""
    number: i64 = 0
    while not (bits >> number) & 1:
        number += 1
    return number


def fresh_cells() -> vec[i64]:
    """An empty table: cannons at level 1 in order, Danger 1, defence cards front up."""
    return _FRESH_CELLS[:]


def _lay_cells() -> vec[i64]:
    cells = vec[i64]([0 for _ in range(cell.CELLS)])
    for square in range(SQUARES):
        cells[cell.GRID + square] = NONE
    for place in range(CARDS):
        cells[cell.DECK + place] = NONE
    for column in range(COLUMNS):
        cells[cell.CANNON_AT + column] = column
        cells[cell.LEVEL + column] = 1
    cells[cell.DANGER] = 1
    cells[cell.MOTHERSHIP] = NONE
    cells[cell.MINES] = NONE
    cells[cell.SHIELD] = NONE
    cells[cell.SABOTAGED] = NONE
    return cells


_FRESH_CELLS: Final = _lay_cells()
