"""What lies on the table: one flat array of numbers behind small named readers and writers."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.games.under_falling_skies.pieces import (
    CHARACTERS,
    CITIES,
    COLUMNS,
    DICE,
    FIRST_WHITE,
    HIGHEST,
    NONE,
    ROBOTS,
    SCENARIOS,
    SHIP_TOTALS,
    SQUARES,
    WORKERS,
    row_of,
    square_at,
)
from hullbreach.games.under_falling_skies.records import IN_POOL, ON_COLUMNS
from hullbreach.games.under_falling_skies.setting import ON_PATH, Room, Setting, setting
from hullbreach.kernel.agenda import Agenda, kind_of
from hullbreach.kernel.dice import Dice
from hullbreach.kernel.journal import Journal

TOKENS: Final[i64] = 8
ABILITIES: Final[i64] = 24
COUNTERS: Final[i64] = 4
SHEET_LINES: Final[i64] = 16
SHEET_FIELDS: Final[i64] = 5

# --- where things stand in the array ---
GRID: Final[i64] = 0  # 100 squares: colour of the ship there, 0 for none
LAUNCH_POINT: Final[i64] = GRID + SQUARES  # 5 columns: colour of the ship there
WAITING: Final[i64] = LAUNCH_POINT + COLUMNS  # by colour: how many ships wait on the mothership
DIE_VALUE: Final[i64] = WAITING + 4  # 7 dice
DIE_AT: Final[i64] = DIE_VALUE + DICE  # 7 dice: space, or NONE in the tray and in the reserve
TOKEN_AT: Final[i64] = DIE_AT + DICE  # column, square or space by the scenario; POOL or GONE
TOKEN_VALUE: Final[i64] = TOKEN_AT + TOKENS
USED: Final[i64] = TOKEN_VALUE + TOKENS  # by ability: uses in this game or round
COUNTER: Final[i64] = USED + ABILITIES
MOTHERSHIP: Final[i64] = COUNTER + COUNTERS  # row of its launch points
RESEARCH: Final[i64] = MOTHERSHIP + 1  # steps taken
ENERGY: Final[i64] = RESEARCH + 1
MAX_ENERGY: Final[i64] = ENERGY + 1
DAMAGE: Final[i64] = MAX_ENERGY + 1
EXCAVATOR: Final[i64] = DAMAGE + 1  # its place on the path
EXHAUSTED: Final[i64] = EXCAVATOR + 1  # bit per die: a robot that cannot be used in this Rooms phase
SPENT: Final[i64] = EXHAUSTED + 1  # bit per die: a robot die resolved in this Rooms phase, rebuilt or not
LENT: Final[i64] = SPENT + 1  # by robot: points command rooms have given it in this Rooms phase
DIG_DIE: Final[i64] = LENT + ROBOTS  # the die placed ahead of the excavator, or NONE
COLUMNS_USED: Final[i64] = DIG_DIE + 1  # bit per column that has got its worker die
MARKED: Final[i64] = COLUMNS_USED + 1  # column marked for this round, or NONE
IN_HAND: Final[i64] = MARKED + 1  # bit per die picked for a reroll, or the space or square something is moved from
ARMED: Final[i64] = IN_HAND + 1  # the ability that applies to the room or descent at hand, or NONE
FREE_ROOMS: Final[i64] = ARMED + 1  # how many more rooms cost nothing in this Rooms phase
FREE_DIG: Final[i64] = FREE_ROOMS + 1
FRESH: Final[i64] = FREE_DIG + 1  # nothing was done yet since the first roll, or in the Rooms phase
ROUND: Final[i64] = FRESH + 1
PART: Final[i64] = ROUND + 1  # of the round
PHASE: Final[i64] = PART + 1
ENDING: Final[i64] = PHASE + 1  # of this battle
# The battle: what its setting is made of.
CITY: Final[i64] = ENDING + 1
SIDE: Final[i64] = CITY + 1
TILES: Final[i64] = SIDE + 1  # bit per advanced tile, and one for tile 0
THREATS: Final[i64] = TILES + 1  # bit per tile 1-4 that shows its threat face
SCENARIO: Final[i64] = THREATS + 1  # 0 for none
TEAM: Final[i64] = SCENARIO + 1  # two bits per character
THREAT_LEVEL: Final[i64] = TEAM + 1
# The campaign.
CAMPAIGN: Final[i64] = THREAT_LEVEL + 1  # 1 in a campaign
CHAPTER: Final[i64] = CAMPAIGN + 1
BATTLE: Final[i64] = CHAPTER + 1  # of the chapter, from 1
STACKS: Final[i64] = BATTLE + 1  # two stacks of city, scenario, character
CITY_FATE: Final[i64] = STACKS + 6  # 17 cities: IN_BOX, REMOVED or SET_ASIDE
SCENARIO_FATE: Final[i64] = CITY_FATE + CITIES  # 14, "none" among them
CHARACTER_FATE: Final[i64] = SCENARIO_FATE + SCENARIOS  # 12
FOUGHT: Final[i64] = CHARACTER_FATE + CHARACTERS  # bit per character set aside that has fought in this chapter
SHEET_SIZE: Final[i64] = FOUGHT + 1
SHEET: Final[i64] = SHEET_SIZE + 1  # lines of city, scenario, team, first game, damaged game
CELLS: Final[i64] = SHEET + SHEET_LINES * SHEET_FIELDS

POOL: Final[i64] = -1
GONE: Final[i64] = -2

IN_BOX: Final[i64] = 0
REMOVED: Final[i64] = 1
SET_ASIDE: Final[i64] = 2

NOT_PLAYED: Final[i64] = -1
LOST_GAME: Final[i64] = -2  # the X of the sheet; a won game is noted by its threat level

# Parts of the round.
PLANNING_PHASE: Final[i64] = 0
ROOMS_PHASE: Final[i64] = 1
MOTHERSHIP_PHASE: Final[i64] = 2
PART_NAMES: Final = ("planning", "rooms", "mothership")

# Which decision is awaited.
RESOLVING: Final[i64] = 0
PLANNING: Final[i64] = 1
ROOMS: Final[i64] = 2
OFFER: Final[i64] = 3
TURN_DIE: Final[i64] = 4
REROLL_DICE: Final[i64] = 5
TAKE_DIE: Final[i64] = 6
PUT_DIE: Final[i64] = 7
EXCAVATE: Final[i64] = 8
TARGET: Final[i64] = 9
MOVE_SHIP: Final[i64] = 10
AIM: Final[i64] = 11
ORDER: Final[i64] = 12
STRIKE: Final[i64] = 13
RESEARCH_STEPS: Final[i64] = 14
INSTALL: Final[i64] = 15
COMMAND_DICE: Final[i64] = 16
LAUNCH: Final[i64] = 17
STACK: Final[i64] = 18
DEFEND: Final[i64] = 19
ENLIST: Final[i64] = 20
THREAT: Final[i64] = 21
AFTERMATH: Final[i64] = 22
OVER: Final[i64] = 23
SCRAP_ROBOT: Final[i64] = 24
PHASE_NAMES: Final = (
    "resolving",
    "planning",
    "rooms",
    "offer",
    "turn_die",
    "reroll_dice",
    "take_die",
    "put_die",
    "excavate",
    "target",
    "move_ship",
    "aim",
    "order",
    "strike",
    "research_steps",
    "install",
    "command_dice",
    "launch",
    "stack",
    "defend",
    "enlist",
    "threat",
    "aftermath",
    "over",
    "scrap_robot",
)

RUNNING: Final[i64] = 0
WON: Final[i64] = 1
LOST_SKULL: Final[i64] = 2
LOST_DAMAGE: Final[i64] = 3
ENDING_NAMES: Final = ("running", "won", "lost_skull", "lost_damage")


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

    def use_setting(self) -> None:
        """Take the setting the battle's cells ask for."""
        cells = self.cells
        self.setting = setting(cells[CITY], cells[SIDE], cells[TILES], cells[THREATS], cells[SCENARIO], cells[TEAM])

    def next_step(self) -> i64:
        """The kind of the step on top of the agenda, or 0."""
        return kind_of(self.agenda.top()) if len(self.agenda) else 0

    # --- ships ---
    def ship_at(self, square: i64) -> i64:
        """The colour of the ship on a square of the sky, or 0; launch points are no squares."""
        return self.cells[GRID + square]

    def put_ship(self, ship: i64, square: i64) -> None:
        self.cells[GRID + square] = ship

    def lift_ship(self, square: i64) -> i64:
        ship: i64 = self.cells[GRID + square]
        self.cells[GRID + square] = 0
        return ship

    def launch_point(self, column: i64) -> i64:
        """The colour of the ship on a launch point, or 0."""
        return self.cells[LAUNCH_POINT + column]

    def launch_square(self, column: i64) -> i64:
        """The square a launch point covers: how a ship on it is called."""
        return square_at(self.cells[MOTHERSHIP], column)

    def is_open_sky(self, square: i64) -> bool:
        """Whether the square lies in the sky and the mothership does not cover it (UFS-RULING-34)."""
        row: i64 = row_of(square)
        return self.cells[MOTHERSHIP] < row < self.setting.city_row

    def is_free(self, square: i64) -> bool:
        return self.is_open_sky(square) and self.cells[GRID + square] == 0

    def topmost(self, column: i64) -> i64:
        """The row of the highest ship below the launch points in a column, or NONE."""
        row: i64 = self.cells[MOTHERSHIP] + 1
        while row < self.setting.city_row:
            if self.cells[GRID + square_at(row, column)]:
                return row
            row += 1
        return NONE

    def lowest(self, column: i64) -> i64:
        """The row of the lowest ship of a column, its launch point included, or NONE."""
        row: i64 = self.setting.city_row - 1
        while row > self.cells[MOTHERSHIP]:
            if self.cells[GRID + square_at(row, column)]:
                return row
            row -= 1
        return self.cells[MOTHERSHIP] if self.launch_point(column) else NONE

    def waiting(self, ship: i64) -> i64:
        return self.cells[WAITING + ship]

    def on_board(self, ship: i64) -> i64:
        """Ships of a colour in the sky, on launch points and waiting."""
        count: i64 = self.cells[WAITING + ship]
        place: i64 = GRID
        while place < LAUNCH_POINT + COLUMNS:
            if self.cells[place] == ship:
                count += 1
            place += 1
        return count

    def supply(self, ship: i64) -> i64:
        """Ships of a colour beside the board."""
        return SHIP_TOTALS[ship] - self.on_board(ship)

    # --- dice ---
    def die_value(self, die: i64) -> i64:
        return self.cells[DIE_VALUE + die]

    def die_space(self, die: i64) -> i64:
        return self.cells[DIE_AT + die]

    def die_on(self, space: i64) -> i64:
        """The die on a space, or NONE."""
        die: i64 = 0
        while die < DICE:
            if self.cells[DIE_AT + die] == space:
                return die
            die += 1
        return NONE

    def unplaced(self, face: i64) -> i64:
        """An unplaced worker die that shows this face (colour and value), or NONE."""
        die: i64 = 0 if face < HIGHEST else FIRST_WHITE
        end: i64 = FIRST_WHITE if face < HIGHEST else WORKERS
        value: i64 = face % HIGHEST + 1
        while die < end:
            if self.cells[DIE_AT + die] == NONE and self.cells[DIE_VALUE + die] == value:
                return die
            die += 1
        return NONE

    def face(self, die: i64) -> i64:
        """Colour and value of a worker die as one number, the way moves and events call it."""
        return (HIGHEST if die >= FIRST_WHITE else 0) + self.cells[DIE_VALUE + die] - 1

    def is_exhausted(self, die: i64) -> bool:
        return (self.cells[EXHAUSTED] >> die) & 1 == 1

    def robots_on_board(self) -> i64:
        count: i64 = 0
        die: i64 = WORKERS
        while die < DICE:
            if self.cells[DIE_AT + die] != NONE:
                count += 1
            die += 1
        return count

    # --- the base ---
    def is_excavated(self, space: i64) -> bool:
        """Behind the excavator; its own space is neither behind nor ahead (UFS-RULING-03)."""
        return ON_PATH[space] < self.cells[EXCAVATOR]

    def steps_ahead(self, space: i64) -> i64:
        """Path steps from the excavator to a space; not above 0 for what lies behind."""
        return ON_PATH[space] - self.cells[EXCAVATOR]

    def room(self, number: i64) -> Room:
        return self.setting.rooms[number]

    # --- tokens ---
    def token_at(self, place: i64) -> i64:
        """The token on a column, square or space, or NONE."""
        token: i64 = 0
        while token < TOKENS:
            if self.cells[TOKEN_AT + token] == place:
                return token
            token += 1
        return NONE

    def column_token(self, column: i64) -> i64:
        """The token of a column or on its AA gun, or NONE."""
        place: i64 = self.setting.token_place
        return self.token_at(column) if place == ON_COLUMNS or place == IN_POOL else NONE

    def tokens_left(self) -> i64:
        """Tokens on the board."""
        count: i64 = 0
        token: i64 = 0
        while token < TOKENS:
            if self.cells[TOKEN_AT + token] >= 0:
                count += 1
            token += 1
        return count

    # --- tracks ---
    def has_energy(self, cost: i64) -> bool:
        return self.cells[ENERGY] >= cost

    def is_won(self) -> bool:
        return self.cells[RESEARCH] == len(self.setting.research)

    def in_campaign(self) -> bool:
        return self.cells[CAMPAIGN] == 1

    def is_over(self) -> bool:
        return self.cells[PHASE] == OVER

    def is_decided(self) -> bool:
        """Whether the battle has ended."""
        return self.cells[ENDING] != RUNNING


def fresh_cells() -> vec[i64]:
    """A table with nothing on it."""
    return _FRESH_CELLS[:]


def _lay_cells() -> vec[i64]:
    cells = vec[i64]([0 for _ in range(CELLS)])
    for die in range(DICE):
        cells[DIE_AT + die] = NONE
    for token in range(TOKENS):
        cells[TOKEN_AT + token] = GONE
    for cell in (DIG_DIE, MARKED, ARMED):
        cells[cell] = NONE
    for stacked in range(6):
        cells[STACKS + stacked] = NONE
    return cells


_FRESH_CELLS: Final = _lay_cells()
