"""Where things stand in the one array of numbers that is a game, behind the cells of every table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.under_falling_skies import pieces
from hullbreach.kernel.table import STAGE

# Sizes of the board. Plain numbers, so that the compiler folds what follows.
START: Final[i64] = 4  # behind the stage of the only seat
SQUARES: Final[i64] = 100
COLUMNS: Final[i64] = 5
COLOURS: Final[i64] = 4
DICE: Final[i64] = 7
ROBOTS: Final[i64] = 2
assert START == STAGE + 1
assert (SQUARES, COLUMNS, DICE, ROBOTS) == (pieces.SQUARES, pieces.COLUMNS, pieces.DICE, pieces.ROBOTS)
TOKENS: Final[i64] = 8
ABILITIES: Final[i64] = 24
COUNTERS: Final[i64] = 4
STACK_FIELDS: Final[i64] = 3  # city, scenario, character
SHEET_LINES: Final[i64] = 16
SHEET_FIELDS: Final[i64] = 5
SQUARES_TO_A_CELL: Final[i64] = 25  # compiled, a 1 is shifted by no more than 30

CAMPAIGN: Final[i64] = START  # 1 in a campaign

# The battle: what its setting is made of.
CITY: Final[i64] = CAMPAIGN + 1
SIDE: Final[i64] = CITY + 1
TILES: Final[i64] = SIDE + 1  # bit per advanced tile, and one for tile 0
THREATS: Final[i64] = TILES + 1  # bit per tile 1-4 that shows its threat face
SCENARIO: Final[i64] = THREATS + 1  # 0 for none
TEAM: Final[i64] = SCENARIO + 1  # two bits per character
THREAT_LEVEL: Final[i64] = TEAM + 1

# The board, laid out anew for every battle: from here ...
BOARD: Final[i64] = THREAT_LEVEL + 1
MOTHERSHIP: Final[i64] = BOARD  # row of its launch points
RESEARCH: Final[i64] = MOTHERSHIP + 1  # steps taken
ENERGY: Final[i64] = RESEARCH + 1
MAX_ENERGY: Final[i64] = ENERGY + 1
DAMAGE: Final[i64] = MAX_ENERGY + 1
EXCAVATOR: Final[i64] = DAMAGE + 1  # its place on the path
EXHAUSTED: Final[i64] = EXCAVATOR + 1  # bit per die: a robot that cannot be used in this Rooms phase
SPENT: Final[i64] = EXHAUSTED + 1  # bit per die: a robot die resolved in this Rooms phase, rebuilt or not
DIG_DIE: Final[i64] = SPENT + 1  # the die placed ahead of the excavator, or NONE
COLUMNS_USED: Final[i64] = DIG_DIE + 1  # bit per column that has got its worker die
MARKED: Final[i64] = COLUMNS_USED + 1  # column marked for this round, or NONE
DICE_IN_HAND: Final[i64] = MARKED + 1  # bit per die picked for a reroll
PICKED_SPACE: Final[i64] = DICE_IN_HAND + 1  # where the die stands that is being moved
PICKED_SQUARE: Final[i64] = PICKED_SPACE + 1  # where the ship stands that is being moved
ARMED: Final[i64] = PICKED_SQUARE + 1  # the ability that applies to the room or descent at hand, or NONE
FREE_ROOMS: Final[i64] = ARMED + 1  # how many more rooms cost nothing in this Rooms phase
FREE_DIG: Final[i64] = FREE_ROOMS + 1
FRESH: Final[i64] = FREE_DIG + 1  # nothing was done yet since the first roll, or in the Rooms phase
ROUND: Final[i64] = FRESH + 1
PART: Final[i64] = ROUND + 1  # of the round
RESULT: Final[i64] = PART + 1  # how the battle ended, RUNNING before
SHIPS_MOVED: Final[i64] = RESULT + 1  # four cells, bit per square: ships the ability at hand has moved
GRID: Final[i64] = SHIPS_MOVED + 4  # by square: colour of the ship there, 0 for none
LAUNCH_POINT: Final[i64] = GRID + SQUARES  # by column: colour of the ship there
WAITING: Final[i64] = LAUNCH_POINT + COLUMNS  # by colour: how many ships wait on the mothership
TOKEN_AT: Final[i64] = WAITING + COLOURS  # by token: column, square or space as the scenario lays it; POOL or GONE
TOKEN_VALUE: Final[i64] = TOKEN_AT + TOKENS
USED: Final[i64] = TOKEN_VALUE + TOKENS  # by ability: uses in this game or round
COUNTER: Final[i64] = USED + ABILITIES
DIE_VALUE: Final[i64] = COUNTER + COUNTERS  # by die
DIE_AT: Final[i64] = DIE_VALUE + DICE  # by die: space, or NONE in the tray and in the reserve
LENT: Final[i64] = DIE_AT + DICE  # by robot: points command rooms have given it in this Rooms phase
BOARD_END: Final[i64] = LENT + ROBOTS  # ... up to here

# The campaign; a battle alone has none of these cells.
CHAPTER: Final[i64] = BOARD_END
BATTLE: Final[i64] = CHAPTER + 1  # of the chapter, from 1
STACKS: Final[i64] = BATTLE + 1  # two stacks, NONE once chosen
CITY_FATE: Final[i64] = STACKS + 2 * STACK_FIELDS  # by city: IN_BOX, REMOVED or SET_ASIDE
SCENARIO_FATE: Final[i64] = CITY_FATE + pieces.CITIES  # by scenario, "none" among them
CHARACTER_FATE: Final[i64] = SCENARIO_FATE + pieces.SCENARIOS
FOUGHT: Final[i64] = CHARACTER_FATE + pieces.CHARACTERS  # bit per character set aside that has fought in this chapter
SHEET_SIZE: Final[i64] = FOUGHT + 1
SHEET: Final[i64] = SHEET_SIZE + 1  # lines of city, scenario, team, first game, damaged game
CELLS: Final[i64] = SHEET + SHEET_LINES * SHEET_FIELDS
