"""Where things stand in the array, behind the cells every game has, and what may stand there."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import pieces
from hullbreach.games.galaxy_trucker.ship.hull import SHIP_CELLS
from hullbreach.kernel.table import STAGE

MOST_SEATS: Final[i64] = 5
START: Final[i64] = 8  # behind the stages of five seats; a plain number, so that the compiler folds what follows
assert START == STAGE + MOST_SEATS

ROUND: Final[i64] = START  # which flight of the game, from 0
LEVEL: Final[i64] = ROUND + 1  # 1 to 4
CLASS: Final[i64] = LEVEL + 1  # which board
PHASE: Final[i64] = CLASS + 1
RUNS_LEFT: Final[i64] = PHASE + 1  # circles the timer has still before it; 0: it stands on Start
TIMER_ENDS: Final[i64] = RUNS_LEFT + 1  # the game time at which it has run out, or NONE
ACTIONS: Final[i64] = TIMER_ENDS + 1  # how many components were placed this round, by anybody
HELD_BY: Final[i64] = ACTIONS + 1  # 3 open stacks: who looks at it, or NONE
SUPPLY: Final[i64] = HELD_BY + 3  # 4 colours: blocks nobody has
CARD: Final[i64] = SUPPLY + 4  # the card that is being resolved, or NONE
SHOWN: Final[i64] = CARD + 1  # how many cards of this flight have been turned up
DECK_SIZE: Final[i64] = SHOWN + 1
DECK: Final[i64] = DECK_SIZE + 1  # from the top once launched, the shown ones included; stack by stack before
EXTRAS: Final[i64] = DECK + 40  # how many supercards were added to the stacks of this flight
EXTRA: Final[i64] = EXTRAS + 1  # 12 supercards: which stack each is in, and what it may be; see `dealing.py`
DEALT: Final[i64] = EXTRA + 12  # by adventure: whether an earlier flight of this game used it up
PLANET: Final[i64] = DEALT + 80  # 4 planets of the card: who landed there, or NONE
TILES: Final[i64] = PLANET + 4  # by component: where it is
MISSION: Final[i64] = TILES + 230  # the mission of this flight among those of the setting, from 1; 0: none
OFFERED: Final[i64] = MISSION + 1  # 3 missions of which one is chosen, counted likewise
DISCARDED: Final[i64] = OFFERED + 3  # the set of missions drawn so far
DIRECTIVES: Final[i64] = DISCARDED + 1  # the set of directives drawn for this flight
MARKER_HITS: Final[i64] = DIRECTIVES + 1  # what the markers have suffered, four bits each
VOLUNTEER: Final[i64] = MARKER_HITS + 1  # who fights first on this card, or NONE
REPELLED: Final[i64] = VOLUNTEER + 1  # whether somebody beat the enemy of this card, or matched the fleet
SEATS: Final[i64] = REPELLED + 1

# A seat.
HAND: Final[i64] = 0  # the component in hand, or NONE
HAND_FROM: Final[i64] = 1  # where it came from
ASIDE: Final[i64] = 2  # 2 components set aside, or NONE
LAST: Final[i64] = 4  # the place of the component that is not welded yet, or NONE
LAST_FROM: Final[i64] = 5  # where that component came from
LOOKING: Final[i64] = 6  # the stack in hand, or NONE
BUILT: Final[i64] = 7  # components on the ship besides the starting cabin, put there this round
HANDLED: Final[i64] = 8  # how often something was picked up this round
BUILT_AT: Final[i64] = 9  # cell.ACTIONS when the last component was placed
ORDER: Final[i64] = 10  # the order tile, from 1; 0: none yet
STATUS: Final[i64] = 11
SPACE: Final[i64] = 12  # progress on the track, full laps counted; may be negative
LOST: Final[i64] = 13  # components in the pile of lost ones
CREDITS: Final[i64] = 14
STRENGTH: Final[i64] = 15  # what was declared on this card, cannons in halves
BEATEN: Final[i64] = 16  # whether the enemy of this card beat the ship
WINNINGS: Final[i64] = 17  # credits from cards in this flight
ACCOUNT: Final[i64] = 18  # 5 lines at the end of the flight: order, beauty, goods, losses, mission
VOTE: Final[i64] = 23  # for one of the offered missions, from 1, or against it, below 0; 0: not yet
CHOICE: Final[i64] = 24  # the secret choice, from 1; 0: none yet
LOST_EARLY: Final[i64] = 25  # components lost before the launch
LAUNCHED: Final[i64] = 26  # special components aboard at launch, packed by kind
HUMANS: Final[i64] = 27  # aboard at launch
ALIENS: Final[i64] = 28
GAPS: Final[i64] = 29  # free squares at launch
FAILED: Final[i64] = 30  # the set of requirements that were not met at launch
BADGES: Final[i64] = 31
ENEMIES: Final[i64] = 32  # beaten in this flight
FACED: Final[i64] = 33  # whether the ship met the card that is being resolved
BEFORE: Final[i64] = 34  # components lost, crew and blocks of goods when that card was turned up
DAYS_LOST: Final[i64] = 37  # on that card
AWAY: Final[i64] = 38  # the places of parts of the ship that are not in flight until the card is done
SHIP: Final[i64] = 39
SEAT_ROW: Final[i64] = 149

CELLS: Final[i64] = SEATS + 5 * SEAT_ROW

# The compiler folds constants only within a module, so some numbers are written out above.
assert MOST_SEATS == 5
assert PLANET == DEALT + pieces.ADVENTURES
assert DEALT == EXTRA + pieces.MOST_EXTRAS
assert EXTRAS == DECK + pieces.MOST_DECK
assert MISSION == TILES + pieces.COMPONENTS
assert SEAT_ROW == SHIP + SHIP_CELLS

# PHASE
CHOOSING: Final[i64] = 0  # a mission
BUILDING: Final[i64] = 1
INSPECTION: Final[i64] = 2
LAUNCH: Final[i64] = 3
FLIGHT: Final[i64] = 4
SETTLED: Final[i64] = 5
PHASE_NAMES: Final = ("mission", "building", "inspection", "launch", "flight", "accounts")

# TILES
FACE_DOWN: Final[i64] = 0
FACE_UP: Final[i64] = 1
TAKEN: Final[i64] = 2  # in a hand, set aside, on a ship or lost
NOT_IN_PLAY: Final[i64] = 3

# HAND_FROM and LAST_FROM
FROM_WAREHOUSE: Final[i64] = 0
FROM_ASIDE: Final[i64] = 1

# STATUS
IN_YARD: Final[i64] = 0
FLYING: Final[i64] = 1
GAVE_UP: Final[i64] = 2
FINISHED: Final[i64] = 3
HYPERSPACE: Final[i64] = 4  # since a jump on this card
LINGERING: Final[i64] = 5  # in hyperspace since the card before
SKIPPING: Final[i64] = 6  # not in flight until the card is done (GT-MIS-09)
DEAD: Final[i64] = 7
SITTING_OUT: Final[i64] = 8  # for the rest of the game
STATUS_NAMES: Final = (
    "in_yard",
    "flying",
    "gave_up",
    "finished",
    "hyperspace",
    "lingering",
    "skipping",
    "dead",
    "sitting_out",
)

# ACCOUNT
FOR_ORDER: Final[i64] = 0
FOR_BEAUTY: Final[i64] = 1
FOR_GOODS: Final[i64] = 2
FOR_LOSSES: Final[i64] = 3
FOR_MISSION: Final[i64] = 4  # may be below 0
LINE_NAMES: Final = ("order", "beauty", "goods", "losses", "mission")
