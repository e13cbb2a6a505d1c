"""When an effect works: the hooks of effects.toml, as numbers; those the rules ask for have a name."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.under_falling_skies import facts

NAMES: Final = tuple(hook.id for hook in facts.effects().hook)

SETUP: Final[i64] = NAMES.index("setup")
ROUND_START: Final[i64] = NAMES.index("round_start")
AFTER_FIRST_ROLL: Final[i64] = NAMES.index("after_first_roll")
BEFORE_PLACEMENT: Final[i64] = NAMES.index("before_placement")
PLACED: Final[i64] = NAMES.index("placed")
LANDING: Final[i64] = NAMES.index("landing")
DAMAGE_TAKEN: Final[i64] = NAMES.index("damage_taken")
ROOMS_START: Final[i64] = NAMES.index("rooms_start")
ROOM_COST: Final[i64] = NAMES.index("room_cost")
ROOM_VALUE: Final[i64] = NAMES.index("room_value")
ROOM_RESOLVED: Final[i64] = NAMES.index("room_resolved")
RESEARCH_ADVANCED: Final[i64] = NAMES.index("research_advanced")
ROOMS_END: Final[i64] = NAMES.index("rooms_end")
MOTHERSHIP_MOVE: Final[i64] = NAMES.index("mothership_move")
MOTHERSHIP_ACTION: Final[i64] = NAMES.index("mothership_action")
LAUNCH: Final[i64] = NAMES.index("launch")
SHIP_DESTROYED: Final[i64] = NAMES.index("ship_destroyed")
ANY_TIME: Final[i64] = NAMES.index("any_time")
