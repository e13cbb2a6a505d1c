"""Why a move is refused, with the rule behind each reason."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.kernel.reasons import Reasons

REASONS: Final = Reasons(turn="GT-FLIGHT-02", end="GT-WIN-01")
# Building.
HAND_FULL: Final[i64] = REASONS.add("hand-full", "GT-BUILD-02")
HAND_EMPTY: Final[i64] = REASONS.add("hand-empty", "GT-BUILD-03")
NONE_FACE_DOWN: Final[i64] = REASONS.add("none-face-down", "GT-BUILD-02")
NOT_FACE_UP: Final[i64] = REASONS.add("not-face-up", "GT-BUILD-02")
OUTSIDE: Final[i64] = REASONS.add("outside", "GT-BOARD-05")
SQUARE_TAKEN: Final[i64] = REASONS.add("square-taken", "GT-BUILD-04")
NOT_JOINED: Final[i64] = REASONS.add("not-joined", "GT-BUILD-04")
WELDED: Final[i64] = REASONS.add("welded", "GT-BUILD-05")
NO_ROOM_ASIDE: Final[i64] = REASONS.add("no-room-aside", "GT-BUILD-06")
NEVER_BACK: Final[i64] = REASONS.add("never-back", "GT-BUILD-06")
NOTHING_ASIDE: Final[i64] = REASONS.add("nothing-aside", "GT-BUILD-06")
NOTHING_BUILT: Final[i64] = REASONS.add("nothing-built", "GT-PREV-01")
LOOKING: Final[i64] = REASONS.add("looking", "GT-PREV-02")
STACK_HELD: Final[i64] = REASONS.add("stack-held", "GT-PREV-02")
NOT_LOOKING: Final[i64] = REASONS.add("not-looking", "GT-PREV-01")
NO_SUCH_ORDER: Final[i64] = REASONS.add("no-such-order", "GT-SETUP-03")
ORDER_TAKEN: Final[i64] = REASONS.add("order-taken", "GT-FIN-01")
NO_TIMER: Final[i64] = REASONS.add("no-timer", "GT-TIMER-01")
TIMER_RUNS: Final[i64] = REASONS.add("timer-runs", "GT-TIMER-02")
TIMER_AT_START: Final[i64] = REASONS.add("timer-at-start", "GT-TIMER-04")
NOT_FINISHED: Final[i64] = REASONS.add("not-finished", "GT-TIMER-03")
WORN_OUT: Final[i64] = REASONS.add("worn-out", "GT-RULING-57")
# Inspection and launch.
NO_ERROR_THERE: Final[i64] = REASONS.add("no-error-there", "GT-CHECK-02")
NO_SUCH_PIECE: Final[i64] = REASONS.add("no-such-piece", "GT-CHECK-04")
STILL_ERRORS: Final[i64] = REASONS.add("still-errors", "GT-CHECK-05")
NO_ALIEN_THERE: Final[i64] = REASONS.add("no-alien-there", "GT-LAUNCH-04")
# Missions.
NONE_SPECIAL: Final[i64] = REASONS.add("none-special", "GT-SPC-01")
NEVER_ASIDE: Final[i64] = REASONS.add("never-aside", "GT-SPC-02")
NOT_TO_BE_SEEN: Final[i64] = REASONS.add("not-to-be-seen", "GT-MIS-04")
NOT_OFFERED: Final[i64] = REASONS.add("not-offered", "GT-STD-04")
TOO_LATE: Final[i64] = REASONS.add("too-late", "GT-STD-05")
NOT_THIS_CLASS: Final[i64] = REASONS.add("not-this-class", "GT-STD-05")
NO_SUCH_CHOICE: Final[i64] = REASONS.add("no-such-choice", "GT-MIS-04")
NOTHING_TO_DISCARD: Final[i64] = REASONS.add("nothing-to-discard", "GT-MIS-09")
# Flight.
NO_CELL_THERE: Final[i64] = REASONS.add("no-cell-there", "GT-BATT-02")
PLANET_TAKEN: Final[i64] = REASONS.add("planet-taken", "GT-ADV-PLAN-01")
NOBODY_THERE: Final[i64] = REASONS.add("nobody-there", "GT-CREW-02")
NOT_THE_DEAREST: Final[i64] = REASONS.add("not-the-dearest", "GT-GOODS-05")
NO_SUCH_BLOCK: Final[i64] = REASONS.add("no-such-block", "GT-GOODS-03")
NO_HOLD_THERE: Final[i64] = REASONS.add("no-hold-there", "GT-GOODS-02")
ONLY_SPECIAL: Final[i64] = REASONS.add("only-special", "GT-GOODS-02")
HOLD_FULL: Final[i64] = REASONS.add("hold-full", "GT-GOODS-02")
SHUFFLED_ENOUGH: Final[i64] = REASONS.add("shuffled-enough", "GT-RULING-58")
NO_SUCH_LINE: Final[i64] = REASONS.add("no-such-line", "GT-RULING-88")
NO_BED_THERE: Final[i64] = REASONS.add("no-bed-there", "GT-RULING-91")
NO_SUCH_PLANET: Final[i64] = REASONS.add("no-such-planet", "GT-ADV-PLAN-01")
# Supercards.
NOT_TO_SPARE: Final[i64] = REASONS.add("not-to-spare", "GT-HOLE-05")
NOT_GIVEN_UP: Final[i64] = REASONS.add("not-given-up", "GT-RULING-74")
TOO_FEW_ABANDONED: Final[i64] = REASONS.add("too-few-abandoned", "GT-HOLE-02")
TOO_MANY_ABANDONED: Final[i64] = REASONS.add("too-many-abandoned", "GT-HOLE-05")
NOT_THE_ONE: Final[i64] = REASONS.add("not-the-one", "GT-EVENT-01")
