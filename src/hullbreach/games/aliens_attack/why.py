"""Why a move is refused, with the rule behind each reason."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.kernel.reasons import Reasons

REASONS: Final = Reasons(turn="AA-TURN-01", end="AA-TURN-05")
NEUTRALISED: Final[i64] = REASONS.add("cannon-neutralised", "AA-CAN-11")
OUT_OF_RANGE: Final[i64] = REASONS.add("no-target", "AA-TURN-02")
NOT_OFFERED: Final[i64] = REASONS.add("cannon-not-offered", "AA-DP-10")
NOT_SWAPPED: Final[i64] = REASONS.add("cannon-not-offered", "AA-DP-08")
CARD_NOT_SHOWN: Final[i64] = REASONS.add("card-not-shown", "AA-DP-01")
EMPTY_SQUARE: Final[i64] = REASONS.add("empty-square", "AA-DP-05")
NO_MOTHERSHIP: Final[i64] = REASONS.add("no-mothership", "AA-MS-07")
MUST_CHOOSE: Final[i64] = REASONS.add("must-choose", "AA-DP-04")
NOT_LEVEL_ONE: Final[i64] = REASONS.add("not-level-one", "AA-DP-06")
NOT_NEUTRALISED: Final[i64] = REASONS.add("not-neutralised", "AA-DP-09")
STILL_SABOTAGED: Final[i64] = REASONS.add("still-sabotaged", "AA-RULING-62")
NOT_SIDE_BY_SIDE: Final[i64] = REASONS.add("not-side-by-side", "AA-RULING-59")
MINES_SQUARE_TAKEN: Final[i64] = REASONS.add("square-taken", "AA-ALT-12")
MINES_NOT_BELOW: Final[i64] = REASONS.add("not-below-mothership", "AA-ALT-12")
MINES_ON_BOARD: Final[i64] = REASONS.add("mines-on-board", "AA-ALT-13")
SHIELD_SQUARE_TAKEN: Final[i64] = REASONS.add("square-taken", "AA-ALT-10")
SHIELD_NOT_BELOW: Final[i64] = REASONS.add("not-below-mothership", "AA-ALT-10")
SHIP_CANNOT_MOVE: Final[i64] = REASONS.add("ship-cannot-move", "AA-2P-07")
NOTHING_TO_MOVE: Final[i64] = REASONS.add("nothing-to-move", "AA-TURN-03")
ONLY_DESCEND: Final[i64] = REASONS.add("only-descend", "AA-2P-16")
NOT_YET_DESCEND: Final[i64] = REASONS.add("not-yet-descend", "AA-2P-15")
