"""What may be decided at a moment."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.kernel.stages import Stages

STAGES: Final = Stages()
# In the yard, all at once.
BUILD: Final[i64] = STAGES.add("build")
WATCH: Final[i64] = STAGES.add("watch")  # who has finished may still turn the timer
INSPECT: Final[i64] = STAGES.add("inspect")
REPAIR: Final[i64] = STAGES.add("repair")  # the lenient way: rebuild instead of paying
CREW: Final[i64] = STAGES.add("crew")
# In flight.
BETWEEN: Final[i64] = STAGES.add("between")  # all at once: on to the next card, or give up
ENGINES: Final[i64] = STAGES.add("engines", forced=True)
CANNONS: Final[i64] = STAGES.add("cannons", forced=True)
DEFEND: Final[i64] = STAGES.add("defend", forced=True)
PIECE: Final[i64] = STAGES.add("piece", forced=True)
PLANETS: Final[i64] = STAGES.add("planets", forced=True)
OFFER: Final[i64] = STAGES.add("offer", forced=True)
REWARD: Final[i64] = STAGES.add("reward")
LOADING: Final[i64] = STAGES.add("loading", forced=True)
LOSE_CREW: Final[i64] = STAGES.add("lose-crew", forced=True)
LOSE_GOODS: Final[i64] = STAGES.add("lose-goods", forced=True)
LOSE_CELLS: Final[i64] = STAGES.add("lose-cells", forced=True)
# With parts from other boxes.
JUMP: Final[i64] = STAGES.add("jump")
SHIFT: Final[i64] = STAGES.add("shift")
ROBONAUTS: Final[i64] = STAGES.add("robonauts")
# Between flights, all at once.
ACCOUNTS: Final[i64] = STAGES.add("accounts")
# Because of a mission.
MISSION: Final[i64] = STAGES.add("mission")  # all at once: which of the three
BET: Final[i64] = STAGES.add("bet")  # all at once and in secret
SKIP: Final[i64] = STAGES.add("skip")
VOLUNTEER: Final[i64] = STAGES.add("volunteer")
PILOT: Final[i64] = STAGES.add("pilot")  # between flights: who died may come back
# On supercards.
HOLE: Final[i64] = STAGES.add("hole", forced=True)
SACRIFICE: Final[i64] = STAGES.add("sacrifice")
MELTDOWN: Final[i64] = STAGES.add("meltdown", forced=True)
RADIATION: Final[i64] = STAGES.add("radiation", forced=True)  # routers join radioactive containers again
