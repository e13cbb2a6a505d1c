"""A rule of thumb for how Earth is doing."""

from __future__ import annotations

from hullbreach.games.aliens_attack.state import ENDING, WON, Table


def earth_chances(table: Table) -> float:
    """Earth's chance to win, from 0 to 1."""
    if table.is_over():
        return 1.0 if table.cells[ENDING] == WON else 0.0
    return 0.5
