"""Where everything stands in the array of a flight, and what may stand there: `cell.TURN`, `cell.ACTIVE`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.space_alert import pieces

# Where things stand in the array.
TURN: Final[i64] = 0
LOSS: Final[i64] = 1
LOSS_ZONE: Final[i64] = 2
LOSS_THREAT: Final[i64] = 3
SHIELD: Final[i64] = 4  # 3 zones
REACTOR: Final[i64] = 7  # 3 zones
FUEL: Final[i64] = 10
ROCKETS: Final[i64] = 11  # in the station
LAUNCHED: Final[i64] = 12  # on the first space of the rocket trail
FLYING: Final[i64] = 13  # on the second
STORED: Final[i64] = 14  # 2 squads: lower red, upper blue
PILOT: Final[i64] = 16  # who is in space, or NONE
SORTIE: Final[i64] = 17  # the interceptors attack this turn: 0 no, 1 yes, 2 heroically
COMPUTER: Final[i64] = 18  # 3 phases
CONFIRMED: Final[i64] = 21  # 3 phases: most crew members who confirmed in one turn
CONFIRMING: Final[i64] = 24  # in this turn
DAMAGE: Final[i64] = 25  # 3 zones: points taken
BROKEN: Final[i64] = 28  # 3 zones: a bit per tile drawn
LIFTS: Final[i64] = 31  # a bit per gravolift used this turn
CANNON: Final[i64] = 32  # 6 stations: power of the shot this turn, 0 if not fired
DOUBLED: Final[i64] = 38  # a bit per zone whose damage counts double
SLIME: Final[i64] = 39  # stations with Slime, a bit each
OLD_SLIME: Final[i64] = 40  # those whose card has gone
CONTAMINATED: Final[i64] = 41  # stations that knock out whoever enters
COVERED: Final[i64] = 42  # systems under a malfunction, a bit each
ATTACK_BONUS: Final[i64] = 43
BONUS_GIVER: Final[i64] = 44  # the threat that does not get the bonus itself
ARMOUR_BONUS: Final[i64] = 45
ACTOR: Final[i64] = 46  # who acts now, or NONE
TILE: Final[i64] = 47  # the station of the tile that acts for its card
ARMOUR_GIVER: Final[i64] = 48  # the threat with whose end the bonus ends
CREW: Final[i64] = 49
CREW_ROW: Final[i64] = 5
QUEUE: Final[i64] = 74  # 5 x 12 slots: which planned card lies there, or NONE
THREATS: Final[i64] = 134

# A crew member.
AT: Final[i64] = 0
OUT: Final[i64] = 1  # knocked out
SQUAD: Final[i64] = 2
DELAYED: Final[i64] = 3  # the next action was delayed already this turn
PUSHED: Final[i64] = 4  # a bit per turn whose card was pushed back

# A threat.
STATUS: Final[i64] = 0
POSITION: Final[i64] = 1
LIFE: Final[i64] = 2  # hit points without any damage
WOUNDS: Final[i64] = 3
SPEED: Final[i64] = 4
ARMOUR: Final[i64] = 5
CHANGED: Final[i64] = 6  # shown, grown, or its cryoshield broken
WHERE: Final[i64] = 7  # stations with a tile of it, a bit each
PASSED: Final[i64] = 8  # X and Y marks
REPAIRED: Final[i64] = 9  # this turn: stations a bit each, or how often
POWER: Final[i64] = 10  # of all weapons that target it this turn
HIT: Final[i64] = 11  # this turn, bits below
THREAT_ROW: Final[i64] = 12
CELLS: Final[i64] = 230
# Written out above because the compiler folds constants only within a module.
assert QUEUE == CREW + pieces.MOST_CREW * CREW_ROW
assert THREATS == QUEUE + pieces.MOST_CREW * pieces.TURNS
assert CELLS == THREATS + pieces.MOST_THREATS * THREAT_ROW

PENDING: Final[i64] = 0
ACTIVE: Final[i64] = 1
DESTROYED: Final[i64] = 2
SURVIVED: Final[i64] = 3
STATUS_NAMES: Final = ("pending", "active", "destroyed", "survived")

TARGETED: Final[i64] = 1
BY_PULSE: Final[i64] = 2
BY_ROCKET: Final[i64] = 4
WAS_DAMAGED: Final[i64] = 8
WAS_DESTROYED: Final[i64] = 16

NO_SQUAD: Final[i64] = 0
READY_SQUAD: Final[i64] = 1
DISABLED_SQUAD: Final[i64] = 2

STORED_READY: Final[i64] = 0
STORED_TAKEN: Final[i64] = 1
STORED_ENGULFED: Final[i64] = 2

UNCHECKED: Final[i64] = 0
MAINTAINED: Final[i64] = 1
MISSED: Final[i64] = 2

NOT_LOST: Final[i64] = 0
ZONE_DESTROYED: Final[i64] = 1
THREAT_EFFECT: Final[i64] = 2
LOSS_NAMES: Final = ("", "zone_destroyed", "threat_effect")
