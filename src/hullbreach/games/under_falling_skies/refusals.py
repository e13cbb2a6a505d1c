"""Why a move is refused, and what every verb must be able to say."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.under_falling_skies.state import Table

ALLOWED: Final[i64] = 0
NOT_NOW: Final[i64] = 1
NO_SUCH_DIE: Final[i64] = 2
COLUMN_TAKEN: Final[i64] = 3
SPACE_TAKEN: Final[i64] = 4
ON_EXCAVATOR: Final[i64] = 5
ALREADY_DIGGING: Final[i64] = 6
TOO_FAR_AHEAD: Final[i64] = 7
NO_ROOM: Final[i64] = 8
NO_USE: Final[i64] = 9
NOT_EXCAVATED: Final[i64] = 10
SPACE_EMPTY: Final[i64] = 11
ROBOT_EXHAUSTED: Final[i64] = 12
NO_ENERGY: Final[i64] = 13
NO_VALUE: Final[i64] = 14
ROOM_BLOCKED: Final[i64] = 15
NO_SPACE_FOR_ROBOT: Final[i64] = 16
NO_DIG_DIE: Final[i64] = 17
NO_WORKER: Final[i64] = 18
NO_ROBOT: Final[i64] = 19
NO_TOKEN: Final[i64] = 20
DIE_TOO_LOW: Final[i64] = 21
NO_ABILITY: Final[i64] = 22
ABILITY_SPENT: Final[i64] = 23
ABILITY_IDLE: Final[i64] = 24
NOT_THAT_EFFECT: Final[i64] = 25
TOO_MANY_STEPS: Final[i64] = 26
ROBOT_LIMIT: Final[i64] = 27
COMMAND_SPACE: Final[i64] = 28
DIE_NOT_RAISED: Final[i64] = 29
NOT_THAT_VALUE: Final[i64] = 30
NOT_THAT_DIE: Final[i64] = 31
NOT_THERE: Final[i64] = 32
NO_SHIP: Final[i64] = 33
SQUARE_TAKEN: Final[i64] = 34
NOT_THAT_LAUNCH_POINT: Final[i64] = 35
CITY_NOT_SAVED: Final[i64] = 36
NOT_A_VETERAN: Final[i64] = 37
HAS_FOUGHT: Final[i64] = 38
MUST_CHOOSE: Final[i64] = 39

# Reason code and the rule it rests on, by number.
REFUSALS: Final = (
    ("allowed", "UFS-ROUND-01"),
    ("not-now", "UFS-ROUND-01"),
    ("no-such-die", "UFS-PLAN-02"),
    ("column-taken", "UFS-PLAN-02"),
    ("space-taken", "UFS-PLAN-07"),
    ("on-excavator", "UFS-RULING-03"),
    ("already-digging", "UFS-EXC-03"),
    ("too-far-ahead", "UFS-EXC-04"),
    ("no-room", "UFS-ROOM-01"),
    ("no-use", "UFS-KIND-02"),
    ("not-excavated", "UFS-MULTI-03"),
    ("space-empty", "UFS-MULTI-01"),
    ("robot-exhausted", "UFS-ROBOT-14"),
    ("no-energy", "UFS-COST-01"),
    ("no-value", "UFS-RULING-05"),
    ("room-blocked", "UFS-CAMP-09"),
    ("no-space-for-robot", "UFS-RULING-12"),
    ("no-dig-die", "UFS-DIG-01"),
    ("no-worker", "UFS-ROOM-02"),
    ("no-robot", "UFS-ROBOT-04"),
    ("no-token", "UFS-ADV-03"),
    ("die-too-low", "UFS-ADV-03"),
    ("no-ability", "UFS-CITY-01"),
    ("ability-spent", "UFS-CAMP-07"),
    ("ability-idle", "UFS-CITY-01"),
    ("not-that-effect", "UFS-ADV-01"),
    ("too-many-steps", "UFS-KIND-06"),
    ("robot-limit", "UFS-ROBOT-04"),
    ("command-space", "UFS-ADV-06"),
    ("die-not-raised", "UFS-ADV-05"),
    ("not-that-value", "UFS-ADV-02"),
    ("not-that-die", "UFS-ADV-07"),
    ("not-there", "UFS-ADV-07"),
    ("no-ship", "UFS-CAMP-07"),
    ("square-taken", "UFS-RULING-29"),
    ("not-that-launch-point", "UFS-LAUNCH-04"),
    ("city-not-saved", "UFS-CAMP-17"),
    ("not-a-veteran", "UFS-CAMP-16"),
    ("has-fought", "UFS-CAMP-16"),
    ("must-choose", "UFS-CAMP-07"),
)


class Action:
    """One verb: when it is legal and what it sets going."""

    def refusal(self, table: Table, arg: i64) -> i64:
        """The number of the reason it is refused now, or ALLOWED."""
        return NOT_NOW

    def carry_out(self, table: Table, arg: i64) -> None:
        """Do it; only called when nothing refuses it. The phase is RESOLVING by then."""
