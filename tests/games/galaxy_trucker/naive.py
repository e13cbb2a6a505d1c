"""The rules about ships a second time: slowly, by squares and words, from the rulebook alone.

Nothing of the engine is used here, so that what both say is unlikely to be wrong in the same way.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import product
from typing import Any, Final

Square = tuple[int, int]
Error = tuple[str, frozenset[str]]

SIDES: Final = "NESW"
OPPOSITE: Final = {"N": "S", "S": "N", "E": "W", "W": "E"}
# Row: columns, as GT-BOARD-01 to -04 list them.
OUTLINES: Final[dict[str, dict[int, list[int]]]] = {
    "I": {5: [7], 6: [6, 7, 8], 7: [5, 6, 7, 8, 9], 8: [5, 6, 7, 8, 9], 9: [5, 6, 8, 9]},
    "II": {
        4: [7],
        5: [6, 7, 8],
        6: [5, 6, 7, 8, 9],
        7: [5, 6, 7, 8, 9],
        8: [4, 5, 6, 7, 8, 9, 10],
        9: [4, 5, 6, 8, 9, 10],
    },
    "III": {
        4: [7],
        5: [6, 7, 8],
        6: [3, 5, 6, 7, 8, 9, 11],
        7: [3, 4, 5, 6, 7, 8, 9, 10, 11],
        8: [3, 4, 5, 6, 7, 8, 9, 10, 11],
        9: [3, 4, 6, 7, 8, 10, 11],
    },
    "IIIA": {
        11: [6, 7, 8],
        10: [5, 6, 7, 8, 9],
        9: [5, 6, 8, 9],
        8: [5, 6, 7, 8, 9],
        7: [6, 7, 8],
        6: [5, 7, 9],
        5: [5, 6, 7, 8, 9],
        4: [5, 6, 7, 8, 9],
        3: [5, 7, 9],
    },
}
# The classes of other boxes: where the first square lies, and a letter for each part (GT-RULING-80).
SHEETS: Final[dict[str, tuple[Square, list[str]]]] = {
    "IA": ((5, 5), [".AAA.", "AAAAA", ".AAA.", "AAAAA", "A...A"]),
    "IC": ((5, 3), [".AA.", "AAAA", "AAAA", "AAAA", ".AA.", "AAAA", "AAAA", "A..A"]),
    "IIC": ((5, 3), [".AA.", "AAAA", "AAAA", "AAAA", ".AA.", "AAAA", "AAAA", "A..A"]),
    "IIA": ((3, 5), ["A..A..BB.", "AAAA.BBBB", ".AA...BB.", "AAAA.BBBB", "A..A..BB."]),
    "IIB": ((3, 5), ["A..A.A..A", "AA.AAA.AA", "AAAAAAAAA", "AA.AAA.AA"]),
    "IIIC": ((4, 4), ["AAAAAA"] * 6),
    "IVC": (
        (3, 3),
        [
            "...A.B...",
            "..AAABB..",
            ".AAAABBB.",
            ".AAABBBB.",
            ".AAA.BBB.",
            ".CCC.DDD.",
            ".CCCCDDD.",
            "CCCCDDDDD",
            "CC.C.D.DD",
        ],
    ),
}
CLASSES: Final = [*OUTLINES, *SHEETS]
STARTS: Final[dict[str, list[Square]]] = {
    "IC": [(6, 6)],
    "IIC": [(6, 6)],
    "IIA": [(5, 7), (9, 7)],
    "IVC": [(5, 6), (9, 6), (5, 9), (9, 9)],
}
# Where lines go round: first and last column, first and last row (GT-RULING-79).
ROUND_COLUMNS: Final = {"IIB": (3, 11), "IIIC": (4, 9)}
ROUND_ROWS: Final = {"IIIC": (4, 9)}
# What a roll hits, where it is not the line of that number (GT-RULING-78).
OUTER: Final = {3: [5], 4: [5], 5: [5], 6: [6], 7: [7], 8: [8], 9: [9], 10: [9], 11: [9]}
COLUMN_OF: Final = {"IA": OUTER, "IC": {2: [5], 3: [6], 4: [7], 5: [8]}, "IIC": {2: [5], 3: [6], 4: [7], 5: [8]}}
ROW_OF: Final = {
    "IA": OUTER,
    "IC": {2: [3, 10], 3: [4, 9], 4: [5, 8], 5: [6, 7]},
    "IIC": {2: [3, 10], 3: [4, 9], 4: [5, 8], 5: [6, 7]},
    "IIB": {2: [5], 3: [6], 4: [7], 5: [8]},
    "IIIC": {die: [3 + die] for die in range(1, 7)},
}
SPECIAL: Final = ("XE", "XF", "XH", "XR", "XA", "XD")


def squares_of(ship_class: str) -> list[Square]:
    if ship_class in SHEETS:
        return list(letters_of(ship_class))
    return [(column, row) for row, columns in OUTLINES[ship_class].items() for column in columns]


def letters_of(ship_class: str) -> dict[Square, str]:
    (left, bow), sheet = SHEETS[ship_class]
    return {
        (left + across, bow + along): letter
        for along, row in enumerate(sheet)
        for across, letter in enumerate(row)
        if letter != "."
    }


def starts_of(ship_class: str) -> list[Square]:
    return STARTS.get(ship_class, [(7, 7)])


def part_of(ship_class: str, square: Square) -> str:
    return letters_of(ship_class).get(square, "") if ship_class in SHEETS else "A"


def back_on(ship_class: str, square: Square) -> Square:
    """Over an edge that is none, back on the board at the other end."""
    column, row = square
    first, last = ROUND_COLUMNS.get(ship_class, (column, column))
    column = last if column < first else first if column > last else column
    top, bottom = ROUND_ROWS.get(ship_class, (row, row))
    return column, bottom if row < top else top if row > bottom else row


def is_round(ship_class: str, side: str) -> bool:
    """Whether what comes from that side has no fixed side to come from."""
    return ship_class == "IIIC" or (ship_class == "IIB" and side in "EW")


def rolls(ship_class: str, side: str) -> list[int]:
    if is_round(ship_class, side):
        return [10 * one + other for one in range(1, 7) for other in range(1, 7)]
    return list(range(1, 7)) if ship_class in ("IC", "IIC") else list(range(2, 13))


def lines_hit(ship_class: str, side: str, line: int) -> list[int]:
    number = line // 10 if is_round(ship_class, side) else line
    if ship_class == "IIIC":
        return ROW_OF["IIIC"][number]
    table = (COLUMN_OF if side in "NS" else ROW_OF).get(ship_class)
    return [number] if table is None else table.get(number, [])


def step(ship_class: str, square: Square, side: str) -> Square:
    """The next square to a side; the bow of class IIIA is where its rows are highest."""
    column, row = square
    ahead = 1 if ship_class == "IIIA" else -1
    beside = {
        "N": (column, row + ahead),
        "S": (column, row - ahead),
        "E": (column + 1, row),
        "W": (column - 1, row),
    }[side]
    return back_on(ship_class, beside)


def error(kind: str, *squares: Square) -> Error:
    return kind, frozenset(label(square) for square in squares)


def around(ship_class: str, square: Square) -> set[Square]:
    column, row = square
    return {back_on(ship_class, (column + x, row + y)) for x in (-1, 0, 1) for y in (-1, 0, 1)} - {square}


def label(square: Square) -> str:
    return f"{square[0]},{square[1]}"


@dataclass
class Component:
    """`G1` that faces `N`, with connectors front, right, rear and left."""

    kind: str
    facing: str
    connectors: str
    humans: int = 0
    alien: str = ""
    cells: int = 0
    goods: str = ""

    def connector(self, side: str) -> int:
        return int(self.connectors[SIDES.index(side)])

    @property
    def sort(self) -> str:
        return "XH" if self.kind.startswith("XH") else self.kind

    @property
    def is_cabin(self) -> bool:
        return self.kind in ("CA", "P0")

    def text(self, square: Square) -> str:
        words = [label(square), f"{self.kind}:{self.facing}" if self.facing else self.kind, self.connectors]
        words += [f"h{self.humans}"] if self.humans else []
        words += [f"a{self.alien}"] if self.alien else []
        words += [f"c{self.cells}"] if self.cells else []
        words += [f"g:{self.goods}"] if self.goods else []
        return " ".join(words)


@dataclass
class Ship:
    ship_class: str
    parts: dict[Square, Component] = field(default_factory=dict)

    def text(self) -> str:
        return "\n".join(part.text(square) for square, part in self.parts.items())

    # --- how it hangs together ---
    def beside(self, square: Square, side: str) -> Component | None:
        """Nothing lies beside a component across the seam between two parts."""
        other = step(self.ship_class, square, side)
        same = part_of(self.ship_class, square) == part_of(self.ship_class, other)
        return self.parts.get(other) if same else None

    def are_joined(self, square: Square, side: str) -> bool:
        other = self.beside(square, side)
        if other is None:
            return False
        pair = {self.parts[square].connector(side), other.connector(OPPOSITE[side])}
        return 0 not in pair and (len(pair) == 1 or 3 in pair)

    def joins(self) -> set[frozenset[Square]]:
        return {
            frozenset({square, step(self.ship_class, square, side)})
            for square in self.parts
            for side in SIDES
            if self.are_joined(square, side)
        }

    def pieces(self) -> list[set[Square]]:
        """Merge what is joined until nothing changes."""
        pieces = [{square} for square in self.parts]
        for join in self.joins():
            touched = [piece for piece in pieces if piece & join]
            pieces = [piece for piece in pieces if not piece & join] + [set().union(*touched)]
        return pieces

    def by_part(self) -> dict[str, list[set[Square]]]:
        """The pieces of each part."""
        found: dict[str, list[set[Square]]] = {}
        for piece in self.pieces():
            found.setdefault(part_of(self.ship_class, next(iter(piece))), []).append(piece)
        return found

    def is_whole(self) -> bool:
        return all(len(pieces) == 1 for pieces in self.by_part().values())

    def exposed(self) -> int:
        return sum(
            1
            for square, part in self.parts.items()
            for side in SIDES
            if part.connector(side) and self.beside(square, side) is None
        )

    # --- zones ---
    def zone_of(self, square: Square) -> set[Square]:
        part = self.parts[square]
        board = squares_of(self.ship_class)
        column = {other for other in board if other[0] == square[0]}
        row = {other for other in board if other[1] == square[1]}
        if part.kind == "XD":
            return column | row
        if part.kind == "XA":
            return column if part.facing == "col" else row
        return set()

    def dead_zone(self) -> set[Square]:
        return set().union(*(self.zone_of(square) for square in self.parts))

    def radiated(self) -> set[Square]:
        return set().union(
            *(around(self.ship_class, square) for square, part in self.parts.items() if part.kind == "XR")
        )

    def works(self, square: Square) -> bool:
        return square not in self.dead_zone()

    def may_be_loaded(self, square: Square) -> bool:
        is_hold = self.parts[square].kind in ("C2", "C3", "R1", "R2")
        return self.works(square) and (is_hold or square not in self.radiated())

    def dead(self) -> set[str]:
        return {
            label(square) for square in self.dead_zone() & set(self.parts) if self.parts[square].sort not in SPECIAL
        }

    def no_load(self) -> set[str]:
        return {
            label(square)
            for square, part in self.parts.items()
            if (part.is_cabin or part.kind in ("B2", "B3")) and not self.may_be_loaded(square)
        }

    def supported(self, square: Square, alien: str) -> bool:
        wanted = f"L{alien}"
        return any(
            self.parts[other].kind == wanted and self.works(other)
            for join in self.joins()
            if square in join
            for other in join - {square}
        )

    # --- the inspection ---
    def errors(self) -> set[Error]:
        return set().union(self.loose(), *(self.errors_at(square) for square in self.parts))

    def errors_at(self, square: Square) -> set[Error]:
        """All that the component there has to do with, but being loose."""
        return self.bad_contacts(square) | self.bad_aim(square) | self.crossed_zones(square)

    def bad_contacts(self, square: Square) -> set[Error]:
        found: set[Error] = set()
        for side in SIDES:
            part, other = self.parts[square], self.beside(square, side)
            if other is None:
                continue
            touching = {part.connector(side), other.connector(OPPOSITE[side])}
            if touching in ({1, 2}, {0, 1}, {0, 2}, {0, 3}):
                found.add(error("connection", square, step(self.ship_class, square, side)))
            elif touching != {0} and part.kind == other.kind == "XR":
                found.add(error("radioactive", square, step(self.ship_class, square, side)))
        return found

    def bad_aim(self, square: Square) -> set[Error]:
        part = self.parts[square]
        if part.kind in ("E1", "E2") and part.facing != "S":
            return {error("engine_facing", square)}
        if part.kind in ("E1", "E2", "G1", "G2") and self.beside(square, part.facing):
            return {error("engine" if part.kind[0] == "E" else "cannon", square)}
        return set()

    def crossed_zones(self, square: Square) -> set[Error]:
        artefacts = [other for other, part in self.parts.items() if part.kind in ("XA", "XD") and other != square]
        if self.parts[square].kind not in ("XA", "XD"):
            return set()
        return {
            error("artefact", square, other)
            for other in artefacts
            if square in self.zone_of(other) or other in self.zone_of(square)
        }

    def loose(self) -> set[Error]:
        starts = set(starts_of(self.ship_class))
        return {
            error("disconnected", square)
            for pieces in self.by_part().values()
            for piece in pieces
            for square in piece
            if any(other & starts for other in pieces) and not piece & starts
        }

    # --- what it can do ---
    def crew(self) -> int:
        return sum(part.humans + bool(part.alien) for part in self.parts.values())

    def cells(self) -> int:
        return sum(part.cells for part in self.parts.values())

    def has_alien(self, alien: str) -> bool:
        return any(part.alien == alien for part in self.parts.values())

    def working(self, kind: str) -> list[Component]:
        return [part for square, part in self.parts.items() if part.kind == kind and self.works(square)]

    def engine(self, cells: int) -> int:
        """Parts add up, none of them below zero, however the cells are best shared out."""
        letters = {part_of(self.ship_class, square) for square in squares_of(self.ship_class)}
        if len(letters) == 1:
            return self.engine_alone(cells)
        live = self.without(
            {square for square, part in self.parts.items() if part.kind[0] == "E" and not self.works(square)}
        )
        ships = [live.only(letter) for letter in letters]
        return max(
            sum(max(0, ship.engine_alone(spent)) for ship, spent in zip(ships, shared, strict=True))
            for shared in product(range(cells + 1), repeat=len(ships))
            if sum(shared) == cells
        )

    def only(self, letter: str) -> Ship:
        return self.without({square for square in self.parts if part_of(self.ship_class, square) != letter})

    def engine_alone(self, cells: int) -> int:
        strength = len(self.working("E1")) + 2 * min(cells, len(self.working("E2")))
        if strength > 0 and self.has_alien("B"):
            strength += 2
        return strength - sum(int(part.kind[2:]) for part in self.parts.values() if part.sort == "XH")

    def cannon(self, cells: int, full: str) -> float:
        strength = sum(1 if part.facing in full else 0.5 for part in self.working("G1"))
        doubles = sorted((2 if part.facing in full else 1 for part in self.working("G2")), reverse=True)
        strength += sum(doubles[:cells])
        if strength > 0 and self.has_alien("P"):
            strength += 2
        return strength

    # --- what happens to it ---
    def first(self, side: str, line: int) -> Square | None:
        """Go in from far outside until something is there."""
        if self.ship_class in SHEETS:
            return next((square for square in self.passed(side, line) if square in self.parts), None)
        axis = 0 if side in "NS" else 1
        inward = OPPOSITE[side]
        start = {"N": 99, "S": -99} if self.ship_class == "IIIA" else {"N": -99, "S": 99}
        square = (line, start[side]) if axis == 0 else (99 if side == "E" else -99, line)
        for _ in range(200):
            if square in self.parts:
                return square
            square = step(self.ship_class, square, inward)
        return None

    def passed(self, side: str, line: int) -> list[Square]:
        """All squares on the way of something from a side, on a class of another box."""
        axis = 0 if side in "NS" else 1
        found: list[Square] = []
        for number in lines_hit(self.ship_class, side, line):
            squares = sorted(square for square in squares_of(self.ship_class) if square[axis] == number)
            way = squares[::-1] if side in "SE" else squares
            if is_round(self.ship_class, side):
                die = line % 10
                begin = (3, 4, 6, 8, 10, 11)[die - 1] if self.ship_class == "IIB" else 3 + die
                before = [sq for sq in way if (sq[1 - axis] > begin if side in "SE" else sq[1 - axis] < begin)]
                way = [square for square in way if square not in before] + before
            found += way
        return found

    def bears(self, kind: str, side: str, line: int) -> bool:
        for square, part in self.parts.items():
            near = {square} if side == "N" else {square, *self.next_lines(square, side)}
            numbers = {other[0] if side in "NS" else other[1] for other in near}
            hit = numbers & set(lines_hit(self.ship_class, side, line))
            if part.kind == kind and part.facing == side and hit and self.works(square):
                return True
        return False

    def next_lines(self, square: Square, side: str) -> list[Square]:
        return [step(self.ship_class, square, way) for way in ("EW" if side in "NS" else "NS")]

    def can_shield(self, side: str) -> bool:
        return self.cells() > 0 and any(side in part.facing for part in self.working("SH"))

    def outcomes(self, action: dict[str, Any]) -> set[str]:
        """All that the catalogue allows: of a few cases it does not say which word is used."""
        kind, side, line = action["kind"], action["from"], action["line"]
        shield, double = action.get("shield", False), action.get("double_cannon", False)
        square = self.first(side, line)
        if square is None:
            return {"miss"}
        part = self.parts[square]
        is_smooth = part.connector(side) == 0
        plated = {"plated"} if is_smooth and part.sort == "XH" else set()
        shielded = {"shielded"} if shield and self.can_shield(side) else set()
        if kind == "small_meteor":
            return {"bounce"} | plated if is_smooth else shielded or {"destroyed"}
        if kind == "large_meteor":
            if self.bears("G1", side, line):
                return {"shot_down"}
            shot = {"shot_down"} if double and self.cells() and self.bears("G2", side, line) else set()
            return shot | plated or {"destroyed"}
        if kind == "light_shot":
            return shielded | plated or {"destroyed"}
        return plated or {"destroyed"}

    def chain(self, square: Square) -> set[Square]:
        """Repeat over all components until nothing new is destroyed."""
        destroyed = {square}
        while True:
            more = {
                other
                for other, part in self.parts.items()
                for gone in destroyed & around(self.ship_class, other)
                if part.kind == "XF" or self.parts[gone].kind == "XE"
            }
            if more <= destroyed:
                return destroyed
            destroyed |= more

    def without(self, gone: set[Square]) -> Ship:
        return Ship(self.ship_class, {square: part for square, part in self.parts.items() if square not in gone})

    def has_cabin(self, piece: set[Square]) -> bool:
        return any(self.parts[square].is_cabin for square in piece)
