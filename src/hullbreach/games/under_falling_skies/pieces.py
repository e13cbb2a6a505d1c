"""Names and numbers of the pieces: columns, squares, spaces, dice, ships, rooms, and all that can be chosen."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.games.under_falling_skies import facts

ALL: Final[i64] = 99  # "any" and "all" as a number
COLUMNS: Final[i64] = 5
COLUMN_NAMES: Final = tuple(f"c{column + 1}" for column in range(COLUMNS))

# --- the sky: square = row * 5 + column; row 0 is above the first sky row, the city is below the last one ---
SQUARES: Final[i64] = 100  # rows 0 to 19, the lowest possible city row
SQUARE_NAMES: Final = tuple(f"r{square // COLUMNS}c{square % COLUMNS + 1}" for square in range(SQUARES))

EMPTY: Final[i64] = 0
EXPLOSION: Final[i64] = 1
RED_EXPLOSION: Final[i64] = 2
ARROW_LEFT: Final[i64] = 3
ARROW_RIGHT: Final[i64] = 4
MOTHERSHIP_ICON: Final[i64] = 5
TELEPORTER_PINK: Final[i64] = 6
TELEPORTER_CYAN: Final[i64] = 7
SQUARE_KIND_NAMES: Final = (
    "empty",
    "explosion",
    "red_explosion",
    "arrow_left",
    "arrow_right",
    "mothership_icon",
    "teleporter_pink",
    "teleporter_cyan",
)
EXPLOSION_NAMES: Final = ("yellow", "red")

PURPLE: Final[i64] = 1
WHITE: Final[i64] = 2
ORANGE: Final[i64] = 3
SHIP_NAMES: Final = ("none", "purple", "white", "orange")
ANY_SHIP: Final[i64] = 0b1110

NO_ACTION: Final[i64] = 0
WHITE_SHIPS: Final[i64] = 1
EXCAVATOR_BACK: Final[i64] = 2
RESEARCH_BACK: Final[i64] = 3
DAMAGE_ACTION: Final[i64] = 4
MOVE_SHIPS: Final[i64] = 5
SKULL: Final[i64] = 6
ACTION_NAMES: Final = (
    "none",
    "white_ships",
    "excavator_back",
    "research_back",
    "damage",
    "move_ships",
    "skull",
)

# --- the base: space = (row - 1) * 5 + column ---
SPACES: Final[i64] = 30
SPACE_NAMES: Final = tuple(f"r{space // COLUMNS + 1}c{space % COLUMNS + 1}" for space in range(SPACES))

# The excavator's path is the same in every base (UFS-EXC-01).
PATH: Final = vec[i64]([(row - 1) * int(COLUMNS) + column - 1 for row, column in facts.base_tiles().path.spaces])
PATH_END: Final[i64] = SPACES - 1
ON_PATH: Final = vec[i64]([list(PATH).index(space) for space in range(SPACES)])  # by space

AA_GUN: Final[i64] = 0
TUNNEL: Final[i64] = 1
ENERGY_ROOM: Final[i64] = 2
FIGHTER: Final[i64] = 3
RESEARCH_ROOM: Final[i64] = 4
ROBOT_ROOM: Final[i64] = 5
COMMAND: Final[i64] = 6
ROOM_NAMES: Final = ("aa_gun", "tunnel", "energy", "fighter", "research", "robot", "command")
ROOM_KINDS: Final[i64] = len(ROOM_NAMES)
# What a room is called: by its effect, or by both.
FACILITY_NAMES: Final = (*ROOM_NAMES, *(f"{one}+{other}" for one in ROOM_NAMES for other in ROOM_NAMES))

# --- dice: workers 0-4 (three gray, two white), robots 5 and 6 ---
WORKERS: Final[i64] = 5
FIRST_WHITE: Final[i64] = 3
ROBOTS: Final[i64] = facts.base_tiles().meta.robot_dice
DICE: Final[i64] = WORKERS + ROBOTS
HIGHEST: Final[i64] = 6
EXCAVATE_COST: Final[i64] = facts.base_tiles().meta.excavate_cost
GRAY_DIE: Final[i64] = 0
WHITE_DIE: Final[i64] = 1
BLUE_DIE: Final[i64] = 2
DIE_COLOUR_NAMES: Final = ("gray", "white", "blue")
# A worker die as the player sees it: colour * 6 + value - 1. Dice that look alike are alike.
FACES: Final[i64] = 12
FACE_NAMES: Final = tuple(f"{colour}-{value}" for colour in DIE_COLOUR_NAMES[:2] for value in range(1, HIGHEST + 1))

PURPLE_SHIPS: Final[i64] = facts.mothership_track().meta.purple_ships
WHITE_SUPPLY: Final[i64] = facts.mothership_track().meta.white_ship_supply
ORANGE_SUPPLY: Final[i64] = facts.mothership_track().meta.orange_ships
SHIP_TOTALS: Final = vec[i64]([0, PURPLE_SHIPS, WHITE_SUPPLY, ORANGE_SUPPLY])  # by colour
START_ROW: Final[i64] = facts.mothership_track().meta.start_row

# --- what can be chosen ---
PLAY_NAMES: Final = ("battle", "campaign")
SIDE_NAMES: Final = ("blue", "damaged")
BLUE: Final[i64] = 0
DAMAGED: Final[i64] = 1
CITY_NAMES: Final = tuple(city.id for city in facts.cities().city)
CITIES: Final[i64] = len(CITY_NAMES)
SCENARIO_NAMES: Final = ("none", *(scenario.id for scenario in facts.scenarios().scenario))
SCENARIOS: Final[i64] = len(SCENARIO_NAMES)
CHARACTER_NAMES: Final = tuple(character.id for character in facts.characters().character)
CHARACTERS: Final[i64] = len(CHARACTER_NAMES)
ABSENT: Final[i64] = 0
NORMAL: Final[i64] = 1
UPGRADED: Final[i64] = 2
PRESENCE_NAMES: Final = ("absent", "normal", "upgraded")
HIGHEST_THREAT: Final[i64] = 4
THREAT_NAMES: Final = ("0", "1", "2", "3", "4")
TILE_KIND_NAMES: Final = ("base", "advanced")

# Whose ability it is: the city's, the scenario's, or a character's.
CITY_SOURCE: Final[i64] = 0
SCENARIO_SOURCE: Final[i64] = 1
FIRST_CHARACTER: Final[i64] = 2
SOURCE_NAMES: Final = ("city", "scenario", *CHARACTER_NAMES)

TILE_ZERO: Final[i64] = 1 << HIGHEST_THREAT  # the bit for tile 0 among those for the advanced tiles 1-4

LONGEST_TRACK: Final[i64] = 24  # steps: up to two on the city tile, four per sky tile, two on tile 0

# --- scenario tokens and counters ---
TOKEN_PLACES: Final = ("columns", "squares", "spaces", "pool", "lowest_ship_column_aa")
ON_COLUMNS: Final[i64] = 0
ON_SQUARES: Final[i64] = 1
ON_SPACES: Final[i64] = 2
IN_POOL: Final[i64] = 3
# Only scenarios count.
COUNTER_NAMES: Final = tuple(
    {effect.name: None for scenario in facts.scenarios().scenario for effect in scenario.effects if effect.name}
)
# Where a token is that is not on the board.
POOL: Final[i64] = -1
GONE: Final[i64] = -2

# --- what becomes of the elements of a campaign ---
IN_BOX: Final[i64] = 0
REMOVED: Final[i64] = 1
SET_ASIDE: Final[i64] = 2

NOT_PLAYED: Final[i64] = -1
LOST_GAME: Final[i64] = -2  # the X of the sheet; a won game is noted by its threat level

# --- parts of the round ---
PLANNING_PART: Final[i64] = 0
ROOMS_PART: Final[i64] = 1
MOTHERSHIP_PART: Final[i64] = 2
PART_NAMES: Final = ("planning", "rooms", "mothership")


def row_of(square: i64) -> i64:
    return square // COLUMNS


def column_of(place: i64) -> i64:
    """The column of a square, or of a space: both count five to a row."""
    return place % COLUMNS


def square_at(row: i64, column: i64) -> i64:
    return row * COLUMNS + column


def colour_of(die: i64) -> i64:
    if die >= WORKERS:
        return BLUE_DIE
    return WHITE_DIE if die >= FIRST_WHITE else GRAY_DIE
