"""What the numbers in the journal stand for: plain names that words can be made of."""

from __future__ import annotations

from typing import Final

from hullbreach.games.space_alert.actions import VAIN_NAMES
from hullbreach.games.space_alert.cards import CARDS, LETTERS, TILE_IDS
from hullbreach.games.space_alert.pieces import ACTION_NAMES, ALL_ZONES, MOST_CREW, NONE, STATION_NAMES, ZONE_NAMES
from hullbreach.games.space_alert.resolution import STEP_NAMES
from hullbreach.games.space_alert.state import LOSS_NAMES, WITH_TILES, Mission
from hullbreach.games.space_alert.weapons import WEAPON_NAMES
from hullbreach.kernel.journal import Event

STORE_NAMES: Final = tuple(f"{kind}_{zone}" for kind in ("shield", "reactor") for zone in ZONE_NAMES[:3])
MEMBER_NAMES: Final = tuple(f"member{number}" for number in range(1, int(MOST_CREW) + 1))
SQUAD_NAMES: Final = ("none", "active", "disabled")
TILE_NAMES: Final = {place: name for name, place in TILE_IDS.items()}
# Where the rules leave the tiles out, damage is cubes: a point, and nothing else (SA-MODE-10).
PLAIN_DAMAGE: Final = "point"
# Doubled damage starts with the red zone and goes on to all of them (SA-INN-22).
CRACKED_NAMES: Final = {1: "red", int(ALL_ZONES): "all"}

# Fields whose -1 is a number: Jellyfish have less than no armour.
COUNTS: Final = ("armour", "points")
FIELD_NAMES: Final[dict[str, tuple[str, ...]]] = {
    "step": STEP_NAMES,
    "loss": LOSS_NAMES,
    "zone": ZONE_NAMES,
    "member": MEMBER_NAMES,
    "action": ACTION_NAMES,
    "station": STATION_NAMES,
    "from": STATION_NAMES,
    "reason": VAIN_NAMES,
    "source": STORE_NAMES,
    "store": STORE_NAMES,
    "squad": SQUAD_NAMES,
    "phase": ("1", "2", "3"),
    "weapon": WEAPON_NAMES,
    "mark": LETTERS,
}


def names_in(event: Event, mission: Mission) -> dict[str, str]:
    """What an event is about, by field; what it says nothing of is left out."""
    numbers = event.named()
    named = {field: name_of(field, number, numbers, mission) for field, number in numbers.items()}
    return {field: name for field, name in named.items() if name}


def name_of(field: str, number: int, others: dict[str, int], mission: Mission) -> str:
    """A tile is known by its zone, a threat by the mission; everything else by itself."""
    if field == "left":
        return str(max(0, number))  # a blow may take more than there was
    if number == NONE and field not in COUNTS:
        return ""
    if field == "tile":
        return TILE_NAMES[others["zone"], number] if mission.uses(WITH_TILES) else PLAIN_DAMAGE
    if field == "threat":
        return CARDS.ids[mission.cards[number]]
    if field == "zones":
        return CRACKED_NAMES[number]
    names = FIELD_NAMES.get(field)
    return names[number] if names else str(number)
