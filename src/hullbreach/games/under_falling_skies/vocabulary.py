"""What the verbs of the game may be said of. A room is called by its first space."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.under_falling_skies import pieces
from hullbreach.kernel.moves import Domain

DIE: Final = Domain("die", pieces.FACE_NAMES)
VALUE: Final = Domain("value", [str(value) for value in range(1, pieces.HIGHEST + 1)])
SPACE: Final = Domain("space", pieces.SPACE_NAMES)
ROOM: Final = Domain("room", pieces.SPACE_NAMES)
SQUARE: Final = Domain("square", pieces.SQUARE_NAMES)
COLUMN: Final = Domain("column", pieces.COLUMN_NAMES)
SOURCE: Final = Domain("source", pieces.SOURCE_NAMES)
KIND: Final = Domain("kind", pieces.ROOM_NAMES)
EXPLOSION: Final = Domain("explosion", pieces.EXPLOSION_NAMES)
STEPS: Final = Domain("steps", [str(steps) for steps in range(1, pieces.LONGEST_TRACK + 1)])
STACK: Final = Domain("stack", ["first", "second"])
CHARACTER: Final = Domain("character", pieces.CHARACTER_NAMES)
THREAT: Final = Domain("threat", pieces.THREAT_NAMES)
CITY: Final = Domain("city", pieces.CITY_NAMES)


# --- verbs that are said of two things count their combinations: the second changes fastest ---
def placement(face: i64, space: i64) -> i64:
    """The combination of `place` for a die and a space."""
    return face * pieces.SPACES + space


def placed_face(arg: i64) -> i64:
    return arg // pieces.SPACES


def placed_space(arg: i64) -> i64:
    return arg % pieces.SPACES


def turned_face(arg: i64) -> i64:
    """The die of a `turn` move."""
    return arg // pieces.HIGHEST


def turned_value(arg: i64) -> i64:
    return arg % pieces.HIGHEST + 1
