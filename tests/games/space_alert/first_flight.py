"""The first test flight of the rulebook, flown as its lesson explains: four people, three threats, all destroyed.

Two shots of the white heavy laser stop the Destroyer, two of the blue one the Pulse Ball; both red lasers together, in
turn 5 and no other, stop the Stealth Fighter before it attacks.
"""

from __future__ import annotations

from typing import Any

PLANS: list[list[str | None]] = [
    [None, "a", "a"],
    ["move_blue", "a", "a"],
    ["move_red", None, None, None, "a"],
    ["move_red", "change_deck", None, None, "a"],
]


def first_flight(**changes: Any) -> dict[str, Any]:
    """On paper, with some fields changed."""
    return {
        "crew": 4,
        "flight": "test",
        "tracks": {"red": "T6", "white": "T2", "blue": "T4"},
        "threats": [
            {"time": 1, "zone": "blue", "code": "E1-01"},
            {"time": 2, "zone": "white", "code": "E1-02"},
            {"time": 3, "zone": "red", "code": "E1-03"},
        ],
        "damage_seed": 1,
        "plans": PLANS,
        **changes,
    }


def idle_flight() -> dict[str, Any]:
    """The same, and nobody does anything: the white zone does not survive that."""
    return first_flight(plans=[[], [], [], []])
