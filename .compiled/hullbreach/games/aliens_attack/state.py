"""What lies on the table: one flat array of numbers behind small named readers and writers."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.games.aliens_attack.pieces import (
    ADVANCED,
    ALL_PARTS,
    COLUMNS,
    FIRST_PART,
    NONE,
    SQUARES,
    Setting,
)
from hullbreach.kernel.agenda import Agenda
from hullbreach.kernel.dice import Dice
from hullbreach.kernel.journal import Journal

# Where things stand in the array.
GRID: Final[i64] = 0  # 16 squares: card or NONE
FACE: Final[i64] = 16  # 14 cards: current face
DECK: Final[i64] = 30  # 14 places: cards from top to bottom
LEVEL: Final[i64] = 44  # 4 cannons by name
CANNON_AT: Final[i64] = 48  # 4 columns: which cannon stands there
SIDE: Final[i64] = 52  # 3 defence cards: 0 front, 1 back
DECK_SIZE: Final[i64] = 55
FRESH: Final[i64] = 56  # how many cards on top of the deck nobody has seen since the shuffle
SHOWN: Final[i64] = 57  # bit per card: its back has been seen
DANGER: Final[i64] = 58
PLACED: Final[i64] = 59  # bit per part: waits in row -1
DAMAGED: Final[i64] = 60  # bit per part
TOKENS: Final[i64] = 61  # bit per part: carries a hit token (The Robust)
MOTHERSHIP: Final[i64] = 62  # its row plus 1, so 0 is row -1; NONE before the final battle
MINES: Final[i64] = 63  # square or NONE
SHIELD: Final[i64] = 64  # square or NONE
SHIELD_HITS: Final[i64] = 65
TURN: Final[i64] = 66
PHASE: Final[i64] = 67
CHOICE: Final[i64] = 68  # bit per cannon that may be fired in phase SHOT
CHOICE_CANCEL: Final[i64] = 69  # what that shot cancels besides its own icon
SET_ASIDE: Final[i64] = 70  # bit per part revealed in the two-player game
COUNTDOWN: Final[i64] = 71  # rounds until the mothership arrives in the two-player game
ENDING: Final[i64] = 72
CELLS: Final[i64] = 73

# Whose decision is awaited, and which.
RESOLVING: Final[i64] = 0
PREPARE: Final[i64] = 1
EARTH: Final[i64] = 2
SHOT: Final[i64] = 3
ALIEN: Final[i64] = 4
CHOOSE_SHIP: Final[i64] = 5
OVER: Final[i64] = 6
PHASE_NAMES: Final = ("resolving", "prepare", "earth", "shot", "alien", "choose_ship", "over")

RUNNING: Final[i64] = 0
WON: Final[i64] = 1
LOST_CANNON: Final[i64] = 2
LOST_LANDING: Final[i64] = 3
LOST_TIME: Final[i64] = 4

SATELLITE_SLOT: Final[i64] = 0
VORTEX_SLOT: Final[i64] = 1
REPAIRS_SLOT: Final[i64] = 2

MOST_TURNS: Final[i64] = 250  # AA-RULING-50


def row_of(square: i64) -> i64:
    return square >> 2


def column_of(square: i64) -> i64:
    return square & 3


def square_at(row: i64, column: i64) -> i64:
    return row * COLUMNS + column


@final
class Table:
    """The state of one game: the array, what is still to be resolved, the dice and the journal."""

    def __init__(self, setting: Setting, cells: vec[i64], agenda: Agenda, dice: Dice, journal: Journal) -> None:
        self.setting = setting
        self.cells = cells
        self.agenda = agenda
        self.dice = dice
        self.journal = journal

    def copy(self, journal: Journal) -> Table:
        return Table(self.setting, self.cells[:], self.agenda.copy(), self.dice.copy(), journal)

    # --- ships ---
    def card_at(self, square: i64) -> i64:
        return self.cells[GRID + square]

    def square_of(self, card: i64) -> i64:
        """Where the ship is, or NONE."""
        square: i64 = 0
        while square < SQUARES:
            if self.cells[GRID + square] == card:
                return square
            square += 1
        return NONE

    def put(self, card: i64, square: i64) -> None:
        self.cells[GRID + square] = card

    def lift(self, square: i64) -> i64:
        card: i64 = self.cells[GRID + square]
        self.cells[GRID + square] = NONE
        return card

    def face(self, card: i64) -> i64:
        return self.cells[FACE + card]

    def set_face(self, card: i64, face: i64) -> None:
        self.cells[FACE + card] = face

    def front(self, card: i64) -> i64:
        return self.setting.fronts[card]

    def is_part(self, card: i64) -> bool:
        """Whether the card shows a mothership part and is no ship any more."""
        return card >= FIRST_PART and self.cells[FACE + card] >= ADVANCED

    def has_ships(self) -> bool:
        square: i64 = 0
        while square < SQUARES:
            if self.cells[GRID + square] != NONE:
                return True
            square += 1
        return False

    def is_shown(self, card: i64) -> bool:
        return (self.cells[SHOWN] >> card) & 1 == 1

    def show(self, card: i64) -> None:
        self.cells[SHOWN] |= 1 << card

    # --- squares ---
    def part_at(self, square: i64) -> bool:
        """Whether a part of the mothership fills the square."""
        return self.cells[MOTHERSHIP] == row_of(square) + 1

    def is_target(self, square: i64) -> bool:
        return self.cells[GRID + square] != NONE or self.part_at(square)

    def blocks(self, square: i64) -> bool:
        """Whether no ship can enter: another ship or a part is there (AA-MOVE-06)."""
        return self.is_target(square)

    def is_free(self, square: i64) -> bool:
        return not self.is_target(square) and self.cells[SHIELD] != square

    def free_in_row(self, row: i64) -> i64:
        """The leftmost free square of a row, or NONE."""
        column: i64 = 0
        while column < COLUMNS:
            if self.is_free(square_at(row, column)):
                return square_at(row, column)
            column += 1
        return NONE

    # --- the deck ---
    def deck_size(self) -> i64:
        return self.cells[DECK_SIZE]

    def deck_card(self, place: i64) -> i64:
        return self.cells[DECK + place]

    def take_top(self) -> i64:
        """Take the top card; the deck must not be empty."""
        top: i64 = self.cells[DECK]
        size: i64 = self.cells[DECK_SIZE] - 1
        place: i64 = 0
        while place < size:
            self.cells[DECK + place] = self.cells[DECK + place + 1]
            place += 1
        self.cells[DECK_SIZE] = size
        if self.cells[FRESH] > 0:
            self.cells[FRESH] -= 1
        return top

    def put_under(self, card: i64) -> None:
        self.cells[DECK + self.cells[DECK_SIZE]] = card
        self.cells[DECK_SIZE] += 1

    # --- cannons ---
    def level(self, cannon: i64) -> i64:
        return self.cells[LEVEL + cannon]

    def set_level(self, cannon: i64, level: i64) -> None:
        self.cells[LEVEL + cannon] = level

    def cannon_at(self, column: i64) -> i64:
        return self.cells[CANNON_AT + column]

    def column_of_cannon(self, cannon: i64) -> i64:
        column: i64 = 0
        while self.cells[CANNON_AT + column] != cannon:
            column += 1
        return column

    def swap_cannons(self, one: i64, other: i64) -> None:
        first: i64 = self.column_of_cannon(one)
        second: i64 = self.column_of_cannon(other)
        self.cells[CANNON_AT + first] = other
        self.cells[CANNON_AT + second] = one

    # --- defence cards ---
    def action_of(self, slot: i64) -> i64:
        """The action on the visible side of a defence card."""
        return self.setting.sides[slot * 2 + self.cells[SIDE + slot]]

    def danger_icon_of(self, slot: i64) -> i64:
        return self.setting.side_icons[slot * 2 + self.cells[SIDE + slot]]

    def slot_of(self, action: i64) -> i64:
        """Which defence card shows that action now, or NONE."""
        slot: i64 = 0
        while slot < 3:
            if self.action_of(slot) == action:
                return slot
            slot += 1
        return NONE

    # --- the mothership ---
    def in_battle(self) -> bool:
        return self.cells[MOTHERSHIP] != NONE

    def mothership_row(self) -> i64:
        """Its row, -1 to 3; only in the final battle."""
        return self.cells[MOTHERSHIP] - 1

    def is_damaged(self, part: i64) -> bool:
        return (self.cells[DAMAGED] >> part) & 1 == 1

    def has_token(self, part: i64) -> bool:
        return (self.cells[TOKENS] >> part) & 1 == 1

    def damaged_parts(self) -> i64:
        return count_bits(self.cells[DAMAGED])

    def is_beaten(self) -> bool:
        """The normal winning condition of the mothership (AA-WIN-01, AA-ALT-04, AA-ALT-07)."""
        if self.setting.tokens:
            return self.cells[DAMAGED] == ALL_PARTS and self.cells[TOKENS] == ALL_PARTS
        return self.damaged_parts() >= self.setting.parts_to_damage

    # --- the end ---
    def is_over(self) -> bool:
        return self.cells[ENDING] != RUNNING

    def finish(self, ending: i64) -> None:
        """The game ends at once and everything unresolved is dropped (AA-TURN-05)."""
        self.cells[ENDING] = ending
        self.cells[PHASE] = OVER
        self.agenda.clear()


def count_bits(bits: i64) -> i64:
    count: i64 = 0
    while bits:
        count += bits & 1
        bits >>= 1
    return count


def fresh_cells() -> vec[i64]:
    """An empty table: cannons at level 1 in order, Danger 1, defence cards front up."""
    cells = vec[i64]([0 for _ in range(CELLS)])
    for square in range(SQUARES):
        cells[GRID + square] = NONE
    for column in range(COLUMNS):
        cells[CANNON_AT + column] = column
        cells[LEVEL + column] = 1
    cells[DANGER] = 1
    cells[MOTHERSHIP] = NONE
    cells[MINES] = NONE
    cells[SHIELD] = NONE
    return cells
