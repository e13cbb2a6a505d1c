"""Raids of the robopolice through a single ship: where they enter, how they go, where they are beaten."""

from __future__ import annotations

import pytest

from hullbreach.games.galaxy_trucker.ship import load, part, raid, reserves
from hullbreach.games.galaxy_trucker.ship.hull import Hull
from hullbreach.kernel.agenda import NONE
from tests.rules.galaxy_trucker.ships import at, ship, squares

SIDES = "NESW"


def enters(hull: Hull, side: str, line: int, way: int = 1) -> str | None:
    place = raid.entry(hull, SIDES.index(side), line, way)
    return None if place == NONE else hull.board.labels[place]


def way_of(hull: Hull, square: str, side: str) -> tuple[list[str], bool]:
    found = raid.visit(hull, at(hull, square), SIDES.index(side))
    return [hull.board.labels[place] for place in found.path], found.beaten


# --- the way in ------------------------------------------------------------------------------------------------------
GUARDED = "7,7 P0 3333\n6,7 ST 0310\n6,8 OD 1000\n7,8 ST 1000"


@pytest.mark.rule("GT-EX-97", "GT-ROBO-04")
def test_it_tries_line_after_line_until_it_can_enter() -> None:
    hull = ship(GUARDED)
    assert squares(hull, raid.defended(hull)) == {"6,7", "6,8"}
    assert enters(hull, "S", 5) == "7,8"  # column 5 is empty, the rear of column 6 is defended
    assert enters(hull, "S", 6) == "7,8"
    # Defended too: on through 8 and 9, round the board, and every column was tried.
    closed = ship(GUARDED.replace("6,8 OD 1000\n7,8 ST 1000", "6,8 OD 1100\n7,8 ST 1001"))
    assert enters(closed, "S", 5) is None
    # Past the edge it comes back from the other end.
    assert enters(ship("7,7 P0 3333\n6,7 ST 0300"), "S", 8) == "6,7"
    assert enters(ship("7,7 P0 3333\n6,7 ST 0300"), "S", 8, -1) == "7,7"
    assert enters(ship("7,7 P0 3333\n6,7 ST 0300"), "S", 5, -1) == "7,7"


@pytest.mark.rule("GT-ROBO-04")
def test_it_enters_by_the_first_component_of_its_line_from_its_side() -> None:
    hull = ship("7,7 P0 3333\n7,6 ST 0010\n8,7 ST 0003\n7,8 ST 1000")
    assert [enters(hull, side, 7) for side in SIDES] == ["7,6", "8,7", "7,8", "7,7"]


@pytest.mark.rule("GT-ROBO-11")
def test_two_units_part_where_they_cannot_enter() -> None:
    hull = ship("7,7 P0 3333\n6,7 ST 0300\n8,7 ST 0003\n7,8 OD 0000")
    assert squares(hull, raid.defended(hull)) == {"7,8"}
    assert (enters(hull, "S", 7, 1), enters(hull, "S", 7, -1)) == ("8,7", "6,7")
    open_ship = ship("7,7 P0 3333\n6,7 ST 0300\n8,7 ST 0003")
    assert (enters(open_ship, "S", 7, 1), enters(open_ship, "S", 7, -1)) == ("7,7", "7,7")


# --- the way through -------------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-ROBO-05", "GT-RULING-84")
def test_it_keeps_to_its_right_and_uses_joins_only() -> None:
    hull = ship("7,7 P0 3333\n7,6 ST 0010\n8,7 ST 0003\n7,8 ST 1000\n6,7 ST 0000")
    # In from behind, right at the cabin and back, ahead and back, then out where it came from.
    path, beaten = way_of(hull, "7,8", "S")
    assert (path, beaten) == (["7,8", "7,7", "8,7", "7,7", "7,6", "7,7", "7,8", "7,7"][:7], False)


@pytest.mark.rule("GT-ROBO-09", "GT-RULING-46")
def test_it_goes_on_until_it_would_make_a_move_again() -> None:
    """Passing a component again does not end the visit; the same move out of it does."""
    ring = ship("7,7 P0 3333\n8,7 ST 0013\n8,8 ST 1001\n7,8 ST 1100")
    path, beaten = way_of(ring, "7,8", "S")
    assert (path, beaten) == (["7,8", "8,8", "8,7", "7,7", "7,8"], False)
    stub = ship("7,7 P0 3333\n8,7 ST 0003")
    assert way_of(stub, "8,7", "E") == (["8,7", "7,7", "8,7"], False)
    # Two ways through the cabin: it is passed twice before the circuit closes.
    assert way_of(ship("7,7 P0 3333\n8,7 ST 0003\n6,7 ST 0300"), "8,7", "E")[0] == ["8,7", "7,7", "6,7", "7,7", "8,7"]


@pytest.mark.rule("GT-ROBO-09", "GT-RULING-84")
def test_a_component_joined_to_nothing_is_left_at_once() -> None:
    assert way_of(ship("7,7 P0 3333\n6,7 ST 0000"), "7,7", "N") == (["7,7"], False)


@pytest.mark.rule("GT-ROBO-08")
def test_it_is_beaten_where_it_enters_a_defended_component() -> None:
    hull = ship("7,7 P0 3333\n8,7 ST 0003\n7,6 ST 1010\n7,5 OD 0010", "III")
    assert way_of(hull, "7,7", "S") == (["7,7", "8,7", "7,7", "7,6"], True)


# --- defences --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-RULING-87")
def test_what_is_defended() -> None:
    text = "7,7 P0 3333\n7,6 OD 1110\n6,6 ST 0000\n8,6 ST 0001\n7,5 OA 0110\n8,5 CA 0001 h1"
    hull = ship(text, "III")
    assert squares(hull, raid.defended(hull)) == {"7,6", "7,7", "8,6", "7,5", "8,5"}
    empty = ship(text.replace(" h1", ""), "III")
    assert squares(empty, raid.defended(empty)) == {"7,6", "7,7", "8,6", "7,5"}
    dead = ship("7,7 P0 3333\n8,7 OD 0103\n9,7 XA:row 0001\n7,6 OD 0010\n6,6 XA:row 0000\n6,8 OA 0100\n7,8 CA 1001 h2")
    assert squares(dead, raid.defended(dead)) == {"7,8"}
    assert reserves.armed(dead) == raid.defended(dead)


# --- what it takes ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-ROBO-06", "GT-RULING-86")
@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("CA 0003 h1", "crew"),
        ("CA 0003", "nothing"),
        ("OS 0003 s2", "crew"),
        ("B2 0003 c1", "battery"),
        ("C2 0003 g:B", "goods"),
        ("R1 0003", "nothing"),
        ("OB 0003 j1", "nothing"),
        ("ON 0003", "nothing"),
    ],
)
def test_it_takes_astronauts_cells_and_goods(text: str, found: str) -> None:
    hull = ship(f"7,7 P0 3333\n8,7 {text}")
    assert load.FIND_NAMES[raid.find(hull, at(hull, "8,7"))] == found


@pytest.mark.rule("GT-RULING-86")
def test_it_never_takes_an_alien() -> None:
    hull = ship("7,7 P0 3333\n8,7 CA 0013 aB\n8,8 LB 1000")
    assert raid.find(hull, at(hull, "8,7")) == load.NO_FIND
    assert hull.kind(at(hull, "8,7")) == part.CABIN
