"""The kinds of steps on the agenda, and what their numbers mean; `flow.py` binds each to what it does."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Icons. `c` and `d` are the card that shows the icon and the square it was hit in, for icons of ships.
DRAW: Final[i64] = 0  # a: cards
MOVE: Final[i64] = 1  # a: ships, b: squares
LASER: Final[i64] = 2
APPLY_DANGER: Final[i64] = 3
RAISE_DANGER: Final[i64] = 4
TO_DECK_BOTTOM: Final[i64] = 5
# In the course of an action.
BURY: Final[i64] = 6  # a: card
TURN_CARD: Final[i64] = 7  # a: defence card
MOVE_NEXT: Final[i64] = 8  # a: ships left, b: squares, c: squares of ships already moved
HIT_SHIP: Final[i64] = 9  # a: what is cancelled, b: card
HIT_PART: Final[i64] = 10  # a: part
HIT_SHIELD: Final[i64] = 11
OFFER_SHOT: Final[i64] = 12  # a: cannons that may fire, b: what the shot cancels besides its own icon
END_TURN: Final[i64] = 13  # a: whether the final battle was on when the turn began
END_ROUND: Final[i64] = 14
# What the mothership's die can say, in the order of DIE_ACTION_NAMES.
DESCEND: Final[i64] = 15
DESCEND_TWICE: Final[i64] = 16
TORPEDO: Final[i64] = 17
QUICK_ADVANCE: Final[i64] = 18
DEVASTATION: Final[i64] = 19
REINFORCEMENTS: Final[i64] = 20
RETREAT: Final[i64] = 21
SELF_REPAIR: Final[i64] = 22

# What still happens after the fourth part has arrived in the middle of something (AA-MS-06).
SURVIVES_ARRIVAL: Final[i64] = (1 << BURY) | (1 << TURN_CARD) | (1 << END_TURN) | (1 << END_ROUND)
