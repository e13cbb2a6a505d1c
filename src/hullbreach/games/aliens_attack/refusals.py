"""Why a move is refused, and what every verb must be able to say."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.aliens_attack.state import Table

ALLOWED: Final[i64] = 0
NOT_NOW: Final[i64] = 1
NEUTRALISED: Final[i64] = 2
OUT_OF_RANGE: Final[i64] = 3
NOT_OFFERED: Final[i64] = 4
CARD_NOT_SHOWN: Final[i64] = 5
EMPTY_SQUARE: Final[i64] = 6
NO_MOTHERSHIP: Final[i64] = 7
MUST_CHOOSE: Final[i64] = 8
NOT_LEVEL_ONE: Final[i64] = 9
NOT_NEUTRALISED: Final[i64] = 10
SQUARE_TAKEN: Final[i64] = 11
NOT_BELOW_MOTHERSHIP: Final[i64] = 12
MINES_ON_BOARD: Final[i64] = 13
SHIP_CANNOT_MOVE: Final[i64] = 14
ONLY_DESCEND: Final[i64] = 15
NOT_YET_DESCEND: Final[i64] = 16
NOT_SWAPPED: Final[i64] = 17
SHIELD_SQUARE_TAKEN: Final[i64] = 18
SHIELD_NOT_BELOW: Final[i64] = 19

# Reason code and the rule it rests on, by number.
REFUSALS: Final = (
    ("allowed", "AA-TURN-01"),
    ("not-now", "AA-TURN-01"),
    ("cannon-neutralised", "AA-CAN-11"),
    ("no-target", "AA-TURN-02"),
    ("cannon-not-offered", "AA-DP-10"),
    ("card-not-shown", "AA-DP-01"),
    ("empty-square", "AA-DP-05"),
    ("no-mothership", "AA-MS-07"),
    ("must-choose", "AA-DP-04"),
    ("not-level-one", "AA-DP-06"),
    ("not-neutralised", "AA-DP-09"),
    ("square-taken", "AA-ALT-12"),
    ("not-below-mothership", "AA-ALT-12"),
    ("mines-on-board", "AA-ALT-13"),
    ("ship-cannot-move", "AA-2P-07"),
    ("only-descend", "AA-2P-16"),
    ("not-yet-descend", "AA-2P-15"),
    ("cannon-not-offered", "AA-DP-08"),
    ("square-taken", "AA-ALT-10"),
    ("not-below-mothership", "AA-ALT-10"),
)


class Action:
    """One verb: when it is legal and what it sets going."""

    def refusal(self, table: Table, arg: i64) -> i64:
        """The number of the reason it is refused now, or ALLOWED."""
        return NOT_NOW

    def carry_out(self, table: Table, arg: i64) -> None:
        """Do it; only called when nothing refuses it. The phase is RESOLVING by then."""
