"""Ships in a few words: the catalogue's notation makes a hull, and squares are named as on the board."""

from __future__ import annotations

from typing import Any

import msgspec
from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import pieces
from hullbreach.games.galaxy_trucker.papers.notation import read_ship
from hullbreach.games.galaxy_trucker.papers.paper import ShipPaper
from hullbreach.games.galaxy_trucker.papers.survey import survey_ship
from hullbreach.games.galaxy_trucker.ship import destruction, hazards, inspection, part, structure
from hullbreach.games.galaxy_trucker.ship.hull import Hull

SIDES = "NESW"
CABIN = "7,7 P0 3333"


def ship(text: str, ship_class: str = "I") -> Hull:
    return read_ship(ShipPaper(ship_class, text))


def report(text: str, ship_class: str = "I", **action: Any) -> dict[str, Any]:
    """What the survey says; `side` stands for `from`."""
    if "side" in action:
        action["from"] = action.pop("side")
    paper = {"class": ship_class, "ship": text, "action": action or None}
    told = msgspec.to_builtins(survey_ship(msgspec.convert(paper, ShipPaper)))
    assert isinstance(told, dict)
    return told


def copy(hull: Hull) -> Hull:
    return Hull(hull.board, hull.cells[:], hull.at)


def at(hull: Hull, square: str) -> int:
    return hull.board.labels.index(square)


def squares(hull: Hull, places: i64) -> set[str]:
    return {label for place, label in enumerate(hull.board.labels) if structure.has(places, place)}


def pieces_of(hull: Hull) -> list[set[str]]:
    return [squares(hull, piece) for piece in structure.pieces(hull)]


def errors(hull: Hull) -> set[str]:
    """As the survey writes them, without the pairs' order."""
    found = set()
    rows = inspection.errors(hull)
    for row in range(0, len(rows), int(inspection.ROW)):
        kind, *places = rows[row], rows[row + 1], rows[row + 2]
        named = sorted(hull.board.labels[place] for place in places if place >= 0)
        found.add(" ".join([inspection.ERROR_NAMES[kind], *named]))
    return found


def meets(hull: Hull, hazard: str, side: str, line: int, shield: bool = False, double: bool = False) -> str:
    """What becomes of a hazard."""
    number = pieces.HAZARD_NAMES.index(hazard)
    return hazards.OUTCOME_NAMES[hazards.outcome(hull, number, SIDES.index(side), line, shield, double)]


def defence(hull: Hull, hazard: str, side: str, line: int) -> i64:
    return hazards.defence(hull, pieces.HAZARD_NAMES.index(hazard), SIDES.index(side), line)


def hit(hull: Hull, side: str, line: int) -> str:
    """The square of the first component in the line."""
    return hull.board.labels[hazards.target(hull, SIDES.index(side), line)]


def destroy(hull: Hull, square: str) -> set[str]:
    """Destroy a component, with all that goes with it; returns their squares."""
    gone = destruction.chain(hull, at(hull, square))
    names = squares(hull, gone)
    structure.shed(hull, gone)
    return names


def keep(hull: Hull, square: str) -> int:
    """Fly on with the piece of that square; returns how many components fall off."""
    lost = hull.components() & ~structure.piece_of(hull, at(hull, square))
    structure.shed(hull, lost)
    return int(structure.count(lost))


def everywhere(ship_class: str, component: str = "ST 0000") -> Hull:
    """A board full of the same component, joined or not."""
    board = pieces.BOARDS[pieces.CLASS_NAMES.index(ship_class)]
    return ship("\n".join(f"{label} {component}" for label in board.labels), ship_class)


def bow_first(hull: Hull) -> list[str]:
    return [label for place, label in enumerate(hull.board.labels) if hull.part(place) != part.EMPTY]
