"""A ship in a terminal: every component is a box of three lines with its connectors as numbers in its four sides.

Kinds go by the two letters of the rulebook's notation, which are the same in every language.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64
from rich.text import Text

from hullbreach.games.galaxy_trucker import names, pieces
from hullbreach.games.galaxy_trucker.ship import inspection, part, structure
from hullbreach.games.galaxy_trucker.ship.board import SPOTS, column_of, row_of, spot_at
from hullbreach.games.galaxy_trucker.ship.hull import SHIP_CELLS, Hull
from hullbreach.games.galaxy_trucker.ship.lines import SUM, Lines

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from hullbreach.games.galaxy_trucker.ship.board import Board
    from hullbreach.games.galaxy_trucker.view import PartView, ShipView

CELL: Final = 8  # a component is that wide: nine of them and the labels fill 78 columns
LABEL: Final = 3  # and the numbers of the rows beside them

SIGNS: Final = {
    "starting_cabin": "P0",
    "cabin": "CA",
    "life_support_brown": "LB",
    "life_support_purple": "LP",
    "engine_1": "E1",
    "engine_2": "E2",
    "cannon_1": "G1",
    "cannon_2": "G2",
    "shield": "SH",
    "battery_2": "B2",
    "battery_3": "B3",
    "cargo_2": "C2",
    "cargo_3": "C3",
    "special_cargo_1": "R1",
    "special_cargo_2": "R2",
    "structural": "ST",
    "explosive": "XE",
    "fragile": "XF",
    "heavy_2": "X2",
    "heavy_3": "X3",
    "heavy_4": "X4",
    "radioactive": "XR",
    "artefact_single": "XA",
    "artefact_double": "XD",
    "plating": "OP",
    "thrusters": "OT",
    "router": "OR",
    "robonauts_2": "ON",
    "stasis_2": "OS",
    "booster_1": "OB",
    "self_defence": "OD",
    "armoury": "OA",
}
STYLES: Final = {"B": "green", "G": "magenta", "E": "yellow", "S": "cyan", "X": "bright_red", "O": "bright_blue"}
ARROWS: Final = "↑→↓←"
AXES: Final = "↕↔↕↔"
FULL: Final = "●"
ROOM: Final = "○"
SPACE: Final = "·"
PART_LETTERS: Final = "abcd"
"""On free squares of a ship in several parts: to which of them they belong."""
DIE: Final = "⚄"
COUNTED: Final = (part.BATTERY, part.STASIS, part.BOOSTER)  # what carries so many of the same
HUMANS: Final = {"h1": "h", "h2": "hh"}  # a number would look like a connector
TILES: Final = {name: number for number, name in enumerate(pieces.TILE_NAMES)}


class Frame(NamedTuple):
    """What a box is drawn with, corners from the upper left on; and its colour."""

    corners: str
    across: str
    upright: str
    style: str


PLAIN: Final = Frame("┌┐┘└", "─", "│", "")
LOOSE: Final = Frame("╭╮╯╰", "╌", "╎", "cyan")
WRONG: Final = Frame("┏┓┛┗", "━", "┃", "bold red")


class Marks(NamedTuple):
    """What is special on a ship: squares in danger, and where the component in hand would fit, by its turns."""

    danger: Collection[int] = ()
    fitting: dict[int, str] = {}


# --- components ------------------------------------------------------------------------------------------------------
def sign_of(tile: str) -> str:
    return SIGNS[names.TILE_WORDS[TILES[tile]]]


def connectors_of(tile: str, turn: int = 0) -> str:
    """Front, right, rear, left: 0 is smooth, 1 single, 2 double, 3 universal."""
    lying = pieces.lying(TILES[tile], turn)
    return "".join(str(part.connector(lying, side)) for side in range(part.SIDES))


def box(tile: str, turn: int = 0, holds: str = "", frame: Frame = PLAIN) -> list[Text]:
    """The three lines of a component."""
    front, right, rear, left = (digit if digit != "0" else "" for digit in connectors_of(tile, turn))
    corners, across = frame.corners, frame.across
    top = f"{corners[0]}{across * 3}{front or across}{across * 2}{corners[1]}"
    bottom = f"{corners[3]}{across * 3}{rear or across}{across * 2}{corners[2]}"
    inside = f" {sign_of(tile)}{_detail(tile, turn, holds)}"
    middle = Text(left or frame.upright, frame.style)
    middle.append(inside, STYLES.get(inside[1], "")).append(right or frame.upright, frame.style)
    return [Text(top, frame.style), middle, Text(bottom, frame.style)]


def _detail(tile: str, turn: int, holds: str) -> str:
    """Three letters: where it points, or what it carries."""
    lying = pieces.lying(TILES[tile], turn)
    kind, facing = part.kind_of(lying), part.facing_of(lying)
    if kind in (part.CANNON, part.ENGINE):
        return f" {ARROWS[facing]} "
    if kind == part.SHIELD:
        return f" {ARROWS[facing]}{ARROWS[(facing + 1) % part.SIDES]}"
    if kind == part.ARTEFACT:
        return f" {AXES[facing]} "
    if kind in COUNTED:
        aboard = int(holds[1:] or 0)
        return f"{FULL * aboard}{ROOM * (part.size_of(lying) - aboard)}".ljust(3)
    if part.is_hold(kind):
        return holds.removeprefix("g:").ljust(part.size_of(lying), SPACE).ljust(3)
    return f" {HUMANS.get(holds, holds)}".ljust(3)


# --- ships -----------------------------------------------------------------------------------------------------------
def board_of(ship_class: str) -> Board:
    return pieces.BOARDS[pieces.CLASS_NAMES.index(ship_class)]


def square_name(board: Board, spot: int) -> str:
    """As it is printed."""
    return f"{column_of(spot)},{board.printed_row(row_of(spot))}"


def width_of(board: Board) -> int:
    columns = {column_of(spot) for spot in board.spots}
    return 2 * LABEL + CELL * len(columns)


def draw_ship(board: Board, ship: ShipView, marks: Marks) -> list[Text]:
    """Bow up. Where rows are printed from the stern, the numbers that moves are written with stand at the right.

    So do the rolls that hit a line, where they are not what it is called.
    """
    columns = sorted({column_of(spot) for spot in board.spots})
    parts = {component.at: component for component in ship.parts}
    lines = [Text(" " * LABEL + "".join(f"{column:^{CELL}}" for column in columns), "dim")]
    if any(_rolls(board.column_lines, column) for column in columns):
        rolls = (_rolls(board.column_lines, column) for column in columns)
        lines.append(Text(" " * LABEL + "".join(f"{text:^{CELL}}" for text in rolls), "dim"))
    for row in sorted({row_of(spot) for spot in board.spots}):
        squares = [_square(board, spot_at(column, row), ship, parts, marks) for column in columns]
        typed = f" ›{row}" if board.is_relabelled() else f" {_rolls(board.row_lines, row)}".rstrip()
        for number, pieces_of_line in enumerate(zip(*squares, strict=True)):
            inner = number == 1
            line = Text(f"{board.printed_row(row):>2} " if inner else " " * LABEL, "dim")
            lines.append(Text.assemble(line, *pieces_of_line, (typed if inner else "", "dim")))
    return lines


def _rolls(ways: Lines, line: int) -> str:
    """What dice must show for a line, if that is not what it is called: ⚄3–5."""
    numbers = ways.numbers[line - ways.first]
    if numbers == [ways.name_of[line]] and ways.dice == SUM:
        return ""
    return f"{DIE}{numbers[0]}" if len(numbers) == 1 else f"{DIE}{numbers[0]}–{numbers[-1]}"


def _square(board: Board, spot: int, ship: ShipView, parts: dict[int, PartView], marks: Marks) -> list[Text]:
    component = parts.get(spot)
    if component is not None:
        return box(component.tile, component.turn, component.holds, _frame(spot, ship, marks))
    empty = " " * CELL
    if spot not in board.spots:
        return [Text(empty)] * 3
    turns = marks.fitting.get(spot, "")
    free = SPACE if len(board.parts) == 1 else PART_LETTERS[board.part_of[board.place_of(spot)]]
    return [Text(empty), Text(f"{turns or free:^{CELL}}", "bold green" if turns else "dim"), Text(empty)]


def _frame(spot: int, ship: ShipView, marks: Marks) -> Frame:
    if spot in marks.danger or any(spot in error.at for error in ship.errors):
        return WRONG
    return LOOSE if spot == ship.loose else PLAIN


def side_by_side(boxes: Sequence[list[Text]], labels: Sequence[str]) -> list[Text]:
    """Some components in a row, each with a label below it."""
    lines = [Text.assemble(*line) for line in zip(*boxes, strict=True)]
    return [*lines, Text("".join(f"{label:^{CELL}}" for label in labels), "dim")]


# --- where something fits --------------------------------------------------------------------------------------------
def joins_of(pairs: Iterable[tuple[str, str]]) -> int:
    """Which connectors join: these pairs of them, or the usual ones if there are none."""
    joins = 0
    for one, other in pairs:
        joins = part.with_pair(joins, pieces.CONNECTORS.index(one), pieces.CONNECTORS.index(other))
    return int(joins or part.USUAL_JOINS)


def hull_of(board: Board, ship: ShipView, joins: int) -> Hull:
    """The ship as the rules see it, with nothing in it."""
    hull = Hull(board, vec[i64]([0] * int(SHIP_CELLS)), 0)
    hull.joins = joins
    for component in ship.parts:
        hull.put(board.place_of(component.at), pieces.lying(TILES[component.tile], component.turn))
    return hull


def fitting(board: Board, ship: ShipView, tile: str, joins: int = int(part.USUAL_JOINS)) -> dict[int, str]:
    """By free square the turns in which a component can be put there without a new building error."""
    hull = hull_of(board, ship, joins)
    wrong = len(inspection.errors(hull))
    found: dict[int, str] = {}
    for spot in range(SPOTS):
        place = board.place_of(spot)
        if place >= 0 and hull.is_free(place):
            turns = [turn for turn in range(part.SIDES) if _fits(hull, place, pieces.lying(TILES[tile], turn), wrong)]
            if turns:
                found[spot] = "".join(map(str, turns))
    return found


def _fits(hull: Hull, place: int, lying: int, wrong: int) -> bool:
    if not structure.would_join(hull, place, lying):
        return False
    hull.put(place, lying)
    fits = len(inspection.errors(hull)) <= wrong
    hull.remove(place)
    return fits
