"""Why a move is refused, with the rule behind each reason."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.kernel.reasons import Reasons

REASONS: Final = Reasons(turn="UFS-ROUND-01", end="UFS-END-03")
NO_SUCH_DIE: Final[i64] = REASONS.add("no-such-die", "UFS-PLAN-02")
COLUMN_TAKEN: Final[i64] = REASONS.add("column-taken", "UFS-PLAN-02")
SPACE_TAKEN: Final[i64] = REASONS.add("space-taken", "UFS-PLAN-07")
ON_EXCAVATOR: Final[i64] = REASONS.add("on-excavator", "UFS-RULING-03")
ALREADY_DIGGING: Final[i64] = REASONS.add("already-digging", "UFS-EXC-03")
TOO_FAR_AHEAD: Final[i64] = REASONS.add("too-far-ahead", "UFS-EXC-04")
NO_ROOM: Final[i64] = REASONS.add("no-room", "UFS-ROOM-01")
NO_USE: Final[i64] = REASONS.add("no-use", "UFS-KIND-02")
NOT_EXCAVATED: Final[i64] = REASONS.add("not-excavated", "UFS-MULTI-03")
SPACE_EMPTY: Final[i64] = REASONS.add("space-empty", "UFS-MULTI-01")
ROBOT_EXHAUSTED: Final[i64] = REASONS.add("robot-exhausted", "UFS-ROBOT-14")
NO_ENERGY: Final[i64] = REASONS.add("no-energy", "UFS-COST-01")
NO_VALUE: Final[i64] = REASONS.add("no-value", "UFS-RULING-05")
ROOM_BLOCKED: Final[i64] = REASONS.add("room-blocked", "UFS-CAMP-09")
NO_SPACE_FOR_ROBOT: Final[i64] = REASONS.add("no-space-for-robot", "UFS-RULING-12")
NO_DIG_DIE: Final[i64] = REASONS.add("no-dig-die", "UFS-DIG-01")
NO_WORKER: Final[i64] = REASONS.add("no-worker", "UFS-ROOM-02")
NO_ROBOT: Final[i64] = REASONS.add("no-robot", "UFS-ROBOT-04")
NO_TOKEN: Final[i64] = REASONS.add("no-token", "UFS-ADV-03")
DIE_TOO_LOW: Final[i64] = REASONS.add("die-too-low", "UFS-ADV-03")
NO_ABILITY: Final[i64] = REASONS.add("no-ability", "UFS-CITY-01")
ABILITY_SPENT: Final[i64] = REASONS.add("ability-spent", "UFS-CAMP-07")
ABILITY_IDLE: Final[i64] = REASONS.add("ability-idle", "UFS-CITY-01")
NOT_THAT_EFFECT: Final[i64] = REASONS.add("not-that-effect", "UFS-ADV-01")
TOO_MANY_STEPS: Final[i64] = REASONS.add("too-many-steps", "UFS-KIND-06")
ROBOT_LIMIT: Final[i64] = REASONS.add("robot-limit", "UFS-ROBOT-04")
COMMAND_SPACE: Final[i64] = REASONS.add("command-space", "UFS-ADV-06")
DIE_NOT_RAISED: Final[i64] = REASONS.add("die-not-raised", "UFS-ADV-05")
NOT_THAT_VALUE: Final[i64] = REASONS.add("not-that-value", "UFS-ADV-02")
NOT_THAT_DIE: Final[i64] = REASONS.add("not-that-die", "UFS-ADV-07")
NOT_THERE: Final[i64] = REASONS.add("not-there", "UFS-ADV-07")
NO_SHIP: Final[i64] = REASONS.add("no-ship", "UFS-CAMP-07")
SQUARE_TAKEN: Final[i64] = REASONS.add("square-taken", "UFS-RULING-29")
NOT_THAT_LAUNCH_POINT: Final[i64] = REASONS.add("not-that-launch-point", "UFS-LAUNCH-04")
CITY_NOT_SAVED: Final[i64] = REASONS.add("city-not-saved", "UFS-CAMP-17")
NOT_A_VETERAN: Final[i64] = REASONS.add("not-a-veteran", "UFS-CAMP-16")
HAS_FOUGHT: Final[i64] = REASONS.add("has-fought", "UFS-CAMP-16")
MUST_CHOOSE: Final[i64] = REASONS.add("must-choose", "UFS-CAMP-07")
