"""What the numbers in the journal stand for: plain names that words can be made of."""

from __future__ import annotations

from typing import Final

from hullbreach.games.space_alert import cell, mode, pieces
from hullbreach.games.space_alert.cards import card
from hullbreach.games.space_alert.cards.tables import CARDS, TILE_IDS
from hullbreach.games.space_alert.resolution import vain
from hullbreach.games.space_alert.resolution.flight import Mission
from hullbreach.games.space_alert.resolution.turns import STEP_NAMES
from hullbreach.games.space_alert.resolution.weapons import WEAPON_NAMES
from hullbreach.kernel.journal import Event

STORE_NAMES: Final = tuple(f"{kind}_{zone}" for kind in ("shield", "reactor") for zone in pieces.ZONE_NAMES[:3])
MEMBER_NAMES: Final = tuple(f"member{number}" for number in range(1, int(pieces.MOST_CREW) + 1))
SQUAD_NAMES: Final = ("none", "active", "disabled")
TILE_NAMES: Final = {place: name for name, place in TILE_IDS.items()}
# Where the rules leave the tiles out, damage is cubes: a point, and nothing else (SA-MODE-10).
PLAIN_DAMAGE: Final = "point"
# Doubled damage starts with the red zone and goes on to all of them (SA-INN-22).
CRACKED_NAMES: Final = {1: "red", int(pieces.ALL_ZONES): "all"}

# Fields whose -1 is a number: Jellyfish have less than no armour.
COUNTS: Final = ("armour", "points")
FIELD_NAMES: Final[dict[str, tuple[str, ...]]] = {
    "step": STEP_NAMES,
    "loss": cell.LOSS_NAMES,
    "zone": pieces.ZONE_NAMES,
    "member": MEMBER_NAMES,
    "action": pieces.ACTION_NAMES,
    "station": pieces.STATION_NAMES,
    "from": pieces.STATION_NAMES,
    "reason": vain.VAIN_NAMES,
    "source": STORE_NAMES,
    "store": STORE_NAMES,
    "squad": SQUAD_NAMES,
    "phase": ("1", "2", "3"),
    "weapon": WEAPON_NAMES,
    "mark": card.LETTERS,
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
    if number == pieces.NONE and field not in COUNTS:
        return ""
    if field == "tile":
        return TILE_NAMES[others["zone"], number] if mission.uses(mode.WITH_TILES) else PLAIN_DAMAGE
    if field == "threat":
        return CARDS.ids[mission.cards[number]]
    if field == "zones":
        return CRACKED_NAMES[number]
    names = FIELD_NAMES.get(field)
    return names[number] if names else str(number)
