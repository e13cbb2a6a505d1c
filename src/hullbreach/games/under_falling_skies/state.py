"""What lies on the table: named readers and writers of the array."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.games.under_falling_skies import cell, pieces
from hullbreach.games.under_falling_skies.pieces import row_of, square_at
from hullbreach.games.under_falling_skies.setting import Room, Setting, setting
from hullbreach.kernel import table as kernel
from hullbreach.kernel.agenda import NONE, Agenda
from hullbreach.kernel.dice import Dice
from hullbreach.kernel.journal import Journal
from hullbreach.kernel.table import RUNNING

PLAYER: Final[i64] = 0  # the only seat


@final
class Table(kernel.Table):
    """The state of one game; a campaign takes another setting for every battle."""

    def __init__(self, setting: Setting, cells: vec[i64], agenda: Agenda, dice: Dice, journal: Journal) -> None:
        super().__init__(1, cells, agenda, dice, journal)
        self.setting = setting

    def use_setting(self) -> None:
        """Take the setting the battle's cells ask for."""
        cells = self.cells
        self.setting = setting(
            cells[cell.CITY],
            cells[cell.SIDE],
            cells[cell.TILES],
            cells[cell.THREATS],
            cells[cell.SCENARIO],
            cells[cell.TEAM],
        )

    # --- ships ---
    def ship_at(self, square: i64) -> i64:
        """The colour of the ship on a square of the sky, or 0; launch points are no squares."""
        return self.cells[cell.GRID + square]

    def put_ship(self, ship: i64, square: i64) -> None:
        self.cells[cell.GRID + square] = ship

    def lift_ship(self, square: i64) -> i64:
        ship: i64 = self.cells[cell.GRID + square]
        self.cells[cell.GRID + square] = 0
        return ship

    def launch_point(self, column: i64) -> i64:
        """The colour of the ship on a launch point, or 0."""
        return self.cells[cell.LAUNCH_POINT + column]

    def launch_square(self, column: i64) -> i64:
        """The square a launch point covers: how a ship on it is called."""
        return square_at(self.cells[cell.MOTHERSHIP], column)

    def is_open_sky(self, square: i64) -> bool:
        """Whether the square lies in the sky and the mothership does not cover it (UFS-RULING-34)."""
        row: i64 = row_of(square)
        return self.cells[cell.MOTHERSHIP] < row < self.setting.city_row

    def sky_start(self) -> i64:
        """The first square of the open sky ..."""
        return square_at(self.cells[cell.MOTHERSHIP] + 1, 0)

    def sky_end(self) -> i64:
        """... and the one after its last."""
        return square_at(self.setting.city_row, 0)

    def is_free(self, square: i64) -> bool:
        return self.is_open_sky(square) and self.cells[cell.GRID + square] == 0

    # --- ships an ability has moved ---
    def was_moved(self, square: i64) -> bool:
        """Whether the ability that is choosing ships has moved the one on this square."""
        bits: i64 = self.cells[cell.SHIPS_MOVED + square // cell.SQUARES_TO_A_CELL]
        return (bits >> (square % cell.SQUARES_TO_A_CELL)) & 1 == 1

    def note_moved(self, square: i64) -> None:
        self.cells[cell.SHIPS_MOVED + square // cell.SQUARES_TO_A_CELL] |= 1 << (square % cell.SQUARES_TO_A_CELL)

    def forget_moved(self) -> None:
        for place in range(cell.SHIPS_MOVED, cell.GRID):
            self.cells[place] = 0

    # --- columns and colours ---
    def topmost(self, column: i64) -> i64:
        """The row of the highest ship below the launch points in a column, or NONE."""
        for row in range(self.cells[cell.MOTHERSHIP] + 1, self.setting.city_row):
            if self.cells[cell.GRID + square_at(row, column)]:
                return row
        return NONE

    def lowest(self, column: i64) -> i64:
        """The row of the lowest ship of a column, its launch point included, or NONE."""
        for row in range(self.setting.city_row - 1, self.cells[cell.MOTHERSHIP], -1):
            if self.cells[cell.GRID + square_at(row, column)]:
                return row
        return self.cells[cell.MOTHERSHIP] if self.launch_point(column) else NONE

    def waiting(self, ship: i64) -> i64:
        return self.cells[cell.WAITING + ship]

    def on_board(self, ship: i64) -> i64:
        """Ships of a colour in the sky, on launch points and waiting."""
        count: i64 = self.cells[cell.WAITING + ship]
        for place in range(cell.GRID, cell.WAITING):
            if self.cells[place] == ship:
                count += 1
        return count

    def supply(self, ship: i64) -> i64:
        """Ships of a colour beside the board."""
        return pieces.SHIP_TOTALS[ship] - self.on_board(ship)

    # --- dice ---
    def die_value(self, die: i64) -> i64:
        return self.cells[cell.DIE_VALUE + die]

    def turn_die(self, die: i64, value: i64) -> None:
        self.cells[cell.DIE_VALUE + die] = value

    def die_space(self, die: i64) -> i64:
        return self.cells[cell.DIE_AT + die]

    def place_die(self, die: i64, space: i64) -> None:
        """On a space, or NONE to take it off the board."""
        self.cells[cell.DIE_AT + die] = space

    def die_on(self, space: i64) -> i64:
        """The die on a space, or NONE."""
        for die in range(pieces.DICE):
            if self.cells[cell.DIE_AT + die] == space:
                return die
        return NONE

    def unplaced(self, face: i64) -> i64:
        """An unplaced worker die that shows this face (colour and value), or NONE."""
        gray: bool = face < pieces.HIGHEST
        value: i64 = face % pieces.HIGHEST + 1
        for die in range(0 if gray else pieces.FIRST_WHITE, pieces.FIRST_WHITE if gray else pieces.WORKERS):
            if self.cells[cell.DIE_AT + die] == NONE and self.cells[cell.DIE_VALUE + die] == value:
                return die
        return NONE

    def face(self, die: i64) -> i64:
        """Colour and value of a worker die as one number, the way moves and events call it."""
        return (pieces.HIGHEST if die >= pieces.FIRST_WHITE else 0) + self.cells[cell.DIE_VALUE + die] - 1

    def is_exhausted(self, die: i64) -> bool:
        return (self.cells[cell.EXHAUSTED] >> die) & 1 == 1

    def robots_on_board(self) -> i64:
        count: i64 = 0
        for die in range(pieces.WORKERS, pieces.DICE):
            if self.cells[cell.DIE_AT + die] != NONE:
                count += 1
        return count

    # --- the base ---
    def is_excavated(self, space: i64) -> bool:
        """Behind the excavator; its own space is neither behind nor ahead (UFS-RULING-03)."""
        return pieces.ON_PATH[space] < self.cells[cell.EXCAVATOR]

    def steps_ahead(self, space: i64) -> i64:
        """Path steps from the excavator to a space; not above 0 for what lies behind."""
        return pieces.ON_PATH[space] - self.cells[cell.EXCAVATOR]

    def facility(self, space: i64) -> i64:
        """What the room of a space is called."""
        return self.setting.room_of(space).facility

    def room(self, number: i64) -> Room:
        return self.setting.rooms[number]

    # --- tokens ---
    def token_at(self, place: i64) -> i64:
        """The token on a column, square or space, or NONE."""
        for token in range(cell.TOKENS):
            if self.cells[cell.TOKEN_AT + token] == place:
                return token
        return NONE

    def token_value(self, token: i64) -> i64:
        return self.cells[cell.TOKEN_VALUE + token]

    def lay_token(self, token: i64, place: i64) -> None:
        """On a column, square or space; or POOL or GONE."""
        self.cells[cell.TOKEN_AT + token] = place

    def column_token(self, column: i64) -> i64:
        """The token of a column or on its AA gun, or NONE."""
        place: i64 = self.setting.token_place
        return self.token_at(column) if place == pieces.ON_COLUMNS or place == pieces.IN_POOL else NONE

    def tokens_left(self) -> i64:
        """Tokens on the board."""
        count: i64 = 0
        for token in range(cell.TOKENS):
            if self.cells[cell.TOKEN_AT + token] >= 0:
                count += 1
        return count

    # --- tracks ---
    def has_energy(self, cost: i64) -> bool:
        return self.cells[cell.ENERGY] >= cost

    def is_won(self) -> bool:
        return self.cells[cell.RESEARCH] == len(self.setting.research)

    def in_campaign(self) -> bool:
        return self.cells[cell.CAMPAIGN] == 1

    def is_decided(self) -> bool:
        """Whether the battle has ended."""
        return self.cells[cell.RESULT] != RUNNING


def fresh_cells(campaign: bool) -> vec[i64]:
    """A table with nothing on it; a battle alone needs no room for a campaign, so it is copied sooner."""
    return _FRESH_CELLS[:] if campaign else _FRESH_CELLS[: cell.BOARD_END]


def _lay_cells() -> vec[i64]:
    cells = vec[i64]([0 for _ in range(cell.CELLS)])
    for die in range(pieces.DICE):
        cells[cell.DIE_AT + die] = NONE
    for token in range(cell.TOKENS):
        cells[cell.TOKEN_AT + token] = pieces.GONE
    for empty in (cell.DIG_DIE, cell.MARKED, cell.ARMED):
        cells[empty] = NONE
    for stacked in range(2 * cell.STACK_FIELDS):
        cells[cell.STACKS + stacked] = NONE
    return cells


_FRESH_CELLS: Final = _lay_cells()
