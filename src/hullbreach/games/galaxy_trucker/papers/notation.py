"""The notation of ships: `7,6 G1:N 0010`, one component on a line, as the catalogue explains it (`[notation]`).

Every word is checked, and so is what a component carries: what comes out is a ship that could be.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import pieces
from hullbreach.games.galaxy_trucker.papers.paper import BadShip, ShipPaper
from hullbreach.games.galaxy_trucker.ship import crew, load, part, structure, zones
from hullbreach.games.galaxy_trucker.ship.board import Board
from hullbreach.games.galaxy_trucker.ship.hull import SHIP_CELLS, Hull

FORM: Final = "column,row KIND[:facing] NESW [load]"
SIDE_LETTERS: Final = "NESW"
CONNECTOR_DIGITS: Final = "0123"
MOST_WEIGHT: Final = 7

KINDS: Final[dict[str, tuple[i64, i64]]] = {
    "P0": (part.STARTING_CABIN, 0),
    "CA": (part.CABIN, 0),
    "LB": (part.BROWN_SUPPORT, 0),
    "LP": (part.PURPLE_SUPPORT, 0),
    "E1": (part.ENGINE, 1),
    "E2": (part.ENGINE, 2),
    "G1": (part.CANNON, 1),
    "G2": (part.CANNON, 2),
    "SH": (part.SHIELD, 0),
    "B2": (part.BATTERY, 2),
    "B3": (part.BATTERY, 3),
    "C2": (part.HOLD, 2),
    "C3": (part.HOLD, 3),
    "R1": (part.SPECIAL_HOLD, 1),
    "R2": (part.SPECIAL_HOLD, 2),
    "ST": (part.STRUCTURE, 0),
    "XE": (part.EXPLOSIVE, 0),
    "XF": (part.FRAGILE, 0),
    **{f"XH{weight}": (part.HEAVY, weight) for weight in range(1, MOST_WEIGHT + 1)},
    "XR": (part.RADIOACTIVE, 0),
    "XA": (part.ARTEFACT, 0),
    "XD": (part.DOUBLE_ARTEFACT, 0),
    "OP": (part.PLATING, 0),
    "OT": (part.THRUSTERS, 0),
    "OR": (part.ROUTER, 0),
    "ON": (part.ROBONAUTS, 2),
    "OS": (part.STASIS, 2),
    "OB": (part.BOOSTER, 1),
    "OD": (part.SELF_DEFENCE, 0),
    "OA": (part.ARMOURY, 0),
}
"""Kind and size of a component, by its letters."""

TO_A_SIDE: Final[dict[str, i64]] = {"N": part.NORTH, "E": part.EAST, "S": part.SOUTH, "W": part.WEST}
FACINGS: Final[dict[i64, dict[str, i64]]] = {
    part.ENGINE: {**TO_A_SIDE, "": part.SOUTH},
    part.CANNON: TO_A_SIDE,
    # The two letters of a shield are a set; the number is the first of its sides, clockwise.
    part.SHIELD: {
        "NE": part.NORTH,
        "SE": part.EAST,
        "SW": part.SOUTH,
        "NW": part.WEST,
        "EN": part.NORTH,
        "ES": part.EAST,
        "WS": part.SOUTH,
        "WN": part.WEST,
    },
    part.ARTEFACT: {"col": part.NORTH, "row": part.EAST},
}
"""Where a component faces, by what stands behind the colon; of all other kinds nothing stands there."""
NO_FACING: Final[dict[str, i64]] = {"": part.NORTH}

ALIENS: Final[dict[str, i64]] = {"aB": load.BROWN_ALIEN, "aP": load.PURPLE_ALIEN}
GOODS: Final = "RYGB"
_SQUARE: Final = re.compile(r"[0-9]+,[0-9]+")
_FIGURES: Final = re.compile(r"h([0-9])")
_COUNT: Final = re.compile(r"([csj])([0-9])")
_GOODS: Final = re.compile(r"g:([RYGB]+)")
COUNTED: Final[dict[i64, str]] = {part.BATTERY: "c", part.STASIS: "s", part.BOOSTER: "j"}
"""Of what a component carries so many: cells, sleepers, jumps."""


def read_ship(paper: ShipPaper) -> Hull:
    """The ship as it stands there; raises BadShip."""
    board = find_board(paper.ship_class)
    hull = Hull(board, vec[i64]([0 for _ in range(SHIP_CELLS)]), 0)
    written: dict[int, str] = {}
    for text in components(paper.ship):
        place = _read_component(hull, text)
        written[place] = text
    if not written:
        raise BadShip("ship-empty", expected=FORM)
    _check_loads(hull, written)
    return hull


def find_board(name: str) -> Board:
    """Raises BadShip."""
    if name not in pieces.CLASS_NAMES:
        raise unknown("class", name, pieces.CLASS_NAMES)
    return pieces.BOARDS[pieces.CLASS_NAMES.index(name)]


def find_place(board: Board, field: str, square: str) -> int:
    """The place of a square of the outline; raises BadShip."""
    if not _SQUARE.fullmatch(square):
        raise BadShip("ship-square", field=field, value=square)
    if square not in board.labels:
        raise BadShip("ship-outside", field=field, value=square, ship=board.name)
    return board.labels.index(square)


def components(text: str) -> Iterator[str]:
    """The text of each component: one on a line, or with a semicolon between; what follows a # is for people."""
    for line in text.splitlines():
        for component in line.partition("#")[0].split(";"):
            if component.strip():
                yield component.strip()


def unknown(field: str, value: str, known: tuple[str, ...] | dict[str, i64] | str) -> BadShip:
    return BadShip("ship-unknown", field=field, value=value, expected=", ".join(name for name in known if name))


def _read_component(hull: Hull, text: str) -> int:
    """Put it on its square, with what it carries; returns the place."""
    words = text.split()
    if len(words) < 3:
        raise BadShip("ship-form", field=text, expected=FORM)
    square, kind_word, connectors, *contents = words
    place = find_place(hull.board, text, square)
    if not hull.is_free(place):
        raise BadShip("ship-taken", field=text, value=square)
    lying = _lying(text, kind_word, connectors)
    _check_printed(hull, place, text, lying)
    hull.put(place, lying)
    for content in contents:
        _add_load(hull, place, text, content)
    return place


def _lying(text: str, kind_word: str, connectors: str) -> i64:
    letters, _, facing = kind_word.partition(":")
    if letters not in KINDS:
        raise unknown(text, letters, tuple(KINDS))
    kind, size = KINDS[letters]
    facings = FACINGS.get(kind, NO_FACING)
    if facing not in facings or kind_word.endswith(":"):
        words = (f"{letters}:{name}" if name else letters for name in facings)
        raise BadShip("ship-facing", field=text, value=kind_word, expected=", ".join(words))
    if len(connectors) != len(SIDE_LETTERS) or not set(connectors) <= set(CONNECTOR_DIGITS):
        raise BadShip("ship-connectors", field=text, value=connectors)
    north, east, south, west = (int(digit) for digit in connectors)
    return part.pack(kind, north, east, south, west, facings[facing], size, 0)


def _check_printed(hull: Hull, place: int, text: str, lying: i64) -> None:
    """No starting cabin looks different or stands elsewhere; no barrel and no exhaust has a connector."""
    kind: i64 = part.kind_of(lying)
    if kind == part.STARTING_CABIN:
        universal = all(part.connector(lying, side) == part.UNIVERSAL for side in range(part.SIDES))
        if not structure.has(hull.board.starting, place) or not universal:
            starts = (f"{hull.board.labels[start]} P0 3333" for start in hull.board.starts)
            raise BadShip("ship-start", field=text, expected=", ".join(starts))
    if kind == part.ENGINE or kind == part.CANNON:
        facing: i64 = part.facing_of(lying)
        if part.connector(lying, facing) != part.SMOOTH:
            raise BadShip("ship-smooth", field=text, side=SIDE_LETTERS[facing])


# --- loads -----------------------------------------------------------------------------------------------------------
def _add_load(hull: Hull, place: int, text: str, content: str) -> None:
    kind: i64 = hull.kind(place)
    if part.is_cabin(kind):
        _add_crew(hull, place, text, content)
    elif (count := _COUNT.fullmatch(content)) and COUNTED.get(kind) == count[1]:
        hull.set_load(place, hull.load(place) + int(count[2]))
        if hull.load(place) > part.size_of(hull.part(place)):
            raise _too_much(text, content, part.size_of(hull.part(place)))
    elif part.is_hold(kind) and (goods := _GOODS.fullmatch(content)):
        _add_goods(hull, place, text, content, goods[1])
    else:
        raise BadShip("ship-load", field=text, value=content)


def _add_crew(hull: Hull, place: int, text: str, content: str) -> None:
    """Up to two humans, or one alien; never one in the starting cabin (GT-COMP-01, -02)."""
    before: i64 = hull.load(place)
    if content in ALIENS and hull.kind(place) == part.CABIN:
        if before != load.NOTHING:
            raise _too_much(text, content, 1)
        hull.set_load(place, ALIENS[content])
    elif figures := _FIGURES.fullmatch(content):
        if before + int(figures[1]) > load.HUMANS:
            raise _too_much(text, content, load.HUMANS)
        hull.set_load(place, before + int(figures[1]))
    else:
        raise BadShip("ship-load", field=text, value=content)


def _add_goods(hull: Hull, place: int, text: str, content: str, letters: str) -> None:
    """One block on each space, red ones in special holds (GT-GOODS-02)."""
    if "R" in letters and hull.kind(place) != part.SPECIAL_HOLD:
        raise BadShip("ship-red", field=text, value=content)
    room: i64 = part.size_of(hull.part(place))
    if load.all_blocks(hull.load(place)) + len(letters) > room:
        raise _too_much(text, content, room)
    hull.set_load(place, hull.load(place) + load.packed(*(letters.count(letter) for letter in GOODS)))


def _too_much(text: str, content: str, most: i64) -> BadShip:
    return BadShip("ship-too-much", field=text, value=content, most=int(most))


def _check_loads(hull: Hull, written: dict[int, str]) -> None:
    """Nothing where it may not be; aliens one of each colour, with their life support."""
    for place, text in written.items():
        barred = part.is_cabin(hull.kind(place)) or hull.kind(place) == part.BATTERY
        closed = zones.barred(hull) if barred else zones.dead(hull)
        if hull.load(place) != load.NOTHING and structure.has(closed, place):
            raise BadShip("ship-barred", field=text)
        if structure.has(crew.forlorn(hull), place):
            raise BadShip("ship-alien", field=text)
    cabins = {place: text for place, text in written.items() if hull.kind(place) == part.CABIN}
    for letters, alien in ALIENS.items():
        homes = [text for place, text in cabins.items() if hull.load(place) == alien]
        if len(homes) > 1:
            raise BadShip("ship-second-alien", field=homes[1], value=letters)


# --- writing ---------------------------------------------------------------------------------------------------------
def write_ship(hull: Hull) -> str:
    """The same notation again, bow first."""
    return "\n".join(_written(hull, place) for place in range(hull.board.size) if not hull.is_free(place))


def _written(hull: Hull, place: int) -> str:
    lying: i64 = hull.part(place)
    kind: i64 = part.kind_of(lying)
    sizes = (0, part.size_of(lying))  # that of most kinds says nothing here
    letters = next(name for name, (known, size) in KINDS.items() if known == kind and size in sizes)
    facing = _written_facing(kind, part.facing_of(lying))
    connectors = "".join(str(part.connector(lying, side)) for side in range(part.SIDES))
    words = [hull.board.labels[place], f"{letters}:{facing}" if facing else letters, connectors]
    return " ".join([*words, *_written_load(kind, hull.load(place))])


def _written_facing(kind: i64, facing: i64) -> str:
    if kind not in FACINGS:
        return ""
    line: i64 = facing & 1 if kind == part.ARTEFACT else facing  # flames point both ways
    return next(name for name, number in FACINGS[kind].items() if number == line)


def _written_load(kind: i64, carried: i64) -> list[str]:
    if carried == load.NOTHING:
        return []
    if part.is_cabin(kind):
        aliens = [letters for letters, alien in ALIENS.items() if alien == carried]
        return aliens or [f"h{carried}"]
    if kind in COUNTED:
        return [f"{COUNTED[kind]}{carried}"]
    return ["g:" + "".join(letter * load.blocks(carried, colour) for colour, letter in enumerate(GOODS))]
