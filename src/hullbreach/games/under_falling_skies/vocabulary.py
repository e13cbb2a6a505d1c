"""The words of the game: verbs, and what each may be said of."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.under_falling_skies.pieces import (
    CHARACTER_NAMES,
    CITY_NAMES,
    COLUMN_NAMES,
    EXPLOSION_NAMES,
    FACE_NAMES,
    HIGHEST,
    LONGEST_TRACK,
    ROOM_NAMES,
    SOURCE_NAMES,
    SPACE_NAMES,
    SPACES,
    SQUARE_NAMES,
    THREAT_NAMES,
)
from hullbreach.kernel.moves import Domain, Verb, Vocabulary

DIE_DOMAIN: Final = Domain("die", FACE_NAMES)
VALUE_DOMAIN: Final = Domain("value", [str(value) for value in range(1, HIGHEST + 1)])
SPACE_DOMAIN: Final = Domain("space", SPACE_NAMES)
ROOM_DOMAIN: Final = Domain("room", SPACE_NAMES)
SQUARE_DOMAIN: Final = Domain("square", SQUARE_NAMES)
COLUMN_DOMAIN: Final = Domain("column", COLUMN_NAMES)
SOURCE_DOMAIN: Final = Domain("source", SOURCE_NAMES)
KIND_DOMAIN: Final = Domain("kind", ROOM_NAMES)
EXPLOSION_DOMAIN: Final = Domain("explosion", EXPLOSION_NAMES)
STEPS_DOMAIN: Final = Domain("steps", [str(steps) for steps in range(1, LONGEST_TRACK + 1)])
STACK_DOMAIN: Final = Domain("stack", ["first", "second"])
CHARACTER_DOMAIN: Final = Domain("character", CHARACTER_NAMES)
THREAT_DOMAIN: Final = Domain("threat", THREAT_NAMES)
CITY_DOMAIN: Final = Domain("city", CITY_NAMES)

# A room is called by its first space. `place` counts its combinations as die * SPACES + space, `turn` as
# die * HIGHEST + value - 1.
VERBS: Final = (
    Verb("place", DIE_DOMAIN, SPACE_DOMAIN),  # Planning phase: put a worker die on a space
    Verb("use", ROOM_DOMAIN),  # Rooms phase: use a room with the dice on it
    Verb("dig"),  # Rooms phase: move the excavator to the die ahead of it
    Verb("discard", SPACE_DOMAIN),  # Rooms phase: take a worker die away unused
    Verb("clear", SPACE_DOMAIN),  # Rooms phase: remove a scenario token with the die on that space
    Verb("scrap", SPACE_DOMAIN),  # take a robot off the board
    Verb("done"),  # nothing more of what is being chosen; in the Rooms phase: end it
    Verb("ability", SOURCE_DOMAIN),  # use the ability of the city, the scenario or a character
    Verb("decline"),  # leave an ability that is offered
    Verb("first", KIND_DOMAIN),  # which of a room's two effects comes first
    Verb("strike", EXPLOSION_DOMAIN),  # which explosions a fighter room is applied to
    Verb("research", STEPS_DOMAIN),  # how far the research marker advances
    Verb("install", SPACE_DOMAIN),  # where the new robot goes
    Verb("raise", SPACE_DOMAIN),  # command room: raise the die there by 1
    Verb("turn", DIE_DOMAIN, VALUE_DOMAIN),  # ability: turn an unplaced die to a value
    Verb("reroll", DIE_DOMAIN),  # ability: take an unplaced die in hand for a reroll; `done` rolls
    Verb("take", SPACE_DOMAIN),  # ability: pick up a placed die ...
    Verb("put", SPACE_DOMAIN),  # ... and put it there
    Verb("excavate", SPACE_DOMAIN),  # ability: move the excavator there
    Verb("target", SQUARE_DOMAIN),  # ability: pick a ship
    Verb("to", SQUARE_DOMAIN),  # where the picked ship, or one that slides by choice, goes
    Verb("launch", COLUMN_DOMAIN),  # which launch point the next ship takes
    Verb("stack", STACK_DOMAIN),  # campaign: which of the two battles to fight
    Verb("defend", CITY_DOMAIN),  # campaign: the saved city of the final battle
    Verb("enlist", CHARACTER_DOMAIN),  # campaign: an experienced character for the team
    Verb("threat", THREAT_DOMAIN),  # campaign: the threat level of the coming battle
    Verb("continue"),  # campaign: leave the board of a finished game
)
VOCABULARY: Final = Vocabulary(VERBS)


def face_of(arg: i64) -> i64:
    """The die of a `place` move."""
    return arg // SPACES


def space_of(arg: i64) -> i64:
    """The space of a `place` move."""
    return arg % SPACES
