"""Any ship there can be, for property tests: grown from real tiles, well or badly, and loaded as far as allowed."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

from hullbreach.games.galaxy_trucker import facts
from tests.games.galaxy_trucker.naive import CLASSES, SIDES, Component, Ship, Square, rolls, squares_of, starts_of, step

DIGITS: Final = {"none": "0", "single": "1", "double": "2", "universal": "3"}
LETTERS: Final = {
    "starting_cabin": "P0",
    "cabin": "CA",
    "life_support_brown": "LB",
    "life_support_purple": "LP",
    "engine": "E",
    "cannon": "G",
    "shield": "SH",
    "battery": "B",
    "cargo": "C",
    "special_cargo": "R",
    "structural": "ST",
    "explosive": "XE",
    "fragile": "XF",
    "heavy": "XH",
    "radioactive": "XR",
    "artefact_single": "XA",
    "artefact_double": "XD",
}
SHIELDS: Final = ("NE", "SE", "SW", "NW")
Tile = tuple[str, str]


def tile_of(tile: facts.Tile) -> Tile:
    letters = LETTERS[tile.kind]
    size = {"E": tile.power, "G": tile.power, "B": tile.capacity, "C": tile.capacity, "R": tile.capacity}.get(letters)
    size = tile.weight if letters == "XH" else size
    return f"{letters}{size or ''}", "".join(DIGITS[name] for name in tile.connectors)


ORDINARY: Final = [tile_of(tile) for tile in facts.tiles() if tile.kind != "starting_cabin"]
SPECIAL: Final = [tile_of(tile) for tile in facts.special_tiles()]


def turned(tile: Tile, turn: int) -> Component:
    """After so many quarter turns clockwise: what was in front points to the right."""
    kind, connectors = tile
    turned_connectors = connectors[4 - turn :] + connectors[: 4 - turn] if turn else connectors
    facing = ""
    if kind[0] == "G":
        facing = SIDES[turn]
    elif kind in ("E1", "E2"):
        facing = SIDES[(2 + turn) % 4]
    elif kind == "SH":
        facing = SHIELDS[turn]
    elif kind == "XA":
        facing = ("col", "row")[turn % 2]
    return Component(kind, facing, turned_connectors)


def grow(chance: Random, ship_class: str, size: int, tiles: list[Tile], carefulness: float) -> Ship:
    """Add tiles next to what is there, mostly joined, and mostly without an error if the builder is careful."""
    ship = Ship(ship_class, {start: Component("P0", "", "3333") for start in starts_of(ship_class)})
    board = set(squares_of(ship_class))
    for tile in chance.sample(tiles, len(tiles)):
        touched = {step(ship_class, square, side) for square in ship.parts for side in SIDES}
        near = sorted((touched & board) - set(ship.parts))
        if len(ship.parts) >= size or not near:
            break
        square = chance.choice(near)
        turns = chance.sample(range(4), 4)
        careful = chance.random() < carefulness
        for turn in turns if careful else turns[:1]:
            ship.parts[square] = turned(tile, turn)
            if not careful or fits(ship, square):
                break
            del ship.parts[square]
    return ship


def fits(ship: Ship, square: Square) -> bool:
    """Whether the component there is joined to another, and neither it nor a neighbour is wrong for it."""
    sides = [side for side in SIDES if ship.beside(square, side)]
    squares = [square, *(step(ship.ship_class, square, side) for side in sides)]
    return any(ship.are_joined(square, side) for side in sides) and not any(map(ship.errors_at, squares))


def lose(chance: Random, ship: Ship, losses: int) -> Ship:
    """As after a flight: some components are gone, and the rest is one of the pieces with a cabin in each part."""
    for _ in range(losses):
        gone = chance.choice(sorted(ship.parts))
        left = ship.without({gone})
        kept: set[Square] = set()
        for pieces in left.by_part().values():
            largest = sorted((sorted(piece) for piece in pieces if left.has_cabin(piece)), key=len)[-1:]
            kept |= set().union(*largest)
        if not kept:
            return ship
        ship = left.without(set(left.parts) - kept)
    return ship


def fill(chance: Random, ship: Ship) -> None:
    """As much as may be there, or less."""
    starts = set(starts_of(ship.ship_class))
    home = set().union(*(piece for piece in ship.pieces() if piece & starts)) or set(ship.parts)
    for square, part in ship.parts.items():
        if square not in home or not ship.may_be_loaded(square):
            continue
        if part.is_cabin:
            part.humans = chance.choice((0, 1, 2, 2))
        elif part.kind in ("B2", "B3"):
            part.cells = chance.randint(0, int(part.kind[1]))
        elif part.kind in ("C2", "C3", "R1", "R2"):
            colours = "RYGB" if part.kind[0] == "R" else "YGB"
            part.goods = "".join(chance.choices(colours, k=chance.randint(0, int(part.kind[1]))))
    for alien in "BP":
        homes = [square for square in welcoming(ship, alien) if square in home]
        if homes and chance.random() < 0.7:
            square = chance.choice(homes)
            ship.parts[square].humans, ship.parts[square].alien = 0, alien


def welcoming(ship: Ship, alien: str) -> list[Square]:
    return [
        square
        for square, part in ship.parts.items()
        if part.kind == "CA" and not part.alien and ship.may_be_loaded(square) and ship.supported(square, alien)
    ]


@st.composite
def ships(draw: DrawFn) -> Ship:
    chance = Random(draw(st.integers(0, 2**32)))  # noqa: S311 - a ship in one draw
    ship_class = draw(st.sampled_from(CLASSES))
    tiles = ORDINARY + SPECIAL * draw(st.integers(0, 2))
    careful = draw(st.sampled_from((0.5, 0.9, 1.0, 1.0)))
    ship = grow(chance, ship_class, draw(st.integers(1, 45)), tiles, careful)
    ship = lose(chance, ship, draw(st.sampled_from((0, 0, 0, 1, 3))) if ship.is_whole() else 0)
    fill(chance, ship)
    return ship


@st.composite
def actions(draw: DrawFn, ship: Ship) -> dict[str, Any] | None:
    kinds = ("small_meteor", "large_meteor", "light_shot", "heavy_shot", "destroy", "strength", None)
    kind = draw(st.sampled_from(kinds))
    if kind is None:
        return None
    if kind == "destroy":
        column, row = draw(st.sampled_from(sorted(ship.parts)))
        return {"kind": kind, "square": f"{column},{row}"}
    if kind == "strength":
        full = "".join(sorted(draw(st.sets(st.sampled_from(SIDES)))))
        return {"kind": kind, "cells": draw(st.integers(0, ship.cells())), "full": full}
    side = draw(st.sampled_from(SIDES))
    return {
        "kind": kind,
        "from": side,
        "line": draw(st.sampled_from(rolls(ship.ship_class, side))),
        "shield": draw(st.booleans()),
        "double_cannon": draw(st.booleans()),
    }
