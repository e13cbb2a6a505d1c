"""What the verbs of the game may be said of."""

from __future__ import annotations

from typing import Final

from hullbreach.games.space_alert import pieces
from hullbreach.games.space_alert.action_round.packs import CARD_NAMES, ORDINARY, SIDE_NAMES
from hullbreach.games.space_alert.resolution.names import MEMBER_NAMES
from hullbreach.kernel.moves import Domain

SLOTS: Final = tuple(str(turn) for turn in range(1, int(pieces.TURNS) + 1))
ZONES: Final = pieces.ZONE_NAMES[:3]

CARD: Final = Domain("card", CARD_NAMES)
ORDINARY_CARD: Final = Domain("card", CARD_NAMES[: int(ORDINARY)])
SLOT: Final = Domain("slot", SLOTS)
TO: Final = Domain("to", SLOTS)
SIDE: Final = Domain("side", SIDE_NAMES)
MEMBER: Final = Domain("member", MEMBER_NAMES)
ANDROID: Final = Domain("member", MEMBER_NAMES)
TIME: Final = Domain("time", [str(time) for time in range(1, int(pieces.MOST_THREATS) + 1)])
ZONE: Final = Domain("zone", ZONES)
MEANT: Final = Domain("action", pieces.ACTION_NAMES[1:])

LEVEL_NAMES: Final = ("white", "yellow", "mixed")
LEVEL: Final = Domain("level", LEVEL_NAMES)
SERIOUS: Final = Domain("serious", LEVEL_NAMES)
TILE_NAMES: Final = ("heavy_laser", "lower_weapon", "shield", "reactor", "gravolift", "structural")
TILE: Final = Domain("tile", TILE_NAMES)
SQUAD_STATION: Final = Domain("station", ("lower_red", "upper_blue"))

PHASES: Final = ("1", "2", "3")
DUTIES: Final = (
    *(f"computer-{phase}" for phase in PHASES),
    *(f"window-{phase}" for phase in PHASES),
    *(f"shield-{zone}" for zone in ZONES),
    *(f"energy-{zone}" for zone in ZONES),
    "rocket",
    "battlebots",
    "interceptors",
)
HALVES: Final = ("red", "blue", "lift", "a", "b", "c", "battlebots")
PHRASES: Final = (
    "yes",
    "no",
    "wait",
    "hurry",
    "done",
    "sorry",
    *(f"{who}-computer-{phase}" for who in ("who", "me") for phase in PHASES),
    *(f"{who}-window-{phase}" for who in ("who", "me") for phase in PHASES),
    *(f"{who}-shield-{zone}" for who in ("who", "me") for zone in ZONES),
    *(f"{who}-energy-{zone}" for who in ("who", "me") for zone in ZONES),
    *(f"{who}-{what}" for who in ("who", "me") for what in ("rocket", "battlebots", "interceptors")),
    *(f"need-{half}" for half in HALVES),
    "spare-card",
)
PHRASE: Final = Domain("phrase", PHRASES)
