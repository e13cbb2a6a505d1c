"""Plans, threats and piles in a few words, as a flight on paper."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from hullbreach.games.space_alert import pieces
from hullbreach.games.space_alert.cards.tables import TILE_IDS
from hullbreach.games.space_alert.papers.paper import FlightPaper

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

PLAN_WORDS = {".": None, "bots": "battlebots", "red": "move_red", "blue": "move_blue", "lift": "change_deck"} | {
    "a!": "heroic_a",
    "b!": "heroic_b",
    "bots!": "heroic_battlebots",
}
WORDS = {action: word for word, action in PLAN_WORDS.items()}
STRUCTURE_FIRST = ("structural", "gravolift", "reactor", "shield", "light_laser", "pulse_cannon", "heavy_laser")


def paper(
    plans: Sequence[str],
    threats: Sequence[str],
    tracks: str,
    piles: Mapping[str, str],
    flight: str,
    slips: Sequence[str],
    damage: Mapping[str, int | str],
) -> FlightPaper:
    drawn = {zone: tiles for zone, tiles in damage.items() if isinstance(tiles, str)}
    fields: dict[str, Any] = {
        "crew": len(plans),
        "flight": flight,
        "tracks": dict(zip(pieces.ZONE_NAMES, tracks.split(), strict=False)),
        "threats": [threat_paper(*threat.split()[:3]) for threat in threats],
        "damage_decks": {
            zone: pile(zone, f"{drawn.get(zone, '')} {piles.get(zone, '')}".split()) for zone in pieces.ZONE_NAMES[:3]
        },
        "plans": [[action_of(word) for word in plan.replace("|", " ").split()] for plan in plans],
        "trip_ups": [slip_paper(*slip.split()) for slip in slips],
    }
    return msgspec.convert(fields, FlightPaper)


def threat_paper(time: str, zone: str, name: str) -> dict[str, Any]:
    return {"time": int(time), "zone": zone, "id": name}


def slip_paper(member: str, turn: str, word: str) -> dict[str, Any]:
    return {"player": int(member), "turn": int(turn), "action": action_of(word)}


def action_of(word: str) -> str | None:
    if word.startswith("!"):
        return f"heroic_move_{word[1:]}"
    return PLAN_WORDS.get(word, word)


def pile(zone: str, first: Sequence[str]) -> list[str]:
    """The six tiles of a zone: those named, then the others, the structural one first."""
    assert all(f"{zone}_{tile}" in TILE_IDS for tile in first), first
    order = [f"{zone}_{tile}" for tile in (*first, *(tile for tile in STRUCTURE_FIRST if tile not in first))]
    return [tile for tile in order if tile in TILE_IDS]


def word_of(action: int) -> str:
    if action == pieces.NOTHING:
        return "."
    name = pieces.ACTION_NAMES[action]
    return "!" + name.removeprefix("heroic_move_") if name.startswith("heroic_move_") else WORDS.get(name, name)
