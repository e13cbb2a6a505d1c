"""Dead zones and radiation: where components do nothing, and where neither crew nor cells may be (GT-ART, GT-RAD)."""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker.ship import part
from hullbreach.games.galaxy_trucker.ship.hull import Hull


def zone(hull: Hull, place: i64) -> i64:
    """What the artefact there kills: its column, its row, or both, to the edges of the board; itself as well.

    GT-ART-01, -02, -03, GT-RULING-29.
    """
    board = hull.board
    lying: i64 = hull.part(place)
    kind: i64 = part.kind_of(lying)
    killed: i64 = 0
    if kind == part.ARTEFACT or kind == part.DOUBLE_ARTEFACT:
        along: bool = part.facing_of(lying) == part.NORTH or part.facing_of(lying) == part.SOUTH
        if along or kind == part.DOUBLE_ARTEFACT:
            killed |= board.same_column[place]
        if not along or kind == part.DOUBLE_ARTEFACT:
            killed |= board.same_row[place]
    return killed


def dead(hull: Hull) -> i64:
    """All squares inside dead zones: what lies there does nothing, special components apart (GT-ART-04, -05)."""
    found: i64 = 0
    for place in range(hull.board.size):
        kind: i64 = hull.kind(place)
        if kind == part.ARTEFACT or kind == part.DOUBLE_ARTEFACT:
            found |= zone(hull, place)
    return found


def radiated(hull: Hull) -> i64:
    """All squares around radioactive containers, whatever is joined to what (GT-RAD-01, -04)."""
    found: i64 = 0
    for place in range(hull.board.size):
        if hull.kind(place) == part.RADIOACTIVE:
            found |= hull.board.around[place]
    return found


def barred(hull: Hull) -> i64:
    """All squares where neither crew nor cells may be loaded (GT-RAD-01, GT-ART-04)."""
    return dead(hull) | radiated(hull)
