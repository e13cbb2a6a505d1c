"""Where things stand in the array, behind the cells every game has."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.kernel.table import STAGE

START: Final[i64] = 5  # behind the stages of two seats; a plain number, so that the compiler folds what follows
assert START == STAGE + 2
GRID: Final[i64] = START  # 16 squares: card or NONE
FACE: Final[i64] = GRID + 16  # 14 cards: current face
DECK: Final[i64] = FACE + 14  # 14 places: cards from top to bottom
LEVEL: Final[i64] = DECK + 14  # 4 cannons by name
CANNON_AT: Final[i64] = LEVEL + 4  # 4 columns: which cannon stands there
SIDE: Final[i64] = CANNON_AT + 4  # 3 defence cards: 0 front, 1 back
DECK_SIZE: Final[i64] = SIDE + 3
FRESH: Final[i64] = DECK_SIZE + 1  # how many cards on top of the deck nobody has seen since the shuffle
SHOWN: Final[i64] = FRESH + 1  # bit per card: its back has been seen
DANGER: Final[i64] = SHOWN + 1
PLACED: Final[i64] = DANGER + 1  # bit per part: waits in row -1
DAMAGED: Final[i64] = PLACED + 1  # bit per part
TOKENS: Final[i64] = DAMAGED + 1  # bit per part: carries a hit token (The Robust)
MOTHERSHIP: Final[i64] = TOKENS + 1  # its row plus 1, so 0 is row -1; NONE before the final battle
MINES: Final[i64] = MOTHERSHIP + 1  # square or NONE
SHIELD: Final[i64] = MINES + 1  # square or NONE
SHIELD_HITS: Final[i64] = SHIELD + 1
TURN: Final[i64] = SHIELD_HITS + 1
SET_ASIDE: Final[i64] = TURN + 1  # bit per part revealed in the two-player game
COUNTDOWN: Final[i64] = SET_ASIDE + 1  # rounds until the mothership arrives in the two-player game
SABOTAGED: Final[i64] = COUNTDOWN + 1  # cannon that starts neutralised in the two-player game, or NONE
CELLS: Final[i64] = SABOTAGED + 1
