"""Where everything stands in the array of a flight, and what may stand there: `cell.TURN`, `cell.ACTIVE`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.space_alert import pieces

TURN: Final[i64] = 0
LOSS: Final[i64] = TURN + 1
LOSS_ZONE: Final[i64] = LOSS + 1
LOSS_THREAT: Final[i64] = LOSS_ZONE + 1
SHIELD: Final[i64] = LOSS_THREAT + 1  # 3 zones
REACTOR: Final[i64] = SHIELD + 3  # 3 zones
FUEL: Final[i64] = REACTOR + 3
ROCKETS: Final[i64] = FUEL + 1  # in the station
LAUNCHED: Final[i64] = ROCKETS + 1  # on the first space of the rocket trail
FLYING: Final[i64] = LAUNCHED + 1  # on the second
STORED: Final[i64] = FLYING + 1  # 2 squads: lower red, upper blue
PILOT: Final[i64] = STORED + 2  # who is in space, or NONE
COMPUTER: Final[i64] = PILOT + 1  # 3 phases
CONFIRMED: Final[i64] = COMPUTER + 3  # 3 phases: most crew members who confirmed in one turn
DAMAGE: Final[i64] = CONFIRMED + 3  # 3 zones: points taken
BROKEN: Final[i64] = DAMAGE + 3  # 3 zones: a bit per tile drawn
DOUBLED: Final[i64] = BROKEN + 3  # a bit per zone whose damage counts double
SLIME: Final[i64] = DOUBLED + 1  # stations with Slime, a bit each
OLD_SLIME: Final[i64] = SLIME + 1  # those whose card has gone
CONTAMINATED: Final[i64] = OLD_SLIME + 1  # stations that knock out whoever enters
COVERED: Final[i64] = CONTAMINATED + 1  # systems under a malfunction, a bit each
ATTACK_BONUS: Final[i64] = COVERED + 1
ATTACK_GIVER: Final[i64] = ATTACK_BONUS + 1  # the threat that does not get the bonus itself
ARMOUR_BONUS: Final[i64] = ATTACK_GIVER + 1
ARMOUR_GIVER: Final[i64] = ARMOUR_BONUS + 1  # the threat with whose end the bonus ends
APPEARED: Final[i64] = ARMOUR_GIVER + 1  # no threat from this one on has appeared yet
CRACKED: Final[i64] = APPEARED + 1  # a bit per zone with structural damage from an earlier mission
LEFT_BEHIND: Final[i64] = CRACKED + 1  # squads that nobody repaired before the mission

# What matters within a turn only.
WITHIN_TURN: Final[i64] = LEFT_BEHIND + 1
NEXT: Final[i64] = WITHIN_TURN  # whose card is to be carried out, or NONE
ACTOR: Final[i64] = NEXT + 1  # whose squad strikes, or NONE
TILE: Final[i64] = ACTOR + 1  # the station of the tile that acts for its card
LIFTS: Final[i64] = TILE + 1  # a bit per gravolift used
DELAYED: Final[i64] = LIFTS + 1  # a bit per crew member whose next action was delayed already
CONFIRMING: Final[i64] = DELAYED + 1  # how many
REPAIRING: Final[i64] = CONFIRMING + 1  # a bit per malfunction that was repaired
SORTIE: Final[i64] = REPAIRING + 1  # the interceptors attack: 0 no, 1 yes, 2 heroically
FIRED: Final[i64] = SORTIE + 1  # a bit per station whose cannon fires
CANNON: Final[i64] = FIRED + 1  # 6 stations: power of the shot, 0 if not fired
TARGETED: Final[i64] = CANNON + 6  # a bit per threat, like the rest
BY_PULSE: Final[i64] = TARGETED + 1
BY_ROCKET: Final[i64] = BY_PULSE + 1
WAS_DAMAGED: Final[i64] = BY_ROCKET + 1
WAS_DESTROYED: Final[i64] = WAS_DAMAGED + 1

CREW: Final[i64] = WAS_DESTROYED + 1
# A crew member.
AT: Final[i64] = 0
OUT: Final[i64] = 1  # knocked out
SQUAD: Final[i64] = 2
PUSHED: Final[i64] = 3  # a bit per turn whose card was pushed back
CARD: Final[i64] = 4  # the first planned card (0-11) that was not turned over yet
CREW_ROW: Final[i64] = 5

THREATS: Final[i64] = CREW + 5 * CREW_ROW
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
THREAT_ROW: Final[i64] = 11

CELLS: Final[i64] = THREATS + 8 * THREAT_ROW
# The compiler folds constants only within a module, so these two are written out above.
assert THREATS == CREW + pieces.MOST_CREW * CREW_ROW
assert CELLS == THREATS + pieces.MOST_THREATS * THREAT_ROW

PENDING: Final[i64] = 0
ACTIVE: Final[i64] = 1
DESTROYED: Final[i64] = 2
SURVIVED: Final[i64] = 3
STATUS_NAMES: Final = ("pending", "active", "destroyed", "survived")

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
