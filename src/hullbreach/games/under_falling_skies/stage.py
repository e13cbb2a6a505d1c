"""What may be decided at a moment. In most choices of an ability or a room one way is no choice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.kernel.stages import Stages

STAGES: Final = Stages()

# --- the phases of a round ---
PLANNING: Final[i64] = STAGES.add("planning")
ROOMS: Final[i64] = STAGES.add("rooms")
LAUNCH: Final[i64] = STAGES.add("launch", forced=True)

# --- choices in them ---
OFFER: Final[i64] = STAGES.add("offer")
TURN_DIE: Final[i64] = STAGES.add("turn_die", forced=True)
REROLL_DICE: Final[i64] = STAGES.add("reroll_dice")
TAKE_DIE: Final[i64] = STAGES.add("take_die", forced=True)
PUT_DIE: Final[i64] = STAGES.add("put_die", forced=True)
EXCAVATE: Final[i64] = STAGES.add("excavate", forced=True)
TARGET: Final[i64] = STAGES.add("target", forced=True)
MOVE_SHIP: Final[i64] = STAGES.add("move_ship", forced=True)
AIM: Final[i64] = STAGES.add("aim", forced=True)
ORDER: Final[i64] = STAGES.add("order")
STRIKE: Final[i64] = STAGES.add("strike")
RESEARCH_STEPS: Final[i64] = STAGES.add("research_steps")
INSTALL: Final[i64] = STAGES.add("install", forced=True)
SCRAP_ROBOT: Final[i64] = STAGES.add("scrap_robot")
COMMAND_DICE: Final[i64] = STAGES.add("command_dice")

# --- the campaign ---
STACK: Final[i64] = STAGES.add("stack")
DEFEND: Final[i64] = STAGES.add("defend", forced=True)
ENLIST: Final[i64] = STAGES.add("enlist", forced=True)
THREAT: Final[i64] = STAGES.add("threat")
AFTERMATH: Final[i64] = STAGES.add("aftermath")
