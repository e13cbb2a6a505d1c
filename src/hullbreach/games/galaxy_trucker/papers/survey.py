"""What the rules say about a ship on paper, and about what happens to it."""

from __future__ import annotations

from typing import Any, Final

from msgspec import UNSET, UnsetType, structs
from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import pieces
from hullbreach.games.galaxy_trucker.papers.notation import SIDE_LETTERS, find_place, read_ship, unknown
from hullbreach.games.galaxy_trucker.papers.paper import ActionPaper, BadShip, ShipPaper, ShipReport
from hullbreach.games.galaxy_trucker.ship import (
    crew,
    destruction,
    hazards,
    inspection,
    part,
    strength,
    structure,
    zones,
)
from hullbreach.games.galaxy_trucker.ship.hull import Hull

DESTROY: Final = "destroy"
STRENGTH: Final = "strength"
ACTIONS: Final = (*pieces.HAZARD_NAMES, DESTROY, STRENGTH)
# Errors about two components name both; the one in the way of a cannon or an engine goes without saying.
OF_TWO: Final = (inspection.CONNECTION, inspection.RADIOACTIVE, inspection.ARTEFACT)


def survey_ship(paper: ShipPaper) -> ShipReport:
    """Raises BadShip."""
    hull = read_ship(paper)
    action = paper.action
    if action is not None and action.kind not in ACTIONS:
        raise unknown("action.kind", action.kind, ACTIONS)
    report = _inspected(hull, action)
    if action is None or action.kind == STRENGTH:
        return report
    if action.kind == DESTROY:
        return structs.replace(report, **_destroyed(hull, destruction.chain(hull, _square(hull, action))))
    return structs.replace(report, **_struck(hull, action))


def _inspected(hull: Hull, action: ActionPaper | None) -> ShipReport:
    """The ship as it is. Loose components, blocked or wrongly turned engines and blocked cannons never fly."""
    wrong = _errors(hull)
    kinds = {kind for kind, _ in wrong}
    is_whole = structure.is_whole(hull)
    engine, cannon = _strengths(hull, action)
    has_engine = is_whole and not kinds & {inspection.ENGINE, inspection.ENGINE_FACING}
    return ShipReport(
        legal=not wrong,
        errors=[text for _, text in wrong],
        joined=_joins(hull),
        dead=[
            label
            for place, label in _listed(hull, zones.dead(hull) & hull.components())
            if not part.is_special(hull.kind(place))
        ],
        no_load=[
            label
            for place, label in _listed(hull, zones.barred(hull))
            if part.is_cabin(hull.kind(place)) or hull.kind(place) == part.BATTERY
        ],
        crew=int(crew.crew(hull)),
        exposed=int(structure.exposed(hull)) if is_whole else UNSET,
        engine=engine if has_engine else UNSET,
        cannon=cannon if is_whole and inspection.CANNON not in kinds else UNSET,
    )


def _listed(hull: Hull, places: i64) -> list[tuple[int, str]]:
    """The places of a set, each with its label."""
    return [(place, label) for place, label in enumerate(hull.board.labels) if structure.has(places, place)]


def _labels(hull: Hull, places: i64) -> list[str]:
    return [label for _, label in _listed(hull, places)]


def _errors(hull: Hull) -> list[tuple[int, str]]:
    """The kind of each error, and how it is written."""
    rows = inspection.errors(hull)
    labels = hull.board.labels
    found: list[tuple[int, str]] = []
    for row in range(0, len(rows), int(inspection.ROW)):
        kind, place, other = rows[row], rows[row + 1], rows[row + 2]
        where = f"{labels[place]}-{labels[other]}" if kind in OF_TWO else labels[place]
        found.append((int(kind), f"{inspection.ERROR_NAMES[kind]} {where}"))
    return found


def _joins(hull: Hull) -> list[str]:
    """Each pair once: a component with the one to its right, and with the one behind it."""
    board = hull.board
    return [
        f"{label}-{board.labels[board.neighbour(place, side)]}"
        for place, label in enumerate(board.labels)
        for side in (part.EAST, part.SOUTH)
        if structure.joined(hull, place, side)
    ]


def _strengths(hull: Hull, action: ActionPaper | None) -> tuple[int, int | float]:
    """Of the engines and of the cannons, each with all the cells the action spends."""
    cells, full = 0, int(strength.FULL_TO_THE_BOW)
    if action is not None and action.kind == STRENGTH:
        cells = _number("action.cells", action.cells, 0, int(crew.cells(hull)))
        full = 0
        for letter in action.full:
            full |= 1 << _side("action.full", letter)
    halves = int(strength.cannon(hull, cells, full))
    return int(strength.engine(hull, cells)), halves / 2 if halves % 2 else halves // 2


# --- what happens ----------------------------------------------------------------------------------------------------
def _struck(hull: Hull, action: ActionPaper) -> dict[str, Any]:
    hazard: i64 = pieces.HAZARD_NAMES.index(action.kind)
    side: i64 = _side("action.from", action.from_)
    line: i64 = _line(hull, side, action)
    outcome: i64 = hazards.outcome(hull, hazard, side, line, action.shield, action.double_cannon)
    told: dict[str, Any] = {"outcome": hazards.OUTCOME_NAMES[outcome]}
    if outcome != hazards.MISS:
        target: i64 = hazards.target(hull, side, line)
        told["hit"] = hull.board.labels[target]
        if outcome == hazards.DESTROYED:
            return {**told, **_destroyed(hull, destruction.chain(hull, target))}
    return {**told, "destroyed": []}


def _destroyed(hull: Hull, places: i64) -> dict[str, Any]:
    """All of it goes at once, then the pieces are found (GT-LOSS-05)."""
    told: dict[str, Any] = {"destroyed": _labels(hull, places)}
    structure.shed(hull, places)
    left = list(structure.pieces(hull))
    told["parts"] = [_labels(hull, piece) for piece in left]
    told["lost_parts"] = [_labels(hull, piece) for piece in left if not structure.has_cabin(hull, piece)]
    return {**told, "exposed_after": _exposed_after(hull)}


def _exposed_after(hull: Hull) -> int | UnsetType:
    """Of the starting cabins' pieces, when all others are gone; nothing if they are gone themselves."""
    starts = [start for start in hull.board.starts if not hull.is_free(start)]
    if not starts:
        return UNSET
    kept: i64 = 0
    for start in starts:
        kept |= structure.piece_of(hull, start)
    structure.shed(hull, hull.components() & ~kept)
    return int(structure.exposed(hull))


# --- what the action says --------------------------------------------------------------------------------------------
def _square(hull: Hull, action: ActionPaper) -> int:
    if action.square is None:
        raise BadShip("ship-missing", field="action.square")
    place = find_place(hull.board, "action.square", action.square)
    if hull.is_free(place):
        raise BadShip("ship-no-component", field="action.square", value=action.square)
    return place


def _side(field: str, letter: str | None) -> int:
    if letter is None:
        raise BadShip("ship-missing", field=field)
    if len(letter) != 1 or letter not in SIDE_LETTERS:
        raise unknown(field, letter, tuple(SIDE_LETTERS))
    return SIDE_LETTERS.index(letter)


def _line(hull: Hull, side: int, action: ActionPaper) -> int:
    """What dice can show on this class for something from that side."""
    known = hull.board.lines(side).aims()
    line = _number("action.line", action.line, known[0], known[-1])
    if line not in known:
        raise unknown("action.line", str(line), tuple(map(str, known)))
    return line


def _number(field: str, value: int | None, low: int, high: int) -> int:
    if value is None:
        raise BadShip("ship-missing", field=field)
    if not low <= value <= high:
        raise BadShip("ship-range", field=field, value=value, low=low, high=high)
    return value
