"""How a ship looks: made once for every look it has, for most moves change one ship at most."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import cell, pieces
from hullbreach.games.galaxy_trucker.ship import cargo, crew, inspection, load, part, strength, structure
from hullbreach.games.galaxy_trucker.ship.hull import SHIP_CELLS, Hull
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.games.galaxy_trucker.view import ErrorView, PartView, ShipView, StrengthView
from hullbreach.kernel.agenda import NONE

LETTERS: Final = "RYGB"
COUNTED: Final[dict[int, str]] = {int(part.BATTERY): "c", int(part.STASIS): "s", int(part.BOOSTER): "j"}
MOST_LOOKS: Final = 512


def ship_view(table: Table, seat: int) -> ShipView:
    hull = table.ships[seat]
    return _look(
        int(table.cells[cell.CLASS]),
        int(hull.joins),
        tuple(hull.cells[hull.at : hull.at + SHIP_CELLS]),
        int(table.of(seat, cell.LAST)),
        table.cells[cell.PHASE] != cell.BUILDING,
    )


@lru_cache(maxsize=MOST_LOOKS)
def _look(ship_class: int, joins: int, cells: tuple[int, ...], last: int, built: bool) -> ShipView:
    hull = Hull(pieces.BOARDS[ship_class], vec[i64](cells), 0)
    hull.joins = joins
    spots = hull.board.spots
    return ShipView(
        parts=[_part(hull, place) for place in range(hull.board.size) if not hull.is_free(place)],
        loose=None if last == NONE else int(spots[last]),
        errors=_errors(hull),
        pieces=_pieces(hull) if built else [],
        exposed=int(structure.exposed(hull)),
        strength=_strength(hull),
        crew=int(crew.crew(hull)),
        humans=int(crew.humans(hull)),
        cells=int(crew.cells(hull)),
        goods=goods_text(cargo.aboard(hull)),
    )


def _part(hull: Hull, place: int) -> PartView:
    lies = hull.part(place)
    return PartView(
        int(hull.board.spots[place]),
        pieces.TILE_NAMES[part.tile_of(lies)],
        int(pieces.turn_of(lies)),
        _holds(hull, place),
    )


def _holds(hull: Hull, place: int) -> str:
    kind, carried = hull.kind(place), hull.load(place)
    if carried == load.NOTHING:
        return ""
    if part.is_cabin(kind):
        return {load.BROWN_ALIEN: "aB", load.PURPLE_ALIEN: "aP"}.get(carried, f"h{carried}")
    return f"{COUNTED[kind]}{carried}" if kind in COUNTED else f"g:{goods_text(carried)}"


def goods_text(goods: int) -> str:
    return "".join(letter * int(load.blocks(goods, colour)) for colour, letter in enumerate(LETTERS))


def _errors(hull: Hull) -> list[ErrorView]:
    found = inspection.errors(hull)
    rows = [found[start : start + inspection.ROW] for start in range(0, len(found), inspection.ROW)]
    return [
        ErrorView(inspection.ERROR_NAMES[kind], [int(hull.board.spots[place]) for place in between if place != NONE])
        for kind, *between in rows
    ]


def _pieces(hull: Hull) -> list[list[int]]:
    if structure.is_whole(hull):
        return []
    return [
        [int(spot) for place, spot in enumerate(hull.board.spots) if piece >> place & 1]
        for piece in structure.pieces(hull)
    ]


def _strength(hull: Hull) -> StrengthView:
    return StrengthView(
        int(strength.engine(hull, 0)),
        int(strength.engine(hull, strength.useful_for_engines(hull))),
        int(strength.cannon(hull, 0)),
        int(strength.cannon(hull, strength.useful_for_cannons(hull))),
    )
